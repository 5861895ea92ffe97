//! Compares the synchronization of a program with that of its translation by a compiler: each path
//! of the translation must order memory as a path of the original does.
//!
//! - `build` turns both programs into graphs of steps (`graph`). `facts` has what a step orders.
//! - `matching` finds which accesses of the original an access of the translation may come from, by
//!   kind and bytes.
//! - `paths` finds the least that paths order between two accesses. `demand` has the part of it
//!   that matters. `compare` reports paths that order less than any that they may come from.
//! - `counts` compares the counts and bytes of mbarriers, and with `parities` where waits start.
//!   `lost` groups the reports.
//!
//! `TRANSLATION.md` of this crate has the relation, and what it does not see.

mod build;
mod compare;
mod counts;
mod demand;
mod facts;
mod graph;
mod locality;
mod lost;
mod matching;
mod parities;
mod paths;

use rustc_hash::FxHashSet;
use seawall_base::EntityId as _;
use seawall_model::{EventId, FunctionId, Program};

pub use build::Unsupported;
use build::{Objects, Orders, build};
pub use counts::{Miscount, MiscountKind};
use graph::{Graph, Kind};
pub use lost::{Lost, Order};
use matching::Matching;

/// A kernel of a program.
#[derive(Clone, Copy, Debug)]
pub struct Side<'a> {
    /// The program.
    pub program: &'a Program,
    /// The kernel.
    pub kernel: FunctionId,
    /// The number that is added to addresses in shared memory, so that those of both sides agree.
    pub base: u32,
}

/// What was compared, and what was not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// The events of the original that access shared or tensor memory.
    pub original: usize,
    /// Those that no event of the translation may come from.
    pub unused: Vec<EventId>,
    /// The events of the translation that access shared or tensor memory.
    pub translation: usize,
    /// Those that may come from no event of the original though it accesses the same memory, and
    /// those whose memory is not known.
    pub unmatched: Vec<EventId>,
    /// Those of memory that no event of the original accesses.
    pub outside: Vec<EventId>,
    /// The pairs of accesses between which the original has an order.
    pub pairs: usize,
}

/// The result of a comparison.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Comparison {
    /// Orders that the original has and the translation lacks.
    pub lost: Vec<Lost>,
    /// Orders that the translation has and the original lacks. `None` if that was not compared,
    /// because accesses of the translation are not matched. Earlier and later access are those of
    /// the original.
    pub added: Option<Vec<Lost>>,
    /// mbarriers with other counts.
    pub miscounts: Vec<Miscount>,
    /// What was compared.
    pub coverage: Coverage,
}

/// Events of a translation that are not compared.
#[derive(Clone, Copy, Debug)]
pub struct Excluded<'a> {
    /// Those of which the memory is not known.
    pub unknown: &'a FxHashSet<EventId>,
    /// Those that the compiler adds for itself.
    pub added: &'a FxHashSet<EventId>,
}

/// Compares a kernel with its translation.
///
/// # Errors
///
/// If a program has calls that cannot be followed, or is too large.
pub fn compare(
    original: Side<'_>,
    translation: Side<'_>,
    excluded: Excluded<'_>,
) -> Result<Comparison, Unsupported> {
    let mut objects = Objects::default();
    // The first graph only finds the mbarriers.
    build(Orders::Certain, original, &mut objects)?;
    objects.fixed = true;
    let before = build(Orders::Certain, original, &mut objects)?;
    let after = build(Orders::Possible, translation, &mut objects)?;
    let matching = Matching::new(&before, &after, excluded);
    let ordered = compare::Ordered::new(&before);
    let compared = compare::compare(&before, (translation.program, &after), &ordered, &matching);
    let mut lost = lost::grouped(&before, &after, &objects, &compared.weaker);
    lost.extend(lost::absent(&before, &after, &matching));
    if matching.unmatched.is_empty() {
        let fewer = counts::fewer((original, &before), (translation, &after), &lost);
        lost.extend(fewer);
    }
    let added = added(original, translation, &mut objects, excluded)?;
    let mut miscounts = counts::compare((original.program, &before), (translation.program, &after));
    miscounts.extend(counts::compare_waits(&before, &after));
    let later = counts::compare_sequences((original, &before), (translation, &after), &miscounts);
    miscounts.extend(later);
    let events = |graph: &Graph| -> FxHashSet<EventId> {
        let touching =
            graph.steps().filter(|(_, step)| step.touches.iter().any(|touch| is_access(touch.kind)));
        touching.filter_map(|(_, step)| step.event).collect()
    };
    let unmatched = sorted(matching.unmatched.iter().filter_map(|at| after.step(at.step).event));
    let used: FxHashSet<EventId> = matching.used.iter().filter_map(|at| before.step(at.step).event).collect();
    let own = events(&before);
    let coverage = Coverage {
        original: own.len(),
        unused: sorted(own.difference(&used).copied()),
        translation: events(&after).difference(excluded.added).count(),
        outside: sorted(matching.outside.iter().filter_map(|at| after.step(at.step).event)),
        unmatched,
        pairs: compared.pairs,
    };
    Ok(Comparison { lost, added, miscounts, coverage })
}

/// The orders of the translation that the original lacks: the same comparison with the programs
/// exchanged. Operations on mbarriers are left out: those of the translation are matched, so that a
/// path has more of them only if the compiler knows that other paths do not occur. Commits are left
/// out because they order nothing alone.
fn added(
    original: Side<'_>,
    translation: Side<'_>,
    objects: &mut Objects,
    excluded: Excluded<'_>,
) -> Result<Option<Vec<Lost>>, Unsupported> {
    let before = build(Orders::Possible, original, objects)?;
    let after = build(Orders::Certain, translation, objects)?;
    let matching = Matching::new(&before, &after, excluded);
    let Some(inverted) = matching.inverted() else { return Ok(None) };
    let ordered = compare::Ordered::of_translation(&after, &matching);
    let compared = compare::compare(&after, (original.program, &before), &ordered, &inverted);
    let mut added = lost::grouped(&after, &before, objects, &compared.weaker);
    added.retain(|added| match added.order {
        Order::Completion(_)
        | Order::Barrier
        | Order::ClusterBarrier
        | Order::ProxyFence
        | Order::BarrierAfterFence
        | Order::InitFence => true,
        Order::Groups(_) | Order::MBarrierWait(_) | Order::MBarrierArrival(_) | Order::MBarrierExpect(_) => {
            false
        }
    });
    Ok(Some(added))
}

fn is_access(kind: Kind) -> bool {
    match kind {
        Kind::Data { .. } | Kind::MBarrier(_) => true,
        Kind::QueueWait(..) | Kind::Start | Kind::StartOfGroups(_) | Kind::End => false,
    }
}

fn sorted(events: impl Iterator<Item = EventId>) -> Vec<EventId> {
    let mut all: Vec<EventId> = events.collect();
    all.sort_unstable_by_key(|event| event.index());
    all.dedup();
    all
}
