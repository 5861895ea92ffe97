//! From when to when one value is live, as one interval of positions: the hull, holes included, as Triton takes it.
//!
//! Backward over the blocks of the region of the definition, one value at a time: a block needs the value if an op in it or in its
//! regions uses it, or a block that it branches to does. Possible wrong answers: intervals that are too long.

use seawall_mlir::OpId;

use super::flat::{Flat, FlatId, Spot};
use super::refusal::{Fuel, Refusal};

/// Positions from `start` up to, and without, `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Interval {
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl Interval {
    /// All positions.
    pub(crate) const ALWAYS: Interval = Interval { start: 0, end: u32::MAX };

    /// One position.
    pub(crate) fn at(position: u32) -> Self {
        Interval { start: position, end: position.saturating_add(1) }
    }

    /// Whether both have a position.
    pub(crate) fn intersects(self, other: Interval) -> bool {
        self.start < other.end && other.start < self.end
    }

    /// The least interval that has both.
    pub(super) fn hull(self, other: Interval) -> Self {
        Interval { start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// Liveness of one value after the other.
pub(super) struct Liveness<'f> {
    flat: &'f Flat,
    /// The last value for which each block was reached.
    reached: Vec<u32>,
    round: u32,
    work: Vec<FlatId>,
    fuel: Fuel,
}

impl<'f> Liveness<'f> {
    /// Nothing is known yet; `fuel` is for all values together, in users and edges looked at.
    pub(super) fn new(flat: &'f Flat, fuel: Fuel) -> Self {
        Liveness { flat, reached: vec![0; flat.block_count()], round: 0, work: Vec::new(), fuel }
    }

    /// The hull of the positions at which a value is live that is defined at `home` and used by `users`. Errors: out of
    /// fuel, a use outside of the definition's region.
    pub(super) fn hull(
        &mut self,
        home: Spot,
        users: impl ExactSizeIterator<Item = OpId>,
    ) -> Result<Interval, Refusal> {
        let flat = self.flat;
        let own = flat.block(home.block);
        // Each value is another round, and there are fewer than 2^32 of them.
        self.round += 1;
        self.fuel.spend(users.len())?;
        let (mut first, mut last) = (home.position, home.position);
        for user in users {
            let stray = Refusal::new(Some(user), "it uses a buffer of another region");
            let at = flat.spot(flat.ancestor_in(own.area, user).ok_or(stray)?);
            last = last.max(at.position);
            if at.block == home.block {
                // Only a text that is wrong uses a value before it defines it.
                first = first.min(at.position);
            } else {
                last = last.max(own.last);
                self.reach(at.block, home.block);
            }
        }
        while let Some(block) = self.work.pop() {
            let here = flat.block(block);
            first = first.min(here.first);
            self.fuel.spend(1 + here.predecessors.len())?;
            for &before in &here.predecessors {
                // Live at the end of a predecessor, so through to its terminator.
                last = last.max(flat.block(before).last);
                self.reach(before, home.block);
            }
        }
        Ok(Interval { start: first, end: last.saturating_add(1) })
    }

    /// `block` has the value at its beginning, unless it defines it.
    fn reach(&mut self, block: FlatId, home: FlatId) {
        if block != home && self.reached[block as usize] != self.round {
            self.reached[block as usize] = self.round;
            self.work.push(block);
        }
    }
}
