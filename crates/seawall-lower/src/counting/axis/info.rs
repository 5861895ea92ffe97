//! Facts about the elements of an integer or pointer tensor, per dimension: the length of
//! contiguous runs, the divisor of each run's first element, and the length of equal runs. They
//! follow Triton 3.9's axis analysis, because its lowering uses them to decide how many elements
//! one instruction copies.

use smallvec::SmallVec;

/// One number for each dimension.
pub(crate) type Dims = SmallVec<[i64; 2]>;

/// The largest power of two that is distinguished; the divisor of 0.
pub(crate) const MAX_DIVISOR: i64 = 1 << 62;

/// The facts of one value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Axis {
    pub(crate) contiguity: Dims,
    pub(crate) divisibility: Dims,
    pub(crate) constancy: Dims,
    pub(crate) constant: Option<i64>,
}

impl Axis {
    /// Creates the facts of a value. A divisor of all elements along one dimension divides them
    /// along all dimensions.
    pub(crate) fn new(contiguity: Dims, divisibility: Dims, constancy: Dims, constant: Option<i64>) -> Self {
        let everywhere =
            contiguity.iter().zip(&divisibility).filter(|(c, _)| **c == 1).map(|(_, &d)| d).max();
        let everywhere = everywhere.unwrap_or(1);
        let divisibility = divisibility.into_iter().map(|d| d.max(everywhere)).collect();
        Axis { contiguity, divisibility, constancy, constant }
    }

    /// The weakest facts.
    pub(crate) fn nothing(rank: usize) -> Self {
        let ones: Dims = SmallVec::from_elem(1, rank);
        Axis::new(ones.clone(), ones.clone(), ones, None)
    }

    /// The facts of a value whose elements all equal `value`; `shape` is empty for a scalar.
    pub(crate) fn constant(value: i64, shape: &[i64]) -> Self {
        let rank = shape.len().max(1);
        let constancy = if shape.is_empty() { SmallVec::from_elem(1, 1) } else { shape.into() };
        let divisibility = SmallVec::from_elem(power_of_two_in(value), rank);
        Axis::new(SmallVec::from_elem(1, rank), divisibility, constancy, Some(value))
    }

    pub(crate) fn rank(&self) -> usize {
        self.contiguity.len()
    }

    /// The facts that hold for both values; `None` if their ranks differ.
    pub(crate) fn join(&self, other: &Axis) -> Option<Axis> {
        if self.rank() != other.rank() {
            return None;
        }
        let both = |of: fn(&Axis) -> &Dims| -> Dims {
            of(self).iter().zip(of(other)).map(|(&a, &b)| gcd(a, b)).collect()
        };
        let divisibility = (0..self.rank()).map(|d| divisor_of_either(self, other, d)).collect();
        let constant = self.constant.filter(|_| self.constant == other.constant);
        Some(Axis::new(both(|a| &a.contiguity), divisibility, both(|a| &a.constancy), constant))
    }
}

/// The divisor of each run's first element for a value that is one of two. If runs get shorter, one
/// may start inside an old one.
pub(crate) fn divisor_of_either(a: &Axis, b: &Axis, d: usize) -> i64 {
    let divisor = gcd(a.divisibility[d], b.divisibility[d]);
    if a.contiguity[d] == b.contiguity[d] {
        divisor
    } else {
        gcd(divisor, gcd(a.contiguity[d], b.contiguity[d]))
    }
}

/// The greatest common divisor; of 0 and a number, that number.
pub(crate) fn gcd(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    i64::try_from(a).unwrap_or(MAX_DIVISOR)
}

/// The largest power of two that divides a number.
pub(crate) fn power_of_two_in(value: i64) -> i64 {
    if value == 0 { MAX_DIVISOR } else { (1_i64 << value.trailing_zeros().min(62)).min(MAX_DIVISOR) }
}

/// The product of two divisors, at most `MAX_DIVISOR`.
pub(crate) fn product(a: i64, b: i64) -> i64 {
    a.checked_mul(b).unwrap_or(MAX_DIVISOR).min(MAX_DIVISOR)
}
