//! When things in shared memory are needed, found when first asked for: a module that has nothing there may have control flow
//! that nobody here understands.

use std::cell::OnceCell;

use seawall_base::Diagnostic;
use seawall_mlir::OpId;

use super::How;
use super::liveness::Interval;
use super::lives::Times;
use super::refusal::Refusal;
use crate::unit::Unit;

/// The times of one module.
pub(super) struct Needed<'u, 'm> {
    unit: &'u Unit<'m>,
    /// Structured ops are still whole.
    whole: bool,
    /// `None` if no two buffers share bytes, so that everything may as well be needed always.
    times: Option<OnceCell<Result<Times, Refusal>>>,
}

impl<'u, 'm> Needed<'u, 'm> {
    /// Nothing is known yet.
    pub(super) fn new(unit: &'u Unit<'m>, how: How) -> Self {
        Needed { unit, whole: how.whole, times: (!how.apart).then(OnceCell::new) }
    }

    fn times(&self) -> Result<Option<&Times>, Diagnostic> {
        let Some(times) = &self.times else { return Ok(None) };
        match times.get_or_init(|| Times::new(self.unit, self.whole)) {
            Ok(times) => Ok(Some(times)),
            Err(refusal) => {
                let message = "shared memory cannot be allocated";
                Err(refusal.diagnostic(self.unit.module, "allocate::unknown-time", message))
            }
        }
    }

    /// How long the buffer that `alloc` allocates is needed. Errors, here and below: control flow that is not understood.
    pub(super) fn life(&self, alloc: OpId) -> Result<Interval, Diagnostic> {
        Ok(self.times()?.map_or(Interval::ALWAYS, |times| times.life(alloc)))
    }

    /// The time of the op itself.
    pub(super) fn at(&self, op: OpId) -> Result<Interval, Diagnostic> {
        Ok(self.times()?.map_or(Interval::ALWAYS, |times| times.at(op)))
    }

    /// The op with concurrent regions around `op`, and the region that `op` stands in.
    pub(super) fn concurrent(&self, op: OpId) -> Result<Option<(OpId, u32)>, Diagnostic> {
        Ok(self.times()?.and_then(|times| times.concurrent(op)))
    }

    /// The first and the last op of an interval; `None` if that is the whole function.
    pub(super) fn ops_in(&self, live: Interval) -> Result<Option<(OpId, OpId)>, Diagnostic> {
        Ok(self.times()?.and_then(|times| times.ops_in(live)))
    }
}
