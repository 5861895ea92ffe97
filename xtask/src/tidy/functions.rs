//! The functions of a Rust file: position and length.

use super::blank::blank;
use super::line_of;

/// A function with a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Function {
    pub(super) name: String,
    /// The line of its `fn`, from 1.
    pub(super) line: usize,
    /// Lines from its `fn` to its closing brace.
    pub(super) lines: usize,
}

/// The functions of `text` that have a body, nested ones included, in order.
pub(super) fn functions(text: &str) -> Vec<Function> {
    let code = blank(text);
    let mut found = Vec::new();
    for (at, _) in code.match_indices("fn ") {
        let starts_word = !code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let name: String = code[at + 3..].chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        if !starts_word || name.is_empty() {
            continue;
        }
        let Some(end) = body_end(&code, at) else { continue };
        let (line, last) = (line_of(&code, at), line_of(&code, end));
        found.push(Function { name, line, lines: last - line + 1 });
    }
    found
}

/// The offset of the brace that closes the body of the item at `at`; `None` for a declaration.
pub(super) fn body_end(code: &str, at: usize) -> Option<usize> {
    // Depth in the parentheses and brackets of the signature.
    let mut nested = 0_usize;
    let mut braces = 0_usize;
    for (offset, byte) in code.bytes().enumerate().skip(at) {
        match byte {
            b'(' | b'[' if braces == 0 => nested += 1,
            b')' | b']' if braces == 0 => nested = nested.saturating_sub(1),
            b';' if braces == 0 && nested == 0 => return None,
            b'{' if braces > 0 || nested == 0 => braces += 1,
            b'}' if braces > 0 => {
                braces -= 1;
                if braces == 0 {
                    return Some(offset);
                }
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[(&str, usize, usize)]) {
        let found = functions(text);
        let found: Vec<_> = found.iter().map(|f| (f.name.as_str(), f.line, f.lines)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_body_ends_at_its_brace() {
        check("fn a() {\n  if x { y }\n}\nfn b() {}\n", &[("a", 1, 3), ("b", 4, 1)]);
    }

    #[test]
    fn braces_in_strings_do_not_count() {
        check("fn a() {\n  \"{\";\n}\nfn b() {}\n", &[("a", 1, 3), ("b", 4, 1)]);
    }

    #[test]
    fn declarations_and_types_have_no_body() {
        check("trait T { fn a(x: [u8; 3]); }\ntype F = fn (u8) -> u8;\n", &[]);
    }

    #[test]
    fn nested_functions_are_found() {
        check("fn a() {\n  fn b() {\n  }\n}\n", &[("a", 1, 4), ("b", 2, 2)]);
    }
}
