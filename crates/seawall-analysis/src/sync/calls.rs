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
}
