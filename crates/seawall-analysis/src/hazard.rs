//! Hazards: two accesses that may touch the same memory, at least one of them a write, without
//! order.

use seawall_model::EventId;

/// The kind of a hazard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub enum HazardKind {
    /// Read after write: the read may return old data.
    Raw,
    /// Write after read: the read may return new data.
    War,
    /// Write after write: the old data may remain.
    Waw,
}

impl HazardKind {
    /// The usual abbreviation.
    pub fn short(self) -> &'static str {
        match self {
            HazardKind::Raw => "RAW",
            HazardKind::War => "WAR",
            HazardKind::Waw => "WAW",
        }
    }

    /// The name in words.
    pub fn long(self) -> &'static str {
        match self {
            HazardKind::Raw => "read after write",
            HazardKind::War => "write after read",
            HazardKind::Waw => "write after write",
        }
    }
}

/// One access of one event: positions in [`Event::accesses`](seawall_model::Event) and in its
/// footprints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AccessRef {
    /// The event.
    pub event: EventId,
    /// Position among the event's accesses.
    pub access: u32,
    /// Position among the access's footprints.
    pub footprint: u32,
}

/// A hazard between two accesses. `earlier` comes first on some path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hazard {
    /// Its kind.
    pub kind: HazardKind,
    /// The pending access.
    pub earlier: AccessRef,
    /// The access that conflicts with it.
    pub later: AccessRef,
    /// Whether the path from `earlier` to `later` certainly crosses a back edge of a loop. That is
    /// so if `later` comes first in program order or if both are the same access.
    pub across_iterations: bool,
}
