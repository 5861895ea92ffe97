//! MLIR text: parsing into an arena IR, lossless printing, and text edits.
//!
//! [`parse`] reads any MLIR, each op in one of three ways:
//!
//! - Ops with a row in the [`Registry`] (see [`OpSyntax`]) are read by their own assembly format.
//!   Operands are grouped under their ODS names, and types are checked.
//! - Ops in the generic form are read exactly.
//! - Every other op is read by structure. The parser finds its operands, regions, attributes and
//!   types, but not their roles.
//!
//! A [`Module`] keeps its text and the place of each part. [`Module::print`] therefore reproduces
//! the text byte for byte, and [`Edits`] change only the affected lines.
//!
//! ```
//! use seawall_mlir::{Edits, Registry, parse};
//!
//! let text = "module {\n  %0 = \"d.make\"() : () -> i32\n  d.use %0 : i32\n}\n";
//! let module = parse(text, &Registry::empty()).expect("it is valid");
//! let last = module.walk().last().expect("there are ops");
//! assert_eq!((module.op_name(last), module.operands(last).len()), ("d.use", 1));
//!
//! let mut edits = Edits::new(&module);
//! edits.insert_before(last, "ttg.barrier local");
//! let edited = edits.apply().expect("one edit cannot conflict");
//! assert_eq!(edited, text.replace("  d.use", "  ttg.barrier local\n  d.use"));
//! ```
//!
//! Absent by design: the semantics of ops, verification beyond names and types, and IO.

mod attrs;
mod change;
mod chars;
mod clone;
mod compare;
mod dict;
mod edit;
mod error;
mod expand;
mod extent;
mod format;
#[cfg(any(test, feature = "fuzzing"))]
pub mod fuzzing;
mod ids;
mod infer;
mod inline;
mod intern;
mod ir;
pub mod limits;
mod lines;
mod location;
mod module;
mod op_parser;
mod op_parser_parts;
mod parse;
mod print;
mod registry;
mod scan;
mod split;
mod syntax;
mod types;
mod walk;

pub use attrs::{AttrValue, unescape};
pub use change::OldPlaces;
pub use clone::Rename;
pub use edit::{Edited, Edits, Replacement};
pub use error::ParseError;
pub use ids::{AttrId, BlockId, OpId, RegionId, Symbol, TypeId, ValueId};
pub use inline::{Calls, Given, Inlined, Outlined};
pub use ir::{Block, NamedAttr, Op, Region, Successor, Value, ValueDef};
pub use module::{Module, symbols_of, types_of};
pub use op_parser::{Delimiter, OpParser, Operand, RegionArg};
pub use parse::{parse, parse_shared};
pub use registry::Registry;
pub use split::{Chunk, Dump, split};
pub use syntax::{CustomParser, Directive, DirectiveArg, OpSyntax, SyntaxError};
pub use types::{Sign, TypeKind};
pub use walk::Walk;
