//! The positions at which one value is live, as one interval. Like Triton, it takes the hull, holes
//! included.
//!
//! The walk goes backward over the blocks of the defining region, one value at a time. A block
//! needs the value if an op in it or in its regions uses it, or if a successor needs it. Direction
//! of error: intervals that are too long.

use seawall_mlir::OpId;

use super::flat::{Flat, FlatId, Spot};
use super::refusal::{Fuel, Refusal};

/// The positions from `start` up to, but not including, `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Interval {
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl Interval {
    /// All positions.
    pub(crate) const ALWAYS: Interval = Interval { start: 0, end: u32::MAX };

    /// A single position.
    pub(crate) fn at(position: u32) -> Self {
        Interval { start: position, end: position.saturating_add(1) }
    }

    /// Whether the two intervals share a position.
    pub(crate) fn intersects(self, other: Interval) -> bool {
        self.start < other.end && other.start < self.end
    }

    /// The smallest interval that contains both.
    pub(super) fn hull(self, other: Interval) -> Self {
        Interval { start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// Computes the liveness of one value after the other.
pub(super) struct Liveness<'f> {
    flat: &'f Flat,
    /// The last value for which each block was reached.
    reached: Vec<u32>,
    round: u32,
    work: Vec<FlatId>,
    fuel: Fuel,
}

impl<'f> Liveness<'f> {
    /// Starts without results. `fuel` bounds the users and edges visited for all values together.
    pub(super) fn new(flat: &'f Flat, fuel: Fuel) -> Self {
        Liveness { flat, reached: vec![0; flat.block_count()], round: 0, work: Vec::new(), fuel }
    }

    /// The hull of the positions at which a value defined at `home` with these `users` is live.
    /// Errors: out of fuel, a use outside of the defining region.
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
                // Only invalid input uses a value before its definition.
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
                // The value is live at the end of a predecessor, so up to its terminator.
                last = last.max(flat.block(before).last);
                self.reach(before, home.block);
            }
        }
        Ok(Interval { start: first, end: last.saturating_add(1) })
    }

    /// Marks the value as live at the start of `block`, unless `block` defines it.
    fn reach(&mut self, block: FlatId, home: FlatId) {
        if block != home && self.reached[block as usize] != self.round {
            self.reached[block as usize] = self.round;
            self.work.push(block);
        }
    }
}
