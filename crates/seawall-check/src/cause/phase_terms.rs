//! What the terms of phases say: whether they are constant, with which value they start, and in
//! which loops they count.

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::Value;
use seawall_model::{BlockId, EventId, TermId, TermKind};

use super::sync_table::SyncTable;

/// Terms with more parts count as unknown.
const MOST_PARTS: usize = 400;

impl SyncTable<'_> {
    /// Whether a phase or slot is the same number in every iteration of the loops around an event.
    pub(crate) fn is_constant(&self, event: EventId, term: TermId) -> bool {
        !self.loops(event).is_empty() && self.constant(term).is_some()
    }

    /// The value of a term that has only one in all runs: constant propagation that starts from the
    /// assumption that every parameter is constant.
    fn constant(&self, term: TermId) -> Option<i64> {
        let parts = self.parts(term, |block, index| {
            let (first, next) = self.incoming(block, index);
            [first, next].concat()
        })?;
        let mut values: FxHashMap<TermId, Value> = FxHashMap::default();
        loop {
            let mut changed = false;
            for &part in &parts {
                let Some(value) = self.propagated(part, &values) else { continue };
                let old = values.get(&part).copied();
                // A value that changes is not constant.
                let new = if old.is_some_and(|old| old != value) { Value::Unknown } else { value };
                changed |= old != Some(new);
                values.insert(part, new);
            }
            if !changed {
                return values.get(&term)?.exact();
            }
        }
    }

    /// The value of a term for these of its operands. `None` while they are not known.
    fn propagated(&self, part: TermId, values: &FxHashMap<TermId, Value>) -> Option<Value> {
        let of = |term: &TermId| values.get(term).copied();
        let meet = |a: Value, b: Value| if a == b { a } else { Value::Unknown };
        match self.program.terms.kind(part) {
            TermKind::Const(value) => Some(Value::Exact(*value)),
            TermKind::Binary(op, a, b) => Some(Value::binary(*op, of(a)?, of(b)?)),
            TermKind::Again { term, .. } => of(term),
            TermKind::Param { block, index } => {
                let (first, next) = self.incoming(*block, *index);
                if first.is_empty() {
                    // An argument of a function.
                    return Some(Value::Unknown);
                }
                first.iter().chain(&next).filter_map(of).reduce(meet)
            }
            TermKind::Compare(predicate, a, b) => Some(Value::compare(*predicate, of(a)?, of(b)?)),
            TermKind::Select(condition, a, b) => match of(condition)?.exact() {
                Some(0) => of(b),
                Some(_) => of(a),
                None => [of(a), of(b)].into_iter().flatten().reduce(meet),
            },
            TermKind::Symbol { .. } | TermKind::Tid => Some(Value::Unknown),
        }
    }

    /// The value of a term at an event in the first iteration of all loops around it, if it is
    /// known.
    pub(crate) fn first_value(&self, event: EventId, term: TermId) -> Option<i64> {
        let parts = self.parts(term, |block, index| self.first_terms(block, index))?;
        let mut values: FxHashMap<TermId, Value> = FxHashMap::default();
        for part in parts {
            let of = |term: &TermId| values.get(term).copied().unwrap_or(Value::Unknown);
            let value = match self.program.terms.kind(part) {
                TermKind::Const(value) => Value::Exact(*value),
                TermKind::Binary(op, a, b) => Value::binary(*op, of(a), of(b)),
                TermKind::Again { term, .. } => of(term),
                // The value behind a loop depends on its trip count.
                TermKind::Param { block, .. }
                    if self.is_in_loop_of(*block, *block) && !self.loops(event).contains(block) =>
                {
                    Value::Unknown
                }
                TermKind::Param { block, index } => {
                    let first = self.first_terms(*block, *index);
                    let mut first = first.iter().map(of);
                    let value = first.next().unwrap_or(Value::Unknown);
                    if first.all(|other| other == value) { value } else { Value::Unknown }
                }
                TermKind::Compare(predicate, a, b) => Value::compare(*predicate, of(a), of(b)),
                TermKind::Select(condition, a, b) => match of(condition).exact() {
                    Some(0) => of(b),
                    Some(_) => of(a),
                    None => Value::Unknown,
                },
                TermKind::Symbol { .. } | TermKind::Tid => Value::Unknown,
            };
            values.insert(part, value);
        }
        values.get(&term)?.exact()
    }

    /// Whether a phase counts in the innermost loop around the wait only, although that loop is in
    /// another one, so that the phase restarts.
    pub(crate) fn restarts(&self, wait: EventId, phase: TermId) -> bool {
        let [outer @ .., inner] = self.loops(wait) else { return false };
        if outer.is_empty() {
            return false;
        }
        let first = |block, index| self.first_terms(block, index);
        let Some(parts) = self.parts(phase, first) else { return false };
        let owners: BTreeSet<BlockId> = parts
            .into_iter()
            .filter_map(|part| match self.program.terms.kind(part) {
                TermKind::Param { block, .. } => Some(*block),
                _ => None,
            })
            .collect();
        owners.contains(inner) && !outer.iter().any(|header| owners.contains(header))
    }

    /// The parts of a term, operands first, with the terms that `received` gives for parameters.
    /// `None` if there are too many.
    fn parts(&self, term: TermId, received: impl Fn(BlockId, u32) -> Vec<TermId>) -> Option<Vec<TermId>> {
        let (mut parts, mut seen) = (Vec::new(), FxHashSet::default());
        let mut open = vec![(term, false)];
        while let Some((term, is_done)) = open.pop() {
            if is_done {
                parts.push(term);
                continue;
            }
            if !seen.insert(term) {
                continue;
            }
            if seen.len() > MOST_PARTS {
                return None;
            }
            open.push((term, true));
            let kind = self.program.terms.kind(term);
            open.extend(kind.operands().into_iter().map(|operand| (operand, false)));
            if let TermKind::Param { block, index } = kind {
                open.extend(received(*block, *index).into_iter().map(|term| (term, false)));
            }
        }
        Some(parts)
    }

    /// The terms that a parameter receives from outside of the loop of its block.
    fn first_terms(&self, block: BlockId, index: u32) -> Vec<TermId> {
        self.incoming(block, index).0
    }

    /// The terms that a parameter receives from outside of the loop of its block, and from inside.
    fn incoming(&self, block: BlockId, index: u32) -> (Vec<TermId>, Vec<TermId>) {
        let (mut first, mut next) = (Vec::new(), Vec::new());
        for (from, data) in self.program.blocks.iter() {
            for edge in data.terminator.edges() {
                if edge.target == block {
                    let terms = if self.is_in_loop_of(from, block) { &mut next } else { &mut first };
                    terms.extend(edge.args.get(index as usize).copied());
                }
            }
        }
        (first, next)
    }
}
