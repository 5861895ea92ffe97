//! What a function does to its caller: its accesses, what has become of each when it returns, and whether there is a way
//! through it without a barrier.

use rustc_hash::FxHashMap;
use seawall_model::{Call, Descriptor, EventId, Footprint, FunctionId, Mode, Place, Proxy, Slot};
use smallvec::smallvec;

use super::life::Life;
use super::objects::Values;
use super::place::{Frame, PlaceId};
use super::steps::Seen;
use super::touch::Touch;
use super::value::Value;

/// How the program names the place of an access.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Source {
    pub(super) footprint: Footprint,
    /// The function whose footprint it is: the one that is looked at or one that it calls.
    pub(super) function: FunctionId,
    /// Where that function's frame starts in that of the one that is looked at.
    pub(super) offset: u32,
}

/// An access of a callee.
#[derive(Clone, Debug)]
pub(super) struct Remote {
    /// Its place is that of the callee and means nothing to the caller.
    pub(super) touch: Touch,
    pub(super) source: Source,
    /// What may have become of it at a return; none if it is over.
    pub(super) lives: Vec<Life>,
}

/// What a caller needs to know of a function.
#[derive(Clone, Debug, Default)]
pub(super) struct Summary {
    pub(super) remotes: Vec<Remote>,
    /// Some way from entry to return has no barrier.
    pub(super) passes: bool,
}

/// Functions that have been looked at; callees come before callers.
pub(super) type Summaries = FxHashMap<FunctionId, Summary>;

impl Remote {
    /// Where the access lies for the caller. What it says of slots and boxes is the callee's affair; an argument's slot is
    /// the caller's.
    pub(super) fn seen_by(&self, call: &Call, caller: FunctionId, values: Values<'_>) -> Seen {
        let own = Frame { root: caller, function: caller, offset: 0 };
        if let Place::Parameter(position) = self.source.footprint.place {
            let passed = usize::try_from(position).ok().and_then(|position| call.arguments.get(position));
            return match passed.map(Vec::as_slice) {
                None | Some([]) => smallvec![(unknown(), own, Value::UNKNOWN)],
                Some(footprints) => footprints
                    .iter()
                    .map(|footprint| {
                        let value = match footprint.slot {
                            Slot::At(term) => values(term),
                            Slot::Whole | Slot::Any => Value::UNKNOWN,
                        };
                        let descriptor = Descriptor::default();
                        (Footprint { descriptor, warps: None, ..footprint.clone() }, own, value)
                    })
                    .collect(),
            };
        }
        let footprint = Footprint {
            slot: Slot::Any,
            warps: None,
            descriptor: Descriptor::default(),
            ..self.source.footprint.clone()
        };
        let offset = self.source.offset.saturating_add(call.frame_offset);
        smallvec![(footprint, Frame { root: caller, function: self.source.function, offset }, Value::UNKNOWN)]
    }
}

/// Somewhere.
pub(super) fn unknown() -> Footprint {
    Footprint {
        place: Place::Unknown,
        slot: Slot::Any,
        bytes: None,
        warps: None,
        descriptor: Descriptor::default(),
    }
}

/// What a function whose body is not part of the program may do.
pub(super) fn anything(event: EventId, place: PlaceId) -> Touch {
    Touch {
        event,
        mode: Mode::ReadWrite,
        proxy: Proxy::Generic,
        queue: None,
        token: None,
        place,
        first_warp: false,
        arrival: None,
        in_warp: false,
        behind_barrier: false,
    }
}
