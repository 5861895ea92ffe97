//! The spellings of value names, numbered.
//!
//! A spelling of up to eight bytes, without `%`, is a number that the table compares instead of the
//! text. Longer ones are interned by their text.

use crate::ids::NameId;
use crate::intern::{Interner, Texts};
use seawall_base::{EntityId, Span};

/// A hash table with open addressing, at most half full, and the long spellings.
#[derive(Debug)]
pub(super) struct Names {
    /// Short spellings; 0 is an empty place.
    keys: Vec<u64>,
    ids: Vec<u32>,
    short: usize,
    long: Interner<NameId>,
    /// The ids of long spellings.
    long_ids: Vec<NameId>,
}

/// Returns a short spelling as a number. `name` begins with `%`.
#[inline]
fn key(text: &[u8], name: Span) -> Option<u64> {
    let len = name.len().wrapping_sub(1);
    if !(1..=8).contains(&len) {
        return None;
    }
    let tail = text.get(name.start as usize + 1..)?;
    match tail.first_chunk::<8>() {
        Some(bytes) => Some(u64::from_le_bytes(*bytes) & (u64::MAX >> (64 - 8 * len))),
        None => {
            let bytes = tail.get(..len as usize)?;
            Some(bytes.iter().rev().fold(0, |key, &byte| key << 8 | u64::from(byte)))
        }
    }
}

#[inline]
fn hash(key: u64) -> usize {
    let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ mixed >> 32) as usize
}

impl Names {
    /// A table with room for `n` names.
    pub(super) fn with_capacity(n: usize) -> Self {
        let places = (n * 2).next_power_of_two().max(64);
        Names {
            keys: vec![0; places],
            ids: vec![0; places],
            short: 0,
            long: Interner::with_capacity(16),
            long_ids: Vec::new(),
        }
    }

    /// The number of spellings.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.short + self.long_ids.len()
    }

    /// Returns the id of the name at `name`, which is added if it is new.
    #[inline]
    pub(super) fn intern(&mut self, texts: &Texts<&str>, name: Span) -> NameId {
        let Some(key) = key(texts.source.as_bytes(), name) else { return self.intern_long(texts, name) };
        let place = self.place(key);
        if self.keys[place] == key {
            return NameId::from_index(self.ids[place] as usize);
        }
        self.insert(place, key)
    }

    /// Returns the id of the name `text` if it occurs.
    pub(super) fn find(&self, texts: &Texts<&str>, text: &str) -> Option<NameId> {
        let Some(key) = key(text.as_bytes(), Span::new(0, text.len() as u32)) else {
            return self.long_ids.get(self.long.find(texts, text)?.index()).copied();
        };
        let place = self.place(key);
        (self.keys[place] == key).then(|| NameId::from_index(self.ids[place] as usize))
    }

    /// Returns the place of `key`, or the empty place for it.
    #[inline]
    fn place(&self, key: u64) -> usize {
        let mask = self.keys.len() - 1;
        let mut at = hash(key) & mask;
        while self.keys[at] != key && self.keys[at] != 0 {
            at = (at + 1) & mask;
        }
        at
    }

    fn insert(&mut self, place: usize, key: u64) -> NameId {
        let id = NameId::from_index(self.len());
        (self.keys[place], self.ids[place]) = (key, id.index() as u32);
        self.short += 1;
        if self.short * 2 > self.keys.len() {
            self.grow();
        }
        id
    }

    fn intern_long(&mut self, texts: &Texts<&str>, name: Span) -> NameId {
        let long = self.long.intern(texts, name);
        if long.index() == self.long_ids.len() {
            self.long_ids.push(NameId::from_index(self.len()));
        }
        self.long_ids[long.index()]
    }

    #[cold]
    fn grow(&mut self) {
        let places = self.keys.len() * 2;
        let keys = std::mem::replace(&mut self.keys, vec![0; places]);
        let ids = std::mem::replace(&mut self.ids, vec![0; places]);
        for (key, id) in keys.into_iter().zip(ids).filter(|&(key, _)| key != 0) {
            let place = self.place(key);
            (self.keys[place], self.ids[place]) = (key, id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_one_id_for_each_spelling() {
        let source = "%0 %12345678 %123456789 %a %b %123456789 %12345678 %0 %a";
        let texts = Texts { source, pool: String::new() };
        let mut names = Names::with_capacity(0);
        let mut ids = Vec::new();
        for name in source.split(' ') {
            let start = name.as_ptr() as usize - source.as_ptr() as usize;
            let span = Span::new(start as u32, (start + name.len()) as u32);
            assert_eq!(names.find(&texts, name).is_some(), ids.len() >= 5, "{name}");
            ids.push(names.intern(&texts, span).index());
        }
        assert_eq!(ids, [0, 1, 2, 3, 4, 2, 1, 0, 3]);
        assert_eq!(names.len(), 5);
        assert_eq!(names.find(&texts, "%"), None);
    }

    #[test]
    fn names_are_found_after_the_table_grew() {
        let source: String = (0..1000).map(|n| format!("%{n} ")).collect();
        let texts = Texts { source: source.as_str(), pool: String::new() };
        let mut names = Names::with_capacity(0);
        let mut at = 0;
        for (n, name) in source.split_whitespace().enumerate() {
            let span = Span::new(at, at + name.len() as u32);
            at = span.end + 1;
            assert_eq!(names.intern(&texts, span).index(), n);
        }
        for n in 0..1000 {
            assert_eq!(names.find(&texts, &format!("%{n}")).map(EntityId::index), Some(n));
        }
    }
}
