//! Splits Rust text into comments, string literals, character literals and code.

/// A piece of Rust text that is not code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) kind: Kind,
    /// Bytes, with the delimiters.
    pub(super) start: usize,
    pub(super) end: usize,
}

/// What a [`Piece`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// `// ...` without its line break, or `/* ... */`.
    Comment,
    /// A string literal of any kind.
    String,
    /// A character literal.
    Character,
}

/// The pieces of `text` that are not code, in order.
pub(super) fn pieces(text: &str) -> Vec<Piece> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        if let Some((kind, end)) = piece_at(bytes, at) {
            found.push(Piece { kind, start: at, end });
            at = end;
        } else {
            // An identifier is one step, so that the `r` of `for"` does not start a raw string.
            at = if is_word(bytes[at]) { word_end(bytes, at) } else { at + 1 };
        }
    }
    found
}

/// `text` with a space for each byte of a comment or a literal. Byte offsets and line numbers stay
/// the same.
pub(super) fn blank(text: &str) -> String {
    let mut out = text.as_bytes().to_vec();
    for piece in pieces(text) {
        for byte in &mut out[piece.start..piece.end] {
            if *byte != b'\n' {
                *byte = b' ';
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// Kind and end of the piece that starts at `at`.
fn piece_at(bytes: &[u8], at: usize) -> Option<(Kind, usize)> {
    let rest = &bytes[at..];
    if rest.starts_with(b"//") {
        let length = rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len());
        return Some((Kind::Comment, at + length));
    }
    if rest.starts_with(b"/*") {
        return Some((Kind::Comment, block_comment_end(bytes, at)));
    }
    if rest.starts_with(b"\"") {
        return Some((Kind::String, string_end(bytes, at + 1)));
    }
    if rest.starts_with(b"b\"") || rest.starts_with(b"c\"") {
        return Some((Kind::String, string_end(bytes, at + 2)));
    }
    if let Some(end) = raw_string_end(bytes, at) {
        return Some((Kind::String, end));
    }
    let quote = if rest.starts_with(b"b'") { at + 1 } else { at };
    if bytes.get(quote) == Some(&b'\'') {
        return character_end(bytes, quote).map(|end| (Kind::Character, end));
    }
    None
}

fn block_comment_end(bytes: &[u8], start: usize) -> usize {
    let (mut at, mut depth) = (start + 2, 1_u32);
    while at < bytes.len() && depth > 0 {
        if bytes[at..].starts_with(b"/*") {
            (at, depth) = (at + 2, depth + 1);
        } else if bytes[at..].starts_with(b"*/") {
            (at, depth) = (at + 2, depth - 1);
        } else {
            at += 1;
        }
    }
    at
}

/// The end of the string whose content starts at `at`.
fn string_end(bytes: &[u8], mut at: usize) -> usize {
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    bytes.len()
}

fn raw_string_end(bytes: &[u8], at: usize) -> Option<usize> {
    let prefix = [&b"r"[..], b"br", b"cr"].into_iter().find(|prefix| bytes[at..].starts_with(prefix))?;
    let start = at + prefix.len();
    let hashes = bytes[start..].iter().take_while(|&&byte| byte == b'#').count();
    if bytes.get(start + hashes) != Some(&b'"') {
        return None;
    }
    let mut close = vec![b'"'];
    close.resize(hashes + 1, b'#');
    let content = start + hashes + 1;
    let length = bytes[content..].windows(close.len()).position(|window| window == close);
    Some(length.map_or(bytes.len(), |length| content + length + close.len()))
}

/// The end of the character literal whose quote is at `at`; `None` for a lifetime.
fn character_end(bytes: &[u8], at: usize) -> Option<usize> {
    if bytes.get(at + 1) == Some(&b'\\') {
        let close = bytes.get(at + 3..)?.iter().position(|&byte| byte == b'\'')?;
        return Some(at + 3 + close + 1);
    }
    // A character is up to four bytes long.
    let close = (at + 2..=at + 5).find(|&close| bytes.get(close) == Some(&b'\''))?;
    let content = std::str::from_utf8(&bytes[at + 1..close]).ok()?;
    (content.chars().count() == 1).then_some(close + 1)
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

fn word_end(bytes: &[u8], at: usize) -> usize {
    bytes[at..].iter().position(|&byte| !is_word(byte)).map_or(bytes.len(), |length| at + length)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        let blanked = blank(text);
        assert_eq!(blanked.len(), text.len(), "offsets stay the same");
        blanked.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn comments_are_blanked() {
        assert_eq!(words("a // b\nc /* d /* e */ f */ g"), ["a", "c", "g"]);
    }

    #[test]
    fn strings_are_blanked() {
        assert_eq!(words(r##"a("b \" c", b"d", r#"e " f"#) g"##), ["a(", ",", ",", ")", "g"]);
    }

    #[test]
    fn characters_are_blanked_and_lifetimes_stay() {
        assert_eq!(
            words(r"fn f<'a>(x: &'a str) { '{' '\'' 'é' }"),
            ["fn", "f<'a>(x:", "&'a", "str)", "{", "}"]
        );
    }

    #[test]
    fn a_word_that_ends_in_r_starts_no_raw_string() {
        assert_eq!(words("for\"x\" y"), ["for", "y"]);
    }

    #[test]
    fn pieces_have_a_kind() {
        let text = "a // b \"c\"\nr#\"d // e\"# 'f' /* g */";
        let found: Vec<_> = pieces(text).iter().map(|p| (p.kind, &text[p.start..p.end])).collect();
        let expected = [
            (Kind::Comment, "// b \"c\""),
            (Kind::String, "r#\"d // e\"#"),
            (Kind::Character, "'f'"),
            (Kind::Comment, "/* g */"),
        ];
        assert_eq!(found, expected);
    }
}
