//! Waits that state how many of the newest groups (or ops) may stay in flight: a lower bound of the
//! instructions of these and everything later.
//!
//! A state is a point and the number of groups still to pass.

use seawall_analysis::waits::{Back as Step, Fewest, fewest};
use seawall_dialects::{Meaning, Regions};
use seawall_lower::counting::{Back, Point, Predecessor};
use seawall_mlir::OpId;

/// The most groups. Real waits leave fewer, and a smaller count is always safe.
const MOST: u32 = 256;

/// What ends a group that may stay in flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Closes {
    /// A commit. The walk ends at the commit of the newest group that is waited for.
    Commit,
    /// Each counted op. The walk ends after this many.
    EachOp,
}

/// How groups are counted.
pub(crate) struct Newest<'a, 'm> {
    pub(crate) back: &'a Back<'m>,
    pub(crate) width: u32,
    pub(crate) closes: Closes,
    /// Give up where Triton's pass does.
    pub(crate) as_triton: bool,
    /// Whether an op may contain counted operations, in its callee or in regions that are not
    /// followed.
    pub(crate) is_opaque: &'a dyn Fn(OpId) -> bool,
}

impl Newest<'_, '_> {
    /// A lower bound of the instructions of the `groups` newest groups and of all later operations
    /// at `wait`; 0 if unknown.
    pub(crate) fn count(&self, wait: OpId, groups: u32, weight: &mut dyn FnMut(OpId) -> u32) -> Fewest {
        let Some(start) = self.back.before(wait) else { return Fewest::At(0) };
        let groups = groups.min(MOST);
        if groups == 0 && self.closes == Closes::EachOp {
            return Fewest::At(0);
        }
        let mut lost = false;
        let found = fewest((start, groups), self.width, |state, steps| {
            lost |= !self.step(state, weight, steps);
        });
        // No path leads to the start of the function, so the wait is unreachable.
        if lost || found == Fewest::Unreached { Fewest::At(0) } else { found }
    }

    fn step(
        &self,
        (at, left): (Point, u32),
        weight: &mut dyn FnMut(OpId) -> u32,
        steps: &mut Vec<Step<(Point, u32)>>,
    ) -> bool {
        match self.back.behind(at) {
            Predecessor::Op(op, before) => {
                if !self.as_triton && (self.is_opaque)(op) {
                    // The operations inside may be newer; everything before the op is waited for.
                    steps.push(Step::Goal(0));
                    return true;
                }
                self.op(op, before, left, weight(op), steps);
                true
            }
            Predecessor::Edges(op, hops) => {
                if self.as_triton && op.or_else(|| self.owner(at)).is_some_and(|op| !self.is_followed(op)) {
                    return false;
                }
                steps.extend(hops.iter().map(|hop| Step::To((hop.to, left), 0)));
                true
            }
            Predecessor::Start => {
                steps.push(Step::Goal(0));
                true
            }
            Predecessor::Unknown(op) => match self.back.before(op) {
                Some(before) if before.block == at.block && !self.as_triton && !(self.is_opaque)(op) => {
                    steps.push(Step::To((before, left), 0));
                    true
                }
                _ => false,
            },
        }
    }

    fn op(&self, op: OpId, before: Point, left: u32, count: u32, steps: &mut Vec<Step<(Point, u32)>>) {
        let closes = match self.closes {
            Closes::Commit => matches!(self.back.knowledge.meaning(op), Meaning::CommitGroup(_)),
            Closes::EachOp => count > 0,
        };
        // With `EachOp` the walk ends after the last op, with `Commit` at the commit of one more
        // group.
        let last = if self.closes == Closes::Commit { 0 } else { 1 };
        steps.push(match (closes, left <= last) {
            (true, true) => Step::Goal(count),
            (true, false) => Step::To((before, left - 1), count),
            (false, _) => Step::To((before, left), count),
        });
    }

    fn owner(&self, at: Point) -> Option<OpId> {
        let module = self.back.module;
        Some(module.region(module.block(at.block).parent?).op)
    }

    /// Whether Triton's pass follows the regions of an op.
    fn is_followed(&self, op: OpId) -> bool {
        let module = self.back.module;
        match self.back.knowledge.meaning(op) {
            Meaning::Func => true,
            Meaning::Regions(Regions::For | Regions::While | Regions::If) => true,
            Meaning::Regions(Regions::Once) => {
                module.regions(op).first().is_some_and(|&region| module.region_blocks(region).len() == 1)
            }
            _ => false,
        }
    }
}
