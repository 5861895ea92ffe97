//! Conditions that hold in one iteration of a loop at most: a counter that only goes up, or only down, is equal to what does not change.
//!
//! `if i == 3` in `for i` holds once, whatever the bounds are. A loop that is run again by one around it is another one: the counter starts anew.
//!
//! Possible wrong answers: none, given that index arithmetic does not overflow; what is not understood may hold each time.

use seawall_model::{BlockId, Edge, Program, TermId, TermKind};

use super::linear::Sum;
use super::terms::closure;
use super::uses::above_uses;
use crate::cfg::Cfg;

/// Has not held since the loop was entered; it may come, or not.
pub(super) const BEFORE: i64 = 0;
/// Holds in this iteration.
pub(super) const NOW: i64 = 1;
/// Has held, and does not any more.
pub(super) const OVER: i64 = 2;

/// A counter that is equal to something once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Once {
    counter: TermId,
    /// The header of the loop, which has the counter for a parameter.
    header: BlockId,
}

impl Once {
    /// The counter for which `a == b` (or `a == 0`) holds once at most from one start of its loop to the next.
    pub(super) fn new(program: &Program, cfg: &Cfg, a: TermId, b: Option<TermId>) -> Option<Once> {
        let difference = Sum::of(program, a)?;
        let difference = match b {
            Some(b) => difference.minus(&Sum::of(program, b)?)?,
            None => difference,
        };
        difference.terms().find_map(|counter| {
            let TermKind::Param { block: header, .. } = *program.terms.kind(counter) else { return None };
            let once = Once { counter, header };
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

    /// Whether an edge goes on to the next iteration: what comes then is what was, and the counter is another one.
    pub(super) fn goes_on(self, program: &Program, edge: &Edge) -> bool {
        edge.target == self.header && self.step(program, edge).is_some()
    }

    /// What is added on an edge to the header, other than 0.
    fn step(self, program: &Program, edge: &Edge) -> Option<i64> {
        let TermKind::Param { index, .. } = *program.terms.kind(self.counter) else { return None };
        let passed = Sum::of(program, *edge.args.get(index as usize)?)?;
        let added = passed.minus(&Sum::variable(self.counter))?;
        (added.is_constant() && added.constant != 0).then_some(added.constant)
    }

    /// Whether all that is added has one sign, and something is.
    fn is_monotone(self, program: &Program, cfg: &Cfg) -> bool {
        let edges = cfg.blocks().iter().flat_map(|&block| program.blocks[block].terminator.edges());
        let mut steps =
            edges.filter(|edge| edge.target == self.header).filter_map(|edge| self.step(program, edge));
        let Some(first) = steps.next() else { return false };
        steps.all(|step| step.signum() == first.signum())
    }
}
