//! Source excerpts: the lines of text that show marked spans. Marks with a place in the source of
//! the kernel are shown there first. Lines that are far apart become separate excerpts. A very long
//! line is cut, because a minified or corrupt file may be one line of a gigabyte.

use annotate_snippets::{Annotation, AnnotationKind, Element, Origin, Snippet};
use seawall_base::{Frame, Span};

use crate::clean::message;
use crate::kernel_source::mark as kernel_mark;
use crate::source::Source;
use crate::source_map::KernelPlace;

/// The largest distance in lines between marked lines of one excerpt.
const NEAR_LINES: u32 = 6;
/// The largest number of source bytes in an excerpt.
const EXCERPT_BYTES: usize = 4096;
/// The number of bytes that are kept before and after the start of the mark, for a line longer than
/// an excerpt.
const KEPT_BYTES: usize = 160;
/// The number of bytes of a wide mark. A mark that is wider, as one of an op with many operands,
/// covers the name of the op only.
const MARK_BYTES: usize = 120;
/// The words before the colon of a label that state its role. They stay where the rest of the label
/// is shown elsewhere.
const ROLES: [&str; 4] = ["earlier", "later", "then", "meanwhile"];

/// A span with its label.
#[derive(Clone, Debug)]
pub(crate) struct Mark {
    /// The span in bytes of the source's part. Only its first line is shown.
    pub(crate) span: Span,
    /// The label under the span.
    pub(crate) text: String,
    /// Whether the headline is about this span.
    pub(crate) primary: bool,
    /// Where the op at the span comes from.
    pub(crate) kernel: Option<KernelPlace>,
}

/// A mark with its place in the file.
struct Placed<'m> {
    mark: &'m Mark,
    line: u32,
    start: usize,
    end: usize,
}

/// The excerpts for `marks`: those of the source of the kernel first, then those of `source`. In
/// each, the one with the primary mark comes first, then the others in the order of the marks.
pub(crate) fn excerpts<'a>(source: &Source<'a>, marks: &[Mark]) -> Vec<Element<'a>> {
    let mut elements = Vec::new();
    let mut files: Vec<(Source<'a>, Vec<Mark>)> = Vec::new();
    let mut in_text: Vec<Mark> = Vec::new();
    for mark in marks {
        let mut text = mark.text.clone();
        if let Some(place) = &mark.kernel {
            let shown = place.shown();
            match source.kernel_file(shown) {
                Some(file) => {
                    let in_file = Mark { span: kernel_mark(&file, shown), kernel: None, ..mark.clone() };
                    match files.iter_mut().find(|(other, _)| other.name() == file.name()) {
                        Some((_, marks)) => marks.push(in_file),
                        None => files.push((file, vec![in_file])),
                    }
                    text = role(&text).to_owned();
                }
                None if mark.primary => elements.push(position(source, place)),
                None => text = format!("{text} ({})", frame_text(source, shown)),
            }
        }
        in_text.push(Mark { text, kernel: None, ..mark.clone() });
    }
    files.sort_by_key(|(_, marks)| marks.iter().all(|mark| !mark.primary));
    elements.extend(files.iter().flat_map(|(file, marks)| of_text(file, marks)));
    elements.extend(of_text(source, &in_text));
    elements
}

/// A position in the source of the kernel as `file:line:column`.
pub(crate) fn frame_text(source: &Source<'_>, frame: &Frame) -> String {
    let column = if frame.column > 0 { format!(":{}", frame.column) } else { String::new() };
    format!("{}:{}{column}", source.file_name(frame), frame.line)
}

/// The place of a primary mark whose file cannot be shown.
fn position<'a>(source: &Source<'a>, place: &KernelPlace) -> Element<'a> {
    let frame = place.shown();
    let origin = Origin::path(source.file_name(frame)).line(frame.line as usize);
    let origin = if frame.column > 0 { origin.char_column(frame.column as usize) } else { origin };
    Element::from(origin)
}

/// The role in front of a label. Empty if it has none.
fn role(label: &str) -> &str {
    let role = label.split_once(": ").map_or("", |(role, _)| role);
    if ROLES.iter().any(|known| role.starts_with(known)) { role } else { "" }
}

/// The excerpts of one text.
fn of_text<'a>(source: &Source<'a>, marks: &[Mark]) -> Vec<Element<'a>> {
    let mut order: Vec<&Mark> = marks.iter().collect();
    order.sort_by_key(|mark| !mark.primary);
    let mut groups: Vec<Vec<Placed<'_>>> = Vec::new();
    for mark in order {
        let placed = place(source, mark);
        match groups.iter_mut().find(|group| fits(source, group, &placed)) {
            Some(group) => group.push(placed),
            None => groups.push(vec![placed]),
        }
    }
    groups.iter().flat_map(|group| excerpt(source, group)).collect()
}

fn place<'m>(source: &Source<'_>, mark: &'m Mark) -> Placed<'m> {
    let (start, end) = source.file_range(mark.span);
    let line = source.file_line(start);
    let line_end = source.line_range(line).1.max(start);
    let mut end = end.min(line_end);
    if end.saturating_sub(start) > MARK_BYTES {
        end = start + op_name(source.slice(start, end)).unwrap_or(end - start);
    }
    Placed { mark, line, start, end }
}

/// The length in bytes of the results and the name of an op, such as `%0:2 = ttg.warp_specialize`,
/// at the start of `text`.
fn op_name(text: &str) -> Option<usize> {
    let start = if text.starts_with('%') { text.find(" = ")? + 3 } else { 0 };
    let length = text[start..].find(|c: char| c.is_whitespace() || c == '(')?;
    text[start..start + length].contains('.').then_some(start + length)
}

/// The byte range of whole lines that an excerpt of `group` covers.
fn cover<'p, 'm: 'p>(source: &Source<'_>, group: impl Iterator<Item = &'p Placed<'m>>) -> (usize, usize) {
    group.fold((usize::MAX, 0), |(start, end), placed| {
        let line = source.line_range(placed.line);
        (start.min(line.0), end.max(line.1))
    })
}

fn fits(source: &Source<'_>, group: &[Placed<'_>], new: &Placed<'_>) -> bool {
    let near = group.iter().any(|placed| placed.line.abs_diff(new.line) <= NEAR_LINES);
    let (start, end) = cover(source, group.iter().chain([new]));
    near && end.saturating_sub(start) <= EXCERPT_BYTES
}

fn excerpt<'a>(source: &Source<'a>, group: &[Placed<'_>]) -> Vec<Element<'a>> {
    let (start, end) = cover(source, group.iter());
    let first_line = group.iter().map(|placed| placed.line).min().unwrap_or(1);
    if end.saturating_sub(start) > EXCERPT_BYTES {
        return group.iter().flat_map(|placed| cut_line(source, placed)).collect();
    }
    let annotations = group.iter().map(|placed| annotation(placed, start, usize::MAX));
    let snippet = Snippet::source(source.slice(start, end))
        .path(source.name())
        .line_start(first_line as usize)
        .annotations(annotations);
    vec![Element::from(snippet)]
}

/// Cuts a line that is too long. Shows the position first, because columns of the cut text have no
/// meaning.
fn cut_line<'a>(source: &Source<'a>, placed: &Placed<'_>) -> Vec<Element<'a>> {
    let line = source.line_range(placed.line);
    let start = source.boundary(placed.start.saturating_sub(KEPT_BYTES)).max(line.0);
    let end = source.boundary(placed.start.saturating_add(KEPT_BYTES)).min(line.1).max(start);
    let column = source.slice(line.0, placed.start).chars().count().saturating_add(1);
    let origin = Origin::path(source.name()).line(placed.line as usize).char_column(column);
    let snippet = Snippet::source(source.slice(start, end))
        .line_start(placed.line as usize)
        .annotation(annotation(placed, start, end));
    vec![Element::from(origin), Element::from(snippet)]
}

fn annotation<'a>(placed: &Placed<'_>, base: usize, limit: usize) -> Annotation<'a> {
    let kind = if placed.mark.primary { AnnotationKind::Primary } else { AnnotationKind::Context };
    let span = placed.start - base..placed.end.min(limit) - base;
    let annotation = kind.span(span);
    if placed.mark.text.is_empty() { annotation } else { annotation.label(message(&placed.mark.text)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_an_op_ends_before_its_operands() {
        assert_eq!(op_name("ttg.warp_specialize(%0, %1)"), Some(19));
        assert_eq!(op_name("ttng.tc_gen5_mma %0, %1"), Some(16));
        assert_eq!(op_name("%0:2 = ttg.warp_specialize(%1)"), Some(26));
        assert_eq!(op_name("{\"id\": 6}"), None);
        assert_eq!(op_name("ttg.barrier"), None);
    }
}
