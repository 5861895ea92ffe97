//! Selects the accesses of two events that a finding is about. A finding names events, and an event
//! may touch several buffers.

use seawall_analysis::{AccessRef, HazardKind};
use seawall_base::index_u32;
use seawall_model::{Access, EventId, Mode, Program, Proxy};

use crate::describe::{self, Side};

/// The number of footprint pairs that are compared.
const PAIR_LIMIT: usize = 4096;

/// One access of an event, resolved.
#[derive(Clone, Copy)]
pub(crate) struct Touch<'p> {
    /// The mode and the place of the access.
    pub(crate) side: Side<'p>,
    /// Whether the access completes later than the event.
    pub(crate) asynchronous: bool,
}

/// The accesses of `earlier` and `later` that conflict as `hazard` says. Prefers accesses of the
/// same buffer to accesses that share bytes, and data to mbarriers. Without a conflict, returns the
/// first access of each event.
pub(crate) fn conflict<'p>(
    program: &'p Program,
    earlier: EventId,
    later: EventId,
    hazard: Option<HazardKind>,
) -> (Option<Touch<'p>>, Option<Touch<'p>>) {
    let pairs = touches(program, earlier)
        .flat_map(|first| touches(program, later).map(move |second| (first, second)))
        .take(PAIR_LIMIT);
    let mut best: Option<(u32, Touch<'p>, Touch<'p>)> = None;
    for ((first, first_proxy), (second, second_proxy)) in pairs {
        if !modes_fit(first.side.mode, second.side.mode, hazard) {
            continue;
        }
        let data = u32::from(is_data(first_proxy)) + u32::from(is_data(second_proxy));
        let score = 4 * overlap(program, &first.side, &second.side) + data;
        if best.as_ref().is_none_or(|found| found.0 < score) {
            best = Some((score, first, second));
        }
    }
    match best {
        Some((_, first, second)) => (Some(first), Some(second)),
        None => (first_access(program, earlier), first_access(program, later)),
    }
}

/// The first access of the event, data before mbarriers. `None` if it touches nothing.
pub(crate) fn first_access(program: &Program, event: EventId) -> Option<Touch<'_>> {
    let data = touches(program, event).find(|found| is_data(found.1));
    data.or_else(|| touches(program, event).next()).map(|found| found.0)
}

/// The mbarrier that the event operates on, if any.
pub(crate) fn mbarrier(program: &Program, event: EventId) -> Option<Touch<'_>> {
    let own = touches(program, event).find(|found| !is_data(found.1)).map(|found| found.0);
    own.or_else(|| first_access(program, event).filter(|_| sets_up(program, event)))
}

/// Whether the event initialises or invalidates an mbarrier. Both access it as ordinary data.
fn sets_up(program: &Program, event: EventId) -> bool {
    program.events.get(event).is_some_and(|event| event.action.bounds_mbarrier_lifetime())
}

/// All footprints of all accesses of the event, with the proxy of each access.
fn touches(program: &Program, event: EventId) -> impl Iterator<Item = (Touch<'_>, Proxy)> {
    let accesses: &[Access] = program.events.get(event).map(|e| e.accesses.as_slice()).unwrap_or_default();
    (0_u32..).zip(accesses).flat_map(move |(index, access)| {
        let footprints = 0_u32..index_u32(access.footprints.len());
        footprints.filter_map(move |footprint| {
            let side = describe::side(program, AccessRef { event, access: index, footprint })?;
            Some((Touch { side, asynchronous: access.queue.is_some() }, access.proxy))
        })
    })
}

fn is_data(proxy: Proxy) -> bool {
    proxy != Proxy::Barrier
}

fn modes_fit(earlier: Mode, later: Mode, hazard: Option<HazardKind>) -> bool {
    match hazard {
        Some(HazardKind::Raw) => earlier.writes() && later.reads(),
        Some(HazardKind::War) => earlier.reads() && later.writes(),
        Some(HazardKind::Waw) => earlier.writes() && later.writes(),
        None => earlier.writes() || later.writes(),
    }
}

/// 2 for the same buffer, 1 for shared bytes, 0 if no shared memory is known.
fn overlap(program: &Program, earlier: &Side<'_>, later: &Side<'_>) -> u32 {
    let place = |side: &Side<'_>| side.footprint.map(|footprint| footprint.place);
    if place(earlier) == place(later) {
        2
    } else {
        u32::from(describe::shared_bytes(program, &(*earlier, *later)).is_some())
    }
}
