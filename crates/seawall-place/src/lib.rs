//! Placement: from a synchronization program to the points where barriers are needed, with the reason for each.
//!
//! Deliberately absent: MLIR (points are ops of the model), text, IO.

mod placement;

pub use placement::{Insertion, Placed, Placement, Point, Reason};
