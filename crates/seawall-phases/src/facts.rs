//! Comparisons of unknown values: a choice holds for all conditions that ask for the same
//! comparison.
//!
//! `if v > 0` and `if v <= 0` ask for one comparison and its opposite. The first condition that
//! asks makes a choice, and the process remembers it until the value may change. A parameter may
//! change when its block is entered. A value that is computed anew each time may change at the last
//! block that dominates all conditions of the partition that ask for it. The op that computes the
//! value dominates these conditions, too, so that every path from it to one of them passes that
//! block. Choices that no later condition asks for are forgotten, so that states recur.
//!
//! A comparison that is not remembered may have either value each time. That adds runs, and loses
//! none.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::{EntityId, index_u32};
use seawall_model::{BlockId, Program, TermId, TermKind};

use crate::checker::ModelChecker;
use crate::checker_state::{ProcessId, State};
use crate::eval::{Asked, chosen};
use crate::lin::Lin;
use crate::sites::{Key, LARGEST, Site, sites};

/// The most comparisons that are remembered: as many as fit in a word. Kernels have a handful.
const MOST: usize = 64;
/// Programs with more blocks are not analysed.
const MOST_BLOCKS: usize = 1024;

/// The choices that a process remembers, a bit for each comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Decided {
    /// The comparisons that are decided.
    pub(crate) known: u64,
    /// Those of them that hold.
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

    /// Forgets all choices but these.
    pub(crate) fn keep(&mut self, kept: u64) {
        self.known &= kept;
        self.holding &= kept;
    }
}

/// The comparisons of a program that more than one condition asks for.
#[derive(Debug, Default)]
pub(crate) struct Facts {
    /// The number of the comparison that a term asks for, and whether the term is its opposite.
    numbers: FxHashMap<TermId, (u32, bool)>,
    /// The numbered comparisons that a condition consists of.
    leaves: FxHashMap<TermId, Vec<TermId>>,
    /// Per block, the choices that remain after an edge to it.
    kept: Vec<u64>,
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
                facts.numbers.insert(*leaf, (index_u32(number), *negated));
                let leaves = facts.leaves.entry(site.term).or_default();
                if !leaves.contains(leaf) {
                    leaves.push(*leaf);
                }
            }
        }
        facts.find_kept(program, &sites, &often);
        facts
    }

    /// Returns the number of the comparison that a term asks for, and whether the term is its
    /// opposite.
    pub(crate) fn number(&self, term: TermId) -> Option<(u32, bool)> {
        self.numbers.get(&term).copied()
    }

    /// Returns the numbered comparisons that a condition consists of.
    pub(crate) fn leaves(&self, condition: TermId) -> &[TermId] {
        self.leaves.get(&condition).map_or(&[], Vec::as_slice)
    }

    /// Returns the choices that remain after an edge to a block.
    pub(crate) fn kept(&self, block: BlockId) -> u64 {
        self.kept.get(block.index()).copied().unwrap_or(0)
    }

    /// Computes the comparisons that are asked for after the start of each block, without those
    /// that are decided anew there.
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

impl ModelChecker<'_> {
    /// Returns the value of an unknown comparison, if it was decided.
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

    /// Whether a term is not 0. If that is unknown, it is chosen.
    pub(crate) fn holds(&mut self, state: &mut State, process: ProcessId, term: TermId) -> Asked<bool> {
        match self.decide(state, process, term)? {
            Some(holds) => Ok(holds),
            None => {
                let holds = chosen(state, 2)? == 0;
                state.chose(process, self.data.get(&term), holds);
                Ok(holds)
            }
        }
    }

    /// Whether a term is not 0, with choices for the numbered comparisons in it that are unknown.
    /// `None` if something else is unknown.
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
                    open = self.facts.number(leaf).map(|number| (leaf, number));
                    break;
                }
            }
            let Some((leaf, (number, negated))) = open else { return Ok(None) };
            let holds = chosen(state, 2)? == 0;
            state.chose(process, self.data.get(&leaf), holds);
            state.processes[process].decided.set(number, holds != negated);
            // The next question needs another answer.
            state.answer = None;
        }
    }

    /// Whether a term is not 0; `None` if that is neither known nor decided.
    pub(crate) fn truth(&mut self, state: &State, process: ProcessId, term: TermId) -> Asked<Option<bool>> {
        match self.value(state, process, term)? {
            Some(value) => self.is_zero(state, &value).map(|zero| Some(!zero)),
            None => {
                Ok(self.remembered(state, process, term).and_then(|value| value.as_number()).map(|v| v != 0))
            }
        }
    }
}

/// Returns the terms that a comparison consists of; `None` if there are too many.
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

/// Whether a comparison has one result in all warps of a partition.
fn is_uniform(program: &Program, key: Key) -> bool {
    parts(program, key)
        .is_some_and(|parts| parts.iter().all(|part| !matches!(program.terms.kind(*part), TermKind::Tid)))
}

/// Returns the blocks on whose entry a comparison is decided anew.
fn homes_of(program: &Program, sites: &[Site], key: Key) -> Vec<BlockId> {
    let parts = parts(program, key).expect("only comparisons with few terms are numbered");
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

/// Returns the last block that dominates all of `users`, or `users` if there is none.
fn last_dominator(program: &Program, users: &[BlockId]) -> Vec<BlockId> {
    let Some(&first) = users.first() else { return Vec::new() };
    let function = program.blocks[first].function;
    let blocks = &program.functions[function].blocks;
    // A block dominates the blocks that cannot be reached without it.
    let beyond = |without: BlockId| reached(program, program.functions[function].entry, without);
    let mut above: Vec<(BlockId, FxHashSet<BlockId>)> = Vec::new();
    for &block in blocks {
        let reached = beyond(block);
        if users.iter().all(|user| !reached.contains(user)) {
            above.push((block, reached));
        }
    }
    // All dominators are on one path: the last one cannot be reached without any of the others.
    let is_last =
        |(last, _): &&(BlockId, FxHashSet<BlockId>)| above.iter().all(|(_, reached)| !reached.contains(last));
    above.iter().find(is_last).map_or_else(|| users.to_vec(), |last| vec![last.0])
}

/// Returns the blocks that paths from `entry` reach without passing `without`.
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
