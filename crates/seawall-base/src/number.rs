//! Arithmetic that the standard library lacks.

/// An integer type with a largest and a smallest number.
pub trait Bounded: Sized {
    /// The smallest number.
    const MIN: Self;
    /// The largest number.
    const MAX: Self;
}

macro_rules! bounded {
    ($($number:ty),*) => {
        $(impl Bounded for $number {
            const MIN: Self = <$number>::MIN;
            const MAX: Self = <$number>::MAX;
        })*
    };
}

bounded!(u8, u16, u32, u64, usize, i32, i64);

/// Returns the number in another type, or the nearest one that the type has.
///
/// It is for sizes, counts and limits that an input states and that may be arbitrarily large.
/// Memory of a GPU, counters and step limits are far smaller than the largest number, so that this
/// one has the same meaning as all above it. It is not for numbers that must differ, such as ids
/// ([`index_u32`]).
pub fn saturated<To: Bounded>(number: impl TryInto<To> + PartialOrd + Default) -> To {
    let is_negative = number < Default::default();
    number.try_into().unwrap_or(if is_negative { To::MIN } else { To::MAX })
}

/// Returns the position of an entry in a table, or the length of a table, as 32 bits.
///
/// # Panics
///
/// If the table has 2^32 entries or more, which is more memory than an input can lead to. Tables of
/// entities have the same limit ([`EntityId::from_index`](crate::EntityId::from_index)).
pub fn index_u32(index: usize) -> u32 {
    u32::try_from(index).expect("a table has fewer than 2^32 entries")
}

/// Returns the greatest common divisor. That of 0 and a number is the number.
pub fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_outside_of_a_type_become_its_nearest_ones() {
        assert_eq!(saturated::<u32>(7_u64), 7);
        assert_eq!(saturated::<u32>(1_u64 << 40), u32::MAX);
        assert_eq!(saturated::<u32>(-1_i64), 0);
        assert_eq!(saturated::<i32>(i64::MIN), i32::MIN);
        assert_eq!(saturated::<i64>(u64::MAX), i64::MAX);
    }
}
