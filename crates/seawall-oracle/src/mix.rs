//! The hash of states: two words folded into one by a product, as wyhash and its kin do.
//!
//! A run hashes some ten thousand states of a few kilobytes each, so that the standard library's hash, which withstands those who choose what is
//! hashed, is most of what a step takes. Nobody chooses here. Each word takes part in a product of 128 bits, whose halves are added modulo 2, and
//! the last two folds spread every bit over all of the result: hashes of the parts of a state may be summed.

use std::hash::Hasher;

/// Odd, and with about as many ones as zeros: the fractional parts of the golden ratio and of the square root of 2.
const FIRST: u64 = 0x9e37_79b9_7f4a_7c15;
const SECOND: u64 = 0x6a09_e667_f3bc_c909;

/// A hash that is being made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mix {
    state: u64,
}

impl Mix {
    pub(crate) fn new() -> Self {
        Mix { state: SECOND }
    }

    fn add(&mut self, word: u64) {
        self.state = fold(self.state ^ word, FIRST).wrapping_add(word.rotate_left(32) ^ SECOND);
    }
}

/// The halves of a product, added modulo 2.
#[expect(clippy::cast_possible_truncation, reason = "halves of a product")]
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        fold(fold(self.state ^ FIRST, SECOND) ^ self.state.rotate_left(29), FIRST | 1 << 63)
    }

    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            self.add(word.try_into().map_or(0, u64::from_le_bytes));
        }
        let rest = words.remainder();
        if !rest.is_empty() {
            let mut word = [0; 8];
            word.iter_mut().zip(rest).for_each(|(to, from)| *to = *from);
            self.add(u64::from_le_bytes(word) ^ (rest.len() as u64) << 56);
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.add(u64::from(value));
    }

    fn write_u16(&mut self, value: u16) {
        self.add(u64::from(value));
    }

    fn write_u32(&mut self, value: u32) {
        self.add(u64::from(value));
    }

    fn write_u64(&mut self, value: u64) {
        self.add(value);
    }

    fn write_usize(&mut self, value: usize) {
        self.add(value as u64);
    }
}

#[cfg(test)]
mod tests {
    use std::hash::Hash;

    use rustc_hash::FxHashSet;

    use super::*;

    fn hash(value: impl Hash) -> u64 {
        let mut mix = Mix::new();
        value.hash(&mut mix);
        mix.finish()
    }

    /// Small numbers, in pairs and sums of pairs, are what states are made of.
    #[test]
    fn parts_that_differ_little_have_hashes_of_their_own() {
        let mut seen = FxHashSet::default();
        for a in 0..300_u32 {
            for b in 0..300_u32 {
                assert!(seen.insert(hash((a, b))), "{a} {b}");
            }
        }
        let mut sums = FxHashSet::default();
        for a in 0..200_u64 {
            for b in a..200_u64 {
                assert!(sums.insert(hash(a).wrapping_add(hash(b))), "{a} {b}");
            }
        }
        assert_ne!(hash([1_u8, 0].as_slice()), hash([1_u8].as_slice()));
    }

    #[test]
    fn every_bit_changes_about_half_of_the_result() {
        for bit in 0..64 {
            let changed: u32 = (0..64_u64).map(|of| (hash(of) ^ hash(of ^ 1 << bit)).count_ones()).sum();
            assert!((64 * 24..64 * 40).contains(&changed), "{bit}: {changed}");
        }
    }
}
