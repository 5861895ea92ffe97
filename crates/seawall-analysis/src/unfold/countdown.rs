//! Loops that count up to a bound that is not known: how many iterations remain.
//!
//! A pipelined loop `for (i = 0; i < n; i += 1)` issues the copy of iteration `i + 2` only `if i < n - 2`. Neither `i` nor `n` is
//! known, but the number of iterations that remain decides both conditions, and near the end it is exact: 2, 1, 0. So it
//! is kept as a variable of the unfolding, counted down along the back edge, "many" above what any condition asks.
//!
//! Conditions before the loop that compare the bound with a constant (`if n > 1`) are decided by the number of iterations that
//! the loop will have.

use rustc_hash::FxHashMap;
use seawall_model::{BinaryOp, BlockId, Predicate, Program, TermId, TermKind, Terminator};

use crate::cfg::Cfg;

/// More remaining iterations than this are "many", whatever the conditions ask. Pipelines are a few stages deep.
const MAX_MANY: i64 = 8;
/// Additions of constants that are looked through.
const MAX_CHAIN: usize = 8;

/// A loop that counts to a bound.
#[derive(Clone, Debug)]
pub(super) struct Countdown {
    /// The counter, a parameter of the loop's header.
    pub(super) counter: TermId,
    /// The header.
    pub(super) header: BlockId,
    /// What it counts to, up to a constant.
    bound: TermId,
    /// Added each iteration; positive.
    step: i64,
    /// Where it starts, if that is one constant.
    pub(super) start: Option<i64>,
    /// The block on whose entry the bound gets its value; `None` if it has one value for the whole run.
    pub(super) owner: Option<BlockId>,
    /// From here on it is "many".
    pub(super) many: i64,
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
}

/// `first < second` as `second - first > above`, each up to a constant; `None` for what is a constant itself.
struct Distance {
    first: Option<TermId>,
    second: Option<TermId>,
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
            let Some(exit) = distance(program, condition) else { continue };
            let (Some(counter), Some(bound)) = (exit.first, exit.second) else { continue };
            let about = |d: &Distance| d.first.is_none() || d.first == Some(counter);
            let asked = distances.iter().any(|(_, d)| about(d) && d.second == Some(bound));
            let known = countdowns.loops.iter().any(|c| c.counter == counter && c.bound == bound);
            if asked
                && !known
                && let Some(found) = find(program, cfg, counter, bound)
            {
                countdowns.loops.push(found);
            }
        }
        let conditions = cfg.blocks().iter().filter_map(|&block| match program.blocks[block].terminator {
            Terminator::Branch { condition: Some(condition), .. } => Some(condition),
            _ => None,
        });
        for term in conditions.chain(predicates.iter().copied()) {
            if let Some(test) = distance(program, term).and_then(|d| countdowns.test(&d)) {
                countdowns.tests.insert(term, test);
            }
        }
        for test in countdowns.tests.values().copied().collect::<Vec<_>>() {
            let countdown = &mut countdowns.loops[test.countdown];
            let asked = test.above.checked_div(countdown.step).map_or(0, |n| n + 2);
            countdown.many = countdown.many.max(asked.clamp(1, MAX_MANY));
        }
        countdowns
    }

    fn test(&self, distance: &Distance) -> Option<Test> {
        let &Distance { above, negated, .. } = distance;
        self.loops.iter().enumerate().find_map(|(countdown, found)| {
            if distance.second != Some(found.bound) {
                return None;
            }
            match (distance.first, found.start) {
                (Some(first), _) if first == found.counter => {
                    Some(Test { countdown, initial: false, above, negated })
                }
                // bound - 0 > above, said of bound - start.
                (None, Some(start)) => {
                    Some(Test { countdown, initial: true, above: above.checked_sub(start)?, negated })
                }
                _ => None,
            }
        })
    }
}

impl Countdown {
    /// Whether `test` holds with so many iterations to go; `None` if that does not decide it.
    pub(super) fn holds(&self, test: &Test, remaining: i64) -> Option<bool> {
        // remaining = ceil(distance / step), or 0 if the distance is not positive.
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

/// The loop whose header has `counter`, if it counts up by a constant.
fn find(program: &Program, cfg: &Cfg, counter: TermId, bound: TermId) -> Option<Countdown> {
    let TermKind::Param { block: header, index } = *program.terms.kind(counter) else { return None };
    let (mut step, mut start, mut starts) = (None, None, 0);
    for &block in cfg.blocks() {
        for edge in program.blocks[block].terminator.edges().into_iter().filter(|e| e.target == header) {
            let (base, offset) = linear(program, *edge.args.get(index as usize)?);
            if base == Some(counter) && offset > 0 {
                if step.is_some_and(|known| known != offset) {
                    return None;
                }
                step = Some(offset);
            } else {
                starts += 1;
                start = base.is_none().then_some(offset);
            }
        }
    }
    let start = start.filter(|_| starts == 1);
    let (owner, whole_run) = owner(program, bound)?;
    // A bound that changes inside of the loop is none.
    if owner == Some(header) {
        return None;
    }
    let owner = if whole_run { None } else { owner };
    Some(Countdown { counter, header, bound, step: step?, start, owner, many: 1 })
}

/// The block on whose entry a term gets its value, and whether it is the same for the whole run.
fn owner(program: &Program, term: TermId) -> Option<(Option<BlockId>, bool)> {
    match *program.terms.kind(term) {
        TermKind::Symbol { varying: false, .. } => Some((None, true)),
        TermKind::Param { block, .. } => {
            let function = program.blocks[block].function;
            Some((Some(block), program.functions[function].entry == block))
        }
        _ => None,
    }
}

/// `term` as another one plus a constant.
pub(super) fn linear(program: &Program, term: TermId) -> (Option<TermId>, i64) {
    let (mut base, mut offset) = (term, 0_i64);
    for _ in 0..MAX_CHAIN {
        let constant = |term| program.terms.as_const(term);
        let (next, added) = match *program.terms.kind(base) {
            TermKind::Const(value) => return (None, offset.saturating_add(value)),
            TermKind::Again { term, .. } => (term, 0),
            TermKind::Binary(BinaryOp::Add, a, b) => match (constant(a), constant(b)) {
                (_, Some(c)) => (a, c),
                (Some(c), None) => (b, c),
                _ => break,
            },
            TermKind::Binary(BinaryOp::Sub, a, b) => match constant(b) {
                Some(c) => (a, c.saturating_neg()),
                None => break,
            },
            _ => break,
        };
        (base, offset) = (next, offset.saturating_add(added));
    }
    (Some(base), offset)
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
    let ((first, low), (second, high)) = (linear(program, small), linear(program, large));
    // small < large: first + low < second + high.
    Some(Distance { first, second, above: low.checked_sub(high)?, negated })
}
