//! Sums of a constant and multiples of other values, in 32 bits, and the bits that values may have.
//!
//! Addresses in shared memory have 32 bits, and the lower 32 bits of sums, differences and products
//! depend only on the lower 32 bits of the operands.

use rustc_hash::FxHashMap;
use seawall_base::EntityId;
use smallvec::SmallVec;

use crate::expr::{ExprId, Node, Op, mask};
use crate::lanes::WarpOp;
use crate::values::Values;

/// A sum.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sum {
    /// The constant.
    pub(crate) constant: i64,
    /// Factors of other values, by value. None is 0.
    pub(crate) terms: SmallVec<[(ExprId, i64); 2]>,
}

impl Sum {
    pub(crate) fn constant(constant: i64) -> Sum {
        Sum { constant: wrap(constant), terms: SmallVec::new() }
    }

    pub(crate) fn of(value: ExprId) -> Sum {
        Sum { constant: 0, terms: smallvec::smallvec![(value, 1)] }
    }

    pub(crate) fn as_constant(&self) -> Option<i64> {
        self.terms.is_empty().then_some(self.constant)
    }

    /// The sum with `factor` times another.
    pub(crate) fn plus(&self, other: &Sum, factor: i64) -> Sum {
        let mut sum = self.clone();
        sum.constant = wrap(sum.constant.wrapping_add(other.constant.wrapping_mul(factor)));
        for &(value, own) in &other.terms {
            sum.add(value, own.wrapping_mul(factor));
        }
        sum
    }

    pub(crate) fn add(&mut self, value: ExprId, factor: i64) {
        match self.terms.binary_search_by_key(&value, |term| term.0) {
            Ok(at) => {
                self.terms[at].1 = wrap(self.terms[at].1.wrapping_add(factor));
                if self.terms[at].1 == 0 {
                    self.terms.remove(at);
                }
            }
            Err(at) if wrap(factor) != 0 => self.terms.insert(at, (value, wrap(factor))),
            Err(_) => {}
        }
    }

    /// Whether all parts are multiples of a number.
    pub(crate) fn is_multiple_of(&self, unit: i64) -> bool {
        self.constant % unit == 0 && self.terms.iter().all(|(_, factor)| factor % unit == 0)
    }

    pub(crate) fn times(&self, factor: i64) -> Sum {
        Sum::default().plus(self, factor)
    }
}

/// A number modulo 2^32, nearest to 0.
pub(crate) fn wrap(value: i64) -> i64 {
    i64::from(value as i32)
}

/// For each value, the bits that may be set.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bits {
    possible: Vec<u64>,
}

impl Bits {
    pub(crate) fn of(&self, id: ExprId) -> u64 {
        self.possible.get(id.index()).copied().unwrap_or(u64::MAX)
    }

    pub(crate) fn trailing(&self, id: ExprId) -> u32 {
        self.of(id).trailing_zeros()
    }

    pub(crate) fn update(&mut self, values: &Values<'_>, threads: [u32; 3]) {
        for index in self.possible.len()..values.exprs.len() {
            let id = ExprId::from_index(index);
            let possible = self.possible_of(values, values.exprs.node(id), threads);
            self.possible.push(possible);
        }
    }

    fn possible_of(&self, values: &Values<'_>, node: Node, threads: [u32; 3]) -> u64 {
        match node {
            Node::Const { value, .. } => value,
            Node::Tid(axis) => up_to(u64::from(threads[axis as usize].saturating_sub(1))),
            Node::Elect | Node::Compare { .. } => 1,
            Node::Symbol(_) | Node::Phi(_) => u64::MAX,
            Node::Iteration(_) => mask(32),
            Node::Select { a, b, .. } => self.of(a) | self.of(b),
            Node::OfFirstLane(a) | Node::Butterfly { a, .. } | Node::Shuffle { a, .. } => self.of(a),
            Node::OfWarp { op: WarpOp::Any | WarpOp::All | WarpOp::Uniform, .. } => 1,
            Node::OfWarp { op: WarpOp::Ballot, .. } => mask(32),
            Node::OfWarp { op: WarpOp::Min | WarpOp::Max, a } => self.of(a),
            Node::Extend { signed, from, width, a } => {
                let low = self.of(a) & mask(from);
                let negative = signed && low >> (from - 1) & 1 == 1;
                if negative { (low | !mask(from)) & mask(width) } else { low }
            }
            Node::Binary { op, width, a, b } => {
                let (x, y) = (self.of(a) & mask(width), self.of(b) & mask(width));
                let by = values.exprs.as_const(b);
                let possible = match (op, by) {
                    (Op::And, _) => x & y,
                    (Op::Or | Op::Xor, _) => x | y,
                    (Op::Add, _) if x & y == 0 => x | y,
                    (Op::Add | Op::Sub, _) => !0 << (x | y).trailing_zeros().min(63),
                    (Op::Mul, _) => {
                        let low = x.trailing_zeros().saturating_add(y.trailing_zeros()).min(63);
                        let high = up_to(x.saturating_mul(y));
                        (!0 << low) & high
                    }
                    (Op::Shl, Some(by)) if by < 64 => x << by,
                    (Op::ShrU, Some(by)) if by < 64 => x >> by,
                    (Op::ShrS, Some(by)) if by < 64 && x >> (width - 1) & 1 == 0 => x >> by,
                    (Op::DivU, Some(by)) if by > 0 => up_to(x / by),
                    (Op::RemU, Some(by)) if by > 0 => up_to(by - 1),
                    (Op::MinU, _) => up_to(x.min(y)),
                    _ => u64::MAX,
                };
                possible & mask(width)
            }
        }
    }
}

/// All bits of numbers up to `largest`.
fn up_to(largest: u64) -> u64 {
    match 64 - largest.leading_zeros() {
        0 => 0,
        bits => u64::MAX >> (64 - bits),
    }
}

/// The sums of all values of a kernel.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sums {
    pub(crate) sums: Vec<Sum>,
    pub(crate) bits: Bits,
    /// For a phi that grows by a constant in each iteration: its first value and the constant.
    pub(crate) inductions: Vec<Option<(ExprId, i64)>>,
    /// The number of iterations of loops by their headers, if it is known.
    pub(crate) trips: FxHashMap<usize, u64>,
    /// For a phi that is a constant and a factor times another phi: these three.
    pub(crate) scaled: FxHashMap<u32, (i64, i64, ExprId)>,
}

impl Sums {
    /// The sum of a value.
    pub(crate) fn of(&self, id: ExprId) -> Sum {
        self.sums.get(id.index()).cloned().unwrap_or_else(|| Sum::of(id))
    }

    /// The first value and the step of a phi that grows by a constant.
    pub(crate) fn induction(&self, phi: u32) -> Option<(ExprId, i64)> {
        self.inductions.get(phi as usize).copied().flatten()
    }
}

impl Sum {
    /// The sum with each multiple `c * (y & m)` written as `c * 2^k * (y / 2^k)`, if the mask
    /// clears the lower k bits and keeps the others. Compilers also clear upper bits that do not
    /// matter, because the product has 32 bits.
    fn with_quotients(&self, values: &mut Values<'_>) -> Sum {
        let mut sum = self.clone();
        for &(value, factor) in &self.terms {
            let Node::Binary { op: Op::And, width: 32, a, b } = values.exprs.node(value) else { continue };
            let Some(kept) = values.exprs.as_const(b).map(|kept| kept & mask(32)) else { continue };
            let places = kept.trailing_zeros().min(31);
            let matter = mask(32) >> factor.trailing_zeros().min(32);
            let multiple = mask(32) & !((1_u64 << places) - 1);
            if places == 0 || (kept ^ multiple) & matter != 0 {
                continue;
            }
            let full = values.exprs.constant(32, multiple);
            let rounded = values.exprs.binary(Op::And, 32, a, full);
            let (quotient, unit) = match values.exprs.node(rounded) {
                // A signed division.
                Node::Binary { op: Op::Mul, a: quotient, b: unit, .. } => {
                    (quotient, values.exprs.as_const(unit).map_or(0, u64::cast_signed))
                }
                _ => {
                    let unit = 1_i64 << places;
                    let divisor = values.exprs.constant(32, unit.cast_unsigned());
                    (values.exprs.binary(Op::DivU, 32, a, divisor), unit)
                }
            };
            if unit == 1_i64 << places {
                sum.add(value, -factor);
                sum.add(quotient, factor.wrapping_mul(unit));
            }
        }
        sum
    }

    /// The sum with each pair `c * y - c * m * (y / m)` written as `c * (y % m)`, which has bounds.
    pub(crate) fn with_remainders(&self, values: &mut Values<'_>, sums: &Sums) -> Sum {
        let with_quotients = self.with_quotients(values);
        let mut sum = with_quotients.clone();
        for &(value, factor) in &with_quotients.terms {
            let Node::Binary { op: op @ (Op::DivU | Op::DivS), width, a, b } = values.exprs.node(value)
            else {
                continue;
            };
            let Some(divisor) = values.exprs.as_const(b).filter(|&divisor| divisor > 0) else { continue };
            let divisor = divisor.cast_signed();
            if factor % divisor != 0 {
                continue;
            }
            let times = -(factor / divisor);
            let without = sum.plus(&sums.of(a), -times);
            if without.terms.len() >= sum.terms.len() {
                continue;
            }
            let op = if op == Op::DivU { Op::RemU } else { Op::RemS };
            let remainder = values.exprs.binary(op, width, a, b);
            sum = without;
            sum.add(value, -factor);
            sum.add(remainder, times);
        }
        sum
    }
}
