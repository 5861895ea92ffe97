//! Conditions that hold in at most one iteration of a loop: a monotone counter equals an invariant
//! value at most once.
//!
//! For example, `if i == 3` in `for i` holds once, for any bounds. When an outer loop runs the loop
//! again, the counter starts again. A condition that is not recognized may hold each time. The
//! result is sound if index arithmetic does not overflow.

use seawall_model::{BlockId, Edge, Program, Sum, TermId, TermKind};

use super::term_graph::closure;
use super::uses::above_uses;
use crate::cfg::Cfg;

/// Has not held since the loop was entered. It may hold later.
pub(super) const BEFORE: i64 = 0;
/// Holds in this iteration.
pub(super) const NOW: i64 = 1;
/// Has held and does not hold again.
pub(super) const OVER: i64 = 2;

/// A counter that equals a value at most once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Once {
    counter: TermId,
    /// The condition holds if this is 0.
    difference: Sum,
    /// The loop header, whose parameter is the counter.
    header: BlockId,
}

impl Once {
    /// Finds the counter for which `a == b` (or `a == 0`) holds at most once per run of its loop.
    pub(super) fn new(program: &Program, cfg: &Cfg, a: TermId, b: Option<TermId>) -> Option<Once> {
        let difference = Sum::of(&program.terms, a)?;
        let difference = match b {
            Some(b) => difference.minus(&Sum::of(&program.terms, b)?)?,
            None => difference,
        };
        difference.terms().find_map(|counter| {
            let TermKind::Param { block: header, .. } = *program.terms.kind(counter) else { return None };
            let once = Once { counter, header, difference: difference.clone() };
            let others: Vec<TermId> = difference.terms().filter(|&term| term != counter).collect();
            let changes = |term: &TermId| match *program.terms.kind(*term) {
                TermKind::Param { block, .. } => block == header,
                TermKind::Symbol { varying: true, .. } => {
                    above_uses(program, cfg, *term).is_none_or(|above| above.contains(&header))
                }
                _ => false,
            };
            let stays = !closure(program, &others)?.iter().any(changes);
            (stays && once.is_monotone(program, cfg)).then_some(once)
        })
    }

    /// The possible states in the first iteration, after an edge that enters the loop.
    pub(super) fn first(&self, program: &Program, edge: &Edge) -> Vec<i64> {
        match self.at_start(program, edge) {
            Some(0) => vec![NOW],
            Some(_) => vec![BEFORE],
            None => vec![BEFORE, NOW],
        }
    }

    /// The difference after an edge that enters the loop, if it is a constant there.
    fn at_start(&self, program: &Program, edge: &Edge) -> Option<i64> {
        let TermKind::Param { index, .. } = *program.terms.kind(self.counter) else { return None };
        if edge.target != self.header {
            return None;
        }
        let start = Sum::of(&program.terms, *edge.args.get(index as usize)?)?;
        let factor = self.difference.factor(self.counter);
        let mut difference = self.difference.clone();
        difference.remove(self.counter);
        let difference = difference.minus_times(&start, factor.checked_neg()?)?;
        difference.is_constant().then_some(difference.constant)
    }

    /// Whether an edge continues with the next iteration.
    pub(super) fn goes_on(&self, program: &Program, edge: &Edge) -> bool {
        edge.target == self.header && self.step(program, edge).is_some()
    }

    /// The nonzero constant that an edge to the header adds to the counter.
    fn step(&self, program: &Program, edge: &Edge) -> Option<i64> {
        let TermKind::Param { index, .. } = *program.terms.kind(self.counter) else { return None };
        let passed = Sum::of(&program.terms, *edge.args.get(index as usize)?)?;
        let added = passed.minus(&Sum::variable(self.counter))?;
        (added.is_constant() && added.constant != 0).then_some(added.constant)
    }

    /// Whether all increments have one sign, and there is at least one.
    fn is_monotone(&self, program: &Program, cfg: &Cfg) -> bool {
        let edges = cfg.blocks().iter().flat_map(|&block| program.blocks[block].terminator.edges());
        let mut steps =
            edges.filter(|edge| edge.target == self.header).filter_map(|edge| self.step(program, edge));
        let Some(first) = steps.next() else { return false };
        steps.all(|step| step.signum() == first.signum())
    }
}
