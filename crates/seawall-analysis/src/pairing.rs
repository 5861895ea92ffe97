//! Pairing of the parts of split barriers: each signal must be followed by a wait before the next
//! signal, and each wait needs a signal (`docs/semantics.md`, S20).
//!
//! A forward analysis over the unfolded graph of each function, once per hardware barrier. The
//! lattice is the set of subsets of {closed, open}, joined by union. A callee is analyzed once for
//! each of the two entry states. The result covers all paths and may include infeasible ones.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;
use seawall_base::{EntityId, SecondaryMap};
use seawall_model::{Action, BarrierPart, BlockId, Event, EventId, FunctionId, Program, Target, Terminator};

use crate::sync::HazardAnalysis;
use crate::unfold::{NodeId, Unfolding};

/// The workgroup barrier (AMD ISA, `s_barrier_signal`).
const WORKGROUP: i32 = -1;

/// A set of states. A barrier is open between its signal and its wait.
type States = u8;
const CLOSED: States = 1;
const OPEN: States = 2;

/// The pairing of a program's split barriers.
#[derive(Clone, Debug, Default)]
pub struct Pairing {
    /// Per block, whether the workgroup barrier may be open before the event at a position, and at
    /// the end.
    open: FxHashMap<BlockId, Vec<bool>>,
    misuse: BTreeSet<EventId>,
}

impl Pairing {
    /// Whether the program's own split barrier of the workgroup may be open before the event at
    /// `position` of `block`, or at its end.
    pub fn is_open(&self, block: BlockId, position: usize) -> bool {
        self.open.get(&block).and_then(|open| open.get(position)).is_some_and(|open| *open)
    }

    /// The misused events in order of their ids. These are:
    ///
    /// - signals of a barrier that may be open,
    /// - waits on a barrier that may be closed,
    /// - workgroup barriers between the signal and the wait of the workgroup's split barrier,
    /// - waits for one of two named barriers that are open together.
    pub fn misuse(&self) -> impl Iterator<Item = EventId> {
        self.misuse.iter().copied()
    }
}

impl HazardAnalysis<'_> {
    /// Computes the pairing of split barriers. The cost is negligible for programs without them.
    pub fn pairing(&self, program: &Program) -> Pairing {
        let mut pairing = Pairing::default();
        let ids: BTreeSet<i32> = program.events.values().filter_map(|event| half(&event.action)).collect();
        for id in ids {
            let walk = Walk { program, analysis: self, id, pairing: &mut pairing };
            walk.run();
        }
        pairing
    }
}

/// The hardware barrier of a split barrier event.
fn half(action: &Action) -> Option<i32> {
    action.barrier_kind()?.split_number()
}

/// The states in which a function is entered and left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Ends {
    entered: States,
    /// The states at the exit, per entry state: closed, open.
    left: [States; 2],
}

struct Walk<'a, 'p> {
    program: &'a Program,
    analysis: &'a HazardAnalysis<'p>,
    id: i32,
    pairing: &'a mut Pairing,
}

impl Walk<'_, '_> {
    fn run(mut self) {
        let mut ends = self.starts();
        loop {
            let before = ends.clone();
            for function in self.program.functions.ids() {
                let Some(unfolding) = self.analysis.unfolding(function) else { continue };
                for (at, state) in [CLOSED, OPEN].into_iter().enumerate() {
                    if ends[function.index()].entered & state != 0 {
                        let left = self.function(unfolding, state, &mut ends);
                        ends[function.index()].left[at] |= left;
                    }
                }
            }
            if ends == before {
                return;
            }
        }
    }

    /// Kernels and functions that are not called start with the barrier closed.
    fn starts(&self) -> Vec<Ends> {
        let callees: BTreeSet<FunctionId> = self
            .program
            .events
            .values()
            .filter_map(|event| match &event.action {
                Action::Call(call) => call.callee,
                _ => None,
            })
            .collect();
        let functions = self.program.functions.iter();
        let entered = functions.map(|(id, function)| function.kernel || !callees.contains(&id));
        entered.map(|entered| Ends { entered: States::from(entered) * CLOSED, left: [0; 2] }).collect()
    }

    /// The states at the exit of a function that is entered with `state`.
    fn function(&mut self, unfolding: &Unfolding, state: States, ends: &mut [Ends]) -> States {
        let mut inputs: SecondaryMap<NodeId, States> = SecondaryMap::new();
        let mut left = 0;
        let mut work: Vec<(NodeId, States)> = unfolding.entries().iter().map(|&node| (node, state)).collect();
        while let Some((node, more)) = work.pop() {
            if inputs[node] | more == inputs[node] {
                continue;
            }
            *inputs.entry(node) |= more;
            let block = unfolding.nodes()[node].block;
            let states = self.block(block, inputs[node], ends);
            if matches!(self.program.blocks[block].terminator, Terminator::Return) {
                left |= states;
            }
            if states != 0 {
                work.extend(unfolding.nodes()[node].successors.iter().map(|&next| (next, states)));
            }
        }
        left
    }

    fn block(&mut self, id: BlockId, mut states: States, ends: &mut [Ends]) -> States {
        let program = self.program;
        let events = &program.blocks[id].events;
        let mut open: Vec<bool> = Vec::with_capacity(events.len() + 1);
        for &event in events {
            open.push(states & OPEN != 0);
            states = self.event(event, states, ends);
        }
        open.push(states & OPEN != 0);
        if self.id == WORKGROUP {
            let known = self.pairing.open.entry(id).or_insert_with(|| vec![false; open.len()]);
            known.iter_mut().zip(open).for_each(|(known, open)| *known |= open);
        }
        states
    }

    fn event(&mut self, id: EventId, states: States, ends: &mut [Ends]) -> States {
        let (wrong, next) = match &self.program.events[id].action {
            Action::Barrier(barrier) => match barrier.kind.part() {
                BarrierPart::Signal(id) if id == self.id => (OPEN, OPEN),
                BarrierPart::Wait(id) if id == self.id => (CLOSED, CLOSED),
                BarrierPart::Wait(id) if self.is_joined_beside(id) => (OPEN, states),
                BarrierPart::Whole
                    if barrier.kind.is_within_partition() && self.is_split_workgroup_barrier() =>
                {
                    (OPEN, states)
                }
                BarrierPart::Whole
                | BarrierPart::Signal(_)
                | BarrierPart::Wait(_)
                | BarrierPart::ArriveOnly => return states,
            },
            Action::Call(call) => {
                let Some(ends) = call.callee.and_then(|callee| ends.get_mut(callee.index())) else {
                    return states;
                };
                ends.entered |= states;
                let [closed, open] = ends.left;
                let of = |state: States, left: States| if states & state != 0 { left } else { 0 };
                return of(CLOSED, closed) | of(OPEN, open);
            }
            _ => return states,
        };
        if states & wrong != 0 {
            self.pairing.misuse.insert(id);
        }
        if states == 0 { 0 } else { next }
    }

    /// Whether warps also wait for barrier `id`, and a wave can join only one of the two.
    fn is_joined_beside(&self, id: i32) -> bool {
        let is_joined = |id| self.program.target.as_ref().is_some_and(|target| target.is_joined_barrier(id));
        let is_awaited = |event: &Event| event.action.awaits_split_barrier(self.id);
        is_joined(id) && is_joined(self.id) && self.program.events.values().any(is_awaited)
    }

    /// Whether a workgroup barrier is a signal and a wait of this split barrier.
    fn is_split_workgroup_barrier(&self) -> bool {
        self.id == WORKGROUP && self.program.target.as_ref().is_some_and(Target::has_split_barriers)
    }
}
