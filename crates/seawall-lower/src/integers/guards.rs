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
            Guard::Compare(predicate, a, b) => roots.get(*a)?.compared(*predicate, *roots.get(*b)?),
        }
    }
}

/// The conditions around an op, over the roots of formulas.
#[derive(Debug)]
pub(crate) struct Conditions {
    /// Each with whether threads may differ in it.
    guards: SmallVec<[(Guard, bool); 2]>,
}

impl Conditions {
    /// Appends the values that the conditions compare to `values`, as [`Guard::new`] does.
    pub(crate) fn new(
        facts: &Facts<'_>,
        around: &Arounds,
        by_thread: impl Fn(Around) -> bool,
        values: &mut Vec<ValueId>,
    ) -> Self {
        let guards = around.iter().map(|&around| (Guard::new(facts, around, values), by_thread(around)));
        Conditions { guards: guards.collect() }
    }

    /// Whether a thread with these roots does not reach the op.
    pub(crate) fn fail(&self, roots: &[Interval]) -> bool {
        self.guards.iter().any(|(guard, _)| guard.holds(roots) == Some(false))
    }

    /// Whether it is not known which threads reach the op.
    pub(crate) fn are_open(&self, roots: &[Interval]) -> bool {
        self.guards.iter().any(|(guard, by_thread)| *by_thread && guard.holds(roots).is_none())
    }
}
