//! Races between warps of one partition that several partitions order.
//!
//! The hazard analysis knows the barriers of one partition. Its warps may also be ordered by the
//! arrivals of all their threads at an mbarrier, or by a named barrier of several partitions:
//!
//! ```text
//! producer, all warps: wait for empty; store; arrive at full
//! consumer:            wait for full; load; arrive at empty
//! ```
//!
//! Here, one warp of the partition becomes a partition of its own ([`Apart`]), so that the mbarrier
//! model checker compares its accesses with those of the others. That warp is not the first one. Of
//! two warps, at least one is not the first, so that one such program shows the races of all.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::{Bound, Finding, FindingCode, Remedy};
use seawall_base::EntityId as _;
use seawall_model::{
    Action, BarrierKind, BarrierPart, Block, BlockId, Edge, Event, EventId, EventList, Participants,
    Partition, PartitionId, Program, TermId, TermKind, Terminator, WARPGROUP_WARPS,
};
use seawall_phases::{Finding as Found, Lack, Phases, Twins};

use crate::bound::of_phases;
use crate::facts::Facts;
use crate::model_checker::{goes_on, has_seen};
use crate::published::has_arrival_between;
use crate::translation::{Subject, pair, subject};

/// What was decided.
#[derive(Debug, Default)]
pub(crate) struct Decided {
    /// Races that a run shows.
    pub(crate) shown: FxHashSet<Subject>,
    /// Races that are neither shown nor excluded.
    pub(crate) open: Vec<EventId>,
    /// The runs in which the removed races do not occur.
    pub(crate) bound: Bound,
    /// Races that do not occur because each thread arrives and waits, so that not even lanes of one
    /// warp race.
    pub(crate) ordered: FxHashSet<Subject>,
}

/// Removes races that do not occur, and those that are not decided, from the findings of the hazard
/// analysis. A race with nothing but a proxy fence missing becomes that. If the oracle `confirmed`
/// that two accesses conflict, their race stays, in the order in which they conflict and with what
/// is missing then. With `by_lane`, the findings are about lanes of one warp, which only arrivals
/// of each thread order.
pub(crate) fn decide(
    facts: &Facts<'_>,
    confirmed: &[Finding],
    by_lane: bool,
    findings: &mut Vec<Finding>,
) -> Decided {
    let program = facts.program;
    let mut decided = Decided::default();
    let shown: FxHashSet<Subject> = confirmed.iter().map(subject).collect();
    become_confirmed(program, confirmed, by_lane, findings);
    let is_candidate = |finding: &Finding| {
        !shown.contains(&subject(finding)) && has_arrival_between(program, finding, by_lane)
    };
    let mut of_regions: FxHashMap<Vec<BlockId>, Option<(Apart, Phases)>> = FxHashMap::default();
    findings.retain_mut(|finding| {
        let block = facts.block_of(finding.event).filter(|_| is_candidate(finding));
        let Some(region) = block.and_then(|block| Region::around(facts, block)) else { return true };
        let run = of_regions.entry(region.blocks.clone()).or_insert_with(|| run(program, region));
        let Some((apart, phases)) = run else { return true };
        // Where objects are misused, runs end before the accesses.
        if !goes_on(phases) {
            return true;
        }
        let is_settled = has_seen(phases);
        if let Some(lack) = apart.shown(phases, finding).filter(|_| is_settled || !phases.guessed) {
            if lack == Lack::ProxyFence {
                finding.code = FindingCode::MissingProxyFence;
                finding.hazard = None;
                finding.remedy = Some(Remedy::ProxyFenceBefore(finding.event));
            }
            decided.shown.insert(subject(finding));
            return true;
        }
        if is_settled {
            decided.bound = decided.bound.and(of_phases(phases));
            if has_arrival_between(program, finding, true) {
                decided.ordered.insert(subject(finding));
            }
        } else {
            decided.open.push(finding.event);
        }
        false
    });
    decided
}

/// Gives races the order of their accesses and the lack that runs show, unless a run shows the race
/// as it is.
fn become_confirmed(program: &Program, confirmed: &[Finding], by_lane: bool, findings: &mut Vec<Finding>) {
    let key = |finding: &Finding| (finding.code, finding.event, subject(finding));
    let as_they_are: FxHashSet<_> = confirmed.iter().map(key).collect();
    let mut known: FxHashSet<_> = findings.iter().map(key).collect();
    findings.retain_mut(|finding| {
        if as_they_are.contains(&key(finding)) || !has_arrival_between(program, finding, by_lane) {
            return true;
        }
        let about = subject(finding);
        let is_fence = |shown: &Finding| shown.code == FindingCode::MissingProxyFence;
        let is_it = |shown: &&Finding| subject(shown) == about && (shown.hazard.is_some() || is_fence(shown));
        let Some(shown) = confirmed.iter().find(is_it) else { return true };
        (finding.code, finding.event, finding.hazard) = (shown.code, shown.event, shown.hazard);
        finding.related.clone_from(&shown.related);
        finding.across_iterations = false;
        finding.remedy = Some(if is_fence(shown) {
            Remedy::ProxyFenceBefore(shown.event)
        } else {
            Remedy::BarrierBefore(shown.event)
        });
        known.insert(key(finding))
    });
}

/// Runs the model checker on the program with one warp apart.
fn run(program: &Program, region: Region) -> Option<(Apart, Phases)> {
    let apart = Apart::new(program, region)?;
    let facts = Facts::new(&apart.program);
    let phases = seawall_phases::run_apart(&facts.run, &apart.twins, &facts.proof_limits);
    Some((apart, phases))
}

/// The blocks that one partition executes between a fork and its join. Without forks, those of the
/// kernel.
#[derive(Debug)]
struct Region {
    partition: PartitionId,
    /// The block with the fork, and the number of the edge.
    fork: Option<(BlockId, usize)>,
    blocks: Vec<BlockId>,
}

impl Region {
    fn around(facts: &Facts<'_>, block: BlockId) -> Option<Self> {
        let program = facts.program;
        let partition = program.blocks[block].partition;
        if !facts.forks() {
            let entry = program.functions[program.blocks[block].function].entry;
            let blocks = reached(program, entry);
            return Some(Region { partition, fork: None, blocks });
        }
        let mut starts = program.blocks.iter().flat_map(|(from, data)| {
            let edges = match &data.terminator {
                Terminator::Fork(edges) => edges.as_slice(),
                Terminator::Goto(_)
                | Terminator::Branch { .. }
                | Terminator::Switch(_)
                | Terminator::Join(_)
                | Terminator::Return
                | Terminator::Unreachable => &[],
            };
            edges.iter().enumerate().map(move |(number, edge)| (from, number, edge.target))
        });
        starts.find_map(|(from, number, target)| {
            let blocks = reached(program, target);
            let is_it = program.blocks[target].partition == partition && blocks.contains(&block);
            is_it.then_some(Region { partition, fork: Some((from, number)), blocks })
        })
    }
}

/// The blocks that are reached from one, in the order of their ids, up to joins.
fn reached(program: &Program, from: BlockId) -> Vec<BlockId> {
    let (mut seen, mut open) = (FxHashSet::from_iter([from]), vec![from]);
    while let Some(block) = open.pop() {
        let terminator = &program.blocks[block].terminator;
        if matches!(terminator, Terminator::Join(_)) {
            continue;
        }
        let targets = terminator.edges().into_iter().map(|edge| edge.target);
        open.extend(targets.filter(|target| seen.insert(*target)));
    }
    let mut blocks: Vec<BlockId> = seen.into_iter().collect();
    blocks.sort_unstable();
    blocks
}

/// A program in which one warp of a partition is a partition of its own. It executes what every
/// warp executes, and none of what the first warp does for all. The barriers of the partition are
/// named barriers of both.
#[derive(Debug)]
struct Apart {
    program: Program,
    /// The event of the whole partition for each event of the warp.
    originals: FxHashMap<EventId, EventId>,
    /// Events that store, of both parts.
    twins: Twins,
}

/// The first number of the named barriers that replace barriers of a partition. No hardware barrier
/// has it.
const FIRST_NUMBER: i64 = 1 << 32;

impl Apart {
    /// Returns `None` if the partition has one warp, or if it uses what is not a matter of single
    /// warps.
    fn new(program: &Program, region: Region) -> Option<Self> {
        let warps = program.partitions[region.partition].warps;
        if warps < 2 || !is_supported(program, &region) {
            return None;
        }
        let mut changed = program.clone();
        let (fork, blocks) = match region.fork {
            Some(fork) => (fork, region.blocks),
            None => forked(&mut changed, region.blocks)?,
        };
        forget_warp_maps(&mut changed);
        let name = changed.partitions[region.partition].name.clone();
        let apart = changed.partitions.push(Partition { name: format!("{name}, one warp"), warps: 1 });
        // Outside the region, the partition has all of its warps.
        let others = changed.partitions.push(Partition { name, warps: warps - 1 });
        for &block in &blocks {
            changed.blocks[block].partition = others;
        }
        let threads = changed.terms.constant(i64::from(warps) * i64::from(program.lanes()));
        let number = FIRST_NUMBER + i64::try_from(apart.index()).expect("few partitions");
        let meeting = Meeting { number: changed.terms.constant(number), threads, warps };
        let mut copy = Copy { from: &blocks, partition: apart, meeting, originals: FxHashMap::default() };
        let start = copy.add(&mut changed, fork);
        let Terminator::Fork(edges) = &mut changed.blocks[fork.0].terminator else {
            unreachable!("the region starts at a fork");
        };
        edges.push(start);
        debug_assert_eq!(changed.validate(), Ok(()), "a partition was split wrongly");
        let stores = |event: &EventId| {
            let event = &changed.events[*event];
            !matches!(event.action, Action::MBarrier(_) | Action::Barrier(_))
                && event.accesses.iter().any(|access| access.mode.writes())
        };
        let mut stored: Vec<_> = copy.originals.iter().filter(|(warp, _)| stores(warp)).collect();
        stored.sort_unstable();
        let pairs = stored.into_iter().map(|(warp, original)| (*warp, *original));
        let twins = Twins::new([others, apart], pairs);
        Some(Apart { program: changed, originals: copy.originals, twins })
    }

    /// What is missing between the two accesses of a finding, one of them by the warp, in a run
    /// that has them unordered.
    fn shown(&self, phases: &Phases, finding: &Finding) -> Option<Lack> {
        let of = |event: EventId| self.originals.get(&event).copied();
        let is_it = |&(one, other): &(EventId, EventId)| {
            let (one, other) = match (of(one), of(other)) {
                (Some(one), None) => (one, other),
                (None, Some(other)) => (one, other),
                (None, None) | (Some(_), Some(_)) => return false,
            };
            (one.min(other), one.max(other)) == pair(finding)
        };
        if !phases.unordered.iter().any(is_it) {
            return None;
        }
        let lacks = phases.findings.iter().filter_map(|found| match found {
            Found::Race(race) if is_it(&(race.earlier.event, race.later.event)) => Some(race.lack),
            _ => None,
        });
        let has_fence = |lack: Lack| lack == Lack::ProxyFence;
        Some(if lacks.clone().count() > 0 && lacks.clone().all(has_fence) {
            Lack::ProxyFence
        } else {
            Lack::Order
        })
    }
}

/// Whether a region can be split: it ends in joins, and what it does is a matter of single warps.
fn is_supported(program: &Program, region: &Region) -> bool {
    let of_one_partition = |block: &BlockId| {
        program.blocks[*block].partition == region.partition && !program.blocks[*block].divergent
    };
    let is_simple = |event: &EventId| match &program.events[*event].action {
        Action::Call(_) | Action::Token(_) => false,
        Action::Barrier(barrier) => match barrier.kind.participants() {
            Participants::PartitionWarps
            | Participants::ClusterWarps
            | Participants::CtaWarps
            | Participants::Warpgroup
            | Participants::Lanes
            | Participants::Threads { .. } => true,
            Participants::WarpsUnder { .. } => false,
        },
        _ => true,
    };
    region.blocks.iter().all(of_one_partition)
        && region.blocks.iter().flat_map(|block| &program.blocks[*block].events).all(is_simple)
        && !uses_thread_index(program, &region.blocks)
}

/// Whether something in the blocks depends on the index of the thread.
fn uses_thread_index(program: &Program, blocks: &[BlockId]) -> bool {
    let mut used = Vec::new();
    for &block in blocks {
        program.blocks[block].terminator.clone().for_each_term(&mut |term| used.push(*term));
        for &event in &program.blocks[block].events {
            program.events[event].clone().for_each_term(&mut |term| used.push(*term));
        }
    }
    let mut seen = FxHashSet::default();
    while let Some(term) = used.pop() {
        let kind = program.terms.kind(term);
        if matches!(kind, TermKind::Tid) {
            return true;
        }
        if seen.insert(term) {
            used.extend(kind.operands());
        }
    }
    false
}

/// Lets each warp touch all bytes of its accesses. A warp map has a part for each warp of the
/// partition, and the model checker does not ask for it.
fn forget_warp_maps(program: &mut Program) {
    let accesses = program.events.values_mut().flat_map(|event| &mut event.accesses);
    accesses.flat_map(|access| &mut access.footprints).for_each(|footprint| footprint.warps = None);
}

/// Lets the kernel fork into one partition, which executes all of its blocks. Returns the fork and
/// the blocks behind it.
fn forked(program: &mut Program, mut blocks: Vec<BlockId>) -> Option<((BlockId, usize), Vec<BlockId>)> {
    let function = program.blocks[*blocks.first()?].function;
    let entry = program.functions[function].entry;
    let is_entered = |block: &Block| block.terminator.edges().iter().any(|edge| edge.target == entry);
    if program.blocks.values().any(is_entered) {
        return None;
    }
    let end = Block {
        params: Default::default(),
        events: Default::default(),
        terminator: Terminator::Return,
        ..program.blocks[entry].clone()
    };
    let end = program.blocks.push(end);
    let start = Block { params: Default::default(), ..program.blocks[entry].clone() };
    let start = program.blocks.push(start);
    program.functions[function].blocks.extend([start, end]);
    program.blocks[entry].events.clear();
    program.blocks[entry].terminator = Terminator::Fork(vec![Edge::to(start)]);
    blocks.retain(|block| *block != entry);
    blocks.push(start);
    for &block in &blocks {
        if program.blocks[block].terminator == Terminator::Return {
            program.blocks[block].terminator = Terminator::Join(Edge::to(end));
        }
    }
    Some(((entry, 0), blocks))
}

/// Where the warps of a split partition meet.
#[derive(Clone, Copy, Debug)]
struct Meeting {
    number: TermId,
    threads: TermId,
    warps: u32,
}

impl Meeting {
    /// Makes a barrier of the partition one of both its parts.
    fn replace(self, event: &mut Event) {
        let Action::Barrier(barrier) = &mut event.action else { return };
        let is_met = match barrier.kind.participants() {
            Participants::PartitionWarps | Participants::ClusterWarps | Participants::CtaWarps => true,
            Participants::Warpgroup => self.warps <= WARPGROUP_WARPS,
            Participants::Threads { threads } => {
                if let (None, BarrierKind::Named { threads, .. }) = (threads, &mut barrier.kind) {
                    *threads = Some(self.threads);
                }
                false
            }
            Participants::Lanes | Participants::WarpsUnder { .. } => false,
        };
        let is_expressible = match barrier.kind.part() {
            BarrierPart::Whole | BarrierPart::ArriveOnly => barrier.local_fence,
            BarrierPart::Signal(_) | BarrierPart::Wait(_) => false,
        };
        if is_met && !is_expressible {
            // All named barriers order memory, and none has a part that only waits. Without the
            // barrier, more accesses are unordered.
            event.action = Action::Hint;
        } else if is_met {
            let (id, threads) = (Some(self.number), Some(self.threads));
            barrier.kind = BarrierKind::Named { id, threads, arrive_only: false };
        }
    }
}

/// The blocks of one warp, as they are added.
struct Copy<'b> {
    from: &'b [BlockId],
    partition: PartitionId,
    meeting: Meeting,
    originals: FxHashMap<EventId, EventId>,
}

impl Copy<'_> {
    /// Adds the blocks. Returns the edge to the first of them.
    fn add(&mut self, program: &mut Program, (fork, number): (BlockId, usize)) -> Edge {
        let added = self.add_blocks(program);
        let renamed = renamed_terms(program, &added);
        let mut rename = |term: &mut TermId| *term = renamed.get(term).copied().unwrap_or(*term);
        for &block in self.from {
            let old = program.blocks[block].events.clone();
            let new: EventList =
                old.into_iter().map(|event| self.add_event(program, event, &mut rename)).collect();
            let mut terminator = program.blocks[block].terminator.clone();
            match &mut terminator {
                // The default partition alone gives values to what follows.
                Terminator::Join(edge) => edge.args.clear(),
                inside => {
                    for edge in inside.edges_mut() {
                        edge.target = added[&edge.target];
                    }
                }
            }
            terminator.for_each_term(&mut rename);
            let block = &mut program.blocks[added[&block]];
            (block.events, block.terminator) = (new, terminator);
        }
        let edges = program.blocks[fork].terminator.edges();
        let edge = edges[number];
        Edge { target: added[&edge.target], args: edge.args.clone() }
    }

    /// Adds empty blocks with the parameters of the old ones.
    fn add_blocks(&self, program: &mut Program) -> FxHashMap<BlockId, BlockId> {
        let mut added = FxHashMap::default();
        for &block in self.from {
            let old = program.blocks[block].clone();
            let (function, count) = (old.function, old.params.len());
            let new = Block {
                partition: self.partition,
                events: Default::default(),
                params: Default::default(),
                ..old
            };
            let id = program.blocks.push(new);
            let params = (0..count).map(|index| {
                let index = u32::try_from(index).expect("few parameters");
                program.terms.intern(TermKind::Param { block: id, index })
            });
            program.blocks[id].params = params.collect();
            program.functions[function].blocks.push(id);
            added.insert(block, id);
        }
        added
    }

    /// Adds an event of the warp, and makes barriers those of both parts of the partition.
    fn add_event(
        &mut self,
        program: &mut Program,
        old: EventId,
        rename: &mut impl FnMut(&mut TermId),
    ) -> EventId {
        self.meeting.replace(&mut program.events[old]);
        let mut event = program.events[old].clone();
        if event.is_of_first_warp() {
            event.action = Action::Hint;
            event.accesses.clear();
        } else {
            let by_all = event.clone();
            event.accesses.retain(|access| !by_all.makes_by_first_warp(access));
        }
        event.for_each_term(rename);
        let new = program.events.push(event);
        let is_made = !program.events[new].accesses.is_empty();
        let given: Vec<TermId> = program.loaded_by(old).filter(|_| is_made).collect();
        program.loaded.extend(given.into_iter().map(|term| (new, term)));
        self.originals.insert(new, old);
        new
    }
}

/// The terms that depend on parameters of copied blocks, each with the term that depends on those
/// of their copies.
fn renamed_terms(program: &mut Program, added: &FxHashMap<BlockId, BlockId>) -> FxHashMap<TermId, TermId> {
    let all: Vec<(TermId, TermKind)> = program.terms.iter().map(|(id, kind)| (id, kind.clone())).collect();
    let mut renamed: FxHashMap<TermId, TermId> = FxHashMap::default();
    for (id, kind) in all {
        let new = match kind {
            TermKind::Param { block, index } => match added.get(&block) {
                Some(&block) => TermKind::Param { block, index },
                None => continue,
            },
            kind => kind.with_operands(|term| renamed.get(&term).copied().unwrap_or(term)),
        };
        let new = program.terms.intern(new);
        if new != id {
            renamed.insert(id, new);
        }
    }
    renamed
}
