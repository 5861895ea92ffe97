//! Elements below a byte. The module does not state whether the compiler packs them.

use seawall_dialects::{Meaning, MemRefView};
use seawall_mlir::ValueId;

use crate::facts::Facts;

/// How the elements of a memref may be in memory, if they are below a byte.
pub(crate) fn narrow(facts: &Facts<'_>, value: ValueId) -> Option<Narrow> {
    let bits = facts.memref(value)?.narrow_bits?;
    let mut at = value;
    // Inputs may chain any number of views.
    for _ in 0..64 {
        let op = facts.module.defining_op(at);
        match op.filter(|&op| facts.knowledge.memref_view(op) != Some(MemRefView::Shift)) {
            Some(_) if facts.is_allocation(at) => return Some(Narrow { bits, is_alone: true }),
            Some(op) if matches!(facts.meaning(op), Meaning::View(_)) => {
                at = *facts.module.operands(op).first()?;
            }
            _ => break,
        }
    }
    Some(Narrow { bits, is_alone: false })
}

/// Elements below a byte. Either each has a full byte, or the compiler packs them; the module does
/// not state which.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Narrow {
    bits: u32,
    /// The allocation has elements of this type, so either all of its accesses are packed or none.
    is_alone: bool,
}

impl Narrow {
    /// The bytes that an access may touch if it touches `start..end` at one byte per element. With
    /// `is_alone`, all elements that may share a byte with these: two accesses then overlap if they
    /// do in either case. Otherwise, the bytes of both cases.
    pub(crate) fn around(self, start: u32, end: u32) -> (u32, u32) {
        let bits = u64::from(self.bits.clamp(1, 7));
        // The number of elements after which a byte boundary follows.
        let group = match self.bits {
            2 => 4,
            4 => 2,
            6 => 4,
            _ => 8,
        };
        let end = end.checked_next_multiple_of(group).unwrap_or(u32::MAX);
        let start = if self.is_alone {
            start / group * group
        } else {
            u32::try_from(u64::from(start) * bits / 8).unwrap_or(start)
        };
        (start, end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two elements that share a byte when packed each cover the other.
    #[test]
    fn elements_of_one_byte_are_touched_together() {
        for (bits, packed) in [(1_u32, 8_u32), (2, 4), (4, 2), (6, 4), (3, 8)] {
            let narrow = Narrow { bits, is_alone: true };
            for a in 0..40_u32 {
                for b in 0..40_u32 {
                    let bytes = |at: u32| (at * bits / 8, (at * bits + bits - 1) / 8);
                    let share = bytes(a).0 <= bytes(b).1 && bytes(b).0 <= bytes(a).1;
                    let (x, y) = (narrow.around(a, a + 1), narrow.around(b, b + 1));
                    let overlap = x.0 < y.1 && y.0 < x.1;
                    assert!(overlap || !share && a != b, "{bits} bits, {a} and {b}");
                    assert!(!overlap || a / packed == b / packed, "{bits} bits, {a} and {b}: too wide");
                }
            }
        }
    }

    #[test]
    fn over_memory_of_other_elements_the_bytes_of_both_cases_are_touched() {
        let narrow = Narrow { bits: 4, is_alone: false };
        assert_eq!(narrow.around(64, 65), (32, 66));
    }
}
