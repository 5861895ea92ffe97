//! What must hold of each program.
//!
//! - Everything that the oracle finds, the certifier finds: the same class, the same two events, in their order. `check`
//!   reports one conflict for each later access and thing missing: it must have one of that class at that event (for a proxy
//!   fence, any). The certifier takes the protocol of mbarriers for granted, so that it does not count where they are misused.
//! - Where the program is exact and nothing deadlocks or is misused, every pair that the certifier or `check` names comes
//!   about in a run, in one direction or the other; if not in a run of few iterations, then in one of more.
//! - What `minimal` and (for programs without asynchronous operations) `triton` place leaves no race, says the oracle, says
//!   the certifier, and says `check`, apart from what `minimal` itself says that no barrier can order.
//! - Without any one barrier of `minimal` there is a race, says the oracle, or else the certifier.
//! - No cheaper placement is enough (`brute`).
//! - Where barriers have halves, those of `minimal` do as well, and are as far apart as they can be (`split`).

use std::collections::BTreeSet;
use std::fmt;

use rustc_hash::FxHashSet;
use seawall_analysis::Missing;
use seawall_model::{Action, EventId, Program, Proxy, Terminator};
use seawall_oracle::{Fault, Report};
use seawall_place::{
    Certificate, Changes, Insertion, MinimalOptions, PlaceOptions, Placement, Strategy, TritonOptions,
    certify_program, check, place,
};

use crate::brute;
use crate::change::{Position, find, with_barriers, without_slots};
use crate::exact::{has_arriving_copies, is_exact, is_synchronous};
use crate::explorer::Explorer;
use crate::pairs::{Class, Pair, Pairs, say};
use crate::tally::Tally;

/// What does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Property {
    /// The generator's text reads back.
    Valid,
    /// Nothing panics.
    NoPanic,
    /// The certifier finds what the oracle finds.
    CertifierIsSound,
    /// `check` finds what the oracle finds.
    CheckIsSound,
    /// What the certifier finds comes about.
    CertifierIsExact,
    /// What `check` finds comes about.
    CheckIsExact,
    /// What is placed can be put into the program.
    PlacementIsClear,
    /// `minimal` leaves no race.
    MinimalIsEnough,
    /// `triton` leaves no race.
    TritonIsEnough,
    /// A barrier adds no conflict.
    BarriersDoNoHarm,
    /// Each barrier of `minimal` is needed.
    MinimalIsNeeded,
    /// Nothing cheaper than `minimal` is enough.
    MinimalIsCheapest,
    /// Halves of barriers leave no race.
    SplitIsEnough,
    /// They pair on every path.
    SplitPairs,
    /// There are as many waits as whole barriers.
    SplitIsFewest,
    /// No signals before the same waits are farther away.
    SplitIsFarthest,
}

/// A program on which the judges do not agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// About what.
    pub property: Property,
    /// Who says what.
    pub detail: String,
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.property, self.detail)
    }
}

pub(crate) type Judged = Result<(), Disagreement>;

pub(crate) fn no(property: Property, detail: String) -> Judged {
    Err(Disagreement { property, detail })
}

/// Judges `program`.
pub(crate) fn judge(program: &Program, exact: bool, tally: &mut Tally) -> Judged {
    let mut explorer = Explorer::new(program);
    let judged = Judge { program, exact, tally, explorer: &mut explorer, misuse: false }.run();
    tally.explored_further += u64::from(explorer.again > 0);
    judged
}

pub(crate) struct Judge<'a> {
    pub(crate) program: &'a Program,
    pub(crate) exact: bool,
    pub(crate) tally: &'a mut Tally,
    pub(crate) explorer: &'a mut Explorer,
    /// Something deadlocks or is misused.
    pub(crate) misuse: bool,
}

pub(crate) fn certify(program: &Program) -> Certificate {
    certify_program(program, &Changes { added: &[], removed: &FxHashSet::default(), halves: &[] })
}

/// Whether an access arrives at an mbarrier, the protocol of which the analysis takes for granted.
fn arrives(program: &Program, event: EventId) -> bool {
    program.events[event].accesses.iter().any(|access| access.proxy == Proxy::Barrier)
}

/// Later accesses of hazards that have no place for a barrier: between halves of the program's own split barriers, or in one op.
fn without_place(placement: &Placement) -> impl Iterator<Item = EventId> {
    let no_place = placement.unordered.iter().filter(|found| found.missing == Missing::Barrier);
    no_place.map(|found| found.hazard.later.event)
}

/// What of an exploration counts.
#[derive(Clone, Copy, Debug)]
struct Told {
    /// The certifier knows everything in the program, and mbarriers are used as they are meant.
    certificate_counts: bool,
    /// All runs were explored, and the analyses do not take a wait to be missing where it is a barrier.
    settled: bool,
}

/// Whether anything but an unordered pair was found.
pub(crate) fn has_misuse(report: &Report) -> bool {
    let of_pairs = |fault| matches!(fault, Fault::Race(_) | Fault::MissingWait | Fault::MissingProxyFence);
    report.verdicts.iter().any(|verdict| !of_pairs(verdict.fault))
}

impl Judge<'_> {
    fn run(&mut self) -> Judged {
        let report = self.explorer.explore(self.program, 0);
        let (oracle, may) = (Pairs::of_oracle(&report), Pairs::of_oracle_with_covered(&report));
        let certificate = certify(self.program);
        let certified = Pairs::of_certificate(&certificate);
        let checked = Pairs::of_check(&check(self.program));
        self.misuse = has_misuse(&report);
        self.count(&report, &oracle, &certificate);
        let certificate_counts = certificate.is_complete() && !self.misuse;
        let told = Told {
            certificate_counts,
            settled: report.explored.complete && !has_arriving_copies(self.program),
        };
        let mut sound = self.sound(&oracle, told, &certified, &checked);
        // Runs that were left out may show that an mbarrier is misused.
        if sound.is_err()
            && !report.explored.complete
            && has_misuse(&self.explorer.explore_at_length(self.program))
        {
            sound = self.sound(&oracle, Told { certificate_counts: false, ..told }, &certified, &checked);
        }
        sound?;
        if !report.explored.complete {
            self.tally.skipped += 1;
            return Ok(());
        }
        self.tally.compared += 1;
        self.exact &= !self.misuse && certificate.blurred.is_empty() && is_exact(self.program);
        if self.exact && certificate.is_complete() {
            self.comes_about(&may, &certified, Property::CertifierIsExact)?;
        }
        if self.exact {
            self.comes_about(&may, &checked, Property::CheckIsExact)?;
        }
        let options = PlaceOptions { strategy: Strategy::Minimal(MinimalOptions::default()) };
        let Ok(placement) = place(self.program, &options) else { return Ok(()) };
        self.minimal(&oracle, &placement)?;
        if is_synchronous(self.program) {
            self.triton()?;
        }
        self.split(&oracle, &placement)
    }

    fn count(&mut self, report: &Report, oracle: &Pairs, certificate: &Certificate) {
        let program = self.program;
        let tally = &mut *self.tally;
        let one = |condition: bool| u64::from(condition);
        tally.with_races += one(oracle.has(Class::Race));
        tally.with_missing_waits += one(oracle.has(Class::MissingWait));
        tally.with_missing_fences += one(oracle.has(Class::MissingFence));
        tally.clean += one(report.verdicts.is_empty());
        tally.with_misuse += one(has_misuse(report));
        tally.inexact += one(!self.exact || !certificate.blurred.is_empty());
        tally.pairs += oracle.0.len() as u64;
        tally.with_waits += one(program.events.values().any(|e| matches!(e.action, Action::Wait(_))));
        let branches =
            |t: &Terminator| matches!(t, Terminator::Branch { condition, .. } if condition.is_some());
        tally.with_maps += one(!program.warp_maps.is_empty());
        tally.with_loops +=
            one(report.explored.bounded_loops
                || program.blocks.values().any(|block| branches(&block.terminator)));
        let blurred = certify(&without_slots(program));
        tally.where_slots_matter += one(blurred.uncovered.len() > certificate.uncovered.len());
    }

    fn sound(&self, oracle: &Pairs, told: Told, certified: &Pairs, checked: &Pairs) -> Judged {
        let Told { certificate_counts, settled } = told;
        for &pair in &oracle.0 {
            let (class, earlier, later) = pair;
            let certified = |class| certified.0.contains(&(class, earlier, later));
            let is_certified = certified(class)
                || class == Class::MissingFence && (certified(Class::Race) || certified(Class::MissingWait))
                || class == Class::Race && !settled && certified(Class::MissingWait);
            if certificate_counts && !is_certified {
                return no(
                    Property::CertifierIsSound,
                    format!("only the oracle says {}", say(self.program, pair)),
                );
            }
            // Fences are not talked of where something worse is wrong.
            let covers = |other: Class| match class {
                Class::MissingFence => true,
                // Warps that are stuck, or runs that were not tried, may not come to show that a wait is missing too.
                Class::Race => {
                    other == class || other == Class::MissingWait && !(certificate_counts && settled)
                }
                Class::MissingWait => other == class,
            };
            let reported = |other: &Pair| other.2 == later && covers(other.0);
            if !checked.0.iter().any(reported) {
                return no(
                    Property::CheckIsSound,
                    format!("only the oracle says {}", say(self.program, pair)),
                );
            }
        }
        Ok(())
    }

    /// Whether all of `pairs` are found by the oracle, with more iterations if need be.
    fn comes_about(&mut self, oracle: &Pairs, pairs: &Pairs, property: Property) -> Judged {
        if pairs.missing_in(oracle).is_none() {
            return Ok(());
        }
        let all = |report: &Report| pairs.missing_in(&Pairs::of_oracle_with_covered(report)).is_none();
        let (complete, shown) = self.explorer.until(self.program, all);
        match pairs.missing_in(oracle) {
            Some(pair) if complete && !shown => {
                no(property, format!("the oracle does not say {}", say(self.program, pair)))
            }
            _ => Ok(()),
        }
    }

    /// What no barrier can order, as `placement` has it.
    pub(crate) fn beyond(&self, oracle: &Pairs, placement: &Placement) -> BTreeSet<(EventId, EventId)> {
        let mut beyond: BTreeSet<(EventId, EventId)> = placement
            .unordered
            .iter()
            // Where warps are stuck, it may not show that a wait is missing rather than a barrier.
            .filter(|f| f.missing == Missing::Barrier || self.misuse || has_arriving_copies(self.program))
            .map(|f| (f.hazard.earlier.event, f.hazard.later.event))
            .collect();
        // Where there is no place for a barrier, one earlier access is named for each later one, and may hide others.
        let hidden: Vec<EventId> = without_place(placement).collect();
        beyond.extend(oracle.0.iter().filter(|pair| hidden.contains(&pair.2)).map(|pair| (pair.1, pair.2)));
        if self.misuse {
            let taken_for_granted = oracle.0.iter().filter(|pair| arrives(self.program, pair.1));
            beyond.extend(taken_for_granted.map(|pair| (pair.1, pair.2)));
        }
        beyond
    }

    fn minimal(&mut self, oracle: &Pairs, placement: &Placement) -> Judged {
        let beyond = self.beyond(oracle, placement);
        self.exact &= without_place(placement).next().is_none();
        let positions = self.positions(placement)?;
        self.tally.barriers += positions.len() as u64;
        self.enough(oracle, &positions, &beyond, Property::MinimalIsEnough)?;
        if !self.exact {
            return Ok(());
        }
        for at in 0..positions.len() {
            let mut fewer = positions.clone();
            let removed = fewer.remove(at);
            self.is_needed(&fewer, removed, &beyond)?;
        }
        if let Some(brute) = brute::search(self.program, &positions, &beyond, self.explorer) {
            self.tally.brute_forced += 1;
            self.tally.cheaper_tried += brute.tried;
            if let Some((cheaper, judge)) = brute.cheaper {
                let at: Vec<String> = cheaper.iter().map(|position| self.say_position(*position)).collect();
                return no(
                    Property::MinimalIsCheapest,
                    format!("{judge} finds it enough: {}", at.join(", ")),
                );
            }
        }
        Ok(())
    }

    pub(crate) fn say_position(&self, position: Position) -> String {
        let op = &self.program.origins[position.point.origin()];
        format!("{:?} {} ({})", position.point, op.op, op.span.start)
    }

    /// Where the barriers of a placement are.
    pub(crate) fn positions(&self, placement: &Placement) -> Result<Vec<Position>, Disagreement> {
        let local = placement.placed.iter().filter(|placed| placed.insertion == Insertion::LocalBarrier);
        local
            .map(|placed| {
                find(self.program, placed.point).ok_or_else(|| Disagreement {
                    property: Property::PlacementIsClear,
                    detail: format!("{:?} is not one place", placed.point),
                })
            })
            .collect()
    }

    /// Nobody finds a race behind barriers at `positions`, and nobody finds anything new.
    fn enough(
        &mut self,
        before: &Pairs,
        positions: &[Position],
        beyond: &BTreeSet<(EventId, EventId)>,
        property: Property,
    ) -> Judged {
        let placed = with_barriers(self.program, positions);
        let after = Pairs::of_oracle(&self.explorer.explore(&placed, 0));
        let said = |judge: &str, pair: Pair| format!("{judge} says {}", say(&placed, pair));
        if let Some(pair) = after.race(beyond) {
            return no(property, said("with the barriers the oracle", pair));
        }
        // A barrier may show that what seemed to be in flight with others is only not waited for; it never adds a conflict.
        let known = |pair: &Pair| before.0.iter().any(|other| (other.1, other.2) == (pair.1, pair.2));
        if let Some(&pair) = after.0.iter().find(|pair| pair.0 != Class::MissingFence && !known(pair)) {
            return no(Property::BarriersDoNoHarm, said("only with the barriers the oracle", pair));
        }
        let points: Vec<_> = positions.iter().map(|position| position.point).collect();
        let removed = FxHashSet::default();
        let certificate =
            certify_program(self.program, &Changes { added: &points, removed: &removed, halves: &[] });
        if let Some(pair) = Pairs::of_certificate(&certificate).race(beyond)
            && certificate.is_complete()
            && self.exact
        {
            return no(property, said("with the barriers the certifier", pair));
        }
        let certificate = certify(&placed);
        if let Some(pair) = Pairs::of_certificate(&certificate).race(beyond)
            && certificate.is_complete()
            && self.exact
        {
            return no(property, said("of the changed program the certifier", pair));
        }
        if property == Property::MinimalIsEnough
            && let Some(pair) = Pairs::of_check(&check(&placed)).race(beyond)
        {
            return no(property, said("with the barriers check", pair));
        }
        Ok(())
    }

    pub(crate) fn is_needed(
        &mut self,
        fewer: &[Position],
        removed: Position,
        beyond: &BTreeSet<(EventId, EventId)>,
    ) -> Judged {
        let without = with_barriers(self.program, fewer);
        let has_race = |report: &Report| Pairs::of_oracle(report).race(beyond).is_some();
        if self.explorer.until(&without, has_race).1 {
            self.tally.removals_by_oracle += 1;
            return Ok(());
        }
        let certificate = certify(&without);
        if Pairs::of_certificate(&certificate).race(beyond).is_none() && certificate.is_complete() {
            let detail = format!("nobody misses the barrier {}", self.say_position(removed));
            return no(Property::MinimalIsNeeded, detail);
        }
        self.tally.removals_by_certifier += 1;
        Ok(())
    }

    fn triton(&mut self) -> Judged {
        let options = PlaceOptions { strategy: Strategy::Triton(TritonOptions::default()) };
        let Ok(placement) = place(self.program, &options) else { return Ok(()) };
        let positions = self.positions(&placement)?;
        self.tally.triton += 1;
        let before = Pairs::of_oracle(&self.explorer.explore(self.program, 0));
        // What one op does to itself, no barrier orders.
        let own = |pair: &&Pair| self.program.events[pair.1].origin == self.program.events[pair.2].origin;
        let beyond = before.0.iter().filter(own).map(|pair| (pair.1, pair.2)).collect();
        self.enough(&before, &positions, &beyond, Property::TritonIsEnough)
    }
}
