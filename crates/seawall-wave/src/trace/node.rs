//! Nodes of a trace and their kinds.

use seawall_base::define_id;

define_id!(
    /// A node of a trace: its position in the table of the trace, not the `id` of the JSON form.
    pub struct NodeId,
    "node"
);
define_id!(
    /// A graph of a trace.
    pub struct GraphId,
    "graph"
);

/// The number of the split barrier of the workgroup (AMD ISA, `s_barrier_signal`).
pub const WORKGROUP_BARRIER: i32 = -1;

/// One node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The `id` of the JSON form. Unique in the trace.
    pub id: u64,
    /// The name of the FX node. Unique in its graph.
    pub name: String,
    /// The graph that contains it.
    pub graph: GraphId,
    /// The operation.
    pub kind: NodeKind,
    /// Wave's name of the op, such as `mma`.
    pub op: Option<String>,
    /// The source location.
    pub location: Option<Location>,
    /// The piece of an expanded op that it is.
    pub piece: Option<Piece>,
    /// The nodes that it uses, beyond those in its kind.
    pub args: Vec<NodeId>,
}

/// A piece of an expanded op. Wave expands one op of the source into a node for each piece of the
/// tile of a wave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The number of the op, which only its pieces have (Wave's `pre_expansion_id`, counted from
    /// 0).
    pub of: u32,
    /// The number of the piece. Nodes of one op access the same elements if their numbers are
    /// equal, and different elements otherwise.
    pub index: u32,
}

/// A location in the Python source of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    /// The path of the file as in Python.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column as Python counts it.
    pub column: u32,
}

/// Address spaces of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    /// The memory of the workgroup (LDS).
    Shared,
    /// The memory of the device.
    Global,
    /// The registers of a thread.
    Register,
}

impl Space {
    /// All spaces, in the order of messages.
    pub const ALL: [Space; 3] = [Space::Shared, Space::Global, Space::Register];

    /// The name in the JSON form.
    pub const fn name(self) -> &'static str {
        match self {
            Space::Shared => "shared",
            Space::Global => "global",
            Space::Register => "register",
        }
    }
}

/// Memory that the kernel allocates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allocation {
    /// The address space.
    pub space: Space,
    /// The size in bytes, if known.
    pub bytes: Option<u64>,
    /// The allocation that contains this one.
    pub parent: Option<NodeId>,
    /// The offset in bytes in the parent.
    pub offset: Option<u64>,
}

/// A read, a write or an atomic operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// The node of the memory.
    pub memory: NodeId,
    /// The address space of the memory.
    pub space: Space,
    /// The number of elements that each thread accesses.
    pub elements_per_thread: Option<u32>,
    /// The size of an element in bits.
    pub element_bits: Option<u32>,
}

/// An asynchronous copy from global to shared memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copy {
    /// The node of the shared memory.
    pub memory: NodeId,
    /// The node of the global memory.
    pub source: Option<NodeId>,
    /// The number of elements that each thread copies. `None` for copies by the tensor data mover.
    pub elements_per_thread: Option<u32>,
    /// The size of an element in bits. `None` for copies by the tensor data mover.
    pub element_bits: Option<u32>,
}

/// A monolithic barrier, `amdgpu.lds_barrier`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Barrier {
    /// Whether it first waits for asynchronous copies.
    pub wait_async: bool,
    /// Whether it first waits for the tensor data mover.
    pub tensor_wait: bool,
    /// The asynchronous copies, or nodes that carry them, for which it first waits.
    pub async_deps: Vec<NodeId>,
}

/// A wait: the most operations of each hardware counter that may remain in flight. `None` means no
/// wait for that counter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CounterWait {
    /// Loads from memory.
    pub load: Option<u32>,
    /// Stores to memory.
    pub store: Option<u32>,
    /// Operations on shared memory.
    pub ds: Option<u32>,
    /// Exports.
    pub exp: Option<u32>,
    /// Copies by the tensor data mover.
    pub tensor: Option<u32>,
    /// Asynchronous copies to shared memory.
    pub asynchronous: Option<u32>,
}

/// A loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Iterate {
    /// Its body.
    pub graph: GraphId,
    /// The initial values of its iter args, by index.
    pub init_args: Vec<NodeId>,
    /// The nodes of enclosing graphs that the body uses.
    pub captures: Vec<NodeId>,
    /// The number of iterations, if known.
    pub trips: Option<u64>,
}

/// An `if` without `else`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conditional {
    /// Its body.
    pub graph: GraphId,
    /// The nodes of enclosing graphs that the body uses.
    pub captures: Vec<NodeId>,
    /// The node of the condition, unless the condition is an expression.
    pub condition: Option<NodeId>,
}

/// The operation of a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeKind {
    /// An argument of the kernel, or a node of an enclosing graph.
    Placeholder {
        /// The captured node.
        captures: Option<NodeId>,
    },
    /// A value that a loop carries. The node is in the body of the loop.
    IterArg {
        /// The index in the `init_args` of the loop.
        index: u32,
    },
    /// An allocation of memory.
    Allocate(Allocation),
    /// Reads memory.
    Read(Access),
    /// Writes memory.
    Write(Access),
    /// Reads and writes memory atomically.
    Atomic(Access),
    /// Copies from global to shared memory, asynchronously.
    GatherToLds(Copy),
    /// The same copy, by the tensor data mover.
    TensorLoadToLds(Copy),
    /// `amdgpu.lds_barrier`.
    Barrier(Barrier),
    /// `rocdl.s.barrier.signal`.
    Signal {
        /// The number of the barrier. -1 is the barrier of the workgroup.
        barrier: i32,
        /// Whether it first waits for the tensor data mover.
        tensor_wait: bool,
    },
    /// `rocdl.s.barrier.wait`.
    Wait {
        /// The number of the barrier. -1 is the barrier of the workgroup.
        barrier: i32,
    },
    /// `rocdl.s.barrier`: a barrier that orders no memory.
    WorkgroupBarrier,
    /// Waits for hardware counters.
    CounterWait(CounterWait),
    /// Hints to the scheduler.
    Scheduling,
    /// A loop.
    Iterate(Iterate),
    /// An `if` without `else`.
    Conditional(Conditional),
    /// A result of a loop.
    GetResult {
        /// The loop.
        value: NodeId,
        /// The index of the result.
        index: u32,
    },
    /// The last node of a graph.
    Output {
        /// The output values of the graph. A loop carries them to the next iteration.
        values: Vec<NodeId>,
    },
    /// A dependency that waits for nothing.
    NullAsyncDep,
    /// An operation that accesses no shared memory.
    Other,
}

impl NodeKind {
    /// The name in the JSON form.
    pub const fn name(&self) -> &'static str {
        match self {
            NodeKind::Placeholder { .. } => "placeholder",
            NodeKind::IterArg { .. } => "iter_arg",
            NodeKind::Allocate(_) => "allocate",
            NodeKind::Read(_) => "read",
            NodeKind::Write(_) => "write",
            NodeKind::Atomic(_) => "atomic",
            NodeKind::GatherToLds(_) => "gather_to_lds",
            NodeKind::TensorLoadToLds(_) => "tensor_load_to_lds",
            NodeKind::Barrier(_) => "barrier",
            NodeKind::Signal { .. } => "signal",
            NodeKind::Wait { .. } => "wait",
            NodeKind::WorkgroupBarrier => "workgroup_barrier",
            NodeKind::CounterWait(_) => "counter_wait",
            NodeKind::Scheduling => "scheduling",
            NodeKind::Iterate(_) => "iterate",
            NodeKind::Conditional(_) => "conditional",
            NodeKind::GetResult { .. } => "get_result",
            NodeKind::Output { .. } => "output",
            NodeKind::NullAsyncDep => "null_async_dep",
            NodeKind::Other => "other",
        }
    }

    /// The nested graph of a loop or conditional.
    pub const fn subgraph(&self) -> Option<GraphId> {
        match self {
            NodeKind::Iterate(iterate) => Some(iterate.graph),
            NodeKind::Conditional(conditional) => Some(conditional.graph),
            _ => None,
        }
    }

    /// The node of the shared memory that this node accesses, if it accesses shared memory.
    pub const fn shared_memory(&self) -> Option<NodeId> {
        match self {
            NodeKind::Read(access) | NodeKind::Write(access) | NodeKind::Atomic(access) => {
                if matches!(access.space, Space::Shared) { Some(access.memory) } else { None }
            }
            NodeKind::GatherToLds(copy) | NodeKind::TensorLoadToLds(copy) => Some(copy.memory),
            _ => None,
        }
    }

    /// Returns whether this is a copy that may be incomplete when the next node runs.
    pub const fn is_asynchronous(&self) -> bool {
        matches!(self, NodeKind::GatherToLds(_) | NodeKind::TensorLoadToLds(_))
    }

    /// Calls `use_` with each node that this kind names and the key that names it, in the order of
    /// the JSON form.
    pub fn uses(&self, mut use_: impl FnMut(&'static str, NodeId)) {
        match self {
            NodeKind::Placeholder { captures } => captures.iter().for_each(|&node| use_("captures", node)),
            NodeKind::Allocate(allocation) => allocation.parent.iter().for_each(|&node| use_("parent", node)),
            NodeKind::Read(access) | NodeKind::Write(access) | NodeKind::Atomic(access) => {
                use_("memory", access.memory);
            }
            NodeKind::GatherToLds(copy) | NodeKind::TensorLoadToLds(copy) => {
                use_("memory", copy.memory);
                copy.source.iter().for_each(|&node| use_("source", node));
            }
            NodeKind::Barrier(barrier) => {
                barrier.async_deps.iter().for_each(|&node| use_("async_deps", node));
            }
            NodeKind::Iterate(iterate) => {
                iterate.init_args.iter().for_each(|&node| use_("init_args", node));
                iterate.captures.iter().for_each(|&node| use_("captures", node));
            }
            NodeKind::Conditional(conditional) => {
                conditional.captures.iter().for_each(|&node| use_("captures", node));
                conditional.condition.iter().for_each(|&node| use_("condition", node));
            }
            NodeKind::GetResult { value, .. } => use_("value", *value),
            NodeKind::Output { values } => values.iter().for_each(|&node| use_("values", node)),
            _ => {}
        }
    }
}
