//! The phase machine: partitions of a kernel as communicating processes with concrete indices, phases and counters.
//!
//! Each partition is one process; its warps step together, since what they do to each other is the hazard analysis's business.
//! Engines arrive for asynchronous operations, at once; who knows that they have is carried along, so that what may come too late is told
//! (`landing.rs`). [`run`] goes through a program and gives [`Phases`]: findings, waits that never wait, edges, the coverage table and a
//! timeline. It shares no code with the oracle, which tries every order of a few iterations.
//!
//! **One order is enough.** A process can do nothing but wait at an object, and a wait that can pass stays so until the phase after the
//! one that it observes completes. So runs of two orders differ only if (a) that completion can come before the wait is done, (b) the
//! wait can pass on an earlier phase of its parity, or (c) an arrival can come in an earlier phase. With every arrival travels how many
//! phases of each object, and how many waits of each process, are known to have happened before; from that the machine sees whether (a),
//! (b) or (c) is possible. If not, every order gives the same phases, and what happens before what is the same in all of them. If so, it
//! tries other orders: each process first and last, engines late, and some at random. What goes wrong in one of them is found; if nothing
//! does, the verdict says [`Reason::Ambiguous`].
//!
//! **All arguments.** What a kernel is given is a sum of atoms with a range each. A comparison that the ranges do not decide is followed
//! both ways, each with a narrower range, so that equal expressions decide equally in all partitions. What is known of sums is carried to
//! their atoms and back; a choice that contradicts itself is not followed. What is left may still be a run of no arguments: more
//! runs than there are, never fewer. A deadlock or a misuse of an object is told only if concrete arguments were found that lead to it; else the
//! verdict says [`Reason::Unconfirmed`].
//!
//! **All trip counts.** Partitions go on by turns, each up to the next head of a loop. The joint state after each round is compared with all
//! that were there before: positions, objects, what is known of what, accesses that still matter. If a state is like an older one, and all that
//! differs are counters and bounds that shift in a way that decides nothing differently (argued in `shift.rs`), every run from it is one from
//! the older state with smaller arguments. That run has been followed, or is being followed, so that by induction on its length nothing
//! goes wrong in it that was not found. If all runs end or come to such a state, the verdict is [`Bound::AllTripCounts`].
//!
//! Arguments that shift are still arguments only if what is made of them shifts with them: `relations.rs`. A state may also know more than the older
//! one, and remember less: that never does harm (`knows.rs`).
//!
//! **Loops inside of loops.** Where an inner bound is an argument, no joint state comes again. Runs in which each outer iteration has a bound of its
//! own (`epochs.rs`) are more than there are, and do repeat; if nothing goes wrong in them, that holds for all trip counts, too. They are made where
//! nothing was found, and within [`Limits::proof`]; a state that is like an older one but for what is known in it then goes on with what both
//! know. Where they do not come to their end, the verdict is [`Bound::UpTo`] the most iterations of which all runs were followed. Bounds made of the outer
//! iteration, as under a causal mask, are such bounds, too (`causal/`).
//!
//! **Not covered:** bounds that a conditional hands on; three loops inside of each other; one partition that has two loops where another has one of
//! both (their trip counts are no longer told to go together); two counters of one loop that start anew at different times. Their verdict is
//! [`Bound::UpTo`]. Warps of one partition that take different ways; other CTAs of the cluster; calls of what is not known.
//! A comparison of values that are not followed is decided once for as long as they are the same, with its opposite (`facts.rs`).
//! Of a value that is not followed, two partitions at a time are never taken to decide; loops of unknown length are taken to go on
//! while several partitions run. After any of these, only races are told.
//!
//! Deliberately absent: formatting, IO, recursion.

mod access;
mod bits;
mod bounds;
mod causal;
mod concern;
mod cover;
mod coverage;
mod deadlock;
mod edges;
mod either;
mod epochs;
mod eval;
mod explore;
mod facts;
mod finding;
mod flow;
mod graph;
mod joint;
mod knows;
mod landing;
mod limits;
mod lin;
mod machine;
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
mod state;
mod step;
mod sync;
mod tables;
mod timeline;
mod token;
mod trace;
mod visited;
mod waits;
mod witness;

pub use coverage::{Order, Row, Writer};
pub use edges::{Edge, Way};
pub use finding::{
    Arrivals, Because, Bytes, Cause, CycleStep, Deadlock, Finding, Lack, Lapped, Lifetime, LifetimeFault,
    Missing, RacePair, RedundantWait, Stuck, Through,
};
pub use limits::Limits;
pub use phases::{Bound, Incomplete, Instance, Object, Phases, Reason};
pub use timeline::{Lane, Occupied, Step, Timeline};

pub use run::run;
