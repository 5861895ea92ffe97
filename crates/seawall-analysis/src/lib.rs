//! Analyses of synchronization programs. They take a `&Program` and return side tables. They do not
//! change the program, format text or do IO.

mod cause;
mod cfg;
mod dominators;
mod finding;
mod hazard;
mod pairing;
mod pending;
mod reach;
mod side;
mod slice;
mod slot;
mod sync;
pub mod translation;
mod unfold;
mod value;
pub mod waits;

pub use cause::{BlockedWait, Mistake, MistakeKind, NeededArrival, ObjectState, WaitChain, WaitObject};
pub use cfg::{Cfg, in_function_body};
pub use dominators::Dominators;
pub use finding::{Engine, Finding, FindingCode, FindingKind, Remedy, Role, Weight};
pub use hazard::{AccessRef, Hazard, HazardKind};
pub use pairing::Pairing;
pub use pending::{ClassId, Pending, PendingSet};
pub use reach::{Bound, Reach, Replay, Witness};
pub use slice::{Slice, SliceId, Slices};
pub use slot::{SlotIndex, SlotIndices};
pub use sync::{
    Anchor, Barriers, Found, Gap, HazardAnalysis, HazardPath, Lags, Missing, Solution, SplitBarrierPart,
};
pub use unfold::{Node, NodeId, Precision, Unfolding};
pub use value::Value;
