//! Which buffers may not stay at their offsets because they conflict with each other.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use seawall_mlir::OpId;
use smallvec::SmallVec;

use super::pack::Packing;

/// For each buffer, the buffers that it conflicts with.
pub(super) type Conflicts = Vec<SmallVec<[u32; 4]>>;

/// The most pairs that one round compares. Real kernels need a few hundred; the limit bounds the
/// time for adversarial inputs.
const MAX_PAIRS: u64 = 1 << 26;

/// What happens to a buffer at a position. Ends sort before beginnings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Moment {
    End,
    Begin,
}

impl Packing<'_> {
    /// All conflicts; `None` if more than `MAX_PAIRS` pairs would be compared.
    pub(super) fn conflicts(&self) -> Option<Conflicts> {
        let mut conflicts = vec![SmallVec::new(); self.requests.len()];
        let mut fuel = MAX_PAIRS;
        self.needed_at_once(&mut conflicts, &mut fuel)?;
        self.run_at_once(&mut conflicts, &mut fuel)?;
        if self.partition > 0 {
            self.shared_partitions(&mut conflicts);
        }
        Some(conflicts)
    }

    /// Finds pairs that share bytes while both are live, by a sweep over time.
    fn needed_at_once(&self, conflicts: &mut Conflicts, fuel: &mut u64) -> Option<()> {
        let mut moments: Vec<(u32, Moment, usize)> = Vec::with_capacity(2 * self.requests.len());
        for (buffer, request) in self.requests.iter().enumerate() {
            moments.push((request.live.start, Moment::Begin, buffer));
            moments.push((request.live.end, Moment::End, buffer));
        }
        moments.sort_unstable();
        let largest = self.requests.iter().map(|request| request.size).max().unwrap_or(0);
        let mut needed: BTreeMap<(u64, usize), ()> = BTreeMap::new();
        for (_, moment, buffer) in moments {
            let (start, end) = self.bytes(buffer);
            if moment == Moment::End {
                needed.remove(&(start, buffer));
                continue;
            }
            // A buffer that starts more than `largest` bytes below `start` cannot reach it.
            let near = (start.saturating_sub(largest), 0)..(end, 0);
            for (&(_, other), ()) in needed.range(near) {
                *fuel = fuel.checked_sub(1)?;
                if self.bytes(other).1 > start {
                    add(conflicts, buffer, other);
                }
            }
            needed.insert((start, buffer), ());
        }
        Some(())
    }

    /// Finds pairs that share bytes in regions that run concurrently, whatever their intervals, by
    /// a sweep over the bytes.
    fn run_at_once(&self, conflicts: &mut Conflicts, fuel: &mut u64) -> Option<()> {
        let mut concurrent: FxHashMap<OpId, Vec<usize>> = FxHashMap::default();
        for (buffer, request) in self.requests.iter().enumerate() {
            if let Some((op, _)) = request.concurrent {
                concurrent.entry(op).or_default().push(buffer);
            }
        }
        let mut groups: Vec<Vec<usize>> = concurrent.into_values().collect();
        groups.sort_unstable();
        for mut group in groups {
            group.sort_by_key(|&buffer| self.offsets[buffer]);
            for (position, &low) in group.iter().enumerate() {
                let end = self.bytes(low).1;
                for &high in group[position + 1..].iter().take_while(|&&b| self.offsets[b] < end) {
                    *fuel = fuel.checked_sub(1)?;
                    let (a, b) = (&self.requests[low], &self.requests[high]);
                    let apart = a.concurrent != b.concurrent && a.size > 0 && b.size > 0;
                    if apart && !a.live.intersects(b.live) {
                        add(conflicts, low, high);
                    }
                }
            }
        }
        Some(())
    }

    /// Finds parts of one buffer that are in the same physical partition.
    fn shared_partitions(&self, conflicts: &mut Conflicts) {
        for (buffer, request) in self.requests.iter().enumerate() {
            let (low, high) = self.partitions(buffer, self.offsets[buffer]);
            for &neighbor in &request.neighbors {
                let (first, last) = self.partitions(neighbor as usize, self.offsets[neighbor as usize]);
                if low <= last && first <= high && !conflicts[buffer].contains(&neighbor) {
                    conflicts[buffer].push(neighbor);
                }
            }
        }
    }
}

fn add(conflicts: &mut Conflicts, a: usize, b: usize) {
    conflicts[a].push(b as u32);
    conflicts[b].push(a as u32);
}
