//! Integer values: terms compiled to sequences of operations, and their evaluation for one warp in
//! one state.
//!
//! Arithmetic wraps as 64-bit two's complement. An undefined result, such as that of a division by
//! zero, is unknown.

use rustc_hash::FxHashSet;
use seawall_base::EntityId;
use seawall_model::{BinaryOp, Predicate, Program, TermId, TermKind};

/// The result of evaluating a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Value {
    /// This number.
    Known(i64),
    /// Any number.
    Unknown,
    /// Depends on the symbol with this number, which has no value yet.
    Needs(u32),
    /// Depends on this value, which was stored but has not been chosen yet.
    NeedsLoaded { number: u32, store: u32 },
}

impl Value {
    pub(crate) fn known(self) -> Option<i64> {
        match self {
            Value::Known(value) => Some(value),
            Value::Unknown | Value::Needs(_) | Value::NeedsLoaded { .. } => None,
        }
    }
}

/// One operation; operands are positions of earlier ones.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Node {
    Value(Value),
    /// The value of this cell of the warp.
    Cell(u32),
    Symbol(u32),
    /// The value with this number, of the store that the warp loaded last.
    Loaded(u32),
    Tid,
    Same(u32),
    Binary(BinaryOp, u32, u32),
    Compare(Predicate, u32, u32),
    Select(u32, u32, u32),
    /// A comparison. If its value is unknown, the remembered one with this number; `true` if the
    /// remembered one is the opposite.
    Recall(Predicate, (u32, u32), (u32, bool)),
}

/// The source of the values of leaves.
pub(crate) trait Leaves {
    fn cell(&self, cell: u32) -> Value;
    fn symbol(&self, symbol: u32) -> Value;
    fn loaded(&self, _number: u32) -> Value {
        Value::Unknown
    }
    /// The chosen result of a comparison, if there is one.
    fn recall(&self, _number: u32) -> Option<bool> {
        None
    }
    /// Unknown if the warps must agree.
    fn tid(&self) -> Value;
}

/// A term that depends on more terms than this is unknown.
const LONGEST: usize = 2000;

/// All terms on which `term` depends, with itself last and operands before their uses. `None` if
/// there are too many.
pub(crate) fn closure(program: &Program, term: TermId) -> Option<Vec<TermId>> {
    let mut seen: FxHashSet<TermId> = FxHashSet::default();
    let mut open = vec![term];
    let mut all = Vec::new();
    while let Some(term) = open.pop() {
        if seen.insert(term) {
            all.push(term);
            open.extend(program.terms.kind(term).operands());
        }
        if all.len() > LONGEST {
            return None;
        }
    }
    all.sort_unstable();
    Some(all)
}

/// Compiles a term. `leaf` compiles block parameters and symbols. `fact` returns the number of a
/// remembered comparison.
pub(crate) fn compile(
    program: &Program,
    term: TermId,
    leaf: impl Fn(TermId, &TermKind) -> Node,
    fact: impl Fn(TermId) -> Option<(u32, bool)>,
) -> Box<[Node]> {
    let Some(all) = closure(program, term) else { return Box::new([Node::Value(Value::Unknown)]) };
    let at = |term: TermId| {
        let found = all.binary_search(&term).expect("operands are parts of a term");
        number(found)
    };
    let node = |&id: &TermId| match program.terms.kind(id) {
        TermKind::Const(value) => Node::Value(Value::Known(*value)),
        TermKind::Tid => Node::Tid,
        TermKind::Binary(op, a, b) => Node::Binary(*op, at(*a), at(*b)),
        TermKind::Compare(predicate, a, b) => match fact(id) {
            Some(fact) => Node::Recall(*predicate, (at(*a), at(*b)), fact),
            None => Node::Compare(*predicate, at(*a), at(*b)),
        },
        TermKind::Select(c, a, b) => Node::Select(at(*c), at(*a), at(*b)),
        TermKind::Again { term, .. } => Node::Same(at(*term)),
        kind @ (TermKind::Param { .. } | TermKind::Symbol { .. }) => leaf(id, kind),
    };
    all.iter().map(node).collect()
}

/// Evaluates compiled `code`. `scratch` is reused between calls.
pub(crate) fn evaluate(code: &[Node], leaves: &impl Leaves, scratch: &mut Vec<Value>) -> Value {
    scratch.clear();
    for node in code {
        let at = |position: u32| scratch[position as usize];
        let value = match *node {
            Node::Value(value) => value,
            Node::Cell(cell) => leaves.cell(cell),
            Node::Symbol(symbol) => leaves.symbol(symbol),
            Node::Loaded(number) => leaves.loaded(number),
            Node::Tid => leaves.tid(),
            Node::Same(of) => at(of),
            Node::Binary(op, a, b) => binary(op, at(a), at(b)),
            Node::Compare(predicate, a, b) => both(at(a), at(b), |a, b| Some(compare(predicate, a, b))),
            Node::Recall(predicate, (a, b), (number, denied)) => {
                match both(at(a), at(b), |a, b| Some(compare(predicate, a, b))) {
                    Value::Unknown => leaves
                        .recall(number)
                        .map_or(Value::Unknown, |holds| Value::Known(i64::from(holds != denied))),
                    value => value,
                }
            }
            Node::Select(condition, a, b) => match at(condition) {
                Value::Known(0) => at(b),
                Value::Known(_) => at(a),
                Value::Unknown if at(a) == at(b) => at(a),
                open => open,
            },
        };
        scratch.push(value);
    }
    scratch.last().copied().unwrap_or(Value::Unknown)
}

fn both(a: Value, b: Value, apply: impl Fn(i64, i64) -> Option<i64>) -> Value {
    match (a, b) {
        (Value::Known(a), Value::Known(b)) => apply(a, b).map_or(Value::Unknown, Value::Known),
        (needs @ (Value::Needs(_) | Value::NeedsLoaded { .. }), _)
        | (_, needs @ (Value::Needs(_) | Value::NeedsLoaded { .. })) => needs,
        _ => Value::Unknown,
    }
}

fn binary(op: BinaryOp, a: Value, b: Value) -> Value {
    let zero = Value::Known(0);
    if matches!(op, BinaryOp::And | BinaryOp::Mul) && (a == zero || b == zero) {
        return zero;
    }
    both(a, b, |a, b| apply(op, a, b))
}

#[expect(clippy::cast_sign_loss, clippy::cast_possible_wrap, reason = "unsigned operations on the same bits")]
fn apply(op: BinaryOp, a: i64, b: i64) -> Option<i64> {
    let (ua, ub) = (a as u64, b as u64);
    let shift = u32::try_from(b).ok().filter(|shift| *shift < 64);
    Some(match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::DivS => a.checked_div(b)?,
        // Rounds down: the matching remainder has the sign of the divisor.
        BinaryOp::FloorDivS => match a.checked_rem(b)? {
            0 => a.checked_div(b)?,
            rest if (rest < 0) == (b < 0) => a.checked_div(b)?,
            _ => a.checked_div(b)? - 1,
        },
        BinaryOp::RemS => a.checked_rem(b)?,
        BinaryOp::DivU => ua.checked_div(ub)? as i64,
        BinaryOp::RemU => ua.checked_rem(ub)? as i64,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Shl => a << shift?,
        BinaryOp::ShrS => a >> shift?,
        BinaryOp::ShrU => (ua >> shift?) as i64,
        BinaryOp::MinS => a.min(b),
        BinaryOp::MaxS => a.max(b),
        BinaryOp::MinU => ua.min(ub) as i64,
        BinaryOp::MaxU => ua.max(ub) as i64,
    })
}

/// The oracle has its own evaluation and shares none with the analyses that it checks.
#[expect(clippy::cast_sign_loss, reason = "unsigned comparisons of the same bits")]
fn compare(predicate: Predicate, a: i64, b: i64) -> i64 {
    let (ua, ub) = (a as u64, b as u64);
    i64::from(match predicate {
        Predicate::Eq => a == b,
        Predicate::Ne => a != b,
        Predicate::Slt => a < b,
        Predicate::Sle => a <= b,
        Predicate::Sgt => a > b,
        Predicate::Sge => a >= b,
        Predicate::Ult => ua < ub,
        Predicate::Ule => ua <= ub,
        Predicate::Ugt => ua > ub,
        Predicate::Uge => ua >= ub,
    })
}

/// A position in a list, as a number.
pub(crate) fn number(at: usize) -> u32 {
    u32::try_from(at).expect("lists of a program have fewer than 2^32 elements")
}

/// Position of a term in side tables.
pub(crate) fn index(term: TermId) -> usize {
    term.index()
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Nothing;

    impl Leaves for Nothing {
        fn cell(&self, _: u32) -> Value {
            Value::Unknown
        }
        fn symbol(&self, symbol: u32) -> Value {
            Value::Needs(symbol)
        }
        fn tid(&self) -> Value {
            Value::Known(64)
        }
    }

    fn run(build: impl Fn(&mut Program) -> TermId) -> Value {
        let mut program = Program::new("p", None);
        let term = build(&mut program);
        let code = compile(&program, term, |_, _| Node::Symbol(0), |_| None);
        evaluate(&code, &Nothing, &mut Vec::new())
    }

    fn of_constants(op: BinaryOp, a: i64, b: i64) -> Value {
        run(|program| {
            let (a, b) = (program.terms.constant(a), program.terms.constant(b));
            program.terms.binary(op, a, b)
        })
    }

    #[test]
    fn arithmetic_wraps_and_what_is_undefined_is_unknown() {
        assert_eq!(of_constants(BinaryOp::Add, i64::MAX, 1), Value::Known(i64::MIN));
        assert_eq!(of_constants(BinaryOp::RemS, -7, 3), Value::Known(-1));
        for (a, b, floor) in [(7, 2, 3), (-7, 2, -4), (7, -2, -4), (-7, -2, 3), (-8, 2, -4), (0, -3, 0)] {
            assert_eq!(of_constants(BinaryOp::FloorDivS, a, b), Value::Known(floor), "{a} by {b}");
        }
        assert_eq!(of_constants(BinaryOp::FloorDivS, 1, 0), Value::Unknown);
        assert_eq!(of_constants(BinaryOp::DivS, 1, 0), Value::Unknown);
        assert_eq!(of_constants(BinaryOp::DivS, i64::MIN, -1), Value::Unknown);
        assert_eq!(of_constants(BinaryOp::Shl, 1, 64), Value::Unknown);
    }

    #[test]
    fn a_symbol_without_a_value_is_asked_for_only_if_it_matters() {
        let symbol = TermKind::Symbol { number: 0, name: "n".to_owned(), varying: false, least: None };
        let masked = |mask| {
            run(|program| {
                let n = program.terms.intern(symbol.clone());
                let mask = program.terms.constant(mask);
                program.terms.binary(BinaryOp::And, n, mask)
            })
        };
        assert_eq!(masked(1), Value::Needs(0));
        assert_eq!(masked(0), Value::Known(0));
    }

    #[test]
    fn long_chains_of_terms_do_not_recurse() {
        let value = run(|program| {
            let one = program.terms.constant(1);
            (0..100_000).fold(one, |sum, _| program.terms.binary(BinaryOp::Add, sum, one))
        });
        assert_eq!(value, Value::Unknown);
    }
}
