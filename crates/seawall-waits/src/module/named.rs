//! Waits that name tokens: the walk follows each token back through loops and branches to the op
//! that created it, and counts the operations on the path.
//!
//! A state is a point and the name of the token there. In SSA form, the defining op's last
//! execution is the one meant. A token that is carried around a loop twice is therefore found two
//! iterations back.

use rustc_hash::FxHashSet;
use seawall_analysis::waits::{Back as Step, Fewest, fewest};
use seawall_dialects::{Meaning, Regions};
use seawall_lower::counting::{Back, Point, Predecessor, ReverseEdge};
use seawall_mlir::{BlockId, OpId, ValueDef, ValueId};

use super::trips::{Trips, is_branch};

/// How tokens are followed.
pub(crate) struct Names<'a, 'm> {
    pub(crate) back: &'a Back<'m>,
    pub(crate) trips: &'a Trips,
    pub(crate) width: u32,
    /// Give up where Triton's pass does: at results of loops, and at carried values of anything but
    /// `scf.for`.
    pub(crate) as_triton: bool,
}

/// How far back a token was created.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Made {
    /// A lower bound of the count since then.
    pub(crate) since: Fewest,
    /// A merge of the token cannot be followed, so nothing may be left in flight.
    pub(crate) lost: bool,
}

impl Names<'_, '_> {
    /// A lower bound of the count from the op that created `token` to `wait`.
    pub(crate) fn since(&self, token: ValueId, wait: OpId, weight: &mut dyn FnMut(OpId) -> u32) -> Made {
        let Some(start) = self.back.before(wait) else { return Made { since: Fewest::At(0), lost: true } };
        let mut lost = false;
        let since = fewest((start, token), self.width, |(at, value), steps| {
            lost |= !self.step(at, value, weight, steps);
        });
        // The pass follows every path to its end, also behind the nearest op that made the token.
        lost |= self.as_triton && self.may_be_lost((start, token), weight);
        Made { since: if lost { Fewest::At(0) } else { since }, lost }
    }

    /// Whether some path leads to a merge that cannot be followed.
    fn may_be_lost(&self, start: (Point, ValueId), weight: &mut dyn FnMut(OpId) -> u32) -> bool {
        let (mut work, mut seen, mut steps) = (vec![start], FxHashSet::default(), Vec::new());
        while let Some((at, value)) = work.pop() {
            if !seen.insert((at, value)) {
                continue;
            }
            if !self.step(at, value, weight, &mut steps) {
                return true;
            }
            work.extend(steps.drain(..).filter_map(|step| match step {
                Step::To(state, _) => Some(state),
                Step::Goal(_) => None,
            }));
        }
        false
    }

    /// Adds the states before a state; `false` if they are unknown.
    fn step(
        &self,
        at: Point,
        value: ValueId,
        weight: &mut dyn FnMut(OpId) -> u32,
        steps: &mut Vec<Step<(Point, ValueId)>>,
    ) -> bool {
        match self.back.behind(at) {
            Predecessor::Op(op, before) => {
                let made = self.back.module.results(op).contains(&value);
                steps.push(if made { Step::Goal(0) } else { Step::To((before, value), weight(op)) });
                true
            }
            Predecessor::Edges(Some(op), hops) => self.past(op, &hops, value, weight, steps),
            Predecessor::Edges(None, hops) => self.into(at, &hops, value, steps),
            Predecessor::Start => false,
            Predecessor::Unknown(op) => match self.back.before(op) {
                // The walk passes the op, and the ops inside count nothing. A point inside cannot
                // be left.
                Some(before) if before.block == at.block => {
                    let made = self.back.module.results(op).contains(&value);
                    steps.push(if made { Step::Goal(0) } else { Step::To((before, value), 0) });
                    true
                }
                _ => false,
            },
        }
    }

    /// Passes or enters a structured op.
    fn past(
        &self,
        op: OpId,
        hops: &[ReverseEdge<'_>],
        value: ValueId,
        weight: &mut dyn FnMut(OpId) -> u32,
        steps: &mut Vec<Step<(Point, ValueId)>>,
    ) -> bool {
        let made = self.back.module.results(op).contains(&value);
        if self.as_triton && made {
            steps.push(Step::Goal(0));
            return true;
        }
        if !made && let (Some(count), Some(before)) = (self.trips.of(op), self.back.before(op)) {
            steps.push(Step::To((before, value), count));
            return true;
        }
        if self.as_triton && !is_branch(self.back, op) {
            let before = self.back.before(op);
            steps.extend(before.map(|before| Step::To((before, value), weight(op))));
            return before.is_some();
        }
        // A loop that certainly runs does not return its initial values.
        let runs = made && self.trips.of(op).is_some();
        let skipped = |hop: &&ReverseEdge<'_>| !(runs && Some(hop.to) == self.back.before(op));
        self.follow(hops.iter().filter(skipped), value, steps)
    }

    /// Leaves a block through its start.
    fn into(
        &self,
        at: Point,
        hops: &[ReverseEdge<'_>],
        value: ValueId,
        steps: &mut Vec<Step<(Point, ValueId)>>,
    ) -> bool {
        let carried = hops.iter().any(|hop| hop.defines(value));
        if self.as_triton && carried && !self.is_of_for(value) {
            return false;
        }
        if let Some(owner) = self.entered(at.block).filter(|_| self.as_triton && !carried) {
            // Other regions of the op count nothing.
            let before = self.back.before(owner);
            steps.extend(before.map(|before| Step::To((before, value), 0)));
            return before.is_some();
        }
        self.follow(hops.iter(), value, steps)
    }

    fn follow<'h, 'm: 'h>(
        &self,
        hops: impl Iterator<Item = &'h ReverseEdge<'m>>,
        value: ValueId,
        steps: &mut Vec<Step<(Point, ValueId)>>,
    ) -> bool {
        let before = steps.len();
        for hop in hops {
            let Some(value) = hop.renamed(value) else { return false };
            steps.push(Step::To((hop.to, value), 0));
        }
        steps.len() > before
    }

    /// The op that enters one of its regions through this block.
    fn entered(&self, block: BlockId) -> Option<OpId> {
        let module = self.back.module;
        let region = module.block(block).parent?;
        let is_first = module.region_blocks(region).first() == Some(&block);
        is_first.then(|| module.region(region).op)
    }

    fn is_of_for(&self, value: ValueId) -> bool {
        let ValueDef::BlockArg { block, .. } = self.back.module.value(value).def else { return false };
        let owner = self.entered(block);
        owner.is_some_and(|op| self.back.knowledge.meaning(op) == Meaning::Regions(Regions::For))
    }
}
