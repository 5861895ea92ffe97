//! Tokens of the text form.
//!
//! A newline or `;` ends a statement unless a `(` or `[` is open.

use seawall_base::{Diagnostic, Span};

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind<'t> {
    /// A name or keyword: letters, digits, `_`, and `.` before a letter or digit.
    Word(&'t str),
    /// A number.
    Number(u64),
    /// The text between two quotes, with its escapes.
    Quoted(&'t str),
    /// `^name`, without the caret.
    Label(&'t str),
    /// An operator or bracket.
    Punct(&'static str),
    /// The end of a statement.
    Separator,
    /// The end of the text.
    End,
}

/// A token and its place in the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'t> {
    pub(super) kind: Kind<'t>,
    pub(super) span: Span,
}

/// Longer ones first, because the lexer takes the first match.
const PUNCTS: &[&str] = &[
    "->", "..", "<<", ">>", "==", "!=", "<=", ">=", "{", "}", "(", ")", "[", "]", ",", ":", "=", "<", ">",
    "+", "-", "*", "/", "%", "&", "|", "^", "?", "@", "#",
];

/// Returns all tokens of `text`; the last one is [`Kind::End`]. Reports and skips characters that
/// start no token.
pub(super) fn lex<'t>(text: &'t str, errors: &mut Vec<Diagnostic>) -> Vec<Token<'t>> {
    let mut tokens = Vec::new();
    let mut depth = 0u32;
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let (kind, length) = next(rest);
        let span = Span::new(at as u32, (at + length) as u32);
        match kind {
            Step::Token(kind) => {
                match kind {
                    Kind::Punct("(" | "[") => depth += 1,
                    Kind::Punct(")" | "]") => depth = depth.saturating_sub(1),
                    // A brace cannot be inside parentheses, so an open parenthesis was not closed.
                    Kind::Punct("{" | "}") => depth = 0,
                    _ => {}
                }
                if kind != Kind::Separator || (depth == 0 && !ends_statement(&tokens)) {
                    tokens.push(Token { kind, span });
                }
            }
            Step::Skip => {}
            Step::Bad(message) => errors.push(Diagnostic::error("text-token", span, message).label("here")),
        }
        at += length;
    }
    tokens.push(Token { kind: Kind::End, span: Span::at(text.len() as u32) });
    tokens
}

fn ends_statement(tokens: &[Token<'_>]) -> bool {
    tokens.last().is_none_or(|last| last.kind == Kind::Separator)
}

enum Step<'t> {
    Token(Kind<'t>),
    Skip,
    Bad(String),
}

/// Returns the first token of `rest` and its length in bytes. `rest` is not empty and the length is
/// not 0.
fn next(rest: &str) -> (Step<'_>, usize) {
    let bytes = rest.as_bytes();
    let first = bytes[0];
    match first {
        b'\n' | b';' => return (Step::Token(Kind::Separator), 1),
        b' ' | b'\t' | b'\r' => return (Step::Skip, 1),
        b'/' if bytes.get(1) == Some(&b'/') => {
            return (Step::Skip, rest.find('\n').unwrap_or(rest.len()));
        }
        b'"' => return quoted(rest),
        b'^' if bytes.get(1).copied().is_some_and(starts_word) => {
            let length = 1 + word_length(&rest[1..]);
            return (Step::Token(Kind::Label(&rest[1..length])), length);
        }
        b'0'..=b'9' => return number(rest),
        _ if starts_word(first) => {
            let length = word_length(rest);
            return (Step::Token(Kind::Word(&rest[..length])), length);
        }
        _ => {}
    }
    if let Some(punct) = PUNCTS.iter().find(|punct| rest.starts_with(**punct)) {
        return (Step::Token(Kind::Punct(punct)), punct.len());
    }
    let found = rest.chars().next().unwrap_or('?');
    (Step::Bad(format!("unexpected character `{}`", found.escape_debug())), found.len_utf8())
}

fn starts_word(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_'
}

fn word_length(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let in_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let mut length = 0;
    while let Some(&byte) = bytes.get(length) {
        let dot = byte == b'.' && bytes.get(length + 1).copied().is_some_and(in_word);
        if !in_word(byte) && !dot {
            break;
        }
        length += 1;
    }
    length
}

fn number(rest: &str) -> (Step<'_>, usize) {
    let length = rest.bytes().take_while(u8::is_ascii_alphanumeric).count();
    let digits = &rest[..length];
    let value = match digits.strip_prefix("0x") {
        Some(hex) if !hex.is_empty() => u64::from_str_radix(hex, 16),
        _ => digits.parse(),
    };
    match value {
        Ok(value) => (Step::Token(Kind::Number(value)), length),
        Err(_) => (Step::Bad(format!("`{digits}` does not fit in 64 bits")), length),
    }
}

fn quoted(rest: &str) -> (Step<'_>, usize) {
    let mut escaped = false;
    for (at, byte) in rest.bytes().enumerate().skip(1) {
        match byte {
            b'\n' => return (Step::Bad("this quote is not closed on its line".to_owned()), at),
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return (Step::Token(Kind::Quoted(&rest[1..at])), at + 1),
            _ => {}
        }
    }
    (Step::Bad("this quote is not closed".to_owned()), rest.len())
}

/// Returns `raw` with its escapes replaced, or `None` if one is unknown.
pub(super) fn unescape(raw: &str) -> Option<String> {
    let mut text = String::with_capacity(raw.len());
    let mut chars = raw.chars();
    while let Some(c) = chars.next() {
        if c != '\\' {
            text.push(c);
            continue;
        }
        match chars.next()? {
            'n' => text.push('\n'),
            plain @ ('"' | '\\') => text.push(plain),
            'u' => {
                let hex = chars.as_str().strip_prefix('{')?.split_once('}')?.0;
                text.push(u32::from_str_radix(hex, 16).ok().and_then(char::from_u32)?);
                chars = chars.as_str()[hex.len() + 2..].chars();
            }
            _ => return None,
        }
    }
    Some(text)
}

/// Returns `text` in quotes and on one line, such that [`unescape`] restores it.
pub(super) fn quote(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            _ if c.is_control() => out.push_str(&format!("\\u{{{:x}}}", u32::from(c))),
            _ => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Kind<'_>> {
        let mut errors = Vec::new();
        let tokens = lex(text, &mut errors);
        assert_eq!(errors, []);
        tokens.into_iter().map(|token| token.kind).collect()
    }

    #[test]
    fn a_caret_is_a_label_before_a_name_and_an_operator_before_a_number() {
        assert_eq!(
            kinds("^bb1 p ^ 1"),
            [Kind::Label("bb1"), Kind::Word("p"), Kind::Punct("^"), Kind::Number(1), Kind::End]
        );
        assert_eq!(kinds("bb1.0 0..4")[..2], [Kind::Word("bb1.0"), Kind::Number(0)]);
    }

    #[test]
    fn newlines_inside_of_brackets_separate_nothing() {
        assert_eq!(kinds("f(\n1)\n\n;x").iter().filter(|kind| **kind == Kind::Separator).count(), 1);
    }

    #[test]
    fn quoting_is_undone() {
        for text in ["", "a\"b\\", "line\nbreak\u{7f}\u{0}", "é ∞"] {
            let quoted = quote(text);
            assert_eq!(unescape(&quoted[1..quoted.len() - 1]).as_deref(), Some(text));
            assert!(!quoted.contains('\n'));
        }
        assert_eq!(unescape("\\q"), None);
        assert_eq!(unescape("\\u{110000}"), None);
    }
}
