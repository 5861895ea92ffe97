//! The warps that participate in a conditional barrier: its condition as a term of the thread
//! index, constants and arguments.
//!
//! Forwarded conditions are followed to their computation through branches, loops, conditionals and
//! calls, as long as all paths give the same term. The oracle's runs know the thread index of each
//! warp, and treat every other forwarded value as uniform.

use rustc_hash::FxHashSet;
use seawall_dialects::{Arith, Meaning, Regions};
use seawall_mlir::{OpId, ValueDef, ValueId};
use seawall_model::{Block, BlockId, TermId, TermKind};
use smallvec::SmallVec;

use crate::events::Events;
use crate::facts::forwarded::Sources;
use crate::integers::{self, binary, casts, widths};

/// Conditions consist of a few ops; longer chains are not followed,
const DEEPEST: u32 = 64;

/// nor are searches of more steps.
const MOST_STEPS: u32 = 4096;

/// The term of the condition of `op`, on which warps may diverge. A condition that cannot be
/// followed is recorded in `unresolved_conditions`, because runs would treat it as uniform.
pub(crate) fn divergent_condition_term(events: &mut Events<'_>, op: OpId, condition: ValueId) -> TermId {
    let own = events.terms.term(condition);
    if is_plain(events, own) || !events.structure.is_divergent(condition) {
        return own;
    }
    let sources = events.facts.sources_with_calls();
    let followed = Follow { events, sources: &sources, open: FxHashSet::default(), fuel: MOST_STEPS }
        .term(condition, DEEPEST);
    if followed.is_none() {
        events.unresolved_conditions.push(op);
    }
    followed.unwrap_or(own)
}

/// Whether a term consists of the thread index, constants and kernel arguments, which are
/// uniform.
pub(crate) fn is_plain(events: &Events<'_>, term: TermId) -> bool {
    let mut seen = FxHashSet::default();
    let mut open = vec![term];
    while let Some(term) = open.pop() {
        let kind = events.terms.arena.kind(term);
        match *kind {
            TermKind::Param { block, .. } if !is_start(events, block) => return false,
            TermKind::Symbol { .. } => return false,
            _ => {}
        }
        open.extend(kind.operands().into_iter().filter(|&operand| seen.insert(operand)));
    }
    true
}

/// Whether `block` is the entry of a kernel that no op calls, and runs once.
pub(crate) fn is_start(events: &Events<'_>, block: BlockId) -> bool {
    let function = events.draft.program.blocks[block].function;
    let Some(known) = events.draft.program.functions.get(function) else { return false };
    let leads_there = |from: &Block| from.terminator.edges().iter().any(|edge| edge.target == block);
    let calls_it = |op: OpId| {
        let callee =
            matches!(events.facts.meaning(op), Meaning::Call).then(|| events.facts.callee(op)).flatten();
        callee.is_some_and(|callee| events.draft.functions.get(&callee) == Some(&function))
    };
    known.kernel
        && known.entry == block
        && !events.draft.program.blocks.values().any(leads_there)
        && !events.facts.module.walk().any(calls_it)
}

/// The search for one condition.
struct Follow<'f, 'm> {
    events: &'f mut Events<'m>,
    sources: &'f Sources,
    /// Values whose search is in progress; a loop forwards them to themselves.
    open: FxHashSet<ValueId>,
    fuel: u32,
}

impl Follow<'_, '_> {
    fn term(&mut self, value: ValueId, depth: u32) -> Option<TermId> {
        if let Some(term) = self.events.terms.table[value].filter(|&term| is_plain(self.events, term)) {
            return Some(term);
        }
        let depth = depth.checked_sub(1)?;
        self.fuel = self.fuel.checked_sub(1)?;
        self.open.insert(value);
        let sources = self.sources;
        let found = match (sources.get(&value), self.events.facts.module.value(value).def) {
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
        if !matches!(self.events.facts.meaning(op), Meaning::Regions(Regions::If)) {
            return None;
        }
        let &[yes, no] = sources else { return None };
        let condition = *self.events.facts.module.operands(op).first()?;
        let terms = [condition, yes, no].map(|value| self.term(value, depth));
        let [Some(condition), Some(yes), Some(no)] = terms else { return None };
        Some(self.events.terms.arena.intern(TermKind::Select(condition, yes, no)))
    }

    /// The term that an op computes from its operands.
    fn computed(&mut self, op: OpId, value: ValueId, depth: u32) -> Option<TermId> {
        let events = &mut *self.events;
        if let Some(constant) = events.facts.constant(value) {
            return Some(events.terms.arena.constant(constant));
        }
        if let Some(mut term) = events.terms.warp_term(op) {
            while let TermKind::Again { term: same, .. } = *events.terms.arena.kind(term) {
                term = same;
            }
            return Some(term);
        }
        let (meaning, operands) = (events.facts.meaning(op), events.facts.module.operands(op));
        if let Meaning::Arith(kind) = meaning
            && let Some(from) = casts::cast_operand(events.facts, op, kind)
        {
            return self.term(from, depth);
        }
        let predicate = integers::predicate(events.facts, op);
        let terms = operands
            .iter()
            .map(|&operand| self.term(operand, depth))
            .collect::<Option<SmallVec<[_; 3]>>>()?;
        let kind = match (meaning, terms.as_slice()) {
            (Meaning::Arith(Arith::Compare), &[a, b]) => TermKind::Compare(predicate?, a, b),
            (Meaning::Arith(kind), &[a, b]) => {
                TermKind::Binary(binary(widths::on_numbers(self.events.facts, op, kind)?)?, a, b)
            }
            (Meaning::Select, &[condition, yes, no]) => TermKind::Select(condition, yes, no),
            _ => return None,
        };
        Some(self.events.terms.arena.intern(kind))
    }
}
