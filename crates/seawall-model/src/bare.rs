//! Bare barriers of AMD GPUs: `s_barrier` and the arrive part of a split barrier.
//!
//! A bare barrier orders execution. It orders memory only for LDS instructions that the wave has
//! already waited for (LLVM, AMDGPU execution synchronization). [`Bare::publish`] sets the local
//! fences of these barriers accordingly. `DESIGN.md` of this crate has the rules and the lattice.

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::action::Action;
use crate::block::EventList;
use crate::event::{Access, Event, Slot};
use crate::ids::{BlockId, EventId, FunctionId};
use crate::program::Program;

/// The largest count that the analysis distinguishes. No counter holds more instructions.
const MOST: u32 = 64;

/// The bare barriers of a program, and the events that are LDS instructions.
#[derive(Clone, Debug, Default)]
pub struct Bare {
    /// Barriers that wait for nothing.
    pub barriers: FxHashSet<EventId>,
    /// Accesses that are certainly one LDS instruction each, on a GPU whose LDS counter is in
    /// order.
    pub counted: FxHashSet<EventId>,
    /// Accesses made by an engine. They are not LDS instructions of the wave.
    pub engines: FxHashSet<EventId>,
    /// Events behind barriers that represent the accesses in flight.
    left: FxHashSet<EventId>,
}

/// What is known about a wave at a program point.
#[derive(Clone, Debug, PartialEq, Eq)]
struct State {
    /// LDS may have been accessed since the last wait.
    touched: bool,
    /// Accesses of an unknown callee or of a caller may be in flight.
    lost: bool,
    /// The accesses that may be in flight, each with the smallest number of instructions since.
    pending: BTreeMap<EventId, u32>,
}

impl Bare {
    /// Recomputes the local fences of the bare barriers from the waits of `program`. Adds events
    /// behind each barrier that repeat the accesses still in flight.
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

    /// Returns the events that repeat accesses in flight at a barrier.
    ///
    /// Operations before such an event already conflict with the original accesses. Only conflicts
    /// with operations behind it are of interest.
    pub fn left_in_flight(&self) -> &FxHashSet<EventId> {
        &self.left
    }

    /// Removes the fences and the repeated accesses of an earlier call.
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

    /// For each block of a function, returns the barriers that get a fence and what is in flight at
    /// each.
    fn fenced(&self, program: &Program, function: FunctionId) -> Vec<(BlockId, Fenced)> {
        let entered = self.states(program, function);
        let mut all = Vec::new();
        for &block in &program.functions[function].blocks {
            // An unreachable block starts with nothing known.
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

    /// Returns what is known at the start of each reachable block.
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
            Action::Wait(wait) if wait.queue.row().waits_only_for_barriers => match wait.pending {
                Some(0) => *state = State::start(true),
                Some(most) if !self.counted.is_empty() => {
                    state.touched = false;
                    state.pending.retain(|_, since| *since < most);
                }
                _ => {}
            },
            Action::Barrier(barrier) if !self.barriers.contains(&id) && barrier.local_fence => {
                if barrier.kind.waits_for_lds() {
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
        let mut events = EventList::new();
        for event in std::mem::take(&mut program.blocks[block].events) {
            events.push(event);
            let Some(left) = fenced.get(&event) else { continue };
            if let Action::Barrier(barrier) = &mut program.events[event].action {
                barrier.local_fence = true;
            }
            for &access in left {
                let event = Event {
                    origin: program.events[access].origin,
                    action: Action::Touch { asserted: false },
                    accesses: again(program, access),
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

    /// Merges the state of another path. Returns whether that changed anything.
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

/// Returns a copy of the accesses of an event for another place in the program. The copy has no
/// warp maps and no computed slots: there, a term may have another value.
fn again(program: &Program, event: EventId) -> SmallVec<[Access; 1]> {
    let accesses = program.events[event].accesses.iter();
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
