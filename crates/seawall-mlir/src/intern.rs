//! Interning by source text. An entry is the span of its first occurrence, so no text is copied.

use rustc_hash::FxHasher;
use seawall_base::{EntityId, Span};
use std::hash::Hasher;
use std::marker::PhantomData;

/// The two texts that a span can point into: the source and, behind its end, synthesized text
/// (inferred types).
#[derive(Clone, Debug, Default)]
pub(crate) struct Texts<S> {
    pub(crate) source: S,
    pub(crate) pool: String,
}

impl<S: AsRef<str>> Texts<S> {
    #[inline]
    pub(crate) fn get(&self, span: Span) -> &str {
        let source = self.source.as_ref();
        match (span.start as usize).checked_sub(source.len()) {
            Some(start) if !span.is_empty() => {
                self.pool.get(start..start + span.len() as usize).unwrap_or("")
            }
            _ => span.of(source),
        }
    }

    /// Adds synthesized text and returns its span.
    pub(crate) fn add(&mut self, text: &str) -> Span {
        let start = self.source.as_ref().len() + self.pool.len();
        self.pool.push_str(text);
        Span::new(start as u32, (start + text.len()) as u32)
    }
}

#[derive(Clone, Debug)]
struct Entry {
    span: Span,
    hash: u32,
}

/// A set of texts with ids in order of first occurrence: a hash table with open addressing, at most
/// half full.
#[derive(Clone, Debug)]
pub(crate) struct Interner<K> {
    entries: Vec<Entry>,
    slots: Vec<u32>,
    key: PhantomData<K>,
}

fn hash(text: &str) -> u32 {
    let mut hasher = FxHasher::default();
    hasher.write(text.as_bytes());
    (hasher.finish() >> 32) as u32 ^ hasher.finish() as u32
}

impl<K: EntityId> Interner<K> {
    pub(crate) fn new() -> Self {
        Interner { entries: Vec::new(), slots: vec![0; 64], key: PhantomData }
    }

    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns the span of each entry's first occurrence, in order.
    pub(crate) fn spans(&self) -> impl Iterator<Item = Span> + '_ {
        self.entries.iter().map(|e| e.span)
    }

    /// Returns the span of the entry's first occurrence.
    pub(crate) fn span(&self, id: K) -> Span {
        self.entries.get(id.index()).map_or(Span::default(), |e| e.span)
    }

    /// Returns the id of the text at `span`, which is added if it is new.
    #[inline]
    pub(crate) fn intern<S: AsRef<str>>(&mut self, texts: &Texts<S>, span: Span) -> K {
        let text = texts.get(span);
        let hash = hash(text);
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let slot = self.slots[at];
            if slot == 0 {
                return self.insert(at, span, hash);
            }
            let entry = &self.entries[slot as usize - 1];
            if entry.hash == hash && texts.get(entry.span) == text {
                return K::from_index(slot as usize - 1);
            }
            at = (at + 1) & mask;
        }
    }

    /// Returns the id of `text` if it occurs.
    pub(crate) fn find<S: AsRef<str>>(&self, texts: &Texts<S>, text: &str) -> Option<K> {
        let hash = hash(text);
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let slot = *self.slots.get(at)?;
            let entry = self.entries.get((slot as usize).checked_sub(1)?)?;
            if entry.hash == hash && texts.get(entry.span) == text {
                return Some(K::from_index(slot as usize - 1));
            }
            at = (at + 1) & mask;
        }
    }

    #[cold]
    fn insert(&mut self, at: usize, span: Span, hash: u32) -> K {
        self.entries.push(Entry { span, hash });
        self.slots[at] = self.entries.len() as u32;
        if self.entries.len() * 2 > self.slots.len() {
            self.grow();
        }
        K::from_index(self.entries.len() - 1)
    }

    fn grow(&mut self) {
        let mask = self.slots.len() * 2 - 1;
        let mut slots = vec![0u32; mask + 1];
        for (i, entry) in self.entries.iter().enumerate() {
            let mut at = entry.hash as usize & mask;
            while slots[at] != 0 {
                at = (at + 1) & mask;
            }
            slots[at] = i as u32 + 1;
        }
        self.slots = slots;
    }
}
