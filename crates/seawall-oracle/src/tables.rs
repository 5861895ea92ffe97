//! Data that is computed once per program: the simulated warps, the relevant values, and the
//! operations on synchronization objects that are reachable from each block.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::EntityId;
use seawall_model::{
    Access, Action, BlockId, BufferId, Event, EventId, Family, FenceKind, FunctionId, MBarrierEffect,
    OriginId, PartitionId, Place, Program, Proxy, Slot, TermId, TermKind, TokenOp,
};

use crate::cluster::{Cluster, simulated_ctas};
use crate::conditional_barriers::warps_for_conditional_barriers;
use crate::conflict::is_barrier;
use crate::facts::Facts;
use crate::limits::Limits;
use crate::loaded::LoadedValues;
use crate::reachability::{Loops, Reach};
use crate::relevance::Relevance;
use crate::set::Set;
use crate::value::{Node, Value, compile, index, number};
use crate::warps::{Group, WarpIndex, Warps};

/// A compiled term.
#[derive(Clone, Debug)]
pub(crate) enum Code {
    Value(Value),
    Nodes(Box<[Node]>),
}

/// Everything that is constant during an exploration.
#[derive(Debug)]
pub(crate) struct Tables<'p> {
    pub(crate) program: &'p Program,
    pub(crate) warps: Warps,
    /// Interaction of CTAs.
    pub(crate) cluster: Cluster,
    pub(crate) lanes: u32,
    /// Whether the target has proxies.
    pub(crate) proxies: bool,
    /// Whether the program has thread fences.
    pub(crate) thread_fences: bool,
    codes: Vec<Option<Code>>,
    /// The comparisons whose choice is remembered.
    pub(crate) facts: Facts,
    /// The values that partitions load from shared memory.
    pub(crate) loaded: LoadedValues,
    /// The first cell of each block's parameters.
    pub(crate) cells: Vec<u32>,
    /// Number of cells per warp.
    pub(crate) cell_count: usize,
    /// The values to try for each symbol.
    pub(crate) domains: Vec<Vec<i64>>,
    /// The symbols with one value for the whole run, with their numbers, in the order of the terms.
    pub(crate) symbols: Vec<(TermId, u32)>,
    pub(crate) loops: Loops,
    pub(crate) reach: Reach,
    /// Per event and access, whether a proxy fence may be needed after it.
    needs_fence: Vec<bool>,
    /// Per event, whether an access on a queue may conflict with one of its accesses.
    meets_queue: Vec<bool>,
    /// Per buffer, whether operations on its mbarriers are recorded. That is so if it is
    /// initialized twice, invalidated, or overlaps other memory.
    pub(crate) remembered: Vec<bool>,
    /// Whether the memory of some mbarrier is also that of another buffer.
    pub(crate) shared_mbarriers: bool,
    /// Ops with warp barriers only. Each warp has its own part of the op's scratch memory.
    parted: FxHashSet<OriginId>,
    /// Whether the program has too many warps to simulate.
    pub(crate) too_many_warps: bool,
}

/// The maximal number of simulated warps.
const MAX_WARPS: usize = 48;

impl<'p> Tables<'p> {
    pub(crate) fn new(program: &'p Program, limits: &Limits, kernel: FunctionId) -> Self {
        let conditional = program.has_conditional_barriers();
        let family = program.target.as_ref().map(seawall_model::Target::family);
        let lanes = program.lanes();
        let wanted = limits.warps.unwrap_or_else(|| usual_warps(program, conditional)).max(1);
        let warps = Warps::new(program, kernel, wanted, simulated_ctas(program, limits));
        let cluster = Cluster::new(program, warps.ctas);
        let relevance = Relevance::new(program, limits);
        let mut cells = Vec::with_capacity(program.blocks.len());
        let mut cell_count = 0u32;
        for block in program.blocks.values() {
            cells.push(cell_count);
            cell_count += number(block.params.len());
        }
        let facts = Facts::new(program);
        let loaded =
            LoadedValues::new(program, |symbol| relevance.of_conditions(program, symbol), warps.ctas);
        let codes = codes(program, (&relevance, &loaded), &facts, &cells);
        let mut symbols: Vec<(TermId, u32)> =
            relevance.symbols.iter().map(|(&term, &number)| (term, number)).collect();
        symbols.sort_unstable();
        let proxies = family == Some(Family::Nvidia);
        let (remembered, shared_mbarriers) = mbarrier_memory(program);
        Tables {
            program,
            too_many_warps: warps.len() > MAX_WARPS,
            warps,
            lanes,
            proxies,
            thread_fences: program.events.values().any(|event| event.action.is_fence(FenceKind::Thread)),
            codes,
            facts,
            loaded,
            cells,
            cell_count: cell_count as usize,
            domains: relevance.domains,
            symbols,
            loops: Loops::new(program),
            reach: Reach::new(program, &cluster),
            cluster,
            needs_fence: needs_fence(program, proxies),
            meets_queue: may_conflict_with_queue(program),
            remembered,
            shared_mbarriers,
            parted: parted(program),
        }
    }

    pub(crate) fn code(&self, term: TermId) -> Option<&Code> {
        self.codes.get(index(term)).and_then(Option::as_ref)
    }

    pub(crate) fn group(&self, warp: WarpIndex) -> Group {
        self.warps.group(warp)
    }

    pub(crate) fn partition(&self, warp: WarpIndex) -> PartitionId {
        self.warps.partition(warp)
    }

    /// Whether the warp is the first of its partition. It executes what one elected thread does.
    pub(crate) fn is_first(&self, warp: WarpIndex) -> bool {
        self.group(warp).first == warp
    }

    /// Whether two accesses are to scratch memory of one op in which every warp has its own part.
    pub(crate) fn is_parted(&self, a: (&Event, &Access), b: (&Event, &Access)) -> bool {
        a.1.scratch && b.1.scratch && a.0.origin == b.0.origin && self.parted.contains(&a.0.origin)
    }

    /// The warps whose accesses may conflict with those of `warp` in this event.
    pub(crate) fn concerns(&self, event: EventId, warp: WarpIndex) -> Set {
        if self.cluster.is_wide(event) { self.warps.all() } else { self.warps.of_cta(self.warps.cta(warp)) }
    }

    pub(crate) fn needs_fence(&self, event: EventId) -> bool {
        self.needs_fence[event.index()]
    }

    /// Whether the order between executions of the event by different warps matters. Before a copy,
    /// a barrier is missing; after it, a wait.
    pub(crate) fn may_conflict_with_queue(&self, event: EventId) -> bool {
        self.meets_queue[event.index()]
    }
}

/// The default number of simulated warps of a partition.
///
/// Two warps show how any two interact. Warp maps distinguish warps: besides the first warp, two
/// others then represent any two. Conditional barriers distinguish the warps by their conditions.
/// With both, all warps are simulated.
fn usual_warps(program: &Program, conditional: bool) -> u32 {
    match (conditional, !program.warp_maps.is_empty()) {
        (false, false) => 2,
        (false, true) => 3,
        (true, false) => warps_for_conditional_barriers(program).unwrap_or(u32::MAX),
        (true, true) => u32::MAX,
    }
}

fn parted(program: &Program) -> FxHashSet<OriginId> {
    program.events.values().filter(|event| event.action.is_warp_barrier()).map(|event| event.origin).collect()
}

fn codes(
    program: &Program,
    (relevance, loaded): (&Relevance, &LoadedValues),
    facts: &Facts,
    cells: &[u32],
) -> Vec<Option<Code>> {
    let leaf = |term: TermId, kind: &TermKind| match *kind {
        _ if relevance.symbols.contains_key(&term) => Node::Symbol(relevance.symbols[&term]),
        TermKind::Param { block, index } if relevance.has(term) => Node::Cell(cells[block.index()] + index),
        _ => loaded.number(term).map_or(Node::Value(Value::Unknown), Node::Loaded),
    };
    let mut codes = vec![None; program.terms.len()];
    for term in relevance.roots.iter().copied().chain(facts.terms()) {
        if let Some(code) = codes.get_mut(index(term)).filter(|code| code.is_none()) {
            *code = Some(match program.terms.as_const(term) {
                Some(value) => Code::Value(Value::Known(value)),
                None => Code::Nodes(compile(program, term, leaf, |term| facts.number(term))),
            });
        }
    }
    codes
}

/// Per event, whether a generic write may need a proxy fence. It does if some access through the
/// async proxy may touch the same shared memory. The comparison ignores slots. Tensor memory has no
/// proxies.
fn needs_fence(program: &Program, proxies: bool) -> Vec<bool> {
    let asynchronous: Vec<&seawall_model::Access> = program
        .events
        .values()
        .flat_map(|event| &event.accesses)
        .filter(|access| proxies && access.proxy == Proxy::Async)
        .collect();
    let may_meet = |access: &seawall_model::Access| {
        access.proxy == Proxy::Generic
            && access.mode.writes()
            && asynchronous.iter().any(|other| {
                let shared = access.footprints.iter().filter(|footprint| !is_tensor(program, footprint));
                shared.into_iter().any(|a| other.footprints.iter().any(|b| near(program, a, b)))
            })
    };
    program
        .events
        .values()
        .map(|event| event.accesses.iter().any(|access| !is_barrier(event, access) && may_meet(access)))
        .collect()
}

/// The comparison uses buffers and modes and ignores slots.
fn may_conflict_with_queue(program: &Program) -> Vec<bool> {
    let queued: Vec<&seawall_model::Access> =
        program.events.values().flat_map(|event| &event.accesses).filter(|a| a.queue.is_some()).collect();
    let meets = |access: &seawall_model::Access| {
        queued.iter().any(|other| {
            let near = |a| other.footprints.iter().any(|b| near(program, a, b));
            (access.mode.writes() || other.mode.writes()) && access.footprints.iter().any(near)
        })
    };
    program.events.values().map(|event| event.accesses.iter().any(meets)).collect()
}

fn is_tensor(program: &Program, footprint: &seawall_model::Footprint) -> bool {
    match footprint.place {
        Place::Buffer(buffer) => program.buffers[buffer].space == seawall_model::Space::Tensor,
        Place::Parameter(_) | Place::Unknown => false,
    }
}

/// Whether two footprints may share a byte if slots and call stacks are ignored.
pub(crate) fn near(program: &Program, a: &seawall_model::Footprint, b: &seawall_model::Footprint) -> bool {
    let (Place::Buffer(x), Place::Buffer(y)) = (a.place, b.place) else { return true };
    if x == y {
        return true;
    }
    match (a.bytes, b.bytes) {
        (Some(x), Some(y)) => program.byte_sets.get(x).may_overlap(program.byte_sets.get(y)),
        _ => !program.buffers[x].offsets.is_empty() && !program.buffers[y].offsets.is_empty(),
    }
}

/// Per buffer, whether operations on its mbarriers are recorded. Also whether some mbarrier shares
/// memory with another buffer.
fn mbarrier_memory(program: &Program) -> (Vec<bool>, bool) {
    let mut inits: FxHashMap<BufferId, u32> = FxHashMap::default();
    let mut remembered = vec![false; program.buffers.len()];
    let mut shared = false;
    let of_mbarriers = program.events.values().filter(|event| matches!(event.action, Action::MBarrier(_)));
    let mut objects: FxHashMap<BufferId, &seawall_model::Footprint> = FxHashMap::default();
    for event in of_mbarriers {
        for footprint in event.accesses.iter().flat_map(|access| &access.footprints) {
            let Place::Buffer(buffer) = footprint.place else { continue };
            objects.insert(buffer, footprint);
            match event.action.mbarrier_effect() {
                Some(MBarrierEffect::Init { .. }) => *inits.entry(buffer).or_default() += 1,
                Some(MBarrierEffect::Invalidate) => *inits.entry(buffer).or_default() += 2,
                Some(MBarrierEffect::Arrive(_) | MBarrierEffect::Wait { .. }) | None => {}
            }
        }
    }
    let others: Vec<&seawall_model::Footprint> = program
        .events
        .values()
        .flat_map(|event| event.accesses.iter().filter(|access| !is_barrier(event, access)))
        .flat_map(|access| &access.footprints)
        .filter(|footprint| !objects.is_empty() && matches!(footprint.place, Place::Buffer(_)))
        .collect();
    for (id, remember) in program.buffers.ids().zip(&mut remembered) {
        let Some(object) = objects.get(&id) else { continue };
        let meets = others.iter().any(|other| near(program, object, other));
        shared |= meets;
        *remember = meets || inits.get(&id).copied().unwrap_or(0) > 1;
    }
    (remembered, shared)
}

/// The terms that an event evaluates, including the slots that it touches.
pub(crate) fn terms_of(event: &Event) -> Vec<TermId> {
    let slot = |footprint: &seawall_model::Footprint| match footprint.slot {
        Slot::At(term) => Some(term),
        Slot::Whole | Slot::Any => None,
    };
    let mut terms: Vec<TermId> =
        event.accesses.iter().flat_map(|access| &access.footprints).filter_map(slot).collect();
    terms.extend(event.action.predicate());
    match &event.action {
        Action::Barrier(barrier) => terms.extend(barrier.kind.terms()),
        Action::MBarrier(_) => terms.extend(event.action.mbarrier_wait()),
        Action::Token(op) => {
            let (slot, phase) = match *op {
                TokenOp::Acquire { slot, phase, .. } | TokenOp::Wait { slot, phase, .. } => (slot, phase),
                TokenOp::Commit { slot, .. } | TokenOp::Release { slot, .. } => (slot, None),
            };
            terms.extend(slot.into_iter().chain(phase));
        }
        Action::Call(call) => terms.extend(call.arguments.iter().flatten().filter_map(slot)),
        _ => {}
    }
    terms
}

/// The block and position of a parameter term.
pub(crate) fn parameter(program: &Program, term: TermId) -> Option<(BlockId, u32)> {
    match *program.terms.kind(term) {
        TermKind::Param { block, index } => Some((block, index)),
        _ => None,
    }
}
