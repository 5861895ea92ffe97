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
mod redundant;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::{Anchor, Barriers, Found, Gap, Hazard, HazardAnalysis, Missing, Way};
use seawall_model::{
    Action, BarrierKind, BarrierOrigin, BlockId, EventId, FunctionId, OriginId, Program, Queue,
};

use crate::placement::{Insertion, LowerBound, Placed, Placement, Point, Reason, Removed};
use crate::triton;
use cover::{Candidate, Cover};
pub(crate) use redundant::removable;

/// Options of the strategy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MinimalOptions {
    /// Delete barriers of the program that order nothing.
    pub remove_redundant: bool,
}

/// A hazard with a way on which it comes about.
struct Constraint {
    hazard: Hazard,
    way: Way,
}

/// Places the fewest barriers.
pub(crate) fn place(program: &Program, options: MinimalOptions) -> Placement {
    let mut placed =
        if triton::has_clusters(program) { triton::cluster_barriers(program) } else { Vec::new() };
    let mut search = Search::new(program);
    search.use_clusters(&placed);
    for function in program.functions.ids() {
        search.function(function);
    }
    placed.extend(search.placed());
    let mut placement = Placement {
        strategy: "minimal",
        placed,
        removed: Vec::new(),
        bounds: search.bounds,
        unordered: search.unordered,
    };
    if options.remove_redundant {
        let events = redundant::removable(&mut search.analysis, program, &search.barriers);
        let removed = events.into_iter().map(|event| Removed { origin: program.events[event].origin, event });
        placement.removed = removed.collect();
    }
    triton::in_program_order(program, &mut placement.placed);
    placement
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
        };
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

    fn function(&mut self, function: FunctionId) {
        let mut constraints: Vec<Constraint> = Vec::new();
        let mut known: FxHashSet<Vec<Gap>> = FxHashSet::default();
        let mut beyond: FxHashSet<Hazard> = FxHashSet::default();
        let mut chosen: Vec<Gap> = Vec::new();
        loop {
            let found = self.analysis.run_function(function, &self.barriers);
            let mut more = false;
            let mut asked: FxHashSet<(Hazard, Missing)> = FxHashSet::default();
            for found in &found {
                if found.missing != Missing::Barrier || beyond.contains(&found.hazard) {
                    continue;
                }
                if !asked.insert((found.hazard, found.missing)) {
                    continue;
                }
                match self.constraint(found) {
                    Some(constraint) if known.insert(constraint.way.gaps.clone()) => {
                        more = true;
                        constraints.push(constraint);
                    }
                    Some(_) => {}
                    None => {
                        beyond.insert(found.hazard);
                    }
                }
            }
            if !more {
                self.finish(function, &constraints, &chosen, found);
                return;
            }
            for gap in &chosen {
                self.barriers.placed.remove(gap);
            }
            chosen = self.choose(&constraints).0;
            self.barriers.placed.extend(chosen.iter().copied());
        }
    }

    /// A way for a hazard, with the places where a barrier can be put; `None` if there is none.
    fn constraint(&mut self, found: &Found) -> Option<Constraint> {
        let mut way = self.analysis.way(found, &self.barriers)?;
        way.gaps.retain(|gap| self.kept.contains_key(gap) || self.analysis.anchor(*gap).is_some());
        way.gaps.sort_unstable();
        (!way.gaps.is_empty()).then_some(Constraint { hazard: found.hazard, way })
    }

    /// The best places for the constraints, and the constraints that show that fewer will not do.
    fn choose(&self, constraints: &[Constraint]) -> (Vec<Gap>, Vec<usize>) {
        let mut gaps: Vec<Gap> = constraints.iter().flat_map(|c| c.way.gaps.iter().copied()).collect();
        gaps.sort_unstable();
        gaps.dedup();
        // Next to a wait first, then late in the program.
        let mut ranked: Vec<usize> = (0..gaps.len()).collect();
        ranked.sort_by_key(|&at| (!self.analysis.follows_wait(gaps[at]), std::cmp::Reverse(gaps[at])));
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

    fn depth(&self, gap: Gap) -> u32 {
        let function = self.program.blocks[gap.block].function;
        self.analysis.cfg(function).map_or(0, |cfg| cfg.loop_depth(gap.block))
    }

    fn finish(
        &mut self,
        function: FunctionId,
        constraints: &[Constraint],
        chosen: &[Gap],
        found: Vec<Found>,
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
            let apart = self.choose(constraints).1.into_iter().map(|at| constraints[at].hazard).collect();
            self.bounds.push(LowerBound { function, depths, ways: constraints.len() as u32, apart });
        }
        self.unordered.extend(found);
    }

    /// What is to be changed: barriers in chosen gaps, annotations on waits whose rendezvous is not needed.
    fn placed(&mut self) -> Vec<Placed> {
        let mut placed = Vec::new();
        let mut gaps: Vec<Gap> = self.reasons.keys().copied().collect();
        gaps.sort_unstable();
        for gap in gaps {
            let hazards = self.reasons.get(&gap).cloned().unwrap_or_default();
            if self.kept.contains_key(&gap) {
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
