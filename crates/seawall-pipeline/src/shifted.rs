//! What two groups of warps need that run the same stages one boundary apart, over any number of
//! iterations.
//!
//! The high group passes one more barrier before the pipeline, so that the low group is one barrier
//! ahead. `DESIGN.md` ("Two groups one boundary apart") derives which barriers order which
//! accesses, and how the certifier checks that.

mod border;
mod offset;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::Diagnostic;
use seawall_lower::Lowered;
use seawall_mlir::{Edited, Module, OpId};
use seawall_model::{Action, BlockId, EventId, OriginId, Program, Target};
use seawall_place::{Changes, Uncovered, UncoveredClass, certify_program};

use crate::arms::{condition_cases, with_split_back_edges};
use crate::effects;
use crate::fenced::{FencePlace, place_of, with_all_fences};
use crate::find::Pipeline;
use crate::marks;
use crate::merged::replace_joined_params;
use crate::rounds::{is_passed_once, leave_after_one};
use crate::stab::Interval;

pub(crate) use border::Border;

/// Two accesses of a pipeline that no choice of fences orders.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Unordered {
    /// The op that comes first.
    pub(crate) earlier: OpId,
    /// The op that comes later.
    pub(crate) later: OpId,
    /// Whether the two run at the same time in different groups. Otherwise they are in one group,
    /// inside of a stage.
    pub(crate) between_groups: bool,
    /// What is missing.
    pub(crate) class: UncoveredClass,
}

/// What a pipeline needs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Needs {
    /// Intervals of slots that need a fence, each as small as possible. Unknown if fences do not
    /// order everything.
    pub(crate) intervals: Vec<Interval>,
    /// Accesses that no fence in a slot orders.
    pub(crate) unordered: Vec<Unordered>,
    /// Barriers inside of stages that not every warp passes once an iteration. Nothing else is
    /// known then.
    pub(crate) unclear: Vec<OpId>,
}

impl Needs {
    /// Whether some choice of fences leaves no race.
    pub(crate) fn can_be_met(&self) -> bool {
        self.unordered.is_empty() && self.unclear.is_empty()
    }
}

/// A module with a fence in every slot of its pipelines, and its model.
pub(crate) struct Fenced<'a> {
    original: &'a Module,
    pipelines: &'a [Pipeline],
    edited: Edited,
    lowered: Lowered,
}

impl<'a> Fenced<'a> {
    /// Adds the fences, and one before each op of `inside`. `target` is the GPU, if it is not the
    /// one that the module names.
    ///
    /// # Errors
    ///
    /// As for [`seawall_lower::lower`].
    pub(crate) fn new(
        original: &'a Module,
        pipelines: &'a [Pipeline],
        inside: &[OpId],
        target: Option<&Target>,
    ) -> Result<Self, Vec<Diagnostic>> {
        let edited = with_all_fences(original, pipelines, inside)?;
        let mut lowered = effects::model(&edited.module, target)?;
        replace_joined_params(&mut lowered.program);
        Ok(Fenced { original, pipelines, edited, lowered })
    }

    /// Returns the module with the fences.
    pub(crate) fn edited(&self) -> &Edited {
        &self.edited
    }

    /// Returns what each pipeline needs.
    pub(crate) fn needs(&self) -> Vec<Needs> {
        let needs = |(number, pipeline): (usize, &Pipeline)| {
            let question = Question::new(&self.edited, &self.lowered, number, pipeline);
            if !is_passed_once(self.original, pipeline) || !pipeline.is_ring() {
                return question.answer();
            }
            let mut lowered = self.lowered.clone();
            if let Some(block) = question.last_block() {
                leave_after_one(&mut lowered.program, block);
            }
            Question { lowered: &lowered, once: true, ..question }.answer()
        };
        self.pipelines.iter().enumerate().map(needs).collect()
    }
}

/// A barrier of a pipeline, and the segment after it.
#[derive(Clone, Debug)]
struct Boundary {
    event: EventId,
    /// What a warp does from here to the next boundary.
    segment: Vec<EventId>,
}

/// The barriers of a pipeline, and the segments between them.
struct Boundaries {
    /// The boundaries of one round, in order.
    ring: Vec<Boundary>,
    /// What comes before the first boundary, in a line.
    before: Vec<EventId>,
    /// What comes before the first boundary.
    first: Vec<EventId>,
    /// Barriers in stages that not every warp passes.
    unclear: Vec<EventId>,
}

impl Boundaries {
    /// Returns the events of the pipeline.
    fn events(&self) -> impl Iterator<Item = EventId> + '_ {
        self.ring.iter().flat_map(|boundary| &boundary.segment).chain(&self.before).copied()
    }
}

struct Question<'a> {
    m: &'a Module,
    fenced: &'a Edited,
    lowered: &'a Lowered,
    number: usize,
    pipeline: &'a Pipeline,
    /// Whether no warp reaches a stage twice.
    once: bool,
    block_of: FxHashMap<EventId, BlockId>,
}

impl<'a> Question<'a> {
    fn new(fenced: &'a Edited, lowered: &'a Lowered, number: usize, pipeline: &'a Pipeline) -> Self {
        let blocks = lowered.program.blocks.iter();
        let block_of =
            blocks.flat_map(|(id, block)| block.events.iter().map(move |&event| (event, id))).collect();
        let once = !pipeline.is_ring();
        Question { m: &fenced.module, fenced, lowered, number, pipeline, once, block_of }
    }

    fn program(&self) -> &'a Program {
        &self.lowered.program
    }

    fn op(&self, event: EventId) -> Option<OpId> {
        self.lowered.ops.get(self.program().origin_of(event).index as usize).copied()
    }

    /// Returns the slot of this pipeline whose fence the op is.
    fn slot(&self, op: OpId) -> Option<usize> {
        match place_of(self.m, op)? {
            FencePlace::Slot { pipeline, slot } if pipeline == self.number => Some(slot),
            FencePlace::Slot { .. } | FencePlace::Flush { .. } => None,
        }
    }

    /// Returns the block of the last barrier of a round.
    fn last_block(&self) -> Option<BlockId> {
        self.block_of.get(&self.boundaries().ring.last()?.event).copied()
    }

    fn answer(&self) -> Needs {
        let boundaries = self.boundaries();
        if !boundaries.unclear.is_empty() {
            let unclear = boundaries.unclear.iter().map(|&event| self.original(event)).collect();
            return Needs { unclear, ..Needs::default() };
        }
        let own: FxHashSet<EventId> = boundaries.events().collect();
        let fences = self.fences();
        let (offset, copies) = self.with_copies(&boundaries);
        let of = |program: &Program| condition_cases(&with_split_back_edges(program));
        let (own_worlds, offset_worlds) = (of(self.program()), of(&offset));
        let group = |removed: &FxHashSet<OriginId>| {
            // What comes before the pipeline matters, such as a copy in flight. What comes after it
            // is ordered elsewhere.
            let pair = |_: EventId, later: EventId| own.contains(&later);
            uncovered(&own_worlds, removed, pair)
        };
        let groups = |removed: &FxHashSet<OriginId>| {
            let pair = |earlier: EventId, later: EventId| {
                copies.contains_key(&later) && !copies.contains_key(&earlier)
            };
            uncovered(&offset_worlds, removed, pair)
        };
        let nothing = FxHashSet::default();
        let (inside, across) = (group(&nothing), groups(&nothing));
        let mut needs = Needs::default();
        let mut tell = |found: &FxHashSet<Pair>, between_groups: bool| {
            let mut pairs: Vec<&Pair> = found.iter().collect();
            pairs.sort_unstable();
            for &&(earlier, later, class) in &pairs {
                let later = copies.get(&later).copied().unwrap_or(later);
                let (earlier, later) = (self.original(earlier), self.original(later));
                needs.unordered.push(Unordered { earlier, later, between_groups, class });
            }
        };
        tell(&inside, false);
        tell(&across, true);
        needs.unordered.dedup();
        // Where no fence helps, none is chosen. Intervals take several more certificates per slot.
        if !needs.unordered.is_empty() {
            return needs;
        }
        // A line has no slot 0.
        needs.intervals = shortest(self.size(), usize::from(self.once), !self.once, |interval| {
            let removed: FxHashSet<OriginId> = fences
                .iter()
                .filter(|(slot, _)| interval.has(*slot, self.size()))
                .map(|fence| fence.1)
                .collect();
            !group(&removed).is_empty() || !groups(&removed).is_empty()
        });
        needs
    }

    fn size(&self) -> usize {
        self.pipeline.stages.len()
    }

    /// Returns each fence with its slot.
    fn fences(&self) -> Vec<(usize, OriginId)> {
        let mut fences: Vec<(usize, OriginId)> = Vec::new();
        for event in self.program().events.values() {
            let op = self.lowered.ops.get(self.program().origins[event.origin].index as usize);
            fences.extend(op.and_then(|&op| self.slot(op)).map(|slot| (slot, event.origin)));
        }
        fences.sort_unstable();
        fences.dedup();
        fences
    }

    /// Returns the op of an event in the module without the fences. For an op that is not there, it
    /// is the first op of the pipeline.
    fn original(&self, event: EventId) -> OpId {
        let own = self.op(event).and_then(|op| self.fenced.origin(op));
        own.or(self.pipeline.first_op()).expect("a pipeline has stages")
    }

    fn boundaries(&self) -> Boundaries {
        let program = self.program();
        let inside = self.inside();
        let mut events: Vec<(EventId, Option<usize>, bool)> = Vec::new();
        for &block in program.functions.values().flat_map(|function| &function.blocks) {
            for &event in &program.blocks[block].events {
                let Some(op) = self.op(event) else { continue };
                let slot = self.slot(op).filter(|_| self.is_in_round(op));
                if slot.is_some() || inside.contains(&op) {
                    events.push((event, slot, is_cta_barrier(&program.events[event].action)));
                }
            }
        }
        events.sort_by_key(|&(event, ..)| (program.origin_of(event).span.start, event));
        let (mut ring, mut before, mut unclear): (Vec<Boundary>, Vec<EventId>, Vec<EventId>) =
            Default::default();
        for (event, slot, meets) in events {
            if !meets && matches!(program.events[event].action, Action::Barrier(_)) {
                unclear.push(event);
            } else if meets {
                if slot.is_none() && self.op(event).is_some_and(|op| !self.is_on_spine(op)) {
                    unclear.push(event);
                }
                ring.push(Boundary { event, segment: Vec::new() });
            } else {
                ring.last_mut().map_or(&mut before, |last| &mut last.segment).push(event);
            }
        }
        let first = before.clone();
        if !self.once
            && let Some(last) = ring.last_mut()
        {
            // What comes before the first barrier in the text comes after the last one of the round
            // before.
            last.segment.append(&mut before);
        }
        Boundaries { ring, before, first, unclear }
    }

    /// Returns the ops in the stages of this pipeline, and those between the stages of
    /// straight-line code.
    fn inside(&self) -> FxHashSet<OpId> {
        let stages: FxHashSet<OpId> = self.pipeline.stages.iter().map(|stage| stage.op).collect();
        let is_mine = |op: &OpId| self.fenced.origin(*op).is_some_and(|op| stages.contains(&op));
        let mine: Vec<OpId> = self.m.walk().filter(is_mine).collect();
        let (Some(&first), Some(&last)) = (mine.first(), mine.last()) else { return FxHashSet::default() };
        // In a loop, nothing else is between them. In a line, several barriers may be.
        let block = self.m.op(first).parent.filter(|_| !self.pipeline.is_ring());
        let line = block.map_or(&[][..], |block| self.m.block_ops(block));
        let between = line.iter().skip_while(|&&op| op != first).take_while(|&&op| op != last).copied();
        mine.iter().flat_map(|&stage| self.m.walk_op(stage)).chain(between).collect()
    }

    /// Whether warps pass the fence in every round, rather than once after the loop.
    fn is_in_round(&self, fence: OpId) -> bool {
        let owner = self.m.parent_op(fence);
        !self.pipeline.is_ring() || owner.is_some_and(|owner| marks::is_for(self.m, owner))
    }

    /// Whether every warp passes the op exactly once: it is between stages or directly in a stage,
    /// not in a branch.
    fn is_on_spine(&self, op: OpId) -> bool {
        let owner = self.m.parent_op(op);
        owner.is_some_and(|owner| marks::is_stage(self.m, owner) || marks::is_function(self.m, owner))
    }
}

/// Returns the shortest interval for which `needs_one` holds, for each start from `first` on. With
/// `wraps`, intervals continue around the end of the `size` slots. A longer interval needs a fence,
/// too, so that the end of the shortest one never moves back from one start to the next. That takes
/// twice as many questions as slots, not one for each interval.
fn shortest(size: usize, first: usize, wraps: bool, needs_one: impl Fn(Interval) -> bool) -> Vec<Interval> {
    let mut found = Vec::new();
    let mut len: usize = 1;
    for start in first..size {
        let longest = if wraps { size } else { size - start };
        while len <= longest && !needs_one(Interval { start, len }) {
            len += 1;
        }
        if len > longest {
            break;
        }
        found.push(Interval { start, len });
        len = len.saturating_sub(1).max(1);
    }
    found
}

type Pair = (EventId, EventId, UncoveredClass);

/// Returns what is not ordered in one of the programs without the barriers `removed`.
fn uncovered(
    worlds: &[Program],
    removed: &FxHashSet<OriginId>,
    pair: impl Fn(EventId, EventId) -> bool,
) -> FxHashSet<Pair> {
    let found = worlds.iter().flat_map(|world| uncovered_in(world, removed));
    let found = found.filter(|found| pair(found.earlier, found.later));
    found.map(|found| (found.earlier, found.later, found.class)).collect()
}

/// Whether one of the programs has such a pair.
fn is_uncovered(
    worlds: &[Program],
    removed: &FxHashSet<OriginId>,
    pair: impl Fn(EventId, EventId) -> bool,
) -> bool {
    worlds
        .iter()
        .any(|world| uncovered_in(world, removed).iter().any(|found| pair(found.earlier, found.later)))
}

fn uncovered_in(program: &Program, removed: &FxHashSet<OriginId>) -> Vec<Uncovered> {
    certify_program(program, &Changes { added: &[], removed, split_parts: &[] }).uncovered
}

/// Whether the action is a barrier of all warps of the workgroup.
fn is_cta_barrier(action: &Action) -> bool {
    action.is_partition_barrier()
}
