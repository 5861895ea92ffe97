//! The scanner: tokens with their spans. Blanks and comments belong to no token.

use seawall_base::{Diagnostic, Span};

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    /// A name with its dotted parts, such as `%r1`, `%tid.x` or `mbarrier.init.shared::cta.b64`.
    Word,
    /// A dot and a word, such as `.reg`.
    Directive,
    /// A number, such as `12`, `0x1F`, `0f3F800000` or `8.5`.
    Number,
    /// A quoted text.
    Text,
    /// One other character.
    Punctuation(u8),
    /// The end of the text.
    End,
}

/// Scans a text.
#[derive(Clone, Debug)]
pub(crate) struct Scanner<'t> {
    text: &'t str,
    at: usize,
    /// The current token.
    pub(crate) token: Token,
    /// Its span.
    pub(crate) span: Span,
    /// The end of the token before it.
    pub(crate) last_end: u32,
    error: Option<Diagnostic>,
}

const WORD: u8 = 1;
const BLANK: u8 = 2;

/// The class of each byte: part of a word, blank, or neither. Bytes of other alphabets are parts of
/// words.
const CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let b = byte as u8;
        if b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'%') || b >= 0x80 {
            classes[byte] = WORD;
        } else if b.is_ascii_whitespace() || b == 0x0b {
            classes[byte] = BLANK;
        }
        byte += 1;
    }
    classes
};

impl<'t> Scanner<'t> {
    /// A scanner at the first token of `text`, which has at most 4 GiB.
    pub(crate) fn new(text: &'t str) -> Self {
        let mut scanner =
            Scanner { text, at: 0, token: Token::End, span: Span::at(0), last_end: 0, error: None };
        scanner.advance();
        scanner
    }

    /// The error that ended the text early, if any.
    pub(crate) fn take_error(&mut self) -> Option<Diagnostic> {
        self.error.take()
    }

    /// The text of the current token.
    pub(crate) fn text(&self) -> &'t str {
        self.span.of(self.text)
    }

    /// Whether the current token is this character.
    pub(crate) fn is(&self, byte: u8) -> bool {
        self.token == Token::Punctuation(byte)
    }

    /// Whether a line ends between the last token and the current one.
    pub(crate) fn is_on_new_line(&self) -> bool {
        Span::new(self.last_end, self.span.start).of(self.text).contains('\n')
    }

    /// Moves past the current token if it is this character.
    pub(crate) fn take(&mut self, byte: u8) -> bool {
        let is = self.is(byte);
        if is {
            self.advance();
        }
        is
    }

    /// Moves to the next token.
    pub(crate) fn advance(&mut self) {
        self.last_end = self.span.end;
        self.skip_blank();
        let bytes = self.text.as_bytes();
        let start = self.at;
        let Some(&first) = bytes.get(start) else { return self.set(Token::End, start, start) };
        match first {
            b'"' => self.quoted(start),
            b'.' if self.is_word_at(start + 1) && !self.is_digit_at(start + 1) => {
                let end = self.word_end(start + 1);
                self.set(Token::Directive, start, end);
            }
            b'.' if self.is_digit_at(start + 1) => self.number(start),
            b'0'..=b'9' => self.number(start),
            _ if self.is_word_at(start) => {
                let end = self.word_end(start);
                self.set(Token::Word, start, end);
            }
            _ => self.set(Token::Punctuation(first), start, start + 1),
        }
    }

    /// Moves past a section that begins at the current `{`, whatever it contains. Returns whether
    /// it ends.
    pub(crate) fn skip_braces(&mut self) -> bool {
        let mut depth = 0_u32;
        loop {
            match self.token {
                Token::Punctuation(b'{') => depth = depth.saturating_add(1),
                Token::Punctuation(b'}') => depth = depth.saturating_sub(1),
                Token::End => return false,
                _ => {}
            }
            self.advance();
            if depth == 0 {
                return true;
            }
        }
    }

    fn set(&mut self, token: Token, start: usize, end: usize) {
        self.token = token;
        self.span = Span::new(start as u32, end as u32);
        self.at = end;
    }

    fn class(&self, at: usize) -> u8 {
        self.text.as_bytes().get(at).map_or(0, |&byte| CLASSES[byte as usize])
    }

    fn is_word_at(&self, at: usize) -> bool {
        self.class(at) == WORD
    }

    fn is_digit_at(&self, at: usize) -> bool {
        self.text.as_bytes().get(at).is_some_and(u8::is_ascii_digit)
    }

    /// The end of a word: its parts are separated by `.` or `::`.
    fn word_end(&self, mut at: usize) -> usize {
        let bytes = self.text.as_bytes();
        loop {
            while self.is_word_at(at) {
                at += 1;
            }
            match bytes.get(at) {
                Some(b'.') if self.is_word_at(at + 1) => at += 1,
                Some(b':') if bytes.get(at + 1) == Some(&b':') && self.is_word_at(at + 2) => at += 2,
                _ => return at,
            }
        }
    }

    /// A number with its suffix, fraction and exponent.
    fn number(&mut self, start: usize) {
        let bytes = self.text.as_bytes();
        let mut end = start;
        loop {
            while self.is_word_at(end) {
                end += 1;
            }
            let exponent = matches!(bytes.get(end.saturating_sub(1)), Some(b'e' | b'E'))
                && !self.text[start..end].starts_with("0x")
                && matches!(bytes.get(end), Some(b'+' | b'-'))
                && self.is_digit_at(end + 1);
            let fraction = bytes.get(end) == Some(&b'.') && !self.text[start..end].contains('.');
            match exponent || fraction {
                true => end += 1,
                false => break,
            }
        }
        self.set(Token::Number, start, end);
    }

    fn quoted(&mut self, start: usize) {
        let bytes = self.text.as_bytes();
        let mut at = start + 1;
        loop {
            match bytes.get(at) {
                Some(b'"') => return self.set(Token::Text, start, at + 1),
                Some(b'\\') => at += 2,
                Some(_) => at += 1,
                None => return self.unended(start, "a quoted text does not end", "add the closing `\"`"),
            }
        }
    }

    /// Reports a text or comment without an end. The rest of the text is then one blank.
    fn unended(&mut self, start: usize, message: &str, help: &str) {
        let span = Span::new(start as u32, (start + 1) as u32);
        let error = Diagnostic::error("ptx::unended", span, message).label("begins here").help(help);
        self.error.get_or_insert(error);
        let end = self.text.len();
        self.set(Token::End, end, end);
    }

    fn skip_blank(&mut self) {
        let bytes = self.text.as_bytes();
        loop {
            while self.class(self.at) == BLANK {
                self.at += 1;
            }
            match (bytes.get(self.at), bytes.get(self.at + 1)) {
                (Some(b'/'), Some(b'/')) => self.skip_line(),
                // Lines of a preprocessor.
                (Some(b'#'), _) => self.skip_line(),
                (Some(b'/'), Some(b'*')) => {
                    match self.text.get(self.at + 2..).and_then(|rest| rest.find("*/")) {
                        Some(length) => self.at += length + 4,
                        None => {
                            let start = self.at;
                            self.at = self.text.len();
                            self.unended(start, "a comment does not end", "add the closing `*/`");
                        }
                    }
                }
                _ => return,
            }
        }
    }

    fn skip_line(&mut self) {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        self.at += rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len());
    }
}

/// Whether a text consists of blanks and comments.
pub(crate) fn is_blank(text: &str) -> bool {
    let mut scanner = Scanner::new(text);
    scanner.token == Token::End && scanner.take_error().is_none()
}
