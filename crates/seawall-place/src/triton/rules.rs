//! The three uses of one dataflow in Triton's passes. The membar pass places barriers of the CTA's
//! warps for shared memory. A second pass does so for tensor memory (NVIDIA from capability 100
//! on). A third places barriers of the CTAs of a cluster (NVIDIA with more than one CTA).

use seawall_analysis::{Pending, Slices};
use seawall_model::{Barrier, BarrierKind, BarrierOrigin};

use super::filter::Classes;
use crate::placement::Insertion;

/// The use of the dataflow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rules {
    /// Local barriers for shared memory.
    Local,
    /// Local barriers for tensor memory.
    Tensor,
    /// Cluster barriers.
    Cluster,
}

impl Rules {
    /// The insertion at a hazard.
    pub(super) fn insertion(self) -> Insertion {
        match self {
            Rules::Local | Rules::Tensor => Insertion::LocalBarrier,
            Rules::Cluster => Insertion::ClusterBarrier { relaxed: false },
        }
    }

    /// Whether `barrier` clears the pending accesses.
    pub(super) fn counts(self, barrier: &Barrier) -> bool {
        match (self, barrier.kind) {
            (Rules::Local | Rules::Tensor, BarrierKind::Cluster { .. }) => true,
            (Rules::Local | Rules::Tensor, BarrierKind::Cta | BarrierKind::Partitions) => {
                barrier.local_fence && barrier.origin != BarrierOrigin::Hidden
            }
            (Rules::Cluster, BarrierKind::Cluster { relaxed }) => !relaxed,
            _ => false,
        }
    }

    /// Whether an inserted op clears the pending accesses.
    pub(super) fn counts_inserted(self, insertion: Insertion) -> bool {
        match insertion {
            Insertion::LocalBarrier => self != Rules::Cluster,
            Insertion::ClusterBarrier { relaxed } => self != Rules::Cluster || !relaxed,
            Insertion::MBarrierInitFence
            | Insertion::WarpBarrier
            | Insertion::WarpGroupLocal
            | Insertion::Signal { .. }
            | Insertion::Wait { .. } => false,
        }
    }

    /// Whether waits get trailing barriers and wgmma waits may be relaxed.
    pub(super) fn places_waits(self) -> bool {
        self == Rules::Local
    }

    /// Whether indices distinguish the slots of a ring. For tensor memory the pass uses addresses
    /// only, so an index that is not a constant may be any.
    pub(super) fn uses_slots(self) -> bool {
        self != Rules::Tensor
    }

    /// Whether accesses to unknown buffers take part.
    pub(super) fn tracks_unknown(self) -> bool {
        self != Rules::Cluster
    }

    /// Whether a pair needs no barrier of this kind.
    pub(super) fn skip(
        self,
        slices: &Slices<'_>,
        classes: &Classes,
        earlier: &Pending,
        later: &Pending,
    ) -> bool {
        match self {
            Rules::Local => classes.skip(earlier.class, later.class),
            // Accesses that need none are never pending: see `Step::mma`.
            Rules::Tensor => false,
            Rules::Cluster => {
                let buffer = slices.get(earlier.slice).buffer;
                let same_buffer = buffer.is_some() && buffer == slices.get(later.slice).buffer;
                let crosses = classes.is_cross_cta(earlier.class) || classes.is_cross_cta(later.class);
                same_buffer || !crosses
            }
        }
    }
}
