//! Comparisons of values that are not followed: how each of them was decided, so that it is decided alike wherever it is asked for.
//!
//! `if v > 0` and `if v <= 0` ask for one comparison and for its opposite. The first that is asked chooses; a process remembers what was chosen
//! until the value may be another one: until it comes to a block that has one of its parameters, or, of a value that is computed
//! anew each time, to the last block that dominates all conditions that ask for it in the partition. The op that computes the value dominates these, too, so
//! that no way leads from it to one of them but through that block. What is asked for no more is forgotten, so that states come again.
//!
//! What nobody remembers may have either value each time: more runs than there are, never fewer.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::EntityId;
use seawall_model::{BinaryOp, BlockId, Predicate, Program, TermId, TermKind, Terminator};

use crate::eval::{Asked, chosen};
use crate::lin::Lin;
use crate::machine::Machine;
use crate::state::{ProcessId, State};

/// Comparisons that are remembered: as many as fit in a word. Kernels have a handful.
const MOST: usize = 64;
/// Functions of more blocks are not looked through.
const MOST_BLOCKS: usize = 1024;
/// Conditions of more terms are not taken apart.
const LARGEST: usize = 64;

/// What a process remembers: a bit for each comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Decided {
    /// Which are decided,
    pub(crate) known: u64,
    /// and which of these hold.
    pub(crate) holding: u64,
}

impl Decided {
    /// Whether a comparison holds, if it was decided.
    pub(crate) fn get(self, number: u32) -> Option<bool> {
        let bit = 1 << number;
        (self.known & bit != 0).then_some(self.holding & bit != 0)
    }

    pub(crate) fn set(&mut self, number: u32, holds: bool) {
        self.known |= 1 << number;
        self.holding = self.holding & !(1 << number) | u64::from(holds) << number;
    }

    /// Forgets all but some.
    pub(crate) fn keep(&mut self, kept: u64) {
        self.known &= kept;
        self.holding &= kept;
    }
}

/// A comparison in the one form by which it and its opposite are told; nothing on the right is 0.
type Key = (Predicate, TermId, Option<TermId>);

/// The comparisons of a program that more than one condition asks for.
#[derive(Debug, Default)]
pub(crate) struct Facts {
    /// The number of what a term asks for, and whether it is the opposite.
    numbers: FxHashMap<TermId, (u32, bool)>,
    /// The terms with a number that a condition is made of.
    leaves: FxHashMap<TermId, Vec<TermId>>,
    /// Per block, what is still remembered behind an edge to it.
    kept: Vec<u64>,
}

/// A condition, where it is asked, with the comparisons that it is made of.
struct Site {
    block: BlockId,
    term: TermId,
    leaves: Vec<(TermId, Key, bool)>,
}

impl Facts {
    pub(crate) fn new(program: &Program) -> Facts {
        let mut facts = Facts::default();
        let sites = sites(program);
        let mut counts: FxHashMap<Key, usize> = FxHashMap::default();
        for (_, key, _) in sites.iter().flat_map(|site| &site.leaves) {
            *counts.entry(*key).or_default() += 1;
        }
        let mut often: Vec<Key> = counts
            .into_iter()
            .filter(|(key, count)| *count > 1 && is_uniform(program, *key))
            .map(|c| c.0)
            .collect();
        often.sort_unstable();
        often.truncate(MOST);
        if often.is_empty() || program.blocks.len() > MOST_BLOCKS {
            return facts;
        }
        for site in &sites {
            for (leaf, key, negated) in &site.leaves {
                let Ok(number) = often.binary_search(key) else { continue };
                facts.numbers.insert(*leaf, (u32::try_from(number).unwrap_or(0), *negated));
                let leaves = facts.leaves.entry(site.term).or_default();
                if !leaves.contains(leaf) {
                    leaves.push(*leaf);
                }
            }
        }
        facts.find_kept(program, &sites, &often);
        facts
    }

    /// The number of what a term asks for, and whether it is the opposite.
    pub(crate) fn number(&self, term: TermId) -> Option<(u32, bool)> {
        self.numbers.get(&term).copied()
    }

    /// The comparisons with a number that a condition is made of.
    pub(crate) fn leaves(&self, condition: TermId) -> &[TermId] {
        self.leaves.get(&condition).map_or(&[], Vec::as_slice)
    }

    /// What is still remembered behind an edge to a block.
    pub(crate) fn kept(&self, block: BlockId) -> u64 {
        self.kept.get(block.index()).copied().unwrap_or(0)
    }

    /// What is asked for behind the start of each block, less what is decided anew there.
    fn find_kept(&mut self, program: &Program, sites: &[Site], keys: &[Key]) {
        let mut homes = vec![0_u64; program.blocks.len()];
        for (number, key) in keys.iter().enumerate() {
            homes_of(program, sites, *key).into_iter().for_each(|home| homes[home.index()] |= 1 << number);
        }
        let mut live = vec![0_u64; program.blocks.len()];
        for site in sites {
            let numbers = site.leaves.iter().filter_map(|leaf| keys.binary_search(&leaf.1).ok());
            live[site.block.index()] |= numbers.fold(0, |all, number| all | 1 << number);
        }
        let mut changed = true;
        while changed {
            changed = false;
            for (id, block) in program.blocks.iter().rev() {
                let edges = block.terminator.edges();
                let targets = edges.iter().map(|edge| edge.target.index());
                let passed = targets.fold(0, |all, target| all | live[target] & !homes[target]);
                changed |= passed & !live[id.index()] != 0;
                live[id.index()] |= passed;
            }
        }
        self.kept = live.iter().zip(&homes).map(|(live, homes)| live & !homes).collect();
    }
}

impl Machine<'_> {
    /// The value of a comparison that is not followed, if it was decided.
    pub(crate) fn remembered(
        &mut self,
        state: &State,
        process: ProcessId,
        comparison: TermId,
    ) -> Option<Lin> {
        let (number, negated) = self.facts.number(comparison)?;
        let holds = state.processes.get(process)?.decided.get(number)?;
        self.depends = true;
        Some(Lin::number(i64::from(holds != negated)))
    }

    /// Whether a term is not 0; where that is not followed, it is chosen.
    pub(crate) fn holds(&mut self, state: &mut State, process: ProcessId, term: TermId) -> Asked<bool> {
        match self.decide(state, process, term)? {
            Some(holds) => Ok(holds),
            None => Ok(chosen(state, 2)? == 0),
        }
    }

    /// Whether a term is not 0, where what is not followed are comparisons that are remembered: these are chosen. `None` if something else is not.
    pub(crate) fn decide(
        &mut self,
        state: &mut State,
        process: ProcessId,
        term: TermId,
    ) -> Asked<Option<bool>> {
        loop {
            if let Some(holds) = self.truth(state, process, term)? {
                return Ok(Some(holds));
            }
            let mut open = None;
            for leaf in self.facts.leaves(term).to_vec() {
                if self.truth(state, process, leaf)?.is_none() {
                    open = self.facts.number(leaf);
                    break;
                }
            }
            let Some((number, negated)) = open else { return Ok(None) };
            let holds = chosen(state, 2)? == 0;
            state.processes[process].decided.set(number, holds != negated);
            // What is asked for next is another question.
            state.answer = None;
        }
    }

    /// Whether a term is not 0; `None` if that is neither followed nor decided.
    pub(crate) fn truth(&mut self, state: &State, process: ProcessId, term: TermId) -> Asked<Option<bool>> {
        match self.value(state, process, term)? {
            Some(value) => self.is_zero(state, &value).map(|zero| Some(!zero)),
            None => {
                Ok(self.remembered(state, process, term).and_then(|value| value.as_number()).map(|v| v != 0))
            }
        }
    }
}

/// All conditions of branches and operations.
fn sites(program: &Program) -> Vec<Site> {
    let mut sites = Vec::new();
    for (id, block) in program.blocks.iter() {
        let predicates = block.events.iter().filter_map(|event| program.events[*event].action.predicate());
        let condition = match block.terminator {
            Terminator::Branch { condition, .. } => condition,
            _ => None,
        };
        for term in predicates.chain(condition) {
            let leaves = comparisons(program, term);
            if !leaves.is_empty() {
                sites.push(Site { block: id, term, leaves });
            }
        }
    }
    sites
}

/// The comparisons that a condition is made of by logical operations. A parameter or symbol counts only as a whole condition: of two numbers that are
/// not 0 it is not known what a bitwise operation makes.
fn comparisons(program: &Program, condition: TermId) -> Vec<(TermId, Key, bool)> {
    let mut leaves = Vec::new();
    let mut open = vec![condition];
    let mut seen = FxHashSet::default();
    while let Some(term) = open.pop() {
        if !seen.insert(term) || seen.len() > LARGEST {
            continue;
        }
        match *program.terms.kind(term) {
            TermKind::Binary(BinaryOp::And | BinaryOp::Or | BinaryOp::Xor, a, b) => open.extend([a, b]),
            TermKind::Again { term, .. } => open.push(term),
            TermKind::Compare(predicate, a, b) => {
                if let (Predicate::Eq | Predicate::Ne, TermKind::Compare(..)) =
                    (predicate, program.terms.kind(a))
                {
                    open.push(a);
                } else {
                    let (key, negated) = key(program, predicate, a, b);
                    leaves.push((term, key, negated));
                }
            }
            TermKind::Param { .. } | TermKind::Symbol { .. } if term == condition => {
                leaves.push((term, (Predicate::Eq, term, None), true));
            }
            _ => {}
        }
    }
    leaves
}

/// The form of a comparison, and whether it is the opposite of that.
fn key(program: &Program, predicate: Predicate, a: TermId, b: TermId) -> (Key, bool) {
    use Predicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    let (form, a, b, negated) = match predicate {
        Eq => (Eq, a, b, false),
        Ne => (Eq, a, b, true),
        Slt => (Slt, a, b, false),
        Sge => (Slt, a, b, true),
        Sgt => (Slt, b, a, false),
        Sle => (Slt, b, a, true),
        Ult => (Ult, a, b, false),
        Uge => (Ult, a, b, true),
        Ugt => (Ult, b, a, false),
        Ule => (Ult, b, a, true),
    };
    if form != Eq {
        return ((form, a, Some(b)), negated);
    }
    let zero = |term| program.terms.as_const(term) == Some(0);
    let key = match (zero(a), zero(b)) {
        (_, true) => (Eq, a, None),
        (true, _) => (Eq, b, None),
        _ => (Eq, a.min(b), Some(a.max(b))),
    };
    (key, negated)
}

/// The terms that a comparison is made of; `None` if there are too many.
fn parts(program: &Program, (_, a, b): Key) -> Option<FxHashSet<TermId>> {
    let mut seen = FxHashSet::default();
    let mut open: Vec<TermId> = std::iter::once(a).chain(b).collect();
    while let Some(term) = open.pop() {
        if seen.insert(term) {
            open.extend(program.terms.kind(term).operands());
        }
        if seen.len() > LARGEST {
            return None;
        }
    }
    Some(seen)
}

/// Whether all warps of a partition find the same.
fn is_uniform(program: &Program, key: Key) -> bool {
    parts(program, key)
        .is_some_and(|parts| parts.iter().all(|part| !matches!(program.terms.kind(*part), TermKind::Tid)))
}

/// The blocks on whose entry a comparison is decided anew.
fn homes_of(program: &Program, sites: &[Site], key: Key) -> Vec<BlockId> {
    let parts = parts(program, key).unwrap_or_default();
    let mut homes = Vec::new();
    let varies = |part: &TermId| matches!(program.terms.kind(*part), TermKind::Symbol { varying: true, .. });
    homes.extend(parts.iter().filter_map(|part| match *program.terms.kind(*part) {
        TermKind::Param { block, .. } => Some(block),
        _ => None,
    }));
    if parts.iter().any(varies) {
        let asks = |site: &&Site| site.leaves.iter().any(|leaf| leaf.1 == key);
        let mut by_partition: FxHashMap<_, Vec<BlockId>> = FxHashMap::default();
        for site in sites.iter().filter(asks) {
            let block = &program.blocks[site.block];
            by_partition.entry((block.function, block.partition)).or_default().push(site.block);
        }
        homes.extend(by_partition.into_values().flat_map(|users| last_dominator(program, &users)));
    }
    homes
}

/// The last block that dominates all of `users`; these themselves if there is none.
fn last_dominator(program: &Program, users: &[BlockId]) -> Vec<BlockId> {
    let Some(&first) = users.first() else { return Vec::new() };
    let function = program.blocks[first].function;
    let blocks = &program.functions[function].blocks;
    // A block dominates those that cannot be reached without it.
    let beyond = |without: BlockId| reached(program, program.functions[function].entry, without);
    let mut above: Vec<(BlockId, FxHashSet<BlockId>)> = Vec::new();
    for &block in blocks {
        let reached = beyond(block);
        if users.iter().all(|user| !reached.contains(user)) {
            above.push((block, reached));
        }
    }
    // All of them lie on one way: the last is reached without none of the others.
    let is_last =
        |(last, _): &&(BlockId, FxHashSet<BlockId>)| above.iter().all(|(_, reached)| !reached.contains(last));
    above.iter().find(is_last).map_or_else(|| users.to_vec(), |last| vec![last.0])
}

/// The blocks to which a way leads from `entry` that does not go through `without`.
fn reached(program: &Program, entry: BlockId, without: BlockId) -> FxHashSet<BlockId> {
    let mut seen = FxHashSet::default();
    let mut open = vec![entry];
    while let Some(block) = open.pop() {
        if block != without && seen.insert(block) {
            open.extend(program.blocks[block].terminator.edges().into_iter().map(|edge| edge.target));
        }
    }
    seen
}
