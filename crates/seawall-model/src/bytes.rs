//! Interned sets of physical addresses that an access may touch, per CTA of the cluster.
//!
//! Addresses are bytes in shared memory and 32-bit words in tensor memory ([`Space::Tensor`]).

use rustc_hash::FxHashMap;
use seawall_base::{PrimaryMap, Runs};

use crate::buffer::Space;
use crate::ids::{ByteSetId, FunctionId};

/// Addresses in one function's frame.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ByteSet {
    /// Which memory.
    pub space: Space,
    /// The function whose frame the addresses are relative to. Addresses of different frames are
    /// not comparable.
    pub frame: FunctionId,
    /// Address runs per CTA rank, in ascending order of rank. None of them is empty.
    pub ctas: Vec<(u32, Runs)>,
}

impl ByteSet {
    /// Returns addresses `[start, start + length)` of CTA 0.
    pub fn range(space: Space, frame: FunctionId, start: u32, length: u32) -> Self {
        let runs = Runs::range(start, length);
        ByteSet { space, frame, ctas: if runs.is_empty() { Vec::new() } else { vec![(0, runs)] } }
    }

    /// Whether the two sets may share an address. They may if they are in one space and have a
    /// common address or different frames.
    pub fn may_overlap(&self, other: &ByteSet) -> bool {
        self.space == other.space
            && (self.frame != other.frame
                || self.ctas.iter().any(|(cta, runs)| {
                    other
                        .ctas
                        .iter()
                        .any(|(other_cta, other_runs)| cta == other_cta && runs.intersects(other_runs))
                }))
    }

    /// Returns the smallest range that covers the addresses of all CTAs.
    pub fn bounds(&self) -> Option<(u32, u32)> {
        let bounds = self.ctas.iter().filter_map(|(_, runs)| runs.bounds());
        bounds.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))
    }

    /// Returns the set moved by `offset` into the frame of `frame`: a callee's addresses as its
    /// caller sees them.
    #[must_use]
    pub fn translated(&self, offset: u32, frame: FunctionId) -> ByteSet {
        let ctas = self.ctas.iter().map(|(cta, runs)| (*cta, runs.translated(offset))).collect();
        ByteSet { space: self.space, frame, ctas }
    }
}

/// The byte sets of one program, interned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ByteSets {
    table: PrimaryMap<ByteSetId, ByteSet>,
    ids: FxHashMap<ByteSet, ByteSetId>,
}

impl ByteSets {
    /// Returns the id of `set` and adds the set if it is new.
    pub fn intern(&mut self, set: ByteSet) -> ByteSetId {
        if let Some(&id) = self.ids.get(&set) {
            return id;
        }
        let id = self.table.push(set.clone());
        self.ids.insert(set, id);
        id
    }

    /// The set.
    pub fn get(&self, id: ByteSetId) -> &ByteSet {
        &self.table[id]
    }

    /// Returns the id of `set` if the program has it.
    pub fn find(&self, set: &ByteSet) -> Option<ByteSetId> {
        self.ids.get(set).copied()
    }

    /// Number of sets.
    pub fn len(&self) -> usize {
        self.table.len()
    }

    /// Whether there are no sets.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }

    /// All sets in the order in which they were interned.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (ByteSetId, &ByteSet)> {
        self.table.iter()
    }
}
