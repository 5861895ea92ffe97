//! Values that several ops compute equally, without a term for the computation.
use rustc_hash::FxHashSet;
use seawall_dialects::Meaning;
use seawall_mlir::{NamedAttr, OpId};
use seawall_model::{TermId, TermKind};

use crate::terms::Terms;

/// What an opaque value is computed from. Two values with the same makings are equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Makings {
    op: String,
    attributes: Vec<(String, String)>,
    operands: Vec<TermId>,
}

/// Larger terms are treated as varying.
const LARGEST: usize = 256;

impl Terms<'_> {
    /// What such an op computes its value from, if it is one value for the whole run.
    pub(crate) fn makings(&self, op: OpId, meaning: Meaning) -> Option<Makings> {
        let operands = self.facts.opaque_operands(op, meaning)?;
        let operands: Option<Vec<TermId>> =
            operands.iter().map(|&operand| self.table[self.facts.origin_of_captured(operand)]).collect();
        let operands = operands.filter(|operands| operands.iter().all(|&term| self.is_one_value(term)))?;
        let (op, attributes) = self.named_op(op);
        Some(Makings { op, attributes, operands })
    }

    /// The name of an op and its attributes, without the tasks that run it, which do not affect its
    /// result.
    pub(crate) fn named_op(&self, op: OpId) -> (String, Vec<(String, String)>) {
        let module = self.facts.module;
        let text =
            |attr: &NamedAttr| (module.symbol(attr.key).to_owned(), module.attr_text(attr.value).to_owned());
        let decides = |attr: &&NamedAttr| module.symbol(attr.key) != "async_task_id";
        let attributes = module.attrs(op).iter().filter(decides).map(text).collect();
        (module.op_name(op).to_owned(), attributes)
    }

    /// Whether a term consists of constants, symbols that do not vary, and kernel arguments.
    fn is_one_value(&self, term: TermId) -> bool {
        let mut seen = FxHashSet::default();
        let mut open = vec![term];
        while let Some(term) = open.pop() {
            if !seen.insert(term) {
                continue;
            }
            let one_value = match self.arena.kind(term) {
                TermKind::Symbol { varying, .. } => !varying,
                TermKind::Tid => false,
                TermKind::Param { block, .. } => self.kernel_entries.contains(block),
                _ => true,
            };
            if !one_value || seen.len() > LARGEST {
                return false;
            }
            open.extend(self.arena.kind(term).operands());
        }
        true
    }
}
