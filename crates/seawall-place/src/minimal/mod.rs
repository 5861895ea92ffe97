//! `--strategy minimal`: the fewest barriers that order every hazard, innermost loops first.
//!
//! Constraints are ways from an access to one that conflicts with it, found lazily: the hazard analysis says what the barriers
//! chosen so far leave unordered, a way is found for each, and `cover` chooses again. What it chooses for the ways found so
//! far costs at most what any placement costs, so that once nothing is left unordered it is a minimum.
//!
//! Barriers of the program stay. The rendezvous of a wgmma wait of several warpgroups, which an annotation takes away, counts
//! as one that may be placed after the wait.
//!
//! Functions are taken one by one, callees first; the minimum is that of each function, given its callees.

mod cover;
mod exits;
mod lanes;
mod opinion;
mod own;
mod redundant;
mod split;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::{Anchor, Barriers, Found, Gap, Hazard, HazardAnalysis, Missing, NodeId, Pairing, Way};
use seawall_base::Span;
use seawall_model::{
    Action, BarrierKind, BarrierOrigin, BlockId, EventId, FunctionId, Origin, OriginId, Program, Queue,
};

use crate::placement::{
    Certified, Insertion, LowerBound, Placed, Placement, Point, Reason, Removed, SplitDistance, WholeBecause,
};
use crate::triton;
use cover::{Candidate, Cover};
pub use lanes::as_one_warp;
pub(crate) use redundant::removable;

/// Options of the strategy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MinimalOptions {
    /// Delete barriers of the program that order nothing.
    pub remove_redundant: bool,
    /// Take every warp to touch every byte of what it accesses, so that a barrier stands also where all bytes of two accesses
    /// stay in one warp.
    pub any_warp: bool,
    /// Where all bytes of a hazard stay in one warp, place a barrier of warps. Otherwise such hazards are told, and left to the warp.
    pub order_lanes: bool,
    /// Place barriers in halves, a signal and a wait, as far apart as they may be. Only for targets that have split barriers.
    pub split: bool,
}

/// A hazard with a way on which it comes about.
struct Constraint {
    hazard: Hazard,
    way: Way,
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
    search.split = options.split && !program.runs_apart();
    search.use_clusters(&placed);
    search.functions();
    placed.extend(search.placed());
    placed.append(&mut search.halves);
    let mut placement = Placement {
        strategy: "minimal",
        placed,
        removed: Vec::new(),
        bounds: search.bounds,
        split: search.distances,
        whole_because: (options.split && !search.split).then_some(WholeBecause::RunsApart),
        unordered: search.unordered,
        in_one_warp: own::in_one_warp(&mut search.analysis, program, &search.barriers),
        certified: Certified::NotAsked,
    };
    let lanes =
        options.order_lanes.then(|| lanes::order(program, &search.barriers, &mut placement)).flatten();
    if options.remove_redundant {
        let events = removable(&mut search.analysis, program, &search.barriers);
        let removed = events.into_iter().map(|event| Removed { origin: program.events[event].origin, event });
        placement.removed = removed.collect();
    }
    triton::in_program_order(program, &mut placement.placed);
    placement.certified = opinion::certified(program, lanes.as_ref(), &placement);
    // What the checker does not follow is not put up with for the sake of a distance.
    match placement.certified {
        Certified::No(_) if search.split => {
            let whole = place(program, MinimalOptions { split: false, ..options });
            Placement { whole_because: Some(WholeBecause::NotCertified), ..whole }
        }
        _ => placement,
    }
}

/// The text of each stage of a warp pipeline that the compiler has not lowered yet.
fn stages(program: &Program) -> Vec<Span> {
    let is_stage = |origin: &&Origin| origin.op == "scf.execute_region";
    program.origins.values().filter(is_stage).map(|origin| origin.span).collect()
}

struct Search<'p> {
    program: &'p Program,
    analysis: HazardAnalysis<'p>,
    barriers: Barriers,
    /// Gaps behind waits whose own rendezvous can be kept, by gap; the wait's op.
    kept: FxHashMap<Gap, OriginId>,
    reasons: FxHashMap<Gap, Vec<Hazard>>,
    bounds: Vec<LowerBound>,
    unordered: Vec<Found>,
    /// The text of each `scf.execute_region`.
    stages: Vec<Span>,
    /// Barriers are placed in halves.
    split: bool,
    halves: Vec<Placed>,
    distances: Vec<SplitDistance>,
    /// Where the program's own split barriers may be open, and no other barrier can be.
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
            halves: Vec::new(),
            distances: Vec::new(),
            pairing: Pairing::default(),
        };
        search.pairing = search.analysis.pairing(program);
        for (id, block) in program.blocks.iter() {
            search.optional_barriers(id, &block.events);
        }
        search
    }

    /// Takes away the rendezvous of wgmma waits, to be put back where needed.
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
                        && barrier.kind == BarrierKind::Cta
                        && barrier.origin == BarrierOrigin::Lowering =>
                {
                    self.barriers.removed.insert(id);
                    self.kept.insert(Gap { block, at: ops }, event.origin);
                }
                _ => {}
            }
        }
    }

    /// Local barriers may rely on the cluster barriers that were placed first.
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
                    self.take_apart(function, &chosen, &found);
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

    /// A way for every hazard that no barrier orders yet; of two of which one contains the other, the shorter. `beyond` are
    /// those that no barrier can order.
    fn ways(&mut self, found: &[Found], beyond: &mut FxHashSet<(Hazard, NodeId)>) -> Vec<Constraint> {
        let mut asked: FxHashSet<Hazard> = FxHashSet::default();
        let mut new: Vec<Constraint> = Vec::new();
        for found in found.iter().filter(|found| found.missing == Missing::Barrier) {
            let here = (found.hazard, found.node);
            if asked.contains(&found.hazard) || beyond.contains(&here) {
                continue;
            }
            // Where joined states knew less than the replay of one access, another node may have the hazard all the same.
            match self.constraint(found) {
                Some(constraint) => {
                    asked.insert(found.hazard);
                    new.push(constraint);
                }
                None => {
                    beyond.insert(here);
                }
            }
        }
        new.sort_by_key(|constraint| constraint.way.gaps.len());
        let mut kept: Vec<Constraint> = Vec::new();
        for constraint in new {
            let gaps = &constraint.way.gaps;
            let contained =
                |other: &Constraint| other.way.gaps.iter().all(|gap| gaps.binary_search(gap).is_ok());
            if !kept.iter().any(contained) {
                kept.push(constraint);
            }
        }
        kept
    }

    /// A way for a hazard, with the places where a barrier can be put; `None` if there is none.
    fn constraint(&mut self, found: &Found) -> Option<Constraint> {
        let (kept, pairing) = (&self.kept, &self.pairing);
        let can_be = |analysis: &HazardAnalysis<'_>, gap: Gap| {
            kept.contains_key(&gap)
                || analysis.anchor(gap).is_some() && !pairing.is_open(gap.block, analysis.position(gap))
        };
        let (mut way, hazard) = self.analysis.nearest_way(found, &self.barriers, can_be)?;
        way.gaps.retain(|&gap| can_be(&self.analysis, gap));
        way.gaps.sort_unstable();
        (!way.gaps.is_empty()).then_some(Constraint { hazard, way })
    }

    /// The best places for the constraints, and the constraints that show that fewer will not do.
    fn choose(&self, constraints: &[Constraint]) -> (Vec<Gap>, Vec<usize>) {
        let mut gaps: Vec<Gap> = constraints.iter().flat_map(|c| c.way.gaps.iter().copied()).collect();
        gaps.sort_unstable();
        gaps.dedup();
        // Between stages rather than inside one, next to a wait, then late in the program. Halves are as far apart as can be if
        // the second one is late, whatever it is next to.
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
        let ways = constraints.iter().map(|c| c.way.gaps.iter().filter_map(index).collect()).collect();
        let solution = Cover { candidates, ways }.solve();
        (solution.chosen.into_iter().filter_map(|at| gaps.get(at).copied()).collect(), solution.apart)
    }

    /// Whether a barrier there would stand inside an `scf.execute_region`: the stages of a warp pipeline, in which the two
    /// groups of warps are apart by as many barriers as there are between stages.
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
        for gap in chosen {
            let on_way = constraints.iter().filter(|c| c.way.gaps.binary_search(gap).is_ok());
            let mut hazards: Vec<Hazard> = Vec::new();
            for hazard in on_way.map(|c| c.hazard) {
                if !hazards.contains(&hazard) {
                    hazards.push(hazard);
                }
            }
            self.reasons.insert(*gap, hazards);
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
        // The replay of one access may know that there is no way, but not that there is none for another that was joined to it.
        let mut told: FxHashSet<(Hazard, std::mem::Discriminant<Missing>)> = FxHashSet::default();
        let mut doubtful = Vec::new();
        for &found in found {
            let kind = (found.hazard, std::mem::discriminant(&found.missing));
            if told.contains(&kind) {
                continue;
            }
            if self.analysis.way(&found, &self.barriers).is_some() {
                told.insert(kind);
                self.unordered.push(found);
            } else {
                doubtful.push(found);
            }
        }
        for found in doubtful {
            let same = |other: &Found| {
                other.hazard.later.event == found.hazard.later.event
                    && std::mem::discriminant(&other.missing) == std::mem::discriminant(&found.missing)
            };
            if !self.unordered.iter().any(same) {
                self.unordered.push(found);
            }
        }
    }

    /// What is to be changed: barriers in chosen gaps, annotations on waits whose rendezvous is not needed.
    fn placed(&mut self) -> Vec<Placed> {
        let mut placed = Vec::new();
        let mut gaps: Vec<Gap> = self.reasons.keys().copied().collect();
        gaps.sort_unstable();
        for gap in gaps {
            let hazards = self.reasons.get(&gap).cloned().unwrap_or_default();
            if self.kept.contains_key(&gap) || self.split && self.barriers.halves.contains_key(&gap) {
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
                reason: Reason::Hazards(hazards),
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
