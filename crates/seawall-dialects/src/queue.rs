//! Asynchronous operations: their queues, and the ops that issue them, close groups and wait.

/// An ordered stream of asynchronous operations that a wait can drain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Queue {
    /// Commit groups: `cp.async` on NVIDIA, direct-to-LDS copies with asyncmarks on AMD.
    CpAsync,
    /// gfx1250 `asynccnt`, counted in instructions (`amdg.async_wait {num_inst}`).
    AsyncInstructions,
    /// Tensor data mover, counted in IR ops (`amdg.async_tdm_wait`).
    Tdm,
    /// Tensor data mover, counted in instructions (`amdg.async_tdm_intrinsic_wait`).
    TdmInstructions,
    /// `cp.async.bulk` stores and reductions from shared memory, counted in bulk groups.
    TmaStore,
    /// `wgmma` groups.
    Wgmma,
    /// `tcgen05.ld` and `tcgen05.st` of the executing warp. The op states which of them.
    Tmem,
    /// AMD `vmcnt` / `loadcnt`.
    LoadCount,
    /// AMD `vscnt` / `storecnt`.
    StoreCount,
    /// AMD `lgkmcnt` / `dscnt`.
    DsCount,
    /// AMD `asynccnt`, as a plain counter wait.
    AsyncCount,
    /// AMD `tensorcnt`, as a plain counter wait.
    TensorCount,
    /// AMD `expcnt`, as a plain counter wait.
    ExportCount,
    /// AMD `kmcnt`, as a plain counter wait.
    ScalarCount,
    /// The packed operand of `s_waitcnt`: several counters in one immediate.
    PackedCounters,
    /// Several AMD counters, each in an attribute of its own: `load`, `store`, `ds`, `exp` and
    /// `tensor` (`memory_counter_wait`).
    NamedCounters,
    /// Operations whose completion only an mbarrier observes (TMA loads, remote stores, tcgen05).
    MBarrier,
}

/// The op that replaces a wait for groups or ops once the compiler has counted the instructions
/// that may stay in flight (`tritonamdgpu-update-async-wait-count` of Triton 3.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InstructionWait {
    /// The name of the replacement.
    pub name: &'static str,
    /// Its attribute with the count of instructions.
    pub count: &'static str,
    /// Its attribute that keeps the count of the replaced wait.
    pub replaced: &'static str,
}

const ASYNC_WAIT: InstructionWait =
    InstructionWait { name: "amdg.async_wait", count: "num_inst", replaced: "ttg.num_commit_groups" };
const TDM_WAIT: InstructionWait =
    InstructionWait { name: "amdg.async_tdm_intrinsic_wait", count: "count", replaced: "ttg.num_tdm_ops" };

impl Queue {
    /// Returns the wait in instructions for the operations of this queue, whether they are counted
    /// already or not. `None` if compilers do not count them.
    pub fn instruction_wait(self) -> Option<&'static InstructionWait> {
        match self {
            Queue::CpAsync | Queue::AsyncInstructions => Some(&ASYNC_WAIT),
            Queue::Tdm | Queue::TdmInstructions => Some(&TDM_WAIT),
            Queue::TmaStore
            | Queue::Wgmma
            | Queue::Tmem
            | Queue::LoadCount
            | Queue::StoreCount
            | Queue::DsCount
            | Queue::AsyncCount
            | Queue::TensorCount
            | Queue::ExportCount
            | Queue::ScalarCount
            | Queue::PackedCounters
            | Queue::NamedCounters
            | Queue::MBarrier => None,
        }
    }

    /// Returns what the LLVM intrinsic `name` waits for. Its operand is the count. `None` if it
    /// does not wait.
    pub fn of_intrinsic(name: &str) -> Option<Queue> {
        Some(match name {
            "llvm.amdgcn.s.wait.loadcnt" => Queue::LoadCount,
            "llvm.amdgcn.s.wait.storecnt" => Queue::StoreCount,
            "llvm.amdgcn.s.wait.dscnt" => Queue::DsCount,
            "llvm.amdgcn.s.wait.kmcnt" => Queue::ScalarCount,
            "llvm.amdgcn.s.wait.asynccnt" => Queue::AsyncCount,
            "llvm.amdgcn.s.wait.tensorcnt" => Queue::TensorCount,
            "llvm.amdgcn.wait.asyncmark" => Queue::CpAsync,
            "llvm.amdgcn.s.waitcnt" => Queue::PackedCounters,
            _ => return None,
        })
    }
}

/// An asynchronous copy: its queue and operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AsyncCopy {
    /// The queue whose wait completes the copy.
    pub queue: Queue,
    /// The operand that is read: a memdesc, pointers or a descriptor.
    pub source: &'static str,
    /// The operand that is written; empty if the destination is not tracked.
    pub destination: &'static str,
    /// The mbarrier operand that the copy completes on, if any.
    pub mbarrier: Option<&'static str>,
    /// The predicate operand, if the op can have one.
    pub predicate: Option<&'static str>,
}

/// A wait of this warp for its own asynchronous operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// The queue that is drained.
    pub queue: Queue,
    /// The attribute with the number of newest entries that may stay in flight; zero if absent.
    pub count: Option<&'static str>,
    /// The token operands of the operations to wait for.
    pub tokens: Option<&'static str>,
    /// The operands that the op returns as results, pairwise.
    pub passes: Option<&'static str>,
}

/// An MMA with asynchronous operand reads, or a copy that feeds one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mma {
    /// `wgmma`. The attribute `isAsync` states whether a wait must follow.
    WarpGroup,
    /// `tcgen05.mma`, which arrives on its mbarriers when it completes.
    Tcgen05 {
        /// The mbarrier operands.
        barriers: &'static str,
        /// The predicates of the mbarriers.
        predicates: &'static str,
    },
    /// `tcgen05.cp`: shared memory to tensor memory, ordered before a later commit.
    TmemCopy,
}

/// What decides how many instructions of an AMD GPU an asynchronous copy becomes. The names are
/// those of operand groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Issues {
    /// Each lane copies from or to its own addresses: the layout of the addresses and that of the
    /// memory.
    Lanes {
        /// The pointers or offsets.
        addresses: &'static str,
        /// The shared memory.
        memory: &'static str,
        /// Whether it copies out of shared memory.
        stores: bool,
    },
    /// The tensor data mover copies a tile: the shape of the memory.
    Tile {
        /// The shared memory.
        memory: &'static str,
    },
    /// The tensor data mover copies rows: their number.
    Rows {
        /// The indices of the rows.
        indices: &'static str,
    },
    /// One instruction.
    One,
}
