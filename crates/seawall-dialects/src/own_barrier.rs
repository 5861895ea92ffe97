//! Ops whose lowering puts a CTA barrier of its own, so that a barrier pass need not.
//!
//! The rules are Triton 3.9's, checked on its barrier pass: a store before and a load after such an op need no
//! `ttg.barrier` between them. Barrier ops themselves ([`Meaning::Barrier`]) and scratch ops are not listed here.

use seawall_mlir::OpId;

use crate::compute::flag;
use crate::knowledge::OpKnowledge;
use crate::meaning::Meaning;
use crate::queue::{Mma, Queue, Wait};
use crate::target::num_warps_at;
use crate::traits::Traits;

/// The warps of one warp group, which `wgmma` keeps in step.
const WARP_GROUP: u32 = 4;

/// On which sides of an op its lowering synchronizes the CTA.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct OwnBarrier {
    /// Every warp's earlier accesses come before the op.
    pub before: bool,
    /// Every warp's later accesses come after the op.
    pub after: bool,
}

impl OpKnowledge<'_> {
    /// Where the lowering of `op` puts a CTA barrier. `ttng.arrive_barrier {perThread}` counts as synchronizing, as
    /// it does for Triton 3.9; Meta's fork, which defines the attribute, puts no barrier there.
    pub fn own_barrier(&self, op: OpId) -> OwnBarrier {
        let m = self.module();
        let traits = self.traits(op);
        let mut own =
            OwnBarrier { before: traits.has(Traits::SYNC_BEFORE), after: traits.has(Traits::SYNC_AFTER) };
        match self.meaning(op) {
            Meaning::Mma(Mma::Tcgen05 { barriers, .. }) => {
                own.before |= !m.operand_group(op, barriers).is_empty()
            }
            Meaning::Wait(Wait { queue: Queue::Wgmma, passes: Some(_), .. }) => {
                let several = num_warps_at(m, op).is_some_and(|warps| warps > WARP_GROUP);
                own.after |= several && !flag(m, op, "warpGroupLocal");
            }
            Meaning::Atomic(atomic) if atomic.ordered => {
                let text = atomic.semantics.and_then(|name| m.attr(op, name)).map_or("", |a| m.attr_text(a));
                // Words of the pretty form, numbers of the generic one.
                let text = text.split(':').next().unwrap_or("").trim();
                own.before |= matches!(text, "release" | "acq_rel" | "3" | "4");
                own.after |= matches!(text, "acquire" | "acq_rel" | "2" | "4");
            }
            _ => {}
        }
        own
    }
}
