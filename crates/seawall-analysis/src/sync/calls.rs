//! The effects of a call, as seen by its caller.

use seawall_base::SecondaryMap;
use seawall_model::{Action, Call, EventId, FunctionId, PartitionId, Place, Program};

use super::HazardAnalysis;
use super::hazard_state::Flight;
use super::steps::Touch;
use crate::hazard::AccessRef;
use crate::pending::{Pending, PendingSet};

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

/// A call of a function.
struct CallSite<'a> {
    event: EventId,
    call: &'a Call,
    callee: FunctionId,
    caller: FunctionId,
    partition: PartitionId,
}

impl CallSite<'_> {
    /// The call as an access.
    fn access(&self) -> AccessRef {
        AccessRef { event: self.event, access: 0, footprint: 0 }
    }

    /// An access of the callee as seen by the caller. What the callee accesses of an argument is a
    /// part of what the caller passes.
    fn moved(&self, analysis: &mut HazardAnalysis<'_>, pending: Pending) -> Pending {
        let argument = analysis.classes.get(pending.class).argument;
        let given = argument.and_then(|position| self.call.arguments.get(position as usize));
        let passed = given.and_then(|all| if let [passed] = all.as_slice() { Some(passed) } else { None });
        let slices = &mut analysis.slices;
        let slice = match passed {
            Some(passed) => {
                let slice = slices.of_footprint(passed, self.caller, false);
                slices.across_iterations(slice)
            }
            None => slices.at_callsite(pending.slice, self.call.frame_offset, self.callee, self.caller),
        };
        let memory = match passed.map(|passed| passed.place) {
            Some(Place::Buffer(buffer)) => (Some(analysis.program.buffers[buffer].space), None),
            Some(Place::Parameter(position)) => (None, Some(position)),
            Some(Place::Unknown) | None => (None, None),
        };
        let class = analysis.classes.outside(pending.class, self.partition, memory);
        Pending { slice, class, access: self.access() }
    }

    fn moved_touch(&self, analysis: &mut HazardAnalysis<'_>, touch: &Touch) -> Touch {
        touch.moved(self.access(), |slice, class| {
            let class = analysis.classes.intern(class);
            let moved = self.moved(analysis, Pending { slice, class, access: self.access() });
            (moved.slice, moved.class, analysis.classes.get(moved.class).clone())
        })
    }
}

/// The summary of a function as seen by one of its call sites.
pub(super) fn at_callsite(
    analysis: &mut HazardAnalysis<'_>,
    summary: &Summary,
    event: EventId,
    call: &Call,
    callee: FunctionId,
) -> Summary {
    let block = &analysis.program.blocks[analysis.place_of[&event].0];
    let site = CallSite { event, call, callee, caller: block.function, partition: block.partition };
    let mut pending = PendingSet::default();
    for (writes, entry) in summary.pending.iter() {
        let entry = site.moved(analysis, entry);
        if writes {
            pending.add_write(&analysis.slices, entry);
        } else {
            pending.add_read(&analysis.slices, entry);
        }
    }
    let mut unfenced = PendingSet::default();
    for (_, entry) in summary.unfenced.iter() {
        let entry = site.moved(analysis, entry);
        unfenced.add_write(&analysis.slices, entry);
    }
    let of_flight = |&flight: &Flight| {
        let pending = site.moved(analysis, flight.pending);
        Flight { pending, object: None, parity: None, token: None, ..flight }
    };
    let flight = summary.flight.iter().map(of_flight).collect();
    let exposed = summary.exposed.iter().map(|touch| site.moved_touch(analysis, touch)).collect();
    let inner = summary.inner.iter().map(|touch| site.moved_touch(analysis, touch)).collect();
    let Summary { transparent, waits, uses_mbarriers, .. } = *summary;
    Summary { exposed, pending, flight, transparent, inner, unfenced, waits, uses_mbarriers }
}
