//! Interning by source text. An entry is the span of its first occurrence, so no text is copied.

use seawall_base::{EntityId, Span};
use std::marker::PhantomData;
use std::ops::Deref;

/// The two texts that a span can point into: the source and, behind its end, synthesized text
/// (inferred types).
#[derive(Clone, Debug, Default)]
pub(crate) struct Texts<S> {
    pub(crate) source: S,
    pub(crate) pool: String,
}

impl<S: Deref<Target: AsRef<str>>> Texts<S> {
    #[inline]
    fn source(&self) -> &str {
        (*self.source).as_ref()
    }

    #[inline]
    pub(crate) fn get(&self, span: Span) -> &str {
        let source = self.source();
        match (span.start as usize).checked_sub(source.len()) {
            Some(start) if !span.is_empty() => {
                self.pool.get(start..start + span.len() as usize).unwrap_or("")
            }
            _ => span.of(source),
        }
    }

    /// As [`get`](Self::get), without a check that the span does not split a character.
    #[inline]
    pub(crate) fn bytes(&self, span: Span) -> &[u8] {
        let source = self.source().as_bytes();
        match (span.start as usize).checked_sub(source.len()) {
            Some(start) if !span.is_empty() => {
                self.pool.as_bytes().get(start..start + span.len() as usize).unwrap_or_default()
            }
            _ => source.get(span.range()).unwrap_or_default(),
        }
    }

    /// Adds synthesized text and returns its span.
    pub(crate) fn add(&mut self, text: &str) -> Span {
        let start = self.source().len() + self.pool.len();
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

/// A hash of `text`, eight bytes at a time.
#[inline]
fn hash(text: &[u8]) -> u32 {
    const FACTOR: u64 = 0xf135_7aea_2e62_a9c5;
    let mix = |hash: u64, word: u64| (hash.rotate_left(23) ^ word).wrapping_mul(FACTOR);
    let mut hash = text.len() as u64;
    if let (Some(first), Some(last)) = (text.first_chunk::<8>(), text.last_chunk::<8>()) {
        let (middle, _) = text.as_chunks::<8>();
        for word in middle.get(1..).unwrap_or_default() {
            hash = mix(hash, u64::from_le_bytes(*word));
        }
        hash = mix(mix(hash, u64::from_le_bytes(*first)), u64::from_le_bytes(*last));
    } else if let (Some(first), Some(last)) = (text.first_chunk::<4>(), text.last_chunk::<4>()) {
        let (first, last) = (u32::from_le_bytes(*first), u32::from_le_bytes(*last));
        hash = mix(hash, u64::from(first) << 32 | u64::from(last));
    } else {
        let word = text.iter().fold(0u64, |word, &byte| word << 8 | u64::from(byte));
        hash = mix(hash, word);
    }
    (hash >> 32) as u32 ^ hash as u32
}

/// Whether two texts are equal. Most are short, so that this is faster than a call of `memcmp`.
#[inline]
fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    match (a.first_chunk::<8>(), b.first_chunk::<8>()) {
        (Some(first), Some(other)) => {
            first == other && a.last_chunk::<8>() == b.last_chunk::<8>() && (a.len() <= 16 || a == b)
        }
        _ => a.iter().zip(b).all(|(a, b)| a == b),
    }
}

impl<K: EntityId> Interner<K> {
    pub(crate) fn new() -> Self {
        Interner::with_capacity(32)
    }

    /// A set with room for `n` texts.
    pub(crate) fn with_capacity(n: usize) -> Self {
        let slots = vec![0; (n * 2).next_power_of_two().max(64)];
        Interner { entries: Vec::with_capacity(n), slots, key: PhantomData }
    }

    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns the span of each entry's first occurrence, in order.
    pub(crate) fn spans(&self) -> impl Iterator<Item = Span> + '_ {
        self.entries.iter().map(|e| e.span)
    }

    /// Returns the span of the entry's first occurrence.
    #[inline]
    pub(crate) fn span(&self, id: K) -> Span {
        self.entries.get(id.index()).map_or(Span::default(), |e| e.span)
    }

    /// Returns the id of the text at `span`, which is added if it is new.
    #[inline]
    pub(crate) fn intern<S: Deref<Target: AsRef<str>>>(&mut self, texts: &Texts<S>, span: Span) -> K {
        let text = texts.bytes(span);
        let hash = hash(text);
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let slot = self.slots[at];
            if slot == 0 {
                return self.insert(at, span, hash);
            }
            let entry = &self.entries[slot as usize - 1];
            if entry.hash == hash && same(texts.bytes(entry.span), text) {
                return K::from_index(slot as usize - 1);
            }
            at = (at + 1) & mask;
        }
    }

    /// Returns the id of `text` if it occurs.
    pub(crate) fn find<S: Deref<Target: AsRef<str>>>(&self, texts: &Texts<S>, text: &str) -> Option<K> {
        let text = text.as_bytes();
        let hash = hash(text);
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let slot = *self.slots.get(at)?;
            let entry = self.entries.get((slot as usize).checked_sub(1)?)?;
            if entry.hash == hash && same(texts.bytes(entry.span), text) {
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
