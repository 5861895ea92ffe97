//! Ops whose lowering contains a CTA barrier, so that a barrier pass need not insert one.
//!
//! The rules are those of Triton 3.9. They were checked with its barrier pass: it inserts no
//! `ttg.barrier` between a store before such an op and a load after it. The pass does not know the
//! barriers of `tt.assert` and `amdg.init_barrier`, which its lowerings have. Barrier ops
//! ([`Meaning::Barrier`]) and scratch ops are not covered here.

use seawall_mlir::{OpId, TypeKind, ValueId};

use crate::compute::flag;
use crate::knowledge::OpKnowledge;
use crate::meaning::Meaning;
use crate::queue::{Mma, Queue, Wait};
use crate::target::num_warps_at;
use crate::traits::Traits;

/// The warps of one warp group, which `wgmma` synchronizes.
const WARP_GROUP: u32 = 4;

/// On which sides of an op its lowering synchronizes the CTA.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct LoweringBarrier {
    /// The accesses of all warps before the op are ordered before it.
    pub before: bool,
    /// The accesses of all warps after the op are ordered after it.
    pub after: bool,
}

impl OpKnowledge<'_> {
    /// Returns where the lowering of `op` contains a CTA barrier.
    ///
    /// `ttng.arrive_barrier {perThread}` counts as synchronizing, as in Triton 3.9. Meta's fork,
    /// which defines the attribute, emits no barrier there.
    pub fn own_barrier(&self, op: OpId) -> LoweringBarrier {
        let m = self.module();
        let traits = self.traits(op);
        let mut own = LoweringBarrier {
            before: traits.has(Traits::SYNC_BEFORE),
            after: traits.has(Traits::SYNC_AFTER),
        };
        let is_tensor = |&value: &ValueId| matches!(m.type_kind(m.ty(value)), TypeKind::Tensor { .. });
        own.after |= traits.has(Traits::SYNC_AFTER_TENSOR) && m.operands(op).iter().any(is_tensor);
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
                // The pretty form has words, the generic form numbers.
                let text = text.split(':').next().unwrap_or("").trim();
                own.before |= matches!(text, "release" | "acq_rel" | "3" | "4");
                own.after |= matches!(text, "acquire" | "acq_rel" | "2" | "4");
            }
            _ => {}
        }
        own
    }
}
