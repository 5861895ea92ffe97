//! The hash of states. It multiplies two words and folds the result into one, like wyhash.
//!
//! Each word takes part in a 128-bit multiplication, whose two halves are combined with exclusive
//! or. Two final folds spread every bit over the result, so hashes of the parts of a state may be
//! added. The default hasher of the standard library resists chosen inputs, which is unnecessary
//! here. It would take most of the time of a step.

use std::hash::Hasher;

/// Odd, with about as many ones as zeros: fractional parts of the golden ratio and of the square
/// root of 2.
const FIRST: u64 = 0x9e37_79b9_7f4a_7c15;
const SECOND: u64 = 0x6a09_e667_f3bc_c909;

/// A hash under construction.
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

/// Multiplies to 128 bits and combines the two halves with exclusive or.
#[expect(clippy::cast_possible_truncation, reason = "low and high 64 bits of the result")]
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

    /// States consist of small numbers, in pairs and sums of pairs.
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
