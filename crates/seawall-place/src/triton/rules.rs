//! The uses of one dataflow in Triton's passes. The membar pass places barriers of the CTA's warps
//! for shared memory. A second pass does so for tensor memory (NVIDIA from capability 100 on). A
//! third places barriers of the CTAs of a cluster (NVIDIA with more than one CTA). A fourth places
//! proxy fences (NVIDIA from capability 90 on).

use seawall_analysis::{Pending, Slices};
use seawall_model::{Access, Barrier, BarrierKind, BarrierOrigin, Fence, FenceKind, Proxy};

use super::filter::Classes;
use crate::placement::Insertion;

/// The role of an access in the pairs of a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// It may be the earlier or the later access of a pair.
    Both,
    /// Only the earlier one.
    Pending,
    /// Only the later one.
    Later,
    Neither,
}

/// The use of the dataflow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rules {
    /// Local barriers for shared memory.
    Local,
    /// Local barriers for tensor memory.
    Tensor,
    /// Cluster barriers.
    Cluster,
    /// Proxy fences in front of asynchronous accesses. Generic accesses are pending until a fence.
    Proxy {
        /// Only accesses that reach other CTAs, which need a fence for the cluster.
        cluster: bool,
    },
}

impl Rules {
    /// The insertion at a hazard.
    pub(super) fn insertion(self) -> Insertion {
        match self {
            Rules::Local | Rules::Tensor => Insertion::LocalBarrier,
            Rules::Cluster => Insertion::ClusterBarrier { relaxed: false },
            Rules::Proxy { cluster } => Insertion::ProxyFence { cluster },
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

    /// Whether `fence` clears the pending accesses.
    pub(super) fn counts_fence(self, fence: &Fence) -> bool {
        let Rules::Proxy { cluster } = self else { return false };
        fence.kind == FenceKind::Proxy && (fence.cluster || !cluster)
    }

    /// Whether an inserted op clears the pending accesses.
    pub(super) fn counts_inserted(self, insertion: Insertion) -> bool {
        let for_barriers = !matches!(self, Rules::Proxy { .. });
        match insertion {
            Insertion::LocalBarrier => for_barriers && self != Rules::Cluster,
            Insertion::ClusterBarrier { relaxed } => for_barriers && (self != Rules::Cluster || !relaxed),
            Insertion::ProxyFence { cluster } => {
                matches!(self, Rules::Proxy { cluster: only } if cluster || !only)
            }
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
        matches!(self, Rules::Local | Rules::Cluster)
    }

    /// The role of an access to shared memory.
    pub(super) fn part(self, access: &Access) -> Part {
        match (self, access.proxy) {
            (Rules::Local | Rules::Tensor | Rules::Cluster, _) => Part::Both,
            (Rules::Proxy { .. }, Proxy::Generic) => Part::Pending,
            (Rules::Proxy { cluster }, Proxy::Async) if cluster == access.cross_cta => Part::Later,
            (Rules::Proxy { .. }, Proxy::Async | Proxy::Barrier) => Part::Neither,
        }
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
            Rules::Tensor | Rules::Proxy { .. } => false,
            Rules::Cluster => {
                let buffer = slices.get(earlier.slice).buffer;
                let same_buffer = buffer.is_some() && buffer == slices.get(later.slice).buffer;
                let crosses = classes.is_cross_cta(earlier.class) || classes.is_cross_cta(later.class);
                same_buffer || !crosses
            }
        }
    }
}
