//! Epochs: iterations of the outermost loops, in which inner loops count anew.
//!
//! A kernel that takes one tile after the other counts each time to a bound that is an argument. The bound has one value in the whole run, and
//! a joint state never comes again as long as it is known how large it is at least. In a run that is to prove something, every epoch
//! therefore has a bound of its own: *versions* of the atoms in it, numbered by the epoch, the same in all partitions. A real run is
//! one of these, in which all versions have the value of the argument, so that nothing is left out, whatever is taken to have
//! versions. Here the choice is: what decides something in a loop with epochs, but for the sums that decide whether an outermost loop
//! goes on. A version of which nothing is known has what is known of the argument.
//!
//! Where an epoch ends: at the back edge of an outermost loop with loops inside; or, where the two loops are one whose inner counter goes
//! back to a constant when it is equal to something, at a back edge that it goes back on.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::EntityId;
use seawall_model::{Action, BlockId, Program, TermId, TermKind};

use crate::graph::{Graph, is_param, reachable};
use crate::lin::Range;
use crate::machine::Machine;
use crate::state::{Process, ProcessId, State};

/// What ends an epoch of a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ends {
    /// Each of its iterations.
    Iteration,
    /// An iteration at whose end this holds.
    When(TermId),
}

/// Outermost loops with epochs, by header, and the blocks from which one can be reached.
#[derive(Clone, Debug, Default)]
pub(crate) struct Epochs {
    ends: FxHashMap<BlockId, Ends>,
    reach: Vec<bool>,
}

impl Epochs {
    pub(crate) fn new(program: &Program, graph: &mut Graph) -> Self {
        let outermost = |block: &BlockId| graph.loops(*block) == [*block];
        let called = called(program);
        let headers: Vec<BlockId> =
            program.blocks.ids().filter(outermost).filter(|block| !called.contains(block)).collect();
        let mut ends = FxHashMap::default();
        for header in headers {
            let inside = |block: &BlockId| graph.loops(*block).first() == Some(&header);
            let blocks: Vec<BlockId> = program.blocks.ids().filter(inside).collect();
            let nested = blocks.iter().any(|block| graph.loops(*block).len() > 1);
            let resets = blocks.iter().find_map(|block| reset(program, graph, *block, header));
            match (resets, nested) {
                (Some(term), _) => ends.insert(header, Ends::When(term)),
                (None, true) => ends.insert(header, Ends::Iteration),
                (None, false) => None,
            };
        }
        let reach = if ends.is_empty() {
            Vec::new()
        } else {
            let has = |block| reachable(program, block).iter().any(|block| ends.contains_key(block));
            program.blocks.ids().map(has).collect()
        };
        Epochs { ends, reach }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The headers of loops with epochs, in the order of their blocks.
    pub(crate) fn headers(&self) -> Vec<BlockId> {
        let mut headers: Vec<BlockId> = self.ends.keys().copied().collect();
        headers.sort_unstable();
        headers
    }

    /// What ends the epochs of the outermost loop around a block; `None` if it has none.
    pub(crate) fn ends(&self, graph: &Graph, block: BlockId) -> Option<Ends> {
        self.ends.get(graph.loops(block).first()?).copied()
    }

    /// What an edge has to pass to begin an epoch; `None` if it never does.
    pub(crate) fn begins(&self, graph: &Graph, from: BlockId, target: BlockId) -> Option<Ends> {
        let inside = graph.loops(from).first() == Some(&target);
        self.ends.get(&target).copied().filter(|_| inside)
    }

    /// Whether a process may still come to a loop with epochs, or is in one.
    pub(crate) fn concern(&self, by: &Process) -> bool {
        let reaches = |block: BlockId| self.reach.get(block.index()) == Some(&true);
        by.runs() && (reaches(by.block) || by.frames.iter().any(|frame| reaches(frame.block)))
    }
}

/// Blocks of functions that are called: whoever runs them is in an epoch of the caller.
fn called(program: &Program) -> FxHashSet<BlockId> {
    let callees = program.events.values().filter_map(|event| match &event.action {
        Action::Call(call) => call.callee,
        _ => None,
    });
    callees.flat_map(|callee| reachable(program, program.functions[callee].entry)).collect()
}

/// The condition on which a counter of a loop goes back to a constant, at an edge from `from` to its header: one that compares it with
/// something that is no constant and that the loop does not change.
fn reset(program: &Program, graph: &mut Graph, from: BlockId, header: BlockId) -> Option<TermId> {
    let edges = program.blocks[from].terminator.edges().into_iter().filter(|edge| edge.target == header);
    for edge in edges {
        for (&param, &argument) in program.blocks[header].params.iter().zip(&edge.args) {
            let TermKind::Select(condition, start, _) = program.terms.kind(argument) else { continue };
            let TermKind::Compare(_, a, b) = program.terms.kind(*condition) else { continue };
            if program.terms.as_const(*start).is_none() {
                continue;
            }
            let (a, b) = (graph.closure(program, *a), graph.closure(program, *b));
            let (bound, counter) = if a.contains(&param) { (b, a) } else { (a, b) };
            if counter.contains(&param) && is_bound(program, graph, &bound, header) {
                return Some(*condition);
            }
        }
    }
    None
}

/// Whether a term, given by its parts, is no constant and stays as it is in a loop.
fn is_bound(program: &Program, graph: &Graph, parts: &[TermId], header: BlockId) -> bool {
    let mut open = false;
    for &part in parts {
        match program.terms.kind(part) {
            TermKind::Symbol { varying, .. } if !varying => open = true,
            TermKind::Symbol { .. } | TermKind::Tid | TermKind::Again { .. } => return false,
            kind if is_param(kind) => {
                let changes = graph.owner(part).is_none_or(|block| graph.loops(block).contains(&header));
                if changes {
                    return false;
                }
                open = true;
            }
            _ => {}
        }
    }
    open
}

impl Machine<'_> {
    /// The epoch in which a process is; `None` outside of loops with epochs, and where nothing is to be proved.
    pub(crate) fn epoch_of(&self, by: &Process) -> Option<u32> {
        let proving = self.proving && by.frames.is_empty();
        self.epochs.ends(&self.graph, by.block).filter(|_| proving).map(|_| by.epoch)
    }

    /// The key that is meant in an epoch: a version, but for sums that decide whether an outermost loop goes on.
    pub(crate) fn meant(&mut self, key: u32, epoch: Option<u32>) -> u32 {
        match epoch {
            Some(epoch) if !self.exits.contains(&key) => self.atoms.version(key, epoch),
            _ => key,
        }
    }

    /// Whether a process is in a later epoch than others, and nobody is known to wait for it. One order is enough, and one in which all go
    /// through the epochs together has few joint states.
    pub(crate) fn is_early(&self, state: &State, process: usize) -> bool {
        if !self.proving || state.hurried {
            return false;
        }
        let epochs = state.processes.iter().filter(|by| self.epochs.concern(by)).map(|by| by.epoch);
        epochs.min().is_some_and(|first| state.processes[process].epoch > first)
    }

    /// Numbers epochs from the first in which anybody is, and forgets what is known of earlier ones: nobody comes to them any more.
    pub(crate) fn renumber_epochs(&mut self, state: &mut State) {
        let concerned: Vec<ProcessId> =
            (0..state.processes.len()).filter(|at| self.epochs.concern(&state.processes[*at])).collect();
        let first = concerned.iter().map(|at| state.processes[*at].epoch).min().unwrap_or(u32::MAX);
        for (at, by) in state.processes.iter_mut().enumerate() {
            by.epoch = if concerned.contains(&at) { by.epoch - first } else { 0 };
        }
        if first == 0 {
            return;
        }
        let mut moved = Vec::new();
        for (key, range) in (0..).zip(&mut state.ranges) {
            if let Some((base, epoch)) = self.atoms.of_version(key)
                && *range != Range::default()
            {
                let range = std::mem::take(range);
                if let Some(epoch) = epoch.checked_sub(first) {
                    moved.push((base, epoch, range));
                }
            }
        }
        for (base, epoch, range) in moved {
            let key = self.atoms.version(base, epoch) as usize;
            if state.ranges.len() <= key {
                state.ranges.resize(key + 1, Range::default());
            }
            if let Some(place) = state.ranges.get_mut(key) {
                *place = range;
            }
        }
    }
}
