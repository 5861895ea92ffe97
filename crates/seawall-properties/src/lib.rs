//! Property tests: random programs on which the hazard analysis, the certifier, the strategies and
//! the oracle must agree.
//!
//! ```text
//! seed -> litmus text -> Program
//!      -> judge: check, certify, place, brute force <-> oracle
//!      -> Tally | Disagreement -> shrink
//! ```
//!
//! `judge` states what is compared. [`Tally`] counts how much was compared, which shows whether the
//! generator is of use.
//!
//! Deliberately absent: files and terminals, which the test and `cargo xtask properties` have.

mod brute;
mod change;
mod drive;
mod exact;
mod explorer;
mod farthest;
pub mod faults;
mod groups;
mod judge;
mod nested;
mod pairs;
mod partitions;
mod shrink;
mod split;
mod tally;
mod waits;

use std::panic::{AssertUnwindSafe, catch_unwind};

use arbitrary::Unstructured;
use seawall_model::arbitrary::{Structured, structured, structured_split};
use seawall_model::text;

pub use drive::{Failure, run};
pub use explorer::litmus;
pub use groups::{GroupsTally, run_groups};
pub use judge::{Disagreement, Property};
pub use nested::{NestedTally, run_nested};
pub use partitions::{PartitionsTally, run_partitions};
pub use shrink::shrink;
pub use tally::Tally;
pub use waits::{WaitTally, judge_waits, run_waits};

/// Bytes that a program is made from, more than any program takes.
const BYTES: usize = 1024;

/// The kind of random programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Programs {
    /// For all GPUs.
    #[default]
    All,
    /// For GPUs with split barriers.
    Split,
}

/// Returns program `number` of the sequence that `seed` begins.
pub fn generate(programs: Programs, seed: u64, number: u64) -> Structured {
    let mut state = seed.wrapping_mul(0x2545_F491_4F6C_DD1D) ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let bytes: Vec<u8> = (0..BYTES / 8).flat_map(|_| random(&mut state).to_le_bytes()).collect();
    let mut bytes = Unstructured::new(&bytes);
    let made = match programs {
        Programs::All => structured(&mut bytes),
        Programs::Split => structured_split(&mut bytes),
    };
    made.unwrap_or_else(|_| Structured { text: "program empty {\n}\n".to_owned(), exact: true })
}

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators").
fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let z = (*state ^ (*state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Judges a program, and counts in `tally` what was done. A program that cannot be parsed and a
/// panic are disagreements.
pub fn judge(program: &Structured, tally: &mut Tally) -> Result<(), Disagreement> {
    tally.programs += 1;
    let parsed = text::parse(&program.text).map_err(|errors| {
        let said: Vec<String> = errors.iter().map(|e| e.message.clone()).collect();
        Disagreement { property: Property::Valid, detail: said.join("; ") }
    })?;
    tally.valid += 1;
    let mut own = Tally::default();
    let judged = catch_unwind(AssertUnwindSafe(|| judge::judge(&parsed, program.exact, &mut own)));
    tally.add(&own);
    judged.unwrap_or_else(|_| Err(Disagreement { property: Property::NoPanic, detail: "a panic".to_owned() }))
}
