//! Loops that count up to an unknown bound: the number of remaining iterations.
//!
//! A pipelined loop `for (i = 0; i < n; i += 1)` issues the copy of iteration `i + 2` only `if i <
//! n - 2`. `i` and `n` are unknown, but the number of remaining iterations decides both conditions.
//! Near the end it is exact: 2, 1, 0. So the unfolding has it as a variable and decrements it along
//! the back edge. Above what any condition compares with, it is "many".
//!
//! A condition before the loop that compares the bound with a constant (`if n > 1`) is decided by
//! the total number of iterations.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{Action, BlockId, Edge, Predicate, Program, Sum, TermId, TermKind, Terminator};

use super::Precision;
use super::alike::Alike;
use super::relevant::Variable;
use super::uses::above_uses_beside;
use crate::cfg::Cfg;
use crate::value::Value;

/// At this number of remaining iterations or more, the variable is "many". Pipelines have only a
/// few stages.
const MAX_MANY: i64 = 8;
/// A bound with more terms than this is not analyzed.
const MAX_BOUND_TERM: usize = 256;

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
    /// Whether it holds only if the distance is the first integer above.
    only_next: bool,
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
    /// Those of `tests` that only branches inside loops ask and that their loop always decides.
    choices: FxHashSet<TermId>,
}

/// `small < large` as `large - small > above`, with the constant removed from the difference.
/// Equality is `large - small == above + 1`.
struct Distance {
    difference: Sum,
    above: i64,
    only_next: bool,
    negated: bool,
}

impl Distance {
    /// The same condition about `small - large`. `None` if that overflows.
    fn flipped(&self) -> Option<Self> {
        let difference = Sum::default().minus(&self.difference)?;
        // d > a is -d < -a, the opposite of -d > -a - 1. And d == a + 1 is -d == -a - 1.
        let above = self.above.checked_neg()?.checked_sub(if self.only_next { 2 } else { 1 })?;
        Some(Distance {
            difference,
            above,
            only_next: self.only_next,
            negated: self.negated == self.only_next,
        })
    }

    /// The condition, and its flipped form.
    fn forms(self) -> impl Iterator<Item = Distance> {
        let flipped = self.flipped();
        std::iter::once(self).chain(flipped)
    }
}

impl Countdowns {
    /// Finds the loops that decide one of `predicates`, or a branch other than those of loops.
    pub(super) fn new(program: &Program, cfg: &Cfg, predicates: &[TermId], precision: Precision) -> Self {
        let mut countdowns = Countdowns::default();
        let alike = Alike::new(program, cfg);
        let distance = |condition| distance(program, &alike, condition);
        let asked = predicates.iter().copied().chain(choices(program, cfg, precision));
        let distances: Vec<Distance> = asked.filter_map(distance).flat_map(Distance::forms).collect();
        if distances.is_empty() {
            return countdowns;
        }
        for &block in cfg.blocks() {
            let Terminator::Branch { condition: Some(condition), .. } = program.blocks[block].terminator
            else {
                continue;
            };
            for exit in distance(condition).into_iter().flat_map(Distance::forms) {
                countdowns.add_loops(program, cfg, &exit, &distances);
            }
        }
        // Without a loop, branches decide nothing about each other.
        if countdowns.loops.is_empty() && predicates.is_empty() {
            return countdowns;
        }
        let conditions = cfg.blocks().iter().filter_map(|&block| match program.blocks[block].terminator {
            Terminator::Branch { condition: Some(condition), .. } => Some(condition),
            _ => None,
        });
        for term in conditions.chain(predicates.iter().copied()) {
            let Some(distance) = distance(term) else { continue };
            if distance.difference.is_constant() {
                let holds = if distance.only_next { distance.above == -1 } else { distance.above < 0 };
                countdowns.decided.insert(term, holds != distance.negated);
            } else if let Some(test) = distance.forms().find_map(|form| countdowns.test(&form)) {
                countdowns.tests.insert(term, test);
            }
        }
        countdowns.set_bases();
        let is_known = |term: &TermId| {
            let test = countdowns.tests.get(term);
            test.and_then(|test| countdowns.loops.get(test.countdown)).is_some_and(Countdown::has_length)
        };
        countdowns.choices = choices(program, cfg, precision).filter(is_known).collect();
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
                let last = test.above.saturating_add(i64::from(test.only_next));
                let asked = last.checked_div(step).map_or(0, |n| n.saturating_add(2));
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

    /// All distinguished numbers of iterations of a loop.
    pub(super) fn lengths(&self, number: usize) -> Vec<Value> {
        let countdown = self.loops.get(number);
        if let Some(length) = countdown.and_then(Countdown::known_length) {
            return vec![Value::Exact(length)];
        }
        let many = countdown.map_or(0, |countdown| countdown.many);
        (0..=many).map(Value::Exact).collect()
    }

    /// The variable that a test uses.
    pub(super) fn asks(&self, test: &Test) -> Variable {
        if test.initial { self.initial(test.countdown) } else { Variable::Current(test.countdown) }
    }

    /// Whether the number of iterations may decide a condition.
    pub(super) fn decides(&self, condition: TermId) -> bool {
        self.tests.contains_key(&condition) || self.decided.contains_key(&condition)
    }

    /// Whether a condition is that of a branch which neither enters nor leaves a loop, and the
    /// number of iterations always decides it.
    pub(super) fn is_choice(&self, condition: TermId) -> bool {
        self.choices.contains(&condition)
    }

    /// Adds the loops that end when `exit`, the bound minus the counter, is exhausted, if some
    /// condition depends on them.
    fn add_loops(&mut self, program: &Program, cfg: &Cfg, exit: &Distance, asked: &[Distance]) {
        let remaining = &exit.difference;
        for counter in remaining.terms().filter(|&term| remaining.factor(term) == -1) {
            let known = self.loops.iter().any(|c| c.counter == counter && c.remaining == *remaining);
            if !known
                && let Some(found) = find(program, cfg, counter, exit)
                && asked.iter().any(|distance| found.is_about(distance).is_some())
            {
                let like = self.loops.iter().position(|other| other.is_as_long_as(&found));
                self.loops.push(Countdown { like: like.unwrap_or(self.loops.len()), ..found });
            }
        }
    }

    fn test(&self, distance: &Distance) -> Option<Test> {
        self.loops.iter().enumerate().find_map(|(countdown, found)| {
            let (initial, above) = found.is_about(distance)?;
            let Distance { only_next, negated, .. } = *distance;
            // Without a length, equality is better known as a condition that holds once.
            let is_known = initial || !only_next || found.has_length();
            is_known.then_some(Test { countdown, initial, above, only_next, negated })
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
    fn known_length(&self) -> Option<i64> {
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
        let above = self.is_above(test.above, remaining);
        let holds = match (test.only_next, above) {
            (true, Some(true)) => self.is_above(test.above.checked_add(1)?, remaining).map(|beyond| !beyond),
            (true, None) if self.is_above(test.above.checked_add(1)?, remaining) == Some(true) => Some(false),
            _ => above,
        };
        holds.map(|holds| holds != test.negated)
    }

    /// Whether the distance to the base is above `limit` with `remaining` iterations left.
    fn is_above(&self, limit: i64, remaining: i64) -> Option<bool> {
        // remaining = ceil((distance - base) / step), or 0 if the distance is not above the base.
        if remaining == 0 {
            (limit >= 0).then_some(false)
        } else if (remaining - 1).saturating_mul(self.step) >= limit {
            Some(true)
        } else if remaining < self.many && remaining.saturating_mul(self.step) <= limit {
            Some(false)
        } else {
            None
        }
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
            let passed = Sum::of(&program.terms, *edge.args.get(index as usize)?)?;
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
    let passed = edge.args.get(index as usize).and_then(|&arg| Sum::of(&program.terms, arg));
    let added = passed.and_then(|passed| passed.minus(&Sum::variable(counter)));
    added.is_some_and(|added| added.is_constant() && added.constant > 0)
}

/// The conditions of branches that neither enter nor leave a loop and guard an asynchronous
/// operation, its commit or its wait. Others would only enlarge the unfolding, unless its precision
/// is fine.
pub(super) fn choices<'a>(
    program: &'a Program,
    cfg: &'a Cfg,
    precision: Precision,
) -> impl Iterator<Item = TermId> + 'a {
    cfg.blocks().iter().filter_map(move |&block| {
        let Terminator::Branch { condition: Some(condition), ref then, ref otherwise } =
            program.blocks[block].terminator
        else {
            return None;
        };
        let depth = cfg.loop_depth(block);
        let stays = |edge: &Edge| cfg.loop_depth(edge.target) == depth;
        let guards = |edge: &Edge| {
            program.blocks[edge.target]
                .events
                .iter()
                .any(|&event| is_asynchronous(&program.events[event].action))
        };
        let guards = || precision == Precision::Fine || guards(then) || guards(otherwise);
        (stays(then) && stays(otherwise) && guards()).then_some(condition)
    })
}

fn is_asynchronous(action: &Action) -> bool {
    match action {
        Action::Copy { .. }
        | Action::Mma { .. }
        | Action::Commit(_)
        | Action::Wait(_)
        | Action::MBarrier(_)
        | Action::Token(_) => true,
        Action::Touch { .. }
        | Action::Atomic { .. }
        | Action::Barrier(_)
        | Action::Fence(_)
        | Action::Hint
        | Action::Call(_)
        | Action::Other => false,
    }
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
    let mut seen = FxHashSet::default();
    while seen.len() < MAX_BOUND_TERM {
        let Some(term) = work.pop() else { return Some(owner) };
        if !seen.insert(term) {
            continue;
        }
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

fn distance(program: &Program, alike: &Alike, condition: TermId) -> Option<Distance> {
    let mut condition = condition;
    while let TermKind::Again { term, .. } = *program.terms.kind(condition) {
        condition = term;
    }
    let TermKind::Compare(predicate, a, b) = *program.terms.kind(condition) else { return None };
    let (small, large, only_next, negated) = match predicate {
        Predicate::Slt => (a, b, false, false),
        Predicate::Sgt => (b, a, false, false),
        Predicate::Sge => (a, b, false, true),
        Predicate::Sle => (b, a, false, true),
        Predicate::Eq => (a, b, true, false),
        Predicate::Ne => (a, b, true, true),
        Predicate::Ult | Predicate::Ule | Predicate::Ugt | Predicate::Uge => return None,
    };
    let difference =
        alike.replace(&Sum::of(&program.terms, large)?.minus(&Sum::of(&program.terms, small)?)?)?;
    // The condition is difference + constant > 0, or == 0.
    let above = difference.constant.checked_neg()?.checked_sub(i64::from(only_next))?;
    Some(Distance { difference: difference.variable_part(), above, only_next, negated })
}
