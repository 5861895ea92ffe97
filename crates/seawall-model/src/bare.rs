//! Bare barriers: `s_barrier` and the signal of a split barrier order execution, and memory only as far as the wave has waited for its own LDS
//! instructions before (LLVM, AMDGPU execution synchronization).
//!
//! A bare barrier has a local fence if on every path to it a wait for LDS instructions, or a barrier that waits itself, came after the last access to LDS.
//! What such a wait may have left in flight, because it waits for all but the *n* newest, is not published: behind the barrier stands one event more, which
//! makes those accesses again. In flight is what fewer than *n* instructions certainly came after; where no instruction is certain, a wait for all but
//! some leaves everything, and the barrier gets no fence. LDS instructions of one wave complete in the order of their issue.
//!
//! Lattice per point: whether something was touched since the last wait, joined by "or", and the accesses that may be in flight, each with the fewest
//! instructions since; forward. Possible wrong answers: in flight where the registers that were loaded have been used, which waits for them too; never the
//! reverse.

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::action::{Action, BarrierKind, Queue};
use crate::event::{Access, Event, Slot};
use crate::ids::{BlockId, EventId, FunctionId};
use crate::program::Program;

/// More instructions than any counter holds are not told apart.
const MOST: u32 = 64;

/// The bare barriers of a program, and which of its events are LDS instructions.
#[derive(Clone, Debug, Default)]
pub struct Bare {
    /// Barriers that wait for nothing.
    pub barriers: FxHashSet<EventId>,
    /// Accesses that certainly are an LDS instruction of their own where they stand, on a GPU whose counter of them is in order.
    pub counted: FxHashSet<EventId>,
    /// Accesses that an engine makes, so that they are no LDS instructions of the wave.
    pub engines: FxHashSet<EventId>,
    /// Events behind barriers that stand for accesses in flight.
    left: FxHashSet<EventId>,
}

/// What is known of a wave at a point.
#[derive(Clone, Debug, PartialEq, Eq)]
struct State {
    /// LDS was accessed since the last wait, or nobody knows.
    touched: bool,
    /// What a function did that is not looked into may be in flight, or what a caller did.
    lost: bool,
    /// What may be in flight, and the fewest instructions since.
    pending: BTreeMap<EventId, u32>,
}

impl Bare {
    /// Gives the barriers of `program` their fences by the waits that it has, whatever fences they had, and puts behind them what is left in flight.
    pub fn publish(&mut self, program: &mut Program) {
        if self.barriers.is_empty() {
            return;
        }
        self.withdraw(program);
        let functions: Vec<FunctionId> = program.functions.ids().collect();
        for function in functions {
            for (block, left) in self.fenced(program, function) {
                self.fence(program, block, &left);
            }
        }
    }

    /// The events that stand for accesses in flight at a barrier. What comes before them met the accesses themselves; only what comes behind is of interest.
    pub fn left_in_flight(&self) -> &FxHashSet<EventId> {
        &self.left
    }

    /// Takes fences and what was put behind them away.
    fn withdraw(&mut self, program: &mut Program) {
        let barriers: Vec<EventId> = program.events.ids().filter(|id| self.barriers.contains(id)).collect();
        for event in barriers {
            if let Action::Barrier(barrier) = &mut program.events[event].action {
                barrier.local_fence = false;
            }
        }
        let left = std::mem::take(&mut self.left);
        if !left.is_empty() {
            program.blocks.values_mut().for_each(|block| block.events.retain(|event| !left.contains(event)));
        }
    }

    /// Of each block of a function, the barriers that get a fence, and what is in flight at each.
    fn fenced(&self, program: &Program, function: FunctionId) -> Vec<(BlockId, Fenced)> {
        let entered = self.states(program, function);
        let mut all = Vec::new();
        for &block in &program.functions[function].blocks {
            // What nothing reaches may be anything.
            let mut state = entered.get(&block).cloned().unwrap_or_else(|| State::start(false));
            let mut fenced = Fenced::default();
            for &event in &program.blocks[block].events {
                if self.barriers.contains(&event) && !state.touched && !state.lost {
                    fenced.insert(event, state.pending.keys().copied().collect());
                }
                self.step(program, event, &mut state);
            }
            if !fenced.is_empty() {
                all.push((block, fenced));
            }
        }
        all
    }

    /// What is known at the start of each block that is reached.
    fn states(&self, program: &Program, function: FunctionId) -> FxHashMap<BlockId, State> {
        let function = &program.functions[function];
        let mut entered: FxHashMap<BlockId, State> = FxHashMap::default();
        entered.insert(function.entry, State::start(function.kernel));
        let mut work = vec![function.entry];
        while let Some(block) = work.pop() {
            let Some(mut state) = entered.get(&block).cloned() else { continue };
            for &event in &program.blocks[block].events {
                self.step(program, event, &mut state);
            }
            for edge in program.blocks[block].terminator.edges() {
                let changed = match entered.get_mut(&edge.target) {
                    Some(known) => known.join(&state),
                    None => entered.insert(edge.target, state.clone()).is_none(),
                };
                if changed {
                    work.push(edge.target);
                }
            }
        }
        entered
    }

    fn step(&self, program: &Program, id: EventId, state: &mut State) {
        let event = &program.events[id];
        match &event.action {
            Action::Wait(wait) if wait.queue == Queue::Ds => match wait.pending {
                Some(0) => *state = State::start(true),
                Some(most) if !self.counted.is_empty() => {
                    state.touched = false;
                    state.pending.retain(|_, since| *since < most);
                }
                _ => {}
            },
            Action::Barrier(barrier) if !self.barriers.contains(&id) && barrier.local_fence => {
                let waits = matches!(
                    barrier.kind,
                    BarrierKind::Cta | BarrierKind::Cluster { .. } | BarrierKind::Signal { .. }
                );
                if waits {
                    *state = State::start(true);
                }
            }
            Action::Call(_) => state.lost = true,
            _ => self.touch(id, event, state),
        }
    }

    fn touch(&self, id: EventId, event: &Event, state: &mut State) {
        if self.engines.contains(&id) || event.accesses.iter().all(|access| access.queue.is_some()) {
            return;
        }
        state.touched = true;
        if self.counted.contains(&id) {
            state.pending.values_mut().for_each(|since| *since = MOST.min(*since + 1));
        }
        if !self.counted.is_empty() {
            state.pending.insert(id, 0);
        }
    }

    fn fence(&mut self, program: &mut Program, block: BlockId, fenced: &Fenced) {
        let mut events = Vec::new();
        for event in std::mem::take(&mut program.blocks[block].events) {
            events.push(event);
            let Some(left) = fenced.get(&event) else { continue };
            if let Action::Barrier(barrier) = &mut program.events[event].action {
                barrier.local_fence = true;
            }
            if !left.is_empty() {
                let origin = program.events[event].origin;
                let event = Event {
                    origin,
                    action: Action::Touch { asserted: false },
                    accesses: again(program, left),
                };
                let event = program.events.push(event);
                self.left.insert(event);
                events.push(event);
            }
        }
        program.blocks[block].events = events;
    }
}

/// Barriers with a fence, and what is in flight at each.
type Fenced = FxHashMap<EventId, Vec<EventId>>;

impl State {
    fn start(known: bool) -> Self {
        State { touched: !known, lost: !known, pending: BTreeMap::new() }
    }

    /// Takes in what is known on another path; whether that changes anything.
    fn join(&mut self, other: &State) -> bool {
        let before = (self.touched, self.lost);
        self.touched |= other.touched;
        self.lost |= other.lost;
        let mut changed = before != (self.touched, self.lost);
        for (&event, &since) in &other.pending {
            let known = self.pending.entry(event).or_insert(MOST + 1);
            changed |= since < *known;
            *known = since.min(*known);
        }
        changed
    }
}

/// The accesses of these events once more, elsewhere: a slot that is computed may have another number there.
fn again(program: &Program, events: &[EventId]) -> SmallVec<[Access; 1]> {
    let accesses = events.iter().flat_map(|&event| &program.events[event].accesses);
    let mut again: SmallVec<[Access; 1]> =
        accesses.filter(|access| access.queue.is_none()).cloned().collect();
    for footprint in again.iter_mut().flat_map(|access| &mut access.footprints) {
        footprint.warps = None;
        if let Slot::At(term) = footprint.slot
            && program.terms.as_const(term).is_none()
        {
            footprint.slot = Slot::Any;
        }
    }
    again
}
