//! The warps that participate in a conditional barrier: its condition as a term of the thread
//! index, constants and arguments.
//!
//! Forwarded conditions are followed to their computation through branches, loops, conditionals and
//! calls, as long as all paths give the same term. The oracle's runs know the thread index of each
//! warp, and treat every other forwarded value as uniform.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::{Arith, Meaning, Regions};
use seawall_mlir::{OpId, ValueDef, ValueId};
use seawall_model::{Block, BlockId, TermId, TermKind};
use smallvec::SmallVec;

use crate::integer_terms::binary;
use crate::unit::ModuleLowering;

/// Conditions consist of a few ops; longer chains are not followed,
const DEEPEST: u32 = 64;
/// nor are searches of more steps.
const MOST_STEPS: u32 = 4096;

/// The values that each value may be forwarded from.
type Sources = FxHashMap<ValueId, SmallVec<[ValueId; 2]>>;

impl ModuleLowering<'_> {
    /// The term of the condition of `op`, on which warps may diverge. A condition that cannot be
    /// followed is recorded in `unresolved_conditions`, because runs would treat it as uniform.
    pub(crate) fn divergent_condition_term(&mut self, op: OpId, condition: ValueId) -> TermId {
        let own = self.term(condition);
        if self.is_plain(own) || !self.is_divergent(condition) {
            return own;
        }
        let sources = self.all_sources();
        let followed = Follow { unit: self, sources: &sources, open: FxHashSet::default(), fuel: MOST_STEPS }
            .term(condition, DEEPEST);
        if followed.is_none() {
            self.unresolved_conditions.push(op);
        }
        followed.unwrap_or(own)
    }

    /// Whether a term consists of the thread index, constants and kernel arguments, which are
    /// uniform.
    fn is_plain(&self, term: TermId) -> bool {
        let mut seen = FxHashSet::default();
        let mut open = vec![term];
        while let Some(term) = open.pop() {
            let kind = self.program.terms.kind(term);
            match *kind {
                TermKind::Param { block, .. } if !self.is_start(block) => return false,
                TermKind::Symbol { .. } => return false,
                _ => {}
            }
            open.extend(kind.operands().into_iter().filter(|&operand| seen.insert(operand)));
        }
        true
    }

    /// Whether `block` is the entry of a kernel that no op calls, and runs once.
    fn is_start(&self, block: BlockId) -> bool {
        let function = self.program.blocks[block].function;
        let Some(known) = self.program.functions.get(function) else { return false };
        let leads_there = |from: &Block| from.terminator.edges().iter().any(|edge| edge.target == block);
        let calls_it = |op: OpId| {
            let callee = matches!(self.meaning(op), Meaning::Call).then(|| self.callee(op)).flatten();
            callee.is_some_and(|callee| self.functions.get(&callee) == Some(&function))
        };
        known.kernel
            && known.entry == block
            && !self.program.blocks.values().any(leads_there)
            && !self.module.walk().any(calls_it)
    }

    /// The sources of each forwarded value. Arguments of functions with external callers have none.
    fn all_sources(&self) -> Sources {
        let module = self.module;
        let mut sources = Sources::default();
        let mut pass = |from: &[ValueId], to: &[ValueId]| {
            for (&source, &target) in from.iter().zip(to) {
                sources.entry(target).or_default().push(source);
            }
        };
        for op in module.walk() {
            for successor in module.successors(op) {
                pass(module.successor_args(successor), module.block_args(successor.block));
            }
            match self.meaning(op) {
                Meaning::Regions(regions) => {
                    self.forwarded(op, regions).into_iter().for_each(|(from, to)| pass(from, to));
                }
                Meaning::Call => {
                    let Some(callee) = self.callee(op) else { continue };
                    if self.is_private(callee) {
                        pass(module.operands(op), self.entry_args(callee, 0));
                    }
                    let ends =
                        module.walk_op(callee).filter(|&end| matches!(self.meaning(end), Meaning::Return));
                    ends.for_each(|end| pass(module.operands(end), module.results(op)));
                }
                _ => {}
            }
        }
        sources
    }
}

/// The search for one condition.
struct Follow<'f, 'm> {
    unit: &'f mut ModuleLowering<'m>,
    sources: &'f Sources,
    /// Values whose search is in progress; a loop forwards them to themselves.
    open: FxHashSet<ValueId>,
    fuel: u32,
}

impl Follow<'_, '_> {
    fn term(&mut self, value: ValueId, depth: u32) -> Option<TermId> {
        if let Some(term) = self.unit.terms[value].filter(|&term| self.unit.is_plain(term)) {
            return Some(term);
        }
        let depth = depth.checked_sub(1)?;
        self.fuel = self.fuel.checked_sub(1)?;
        self.open.insert(value);
        let sources = self.sources;
        let found = match (sources.get(&value), self.unit.module.value(value).def) {
            (Some(sources), def) => self.same(sources, depth).or_else(|| self.chosen(def, sources, depth)),
            (None, ValueDef::OpResult { op, .. }) => self.computed(op, value, depth),
            (None, ValueDef::BlockArg { .. }) => None,
        };
        self.open.remove(&value);
        found
    }

    /// The one term of all values, ignoring those whose search is in progress.
    fn same(&mut self, values: &[ValueId], depth: u32) -> Option<TermId> {
        let mut found = None;
        for &value in values {
            if self.open.contains(&value) {
                continue;
            }
            let term = self.term(value, depth)?;
            if found.replace(term).is_some_and(|other| other != term) {
                return None;
            }
        }
        found
    }

    /// The result of a conditional: a select of the values that its branches yield.
    fn chosen(&mut self, def: ValueDef, sources: &[ValueId], depth: u32) -> Option<TermId> {
        let ValueDef::OpResult { op, .. } = def else { return None };
        if !matches!(self.unit.meaning(op), Meaning::Regions(Regions::If)) {
            return None;
        }
        let &[yes, no] = sources else { return None };
        let condition = *self.unit.module.operands(op).first()?;
        let terms = [condition, yes, no].map(|value| self.term(value, depth));
        let [Some(condition), Some(yes), Some(no)] = terms else { return None };
        Some(self.unit.program.terms.intern(TermKind::Select(condition, yes, no)))
    }

    /// The term that an op computes from its operands.
    fn computed(&mut self, op: OpId, value: ValueId, depth: u32) -> Option<TermId> {
        let unit = &mut *self.unit;
        if let Some(constant) = unit.constant(value) {
            return Some(unit.program.terms.constant(constant));
        }
        if let Some(mut term) = unit.warp_term(op) {
            while let TermKind::Again { term: same, .. } = *unit.program.terms.kind(term) {
                term = same;
            }
            return Some(term);
        }
        let (meaning, operands) = (unit.meaning(op), unit.module.operands(op));
        if let Meaning::Arith(kind) = meaning
            && let Some(from) = unit.cast_operand(op, kind)
        {
            return self.term(from, depth);
        }
        let predicate = unit.predicate(op);
        let terms = operands
            .iter()
            .map(|&operand| self.term(operand, depth))
            .collect::<Option<SmallVec<[_; 3]>>>()?;
        let kind = match (meaning, terms.as_slice()) {
            (Meaning::Arith(Arith::Compare), &[a, b]) => TermKind::Compare(predicate?, a, b),
            (Meaning::Arith(kind), &[a, b]) => {
                TermKind::Binary(binary(self.unit.on_numbers(op, kind)?)?, a, b)
            }
            (Meaning::Select, &[condition, yes, no]) => TermKind::Select(condition, yes, no),
            _ => return None,
        };
        Some(self.unit.program.terms.intern(kind))
    }
}
