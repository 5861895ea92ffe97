//! Makes text from the input safe and short enough to show.

/// The number of characters of a line of a message that are shown. Messages quote input, which has
/// no limit.
const LINE_LIMIT: usize = 600;
/// The number of lines of a message that are shown.
const MESSAGE_LINES: usize = 80;

/// `text` on one line, with control characters as U+FFFD, cut after `limit` characters with `...`.
pub(crate) fn one_line(text: &str, limit: usize) -> String {
    let mut out = String::with_capacity(text.len().min(limit.saturating_add(3)));
    for (count, c) in text.chars().enumerate() {
        if count == limit {
            out.push_str("...");
            break;
        }
        out.push(match c {
            '\n' | '\t' | '\r' => ' ',
            c if c.is_control() || is_bidi(c) => char::REPLACEMENT_CHARACTER,
            c => c,
        });
    }
    out
}

/// A message with each line and the number of lines cut to their limits. A cut ends with `...`.
pub(crate) fn message(text: &str) -> String {
    let mut out = String::with_capacity(text.len().min(LINE_LIMIT));
    for (index, line) in text.split('\n').enumerate() {
        if index > 0 {
            out.push('\n');
        }
        if index == MESSAGE_LINES {
            out.push_str("...");
            break;
        }
        let end = line.char_indices().nth(LINE_LIMIT).map_or(line.len(), |(end, _)| end);
        out.push_str(&line[..end]);
        if end < line.len() {
            out.push_str("...");
        }
    }
    out
}

/// `text` with each line broken between words to fit `width` columns. Continuation lines are
/// indented. A word longer than a line stays whole.
pub(crate) fn wrap(text: &str, width: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            if !line.trim().is_empty() && line.chars().count() + 1 + word.chars().count() > width {
                lines.push(std::mem::replace(&mut line, "  ".to_owned()));
            }
            if !line.trim().is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines.join("\n")
}

/// Characters that reorder what a terminal shows (Unicode UAX #9 explicit formatting).
pub(crate) fn is_bidi(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_do_not_reach_the_terminal() {
        assert_eq!(one_line("a\x1b[2J\tb\u{202e}", 20), "a\u{fffd}[2J b\u{fffd}");
        assert_eq!(one_line("abcdef", 3), "abc...");
        assert_eq!(one_line("abc", 3), "abc");
    }

    #[test]
    fn long_paragraphs_are_wrapped_with_a_hanging_indent() {
        assert_eq!(wrap("one two three four\nfive", 9), "one two\n  three\n  four\nfive");
        assert_eq!(wrap("unbreakable", 4), "unbreakable");
    }

    #[test]
    fn an_endless_message_is_cut() {
        assert_eq!(message(&"é".repeat(5000)).chars().count(), LINE_LIMIT + 3);
        assert_eq!(message("short\nlines\n"), "short\nlines\n");
        assert_eq!(message(&"x\n".repeat(5000)).lines().count(), MESSAGE_LINES + 1);
    }
}
