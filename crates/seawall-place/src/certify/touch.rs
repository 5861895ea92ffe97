//! One access on one path, and which pairs of accesses need an order.

use rustc_hash::FxHashMap;
use seawall_analysis::HazardKind;
use seawall_base::{PrimaryMap, define_id};
use seawall_model::{Action, EngineOrder, EventId, Mode, Program, Proxy, Queue, TokenId};

use super::life::{Arrival, Counting, Life};
use super::own::{SharedBytes, Side};
use super::place::{PlaceId, Places};
use super::{Uncovered, UncoveredClass};

define_id!(/// An access in a [`Touches`] table.
    pub(super) struct TouchId, "touch");

/// An access with its evaluated place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Touch {
    pub(super) event: EventId,
    pub(super) mode: Mode,
    pub(super) proxy: Proxy,
    /// The queue in which it completes, if it is asynchronous.
    pub(super) queue: Option<Queue>,
    pub(super) token: Option<TokenId>,
    pub(super) place: PlaceId,
    /// Whether only the first warp of the partition makes or issues it. Also set if the partition
    /// has one warp.
    pub(super) first_warp: bool,
    /// The mbarrier arrival that the operation makes when it completes.
    pub(super) arrival: Option<Arrival>,
    /// Whether it is scratch memory for an exchange inside each warp. The op has a warp barrier
    /// between write and read, so each warp touches only its own part.
    pub(super) in_warp: bool,
    /// Whether it is in a callee, after a barrier on every path from the callee's entry.
    pub(super) behind_barrier: bool,
}

impl Touch {
    /// The place and the warps of the access.
    pub(super) fn side(&self) -> Side {
        Side { place: self.place, first_warp: self.first_warp }
    }

    /// The initial life. A synchronous access is complete when the next event issues.
    pub(super) fn birth(&self) -> Life {
        match self.queue {
            Some(queue) => Life::issued(queue, self.arrival),
            None => Life::COMPLETE,
        }
    }
}

/// All accesses of one function, interned.
#[derive(Default)]
pub(super) struct Touches {
    table: PrimaryMap<TouchId, Touch>,
    ids: FxHashMap<Touch, TouchId>,
}

impl Touches {
    pub(super) fn intern(&mut self, touch: Touch) -> TouchId {
        if let Some(&id) = self.ids.get(&touch) {
            return id;
        }
        let id = self.table.push(touch.clone());
        self.ids.insert(touch, id);
        id
    }

    pub(super) fn get(&self, id: TouchId) -> &Touch {
        &self.table[id]
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (TouchId, &Touch)> {
        self.table.iter()
    }
}

/// Whether `earlier` in its current `life` and `later`, which is issued now, lack an order.
pub(super) fn compare(
    program: &Program,
    places: &mut Places,
    counting: &Counting,
    (earlier, life): (&Touch, &Life),
    later: &Touch,
) -> Option<Uncovered> {
    let meeting = places.shared_bytes(program, earlier.side(), later.side());
    let class = missing(program, places, counting, (earlier, life), (later, meeting))?;
    let may_conflict = (earlier.mode.writes() || later.mode.writes())
        && !(is_mbarrier_operation(program, earlier) && is_mbarrier_operation(program, later))
        && !commute(program, earlier, later)
        && places.overlap(earlier.place, later.place);
    let kind = match (earlier.mode.writes(), later.mode.writes()) {
        (true, _) if later.mode.reads() => HazardKind::Raw,
        (true, _) => HazardKind::Waw,
        (false, _) => HazardKind::War,
    };
    may_conflict.then_some(Uncovered { earlier: earlier.event, later: later.event, kind, class })
}

/// What is missing between them if they touch a common byte.
fn missing(
    program: &Program,
    places: &Places,
    counting: &Counting,
    (earlier, life): (&Touch, &Life),
    (later, meeting): (&Touch, SharedBytes),
) -> Option<UncoveredClass> {
    match life {
        _ if !meeting.same_warp && !meeting.two_warps => None,
        Life::InFlight { .. } => {
            let ordered = in_engine_order(program, places, counting, earlier, later);
            (!ordered).then_some(UncoveredClass::MissingWait)
        }
        Life::Complete { known, fenced, .. } => {
            let same_op = program.events[earlier.event].origin == program.events[later.event].origin;
            let same_warp = !meeting.two_warps || earlier.in_warp && later.in_warp && same_op;
            if !known && !same_warp && !later.behind_barrier {
                Some(UncoveredClass::Race)
            } else {
                let unfenced = !fenced && needs_fence(places, earlier) && later.proxy == Proxy::Async;
                unfenced.then_some(UncoveredClass::MissingProxyFence)
            }
        }
    }
}

/// Whether a later access through the async proxy needs a proxy fence after this one: a generic
/// write to shared memory.
pub(super) fn needs_fence(places: &Places, touch: &Touch) -> bool {
    places.needs_fences
        && touch.mode.writes()
        && touch.proxy == Proxy::Generic
        && !places.is_tensor(touch.place)
}

/// Whether the engine orders the two accesses (section 2): writes of one in-order queue, or MMAs
/// and their copies on the same tensor memory.
fn in_engine_order(
    program: &Program,
    places: &Places,
    counting: &Counting,
    earlier: &Touch,
    later: &Touch,
) -> bool {
    if earlier.queue != later.queue {
        return false;
    }
    let action = |touch: &Touch| &program.events[touch.event].action;
    let Some(queue) = earlier.queue else { return false };
    match queue.row().order {
        EngineOrder::Writes => {
            earlier.mode == Mode::Write && later.mode == Mode::Write && !counting.arrives(queue)
        }
        EngineOrder::Accumulators => {
            action(earlier).is_pipelined_before(action(later))
                || action(earlier).is_issued_like(action(later)) && places.is_tensor(earlier.place)
        }
        EngineOrder::None => false,
    }
}

/// Whether it is an operation on an mbarrier other than an initialization or an invalidation. Two
/// of these need no order.
pub(super) fn is_mbarrier_operation(program: &Program, touch: &Touch) -> bool {
    let bounds_life = program.events[touch.event].action.bounds_mbarrier_lifetime();
    touch.proxy == Proxy::Barrier && !bounds_life
}

fn commute(program: &Program, a: &Touch, b: &Touch) -> bool {
    match (&program.events[a.event].action, &program.events[b.event].action) {
        (Action::Atomic { commutes: Some(a) }, Action::Atomic { commutes: Some(b) }) => a == b,
        _ => false,
    }
}
