//! Whether the halves of split barriers pair: each signal is followed by an await before the next signal, and no await comes
//! without a signal (`docs/semantics.md`, section 3, rule 3).
//!
//! Forward over the unfolded graph of each function. Lattice: sets of {closed, open}, for each hardware barrier; join is union. A
//! callee is looked at for each of the two states in which it may be entered. Possible wrong answers: a half on a path that cannot
//! be taken; never a path too few.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;
use seawall_base::{EntityId, SecondaryMap};
use seawall_model::{Action, BarrierKind, BlockId, Event, EventId, FunctionId, Program, Target, Terminator};

use crate::sync::HazardAnalysis;
use crate::unfold::{NodeId, Unfolding};

/// The barrier of the workgroup (AMD ISA, `s_barrier_signal`).
const WORKGROUP: i32 = -1;

/// A set of states: no signal waits for its await, or one does.
type States = u8;
const CLOSED: States = 1;
const OPEN: States = 2;

/// What is known of the halves of a program's split barriers.
#[derive(Clone, Debug, Default)]
pub struct Pairing {
    /// For each block, whether the workgroup's barrier may be open before the event at a position, and at the end.
    open: FxHashMap<BlockId, Vec<bool>>,
    misuse: BTreeSet<EventId>,
}

impl Pairing {
    /// Whether the workgroup's split barrier may be open, by halves of the program itself, before the event at `position` of
    /// `block`, or at its end.
    pub fn is_open(&self, block: BlockId, position: usize) -> bool {
        self.open.get(&block).and_then(|open| open.get(position)).is_some_and(|open| *open)
    }

    /// Signals of a barrier that may be open, awaits of one that may not be, barriers of the workgroup between the halves of its own
    /// split barrier, and waits for one named barrier of two that are open; by id.
    pub fn misuse(&self) -> impl Iterator<Item = EventId> {
        self.misuse.iter().copied()
    }
}

impl HazardAnalysis<'_> {
    /// How the halves of split barriers pair. Costs next to nothing for programs without.
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

/// The hardware barrier that an event is a half of.
fn half(action: &Action) -> Option<i32> {
    match action {
        Action::Barrier(barrier) => match barrier.kind {
            BarrierKind::Signal { id } | BarrierKind::WaitSignal { id } => Some(id),
            _ => None,
        },
        _ => None,
    }
}

/// How a function is entered and left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Ends {
    entered: States,
    /// By what it was entered with: closed, open.
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

    /// Kernels, and what nobody calls, begin with the barrier closed.
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

    /// What a function is left with if it is entered with `state`.
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
            Action::Barrier(barrier) => match barrier.kind {
                BarrierKind::Signal { id } if id == self.id => (OPEN, OPEN),
                BarrierKind::WaitSignal { id } if id == self.id => (CLOSED, CLOSED),
                BarrierKind::WaitSignal { id } if self.is_joined_beside(id) => (OPEN, states),
                BarrierKind::Cta | BarrierKind::Conditional { .. } if self.is_made_of_halves() => {
                    (OPEN, states)
                }
                _ => return states,
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

    /// Whether warps wait for this barrier and for that of number `id` alike, and can have joined one of them only.
    fn is_joined_beside(&self, id: i32) -> bool {
        let is_joined = |id| self.program.target.as_ref().is_some_and(|target| target.is_joined_barrier(id));
        let is_awaited = |event: &Event| matches!(&event.action, Action::Barrier(barrier) if barrier.kind == BarrierKind::WaitSignal { id: self.id });
        is_joined(id) && is_joined(self.id) && self.program.events.values().any(is_awaited)
    }

    /// Whether a barrier of the workgroup is a signal and an await of this one.
    fn is_made_of_halves(&self) -> bool {
        self.id == WORKGROUP && self.program.target.as_ref().is_some_and(Target::has_split_barriers)
    }
}
