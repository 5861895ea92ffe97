//! The search: bounds first, then proofs in the order of the bounds.

use rustc_hash::FxHashSet;
use seawall_base::{Diagnostic, Span};
use seawall_dialects::OpKnowledge;
use seawall_mlir::Module;
use seawall_model::Target;
use seawall_timing::{Loops, Options as RunOptions, simulate};

use crate::auto::cuts::{Cuts, Priorities, given, order, positions, written};
use crate::auto::places::{Place, is_heavy};
use crate::auto::{AutoOptions, Finish};
use crate::form::form;
use crate::tree::ops_in;
use crate::{Fencing, converted, marks};

/// The most optional borders of a division, without those that are needed and bubbles. No kernel
/// with more stages has been seen.
const MOST_CUTS: usize = 4;
/// Up to this many positions, all choices are tried (1 to 4 of 9: 255). With more, single changes
/// to the best choice so far.
const MOST_POSITIONS: usize = 9;
/// Rounds of single changes.
const MOST_ROUNDS: usize = 6;
/// The most divisions that are proved. A proof takes far longer than a bound.
const MOST_PROOFS: usize = 64;
/// The most ops that all proofs together see, so that large kernels get fewer proofs.
const MOST_PROVED_OPS: usize = 30_000;
/// The least number of divisions that are proved, for kernels of any size.
const LEAST_PROOFS: usize = 12;
/// Refusals that a bubble may avoid.
const TOO_NEAR: [&str; 2] = ["pipeline::late-wait", "pipeline::concurrent"];
/// Iterations in the model, enough for a steady state.
const ITERATIONS: u32 = 16;

/// The result of a search.
pub(crate) struct Found {
    /// The best division. `None` if every division has a race.
    pub(crate) cuts: Option<Cuts>,
    pub(crate) utilization: f64,
    /// Number of divisions that were run in the model.
    pub(crate) tried: usize,
    /// Why the division with the best bound was refused, if it was.
    pub(crate) refused: Option<Diagnostic>,
    /// Pairs of ops that proofs have excluded.
    apart: Vec<Apart>,
}

/// Two heavy ops, by their numbers among these, and how stages must not hold them. A division that
/// does so is refused, whatever else it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Apart {
    earlier: usize,
    later: usize,
    /// If set, the later op must not be in the stage after that of the earlier one, which runs at
    /// the same time in the other group. Otherwise, the two must not be in one stage.
    next: bool,
}

impl Found {
    /// Whether a division is known to be refused.
    fn is_excluded(&self, place: &Place, order: &[usize], cuts: &Cuts) -> bool {
        let heavy = (0..order.len()).filter(|&at| place.heavy[order[at]]);
        let stages: Vec<usize> = heavy.map(|at| cuts.at.iter().filter(|&&cut| cut <= at).count()).collect();
        let count = cuts.stages(place);
        self.apart.iter().any(|pair| {
            let (Some(&earlier), Some(&later)) = (stages.get(pair.earlier), stages.get(pair.later)) else {
                return false;
            };
            match pair.next {
                false => earlier == later,
                true if place.loop_op.is_some() => (earlier + 1) % count.max(1) == later,
                true => earlier + 1 == later,
            }
        })
    }
}

/// Why a division makes no pipeline.
struct Refusal {
    error: Diagnostic,
    apart: Vec<Apart>,
}

/// How busy the matrix unit is, or why there is no pipeline, if that is known.
type Reached = Result<f64, Option<Box<Refusal>>>;

pub(crate) struct Search<'m> {
    module: &'m Module,
    target: Option<Target>,
    run: RunOptions,
    finish: &'m Finish<'m>,
}

/// A division, and what it reaches without fences.
struct Bounded {
    cuts: Cuts,
    bound: f64,
}

impl<'m> Search<'m> {
    /// # Errors
    ///
    /// If the model cannot run the kernel at all.
    pub(crate) fn new(
        module: &'m Module,
        options: &AutoOptions,
        finish: &'m Finish<'m>,
    ) -> Result<Self, Vec<Diagnostic>> {
        let arch = options.target.as_ref().map(|target| match target {
            Target::Amd(arch) => arch.clone(),
            other => other.to_string(),
        });
        let run = RunOptions { arch, iterations: ITERATIONS, latencies: options.latencies.clone() };
        simulate(module, &run)?;
        Ok(Search { module, target: options.target.clone(), run, finish })
    }

    /// Returns the best division of `place`, with `kept` for the places before it.
    ///
    /// # Errors
    ///
    /// A written text that cannot be read, which would be a defect.
    pub(crate) fn best(&self, place: &Place, kept: &[(&Place, Cuts)]) -> Result<Found, Vec<Diagnostic>> {
        let mut seen = FxHashSet::default();
        let mut open: Vec<Bounded> = Vec::new();
        for early in [false, true] {
            self.candidates(place, kept, early, &mut seen, &mut open)?;
        }
        if let Some(own) = given(self.module, place) {
            self.bound(place, kept, own, &mut seen, &mut open)?;
        }
        let mut found = Found { cuts: None, utilization: 0.0, tried: 0, refused: None, apart: Vec::new() };
        self.prove(place, kept, &mut seen, &mut open, &mut found)?;
        if let Some(best) = found.cuts.clone() {
            for priorities in [Priorities::Memory, Priorities::Mma] {
                let cuts = Cuts { priorities, ..best.clone() };
                if let Ok(reached) = self.reach(place, kept, &cuts, Fencing::Whole)?
                    && reached > found.utilization
                {
                    (found.utilization, found.cuts) = (reached, Some(cuts));
                }
            }
        }
        found.tried = seen.len();
        Ok(found)
    }

    /// Proves divisions in the order of their bounds, until no bound is above what is proved.
    fn prove(
        &self,
        place: &Place,
        kept: &[(&Place, Cuts)],
        seen: &mut FxHashSet<Cuts>,
        open: &mut Vec<Bounded>,
        found: &mut Found,
    ) -> Result<(), Vec<Diagnostic>> {
        let mut proofs = 0;
        let most = (MOST_PROVED_OPS / self.module.op_count().max(1)).clamp(LEAST_PROOFS, MOST_PROOFS);
        while proofs < most {
            let Some(Bounded { cuts, bound }) = take_best(open) else { break };
            if found.cuts.is_some() && bound <= found.utilization {
                break;
            }
            if found.is_excluded(place, &order(self.module, place, cuts.early).ops, &cuts) {
                continue;
            }
            proofs += 1;
            match self.reach(place, kept, &cuts, Fencing::Whole)? {
                Ok(reached) if found.cuts.is_none() || reached > found.utilization => {
                    (found.utilization, found.cuts) = (reached, Some(cuts));
                }
                Ok(_) => {}
                Err(refusal) => {
                    let refusal = refusal.map(|refusal| *refusal);
                    found.apart.extend(refusal.iter().flat_map(|refusal| &refusal.apart));
                    let refusal = refusal.map(|refusal| refusal.error);
                    // Two stages that run at the same time may be separated further. A conflict
                    // inside one stage remains.
                    let too_near = refusal.as_ref().is_some_and(|error| TOO_NEAR.contains(&error.code));
                    found.refused = found.refused.take().or(refusal);
                    for with_bubble in self.bubbles(place, &cuts).into_iter().filter(|_| too_near) {
                        self.bound(place, kept, with_bubble, seen, open)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Bounds all divisions at the positions of a place, or those around the best ones.
    fn candidates(
        &self,
        place: &Place,
        kept: &[(&Place, Cuts)],
        early: bool,
        seen: &mut FxHashSet<Cuts>,
        open: &mut Vec<Bounded>,
    ) -> Result<(), Vec<Diagnostic>> {
        let (must, may) = positions(self.module, place, early);
        let cuts = |chosen: &[usize]| {
            let mut at: Vec<usize> = must.iter().chain(chosen).copied().collect();
            at.sort_unstable();
            at.dedup();
            Cuts { early, at, priorities: Priorities::None }
        };
        if may.len() <= MOST_POSITIONS {
            for mask in 0u32..1 << may.len() {
                let picked: Vec<usize> =
                    (0..may.len()).filter(|&bit| mask >> bit & 1 == 1).map(|bit| may[bit]).collect();
                if picked.len() <= MOST_CUTS {
                    self.bound(place, kept, cuts(&picked), seen, open)?;
                }
            }
            return Ok(());
        }
        let mut best = self.around_mmas(place, early, &may);
        self.bound(place, kept, cuts(&best), seen, open)?;
        for _ in 0..MOST_ROUNDS {
            let before = open.iter().map(|candidate| candidate.bound).fold(0.0, f64::max);
            for &position in &may {
                let mut changed = best.clone();
                match changed.iter().position(|&at| at == position) {
                    Some(at) => drop(changed.remove(at)),
                    None => changed.push(position),
                }
                self.bound(place, kept, cuts(&changed), seen, open)?;
            }
            let top = open
                .iter()
                .filter(|candidate| candidate.cuts.early == early)
                .max_by(|a, b| a.bound.total_cmp(&b.bound));
            let Some(top) = top.filter(|top| top.bound > before) else { break };
            best = top.cuts.at.iter().copied().filter(|at| may.contains(at)).collect();
        }
        Ok(())
    }

    /// Returns the positions before and after MMAs, which separate them from what is between them.
    fn around_mmas(&self, place: &Place, early: bool, may: &[usize]) -> Vec<usize> {
        let order = order(self.module, place, early).ops;
        let follows_mma = |at: usize| {
            let heavy = order[..at].iter().rev().find(|&&number| place.heavy[number]);
            heavy.is_some_and(|&number| seawall_timing::is_mma(self.module, place.ops[number]))
        };
        // The next heavy op, at or after a position.
        let next = |at: usize| order[at..].iter().find(|&&number| place.heavy[number]);
        let precedes_mma = |at: usize| {
            next(at).is_some_and(|&number| seawall_timing::is_mma(self.module, place.ops[number]))
        };
        may.iter().copied().filter(|&at| follows_mma(at) || precedes_mma(at)).collect()
    }

    /// Returns the division with one more bubble: at any border, after a wait at one, at the start
    /// or at the end.
    fn bubbles(&self, place: &Place, cuts: &Cuts) -> Vec<Cuts> {
        let count = place.ops.len();
        let has_bubble = cuts.at.windows(2).any(|pair| pair[0] == pair[1]) || cuts.at.first() == Some(&0);
        if has_bubble || place.loop_op.is_none() {
            return Vec::new();
        }
        let order = order(self.module, place, cuts.early).ops;
        let behind = |&at: &usize| {
            let wait =
                order.get(at).is_some_and(|&number| marks::sits_between(self.module, place.ops[number]));
            wait.then_some(at + 1)
        };
        let mut places: Vec<Vec<usize>> = vec![vec![0], vec![count, count]];
        places.extend(cuts.at.iter().map(|&at| vec![at]));
        places.extend(cuts.at.iter().filter_map(behind).map(|at| vec![at]));
        // After a wait at the top.
        places.extend(behind(&0).map(|at| vec![at]));
        let with = |more: Vec<usize>| {
            let mut at = cuts.at.clone();
            if !(more.len() == 2 && at.last() == Some(&count)) {
                at.extend(more);
            } else {
                at.push(count);
            }
            at.sort_unstable();
            Cuts { at, ..cuts.clone() }
        };
        places.into_iter().map(with).collect()
    }

    /// Runs a division without fences, and adds it with what it reaches. Divisions that make no
    /// pipeline are left out.
    fn bound(
        &self,
        place: &Place,
        kept: &[(&Place, Cuts)],
        cuts: Cuts,
        seen: &mut FxHashSet<Cuts>,
        open: &mut Vec<Bounded>,
    ) -> Result<(), Vec<Diagnostic>> {
        if cuts.stages(place) < 2 || !seen.insert(cuts.clone()) {
            return Ok(());
        }
        if let Ok(bound) = self.reach(place, kept, &cuts, Fencing::Bare)? {
            open.push(Bounded { cuts, bound });
        }
        Ok(())
    }

    /// Returns how busy the matrix unit is at `place` with these cuts, or why they make no
    /// pipeline.
    fn reach(
        &self,
        place: &Place,
        kept: &[(&Place, Cuts)],
        cuts: &Cuts,
        fencing: Fencing,
    ) -> Result<Reached, Vec<Diagnostic>> {
        let all: Vec<(&Place, Cuts)> = kept.iter().cloned().chain([(place, cuts.clone())]).collect();
        let cut = written(self.module, &all).module()?.module;
        let refused = |errors: Vec<Diagnostic>| {
            Ok(Err(errors.into_iter().next().map(|error| Box::new(Refusal { error, apart: Vec::new() }))))
        };
        let formed = match form(&cut) {
            Ok(Some(forming)) => forming.module()?.module,
            Ok(None) => return Ok(Err(None)),
            Err(errors) => return refused(errors),
        };
        let converted = match converted(&formed, fencing, self.target.as_ref()) {
            Ok(Some(done)) => done.edits.module()?.module,
            Ok(None) => return Ok(Err(None)),
            Err(errors) => {
                let apart = apart(&formed, place, &errors);
                let error = errors.into_iter().next();
                return Ok(Err(error.map(|error| Box::new(Refusal { error, apart }))));
            }
        };
        let converted = if fencing == Fencing::Bare { converted } else { (self.finish)(&converted)? };
        match simulate(&converted, &self.run) {
            Ok(run) => Ok(place.of(&run).map(|region| region.utilization).ok_or(None)),
            Err(errors) => refused(errors),
        }
    }
}

/// Returns the pairs of ops that errors about a formed module exclude in every division.
fn apart(formed: &Module, place: &Place, errors: &[Diagnostic]) -> Vec<Apart> {
    let loops = |function| Loops::new(formed, function).innermost_with_mmas().get(place.number?).copied();
    let Some(pipeline) = seawall_timing::kernel(formed).and_then(loops) else {
        return Vec::new();
    };
    let knowledge = OpKnowledge::new(formed);
    let stages = formed.walk_op(pipeline).filter(|&op| marks::is_stage(formed, op));
    let ops = stages.flat_map(|stage| ops_in(formed, stage));
    let heavy = ops.filter(|&op| formed.walk_op(op).any(|op| is_heavy(&knowledge, op)));
    let spans: Vec<Span> = heavy.map(|op| formed.op(op).span).collect();
    let number = |span: Span| spans.iter().position(|of| of.start <= span.start && span.end <= of.end);
    let pair = |error: &Diagnostic| {
        let next = match error.code {
            "pipeline::inside-stage" => false,
            "pipeline::concurrent" => true,
            _ => return None,
        };
        let (earlier, later) = (number(error.secondary.first()?.span)?, number(error.primary.span)?);
        // Around the loop, all other stages are between the two ops, and these may hold a fence.
        (next || earlier <= later).then_some(Apart { earlier, later, next })
    };
    errors.iter().filter_map(pair).collect()
}

/// Takes the division with the highest bound. Of equals, the one with the fewest stages, then the
/// first in order.
fn take_best(open: &mut Vec<Bounded>) -> Option<Bounded> {
    let order = |a: &Bounded, b: &Bounded| {
        let fewer = b.cuts.at.len().cmp(&a.cuts.at.len());
        a.bound.total_cmp(&b.bound).then(fewer).then_with(|| b.cuts.cmp(&a.cuts))
    };
    let best = (0..open.len()).max_by(|&a, &b| order(&open[a], &open[b]))?;
    Some(open.swap_remove(best))
}
