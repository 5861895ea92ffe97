//! The warps that partitions of `ttg.warp_specialize` add to a kernel. Each worker warp reads its
//! partition number from a byte of shared memory.
//!
//! Source: `AllocateWarpGroups` and `getTotalPartitionWarps` of Triton 3.9. On NVIDIA, every warp
//! specialization of a module is filled up to whole warp groups, as many as the largest one has.

use rustc_hash::FxHashMap;
use seawall_base::Diagnostic;
use seawall_dialects::{Meaning, WarpSpecialize, partitions_of};
use seawall_mlir::OpId;
use seawall_model::Target;

use crate::allocate;
use crate::facts::Facts;
use crate::facts::functions::Functions;

/// Warps of a warp group.
const WARP_GROUP: u32 = 4;

/// The worker warps of each function that has any. `fill`: the pass that fills up warp groups
/// has not run yet.
pub(crate) fn worker_warps(
    facts: &Facts<'_>,
    functions: &Functions,
    fill: bool,
) -> Result<FxHashMap<OpId, u32>, Diagnostic> {
    let mut most: FxHashMap<OpId, u32> = FxHashMap::default();
    let specializes = |meaning| matches!(meaning, Meaning::WarpSpecialize(WarpSpecialize::Enter));
    if !facts.knowledge.has_any(specializes) {
        return Ok(most);
    }
    for &(function, _) in functions {
        let specialized = facts.module.walk_op(function).filter(|&op| specializes(facts.meaning(op)));
        for op in specialized {
            let warps = partitions_of(facts.module, op).iter().try_fold(0_u32, |sum, partition| {
                partition.num_warps.and_then(|warps| sum.checked_add(warps))
            });
            let Some(warps) = warps else {
                return Err(allocate::unallocatable(
                    facts,
                    op,
                    "the numbers of warps of its partitions are missing",
                ));
            };
            let own = most.entry(function).or_insert(0);
            *own = (*own).max(warps);
        }
    }
    if fill && facts.target.as_ref().is_some_and(Target::is_nvidia) {
        let whole = most.values().max().map_or(0, |&warps| warps.div_ceil(WARP_GROUP));
        most.values_mut().for_each(|warps| *warps = whole.saturating_mul(WARP_GROUP));
    }
    most.retain(|_, &mut warps| warps > 0);
    Ok(most)
}
