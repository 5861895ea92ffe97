//! Sets of carriers: the warps, mbarrier phases and barriers that may know an access.

/// The maximal number of carriers of a program.
pub(crate) const MAX_CARRIERS: usize = 256;

/// A set of carriers, each a number below [`MAX_CARRIERS`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Set([u64; MAX_CARRIERS / 64]);

/// Number of a carrier.
pub(crate) type Carrier = usize;

impl Set {
    pub(crate) fn one(carrier: Carrier) -> Self {
        let mut set = Set::default();
        set.insert(carrier);
        set
    }

    /// The `count` carriers from `first` on.
    pub(crate) fn range(first: Carrier, count: usize) -> Self {
        let mut set = Set::default();
        (first..first.saturating_add(count)).for_each(|carrier| set.insert(carrier));
        set
    }

    pub(crate) fn insert(&mut self, carrier: Carrier) {
        if let Some(word) = self.0.get_mut(carrier / 64) {
            *word |= 1 << (carrier % 64);
        }
    }

    pub(crate) fn remove(&mut self, carrier: Carrier) {
        if let Some(word) = self.0.get_mut(carrier / 64) {
            *word &= !(1 << (carrier % 64));
        }
    }

    pub(crate) fn has(&self, carrier: Carrier) -> bool {
        self.0.get(carrier / 64).is_some_and(|word| word >> (carrier % 64) & 1 == 1)
    }

    pub(crate) fn intersects(&self, other: &Set) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    pub(crate) fn covers(&self, other: &Set) -> bool {
        self.0.iter().zip(&other.0).all(|(a, b)| b & !a == 0)
    }

    pub(crate) fn add(&mut self, other: &Set) {
        for (a, b) in self.0.iter_mut().zip(&other.0) {
            *a |= b;
        }
    }

    /// The intersection.
    pub(crate) fn and(&self, other: &Set) -> Set {
        let mut both = *self;
        both.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= b);
        both
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0 == [0; MAX_CARRIERS / 64]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn carriers_beyond_the_first_word_are_distinguished() {
        let set = Set::range(60, 10);
        assert!(set.has(60) && set.has(69) && !set.has(59) && !set.has(70));
        assert!(set.intersects(&Set::one(64)) && !set.intersects(&Set::one(200)));
        assert!(set.covers(&Set::range(61, 3)) && !set.covers(&Set::range(61, 30)));
    }

    #[test]
    fn numbers_that_are_too_large_are_in_no_set() {
        assert!(Set::one(MAX_CARRIERS).is_empty());
        assert!(!Set::range(0, MAX_CARRIERS).has(MAX_CARRIERS));
    }
}
