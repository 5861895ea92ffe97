//! The phase machine: partitions of a kernel as communicating processes with concrete indices, phases and counters.

mod access;
mod bits;
mod coverage;
mod deadlock;
mod edges;
mod eval;
mod explore;
mod finding;
mod flow;
mod graph;
mod joint;
mod limits;
mod lin;
mod machine;
mod phases;
mod place;
mod record;
mod run;
mod shift;
mod state;
mod step;
mod sync;
mod tables;
mod timeline;
mod trace;

pub use coverage::{Order, Row, Writer};
pub use edges::{Edge, Way};
pub use finding::{
    Arrivals, Because, Bytes, Cause, CycleStep, Deadlock, Finding, Lack, Lapped, Lifetime, LifetimeFault,
    Missing, RacePair, RedundantWait, Stuck,
};
pub use limits::Limits;
pub use phases::{Bound, Incomplete, Instance, Object, Phases, Reason};
pub use timeline::{Lane, Occupied, Step, Timeline};

pub use run::run;
