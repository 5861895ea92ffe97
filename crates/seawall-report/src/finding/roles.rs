//! What is said at each place of a finding: at the event that it is reported at, and at the events that play a role.

use seawall_analysis::{FindingCode, FindingKind, HazardKind, Role};
use seawall_model::{Action, BarrierKind, EventId, MBarrierOp, Queue, TokenOp, Wait};

use super::headline::operation;
use super::pair::{first_access, mbarrier};
use super::story::Teller;

/// What is said at the event of the finding.
pub(crate) fn primary(teller: &mut Teller<'_>) -> String {
    let finding = teller.finding;
    match finding.code {
        FindingCode::Deadlock => stuck(teller, finding.event),
        FindingCode::RedundantBarrier => "no two accesses need this".to_owned(),
        FindingCode::RedundantWait => idle(teller),
        FindingCode::SplitBarrierMisuse => half(teller, finding.event),
        FindingCode::WrongBytes | FindingCode::WrongArrivals => mbarrier_text(teller, finding.event),
        FindingCode::MBarrierLifetime if operation(teller, finding.event).is_some() => {
            mbarrier_text(teller, finding.event)
        }
        _ => later(teller),
    }
}

/// What is said at a wait that never waits.
fn idle(teller: &mut Teller<'_>) -> String {
    let event = teller.finding.event;
    let what = match operation(teller, event) {
        Some(_) => mbarrier_text(teller, event),
        None => "waits for a slot".to_owned(),
    };
    format!("{what}, which is over and known to be whenever this is reached")
}

fn later(teller: &mut Teller<'_>) -> String {
    let access = match teller.later {
        Some(touch) => teller.access(touch),
        None => unseen(teller, false),
    };
    match (teller.is_one_op(), teller.finding.across_iterations) {
        (true, true) => format!("{access}, and does so again on a later iteration"),
        (true, false) => format!("{access}, and comes here twice"),
        (false, true) => format!("later: on a later iteration, {access}"),
        (false, false) if teller.earlier.is_some() => format!("later: {access}"),
        (false, false) => access,
    }
}

/// What is said at `event` in `role`; `step` numbers it if there are several steps on the way.
pub(crate) fn related(teller: &mut Teller<'_>, role: Role, event: EventId, step: Option<usize>) -> String {
    match role {
        Role::Earlier if teller.finding.code.kind() == FindingKind::Protocol => {
            match operation(teller, event) {
                Some(_) => format!("earlier: {}", mbarrier_text(teller, event)),
                None if teller.finding.code == FindingCode::SplitBarrierMisuse => {
                    format!("earlier: {}", half(teller, event))
                }
                None => earlier(teller, event),
            }
        }
        Role::Earlier => earlier(teller, event),
        Role::Passes => match step {
            Some(step) => format!("then, step {step}: {}", passes(teller, event)),
            None => format!("then: {}", passes(teller, event)),
        },
        Role::ExecutionBarrier => "warps meet here, but their memory accesses may not be complete".to_owned(),
        Role::WeakWait => weak_wait(teller, event),
        Role::Stuck => format!("meanwhile: {}", stuck(teller, event)),
        Role::Expectation => mbarrier_text(teller, event),
        Role::Satisfies => {
            match teller.narrator.module.program.events.get(event).map(|event| &event.action) {
                Some(Action::Token(_)) => "this has filled or emptied the slot before".to_owned(),
                _ => format!("earlier in every run: {}", mbarrier_text(teller, event)),
            }
        }
    }
}

fn earlier(teller: &mut Teller<'_>, event: EventId) -> String {
    let first = if teller.earlier == Some(event) { teller.first } else { None };
    let touch = first.or_else(|| first_access(teller.narrator.module.program, event));
    let access = match touch {
        Some(touch) => teller.access(touch),
        None => unseen(teller, true),
    };
    format!("earlier: {access}")
}

/// What an event does that touches nothing itself, such as a call: one side of the hazard.
fn unseen(teller: &Teller<'_>, earlier: bool) -> String {
    let memory = teller.place(teller.later.or(teller.first));
    match (teller.hazard(), earlier) {
        (Some(HazardKind::Raw), true) | (Some(HazardKind::War), false) | (Some(HazardKind::Waw), _) => {
            format!("what this calls writes {memory}")
        }
        (Some(HazardKind::War), true) | (Some(HazardKind::Raw), false) => {
            format!("what this calls reads {memory}")
        }
        (None, _) => format!("what this calls uses {memory}"),
    }
}

/// What a barrier does, with the number of one that is split in halves.
fn half(teller: &Teller<'_>, event: EventId) -> String {
    match teller.narrator.module.program.events.get(event).map(|event| &event.action) {
        Some(Action::Barrier(barrier)) => match barrier.kind {
            BarrierKind::Signal { id } => format!("signals barrier {id}"),
            BarrierKind::WaitSignal { id } => format!("waits for the signals of barrier {id}"),
            _ => "passes this barrier".to_owned(),
        },
        _ => "here".to_owned(),
    }
}

/// What a step on the way does.
fn passes(teller: &mut Teller<'_>, event: EventId) -> String {
    let program = teller.narrator.module.program;
    match program.events.get(event).map(|event| &event.action) {
        Some(Action::Commit(queue)) => format!("closes a group of {}", operations(*queue)),
        Some(Action::Wait(wait)) => wait_text(wait),
        Some(Action::Barrier(_)) => half(teller, event),
        Some(Action::MBarrier(_)) => mbarrier_text(teller, event),
        Some(Action::Fence(_)) => "passes this fence".to_owned(),
        Some(Action::Call(_)) => "goes through this call".to_owned(),
        Some(Action::Token(_)) => "passes this token".to_owned(),
        _ => match first_access(program, event) {
            Some(touch) => teller.access(touch),
            None => "passes here".to_owned(),
        },
    }
}

fn weak_wait(teller: &mut Teller<'_>, event: EventId) -> String {
    match teller.narrator.module.program.events.get(event).map(|event| &event.action) {
        Some(Action::Wait(wait)) => format!("{}, which does not cover it", wait_text(wait)),
        Some(Action::MBarrier(_)) => format!("{}, which does not cover it", mbarrier_text(teller, event)),
        _ => "this wait does not cover it".to_owned(),
    }
}

fn wait_text(wait: &Wait) -> String {
    let what = operations(wait.queue);
    let text = match wait.pending {
        _ if !wait.tokens.is_empty() && wait.pending.is_none() => format!("waits for tokens of {what}"),
        None => format!("waits for some {what}"),
        Some(0) => format!("waits for all {what} issued so far"),
        Some(1) => format!("lets the newest {} stay in flight", unit(wait.queue, false)),
        Some(n) => format!("lets the {n} newest {} stay in flight", unit(wait.queue, true)),
    };
    if wait.read_only { format!("{text}, and waits for reads only") } else { text }
}

/// What a wait for the queue counts.
fn unit(queue: Queue, many: bool) -> String {
    let what = operations(queue);
    match (queue, many) {
        (Queue::Async, false) => "asynchronous LDS copy instruction".to_owned(),
        (Queue::Async, true) => "asynchronous LDS copy instructions".to_owned(),
        (Queue::Vmem, false) => "vector-memory instruction".to_owned(),
        (Queue::Vmem, true) => "vector-memory instructions".to_owned(),
        (Queue::Ds, false) => "LDS instruction".to_owned(),
        (Queue::Ds, true) => "LDS instructions".to_owned(),
        (Queue::Tdm, false) => "tensor data mover copy".to_owned(),
        (Queue::Tdm, true) => what.to_owned(),
        (_, false) => format!("group of {what}"),
        (_, true) => format!("groups of {what}"),
    }
}

/// The operations of a queue, as people who write kernels call them.
pub(crate) fn operations(queue: Queue) -> &'static str {
    match queue {
        Queue::CpAsync => "asynchronous copies",
        Queue::Async => "asynchronous LDS copies",
        Queue::Vmem => "direct-to-LDS loads",
        Queue::Ds => "LDS instructions",
        Queue::Tdm => "tensor data mover copies",
        Queue::Tma => "TMA loads",
        Queue::Remote => "remote stores",
        Queue::TmaStore => "TMA stores",
        Queue::Wgmma => "wgmma operations",
        Queue::Tcgen05 => "tcgen05 operations",
        Queue::TmemAccess => "tensor memory accesses",
    }
}

/// Where warps are stuck, and what they wait for.
fn stuck(teller: &mut Teller<'_>, event: EventId) -> String {
    let text = match teller.narrator.module.program.events.get(event).map(|event| &event.action) {
        Some(Action::MBarrier(_)) => mbarrier_text(teller, event),
        Some(Action::Barrier(barrier)) => match barrier.kind {
            BarrierKind::Named { .. } => "waits for threads that do not come to this barrier".to_owned(),
            BarrierKind::WaitSignal { id } => format!("waits for signals of barrier {id} that do not come"),
            BarrierKind::Cluster { .. } => "waits for CTAs that do not come to this barrier".to_owned(),
            _ => "waits for warps that do not come to this barrier".to_owned(),
        },
        Some(Action::Token(TokenOp::Acquire { .. })) => "waits for a slot that is never emptied".to_owned(),
        Some(Action::Token(_)) => "waits for a slot that is never filled".to_owned(),
        Some(Action::Wait(wait)) => wait_text(wait),
        _ => "is stuck here".to_owned(),
    };
    let program = teller.narrator.module.program;
    match teller.narrator.partition(event) {
        Some(partition) if program.partitions.len() > 1 => format!("{text} (warps of `{partition}`)"),
        _ => text,
    }
}

/// What an mbarrier operation does, with the name of its mbarrier.
fn mbarrier_text(teller: &mut Teller<'_>, event: EventId) -> String {
    let touch = mbarrier(teller.narrator.module.program, event);
    let name = touch.map_or("the mbarrier".to_owned(), |touch| teller.place(Some(touch)));
    match operation(teller, event) {
        Some(MBarrierOp::Init { count, .. }) => format!("initialises {name} with a count of {count}"),
        Some(MBarrierOp::Invalidate) => format!("ends {name}"),
        Some(MBarrierOp::Expect { bytes }) => format!("arrives at {name} and expects {bytes} bytes"),
        Some(MBarrierOp::Arrive { count: 1, per_thread: false }) => format!("arrives at {name} once"),
        Some(MBarrierOp::Arrive { count, per_thread: false }) => format!("arrives at {name} {count} times"),
        Some(MBarrierOp::Arrive { count: 1, per_thread: true }) => format!("every thread arrives at {name}"),
        Some(MBarrierOp::Arrive { count, per_thread: true }) => {
            format!("every thread arrives at {name} {count} times")
        }
        Some(MBarrierOp::Wait { phase }) => {
            let phase = teller.term(*phase);
            format!("waits for {name} with phase {phase}")
        }
        Some(MBarrierOp::Commit { queue, .. }) => format!("lets {} arrive at {name}", operations(*queue)),
        None => match first_access(teller.narrator.module.program, event) {
            Some(touch) if mbarrier(teller.narrator.module.program, event).is_some() => {
                format!("{} and arrives at {name}", teller.access(touch))
            }
            Some(touch) => teller.access(touch),
            None => "here".to_owned(),
        },
    }
}
