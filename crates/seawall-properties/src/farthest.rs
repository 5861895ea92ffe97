//! Every way to put signals farther before the same waits, one by one.
//!
//! Each op, and each edge of the graph, is given one of two states, open or closed; halves stand where the states change. All
//! choices are tried that have more ops open than what was placed, the deepest in loops first, and in which only the given
//! waits close.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashSet;
use seawall_analysis::Cfg;
use seawall_model::{BlockId, EventId, Program, Terminator};
use seawall_oracle::Report;
use seawall_place::{Changes, Half, certify_program};

use crate::change::{Position, Put, positions, with};
use crate::explorer::Explorer;
use crate::judge::has_misuse;
use crate::pairs::Pairs;
use crate::split::halves_of;

/// Programs with more states than this are left out.
const MAX_STATES: usize = 11;

/// What the search gave.
pub(crate) struct Farthest {
    /// Placements tried.
    pub(crate) tried: u64,
    /// One that is farther and leaves no race.
    pub(crate) farther: Option<(Vec<(Position, Put)>, &'static str)>,
}

/// The states: where each block's lie.
struct States {
    /// The state of the entry, those of the ops, that of the end, by block.
    of: BTreeMap<BlockId, Vec<usize>>,
    /// Loop depth of the op that each state is of; `None` for edges.
    depth: Vec<Option<u32>>,
    /// States that are closed in any case.
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
        // The end of a block is where the next one begins.
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

    /// Open ops, the deepest first.
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

    /// What is put where for a choice of open states; `None` if something other than a wait would have to close.
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
                let mut halves = Vec::new();
                if waits.contains(&(block, gap)) {
                    halves.extend((!open).then_some(Half::Signal));
                    halves.push(Half::Wait);
                    halves.extend(opens.then_some(Half::Signal));
                } else if open && !opens {
                    return None;
                } else if opens && !open {
                    halves.push(Half::Signal);
                }
                if !halves.is_empty() {
                    let position =
                        all.iter().find(|position| (position.block, position.at) == (block, gap))?;
                    puts.extend(halves.into_iter().map(|half| (*position, Put::Half(half))));
                }
            }
        }
        Some(puts)
    }
}

/// Where ops begin in a block, and its end.
fn gaps(program: &Program, block: BlockId) -> Vec<usize> {
    let events = &program.blocks[block].events;
    let origin = |at: usize| events.get(at).map(|&event| program.events[event].origin);
    let mut gaps: Vec<usize> =
        (0..events.len()).filter(|&at| at == 0 || origin(at) != origin(at - 1)).collect();
    gaps.push(events.len());
    gaps
}

/// Tries all placements in halves with the waits of `placed` that have more ops between their halves.
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
        .filter(|put| put.1 == Put::Half(Half::Wait))
        .map(|put| (put.0.block, put.0.at))
        .collect();
    let own = |puts: &[(Position, Put)]| {
        let mut own: Vec<(BlockId, usize, bool)> =
            puts.iter().map(|put| (put.0.block, put.0.at, put.1 == Put::Half(Half::Wait))).collect();
        own.sort_unstable();
        own
    };
    let mine = own(placed);
    let choices = 0..1_u32 << states.depth.len();
    let puts = |set: &u32| states.puts(program, &all, &waits, *set).map(|puts| (*set, puts));
    let possible: Vec<(u32, Vec<(Position, Put)>)> = choices.filter_map(|set| puts(&set)).collect();
    // Without a choice that is what was placed there is nothing to compare with.
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
        // A signal that is too early is so with others earlier, too.
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

/// Who finds no race in `program` with the halves, and that they pair.
fn is_enough(
    program: &Program,
    puts: &[(Position, Put)],
    beyond: &BTreeSet<(EventId, EventId)>,
    explorer: &mut Explorer,
) -> Option<&'static str> {
    let halves = halves_of(puts);
    let changes = Changes { added: &[], removed: &FxHashSet::default(), halves: &halves };
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
