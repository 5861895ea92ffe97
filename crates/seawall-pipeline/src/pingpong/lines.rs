//! Lines that ping-pong schedules insert between the ops of a loop.

pub(crate) use crate::emit::{BARE_BARRIER, FENCE, WALL};

/// High priority, for a group that multiplies or, with chained dots, one that loads.
pub(crate) const FIRST: &str = "rocdl.s.setprio 1";
/// The default priority.
pub(crate) const USUAL: &str = "rocdl.s.setprio 0";
/// Keeps accesses to memory from moving over it, but not arithmetic.
pub(crate) const MEMORY_WALL: &str = "rocdl.sched.barrier non_mem_non_sideeffect";
/// The next compiler interleaves one MMA instruction …
pub(crate) const ONE_MMA: &str = "rocdl.sched.group.barrier mfma_wmma, 1, 0";
/// … with three scalar ones.
pub(crate) const THREE_SCALARS: &str = "rocdl.sched.group.barrier salu, 3, 0";
/// Makes warps wait for their loads from shared memory here, not inside of what follows.
pub(crate) const RELEASE: &str = "llvm.fence syncscope(\"workgroup\") release {llvm.mmra = #llvm.mmra_tag<\"amdgpu-synchronize-as\":\"local\">}";
/// The acquire fence for [`RELEASE`].
pub(crate) const ACQUIRE: &str = "llvm.fence syncscope(\"workgroup\") acquire {llvm.mmra = #llvm.mmra_tag<\"amdgpu-synchronize-as\":\"local\">}";

/// Threads of a group: a warp of 64 lanes on each of the four SIMDs of a CU, whatever the module
/// says.
pub(crate) const GROUP_THREADS: u32 = 256;

/// Returns the lines before a loop. They flush shared memory and hold back the high group.
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

/// Returns the line after it. The low group waits for the other.
pub(crate) fn behind(suffix: &str) -> String {
    format!("amdg.cond_barrier %low{suffix}")
}
