//! When objects in shared memory are live, computed on first use. A module without such objects may
//! have control flow that Seawall does not know.

use std::cell::OnceCell;

use seawall_base::Diagnostic;
use seawall_mlir::OpId;

use super::How;
use super::liveness::Interval;
use super::lives::Times;
use super::refusal::Refusal;
use crate::facts::Facts;

/// The live intervals of one module.
pub(super) struct Needed<'u, 'm> {
    facts: &'u Facts<'m>,
    /// Structured ops are not flattened yet.
    whole: bool,
    /// `None` if no two buffers share bytes, so that all of them may be live always.
    times: Option<OnceCell<Result<Times, Refusal>>>,
}

impl<'u, 'm> Needed<'u, 'm> {
    pub(super) fn new(facts: &'u Facts<'m>, how: How) -> Self {
        Needed { facts, whole: how.whole, times: (!how.separate).then(OnceCell::new) }
    }

    fn times(&self) -> Result<Option<&Times>, Diagnostic> {
        let Some(times) = &self.times else { return Ok(None) };
        match times.get_or_init(|| Times::new(self.facts, self.whole)) {
            Ok(times) => Ok(Some(times)),
            Err(refusal) => {
                let message = "shared memory cannot be allocated";
                Err(refusal.diagnostic(self.facts.module, "allocate::unknown-time", message))
            }
        }
    }

    /// The interval in which the buffer of `alloc` is live. This and the methods below fail if
    /// Seawall does not know the control flow.
    pub(super) fn life(&self, alloc: OpId) -> Result<Interval, Diagnostic> {
        Ok(self.times()?.map_or(Interval::ALWAYS, |times| times.life(alloc)))
    }

    /// The position of the op, as an interval.
    pub(super) fn at(&self, op: OpId) -> Result<Interval, Diagnostic> {
        Ok(self.times()?.map_or(Interval::ALWAYS, |times| times.at(op)))
    }

    /// The op with concurrent regions around `op`, and the number of the region that holds `op`.
    pub(super) fn concurrent(&self, op: OpId) -> Result<Option<(OpId, u32)>, Diagnostic> {
        Ok(self.times()?.and_then(|times| times.concurrent(op)))
    }

    /// The first and the last op of an interval; `None` if the interval is the whole function.
    pub(super) fn ops_in(&self, live: Interval) -> Result<Option<(OpId, OpId)>, Diagnostic> {
        Ok(self.times()?.and_then(|times| times.ops_in(live)))
    }
}
