//! Tries every placement with signals farther before the same waits, one by one.
//!
//! Each op, and each edge of the graph, has one of two states, open or closed. Signals and waits
//! are placed where the states change. The search tries all choices with more open ops than the
//! placement has, the deepest in loops first, in which only the given waits close.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashSet;
use seawall_analysis::Cfg;
use seawall_model::{BlockId, EventId, Program, Terminator};
use seawall_oracle::Report;
use seawall_place::{Changes, SplitBarrierPart, certify_program};

use crate::change::{Position, Put, positions, with};
use crate::explorer::Explorer;
use crate::judge::has_misuse;
use crate::pairs::Pairs;
use crate::split::split_parts_of;

/// Programs with more states than this are not searched.
const MAX_STATES: usize = 11;

/// The result of the search.
pub(crate) struct Farthest {
    /// Number of placements tried.
    pub(crate) tried: u64,
    /// A placement with farther signals that leaves no race, and the judge that found it.
    pub(crate) farther: Option<(Vec<(Position, Put)>, &'static str)>,
}

/// The states of ops and edges.
struct States {
    /// By block, the state of the entry, those of the ops, and that of the end.
    of: BTreeMap<BlockId, Vec<usize>>,
    /// The loop depth of the op of each state; `None` for edges.
    depth: Vec<Option<u32>>,
    /// States that are always closed.
    closed: Vec<usize>,
}

impl States {
    fn new(program: &Program) -> Option<States> {
        let function = program.functions.ids().next().filter(|_| program.functions.len() == 1)?;
        let cfg = Cfg::new(program, function);
        let mut edges: BTreeMap<(BlockId, bool), usize> = BTreeMap::new();
        let mut count = 0;
        for &block in cfg.blocks() {
            for end in [false, true] {
                edges.insert((block, end), count);
                count += 1;
            }
        }
        // The end of a block and the entries of its successors share a state.
        loop {
            let before = edges.clone();
            for &block in cfg.blocks() {
                for edge in program.blocks[block].terminator.edges() {
                    let (a, b) = (before[&(block, true)], before[&(edge.target, false)]);
                    let least = edges[&(block, true)].min(edges[&(edge.target, false)]).min(a).min(b);
                    edges.insert((block, true), least);
                    edges.insert((edge.target, false), least);
                }
            }
            if edges == before {
                break;
            }
        }
        let numbers: BTreeSet<usize> = edges.values().copied().collect();
        let dense = |number: &usize| numbers.iter().position(|other| other == number);
        let mut states = States { of: BTreeMap::new(), depth: vec![None; numbers.len()], closed: Vec::new() };
        for &block in cfg.blocks() {
            let mut of = vec![dense(&edges[&(block, false)])?];
            for _ in gaps(program, block).iter().skip(1) {
                of.push(states.depth.len());
                states.depth.push(Some(cfg.loop_depth(block)));
            }
            of.push(dense(&edges[&(block, true)])?);
            if program.functions[function].entry == block {
                states.closed.extend(of.first());
            }
            if matches!(program.blocks[block].terminator, Terminator::Return | Terminator::Unreachable) {
                states.closed.extend(of.last());
            }
            states.of.insert(block, of);
        }
        (states.depth.len() <= MAX_STATES).then_some(states)
    }

    /// Returns the number of open ops by loop depth, the deepest first.
    fn distance(&self, set: u32) -> Vec<u32> {
        let deepest = self.depth.iter().flatten().max().copied().unwrap_or(0) as usize;
        let mut counts = vec![0; deepest + 1];
        for (at, depth) in self.depth.iter().enumerate() {
            if let Some(depth) = depth {
                counts[deepest - *depth as usize] += set >> at & 1;
            }
        }
        counts
    }

    /// Returns what a choice of open states inserts where; `None` if something other than a wait
    /// would have to close.
    fn puts(
        &self,
        program: &Program,
        all: &[Position],
        waits: &[(BlockId, usize)],
        set: u32,
    ) -> Option<Vec<(Position, Put)>> {
        let is_open = |state: usize| set >> state & 1 == 1;
        if self.closed.iter().any(|&state| is_open(state)) {
            return None;
        }
        let mut puts = Vec::new();
        for (&block, of) in &self.of {
            for (gap, pair) in gaps(program, block).into_iter().zip(of.windows(2)) {
                let (open, opens) = (is_open(pair[0]), is_open(pair[1]));
                let mut split_parts = Vec::new();
                if waits.contains(&(block, gap)) {
                    split_parts.extend((!open).then_some(SplitBarrierPart::Signal));
                    split_parts.push(SplitBarrierPart::Wait);
                    split_parts.extend(opens.then_some(SplitBarrierPart::Signal));
                } else if open && !opens {
                    return None;
                } else if opens && !open {
                    split_parts.push(SplitBarrierPart::Signal);
                }
                if !split_parts.is_empty() {
                    let position =
                        all.iter().find(|position| (position.block, position.at) == (block, gap))?;
                    puts.extend(split_parts.into_iter().map(|half| (*position, Put::SplitBarrierPart(half))));
                }
            }
        }
        Some(puts)
    }
}

/// Returns where ops begin in a block, and its end.
fn gaps(program: &Program, block: BlockId) -> Vec<usize> {
    let events = &program.blocks[block].events;
    let origin = |at: usize| events.get(at).map(|&event| program.events[event].origin);
    let mut gaps: Vec<usize> =
        (0..events.len()).filter(|&at| at == 0 || origin(at) != origin(at - 1)).collect();
    gaps.push(events.len());
    gaps
}

/// Tries all placements of split barriers with the waits of `placed` and with more ops between
/// signal and wait.
pub(crate) fn search(
    program: &Program,
    placed: &[(Position, Put)],
    beyond: &BTreeSet<(EventId, EventId)>,
    explorer: &mut Explorer,
) -> Option<Farthest> {
    if placed.is_empty() || placed.iter().any(|put| put.1 == Put::Whole) {
        return None;
    }
    let (states, all) = (States::new(program)?, positions(program));
    let waits: Vec<(BlockId, usize)> = placed
        .iter()
        .filter(|put| put.1 == Put::SplitBarrierPart(SplitBarrierPart::Wait))
        .map(|put| (put.0.block, put.0.at))
        .collect();
    let own = |puts: &[(Position, Put)]| {
        let mut own: Vec<(BlockId, usize, bool)> = puts
            .iter()
            .map(|put| (put.0.block, put.0.at, put.1 == Put::SplitBarrierPart(SplitBarrierPart::Wait)))
            .collect();
        own.sort_unstable();
        own
    };
    let mine = own(placed);
    let choices = 0..1_u32 << states.depth.len();
    let puts = |set: &u32| states.puts(program, &all, &waits, *set).map(|puts| (*set, puts));
    let possible: Vec<(u32, Vec<(Position, Put)>)> = choices.filter_map(|set| puts(&set)).collect();
    // Without a choice that equals the placement, there is nothing to compare with.
    let bound = possible
        .iter()
        .filter(|choice| own(&choice.1) == mine)
        .map(|choice| states.distance(choice.0))
        .min()?;
    let mut farther: Vec<&(u32, Vec<(Position, Put)>)> =
        possible.iter().filter(|choice| states.distance(choice.0) > bound).collect();
    farther.sort_by_key(|choice| (choice.0.count_ones(), Reverse(choice.0)));
    let mut search = Farthest { tried: 0, farther: None };
    let mut too_far: Vec<u32> = Vec::new();
    for (set, puts) in farther {
        // A signal that is too early remains so if others move earlier.
        if too_far.iter().any(|less| set & less == *less) {
            continue;
        }
        search.tried += 1;
        if let Some(judge) = is_enough(program, puts, beyond, explorer) {
            search.farther = Some((puts.clone(), judge));
            break;
        }
        too_far.push(*set);
    }
    Some(search)
}

/// Returns the judge that finds no race in `program` with the split barriers, and that they pair.
fn is_enough(
    program: &Program,
    puts: &[(Position, Put)],
    beyond: &BTreeSet<(EventId, EventId)>,
    explorer: &mut Explorer,
) -> Option<&'static str> {
    let split_parts = split_parts_of(puts);
    let changes = Changes { added: &[], removed: &FxHashSet::default(), split_parts: &split_parts };
    let certificate = certify_program(program, &changes);
    if !certificate.unpaired.is_empty() {
        return None;
    }
    if certificate.is_complete() && Pairs::of_certificate(&certificate).race(beyond).is_none() {
        return Some("the certifier");
    }
    let changed = with(program, puts);
    let is_wrong =
        |report: &Report| has_misuse(report) || Pairs::of_oracle_with_covered(report).race(beyond).is_some();
    let (complete, shown) = explorer.until(&changed, is_wrong);
    (complete && !shown).then_some("the oracle")
}
