//! Loops that count up to an unknown bound: the number of remaining iterations.
//!
//! A pipelined loop `for (i = 0; i < n; i += 1)` issues the copy of iteration `i + 2` only `if i <
//! n - 2`. `i` and `n` are unknown, but the number of remaining iterations decides both conditions.
//! Near the end it is exact: 2, 1, 0. So the unfolding has it as a variable and decrements it along
//! the back edge. Above what any condition compares with, it is "many".
//!
//! A condition before the loop that compares the bound with a constant (`if n > 1`) is decided by
//! the total number of iterations.

use rustc_hash::FxHashMap;
use seawall_model::{BlockId, Edge, Predicate, Program, TermId, TermKind, Terminator};

use super::linear::Sum;
use super::relevant::Variable;
use super::uses::above_uses_beside;
use crate::cfg::Cfg;

/// At this number of remaining iterations or more, the variable is "many". Pipelines have only a
/// few stages.
const MAX_MANY: i64 = 8;
/// A bound with more terms than this is not analyzed.
const MAX_BOUND_TERM: usize = 32;

/// A loop that counts to a bound.
#[derive(Clone, Debug)]
pub(super) struct Countdown {
    /// The counter, a parameter of the loop header.
    pub(super) counter: TermId,
    /// The header.
    pub(super) header: BlockId,
    /// The bound minus the counter, without its constant.
    remaining: Sum,
    /// The loop continues while that difference is above this.
    exit: i64,
    /// The origin from which distances to the bound are measured. It is the exit value, or whole
    /// steps below it, such that no condition compares with less.
    base: i64,
    /// The increment per iteration, which is positive.
    step: i64,
    /// The bound minus the start value, if there is exactly one start value that does not change in
    /// the loop.
    length: Option<Sum>,
    /// The block whose entry determines the bound. `None` if the bound has one value for the whole
    /// run.
    pub(super) owner: Option<BlockId>,
    /// The smallest number that counts as "many".
    pub(super) many: i64,
    /// The first loop that always has as many iterations as this one. It may be the loop itself.
    pub(super) like: usize,
}

/// A condition on the iterations of a loop.
#[derive(Clone, Copy, Debug)]
pub(super) struct Test {
    /// Index of the loop.
    pub(super) countdown: usize,
    /// Whether it is about all iterations of the loop rather than the remaining ones.
    pub(super) initial: bool,
    /// The condition holds if the distance to the bound is above this.
    above: i64,
    /// Whether the condition is the opposite.
    negated: bool,
}

/// The loops of a function whose remaining iterations decide a condition, and these conditions.
#[derive(Clone, Debug, Default)]
pub(super) struct Countdowns {
    pub(super) loops: Vec<Countdown>,
    pub(super) tests: FxHashMap<TermId, Test>,
    /// Conditions that are decided by their sums alone.
    pub(super) decided: FxHashMap<TermId, bool>,
}

/// `small < large` as `large - small > above`, with the constant removed from the difference.
struct Distance {
    difference: Sum,
    above: i64,
    negated: bool,
}

impl Countdowns {
    /// Finds the loops that decide one of `predicates`.
    pub(super) fn new(program: &Program, cfg: &Cfg, predicates: &[TermId]) -> Self {
        let mut countdowns = Countdowns::default();
        let distances: Vec<(TermId, Distance)> =
            predicates.iter().filter_map(|&p| Some((p, distance(program, p)?))).collect();
        if distances.is_empty() {
            return countdowns;
        }
        for &block in cfg.blocks() {
            let Terminator::Branch { condition: Some(condition), .. } = program.blocks[block].terminator
            else {
                continue;
            };
            if let Some(exit) = distance(program, condition) {
                countdowns.add_loops(program, cfg, &exit, &distances);
            }
        }
        let conditions = cfg.blocks().iter().filter_map(|&block| match program.blocks[block].terminator {
            Terminator::Branch { condition: Some(condition), .. } => Some(condition),
            _ => None,
        });
        for term in conditions.chain(predicates.iter().copied()) {
            let Some(distance) = distance(program, term) else { continue };
            if distance.difference.is_constant() {
                countdowns.decided.insert(term, (distance.above < 0) != distance.negated);
            } else if let Some(test) = countdowns.test(&distance) {
                countdowns.tests.insert(term, test);
            }
        }
        countdowns.set_bases();
        countdowns
    }

    /// Sets the base, "many" and the limits of the tests. The base is the smallest distance that a
    /// test compares with. "Many" is above all of them. Loops of equal length get equal values.
    fn set_bases(&mut self) {
        let likes: Vec<usize> = self.loops.iter().map(|countdown| countdown.like).collect();
        for (number, &like) in likes.iter().enumerate().filter(|&(number, &like)| number == like) {
            let of_them = |test: &&mut Test| likes.get(test.countdown) == Some(&like);
            let Countdown { exit, step, .. } = self.loops[number];
            let least = self.tests.values_mut().filter(of_them).map(|test| test.above).min();
            let beyond = exit.saturating_sub(least.unwrap_or(exit)).max(0);
            let steps = beyond.saturating_add(step - 1) / step;
            let base =
                if steps < MAX_MANY - 1 { exit.saturating_sub(steps.saturating_mul(step)) } else { exit };
            let mut many = 1;
            for test in self.tests.values_mut().filter(of_them) {
                test.above = test.above.saturating_sub(base);
                let asked = test.above.checked_div(step).map_or(0, |n| n.saturating_add(2));
                many = many.max(asked.clamp(1, MAX_MANY));
            }
            for countdown in self.loops.iter_mut().filter(|countdown| countdown.like == like) {
                (countdown.base, countdown.many) = (base, many);
            }
        }
    }

    /// The variable for the total number of iterations of a loop.
    pub(super) fn initial(&self, number: usize) -> Variable {
        Variable::Initial(self.loops.get(number).map_or(number, |countdown| countdown.like))
    }

    /// The variable that a test uses.
    pub(super) fn asks(&self, test: &Test) -> Variable {
        if test.initial { self.initial(test.countdown) } else { Variable::Current(test.countdown) }
    }

    /// Whether the number of iterations may decide a condition.
    pub(super) fn decides(&self, condition: TermId) -> bool {
        self.tests.contains_key(&condition) || self.decided.contains_key(&condition)
    }

    /// Adds the loops that end when `exit`, the bound minus the counter, is exhausted, if some
    /// condition depends on them.
    fn add_loops(&mut self, program: &Program, cfg: &Cfg, exit: &Distance, asked: &[(TermId, Distance)]) {
        let remaining = &exit.difference;
        for counter in remaining.terms().filter(|&term| remaining.factor(term) == -1) {
            let known = self.loops.iter().any(|c| c.counter == counter && c.remaining == *remaining);
            if !known
                && let Some(found) = find(program, cfg, counter, exit)
                && asked.iter().any(|(_, distance)| found.is_about(distance).is_some())
            {
                let like = self.loops.iter().position(|other| other.is_as_long_as(&found));
                self.loops.push(Countdown { like: like.unwrap_or(self.loops.len()), ..found });
            }
        }
    }

    fn test(&self, distance: &Distance) -> Option<Test> {
        self.loops.iter().enumerate().find_map(|(countdown, found)| {
            let (initial, above) = found.is_about(distance)?;
            Some(Test { countdown, initial, above, negated: distance.negated })
        })
    }
}

impl Countdown {
    /// How a distance relates to the loop: whether it is about the loop's length, and the limit
    /// that the distance to the bound must exceed.
    fn is_about(&self, distance: &Distance) -> Option<(bool, i64)> {
        if self.remaining == distance.difference {
            return Some((false, distance.above));
        }
        let length = self.length.as_ref().filter(|length| !length.is_constant())?;
        if length.variable_part() != distance.difference {
            return None;
        }
        // length = difference + constant, so difference > above means length > above + constant.
        Some((true, distance.above.checked_add(length.constant)?))
    }

    /// Whether both loops always have the same number of iterations.
    fn is_as_long_as(&self, other: &Countdown) -> bool {
        self.length.is_some()
            && (&self.length, self.step, self.exit, self.owner)
                == (&other.length, other.step, other.exit, other.owner)
    }

    /// The number of iterations, if start and bound determine it.
    pub(super) fn known_length(&self) -> Option<i64> {
        let length = self.length.as_ref().filter(|length| length.is_constant())?.constant;
        let count = length.checked_sub(self.base)?.max(0).checked_add(self.step - 1)?.div_euclid(self.step);
        Some(count.min(self.many))
    }

    /// Whether the number of iterations is fixed at the entry of the owner's block.
    pub(super) fn has_length(&self) -> bool {
        self.length.is_some()
    }

    /// Whether `test` holds with `remaining` iterations left. `None` if that does not decide it.
    pub(super) fn holds(&self, test: &Test, remaining: i64) -> Option<bool> {
        // remaining = ceil((distance - base) / step), or 0 if the distance is not above the base.
        let above = if remaining == 0 {
            (test.above >= 0).then_some(false)
        } else if (remaining - 1).saturating_mul(self.step) >= test.above {
            Some(true)
        } else if remaining < self.many && remaining.saturating_mul(self.step) <= test.above {
            Some(false)
        } else {
            None
        };
        above.map(|above| above != test.negated)
    }
}

/// The loop whose header has `counter`, if it counts up by a constant to an invariant bound. `exit`
/// is the bound minus the counter.
fn find(program: &Program, cfg: &Cfg, counter: TermId, exit: &Distance) -> Option<Countdown> {
    let remaining = &exit.difference;
    let TermKind::Param { block: header, index } = *program.terms.kind(counter) else { return None };
    let mut bound = remaining.clone();
    bound.add(counter, 1)?;
    let (mut step, mut start, mut starts) = (None, None, 0);
    for &block in cfg.blocks() {
        for edge in program.blocks[block].terminator.edges().into_iter().filter(|e| e.target == header) {
            let passed = Sum::of(program, *edge.args.get(index as usize)?)?;
            let added = passed.minus(&Sum::variable(counter))?;
            if added.is_constant() && added.constant > 0 {
                if step.is_some_and(|known| known != added.constant) {
                    return None;
                }
                step = Some(added.constant);
            } else {
                starts += 1;
                start = Some(passed);
            }
        }
    }
    let owner = owner(program, cfg, header, bound.terms())?;
    // A bound that changes inside the loop is not a bound.
    if owner.is_some_and(|owner| owner == header || cfg.is_in_loop(program, header, owner)) {
        return None;
    }
    let length = start.filter(|_| starts == 1).and_then(|start| bound.minus(&start));
    // The length must be determined where the bound is. Otherwise it is not used.
    let follows = |length: &Sum| {
        self::owner(program, cfg, header, length.terms()).is_some_and(|of| of == owner || of.is_none())
    };
    let length = length.filter(follows);
    Some(Countdown {
        counter,
        header,
        remaining: remaining.clone(),
        exit: exit.above,
        base: exit.above,
        step: step?,
        length,
        owner,
        many: 1,
        like: 0,
    })
}

/// Whether an edge to a loop header is its back edge: it passes the counter plus a positive
/// constant.
pub(super) fn counts_on(program: &Program, counter: TermId, edge: &Edge) -> bool {
    let TermKind::Param { index, .. } = *program.terms.kind(counter) else { return false };
    let passed = edge.args.get(index as usize).and_then(|&arg| Sum::of(program, arg));
    let added = passed.and_then(|passed| passed.minus(&Sum::variable(counter)));
    added.is_some_and(|added| added.is_constant() && added.constant > 0)
}

/// The block whose entry determines the terms, or `Some(None)` if they are fixed for the whole run.
/// `None` for terms that may change in between or are too large.
fn owner(
    program: &Program,
    cfg: &Cfg,
    beside: BlockId,
    terms: impl Iterator<Item = TermId>,
) -> Option<Option<BlockId>> {
    let mut owner = None;
    let mut work: Vec<TermId> = terms.collect();
    for _ in 0..MAX_BOUND_TERM {
        let Some(term) = work.pop() else { return Some(owner) };
        let block = match *program.terms.kind(term) {
            TermKind::Tid => return None,
            TermKind::Symbol { varying: true, .. } => above_uses_beside(program, cfg, term, beside)?,
            TermKind::Param { block, .. } => block,
            ref kind => {
                work.extend(kind.operands());
                continue;
            }
        };
        let function = program.blocks[block].function;
        // Parameters of the entry block are fixed for the whole run, unless a loop leads back to
        // it.
        if program.functions[function].entry != block || cfg.loop_depth(block) > 0 {
            if owner.is_some_and(|known| known != block) {
                return None;
            }
            owner = Some(block);
        }
    }
    None
}

fn distance(program: &Program, condition: TermId) -> Option<Distance> {
    let mut condition = condition;
    while let TermKind::Again { term, .. } = *program.terms.kind(condition) {
        condition = term;
    }
    let TermKind::Compare(predicate, a, b) = *program.terms.kind(condition) else { return None };
    let (small, large, negated) = match predicate {
        Predicate::Slt => (a, b, false),
        Predicate::Sgt => (b, a, false),
        Predicate::Sge => (a, b, true),
        Predicate::Sle => (b, a, true),
        _ => return None,
    };
    let difference = Sum::of(program, large)?.minus(&Sum::of(program, small)?)?;
    // The condition is difference + constant > 0.
    let above = difference.constant.checked_neg()?;
    Some(Distance { difference: difference.variable_part(), above, negated })
}
