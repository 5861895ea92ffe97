//! Buffers that are not placed yet, indexed by live interval: finds the first buffer in rank whose
//! interval begins and ends in given ranges.

/// No buffer.
const NONE: u32 = u32::MAX;

/// A tree over buffers sorted by begin. Each node has its buffers sorted by end, with the least
/// rank of each range of them.
pub(crate) struct Fitting {
    /// The begin and the rank of each buffer, sorted by begin.
    begins: Vec<(usize, u32)>,
    levels: Vec<Level>,
}

/// One level of the tree: nodes of `width` buffers each.
struct Level {
    width: usize,
    /// The end and the rank of each buffer, sorted within each node.
    ends: Vec<(usize, u32)>,
    /// For each node, a binary tree over its part of `ends` with the least rank; two entries for
    /// each buffer.
    first: Vec<u32>,
}

impl Fitting {
    /// Creates the tree. `spans` has the begin and the end of each buffer, in order of rank.
    pub(crate) fn new(spans: &[(usize, usize)]) -> Self {
        let mut begins: Vec<(usize, u32)> =
            spans.iter().enumerate().map(|(rank, span)| (span.0, rank as u32)).collect();
        begins.sort_unstable();
        let end = |&(_, rank): &(usize, u32)| (spans[rank as usize].1, rank);
        let mut levels = Vec::new();
        let mut width = 1;
        loop {
            let mut ends: Vec<(usize, u32)> = begins.iter().map(end).collect();
            ends.chunks_mut(width).for_each(<[(usize, u32)]>::sort_unstable);
            let mut first = vec![NONE; 2 * ends.len()];
            for (node, chunk) in ends.chunks(width).enumerate() {
                let tree = &mut first[2 * node * width..][..2 * chunk.len()];
                for (at, &(_, rank)) in chunk.iter().enumerate() {
                    tree[chunk.len() + at] = rank;
                }
                for at in (1..chunk.len()).rev() {
                    tree[at] = tree[2 * at].min(tree[2 * at + 1]);
                }
            }
            levels.push(Level { width, ends, first });
            if width >= begins.len().max(1) {
                return Fitting { begins, levels };
            }
            width *= 2;
        }
    }

    /// The first in rank of the buffers that begin in `begin.0..begin.1` and end in
    /// `end.0..=end.1`.
    pub(crate) fn first(&self, begin: (usize, usize), end: (usize, usize)) -> Option<u32> {
        let mut from = self.begins.partition_point(|&(at, _)| at < begin.0);
        let to = self.begins.partition_point(|&(at, _)| at < begin.1);
        let mut best = NONE;
        while from < to {
            // The widest node that starts here and does not go past the end.
            let fits = |level: &&Level| from.is_multiple_of(level.width) && from + level.width <= to;
            let Some(level) = self.levels.iter().rev().find(fits) else { break };
            best = best.min(level.least(from, end));
            from += level.width;
        }
        (best != NONE).then_some(best)
    }

    /// Removes a buffer.
    pub(crate) fn remove(&mut self, rank: u32, span: (usize, usize)) {
        let Ok(at) = self.begins.binary_search(&(span.0, rank)) else { return };
        for level in &mut self.levels {
            level.remove(at, (span.1, rank));
        }
    }
}

impl Level {
    /// The bounds of the node that contains the buffer at `at`.
    fn node(&self, at: usize) -> (usize, usize) {
        let start = at / self.width * self.width;
        (start, (start + self.width).min(self.ends.len()))
    }

    /// The least rank in the node at `start` among the buffers that end within `end`.
    fn least(&self, start: usize, end: (usize, usize)) -> u32 {
        let (start, stop) = self.node(start);
        let ends = &self.ends[start..stop];
        let tree = &self.first[2 * start..2 * stop];
        let mut low = ends.partition_point(|&(at, _)| at < end.0) + ends.len();
        let mut high = ends.partition_point(|&(at, _)| at <= end.1) + ends.len();
        let mut best = NONE;
        while low < high {
            if low % 2 == 1 {
                best = best.min(tree[low]);
                low += 1;
            }
            if high % 2 == 1 {
                high -= 1;
                best = best.min(tree[high]);
            }
            low /= 2;
            high /= 2;
        }
        best
    }

    fn remove(&mut self, at: usize, entry: (usize, u32)) {
        let (start, stop) = self.node(at);
        let count = stop - start;
        let Ok(found) = self.ends[start..stop].binary_search(&entry) else { return };
        let tree = &mut self.first[2 * start..2 * stop];
        let mut at = found + count;
        tree[at] = NONE;
        while at > 1 {
            at /= 2;
            tree[at] = tree[2 * at].min(tree[2 * at + 1]);
        }
    }
}
