//! Index arithmetic as formulas, evaluated thread by thread.
//!
//! The indices of an access consist of thread and block numbers, loop counters and constants.
//! Intervals alone lose the correlation in `t * 8 - (t floordiv 4) * 32`. Each thread of the
//! workgroup is therefore evaluated separately: its own numbers are exact, and everything else is
//! an interval.
//!
//! Direction of error: intervals that are too wide, never too narrow.

use seawall_model::Predicate;

use crate::facts::launch::{MAX_THREADS, Threads};
use crate::integers::interval::Interval;

/// One step of a formula. Operands are indices of earlier steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Node {
    Leaf(Interval),
    /// The index of the thread along an axis.
    Thread(usize),
    /// The index of the thread in the workgroup divided by the lanes of a wave (`Wave`), or modulo
    /// these lanes (`Lane`).
    Wave,
    Lane,
    Add(usize, usize),
    Sub(usize, usize),
    Mul(usize, usize),
    FloorDiv(usize, usize),
    CeilDiv(usize, usize),
    Div(usize, usize),
    Mod(usize, usize),
    Rem(usize, usize),
    And(usize, usize),
    Or(usize, usize),
    Xor(usize, usize),
    Shl(usize, usize),
    ShrS(usize, usize),
    ShrU(usize, usize),
    Min(usize, usize),
    Max(usize, usize),
    Join(usize, usize),
    /// The truth value of a comparison. As in MLIR, true is -1, the signed number of one bit.
    Compare(Predicate, usize, usize),
    /// The second number if the first, a truth value, is true; otherwise the third.
    Select(usize, usize, usize),
    /// The number, wrapped to fewer bits.
    Bits(usize, u32),
    /// A loop counter: from the first, below the second, in steps of the third.
    Counter(usize, usize, usize),
    /// The value in the first lane of the wave.
    FirstLane(usize),
    /// From 0 up to, but not including, a bound, as a thread index with an upper bound.
    Below(i64),
}

/// The most iterations of a loop: more would take days.
const MAX_TRIPS: i64 = 1 << 40;

/// Formulas of several values that share steps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Formulas {
    pub(crate) nodes: Vec<Node>,
    pub(crate) roots: Vec<usize>,
}

impl Formulas {
    /// The intervals of the roots over all threads.
    pub(crate) fn anywhere(&self, threads: Option<Threads>) -> Vec<Interval> {
        let mut values = Vec::with_capacity(self.nodes.len());
        self.fill(threads, None, &[], &mut values);
        self.roots_of(&values).collect()
    }

    /// Whether the roots depend on the thread.
    pub(crate) fn has_threads(&self) -> bool {
        self.nodes.iter().any(|node| matches!(node, Node::Thread(_) | Node::Wave | Node::Lane))
    }

    /// The cost of one evaluation.
    pub(crate) fn size(&self) -> usize {
        self.nodes.len()
    }

    /// Visits the intervals of the roots in each thread, or only in the first lane of each wave
    /// with `first_lanes`. A step that has few numbers in the thread is each of them in turn, for
    /// up to `choices` combinations.
    pub(crate) fn each(
        &self,
        threads: Threads,
        first_lanes: bool,
        choices: u64,
        mut visit: impl FnMut(u32, &[Interval]),
    ) {
        let uses_first = self.nodes.iter().any(|node| matches!(node, Node::FirstLane(_)));
        let lanes = threads.lanes.max(1);
        let (mut first, mut values, mut roots) = (Vec::new(), Vec::new(), Vec::new());
        for linear in 0..threads.count() {
            let leads = linear % lanes == 0;
            if first_lanes && !leads {
                continue;
            }
            if uses_first && leads {
                self.fill(Some(threads), Some(linear), &[], &mut first);
            }
            let mut open = Choices { most: choices, ..Choices::default() };
            values.clear();
            loop {
                self.choose((threads, linear), &first, &mut values, &mut open);
                roots.clear();
                roots.extend(self.roots_of(&values));
                visit(linear, &roots);
                if !open.advance(&mut values) {
                    break;
                }
            }
        }
    }

    /// Evaluates the steps that have no value yet, and chooses numbers for those that have few.
    fn choose(
        &self,
        (threads, linear): (Threads, u32),
        first: &[Interval],
        values: &mut Vec<Interval>,
        open: &mut Choices,
    ) {
        for at in values.len()..self.nodes.len() {
            let value = self.nodes[at].value(Some(threads), Some(linear), first, values);
            let step = match self.nodes[at] {
                // From an unknown first number, every number may follow.
                Node::Counter(first, _, step) if values[first].as_point().is_some() => {
                    values[step].as_point().filter(|&step| step > 0).unwrap_or(1)
                }
                _ => 1,
            };
            let chosen = open.start(at, value, step);
            values.push(chosen);
        }
    }

    fn roots_of(&self, values: &[Interval]) -> impl Iterator<Item = Interval> {
        self.roots.iter().map(|&root| values.get(root).copied().unwrap_or(Interval::ALL))
    }

    /// Evaluates all steps. `first` has the values in the first lane of the wave; it is empty in
    /// that lane, and without a thread.
    fn fill(
        &self,
        threads: Option<Threads>,
        linear: Option<u32>,
        first: &[Interval],
        out: &mut Vec<Interval>,
    ) {
        out.clear();
        for node in &self.nodes {
            let value = node.value(threads, linear, first, out);
            out.push(value);
        }
    }
}

/// The most numbers of a step that are each tried.
const MAX_NUMBERS: u64 = 64;

/// A step of which one number is chosen.
#[derive(Debug)]
struct Choice {
    at: usize,
    number: i64,
    last: i64,
    /// The distance of two numbers.
    step: i64,
    count: u64,
}

/// Steps with several numbers, of which one is chosen.
#[derive(Debug, Default)]
struct Choices {
    open: Vec<Choice>,
    /// The number of combinations so far, and the most.
    combinations: u64,
    most: u64,
}

impl Choices {
    /// The first number of a step with these, or all of them if they are too many.
    fn start(&mut self, at: usize, numbers: Interval, step: i64) -> Interval {
        let count = numbers.hi.checked_sub(numbers.lo).map_or(i64::MAX, |span| span / step + 1);
        let count = count.unsigned_abs();
        let combinations = self.combinations.max(1).saturating_mul(count);
        if numbers.as_point().is_some() || count > MAX_NUMBERS || combinations > self.most {
            return numbers;
        }
        self.combinations = combinations;
        self.open.push(Choice { at, number: numbers.lo, last: numbers.hi, step, count });
        Interval::point(numbers.lo)
    }

    /// Chooses the next combination, and removes the values that depend on it. `false` after the
    /// last one.
    fn advance(&mut self, values: &mut Vec<Interval>) -> bool {
        while let Some(choice) = self.open.last_mut() {
            choice.number = choice.number.saturating_add(choice.step);
            if choice.number <= choice.last {
                values.truncate(choice.at);
                values.push(Interval::point(choice.number));
                return true;
            }
            self.combinations /= choice.count;
            self.open.pop();
        }
        false
    }
}

impl Node {
    /// The interval of the step, after those before it, in one thread or in any.
    pub(crate) fn value(
        &self,
        threads: Option<Threads>,
        linear: Option<u32>,
        first: &[Interval],
        before: &[Interval],
    ) -> Interval {
        let lanes = threads.map_or(64, |threads| threads.lanes.max(1));
        let of = |at: usize| before.get(at).copied().unwrap_or(Interval::ALL);
        match *self {
            Node::Leaf(interval) => interval,
            Node::Below(bound) => Interval::new(0, bound.saturating_sub(1).max(0)),
            Node::Thread(axis) => match (threads, linear) {
                (Some(threads), Some(linear)) => Interval::point(threads.at(linear, axis)),
                (Some(threads), None) => {
                    Interval::new(0, threads.size.get(axis).map_or(0, |&size| i64::from(size) - 1))
                }
                (None, _) => Interval::new(0, i64::from(MAX_THREADS) - 1),
            },
            Node::Wave => match linear {
                Some(linear) => Interval::point(i64::from(linear / lanes)),
                None => Interval::new(0, i64::from(MAX_THREADS) - 1),
            },
            Node::Lane => match linear {
                Some(linear) => Interval::point(i64::from(linear % lanes)),
                None => Interval::new(0, i64::from(lanes) - 1),
            },
            Node::FirstLane(at) => first.get(at).copied().unwrap_or(of(at)),
            Node::Bits(at, bits) => of(at).within_bits(bits),
            Node::Counter(lower, upper, step) => counter(of(lower), of(upper), of(step)),
            _ => binary(self, before),
        }
    }
}

fn binary(node: &Node, values: &[Interval]) -> Interval {
    let v = |at: usize| values.get(at).copied().unwrap_or(Interval::ALL);
    match *node {
        Node::Add(a, b) => v(a).add(v(b)),
        Node::Sub(a, b) => v(a).add(v(b).negated()),
        Node::Mul(a, b) => v(a).mul(v(b)),
        Node::FloorDiv(a, b) => v(a).floor_div(v(b)),
        Node::CeilDiv(a, b) => v(a).ceil_div(v(b)),
        Node::Div(a, b) => v(a).div(v(b)),
        Node::Mod(a, b) => v(a).modulo(v(b)),
        Node::Rem(a, b) => v(a).remainder(v(b)),
        Node::And(a, b) => v(a).bits(v(b), |a, b| a & b, true),
        Node::Or(a, b) => v(a).bits(v(b), |a, b| a | b, false),
        Node::Xor(a, b) => v(a).bits(v(b), |a, b| a ^ b, false),
        Node::Shl(a, b) => v(a).shl(v(b)),
        Node::ShrS(a, b) => v(a).shr(v(b), true),
        Node::ShrU(a, b) => v(a).shr(v(b), false),
        Node::Min(a, b) => v(a).min(v(b)),
        Node::Max(a, b) => v(a).max(v(b)),
        Node::Join(a, b) => v(a).join(v(b)),
        Node::Compare(predicate, a, b) => match v(a).compared(predicate, v(b)) {
            Some(holds) => Interval::point(-i64::from(holds)),
            None => Interval::new(-1, 0),
        },
        Node::Select(condition, a, b) => match v(condition).as_point() {
            Some(0) => v(b),
            Some(_) => v(a),
            None => v(a).join(v(b)),
        },
        _ => Interval::ALL,
    }
}

/// The counter of a loop inside its body.
pub(crate) fn counter(lower: Interval, upper: Interval, step: Interval) -> Interval {
    if step.lo <= 0 || !lower.is_bounded() {
        return Interval::ALL;
    }
    let longest = step.hi.saturating_mul(MAX_TRIPS).saturating_add(lower.hi);
    if upper.hi == i64::MAX && longest >= 1 << 62 {
        return Interval::ALL;
    }
    let last = upper.hi.saturating_sub(1).min(longest).max(lower.lo);
    let hi = match (lower.as_point(), step.as_point()) {
        (Some(lower), Some(step)) => lower.saturating_add((last - lower) / step * step),
        _ => last,
    };
    Interval::new(lower.lo, hi)
}
