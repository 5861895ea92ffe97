//! Sets of addresses as sorted, disjoint, non-adjacent runs, such as the bytes that a view of
//! shared memory covers.

/// A set of addresses: sorted half-open runs `[start, end)` that neither overlap nor touch.
///
/// Equal sets are therefore equal values. The caller chooses the unit: bytes for shared memory,
/// 32-bit words for tensor memory.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Runs {
    runs: Vec<(u32, u32)>,
}

impl Runs {
    /// The empty set.
    pub const fn new() -> Self {
        Runs { runs: Vec::new() }
    }

    /// Returns `[start, start + length)`, cut at the end of the address space.
    pub fn range(start: u32, length: u32) -> Self {
        let end = start.saturating_add(length);
        Runs { runs: if start < end { vec![(start, end)] } else { Vec::new() } }
    }

    /// Returns the union of half-open ranges in any order. Empty ranges are dropped.
    pub fn from_ranges(ranges: impl IntoIterator<Item = (u32, u32)>) -> Self {
        let mut all: Vec<(u32, u32)> = ranges.into_iter().filter(|r| r.0 < r.1).collect();
        all.sort_unstable();
        let mut runs: Vec<(u32, u32)> = Vec::with_capacity(all.len());
        for (start, end) in all {
            match runs.last_mut() {
                Some(last) if start <= last.1 => last.1 = last.1.max(end),
                _ => runs.push((start, end)),
            }
        }
        Runs { runs }
    }

    /// The runs in ascending order.
    pub fn as_slice(&self) -> &[(u32, u32)] {
        &self.runs
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.runs.is_empty()
    }

    /// The number of addresses in the set.
    pub fn count(&self) -> u64 {
        self.runs.iter().map(|r| u64::from(r.1 - r.0)).sum()
    }

    /// Returns the smallest single range that covers the set, or `None` if the set is empty.
    pub fn bounds(&self) -> Option<(u32, u32)> {
        Some((self.runs.first()?.0, self.runs.last()?.1))
    }

    /// Whether the sets have an address in common. Linear in the number of runs.
    pub fn intersects(&self, other: &Runs) -> bool {
        self.first_overlap(other).is_some()
    }

    /// Whether the sets have an address in common after each is moved up by its base. Linear in the
    /// number of runs.
    pub fn intersects_from(&self, base: u32, other: &Runs, other_base: u32) -> bool {
        let moved = |run: &(u32, u32), base: u32| {
            (u64::from(run.0) + u64::from(base), u64::from(run.1) + u64::from(base))
        };
        let (mut i, mut j) = (0, 0);
        while let (Some(x), Some(y)) = (self.as_slice().get(i), other.as_slice().get(j)) {
            let (x, y) = (moved(x, base), moved(y, other_base));
            if x.0 < y.1 && y.0 < x.1 {
                return true;
            }
            if x.1 <= y.1 { i += 1 } else { j += 1 }
        }
        false
    }

    /// Returns the first range of addresses that is in both sets.
    pub fn first_overlap(&self, other: &Runs) -> Option<(u32, u32)> {
        let (mut a, mut b) = (self.runs.iter().peekable(), other.runs.iter().peekable());
        while let (Some(&&x), Some(&&y)) = (a.peek(), b.peek()) {
            let (start, end) = (x.0.max(y.0), x.1.min(y.1));
            if start < end {
                return Some((start, end));
            }
            if x.1 <= y.1 {
                a.next();
            } else {
                b.next();
            }
        }
        None
    }

    /// Returns the union of both sets.
    #[must_use]
    pub fn union(&self, other: &Runs) -> Runs {
        Runs::from_ranges(self.runs.iter().chain(&other.runs).copied())
    }

    /// Returns the set with every address moved up by `delta`. Addresses past the end of the
    /// address space are dropped.
    #[must_use]
    pub fn translated(&self, delta: u32) -> Runs {
        // Moved runs keep their order and their distances.
        let moved = self.runs.iter().map(|r| (r.0.saturating_add(delta), r.1.saturating_add(delta)));
        Runs { runs: moved.filter(|r| r.0 < r.1).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn touching_ranges_become_one_run() {
        let runs = Runs::from_ranges([(8, 16), (0, 4), (4, 8), (20, 20)]);
        assert_eq!(runs.as_slice(), &[(0, 16)]);
        assert_eq!(runs.count(), 16);
    }

    #[test]
    fn interleaved_rows_do_not_intersect_but_neighbours_do() {
        let even = Runs::from_ranges((0..8).map(|i| (i * 32, i * 32 + 16)));
        let odd = even.translated(16);
        assert!(!even.intersects(&odd));
        assert_eq!(even.first_overlap(&odd.translated(1)), Some((32, 33)));
        assert_eq!(even.union(&odd).as_slice(), &[(0, 256)]);
    }
}
