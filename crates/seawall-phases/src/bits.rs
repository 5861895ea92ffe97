//! Sets of small numbers, which grow as needed.

use smallvec::SmallVec;

/// A set of small numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bits {
    words: SmallVec<[u64; 3]>,
}

impl Bits {
    pub(crate) fn has(&self, bit: usize) -> bool {
        self.words.get(bit / 64).is_some_and(|word| word >> (bit % 64) & 1 == 1)
    }

    /// Whether it contains any of `bits`.
    pub(crate) fn has_any(&self, bits: &[u32]) -> bool {
        bits.iter().any(|bit| self.has(*bit as usize))
    }

    pub(crate) fn insert(&mut self, bit: usize) {
        if self.words.len() <= bit / 64 {
            self.words.resize(bit / 64 + 1, 0);
        }
        if let Some(word) = self.words.get_mut(bit / 64) {
            *word |= 1 << (bit % 64);
        }
    }

    /// Replaces the members from `64 * at` to `64 * at + 63` by the bits of a word.
    pub(crate) fn set_word(&mut self, at: usize, word: u64) {
        if self.words.len() <= at {
            self.words.resize(at + 1, 0);
        }
        self.words[at] = word;
    }

    pub(crate) fn remove(&mut self, bit: usize) {
        if let Some(word) = self.words.get_mut(bit / 64) {
            *word &= !(1 << (bit % 64));
        }
    }

    /// Adds all members of `other`.
    pub(crate) fn add(&mut self, other: &Bits) {
        if self.words.len() < other.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        for (word, more) in self.words.iter_mut().zip(&other.words) {
            *word |= more;
        }
    }

    /// Keeps only the members that are in `other`, too.
    pub(crate) fn keep(&mut self, other: &Bits) {
        for (at, word) in self.words.iter_mut().enumerate() {
            *word &= other.words.get(at).copied().unwrap_or(0);
        }
    }

    /// Returns the members that are not in `other`.
    pub(crate) fn without(&self, other: &Bits) -> Bits {
        let rest = |(at, word): (usize, &u64)| word & !other.words.get(at).copied().unwrap_or(0);
        Bits { words: self.words.iter().enumerate().map(rest).collect() }
    }

    /// Iterates over all members in ascending order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let of_word = |(at, &word): (usize, &u64)| {
            let rest = |word: &u64| Some(word & (word - 1)).filter(|rest| *rest != 0);
            let words = std::iter::successors(Some(word).filter(|word| *word != 0), rest);
            words.map(move |word| at * 64 + word.trailing_zeros() as usize)
        };
        self.words.iter().enumerate().flat_map(of_word)
    }

    /// Returns the members with new numbers, without those that have none.
    pub(crate) fn renumbered(&self, numbers: &[Option<u32>]) -> Bits {
        let mut new = Bits::default();
        // New numbers are mostly smaller, so that these words suffice. Larger ones go to `more`.
        new.words.resize(self.words.len(), 0);
        let words = new.words.as_mut_slice();
        let mut more: SmallVec<[u32; 8]> = SmallVec::new();
        for number in self.iter().filter_map(|at| numbers.get(at).copied().flatten()) {
            match words.get_mut(number as usize / 64) {
                Some(word) => *word |= 1 << (number % 64),
                None => more.push(number),
            }
        }
        more.into_iter().for_each(|number| new.insert(number as usize));
        new
    }

    /// The words up to the last one that is not 0, for comparisons.
    pub(crate) fn words(&self) -> &[u64] {
        let used = self.words.iter().rposition(|word| *word != 0).map_or(0, |at| at + 1);
        &self.words[..used]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_kept_and_renumbered() {
        let mut bits = Bits::default();
        for at in [3, 64, 200] {
            bits.insert(at);
        }
        assert_eq!(bits.iter().collect::<Vec<_>>(), [3, 64, 200]);
        assert!(bits.has(64) && !bits.has(65) && !bits.has(100_000));
        let mut numbers = vec![None; 100];
        numbers[3] = Some(1);
        numbers[64] = Some(0);
        assert_eq!(bits.renumbered(&numbers).iter().collect::<Vec<_>>(), [0, 1]);
    }
}
