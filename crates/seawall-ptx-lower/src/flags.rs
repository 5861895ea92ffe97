//! Order that flags and locks in global memory may make between accesses to shared memory.
//!
//! A thread learns through global memory what another thread has done if it reads a value that the
//! other one has written behind that, and if the value decides what it does next. So an access is
//! ordered before another one only if a write to global memory may follow it, and if such a
//! decision may precede the other one.
//!
//! All threads of the CTA pass the same barriers of all threads. Two accesses that these barriers
//! do not order are between the same two. So are the write, the read and the decision that may
//! order them. Only asynchronous operations may start before and end there.

use std::collections::{BTreeMap, BTreeSet};

use seawall_model::{Action, BarrierKind, EventId};
use seawall_ptx::table::{Access, Fence, Meaning};
use seawall_ptx::{InstructionId, Opcode};

use crate::events::is_global;
use crate::expr::ExprId;
use crate::flow::Flow;
use crate::influence::Influence;
use crate::lowering::Lowering;
use crate::natural_loops::{NaturalLoop, natural_loops};
use crate::opcodes::{StateSpace, is_strong, state_space};
use crate::order::Reach;
use crate::spins::{LoopExit, exits, inputs, results, spins, waits_for_nothing};
use crate::unresolved::Unresolved;
use crate::values::Value;

/// What holds at a place in the kernel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct At {
    /// On some path.
    any: bool,
    /// On some path without a barrier of all threads.
    in_phase: bool,
    /// Some such path reads a value of global memory.
    reads: bool,
    /// Some such path also stores it to shared memory.
    passes: bool,
}

impl At {
    fn join(&mut self, other: At) {
        self.any |= other.any;
        self.in_phase |= other.in_phase;
        self.reads |= other.reads;
        self.passes |= other.passes;
    }

    fn behind_barrier(self) -> At {
        At { any: self.any, ..At::default() }
    }
}

/// Adds events at a place.
fn add(reach: &mut Reach, events: &[EventId], at: At) {
    if at.any {
        reach.any.extend(events);
    }
    if at.in_phase {
        reach.in_phase.extend(events);
    }
}

/// How a condition depends on global memory.
#[derive(Clone, Copy, Debug, Default)]
struct Decides {
    /// On the result of a read.
    directly: bool,
    /// On a value in shared memory, which may come from a read.
    through_shared: bool,
}

/// Finds the events that flags in global memory may order.
pub(crate) fn find_flags(lowering: &mut Lowering<'_>) {
    let writes = writes(lowering);
    lowering.out.flags.is_written |= !writes.is_empty();
    let influence = Influence::new(lowering);
    let reads = reads(lowering, &influence);
    if reads.is_empty() {
        return;
    }
    let finder = Finder::new(lowering, &influence, reads);
    let deciding = finder.deciding.clone();
    let (after, before) = (finder.after(), finder.before(&writes));
    lowering.out.flags.after = after;
    lowering.out.flags.before = before;
    let reason = "a value that other threads change decides what follows, which may order threads";
    for id in deciding {
        let span = lowering.module.instructions[id].span;
        let warning = Unresolved::Flag.warning(span, &lowering.module.opcode_of(id).name, reason);
        lowering.out.flags.warnings.push(warning);
    }
}

/// The steps that read what other threads may change in global memory.
fn reads(lowering: &Lowering<'_>, influence: &Influence) -> BTreeSet<usize> {
    let flow = &lowering.flow;
    let is_read = |step: usize| {
        let opcode = lowering.module.opcode_of(flow.steps[step].id);
        let meaning = opcode.row.map(|row| row.meaning);
        matches!(meaning, Some(Meaning::Access(Access::Load | Access::Atomic)))
            && is_in_global(lowering, step, opcode)
    };
    let is_own = |step: usize| is_strong(lowering.module.opcode_of(flow.steps[step].id)) && is_read(step);
    let mut all: BTreeSet<usize> = steps(flow).filter(|&step| is_own(step)).collect();
    for own in natural_loops(flow) {
        all.extend(spins(lowering, influence, &own, &|step, _| is_read(step)));
    }
    all
}

fn steps(flow: &Flow) -> impl Iterator<Item = usize> {
    flow.order.iter().flat_map(|&block| flow.blocks[block].first..flow.blocks[block].end)
}

/// Whether an access is to global memory.
fn is_in_global(lowering: &Lowering<'_>, step: usize, opcode: &Opcode) -> bool {
    match state_space(opcode) {
        StateSpace::Other => opcode.has("global"),
        StateSpace::Generic => {
            let address = lowering.values.uses[step].operands.iter().find_map(Value::address);
            address.is_some_and(|address| is_global(&lowering.values, address))
        }
        StateSpace::Shared | StateSpace::Cluster => false,
    }
}

/// The steps that may tell other threads how far their thread has come: strong writes to global
/// memory, and weak ones behind a fence.
fn writes(lowering: &Lowering<'_>) -> BTreeSet<usize> {
    let Lowering { module, flow, .. } = lowering;
    let meaning = |step: usize| module.opcode_of(flow.steps[step].id).row.map(|row| row.meaning);
    let is_fence = |step: usize| meaning(step) == Some(Meaning::Fence(Fence::Thread));
    let mut fenced = vec![false; flow.blocks.len()];
    let mut todo: Vec<usize> = Vec::new();
    for &block in &flow.order {
        if (flow.blocks[block].first..flow.blocks[block].end).any(is_fence) {
            todo.extend(flow.blocks[block].exit.successors());
        }
    }
    while let Some(block) = todo.pop() {
        if !std::mem::replace(&mut fenced[block], true) {
            todo.extend(flow.blocks[block].exit.successors());
        }
    }
    let mut writes = BTreeSet::new();
    for &block in &flow.order {
        let mut is_behind_fence = fenced[block];
        for step in flow.blocks[block].first..flow.blocks[block].end {
            is_behind_fence |= is_fence(step);
            let opcode = module.opcode_of(flow.steps[step].id);
            let is_write = match meaning(step) {
                Some(Meaning::Access(Access::Atomic | Access::Reduction)) => true,
                Some(Meaning::Access(Access::Store)) => is_strong(opcode) || is_behind_fence,
                _ => false,
            };
            let is_multimem = opcode.name.starts_with("multimem.");
            // An unknown address may be one of global memory.
            let may_be_global =
                state_space(opcode) == StateSpace::Generic || is_in_global(lowering, step, opcode);
            if is_multimem || is_write && may_be_global {
                writes.insert(step);
            }
        }
    }
    writes
}

struct Finder<'a, 'm> {
    lowering: &'a Lowering<'m>,
    /// The steps that read global memory.
    reads: BTreeSet<usize>,
    /// The steps that store such a value to shared memory.
    passing: BTreeSet<usize>,
    /// The branches that such a value decides, by block.
    branches: BTreeMap<usize, Decides>,
    /// The steps whose predicates such a value decides.
    guarded: BTreeMap<usize, Decides>,
    /// The reads of which the values decide.
    deciding: BTreeSet<InstructionId>,
    /// The events of each step.
    events: BTreeMap<usize, Vec<EventId>>,
}

impl<'a, 'm> Finder<'a, 'm> {
    fn new(lowering: &'a Lowering<'m>, influence: &Influence, reads: BTreeSet<usize>) -> Self {
        let values = &lowering.values;
        let made: BTreeMap<ExprId, usize> = reads
            .iter()
            .flat_map(|&step| results(lowering, step).into_iter().map(move |value| (value, step)))
            .collect();
        let sources = |value: ExprId| influence.sources(values, value);
        let from = |value: ExprId| -> BTreeSet<usize> {
            sources(value).iter().filter_map(|source| made.get(source).copied()).collect()
        };
        let passing: BTreeSet<usize> = steps(&lowering.flow)
            .filter(|&step| is_store_to_shared(lowering, step))
            .filter(|&step| inputs(&values.uses[step].operands).iter().any(|&own| !from(own).is_empty()))
            .collect();
        let loaded: BTreeSet<ExprId> = match passing.is_empty() {
            true => BTreeSet::new(),
            false => steps(&lowering.flow)
                .filter(|&step| is_load_of_shared(lowering, step))
                .flat_map(|step| results(lowering, step))
                .collect(),
        };
        let mut finder = Finder {
            lowering,
            reads,
            passing,
            branches: BTreeMap::new(),
            guarded: BTreeMap::new(),
            deciding: BTreeSet::new(),
            events: events(lowering),
        };
        let loops = natural_loops(&lowering.flow);
        let around: Vec<(&NaturalLoop, Vec<LoopExit>)> =
            loops.iter().map(|own| (own, exits(lowering, influence, own))).collect();
        for (block, condition) in conditions(lowering, influence) {
            let mut of = from(condition);
            // The condition compares what the loop has read before with what it reads.
            if of.iter().any(|&step| is_retry(lowering, &around, step, block)) {
                of.clear();
            }
            let through_shared = sources(condition).iter().any(|source| loaded.contains(source));
            finder.add(of, through_shared, |own| &mut own.branches, block);
        }
        for step in steps(&lowering.flow) {
            if let Some(guard) = values.uses[step].guard {
                let through_shared = sources(guard).iter().any(|source| loaded.contains(source));
                finder.add(from(guard), through_shared, |own| &mut own.guarded, step);
            }
        }
        finder
    }

    fn add(
        &mut self,
        of: BTreeSet<usize>,
        through_shared: bool,
        list: impl Fn(&mut Self) -> &mut BTreeMap<usize, Decides>,
        at: usize,
    ) {
        if of.is_empty() && !through_shared {
            return;
        }
        let decides = Decides { directly: !of.is_empty(), through_shared };
        list(self).insert(at, decides);
        let all = if through_shared { self.reads.clone() } else { of };
        self.deciding.extend(all.iter().map(|&step| self.lowering.flow.steps[step].id));
    }

    /// The events in front of which a value of global memory may decide.
    fn after(&self) -> Reach {
        let flow = &self.lowering.flow;
        let mut starts = vec![At::default(); flow.blocks.len()];
        let mut reach = Reach::default();
        let mut todo: BTreeSet<usize> = (0..flow.order.len()).collect();
        while let Some(position) = todo.pop_first() {
            let block = flow.order[position];
            let mut at = starts[block];
            for step in flow.blocks[block].first..flow.blocks[block].end {
                let events = self.events.get(&step).map_or(&[][..], Vec::as_slice);
                let own = self.guarded.get(&step).map_or(at, |&decides| decided(at, decides));
                add(&mut reach, events, own);
                at.reads |= self.reads.contains(&step);
                at.passes |= at.reads && self.passing.contains(&step);
                if events.iter().any(|&event| self.is_barrier_of_all(event)) {
                    at = at.behind_barrier();
                }
            }
            if let Some(&decides) = self.branches.get(&block) {
                at = decided(at, decides);
            }
            for next in flow.blocks[block].exit.successors() {
                let before = starts[next];
                starts[next].join(at);
                if starts[next] != before {
                    todo.extend(flow.position[next]);
                }
            }
        }
        reach
    }

    /// The events behind which their thread may write to global memory.
    fn before(&self, writes: &BTreeSet<usize>) -> Reach {
        let flow = &self.lowering.flow;
        let mut starts = vec![At::default(); flow.blocks.len()];
        let mut reach = Reach::default();
        let mut todo: BTreeSet<usize> = (0..flow.order.len()).collect();
        while let Some(position) = todo.pop_last() {
            let block = flow.order[position];
            let mut at = At::default();
            flow.blocks[block].exit.successors().into_iter().for_each(|next| at.join(starts[next]));
            for step in (flow.blocks[block].first..flow.blocks[block].end).rev() {
                let events = self.events.get(&step).map_or(&[][..], Vec::as_slice);
                if events.iter().any(|&event| self.is_barrier_of_all(event)) {
                    at = at.behind_barrier();
                }
                add(&mut reach, events, at);
                if writes.contains(&step) {
                    at = At { any: true, in_phase: true, ..at };
                }
            }
            if starts[block] != at {
                starts[block] = at;
                todo.extend(flow.predecessors[block].iter().filter_map(|&from| flow.position[from]));
            }
        }
        reach
    }

    fn is_barrier_of_all(&self, event: EventId) -> bool {
        match &self.lowering.out.program.events[event].action {
            Action::Barrier(barrier) => match barrier.kind {
                BarrierKind::Partitions => true,
                BarrierKind::Cta => self.lowering.parts.is_none(),
                BarrierKind::Cluster { relaxed } => !relaxed,
                _ => false,
            },
            _ => false,
        }
    }
}

/// What holds behind a decision.
fn decided(at: At, decides: Decides) -> At {
    let in_phase = decides.directly && at.reads || decides.through_shared && at.passes;
    At { any: true, in_phase: at.in_phase || in_phase, ..at }
}

/// The conditions of blocks, also of branches that only lead to a trap.
fn conditions(lowering: &Lowering<'_>, influence: &Influence) -> Vec<(usize, ExprId)> {
    let Lowering { flow, values, .. } = lowering;
    let mut all: Vec<(usize, ExprId)> = influence.conditions.iter().map(|(&at, &of)| (at, of)).collect();
    for &block in &flow.order {
        let own = flow.blocks[block].first..flow.blocks[block].end;
        let asserted = own.filter(|&step| flow.steps[step].asserted);
        all.extend(asserted.filter_map(|step| Some((block, values.uses[step].guard?))));
    }
    all
}

/// Whether a read waits for nothing in a loop that a block leaves.
fn is_retry(
    lowering: &Lowering<'_>,
    around: &[(&NaturalLoop, Vec<LoopExit>)],
    step: usize,
    block: usize,
) -> bool {
    let flow = &lowering.flow;
    let contains = |own: &NaturalLoop, step: usize| {
        own.body.iter().any(|&inside| (flow.blocks[inside].first..flow.blocks[inside].end).contains(&step))
    };
    let inner = around.iter().filter(|(own, _)| contains(own, step) && own.body.contains(&block));
    inner.min_by_key(|(own, _)| own.body.len()).is_some_and(|(own, exits)| {
        let exit = exits.iter().find(|exit| exit.block == block);
        exit.is_some_and(|exit| waits_for_nothing(lowering, own, step, exit))
    })
}

fn is_store_to_shared(lowering: &Lowering<'_>, step: usize) -> bool {
    let opcode = lowering.module.opcode_of(lowering.flow.steps[step].id);
    let meaning = opcode.row.map(|row| row.meaning);
    matches!(meaning, Some(Meaning::Access(Access::Store | Access::StoreMatrix)))
        && is_shared(lowering, step, opcode)
}

fn is_load_of_shared(lowering: &Lowering<'_>, step: usize) -> bool {
    let opcode = lowering.module.opcode_of(lowering.flow.steps[step].id);
    let meaning = opcode.row.map(|row| row.meaning);
    matches!(meaning, Some(Meaning::Access(Access::Load | Access::LoadMatrix | Access::Atomic)))
        && is_shared(lowering, step, opcode)
}

fn is_shared(lowering: &Lowering<'_>, step: usize, opcode: &Opcode) -> bool {
    match state_space(opcode) {
        StateSpace::Shared | StateSpace::Cluster => true,
        StateSpace::Generic => !is_in_global(lowering, step, opcode),
        StateSpace::Other => false,
    }
}

/// The events of each step.
fn events(lowering: &Lowering<'_>) -> BTreeMap<usize, Vec<EventId>> {
    let Lowering { flow, blocks, out, .. } = lowering;
    let mut all: BTreeMap<usize, Vec<EventId>> = BTreeMap::new();
    for &block in &flow.order {
        let Some(own) = blocks[block] else { continue };
        let mut events = out.program.blocks[own].events.iter().copied().peekable();
        for step in flow.blocks[block].first..flow.blocks[block].end {
            let is_of_step = |event: &EventId| {
                out.instructions[out.program.origin_of(*event).index as usize] == flow.steps[step].id
            };
            while let Some(event) = events.next_if(is_of_step) {
                all.entry(step).or_default().push(event);
            }
        }
        // Events without a step of their own are at the start.
        all.entry(flow.blocks[block].first).or_default().extend(events);
    }
    all
}
