//! Properties of split barriers. They leave no race and pair on every path, they have as few waits
//! as there are whole barriers, and no signals before the same waits could be farther away
//! (`farthest`).

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;
use seawall_analysis::FindingCode;
use seawall_model::{BarrierPart, EventId, Program};
use seawall_place::{
    Changes, MinimalOptions, PlaceOptions, Placement, Point, SplitBarrierPart, Strategy, certify_program,
    check, place,
};

use crate::change::{Position, Put, depths, find, with};
use crate::farthest;
use crate::judge::{Disagreement, Judge, Judged, Property, certify, has_misuse, no};
use crate::pairs::{Class, Pair, Pairs, say};

/// Returns the signals and waits that do not pair, as `check` reports them.
fn misuse(program: &Program) -> BTreeSet<EventId> {
    let findings = check(program).findings.into_iter();
    findings.filter(|f| f.code == FindingCode::SplitBarrierMisuse).map(|finding| finding.event).collect()
}

/// Whether the program has split barriers of its own.
fn has_split_barriers(program: &Program) -> bool {
    let mut kinds = program.events.values().filter_map(|event| event.action.barrier_kind());
    kinds.any(|kind| matches!(kind.part(), BarrierPart::Signal(_) | BarrierPart::Wait(_)))
}

impl Judge<'_> {
    /// Checks the placement of split barriers, where the target has them. `whole` is the placement
    /// of whole ones.
    pub(crate) fn split(&mut self, before: &Pairs, whole: &Placement) -> Judged {
        let options = MinimalOptions { split: true, ..MinimalOptions::default() };
        let options = PlaceOptions { strategy: Strategy::Minimal(options) };
        let Ok(placement) = place(self.program, &options) else { return Ok(()) };
        let puts = self.puts(&placement)?;
        let beyond = self.beyond(before, &placement);
        let is_wait = |put: &Put| *put != Put::SplitBarrierPart(SplitBarrierPart::Signal);
        let waits: Vec<Position> = puts.iter().filter(|put| is_wait(&put.1)).map(|put| put.0).collect();
        self.tally.split += 1;
        self.tally.split_waits += waits.len() as u64;
        let ops =
            placement.split.iter().flat_map(|distance| &distance.depths).map(|depth| u64::from(depth.1));
        self.tally.split_ops += ops.sum::<u64>();
        self.split_is_enough(before, &puts, &self.beyond_with_waits(&beyond, &placement))?;
        let whole = self.positions(whole)?;
        let cost = |positions: &[Position]| {
            let mut depths = depths(self.program, positions);
            depths.sort_unstable();
            depths
        };
        if cost(&waits) != cost(&whole) {
            let said: Vec<String> = waits.iter().map(|wait| self.describe_position(*wait)).collect();
            return no(
                Property::SplitIsFewest,
                format!("not as many waits as whole barriers: {}", said.join(", ")),
            );
        }
        if !self.exact {
            return Ok(());
        }
        for at in (0..waits.len()).filter(|_| waits != whole) {
            let mut fewer = waits.clone();
            let removed = fewer.remove(at);
            self.is_needed(&fewer, removed, &beyond)?;
        }
        let Some(found) = farthest::search(self.program, &puts, &beyond, self.explorer) else {
            return Ok(());
        };
        self.tally.split_forced += 1;
        self.tally.farther_tried += found.tried;
        match found.farther {
            Some((farther, judge)) => {
                let say = |(position, put): &(Position, Put)| {
                    format!("{put:?} {}", self.describe_position(*position))
                };
                let said: Vec<String> = farther.iter().map(say).collect();
                no(
                    Property::SplitIsFarthest,
                    format!("{judge} finds that this suffices: {}", said.join(", ")),
                )
            }
            None => Ok(()),
        }
    }

    /// Returns what a placement inserts, and where.
    fn puts(&self, placement: &Placement) -> Result<Vec<(Position, Put)>, Disagreement> {
        let placed =
            placement.placed.iter().filter_map(|placed| Some((placed.point, Put::of(placed.insertion)?)));
        placed
            .map(|(point, put)| {
                let position = find(self.program, point).ok_or_else(|| Disagreement {
                    property: Property::PlacementIsClear,
                    detail: format!("{point:?} is not a unique place"),
                });
                Ok((position?, put))
            })
            .collect()
    }

    fn split_is_enough(
        &mut self,
        before: &Pairs,
        puts: &[(Position, Put)],
        beyond: &BTreeSet<(EventId, EventId)>,
    ) -> Judged {
        let property = Property::SplitIsEnough;
        let placed = with(self.program, puts);
        let report = self.explorer.explore(&placed, 0);
        let after = Pairs::of_oracle(&report);
        let said = |judge: &str, pair: Pair| format!("{judge} reports {}", say(&placed, pair));
        if let Some(pair) = after.race(beyond) {
            return no(property, said("with the split barriers, the oracle", pair));
        }
        let known = |pair: &Pair| before.0.iter().any(|other| (other.1, other.2) == (pair.1, pair.2));
        if let Some(&pair) = after.0.iter().find(|pair| pair.0 != Class::MissingFence && !known(pair)) {
            return no(Property::BarriersDoNoHarm, said("only with the split barriers, the oracle", pair));
        }
        if has_misuse(&report) && !self.misuse {
            return no(Property::SplitPairs, "the oracle finds a deadlock or misuse".to_owned());
        }
        // Own parts on a path that no run takes may seem not to pair with added ones. The oracle
        // judges these.
        let has_own = has_split_barriers(self.program);
        if !has_own && misuse(&placed) != misuse(self.program) {
            return no(Property::SplitPairs, "check finds misuse".to_owned());
        }
        let split_parts = split_parts_of(puts);
        let added = puts.iter().filter(|put| put.1 == Put::Whole).map(|put| put.0.point).collect::<Vec<_>>();
        let changes = Changes { added: &added, removed: &FxHashSet::default(), split_parts: &split_parts };
        let certificate = certify_program(self.program, &changes);
        if !has_own && !certificate.unpaired.is_empty() {
            return no(Property::SplitPairs, format!("the certifier reports {:?}", certificate.unpaired));
        }
        for (certificate, of) in
            [(certificate, "with the split barriers,"), (certify(&placed), "on the changed program,")]
        {
            if let Some(pair) = Pairs::of_certificate(&certificate).race(beyond)
                && certificate.is_complete()
                && self.exact
            {
                return no(property, said(&format!("{of} the certifier"), pair));
            }
        }
        match Pairs::of_findings(&check(&placed).findings).race(beyond) {
            Some(pair) => no(property, said("with the split barriers, `check`", pair)),
            None => Ok(()),
        }
    }
}

/// Returns the arrives and waits of split barriers, in the form that the certifier takes.
pub(crate) fn split_parts_of(puts: &[(Position, Put)]) -> Vec<(Point, SplitBarrierPart)> {
    let half = |(position, put): &(Position, Put)| match put {
        Put::SplitBarrierPart(half) => Some((position.point, *half)),
        Put::Whole => None,
    };
    puts.iter().filter_map(half).collect()
}
