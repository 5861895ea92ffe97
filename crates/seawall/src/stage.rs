//! The stage of a module in its compiler: which of the passes that finish it have run.

use seawall_dialects::{TASK_LISTS, is_of_triton};
use seawall_mlir::{Dump, Module, OpId, symbols_of};
use smallvec::SmallVec;

/// Attributes of ops with a place in shared memory, and of a module whose memory is allocated.
const ADDRESSES: [&str; 2] = ["allocation.offset", "ttg.shared"];
/// Attributes that membar sets.
const MEMBAR_MARKS: [&str; 2] = ["warpGroupLocal", "ttg.amdg.syncedViaAsyncWait"];
/// Passes between the allocation of shared memory and membar, by their class names.
const BEFORE_MEMBAR: [&str; 3] = [
    "TritonTensorMemoryAllocationPass",
    "TritonGPUProxyFenceInsertion",
    "TritonNvidiaGPUTMemBarrierInsertionPass",
];
/// Passes that run only after membar.
const AFTER_MEMBAR: [&str; 3] = [
    "TritonNvidiaGPUTMemWaitInsertionPass",
    "TritonGPUConcurrencySanitizer",
    "TritonNvidiaGPUClusterBarrierMbarAllocatorPass",
];

/// The stage of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Stage {
    /// Passes that Seawall does not simulate still make partitions of the module, or replace its
    /// tokens and arefs by mbarriers.
    BeforePartitioning,
    /// Shared memory has no addresses, as in the files of Triton's cache.
    BeforeAllocation,
    /// Shared memory has addresses, and the compiler has not placed barriers, and perhaps no proxy
    /// fences.
    AfterAllocation,
    /// Only the placement of barriers for shared memory is left.
    BeforeMembar,
    /// The compiler has placed barriers.
    AfterMembar,
}

impl Stage {
    /// Returns the stage of a module that a Triton compiler will finish, and `None` for a module of
    /// another compiler.
    ///
    /// The header of a dump decides it, if it names a pass between allocation and code generation.
    /// Otherwise a module with addresses and a barrier is one after membar.
    pub(crate) fn of(module: &Module, by_header: Option<Stage>) -> Option<Stage> {
        if !module.walk().any(|op| is_of_triton(module.op_name(op))) {
            return None;
        }
        if is_unpartitioned(module) {
            return Some(Stage::BeforePartitioning);
        }
        Some(by_header.unwrap_or_else(|| {
            if !has_attr(module, &ADDRESSES) {
                Stage::BeforeAllocation
            } else if is_of_membar(module) {
                Stage::AfterMembar
            } else {
                Stage::AfterAllocation
            }
        }))
    }

    /// Returns the stage that the header of a dump states. `None` if modules at that pass differ.
    pub(crate) fn of_dump(dump: &Dump) -> Option<Stage> {
        let pass = dump.pass.as_str();
        // The passes have one name for each vendor.
        let allocates = pass.starts_with("Allocate") && pass.contains("SharedMemory");
        let places = pass.ends_with("Membar");
        match dump.before {
            true if allocates => Some(Stage::BeforeAllocation),
            true if places => Some(Stage::BeforeMembar),
            _ if allocates || BEFORE_MEMBAR.contains(&pass) => Some(Stage::AfterAllocation),
            _ => (places || AFTER_MEMBAR.contains(&pass)).then_some(Stage::AfterMembar),
        }
    }

    /// Returns the stage in words.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Stage::BeforePartitioning => "before partitioning",
            Stage::BeforeAllocation => "before allocation",
            Stage::AfterAllocation => "after allocation",
            Stage::BeforeMembar => "before membar",
            Stage::AfterMembar => "after membar",
        }
    }
}

/// Whether a compiler still has to make partitions of the module, or mbarriers of its tokens and
/// arefs.
fn is_unpartitioned(module: &Module) -> bool {
    let has_op = |test: fn(&str) -> bool| {
        symbols_of(module).any(test) && module.walk().any(|op| test(module.op_name(op)))
    };
    let has_tasks = || has_attr(module, &TASK_LISTS);
    has_op(|name| name.starts_with("nvws.")) || (has_tasks() && !has_op(|name| name == "ttg.warp_specialize"))
}

/// Whether an op has one of these attributes.
fn has_attr(module: &Module, keys: &[&str]) -> bool {
    let occurs = |key: &&str| module.find_symbol(key).is_some();
    let keys: SmallVec<[&str; 2]> = keys.iter().copied().filter(occurs).collect();
    !keys.is_empty() && module.walk().any(|op| keys.iter().any(|key| module.attr(op, key).is_some()))
}

/// Whether the module has an op of a kind that membar inserts, or an attribute that it sets.
fn is_of_membar(module: &Module) -> bool {
    let kinds = ["ttg.barrier", "gpu.barrier", "ttng.cluster_barrier"];
    let kinds = kinds.map(|name| module.find_symbol(name));
    let is_kind = |op: OpId| kinds.contains(&Some(module.op(op).name));
    kinds.iter().any(Option::is_some) && module.walk().any(is_kind) || has_attr(module, &MEMBAR_MARKS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stage(body: &str) -> Option<Stage> {
        let text = format!("module attributes {{ttg.target = \"cuda:90\"}} {{\n{body}\n}}\n");
        let module = seawall_mlir::parse(&text, seawall_dialects::registry()).expect("the text is valid");
        Stage::of(&module, None)
    }

    #[test]
    fn addresses_and_barriers_show_the_stage() {
        let function = |ops: &str| format!("tt.func @f() {{\n{ops}\ntt.return\n}}");
        let buffer = |attrs: &str| {
            format!(
                "%0 = ttg.local_alloc {attrs} : () -> !ttg.memdesc<32xf32, #ttg.swizzled_shared<{{vec = 1, \
                 perPhase = 1, maxPhase = 1, order = [0]}}>, #ttg.shared_memory, mutable>"
            )
        };
        let placed = buffer("{allocation.offset = 0 : i32}");
        assert_eq!(stage(&function(&buffer(""))), Some(Stage::BeforeAllocation));
        assert_eq!(
            stage(&function(&format!("{}\nttg.barrier local", buffer("")))),
            Some(Stage::BeforeAllocation)
        );
        assert_eq!(stage(&function(&placed)), Some(Stage::AfterAllocation));
        assert_eq!(stage(&function(&format!("{placed}\nttg.barrier local"))), Some(Stage::AfterMembar));
    }

    #[test]
    fn modules_of_other_compilers_have_no_stage() {
        assert_eq!(stage("func.func @f() {\n  gpu.barrier\n  return\n}"), None);
        assert_eq!(
            stage("tt.func @f() {\n  ttg.barrier local {async_task_id = array<i32: 0>}\n  tt.return\n}"),
            Some(Stage::BeforePartitioning)
        );
        let made = "tt.func @f() {\n  ttg.warp_specialize()\n  default {\n    ttg.warp_yield {async_task_id = \
                    array<i32: 0>}\n  } : () -> ()\n  tt.return\n}";
        assert_eq!(stage(made), Some(Stage::BeforeAllocation));
    }

    #[test]
    fn the_header_of_a_dump_decides() {
        let dump =
            |before, pass: &str| Dump { before, pass: pass.to_owned(), arg: None, op: None, symbol: None };
        assert_eq!(Stage::of_dump(&dump(true, "AllocateSharedMemoryNv")), Some(Stage::BeforeAllocation));
        assert_eq!(Stage::of_dump(&dump(false, "AllocateSharedMemoryNv")), Some(Stage::AfterAllocation));
        assert_eq!(Stage::of_dump(&dump(true, "TritonNvidiaGPUMembar")), Some(Stage::BeforeMembar));
        assert_eq!(Stage::of_dump(&dump(false, "TritonAMDGPUMembar")), Some(Stage::AfterMembar));
        assert_eq!(
            Stage::of_dump(&dump(true, "TritonNvidiaGPUTMemWaitInsertionPass")),
            Some(Stage::AfterMembar)
        );
        assert_eq!(Stage::of_dump(&dump(true, "TritonGPUPipeline")), None);
    }
}
