//! Loops that count up to a bound that is not known: how many iterations remain.
//!
//! A pipelined loop `for (i = 0; i < n; i += 1)` issues the copy of iteration `i + 2` only `if i < n - 2`. Neither `i` nor `n` is
//! known, but the number of iterations that remain decides both conditions, and near the end it is exact: 2, 1, 0. So it
//! is kept as a variable of the unfolding, counted down along the back edge, "many" above what any condition asks.
//!
//! Conditions before the loop that compare the bound with a constant (`if n > 1`) are decided by the number of iterations that
//! the loop will have.

use rustc_hash::FxHashMap;
use seawall_model::{BlockId, Edge, Predicate, Program, TermId, TermKind, Terminator};

use super::linear::Sum;
use super::relevant::Variable;
use super::uses::above_uses_beside;
use crate::cfg::Cfg;

/// More remaining iterations than this are "many", whatever the conditions ask. Pipelines are a few stages deep.
const MAX_MANY: i64 = 8;
/// A bound that is made of more terms than this is not followed.
const MAX_BOUND_TERM: usize = 32;

/// A loop that counts to a bound.
#[derive(Clone, Debug)]
pub(super) struct Countdown {
    /// The counter, a parameter of the loop's header.
    pub(super) counter: TermId,
    /// The header.
    pub(super) header: BlockId,
    /// What it counts to less the counter, without a constant.
    remaining: Sum,
    /// The loop goes on while that is more than this.
    exit: i64,
    /// Where the distance to the bound is taken to be used up: at the exit, or so many whole steps beyond that no condition
    /// asks for less. Distances are counted from here.
    base: i64,
    /// Added each iteration; positive.
    step: i64,
    /// From where it starts to the bound, if it starts at one place that does not change while it runs.
    length: Option<Sum>,
    /// The block on whose entry the bound gets its value; `None` if it has one value for the whole run.
    pub(super) owner: Option<BlockId>,
    /// From here on it is "many".
    pub(super) many: i64,
    /// The first loop that has as many iterations as this one, whatever they are; itself if there is none before.
    pub(super) like: usize,
}

/// A condition on the remaining iterations of a loop.
#[derive(Clone, Copy, Debug)]
pub(super) struct Test {
    /// Which loop.
    pub(super) countdown: usize,
    /// It is about the loop's length rather than about what remains of it.
    pub(super) initial: bool,
    /// It holds if the distance to the bound is more than this.
    above: i64,
    /// It holds if not.
    negated: bool,
}

/// The loops of a function whose remaining iterations decide a predicate, and the conditions that they decide.
#[derive(Clone, Debug, Default)]
pub(super) struct Countdowns {
    pub(super) loops: Vec<Countdown>,
    pub(super) tests: FxHashMap<TermId, Test>,
    /// Conditions that are decided by their sums alone.
    pub(super) decided: FxHashMap<TermId, bool>,
}

/// `small < large` as `large - small > above`, the constant taken out of the difference.
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

    /// Lets distances be counted from where the least that is asked for begins, the tests ask accordingly, and "many" be more
    /// than any of them asks for; all for loops of one length together.
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

    /// The variable that says how many iterations a loop has.
    pub(super) fn initial(&self, number: usize) -> Variable {
        Variable::Initial(self.loops.get(number).map_or(number, |countdown| countdown.like))
    }

    /// The variable that a test is about.
    pub(super) fn asks(&self, test: &Test) -> Variable {
        if test.initial { self.initial(test.countdown) } else { Variable::Current(test.countdown) }
    }

    /// Whether a condition is one that is decided here.
    pub(super) fn decides(&self, condition: TermId) -> bool {
        self.tests.contains_key(&condition) || self.decided.contains_key(&condition)
    }

    /// The loops that end where `exit`, the bound less the counter, is used up, if something asks for them.
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
    /// What a distance says of the loop: whether it is about its length, and what the distance of counter or start to the
    /// bound must be above.
    fn is_about(&self, distance: &Distance) -> Option<(bool, i64)> {
        if self.remaining == distance.difference {
            return Some((false, distance.above));
        }
        let length = self.length.as_ref().filter(|length| !length.is_constant())?;
        if length.variable_part() != distance.difference {
            return None;
        }
        // length = difference + constant, so that difference > above means length > above + constant.
        Some((true, distance.above.checked_add(length.constant)?))
    }

    /// Whether both have the same number of iterations.
    fn is_as_long_as(&self, other: &Countdown) -> bool {
        self.length.is_some()
            && (&self.length, self.step, self.exit, self.owner)
                == (&other.length, other.step, other.exit, other.owner)
    }

    /// The number of iterations, if start and bound give it.
    pub(super) fn known_length(&self) -> Option<i64> {
        let length = self.length.as_ref().filter(|length| length.is_constant())?.constant;
        let count = length.checked_sub(self.base)?.max(0).checked_add(self.step - 1)?.div_euclid(self.step);
        Some(count.min(self.many))
    }

    /// Whether the number of iterations has one value from the owner's block on.
    pub(super) fn has_length(&self) -> bool {
        self.length.is_some()
    }

    /// Whether `test` holds with so many iterations to go; `None` if that does not decide it.
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

/// The loop whose header has `counter`, if it counts up by a constant to a bound that stays. `exit` is the bound less the
/// counter.
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
    // A bound that changes inside of the loop is none.
    if owner.is_some_and(|owner| owner == header || cfg.is_in_loop(program, header, owner)) {
        return None;
    }
    let length = start.filter(|_| starts == 1).and_then(|start| bound.minus(&start));
    // The length has a value where the bound has one, or it is not followed.
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

/// Whether an edge to the header of a loop is its back edge: it passes the counter plus something.
pub(super) fn counts_on(program: &Program, counter: TermId, edge: &Edge) -> bool {
    let TermKind::Param { index, .. } = *program.terms.kind(counter) else { return false };
    let passed = edge.args.get(index as usize).and_then(|&arg| Sum::of(program, arg));
    let added = passed.and_then(|passed| passed.minus(&Sum::variable(counter)));
    added.is_some_and(|added| added.is_constant() && added.constant > 0)
}

/// The block on whose entry terms get their values, `Some(None)` if they have them for the whole run; `None` for terms that
/// may change in between, or are made of too much.
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
        // What the entry block has it has for the whole run, unless a loop leads back there.
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
    // difference + constant > 0.
    let above = difference.constant.checked_neg()?;
    Some(Distance { difference: difference.variable_part(), above, negated })
}
