//! Epochs: iterations of the outermost loops, in which inner loops count anew.
//!
//! A persistent kernel counts to a bound in each tile, and the bound is an argument. It has one
//! value in the whole run, so that a joint state cannot recur while its least value is known. In a
//! proof run, every epoch therefore has its own bound: *versions* of the atoms in it, numbered by
//! the epoch and equal in all partitions. In the real run, all versions equal the argument. So no
//! run is lost, whichever values have versions. Here these are the values that decide something in
//! a loop with epochs, without the sums that decide whether an outermost loop continues. A version
//! without a range of its own has the range of the argument.
//!
//! An epoch ends at the back edge of an outermost loop with loops inside. If the two loops are
//! flattened into one whose inner counter is reset to a constant, it ends at a back edge that
//! resets the counter. If one process passes two loops without loops inside, each is an epoch.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::EntityId;
use seawall_model::{Action, BlockId, Program, TermId, TermKind, Terminator};

use crate::checker::ModelChecker;
use crate::checker_state::{Process, ProcessId, State};
use crate::graph::{Graph, is_param, reachable};
use crate::lin::Range;

/// When an epoch of a loop ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ends {
    /// After each iteration.
    Iteration,
    /// After an iteration at whose end this condition holds.
    When(TermId),
    /// When the loop ends.
    Loop,
}

/// Headers of the outermost loops with epochs, and the blocks that can reach one.
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
        let alone = !program.blocks.values().any(|block| matches!(block.terminator, Terminator::Fork(_)));
        let follow = |from: &BlockId| {
            let reached = reachable(program, *from);
            headers.iter().any(|other| other != from && reached.contains(other))
        };
        let in_a_row = alone && headers.iter().any(follow);
        let mut ends = FxHashMap::default();
        for &header in &headers {
            let inside = |block: &BlockId| graph.loops(*block).first() == Some(&header);
            let blocks: Vec<BlockId> = program.blocks.ids().filter(inside).collect();
            let nested = blocks.iter().any(|block| graph.loops(*block).len() > 1);
            let resets = blocks.iter().find_map(|block| reset(program, graph, *block, header));
            match (resets, nested) {
                (Some(term), _) => ends.insert(header, Ends::When(term)),
                (None, true) => ends.insert(header, Ends::Iteration),
                (None, false) if in_a_row => ends.insert(header, Ends::Loop),
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

    /// Whether some loop has several epochs.
    pub(crate) fn repeat(&self) -> bool {
        self.ends.values().any(|ends| *ends != Ends::Loop)
    }

    /// Returns the headers of loops with epochs, in the order of their blocks.
    pub(crate) fn headers(&self) -> Vec<BlockId> {
        let mut headers: Vec<BlockId> = self.ends.keys().copied().collect();
        headers.sort_unstable();
        headers
    }

    /// Returns when the epochs of the outermost loop around a block end; `None` if it has no
    /// epochs.
    pub(crate) fn ends(&self, graph: &Graph, block: BlockId) -> Option<Ends> {
        self.ends.get(graph.loops(block).first()?).copied()
    }

    /// Whether the outermost loop around a block is one epoch. The condition that ends the loop has
    /// versions then.
    pub(crate) fn is_in_one(&self, graph: &Graph, block: BlockId) -> bool {
        self.ends(graph, block) == Some(Ends::Loop)
    }

    /// Returns on which condition an edge begins an epoch; `None` if it never does.
    pub(crate) fn begins(&self, graph: &Graph, from: BlockId, target: BlockId) -> Option<Ends> {
        let header = graph.loops(from).first()?;
        self.ends.get(header).copied().filter(|ends| match ends {
            Ends::Iteration | Ends::When(_) => target == *header,
            Ends::Loop => graph.loops(target).first() != Some(header),
        })
    }

    /// Whether a process is in a loop with epochs or may still reach one.
    pub(crate) fn concern(&self, by: &Process) -> bool {
        let reaches = |block: BlockId| self.reach.get(block.index()) == Some(&true);
        by.runs() && (reaches(by.block) || by.frames.iter().any(|frame| reaches(frame.block)))
    }
}

/// Returns the blocks of called functions. A process in one of them is in an epoch of the caller.
fn called(program: &Program) -> FxHashSet<BlockId> {
    let callees = program.events.values().filter_map(|event| match &event.action {
        Action::Call(call) => call.callee,
        _ => None,
    });
    callees.flat_map(|callee| reachable(program, program.functions[callee].entry)).collect()
}

/// Returns the condition on which an edge from `from` to its header resets a counter of the loop to
/// a constant. Some decision depends on the counter. The condition compares it with a value that is
/// not a constant and that the loop does not change.
fn reset(program: &Program, graph: &mut Graph, from: BlockId, header: BlockId) -> Option<TermId> {
    let edges = program.blocks[from].terminator.edges().into_iter().filter(|edge| edge.target == header);
    for edge in edges {
        for (&param, &argument) in program.blocks[header].params.iter().zip(&edge.args) {
            let TermKind::Select(condition, start, _) = program.terms.kind(argument) else { continue };
            let TermKind::Compare(_, a, b) = program.terms.kind(*condition) else { continue };
            if program.terms.as_const(*start).is_none() || !graph.is_live(header, param) {
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

/// Whether a term, given by its parts, is not a constant and does not change in a loop.
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

impl ModelChecker<'_> {
    /// Returns the epoch of a process; `None` outside of loops with epochs and in search runs.
    pub(crate) fn epoch_of(&self, by: &Process) -> Option<u32> {
        let proving = self.proving && by.frames.is_empty();
        self.epochs.ends(&self.graph, by.block).filter(|_| proving).map(|_| by.epoch)
    }

    /// Returns what a key stands for in an epoch: its version, except for sums that decide whether
    /// an outermost loop continues.
    pub(crate) fn meant(&mut self, key: u32, epoch: Option<u32>) -> u32 {
        match epoch {
            Some(epoch) if !self.exits.contains(&key) => self.atoms.version(key, epoch),
            _ => key,
        }
    }

    /// Whether a process should let others go first because it is in a later epoch. One order
    /// suffices, and processes that pass the epochs together have few joint states.
    pub(crate) fn is_early(&self, state: &State, process: usize) -> bool {
        if !self.proving || state.hurried {
            return false;
        }
        let epochs = state.processes.iter().filter(|by| self.epochs.concern(by)).map(|by| by.epoch);
        epochs.min().is_some_and(|first| state.processes[process].epoch > first)
    }

    /// Numbers epochs from the earliest one of any process, and drops what is known of earlier
    /// ones: no process enters them again.
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
