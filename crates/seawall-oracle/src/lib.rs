//! The oracle: executes a synchronization program in all orders and reports the faults.
//!
//! It executes the rules of `docs/semantics.md` and nothing else. The analyses over-approximate
//! those rules. If an analysis and the oracle disagree, one of them is wrong. The oracle therefore
//! uses only the model and shares no code with the analyses.
//!
//! ```text
//! Program -> Tables (once) -> Machine (places, carriers, objects) + State
//!         -> search over choices -> Report
//! ```
//!
//! A *carrier* is a warp, an mbarrier phase or a barrier. It *knows* an access if the access
//! happens before what the carrier orders next. The state holds records of past accesses with the
//! set of carriers that know them. An access conflicts with each overlapping record that its warp
//! does not know.
//!
//! The second of two unordered accesses finds the first, whichever order the run has. So plain
//! accesses need no interleaving. Only operations on mbarriers, tokens and named barriers are
//! interleaved.
//!
//! The oracle does not prove anything: it runs few warps and few loop iterations. [`Explored`]
//! states how many.

mod arguments;
mod cluster;
mod conditional_barriers;
mod conflict;
mod explore;
mod facts;
mod limits;
mod loaded;
mod mapped;
mod mix;
mod partition_barriers;
mod perform;
mod place;
mod queue;
mod reachability;
mod relevance;
mod report;
mod run_state;
mod segment;
mod set;
mod simulator;
mod step;
mod tables;
mod value;
mod visible;
mod warps;

pub use cluster::reaches_other_ctas;
pub use conditional_barriers::warps_for_conditional_barriers;
pub use explore::{explore, first_fault, one_run, repeat};
pub use limits::Limits;
pub use report::{Actor, Conflict, Explored, Fault, Reason, Report, Run, Schedule, Step, StepKind, Verdict};
