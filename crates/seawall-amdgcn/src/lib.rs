//! Reads the synchronization of AMD machine code (`.amdgcn`, `.s`), and checks its waits.
//!
//! - [`parse`] turns a text into a [`Module`]: instructions with their registers, labels, functions
//!   and source lines. It reads what an assembler reads, without macros.
//! - [`check`] follows the counters of memory instructions on every path, and returns the registers
//!   that are used before the wait for them, and what is not decided.
//!
//! Counters, their widths and the order of instructions are facts of `seawall-model`. The crate
//! knows no addresses: which bytes of LDS two instructions share is not followed.
//!
//! ```
//! let text = "\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx942\"\n\t.type k,@function\nk:\n\
//!             \tds_read_b32 v1, v0\n\tv_add_u32_e32 v2, v1, v1\n\ts_endpgm\n";
//! let module = seawall_amdgcn::parse(text).unwrap();
//! let report = seawall_amdgcn::check(&module, &module.target.clone().unwrap());
//! assert_eq!(report.faults.len(), 1);
//! ```

mod analysis;
mod effect;
mod flow;
mod module;
mod opcode;
mod parse;
mod registers;
mod scan;
mod source_lines;
mod state;
mod unresolved;
mod wait;

pub use analysis::{Fault, FaultKind, Report, check};
pub use module::{Function, Instruction, InstructionId, Module, Operand};
pub use parse::parse;
pub use registers::{Register, RegisterRange};
pub use source_lines::SourceLine;
