//! The simulated warps: some of each partition, in one or several CTAs of a cluster.

use rustc_hash::FxHashSet;
use seawall_base::EntityId;
use seawall_model::{FunctionId, PartitionId, Program, Terminator};

use crate::mapped::{MakerRelation, Makers, RepresentedWarps};
use crate::set::Set;
use crate::value::number;

/// Index of a simulated warp among those of all partitions and CTAs.
pub(crate) type WarpIndex = usize;

/// One partition of one CTA in the simulation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    /// Its first simulated warp.
    pub(crate) first: WarpIndex,
    /// The number of simulated warps.
    pub(crate) count: usize,
    /// The number of real warps.
    pub(crate) real: u32,
    /// The index of its first thread.
    pub(crate) thread: i64,
}

impl Group {
    /// The simulated warps.
    pub(crate) fn warps(&self) -> std::ops::Range<WarpIndex> {
        self.first..self.first + self.count
    }

    /// The number of the first real warp that the `nth` simulated one represents when counting.
    pub(crate) fn real_warp(&self, nth: usize) -> u64 {
        (nth as u64).saturating_mul(u64::from(self.real)) / (self.count.max(1) as u64)
    }

    /// The real warps that the `nth` simulated one represents when comparing bytes.
    pub(crate) fn stands(&self, nth: usize) -> RepresentedWarps {
        let of = self.real;
        let number = number(nth);
        let (first, end) = match (u32::try_from(self.count), nth) {
            // All warps are simulated.
            (Ok(count), _) if count == of => (number, number.saturating_add(1).min(of)),
            // One warp represents all.
            (Ok(1), _) => (0, of),
            (_, 0) => (0, of.min(1)),
            _ => (1, of),
        };
        RepresentedWarps { first, end, of }
    }

    /// How many real warps the `nth` simulated one represents when counting.
    pub(crate) fn share(&self, nth: usize) -> u64 {
        self.real_warp(nth + 1).saturating_sub(self.real_warp(nth))
    }
}

/// All simulated warps, CTA by CTA, partition by partition.
#[derive(Debug)]
pub(crate) struct Warps {
    /// Number of CTAs, at least 1.
    pub(crate) ctas: u32,
    partitions: usize,
    groups: Vec<Group>,
    /// Partition and CTA of each warp.
    places: Vec<(PartitionId, u32)>,
    /// The warps of each CTA.
    sets: Vec<Set>,
}

/// The index of each partition's first thread, or `None` for a partition without warps.
///
/// Each function has its own partition. The warps of a kernel's partition start at thread 0. At a
/// fork, the first partition has the same warps, and the others follow them.
fn first_threads(program: &Program, lanes: u32) -> Vec<Option<i64>> {
    let mut threads = vec![None; program.partitions.len()];
    let mut set = |partition: PartitionId, thread: i64| match threads.get_mut(partition.index()) {
        Some(known) => *known.get_or_insert(thread),
        None => thread,
    };
    for function in program.functions.values() {
        if let Some(entry) = program.blocks.get(function.entry) {
            set(entry.partition, 0);
        }
    }
    for block in program.blocks.values() {
        let Terminator::Fork(edges) = &block.terminator else { continue };
        let mut next = set(block.partition, 0);
        for target in edges.iter().filter_map(|edge| program.blocks.get(edge.target)) {
            let warps = program.partitions.get(target.partition).map_or(0, |partition| partition.warps);
            next = set(target.partition, next).saturating_add(i64::from(warps) * i64::from(lanes));
        }
    }
    threads
}

impl Warps {
    /// Simulates at most `wanted` warps of each partition that runs of `kernel` reach, in `ctas`
    /// CTAs.
    pub(crate) fn new(program: &Program, kernel: FunctionId, wanted: u32, ctas: u32) -> Self {
        let (mut groups, mut places, mut sets) = (Vec::new(), Vec::new(), Vec::new());
        let threads = first_threads(program, program.lanes());
        let functions = program.reached_from(kernel);
        let blocks = program.blocks.values().filter(|block| functions.contains(&block.function));
        let reached: FxHashSet<PartitionId> = blocks.map(|block| block.partition).collect();
        for cta in 0..ctas {
            let first = places.len();
            for (id, partition) in program.partitions.iter() {
                let wanted = if reached.contains(&id) { wanted.min(64) } else { 0 };
                let count = partition.warps.min(wanted) as usize;
                let thread = threads.get(id.index()).copied().flatten().unwrap_or(0);
                groups.push(Group { first: places.len(), count, real: partition.warps, thread });
                places.extend(std::iter::repeat_n((id, cta), count));
            }
            sets.push(Set::range(first, places.len() - first));
        }
        Warps { ctas, partitions: program.partitions.len(), groups, places, sets }
    }

    /// The number of simulated warps.
    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }

    /// The warps of the same partition and CTA.
    pub(crate) fn group(&self, warp: WarpIndex) -> Group {
        self.group_in(self.cta(warp), self.partition(warp))
    }

    /// The warps of a partition in a CTA.
    pub(crate) fn group_in(&self, cta: u32, partition: PartitionId) -> Group {
        let none = Group { first: 0, count: 0, real: 0, thread: 0 };
        if partition.index() >= self.partitions {
            return none;
        }
        let at = (cta as usize).saturating_mul(self.partitions).saturating_add(partition.index());
        self.groups.get(at).copied().unwrap_or(none)
    }

    /// The warps of the same partition, in all CTAs.
    pub(crate) fn in_all_ctas(&self, warp: WarpIndex) -> impl Iterator<Item = WarpIndex> + '_ {
        let partition = self.partition(warp);
        (0..self.ctas).flat_map(move |cta| self.group_in(cta, partition).warps())
    }

    pub(crate) fn partition(&self, warp: WarpIndex) -> PartitionId {
        self.places.get(warp).map_or(PartitionId::FIRST, |place| place.0)
    }

    pub(crate) fn cta(&self, warp: WarpIndex) -> u32 {
        self.places[warp].1
    }

    /// The warps of a CTA.
    pub(crate) fn of_cta(&self, cta: u32) -> Set {
        self.sets[cta as usize]
    }

    /// All warps.
    pub(crate) fn all(&self) -> Set {
        Set::range(0, self.len())
    }

    /// The real warps that two simulated ones represent.
    pub(crate) fn makers(&self, a: WarpIndex, b: WarpIndex) -> Makers {
        let stands = |warp: WarpIndex| {
            let group = self.group(warp);
            group.stands(warp.saturating_sub(group.first))
        };
        let kin = if a == b {
            MakerRelation::Same
        } else if self.partition(a) == self.partition(b) && self.are_together(a, b) {
            MakerRelation::Others
        } else {
            MakerRelation::Unrelated
        };
        Makers { a: stands(a), b: stands(b), kin }
    }

    /// The first warp of a CTA.
    pub(crate) fn first_of(&self, cta: u32) -> WarpIndex {
        self.group_in(cta, PartitionId::FIRST).first
    }

    /// Whether two warps are of one CTA.
    pub(crate) fn are_together(&self, a: WarpIndex, b: WarpIndex) -> bool {
        self.cta(a) == self.cta(b)
    }

    /// How many warps of each partition are simulated in a CTA.
    pub(crate) fn counts(&self) -> Vec<u32> {
        let first = self.groups.iter().take(self.partitions);
        first.map(|group| number(group.count)).collect()
    }
}
