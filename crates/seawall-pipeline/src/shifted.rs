//! What two groups of warps need that run the same stages one boundary apart, over any number of iterations.
//!
//! Let `B(0), B(1), …` be the barriers that a warp meets, in its own order, and *segment* `k` what it does between `B(k)` and `B(k + 1)`. The
//! high group has met one barrier more before the pipeline, so that the two meet with the low group one barrier ahead: while low is in
//! segment `k + 1`, high is in segment `k`. What each waits for at a barrier are its own LDS operations, and only where the barrier is a
//! fence. So an access of segment `p` comes before one of segment `q > p`
//!
//! - in the same group, if one of `B(p + 1) … B(q)` is a fence;
//! - from low to high even if only `B(q + 1)` is;
//! - from high to low, if one of `B(p + 1) … B(q - 1)` is: at `B(q)` high is still in front of its barrier `q - 1`. For `q = p + 1` there is
//!   no such barrier, and no fence helps: the two run at the same time.
//!
//! The first and the third are what has to be asked. Both are asked of the certifier, which follows slots, waits and warps over all paths:
//! of the program with a fence in every slot, and of the same with a copy of each segment's accesses in front of the barrier that begins it,
//! of which only pairs of an access and such a copy count: between them lie exactly the barriers of the third rule. A wait belongs to the
//! barrier that follows it, so that the copies stand in front of it too: while high waits in front of `B(q - 1)`, low is in segment `q - 1`.

mod border;
mod offset;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::Diagnostic;
use seawall_dialects::registry;
use seawall_lower::Lowered;
use seawall_mlir::{Module, OpId, parse};
use seawall_model::{Action, BarrierKind, BlockId, EventId, OriginId, Program, Target};
use seawall_place::{Changes, Uncovered, UncoveredClass, certify_program};

use crate::arms::{with_ways_apart, worlds};
use crate::effects;
use crate::fenced::{SLOT, back_to, with_all_fences};
use crate::find::Pipeline;
use crate::merged::say_what_comes_together;
use crate::rounds::{is_passed_once, leave_after_one};
use crate::stab::Interval;

pub(crate) use border::{Border, borders};

/// Two accesses of a pipeline that no choice of fences orders.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Unordered {
    /// The op that comes first.
    pub(crate) earlier: OpId,
    /// The op that comes later.
    pub(crate) later: OpId,
    /// The two run at the same time in different groups; otherwise in one group, inside of a stage.
    pub(crate) between_groups: bool,
    /// What is missing.
    pub(crate) class: UncoveredClass,
}

/// What a pipeline needs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Needs {
    /// Slots of which one has to be a fence, each as small as can be; not known if fences do not order everything.
    pub(crate) intervals: Vec<Interval>,
    /// What no fence in a slot orders.
    pub(crate) unordered: Vec<Unordered>,
    /// The ops of barriers inside of stages that not every warp passes once an iteration, so that nothing can be said.
    pub(crate) unclear: Vec<OpId>,
}

impl Needs {
    /// Whether some choice of fences leaves no race.
    pub(crate) fn can_be_met(&self) -> bool {
        self.unordered.is_empty() && self.unclear.is_empty()
    }
}

/// What is asked about besides pipelines.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked<'a> {
    /// Ops of stages in front of which a fence stands.
    pub(crate) inside: &'a [OpId],
    /// The GPU, if it is not the one that the module names.
    pub(crate) target: Option<&'a Target>,
}

/// What each pipeline of `module` needs.
///
/// # Errors
///
/// As for [`seawall_lower::lower`].
pub(crate) fn needs(
    module: &Module,
    pipelines: &[Pipeline],
    asked: Asked<'_>,
) -> Result<Vec<Needs>, Vec<Diagnostic>> {
    let text = with_all_fences(module, pipelines, asked.inside).map_err(|error| vec![error])?;
    let fenced = parse(&text, registry())?;
    let mut lowered = effects::model(&fenced, asked.target)?;
    say_what_comes_together(&mut lowered.program);
    Ok(pipelines
        .iter()
        .enumerate()
        .map(|(number, pipeline)| {
            let mut question = Question::new(&fenced, &lowered, number, pipeline);
            question.back = back_to(module, &fenced, pipelines);
            if !is_passed_once(module, pipeline) || !pipeline.is_ring() {
                return question.answer();
            }
            let mut lowered = lowered.clone();
            if let Some(block) = question.last_block() {
                leave_after_one(&mut lowered.program, block);
            }
            Question { lowered: &lowered, once: true, ..question }.answer()
        })
        .collect())
}

/// A barrier of a pipeline and what begins behind it.
#[derive(Clone, Debug)]
struct Boundary {
    event: EventId,
    /// What a warp does from here to the next boundary.
    segment: Vec<EventId>,
}

/// The barriers of a pipeline and what lies between them.
struct Boundaries {
    /// Those of one round in order.
    ring: Vec<Boundary>,
    /// What precedes the first one in a line.
    before: Vec<EventId>,
    /// What precedes the first one.
    first: Vec<EventId>,
    /// Barriers in stages that not every warp passes.
    unclear: Vec<EventId>,
}

impl Boundaries {
    /// What the pipeline does.
    fn events(&self) -> impl Iterator<Item = EventId> + '_ {
        self.ring.iter().flat_map(|boundary| &boundary.segment).chain(&self.before).copied()
    }
}

struct Question<'a> {
    m: &'a Module,
    lowered: &'a Lowered,
    number: usize,
    pipeline: &'a Pipeline,
    /// No warp comes to a stage twice.
    once: bool,
    block_of: FxHashMap<EventId, BlockId>,
    back: FxHashMap<OpId, OpId>,
}

impl<'a> Question<'a> {
    fn new(m: &'a Module, lowered: &'a Lowered, number: usize, pipeline: &'a Pipeline) -> Self {
        let blocks = lowered.program.blocks.iter();
        let block_of =
            blocks.flat_map(|(id, block)| block.events.iter().map(move |&event| (event, id))).collect();
        let once = !pipeline.is_ring();
        Question { m, lowered, number, pipeline, once, block_of, back: FxHashMap::default() }
    }

    fn program(&self) -> &'a Program {
        &self.lowered.program
    }

    fn op(&self, event: EventId) -> Option<OpId> {
        self.lowered.ops.get(self.program().origin_of(event).index as usize).copied()
    }

    /// Which slot of this pipeline the op is the fence of.
    fn slot(&self, op: OpId) -> Option<usize> {
        let text = self.m.attr_text(self.m.attr(op, SLOT)?).trim_matches('"');
        let (number, slot) = text.split_once('.')?;
        (number.parse() == Ok(self.number)).then(|| slot.parse().ok()).flatten()
    }

    /// The block of the last barrier of a round.
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
        let of = |program: &Program| worlds(&with_ways_apart(program));
        let (own_worlds, offset_worlds) = (of(self.program()), of(&offset));
        let group = |removed: &FxHashSet<OriginId>| {
            // What comes before the pipeline matters to it, such as a copy in flight; what comes behind is for others to order.
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
        // Nobody asks for fences where none help, and each slot takes several more certificates.
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

    /// Each fence with its slot.
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

    /// An event's op in the module without the fences; the pipeline as a whole for what is not there.
    fn original(&self, event: EventId) -> OpId {
        let own = self.op(event).and_then(|op| self.back.get(&op)).copied();
        own.or(self.pipeline.first_op()).unwrap_or(OpId::FIRST)
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
                    events.push((event, slot, is_meeting(&program.events[event].action)));
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
            // What stands in front of the first barrier in the text comes behind the last one of the round before.
            last.segment.append(&mut before);
        }
        Boundaries { ring, before, first, unclear }
    }

    /// The ops in the stages of this pipeline, and those between the stages of straight-line code.
    fn inside(&self) -> FxHashSet<OpId> {
        let stages: FxHashSet<OpId> = self.pipeline.stages.iter().map(|stage| stage.op).collect();
        let is_mine = |op: &OpId| self.back.get(op).is_some_and(|op| stages.contains(op));
        let mine: Vec<OpId> = self.m.walk().filter(is_mine).collect();
        let (Some(&first), Some(&last)) = (mine.first(), mine.last()) else { return FxHashSet::default() };
        // In a loop nothing else stands between them; in a line several barriers may.
        let block = self.m.op(first).parent.filter(|_| !self.pipeline.is_ring());
        let line = block.map_or(&[][..], |block| self.m.block_ops(block));
        let between = line.iter().skip_while(|&&op| op != first).take_while(|&&op| op != last).copied();
        mine.iter().flat_map(|&stage| self.m.walk_op(stage)).chain(between).collect()
    }

    /// Whether the fence is met in every round, not once behind the loop.
    fn is_in_round(&self, fence: OpId) -> bool {
        let owner = self.m.parent_op(fence);
        !self.pipeline.is_ring() || owner.is_some_and(|owner| self.m.op_name(owner) == "scf.for")
    }

    /// Whether every warp passes the op exactly once: it stands between stages or in a stage itself, not in a branch.
    fn is_on_spine(&self, op: OpId) -> bool {
        let owner = self.m.parent_op(op);
        owner.is_some_and(|owner| crate::marks::is_stage(self.m, owner) || self.m.op_name(owner) == "tt.func")
    }
}

/// For each of `size` slots from `first` on that runs of slots with `needs_one` begin with, the shortest such run; `wraps`: around the end of the slots
/// too. A longer run needs a fence as well, so that where the shortest one ends never goes back from one slot to the next: twice as many questions
/// as slots, not one for each run.
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

/// What is not ordered in one of the programs if the barriers `removed` are none.
fn uncovered(
    worlds: &[Program],
    removed: &FxHashSet<OriginId>,
    pair: impl Fn(EventId, EventId) -> bool,
) -> FxHashSet<Pair> {
    let found = worlds.iter().flat_map(|world| uncovered_in(world, removed));
    let found = found.filter(|found| pair(found.earlier, found.later));
    found.map(|found| (found.earlier, found.later, found.class)).collect()
}

/// Whether any of that is so in one of the programs.
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
    certify_program(program, &Changes { added: &[], removed, halves: &[] }).uncovered
}

/// Whether every warp of the workgroup meets at the op.
fn is_meeting(action: &Action) -> bool {
    matches!(action, Action::Barrier(barrier) if matches!(barrier.kind, BarrierKind::Cta))
}
