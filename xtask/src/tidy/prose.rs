//! The prose of a file as passages, tokens and sentences.

use super::blank::{Kind, Piece, pieces};
use super::markdown::{self, blocks};
use crate::repo::SourceFile;

/// A stretch of prose that nothing interrupts: a paragraph, a list item, a table row, a string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Passage {
    /// The line of its first line in the file.
    pub(super) line: usize,
    pub(super) text: String,
}

/// A word, a code span or a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'t> {
    pub(super) kind: TokenKind,
    pub(super) text: &'t str,
    /// Line in the file.
    pub(super) line: usize,
    /// White space precedes it.
    pub(super) spaced: bool,
}

/// What a [`Token`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// Letters and digits, also with `.`, `-`, `/`, `_` or an apostrophe between them.
    Word,
    /// A code span, a name in braces, an address.
    Code,
    /// Any other character.
    Mark,
}

/// One sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sentence {
    pub(super) line: usize,
    /// Words, where a code span is one word.
    pub(super) words: usize,
    /// The first words.
    pub(super) start: String,
}

/// Words that end in a period inside a sentence.
const ABBREVIATIONS: &[&str] = &["e.g", "i.e", "vs", "cf", "approx", "resp", "fig", "sec", "incl"];

/// Words of a sentence that a message shows.
const SHOWN_WORDS: usize = 8;

/// The prose of a page without its code blocks, the comments and string literals of a Rust or
/// Python file, or the whole text of any other file.
pub(super) fn passages(file: &SourceFile) -> Vec<Passage> {
    match file.path.rsplit('.').next() {
        Some("rs") => {
            let mut found = comments(&file.text);
            found.extend(strings(&file.text));
            found
        }
        Some("md") => of_markdown(&file.text, 1),
        Some("py") => of_python(&file.text),
        _ => vec![Passage { line: 1, text: file.text.clone() }],
    }
}

/// The comments and string literals of Python text, each line of comment by itself.
fn of_python(text: &str) -> Vec<Passage> {
    let mut found = Vec::new();
    let (mut at, mut line) = (0, 1);
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let (start, end) = match c {
            '#' => (1, rest.find('\n').unwrap_or(rest.len())),
            '"' | '\'' => python_string(rest, c),
            c => (c.len_utf8(), c.len_utf8()),
        };
        if end > start {
            found.push(Passage { line, text: rest[start..end].to_owned() });
        }
        line += rest[..end].matches('\n').count();
        at += end;
    }
    found
}

/// The start of the content and the end of the Python string that `rest` starts with.
fn python_string(rest: &str, quote: char) -> (usize, usize) {
    let triple = quote.to_string().repeat(3);
    let marker = if rest.starts_with(&triple) { triple.as_str() } else { &triple[..1] };
    let mut at = marker.len();
    while let Some(c) = rest[at..].chars().next() {
        if rest[at..].starts_with(marker) {
            return (marker.len(), at + marker.len());
        }
        let next = rest[at + c.len_utf8()..].chars().next();
        at += c.len_utf8() + if c == '\\' { next.map_or(0, char::len_utf8) } else { 0 };
    }
    (marker.len(), rest.len())
}

fn of_markdown(text: &str, first: usize) -> Vec<Passage> {
    let prose = |block: &markdown::Block| !matches!(block.kind, markdown::Kind::Code(_));
    let prose = blocks(text, first).into_iter().filter(prose);
    prose.map(|block| Passage { line: block.line, text: block.text }).collect()
}

/// The comments of Rust text. Line comments below each other are one text, read as Markdown.
pub(super) fn comments(text: &str) -> Vec<Passage> {
    let mut found = Vec::new();
    // (marker, first line, next line, content)
    let mut group: Option<(&str, usize, usize, String)> = None;
    for (piece, line) in with_lines(text).filter(|(piece, _)| piece.kind == Kind::Comment) {
        let comment = &text[piece.start..piece.end];
        let marker = ["///", "//!", "//", "/*"].into_iter().find(|marker| comment.starts_with(marker));
        let marker = marker.unwrap_or_default();
        let content = comment[marker.len()..].trim_end_matches("*/");
        let alone = text[..piece.start].rsplit('\n').next().is_none_or(|before| before.trim().is_empty());
        match &mut group {
            Some((last, _, next, all)) if alone && *last == marker && *next == line => {
                all.push('\n');
                all.push_str(content);
                *next += 1;
            }
            _ => {
                if let Some((_, first, _, all)) = group.take() {
                    found.extend(of_markdown(&all, first));
                }
                // No line continues a comment behind code.
                let next = if alone { line + content.matches('\n').count() + 1 } else { 0 };
                group = Some((marker, line, next, content.to_owned()));
            }
        }
    }
    if let Some((_, first, _, all)) = group {
        found.extend(of_markdown(&all, first));
    }
    found
}

/// The string literals of Rust text, with escapes replaced by spaces or by what they stand for.
fn strings(text: &str) -> Vec<Passage> {
    let strings = with_lines(text).filter(|(piece, _)| piece.kind == Kind::String);
    strings.map(|(piece, line)| Passage { line, text: content(&text[piece.start..piece.end]) }).collect()
}

/// The pieces of Rust text with the lines where they start.
fn with_lines(text: &str) -> impl Iterator<Item = (Piece, usize)> {
    let (mut at, mut line) = (0, 1);
    pieces(text).into_iter().map(move |piece| {
        line += text[at..piece.start].matches('\n').count();
        at = piece.start;
        (piece, line)
    })
}

fn content(literal: &str) -> String {
    let inner = literal.trim_start_matches(['b', 'c', 'r', '#']);
    let inner = inner.trim_end_matches('#').trim_matches('"');
    let is_raw = literal.trim_start_matches(['b', 'c']).starts_with('r');
    if is_raw {
        return inner.to_owned();
    }
    let mut out = String::with_capacity(inner.len());
    let mut characters = inner.chars();
    while let Some(c) = characters.next() {
        match (c, c == '\\') {
            (_, true) => match characters.next() {
                Some(quote @ ('"' | '\'')) => out.push(quote),
                // A line that continues keeps its line break, so that lines still count.
                Some('\n') => out.push('\n'),
                _ => out.push_str(" | "),
            },
            (c, false) => out.push(c),
        }
    }
    out
}

/// The tokens of `passage`, without emphasis marks, link targets and HTML tags.
pub(super) fn tokens(passage: &Passage) -> Vec<Token<'_>> {
    let text = passage.text.as_str();
    let mut found = Vec::new();
    let (mut at, mut line, mut spaced) = (0, passage.line, true);
    while let Some(c) = text[at..].chars().next() {
        let (kind, length) = token_at(&text[at..], c);
        if let Some(kind) = kind {
            found.push(Token { kind, text: &text[at..at + length], line, spaced });
        }
        spaced = c.is_whitespace() || (kind.is_none() && spaced);
        line += text[at..at + length].matches('\n').count();
        at += length;
    }
    found
}

/// Kind and length of what `rest` starts with; no kind for what is not prose.
fn token_at(rest: &str, c: char) -> (Option<TokenKind>, usize) {
    let until = |close: &str, from: usize| rest[from..].find(close).map(|length| from + length + close.len());
    match c {
        '`' => {
            let run = rest.len() - rest.trim_start_matches('`').len();
            let end = until(&rest[..run], run).filter(|end| !rest[..*end].contains("\n\n"));
            end.map_or((None, run), |end| (Some(TokenKind::Code), end))
        }
        '{' => match until("}", 1).filter(|end| !rest[..*end].contains(char::is_whitespace)) {
            Some(end) => (Some(TokenKind::Code), end),
            None => (Some(TokenKind::Mark), 1),
        },
        '<' => match until(">", 1).filter(|_| rest[1..].starts_with(|c: char| c.is_alphabetic() || c == '/'))
        {
            Some(end) if rest[..end].contains("://") => (Some(TokenKind::Code), end),
            Some(end) if !rest[..end].contains('\n') => (None, end),
            _ => (Some(TokenKind::Mark), 1),
        },
        ']' if rest.starts_with("](") => (None, until(")", 2).unwrap_or(1)),
        '[' | ']' | '*' | '_' => (None, 1),
        _ if rest.starts_with("https://") || rest.starts_with("http://") => {
            (Some(TokenKind::Code), rest.find(|c: char| c.is_whitespace() || c == ')').unwrap_or(rest.len()))
        }
        c if c.is_alphanumeric() => (Some(TokenKind::Word), word_length(rest)),
        c if c.is_whitespace() => (None, c.len_utf8()),
        c => (Some(TokenKind::Mark), c.len_utf8()),
    }
}

fn word_length(rest: &str) -> usize {
    let mut characters = rest.char_indices().peekable();
    while let Some((at, c)) = characters.next() {
        let joins = ".-/_'’".contains(c) && characters.peek().is_some_and(|(_, next)| next.is_alphanumeric());
        if !c.is_alphanumeric() && !joins {
            return at;
        }
    }
    rest.len()
}

/// The sentences of `passage`. The end of the passage ends a sentence, a colon does not.
pub(super) fn sentences(passage: &Passage) -> Vec<Sentence> {
    let tokens = tokens(passage);
    let mut found = Vec::new();
    let mut start = 0;
    for end in 1..=tokens.len() {
        if end < tokens.len() && !ends_at(&tokens, end) {
            continue;
        }
        let words: Vec<&Token<'_>> =
            tokens[start..end].iter().filter(|t| t.kind != TokenKind::Mark).collect();
        if let Some(first) = words.first() {
            let shown: Vec<&str> = words.iter().take(SHOWN_WORDS).map(|token| token.text).collect();
            found.push(Sentence { line: first.line, words: words.len(), start: shown.join(" ") });
        }
        start = end;
    }
    found
}

/// Whether a sentence ends right before the token `at`.
fn ends_at(tokens: &[Token<'_>], at: usize) -> bool {
    let is_mark =
        |token: &Token<'_>, marks: &str| token.kind == TokenKind::Mark && marks.contains(token.text);
    let next = &tokens[at];
    let starts = match next.kind {
        TokenKind::Word => !next.text.starts_with(char::is_lowercase),
        TokenKind::Code => true,
        TokenKind::Mark => is_mark(next, "(\"“%#"),
    };
    if !starts || !next.spaced {
        return false;
    }
    let closed = tokens[..at].iter().rposition(|token| !is_mark(token, ")\"”'’"));
    let Some(end) = closed.filter(|&end| is_mark(&tokens[end], ".!?")) else { return false };
    let word = end.checked_sub(1).map(|before| tokens[before].text.to_lowercase());
    !word.is_some_and(|word| ABBREVIATIONS.contains(&word.as_str()))
}

#[cfg(test)]
mod tests;
