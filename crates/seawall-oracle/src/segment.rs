//! One segment of a run, up to the next choice. Warps run independently as long as their order does
//! not matter.

use seawall_base::EntityId;
use seawall_model::{EventId, PartitionId};
use smallvec::SmallVec;

use crate::facts::QUESTIONS;
use crate::limits::effort;
use crate::reachability::{Families, waits};
use crate::report::{Fault, Reason, StepKind};
use crate::run_state::{Arrival, Decision, State, Status, Warp};
use crate::simulator::{Alternative, Simulator};
use crate::step::StepOutcome;
use crate::visible::{PHASE, Visible};
use crate::warps::WarpIndex;

/// How a segment without choices ended.
pub(crate) enum Segment {
    /// The run is over.
    Over,
    /// Several alternatives exist.
    Fork(Vec<Alternative>),
}

/// A step that could be taken next.
struct Candidate {
    alternative: Alternative,
    families: Families,
    only_waits: bool,
    cta: u32,
}

/// Whether an arrival may come next. `stands` are the objects at which warps are about to take a
/// step.
///
/// Bulk copies complete in any order, because PTX defines none. A commit on their queue does not
/// overtake them. A copy that overtakes another matters only if the next step may be at its object.
/// Otherwise it may as well come later.
fn comes_next(arrivals: &[Arrival], at: usize, stands: &[u32]) -> bool {
    let Some(arrival) = arrivals.get(at) else { return false };
    let same = |other: &Arrival| other.warp == arrival.warp && other.queue == arrival.queue;
    if !arrivals.iter().take(at).any(same) {
        return true;
    }
    let others = arrivals.iter().enumerate().filter(|(other, _)| *other != at);
    !arrival.queue.row().arrives_in_order
        && !arrival.commit
        && (stands.contains(&arrival.object)
            || others.map(|other| other.1.object).any(|object| object == arrival.object))
}

impl<'p> Simulator<'p> {
    /// Runs until there are several alternatives or none.
    pub(crate) fn stretch(&mut self, state: &mut State, first_only: bool) -> Segment {
        loop {
            if let Err(choice) = self.run_all(state, first_only) {
                return Segment::Fork(choice);
            }
            if self.is_done(first_only) || self.is_exhausted() {
                return Segment::Over;
            }
            let mut candidates = match self.candidates(state) {
                Ok(candidates) => candidates,
                Err(choice) => return Segment::Fork(choice),
            };
            if candidates.is_empty() {
                self.end(state);
                return Segment::Over;
            }
            let alone = if candidates.len() == 1 { Some(0) } else { self.independent(state, &candidates) };
            match alone {
                Some(which) => {
                    let candidate = candidates.swap_remove(which);
                    if !self.apply(state, &candidate.alternative) {
                        return Segment::Over;
                    }
                }
                None => return Segment::Fork(candidates.into_iter().map(|c| c.alternative).collect()),
            }
        }
    }

    /// Whether a limit is exceeded, so that further steps do not count.
    fn is_exhausted(&self) -> bool {
        effort(self.steps, self.comparisons) > self.limits.steps || self.has_overflowed()
    }

    fn is_done(&self, first_only: bool) -> bool {
        first_only && !self.found.is_empty()
    }

    /// Runs every warp until it waits or reaches a step whose order matters. The first warp of a
    /// partition runs first.
    fn run_all(&mut self, state: &mut State, first_only: bool) -> Result<(), Vec<Alternative>> {
        let mut warp = 0;
        while warp < state.warps.len() {
            if state.warps[warp].status != Status::Ready {
                warp += 1;
                continue;
            }
            match self.step(state, warp) {
                StepOutcome::On => {}
                StepOutcome::Visible => warp += 1,
                // Other warps may have been released.
                StepOutcome::Held => warp = 0,
                StepOutcome::Choose(choice) => return Err(self.alternatives(&choice)),
            }
            if self.is_done(first_only) || self.is_exhausted() {
                return Ok(());
            }
        }
        Ok(())
    }

    /// The possible steps when every warp waits or is at a step whose order matters.
    fn candidates(&mut self, state: &mut State) -> Result<SmallVec<[Candidate; 4]>, Vec<Alternative>> {
        let mut candidates: SmallVec<[Candidate; 4]> = SmallVec::new();
        let mut stands: SmallVec<[u32; 8]> = SmallVec::new();
        for warp in 0..state.warps.len() {
            if state.warps[warp].status != Status::Ready {
                continue;
            }
            let Some((id, event)) = self.next_event(state, warp) else { continue };
            let visible = match self.visible(state, warp, id, event) {
                Err(choice) => return Err(self.alternatives(&choice)),
                Ok(Some(visible)) => visible,
                Ok(None) => continue,
            };
            stands.extend(visible.object());
            if self.is_enabled(state, warp, &visible) {
                let families = self.tables.reach.families(event);
                let alternative = Alternative::Warp(warp);
                let cta = self.tables.warps.cta(warp);
                candidates.push(Candidate { alternative, families, only_waits: waits(event), cta });
            }
        }
        for (at, arrival) in state.arrivals.iter().enumerate() {
            if comes_next(&state.arrivals, at, &stands) {
                let families = self.tables.reach.families(&self.program.events[arrival.event]);
                let alternative = Alternative::Arrival(at);
                let cta = self.tables.warps.cta(arrival.warp);
                candidates.push(Candidate { alternative, families, only_waits: false, cta });
            }
        }
        Ok(candidates)
    }

    /// A candidate whose objects no other warp or arrival can still touch. It can be taken
    /// first.
    fn independent(&mut self, state: &State, candidates: &[Candidate]) -> Option<usize> {
        let owed: SmallVec<[(Families, u32); 4]> = state
            .arrivals
            .iter()
            .map(|arrival| {
                let families = self.tables.reach.families(&self.program.events[arrival.event]);
                (families, self.tables.warps.cta(arrival.warp))
            })
            .collect();
        candidates.iter().position(|candidate| {
            let by = match candidate.alternative {
                Alternative::Warp(warp) => Some(warp),
                _ => None,
            };
            let of_warps =
                (0..state.warps.len()).filter(|at| Some(*at) != by && state.live.has(*at)).all(|at| {
                    let may_meet = self.shared_families(candidate, self.tables.warps.cta(at));
                    may_meet & self.reachable(state, at, candidate.only_waits) == 0
                });
            let own = match candidate.alternative {
                Alternative::Arrival(at) => Some(at),
                _ => None,
            };
            // Includes arrivals that are not candidates yet because they are behind others of their
            // queue.
            let of_arrivals = owed.iter().enumerate().all(|(at, &(families, cta))| {
                Some(at) == own || families & self.shared_families(candidate, cta) == 0
            });
            of_warps && of_arrivals
        })
    }

    /// The objects of a candidate that a warp of a CTA may share.
    fn shared_families(&self, candidate: &Candidate, cta: u32) -> Families {
        if candidate.cta == cta { candidate.families } else { candidate.families & self.tables.reach.shared }
    }

    /// The objects that a warp can still touch. With `changes`, waits do not count.
    fn reachable(&self, state: &State, warp: WarpIndex, changes: bool) -> Families {
        let reach = if changes { &self.tables.reach.changes } else { &self.tables.reach.any };
        let by = &state.warps[warp];
        let at = |block: seawall_model::BlockId| reach[block.index()];
        by.callers.iter().fold(at(by.block), |all, caller| all | at(caller.block))
    }

    /// Takes an alternative. Returns false if the run cannot continue.
    pub(crate) fn apply(&mut self, state: &mut State, alternative: &Alternative) -> bool {
        match *alternative {
            Alternative::Symbol(symbol, value) => {
                if let Some(slot) = state.symbols.get_mut(symbol as usize) {
                    *slot = Some(value);
                }
                true
            }
            Alternative::Loaded { number, store, value } => {
                state.loaded.choose(number, store, value);
                true
            }
            Alternative::Decide(decision) => {
                self.guessed = true;
                state.decisions.push(decision);
                self.guess(state, decision)
            }
            Alternative::Arrival(which) if which < state.arrivals.len() => self.complete(state, which),
            Alternative::Arrival(_) => true,
            Alternative::Warp(warp) => self.visible_step(state, warp),
        }
    }

    /// Records the choice of an unknown value. Returns false if two partitions have now chosen
    /// independently, or if a running partition's operation on a shared object is unknown (section
    /// 7 of `docs/semantics.md`).
    fn guess(&mut self, state: &mut State, decision: Decision) -> bool {
        let alone = self.is_alone(state, decision.partition);
        let of_object = (1..QUESTIONS).contains(&decision.question);
        state.guesses.object |= of_object;
        // A wait for a phase that is not that of the program orders what the program does not.
        if decision.question == PHASE {
            self.reasons.insert(Reason::UnknownValues);
            return false;
        }
        if alone {
            return true;
        }
        let apart = state.guesses.by.is_some_and(|by| by != decision.partition);
        state.guesses.by = Some(decision.partition);
        if apart || of_object {
            self.reasons.insert(Reason::UnknownValues);
        }
        !(apart || of_object)
    }

    /// Whether no other partition is running.
    fn is_alone(&self, state: &State, partition: PartitionId) -> bool {
        let is_other = |warp: &WarpIndex| self.tables.partition(*warp) != partition;
        !(0..state.warps.len()).filter(|warp| state.live.has(*warp)).any(|warp| is_other(&warp))
    }

    /// Whether another partition is running or was stopped.
    pub(crate) fn has_company(&self, state: &State, warp: WarpIndex) -> bool {
        let is_cut = |by: &Warp| by.status == Status::Cut;
        state.warps.iter().any(is_cut) || !self.is_alone(state, self.tables.partition(warp))
    }

    fn visible_step(&mut self, state: &mut State, warp: WarpIndex) -> bool {
        let Some((id, event)) = self.next_event(state, warp) else { return true };
        let step: Result<Option<Visible>, _> = self.visible(state, warp, id, event);
        match step {
            Ok(Some(visible)) => self.perform(state, warp, id, event, visible).unwrap_or(true),
            Ok(None) | Err(_) => true,
        }
    }

    /// Handles the end of a run: either all warps have ended or some are stuck.
    fn end(&mut self, state: &mut State) {
        if state.warps.iter().any(|warp| warp.status == Status::Cut) {
            return;
        }
        let done = |status| matches!(status, Status::Ended | Status::Dormant);
        let stuck: Vec<WarpIndex> =
            (0..state.warps.len()).filter(|at| !done(state.warps[*at].status)).collect();
        if stuck.is_empty() {
            for object in &state.objects.clone() {
                if object.alive != 0
                    && object.bytes != 0
                    && let Some(event) = object.last_expect.or(object.made_by)
                {
                    self.misuse(state, Fault::WrongBytes, object.made_by, event);
                }
            }
            return;
        }
        for &warp in &stuck {
            let event = self.next_event(state, warp).map(|next| next.0);
            self.note(state, warp, event, StepKind::Stuck);
        }
        let mut blamed: Vec<EventId> = Vec::new();
        for &warp in &stuck {
            if let Some((event, _)) = self.next_event(state, warp)
                && !blamed.contains(&event)
            {
                blamed.push(event);
                self.misuse(state, Fault::Deadlock, None, event);
            }
        }
    }
}
