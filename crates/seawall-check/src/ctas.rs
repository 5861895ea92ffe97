//! Accesses of several CTAs that cluster barriers order on every path.
//!
//! The oracle runs two CTAs for a few iterations. Where only cluster barriers order accesses of
//! different CTAs, the hazard analysis decides the same for every trip count and any number of
//! CTAs. It is run once for each op that accesses other CTAs, on a program in which
//!
//! - only the barriers of the cluster are left, and any warp may touch any byte of an access;
//! - that op writes. What conflicts with it reads, so that other pairs do not conflict;
//! - each kernel ends with such a read, because the memory of a CTA is gone when it ends.
//!
//! All CTAs must take the same path. So a program is left to the oracle if a branch depends on more
//! than arguments and constants: on a program index or a loaded value, which may differ. So are
//! asynchronous accesses, calls, partitions and mbarriers of the cluster.

use seawall_analysis::{Barriers, HazardAnalysis};
use seawall_model::{
    Access, Action, Event, EventId, MBarrierEffect, Mode, Participants, Program, Proxy, TermId, TermKind,
    Terminator,
};

/// Whether the accesses of different CTAs are ordered on every path.
pub(crate) fn are_ordered(program: &Program) -> bool {
    is_simple(program) && program.events.ids().all(|event| is_ordered(program, event))
}

/// Whether cluster barriers alone can order the accesses of different CTAs. Other barriers and
/// tokens are left out, and so order nothing.
fn is_simple(program: &Program) -> bool {
    let is_left_out = |event: &Event| {
        let is_led =
            matches!(event.action.mbarrier_effect(), Some(MBarrierEffect::Init { cluster: true, .. }));
        is_led || matches!(event.action, Action::Call(_)) || crosses(event) && !is_synchronous(event)
    };
    !program.events.values().any(is_left_out) && !program.has_diverging_warps() && is_uniform(program)
}

/// Whether an event has completed its accesses when the next one issues.
fn is_synchronous(event: &Event) -> bool {
    matches!(event.action, Action::Touch { .. } | Action::Atomic { .. })
        && event.accesses.iter().all(|access| access.queue.is_none())
}

/// Whether all branches depend on arguments of kernels and constants only.
fn is_uniform(program: &Program) -> bool {
    let branches = program.blocks.values().filter_map(|block| match block.terminator {
        Terminator::Branch { condition, .. } => Some(condition),
        _ => None,
    });
    // A branch without a condition depends on something unknown.
    let Some(conditions) = branches.collect::<Option<Vec<TermId>>>() else { return false };
    let is_param = |term: &TermId| matches!(program.terms.kind(*term), TermKind::Param { .. });
    program.made_of(conditions).iter().all(is_param)
}

/// Whether an event accesses the memory of other CTAs.
fn crosses(event: &Event) -> bool {
    event.accesses.iter().any(|access| access.cross_cta)
}

/// Whether cluster barriers order an event with all that it conflicts with in other CTAs.
fn is_ordered(program: &Program, crossing: EventId) -> bool {
    let own = &program.events[crossing];
    if !crosses(own) {
        return true;
    }
    let writes = own.accesses.iter().any(|access| access.cross_cta && access.mode.writes());
    let is_conflict = |access: &Access| writes || access.mode.writes();
    let is_undecided = |id: EventId, access: &Access| match id == crossing {
        true => !access.cross_cta && is_conflict(access),
        // A barrier does not complete an asynchronous access.
        false => access.queue.is_some() && is_conflict(access),
    };
    let mut events = program.events.iter();
    if events.any(|(id, event)| event.accesses.iter().any(|access| is_undecided(id, access))) {
        return false;
    }
    let mut seen = program.clone();
    seen.ctas = 1;
    seen.forget_warp_maps();
    let warps = program.ctas.max(2);
    seen.partitions
        .values_mut()
        .for_each(|partition| partition.warps = partition.warps.saturating_mul(warps));
    for event in program.events.ids() {
        let conflicts =
            |access: &Access| if event == crossing { access.cross_cta } else { is_conflict(access) };
        let mode = if event == crossing { Mode::Write } else { Mode::Read };
        let changed = &mut seen.events[event];
        changed.accesses.retain(|access| conflicts(access));
        changed.accesses.iter_mut().for_each(|access| *access = plain(access.clone(), mode));
        changed.action = match &changed.action {
            Action::Barrier(barrier) if barrier.kind.participants() == Participants::ClusterWarps => {
                Action::Barrier(*barrier)
            }
            _ if changed.accesses.is_empty() => Action::Hint,
            _ => Action::Touch { asserted: false },
        };
    }
    let of_end =
        seen.events[crossing].accesses.iter().map(|access| plain(access.clone(), Mode::Read)).collect();
    let end = Event { origin: own.origin, action: Action::Touch { asserted: false }, accesses: of_end };
    for block in seen.blocks.ids().collect::<Vec<_>>() {
        if matches!(seen.blocks[block].terminator, Terminator::Return) {
            let end = seen.events.push(end.clone());
            seen.blocks[block].events.push(end);
        }
    }
    HazardAnalysis::new(&seen).run(&Barriers::default()).is_empty()
}

/// A synchronous access of the CTA itself to the same memory.
fn plain(access: Access, mode: Mode) -> Access {
    Access { mode, proxy: Proxy::Generic, queue: None, token: None, cross_cta: false, ..access }
}
