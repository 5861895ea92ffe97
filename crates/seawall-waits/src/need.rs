//! Waits that name nothing, of a module or a trace: the counts that shared memory needs, as far as
//! the counters of the GPU can hold them.

use seawall_analysis::waits::{
    Counter, Kept, Kind, Limits, Needed, largest_for_barriers, largest_up_to, mixed,
};
use seawall_model::{Bare, Program, Queue, Target};

use crate::note::Note;

/// The counts of all waits of `program`, in event order. `bare` are the barriers that depend on
/// waits for LDS instructions.
pub(crate) fn needed(program: &Program, strict: &Program, bare: &Bare, limits: &Limits) -> Vec<Needed> {
    let mut all = largest_up_to(strict, limits);
    let is_local = |wait: &Needed| wait.count == Err(Kept::LocalAccesses);
    if !bare.barriers.is_empty() && all.iter().any(is_local) {
        all.retain(|wait| !is_local(wait));
        all.extend(largest_for_barriers(program, bare));
    }
    all.sort_by_key(|wait| wait.event);
    all
}

/// A count that a counter can hold, with remarks. `kinds` may be pending in the counter.
pub(crate) fn held(
    needed: &Needed,
    counter: Counter,
    target: &Target,
    kinds: &[Kind],
) -> (Option<u32>, Vec<Note>) {
    let mut notes = Vec::new();
    let count = match needed.count {
        Err(kept) => return (None, vec![Note::Kept(kept)]),
        Ok(count) if needed.unneeded => return (Some(count), vec![Note::Unneeded]),
        Ok(count) => count,
    };
    let Some(width) = counter.width(target) else { return (Some(count), notes) };
    if let Some(mixed) = mixed(counter, target, kinds).filter(|_| count > 0) {
        return (Some(0), vec![Note::OutOfOrder(mixed)]);
    }
    notes.extend((count > width).then_some(Note::Saturated));
    (Some(count.min(width)), notes)
}

/// The counter of the operations of a queue; `None` if no wait with a count covers them.
pub(crate) fn counter_of_queue(queue: Queue, target: &Target) -> Option<Counter> {
    let has = |counter: Counter, other: Counter| {
        if counter.width(target).is_some() { counter } else { other }
    };
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

/// The counter of stores to global memory, on GPUs where they have one of their own.
pub(crate) fn store_counter(target: &Target) -> Option<Counter> {
    [Counter::Vs, Counter::Store].into_iter().find(|counter| counter.width(target).is_some())
}

/// The counter of asynchronous copies to LDS: that of vector memory, unless they have one of their
/// own.
pub(crate) fn copy_counter(target: &Target) -> Counter {
    if Counter::Async.width(target).is_some() { Counter::Async } else { Counter::Vm }
}
