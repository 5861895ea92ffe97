//! The effects of a call, as seen by its caller.

use seawall_base::SecondaryMap;
use seawall_model::{Action, Call, EventId, FunctionId, Program};

use super::hazard_state::Flight;
use super::steps::Touch;
use crate::pending::PendingSet;

/// A function as seen from one of its call sites.
#[derive(Clone, Debug, Default)]
pub(crate) struct Summary {
    /// Accesses that some path reaches before any barrier.
    pub(crate) exposed: Vec<Touch>,
    /// Accesses that no barrier orders before the return.
    pub(crate) pending: PendingSet,
    /// Operations that may be in flight at the return.
    pub(crate) flight: Vec<Flight>,
    /// Whether some path through it has no barrier.
    pub(crate) transparent: bool,
    /// Accesses after a barrier. The barrier does not order operations in flight and is not a proxy
    /// fence.
    pub(crate) inner: Vec<Touch>,
    /// Writes through the generic proxy without a later proxy fence.
    pub(crate) unfenced: PendingSet,
    /// Whether it waits for asynchronous operations, perhaps those of its caller.
    pub(crate) waits: bool,
    /// Whether it has mbarrier operations.
    pub(crate) uses_mbarriers: bool,
}

/// The calls of each function of the program.
pub(super) fn calls(program: &Program) -> SecondaryMap<FunctionId, Vec<(EventId, &Call)>> {
    let mut calls = SecondaryMap::new();
    for (id, event) in program.events.iter() {
        let Action::Call(call) = &event.action else { continue };
        if let Some(callee) = call.callee {
            let of: &mut Vec<_> = calls.entry(callee);
            of.push((id, call));
        }
    }
    calls
}
