//! What two joined pipelines need: the second continues the first with the groups still out of
//! step.
//!
//! Nothing is between the two, so that slot 0 of the first, its last boundary, is the border. The
//! last segment of the first is before it, and the first segment of the second is after it. The
//! rules are those of one pipeline, for pairs of an access in each, with no fence before the
//! second. `DESIGN.md` ("Joined pipelines") has the cases that are different.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::Cfg;
use seawall_lower::Lowered;
use seawall_mlir::Module;
use seawall_model::{BlockId, Edge, EventId, OriginId, Predicate, Program, TermId, TermKind, Terminator};

use super::{Fenced, Question, is_uncovered, shortest};
use crate::arms::{beside, condition_cases, with_split_back_edges};
use crate::copies::{Group, made_by};
use crate::dropped::Dropped;
use crate::fenced::{FencePlace, place_of};
use crate::find::{Around, Pipeline};
use crate::merge::{self, Joint};
use crate::rounds::{back_edge, goes_on, is_passed_once, leave_after_one, rounds};
use crate::stab::Interval;

/// What a pipeline needs to continue another one.
#[derive(Clone, Debug)]
pub(crate) struct Border {
    /// The earlier pipeline.
    pub(crate) from: usize,
    /// The later one.
    pub(crate) to: usize,
    /// Pipelines and slots on the path, in the order in which a warp passes them in its last round
    /// of the one and its first round of the other.
    path: Vec<(usize, usize)>,
    /// Intervals of the path that need a fence. `None` if no fence helps.
    runs: Option<Vec<Interval>>,
}

impl Border {
    /// Whether it depends on the fences of this pipeline.
    pub(crate) fn asks_of(&self, pipeline: usize) -> bool {
        [self.from, self.to].contains(&pipeline) && self.runs.as_ref().is_some_and(|runs| !runs.is_empty())
    }

    /// Whether the fences, by pipeline and slot, leave no race across the border.
    pub(crate) fn is_met_by(&self, fences: &[&[bool]]) -> bool {
        let is_fence = |&(pipeline, slot): &(usize, usize)| fences[pipeline][slot];
        let is_met = |run: &Interval| self.path[run.start..run.start + run.len].iter().any(is_fence);
        self.runs.as_ref().is_some_and(|runs| runs.iter().all(is_met))
    }
}

/// Returns each pipeline with those that directly follow it in turn, up to one of them.
fn chains(module: &Module, pipelines: &[Pipeline]) -> Vec<Vec<usize>> {
    let next = |at: usize| {
        let next = merge::next(module, pipelines, &pipelines[at], &Dropped::default());
        // A round that starts with its barrier does not end with it.
        let next = next.filter(|(_, joint)| *joint == Joint::Direct && pipelines[at].around != Around::Top);
        next.map(|(next, _)| next)
    };
    let mut chains = Vec::new();
    for from in 0..pipelines.len() {
        let mut chain = vec![from];
        while let Some(to) = chain.last().and_then(|&last| next(last)).filter(|to| !chain.contains(to)) {
            chain.push(to);
            chains.push(chain.clone());
        }
    }
    chains
}

impl Fenced<'_> {
    /// Returns each two pipelines of which the later one could continue the earlier one.
    pub(crate) fn borders(&self) -> Vec<Border> {
        chains(self.original, self.pipelines).iter().filter_map(|chain| self.border(chain)).collect()
    }

    /// Returns what the last pipeline of a chain needs to continue the first one. `None` if the
    /// chain does not have two.
    fn border(&self, chain: &[usize]) -> Option<Border> {
        let (&from, &to) = (chain.first()?, chain.last()?);
        let path: Vec<(usize, usize)> = self.path(from, to);
        if [from, to].into_iter().any(|at| rounds(self.original, &self.pipelines[at]) == Some(0)) {
            return Some(Border { from, to, path, runs: Some(Vec::new()) });
        }
        let once = is_passed_once(self.original, &self.pipelines[to]) && self.pipelines[to].is_ring();
        let mut lowered = self.lowered.clone();
        if let Some(block) = self.question(to, &self.lowered).last_block().filter(|_| once) {
            leave_after_one(&mut lowered.program, block);
        }
        let mut later = self.question(to, &lowered);
        later.once |= once;
        let earlier: Vec<Question<'_>> =
            chain[..chain.len() - 1].iter().map(|&at| self.question(at, &lowered)).collect();
        // Warps pass the barriers of a loop that is known to run.
        let runs_for_sure =
            |&at: &usize| at > 0 && rounds(self.original, &self.pipelines[chain[at]]) > Some(0);
        let last_met = (0..earlier.len()).rev().find(runs_for_sure).unwrap_or(0);
        let runs = Crossing::new(&earlier, &earlier[last_met..], &later).and_then(|crossing| {
            let fences = self.fences(&path, &earlier, &later);
            let always = self.always(chain, &earlier);
            let needs_one = |run: Interval| {
                let left_out = fences[run.start..run.start + run.len].iter().flatten();
                crossing.races(&always.iter().chain(left_out).copied().collect())
            };
            let nothing = Interval { start: 0, len: 0 };
            let whole = Interval { start: 0, len: path.len() };
            match () {
                () if needs_one(nothing) => None,
                () if !needs_one(whole) => Some(Vec::new()),
                () => Some(shortest(path.len(), 0, false, needs_one)),
            }
        });
        Some(Border { from, to, path, runs })
    }

    fn question<'q>(&'q self, at: usize, lowered: &'q Lowered) -> Question<'q> {
        Question::new(&self.edited, lowered, at, &self.pipelines[at])
    }

    fn path(&self, from: usize, to: usize) -> Vec<(usize, usize)> {
        let stages = |at: usize| 1..self.pipelines[at].stages.len();
        let before = stages(from).chain([0]).map(|slot| (from, slot));
        let pipeline = &self.pipelines[to];
        let is_first = pipeline.is_ring() && pipeline.around == Around::Top;
        let first = is_first.then_some(0);
        let last = (pipeline.is_ring() && !is_first).then_some(0);
        before.chain(first.into_iter().chain(stages(to)).chain(last).map(|slot| (to, slot))).collect()
    }

    /// Returns the fences of each slot on the path.
    fn fences(
        &self,
        path: &[(usize, usize)],
        earlier: &[Question<'_>],
        later: &Question<'_>,
    ) -> Vec<Vec<OriginId>> {
        let first = earlier.first();
        let of = |&(pipeline, slot): &(usize, usize)| {
            let question = first.filter(|first| first.number == pipeline).unwrap_or(later);
            question.fences().into_iter().filter(|fence| fence.0 == slot).map(|fence| fence.1).collect()
        };
        path.iter().map(of).collect()
    }

    /// Returns the fences that do not count: those before each pipeline but the first, and those of
    /// loops between.
    fn always(&self, chain: &[usize], earlier: &[Question<'_>]) -> FxHashSet<OriginId> {
        let between = earlier.iter().skip(1).flat_map(Question::fences).map(|fence| fence.1);
        let flushes = self.lowered.program.events.values().filter_map(|event| {
            let op = *self.lowered.ops.get(self.lowered.program.origins[event.origin].index as usize)?;
            let Some(FencePlace::Flush { pipeline }) = place_of(&self.edited.module, op) else { return None };
            chain[1..].contains(&pipeline).then_some(event.origin)
        });
        between.chain(flushes).collect()
    }
}

/// The programs in which accesses of one pipeline may conflict with those of a later one.
struct Crossing {
    /// The events of the first pipeline of the chain.
    earlier: FxHashSet<EventId>,
    /// The events of the last one.
    later: FxHashSet<EventId>,
    /// The events of the last one before its first barrier.
    first: FxHashSet<EventId>,
    /// Each group by itself.
    own: Vec<Program>,
    /// With copies of the later one's segments before the barriers that begin them. `copies` has
    /// the original of each copy.
    offset: Vec<Program>,
    copies: FxHashMap<EventId, EventId>,
    /// Without the last barrier of each loop.
    ahead: Vec<Program>,
}

impl Crossing {
    /// Returns the programs for the pipelines `earlier` of a chain and its last one, `later`. The
    /// last barrier of one of `met_last` may be the last one that is passed. `None` if the programs
    /// cannot be made.
    fn new(earlier: &[Question<'_>], met_last: &[Question<'_>], later: &Question<'_>) -> Option<Self> {
        let of = |program: &Program| condition_cases(&with_split_back_edges(program));
        let from = earlier.first()?.boundaries();
        let to = later.boundaries();
        if !from.unclear.is_empty() || !to.unclear.is_empty() {
            return None;
        }
        let (mut offset, copies) = later.with_copies(&to);
        let mut ahead = later.program().clone();
        // In later rounds, the segment is after other barriers.
        if let Some(block) = later.last_block().filter(|_| !later.once) {
            leave_after_one(&mut ahead, block);
        }
        for question in met_last {
            let boundaries = question.boundaries();
            let last = boundaries.ring.last()?;
            let block = *question.block_of.get(&last.event)?;
            let anchor = question.anchor(last.event, block);
            leave_in_front_of(&mut ahead, block, (anchor, last.event))?;
        }
        let first: FxHashSet<EventId> = to.first.iter().copied().collect();
        for event in from.events() {
            made_by(&mut offset, event, Group::High);
            made_by(&mut ahead, event, Group::High);
        }
        to.first.iter().for_each(|&event| made_by(&mut ahead, event, Group::Low));
        Some(Crossing {
            earlier: from.events().collect(),
            later: to.events().collect(),
            first,
            own: of(later.program()),
            offset: of(&offset),
            copies,
            ahead: of(&ahead),
        })
    }

    /// Whether there is a race across the border without these fences.
    fn races(&self, removed: &FxHashSet<OriginId>) -> bool {
        let is_earlier = |event: &EventId| self.earlier.contains(event);
        is_uncovered(&self.own, removed, |one, two| is_earlier(&one) && self.later.contains(&two))
            || is_uncovered(&self.offset, removed, |one, two| {
                is_earlier(&one) && self.copies.contains_key(&two)
            })
            || is_uncovered(&self.ahead, removed, |one, two| is_earlier(&one) && self.first.contains(&two))
    }
}

/// Leaves the loop with `block` at its end, if no round follows, without its last barrier and the
/// waits before that. It is left before the first and after the last of these events. `None` if the
/// loop has a form that is not supported.
fn leave_in_front_of(
    program: &mut Program,
    block: BlockId,
    (anchor, barrier): (EventId, EventId),
) -> Option<()> {
    let cfg = Cfg::new(program, program.blocks[block].function);
    let (last, back) = back_edge(program, block, &cfg)?;
    let mut back = back.clone();
    if last != block {
        return None;
    }
    let condition = goes_on(program, last, &back);
    let is_out = |edge: &&Edge| edge.target != back.target && !cfg.dominates(edge.target, last);
    let out = match &program.blocks[last].terminator {
        Terminator::Branch { then, otherwise, .. } => [then, otherwise].into_iter().find(is_out)?.clone(),
        // A block before the body decides, and code after the loop may use its values, so that the
        // exit leads over it.
        Terminator::Goto(_) => {
            let head = back.target;
            let out = program.blocks[head].terminator.edges().into_iter().find(is_out)?.clone();
            let flag = with_flag(program, head, out);
            back.args.push(flag);
            back
        }
        _ => return None,
    };
    let events = program.blocks[block].events.clone();
    let place = |event: EventId| events.iter().position(|&of| of == event);
    let (start, end) = (place(anchor)?, place(barrier)? + 1);
    let terminator = program.blocks[block].terminator.clone();
    let rest = beside(program, block, events[start..].to_vec(), terminator);
    let left = beside(program, block, events[end..].to_vec(), Terminator::Goto(out));
    let [then, otherwise] = [rest, left].map(Edge::to);
    let block = &mut program.blocks[block];
    block.events.truncate(start);
    block.terminator = Terminator::Branch { condition, then, otherwise };
    Some(())
}

/// Adds a parameter to the block `head` with which `out` is taken, whatever else is decided there.
/// All edges to the block pass 0 for it. Returns the value for which `out` is taken.
fn with_flag(program: &mut Program, head: BlockId, out: Edge) -> TermId {
    let index = program.blocks[head].params.len() as u32;
    let terms = &mut program.terms;
    let [zero, one] = [0, 1].map(|value| terms.intern(TermKind::Const(value)));
    let flag = terms.intern(TermKind::Param { block: head, index });
    let leaves = terms.intern(TermKind::Compare(Predicate::Eq, flag, one));
    for block in program.blocks.values_mut() {
        let entries = block.terminator.edges_mut().into_iter().filter(|edge| edge.target == head);
        entries.for_each(|edge| edge.args.push(zero));
    }
    let terminator = program.blocks[head].terminator.clone();
    let target = beside(program, head, Vec::new(), terminator);
    let head = &mut program.blocks[head];
    head.params.push(flag);
    let otherwise = Edge::to(target);
    head.terminator = Terminator::Branch { condition: Some(leaves), then: out, otherwise };
    one
}
