//! The reads or the writes of a set of pending accesses: a sorted array and a short unsorted tail
//! for new entries.

use crate::pending::{ClassId, Pending};
use crate::slice::{SliceId, Slices};

/// The smallest length at which the tail is merged. In large arrays it is the square root of the
/// size.
const MIN_TAIL: usize = 16;

/// A pending access with the interval of its slice. A slice at an unknown place has the interval of
/// all addresses.
#[derive(Clone, Copy, Debug)]
struct Entry {
    start: u32,
    end: u32,
    pending: Pending,
}

impl Entry {
    fn key(&self) -> (u32, SliceId, ClassId) {
        (self.start, self.pending.slice, self.pending.class)
    }
}

/// Entries by start of their interval. No two have the same slice and class.
#[derive(Clone, Debug, Default)]
pub(crate) struct Side {
    sorted: Vec<Entry>,
    /// Most sets have none of these, and a fixpoint keeps two sets a block.
    rare: Option<Box<Rare>>,
    /// An upper bound on the length of the intervals in `sorted`. It never decreases, so queries
    /// stay correct.
    longest: u32,
}

#[derive(Clone, Debug, Default)]
struct Rare {
    tail: Vec<Entry>,
    /// Entries at an unknown place, sorted.
    anywhere: Vec<Entry>,
}

impl Side {
    pub(crate) const EMPTY: Side = Side { sorted: Vec::new(), rare: None, longest: 0 };

    fn tail(&self) -> &[Entry] {
        self.rare.as_ref().map_or(&[], |rare| rare.tail.as_slice())
    }

    fn anywhere(&self) -> &[Entry] {
        self.rare.as_ref().map_or(&[], |rare| rare.anywhere.as_slice())
    }

    fn rare(&mut self) -> &mut Rare {
        self.rare.get_or_insert_default()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.sorted.is_empty() && self.tail().is_empty() && self.anywhere().is_empty()
    }

    pub(crate) fn insert(&mut self, slices: &Slices<'_>, pending: Pending) {
        let interval = slices.get(pending.slice).interval;
        let (start, end) = interval.unwrap_or((0, u32::MAX));
        let entry = Entry { start, end, pending };
        if interval.is_none() {
            insert_sorted(&mut self.rare().anywhere, entry);
            return;
        }
        self.longest = self.longest.max(end - start);
        if self.sorted.is_empty() {
            // Most sets between two barriers have one entry, and there may be two sets a block.
            self.sorted.reserve_exact(1);
        }
        match self.sorted.binary_search_by_key(&entry.key(), Entry::key) {
            Ok(at) => keep_first(&mut self.sorted[at], &entry),
            // Entries mostly come in address order.
            Err(at) if at == self.sorted.len() && self.tail().is_empty() => self.sorted.push(entry),
            Err(at) if self.sorted.len() < MIN_TAIL && self.tail().is_empty() => {
                self.sorted.insert(at, entry);
            }
            Err(_) => self.insert_in_tail(entry),
        }
    }

    pub(crate) fn holds(&self, slices: &Slices<'_>, pending: &Pending) -> bool {
        let interval = slices.get(pending.slice).interval;
        let key = (interval.map_or(0, |(start, _)| start), pending.slice, pending.class);
        let entries = if interval.is_some() { self.sorted.as_slice() } else { self.anywhere() };
        entries.binary_search_by_key(&key, Entry::key).is_ok() || self.tail().iter().any(|e| e.key() == key)
    }

    fn insert_in_tail(&mut self, entry: Entry) {
        let tail = &mut self.rare().tail;
        match tail.iter_mut().find(|e| e.key() == entry.key()) {
            Some(known) => keep_first(known, &entry),
            None => tail.push(entry),
        }
        if self.tail().len() > MIN_TAIL + self.sorted.len().isqrt() {
            self.sort_tail_in();
        }
    }

    fn sort_tail_in(&mut self) {
        let Side { sorted, rare: Some(rare), .. } = self else { return };
        if !rare.tail.is_empty() {
            rare.tail.sort_unstable_by_key(Entry::key);
            *sorted = merge(sorted, &rare.tail);
            rare.tail.clear();
        }
    }

    pub(crate) fn join(&mut self, other: &Side) {
        self.longest = self.longest.max(other.longest);
        self.sort_tail_in();
        let sorted = other.all_sorted();
        // Most joins of a fixpoint add nothing.
        if covers(&self.sorted, &sorted) {
            keep_firsts(&mut self.sorted, &sorted);
        } else {
            self.sorted = merge(&self.sorted, &sorted);
        }
        if !other.anywhere().is_empty() {
            self.rare().anywhere = merge(self.anywhere(), other.anywhere());
        }
    }

    /// All entries with an interval, sorted.
    fn all_sorted(&self) -> std::borrow::Cow<'_, [Entry]> {
        if self.tail().is_empty() {
            return self.sorted.as_slice().into();
        }
        let mut tail = self.tail().to_vec();
        tail.sort_unstable_by_key(Entry::key);
        merge(&self.sorted, &tail).into()
    }

    pub(crate) fn covers(&self, other: &Side) -> bool {
        covers(&self.all_sorted(), &other.all_sorted()) && covers(self.anywhere(), other.anywhere())
    }

    /// Whether both have the same slices and classes. Witnesses are ignored.
    pub(crate) fn same(&self, other: &Side) -> bool {
        same(&self.all_sorted(), &other.all_sorted()) && same(self.anywhere(), other.anywhere())
    }

    /// All entries, those of the tail last.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Pending> {
        self.sorted.iter().chain(self.tail()).chain(self.anywhere()).map(|e| e.pending)
    }

    /// Entries whose interval overlaps `interval`. All entries if it is unknown.
    pub(crate) fn near(&self, interval: Option<(u32, u32)>) -> impl Iterator<Item = Pending> {
        let (start, end) = interval.unwrap_or((0, u32::MAX));
        let low = start.saturating_sub(self.longest);
        let first = self.sorted.partition_point(|e| e.start < low);
        let placed = self.sorted[first..].iter().take_while(move |e| e.start < end);
        let placed = placed.chain(self.tail().iter().filter(move |e| e.start < end));
        placed.filter(move |e| e.end > start).chain(self.anywhere()).map(|e| e.pending)
    }
}

fn keep_first(known: &mut Entry, other: &Entry) {
    known.pending.access = known.pending.access.min(other.pending.access);
}

fn insert_sorted(entries: &mut Vec<Entry>, entry: Entry) {
    match entries.binary_search_by_key(&entry.key(), Entry::key) {
        Ok(at) => keep_first(&mut entries[at], &entry),
        Err(at) => entries.insert(at, entry),
    }
}

/// Merges the entries of sorted `b` into those of sorted `a`, which has all of their keys.
fn keep_firsts(a: &mut [Entry], b: &[Entry]) {
    let mut own = a.iter_mut();
    for entry in b {
        if let Some(known) = own.by_ref().find(|known| known.key() == entry.key()) {
            keep_first(known, entry);
        }
    }
}

/// The union of two sorted arrays, without spare capacity.
fn merge(a: &[Entry], b: &[Entry]) -> Vec<Entry> {
    let mut merged: Vec<Entry> = Vec::with_capacity(a.len() + b.len());
    let (mut a, mut b) = (a.iter().peekable(), b.iter().peekable());
    loop {
        let take_a = match (a.peek(), b.peek()) {
            (Some(x), Some(y)) => x.key() <= y.key(),
            (x, _) => x.is_some(),
        };
        let Some(&next) = (if take_a { a.next() } else { b.next() }) else { break };
        match merged.last_mut() {
            Some(last) if last.key() == next.key() => keep_first(last, &next),
            _ => merged.push(next),
        }
    }
    merged.shrink_to_fit();
    merged
}

/// Whether sorted `a` has all keys of sorted `b`.
fn covers(a: &[Entry], b: &[Entry]) -> bool {
    let mut keys = a.iter().map(Entry::key);
    b.len() <= a.len() && b.iter().map(Entry::key).all(|wanted| keys.by_ref().any(|key| key == wanted))
}

fn same(a: &[Entry], b: &[Entry]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(x, y)| x.key() == y.key())
}
