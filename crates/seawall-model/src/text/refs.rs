//! The names that the printer uses: a thing's own name if it is a unique plain word, else a name
//! made from its id.

use rustc_hash::FxHashMap;
use seawall_base::EntityId;

use super::expr::{INFIX, Infix};
use super::lexer::quote;
use crate::ids::{BufferId, DescriptorId, FunctionId, PartitionId, TermId};
use crate::names::{Named, is_plain};
use crate::program::Program;
use crate::term::TermKind;

/// Terms with more nodes than this are printed by number.
const MAX_INLINE: u32 = 12;

/// Names for one program.
pub(super) struct Refs<'p> {
    program: &'p Program,
    buffers: Vec<String>,
    functions: Vec<String>,
    partitions: Vec<String>,
    descriptors: Vec<String>,
    /// Symbols by term.
    symbols: FxHashMap<TermId, String>,
    /// The number of nodes of each term when written out.
    sizes: Vec<u32>,
}

/// Returns each name if it is plain and unique, else the id.
fn refs<'n, K: EntityId + ToString>(names: impl Iterator<Item = (K, &'n str)>) -> Vec<String> {
    let names: Vec<(K, &str)> = names.collect();
    let mut count: FxHashMap<&str, u32> = FxHashMap::default();
    for (_, name) in &names {
        *count.entry(name).or_default() += 1;
    }
    let is_own = |name: &str| is_plain(name) && count.get(name) == Some(&1);
    names.iter().map(|(id, name)| if is_own(name) { (*name).to_owned() } else { id.to_string() }).collect()
}

impl<'p> Refs<'p> {
    pub(super) fn new(program: &'p Program) -> Self {
        let symbols: Vec<(TermId, &str)> = program
            .terms
            .iter()
            .filter_map(|(id, kind)| match kind {
                TermKind::Symbol { name, .. } => Some((id, name.as_str())),
                _ => None,
            })
            .collect();
        let names = refs(symbols.iter().copied());
        let mut sizes: Vec<u32> = Vec::with_capacity(program.terms.len());
        for (_, kind) in program.terms.iter() {
            let operands = kind.operands();
            let parts = operands.iter().map(|term| sizes.get(term.index()).copied().unwrap_or(u32::MAX));
            sizes.push(parts.fold(1, u32::saturating_add));
        }
        Refs {
            program,
            buffers: refs(program.buffers.iter().map(|(id, buffer)| (id, buffer.name.as_str()))),
            functions: refs(program.functions.iter().map(|(id, function)| (id, function.name.as_str()))),
            partitions: refs(program.partitions.iter().map(|(id, partition)| (id, partition.name.as_str()))),
            descriptors: refs(program.descriptors.iter().map(|(id, name)| (id, name.as_str()))),
            symbols: symbols.iter().map(|symbol| symbol.0).zip(names).collect(),
            sizes,
        }
    }

    pub(super) fn buffer(&self, id: BufferId) -> String {
        self.buffers.get(id.index()).cloned().unwrap_or_else(|| id.to_string())
    }

    pub(super) fn function(&self, id: FunctionId) -> String {
        self.functions.get(id.index()).cloned().unwrap_or_else(|| id.to_string())
    }

    pub(super) fn partition(&self, id: PartitionId) -> String {
        self.partitions.get(id.index()).cloned().unwrap_or_else(|| id.to_string())
    }

    pub(super) fn descriptor(&self, id: DescriptorId) -> String {
        self.descriptors.get(id.index()).cloned().unwrap_or_else(|| id.to_string())
    }

    /// The symbol's name in the text.
    pub(super) fn symbol(&self, id: TermId) -> String {
        self.symbols.get(&id).cloned().unwrap_or_else(|| id.to_string())
    }

    /// A term as an expression.
    pub(super) fn term(&self, id: TermId) -> String {
        self.expression(id, true)
    }

    /// Prints a term as one operation. Its operands are printed as leaves or by number.
    pub(super) fn definition(&self, kind: &TermKind) -> String {
        let shallow = |id: TermId| match self.program.terms.get(id) {
            Some(kind) if kind.operands().is_empty() => self.leaf(id, kind),
            _ => id.to_string(),
        };
        self.operation(kind, &shallow).unwrap_or_default()
    }

    /// Prints small terms as expressions. The recursion depth is limited by their size.
    fn expression(&self, id: TermId, outermost: bool) -> String {
        let Some(kind) = self.program.terms.get(id) else { return id.to_string() };
        if kind.operands().is_empty() {
            return self.leaf(id, kind);
        }
        if self.sizes.get(id.index()).is_none_or(|size| *size > MAX_INLINE) {
            return id.to_string();
        }
        let text = self.operation(kind, &|operand| self.expression(operand, false)).unwrap_or_default();
        let is_infix = infix(kind).is_some();
        if is_infix && !outermost { format!("({text})") } else { text }
    }

    fn leaf(&self, id: TermId, kind: &TermKind) -> String {
        match kind {
            TermKind::Const(value) => value.to_string(),
            TermKind::Param { block, index } => format!("bb{}.{index}", block.index()),
            TermKind::Symbol { .. } => self.symbol(id),
            TermKind::Tid => "tid".to_owned(),
            _ => id.to_string(),
        }
    }

    fn operation(&self, kind: &TermKind, operand: &dyn Fn(TermId) -> String) -> Option<String> {
        Some(match *kind {
            TermKind::Binary(op, a, b) => match infix(kind) {
                Some(sign) => format!("{} {sign} {}", operand(a), operand(b)),
                // An operand of a call needs no parentheses: the comma separates it.
                None => format!("{}({}, {})", op.name(), operand(a), operand(b)),
            },
            TermKind::Compare(predicate, a, b) => match infix(kind) {
                Some(sign) => format!("{} {sign} {}", operand(a), operand(b)),
                None => format!("{}({}, {})", predicate.name(), operand(a), operand(b)),
            },
            TermKind::Select(condition, a, b) => {
                format!("select({}, {}, {})", operand(condition), operand(a), operand(b))
            }
            TermKind::Again { term, number } => format!("again({}, {number})", operand(term)),
            TermKind::Const(value) => value.to_string(),
            TermKind::Param { block, index } => format!("bb{}.{index}", block.index()),
            TermKind::Tid => "tid".to_owned(),
            TermKind::Symbol { .. } => return None,
        })
    }

    /// `NAME` or `buf3 "the name"`, for a declaration.
    pub(super) fn declared(reference: &str, name: &str) -> String {
        if reference == name { name.to_owned() } else { format!("{reference} {}", quote(name)) }
    }
}

fn infix(kind: &TermKind) -> Option<&'static str> {
    let infix = match *kind {
        TermKind::Binary(op, ..) => Infix::Binary(op),
        TermKind::Compare(predicate, ..) => Infix::Compare(predicate),
        _ => return None,
    };
    INFIX.iter().find(|row| row.2 == infix).map(|row| row.0)
}
