//! Seeded faults: every small mistake that can be made in the synchronization of a program, judged by the phase machine and by the
//! oracle, which must say the same.
//!
//! ```text
//! Program -> mutations -> each: phase machine (as it is) <-> oracle (reduced sizes) -> Outcome
//! ```

mod change;
mod classes;
mod judge;
mod sites;
mod sizes;
mod substitute;

use seawall_model::{EventId, Program};

pub use classes::Classes;
pub use judge::{Answer, Judged, ORACLE_STEPS, Open, Outcome};

/// Kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FaultKind {
    /// An arrival is not there: arrive, commit, expect, release, the arrival of a copy or a product.
    DropArrive,
    /// A wait is not there.
    DropWait,
    /// A wait is for the other phase.
    FlipPhase,
    /// A wait is always for the same phase.
    ConstantPhase,
    /// An initialisation counts one more or less, an arrival counts one more.
    WrongCount,
    /// More or fewer bytes are expected, or a copy is not there.
    WrongBytes,
    /// Two neighbouring operations have changed places.
    Swap,
    /// All waits and arrivals of one mbarrier array, or one half of a token array, are not there.
    DropEdge,
    /// A ring has a slot fewer.
    Shallow,
    /// A proxy fence is not there.
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

    /// In words.
    pub fn said(self) -> &'static str {
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
    /// What kind of fault.
    pub kind: FaultKind,
    /// The event that it is about, the first of several.
    pub event: EventId,
    edits: Vec<change::Edit>,
}

impl Mutation {
    /// Every fault that applies to `program`, by kind.
    pub fn all(program: &Program) -> Vec<Mutation> {
        sites::all(program)
    }

    /// `program` with the fault. Events keep their ids.
    pub fn put_into(&self, program: &Program) -> Program {
        change::changed(program, &self.edits)
    }

    /// The fault in words, with the op that it is about.
    pub fn said(&self, program: &Program) -> String {
        let origin = program.origin_of(self.event);
        let edits: Vec<String> = self.edits.iter().take(3).map(|edit| format!("{edit:?}")).collect();
        format!("{} at {} ({}; {})", self.kind.said(), self.event, origin.op, edits.join(", "))
    }
}

/// A ring of three slots, filled and emptied `n` times: what the tests of this module's files put faults into.
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
