//! Lines that ping-pong schedules put between the ops of a loop.

pub(crate) use crate::emit::{FENCE, RENDEZVOUS, WALL};

/// A group that multiplies, or in chained products one that loads, goes first where both want the same unit.
pub(crate) const FIRST: &str = "rocdl.s.setprio 1";
/// As usual.
pub(crate) const USUAL: &str = "rocdl.s.setprio 0";
/// Lets arithmetic over, and no access to memory.
pub(crate) const MEMORY_WALL: &str = "rocdl.sched.barrier non_mem_non_sideeffect";
/// The compiler that comes next mixes one matrix instruction …
pub(crate) const ONE_PRODUCT: &str = "rocdl.sched.group.barrier mfma_wmma, 1, 0";
/// … with three scalar ones.
pub(crate) const THREE_SCALARS: &str = "rocdl.sched.group.barrier salu, 3, 0";
/// The loads from shared memory so far are waited for here, not inside of what follows.
pub(crate) const RELEASE: &str = "llvm.fence syncscope(\"workgroup\") release {llvm.mmra = #llvm.mmra_tag<\"amdgpu-synchronize-as\":\"local\">}";
/// The other half of [`RELEASE`].
pub(crate) const ACQUIRE: &str = "llvm.fence syncscope(\"workgroup\") acquire {llvm.mmra = #llvm.mmra_tag<\"amdgpu-synchronize-as\":\"local\">}";

/// Threads of a group: a warp of 64 lanes on each of the four SIMDs of a CU, whatever the module says.
pub(crate) const GROUP_THREADS: u32 = 256;

/// In front of a loop: shared memory is flushed, and the high group held back.
pub(crate) fn before(suffix: &str) -> Vec<String> {
    let [thread, zero, size, group, low, high] =
        ["thread", "zero", "size", "group", "low", "high"].map(|base| format!("%{base}{suffix}"));
    vec![
        FENCE.to_string(),
        format!("{thread} = rocdl.workitem.id.x : i32"),
        format!("{zero} = arith.constant 0 : i32"),
        format!("{size} = arith.constant {GROUP_THREADS} : i32"),
        format!("{group} = arith.divsi {thread}, {size} : i32"),
        format!("{low} = arith.cmpi eq, {group}, {zero} : i32"),
        format!("{high} = arith.cmpi ne, {group}, {zero} : i32"),
        format!("amdg.cond_barrier {high}"),
    ]
}

/// Behind it: the low group waits for the other.
pub(crate) fn behind(suffix: &str) -> String {
    format!("amdg.cond_barrier %low{suffix}")
}
