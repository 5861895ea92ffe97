//! Function summaries: the accesses of a function, their state at its return, and whether some path
//! through it has no barrier.

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
    /// The function that contains the footprint: the analyzed one or one that it calls.
    pub(super) function: FunctionId,
    /// Start of that function's frame in the frame of the analyzed function.
    pub(super) offset: u32,
}

/// An access of a callee.
#[derive(Clone, Debug)]
pub(super) struct Remote {
    /// The access. Its place is that of the callee and has no meaning for the caller.
    pub(super) touch: Touch,
    pub(super) source: Source,
    /// Its possible states at a return. Empty if nothing later can depend on it.
    pub(super) lives: Vec<Life>,
}

/// The effects of a function on its caller.
#[derive(Clone, Debug, Default)]
pub(super) struct Summary {
    pub(super) remotes: Vec<Remote>,
    /// Whether some path from entry to return has no barrier.
    pub(super) passes: bool,
}

/// Summaries of the analyzed functions. Callees come before callers.
pub(super) type Summaries = FxHashMap<FunctionId, Summary>;

impl Remote {
    /// The place of the access in the caller. Slots and boxes of the callee are dropped. The slot
    /// of an argument is the caller's.
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

/// Unknown memory.
pub(super) fn unknown() -> Footprint {
    Footprint {
        place: Place::Unknown,
        slot: Slot::Any,
        bytes: None,
        warps: None,
        descriptor: Descriptor::default(),
    }
}

/// The access of a function whose body is not in the program.
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
