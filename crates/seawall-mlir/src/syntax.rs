//! The description of one op's assembly, as a row of the registry.

use crate::error::ParseError;
use crate::op_parser::OpParser;
use std::fmt;

/// Reads the text after the op's name, for ops whose assembly a format cannot describe.
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

/// The assembly of one op. Lists are comma-separated; a name may end in `?` (optional) or `*`
/// (variadic).
#[derive(Clone, Copy, Debug)]
pub struct OpSyntax {
    /// The full name, such as `ttg.local_load`.
    pub name: &'static str,
    /// The operands in ODS order: `"src, token?, rest*"`.
    pub operands: &'static str,
    /// The results in ODS order.
    pub results: &'static str,
    /// The attributes that formats mention: `"axis, isVolatile: unit, sem: relaxed|acquire"`.
    ///
    /// `: unit` marks a flag without a text of its own. A list of keywords states the words of an
    /// enum.
    pub attrs: &'static str,
    /// The regions in order.
    pub regions: &'static str,
    /// The successors in order, each optionally with the operand group that it passes:
    /// `"dest(destOperands)"`.
    pub successors: &'static str,
    /// ODS declarative assembly formats, tried in order, for several compiler versions.
    pub formats: &'static [&'static str],
    /// A custom parser, tried before the formats.
    pub custom: Option<CustomParser>,
    /// The `custom<Name>` elements of the formats, by name.
    pub directives: &'static [(&'static str, Directive)],
    /// The types of results that the text does not print:
    /// `"result: $lhs, token: !ttg.async.token"`.
    ///
    /// The right side is a type or one of these:
    ///
    /// - `$x`: the type of operand x.
    /// - `elem($x)`: its element type.
    /// - `pointee($x)`: its type with pointers replaced by their pointee, in scalars and tensors.
    /// - `like($x, i1)`: its shape with another element type.
    /// - `name: !tt.tensordesc<*>`: completes a type that the text prints elided as `<...>`.
    pub infer: &'static str,
    /// Operands and results that share one type, of which the text prints one:
    /// `"lhs, rhs, result"`.
    ///
    /// Each has one value. ODS calls this `SameTypeOperands` or `AllTypesMatch`.
    pub same: &'static str,
    /// `IsolatedFromAbove`: names of outer regions are invisible inside.
    pub isolated: bool,
}

impl OpSyntax {
    /// An empty row for functional update: `OpSyntax { name: "tt.x", ..OpSyntax::EMPTY }`.
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

/// An error in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// The op of the row.
    pub op: &'static str,
    /// The text of the field with the error.
    pub text: &'static str,
    /// The byte offset in `text`.
    pub offset: u32,
    /// The error message.
    pub message: String,
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} at byte {} of `{}`", self.op, self.message, self.offset, self.text)
    }
}

impl std::error::Error for SyntaxError {}
