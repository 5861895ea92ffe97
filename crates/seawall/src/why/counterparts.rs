//! Finds the other operations on the mbarriers and tokens of an op.

use seawall_model::{Action, BufferId, EventId, MBarrierEffect, Place, Program, Proxy, TokenId, TokenOp};
use seawall_phases::Phases;
use seawall_report::{Counterpart, CounterpartRole};

/// An object that operations share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shared {
    MBarrier(BufferId),
    Token(TokenId),
}

/// Whether an event operates on an mbarrier or token.
pub(super) fn names_objects(program: &Program, event: EventId) -> bool {
    objects(program, event).next().is_some()
}

/// The counterparts of the operations `events`, in program order of each role. What the mbarrier
/// model checker saw in runs is exact. The rest names the same object.
pub(super) fn counterparts(
    program: &Program,
    phases: Option<&Phases>,
    events: &[EventId],
) -> Vec<Counterpart> {
    let own = |event: EventId| events.contains(&event);
    let mut found: Vec<Counterpart> = Vec::new();
    for edge in phases.into_iter().flat_map(|phases| &phases.edges) {
        if own(edge.wait) {
            let role = CounterpartRole::Completes;
            found.extend(edge.arrivals.iter().map(|&event| Counterpart { role, event }));
        }
        if edge.arrivals.iter().any(|&arrival| own(arrival)) {
            found.push(Counterpart { role: CounterpartRole::Awaits, event: edge.wait });
        }
    }
    let objects: Vec<Shared> = events.iter().flat_map(|&event| objects(program, event)).collect();
    let waits = |&event: &EventId| role(program, event) == Some(CounterpartRole::Waits);
    let arrives = |&event: &EventId| role(program, event) == Some(CounterpartRole::Arrives);
    let (own_waits, own_arrives) = (events.iter().any(waits), events.iter().any(arrives));
    for event in program.events.ids().filter(|&event| !own(event)) {
        let Some(role) = role(program, event) else { continue };
        if !self::objects(program, event).any(|object| objects.contains(&object)) {
            continue;
        }
        // Known partners are listed by what they do for the op.
        let is_known = found.iter().any(|counterpart| counterpart.event == event);
        let is_of_interest = match role {
            CounterpartRole::Arrives => own_waits || !own_arrives,
            CounterpartRole::Waits => own_arrives || !own_waits,
            CounterpartRole::Initializes | CounterpartRole::Invalidates => true,
            CounterpartRole::Completes | CounterpartRole::Awaits => false,
        };
        if is_of_interest && !is_known {
            found.push(Counterpart { role, event });
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// What an event does to an mbarrier or token.
fn role(program: &Program, event: EventId) -> Option<CounterpartRole> {
    let event = &program.events[event];
    match &event.action {
        Action::MBarrier(mbarrier) => Some(match mbarrier.op.effect() {
            MBarrierEffect::Init { .. } => CounterpartRole::Initializes,
            MBarrierEffect::Invalidate => CounterpartRole::Invalidates,
            MBarrierEffect::Arrive(_) => CounterpartRole::Arrives,
            MBarrierEffect::Wait { .. } => CounterpartRole::Waits,
        }),
        Action::Token(TokenOp::Acquire { .. } | TokenOp::Wait { .. }) => Some(CounterpartRole::Waits),
        Action::Token(TokenOp::Commit { .. } | TokenOp::Release { .. }) => Some(CounterpartRole::Arrives),
        Action::Copy { .. } | Action::Mma { .. } => {
            let arrives = event.accesses.iter().any(|access| access.proxy == Proxy::Barrier);
            arrives.then_some(CounterpartRole::Arrives)
        }
        Action::Touch { .. }
        | Action::Atomic { .. }
        | Action::Commit(_)
        | Action::Wait(_)
        | Action::Barrier(_)
        | Action::Fence(_)
        | Action::Hint
        | Action::Call(_)
        | Action::Other => None,
    }
}

fn objects(program: &Program, event: EventId) -> impl Iterator<Item = Shared> {
    let event = &program.events[event];
    let is_operation = matches!(event.action, Action::MBarrier(_));
    let named = event.accesses.iter().filter(move |access| is_operation || access.proxy == Proxy::Barrier);
    let buffers = named.flat_map(|access| &access.footprints).filter_map(|footprint| match footprint.place {
        Place::Buffer(buffer) => Some(Shared::MBarrier(buffer)),
        Place::Parameter(_) | Place::Unknown => None,
    });
    let token = match &event.action {
        Action::Token(
            TokenOp::Acquire { token, .. }
            | TokenOp::Commit { token, .. }
            | TokenOp::Wait { token, .. }
            | TokenOp::Release { token, .. },
        ) => Some(Shared::Token(*token)),
        _ => None,
    };
    buffers.chain(token)
}
