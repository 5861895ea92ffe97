//! Typed ids and the tables that they index.
//!
//! [`define_id!`](crate::define_id) defines a newtype over `NonZeroU32` that prints as in the IR.
//! A [`PrimaryMap`] owns its entities and assigns their ids. A [`SecondaryMap`] annotates entities
//! of another table; an absent entry has the default value. Neither dereferences to a slice, so
//! that an id of one table cannot index another by accident.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// An id that indexes a table. Only [`define_id!`](crate::define_id) implements it.
pub trait EntityId: Copy + Eq + Ord + std::hash::Hash + fmt::Debug {
    /// Returns the id of the entity at position `index` (from 0).
    fn from_index(index: usize) -> Self;
    /// The position in the table, from 0.
    fn index(self) -> usize;
}

/// Defines an id type: `define_id!(/// Doc. pub struct BlockId, "^bb");` prints `^bb3`.
/// `Option<Id>` occupies four bytes.
#[macro_export]
macro_rules! define_id {
    ($(#[$meta:meta])* $vis:vis struct $name:ident, $prefix:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name(::std::num::NonZeroU32);

        impl $name {
            /// The first id of its table.
            #[allow(dead_code, reason = "not every table needs its first id")]
            $vis const FIRST: Self = $name(::std::num::NonZeroU32::MIN);
        }

        impl $crate::EntityId for $name {
            #[inline]
            fn from_index(index: usize) -> Self {
                let raw = u32::try_from(index + 1).ok().and_then(::std::num::NonZeroU32::new);
                $name(raw.expect("a table holds fewer than 2^32 - 1 entities"))
            }
            #[inline]
            fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $crate::serde::Serialize::serialize(&self.0, to)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::serde::Deserialize::deserialize(from).map($name)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0.get() - 1)
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(self, f)
            }
        }
    };
}

/// A table that owns its entities.
#[derive(Clone, PartialEq, Eq)]
pub struct PrimaryMap<K, V> {
    items: Vec<V>,
    key: PhantomData<K>,
}

impl<K: EntityId, V> PrimaryMap<K, V> {
    /// An empty table.
    pub const fn new() -> Self {
        PrimaryMap { items: Vec::new(), key: PhantomData }
    }

    /// An empty table with room for `n` entities.
    pub fn with_capacity(n: usize) -> Self {
        PrimaryMap { items: Vec::with_capacity(n), key: PhantomData }
    }

    /// Adds an entity and returns its id.
    #[inline]
    pub fn push(&mut self, value: V) -> K {
        let id = K::from_index(self.items.len());
        self.items.push(value);
        id
    }

    /// The id that the next [`push`](Self::push) returns.
    pub fn next_id(&self) -> K {
        K::from_index(self.items.len())
    }

    /// The number of entities.
    #[inline]
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether the table has no entities.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Returns the entity, or `None` for an id past the end of this table.
    #[inline]
    pub fn get(&self, id: K) -> Option<&V> {
        self.items.get(id.index())
    }

    /// All ids in order.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = K> + ExactSizeIterator + use<K, V> {
        (0..self.items.len()).map(K::from_index)
    }

    /// All entities in order.
    pub fn values(&self) -> std::slice::Iter<'_, V> {
        self.items.iter()
    }

    /// All entities in order, mutably.
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, V> {
        self.items.iter_mut()
    }

    /// All entities with their ids, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &V)> + ExactSizeIterator {
        self.items.iter().enumerate().map(|(i, v)| (K::from_index(i), v))
    }
}

impl<K: EntityId, V> Default for PrimaryMap<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: EntityId, V> Index<K> for PrimaryMap<K, V> {
    type Output = V;
    #[inline]
    fn index(&self, id: K) -> &V {
        &self.items[id.index()]
    }
}

impl<K: EntityId, V> IndexMut<K> for PrimaryMap<K, V> {
    #[inline]
    fn index_mut(&mut self, id: K) -> &mut V {
        &mut self.items[id.index()]
    }
}

impl<K: EntityId, V> FromIterator<V> for PrimaryMap<K, V> {
    fn from_iter<I: IntoIterator<Item = V>>(iter: I) -> Self {
        PrimaryMap { items: iter.into_iter().collect(), key: PhantomData }
    }
}

impl<K: EntityId + fmt::Debug, V: fmt::Debug> fmt::Debug for PrimaryMap<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// Facts about the entities of another table. An entity without an entry has the default value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecondaryMap<K, V> {
    items: Vec<V>,
    default: V,
    key: PhantomData<K>,
}

impl<K: EntityId, V: Clone> SecondaryMap<K, V> {
    /// An empty map whose default is `default`.
    pub const fn with_default(default: V) -> Self {
        SecondaryMap { items: Vec::new(), default, key: PhantomData }
    }

    /// An empty map with room for `n` entities.
    pub fn with_capacity(default: V, n: usize) -> Self {
        SecondaryMap { items: Vec::with_capacity(n), default, key: PhantomData }
    }

    /// Returns the entry of `id` and creates it from the default if it is absent.
    #[inline]
    pub fn entry(&mut self, id: K) -> &mut V {
        if id.index() >= self.items.len() {
            self.extend_to(id);
        }
        &mut self.items[id.index()]
    }

    #[cold]
    fn extend_to(&mut self, id: K) {
        self.items.resize(id.index() + 1, self.default.clone());
    }
}

impl<K, V> SecondaryMap<K, V> {
    /// All entries in the order of their ids, including those that hold the default value.
    pub fn entries(&self) -> std::slice::Iter<'_, V> {
        self.items.iter()
    }
}

impl<K: EntityId, V: Clone + Default> SecondaryMap<K, V> {
    /// An empty map whose default is `V::default()`.
    pub fn new() -> Self {
        Self::with_default(V::default())
    }
}

impl<K: EntityId, V: Clone + Default> Default for SecondaryMap<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: EntityId, V> Index<K> for SecondaryMap<K, V> {
    type Output = V;
    #[inline]
    fn index(&self, id: K) -> &V {
        self.items.get(id.index()).unwrap_or(&self.default)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    define_id!(struct Block, "^bb");

    #[test]
    fn ids_print_as_the_ir_does_and_fit_an_option_in_four_bytes() {
        let mut blocks: PrimaryMap<Block, &str> = PrimaryMap::new();
        let a = blocks.push("entry");
        let b = blocks.push("exit");
        assert_eq!(format!("{a} {b:?}"), "^bb0 ^bb1");
        assert_eq!(blocks[b], "exit");
        assert_eq!(size_of::<Option<Block>>(), 4);
    }

    #[test]
    fn secondary_maps_answer_the_default() {
        let mut depth: SecondaryMap<Block, u32> = SecondaryMap::new();
        *depth.entry(Block::from_index(3)) = 7;
        assert_eq!(
            (depth[Block::from_index(3)], depth[Block::from_index(1)], depth[Block::from_index(9)]),
            (7, 0, 0)
        );
    }
}
