//! Whether some arguments satisfy a choice of ranges: propagates intervals between sums and the
//! atoms in them.
//!
//! Ranges of keys are facts. Each atom gets an interval from them and from its operands: a quotient
//! lies between the quotients of the bounds of its dividend, for example. Intervals narrow until
//! nothing changes or one is empty. An empty interval proves that no arguments satisfy the ranges.
//! The converse does not hold: a choice that remains may be impossible, which [`crate::witness`]
//! checks.

use seawall_model::BinaryOp;

use crate::lin::{Atom, Atoms, FAR, Lin, Range};

/// Rounds of narrowing. Stopping early is sound, because each round only narrows intervals.
const ROUNDS: usize = 12;

/// Returns the interval of each atom, or `None` if the ranges contradict each other.
pub(crate) fn intervals(atoms: &Atoms, ranges: &[Range]) -> Option<Vec<Range>> {
    let given = (0_u32..).take(atoms.atoms.len()).map(|atom| atoms.given(atom)).collect();
    narrowed(atoms, ranges, given)
}

/// Like [`intervals`], but propagates sums only: the result of an operation may be anything.
pub(crate) fn intervals_of_sums(atoms: &Atoms, ranges: &[Range]) -> Option<Vec<Range>> {
    let mut known: Vec<Range> = (0_u32..).take(atoms.atoms.len()).map(|atom| atoms.given(atom)).collect();
    for _ in 0..ROUNDS {
        let before = known.clone();
        carry_sums(atoms, ranges, &mut known)?;
        if known == before {
            break;
        }
    }
    Some(known)
}

/// Propagates the ranges of sums to their atoms.
fn carry_sums(atoms: &Atoms, ranges: &[Range], known: &mut [Range]) -> Option<()> {
    // A key without bounds says nothing about its atoms.
    let known_keys = atoms.keys.iter().zip(ranges).filter(|(_, range)| **range != Range::default());
    for (key, range) in known_keys {
        carry(&key.terms, *range, known)?;
    }
    Some(())
}

/// Whether all arguments that satisfy the ranges include a negative one.
pub(crate) fn need_a_negative(atoms: &Atoms, ranges: &[Range]) -> bool {
    let natural = |atom: &Atom| match atom {
        Atom::Leaf(_) | Atom::Version(..) => Range { low: 0, high: FAR },
        Atom::Op(..) => Range::default(),
    };
    narrowed(atoms, ranges, atoms.atoms.iter().map(natural).collect()).is_none()
}

/// Like [`intervals`], but starts from known intervals.
pub(crate) fn narrowed(atoms: &Atoms, ranges: &[Range], mut known: Vec<Range>) -> Option<Vec<Range>> {
    for _ in 0..ROUNDS {
        let before = known.clone();
        carry_sums(atoms, ranges, &mut known)?;
        for at in 0..atoms.atoms.len() {
            let own = known.get(at).copied().unwrap_or_default();
            let made = made_of(atoms.atoms.get(at)?, &known);
            let both = intersection(own, made)?;
            if let Some(place) = known.get_mut(at) {
                *place = both;
            }
            carry_back(atoms.atoms.get(at)?, both, &mut known)?;
        }
        if known == before {
            break;
        }
    }
    Some(known)
}

fn intersection(a: Range, b: Range) -> Option<Range> {
    let both = Range { low: a.low.max(b.low), high: a.high.min(b.high) };
    (both.low <= both.high).then_some(both)
}

fn clamped(value: i128) -> i64 {
    i64::try_from(value.clamp(-i128::from(FAR), i128::from(FAR))).unwrap_or(FAR)
}

fn scaled(range: Range, factor: i64) -> Range {
    let end = |end: i64| {
        if end.abs() >= FAR {
            clamped(i128::from(end) * i128::from(factor.signum()))
        } else {
            clamped(i128::from(end) * i128::from(factor))
        }
    };
    let (a, b) = (end(range.low), end(range.high));
    Range { low: a.min(b), high: a.max(b) }
}

fn add(a: Range, b: Range) -> Range {
    let low =
        if a.low <= -FAR || b.low <= -FAR { -FAR } else { clamped(i128::from(a.low) + i128::from(b.low)) };
    let high =
        if a.high >= FAR || b.high >= FAR { FAR } else { clamped(i128::from(a.high) + i128::from(b.high)) };
    Range { low, high }
}

fn of(known: &[Range], atom: u32) -> Range {
    known.get(atom as usize).copied().unwrap_or_default()
}

/// Returns the interval of a sum.
pub(crate) fn of_sum(sum: &Lin, known: &[Range]) -> Range {
    let start = Range { low: sum.constant, high: sum.constant };
    sum.terms.iter().fold(start, |all, &(atom, factor)| add(all, scaled(of(known, atom), factor)))
}

/// Propagates the range of a sum to each of its atoms.
fn carry(terms: &[(u32, i64)], range: Range, known: &mut [Range]) -> Option<()> {
    for &(atom, factor) in terms {
        let others = terms.iter().filter(|term| term.0 != atom);
        let zero = Range { low: 0, high: 0 };
        let rest = others.fold(zero, |all, &(other, by)| add(all, scaled(of(known, other), by)));
        let part = add(range, scaled(rest, -1));
        let own = intersection(of(known, atom), divided(part, factor))?;
        if let Some(place) = known.get_mut(atom as usize) {
            *place = own;
        }
    }
    Some(())
}

/// Returns all numbers whose multiple by `factor` is in `range`.
fn divided(range: Range, factor: i64) -> Range {
    let range = if factor < 0 { scaled(range, -1) } else { range };
    let by = factor.saturating_abs().max(1);
    let up = |value: i64| value.div_euclid(by).saturating_add(i64::from(value.rem_euclid(by) != 0));
    let low = if range.low <= -FAR { -FAR } else { up(range.low) };
    let high = if range.high >= FAR { FAR } else { range.high.div_euclid(by) };
    Range { low, high }
}

/// Returns the interval of an atom as its operands determine it.
fn made_of(atom: &Atom, known: &[Range]) -> Range {
    let Atom::Op(op, a, b) = atom else { return Range::default() };
    let (x, y) = (of_sum(a, known), of_sum(b, known));
    let positive = y.low == y.high && y.low > 0;
    match op {
        BinaryOp::DivS if positive => quotient(x, y.low),
        BinaryOp::FloorDivS if positive => divided_down(x, y.low),
        BinaryOp::DivU | BinaryOp::ShrU if positive && x.low >= 0 => {
            let by = if *op == BinaryOp::DivU {
                Some(y.low)
            } else {
                u32::try_from(y.low).ok().and_then(|by| 1_i64.checked_shl(by))
            };
            by.map_or_else(Range::default, |by| quotient(x, by))
        }
        BinaryOp::RemS | BinaryOp::RemU if positive && x.low >= 0 => {
            Range { low: 0, high: (y.low - 1).min(x.high) }
        }
        BinaryOp::RemS if positive => Range { low: 1 - y.low, high: y.low - 1 },
        BinaryOp::MinS => Range { low: x.low.min(y.low), high: x.high.min(y.high) },
        BinaryOp::MaxS => Range { low: x.low.max(y.low), high: x.high.max(y.high) },
        BinaryOp::Mul => product(x, y),
        _ => Range::default(),
    }
}

/// Returns the interval between the products of the ends. An unbounded end stays unbounded unless
/// it is multiplied by 0.
fn product(x: Range, y: Range) -> Range {
    let ends = [(x.low, y.low), (x.low, y.high), (x.high, y.low), (x.high, y.high)];
    let products = ends.map(|(a, b)| clamped(i128::from(a) * i128::from(b)));
    let [first, ..] = products;
    products.into_iter().fold(Range { low: first, high: first }, |all, end| Range {
        low: all.low.min(end),
        high: all.high.max(end),
    })
}

fn quotient(range: Range, by: i64) -> Range {
    let end = |end: i64| if end.abs() >= FAR { end } else { end / by };
    Range { low: end(range.low), high: end(range.high) }
}

/// [`quotient`], rounded down.
fn divided_down(range: Range, by: i64) -> Range {
    let end = |end: i64| if end.abs() >= FAR { end } else { end.div_euclid(by) };
    Range { low: end(range.low), high: end(range.high) }
}

/// Propagates the interval of an atom to its operands: of quotients and products by a constant.
fn carry_back(atom: &Atom, range: Range, known: &mut [Range]) -> Option<()> {
    let Atom::Op(op, a, b) = atom else { return Some(()) };
    let by = of_sum(b, known);
    let other = of_sum(a, known);
    match op {
        BinaryOp::DivS if by.low == by.high && by.low > 0 => carry_sum(a, dividend(range, by.low), known),
        BinaryOp::FloorDivS if by.low == by.high && by.low > 0 => {
            carry_sum(a, rounded_from(range, by.low), known)
        }
        BinaryOp::Mul if by.low == by.high && by.low != 0 => carry_sum(a, divided(range, by.low), known),
        BinaryOp::Mul if other.low == other.high && other.low != 0 => {
            carry_sum(b, divided(range, other.low), known)
        }
        _ => Some(()),
    }
}

/// Returns all numbers whose quotient, rounded down, is in `range`.
fn rounded_from(range: Range, by: i64) -> Range {
    let first = |of: i64| i128::from(of) * i128::from(by);
    Range {
        low: if range.low <= -FAR { -FAR } else { clamped(first(range.low)) },
        high: if range.high >= FAR { FAR } else { clamped(first(range.high) + i128::from(by) - 1) },
    }
}

/// Returns all numbers whose quotient, rounded towards 0, is in `range`.
fn dividend(range: Range, by: i64) -> Range {
    let times = |value: i128| clamped(value * i128::from(by));
    let (low, high) = (i128::from(range.low), i128::from(range.high));
    Range {
        low: match range.low {
            low if low <= -FAR => -FAR,
            1.. => times(low),
            _ => times(low - 1).saturating_add(1),
        },
        high: match range.high {
            high if high >= FAR => FAR,
            ..0 => times(high),
            _ => times(high + 1).saturating_sub(1),
        },
    }
}

/// Propagates the range of a sum that has a constant to each of its atoms.
fn carry_sum(sum: &Lin, range: Range, known: &mut [Range]) -> Option<()> {
    let constant = Range { low: sum.constant, high: sum.constant };
    carry(&sum.terms, add(range, scaled(constant, -1)), known)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decided(atoms: &mut Atoms, sums: &[(Lin, Range)]) -> Vec<Range> {
        let mut ranges = Vec::new();
        for (sum, range) in sums {
            let (key, _) = atoms.key(sum).unwrap_or_default();
            ranges.resize(ranges.len().max(key as usize + 1), Range::default());
            ranges[key as usize] = *range;
        }
        ranges
    }

    #[test]
    fn sums_that_contradict_each_other_are_seen() {
        // n < 4 and m >= 9, but n - m >= 0.
        let mut atoms = Atoms::default();
        let leaf = |number| Atom::Leaf(<seawall_model::TermId as seawall_base::EntityId>::from_index(number));
        let (n, m) = (Lin::atom(atoms.intern(leaf(0))), Lin::atom(atoms.intern(leaf(1))));
        let difference = n.plus(&m, -1).unwrap_or_else(|| Lin::number(0));
        let open = Range::default();
        let apart = [(n.clone(), Range { high: 3, ..open }), (m.clone(), Range { low: 9, ..open })];
        let ranges = decided(&mut atoms, &apart);
        assert!(intervals(&atoms, &ranges).is_some());
        let [n, m] = apart;
        let ranges = decided(&mut atoms, &[n, m, (difference, Range { low: 0, ..open })]);
        assert_eq!(intervals(&atoms, &ranges), None);
    }

    #[test]
    fn a_quotient_and_its_dividend_go_together() {
        // (n + 63) / 64 >= 2 needs n >= 65.
        let mut atoms = Atoms::default();
        let leaf = Atom::Leaf(<seawall_model::TermId as seawall_base::EntityId>::from_index(0));
        let n = Lin::atom(atoms.intern(leaf));
        let up = n.plus(&Lin::number(63), 1).unwrap_or_else(|| Lin::number(0));
        let steps = Lin::atom(atoms.intern(Atom::Op(BinaryOp::DivS, up, Lin::number(64))));
        let two = (steps, Range { low: 2, ..Range::default() });
        let ranges = decided(&mut atoms, std::slice::from_ref(&two));
        assert_eq!(intervals(&atoms, &ranges).map(|known| known[0].low), Some(65));
        let ranges = decided(&mut atoms, &[two, (n, Range { high: 64, ..Range::default() })]);
        assert_eq!(intervals(&atoms, &ranges), None);
    }

    #[test]
    fn a_tile_without_steps_needs_a_negative_size() {
        // ((n + 63) / 64) * heads > program, where the program id is not negative. A tile without
        // steps has n <= 0.
        let mut atoms = Atoms::default();
        let leaf = |number| <seawall_model::TermId as seawall_base::EntityId>::from_index(number);
        let [n, heads] = [0, 1].map(|number| Lin::atom(atoms.leaf(leaf(number), None)));
        let program = Lin::atom(atoms.leaf(leaf(2), Some(0)));
        let up = n.plus(&Lin::number(63), 1).unwrap_or_else(|| Lin::number(0));
        let tiles = Lin::atom(atoms.intern(Atom::Op(BinaryOp::DivS, up, Lin::number(64))));
        let all = Lin::atom(atoms.intern(Atom::Op(BinaryOp::Mul, tiles, heads)));
        let ahead = program.plus(&all, -1).unwrap_or_else(|| Lin::number(0));
        let (some, none) = (Range { low: -FAR, high: -1 }, Range { low: -FAR, high: 0 });
        let one_tile = decided(&mut atoms, &[(ahead.clone(), some)]);
        assert!(intervals(&atoms, &one_tile).is_some() && !need_a_negative(&atoms, &one_tile));
        let without_steps = decided(&mut atoms, &[(ahead, some), (n, none)]);
        assert!(intervals(&atoms, &without_steps).is_some() && need_a_negative(&atoms, &without_steps));
    }

    #[test]
    fn quotients_that_round_down_go_with_their_dividends() {
        let open = Range::default();
        for by in [1, 2, 3, 7] {
            for low in -20..20_i64 {
                let one = rounded_from(Range { low, high: low }, by);
                let inside = |value: i64| (one.low..=one.high).contains(&value);
                for value in -160..160_i64 {
                    assert_eq!(inside(value), value.div_euclid(by) == low, "{value} by {by}");
                }
                assert_eq!(divided_down(one, by), Range { low, high: low });
                assert_eq!(rounded_from(Range { low, ..open }, by), Range { high: FAR, ..one });
            }
        }
        assert_eq!(divided_down(open, 3), open);
    }

    #[test]
    fn products_lie_between_those_of_the_ends() {
        let range = |low, high| Range { low, high };
        assert_eq!(product(range(-2, 3), range(-5, 7)), range(-15, 21));
        assert_eq!(product(range(0, 0), Range::default()), range(0, 0));
        assert_eq!(product(range(2, FAR), range(-1, 3)), range(-FAR, FAR));
        assert_eq!(product(range(2, FAR), range(3, FAR)), range(6, FAR));
    }
}
