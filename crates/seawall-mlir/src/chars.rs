//! Byte classes of MLIR's lexer in a lookup table.

const LETTER: u8 = 1;
const DIGIT: u8 = 2;
const BARE: u8 = 4; // continues a bare identifier: letters, digits, `_`, `$`, `.`
const SUFFIX: u8 = 8; // continues an SSA or symbol name: BARE and `-`
const SPACE: u8 = 16;
const BRACKET: u8 = 32; // matters to balanced skipping: brackets, quotes, `-`, `/`, `=`
const HEX: u8 = 64;
const BLANK: u8 = 128; // begins blanks or a comment: spaces and `/`

static CLASS: [u8; 256] = table();

const fn table() -> [u8; 256] {
    let mut class = [0u8; 256];
    let mut b = 0usize;
    while b < 256 {
        let c = b as u8;
        let mut bits = 0;
        if c.is_ascii_alphabetic() {
            bits |= LETTER | BARE | SUFFIX;
        }
        if c.is_ascii_digit() {
            bits |= DIGIT | BARE | SUFFIX;
        }
        if matches!(c, b'_' | b'$' | b'.') {
            bits |= BARE | SUFFIX;
        }
        if c == b'_' {
            bits |= LETTER;
        }
        if c == b'-' {
            bits |= SUFFIX;
        }
        if matches!(c, b' ' | b'\t' | b'\n' | b'\r') {
            bits |= SPACE | BLANK;
        }
        if c == b'/' {
            bits |= BLANK;
        }
        if matches!(c, b'<' | b'>' | b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'"' | b'-' | b'/' | b'=') {
            bits |= BRACKET;
        }
        if c.is_ascii_hexdigit() {
            bits |= HEX;
        }
        class[b] = bits;
        b += 1;
    }
    class
}

#[inline]
fn has(b: u8, bits: u8) -> bool {
    CLASS[b as usize] & bits != 0
}

/// Whether `b` starts a bare identifier: a letter or `_`.
#[inline]
pub(crate) fn is_letter(b: u8) -> bool {
    has(b, LETTER)
}

#[inline]
pub(crate) fn is_digit(b: u8) -> bool {
    has(b, DIGIT)
}

/// Whether `b` continues a bare identifier (including dots).
#[inline]
pub(crate) fn is_bare(b: u8) -> bool {
    has(b, BARE)
}

/// Whether `b` continues an SSA, block or symbol name (including dashes).
#[inline]
pub(crate) fn is_suffix(b: u8) -> bool {
    has(b, SUFFIX)
}

#[inline]
pub(crate) fn is_space(b: u8) -> bool {
    has(b, SPACE)
}

/// Whether `b` is a space or may begin a comment.
#[inline]
pub(crate) fn may_be_blank(b: u8) -> bool {
    has(b, BLANK)
}

/// Whether balanced skipping must stop at `b`.
#[inline]
pub(crate) fn is_bracket(b: u8) -> bool {
    has(b, BRACKET)
}

#[inline]
pub(crate) fn is_hex(b: u8) -> bool {
    has(b, HEX)
}
