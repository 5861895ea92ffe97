//! Values: numbers, and sums of unknown numbers ("atoms") with factors and a constant.
//!
//! What a kernel computes from its arguments is a sum of atoms where possible. The result of
//! another operation, such as a quotient, is an atom itself. Atoms are interned, so that equal
//! expressions are equal values in every partition.

use rustc_hash::FxHashMap;
use seawall_base::{gcd, index_u32};
use seawall_model::{BinaryOp, TermId};
use smallvec::SmallVec;

/// `constant + sum of factor * atom`, atoms ascending, no factor 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Lin {
    pub(crate) constant: i64,
    pub(crate) terms: SmallVec<[(u32, i64); 2]>,
}

/// The most atoms of a sum. A longer sum is an atom itself.
const LONGEST: usize = 6;

impl Lin {
    pub(crate) fn number(constant: i64) -> Self {
        Lin { constant, terms: SmallVec::new() }
    }

    pub(crate) fn atom(atom: u32) -> Self {
        Lin { constant: 0, terms: SmallVec::from_slice(&[(atom, 1)]) }
    }

    pub(crate) fn as_number(&self) -> Option<i64> {
        self.terms.is_empty().then_some(self.constant)
    }

    /// Returns `self + factor * other`; `None` beyond 64 bits or if the sum is too long.
    pub(crate) fn plus(&self, other: &Lin, factor: i64) -> Option<Lin> {
        let constant = self.constant.checked_add(other.constant.checked_mul(factor)?)?;
        let mut terms = self.terms.clone();
        for &(atom, of) in &other.terms {
            let more = of.checked_mul(factor)?;
            match terms.binary_search_by_key(&atom, |term| term.0) {
                Ok(at) => {
                    let term = terms.get_mut(at)?;
                    term.1 = term.1.checked_add(more)?;
                }
                Err(at) => terms.insert(at, (atom, more)),
            }
        }
        terms.retain(|term| term.1 != 0);
        (terms.len() <= LONGEST).then_some(Lin { constant, terms })
    }

    pub(crate) fn times(&self, factor: i64) -> Option<Lin> {
        Lin::number(0).plus(self, factor)
    }
}

/// What an atom is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Atom {
    /// A symbol or an argument of the kernel, by the term that names it.
    Leaf(TermId),
    /// An operation whose result is not a sum.
    Op(BinaryOp, Lin, Lin),
    /// The version of an atom in an epoch (see `epochs.rs`).
    Version(u32, u32),
}

/// A sum of atoms without its constant and without a common factor, the first factor positive.
/// Comparisons are about keys.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    pub(crate) terms: SmallVec<[(u32, i64); 2]>,
}

/// Atoms and keys of one program, interned.
#[derive(Clone, Debug, Default)]
pub(crate) struct Atoms {
    ids: FxHashMap<Atom, u32>,
    pub(crate) atoms: Vec<Atom>,
    /// Least values of atoms for all arguments, such as those of program ids.
    least: FxHashMap<u32, i64>,
    key_ids: FxHashMap<Key, u32>,
    pub(crate) keys: Vec<Key>,
    /// The version of a key in each epoch. `of_versions` is the inverse.
    versions: FxHashMap<(u32, u32), u32>,
    of_versions: FxHashMap<u32, (u32, u32)>,
}

impl Atoms {
    pub(crate) fn intern(&mut self, atom: Atom) -> u32 {
        if let Some(&id) = self.ids.get(&atom) {
            return id;
        }
        let id = index_u32(self.atoms.len());
        self.atoms.push(atom.clone());
        self.ids.insert(atom, id);
        id
    }

    /// Returns the atom of an operation that is not a sum. Operations that are equal for all
    /// arguments share an atom. A right shift is a quotient that rounds down, and so is any
    /// quotient of a number that is never negative.
    pub(crate) fn operation(&mut self, op: BinaryOp, a: Lin, b: Lin) -> u32 {
        let is_natural = a.constant >= 0
            && a.terms
                .iter()
                .all(|&(atom, factor)| factor > 0 && self.least(atom).is_some_and(|least| least >= 0));
        let number = b.as_number();
        let shift = number.and_then(|by| u32::try_from(by).ok()).filter(|by| *by <= 32);
        let (op, b) = match (op, shift) {
            (BinaryOp::ShrS, Some(by)) => (BinaryOp::FloorDivS, Lin::number(1 << by)),
            (BinaryOp::ShrU, Some(by)) if is_natural => (BinaryOp::FloorDivS, Lin::number(1 << by)),
            (BinaryOp::DivS | BinaryOp::DivU, _) if is_natural && number > Some(0) => {
                (BinaryOp::FloorDivS, b)
            }
            (BinaryOp::RemU, _) if is_natural && number > Some(0) => (BinaryOp::RemS, b),
            _ => (op, b),
        };
        self.intern(Atom::Op(op, a, b))
    }

    /// Returns a value as a slot of a ring: the atom of its terms modulo the size of the ring, and
    /// the offset from there. `None` if the value is no remainder of a known, positive divisor.
    pub(crate) fn in_ring(&mut self, value: &Lin) -> Option<(u32, u32)> {
        let (0, [(atom, 1)]) = (value.constant, value.terms.as_slice()) else { return None };
        let Some(Atom::Op(op, of, by)) = self.atoms.get(*atom as usize) else { return None };
        let size = match (op, by.as_number()?) {
            (BinaryOp::RemS, size @ 1..) => size,
            (BinaryOp::And, mask @ 0..) => mask.checked_add(1).filter(|size| size.count_ones() == 1)?,
            _ => return None,
        };
        let offset = u32::try_from(of.constant.rem_euclid(size)).ok()?;
        let terms = Lin { constant: 0, terms: of.terms.clone() };
        Some((self.intern(Atom::Op(BinaryOp::RemS, terms, Lin::number(size))), offset))
    }

    /// Returns the atom of a symbol or an argument that is not below `least`.
    pub(crate) fn leaf(&mut self, term: TermId, least: Option<i64>) -> u32 {
        let atom = self.intern(Atom::Leaf(term));
        if let Some(least) = least {
            self.least.insert(atom, least);
        }
        atom
    }

    /// Returns the least value of an atom, if one is known for all runs. The versions of an
    /// argument share it.
    pub(crate) fn least(&self, atom: u32) -> Option<i64> {
        let base = match self.atoms.get(atom as usize) {
            Some(Atom::Version(base, _)) => *base,
            _ => atom,
        };
        self.least.get(&base).copied()
    }

    /// Returns the range of an atom that holds in every run.
    pub(crate) fn given(&self, atom: u32) -> Range {
        Range { low: self.least(atom).unwrap_or(-FAR), high: FAR }
    }

    /// Returns the range of a key that holds in every run.
    pub(crate) fn given_of_key(&self, key: u32) -> Range {
        match self.keys.get(key as usize).map(|key| key.terms.as_slice()) {
            Some(&[(atom, 1)]) => self.given(atom),
            _ => Range::default(),
        }
    }

    /// Returns the key of a sum with the factor of the key in it; `None` for a number.
    pub(crate) fn key(&mut self, sum: &Lin) -> Option<(u32, i64)> {
        let first = sum.terms.first()?.1;
        let common = sum.terms.iter().fold(0, |common, term| gcd(common, term.1.unsigned_abs()));
        let factor = i64::try_from(common).ok()?.checked_mul(first.signum())?;
        let terms = sum.terms.iter().map(|term| (term.0, term.1 / factor)).collect();
        Some((self.intern_key(Key { terms }), factor))
    }

    fn intern_key(&mut self, key: Key) -> u32 {
        if let Some(&id) = self.key_ids.get(&key) {
            return id;
        }
        let id = index_u32(self.keys.len());
        self.keys.push(key.clone());
        self.key_ids.insert(key, id);
        id
    }

    /// Returns the version of a key in an epoch: the same sum of versions. Its terms stay in the
    /// order of the key, so that the order is the same in all epochs.
    pub(crate) fn version(&mut self, key: u32, epoch: u32) -> u32 {
        if let Some(&known) = self.versions.get(&(key, epoch)) {
            return known;
        }
        let terms = self.keys[key as usize].terms.clone();
        let own = terms.iter().map(|&(atom, factor)| (self.intern(Atom::Version(atom, epoch)), factor));
        let own = Key { terms: own.collect() };
        let id = self.intern_key(own);
        self.versions.insert((key, epoch), id);
        self.of_versions.insert(id, (key, epoch));
        id
    }

    /// Returns the shift of an atom. A version without a shift has that of its argument.
    pub(crate) fn shift(&self, atom: u32, shifts: &FxHashMap<u32, i64>) -> i64 {
        let of = |atom: &u32| shifts.get(atom).copied();
        let base = || match self.atoms.get(atom as usize) {
            Some(Atom::Version(base, _)) => of(base),
            _ => None,
        };
        of(&atom).or_else(base).unwrap_or(0)
    }

    /// Returns the shift of a key: that of the sum of its atoms.
    pub(crate) fn shift_of_key(&self, key: u32, shifts: &FxHashMap<u32, i64>) -> i64 {
        let terms = &self.keys[key as usize].terms;
        terms.iter().map(|&(atom, factor)| factor.saturating_mul(self.shift(atom, shifts))).sum()
    }

    /// Returns the epoch of which an atom is a version.
    pub(crate) fn epoch(&self, atom: u32) -> Option<u32> {
        match self.atoms.get(atom as usize) {
            Some(Atom::Version(_, epoch)) => Some(*epoch),
            _ => None,
        }
    }

    /// Returns the key of which a key is a version, and the epoch.
    pub(crate) fn of_version(&self, key: u32) -> Option<(u32, u32)> {
        self.of_versions.get(&key).copied()
    }
}

/// What is known of a key in one run. Both ends are included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    pub(crate) low: i64,
    pub(crate) high: i64,
}

/// Stands for no bound, far from where sums overflow.
pub(crate) const FAR: i64 = 1 << 60;

impl Default for Range {
    fn default() -> Self {
        Range { low: -FAR, high: FAR }
    }
}

/// A choice to be made: whether the key is below `at`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Split {
    pub(crate) key: u32,
    pub(crate) at: i64,
}

/// Whether `factor * key + constant < 0`.
pub(crate) fn is_negative(range: Range, key: u32, factor: i64, constant: i64) -> Result<bool, Split> {
    let at = |value: i64| i128::from(factor) * i128::from(value) + i128::from(constant);
    let (a, b) = (at(range.low), at(range.high));
    let far = |value: i64| value.abs() >= FAR;
    let (low_end, high_end) = if factor > 0 { (range.low, range.high) } else { (range.high, range.low) };
    let (least, most) = (a.min(b), a.max(b));
    if most < 0 && !far(high_end) {
        return Ok(true);
    }
    if least >= 0 && !far(low_end) {
        return Ok(false);
    }
    let constant = i128::from(constant);
    let factor = i128::from(factor);
    // The least key of the upper part.
    let threshold = match factor > 0 {
        true => (-constant).div_euclid(factor) + i128::from((-constant).rem_euclid(factor) != 0),
        false => constant.div_euclid(-factor) + 1,
    };
    let limit = i128::from(FAR) - 1;
    Err(Split { key, at: i64::try_from(threshold.clamp(-limit, limit)).expect("the limit fits") })
}

/// Whether `factor * key + constant == 0`.
pub(crate) fn is_zero(range: Range, key: u32, factor: i64, constant: i64) -> Result<bool, Split> {
    if constant.checked_rem(factor) != Some(0) {
        return Ok(false);
    }
    let value = (-constant).wrapping_div(factor);
    if value < range.low || value > range.high {
        return Ok(false);
    }
    if range.low == range.high {
        return Ok(true);
    }
    let at = if range.low < value { value } else { value.saturating_add(1) };
    Err(Split { key, at })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_of_equal_atoms_have_one_key() {
        let mut atoms = Atoms::default();
        let (n, m) = (Lin::atom(0), Lin::atom(1));
        let a = n.times(64).and_then(|n| n.plus(&m, -64)).map(|sum| atoms.key(&sum));
        let b = m.plus(&n, -1).map(|sum| atoms.key(&sum));
        assert_eq!(a, Some(Some((0, 64))));
        assert_eq!(b, Some(Some((0, -1))));
    }

    #[test]
    fn a_comparison_is_decided_or_splits_where_it_changes() {
        // 64 - n < 0 for n of 65 and more.
        let open = Range::default();
        assert_eq!(is_negative(open, 0, -1, 64), Err(Split { key: 0, at: 65 }));
        assert_eq!(is_negative(Range { low: 65, ..open }, 0, -1, 64), Ok(true));
        assert_eq!(is_negative(Range { high: 64, ..open }, 0, -1, 64), Ok(false));
        // 3n - 7 < 0 for n of 2 and less.
        assert_eq!(is_negative(open, 0, 3, -7), Err(Split { key: 0, at: 3 }));
    }

    #[test]
    fn equality_splits_until_one_value_is_left() {
        assert_eq!(is_zero(Range { low: 0, high: 9 }, 0, 1, -4), Err(Split { key: 0, at: 4 }));
        assert_eq!(is_zero(Range { low: 4, high: 9 }, 0, 1, -4), Err(Split { key: 0, at: 5 }));
        assert_eq!(is_zero(Range { low: 4, high: 4 }, 0, 1, -4), Ok(true));
        assert_eq!(is_zero(Range { low: 4, high: 9 }, 0, 2, -5), Ok(false));
    }
}
