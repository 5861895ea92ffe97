//! Loop-carried integers in closed form: linear counters, ring counters, and phases that flip when
//! a ring wraps.
//!
//! Compilers carry slots and phases around loops: `slot = slot + 1 == N ? 0 : slot + 1`,
//! `phase = wrapped ? phase ^ 1 : phase`. The report shows them as `i % N` and `i / N & 1`. This
//! also works if the value advances only in a branch, or continues through an inner loop, for
//! `arith.select` and `scf.if` in `scf.for` and `scf.while`. Other values keep their names.

use seawall_dialects::{Arith, Meaning, OpKnowledge, Regions};
use seawall_mlir::{Module, OpId, ValueDef, ValueId};

use super::expression::{Expression, Operator};
use super::tasks::integer;
use super::value_flow::{FlowKind, ValueFlow};

/// The number of nested loops, branches and casts that are followed.
const MAX_STEPS: u32 = 12;

/// The advance of a value from one count to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Advance {
    Linear(i128),
    /// 0, 1, …, N-1, 0, …
    Ring(i128),
    /// Flips when the ring wraps.
    Flip(ValueId, i128),
    /// 0, 1, 0, …
    Toggle,
}

/// What is counted: iterations of a loop, or those that take a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Count {
    /// The loop that advances, or the block whose parameter it is.
    pub(crate) of: Option<OpId>,
    /// The conditional in which the value advances.
    pub(crate) branch: Option<OpId>,
    /// Whether the value continues from the end of the previous run of the loop.
    pub(crate) goes_on: bool,
}

/// Analyses the loop-carried values of one module.
#[derive(Clone, Copy)]
pub(crate) struct Counters<'m> {
    pub(crate) m: &'m Module,
    pub(crate) knowledge: &'m OpKnowledge<'m>,
    pub(crate) flow: &'m ValueFlow,
}

impl Counters<'_> {
    /// The value as an expression of a count, with the name from `name`. `None` if it is not a
    /// counter.
    pub(crate) fn closed(&self, value: ValueId, name: &mut dyn FnMut(Count) -> String) -> Option<Expression> {
        if let Some(carried) = self.carried(value) {
            return self.at(carried, 0, name);
        }
        // The next value of a counter, computed before its use.
        let (carried, wraps) = self.wrap(value)?;
        let ahead = match wraps {
            Advance::Ring(_) => carried,
            Advance::Flip(..) => self.flipped(value)?,
            Advance::Linear(_) | Advance::Toggle => return None,
        };
        self.at(ahead, 1, name)
    }

    /// Whether a loop carries the value.
    pub(crate) fn is_carried(&self, value: ValueId) -> bool {
        self.next(value).is_some()
    }

    /// The loop-carried value: the value itself, or for a result of a loop the value whose last
    /// state it is.
    pub(crate) fn carried(&self, value: ValueId) -> Option<ValueId> {
        let value = self.bare(value);
        if self.is_carried(value) {
            return Some(value);
        }
        let op = self.m.defining_op(value)?;
        let index = self.m.results(op).iter().position(|&result| result == value)?;
        match self.knowledge.meaning(op) {
            Meaning::Regions(Regions::For) => {
                let &body = self.m.regions(op).first()?;
                super::value_flow::entry_args(self.m, body).get(index + 1).copied()
            }
            // The value that the condition forwards when it is false.
            Meaning::Regions(Regions::While) => match *self.flow.sources(value) {
                [(passed, FlowKind::Result)] => {
                    Some(self.bare(passed)).filter(|&passed| self.is_carried(passed))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// The first value and the next value of a loop-carried value.
    pub(crate) fn next(&self, value: ValueId) -> Option<(ValueId, ValueId)> {
        let ValueDef::BlockArg { block, .. } = self.m.value(value).def else { return None };
        let sources = self.flow.sources(value);
        let of = |how| sources.iter().find(|source| source.1 == how).map(|source| source.0);
        if let (Some(init), Some(next)) = (of(FlowKind::Init), of(FlowKind::Next)) {
            return Some((init, next));
        }
        // Without structured loops, a value from a later block comes around a loop.
        let [a, b] = sources else { return None };
        let is_back = |source: &(ValueId, FlowKind)| {
            source.1 == FlowKind::Branch
                && super::objects::definition_op(self.m, source.0)
                    .is_some_and(|op| self.m.block_ops(block).first().is_some_and(|&first| op >= first))
        };
        match (is_back(a), is_back(b)) {
            (false, true) => Some((a.0, b.0)),
            (true, false) => Some((b.0, a.0)),
            _ => None,
        }
    }

    /// The closed form of a carried value, `ahead` counts later.
    fn at(&self, carried: ValueId, ahead: i128, name: &mut dyn FnMut(Count) -> String) -> Option<Expression> {
        let (advance, mut count) = self.advance_of(carried)?;
        let (base, goes_on) = self.base(carried, MAX_STEPS)?;
        count.goes_on = goes_on;
        Some(match advance {
            Advance::Linear(step) => {
                let counted = Expression::name(name(count));
                let product = Expression::binary(Operator::Mul, counted, Expression::Const(step));
                Expression::binary(Operator::Add, product, Expression::Const(base + step * ahead))
            }
            Advance::Ring(n) => ring(&name(count), base + ahead, n),
            Advance::Toggle => {
                let counted = Expression::name(name(count));
                let bit = Expression::binary(Operator::And, counted, Expression::Const(1));
                Expression::binary(Operator::Xor, bit, Expression::Const((base + ahead) & 1))
            }
            Advance::Flip(ring, n) => {
                let (start, _) = self.base(ring, MAX_STEPS)?;
                flip(&name(count), start + ahead, base, n)
            }
        })
    }

    /// The first value, if it is constant, and whether an outer loop carries it.
    fn base(&self, carried: ValueId, steps: u32) -> Option<(i128, bool)> {
        let mut at = self.next(carried)?.0;
        let mut goes_on = false;
        for _ in 0..steps {
            if let Some(value) = self.constant(at) {
                return Some((value, goes_on));
            }
            at = match self.next(at) {
                Some((init, _)) => {
                    goes_on = true;
                    init
                }
                None => match self.flow.sources(at) {
                    [(source, FlowKind::Capture | FlowKind::Call)] => *source,
                    _ => return None,
                },
            };
        }
        None
    }

    fn advance_of(&self, carried: ValueId) -> Option<(Advance, Count)> {
        let ValueDef::BlockArg { block, .. } = self.m.value(carried).def else { return None };
        let of = self.m.block(block).parent.map(|region| self.m.region(region).op);
        let (_, next) = self.next(carried)?;
        let mut count = Count { of, branch: None, goes_on: false };
        let advance = self.advance(next, carried, &mut count, MAX_STEPS)?;
        advance.map(|advance| (advance, count))
    }

    /// The computation of `next` from `carried`: `Some(None)` if both are equal, `None` if unknown.
    fn advance(
        &self,
        next: ValueId,
        carried: ValueId,
        count: &mut Count,
        steps: u32,
    ) -> Option<Option<Advance>> {
        let next = self.bare(next);
        if next == carried {
            return Some(None);
        }
        let steps = steps.checked_sub(1)?;
        if let Some(step) = self.plus(next, carried) {
            return Some(Some(Advance::Linear(step)));
        }
        if let Some((Arith::RemS | Arith::RemU, a, b)) = self.arith(next)
            && self.plus(self.bare(a), carried) == Some(1)
        {
            return Some(Some(Advance::Ring(self.constant(b)?)));
        }
        if self.is_toggled(next, carried) {
            return Some(Some(Advance::Toggle));
        }
        match self.wrap(next) {
            Some((of, ring @ Advance::Ring(_))) if of == carried => return Some(Some(ring)),
            Some((_, flip @ Advance::Flip(..))) if self.flipped(next) == Some(carried) => {
                return Some(Some(flip));
            }
            _ => {}
        }
        self.through_region(next, carried, count, steps)
    }

    /// Follows an inner loop or a conditional.
    fn through_region(
        &self,
        next: ValueId,
        carried: ValueId,
        count: &mut Count,
        steps: u32,
    ) -> Option<Option<Advance>> {
        let op = self.m.defining_op(next)?;
        let sources = self.flow.sources(next);
        if self.m.op_name(op) == "scf.for" {
            let inner = sources.iter().flat_map(|&(source, _)| self.flow.targets(source));
            let is_inner =
                |value: ValueId| self.next(value).is_some_and(|(init, _)| self.bare(init) == carried);
            let inner = inner.map(|target| target.0).find(|&value| is_inner(value))?;
            let (_, around) = self.next(inner)?;
            count.of = Some(op);
            return self.advance(around, inner, count, steps);
        }
        let mut found = None;
        for &(source, _) in sources {
            match self.advance(source, carried, count, steps)? {
                None => {}
                Some(advance) if found.is_none() => found = Some(advance),
                Some(_) => return None,
            }
        }
        count.branch = count.branch.or(found.map(|_| op));
        Some(found)
    }

    /// For `c ? a : b` whose condition tests whether a ring wraps: the carried value that is the
    /// ring, and the relation of the select to it.
    fn wrap(&self, value: ValueId) -> Option<(ValueId, Advance)> {
        let (condition, a, b) = self.select(value)?;
        let op = self.m.defining_op(condition)?;
        let [x, n] = *self.m.operands(op) else { return None };
        let predicate = predicate(self.m, self.knowledge, op)?;
        let n = self.constant(n).filter(|&n| n > 0)?;
        let ring = self.incremented(x)?;
        let (wrapped, goes_on) = match predicate {
            "==" | ">=" => (a, b),
            "!=" | "<" => (b, a),
            _ => return None,
        };
        // The sum may be computed twice, if common subexpressions are not merged.
        if self.constant(wrapped) == Some(0) && self.incremented(goes_on) == Some(ring) {
            return Some((ring, Advance::Ring(n)));
        }
        self.is_toggled(self.bare(wrapped), self.bare(goes_on)).then_some((ring, Advance::Flip(ring, n)))
    }

    /// The phase that a select keeps unless the ring wraps.
    fn flipped(&self, value: ValueId) -> Option<ValueId> {
        let (_, a, b) = self.select(value)?;
        [a, b].into_iter().find_map(|v| self.carried(self.bare(v)))
    }

    /// The condition and both values of a select, or of a conditional that yields one of two
    /// values.
    fn select(&self, value: ValueId) -> Option<(ValueId, ValueId, ValueId)> {
        let op = self.m.defining_op(value)?;
        match (self.knowledge.meaning(op), self.m.operands(op), self.flow.sources(value)) {
            (Meaning::Select, &[condition, a, b], _) => Some((condition, a, b)),
            (
                Meaning::Regions(Regions::If),
                &[condition],
                &[(a, FlowKind::Result), (b, FlowKind::Result)],
            ) => Some((condition, a, b)),
            _ => None,
        }
    }

    /// The carried value to which `value` adds one.
    fn incremented(&self, value: ValueId) -> Option<ValueId> {
        let (Arith::Add, a, b) = self.arith(self.bare(value))? else { return None };
        let carried = if self.constant(b) == Some(1) { a } else { b };
        let one = if carried == a { b } else { a };
        if self.constant(one) == Some(1) { self.carried(self.bare(carried)) } else { None }
    }

    fn plus(&self, value: ValueId, carried: ValueId) -> Option<i128> {
        let (Arith::Add, a, b) = self.arith(value)? else { return None };
        if self.bare(a) == carried {
            self.constant(b)
        } else {
            self.constant(a).filter(|_| self.bare(b) == carried)
        }
    }

    fn is_toggled(&self, value: ValueId, carried: ValueId) -> bool {
        let Some((Arith::Xor, a, b)) = self.arith(value) else { return false };
        let is_one = |v| matches!(self.constant(v), Some(1 | -1));
        (self.bare(a) == carried && is_one(b)) || (self.bare(b) == carried && is_one(a))
    }

    /// The operator and the two operands of an integer op.
    pub(crate) fn arith(&self, value: ValueId) -> Option<(Arith, ValueId, ValueId)> {
        let op = self.m.defining_op(value)?;
        match (self.knowledge.meaning(op), self.m.operands(op)) {
            (Meaning::Arith(arith), &[a, b]) => Some((arith, a, b)),
            _ => None,
        }
    }

    /// The value without casts, and without block arguments that have a single incoming branch,
    /// such as in the body of an `scf.while`.
    pub(crate) fn bare(&self, value: ValueId) -> ValueId {
        let mut at = value;
        for _ in 0..MAX_STEPS {
            let Some(op) = self.m.defining_op(at) else {
                let &[(source, FlowKind::Branch)] = self.flow.sources(at) else { break };
                at = source;
                continue;
            };
            let casts =
                [Arith::ExtendS, Arith::ExtendU, Arith::Truncate, Arith::IndexCast, Arith::IndexCastU];
            match (self.knowledge.meaning(op), self.m.operands(op)) {
                (Meaning::Arith(arith), &[source]) if casts.contains(&arith) => at = source,
                _ => break,
            }
        }
        at
    }

    /// The constant value, if known.
    pub(crate) fn constant(&self, value: ValueId) -> Option<i128> {
        let op = self.m.defining_op(self.bare(value))?;
        if self.knowledge.meaning(op) != Meaning::Constant {
            return None;
        }
        self.m.constant_int(op)
    }
}

/// The comparison of an op as an operator symbol.
pub(crate) fn predicate(m: &Module, knowledge: &OpKnowledge<'_>, op: OpId) -> Option<&'static str> {
    if knowledge.meaning(op) != Meaning::Arith(Arith::Compare) {
        return None;
    }
    let attr = m.attr(op, "predicate")?;
    Some(match (m.attr_text(attr), integer(m, op, "predicate")) {
        ("eq", _) | (_, Some(0)) => "==",
        ("ne", _) | (_, Some(1)) => "!=",
        ("slt" | "ult", _) | (_, Some(2 | 6)) => "<",
        ("sle" | "ule", _) | (_, Some(3 | 7)) => "<=",
        ("sgt" | "ugt", _) | (_, Some(4 | 8)) => ">",
        ("sge" | "uge", _) | (_, Some(5 | 9)) => ">=",
        _ => return None,
    })
}

/// `(count + start) % n`.
fn ring(count: &str, start: i128, n: i128) -> Expression {
    let start = Expression::Const(start.rem_euclid(n.max(1)));
    let sum = Expression::binary(Operator::Add, Expression::name(count), start);
    Expression::binary(Operator::Rem, sum, Expression::Const(n))
}

/// The phase after a ring that starts at `start`: `(count + start) / n & 1`, flipped if it starts
/// flipped.
fn flip(count: &str, start: i128, phase: i128, n: i128) -> Expression {
    let n = n.max(1);
    let sum =
        Expression::binary(Operator::Add, Expression::name(count), Expression::Const(start.rem_euclid(n)));
    let quotient = Expression::binary(Operator::Div, sum, Expression::Const(n));
    let bit = Expression::binary(Operator::And, quotient, Expression::Const(1));
    Expression::binary(Operator::Xor, bit, Expression::Const((phase + start.div_euclid(n)) & 1))
}
