//! Pairs of ops that need no barrier although they touch the same memory: the filters that Triton's
//! back ends pass to the membar pass, and an optional filter for asynchronous writes.

use rustc_hash::FxHashMap;
use seawall_analysis::ClassId;
use seawall_base::PrimaryMap;
use seawall_model::{
    Access, Action, BlockId, BufferId, Direction, Event, MBarrierOp, PartitionId, Place, Program, Proxy,
    Queue, Terminator,
};

use super::{MembarRules, TritonOptions};

/// The properties of an op that filters use.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Plain,
    /// An mbarrier init, invalidation or expect.
    SingleThreadMBarrier,
    /// Any other mbarrier operation.
    MBarrier,
    /// A wait on an mbarrier.
    MBarrierWait,
    /// An asynchronous copy between global and shared memory.
    Copy {
        queue: Queue,
        direction: Direction,
        buffers: Vec<BufferId>,
    },
    /// A read whose author asserts that an asynchronous wait orders it.
    AssertedLoad {
        buffers: Vec<BufferId>,
    },
    /// An atomic that commutes with itself: operation and element type.
    Commutative(String),
}

/// A class of accesses that filters do not distinguish.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Class {
    kind: Kind,
    cross_cta: bool,
}

/// The classes of one program.
#[derive(Debug)]
pub(super) struct Classes {
    table: PrimaryMap<ClassId, Class>,
    ids: FxHashMap<Class, ClassId>,
    plain: ClassId,
    nvidia: bool,
    /// The first blocks of the partitions that forks add to the default one.
    workers: Vec<BlockId>,
    options: TritonOptions,
}

impl Classes {
    pub(super) fn new(program: &Program, options: &TritonOptions) -> Self {
        let mut table = PrimaryMap::new();
        let plain = table.push(Class { kind: Kind::Plain, cross_cta: false });
        let nvidia = program.target.as_ref().is_none_or(|t| t.is_nvidia());
        let workers = workers(program);
        Classes { table, ids: FxHashMap::default(), plain, nvidia, workers, options: options.clone() }
    }

    /// Whether the block starts a partition that a fork adds to the default one.
    pub(super) fn starts_worker(&self, block: BlockId) -> bool {
        self.workers.contains(&block)
    }

    /// Whether a fork adds the partition to the default one.
    pub(super) fn is_worker(&self, program: &Program, partition: PartitionId) -> bool {
        self.workers.iter().any(|&start| program.blocks[start].partition == partition)
    }

    /// The class of an access.
    pub(super) fn of(&mut self, event: &Event, access: &Access) -> ClassId {
        let kind = kind_of(event);
        // Triton counts every store of this kind, independently of its destination.
        let is_remote = access.queue == Some(Queue::Remote) && access.proxy != Proxy::Barrier;
        let cross_cta = access.cross_cta || is_remote;
        if kind == Kind::Plain && !cross_cta {
            return self.plain;
        }
        let class = Class { kind, cross_cta };
        if let Some(&id) = self.ids.get(&class) {
            return id;
        }
        let id = self.table.push(class.clone());
        self.ids.insert(class, id);
        id
    }

    /// The rules of the release.
    pub(super) fn membar(&self) -> MembarRules {
        self.options.membar
    }

    /// Whether the access is to another CTA's shared memory.
    pub(super) fn is_cross_cta(&self, class: ClassId) -> bool {
        self.table[class].cross_cta
    }

    /// Whether an earlier access of class `before` and a later one of class `after` need no
    /// barrier.
    pub(super) fn skip(&self, before: ClassId, after: ClassId) -> bool {
        if before == self.plain && after == self.plain {
            return false;
        }
        let (before, after) = (&self.table[before].kind, &self.table[after].kind);
        let membar = self.options.membar;
        let back_end = match self.nvidia {
            true if membar.ordered_atomics && matches!(before, Kind::Commutative(_)) => false,
            true => !membar.ordered_mbarriers && skip_nvidia(before, after),
            false if membar.ordered_copies && is_to_local(before) && is_to_local(after) => false,
            false if membar.ordered_copies && skip_amd(after, before) => true,
            false => skip_amd(before, after),
        };
        back_end || (self.options.async_filter && self.skip_async(before, after))
    }

    /// The optional filter. A barrier does not order the copy engine. So a pair of asynchronous
    /// writes needs none, and neither does an asynchronous write with a load that an asynchronous
    /// wait synchronizes.
    fn skip_async(&self, before: &Kind, after: &Kind) -> bool {
        let is_async = |kind: &Kind| match kind {
            Kind::Copy { queue: Queue::Tma, direction: Direction::Load, .. } => {
                self.options.nvidia_async_candidates
            }
            Kind::Copy { queue: Queue::CpAsync | Queue::Async, direction: Direction::Load, .. } => true,
            Kind::Copy { queue: Queue::Tdm, .. } => true,
            _ => false,
        };
        let asserted = |kind: &Kind| matches!(kind, Kind::AssertedLoad { .. });
        match (is_async(before), is_async(after)) {
            (true, true) => true,
            (false, false) => false,
            _ => asserted(before) || asserted(after),
        }
    }
}

/// The first blocks of the partitions that forks add to the default one.
fn workers(program: &Program) -> Vec<BlockId> {
    let mut workers = Vec::new();
    for block in program.blocks.values() {
        if let Terminator::Fork(edges) = &block.terminator {
            workers.extend(edges.iter().skip(1).map(|edge| edge.target));
        }
    }
    workers
}

/// NVIDIA's filter (`canSkipBarSync` in Triton 3.9). Operations of one elected thread are in order.
/// A wait does not overtake the TMA load for which it waits. Equal commutative atomics may be
/// exchanged.
fn skip_nvidia(before: &Kind, after: &Kind) -> bool {
    match (before, after) {
        (Kind::SingleThreadMBarrier, Kind::SingleThreadMBarrier) => true,
        (Kind::Copy { queue: Queue::Tma, direction: Direction::Load, .. }, Kind::MBarrierWait) => true,
        (Kind::Commutative(a), Kind::Commutative(b)) => a == b,
        _ => false,
    }
}

fn is_to_local(kind: &Kind) -> bool {
    matches!(kind, Kind::Copy { direction: Direction::Load, .. })
}

/// AMD's filter (`membarFilter` in Triton 3.9). LDS mbarrier operations need no barrier between
/// them. A load that is asserted to be synchronized by an asynchronous wait needs none after the
/// copy into its buffer.
fn skip_amd(before: &Kind, after: &Kind) -> bool {
    let mbarrier = |k: &Kind| matches!(k, Kind::SingleThreadMBarrier | Kind::MBarrier | Kind::MBarrierWait);
    match (before, after) {
        (a, b) if mbarrier(a) && mbarrier(b) => true,
        (a, b) if is_to_local(a) && is_to_local(b) => true,
        (
            Kind::Copy { direction: Direction::Load, buffers: copied, .. },
            Kind::AssertedLoad { buffers: loaded },
        ) => copied.iter().any(|b| loaded.contains(b)),
        _ => false,
    }
}

fn kind_of(event: &Event) -> Kind {
    match &event.action {
        Action::MBarrier(mbarrier) => match mbarrier.op {
            MBarrierOp::Init { .. } | MBarrierOp::Invalidate | MBarrierOp::Expect { .. } => {
                Kind::SingleThreadMBarrier
            }
            MBarrierOp::Wait { .. } => Kind::MBarrierWait,
            MBarrierOp::Arrive { .. } | MBarrierOp::Commit { .. } => Kind::MBarrier,
        },
        Action::Copy { queue, direction, .. } => {
            Kind::Copy { queue: *queue, direction: *direction, buffers: buffers_of(event) }
        }
        Action::Touch { asserted: true } => Kind::AssertedLoad { buffers: buffers_of(event) },
        Action::Atomic { commutes: Some(name) } => Kind::Commutative(name.clone()),
        _ => Kind::Plain,
    }
}

/// The buffers that the event may touch, ascending.
fn buffers_of(event: &Event) -> Vec<BufferId> {
    let footprints = event.accesses.iter().flat_map(|a| &a.footprints);
    let mut buffers: Vec<BufferId> = footprints
        .filter_map(|f| match f.place {
            Place::Buffer(id) => Some(id),
            _ => None,
        })
        .collect();
    buffers.sort_unstable();
    buffers.dedup();
    buffers
}
