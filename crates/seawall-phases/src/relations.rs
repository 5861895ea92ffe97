//! Whether arguments that shift are still arguments: what an atom is made of shifts as the atom does.
//!
//! In runs that are to find something, choices that no arguments make are left out (`bounds.rs`). So a newer state may be said to continue like an
//! older one only if its arguments, shifted, are arguments, too: a quotient that shifts by one has a dividend that shifts by the divisor. Of an
//! atom of which nothing is known the shift is free, and is chosen so. Runs that are to prove something leave nothing out, and need none of this.

use rustc_hash::FxHashSet;
use seawall_model::BinaryOp;

use crate::lin::{Atom, Lin, Range};
use crate::machine::Machine;
use crate::moves::Shifts;

/// What an operation makes of shifts of its operands.
enum Binds {
    /// The first operand shifts so many times as the result does.
    Times(i64),
    /// The result does not shift, and the first operand does so by a multiple of this.
    Multiple(i64),
    /// Nothing may shift.
    Fixed,
}

/// Rounds of choosing what is free: atoms are made of atoms a few deep.
const ROUNDS: usize = 8;

impl Machine<'_> {
    /// The shifts with those that follow from them; `None` if they are none of arguments.
    pub(crate) fn related(&self, mut shifts: Shifts, old: &[Range], new: &[Range]) -> Option<Shifts> {
        if self.proving {
            return Some(shifts);
        }
        let mut fixed = self.known_atoms(old, new);
        let made = self.operations_in(fixed.iter().copied().collect());
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

    /// Whether an atom, and all that it is made of, shifts as its operands do.
    pub(crate) fn is_kept_related(&self, atom: u32, shifts: &Shifts) -> bool {
        self.proving
            || shifts.values().all(|shift| *shift == 0)
            || self.operations_in(vec![atom]).iter().all(|atom| self.is_related(*atom, shifts))
    }

    /// Atoms of keys of which something is known.
    fn known_atoms(&self, old: &[Range], new: &[Range]) -> FxHashSet<u32> {
        let known =
            |ranges: &[Range], key: usize| ranges.get(key).is_some_and(|own| *own != Range::default());
        let keys = self.atoms.keys.iter().enumerate().filter(|(key, _)| known(old, *key) || known(new, *key));
        keys.flat_map(|(_, key)| key.terms.iter().map(|term| term.0)).collect()
    }

    /// Of atoms and those that they are made of, the ones that are operations; operands come before what is made of them, as they are interned.
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

    /// Chooses what is free of an operation: its result, or an atom of its first operand.
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
            (is_free && (shift <= 0 || self.atoms.least(operand).is_none())).then_some((operand, shift))
        };
        if let Some((operand, shift)) = a.terms.iter().find_map(free) {
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
