//! Conditions around an op, decided thread by thread: which threads reach it.

use seawall_dialects::{Arith, Meaning, Regions};
use seawall_mlir::{OpId, ValueId};
use seawall_model::Predicate;
use smallvec::SmallVec;

use crate::facts::Facts;
use crate::integers;
use crate::integers::interval::Interval;

/// Deeper conditions are unknown.
const MAX_DEPTH: u32 = 8;

/// The most conditions around an op that are followed.
const MAX_GUARDS: usize = 16;

/// What must hold for a thread to reach an op.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Around {
    /// The condition of an `scf.if` is true, or false.
    Condition(ValueId, bool),
    /// A loop from the first bound to the second has an iteration.
    Loop(ValueId, ValueId),
}

/// The conditions around an op, innermost first.
pub(crate) type Arounds = SmallVec<[Around; 2]>;

/// What holds for the threads that reach `op`, up to its function.
pub(crate) fn around(facts: &Facts<'_>, op: OpId) -> Arounds {
    let module = facts.module;
    let (mut found, mut at) = (Arounds::new(), op);
    // The reader bounds the nesting.
    while let Some(outer) = module.parent_op(at).filter(|_| found.len() < MAX_GUARDS) {
        let region = module.op(at).parent.and_then(|block| module.block(block).parent);
        match facts.meaning(outer) {
            Meaning::Func => break,
            Meaning::Regions(Regions::If) => {
                let position = module.regions(outer).iter().position(|&own| Some(own) == region);
                if let (Some(&condition), Some(position @ 0..=1)) = (module.operands(outer).first(), position)
                {
                    found.push(Around::Condition(condition, position == 0));
                }
            }
            // A copy of an unrolled loop is an iteration that takes place.
            Meaning::Regions(Regions::For)
                if !facts.flag(outer, "unsignedCmp") && facts.iteration(outer).is_none() =>
            {
                let bounds = facts.operand(outer, "lowerBound").zip(facts.operand(outer, "upperBound"));
                found.extend(bounds.map(|(lower, upper)| Around::Loop(lower, upper)));
            }
            _ => {}
        }
        at = outer;
    }
    found
}

/// A condition over the roots of formulas.
#[derive(Clone, Debug)]
pub(crate) enum Guard {
    Compare(Predicate, usize, usize),
    And(Box<(Guard, Guard)>),
    Or(Box<(Guard, Guard)>),
    Not(Box<Guard>),
    Constant(bool),
    Unknown,
}

impl Guard {
    /// The condition of `around`. Appends the values that it compares to `values`, whose formulas
    /// are the roots.
    pub(crate) fn new(facts: &Facts<'_>, around: Around, values: &mut Vec<ValueId>) -> Guard {
        match around {
            Around::Condition(value, true) => Guard::of(facts, value, values, 0),
            Around::Condition(value, false) => Guard::Not(Box::new(Guard::of(facts, value, values, 0))),
            Around::Loop(lower, upper) => {
                values.extend([lower, upper]);
                Guard::Compare(Predicate::Slt, values.len() - 2, values.len() - 1)
            }
        }
    }

    fn of(facts: &Facts<'_>, value: ValueId, values: &mut Vec<ValueId>, depth: u32) -> Guard {
        let module = facts.module;
        if facts.bits(value) != Some(1) || depth > MAX_DEPTH {
            return Guard::Unknown;
        }
        if let Some(constant) = facts.constant(value) {
            return Guard::Constant(constant != 0);
        }
        let Some(op) = module.defining_op(value) else { return Guard::Unknown };
        let &[a, b] = module.operands(op) else { return Guard::Unknown };
        let mut both = || {
            let mut of = |value| Guard::of(facts, value, values, depth + 1);
            Box::new((of(a), of(b)))
        };
        match facts.meaning(op) {
            Meaning::Arith(Arith::And) => Guard::And(both()),
            Meaning::Arith(Arith::Or) => Guard::Or(both()),
            Meaning::Arith(Arith::Xor) if facts.constant(b).is_some_and(|b| b != 0) => {
                Guard::Not(Box::new(Guard::of(facts, a, values, depth + 1)))
            }
            Meaning::Arith(Arith::Compare) => match integers::predicate(facts, op) {
                Some(predicate) => {
                    values.extend([a, b]);
                    Guard::Compare(predicate, values.len() - 2, values.len() - 1)
                }
                None => Guard::Unknown,
            },
            _ => Guard::Unknown,
        }
    }

    /// Whether the condition holds if the roots have these values; `None` if it may or may not.
    pub(crate) fn holds(&self, roots: &[Interval]) -> Option<bool> {
        match self {
            Guard::Constant(holds) => Some(*holds),
            Guard::Unknown => None,
            Guard::Not(inner) => inner.holds(roots).map(|holds| !holds),
            Guard::And(both) => match (both.0.holds(roots), both.1.holds(roots)) {
                (Some(false), _) | (_, Some(false)) => Some(false),
                (Some(true), Some(true)) => Some(true),
                (None, Some(true) | None) | (Some(true), None) => None,
            },
            Guard::Or(both) => match (both.0.holds(roots), both.1.holds(roots)) {
                (Some(true), _) | (_, Some(true)) => Some(true),
                (Some(false), Some(false)) => Some(false),
                (None, Some(false) | None) | (Some(false), None) => None,
            },
            Guard::Compare(predicate, a, b) => compared(*predicate, *roots.get(*a)?, *roots.get(*b)?),
        }
    }
}

fn compared(predicate: Predicate, a: Interval, b: Interval) -> Option<bool> {
    if let (Some(a), Some(b)) = (a.as_point(), b.as_point()) {
        return Some(predicate.holds(a, b));
    }
    let is_natural = a.lo >= 0 && b.lo >= 0;
    let less = |a: Interval, b: Interval| match () {
        () if a.hi < b.lo => Some(true),
        () if a.lo >= b.hi => Some(false),
        () => None,
    };
    match predicate {
        Predicate::Slt => less(a, b),
        Predicate::Sgt => less(b, a),
        Predicate::Sle => less(b, a).map(|holds| !holds),
        Predicate::Sge => less(a, b).map(|holds| !holds),
        Predicate::Ult if is_natural => less(a, b),
        Predicate::Ugt if is_natural => less(b, a),
        Predicate::Ule if is_natural => less(b, a).map(|holds| !holds),
        Predicate::Uge if is_natural => less(a, b).map(|holds| !holds),
        Predicate::Eq if a.hi < b.lo || b.hi < a.lo => Some(false),
        Predicate::Ne if a.hi < b.lo || b.hi < a.lo => Some(true),
        Predicate::Ult | Predicate::Ugt | Predicate::Ule | Predicate::Uge | Predicate::Eq | Predicate::Ne => {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comparisons_are_decided_only_if_all_numbers_agree() {
        use Predicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        let all = [Eq, Ne, Slt, Sle, Sgt, Sge, Ult, Ule, Ugt, Uge];
        let sides = [(-3, -1), (-2, 2), (0, 0), (0, 3), (2, 2), (2, 5)];
        for predicate in all {
            for a in sides {
                for b in sides {
                    let decided = compared(predicate, Interval::new(a.0, a.1), Interval::new(b.0, b.1));
                    for x in a.0..=a.1 {
                        for y in b.0..=b.1 {
                            let holds = predicate.holds(x, y);
                            assert!(decided.is_none_or(|d| d == holds), "{predicate:?} {x} {y}");
                        }
                    }
                }
            }
        }
    }
}
