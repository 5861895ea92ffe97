//! How wide text is, without a font: a generous estimate for the sans-serif fonts of common systems, so that what is cut to fit does
//! not overflow whichever of them is used.

/// The width of `text` at `size` pixels, rather too much than too little.
pub(super) fn width(text: &str, size: f32) -> f32 {
    text.chars().map(|c| em(c) * size).sum()
}

/// `text`, cut to fit into `room` pixels at `size`, with an ellipsis if something was cut.
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

/// Widths follow DejaVu Sans, the widest of the usual ones.
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
