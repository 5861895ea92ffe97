//! Runs in which one warp of a partition lags behind the others.
//!
//! Each warp passes an mbarrier wait by itself, and only the first warp starts bulk copies and
//! MMAs. So the others of a partition may be overtaken at a wait: the next phase completes before
//! they pass, and they wait for the one behind it. Runs in which all warps of a partition step
//! together show only that this is possible (`sync.rs`). Here, one warp that is not the first is a
//! process of its own. It makes no access, because the hazard analysis covers conflicts among the
//! warps of a partition.

use seawall_model::{Action, Barrier, BarrierPart, EventId, Participants, PartitionId, Program, Terminator};

use crate::checker::{ModelChecker, Schedule};
use crate::checker_state::{ObjectId, ObjectKey, ProcessId, State, Warps};
use crate::step::{Doing, StepResult};

impl<'p> ModelChecker<'p> {
    /// Returns the partitions of which a warp may be overtaken at a wait, as far as the runs so far
    /// show.
    pub(crate) fn overtaken(&self) -> Vec<PartitionId> {
        let of = |wait: EventId| Some(self.program.blocks[self.graph.block(wait)?].partition);
        let mut all: Vec<PartitionId> = self.record.overtaken().filter_map(of).collect();
        all.sort_unstable();
        all.dedup();
        all.retain(|partition| can_lag(self.program, *partition));
        all
    }

    /// Splits the partition that the schedule names: one warp becomes the last process.
    pub(crate) fn split_off(&self, state: &mut State) {
        let Some(apart) = self.schedule.apart else { return };
        let of = |process: &ProcessId| self.program.blocks[state.processes[*process].block].partition;
        let Some(process) = (0..state.processes.len()).find(|process| of(process) == apart) else { return };
        let mut lagging = state.processes[process].clone();
        lagging.warps = Warps::Lagging;
        state.processes[process].warps = Warps::Leading;
        state.processes.push(lagging);
    }

    /// Whether an object is the barrier of the warps of a split partition.
    pub(crate) fn is_of_warps(&self, object: ObjectId) -> bool {
        matches!(self.keys.get(object), Some(ObjectKey::Warps(_)))
    }

    /// Returns the number of warps that a process stands for.
    pub(crate) fn warps(&self, state: &State, process: ProcessId) -> u32 {
        state.processes[process].warps.count(self.warps_of_partition(state, process))
    }

    /// Returns the number of warps of a process's partition.
    pub(crate) fn warps_of_partition(&self, state: &State, process: ProcessId) -> u32 {
        let partition = self.program.blocks[state.processes[process].block].partition;
        self.program.partitions[partition].warps
    }

    /// Reaches a barrier at which the warps of a split partition meet. Barriers of some warps count
    /// as barriers of all: that only leaves out runs.
    pub(crate) fn meet(
        &mut self,
        state: &mut State,
        doing: &Doing<'p>,
        barrier: Barrier,
    ) -> Option<StepResult> {
        let is_whole = match barrier.kind.part() {
            BarrierPart::Whole | BarrierPart::Wait(_) => true,
            BarrierPart::Signal(_) | BarrierPart::ArriveOnly => false,
        };
        let is_met = match barrier.kind.participants() {
            Participants::PartitionWarps
            | Participants::ClusterWarps
            | Participants::CtaWarps
            | Participants::Warpgroup
            | Participants::WarpsUnder { .. } => is_whole,
            // The lanes of a warp do not wait for other warps. Numbered barriers count threads.
            Participants::Lanes | Participants::Threads { .. } => false,
        };
        if is_met { self.meet_all(state, doing) } else { None }
    }

    /// Reaches an event at which all warps of a split partition meet.
    pub(crate) fn meet_all(&mut self, state: &mut State, doing: &Doing<'p>) -> Option<StepResult> {
        let process = doing.process;
        if state.processes[process].warps == Warps::All {
            return None;
        }
        let partition = self.program.blocks[state.processes[process].block].partition;
        let object = self.object(ObjectKey::Warps(partition));
        let threads = self.threads_of_partition(state, process);
        Some(self.arrive_at_named(state, doing, object, threads, false))
    }
}

/// Whether one warp of a partition can be a process of its own: nothing in the partition is about
/// some of its warps, and it starts with the program or with a fork.
fn can_lag(program: &Program, partition: PartitionId) -> bool {
    let is_forked = program.blocks.values().any(|block| match &block.terminator {
        Terminator::Fork(edges) => {
            edges.iter().any(|edge| program.blocks[edge.target].partition == partition)
        }
        _ => false,
    });
    let forks = program.blocks.values().any(|block| matches!(block.terminator, Terminator::Fork(_)));
    let own = program.blocks.values().filter(|block| block.partition == partition);
    let mut actions = own.flat_map(|block| &block.events).map(|event| &program.events[*event].action);
    let is_simple =
        |action: &Action| !matches!(action, Action::Token(_)) && action.barrier_condition().is_none();
    program.partitions[partition].warps > 1 && (is_forked || !forks) && actions.all(is_simple)
}

/// Returns the orders in which a warp of a partition lags: as far as the others let it, and at
/// random.
pub(crate) fn lagging_orders(apart: PartitionId, random: u32) -> Vec<Schedule> {
    let last = [false, true].map(|lazy| Schedule {
        first: Some(Vec::new()),
        lazy,
        random: None,
        apart: Some(apart),
    });
    let random = (1..=u64::from(random)).map(|seed| Schedule {
        first: Some(Vec::new()),
        lazy: seed % 2 == 0,
        random: Some(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
        apart: Some(apart),
    });
    last.into_iter().chain(random).collect()
}
