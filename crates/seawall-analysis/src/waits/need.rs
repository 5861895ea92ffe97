//! The largest counts by need: for waits that name nothing, how much they may leave in flight before something in shared
//! memory meets an operation that is not complete.
//!
//! The hazard analysis is the judge: it is asked what is found with these counts and with those. Fewer pending operations are never worse,
//! so that the counts are raised one wait after the other, each by bisection: O(waits * log width) runs of the analysis. In the end
//! none can be raised alone. As exact as the analysis: where that sees a conflict that no execution has, a count is smaller than it
//! might be; never larger.
//!
//! Not told: what leaves shared memory (nobody here sees who reads global memory), what other partitions rely on, registers.

use rustc_hash::FxHashSet;
use seawall_model::{
    Action, BarrierKind, Direction, EventId, FunctionId, MBarrierOp, Program, Queue, Terminator, Wait,
};

use crate::hazard::AccessRef;
use crate::sync::{Barriers, HazardAnalysis, Missing};

/// The hazard analysis counts groups up to here.
const MOST: u32 = 200;

/// What a wait that names nothing may leave in flight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Needed {
    /// The wait.
    pub event: EventId,
    /// What the program says; `None` if its count is not known.
    pub old: Option<u32>,
    /// The largest safe count, or why it is not told.
    pub count: Result<u32, Kept>,
    /// Nothing in shared memory needs the wait at all; the count is then what it was.
    pub unneeded: bool,
}

/// Why nothing is said of a wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kept {
    /// It names what it waits for.
    Tokens,
    /// Other partitions run at the same time, or warps run apart at conditional barriers: what they rely on is not followed.
    Partitions,
    /// It stands in a function that others call, or that calls: who needs it may be elsewhere.
    Calls,
    /// It also covers what leaves shared memory, or registers, whose readers are not followed.
    OtherMemory,
    /// An mbarrier is told of operations of its queue.
    MBarriers,
    /// Something is met in flight even if all waits wait for everything.
    MissingAnyway,
}

/// A later access that meets something in flight, and what it meets.
type Met = (AccessRef, AccessRef, bool);

/// The largest safe counts of all waits of `program`, in the order of its events. A wait that cannot be judged keeps its count.
pub fn largest_by_need(program: &Program) -> Vec<Needed> {
    let apart = is_apart(program);
    let mut waits: Vec<Needed> = Vec::new();
    for block in program.blocks.values() {
        for &event in &block.events {
            if let Action::Wait(wait) = &program.events[event].action {
                let count = match kept(program, wait, block.function, apart) {
                    Some(kept) => Err(kept),
                    None => Ok(0),
                };
                waits.push(Needed { event, old: wait.pending, count, unneeded: false });
            }
        }
    }
    waits.sort_by_key(|wait| wait.event);
    let open: Vec<usize> = (0..waits.len()).filter(|&i| waits[i].count.is_ok()).collect();
    if !open.is_empty() {
        raise(program, &mut waits, &open);
    }
    waits
}

/// `program` with other counts.
pub fn with_counts(program: &Program, counts: impl IntoIterator<Item = (EventId, u32)>) -> Program {
    let mut changed = program.clone();
    for (event, count) in counts {
        if let Action::Wait(wait) = &mut changed.events[event].action {
            wait.pending = Some(count);
        }
    }
    changed
}

fn raise(program: &Program, waits: &mut [Needed], open: &[usize]) {
    let events: Vec<EventId> = open.iter().map(|&i| waits[i].event).collect();
    let zeros = vec![0; open.len()];
    let judge =
        |counts: &[u32]| met(&with_counts(program, events.iter().copied().zip(counts.iter().copied())));
    let anyway = judge(&zeros);
    if anyway.iter().any(|met| met.2) {
        open.iter().for_each(|&i| waits[i].count = Err(Kept::MissingAnyway));
        return;
    }
    let is_safe = |counts: &[u32]| judge(counts).is_subset(&anyway);
    let written: Vec<u32> = open.iter().map(|&i| waits[i].old.unwrap_or(0).min(MOST)).collect();
    let mut counts = if is_safe(&written) { written.clone() } else { zeros };
    for position in 0..counts.len() {
        let mut try_with = |count: u32| {
            let mut tried = counts.clone();
            tried[position] = count;
            is_safe(&tried)
        };
        let known = counts[position];
        let largest = largest(known, &mut try_with);
        if largest >= MOST {
            waits[open[position]].unneeded = true;
            // Keep what is written, so that what the program means by it is not lost.
            counts[position] = written[position];
        } else {
            counts[position] = largest;
        }
    }
    for (&i, count) in open.iter().zip(counts) {
        waits[i].count = Ok(count);
    }
}

/// The largest count that is safe, from `known` on, by steps that double and then by bisection; `MOST` if all are.
fn largest(known: u32, is_safe: &mut dyn FnMut(u32) -> bool) -> u32 {
    let (mut low, mut step) = (known, 1);
    let mut high = loop {
        let next = (low + step).min(MOST);
        if next == low {
            return MOST;
        }
        if !is_safe(next) {
            break next;
        }
        (low, step) = (next, step * 2);
    };
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if is_safe(middle) { low = middle } else { high = middle }
    }
    low
}

/// What the analysis finds: which access meets which other, and whether that is in flight.
fn met(program: &Program) -> FxHashSet<Met> {
    let found = HazardAnalysis::new(program).run(&Barriers::default());
    let found = found.iter().filter(|found| found.missing != Missing::ProxyFence);
    found
        .map(|found| {
            let in_flight = matches!(found.missing, Missing::Wait { .. });
            (found.hazard.later, found.hazard.earlier, in_flight)
        })
        .collect()
}

fn kept(program: &Program, wait: &Wait, function: FunctionId, apart: bool) -> Option<Kept> {
    if !wait.tokens.is_empty() {
        return Some(Kept::Tokens);
    }
    if apart {
        return Some(Kept::Partitions);
    }
    let calls = program.events.values().any(|event| matches!(event.action, Action::Call(_)));
    let others = program.functions.len() > 1 && program.functions.values().any(|f| !f.kernel);
    if calls || (others && !program.functions[function].kernel) {
        return Some(Kept::Calls);
    }
    let of_queue = |action: &Action| match action {
        Action::Copy { queue, direction: Direction::Store, .. } => *queue == wait.queue && !wait.read_only,
        _ => false,
    };
    let registers = matches!(wait.queue, Queue::Wgmma | Queue::Tcgen05 | Queue::TmemAccess);
    if registers || program.events.values().any(|event| of_queue(&event.action)) {
        return Some(Kept::OtherMemory);
    }
    let told = |action: &Action| {
        let Action::MBarrier(mbarrier) = action else { return false };
        matches!(mbarrier.op, MBarrierOp::Commit { queue, .. } if queue == wait.queue)
            || matches!(mbarrier.op, MBarrierOp::Arrive { .. })
    };
    program.events.values().any(|event| told(&event.action)).then_some(Kept::MBarriers)
}

/// Whether partitions run at the same time, or warps of one run apart.
fn is_apart(program: &Program) -> bool {
    let forks = program.blocks.values().any(|block| matches!(block.terminator, Terminator::Fork(_)));
    let conditional = program.events.values().any(|event| {
        matches!(&event.action, Action::Barrier(barrier) if matches!(barrier.kind, BarrierKind::Conditional { .. }))
    });
    forks || conditional
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(text: &str) -> Vec<(Option<u32>, Result<u32, Kept>, bool)> {
        let program = seawall_model::text::parse(text).expect("a program");
        largest_by_need(&program).into_iter().map(|n| (n.old, n.count, n.unneeded)).collect()
    }

    #[test]
    fn a_ring_of_three_lets_one_newer_group_fly() {
        let text = "program p target gfx1250 {
          smem A : 3 x 64
          async tdm write A[0]
          async tdm write A[1]
          loop i {
            wait tdm 0
            barrier
            read A[i % 3]
            async tdm write A[(i + 2) % 3]
          }
        }";
        assert_eq!(counts(text), [(Some(0), Ok(1), false)]);
    }

    #[test]
    fn a_count_that_is_too_large_is_lowered() {
        let text = "program p target sm_80 {
          smem A : 64
          async cp write A
          commit cp
          wait cp 1
          barrier
          read A
        }";
        assert_eq!(counts(text), [(Some(1), Ok(0), false)]);
    }

    #[test]
    fn a_wait_that_nothing_needs_stays_as_it_is() {
        let text = "program p target sm_80 {
          smem A : 64
          async cp write A
          commit cp
          wait cp 3
        }";
        assert_eq!(counts(text), [(Some(3), Ok(3), true)]);
    }

    #[test]
    fn what_goes_to_global_memory_is_not_judged() {
        let text = "program p target sm_90 {
          smem A : 64
          async tma_store read A
          commit tma_store
          wait tma_store 0
        }";
        assert_eq!(counts(text), [(Some(0), Err(Kept::OtherMemory), false)]);
    }

    #[test]
    fn with_something_always_in_flight_nothing_is_judged() {
        let text = "program p target sm_80 {
          smem A : 64
          async cp write A
          commit cp
          read A
          wait cp 0
          barrier
          read A
        }";
        assert_eq!(counts(text), [(Some(0), Err(Kept::MissingAnyway), false)]);
    }
}
