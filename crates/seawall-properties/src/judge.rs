//! The properties that must hold for each program.
//!
//! - The certifier finds all that the oracle finds: the same class and the same two events, in
//!   their order. `check` reports one conflict for each later access and kind of conflict. It must
//!   report one of that class at that event (for a proxy fence, of any class). The certifier
//!   assumes that mbarriers are used correctly, so that its result does not count where they are
//!   misused.
//! - The command `check`, which combines all analyses, reports a pair with the same later event,
//!   and an error if anything is wrong, in runs that its bound covers.
//! - If the program is exact and nothing deadlocks or is misused, some run shows every pair that
//!   the certifier, the hazard analysis or the command reports, in one direction or the other. If
//!   no run of few iterations does, one of more iterations must. `exact` states exceptions.
//! - The placements of `minimal` and, for programs without asynchronous operations, of `triton`
//!   leave no race. The oracle, the certifier and `check` have to confirm that, except for hazards
//!   that `minimal` reports as impossible to order.
//! - Without any one barrier of `minimal`, the oracle or the certifier finds a race.
//! - No cheaper placement suffices (`brute`).
//! - Where the target has split barriers, those of `minimal` suffice as well, and signal and wait
//!   are as far apart as possible (`split`).

use std::collections::BTreeSet;
use std::fmt;

use rustc_hash::FxHashSet;
use seawall_analysis::{Bound, Finding, Missing};
use seawall_check::Input;
use seawall_model::{Action, EventId, Program, Proxy, Terminator};
use seawall_oracle::{Fault, Report};
use seawall_place::{
    Certificate, Changes, Insertion, MinimalOptions, PlaceOptions, Placement, Strategy, TritonOptions,
    certify_program, check, place,
};

use crate::brute;
use crate::change::{Position, find, with_barriers, without_slots};
use crate::exact::{has_arriving_copies, is_exact, is_of_some_warps, is_synchronous, to_be_shown};
use crate::explorer::Explorer;
use crate::pairs::{Class, Pair, Pairs, say};
use crate::tally::Tally;

/// A property of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Property {
    /// The text of the generator can be parsed.
    Valid,
    /// Nothing panics.
    NoPanic,
    /// The certifier finds what the oracle finds.
    CertifierIsSound,
    /// `check` finds what the oracle finds.
    CheckIsSound,
    /// The command, which combines all analyses, finds what the oracle finds.
    CommandIsSound,
    /// Some run shows what the certifier finds.
    CertifierIsExact,
    /// Some run shows what `check` finds.
    CheckIsExact,
    /// Some run shows what the command finds.
    CommandIsExact,
    /// Each point of a placement is one place in the program.
    PlacementIsClear,
    /// `minimal` leaves no race.
    MinimalIsEnough,
    /// `triton` leaves no race.
    TritonIsEnough,
    /// A barrier adds no conflict.
    BarriersDoNoHarm,
    /// Each barrier of `minimal` is needed.
    MinimalIsNeeded,
    /// No cheaper placement than that of `minimal` suffices.
    MinimalIsCheapest,
    /// With the largest counts of waits by need, no access conflicts with an operation in flight.
    WaitsAreSafe,
    /// With one more at any wait, some access does.
    WaitsAreLargest,
    /// Split barriers leave no race.
    SplitIsEnough,
    /// They pair on every path.
    SplitPairs,
    /// There are as many waits as whole barriers.
    SplitIsFewest,
    /// No signals before the same waits could be farther away.
    SplitIsFarthest,
}

/// A program on which the judges do not agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// The property that does not hold.
    pub property: Property,
    /// What each judge reports.
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
    /// Whether something deadlocks or is misused.
    pub(crate) misuse: bool,
}

pub(crate) fn certify(program: &Program) -> Certificate {
    certify_program(program, &Changes { added: &[], removed: &FxHashSet::default(), split_parts: &[] })
}

/// Whether an event arrives at an mbarrier. The analysis assumes that mbarriers are used correctly.
fn arrives(program: &Program, event: EventId) -> bool {
    program.events[event].accesses.iter().any(|access| access.proxy == Proxy::Barrier)
}

/// Returns the later accesses of hazards without a place for a barrier: between signal and wait of
/// a split barrier, or in one op.
fn without_place(placement: &Placement) -> impl Iterator<Item = EventId> {
    let no_place = placement.unordered.iter().filter(|found| found.missing == Missing::Barrier);
    no_place.map(|found| found.hazard.later.event)
}

/// Which results of an exploration count.
#[derive(Clone, Copy, Debug)]
struct Validity {
    /// The certifier supports everything in the program, and mbarriers are used correctly.
    certificate_counts: bool,
    /// All runs were explored, and the analyses do not report a missing wait where a barrier is
    /// missing.
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
        let checked = Pairs::of_findings(&check(self.program).findings);
        self.misuse = has_misuse(&report);
        self.count(&report, &oracle, &certificate);
        let certificate_counts = certificate.is_complete() && !self.misuse;
        let validity = Validity {
            certificate_counts,
            settled: report.explored.complete && !has_arriving_copies(self.program),
        };
        let mut sound = self.sound(&oracle, validity, &certified, &checked);
        // Runs that were not explored may show that an mbarrier is misused.
        if sound.is_err()
            && !report.explored.complete
            && has_misuse(&self.explorer.explore_at_length(self.program))
        {
            sound =
                self.sound(&oracle, Validity { certificate_counts: false, ..validity }, &certified, &checked);
        }
        sound?;
        if !report.explored.complete {
            self.tally.skipped += 1;
            return Ok(());
        }
        self.tally.compared += 1;
        self.exact &= !self.misuse && certificate.blurred.is_empty() && is_exact(self.program);
        if self.exact && certificate.is_complete() {
            self.all_shown(&may, &certified, Property::CertifierIsExact)?;
        }
        if self.exact {
            self.all_shown(&may, &checked, Property::CheckIsExact)?;
        }
        self.command(&report, &oracle, &may)?;
        let options = PlaceOptions { strategy: Strategy::Minimal(MinimalOptions::default()) };
        let Ok(placement) = place(self.program, &options) else { return Ok(()) };
        self.minimal(&oracle, &placement)?;
        if is_synchronous(self.program) {
            self.triton()?;
        }
        self.split(&oracle, &placement)
    }

    /// Judges the composition of all analyses that `seawall check` runs.
    fn command(&mut self, report: &Report, oracle: &Pairs, may: &Pairs) -> Judged {
        let checked = seawall_check::check(&Input::new(self.program));
        let reported = Pairs::of_findings(&checked.findings);
        // It reports one pair for each later access, and a fence only where nothing worse is wrong.
        let is_reported = |pair: &Pair| reported.0.iter().any(|other| other.2 == pair.2);
        let is_open = match checked.bound {
            Bound::AllPaths => false,
            Bound::Iterations(iterations) => iterations < self.explorer.iterations,
            Bound::SomeRuns | Bound::Unchecked => true,
        };
        if let Some(&pair) = oracle.0.iter().find(|pair| !is_open && !is_reported(pair)) {
            let detail = format!("only the oracle reports {}", say(self.program, pair));
            return no(Property::CommandIsSound, detail);
        }
        let is_error = |finding: &Finding| finding.code.kind().is_error();
        let has_fault = !report.verdicts.is_empty();
        if has_fault && !is_open && !checked.findings.iter().any(is_error) {
            let fault = format!("only the oracle reports {:?}", report.verdicts[0].fault);
            return no(Property::CommandIsSound, fault);
        }
        if self.exact { self.all_shown(may, &reported, Property::CommandIsExact) } else { Ok(()) }
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

    fn sound(&self, oracle: &Pairs, validity: Validity, certified: &Pairs, checked: &Pairs) -> Judged {
        let Validity { certificate_counts, settled } = validity;
        for &pair in &oracle.0 {
            let (class, earlier, later) = pair;
            let certified = |class| certified.0.contains(&(class, earlier, later));
            let is_certified = certified(class)
                || class == Class::MissingFence && (certified(Class::Race) || certified(Class::MissingWait))
                || class == Class::Race
                    && certified(Class::MissingWait)
                    && (!settled || is_of_some_warps(self.program, later));
            if certificate_counts && !is_certified {
                return no(
                    Property::CertifierIsSound,
                    format!("only the oracle reports {}", say(self.program, pair)),
                );
            }
            // Missing fences are not reported where something worse is wrong.
            let covers = |other: Class| match class {
                Class::MissingFence => true,
                // Stuck warps, or runs that were not tried, may hide that a wait is missing, too.
                Class::Race => {
                    let is_decided = certificate_counts && settled && !is_of_some_warps(self.program, later);
                    other == class || other == Class::MissingWait && !is_decided
                }
                Class::MissingWait => other == class,
            };
            let reported = |other: &Pair| other.2 == later && covers(other.0);
            if !checked.0.iter().any(reported) {
                return no(
                    Property::CheckIsSound,
                    format!("only the oracle reports {}", say(self.program, pair)),
                );
            }
        }
        Ok(())
    }

    /// Checks that the oracle finds all of `pairs`, with more iterations if necessary.
    fn all_shown(&mut self, oracle: &Pairs, pairs: &Pairs, property: Property) -> Judged {
        let pairs = &to_be_shown(self.program, oracle, pairs);
        if pairs.missing_in(oracle).is_none() {
            return Ok(());
        }
        let all = |report: &Report| pairs.missing_in(&Pairs::of_oracle_with_covered(report)).is_none();
        let (complete, shown) = self.explorer.until(self.program, all);
        match pairs.missing_in(oracle) {
            Some(pair) if complete && !shown => {
                no(property, format!("the oracle does not report {}", say(self.program, pair)))
            }
            _ => Ok(()),
        }
    }

    /// Returns the hazards of `placement` that no barrier can order.
    pub(crate) fn beyond(&self, oracle: &Pairs, placement: &Placement) -> BTreeSet<(EventId, EventId)> {
        let mut beyond: BTreeSet<(EventId, EventId)> = placement
            .unordered
            .iter()
            // Stuck warps may hide that a wait is missing rather than a barrier.
            .filter(|f| f.missing == Missing::Barrier || self.misuse || has_arriving_copies(self.program))
            .map(|f| (f.hazard.earlier.event, f.hazard.later.event))
            .collect();
        // Without a place for a barrier, one earlier access is reported for each later one, and may
        // hide others.
        let hidden: Vec<EventId> = without_place(placement).collect();
        beyond.extend(oracle.0.iter().filter(|pair| hidden.contains(&pair.2)).map(|pair| (pair.1, pair.2)));
        if self.misuse {
            let assumed = oracle.0.iter().filter(|pair| arrives(self.program, pair.1));
            beyond.extend(assumed.map(|pair| (pair.1, pair.2)));
        }
        beyond
    }

    /// Returns `beyond` with the missing waits that the oracle may report as races.
    pub(crate) fn beyond_with_waits(
        &self,
        beyond: &BTreeSet<(EventId, EventId)>,
        placement: &Placement,
    ) -> BTreeSet<(EventId, EventId)> {
        let ends = placement.unordered.iter().map(|f| (f.hazard.earlier.event, f.hazard.later.event));
        let waits = ends.filter(|&(_, later)| is_of_some_warps(self.program, later));
        waits.chain(beyond.iter().copied()).collect()
    }

    fn minimal(&mut self, oracle: &Pairs, placement: &Placement) -> Judged {
        let beyond = self.beyond(oracle, placement);
        self.exact &= without_place(placement).next().is_none();
        let positions = self.positions(placement)?;
        self.tally.barriers += positions.len() as u64;
        let may_remain = self.beyond_with_waits(&beyond, placement);
        self.enough(oracle, &positions, &may_remain, Property::MinimalIsEnough)?;
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
                let at: Vec<String> =
                    cheaper.iter().map(|position| self.describe_position(*position)).collect();
                return no(
                    Property::MinimalIsCheapest,
                    format!("{judge} finds that this suffices: {}", at.join(", ")),
                );
            }
        }
        Ok(())
    }

    pub(crate) fn describe_position(&self, position: Position) -> String {
        let op = &self.program.origins[position.point.origin()];
        format!("{:?} {} ({})", position.point, op.op, op.span.start)
    }

    /// Returns the positions of the barriers of a placement.
    pub(crate) fn positions(&self, placement: &Placement) -> Result<Vec<Position>, Disagreement> {
        let local = placement.placed.iter().filter(|placed| placed.insertion == Insertion::LocalBarrier);
        local
            .map(|placed| {
                find(self.program, placed.point).ok_or_else(|| Disagreement {
                    property: Property::PlacementIsClear,
                    detail: format!("{:?} is not a unique place", placed.point),
                })
            })
            .collect()
    }

    /// Checks that no judge finds a race with barriers at `positions`, and that the oracle finds
    /// nothing new.
    fn enough(
        &mut self,
        before: &Pairs,
        positions: &[Position],
        beyond: &BTreeSet<(EventId, EventId)>,
        property: Property,
    ) -> Judged {
        let placed = with_barriers(self.program, positions);
        let after = Pairs::of_oracle(&self.explorer.explore(&placed, 0));
        let said = |judge: &str, pair: Pair| format!("{judge} reports {}", say(&placed, pair));
        if let Some(pair) = after.race(beyond) {
            return no(property, said("with the barriers, the oracle", pair));
        }
        // With a barrier, what was a race with an operation in flight may become a missing wait. A
        // barrier never adds a conflict.
        let known = |pair: &Pair| before.0.iter().any(|other| (other.1, other.2) == (pair.1, pair.2));
        if let Some(&pair) = after.0.iter().find(|pair| pair.0 != Class::MissingFence && !known(pair)) {
            return no(Property::BarriersDoNoHarm, said("only with the barriers, the oracle", pair));
        }
        let points: Vec<_> = positions.iter().map(|position| position.point).collect();
        let removed = FxHashSet::default();
        let certificate =
            certify_program(self.program, &Changes { added: &points, removed: &removed, split_parts: &[] });
        if let Some(pair) = Pairs::of_certificate(&certificate).race(beyond)
            && certificate.is_complete()
            && self.exact
        {
            return no(property, said("with the barriers, the certifier", pair));
        }
        let certificate = certify(&placed);
        if let Some(pair) = Pairs::of_certificate(&certificate).race(beyond)
            && certificate.is_complete()
            && self.exact
        {
            return no(property, said("on the changed program, the certifier", pair));
        }
        if property == Property::MinimalIsEnough
            && let Some(pair) = Pairs::of_findings(&check(&placed).findings).race(beyond)
        {
            return no(property, said("with the barriers, `check`", pair));
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
            let detail =
                format!("no judge finds a race without the barrier {}", self.describe_position(removed));
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
        // No barrier orders the accesses of one op.
        let own = |pair: &&Pair| self.program.events[pair.1].origin == self.program.events[pair.2].origin;
        let beyond = before.0.iter().filter(own).map(|pair| (pair.1, pair.2)).collect();
        self.enough(&before, &positions, &beyond, Property::TritonIsEnough)
    }
}
