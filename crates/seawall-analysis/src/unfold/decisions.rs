//! Conditions that decide more than one thing: a branch and a predicate, two branches, or a slot
//! and a branch.
//!
//! Their values are unknown, but each has one value wherever it is used. So nodes are distinguished
//! by it. A comparison of block parameters and symbols keeps its value until one of the parameters
//! is assigned. A parameter or symbol used as a condition is compared with 0.
//!
//! Two kinds of conditions are tracked even if they decide one thing only. The first is used in a
//! loop and has one value for the whole run. The second holds in at most one iteration (`once.rs`).
//!
//! The result is exact. A comparison that is not tracked may have either value each time.

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{BinaryOp, BlockId, Edge, Predicate, Program, TermId, TermKind, Terminator};

use super::Precision;
use super::once::{BEFORE, NOW, Once};
use super::ranges::{self, Range};
use super::term_graph::closure;
use super::uses::above_uses;
use crate::cfg::Cfg;
use crate::value::Value;

/// The maximal number of tracked conditions. Each doubles the nodes of the blocks in which it
/// matters.
const MAX_DECISIONS: usize = 6;

/// How many of them may be tracked only because a loop uses them. Each doubles the nodes of whole
/// loops.
const MAX_STEADY: usize = 3;

/// The canonical form of a comparison: equal or less, with ascending operands of equality. `None`
/// is a comparison with 0.
pub(super) type Key = (Predicate, TermId, Option<TermId>);

/// A tracked condition.
#[derive(Debug)]
struct Decision {
    /// The blocks with its parameters. Entering one decides it again.
    homes: Vec<BlockId>,
    /// Set if it holds in at most one iteration of a loop.
    once: Option<Once>,
    /// The sum that it compares with a constant.
    range: Option<Range>,
}

/// The tracked conditions of a function.
#[derive(Debug, Default)]
pub(super) struct Decisions {
    all: Vec<Decision>,
    keys: FxHashMap<Key, usize>,
}

impl Decisions {
    /// Chooses the conditions to track, in this order: those that decide at least two of `sites`,
    /// those that are invariant in a loop, and those of `all` that hold in at most one iteration.
    /// `sites` are branch conditions, predicates and conditions of selected values. A fine
    /// `precision` tracks different comparisons of one sum as well, because one may imply another.
    pub(super) fn new(
        program: &Program,
        cfg: &Cfg,
        (sites, all): (&[TermId], &[TermId]),
        precision: Precision,
    ) -> Self {
        let mut counts: FxHashMap<Key, usize> = FxHashMap::default();
        for &site in sites {
            let mut leaves = BTreeSet::new();
            comparisons(program, site, &mut leaves);
            for key in leaves {
                *counts.entry(key).or_default() += 1;
            }
        }
        if precision == Precision::Fine {
            ranges::count_alike(program, &mut counts);
        }
        let mut often: Vec<(Key, usize)> = counts.into_iter().filter(|&(_, count)| count > 1).collect();
        often.sort_unstable_by_key(|&((_, a, b), count)| (std::cmp::Reverse(count), a, b));
        let mut decisions = Decisions::default();
        often.into_iter().for_each(|(key, _)| decisions.add(program, cfg, key, false));
        let steady = steady(program, cfg, sites);
        steady.into_iter().take(MAX_STEADY).for_each(|key| decisions.add(program, cfg, key, false));
        let mut others = BTreeSet::new();
        all.iter().for_each(|&condition| comparisons(program, condition, &mut others));
        others.into_iter().for_each(|key| decisions.add(program, cfg, key, true));
        decisions
    }

    /// Tracks one more condition if the limit allows it.
    fn add(&mut self, program: &Program, cfg: &Cfg, key: Key, only_once: bool) {
        if self.all.len() >= MAX_DECISIONS || self.keys.contains_key(&key) {
            return;
        }
        let (predicate, a, b) = key;
        let once = (predicate == Predicate::Eq).then(|| Once::new(program, cfg, a, b)).flatten();
        if (once.is_some() || !only_once)
            && let Some(homes) = homes(program, cfg, key)
        {
            self.keys.insert(key, self.all.len());
            let range = Range::of(program, key);
            self.all.push(Decision { homes, once, range });
        }
    }

    /// The tracked conditions that compare a sum with a constant, by number.
    pub(super) fn ranges(&self) -> impl Iterator<Item = (usize, &Range)> {
        self.all.iter().enumerate().filter_map(|(number, decision)| Some((number, decision.range.as_ref()?)))
    }

    /// The number of tracked conditions.
    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// The tracked condition of a term, and whether the term is its opposite.
    pub(super) fn find(&self, program: &Program, term: TermId) -> Option<(usize, bool)> {
        let (key, negated) = key(program, term)?;
        self.keys.get(&key).map(|&number| (number, negated))
    }

    /// Whether a condition contains a tracked one.
    pub(super) fn concern(&self, program: &Program, condition: TermId) -> bool {
        let mut leaves = BTreeSet::new();
        comparisons(program, condition, &mut leaves);
        leaves.iter().any(|key| self.keys.contains_key(key))
    }

    /// Whether an edge leads to a block where it is decided again, independently of its earlier
    /// value.
    pub(super) fn is_decided_anew(&self, program: &Program, number: usize, edge: &Edge) -> bool {
        self.all.get(number).is_none_or(|decision| {
            let goes_on = decision.once.as_ref().is_some_and(|once| once.goes_on(program, edge));
            decision.homes.contains(&edge.target) && !goes_on
        })
    }

    /// Its possible values after an edge.
    pub(super) fn behind(&self, program: &Program, number: usize, edge: &Edge) -> Behind {
        let once = self.all.get(number).and_then(|decision| decision.once.as_ref());
        if self.is_decided_anew(program, number, edge) {
            let first = once.map(|once| once.first(program, edge).into_iter().map(Value::Exact).collect());
            return Behind::Anew(first.unwrap_or_else(|| ANEW.to_vec()));
        }
        match once.is_some_and(|once| once.goes_on(program, edge)) {
            true => Behind::NextIteration,
            false => Behind::Unchanged,
        }
    }
}

/// How an edge changes the value of a tracked condition.
pub(super) enum Behind {
    /// It has one of these values, independently of its earlier value.
    Anew(Vec<Value>),
    Unchanged,
    /// The loop goes on in which it holds at most once.
    NextIteration,
}

/// The possible values of a condition that is decided again.
pub(super) const ANEW: [Value; 2] = [Value::Exact(BEFORE), Value::Exact(NOW)];

/// Loop-invariant conditions that decide a branch or a predicate in a loop. None if the program has
/// partitions: the mbarrier model checker decides such conditions once, and duplicated loops would
/// dominate its run time.
fn steady(program: &Program, cfg: &Cfg, sites: &[TermId]) -> Vec<Key> {
    let mut keys = BTreeSet::new();
    if program.blocks.values().any(|block| matches!(block.terminator, Terminator::Fork(_))) {
        return Vec::new();
    }
    let sites: FxHashSet<TermId> = sites.iter().copied().collect();
    for &block in cfg.blocks().iter().filter(|&&block| cfg.loop_depth(block) > 0) {
        let block = &program.blocks[block];
        let branch = match block.terminator {
            Terminator::Branch { condition, .. } => condition,
            _ => None,
        };
        let predicates = block.events.iter().filter_map(|&event| program.events[event].action.predicate());
        let asked = predicates.chain(branch).filter(|condition| sites.contains(condition));
        asked.for_each(|condition| comparisons(program, condition, &mut keys));
    }
    let is_steady = |key: &Key| {
        homes(program, cfg, *key).is_some_and(|homes| homes.iter().all(|&home| cfg.loop_depth(home) == 0))
    };
    keys.into_iter().filter(is_steady).collect()
}

/// The comparisons inside the logical operations of a condition. A number that is not a comparison
/// counts only as a whole condition, because a bitwise operation on two nonzero numbers may give 0.
fn comparisons(program: &Program, condition: TermId, leaves: &mut BTreeSet<Key>) {
    if !is_condition(program, condition) {
        leaves.extend(key(program, condition).map(|found| found.0));
    }
    let is_constant = |term| program.terms.as_const(term).is_some();
    let mut work = vec![condition];
    let mut seen = FxHashSet::default();
    while let Some(term) = work.pop() {
        if !seen.insert(term) {
            continue;
        }
        match *program.terms.kind(term) {
            TermKind::Binary(BinaryOp::And | BinaryOp::Or | BinaryOp::Xor, a, b) => work.extend([a, b]),
            TermKind::Compare(Predicate::Eq | Predicate::Ne, a, b)
                if is_constant(b) && is_condition(program, a) =>
            {
                work.push(a);
            }
            TermKind::Compare(..) => leaves.extend(key(program, term).map(|found| found.0)),
            _ => {}
        }
    }
}

fn is_condition(program: &Program, term: TermId) -> bool {
    matches!(program.terms.kind(term), TermKind::Compare(..))
}

/// The canonical form of a comparison, and whether the term is its opposite. A parameter or symbol
/// holds if it is not 0.
fn key(program: &Program, term: TermId) -> Option<(Key, bool)> {
    let (predicate, a, b) = match *program.terms.kind(term) {
        TermKind::Compare(predicate, a, b) => (predicate, a, b),
        TermKind::Param { .. } | TermKind::Symbol { .. } => return Some(((Predicate::Eq, term, None), true)),
        _ => return None,
    };
    let equal = if program.terms.as_const(b) == Some(0) {
        (Predicate::Eq, a, None)
    } else {
        (Predicate::Eq, a.min(b), Some(a.max(b)))
    };
    Some(match predicate {
        Predicate::Eq => (equal, false),
        Predicate::Ne => (equal, true),
        Predicate::Slt => ((Predicate::Slt, a, Some(b)), false),
        Predicate::Sge => ((Predicate::Slt, a, Some(b)), true),
        Predicate::Sgt => ((Predicate::Slt, b, Some(a)), false),
        Predicate::Sle => ((Predicate::Slt, b, Some(a)), true),
        Predicate::Ult => ((Predicate::Ult, a, Some(b)), false),
        Predicate::Uge => ((Predicate::Ult, a, Some(b)), true),
        Predicate::Ugt => ((Predicate::Ult, b, Some(a)), false),
        Predicate::Ule => ((Predicate::Ult, b, Some(a)), true),
    })
}

/// The blocks whose entry determines a comparison. `None` if it may differ between warps.
fn homes(program: &Program, cfg: &Cfg, (_, a, b): Key) -> Option<Vec<BlockId>> {
    let mut homes = Vec::new();
    let operands: Vec<TermId> = std::iter::once(a).chain(b).collect();
    for term in closure(program, &operands)? {
        match *program.terms.kind(term) {
            TermKind::Param { block, .. } if !homes.contains(&block) => homes.push(block),
            TermKind::Symbol { varying: true, .. } => homes.extend(above_uses(program, cfg, term)?),
            TermKind::Tid => return None,
            _ => {}
        }
    }
    Some(homes)
}
