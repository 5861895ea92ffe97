//! Ops that pipelines and ping-pong schedules insert, as lines of MLIR.

/// Keeps the next compiler from moving anything over it.
pub(crate) const WALL: &str = "rocdl.sched.barrier none";
/// A barrier that orders shared memory: each wave waits for its LDS operations, then for the other
/// waves.
pub(crate) const FENCE: &str = "ttg.barrier local";
/// A bare `s_barrier`: waits for the other waves, and for no memory operation.
pub(crate) const BARE_BARRIER: &str = "rocdl.s.barrier";

/// High priority, for a group that multiplies or, with chained dots, one that loads.
pub(crate) const FIRST: &str = "rocdl.s.setprio 1";
/// The default priority.
pub(crate) const USUAL: &str = "rocdl.s.setprio 0";
/// Keeps accesses to memory from moving over it, but not arithmetic.
pub(crate) const KEEP_ORDER: &str = "rocdl.sched.barrier non_mem_non_sideeffect";
/// The next compiler interleaves one MMA instruction …
pub(crate) const ONE_MMA: &str = "rocdl.sched.group.barrier mfma_wmma, 1, 0";
/// … with three scalar ones.
pub(crate) const THREE_SCALARS: &str = "rocdl.sched.group.barrier salu, 3, 0";
/// Makes warps wait for their loads from shared memory here, not inside of what follows.
pub(crate) const RELEASE: &str = "llvm.fence syncscope(\"workgroup\") release {llvm.mmra = #llvm.mmra_tag<\"amdgpu-synchronize-as\":\"local\">}";
/// The acquire fence for [`RELEASE`].
pub(crate) const ACQUIRE: &str = "llvm.fence syncscope(\"workgroup\") acquire {llvm.mmra = #llvm.mmra_tag<\"amdgpu-synchronize-as\":\"local\">}";

/// Sets the priority of a warp.
pub(crate) fn priority(priority: i64) -> String {
    format!("rocdl.s.setprio {priority}")
}

/// A wait for the groups of these tokens, or for all but `left` groups.
pub(crate) fn group_wait(result: &str, tokens: &[String], left: u32) -> String {
    format!("{result} = ttg.async_wait {} {{num = {left} : i32}}", tokens.join(", "))
}

/// The ops that shift two groups of warps: the first `threads` threads, and the others.
pub(crate) struct Shift<'a> {
    /// The end of the names of its values.
    pub(crate) suffix: &'a str,
    pub(crate) threads: u32,
}

impl Shift<'_> {
    fn name(&self, base: &str) -> String {
        format!("%{base}{}", self.suffix)
    }

    /// Computes the group of a warp.
    pub(crate) fn group(&self) -> [String; 4] {
        let [thread, size, zero, group] = ["thread", "size", "zero", "group"].map(|base| self.name(base));
        [
            format!("{thread} = rocdl.workitem.id.x : i32"),
            format!("{size} = arith.constant {} : i32", self.threads),
            format!("{zero} = arith.constant 0 : i32"),
            format!("{group} = arith.divsi {thread}, {size} : i32"),
        ]
    }

    /// Computes whether a warp is in the first group.
    pub(crate) fn is_low(&self) -> String {
        self.compared("low", "eq")
    }

    /// Holds back the other group.
    pub(crate) fn hold_high(&self) -> [String; 2] {
        [self.compared("high", "ne"), format!("amdg.cond_barrier {}", self.name("high"))]
    }

    /// Makes the first group wait for the other.
    pub(crate) fn hold_low(&self) -> String {
        format!("amdg.cond_barrier {}", self.name("low"))
    }

    fn compared(&self, base: &str, predicate: &str) -> String {
        let [of, group, zero] = [base, "group", "zero"].map(|base| self.name(base));
        format!("{of} = arith.cmpi {predicate}, {group}, {zero} : i32")
    }
}
