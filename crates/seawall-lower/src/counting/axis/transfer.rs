//! Transfer functions of the axis analysis, dimension by dimension.

use seawall_dialects::Arith;
use smallvec::SmallVec;

use super::info::{Axis, Dims, MAX_DIVISOR, divisor_of_either, gcd, power_of_two_in, product};

/// Two operands of the same rank, and the shape of the result (empty for a scalar).
pub(crate) struct Two<'a> {
    pub(crate) a: &'a Axis,
    pub(crate) b: &'a Axis,
    pub(crate) shape: &'a [i64],
}

/// The facts of one dimension.
#[derive(Clone, Copy)]
struct Dim {
    contiguity: i64,
    divisibility: i64,
    constancy: i64,
}

impl Dim {
    fn of(axis: &Axis, d: usize) -> Dim {
        let at = |dims: &Dims| dims.get(d).copied().unwrap_or(1);
        Dim {
            contiguity: at(&axis.contiguity),
            divisibility: at(&axis.divisibility),
            constancy: at(&axis.constancy),
        }
    }
}

fn assemble(dims: impl Iterator<Item = Dim>, constant: Option<i64>) -> Axis {
    let dims: SmallVec<[Dim; 2]> = dims.collect();
    let each = |of: fn(&Dim) -> i64| dims.iter().map(of).collect();
    Axis::new(each(|d| d.contiguity), each(|d| d.divisibility), each(|d| d.constancy), constant)
}

impl Two<'_> {
    /// Integer arithmetic; `None` for kinds without a rule.
    pub(crate) fn arith(&self, kind: Arith) -> Option<Axis> {
        if let Some(value) = self.folded(kind) {
            return Some(Axis::constant(value, self.shape));
        }
        let each = |of: &dyn Fn(Dim, Dim, i64) -> Dim| {
            let size = |d: usize| self.shape.get(d).copied().unwrap_or(1);
            let dims = (0..self.a.rank()).map(|d| of(Dim::of(self.a, d), Dim::of(self.b, d), size(d)));
            assemble(dims, None)
        };
        let (ca, cb) = (self.a.constant, self.b.constant);
        Some(match kind {
            Arith::Add => each(&|a, b, _| sum(a, b, 1, false)),
            Arith::Sub => each(&|a, b, _| sum(a, b, 1, true)),
            Arith::Mul => each(&|a, b, _| multiplied(a, b, ca, cb)),
            Arith::DivS | Arith::DivU => {
                each(&|a, b, size| divided(a, b, ca, cb, size, !self.shape.is_empty()))
            }
            Arith::RemS | Arith::RemU => {
                each(&|a, b, size| remainder(a, b, cb, size, !self.shape.is_empty()))
            }
            Arith::And | Arith::Or | Arith::Xor => each(&|a, b, _| Dim {
                contiguity: 1,
                divisibility: 1,
                constancy: gcd(a.constancy, b.constancy),
            }),
            Arith::Shl => each(&|a, b, _| shifted_left(a, b, cb)),
            Arith::ShrS | Arith::ShrU => each(&|a, b, _| shifted_right(a, b, cb)),
            Arith::MinS | Arith::MinU | Arith::MaxS | Arith::MaxU => self.either(),
            _ => return None,
        })
    }

    /// Adds an offset in elements to pointers to elements of `bytes` bytes.
    pub(crate) fn add_pointer(&self, bytes: i64) -> Axis {
        let constant = match (self.a.constant, self.b.constant) {
            (Some(a), Some(b)) => b.checked_mul(bytes).and_then(|b| a.checked_add(b)),
            _ => None,
        };
        match constant {
            Some(value) => Axis::constant(value, self.shape),
            None => {
                let dims =
                    (0..self.a.rank()).map(|d| sum(Dim::of(self.a, d), Dim::of(self.b, d), bytes, false));
                assemble(dims, None)
            }
        }
    }

    /// One operand or the other, as a whole.
    pub(crate) fn either(&self) -> Axis {
        let dims = (0..self.a.rank()).map(|d| {
            let (a, b) = (Dim::of(self.a, d), Dim::of(self.b, d));
            Dim {
                contiguity: gcd(a.contiguity, b.contiguity),
                divisibility: divisor_of_either(self.a, self.b, d),
                constancy: gcd(a.constancy, b.constancy),
            }
        });
        assemble(dims, None)
    }

    /// A comparison. `less` is true for `<` and `>=`, false for `>` and `<=`, and `None` for `==`
    /// and `!=`.
    pub(crate) fn compared(&self, less: Option<bool>, known: Option<bool>) -> Axis {
        if let Some(known) = known {
            let value = i64::from(known);
            let axis = Axis::constant(value, self.shape);
            let ones: Dims = SmallVec::from_elem(1, axis.rank());
            return Axis::new(ones.clone(), ones, axis.constancy, Some(value));
        }
        let dims = (0..self.a.rank()).map(|d| {
            let (a, b) = (Dim::of(self.a, d), Dim::of(self.b, d));
            let size = self.shape.get(d).copied().unwrap_or(1);
            let divisor = gcd(a.divisibility, b.divisibility);
            let equal = gcd(a.constancy, b.constancy);
            let constancy = match less {
                Some(false) if a.constancy == size => equal.max(gcd(b.contiguity, divisor)),
                Some(true) if b.constancy == size => equal.max(gcd(a.contiguity, divisor)),
                _ => equal,
            };
            Dim { contiguity: 1, divisibility: 1, constancy }
        });
        assemble(dims, None)
    }

    fn folded(&self, kind: Arith) -> Option<i64> {
        let zero = |value: Option<i64>| value == Some(0);
        if kind == Arith::Mul && (zero(self.a.constant) || zero(self.b.constant)) {
            return Some(0);
        }
        if matches!(kind, Arith::RemS | Arith::RemU) && self.b.constant == Some(1) {
            return Some(0);
        }
        let (a, b) = (self.a.constant?, self.b.constant?);
        let by = u32::try_from(b).ok().filter(|&by| by < 64);
        match kind {
            Arith::Add => a.checked_add(b),
            Arith::Sub => a.checked_sub(b),
            Arith::Mul => a.checked_mul(b),
            Arith::DivS | Arith::DivU => a.checked_div(b),
            Arith::RemS | Arith::RemU => a.checked_rem(b),
            Arith::And => Some(a & b),
            Arith::Or => Some(a | b),
            Arith::Xor => Some(a ^ b),
            Arith::Shl => a.checked_shl(by?),
            Arith::ShrS | Arith::ShrU => a.checked_shr(by?),
            Arith::MinS | Arith::MinU => Some(a.min(b)),
            Arith::MaxS | Arith::MaxU => Some(a.max(b)),
            _ => None,
        }
    }
}

/// A sum or difference, where the second operand is counted in units of `unit`.
fn sum(a: Dim, b: Dim, unit: i64, subtract: bool) -> Dim {
    let contiguity = if subtract {
        gcd(a.contiguity, b.constancy)
    } else {
        gcd(a.constancy, b.contiguity).max(gcd(a.contiguity, b.constancy))
    };
    let (of_a, of_b) = (a.divisibility, product(b.divisibility, unit));
    let divisibility = if a.contiguity > 1 && b.contiguity > 1 {
        if subtract && a.contiguity == b.contiguity {
            gcd(of_a, of_b)
        } else if of_a % 2 == 0 && of_b % 2 == 0 {
            2
        } else {
            1
        }
    } else if a.contiguity > 1 || b.contiguity > 1 {
        gcd(gcd(of_a, of_b), product(contiguity, unit))
    } else {
        gcd(of_a, of_b)
    };
    Dim { contiguity, divisibility, constancy: gcd(a.constancy, b.constancy) }
}

/// The divisor of a run's first element divides the other elements only if the run has length 1.
fn of_all(dim: Dim, keeps: bool) -> i64 {
    if dim.contiguity > 1 && !keeps { 1 } else { dim.divisibility }
}

fn multiplied(a: Dim, b: Dim, ca: Option<i64>, cb: Option<i64>) -> Dim {
    let contiguity =
        if cb == Some(1) { a.contiguity } else { 1 }.max(if ca == Some(1) { b.contiguity } else { 1 });
    Dim {
        contiguity,
        divisibility: product(of_all(a, cb == Some(1)), of_all(b, ca == Some(1))),
        constancy: gcd(a.constancy, b.constancy),
    }
}

fn divided(a: Dim, b: Dim, ca: Option<i64>, cb: Option<i64>, size: i64, is_tensor: bool) -> Dim {
    let mut constancy = gcd(a.constancy, b.constancy);
    if is_tensor && a.contiguity == size && b.constancy == size {
        constancy = constancy.max(gcd(a.contiguity, gcd(a.divisibility, b.divisibility)));
    }
    let by = cb.map(i64::unsigned_abs).filter(|by| by.is_power_of_two());
    let divisibility = match by.and_then(|by| i64::try_from(by).ok()) {
        _ if ca == Some(0) || cb == Some(1) => a.divisibility,
        Some(by) if a.contiguity == 1 => (a.divisibility / by).max(1),
        _ => 1,
    };
    Dim { contiguity: if cb == Some(1) { a.contiguity } else { 1 }, divisibility, constancy }
}

fn remainder(a: Dim, b: Dim, cb: Option<i64>, size: i64, is_tensor: bool) -> Dim {
    let divisor = gcd(a.divisibility, b.divisibility);
    let runs = is_tensor && a.contiguity == size && b.constancy == size;
    let contiguity = if runs { gcd(a.contiguity, divisor) } else { 1 };
    let divisibility = if b.constancy <= 1 {
        1
    } else if a.contiguity > contiguity || b.contiguity > contiguity {
        gcd(divisor, contiguity)
    } else {
        divisor
    };
    let constancy = if is_tensor && cb == Some(1) { size } else { gcd(a.constancy, b.constancy) };
    Dim { contiguity, divisibility, constancy }
}

fn shifted_left(a: Dim, b: Dim, by: Option<i64>) -> Dim {
    let times = 1_i64.checked_shl(u32::try_from(by.unwrap_or(0)).unwrap_or(64)).filter(|&n| n > 0);
    Dim {
        contiguity: if by == Some(0) { a.contiguity } else { 1 },
        divisibility: product(of_all(a, by.unwrap_or(0) == 0), times.unwrap_or(MAX_DIVISOR)),
        constancy: gcd(a.constancy, b.constancy),
    }
}

fn shifted_right(a: Dim, b: Dim, by: Option<i64>) -> Dim {
    let divisibility = match by {
        Some(by) => match u32::try_from(by).ok().and_then(|by| of_all(a, by == 0).checked_shr(by)) {
            Some(divisor) => divisor.max(1),
            None => 1,
        },
        None => 1,
    };
    let contiguity = if by == Some(0) { a.contiguity } else { 1 };
    Dim { contiguity, divisibility, constancy: gcd(a.constancy, b.constancy) }
}

/// The integers from `start` to `end`, exclusive.
pub(crate) fn range(start: i64, end: i64) -> Axis {
    let one = |value| SmallVec::from_elem(value, 1);
    Axis::new(one(end.saturating_sub(start).max(1)), one(power_of_two_in(start)), one(1), None)
}

/// A scalar in all elements.
pub(crate) fn splat(of: &Axis, shape: &[i64]) -> Axis {
    let first = Dim::of(of, 0).divisibility;
    let dims = shape.iter().map(|&size| Dim { contiguity: 1, divisibility: first, constancy: size });
    assemble(dims, of.constant)
}

/// A dimension of size 1 before dimension `axis`; `None` if `axis` is out of range.
pub(crate) fn expanded(of: &Axis, axis: usize) -> Option<Axis> {
    let of_dim = |d: usize| of_all(Dim::of(of, d), false);
    let divisibility = match of.constant {
        Some(value) => power_of_two_in(value),
        None => (1..of.rank()).fold(of_dim(0), |divisor, d| gcd(divisor, of_dim(d))),
    };
    if axis > of.rank() {
        return None;
    }
    let (mut c, mut d, mut e) = (of.contiguity.clone(), of.divisibility.clone(), of.constancy.clone());
    c.insert(axis, 1);
    d.insert(axis, divisibility);
    e.insert(axis, 1);
    Some(Axis::new(c, d, e, of.constant))
}

/// Dimensions of size 1, repeated.
pub(crate) fn broadcast(of: &Axis, from: &[i64], to: &[i64]) -> Axis {
    let dims = from.iter().zip(to).enumerate().map(|(d, (&from, &to))| {
        let dim = Dim::of(of, d);
        if from == 1 { Dim { contiguity: 1, constancy: to, ..dim } } else { dim }
    });
    assemble(dims, of.constant)
}

/// Dimensions in another order; `None` if the order is invalid.
pub(crate) fn transposed(of: &Axis, order: &[i128]) -> Option<Axis> {
    let dims =
        order.iter().map(|&d| usize::try_from(d).ok().filter(|&d| d < of.rank()).map(|d| Dim::of(of, d)));
    let dims: Vec<Dim> = dims.collect::<Option<_>>()?;
    Some(assemble(dims.into_iter(), of.constant))
}

/// Loaded elements: equal where the pointers and the mask are.
pub(crate) fn loaded(pointer: &Axis, mask: Option<&Axis>) -> Axis {
    let dims = (0..pointer.rank()).map(|d| {
        let equal = Dim::of(pointer, d).constancy;
        let constancy = mask.map_or(equal, |mask| gcd(equal, Dim::of(mask, d).constancy));
        Dim { contiguity: 1, divisibility: 1, constancy }
    });
    assemble(dims, None)
}

/// One of two values, by a single condition (`scalar`) or by one for each element.
pub(crate) fn selected(condition: &Axis, scalar: bool, two: &Two<'_>) -> Axis {
    match condition.constant {
        Some(0) => return two.b.clone(),
        Some(_) => return two.a.clone(),
        None => {}
    }
    if let Some(value) = two.a.constant.filter(|_| two.a.constant == two.b.constant) {
        return Axis { constancy: Axis::constant(value, two.shape).constancy, ..two.either_with(value) };
    }
    let whole = two.either();
    if scalar {
        return whole;
    }
    let dims = (0..whole.rank()).map(|d| {
        let (dim, equal) = (Dim::of(&whole, d), Dim::of(condition, d).constancy);
        let contiguity = gcd(dim.contiguity, equal);
        let divisibility = gcd(divisor_of_either(two.a, two.b, d), contiguity);
        Dim { contiguity, divisibility, constancy: gcd(dim.constancy, equal) }
    });
    assemble(dims, None)
}

impl Two<'_> {
    fn either_with(&self, constant: i64) -> Axis {
        Axis { constant: Some(constant), ..self.either() }
    }
}
