//! Ops that return an index or a size of the launch: of threads, warps, CTAs and clusters.

/// What an index op returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GpuIndex {
    /// The index of the thread in its CTA, along an axis.
    Thread,
    /// The index of the thread in the grid, along an axis.
    GlobalThread,
    /// The index of the lane in its warp.
    Lane,
    /// The index of the warp in its CTA, or in its partition.
    Warp,
    /// The number of threads of a CTA, along an axis.
    Threads,
    /// The number of lanes of a warp.
    Lanes,
    /// The number of warps of a CTA.
    Warps,
    /// The index of the CTA in the grid, along an axis.
    Cta,
    /// The number of CTAs in the grid, along an axis.
    Ctas,
    /// The index of the program in Triton's grid, along an axis. A program is all CTAs of one of
    /// Triton's own clusters.
    Program,
    /// The number of programs in Triton's grid, along an axis.
    Programs,
    /// The index of the cluster in the grid, along an axis.
    Cluster,
    /// The number of clusters in the grid, along an axis.
    Clusters,
    /// The index of the CTA in its cluster, along an axis.
    CtaInCluster,
    /// The number of CTAs in a cluster, along an axis.
    CtasInCluster,
    /// The rank of the CTA in its cluster.
    Rank,
    /// The number of CTAs in a cluster.
    Ranks,
}

impl GpuIndex {
    /// Whether the threads of a CTA get different values.
    pub const fn is_of_thread(self) -> bool {
        match self {
            GpuIndex::Thread | GpuIndex::GlobalThread | GpuIndex::Lane | GpuIndex::Warp => true,
            GpuIndex::Threads
            | GpuIndex::Lanes
            | GpuIndex::Warps
            | GpuIndex::Cta
            | GpuIndex::Ctas
            | GpuIndex::Program
            | GpuIndex::Programs
            | GpuIndex::Cluster
            | GpuIndex::Clusters
            | GpuIndex::CtaInCluster
            | GpuIndex::CtasInCluster
            | GpuIndex::Rank
            | GpuIndex::Ranks => false,
        }
    }

    /// For an index of a CTA, a program or a cluster, the value that states how many there are. The
    /// index is below it along the same axis.
    pub const fn count(self) -> Option<GpuIndex> {
        match self {
            GpuIndex::Cta => Some(GpuIndex::Ctas),
            GpuIndex::Program => Some(GpuIndex::Programs),
            GpuIndex::Cluster => Some(GpuIndex::Clusters),
            GpuIndex::CtaInCluster => Some(GpuIndex::CtasInCluster),
            GpuIndex::Rank => Some(GpuIndex::Ranks),
            GpuIndex::Thread
            | GpuIndex::GlobalThread
            | GpuIndex::Lane
            | GpuIndex::Warp
            | GpuIndex::Threads
            | GpuIndex::Lanes
            | GpuIndex::Warps
            | GpuIndex::Ctas
            | GpuIndex::Programs
            | GpuIndex::Clusters
            | GpuIndex::CtasInCluster
            | GpuIndex::Ranks => None,
        }
    }

    /// The index that this is the [count](Self::count) of.
    pub fn counted(self) -> Option<GpuIndex> {
        use GpuIndex::{Cluster, Cta, CtaInCluster, Program, Rank};
        [Cta, Program, Cluster, CtaInCluster, Rank].into_iter().find(|index| index.count() == Some(self))
    }

    /// The smallest value that identifies or counts CTAs. They are numbered from 0 in a grid of at
    /// least one, in Triton as in CUDA and HIP. `None` for values of threads.
    pub fn least(self) -> Option<i64> {
        match (self.count(), self.counted()) {
            (Some(_), _) => Some(0),
            (None, Some(_)) => Some(1),
            (None, None) => None,
        }
    }
}

/// Where an index op names its axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    /// The value has no axis.
    None,
    /// The op is for x (0), y (1) or z (2).
    At(usize),
    /// In this attribute: `x`, `0 : i32` or `#gpu<dim x>`.
    In(&'static str),
}

/// Reads an axis as attributes spell it: `x`, `0 : i32` or `#gpu<dim x>`. 0 is x.
pub(crate) fn axis_of(text: &str) -> Option<usize> {
    let text = text.trim_start_matches("#gpu<dim").trim_end_matches('>');
    let text = text.split(':').next().unwrap_or(text).trim();
    [("x", "0"), ("y", "1"), ("z", "2")].iter().position(|&(letter, digit)| text == letter || text == digit)
}
