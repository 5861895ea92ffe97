//! Lowers a PTX kernel to a synchronization program.
//!
//! - `names` and `flow` build the control-flow graph. `reaching`, `steps` and `values` turn
//!   registers into expressions (`expr`).
//! - `levels` finds which threads agree on a value, and which branches diverge.
//! - `linear` writes addresses as `sums`, with one counter for each loop. `threads` evaluates
//!   functions of the thread's index for each thread. `shapes` joins both: the bytes of each warp
//!   and slot.
//! - `wait_loops` and `waiting` find which waits the model follows.
//! - `buffers` recovers rings and mbarriers from the shapes. `events` and `mbarriers` emit events,
//!   and `terms` translates conditions, slots and phases.
//!
//! What is not understood is a warning with a code of its own. Findings that depend on it are not
//! reported ([`Lowered::imprecise`], [`Lowered::withheld`]).
//!
//! The crate shares neither code nor dependencies with the lowering of MLIR.

mod access;
mod agreed;
mod analysis;
mod buffers;
mod choices;
mod cluster;
mod compute;
mod early_reads;
mod elements;
mod equality;
mod events;
mod expects;
mod expr;
mod flags;
mod flow;
mod hubs;
mod influence;
mod inline;
mod kernel;
mod lanes;
mod levels;
mod linear;
mod loops;
mod lowering;
mod matrices;
mod mbarriers;
mod names;
mod natural_loops;
mod opcodes;
mod order;
mod peeks;
mod predicated;
mod ranges;
mod reaching;
mod regions;
mod registers;
mod retries;
mod roles;
mod same_bytes;
mod shapes;
mod shared;
mod sides;
mod simplify;
mod special;
mod spins;
mod starts;
mod steps;
mod sums;
mod tcgen05;
mod tensors;
mod terms;
mod threads;
mod unresolved;
mod values;
mod wait_loops;
mod waiting;
mod wgmma;

use rustc_hash::FxHashSet;
use seawall_base::Diagnostic;
use seawall_model::{BlockId, EventId, OriginId, Program};
use seawall_ptx::InstructionId;

pub use kernel::{LowerOptions, kernels, lower};
pub use order::{Flags, Reach};

/// A register that is read before the wait for the MMA that writes it. Registers are no part of the
/// program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlyRead {
    /// The MMA, and its block.
    pub operation: (OriginId, BlockId),
    /// What reads the register, and its block.
    pub reader: (OriginId, BlockId),
    /// The name of the register.
    pub register: String,
}

/// The program of a kernel and its relation to the text.
#[derive(Clone, Debug)]
pub struct Lowered {
    /// The program.
    pub program: Program,
    /// The instruction of each origin, by [`Origin::index`](seawall_model::Origin).
    pub instructions: Vec<InstructionId>,
    /// What is not resolved, in the order of the text.
    pub warnings: Vec<Diagnostic>,
    /// Events whose memory, or whose execution, is not known exactly. A finding that involves one
    /// may be wrong.
    pub imprecise: FxHashSet<EventId>,
    /// The imprecise events that have the bytes of all CTAs, of which each CTA touches some. A
    /// conflict of one with another event occurs in some CTA.
    pub by_rank: FxHashSet<EventId>,
    /// Events that pass the address of allocated tensor memory to all warps.
    pub of_allocation: FxHashSet<EventId>,
    /// Registers that are read before the wait for them.
    pub early_reads: Vec<EarlyRead>,
    /// Events that flags in global memory may order. Findings about them may be wrong.
    pub flags: Flags,
    /// Whether any finding may be wrong, because synchronization is not resolved.
    pub withheld: bool,
    /// Whether faults of some constructs are not decided, so that the findings are complete for
    /// some runs only.
    pub bounded: bool,
    /// The address at which dynamic shared memory starts: behind the variables with a size.
    pub dynamic: u32,
}
