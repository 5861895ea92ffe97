//! Reads PTX (PTX ISA 7.0 to 9.x) without loss.
//!
//! - [`parse`] turns a text into a [`Module`]: an arena of statements and operands with spans.
//! - [`Module::print`] rebuilds the text from the statements. Unedited text prints byte for byte.
//! - [`table`] has one row for each family of instructions: operands, state spaces, modifiers, and
//!   what it does to memory and to synchronization.
//! - [`Module::source_lines`] maps instructions to lines of the source by `.loc` and `.file`.
//!
//! The reader needs no knowledge of an instruction. One that no row describes is kept, with a
//! warning. Statements are a flat list, and a scope is a pair of statements, so depth of nesting
//! costs no stack. Only operands nest, to a fixed depth.
//!
//! ```
//! let text = ".version 8.0\n.target sm_80\n.entry k() {\n\tbar.sync 0;\n\tret;\n}\n";
//! let module = seawall_ptx::parse(text).unwrap();
//! assert_eq!(module.print(), text);
//! assert_eq!(module.functions.values().next().unwrap().name.of(text), "k");
//! ```

mod module;
mod number;
mod parse;
mod print;
mod scan;
mod source_lines;
pub mod table;

pub use module::{
    Function, FunctionId, Guard, Instruction, InstructionId, Module, Opcode, OpcodeId, Operand, OperandKind,
    Operands, Statement, StatementId, StatementKind, Variable, VariableId,
};
pub use parse::parse;
pub use source_lines::SourceLine;
