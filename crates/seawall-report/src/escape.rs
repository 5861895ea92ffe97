//! Escapes text for pages and pictures.

use crate::clean::is_bidi;

/// Text escaped for XML and HTML. Characters that XML does not allow, and characters that reorder
/// the shown text, become U+FFFD.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c if c.is_control() || is_bidi(c) || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_of_the_source_cannot_break_the_page() {
        assert_eq!(escaped("<a \"&\">"), "&lt;a &quot;&amp;&quot;&gt;");
        assert_eq!(escaped("a\u{0}b\u{202e}"), "a\u{fffd}b\u{fffd}");
    }
}
