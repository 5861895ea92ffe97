//! Loops with an unknown step, which count their iterations.
//!
//! The counter of `scf.for %i = %lower to %upper step %step` is `lower + n * step` in iteration
//! `n`. Whether `%i + k * %step` is below the upper bound is whether `n + k` is below the number of
//! iterations. Comparisons are terms of that form, so that no analysis has to multiply unknown
//! values. Steps are positive (MLIR, `scf.for`).

use rustc_hash::FxHashMap;
use seawall_dialects::Meaning;
use seawall_mlir::{OpId, ValueDef, ValueId};
use seawall_model::{BinaryOp, Predicate, Sum, TermId, TermKind};

use crate::integers::scalar_op;
use crate::structure::Structure;
use crate::terms::Terms;

/// The loops of a module with an unknown step.
#[derive(Debug, Default)]
pub(crate) struct Strided {
    loops: Vec<OpId>,
    /// The counters of iterations of the loops that are already lowered.
    counters: FxHashMap<OpId, TermId>,
    /// Whether there are partitions. Whether a loop has an iteration at all is then a comparison of
    /// its bounds, because other partitions compare the same values, but not for this loop.
    compares_bounds: bool,
    /// Set while bounds become terms. A comparison that a bound depends on stays as it is.
    busy: bool,
}

impl Strided {
    pub(crate) fn new(structure: &Structure<'_>) -> Self {
        let facts = structure.facts;
        // A loop with a header block does not count its iterations.
        if facts.upstream || structure.placed.headed_loops {
            return Strided::default();
        }
        let has_unknown_step = |op: &OpId| {
            if facts.module.regions(*op).is_empty() {
                return false;
            }
            let step = facts.operand(*op, "step");
            step.is_some_and(|step| facts.constant(step).is_none()) && !facts.flag(*op, "unsignedCmp")
        };
        let loops: Vec<OpId> = facts.module.walk().filter(has_unknown_step).collect();
        let is_split = |op: OpId| matches!(facts.meaning(op), Meaning::WarpSpecialize(_));
        let compares_bounds = !loops.is_empty() && facts.module.walk().any(is_split);
        Strided { loops, compares_bounds, ..Strided::default() }
    }
}

impl Terms<'_> {
    /// The bounds of the loop condition. A loop with an unknown step counts its iterations instead.
    pub(crate) fn by_iterations(
        &mut self,
        op: OpId,
        (index, counter): (ValueId, TermId),
        (lower, upper, step): (TermId, TermId, TermId),
    ) -> (TermId, TermId, TermId) {
        let is_unknown = self.strided.loops.contains(&op) && self.arena.as_const(step).is_none();
        let trips = is_unknown.then(|| self.trips(lower, upper, step)).flatten();
        let Some((trips, more)) = trips else { return (lower, upper, step) };
        self.strided.counters.insert(op, counter);
        let trips = self.plus(trips, more);
        let terms = &mut self.arena;
        let (zero, one) = (terms.constant(0), terms.constant(1));
        let behind = terms.binary(BinaryOp::Mul, counter, step);
        let at = terms.binary(BinaryOp::Add, lower, behind);
        *self.table.entry(index) = Some(at);
        (zero, trips, one)
    }

    /// The number of iterations of a loop as a term plus a constant. It is below 1 if there are
    /// none.
    ///
    /// A pipelined loop ends some steps before the bound of the loop that it is made from. The term
    /// is the number of iterations of the latter, which is also exact for comparisons with it.
    fn trips(&mut self, lower: TermId, upper: TermId, step: TermId) -> Option<(TermId, i64)> {
        let [first, end, stride] = [lower, upper, step].map(|term| Sum::of(&self.arena, term));
        let stride = stride?;
        let mut all = end?.minus(&first?)?;
        let early = steps_in(&all, &stride).filter(|&steps| steps < 0).unwrap_or(0);
        all = all.minus_times(&stride, early)?;
        // The quotient of a division is rounded up.
        let mut rounded = all.minus_times(&stride, -1)?;
        rounded.constant = rounded.constant.checked_sub(1)?;
        let rounded = rounded.term(&mut self.arena);
        Some((self.arena.binary(BinaryOp::DivS, rounded, step), early))
    }

    /// A comparison as one with the number of iterations of a loop with an unknown step, if it is
    /// about that. `op` compares: its operands, or bounds of a loop.
    pub(crate) fn of_iterations(
        &mut self,
        op: OpId,
        (predicate, a, b): (Predicate, TermId, TermId),
    ) -> Option<TermKind> {
        if self.strided.loops.is_empty() || self.strided.busy {
            return None;
        }
        let (small, large, holds) = match predicate {
            Predicate::Slt => (a, b, true),
            Predicate::Sgt => (b, a, true),
            Predicate::Sge => (a, b, false),
            Predicate::Sle => (b, a, false),
            Predicate::Eq
            | Predicate::Ne
            | Predicate::Ult
            | Predicate::Ule
            | Predicate::Ugt
            | Predicate::Uge => return None,
        };
        // `small < large` is `small - large < 0`, and the opposite of `large - small - 1 < 0`.
        let below = Sum::of(&self.arena, small)?.minus(&Sum::of(&self.arena, large)?)?;
        let mut above = Sum::default().minus(&below)?;
        above.constant = above.constant.checked_sub(1)?;
        self.strided.busy = true;
        let found = (0..self.strided.loops.len()).find_map(|number| {
            let around = self.strided.loops[number];
            let asked = |terms: &mut Self, sum| terms.iteration(op, around, sum);
            asked(self, &below).map(|at| (at, holds)).or_else(|| asked(self, &above).map(|at| (at, !holds)))
        });
        self.strided.busy = false;
        let ((at, trips), holds) = found?;
        Some(TermKind::Compare(if holds { Predicate::Slt } else { Predicate::Sge }, at, trips))
    }

    /// If a sum is below 0 just if a loop has some iteration, the number of that iteration, and the
    /// number of iterations.
    fn iteration(&mut self, op: OpId, around: OpId, sum: &Sum) -> Option<(TermId, TermId)> {
        let mut bound = |name: &str| {
            let value = self.facts.operand(around, name)?;
            self.is_before(value, op).then(|| self.term(value))
        };
        let (lower, upper, step) = (bound("lowerBound")?, bound("upperBound")?, bound("step")?);
        let (trips, early) = self.trips(lower, upper, step)?;
        let [first, end, stride] = [lower, upper, step].map(|term| Sum::of(&self.arena, term));
        let mut left = sum.minus(&first?.minus(&end?)?)?;
        let mut at = self.arena.constant(0);
        let mut is_inside = false;
        if let Some(&counter) = self.strided.counters.get(&around) {
            let product = self.arena.binary(BinaryOp::Mul, counter, step);
            if left.factor(product) == 1 {
                left.remove(product);
                (at, is_inside) = (counter, true);
            }
        }
        let stride = stride?;
        let steps = steps_in(&left, &stride)?;
        let ahead = steps.checked_sub(early)?;
        let least = i64::from(self.strided.compares_bounds);
        if left.minus_times(&stride, steps)? != Sum::default() || !is_inside && ahead < least {
            return None;
        }
        Some((if is_inside { self.plus(at, ahead) } else { self.arena.constant(ahead) }, trips))
    }

    /// Whether a value is defined before an op in a block around it, or computed from such values
    /// in such a block.
    fn is_before(&self, value: ValueId, op: OpId) -> bool {
        /// Bounds of pipelined loops are one subtraction from the bound of the loop before.
        const DEEPEST: usize = 4;
        let module = self.facts.module;
        let (mut open, mut depth) = (vec![value], 0);
        while !open.is_empty() {
            let mut next = Vec::new();
            for value in open {
                let (block, is_later) = match module.value(value).def {
                    ValueDef::OpResult { op: definition, .. } => {
                        (module.op(definition).parent, definition >= op)
                    }
                    ValueDef::BlockArg { block, .. } => (Some(block), false),
                };
                let around = std::iter::successors(Some(op), |&inner| module.parent_op(inner));
                if !around.into_iter().any(|inner| module.op(inner).parent == block) {
                    return false;
                }
                if is_later {
                    match scalar_op(self.facts, value) {
                        Some((later, Meaning::Arith(_))) => next.extend(module.operands(later)),
                        _ => return false,
                    }
                }
            }
            depth += 1;
            if depth > DEEPEST {
                return false;
            }
            open = next;
        }
        true
    }
}

/// How often a sum contains a stride, as its first term shows.
fn steps_in(sum: &Sum, stride: &Sum) -> Option<i64> {
    let unit = stride.terms().next()?;
    sum.factor(unit).checked_div(stride.factor(unit))
}
