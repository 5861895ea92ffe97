//! Estimates the width of text without a font. The estimate is generous for the sans-serif fonts of
//! common systems, so that text cut to fit does not overflow with any of them.

/// An upper estimate of the width of `text` at `size` pixels.
pub(super) fn width(text: &str, size: f32) -> f32 {
    text.chars().map(|c| em(c) * size).sum()
}

/// `text` cut to fit into `room` pixels at `size`, with an ellipsis if it was cut.
pub(super) fn fitted(text: &str, size: f32, room: f32) -> String {
    if width(text, size) <= room {
        return text.to_owned();
    }
    let mut left = room - em('…') * size;
    let mut kept = String::new();
    for c in text.chars() {
        left -= em(c) * size;
        if left < 0.0 {
            break;
        }
        kept.push(c);
    }
    kept.push('…');
    kept
}

/// The widths follow DejaVu Sans, the widest of the usual fonts.
fn em(c: char) -> f32 {
    match c {
        'i' | 'j' | 'l' | '\'' | '|' => 0.34,
        '.' | ',' | ':' | ';' | ' ' | 'I' | '!' => 0.38,
        'f' | 'r' | 't' | '(' | ')' | '[' | ']' | '-' | '/' => 0.43,
        'm' | 'M' | 'w' | 'W' | '@' | '%' | '…' | '→' => 1.0,
        'A'..='Z' | '+' | '=' | '<' | '>' | '×' => 0.84,
        c if c.is_ascii() => 0.64,
        _ => 1.05,
    }
}
