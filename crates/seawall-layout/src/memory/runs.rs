//! Sets of addresses as sorted, disjoint runs.

use std::fmt;

use crate::error::LayoutError;
use crate::limits::MAX_RUNS;

/// The addresses `start..end`: bytes of shared memory, or 32-bit words of tensor memory, numbered
/// `row << 16 | column`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Run {
    /// The first address.
    pub start: u32,
    /// One past the last address.
    pub end: u32,
}

/// A set of addresses: ascending runs that neither overlap nor touch. Equal sets are equal values.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Runs {
    runs: Vec<Run>,
}

impl Runs {
    /// The empty set.
    pub const fn new() -> Self {
        Runs { runs: Vec::new() }
    }

    /// Returns the addresses `start..end`; empty if `end` is not above `start`.
    pub fn range(start: u32, end: u32) -> Self {
        let runs = if start < end { vec![Run { start, end }] } else { Vec::new() };
        Runs { runs }
    }

    /// The runs in ascending order.
    pub fn as_slice(&self) -> &[Run] {
        &self.runs
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.runs.is_empty()
    }

    /// The number of addresses.
    pub fn len(&self) -> u64 {
        self.runs.iter().map(|run| u64::from(run.end - run.start)).sum()
    }

    /// Returns the smallest run that covers the set; `None` if it is empty.
    pub fn hull(&self) -> Option<Run> {
        let (first, last) = (self.runs.first()?, self.runs.last()?);
        Some(Run { start: first.start, end: last.end })
    }

    /// Whether the address is in the set. Logarithmic in the number of runs.
    pub fn contains(&self, address: u32) -> bool {
        let after = self.runs.partition_point(|run| run.end <= address);
        self.runs.get(after).is_some_and(|run| run.start <= address)
    }

    /// Whether the sets have an address in common.
    ///
    /// Disjoint hulls are decided in constant time. Otherwise each run of the set with fewer runs
    /// is searched in the other.
    pub fn intersects(&self, other: &Runs) -> bool {
        let (few, many) = if self.runs.len() <= other.runs.len() { (self, other) } else { (other, self) };
        let (Some(a), Some(b)) = (few.hull(), many.hull()) else { return false };
        if a.end <= b.start || b.end <= a.start {
            return false;
        }
        let mut rest = many.runs.as_slice();
        for run in &few.runs {
            let skip = rest.partition_point(|other| other.end <= run.start);
            rest = &rest[skip..];
            match rest.first() {
                Some(other) if other.start < run.end => return true,
                Some(_) => {}
                None => return false,
            }
        }
        false
    }

    /// Whether every address of `other` is in the set.
    pub fn covers(&self, other: &Runs) -> bool {
        let mut rest = self.runs.as_slice();
        other.runs.iter().all(|run| {
            let skip = rest.partition_point(|mine| mine.end <= run.start);
            rest = &rest[skip..];
            rest.first().is_some_and(|mine| mine.start <= run.start && run.end <= mine.end)
        })
    }

    /// Returns the union of both sets.
    pub fn union(&self, other: &Runs) -> Runs {
        let mut result = Runs { runs: Vec::with_capacity(self.runs.len() + other.runs.len()) };
        let (mut a, mut b) = (self.runs.iter().peekable(), other.runs.iter().peekable());
        loop {
            let left_first = match (a.peek(), b.peek()) {
                (Some(x), Some(y)) => x.start <= y.start,
                (Some(_), None) => true,
                (None, Some(_)) => false,
                (None, None) => return result,
            };
            if let Some(run) = if left_first { a.next() } else { b.next() } {
                result.append(*run);
            }
        }
    }

    /// Returns the set moved up by `delta`. Fails if an address exceeds 32 bits.
    pub fn translate(&self, delta: u32) -> Result<Runs, LayoutError> {
        let moved =
            |run: &Run| Some(Run { start: run.start.checked_add(delta)?, end: run.end.checked_add(delta)? });
        let runs = self.runs.iter().map(moved).collect::<Option<_>>().ok_or(LayoutError::AddressOverflow)?;
        Ok(Runs { runs })
    }

    /// Adds a run that starts no earlier than any other, and merges it with the last one if they
    /// touch.
    fn append(&mut self, run: Run) {
        match self.runs.last_mut() {
            Some(last) if run.start <= last.end => last.end = last.end.max(run.end),
            _ => self.runs.push(run),
        }
    }

    /// Same as [`append`](Self::append), for 64-bit addresses and with checks of the limits.
    pub(super) fn append_wide(&mut self, start: u64, end: u64) -> Result<(), LayoutError> {
        let narrow = |address| u32::try_from(address).map_err(|_| LayoutError::AddressOverflow);
        let run = Run { start: narrow(start)?, end: narrow(end)? };
        if run.start < run.end {
            self.append(run);
        }
        if self.runs.len() as u64 > MAX_RUNS { Err(LayoutError::TooManyRuns) } else { Ok(()) }
    }
}

impl fmt::Debug for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}, {})", self.start, self.end)
    }
}

impl fmt::Display for Runs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let runs: Vec<String> = self.runs.iter().map(|run| format!("{run:?}")).collect();
        f.write_str(if runs.is_empty() { "{}" } else { "" })?;
        f.write_str(&runs.join(" "))
    }
}

impl fmt::Debug for Runs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
