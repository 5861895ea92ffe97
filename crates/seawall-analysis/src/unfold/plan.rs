//! What the nodes of a block compute. It is the same for all nodes of the block, so it is resolved
//! once: a node only reads values at known positions.

use seawall_model::{BinaryOp, BlockId, Edge, Predicate, Program, TermId, TermKind};

use super::countdown::{Countdown, Test, counts_on};
use super::decisions::{self, Behind};
use super::moduli::Moduli;
use super::once::{NOW, OVER};
use super::ranges::Comparisons;
use super::relevant::{Keep, Relevant, Variable};
use crate::cfg::Cfg;
use crate::value::Value;

/// What the nodes of one block compute.
pub(super) struct Plan<'a> {
    terms: Vec<Evaluation<'a>>,
    /// The condition of the branch at the end.
    condition: Option<(Operand, Condition<'a>)>,
    /// The edges to blocks that can be reached.
    pub(super) edges: Vec<Step>,
    /// The comparisons of one sum that are known at the start of the block.
    comparisons: Comparisons,
}

/// An edge of a block.
pub(super) struct Step {
    pub(super) target: BlockId,
    /// Whether the condition at the end of the block holds on this edge. `None` if the block has no
    /// condition.
    holds: Option<bool>,
    /// Where the values of the target's variables come from.
    sources: Vec<Source>,
}

/// An operand of a term, or an argument of an edge.
#[derive(Clone, Copy)]
enum Operand {
    Constant(i64),
    /// The term at this position among the terms of the block.
    Term(usize),
    /// A term that decides nothing.
    Unknown,
}

impl Operand {
    fn value(self, terms: &[Value]) -> Value {
        match self {
            Operand::Constant(value) => Value::Exact(value),
            Operand::Term(at) => terms[at],
            Operand::Unknown => Value::Unknown,
        }
    }
}

/// What is known about a condition besides the values of its operands. Positions are those of live
/// variables.
#[derive(Clone, Copy, Default)]
struct Condition<'a> {
    /// Its value in all nodes.
    fixed: Option<bool>,
    /// The number of iterations that decides it.
    counted: Option<(usize, &'a Countdown, Test)>,
    /// The tracked condition, and whether this one is its opposite.
    tracked: Option<(usize, bool)>,
}

impl Condition<'_> {
    /// Its value by the iterations of a loop, or as a tracked condition.
    fn counted(&self, start: &[Value]) -> Value {
        let by_iterations = || {
            let (at, countdown, test) = self.counted?;
            countdown.holds(&test, start[at].exact()?)
        };
        match self.fixed.or_else(by_iterations) {
            Some(holds) => Value::Exact(i64::from(holds)),
            None => self.tracked(start),
        }
    }

    /// Its value as a tracked condition.
    fn tracked(&self, start: &[Value]) -> Value {
        let Some((at, negated)) = self.tracked else { return Value::Unknown };
        match start[at] {
            Value::Exact(state) => Value::Exact(i64::from(state == NOW) ^ i64::from(negated)),
            _ => Value::Unknown,
        }
    }

    /// Whether it holds. `value` is the value of its term.
    fn holds(&self, value: Value, start: &[Value]) -> Option<bool> {
        value.exact().or_else(|| self.tracked(start).exact()).map(|value| value != 0)
    }
}

/// How a node evaluates a term.
enum Evaluation<'a> {
    Operand(Operand),
    /// The live variable at this position.
    Start(Option<usize>),
    Binary(BinaryOp, Operand, Operand),
    Compare(Predicate, Operand, Operand, Condition<'a>),
    Select(Operand, Condition<'a>, Operand, Operand),
}

/// Where the value of a variable behind an edge comes from.
enum Source {
    /// It has one of these values behind each node.
    Fixed(Vec<Value>),
    Operand(Operand),
    /// The remainder of an operand.
    Modulo(Operand, i64),
    /// An operand near 0, and the remainder of others.
    Near(Operand, i64, i64),
    /// The live variable at this position.
    Start(Option<usize>),
    /// As `Start`, or one of these values if that is not known.
    Length(Option<usize>, Vec<Value>),
    /// The remaining iterations at this position, less one. `many` stands for larger numbers, too.
    Countdown(Option<usize>, i64),
    /// The state of a condition that holds in at most one iteration, in the next iteration.
    Once(Option<usize>),
}

fn start_value(start: &[Value], at: Option<usize>) -> Value {
    at.map_or(Value::Unknown, |at| start[at])
}

impl Source {
    /// Passes the possible values to `push`, given the values of a node.
    fn values(&self, start: &[Value], terms: &[Value], push: &mut impl FnMut(&[Value])) {
        match *self {
            Source::Fixed(ref values) => push(values),
            Source::Operand(operand) => push(&[operand.value(terms)]),
            Source::Modulo(operand, modulus) => push(&[operand.value(terms).modulo(modulus)]),
            Source::Near(operand, nearest, modulus) => push(&[operand.value(terms).up_to(nearest, modulus)]),
            Source::Start(at) => push(&[start_value(start, at)]),
            Source::Length(at, ref all) => match start_value(start, at) {
                Value::Unknown => push(all),
                length => push(&[length]),
            },
            Source::Countdown(at, many) => match start_value(start, at) {
                Value::Exact(left) if left == many => push(&[Value::Exact(left), Value::Exact(left - 1)]),
                Value::Exact(left) => push(&[Value::Exact((left - 1).max(0))]),
                _ => push(&[Value::Unknown]),
            },
            Source::Once(at) => match start_value(start, at) {
                Value::Exact(NOW | OVER) => push(&[Value::Exact(OVER)]),
                _ => push(&decisions::ANEW),
            },
        }
    }
}

impl<'a> Plan<'a> {
    pub(super) fn new(
        program: &Program,
        cfg: &Cfg,
        (relevant, moduli): (&'a Relevant, &Moduli),
        block: BlockId,
    ) -> Self {
        let maker = Maker { program, relevant, modulus: moduli.modulus(), block };
        let terminator = &program.blocks[block].terminator;
        let condition = terminator.condition();
        let edges = terminator.edges().into_iter().enumerate();
        let edges = edges.filter(|(_, edge)| cfg.is_reachable(edge.target)).map(|(position, edge)| Step {
            target: edge.target,
            holds: condition.map(|_| position == 0),
            sources: relevant
                .live(edge.target)
                .iter()
                .map(|&variable| maker.source(edge, variable))
                .collect(),
        });
        let terms = relevant.terms(block);
        Plan {
            terms: terms.iter().enumerate().map(|(at, &term)| maker.evaluation(term, at)).collect(),
            condition: condition
                .map(|condition| (maker.operand(condition, terms.len()), maker.condition(condition))),
            edges: edges.collect(),
            comparisons: Comparisons::new(
                relevant
                    .decisions()
                    .ranges()
                    .filter_map(|(number, range)| Some((maker.position(Variable::Decision(number))?, range))),
            ),
        }
    }

    /// Whether the tracked conditions do not contradict each other at the start of a node.
    pub(super) fn is_possible(&self, start: &[Value]) -> bool {
        self.comparisons.are_possible(|at| start[at].exact().map(|state| state == NOW))
    }

    /// The values of all terms that matter in the block, operands first. `start` are the values of
    /// its live variables.
    pub(super) fn evaluate(&self, start: &[Value]) -> Box<[Value]> {
        let mut values: Vec<Value> = Vec::with_capacity(self.terms.len());
        for term in &self.terms {
            let of = |operand: Operand| operand.value(&values);
            let value = match *term {
                Evaluation::Operand(operand) => of(operand),
                Evaluation::Start(at) => start_value(start, at),
                Evaluation::Binary(op, a, b) => Value::binary(op, of(a), of(b)),
                Evaluation::Compare(predicate, a, b, ref condition) => {
                    match Value::compare(predicate, of(a), of(b)) {
                        Value::Unknown => condition.counted(start),
                        known => known,
                    }
                }
                Evaluation::Select(asked, ref condition, a, b) => match condition.holds(of(asked), start) {
                    Some(false) => of(b),
                    Some(true) => of(a),
                    None => of(a).join(of(b)),
                },
            };
            values.push(value);
        }
        values.into_boxed_slice()
    }

    /// Whether the condition at the end of the block holds, given the values of a node.
    pub(super) fn holds(&self, start: &[Value], terms: &[Value]) -> Option<bool> {
        let (operand, condition) = self.condition.as_ref()?;
        condition.holds(operand.value(terms), start)
    }
}

impl Step {
    /// Whether the edge is taken if the condition at the end of the block has this value.
    pub(super) fn is_taken(&self, holds: Option<bool>) -> bool {
        holds.is_none() || self.holds.is_none() || self.holds == holds
    }

    /// Passes the possible values of each variable of the target to `push`, given the values of a
    /// node.
    pub(super) fn arrive(&self, start: &[Value], terms: &[Value], mut push: impl FnMut(&[Value])) {
        self.sources.iter().for_each(|source| source.values(start, terms, &mut push));
    }
}

/// Makes the plan of a block.
struct Maker<'p, 'a> {
    program: &'p Program,
    relevant: &'a Relevant,
    modulus: i64,
    block: BlockId,
}

impl<'a> Maker<'_, 'a> {
    /// The position of a variable among the live ones.
    fn position(&self, variable: Variable) -> Option<usize> {
        self.relevant.live(self.block).binary_search(&variable).ok()
    }

    /// A term as an operand of the term at position `of`. Operands come before.
    fn operand(&self, term: TermId, of: usize) -> Operand {
        if let Some(constant) = self.program.terms.as_const(term) {
            return Operand::Constant(constant);
        }
        let at = self.relevant.terms(self.block).binary_search(&term).ok();
        at.filter(|&at| at < of).map_or(Operand::Unknown, Operand::Term)
    }

    fn evaluation(&self, term: TermId, at: usize) -> Evaluation<'a> {
        let operand = |term: TermId| self.operand(term, at);
        match *self.program.terms.kind(term) {
            TermKind::Const(value) => Evaluation::Operand(Operand::Constant(value)),
            TermKind::Binary(op, a, b) => Evaluation::Binary(op, operand(a), operand(b)),
            TermKind::Compare(predicate, a, b) => {
                Evaluation::Compare(predicate, operand(a), operand(b), self.condition(term))
            }
            TermKind::Select(condition, a, b) => {
                Evaluation::Select(operand(condition), self.condition(condition), operand(a), operand(b))
            }
            TermKind::Again { term, .. } => Evaluation::Operand(operand(term)),
            _ => Evaluation::Start(self.position(Variable::Term(term))),
        }
    }

    fn condition(&self, condition: TermId) -> Condition<'a> {
        let countdowns = self.relevant.countdowns();
        let counted = countdowns.tests.get(&condition).and_then(|test| {
            let at = self.position(countdowns.asks(test))?;
            Some((at, countdowns.loops.get(test.countdown)?, *test))
        });
        let tracked = self.relevant.decisions().find(self.program, condition);
        Condition {
            fixed: countdowns.decided.get(&condition).copied(),
            counted,
            tracked: tracked
                .and_then(|(number, negated)| Some((self.position(Variable::Decision(number))?, negated))),
        }
    }

    fn source(&self, edge: &Edge, variable: Variable) -> Source {
        let keep = self.relevant.keep(variable);
        if keep == Keep::Nothing {
            return Source::Fixed(vec![Value::Unknown]);
        }
        let countdowns = self.relevant.countdowns();
        match variable {
            Variable::Term(term) => {
                let passed = match *self.program.terms.kind(term) {
                    TermKind::Param { block, index } if block == edge.target => {
                        edge.args.get(index as usize).copied()
                    }
                    _ => Some(term),
                };
                let count = self.relevant.terms(self.block).len();
                let operand = passed.map_or(Operand::Unknown, |term| self.operand(term, count));
                match keep {
                    Keep::Nothing | Keep::Exact => Source::Operand(operand),
                    Keep::Modulo => Source::Modulo(operand, self.modulus),
                    Keep::Near => Source::Near(operand, self.relevant.nearest(), self.modulus),
                }
            }
            Variable::Decision(number) => {
                match self.relevant.decisions().behind(self.program, number, edge) {
                    Behind::Anew(values) => Source::Fixed(values),
                    Behind::Unchanged => Source::Start(self.position(variable)),
                    Behind::NextIteration => Source::Once(self.position(variable)),
                }
            }
            Variable::Initial(number) => match countdowns.loops.get(number) {
                Some(countdown) if countdown.owner == Some(edge.target) => {
                    Source::Fixed(countdowns.lengths(number))
                }
                _ => Source::Start(self.position(variable)),
            },
            Variable::Current(number) => match countdowns.loops.get(number) {
                Some(countdown) if countdown.header != edge.target => Source::Start(self.position(variable)),
                Some(countdown) if counts_on(self.program, countdown.counter, edge) => {
                    Source::Countdown(self.position(variable), countdown.many)
                }
                Some(_) => {
                    Source::Length(self.position(countdowns.initial(number)), countdowns.lengths(number))
                }
                None => Source::Fixed(vec![Value::Unknown]),
            },
        }
    }
}
