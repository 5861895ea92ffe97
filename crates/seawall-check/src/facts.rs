//! What several steps of a check need to know about a program, determined once.

use std::borrow::Cow;

use seawall_base::SecondaryMap;
use seawall_model::{Action, BlockId, EventId, OriginId, PartitionId, Program, Terminator};
use seawall_oracle::{reaches_other_ctas, warps_for_conditional_barriers};

use crate::idle::without_idle_branches;

/// The range of iterations of each loop. Faults often need a ring to wrap around.
const ITERATIONS: std::ops::RangeInclusive<u32> = 4..=10;
/// The limits on states and steps of the oracle, which take a fraction of a second.
const STATES: u32 = 16_000;
const STEPS: u64 = 400_000;

/// The facts about one program.
#[derive(Debug)]
pub(crate) struct Facts<'p> {
    /// The program.
    pub(crate) program: &'p Program,
    /// The program that the model checker and the oracle run: without idle branches.
    pub(crate) run: Cow<'p, Program>,
    /// The op that starts the first partitions. `None` if there is one partition only.
    pub(crate) first_fork: Option<Option<OriginId>>,
    /// Whether the program has mbarriers or tokens.
    has_objects: bool,
    /// Whether only some warps take part in some barrier.
    pub(crate) has_conditional_barriers: bool,
    /// Whether the program has constructs that only execution decides.
    pub(crate) is_concurrent: bool,
    /// Whether the program has mbarriers or split barriers, which can be misused without any
    /// unordered access.
    pub(crate) can_be_misused: bool,
    /// Whether CTAs of a cluster access each other's memory.
    pub(crate) reaches_other_ctas: bool,
    /// The limits of the mbarrier model checker.
    pub(crate) proof_limits: seawall_phases::Limits,
    /// The limits of the oracle, for one CTA.
    pub(crate) run_limits: seawall_oracle::Limits,
    /// The block of each event.
    blocks: SecondaryMap<EventId, Option<BlockId>>,
}

impl<'p> Facts<'p> {
    /// Determines the facts about a program.
    pub(crate) fn new(program: &'p Program) -> Self {
        let fork = program.blocks.values().find(|block| matches!(block.terminator, Terminator::Fork(_)));
        let mut blocks: SecondaryMap<EventId, Option<BlockId>> = SecondaryMap::default();
        for (id, block) in program.blocks.iter() {
            for &event in &block.events {
                blocks.entry(event).get_or_insert(id);
            }
        }
        let any = |is_it: fn(&Action) -> bool| program.events.values().any(|event| is_it(&event.action));
        let run = without_idle_branches(program);
        Facts {
            program,
            proof_limits: proof_limits(fork.is_some()),
            run_limits: run_limits(&run),
            run,
            first_fork: fork.map(|block| block.terminator_origin),
            has_objects: any(is_of_objects),
            has_conditional_barriers: program.has_conditional_barriers(),
            is_concurrent: fork.is_some() || any(needs_execution),
            can_be_misused: any(can_be_misused),
            reaches_other_ctas: reaches_other_ctas(program),
            blocks,
        }
    }

    /// Whether the program has several partitions.
    pub(crate) fn forks(&self) -> bool {
        self.first_fork.is_some()
    }

    /// Whether the mbarrier model checker can add to the hazard analysis: the program has
    /// partitions, mbarriers or tokens.
    pub(crate) fn is_model_checked(&self) -> bool {
        self.forks() || self.has_objects
    }

    /// Whether the oracle runs the program in a check.
    pub(crate) fn is_executed(&self) -> bool {
        self.is_concurrent || self.can_be_misused || self.reaches_other_ctas
    }

    /// Whether groups of warps may be at different positions.
    pub(crate) fn has_groups(&self) -> bool {
        self.forks() || self.has_conditional_barriers
    }

    /// The first op on an mbarrier or a token.
    pub(crate) fn first_object(&self) -> Option<OriginId> {
        self.program.events.values().find(|event| is_of_objects(&event.action)).map(|event| event.origin)
    }

    /// The block of an event. `None` if none has it.
    pub(crate) fn block_of(&self, event: EventId) -> Option<BlockId> {
        self.blocks[event]
    }

    /// The partition that executes an event. `None` if no block has the event.
    pub(crate) fn partition_of(&self, event: EventId) -> Option<PartitionId> {
        self.block_of(event).map(|block| self.program.blocks[block].partition)
    }
}

/// Smaller limits than the defaults, because users wait for a check or report. A single partition
/// gets the smallest limits, because the hazard analysis already covers most of it.
fn proof_limits(forks: bool) -> seawall_phases::Limits {
    let limits = seawall_phases::Limits::default();
    let share = if forks { 1 } else { 8 };
    seawall_phases::Limits {
        steps: limits.steps.min(200_000) / share,
        proof: limits.proof / share,
        states: limits.states.min(2_000),
        choices: limits.choices.min(400),
        kept: limits.kept.min(2_000),
        ..limits
    }
}

/// Enough iterations to go through the deepest ring twice, within limits. The hazard analysis
/// decides conflicts between two warps of one partition, so warp maps need no more than two warps.
fn run_limits(program: &Program) -> seawall_oracle::Limits {
    let slots = program.buffers.values().map(|buffer| buffer.slots).max().unwrap_or(1);
    let warps = match program.has_conditional_barriers() {
        true => Some(warps_for_conditional_barriers(program).unwrap_or(u32::MAX)),
        false => (!program.warp_maps.is_empty()).then_some(2),
    };
    seawall_oracle::Limits {
        warps,
        ctas: Some(1),
        iterations: slots.saturating_mul(2).clamp(*ITERATIONS.start(), *ITERATIONS.end()),
        states: STATES,
        steps: STEPS,
        ..seawall_oracle::Limits::default()
    }
}

/// Whether an action is one of mbarriers or tokens.
fn is_of_objects(action: &Action) -> bool {
    matches!(action, Action::MBarrier(_) | Action::Token(_))
}

/// Whether only execution decides an action in a single partition.
fn needs_execution(action: &Action) -> bool {
    let is_named = action.barrier_kind().is_some_and(|kind| kind.named().is_some());
    is_named || action.barrier_condition().is_some() || matches!(action, Action::Token(_))
}

/// Whether an action is one of mbarriers or split barriers.
fn can_be_misused(action: &Action) -> bool {
    let is_split = action.barrier_kind().is_some_and(|kind| kind.split_number().is_some());
    is_split || matches!(action, Action::MBarrier(_))
}
