//! The checker: tables of one program, and what its runs found.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::index_u32;
use seawall_model::{
    Action, BlockId, BufferId, EventId, FunctionId, PartitionId, Place, Program, Target, TermId, Terminator,
};

use crate::checker_state::{Entry, ObjectId, ObjectKey, ProcessId};
use crate::common_exit::Versions;
use crate::concern::Concern;
use crate::data::{Condition, conditions};
use crate::epochs::Epochs;
use crate::facts::Facts;
use crate::graph::Graph;
use crate::landing::{Stream, ends_alone, may_end};
use crate::limits::Limits;
use crate::lin::{Atoms, Range};
use crate::moves::Asked;
use crate::phases::{Object as Named, Reason};
use crate::place::Places;
use crate::record::Record;
use crate::shift::Difference;
use crate::twins::Twins;

/// The order in which processes run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Schedule {
    /// `None`: round-robin, each process up to the next loop header. Otherwise always the first of
    /// these that can run.
    pub(crate) first: Option<Vec<ProcessId>>,
    /// Engines are done only when no process can run.
    pub(crate) lazy: bool,
    /// At random, from this state of the generator. An engine is done when it is drawn.
    pub(crate) random: Option<u64>,
    /// One warp of this partition is a process of its own (`lagging.rs`).
    pub(crate) apart: Option<PartitionId>,
}

/// A run to repeat.
#[derive(Clone, Debug)]
pub(crate) struct Replay {
    pub(crate) function: FunctionId,
    /// The choices of arguments.
    pub(crate) ranges: Vec<Range>,
    pub(crate) rounds: u32,
    pub(crate) schedule: Schedule,
}

/// An access by a process in a place: event, number of the access, process, place.
pub(crate) type AccessKey = (EventId, u32, ProcessId, u32);

/// The events whose executions are counted.
pub(crate) type Counted<'p> = (&'p Twins, &'p Versions);

/// Tables of one program, and what its runs found.
#[derive(Debug)]
pub(crate) struct ModelChecker<'p> {
    pub(crate) program: &'p Program,
    pub(crate) graph: Graph,
    pub(crate) facts: Facts,
    /// The conditions that one symbol of data decides.
    pub(crate) data: BTreeMap<TermId, Condition>,
    pub(crate) epochs: Epochs,
    pub(crate) atoms: Atoms,
    pub(crate) places: Places,
    /// Dense numbers of the parameters that are arguments of kernels.
    pub(crate) arguments: FxHashSet<u32>,
    /// Buffers of mbarriers.
    pub(crate) barriers: FxHashSet<BufferId>,
    pub(crate) concern: Concern,
    /// Whether some mbarrier may end, or be initialised again.
    pub(crate) may_end: bool,
    /// Whether that happens only while one process runs.
    pub(crate) ends_alone: bool,
    /// In a proof run: arrivals that are already reported as too late.
    pub(crate) late: BTreeSet<EventId>,
    pub(crate) streams: Vec<Stream>,
    pub(crate) keys: Vec<ObjectKey>,
    ids: FxHashMap<ObjectKey, ObjectId>,
    /// Accesses that joint states remember, by number. Executions of one access by one process in
    /// one place differ by their age: among those that are remembered, and among all executions if
    /// the event has a twin.
    pub(crate) accesses: Vec<Rc<Entry>>,
    pub(crate) access_numbers: FxHashMap<(u32, u32, u32), u32>,
    /// Numbers of accesses by one process in one place: [`Entry::kind`].
    kinds: FxHashMap<AccessKey, u32>,
    /// A buffer for the words of a joint state.
    pub(crate) words: Vec<u64>,
    /// Events that two processes execute for one partition.
    pub(crate) twins: &'p Twins,
    /// The loads and stores of values at which loops of several partitions end.
    pub(crate) versions: &'p Versions,
    pub(crate) schedule: Schedule,
    pub(crate) limits: Limits,
    pub(crate) steps: u64,
    pub(crate) record: Record,
    /// A deadlock that only another order than the usual one reaches.
    pub(crate) in_other_order: Option<Replay>,
    /// Whether this is a proof run: bounds have versions, and an error only ends the proof.
    pub(crate) proving: bool,
    /// The epoch whose versions apply to what is being evaluated.
    pub(crate) epoch: Option<u32>,
    /// Whether what is being evaluated decides if an outermost loop continues.
    pub(crate) leaving: bool,
    /// Whether what was evaluated depends on an argument or an unknown value.
    pub(crate) depends: bool,
    /// The branches of which a proof run follows both edges.
    pub(crate) either: FxHashSet<BlockId>,
    /// The last run for which no arguments were found, and the reason that was given.
    pub(crate) last_unconfirmed: Option<(Vec<Range>, Reason)>,
    /// Keys that decide whether an outermost loop continues: those that are known, and those that
    /// were found since.
    pub(crate) exits: FxHashSet<u32>,
    pub(crate) more_exits: FxHashSet<u32>,
    /// Differences for which it is known whether they decide anything, in runs of this kind (search
    /// or proof). Each result holds for the answers that the ranges of the arguments gave. `asked`
    /// collects the questions.
    pub(crate) kept: FxHashMap<Difference, Vec<(Asked, bool)>>,
    pub(crate) asked: Asked,
    /// Whether accesses through two proxies need a fence between them.
    pub(crate) proxies: bool,
    /// The most processes that run at the same time.
    pub(crate) processes: usize,
    /// Threads of a warp.
    pub(crate) lanes: i64,
    /// More groups, or executions with a token, than any wait leaves pending.
    pub(crate) longest: u32,
}

impl<'p> ModelChecker<'p> {
    /// Returns the number of an access by a process in a place.
    pub(crate) fn kind(&mut self, of: AccessKey) -> u32 {
        let next = index_u32(self.kinds.len());
        *self.kinds.entry(of).or_insert(next)
    }

    pub(crate) fn new(program: &'p Program, (twins, versions): Counted<'p>, limits: Limits) -> Self {
        let mut graph = Graph::new(program);
        let epochs = Epochs::new(program, &mut graph);
        let entries = program.uncalled().map(|root| program.functions[root].entry);
        let params = entries.flat_map(|entry| &program.blocks[entry].params);
        let arguments = params.filter_map(|param| graph.params.get(param).copied()).collect();
        let target = program.target.as_ref();
        let may_end = may_end(program, &graph);
        ModelChecker {
            program,
            graph,
            facts: Facts::new(program),
            data: conditions(program),
            epochs,
            atoms: Atoms::default(),
            places: Places::default(),
            arguments,
            barriers: barriers(program),
            concern: Concern::new(program),
            may_end,
            ends_alone: ends_alone(program),
            streams: Vec::new(),
            late: BTreeSet::new(),
            keys: Vec::new(),
            ids: FxHashMap::default(),
            accesses: Vec::new(),
            access_numbers: FxHashMap::default(),
            kinds: FxHashMap::default(),
            words: Vec::new(),
            twins,
            versions,
            in_other_order: None,
            schedule: Schedule::default(),
            limits,
            steps: 0,
            record: Record::default(),
            proving: false,
            epoch: None,
            leaving: false,
            depends: false,
            either: FxHashSet::default(),
            last_unconfirmed: None,
            exits: FxHashSet::default(),
            more_exits: FxHashSet::default(),
            kept: FxHashMap::default(),
            asked: Asked::new(),
            proxies: target.is_some_and(Target::is_nvidia),
            longest: longest(program),
            processes: processes(program),
            lanes: i64::from(program.lanes()),
        }
    }

    /// Returns the number of an object.
    pub(crate) fn object(&mut self, key: ObjectKey) -> ObjectId {
        let keys = &mut self.keys;
        *self.ids.entry(key).or_insert_with(|| {
            keys.push(key);
            keys.len() - 1
        })
    }

    /// Returns the public name of an object.
    pub(crate) fn named(&self, object: ObjectId) -> Named {
        match self.keys.get(object) {
            Some(&ObjectKey::MBarrier(buffer, slot, _)) => Named::MBarrier { buffer, slot },
            Some(&ObjectKey::Full(token, slot)) => Named::Full { token, slot },
            Some(&ObjectKey::Empty(token, slot)) => Named::Empty { token, slot },
            Some(&ObjectKey::Named(id)) => Named::Named { id },
            // Only in runs with a warp that lags, of which no edge is kept.
            Some(&ObjectKey::Warps(_)) => Named::Partitions,
            None => Named::Partitions,
        }
    }
}

/// Returns the most processes that run at the same time: all partitions, and a warp that lags.
fn processes(program: &Program) -> usize {
    let forked = program.blocks.values().filter_map(|block| match &block.terminator {
        Terminator::Fork(edges) => Some(edges.len()),
        _ => None,
    });
    forked.max().unwrap_or(0).max(1) + 1
}

/// Returns more groups, or executions with a token, than any wait leaves pending.
fn longest(program: &Program) -> u32 {
    let left = program.events.values().filter_map(|event| match &event.action {
        Action::Wait(wait) => wait.tokens.iter().map(|token| token.age).chain(wait.pending).max(),
        _ => None,
    });
    left.max().unwrap_or(0).saturating_add(2)
}

/// Returns the buffers in which mbarriers are initialised.
fn barriers(program: &Program) -> FxHashSet<BufferId> {
    let inits = program.events.values().filter(|event| event.action.mbarrier_init().is_some());
    let prints = inits.flat_map(|event| &event.accesses).flat_map(|access| &access.footprints);
    let named = prints.filter_map(|print| match print.place {
        Place::Buffer(buffer) => Some(buffer),
        Place::Parameter(_) | Place::Unknown => None,
    });
    named.collect()
}
