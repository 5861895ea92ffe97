//! Seeded faults: every small mistake in the synchronization of a program, judged by the mbarrier
//! model checker and by the oracle, which must agree.
//!
//! ```text
//! Program -> mutations -> each: model checker (as it is) <-> oracle (reduced sizes) -> Outcome
//! ```

mod change;
mod classes;
mod judge;
mod sites;
mod sizes;
mod substitute;

use seawall_model::{EventId, Program};

pub use classes::Classes;
pub use judge::{Answer, Judged, ORACLE_STEPS, Outcome, Undecided};

/// Kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FaultKind {
    /// An arrival is missing: arrive, commit, expect, release, or the arrival of a copy or an MMA.
    DropArrive,
    /// A wait is missing.
    DropWait,
    /// A wait names the other phase.
    FlipPhase,
    /// A wait always names the same phase.
    ConstantPhase,
    /// An initialisation counts one more or less, an arrival counts one more.
    WrongCount,
    /// More or fewer bytes are expected, or a copy is missing.
    WrongBytes,
    /// Two neighbouring operations are swapped.
    Swap,
    /// All waits and arrivals of one mbarrier array, or of the full or empty side of one token
    /// array, are missing.
    DropEdge,
    /// A ring has one slot less.
    Shallow,
    /// A proxy fence is missing.
    DropProxyFence,
}

impl FaultKind {
    /// All of them, in the order of the tables.
    pub const ALL: [FaultKind; 10] = [
        FaultKind::DropArrive,
        FaultKind::DropWait,
        FaultKind::FlipPhase,
        FaultKind::ConstantPhase,
        FaultKind::WrongCount,
        FaultKind::WrongBytes,
        FaultKind::Swap,
        FaultKind::DropEdge,
        FaultKind::Shallow,
        FaultKind::DropProxyFence,
    ];

    /// Returns the kind in words.
    pub fn describe(self) -> &'static str {
        match self {
            FaultKind::DropArrive => "arrive dropped",
            FaultKind::DropWait => "wait dropped",
            FaultKind::FlipPhase => "phase flipped",
            FaultKind::ConstantPhase => "phase constant",
            FaultKind::WrongCount => "wrong count",
            FaultKind::WrongBytes => "wrong bytes",
            FaultKind::Swap => "neighbours swapped",
            FaultKind::DropEdge => "edge dropped",
            FaultKind::Shallow => "ring too shallow",
            FaultKind::DropProxyFence => "proxy fence dropped",
        }
    }
}

/// One fault to put into a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutation {
    /// The kind of the fault.
    pub kind: FaultKind,
    /// The event that it changes, the first of several.
    pub event: EventId,
    edits: Vec<change::Edit>,
}

impl Mutation {
    /// Returns every fault that applies to `program`, by kind.
    pub fn all(program: &Program) -> Vec<Mutation> {
        sites::all(program)
    }

    /// Returns `program` with the fault. Events keep their ids.
    pub fn put_into(&self, program: &Program) -> Program {
        change::changed(program, &self.edits)
    }

    /// Returns the fault in words, with the op that it changes.
    pub fn describe(&self, program: &Program) -> String {
        let origin = program.origin_of(self.event);
        let edits: Vec<String> = self.edits.iter().take(3).map(|edit| format!("{edit:?}")).collect();
        format!("{} at {} ({}; {})", self.kind.describe(), self.event, origin.op, edits.join(", "))
    }
}

/// A ring of three slots, filled and emptied `n` times, into which the tests of this module put
/// faults.
#[cfg(test)]
const RING: &str = "program ring target sm_90 {
  smem A : 3 x 1024
  smem full : 3 x 8
  smem empty : 3 x 8
  warps 1
  symbols n
  mbarrier init full[0] count 1
  mbarrier init full[1] count 1
  mbarrier init full[2] count 1
  mbarrier init empty[0] count 2
  mbarrier init empty[1] count 2
  mbarrier init empty[2] count 2
  fence proxy
  fork {
    default {
      loop i to n {
        mbarrier wait full[i % 3] phase (i / 3) & 1
        read A[i % 3]
        mbarrier arrive empty[i % 3] count 2
      }
    }
    partition load warps 1 {
      loop i to n {
        mbarrier wait empty[i % 3] phase (i / 3 + 1) & 1
        mbarrier expect full[i % 3] tx 1024
        async tma write A[i % 3], arrive full[i % 3]
      }
    }
  }
}";

#[cfg(test)]
fn ring() -> Program {
    seawall_model::text::parse(RING).unwrap_or_else(|errors| panic!("{errors:?}"))
}
