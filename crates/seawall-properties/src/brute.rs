//! Tries every cheaper placement, one by one.

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;
use seawall_model::{EventId, Program};
use seawall_oracle::Report;
use seawall_place::{Changes, certify_program};

use crate::change::{Position, depths, positions, with_barriers};
use crate::explorer::Explorer;
use crate::pairs::Pairs;

/// Programs with more places for barriers than this are not searched.
const MAX_POSITIONS: usize = 8;

/// The result of the search.
pub(crate) struct Brute {
    /// Number of placements tried.
    pub(crate) tried: u64,
    /// A placement that costs less and leaves no race, and the judge that found it.
    pub(crate) cheaper: Option<(Vec<Position>, &'static str)>,
}

/// Tries all placements that cost less than `placed`. A placement suffices if the certifier or the
/// oracle finds that it leaves no race but `beyond`.
pub(crate) fn search(
    program: &Program,
    placed: &[Position],
    beyond: &BTreeSet<(EventId, EventId)>,
    explorer: &mut Explorer,
) -> Option<Brute> {
    let all = positions(program);
    if all.len() > MAX_POSITIONS || placed.is_empty() {
        return None;
    }
    let by_position = depths(program, &all);
    let deepest = by_position.iter().max().copied().unwrap_or(0) as usize;
    let cost = |depths: &mut dyn Iterator<Item = u32>| {
        let mut counts = vec![0_u32; deepest + 1];
        depths.for_each(|depth| counts[deepest - depth as usize] += 1);
        counts
    };
    let bound = cost(&mut depths(program, placed).into_iter());
    let mut brute = Brute { tried: 0, cheaper: None };
    let members = |set: u32| (0..all.len()).filter(move |at| set >> at & 1 == 1);
    let is_cheaper =
        |set: &u32| cost(&mut members(*set).filter_map(|at| by_position.get(at).copied())) < bound;
    let mut cheaper: Vec<u32> = (0..1 << all.len()).filter(is_cheaper).collect();
    cheaper.sort_by_key(|set| (std::cmp::Reverse(set.count_ones()), *set));
    let mut too_few: Vec<u32> = Vec::new();
    for set in cheaper {
        brute.tried += 1;
        // If a placement does not suffice, no part of it does.
        if too_few.iter().any(|more| set & more == set) {
            continue;
        }
        let chosen: Vec<Position> = members(set).filter_map(|at| all.get(at).copied()).collect();
        if let Some(judge) = is_enough(program, &chosen, beyond, explorer) {
            brute.cheaper = Some((chosen, judge));
            break;
        }
        too_few.push(set);
    }
    Some(brute)
}

/// Returns the judge that finds no race in `program` with barriers at `chosen`.
fn is_enough(
    program: &Program,
    chosen: &[Position],
    beyond: &BTreeSet<(EventId, EventId)>,
    explorer: &mut Explorer,
) -> Option<&'static str> {
    let points: Vec<_> = chosen.iter().map(|position| position.point).collect();
    let removed = FxHashSet::default();
    let certificate =
        certify_program(program, &Changes { added: &points, removed: &removed, split_parts: &[] });
    if !certificate.unpaired.is_empty() {
        return None;
    }
    if certificate.is_complete() && Pairs::of_certificate(&certificate).race(beyond).is_none() {
        return Some("the certifier");
    }
    let changed = with_barriers(program, chosen);
    let has_race = |report: &Report| Pairs::of_oracle_with_covered(report).race(beyond).is_some();
    let (complete, shown) = explorer.until(&changed, has_race);
    (complete && !shown).then_some("the oracle")
}
