//! Analyses of synchronization programs. They take a `&Program` and give side tables; none changes the program,
//! formats anything, or does IO.

mod hazard;

pub use hazard::{AccessRef, Hazard, HazardKind};
