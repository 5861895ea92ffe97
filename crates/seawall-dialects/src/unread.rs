//! Operands and attributes of synchronizing ops that no rule of Seawall reads, with the reasons.
//!
//! A test of the lowering checks that every operand and attribute of a wait, barrier, copy, MMA,
//! fence or mbarrier op is named by the op's row, read by the lowering, or listed here.

use crate::meaning::Meaning;
use crate::op::OpDef;

/// An operand or attribute that no rule reads.
#[derive(Clone, Copy, Debug)]
pub struct Unread {
    /// The op's name without its dialect, or `*` for every op that has the operand or attribute.
    pub op: &'static str,
    /// The name in the op's row.
    pub name: &'static str,
    /// Why verdicts do not depend on it, or which precision is lost.
    pub reason: &'static str,
}

const fn unread(op: &'static str, name: &'static str, reason: &'static str) -> Unread {
    Unread { op, name, reason }
}

const CACHE: &str = "selects a cache policy of global memory";
const GLOBAL: &str = "is a position in global memory, which the model does not track";
const TYPES: &str = "changes arithmetic only";
const ORDER: &str = "is an SSA edge for ordering in the compiler and has no instruction";

/// All operands and attributes that no rule reads.
pub static UNREAD: &[Unread] = &[
    unread("*", "cache", CACHE),
    unread("*", "cachePolicy", CACHE),
    unread("*", "evict", CACHE),
    unread("*", "bypassL1", CACHE),
    unread("*", "isVolatile", "constrains the compiler's own reordering of global accesses only"),
    unread("*", "coord", GLOBAL),
    unread("*", "srcIndices", GLOBAL),
    unread("*", "coordinates", GLOBAL),
    unread("*", "x_offsets", GLOBAL),
    unread("*", "y_offset", GLOBAL),
    unread("*", "stride", GLOBAL),
    unread("*", "desc_ptr", GLOBAL),
    unread("*", "tensorMapDescriptor", GLOBAL),
    unread("*", "dst_col_offset", GLOBAL),
    unread("*", "src_col_offset", GLOBAL),
    unread(
        "async_tma_copy_global_to_local",
        "tensorMode",
        "selects tiled or im2col addressing of global memory",
    ),
    unread(
        "async_tma_reduce",
        "kind",
        "selects the arithmetic of the reduction; it reads shared memory either way",
    ),
    unread("*", "inputPrecision", TYPES),
    unread("*", "maxNumImpreciseAcc", TYPES),
    unread("*", "is_unsigned", TYPES),
    unread("*", "a_type", TYPES),
    unread("*", "b_type", TYPES),
    unread("warp_group_dot", "c", "is in registers"),
    unread("warp_group_dot", "useC", "selects whether the accumulator in registers is read"),
    unread("*", "inputTokens", ORDER),
    unread("*", "deps", ORDER),
    unread("*", "acc_dep", ORDER),
    unread("wgmma_wait_group", "input", ORDER),
    unread(
        "device_async_wait",
        "asyncDependencies",
        "the wait covers groups by its count; without one it covers all",
    ),
    unread("*", "constraints", "guides the partitioning pass and has no instruction"),
    unread("*", "aligned", "states that all lanes take part, which every rule assumes"),
    unread(
        "fence",
        "scope",
        "every scope orders the accesses of one CTA; a wider scope is treated as the CTA scope",
    ),
    unread(
        "fence.proxy",
        "kind",
        "each kind of proxy fence is treated as a fence between the generic and async proxies",
    ),
    unread(
        "fence.proxy",
        "space",
        "a fence of global memory alone is also treated as a fence of shared memory",
    ),
    unread("tmem_wait", "kind", "a wait for loads is also treated as a wait for stores"),
    unread("tcgen05.wait", "kind", "a wait for loads is also treated as a wait for stores"),
    unread("arrive_barrier", "ctaMask", "the CTAs that receive the arrival are not resolved"),
    unread("async_store", "size", "the bytes are those of the source buffer"),
    unread("async_copy_global_to_local", "bulkSize", "the bytes are those of the destination buffer"),
    unread(
        "*",
        "other",
        "on AMD, its LDS stores count as part of the copy; their order after older direct copies is not checked",
    ),
    unread("*", "warp_used_hint", "every warp is assumed to take part in the copy"),
    unread("*", "warp_used_hints", "every warp is assumed to take part in the copy"),
    unread("*", "two_ctas", "the module's cluster and layouts determine whether an MMA spans two CTAs"),
    unread("tma.async.load", "mbarId", "the copy is assumed to complete on an unknown mbarrier of the group"),
    unread("tma.async.load", "multicastMask", "the copy is assumed to write only to its own CTA"),
    unread("device_async_copy", "srcElements", "elements beyond it are filled with zeros by the same copy"),
    unread("*", "descs", "name the buffers of earlier MMAs, which the queue orders already"),
    unread("aref.create", "buffers", "the operands are read as a whole"),
    unread("memory_counter_wait", "exp", "exports do not touch shared memory"),
    unread("aref.phi", "local", "is read together with the other operand"),
    unread("aref.phi", "remote", "is read together with the other operand"),
];

impl OpDef {
    /// Whether the op is a wait, barrier, asynchronous copy, commit, MMA or fence, or an mbarrier,
    /// token or aref op.
    pub fn synchronizes(&self) -> bool {
        matches!(
            self.meaning,
            Meaning::Barrier(_)
                | Meaning::Wait(_)
                | Meaning::AsyncCopy(_)
                | Meaning::MBarrier(_)
                | Meaning::Fence(_)
                | Meaning::CommitGroup(_)
                | Meaning::Mma(_)
                | Meaning::Token(_)
                | Meaning::Aref(_)
        )
    }

    /// Returns the operands and attributes that the `Meaning` and the effects of the row do not
    /// name.
    pub fn unnamed(&self) -> Vec<&'static str> {
        let OpDef { meaning, effects, index, memref_access, tensor_op, issues, .. } = self;
        let row = format!("{meaning:?} {effects:?} {index:?} {memref_access:?} {tensor_op:?} {issues:?}");
        let names = self.syntax.operands.split(',').chain(self.syntax.attrs.split(','));
        let names = names.filter_map(|name| name.split(':').next());
        let names = names.map(|name| name.trim().trim_end_matches(['?', '*']));
        names.filter(|name| !name.is_empty() && !row.contains(&format!("\"{name}\""))).collect()
    }
}
