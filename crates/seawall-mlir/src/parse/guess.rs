//! Heuristics for ops without a row: where the op ends, and what a brace in it opens.
//!
//! Printers start every op on a new line, and op names contain a dot. The heuristics combine both
//! signs and rely on neither alone.

use crate::chars::{is_digit, is_letter};
use crate::scan::Scanner;

/// The kind of a `{`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Brace {
    Dict,
    Region,
    /// Sizes behind a type with dynamic dimensions, as IREE prints them: `tensor<?xf16>{%0}`.
    Names,
    /// Any other brace, which is skipped as a whole.
    Opaque,
}

/// Words without a dialect that are ops at the beginning of a line.
const BARE_OPS: [&str; 6] = ["return", "module", "func", "call", "unreachable", "yield"];

/// Whether a word without a dialect is an op at any place where an op can begin.
pub(super) fn is_bare_op(word: &str) -> bool {
    BARE_OPS.contains(&word) || word == "unrealized_conversion_cast"
}

/// Last name parts of ops that end a block and are often alone in braces on one line.
const TERMINATORS: [&str; 8] =
    ["yield", "return", "terminator", "unreachable", "end", "warp_yield", "warp_return", "condition"];

/// Whether the word at the scanner begins a type: a builtin name, or any word directly before `<`.
pub(crate) fn is_type_word(at: &Scanner<'_>) -> bool {
    let mut ahead = at.clone();
    let word = ahead.bare();
    if word.contains('.') {
        return false;
    }
    if ahead.byte(0) == b'<' {
        return !matches!(
            word,
            "dense" | "array" | "affine_map" | "affine_set" | "dense_resource" | "sparse"
        );
    }
    let digits =
        |prefix: &str| word.strip_prefix(prefix).is_some_and(|d| d.bytes().next().is_some_and(is_digit));
    matches!(word, "index" | "none" | "bf16" | "tf32" | "tensor" | "vector" | "memref" | "tuple" | "complex")
        || digits("i")
        || digits("si")
        || digits("ui")
        || digits("f")
}

/// Whether the string at the scanner is the name of an op in the generic form.
fn is_generic_op(at: &Scanner<'_>) -> bool {
    let mut ahead = at.clone();
    let Ok(span) = ahead.string() else { return false };
    let name = span.of(at.text).trim_matches('"');
    ahead.skip_blank();
    let plain = name.bytes().all(crate::chars::is_bare) && name.bytes().next().is_some_and(is_letter);
    plain && ahead.byte(0) == b'('
}

/// Whether the `%` at the scanner begins the left side of an op. `new_line`: it begins a line.
pub(super) fn is_assignment_of_op(at: &Scanner<'_>, new_line: bool) -> bool {
    let mut ahead = at.clone();
    loop {
        if ahead.ssa_name().is_none() {
            return false;
        }
        if ahead.eat(":") {
            ahead.skip_blank();
            if ahead.decimal().is_none() {
                return false;
            }
        }
        // Lists are followed only at the start of a line, which bounds the cost by the line length.
        if !(new_line && ahead.eat(",")) {
            break;
        }
        ahead.skip_blank();
    }
    if !ahead.eat("=") {
        return false;
    }
    ahead.skip_blank();
    match ahead.byte(0) {
        b'"' => is_generic_op(&ahead),
        b if is_letter(b) => {
            let word = ahead.bare();
            word.contains('.') || new_line
        }
        _ => false,
    }
}

/// Whether the token at the scanner, at bracket depth 0, begins the next op.
pub(super) fn is_op_start(at: &Scanner<'_>, new_line: bool, after_brace: bool) -> bool {
    match at.byte(0) {
        b'%' => is_assignment_of_op(at, new_line),
        b'"' => (new_line || after_brace) && is_generic_op(at),
        b if is_letter(b) => {
            let word = at.clone().bare();
            let dotted = word.split_once('.').is_some_and(|(_, rest)| !rest.is_empty());
            dotted || ((new_line || after_brace) && BARE_OPS.contains(&word))
        }
        _ => false,
    }
}

/// Returns what the `{` at the scanner opens, in an op called `name`.
///
/// `before` is the word in front of the brace. `function` means that the op has an `@name(` and no
/// body yet.
pub(super) fn classify(at: &Scanner<'_>, name: &str, before: &str, function: bool) -> Brace {
    if before == "attributes" {
        return Brace::Dict;
    }
    let mut ahead = at.clone();
    ahead.pos += 1;
    let inside = ahead.pos;
    ahead.skip_blank();
    let new_line = ahead.text.get(inside..ahead.pos).is_some_and(|blank| blank.contains('\n'));
    match ahead.byte(0) {
        b'}' => {
            let keyword = matches!(before, "else" | "do" | "default") || function || holds_ops(name);
            if keyword || new_line { Brace::Region } else { Brace::Dict }
        }
        b'%' if is_list_of_names(&ahead) => Brace::Names,
        b'^' | b'%' => Brace::Region,
        b'"' => {
            if is_generic_op(&ahead) {
                Brace::Region
            } else {
                Brace::Dict
            }
        }
        b if is_letter(b) => {
            let word = ahead.bare();
            ahead.skip_blank();
            match ahead.byte(0) {
                b'=' | b',' => Brace::Dict,
                b'}' => {
                    let last = word.rsplit('.').next().unwrap_or("");
                    let region = new_line || TERMINATORS.contains(&last);
                    if region { Brace::Region } else { Brace::Dict }
                }
                b':' if !word.contains('.') => Brace::Opaque,
                _ => Brace::Region,
            }
        }
        _ => Brace::Opaque,
    }
}

/// Whether only value names precede the next `}`.
fn is_list_of_names(at: &Scanner<'_>) -> bool {
    let mut ahead = at.clone();
    while ahead.ssa_name().is_some() {
        if !ahead.eat(",") {
            return ahead.eat("}");
        }
        ahead.skip_blank();
    }
    false
}

/// Whether the op contains ops and may be empty.
fn holds_ops(name: &str) -> bool {
    name.ends_with("module") || name.ends_with("func")
}

/// Whether an op's region hides outer names, judging by the op's name.
pub(super) fn hides_names(name: &str) -> bool {
    holds_ops(name)
}
