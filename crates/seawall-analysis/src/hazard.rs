//! A hazard: two accesses that may touch the same memory, at least one a write, with nothing that orders them.

use seawall_model::EventId;

/// Which kind of order is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum HazardKind {
    /// Read after write: the read may see old data.
    Raw,
    /// Write after read: the read may see new data.
    War,
    /// Write after write: the older data may survive.
    Waw,
}

impl HazardKind {
    /// The field's three letters.
    pub fn short(self) -> &'static str {
        match self {
            HazardKind::Raw => "RAW",
            HazardKind::War => "WAR",
            HazardKind::Waw => "WAW",
        }
    }

    /// In words.
    pub fn long(self) -> &'static str {
        match self {
            HazardKind::Raw => "read after write",
            HazardKind::War => "write after read",
            HazardKind::Waw => "write after write",
        }
    }
}

/// One access of one event: positions in [`Event::accesses`](seawall_model::Event) and in its footprints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AccessRef {
    /// The event.
    pub event: EventId,
    /// Position among the event's accesses.
    pub access: u32,
    /// Position among the access's footprints.
    pub footprint: u32,
}

/// A hazard between two accesses; `earlier` comes first on some path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hazard {
    /// Which kind.
    pub kind: HazardKind,
    /// The access that was pending.
    pub earlier: AccessRef,
    /// The access that met it.
    pub later: AccessRef,
    /// The path from `earlier` to `later` crosses a loop's back edge for certain (the later one comes first in
    /// program order, or they are the same access).
    pub across_iterations: bool,
}
