//! Writes SVG by plain formatting: one method for each element, with escaped text.

use std::fmt::Write as _;

use crate::escape::escaped;

/// A document that is being written.
pub(super) struct Svg {
    text: String,
}

impl Svg {
    /// A document of this size in pixels. It shrinks on narrower pages.
    pub(super) fn new(width: f32, height: f32, title: &str, style: &str) -> Self {
        let title = escaped(title);
        let mut text = String::new();
        let _ = writeln!(
            text,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
             height=\"{height:.0}\" role=\"img\" style=\"max-width:100%;height:auto\">\n<title>{title}</title>\n<style>{style}</style>\n\
             <rect class=\"page\" width=\"100%\" height=\"100%\"/>"
        );
        Svg { text }
    }

    /// Opens a group. `inside` contains elements of the group itself, such as animations.
    pub(super) fn open(&mut self, class: &str, inside: &str) {
        let _ = writeln!(self.text, "<g class=\"{class}\">{inside}");
    }

    /// Closes the group opened last.
    pub(super) fn close(&mut self) {
        self.text.push_str("</g>\n");
    }

    /// Text whose baseline begins at `(x, y)`. `class` determines its style.
    pub(super) fn text(&mut self, class: &str, (x, y): (f32, f32), text: &str) {
        let _ =
            writeln!(self.text, "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escaped(text));
    }

    /// Text that is visible part of the time.
    pub(super) fn text_with(&mut self, class: &str, (x, y): (f32, f32), text: &str, inside: &str) {
        let text = escaped(text);
        let _ =
            writeln!(self.text, "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{text}{inside}</text>");
    }

    /// A straight line.
    pub(super) fn line(&mut self, class: &str, (x1, y1): (f32, f32), (x2, y2): (f32, f32)) {
        let _ = writeln!(
            self.text,
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
        );
    }

    /// A rectangle with round corners.
    pub(super) fn rect(&mut self, class: &str, (x, y): (f32, f32), (width, height): (f32, f32), round: f32) {
        let _ = writeln!(
            self.text,
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"{round:.1}\"/>"
        );
    }

    /// A dot.
    pub(super) fn dot(&mut self, class: &str, (x, y): (f32, f32), radius: f32) {
        let _ =
            writeln!(self.text, "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\"/>");
    }

    /// A path in SVG's own notation.
    pub(super) fn path(&mut self, class: &str, path: &str) {
        let _ = writeln!(self.text, "<path class=\"{class}\" d=\"{path}\"/>");
    }

    /// The finished document.
    pub(super) fn finish(mut self) -> String {
        self.text.push_str("</svg>\n");
        self.text
    }
}
