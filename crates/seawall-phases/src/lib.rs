//! The mbarrier model checker. It explores the partitions of a kernel as communicating processes
//! with concrete slots, phases and counters.
//!
//! Each partition is one process. Its warps step together, because the hazard analysis covers
//! hazards among them. Where one may be overtaken at a wait, some runs let it lag (`lagging.rs`).
//! Asynchronous engines arrive immediately; the checker tracks which processes have observed each
//! arrival, and reports arrivals that may come too late (`landing.rs`). [`run`] explores a program
//! and returns [`Phases`]: findings, redundant waits, edges, the coverage table and a timeline. The
//! crate shares no code with the oracle, which tries every order of a few iterations.
//!
//! - **Orders.** One order of the processes suffices unless a wait or an arrival can fall in
//!   another phase. In that case the checker tries other orders, and the verdict says
//!   [`Reason::Ambiguous`].
//! - **Arguments.** A comparison that the known ranges do not decide is explored both ways. A
//!   deadlock or a misuse of an object is reported only with concrete arguments that lead to it.
//!   Otherwise the verdict says [`Reason::Unconfirmed`].
//! - **Trip counts.** A run stops at a joint state that an older one covers. If every run ends or
//!   stops so, the verdict is [`Bound::AllTripCounts`], else [`Bound::UpTo`].
//!
//! `DESIGN.md` argues why this is sound and lists what is not covered.
//!
//! Deliberately absent: formatting, IO, recursion.

mod access;
mod arithmetic;
mod bits;
mod bounds;
mod causal;
mod checker;
mod checker_state;
mod common_exit;
mod concern;
mod control_flow;
mod cover;
mod coverage;
mod data;
mod deadlock;
mod edges;
mod either;
mod epochs;
mod eval;
mod explore;
mod facts;
mod finding;
mod graph;
mod joint;
mod knows;
mod lagging;
mod landing;
mod limits;
mod lin;
mod moved;
mod moves;
mod pairs;
mod passed;
mod phases;
mod place;
mod record;
mod relations;
mod run;
mod search;
mod shift;
mod sites;
mod step;
mod sync;
mod tables;
mod timeline;
mod token;
mod trace;
mod twins;
mod visited;
mod waits;
mod witness;

pub use coverage::{Order, Row, Writer};
pub use data::{Loaded, data_values};
pub use edges::{Direction, Edge};
pub use finding::{
    Arrivals, Because, Bytes, Cause, CycleStep, Deadlock, Finding, Lack, Lapped, Lifetime, LifetimeFault,
    Missing, RacePair, RedundantWait, Stuck, Through,
};
pub use limits::Limits;
pub use phases::{Bound, Incomplete, Instance, Object, PhaseCounts, Phases, Reason};
pub use timeline::{Lane, Occupied, Step, Timeline};
pub use twins::Twins;

pub use run::{run, run_apart};
