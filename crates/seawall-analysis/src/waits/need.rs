//! The largest counts by need: what a wait that names nothing may leave in flight before an access
//! to shared memory conflicts with an incomplete operation.
//!
//! The hazard analysis checks given counts. Fewer pending operations are never worse, so counts are
//! raised one wait after the other, each by bisection. This takes O(waits * log width) runs of the
//! analysis, and in the end no count can be raised alone. A false conflict of the analysis makes a
//! count smaller than necessary, but no count is too large.
//!
//! A wait that names operations, and whose count decides what it waits for, gets at most the count
//! for what it names. It gets less where other accesses rely on it. A wait for vector memory that
//! covers more than shared memory gets at most its own count in the same way.
//!
//! Not covered: data that leaves shared memory, accesses of other partitions, registers.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{Action, BlockId, Direction, EventId, FunctionId, MBarrierEffect, Program, Queue, Wait};

use crate::sync::{Barriers, HazardAnalysis, Missing};

/// The largest group count of the hazard analysis.
const MOST: u32 = 200;

/// The result for a wait that names nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Needed {
    /// The wait.
    pub event: EventId,
    /// The count in the program, or `None` if it is unknown.
    pub old: Option<u32>,
    /// The largest safe count, or the reason why there is no result.
    pub count: Result<u32, Kept>,
    /// Whether no access to shared memory needs the wait. The count is then that of the program.
    pub unneeded: bool,
}

/// The reason why a wait has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kept {
    /// It names tokens.
    Tokens,
    /// Other partitions run concurrently, or conditional barriers let warps diverge. Their
    /// dependence on the wait is not analyzed.
    Partitions,
    /// Its function is called or contains calls, so the dependent access may be in another
    /// function.
    Calls,
    /// It also covers data that leaves shared memory or goes to registers. The readers of that data
    /// are not analyzed.
    OtherMemory,
    /// It completes LDS accesses for barriers, and the dependent barriers are unknown.
    LocalAccesses,
    /// An operation of its queue arrives at an mbarrier.
    MBarriers,
    /// An access conflicts with an operation in flight even if all waits have the count 0.
    MissingAnyway,
    /// Accesses are unordered even if all waits for LDS instructions have the count 0.
    RacesAnyway,
}

/// Returns the largest safe counts of all waits of `program`, in event order. A wait without a
/// result keeps its count.
pub fn largest_by_need(program: &Program) -> Vec<Needed> {
    largest_up_to(program, &Limits::default())
}

/// The largest count that a wait may get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The count.
    pub most: u32,
    /// Whether this count completes what the wait is for outside of shared memory. The wait then
    /// has a result, whatever its queue does and whether it also names tokens.
    pub covers_others: bool,
    /// Why a wait that may have this count keeps its own.
    pub kept: Option<Kept>,
}

/// The limits of some waits.
pub type Limits = FxHashMap<EventId, Limit>;

/// Returns the counts of [`largest_by_need`] where waits get at most the count in `limits`. Those
/// have a result too if accesses conflict with an operation in flight for all counts: the largest
/// counts that add no conflict. One that no access needs gets its limit.
pub fn largest_up_to(program: &Program, limits: &Limits) -> Vec<Needed> {
    let apart = program.has_diverging_warps();
    let mut limits = limits.clone();
    let mut waits: Vec<Needed> = Vec::new();
    for block in program.blocks.values() {
        for &event in &block.events {
            if let Action::Wait(wait) = &program.events[event].action {
                let at = Place { event, function: block.function };
                let mut kept = match limits.get(&event) {
                    Some(limit) if limit.covers_others => kept_by_others(program, block.function, apart),
                    _ => kept(program, wait, at, apart),
                };
                // Nothing else orders what vector memory copies, so that a smaller count is needed.
                if let (Queue::Vmem, Some(why @ Kept::OtherMemory), Some(most)) =
                    (wait.queue, kept, wait.pending)
                {
                    let own = Limit { most, covers_others: true, kept: Some(why) };
                    let limit = limits.entry(event).or_insert(own);
                    limit.most = limit.most.min(most);
                    limit.kept = Some(why);
                    kept = None;
                }
                let count = kept.map_or(Ok(0), Err);
                waits.push(Needed { event, old: wait.pending, count, unneeded: false });
            }
        }
    }
    waits.sort_by_key(|wait| wait.event);
    let mut open: Vec<usize> = (0..waits.len()).filter(|&i| waits[i].count.is_ok()).collect();
    if open.is_empty() {
        return waits;
    }
    let in_flight = |counts: &[Count]| in_flight(&with_counts(program, counts.iter().copied()));
    let zeros = |open: &[usize]| -> Vec<Count> { open.iter().map(|&i| (waits[i].event, 0)).collect() };
    let mut anyway = in_flight(&zeros(&open));
    if !anyway.is_empty() {
        let (limited, others): (Vec<usize>, Vec<usize>) =
            open.iter().partition(|&&i| limits.contains_key(&waits[i].event));
        anyway = in_flight(&zeros(&limited));
        others.iter().for_each(|&i| waits[i].count = Err(Kept::MissingAnyway));
        open = limited;
    }
    raise(&mut waits, &open, &limits, &|counts| in_flight(counts).is_subset(&anyway));
    for wait in &mut waits {
        if let Some(kept) = limits.get(&wait.event).and_then(|limit| limit.kept)
            && wait.count.is_ok_and(|count| Some(count) >= wait.old)
        {
            (wait.count, wait.unneeded) = (Err(kept), false);
        }
    }
    waits
}

/// Returns `program` with other counts.
pub fn with_counts(program: &Program, counts: impl IntoIterator<Item = (EventId, u32)>) -> Program {
    let mut changed = program.clone();
    for (event, count) in counts {
        if let Action::Wait(wait) = &mut changed.events[event].action {
            wait.pending = Some(count);
        }
    }
    changed
}

/// A wait, and a count for it.
type Count = (EventId, u32);

/// Raises the counts of the waits `open` as far as it is safe, and at most to their limits. The
/// count 0 is safe.
pub(super) fn raise(
    waits: &mut [Needed],
    open: &[usize],
    limits: &Limits,
    is_safe: &dyn Fn(&[Count]) -> bool,
) {
    let events: Vec<EventId> = open.iter().map(|&i| waits[i].event).collect();
    let is_safe = |counts: &[u32]| {
        let counts: Vec<Count> = events.iter().copied().zip(counts.iter().copied()).collect();
        is_safe(&counts)
    };
    let limits: Vec<Option<u32>> =
        events.iter().map(|event| limits.get(event).map(|limit| limit.most)).collect();
    let preferred = |(&i, limit): (&usize, &Option<u32>)| limit.or(waits[i].old).unwrap_or(0).min(MOST);
    let preferred: Vec<u32> = open.iter().zip(&limits).map(preferred).collect();
    let mut counts = if is_safe(&preferred) { preferred.clone() } else { vec![0; open.len()] };
    let mut unneeded = vec![false; counts.len()];
    // A wait that is not needed at first may be needed when others wait for less.
    for round in 0..2 {
        for position in 0..counts.len() {
            if round == 1 && !unneeded[position] {
                continue;
            }
            let mut try_with = |count: u32| {
                let mut tried = counts.clone();
                tried[position] = count;
                is_safe(&tried)
            };
            let most = limits[position].map_or(MOST, |limit| limit.min(MOST));
            let largest = largest(counts[position], most, &mut try_with);
            unneeded[position] = largest >= MOST;
            // Keeps the written count, because the program may intend it for something else.
            counts[position] = if unneeded[position] { preferred[position] } else { largest };
        }
    }
    for ((&i, unneeded), count) in open.iter().zip(unneeded).zip(counts) {
        (waits[i].unneeded, waits[i].count) = (unneeded, Ok(count));
    }
}

/// The largest safe count from `known` up to `most`, by doubling steps and bisection.
fn largest(known: u32, most: u32, is_safe: &mut dyn FnMut(u32) -> bool) -> u32 {
    let (mut low, mut step) = (known, 1);
    let mut high = loop {
        let next = (low + step).min(most);
        if next <= low {
            return low;
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

/// The earlier and the later event of each conflict with an operation in flight. Smaller waits can
/// cause no other conflict: the same barriers order what they complete.
fn in_flight(program: &Program) -> FxHashSet<(EventId, EventId)> {
    let found = HazardAnalysis::new(program).run(&Barriers::default());
    let of_wait = found.iter().filter(|found| matches!(found.missing, Missing::Wait { .. }));
    of_wait.map(|found| (found.hazard.earlier.event, found.hazard.later.event)).collect()
}

/// A wait in a program.
#[derive(Clone, Copy)]
struct Place {
    event: EventId,
    function: FunctionId,
}

fn kept(program: &Program, wait: &Wait, at: Place, apart: bool) -> Option<Kept> {
    if wait.queue.row().waits_only_for_barriers {
        return Some(Kept::LocalAccesses);
    }
    if let Some(kept) = kept_anyway(program, wait, at.function, apart) {
        return Some(kept);
    }
    if wait.queue.row().fills_registers || (!wait.read_only && may_follow_store(program, wait, at)) {
        return Some(Kept::OtherMemory);
    }
    let told = |action: &Action| match action.mbarrier_effect() {
        Some(MBarrierEffect::Arrive(arrive)) => match arrive.after {
            Some(queue) => queue == wait.queue,
            None => arrive.expects.is_none(),
        },
        Some(MBarrierEffect::Init { .. } | MBarrierEffect::Invalidate | MBarrierEffect::Wait { .. })
        | None => false,
    };
    program.events.values().any(|event| told(&event.action)).then_some(Kept::MBarriers)
}

/// Why a wait in `function` has no result, for any count.
pub(super) fn kept_anyway(program: &Program, wait: &Wait, function: FunctionId, apart: bool) -> Option<Kept> {
    if !wait.tokens.is_empty() {
        return Some(Kept::Tokens);
    }
    kept_by_others(program, function, apart)
}

/// Why no wait in `function` has a result: the access that relies on it may be elsewhere.
fn kept_by_others(program: &Program, function: FunctionId, apart: bool) -> Option<Kept> {
    if apart {
        return Some(Kept::Partitions);
    }
    let calls = program.events.values().any(|event| matches!(event.action, Action::Call(_)));
    let others = program.functions.len() > 1 && program.functions.values().any(|f| !f.kernel);
    (calls || (others && !program.functions[function].kernel)).then_some(Kept::Calls)
}

/// Whether a store of the queue may be in flight at the wait: on some path a store precedes it
/// without a complete wait for the queue in between.
fn may_follow_store(program: &Program, wait: &Wait, at: Place) -> bool {
    let mut before: FxHashMap<BlockId, Vec<BlockId>> = FxHashMap::default();
    let mut start = None;
    for &block in &program.functions[at.function].blocks {
        for edge in program.blocks[block].terminator.edges() {
            before.entry(edge.target).or_default().push(block);
        }
        let position = program.blocks[block].events.iter().position(|&event| event == at.event);
        start = position.map(|position| (block, position)).or(start);
    }
    let Some((block, position)) = start else { return true };
    let mut seen = FxHashSet::default();
    let mut work = vec![(block, position)];
    while let Some((block, end)) = work.pop() {
        let mut complete = false;
        for &event in program.blocks[block].events.iter().take(end).rev() {
            match &program.events[event].action {
                Action::Copy { queue, direction: Direction::Store, .. } if *queue == wait.queue => {
                    return true;
                }
                Action::Wait(other) if other.queue == wait.queue && !other.read_only => {
                    complete = other.pending == Some(0);
                }
                _ => {}
            }
            if complete {
                break;
            }
        }
        if !complete {
            let behind = before.get(&block).into_iter().flatten().filter(|&&block| seen.insert(block));
            work.extend(behind.map(|&block| (block, program.blocks[block].events.len())));
        }
    }
    false
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
    fn a_limit_is_kept_only_where_no_access_relies_on_less() {
        let of = |text: &str, limit| {
            let program = seawall_model::text::parse(text).expect("a program");
            let waits = program.events.iter().filter(|(_, event)| matches!(event.action, Action::Wait(_)));
            let limit = Limit { most: limit, covers_others: false, kept: None };
            let limits = waits.map(|(event, _)| (event, limit)).collect();
            largest_up_to(&program, &limits).into_iter().map(|n| n.count).collect::<Vec<_>>()
        };
        let program = |read: &str| {
            format!(
                "program p target sm_80 {{
                  smem A : 64; smem B : 64; smem C : 64
                  async cp write A; commit cp
                  async cp write B; commit cp
                  async cp write C; commit cp
                  wait cp 0
                  barrier
                  {read}
                }}"
            )
        };
        assert_eq!(of(&program("read A"), 1), [Ok(1)]);
        assert_eq!(of(&program("read A"), 3), [Ok(2)]);
        assert_eq!(of(&program("read A; read B"), 2), [Ok(1)]);
        assert_eq!(of(&program("read C"), 2), [Ok(0)]);
        // Nothing relies on it.
        assert_eq!(of(&program(""), 2), [Ok(2)]);
        // One access is too early for any count, and `B` still needs the wait.
        let early = program("read B").replace("wait cp 0", "read A; wait cp 0");
        assert_eq!(of(&early, 2), [Ok(1)]);
    }

    #[test]
    fn a_wait_for_tokens_gets_a_count_if_its_limit_covers_them() {
        let program = |read: &str| {
            let text = format!(
                "program p target gfx1250 {{
                  smem A : 64; smem B : 64; smem C : 64
                  async cp write A -> a; commit cp
                  async cp write B; commit cp
                  async cp write C; commit cp
                  wait cp 2 tokens a
                  barrier
                  {read}
                }}"
            );
            seawall_model::text::parse(&text).expect("a program")
        };
        let of = |read: &str, covers_others| {
            let program = program(read);
            let waits = program.events.iter().filter(|(_, event)| matches!(event.action, Action::Wait(_)));
            let limits =
                waits.map(|(event, _)| (event, Limit { most: 2, covers_others, kept: None })).collect();
            largest_up_to(&program, &limits).into_iter().map(|n| n.count).collect::<Vec<_>>()
        };
        assert_eq!(of("read A", false), [Err(Kept::Tokens)]);
        assert_eq!(of("read A", true), [Ok(2)]);
        assert_eq!(of("read A; read B", true), [Ok(1)]);
        assert_eq!(of("read C", true), [Ok(0)]);
    }

    #[test]
    fn with_something_always_in_flight_no_wait_has_a_result() {
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
