//! Waits of a module that name nothing: the counts that shared memory needs, the other counters of
//! such a wait, and the counters whose operations complete out of order.

use rustc_hash::FxHashMap;
use seawall_analysis::waits::{Counter, Kept, Kind, Needed, largest_by_need, largest_for_barriers, mixed};
use seawall_lower::{Lowered, may_be_flat};
use seawall_mlir::{Module, OpId};
use seawall_model::{Action, Family, Program, Queue, Target};

use crate::note::Note;

/// What shared memory needs of one counter of an op.
#[derive(Clone, Debug)]
pub(super) struct Needs {
    pub(super) counter: Counter,
    pub(super) old: Option<u32>,
    pub(super) new: Option<u32>,
    pub(super) notes: Vec<Note>,
}

pub(super) type ByNeed = FxHashMap<OpId, Vec<Needs>>;

/// What shared memory needs of each wait. Without `ordinary`, operations that the compiler may move
/// across a wait count nothing.
pub(super) fn by_need(module: &Module, lowered: &Lowered, target: &Target, ordinary: bool) -> ByNeed {
    let program = &lowered.program;
    let (strict, mut bare) = (without_ordinary(program), lowered.bare.clone());
    if !ordinary {
        bare.counted.clear();
    }
    let mut all = largest_by_need(if ordinary { program } else { &strict });
    let is_local = |wait: &Needed| wait.count == Err(Kept::LocalAccesses);
    if !bare.barriers.is_empty() && all.iter().any(is_local) {
        all.retain(|wait| !is_local(wait));
        all.extend(largest_for_barriers(program, &bare));
    }
    all.sort_by_key(|wait| wait.event);
    let is_flat = may_be_flat(module);
    let mut of_op = ByNeed::default();
    for needed in all {
        let event = &program.events[needed.event];
        let Action::Wait(wait) = &event.action else { continue };
        let Some(&op) = lowered.ops.get(program.origins[event.origin].index as usize) else { continue };
        let Some(counter) = counter_of_queue(wait.queue, target) else { continue };
        let found = needs(&needed, counter, target, is_flat);
        let all = of_op.entry(op).or_default();
        // An op that is judged more than once gets the strictest count.
        match all.iter_mut().find(|known| known.counter == found.counter) {
            Some(known) if known.new > found.new => *known = found,
            Some(_) => {}
            None => all.push(found),
        }
    }
    of_op
}

fn needs(needed: &Needed, counter: Counter, target: &Target, is_flat: bool) -> Needs {
    let (mut new, mut notes) = match needed.count {
        Ok(count) => (Some(count), Vec::new()),
        Err(kept) => (None, vec![Note::Kept(kept)]),
    };
    if needed.unneeded {
        notes.push(Note::Unneeded);
    } else if let (Some(count), Some(width)) = (new, counter.width(target)) {
        if count > width {
            new = Some(width);
            notes.push(Note::Saturated);
        }
        if let Some(mixed) = mixed(counter, target, &kinds(counter, target, is_flat)).filter(|_| count > 0) {
            (new, notes) = (Some(0), vec![Note::OutOfOrder(mixed)]);
        }
    }
    Needs { counter, old: needed.old, new, notes }
}

/// The kinds of operations that may be pending in a counter. They include operations that the
/// module does not show, such as loads that the compiler adds.
fn kinds(counter: Counter, target: &Target, is_flat: bool) -> Vec<Kind> {
    let mut kinds = match counter {
        Counter::Vm => vec![Kind::GlobalLoad, Kind::LdsDma],
        Counter::Load => vec![Kind::GlobalLoad],
        Counter::Lgkm | Counter::Ds => vec![Kind::Lds],
        Counter::Async => vec![Kind::AsyncCopy],
        Counter::Tensor => vec![Kind::Tensor],
        _ => return Vec::new(),
    };
    if counter == Counter::Vm && target.family() == Family::Gfx9 {
        kinds.push(Kind::GlobalStore);
    }
    if is_flat && !matches!(counter, Counter::Async | Counter::Tensor) {
        kinds.push(Kind::Flat);
    }
    kinds
}

/// The program without operations that exist only to be counted. The compiler may move these across
/// a wait.
fn without_ordinary(program: &Program) -> Program {
    let mut changed = program.clone();
    for event in changed.events.values_mut() {
        if matches!(event.action, Action::Copy { queue: Queue::Vmem, .. }) && event.accesses.is_empty() {
            event.action = Action::Other;
        }
    }
    changed
}

fn counter_of_queue(queue: Queue, target: &Target) -> Option<Counter> {
    let has =
        |counter: Counter, other: Counter| if counter.width(target).is_some() { counter } else { other };
    Some(match queue {
        Queue::CpAsync => has(Counter::CpAsync, Counter::AsyncMarks),
        Queue::Async => Counter::Async,
        Queue::Vmem => has(Counter::Vm, Counter::Load),
        Queue::Ds => has(Counter::Lgkm, Counter::Ds),
        Queue::Tdm => Counter::Tensor,
        Queue::TmaStore => Counter::Bulk,
        Queue::Wgmma => Counter::Wgmma,
        Queue::Tma | Queue::Remote | Queue::Tcgen05 | Queue::TmemAccess => return None,
    })
}

/// The counters of a wait for several counters that Seawall does not track, with their counts:
/// exports, and stores where they have a separate counter.
pub(super) fn counters_beside(module: &Module, op: OpId, target: &Target) -> Vec<(Counter, Option<u32>)> {
    if !module.op_name(op).ends_with(".memory_counter_wait") {
        return Vec::new();
    }
    let stores = [Counter::Vs, Counter::Store].into_iter().find(|counter| counter.width(target).is_some());
    let stated = |key: &str| module.attr_int(op, key).and_then(|n| u32::try_from(n).ok());
    let counters = [(stores, "store"), (Some(Counter::Exp), "exp")];
    let has = |(counter, key): (Option<Counter>, &str)| {
        let counter = counter.filter(|_| module.attr(op, key).is_some())?;
        Some((counter, stated(key)))
    };
    counters.into_iter().filter_map(has).collect()
}
