//! Nodes of a trace and what each kind of them says.

use seawall_base::define_id;

define_id!(
    /// A node of a trace: its position in the trace's table, not the `id` of the JSON form.
    pub struct NodeId,
    "node"
);
define_id!(
    /// A graph of a trace.
    pub struct GraphId,
    "graph"
);

/// The number of the workgroup's split barrier (AMD ISA, `s_barrier_signal`).
pub const WORKGROUP_BARRIER: i32 = -1;

/// One node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// `id` of the JSON form; unique in the trace.
    pub id: u64,
    /// Name of the FX node; unique in its graph.
    pub name: String,
    /// The graph that it stands in.
    pub graph: GraphId,
    /// What it does.
    pub kind: NodeKind,
    /// Wave's name of the op, such as `mma`.
    pub op: Option<String>,
    /// Where it was written.
    pub location: Option<Location>,
    /// Which piece of one op of the source it is.
    pub piece: Option<Piece>,
    /// Nodes that it uses beyond those that its kind names.
    pub args: Vec<NodeId>,
}

/// What Wave's expansion made of one op of the source: a node for each piece of the tile that a wave works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The op, by a number that only its pieces have (Wave's `pre_expansion_id`, counted from 0).
    pub of: u32,
    /// The piece. Nodes with one number touch the same elements, nodes of one op with different numbers touch others.
    pub index: u32,
}

/// A place in the Python source of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    /// Path of the file as Python knows it.
    pub file: String,
    /// From 1.
    pub line: u32,
    /// As Python counts it.
    pub column: u32,
}

/// Address spaces of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    /// Memory of the workgroup (LDS).
    Shared,
    /// Memory of the device.
    Global,
    /// Registers of a thread.
    Register,
}

impl Space {
    /// All, in the order of messages.
    pub const ALL: [Space; 3] = [Space::Shared, Space::Global, Space::Register];

    /// The word of the JSON form.
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
    /// Where.
    pub space: Space,
    /// How much, if it is known.
    pub bytes: Option<u64>,
    /// The allocation that this one is a part of.
    pub parent: Option<NodeId>,
    /// First byte in the parent.
    pub offset: Option<u64>,
}

/// A read, a write or an atomic operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// The node that stands for the memory.
    pub memory: NodeId,
    /// Which memory that is.
    pub space: Space,
    /// Elements that each thread touches.
    pub elements_per_thread: Option<u32>,
    /// Bits of an element.
    pub element_bits: Option<u32>,
}

/// An asynchronous copy from global to shared memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copy {
    /// The node that stands for the shared memory.
    pub memory: NodeId,
    /// The node that stands for the global memory.
    pub source: Option<NodeId>,
    /// Elements that each thread copies. Not known of copies by the tensor data mover.
    pub elements_per_thread: Option<u32>,
    /// Bits of an element. Not known of copies by the tensor data mover.
    pub element_bits: Option<u32>,
}

/// A monolithic barrier, `amdgpu.lds_barrier`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Barrier {
    /// Waits for asynchronous copies before.
    pub wait_async: bool,
    /// Waits for the tensor data mover before.
    pub tensor_wait: bool,
    /// What must be complete: asynchronous copies, or nodes that stand for them.
    pub async_deps: Vec<NodeId>,
}

/// How many operations of each hardware counter may be outstanding after a wait; `None` waits for nothing.
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
    /// What its iter args are in the first iteration, by index.
    pub init_args: Vec<NodeId>,
    /// Nodes of the graphs outside that the body uses.
    pub captures: Vec<NodeId>,
    /// How often the body runs, if it is known.
    pub trips: Option<u64>,
}

/// An `if` without `else`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conditional {
    /// Its body.
    pub graph: GraphId,
    /// Nodes of the graphs outside that the body uses.
    pub captures: Vec<NodeId>,
    /// The node that decides, if one does and not an expression.
    pub condition: Option<NodeId>,
}

/// What a node does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeKind {
    /// An argument of the kernel, or a node of a graph outside.
    Placeholder {
        /// That node.
        captures: Option<NodeId>,
    },
    /// A value carried around the loop whose body this is in.
    IterArg {
        /// Which of its `init_args`.
        index: u32,
    },
    /// Memory.
    Allocate(Allocation),
    /// Reads memory.
    Read(Access),
    /// Writes memory.
    Write(Access),
    /// Reads and writes memory at once.
    Atomic(Access),
    /// Copies from global to shared memory, asynchronously.
    GatherToLds(Copy),
    /// The same by the tensor data mover.
    TensorLoadToLds(Copy),
    /// `amdgpu.lds_barrier`.
    Barrier(Barrier),
    /// `rocdl.s.barrier.signal`.
    Signal {
        /// Number of the barrier; -1 is the workgroup's.
        barrier: i32,
        /// Waits for the tensor data mover before.
        tensor_wait: bool,
    },
    /// `rocdl.s.barrier.wait`.
    Wait {
        /// Number of the barrier; -1 is the workgroup's.
        barrier: i32,
    },
    /// `rocdl.s.barrier`: a rendezvous that waits for no memory.
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
        /// Which of its results.
        index: u32,
    },
    /// The last node of a graph.
    Output {
        /// What the graph gives: of a loop's body, what the next iteration gets.
        values: Vec<NodeId>,
    },
    /// The dependency that waits for nothing.
    NullAsyncDep,
    /// Anything that touches no shared memory.
    Other,
}

impl NodeKind {
    /// The word of the JSON form.
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

    /// The node that stands for the shared memory that this node accesses, if it accesses shared memory.
    pub const fn shared_memory(&self) -> Option<NodeId> {
        match self {
            NodeKind::Read(access) | NodeKind::Write(access) | NodeKind::Atomic(access) => {
                if matches!(access.space, Space::Shared) { Some(access.memory) } else { None }
            }
            NodeKind::GatherToLds(copy) | NodeKind::TensorLoadToLds(copy) => Some(copy.memory),
            _ => None,
        }
    }

    /// Whether this is a copy that is not complete when the next node runs.
    pub const fn is_asynchronous(&self) -> bool {
        matches!(self, NodeKind::GatherToLds(_) | NodeKind::TensorLoadToLds(_))
    }

    /// Calls `use_` with each node that this kind names and the key that names it, in the order of the JSON form.
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
