//! Rust text with comments, strings and characters blanked out, so that rules can look for code only.
//!
//! Blanking keeps the length and the line breaks: byte offsets and line numbers stay true.

/// `text` with a space for each byte of a comment or of a string's or character's content.
pub(super) fn blank(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let end = skipped(bytes, at);
        if end > at {
            out.extend(bytes[at..end].iter().map(|&byte| if byte == b'\n' { b'\n' } else { b' ' }));
            at = end;
        } else {
            // Identifiers go in one piece, so that the `r` of `for"` is no raw string.
            let end = if is_word(bytes[at]) { word_end(bytes, at) } else { at + 1 };
            out.extend(&bytes[at..end]);
            at = end;
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// The end of the comment, string or character that starts at `at`; `at` if none does.
fn skipped(bytes: &[u8], at: usize) -> usize {
    let rest = &bytes[at..];
    if rest.starts_with(b"//") {
        return at + rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len());
    }
    if rest.starts_with(b"/*") {
        return block_comment_end(bytes, at);
    }
    if rest.starts_with(b"\"") {
        return string_end(bytes, at + 1);
    }
    if rest.starts_with(b"b\"") || rest.starts_with(b"c\"") {
        return string_end(bytes, at + 2);
    }
    if let Some(end) = raw_string_end(bytes, at) {
        return end;
    }
    if rest.starts_with(b"'") {
        return character_end(bytes, at).unwrap_or(at);
    }
    if rest.starts_with(b"b'") {
        return character_end(bytes, at + 1).unwrap_or(at);
    }
    at
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
        let close = bytes[at + 3..].iter().position(|&byte| byte == b'\'')?;
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
        assert_eq!(blanked.len(), text.len(), "offsets stay true");
        blanked.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn comments_go() {
        assert_eq!(words("a // b\nc /* d /* e */ f */ g"), ["a", "c", "g"]);
    }

    #[test]
    fn strings_go() {
        assert_eq!(words(r##"a("b \" c", b"d", r#"e " f"#) g"##), ["a(", ",", ",", ")", "g"]);
    }

    #[test]
    fn characters_go_and_lifetimes_stay() {
        assert_eq!(
            words(r"fn f<'a>(x: &'a str) { '{' '\'' 'é' }"),
            ["fn", "f<'a>(x:", "&'a", "str)", "{", "}"]
        );
    }

    #[test]
    fn a_word_that_ends_in_r_starts_no_raw_string() {
        assert_eq!(words("for\"x\" y"), ["for", "y"]);
    }
}
