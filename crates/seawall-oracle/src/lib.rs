//! The oracle: runs a synchronization program, in all orders, and says what goes wrong.
//!
//! It executes the rules of `docs/semantics.md` and nothing else. Analyses over-approximate those rules; where one of
//! them and the oracle disagree, one is wrong. Therefore this crate knows the model only and shares no code with the
//! analyses, so that a mistake is not made twice.
//!
//! ```text
//! Program -> Tables (once) -> Machine (places, carriers, objects) + State -> search over choices -> Report
//! ```
//!
//! How races are found without trying all orders of all accesses: the state holds records of past
//! accesses with the set of *carriers* (warps, mbarrier phases, barriers) that know them. An access clashes with each
//! record that its warp does not know. Whichever of two unordered accesses comes first in a run, the other finds it,
//! so that plain accesses need no interleaving; only operations on mbarriers, tokens and named barriers do.
//!
//! Deliberately absent: proofs. The oracle runs few warps and few repetitions, and says how many.

mod apart;
mod arguments;
mod cluster;
mod conflict;
mod explore;
mod facts;
mod flow;
mod limits;
mod machine;
mod mapped;
mod meet;
mod mix;
mod perform;
mod place;
mod queue;
mod relevance;
mod report;
mod set;
mod state;
mod step;
mod stretch;
mod tables;
mod value;
mod visible;
mod warps;

pub use apart::warps_apart;
pub use cluster::reaches_other_ctas;
pub use explore::{explore, first_fault, one_run};
pub use limits::Limits;
pub use report::{Actor, Conflict, Explored, Fault, Reason, Report, Schedule, Step, StepKind, Verdict};
