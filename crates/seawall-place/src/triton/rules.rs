//! The uses of one dataflow in Triton's passes. The membar pass places barriers of the CTA's warps
//! for shared memory. A second pass does so for tensor memory (NVIDIA from capability 100 on). A
//! third places barriers of the CTAs of a cluster (NVIDIA with more than one CTA). A fourth places
//! proxy fences (NVIDIA from capability 90 on).

use seawall_analysis::{Pending, Slices};
use seawall_model::{
    Access, Action, Barrier, BarrierKind, BarrierOrigin, Event, Fence, FenceKind, MBarrierOp, Proxy,
};

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
    Proxy(ProxyRules),
}

/// The asynchronous accesses in front of which a pass places proxy fences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ProxyRules {
    /// Those that stay in their CTA.
    Cta,
    /// Those that reach other CTAs, which need a fence for the cluster.
    Cluster,
    /// All. Of mbarrier operations, only expectations are generic accesses.
    Any,
    /// As `Any`, but only in front of writes.
    Writes,
    /// All. No mbarrier operation is a generic access.
    Meta,
}

impl Rules {
    /// The insertion at a hazard.
    pub(super) fn insertion(self) -> Insertion {
        match self {
            Rules::Local | Rules::Tensor => Insertion::LocalBarrier,
            Rules::Cluster => Insertion::ClusterBarrier { relaxed: false },
            Rules::Proxy(proxy) => Insertion::ProxyFence { cluster: proxy == ProxyRules::Cluster },
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
        let Rules::Proxy(proxy) = self else { return false };
        fence.kind == FenceKind::Proxy && (fence.cluster || proxy != ProxyRules::Cluster)
    }

    /// Whether an inserted op clears the pending accesses.
    pub(super) fn counts_inserted(self, insertion: Insertion) -> bool {
        let for_barriers = !matches!(self, Rules::Proxy(_));
        match insertion {
            Insertion::LocalBarrier => for_barriers && self != Rules::Cluster,
            Insertion::ClusterBarrier { relaxed } => for_barriers && (self != Rules::Cluster || !relaxed),
            Insertion::ProxyFence { cluster } => {
                matches!(self, Rules::Proxy(proxy) if cluster || proxy != ProxyRules::Cluster)
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

    /// The role of an access of an event.
    pub(super) fn part(self, event: &Event, access: &Access) -> Part {
        match (self, access.proxy) {
            (Rules::Local | Rules::Tensor | Rules::Cluster, _) => Part::Both,
            (Rules::Proxy(ProxyRules::Any | ProxyRules::Writes), _) if is_expect(event) => Part::Pending,
            (Rules::Proxy(ProxyRules::Any | ProxyRules::Writes | ProxyRules::Meta), _)
                if is_mbarrier(event) =>
            {
                Part::Neither
            }
            (Rules::Proxy(_), Proxy::Generic) => Part::Pending,
            (Rules::Proxy(_), Proxy::Barrier) => Part::Neither,
            (Rules::Proxy(proxy), Proxy::Async) => {
                let is_later = match proxy {
                    ProxyRules::Cta => !access.cross_cta,
                    ProxyRules::Cluster => access.cross_cta,
                    ProxyRules::Any | ProxyRules::Meta => true,
                    ProxyRules::Writes => access.mode.writes(),
                };
                if is_later { Part::Later } else { Part::Neither }
            }
        }
    }

    /// Whether an op with scratch memory counts as one that only reads it.
    pub(super) fn reads_scratch(self) -> bool {
        matches!(self, Rules::Proxy(ProxyRules::Any | ProxyRules::Writes | ProxyRules::Meta))
    }

    /// Whether nothing is pending where the partitions start that a fork adds to the default one.
    pub(super) fn starts_partitions_empty(self) -> bool {
        self == Rules::Proxy(ProxyRules::Writes)
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
            Rules::Tensor | Rules::Proxy(_) => false,
            Rules::Cluster => {
                let buffer = slices.get(earlier.slice).buffer;
                let same_buffer = buffer.is_some() && buffer == slices.get(later.slice).buffer;
                let crosses = classes.is_cross_cta(earlier.class) || classes.is_cross_cta(later.class);
                same_buffer || !crosses
            }
        }
    }
}

fn is_mbarrier(event: &Event) -> bool {
    matches!(event.action, Action::MBarrier(_))
}

fn is_expect(event: &Event) -> bool {
    matches!(&event.action, Action::MBarrier(mbarrier) if matches!(mbarrier.op, MBarrierOp::Expect { .. }))
}
