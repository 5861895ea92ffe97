//! What the dialects crate says about each op's assembly: one row an op.

use crate::error::ParseError;
use crate::op_parser::OpParser;
use std::fmt;

/// Reads what follows the op's name, for ops whose assembly no format describes.
pub type CustomParser = for<'p, 'a, 'b> fn(&'p mut OpParser<'a, 'b>) -> Result<(), ParseError>;

/// Reads one `custom<Name>(...)` element of a format.
pub type Directive = for<'p, 'a, 'b> fn(&'p mut OpParser<'a, 'b>, &[DirectiveArg]) -> Result<(), ParseError>;

/// An argument of `custom<Name>(...)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DirectiveArg {
    /// `$x`, an operand.
    Operand(&'static str),
    /// `$x`, an attribute.
    Attr(&'static str),
    /// `$x`, a region.
    Region(&'static str),
    /// `$x`, a successor.
    Successor(&'static str),
    /// `type($x)` of an operand.
    OperandType(&'static str),
    /// `type($x)` of a result.
    ResultType(&'static str),
}

/// One op's assembly. Lists are comma separated; a name may end in `?` (optional) or `*` (variadic).
#[derive(Clone, Copy, Debug)]
pub struct OpSyntax {
    /// Full name, such as `ttg.local_load`.
    pub name: &'static str,
    /// Operands in ODS order: `"src, token?, rest*"`.
    pub operands: &'static str,
    /// Results likewise.
    pub results: &'static str,
    /// Attributes that formats mention: `"axis, isVolatile: unit, sem: relaxed|acquire"`. `: unit` says that
    /// the attribute is a flag that no text of its own spells; a list of keywords says which words an enum
    /// accepts.
    pub attrs: &'static str,
    /// Regions in order.
    pub regions: &'static str,
    /// Successors in order, each optionally with the operand group that it passes: `"dest(destOperands)"`.
    pub successors: &'static str,
    /// ODS declarative assembly formats, tried in order (version drift).
    pub formats: &'static [&'static str],
    /// Tried before the formats.
    pub custom: Option<CustomParser>,
    /// The `custom<Name>` elements that the formats use, by name.
    pub directives: &'static [(&'static str, Directive)],
    /// Types of results that the text does not print: `"result: $lhs, token: !ttg.async.token"`. The right
    /// side is a type or one of `$x` (type of operand x), `elem($x)` (its element type), `pointee($x)`
    /// (pointers replaced by what they point to, in scalars and tensors), `like($x, i1)` (its shape with
    /// another element type). `name: !tt.tensordesc<*>` completes a type that the text prints elided as
    /// `<...>`.
    pub infer: &'static str,
    /// Operands and results, one value each, that have one type (`SameTypeOperands`, `AllTypesMatch`), of which the
    /// text prints one: `"lhs, rhs, result"`.
    pub same: &'static str,
    /// IsolatedFromAbove: names of outer regions are invisible inside.
    pub isolated: bool,
}

impl OpSyntax {
    /// A row without anything, for functional update: `OpSyntax { name: "tt.x", ..OpSyntax::EMPTY }`.
    pub const EMPTY: OpSyntax = OpSyntax {
        name: "",
        operands: "",
        results: "",
        attrs: "",
        regions: "",
        successors: "",
        formats: &[],
        custom: None,
        directives: &[],
        infer: "",
        same: "",
        isolated: false,
    };
}

/// A mistake in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// The row's op.
    pub op: &'static str,
    /// The field's text that is wrong.
    pub text: &'static str,
    /// Byte in `text`.
    pub offset: u32,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} at byte {} of `{}`", self.op, self.message, self.offset, self.text)
    }
}

impl std::error::Error for SyntaxError {}
