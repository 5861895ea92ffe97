//! Queues of asynchronous operations, and the one table of what each queue means. The engines take
//! every fact about a queue from [`Queue::row`]; `docs/semantics.md` prints the table.

use crate::proxy::{Issuer, Proxy};

/// A sequence of asynchronous operations that a wait can name. It completes in order unless its
/// variant says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub enum Queue {
    /// `cp.async` groups on NVIDIA; direct-to-LDS copies with asyncmarks on CDNA3 and CDNA4.
    CpAsync,
    /// AMD asynchronous copies, counted in instructions (`asynccnt`).
    Async,
    /// AMD vector-memory instructions in issue order (`vmcnt`, `loadcnt`). They are direct-to-LDS
    /// loads, ordinary loads and ordinary stores. Each is a group of its own. The ordinary ones are
    /// [`Copy`](crate::Action::Copy) events without accesses.
    Vmem,
    /// AMD LDS instructions (`lgkmcnt`, `dscnt`). An access without a queue is complete at the next
    /// event, so a wait on this queue completes nothing in the model. The wait is kept because it
    /// decides which accesses a bare barrier behind it orders.
    Ds,
    /// Copies of the tensor data mover of gfx1250 (`tensorcnt`).
    Tdm,
    /// TMA loads. They have no groups and complete only through an mbarrier.
    Tma,
    /// Stores to other CTAs and responses of the cluster launch control. They complete only through
    /// an mbarrier.
    Remote,
    /// TMA and bulk stores (bulk groups).
    TmaStore,
    /// wgmma groups.
    Wgmma,
    /// tcgen05 operations, completed by a commit to an mbarrier.
    Tcgen05,
    /// tcgen05 loads and stores of tensor memory.
    TmemAccess,
}

/// Which warps of a partition start the operations of a queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartedBy {
    /// Every warp, each its own part.
    EveryWarp,
    /// The first warp.
    FirstWarp,
    /// Every warp if the operation stores registers, the first warp if it copies memory.
    EveryWarpFromRegisters,
}

/// What closes a group of operations, so that a wait can count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Groups {
    /// A commit closes the group of the operations issued so far.
    Commit,
    /// Each operation is a group of its own.
    EachOperation,
    /// There are no groups. Only an mbarrier completes the operations.
    None,
}

/// Which pairs of operations the engine orders without a wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineOrder {
    /// Operations start and complete in the order of their issue, so two writes are ordered.
    Writes,
    /// MMAs that write the same tensor memory run in the order of their issue. So do copies to it,
    /// and copies and later MMAs ([`Action::is_pipelined_before`](crate::Action)).
    Accumulators,
    /// No pair.
    None,
}

/// How an operation arrives at an mbarrier that it names, when it completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompletionArrival {
    /// It subtracts its bytes from the pending bytes of the phase, and makes no arrival.
    Bytes,
    /// Each warp issues its part, and each part arrives once.
    OncePerWarp,
    /// It arrives once.
    Once,
    /// It cannot name an mbarrier.
    Never,
}

impl CompletionArrival {
    /// How many arrivals an operation makes, if the partition has `warps` warps.
    pub fn count(self, warps: u32) -> u32 {
        match self {
            CompletionArrival::Bytes | CompletionArrival::Never => 0,
            CompletionArrival::OncePerWarp => warps,
            CompletionArrival::Once => 1,
        }
    }
}

/// How often a commit of the queue to an mbarrier arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommitArrival {
    /// Once for each thread of each warp. Every warp executes the commit.
    PerThread,
    /// Once. The first warp executes the commit.
    Once,
}

/// What the operations of a queue do with tensor memory (PTX ISA, "Tensor Memory").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TensorMemory {
    /// They do not access it.
    None,
    /// They move registers to or from it.
    Registers,
    /// They compute in it or copy shared memory to it. One thread issues them, for its CTA or for a
    /// pair of CTAs, and the engine runs them in the order of their issue.
    Operations,
}

/// Which warps know what a wait on the queue has completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitKnownTo {
    /// The waiting warp, which waits for its own operations.
    WaitingWarp,
    /// Every warp of the partition. All warps wait for the operations that the first one started.
    Partition,
}

/// The meaning of a queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueueRow {
    /// Its name in the text form.
    pub name: &'static str,
    /// The operations that it holds, for documents.
    pub operations: &'static str,
    /// What a message calls the operations.
    pub plural: &'static str,
    /// What a message calls one and several of the things that a wait counts.
    pub unit: [&'static str; 2],
    /// What a wait on the queue counts, for tables of waits.
    pub counted: &'static str,
    /// Which warps start an operation.
    pub started_by: StartedBy,
    /// What closes a group.
    pub groups: Groups,
    /// Which operations the engine orders.
    pub order: EngineOrder,
    /// How an operation arrives at an mbarrier.
    pub arrival: CompletionArrival,
    /// Whether arrivals at mbarriers come in the order of issue. PTX defines no order between bulk
    /// copies.
    pub arrives_in_order: bool,
    /// Whether an operation with a false predicate is issued and counted too. The predicate of a
    /// tensor data mover copy is a field of its descriptor, which the instruction reads.
    pub counts_skipped: bool,
    /// How a commit of the queue arrives at an mbarrier.
    pub commit: CommitArrival,
    /// Which warps know what a wait has completed.
    pub wait: WaitKnownTo,
    /// The proxy of the accesses (PTX ISA, "Async proxy"). `cp.async` and the copies of AMD GPUs
    /// use the generic proxy.
    pub proxy: Proxy,
    /// What performs the accesses: the issuing warps lane by lane, or an engine.
    pub accessed_by: Issuer,
    /// What the operations do with tensor memory.
    pub tensor_memory: TensorMemory,
    /// Whether a wait also makes registers valid, which the model does not contain.
    pub fills_registers: bool,
    /// Whether a counter of the wave counts the operations. Instructions outside of the model, such
    /// as those of inline assembly, may use the same counter.
    pub in_wave_counter: bool,
    /// Whether a wait completes nothing in the model and only decides which accesses a bare barrier
    /// orders.
    pub waits_only_for_barriers: bool,
    /// Whether an operation may go on after the warp that issued it has ended. An engine of an
    /// NVIDIA GPU works on its own. `s_endpgm` waits for all counters of a wave (AMD ISA guides).
    pub outlives_warp: bool,
}

const CP_ASYNC: QueueRow = QueueRow {
    name: "cp",
    operations: "`cp.async`; asynchronous copies on AMD",
    plural: "asynchronous copies",
    unit: ["group of asynchronous copies", "groups of asynchronous copies"],
    counted: "groups of cp",
    started_by: StartedBy::EveryWarp,
    groups: Groups::Commit,
    order: EngineOrder::Writes,
    arrival: CompletionArrival::OncePerWarp,
    arrives_in_order: true,
    counts_skipped: false,
    commit: CommitArrival::PerThread,
    wait: WaitKnownTo::WaitingWarp,
    proxy: Proxy::Generic,
    accessed_by: Issuer::Warps,
    tensor_memory: TensorMemory::None,
    fills_registers: false,
    in_wave_counter: false,
    waits_only_for_barriers: false,
    outlives_warp: false,
};

const ASYNC: QueueRow = QueueRow {
    name: "asynccnt",
    operations: "gfx1250 asynchronous copies",
    plural: "asynchronous LDS copies",
    unit: ["asynchronous LDS copy instruction", "asynchronous LDS copy instructions"],
    counted: "asynccnt",
    groups: Groups::EachOperation,
    in_wave_counter: true,
    ..CP_ASYNC
};

const VMEM: QueueRow = QueueRow {
    name: "vmcnt",
    operations: "direct-to-LDS and ordinary loads, gfx9 stores",
    plural: "direct-to-LDS loads",
    unit: ["vector-memory instruction", "vector-memory instructions"],
    counted: "vmcnt",
    groups: Groups::EachOperation,
    commit: CommitArrival::Once,
    in_wave_counter: true,
    ..CP_ASYNC
};

const DS: QueueRow = QueueRow {
    name: "dscnt",
    operations: "LDS instructions",
    plural: "LDS instructions",
    unit: ["LDS instruction", "LDS instructions"],
    counted: "dscnt",
    waits_only_for_barriers: true,
    ..VMEM
};

const TDM: QueueRow = QueueRow {
    name: "tdm",
    operations: "tensor data mover",
    plural: "tensor data mover copies",
    unit: ["tensor data mover copy", "tensor data mover copies"],
    counted: "tensorcnt",
    accessed_by: Issuer::Engine,
    counts_skipped: true,
    ..VMEM
};

const TMA: QueueRow = QueueRow {
    name: "tma",
    operations: "TMA loads",
    plural: "TMA loads",
    unit: ["group of TMA loads", "groups of TMA loads"],
    counted: "mbarriers",
    started_by: StartedBy::FirstWarp,
    groups: Groups::None,
    order: EngineOrder::None,
    arrival: CompletionArrival::Bytes,
    arrives_in_order: false,
    counts_skipped: false,
    commit: CommitArrival::Once,
    wait: WaitKnownTo::WaitingWarp,
    proxy: Proxy::Async,
    accessed_by: Issuer::Engine,
    tensor_memory: TensorMemory::None,
    fills_registers: false,
    in_wave_counter: false,
    waits_only_for_barriers: false,
    outlives_warp: true,
};

const REMOTE: QueueRow = QueueRow {
    name: "remote",
    operations: "accesses to other CTAs, launch control",
    plural: "remote stores",
    unit: ["group of remote stores", "groups of remote stores"],
    started_by: StartedBy::EveryWarpFromRegisters,
    ..TMA
};

const TMA_STORE: QueueRow = QueueRow {
    name: "tma_store",
    operations: "TMA stores, bulk stores",
    plural: "TMA stores",
    unit: ["group of TMA stores", "groups of TMA stores"],
    counted: "bulk groups",
    groups: Groups::Commit,
    arrival: CompletionArrival::Never,
    ..TMA
};

const WGMMA: QueueRow = QueueRow {
    name: "wgmma",
    operations: "`wgmma`",
    plural: "wgmma operations",
    unit: ["group of wgmma operations", "groups of wgmma operations"],
    counted: "wgmma groups",
    started_by: StartedBy::EveryWarp,
    groups: Groups::Commit,
    order: EngineOrder::Accumulators,
    arrival: CompletionArrival::Never,
    arrives_in_order: true,
    counts_skipped: false,
    commit: CommitArrival::Once,
    wait: WaitKnownTo::WaitingWarp,
    proxy: Proxy::Async,
    accessed_by: Issuer::Engine,
    tensor_memory: TensorMemory::None,
    fills_registers: true,
    in_wave_counter: false,
    waits_only_for_barriers: false,
    outlives_warp: false,
};

const TCGEN05: QueueRow = QueueRow {
    name: "tcgen05",
    operations: "`tcgen05.mma`, `tcgen05.cp`",
    plural: "tcgen05 operations",
    unit: ["group of tcgen05 operations", "groups of tcgen05 operations"],
    counted: "mbarriers",
    started_by: StartedBy::FirstWarp,
    groups: Groups::None,
    arrival: CompletionArrival::Once,
    // It stands for the mbarrier that the compiler makes for a synchronous MMA.
    wait: WaitKnownTo::Partition,
    tensor_memory: TensorMemory::Operations,
    outlives_warp: true,
    ..WGMMA
};

const TMEM_ACCESS: QueueRow = QueueRow {
    name: "tmem_access",
    operations: "`tcgen05.ld`, `tcgen05.st`",
    plural: "tensor memory accesses",
    unit: ["group of tensor memory accesses", "groups of tensor memory accesses"],
    counted: "loads and stores of tensor memory",
    started_by: StartedBy::EveryWarp,
    groups: Groups::EachOperation,
    order: EngineOrder::None,
    arrival: CompletionArrival::Never,
    arrives_in_order: true,
    counts_skipped: false,
    commit: CommitArrival::Once,
    wait: WaitKnownTo::WaitingWarp,
    proxy: Proxy::Generic,
    accessed_by: Issuer::Warps,
    tensor_memory: TensorMemory::Registers,
    fills_registers: true,
    in_wave_counter: false,
    waits_only_for_barriers: false,
    outlives_warp: false,
};

impl Queue {
    /// All queues, in the order of the tables.
    pub const ALL: [Queue; 11] = [
        Queue::CpAsync,
        Queue::Async,
        Queue::Vmem,
        Queue::Ds,
        Queue::Tdm,
        Queue::Tma,
        Queue::Remote,
        Queue::TmaStore,
        Queue::Wgmma,
        Queue::Tcgen05,
        Queue::TmemAccess,
    ];

    /// The meaning of the queue.
    pub const fn row(self) -> &'static QueueRow {
        match self {
            Queue::CpAsync => &CP_ASYNC,
            Queue::Async => &ASYNC,
            Queue::Vmem => &VMEM,
            Queue::Ds => &DS,
            Queue::Tdm => &TDM,
            Queue::Tma => &TMA,
            Queue::Remote => &REMOTE,
            Queue::TmaStore => &TMA_STORE,
            Queue::Wgmma => &WGMMA,
            Queue::Tcgen05 => &TCGEN05,
            Queue::TmemAccess => &TMEM_ACCESS,
        }
    }

    /// Whether operations start and complete in the order of their issue.
    pub fn is_in_order(self) -> bool {
        self.row().order == EngineOrder::Writes
    }

    /// Whether each operation is a group of its own, so that a wait can count it without a commit.
    pub fn groups_each_operation(self) -> bool {
        self.row().groups == Groups::EachOperation
    }

    /// Whether a commit closes the groups of the queue. An operation belongs to no closed group
    /// before.
    pub fn groups_by_commit(self) -> bool {
        self.row().groups == Groups::Commit
    }

    /// Whether an arrival of an operation tells that the earlier ones of its warp are complete.
    /// Each warp arrives for its own part, and its operations complete in the order of their issue.
    pub fn arrival_covers_earlier(self) -> bool {
        self.is_in_order() && self.row().arrival == CompletionArrival::OncePerWarp
    }

    /// Whether every warp of the partition knows what a wait on the queue has completed.
    pub fn wait_informs_partition(self) -> bool {
        self.row().wait == WaitKnownTo::Partition
    }

    /// Whether a commit of the queue to an mbarrier covers the operations of all `warps` warps of
    /// the partition. A commit of the first warp does not cover the parts of the others.
    pub fn commit_covers(self, warps: u32) -> bool {
        self.commits_per_thread() || warps == 1 || self.row().started_by != StartedBy::EveryWarp
    }

    /// Whether each thread arrives at a commit of the queue to an mbarrier.
    pub fn commits_per_thread(self) -> bool {
        self.row().commit == CommitArrival::PerThread
    }

    /// Whether the operations move registers to or from tensor memory.
    pub fn moves_tensor_registers(self) -> bool {
        self.row().tensor_memory == TensorMemory::Registers
    }

    /// Whether the operations compute in tensor memory or copy to it.
    pub fn operates_on_tensor_memory(self) -> bool {
        self.row().tensor_memory == TensorMemory::Operations
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_queue_is_listed_once_and_has_a_name_of_its_own() {
        for (at, queue) in Queue::ALL.into_iter().enumerate() {
            assert_eq!(queue as usize, at, "the list follows the declaration");
            let same = Queue::ALL.iter().filter(|other| other.row().name == queue.row().name);
            assert_eq!(same.count(), 1, "{}", queue.row().name);
        }
    }

    #[test]
    fn columns_agree() {
        for row in Queue::ALL.map(Queue::row) {
            // Parts of a copy exist only if each warp starts its own.
            let parts =
                row.arrival == CompletionArrival::OncePerWarp || row.commit == CommitArrival::PerThread;
            assert!(!parts || row.started_by == StartedBy::EveryWarp, "{}", row.name);
            // Something completes the operations of each queue.
            assert!(row.groups != Groups::None || row.arrival != CompletionArrival::Never, "{}", row.name);
            // If each warp has its own operations, no other warp waits for them.
            let of_first = row.started_by == StartedBy::FirstWarp;
            assert!(row.wait == WaitKnownTo::WaitingWarp || of_first, "{}", row.name);
            // A counter of a wave counts operations without a commit.
            assert!(!row.in_wave_counter || row.groups == Groups::EachOperation, "{}", row.name);
        }
    }
}
