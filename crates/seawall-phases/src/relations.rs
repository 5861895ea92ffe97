//! Whether shifted arguments are still arguments: each atom has to shift as its operands do.
//!
//! Search runs leave out choices that no arguments make (`bounds.rs`). So an older state covers a
//! newer one only if its arguments, shifted, are arguments, too. For example, a quotient shifts by
//! one if its dividend shifts by the divisor. An atom of which nothing is known has a free shift,
//! which is chosen to fit. Proof runs leave nothing out, and need none of this.

use rustc_hash::FxHashSet;
use seawall_model::BinaryOp;

use crate::checker::ModelChecker;
use crate::lin::{Atom, Lin, Range};
use crate::moves::Shifts;

/// How an operation relates the shifts of its operands and of its result.
enum Binds {
    /// The first operand shifts this many times as far as the result.
    Times(i64),
    /// The result does not shift, and the first operand shifts by a multiple of this.
    Multiple(i64),
    /// Nothing may shift.
    Fixed,
}

/// Rounds of choosing free shifts. Atoms are nested a few levels deep.
const ROUNDS: usize = 8;

impl ModelChecker<'_> {
    /// Returns the shifts with those that follow from them; `None` if no arguments shift so.
    pub(crate) fn related(&self, mut shifts: Shifts, old: &[Range], new: &[Range]) -> Option<Shifts> {
        if self.proving {
            return Some(shifts);
        }
        let mut fixed = self.known_atoms(old, new);
        let rings = self.places.rings.iter();
        let made = self.operations_in(fixed.iter().chain(rings).copied().collect());
        for _ in 0..ROUNDS {
            let before = fixed.len();
            for &atom in &made {
                self.relate(atom, &mut shifts, &mut fixed);
            }
            if fixed.len() == before {
                break;
            }
        }
        made.iter().all(|atom| self.is_related(*atom, &shifts)).then_some(shifts)
    }

    /// Whether an atom, and all atoms in it, shift as their operands do.
    pub(crate) fn is_kept_related(&self, atom: u32, shifts: &Shifts) -> bool {
        self.proving
            || shifts.values().all(|shift| *shift == 0)
            || self.operations_in(vec![atom]).iter().all(|atom| self.is_related(*atom, shifts))
    }

    /// Returns the atoms of keys that have a range.
    fn known_atoms(&self, old: &[Range], new: &[Range]) -> FxHashSet<u32> {
        let known =
            |ranges: &[Range], key: usize| ranges.get(key).is_some_and(|own| *own != Range::default());
        let keys = self.atoms.keys.iter().enumerate().filter(|(key, _)| known(old, *key) || known(new, *key));
        keys.flat_map(|(_, key)| key.terms.iter().map(|term| term.0)).collect()
    }

    /// Returns the operations among some atoms and all atoms in them. Operands come before their
    /// users, because they are interned first.
    fn operations_in(&self, mut open: Vec<u32>) -> Vec<u32> {
        let mut made = FxHashSet::default();
        while let Some(atom) = open.pop() {
            if let Some(Atom::Op(_, a, b)) = self.atoms.atoms.get(atom as usize)
                && made.insert(atom)
            {
                open.extend(a.terms.iter().chain(&b.terms).map(|term| term.0));
            }
        }
        let mut made: Vec<u32> = made.into_iter().collect();
        made.sort_unstable();
        made
    }

    fn sum_of_shifts(&self, of: &Lin, shifts: &Shifts) -> i64 {
        of.terms.iter().map(|&(atom, factor)| factor.saturating_mul(self.atoms.shift(atom, shifts))).sum()
    }

    fn is_related(&self, atom: u32, shifts: &Shifts) -> bool {
        let Some(Atom::Op(op, a, b)) = self.atoms.atoms.get(atom as usize) else { return true };
        let own = self.atoms.shift(atom, shifts);
        let (first, second) = (self.sum_of_shifts(a, shifts), self.sum_of_shifts(b, shifts));
        match binds(*op, b) {
            Binds::Times(by) => own.checked_mul(by) == Some(first),
            Binds::Multiple(of) => own == 0 && first % of == 0,
            Binds::Fixed => (own, first, second) == (0, 0, 0),
        }
    }

    /// Chooses a free shift of an operation: that of its result, or of an atom of its first
    /// operand.
    fn relate(&self, atom: u32, shifts: &mut Shifts, fixed: &mut FxHashSet<u32>) {
        let Some(Atom::Op(op, a, b)) = self.atoms.atoms.get(atom as usize) else { return };
        if self.is_related(atom, shifts) {
            return;
        }
        let wanted = match binds(*op, b) {
            Binds::Times(by) => self.atoms.shift(atom, shifts).checked_mul(by),
            Binds::Multiple(_) => Some(0),
            Binds::Fixed => None,
        };
        let Some(missing) = wanted.and_then(|wanted| wanted.checked_sub(self.sum_of_shifts(a, shifts)))
        else {
            return;
        };
        if let (Binds::Times(by), false) = (binds(*op, b), fixed.contains(&atom))
            && self.sum_of_shifts(a, shifts) % by == 0
            && a.terms.iter().all(|term| fixed.contains(&term.0))
        {
            shifts.insert(atom, self.sum_of_shifts(a, shifts) / by);
            fixed.insert(atom);
            return;
        }
        let free = |&(operand, factor): &(u32, i64)| {
            let shift = self.atoms.shift(operand, shifts).saturating_add(missing.checked_div(factor)?);
            let is_free = !fixed.contains(&operand) && missing % factor == 0;
            is_free.then_some((operand, shift))
        };
        // An operand with a least value may not shift that far.
        let stays = |&(operand, shift): &(u32, i64)| shift <= 0 || self.atoms.least(operand).is_none();
        let chosen = a.terms.iter().filter_map(free).find(stays).or_else(|| a.terms.iter().find_map(free));
        if let Some((operand, shift)) = chosen {
            shifts.insert(operand, shift);
            fixed.insert(operand);
            fixed.insert(atom);
        }
    }
}

fn binds(op: BinaryOp, by: &Lin) -> Binds {
    let number = by.as_number();
    let positive = number.filter(|number| *number > 0);
    match op {
        BinaryOp::DivS | BinaryOp::DivU | BinaryOp::FloorDivS => positive.map_or(Binds::Fixed, Binds::Times),
        BinaryOp::ShrS | BinaryOp::ShrU => match number {
            Some(by @ 0..=32) => Binds::Times(1 << by),
            _ => Binds::Fixed,
        },
        BinaryOp::RemS | BinaryOp::RemU => positive.map_or(Binds::Fixed, Binds::Multiple),
        BinaryOp::And => match number.and_then(|mask| mask.checked_add(1)) {
            Some(of) if of > 0 && of.count_ones() == 1 => Binds::Multiple(of),
            _ => Binds::Fixed,
        },
        _ => Binds::Fixed,
    }
}
