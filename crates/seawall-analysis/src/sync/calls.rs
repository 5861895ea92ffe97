//! What a call does, as far as its caller can tell.

use super::state::Flight;
use super::steps::Touch;
use crate::pending::PendingSet;

/// A function seen from one of its call sites.
#[derive(Clone, Debug, Default)]
pub(crate) struct Summary {
    /// Accesses that some path reaches before any barrier.
    pub(crate) exposed: Vec<Touch>,
    /// Accesses that no barrier orders before the return.
    pub(crate) pending: PendingSet,
    /// Operations that may be in flight at the return.
    pub(crate) flight: Vec<Flight>,
    /// Some path leads through without a barrier.
    pub(crate) transparent: bool,
    /// Accesses behind a barrier, which orders nothing that is in flight or lacks a proxy fence.
    pub(crate) inner: Vec<Touch>,
    /// Writes through the generic proxy that no proxy fence follows.
    pub(crate) unfenced: PendingSet,
    /// It waits for asynchronous operations, maybe for those of its caller.
    pub(crate) waits: bool,
    /// It does something to mbarriers.
    pub(crate) uses_mbarriers: bool,
}
