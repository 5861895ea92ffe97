//! Unused elements at regular intervals of a padded allocation.

use crate::encoding::Padded;
use crate::error::LayoutError;

/// `(log2 interval, log2 padding)` of each pad, in elements.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Padding {
    pads: Vec<(u32, u32)>,
}

impl Padding {
    pub(super) fn of(padded: &Padded) -> Padding {
        // The parser accepts only powers of two.
        Padding {
            pads: padded
                .pads
                .iter()
                .map(|(interval, padding)| (interval.trailing_zeros(), padding.trailing_zeros()))
                .collect(),
        }
    }

    /// Returns the position of element `index`, in elements. Fails beyond 64 bits.
    pub(super) fn place(&self, index: u64) -> Result<u64, LayoutError> {
        let pad = |acc: Option<u64>, &(interval, padding): &(u32, u32)| {
            acc?.checked_add((index >> interval).checked_mul(1 << padding)?)
        };
        self.pads.iter().fold(Some(index), pad).ok_or(LayoutError::AddressOverflow)
    }

    /// Returns the elements that `count` elements occupy. No padding follows the last one.
    pub(super) fn size(&self, count: u64) -> Result<u64, LayoutError> {
        match count.checked_sub(1) {
            Some(last) => Ok(self.place(last)? + 1),
            None => Ok(0),
        }
    }

    /// Returns the minimum distance between paddings, in elements. Elements between two of its
    /// multiples are contiguous.
    pub(super) fn min_interval(&self) -> u64 {
        self.pads.iter().map(|&(interval, _)| 1 << interval).min().unwrap_or(u64::MAX)
    }
}
