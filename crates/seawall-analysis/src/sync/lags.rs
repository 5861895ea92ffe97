//! How far warps are behind others at the barriers of the CTA, because only some warps meet a
//! conditional barrier.
//!
//! All warps of a partition take the same path, and each passes its n-th CTA barrier together with
//! the n-th of every other warp. So only the number of barriers that a warp has passed matters. On
//! any path, it differs between warps by the conditional barriers that they met. This module proves
//! that these differences are the same on every path to an event, and 0 where the function returns.
//! No warp then waits for a barrier that others never meet.
//!
//! An access before a fenced barrier is known to a warp that has passed as many barriers as the
//! accessing warp had behind that barrier. With *m* the smallest and *M* the largest number of
//! passed barriers, every warp knows it where *m* has reached the *M* of the barrier. Warps that
//! meet the same barriers know it at once.

use rustc_hash::FxHashMap;
use seawall_base::SecondaryMap;
use seawall_model::{
    Action, BlockId, EventId, FunctionId, Participants, Program, Proxy, TermId, TermKind, Terminator,
};

use crate::value::Value;

/// The most warps of a partition that are distinguished.
const MOST_WARPS: u32 = 64;
/// A condition that depends on more terms is not evaluated.
const MOST_TERMS: usize = 1000;

/// What a barrier of the CTA does to the numbers of barriers that the warps have passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lag {
    /// By how many the smallest number grows: 0 or 1.
    pub(crate) advance: usize,
    /// The difference between the largest and the smallest number behind the barrier.
    pub(crate) behind: usize,
}

/// The effect of every CTA barrier of a program with conditional barriers.
#[derive(Clone, Debug, Default)]
pub struct Lags {
    barriers: FxHashMap<EventId, Lag>,
    /// The warps of each group, which meet the same barriers: one bit for each warp.
    groups: Vec<u64>,
}

impl Lags {
    /// Returns the effects. `None` if the program has no conditional barriers, if the differences
    /// between warps depend on the path, or if anything but CTA barriers makes warps wait for each
    /// other.
    pub fn of(program: &Program) -> Option<Lags> {
        if !program.has_conditional_barriers() || !is_simple(program) {
            return None;
        }
        let mut lags = Lags { groups: vec![u64::MAX], ..Lags::default() };
        for function in program.functions.ids() {
            lags.add(program, function)?;
        }
        Some(lags)
    }

    pub(super) fn of_event(&self, event: EventId) -> Option<Lag> {
        self.barriers.get(&event).copied()
    }

    /// Whether all warps meet the same barriers.
    pub(super) fn is_empty(&self) -> bool {
        self.barriers.is_empty()
    }

    /// The groups of warps.
    pub(super) fn groups(&self) -> &[u64] {
        &self.groups
    }

    /// Adds the barriers of one function.
    fn add(&mut self, program: &Program, function: FunctionId) -> Option<()> {
        let entry = program.functions[function].entry;
        let partition = program.blocks[entry].partition;
        let warps = program.partitions[partition].warps;
        if warps > MOST_WARPS {
            return None;
        }
        let mut inputs: SecondaryMap<BlockId, Option<Vec<u32>>> = SecondaryMap::new();
        *inputs.entry(entry) = Some(vec![0; warps as usize]);
        let mut open = vec![entry];
        while let Some(block) = open.pop() {
            let mut passed = inputs[block].clone()?;
            for &event in &program.blocks[block].events {
                self.pass(program, event, &mut passed)?;
            }
            let terminator = &program.blocks[block].terminator;
            if matches!(terminator, Terminator::Return) && passed.iter().any(|&passed| passed != 0) {
                return None;
            }
            for edge in terminator.edges() {
                match &inputs[edge.target] {
                    Some(known) if *known != passed => return None,
                    Some(_) => {}
                    None => {
                        *inputs.entry(edge.target) = Some(passed.clone());
                        open.push(edge.target);
                    }
                }
            }
        }
        Some(())
    }

    /// Lets the warps under a condition pass a barrier, and divides the groups by it.
    fn divide(&mut self, program: &Program, condition: TermId, passed: &mut [u32]) -> Option<()> {
        let mut taking_part = 0;
        for (warp, passed) in (0..MOST_WARPS).zip(passed.iter_mut()) {
            let thread = i64::from(warp) * i64::from(program.lanes());
            if holds(program, condition, thread)? {
                *passed += 1;
                taking_part |= 1 << warp;
            }
        }
        let divided = self.groups.iter().flat_map(|group| [group & taking_part, group & !taking_part]);
        self.groups = divided.filter(|group| *group != 0).collect();
        Some(())
    }

    /// Adds an event if it is a barrier. `passed` are the numbers of passed barriers of all warps,
    /// less the smallest of them.
    fn pass(&mut self, program: &Program, event: EventId, passed: &mut [u32]) -> Option<()> {
        let Some(kind) = program.events[event].action.barrier_kind() else { return Some(()) };
        let advance = match kind.participants() {
            Participants::WarpsUnder { condition } => {
                if is_uniform(program, condition) {
                    // All warps take part or none, so the smallest number may stay.
                    0
                } else {
                    self.divide(program, condition, passed)?;
                    let least = passed.iter().copied().min().unwrap_or(0);
                    passed.iter_mut().for_each(|passed| *passed -= least);
                    least
                }
            }
            Participants::PartitionWarps => 1,
            // A warp barrier; the others make a program that is not simple.
            Participants::Lanes
            | Participants::ClusterWarps
            | Participants::CtaWarps
            | Participants::Warpgroup
            | Participants::Threads { .. } => return Some(()),
        };
        let behind = passed.iter().copied().max().unwrap_or(0);
        self.barriers.insert(event, Lag { advance: advance as usize, behind: behind as usize });
        Some(())
    }
}

/// Whether a condition is the same for all warps.
fn is_uniform(program: &Program, condition: TermId) -> bool {
    !program.made_of([condition]).iter().any(|&leaf| *program.terms.kind(leaf) == TermKind::Tid)
}

/// Whether only barriers of the CTA make warps wait for each other, in functions without calls, and
/// every wait is for operations of the waiting warp. Proxies are left out, because a proxy fence
/// covers what its own warp knows.
fn is_simple(program: &Program) -> bool {
    let has_simple_end = |terminator: &Terminator| match terminator {
        Terminator::Goto(_)
        | Terminator::Branch { .. }
        | Terminator::Switch(_)
        | Terminator::Return
        | Terminator::Unreachable => true,
        Terminator::Fork(_) | Terminator::Join(_) => false,
    };
    program.blocks.values().all(|block| has_simple_end(&block.terminator))
        && program.events.values().all(|event| {
            is_simple_action(&event.action)
                && event.accesses.iter().all(|access| access.proxy == Proxy::Generic && !access.cross_cta)
        })
}

fn is_simple_action(action: &Action) -> bool {
    match action {
        Action::Barrier(barrier) => barrier.kind.is_within_partition() || barrier.kind.is_of_lanes(),
        Action::Wait(wait) => !wait.queue.wait_informs_partition(),
        Action::Touch { .. }
        | Action::Atomic { .. }
        | Action::Copy { .. }
        | Action::Commit(_)
        | Action::Fence(_)
        | Action::Hint
        | Action::Other => true,
        Action::Mma { .. } | Action::MBarrier(_) | Action::Token(_) | Action::Call(_) => false,
    }
}

/// Whether a condition holds in the warp whose first thread is `thread`. `None` if that depends on
/// more than the thread.
fn holds(program: &Program, condition: TermId, thread: i64) -> Option<bool> {
    // Operands of a term come before it.
    let mut needed = vec![condition];
    let mut next = 0;
    while let Some(&term) = needed.get(next) {
        next += 1;
        for operand in program.terms.kind(term).operands() {
            if !needed.contains(&operand) {
                needed.push(operand);
            }
        }
        if needed.len() > MOST_TERMS {
            return None;
        }
    }
    needed.sort_unstable();
    let mut values: FxHashMap<TermId, Value> = FxHashMap::default();
    for &term in &needed {
        let of = |operand: TermId| values.get(&operand).copied().unwrap_or_default();
        let value = match *program.terms.kind(term) {
            TermKind::Const(value) => Value::Exact(value),
            TermKind::Tid => Value::Exact(thread),
            TermKind::Binary(op, a, b) => Value::binary(op, of(a), of(b)),
            TermKind::Compare(predicate, a, b) => Value::compare(predicate, of(a), of(b)),
            TermKind::Select(condition, a, b) => match of(condition).exact() {
                Some(0) => of(b),
                Some(_) => of(a),
                None => of(a).join(of(b)),
            },
            TermKind::Again { term, .. } => of(term),
            TermKind::Param { .. } | TermKind::Symbol { .. } => Value::Unknown,
        };
        values.insert(term, value);
    }
    values.get(&condition)?.exact().map(|value| value != 0)
}
