//! The min-plus walk: the smallest number of counted operations between two points, over all paths.
//!
//! It runs backward from a wait with Dial's variant of Dijkstra's algorithm: one bucket per count.
//! Weights are small integers, and counts above the counter's width are equivalent. The caller
//! defines the states. A state is a program point, possibly with the value or the groups that the
//! walk still looks for.
//!
//! Each state is expanded once, at its smallest count. A walk takes O(states + edges + width) and
//! stops at the nearest goal.

use std::hash::Hash;

use rustc_hash::FxHashSet;

/// One backward step of the walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back<S> {
    /// Another state, with this many counted operations in between.
    To(S, u32),
    /// The goal, with this many counted operations in between.
    Goal(u32),
}

/// The smallest number of counted operations on any path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fewest {
    /// This number, which is at most the width.
    At(u32),
    /// More than the width on every path.
    Beyond,
    /// No path leads to a goal.
    Unreached,
}

impl Fewest {
    /// The count that a counter of this width can hold. `None` if no path leads to a goal.
    pub fn within(self, width: u32) -> Option<u32> {
        match self {
            Fewest::At(count) => Some(count.min(width)),
            Fewest::Beyond => Some(width),
            Fewest::Unreached => None,
        }
    }
}

/// Returns the smallest number of counted operations from `start` back to a goal. `back` appends
/// the steps before a state. If it appends none, the path ends without a goal. Counts above `width`
/// are equivalent.
pub fn fewest<S: Copy + Eq + Hash>(
    start: S,
    width: u32,
    mut back: impl FnMut(S, &mut Vec<Back<S>>),
) -> Fewest {
    let mut buckets: Vec<Vec<S>> = vec![vec![start]];
    let mut left: FxHashSet<S> = FxHashSet::default();
    let mut steps = Vec::new();
    let mut nearest = width.saturating_add(1);
    let mut beyond = false;
    let mut at = 0;
    while at < nearest {
        let Some(state) = buckets.get_mut(at as usize).and_then(Vec::pop) else {
            if buckets.len() as u64 <= u64::from(at) + 1 {
                break;
            }
            at += 1;
            continue;
        };
        if !left.insert(state) {
            continue;
        }
        back(state, &mut steps);
        for step in steps.drain(..) {
            let (Back::To(_, weight) | Back::Goal(weight)) = step;
            let count = at.saturating_add(weight);
            beyond |= count > width;
            if count >= nearest {
                continue;
            }
            match step {
                Back::Goal(_) => nearest = count,
                Back::To(state, _) => {
                    let bucket = count as usize;
                    if buckets.len() <= bucket {
                        buckets.resize_with(bucket + 1, Vec::new);
                    }
                    buckets[bucket].push(state);
                }
            }
        }
    }
    match nearest <= width {
        true => Fewest::At(nearest),
        false if beyond => Fewest::Beyond,
        false => Fewest::Unreached,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A graph by its backward edges: the predecessors of each node with the count in between. Node
    /// 0 is the goal.
    fn distance(edges: &[Vec<(usize, u32)>], start: usize, width: u32) -> Fewest {
        fewest(start, width, |node, steps| {
            let back = edges[node].iter();
            steps.extend(back.map(|&(to, n)| if to == 0 { Back::Goal(n) } else { Back::To(to, n) }));
        })
    }

    /// Minimum over all paths that visit no node more than twice. Weights are not negative, so this
    /// is the minimum over all paths.
    fn by_enumeration(edges: &[Vec<(usize, u32)>], start: usize) -> Option<u32> {
        let mut best = None;
        let mut stack = vec![(start, 0, vec![0_u8; edges.len()])];
        while let Some((node, count, mut passed)) = stack.pop() {
            passed[node] += 1;
            for &(to, n) in &edges[node] {
                if to == 0 {
                    best = Some(best.map_or(count + n, |best: u32| best.min(count + n)));
                } else if passed[to] < 2 {
                    stack.push((to, count + n, passed.clone()));
                }
            }
        }
        best
    }

    #[test]
    fn a_path_ends_at_the_nearest_goal() {
        // 3 -> 2 -> 1 -> goal counts 5, 3 -> 1 counts 7.
        let edges = vec![vec![], vec![(0, 2)], vec![(1, 2)], vec![(2, 1), (1, 5)]];
        assert_eq!(distance(&edges, 3, 63), Fewest::At(5));
        assert_eq!(distance(&edges, 3, 5), Fewest::At(5));
        assert_eq!(distance(&edges, 3, 4), Fewest::Beyond);
    }

    #[test]
    fn no_path_is_not_a_count() {
        let edges = vec![vec![], vec![(2, 0)], vec![(1, 0)]];
        assert_eq!(distance(&edges, 1, 63), Fewest::Unreached);
        assert_eq!(Fewest::Unreached.within(63), None);
        assert_eq!(Fewest::Beyond.within(15), Some(15));
    }

    #[test]
    fn a_loop_that_counts_nothing_ends() {
        let edges = vec![vec![], vec![(2, 0), (0, 4)], vec![(1, 0)]];
        assert_eq!(distance(&edges, 2, 63), Fewest::At(4));
    }

    /// Deterministic pseudorandom numbers (SplitMix64).
    struct Random(u64);

    impl Random {
        fn below(&mut self, end: usize) -> usize {
            self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            ((z ^ (z >> 31)) % end as u64) as usize
        }
    }

    #[test]
    fn random_graphs_as_by_enumeration() {
        let mut random = Random(1);
        let mut reached = 0;
        for _ in 0..20_000 {
            let nodes = 2 + random.below(4);
            let mut edges = vec![Vec::new(); nodes];
            for _ in 0..1 + random.below(7) {
                let (from, to) = (1 + random.below(nodes - 1), random.below(nodes));
                edges[from].push((to, random.below(4) as u32));
            }
            let width = random.below(12) as u32;
            let expected = by_enumeration(&edges, nodes - 1);
            let found = distance(&edges, nodes - 1, width);
            // A path that is cut at the width may have no goal.
            let cut = expected.is_none() && found == Fewest::Beyond;
            let agrees = found.within(width) == expected.map(|count| count.min(width));
            assert!(agrees || cut, "{edges:?} {width}: {found:?}, not {expected:?}");
            reached += u32::from(expected.is_some_and(|count| count <= width));
        }
        assert!(reached > 5_000, "{reached}");
    }

    #[test]
    fn sixty_four_diamonds_are_walked_once() {
        // Node 3i+1 joins 3i+2 (counts 1) and 3i+3 (counts 2), which both come from 3i+4.
        let mut edges = vec![Vec::new(); 3 * 64 + 2];
        for i in 0..64 {
            edges[3 * i + 4 - 3] = vec![(3 * i + 2, 1), (3 * i + 3, 2)];
            edges[3 * i + 2] = vec![(3 * i + 4, 0)];
            edges[3 * i + 3] = vec![(3 * i + 4, 0)];
        }
        edges[3 * 64 + 1] = vec![(0, 0)];
        let mut walked = 0;
        let found = fewest(1, 100, |node: usize, steps| {
            walked += 1;
            steps.extend(
                edges[node].iter().map(|&(to, n)| if to == 0 { Back::Goal(n) } else { Back::To(to, n) }),
            );
        });
        assert_eq!(found, Fewest::At(64));
        assert!(walked < edges.len());
    }

    #[test]
    fn a_million_blocks_are_walked_once() {
        let mut walked = 0_u32;
        let found = fewest(1_000_000_u32, 63, |node, steps| {
            walked += 1;
            // Each block has two predecessors: the previous block and the block a thousand before
            // it.
            let before = |n: u32| if n == 0 { Back::Goal(u32::from(node == 1)) } else { Back::To(n, 0) };
            steps.extend([before(node - 1), before(node.saturating_sub(1000).max(1))]);
        });
        assert_eq!((found, walked), (Fewest::At(1), 1_000_000));
    }
}
