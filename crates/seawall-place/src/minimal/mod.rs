//! `--strategy minimal`: the fewest barriers that order every hazard, innermost loops first.
//!
//! The constraints are paths from an access to a conflicting one. They are found lazily: the hazard
//! analysis reports what the current barriers leave unordered, each such hazard gives a path, and
//! `cover` chooses again. The cost of a choice is a lower bound on the cost of any placement. So
//! the choice is a minimum when nothing is left unordered.
//!
//! Barriers of the program stay. The barrier of a wgmma wait of several warpgroups, which an
//! annotation can remove, counts as a barrier that may be placed after the wait. Functions are
//! handled separately, callees first. The minimum is that of each function, given its callees.

mod certification;
mod cover;
mod exits;
mod lanes;
mod own;
mod redundant;
mod split;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::{
    Anchor, Barriers, Found, Gap, Hazard, HazardAnalysis, HazardPath, Missing, NodeId, Pairing,
};
use seawall_base::Span;
use seawall_model::{Action, BarrierOrigin, BlockId, EventId, FunctionId, Origin, OriginId, Program, Queue};

use crate::placement::{
    Certified, FullBarrierReason, Insertion, LowerBound, Placed, Placement, Point, Reason, Removed,
    SplitDistance,
};
use crate::triton;
use cover::{Candidate, Cover};
pub use lanes::{as_one_warp, stores_again};
pub(crate) use redundant::{Arrivals, removable};

/// Options of the strategy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MinimalOptions {
    /// Deletes redundant barriers of the program.
    pub remove_redundant: bool,
    /// Ignores warp maps. A barrier is then also placed where all bytes of two accesses stay in one
    /// warp.
    pub any_warp: bool,
    /// Places a warp barrier where all bytes of a hazard stay in one warp. Otherwise such hazards
    /// are reported and left to the program order of the warp.
    pub order_lanes: bool,
    /// Places split barriers, with signal and wait as far apart as possible. Only for targets with
    /// split barriers.
    pub split: bool,
}

/// The gaps of the paths that are found at once: so many, or [`GAPS_PER_EVENT`] if that is more.
/// More paths are found when these have barriers. Far more than a kernel has; the paths of a long
/// program would take memory that grows with its square.
const MAX_GAPS: usize = 1 << 20;

/// If more pairs are unordered at once, their paths are not all found. Far more than a kernel has.
const MAX_EXPLAINED: usize = 4096;

/// See [`MAX_GAPS`].
const GAPS_PER_EVENT: usize = 16;

/// A hazard and a path on which it occurs.
struct Constraint {
    hazard: Hazard,
    way: HazardPath,
}

/// Places the fewest barriers.
pub(crate) fn place(program: &Program, options: MinimalOptions) -> Placement {
    if options.any_warp && !program.warp_maps.is_empty() {
        return place(&own::without_maps(program), options);
    }
    let mut placed = match triton::has_clusters(program) {
        true => exits::needed(program, triton::cluster_barriers(program)),
        false => Vec::new(),
    };
    let mut search = Search::new(program);
    search.split = options.split && !program.has_diverging_warps();
    search.use_clusters(&placed);
    search.functions();
    placed.extend(search.placed());
    placed.append(&mut search.split_parts);
    let mut placement = Placement {
        strategy: "minimal",
        placed,
        removed: Vec::new(),
        bounds: search.bounds,
        split: search.distances,
        full_barriers_because: (options.split && !search.split).then_some(FullBarrierReason::RunsApart),
        unordered: search.unordered,
        in_one_warp: own::in_one_warp(&mut search.analysis, program, &search.barriers),
        certified: Certified::NotAsked,
    };
    let lanes =
        options.order_lanes.then(|| lanes::order(program, &search.barriers, &mut placement)).flatten();
    if options.remove_redundant {
        let events = removable(&mut search.analysis, program, &search.barriers, Arrivals::Excluded, None);
        let removed = events.into_iter().map(|event| Removed { origin: program.events[event].origin, event });
        placement.removed = removed.collect();
    }
    triton::in_program_order(program, &mut placement.placed);
    placement.certified = certification::certified(program, lanes.as_ref(), &placement);
    // If the split placement is not certified, use full barriers.
    match placement.certified {
        Certified::No(_) if search.split => {
            let whole = place(program, MinimalOptions { split: false, ..options });
            Placement { full_barriers_because: Some(FullBarrierReason::NotCertified), ..whole }
        }
        _ => placement,
    }
}

/// The source ranges of warp-pipeline stages that the compiler has not lowered yet.
fn stages(program: &Program) -> Vec<Span> {
    let is_stage = |origin: &&Origin| origin.op == "scf.execute_region";
    program.origins.values().filter(is_stage).map(|origin| origin.span).collect()
}

/// The constraints without those whose path contains the path of another.
fn without_others(mut new: Vec<Constraint>) -> Vec<Constraint> {
    new.sort_by_key(|constraint| constraint.way.gaps.len());
    // Most paths have one gap.
    let mut single: FxHashSet<Gap> = FxHashSet::default();
    let mut kept: Vec<Constraint> = Vec::new();
    // The others, by their first gap. A path that contains one passes this gap.
    let mut longer: FxHashMap<Gap, Vec<usize>> = FxHashMap::default();
    for constraint in new {
        let gaps = &constraint.way.gaps;
        let is_on_way = |&at: &usize| {
            let other: &Constraint = &kept[at];
            other.way.gaps.iter().all(|gap| gaps.binary_search(gap).is_ok())
        };
        let contains_another =
            |gap: &Gap| single.contains(gap) || longer.get(gap).is_some_and(|all| all.iter().any(is_on_way));
        if gaps.iter().any(contains_another) {
            continue;
        }
        match gaps.as_slice() {
            &[only] => {
                single.insert(only);
            }
            &[first, ..] => longer.entry(first).or_default().push(kept.len()),
            [] => {}
        }
        kept.push(constraint);
    }
    kept
}

struct Search<'p> {
    program: &'p Program,
    analysis: HazardAnalysis<'p>,
    barriers: Barriers,
    /// The gaps after wgmma waits whose own barrier can be kept, with the op of the wait.
    kept: FxHashMap<Gap, OriginId>,
    reasons: FxHashMap<Gap, Vec<Hazard>>,
    bounds: Vec<LowerBound>,
    unordered: Vec<Found>,
    /// The source ranges of all `scf.execute_region` ops.
    stages: Vec<Span>,
    /// Whether to place split barriers.
    split: bool,
    split_parts: Vec<Placed>,
    distances: Vec<SplitDistance>,
    /// Where the program's own split barriers may be open. No other barrier may be placed there.
    pairing: Pairing,
}

impl<'p> Search<'p> {
    fn new(program: &'p Program) -> Self {
        let mut search = Search {
            program,
            analysis: HazardAnalysis::new(program),
            barriers: Barriers::default(),
            kept: FxHashMap::default(),
            reasons: FxHashMap::default(),
            bounds: Vec::new(),
            unordered: Vec::new(),
            stages: stages(program),
            split: false,
            split_parts: Vec::new(),
            distances: Vec::new(),
            pairing: Pairing::default(),
        };
        search.pairing = search.analysis.pairing(program);
        for (id, block) in program.blocks.iter() {
            search.optional_barriers(id, &block.events);
        }
        search
    }

    /// Removes the barriers of wgmma waits, to be added again where needed.
    fn optional_barriers(&mut self, block: BlockId, events: &[EventId]) {
        let program = self.program;
        let mut ops = 0;
        let mut last: Option<OriginId> = None;
        let mut waits = false;
        for &id in events {
            let event = &program.events[id];
            if last != Some(event.origin) {
                (ops, last, waits) = (ops + 1, Some(event.origin), false);
            }
            match &event.action {
                Action::Wait(wait) => waits |= wait.queue == Queue::Wgmma,
                Action::Barrier(barrier)
                    if waits
                        && barrier.kind.is_of_partition()
                        && barrier.origin == BarrierOrigin::Lowering =>
                {
                    self.barriers.removed.insert(id);
                    self.kept.insert(Gap { block, at: ops }, event.origin);
                }
                _ => {}
            }
        }
    }

    /// Counts the cluster barriers that were placed first as local barriers too.
    fn use_clusters(&mut self, placed: &[Placed]) {
        for placed in placed {
            if matches!(placed.insertion, Insertion::ClusterBarrier { relaxed: false })
                && let Point::Before(origin) = placed.point
                && let Some(gap) = self.analysis.gap_before(origin)
            {
                self.barriers.placed.insert(gap);
            }
        }
    }

    fn functions(&mut self) {
        for function in self.program.functions.ids() {
            self.function(function);
        }
    }

    fn function(&mut self, function: FunctionId) {
        let mut constraints: Vec<Constraint> = Vec::new();
        let mut beyond: FxHashSet<(Hazard, NodeId)> = FxHashSet::default();
        let mut chosen: Vec<Gap> = Vec::new();
        let mut apart: Vec<usize> = Vec::new();
        loop {
            let found = self.analysis.run_function(function, &self.barriers);
            let new = self.ways(&found, &mut beyond);
            if new.is_empty() {
                self.finish(function, &constraints, &chosen, &apart, &found);
                if self.split {
                    self.split_barriers_of(function, &chosen, &found);
                }
                return;
            }
            constraints.extend(new);
            for gap in &chosen {
                self.barriers.placed.remove(gap);
            }
            (chosen, apart) = self.choose(&constraints);
            self.barriers.placed.extend(chosen.iter().copied());
        }
    }

    /// Returns a path for every hazard that no barrier orders yet. A path that contains another is
    /// dropped. `beyond` collects hazards that no barrier can order.
    fn ways(&mut self, found: &[Found], beyond: &mut FxHashSet<(Hazard, NodeId)>) -> Vec<Constraint> {
        let mut asked: FxHashSet<Hazard> = FxHashSet::default();
        let mut new: Vec<Constraint> = Vec::new();
        // A barrier is certain to be in the only gap of a path. So longer paths across it need not
        // be found. In a kernel they are, to explain the barriers.
        let is_long = found.len() > MAX_EXPLAINED;
        let mut certain: Vec<Gap> = Vec::new();
        let most = MAX_GAPS.max(self.program.events.len().saturating_mul(GAPS_PER_EVENT));
        let mut gaps = 0;
        for found in found.iter().filter(|found| found.missing == Missing::Barrier) {
            let here = (found.hazard, found.node);
            if asked.contains(&found.hazard) || beyond.contains(&here) {
                continue;
            }
            // The joined states may be less precise than the simulation of one access. Another node
            // may still have the hazard.
            match self.constraint(found) {
                Some(constraint) => {
                    if let &[only] = constraint.way.gaps.as_slice()
                        && is_long
                        && self.barriers.placed.insert(only)
                    {
                        certain.push(only);
                    }
                    gaps += constraint.way.gaps.len();
                    asked.insert(found.hazard);
                    new.push(constraint);
                    // The barriers for these will order most others.
                    if gaps > most {
                        break;
                    }
                }
                None if certain.is_empty() => {
                    beyond.insert(here);
                }
                // If a certain barrier does not order it, the next run finds it again.
                None => {}
            }
        }
        for gap in certain {
            self.barriers.placed.remove(&gap);
        }
        without_others(new)
    }

    /// Returns a path for a hazard, with the gaps where a barrier can be placed. `None` if there is
    /// none.
    fn constraint(&mut self, found: &Found) -> Option<Constraint> {
        let (kept, pairing) = (&self.kept, &self.pairing);
        let can_be = |analysis: &HazardAnalysis<'_>, gap: Gap| {
            kept.contains_key(&gap)
                || analysis.anchor(gap).is_some() && !pairing.is_open(gap.block, analysis.position(gap))
        };
        let (mut way, hazard) = self.analysis.nearest_path(found, &self.barriers, can_be)?;
        // The path occurs with the barriers that are placed. So they do not order its ends.
        let placed = &self.barriers.placed;
        way.gaps.retain(|gap| !placed.contains(gap) && can_be(&self.analysis, *gap));
        way.gaps.sort_unstable();
        (!way.gaps.is_empty()).then_some(Constraint { hazard, way })
    }

    /// Returns the best gaps for the constraints, and the constraints that prove that fewer do not
    /// suffice.
    fn choose(&self, constraints: &[Constraint]) -> (Vec<Gap>, Vec<usize>) {
        let mut gaps: Vec<Gap> = constraints.iter().flat_map(|c| c.way.gaps.iter().copied()).collect();
        gaps.sort_unstable();
        gaps.dedup();
        // Prefer a gap between stages, then one after a wait, then one late in the program. With
        // split barriers a late wait gives the longest distance, so the second criterion is
        // dropped.
        let rank = |gap: Gap| {
            let beside = !self.split && !self.analysis.follows_wait(gap);
            (self.is_inside_stage(gap), beside, std::cmp::Reverse(gap))
        };
        let mut ranked: Vec<usize> = (0..gaps.len()).collect();
        ranked.sort_by_cached_key(|&at| rank(gaps[at]));
        let mut candidates: Vec<Candidate> =
            gaps.iter().map(|&gap| Candidate { depth: self.depth(gap), rank: 0 }).collect();
        for (rank, at) in (0..).zip(ranked) {
            candidates[at].rank = rank;
        }
        let index = |gap: &Gap| gaps.binary_search(gap).ok();
        let paths = constraints.iter().map(|c| c.way.gaps.iter().filter_map(index).collect()).collect();
        let solution = Cover { candidates, paths }.solve();
        (solution.chosen.into_iter().filter_map(|at| gaps.get(at).copied()).collect(), solution.disjoint)
    }

    /// Whether a barrier in the gap would be inside an `scf.execute_region`. Such a region is a
    /// stage of a warp pipeline, and the two groups of warps are offset by the number of barriers
    /// between stages.
    fn is_inside_stage(&self, gap: Gap) -> bool {
        let anchor = self.analysis.anchor(gap);
        let Some(Anchor::Before(origin) | Anchor::After(origin)) = anchor else { return false };
        let Some(at) = self.program.origins.get(origin).map(|origin| origin.span.start) else { return false };
        self.stages.iter().any(|stage| stage.start < at && at < stage.end)
    }

    fn depth(&self, gap: Gap) -> u32 {
        let function = self.program.blocks[gap.block].function;
        self.analysis.cfg(function).map_or(0, |cfg| cfg.loop_depth(gap.block))
    }

    fn finish(
        &mut self,
        function: FunctionId,
        constraints: &[Constraint],
        chosen: &[Gap],
        apart: &[usize],
        found: &[Found],
    ) {
        self.reasons.extend(chosen.iter().map(|&gap| (gap, Vec::new())));
        for constraint in constraints {
            for gap in &constraint.way.gaps {
                if let Some(hazards) = self.reasons.get_mut(gap)
                    && !hazards.contains(&constraint.hazard)
                {
                    hazards.push(constraint.hazard);
                }
            }
        }
        if !chosen.is_empty() {
            let mut depths: Vec<(u32, u32)> = Vec::new();
            for &gap in chosen {
                let depth = self.depth(gap);
                match depths.iter_mut().find(|d| d.0 == depth) {
                    Some(known) => known.1 += 1,
                    None => depths.push((depth, 1)),
                }
            }
            depths.sort_unstable_by_key(|d| std::cmp::Reverse(d.0));
            let apart = apart.iter().map(|&at| constraints[at].hazard).collect();
            self.bounds.push(LowerBound { function, depths, ways: constraints.len() as u32, apart });
        }
        // The simulation of one access may find no path although another access that was joined
        // with it has one.
        let mut reported: FxHashSet<(Hazard, std::mem::Discriminant<Missing>)> = FxHashSet::default();
        let mut unconfirmed = Vec::new();
        for &found in found {
            let kind = (found.hazard, std::mem::discriminant(&found.missing));
            if reported.contains(&kind) {
                continue;
            }
            if self.analysis.path(&found, &self.barriers).is_some() {
                reported.insert(kind);
                self.unordered.push(found);
            } else {
                unconfirmed.push(found);
            }
        }
        for found in unconfirmed {
            let same = |other: &Found| {
                other.hazard.later.event == found.hazard.later.event
                    && std::mem::discriminant(&other.missing) == std::mem::discriminant(&found.missing)
            };
            if !self.unordered.iter().any(same) {
                self.unordered.push(found);
            }
        }
    }

    /// The changes: barriers in chosen gaps, and annotations on waits whose barrier is redundant.
    fn placed(&mut self) -> Vec<Placed> {
        let mut placed = Vec::new();
        let reasons = self.reasons.iter().map(|(&gap, hazards)| (gap, hazards.clone()));
        let mut reasons: Vec<(Gap, Vec<Hazard>)> = reasons.collect();
        reasons.sort_unstable_by_key(|&(gap, _)| gap);
        for (gap, hazards) in reasons {
            if self.kept.contains_key(&gap) || self.split && self.barriers.split_parts.contains_key(&gap) {
                continue;
            }
            let point = match self.analysis.anchor(gap) {
                Some(Anchor::Before(origin)) => Point::Before(origin),
                Some(Anchor::After(origin)) => Point::After(origin),
                None => continue,
            };
            placed.push(Placed {
                point,
                insertion: Insertion::LocalBarrier,
                reason: Reason::Hazards(hazards.into()),
            });
        }
        let mut local: Vec<(Gap, OriginId)> = self.kept.iter().map(|(gap, origin)| (*gap, *origin)).collect();
        local.sort_unstable();
        for (gap, origin) in local {
            if !self.barriers.placed.contains(&gap) {
                placed.push(Placed {
                    point: Point::Before(origin),
                    insertion: Insertion::WarpGroupLocal,
                    reason: Reason::OrderedElsewhere,
                });
            }
        }
        placed
    }
}
