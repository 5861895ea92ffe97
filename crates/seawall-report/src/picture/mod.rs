//! A trace with its hazard windows and barriers as one SVG. Nodes go from top to bottom. Each
//! window is a bracket from producer to consumer beside them, barriers are lines across, and split
//! barriers are spans. The animated picture shows how a strategy processes the windows.
//!
//! [`TracePicture`] is the input. Nothing here knows how windows and barriers are computed.
//! `layout` arranges rows and brackets without overlap. `listing`, `windows` and `marks` draw them,
//! `timeline` animates them, `element` writes SVG, and `width` measures text.

mod element;
mod head;
mod layout;
mod listing;
mod marks;
mod style;
mod timeline;
mod width;
mod windows;

use element::Svg;
use layout::Layout;
use timeline::Timeline;

/// The content of a picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TracePicture {
    /// The headline.
    pub title: String,
    /// A line below the headline, such as the strategy and the target.
    pub subtitle: String,
    /// The names of the memories, for the legend. Rows and windows refer to them by position.
    pub resources: Vec<String>,
    /// The rows from top to bottom.
    pub rows: Vec<PictureRow>,
    /// Hazards, in the order of [`steps`](Self::steps).
    pub windows: Vec<PictureWindow>,
    /// The placed barriers.
    pub marks: Vec<PictureMark>,
    /// The steps of the strategy, in order. Only the animated picture shows them.
    pub steps: Vec<PictureStep>,
}

/// One node, or several nodes that access no shared memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureRow {
    /// The kind of the row.
    pub kind: RowKind,
    /// Its name.
    pub name: String,
    /// Words after the name, such as the memory that the node accesses.
    pub detail: String,
    /// The number of loops and conditionals around it.
    pub depth: u32,
    /// Its position in the order of the strategy, if it has one.
    pub number: Option<u32>,
    /// The memory that it accesses.
    pub resource: Option<usize>,
}

/// The kind of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    /// Reads shared memory.
    Read,
    /// Writes it.
    Write,
    /// Reads and writes it, or copies into it.
    ReadWrite,
    /// Begins a loop whose last row is this one.
    Loop(usize),
    /// Begins a conditional whose last row is this one.
    Conditional(usize),
    /// A barrier, signal or wait of the trace.
    Present,
    /// A barrier, signal or wait that was placed.
    Placed,
    /// Accesses no shared memory.
    Other,
}

/// A hazard from one row to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureWindow {
    /// The memory.
    pub resource: usize,
    /// The row of the earlier access.
    pub producer: usize,
    /// The row of the later access.
    pub consumer: usize,
    /// The first and the last row of the loop that a window from one iteration to the next goes
    /// around.
    pub wraps: Option<(usize, usize)>,
}

/// A placed barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureMark {
    /// A barrier in this row.
    Barrier(usize),
    /// A split barrier: its signal and its wait.
    Pair {
        /// The row of the signal.
        signal: usize,
        /// The row of the wait.
        wait: usize,
        /// The first and the last row of the loop that the pair goes around.
        wraps: Option<(usize, usize)>,
    },
}

/// One step of a strategy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureStep {
    /// The window that the step processes.
    pub window: usize,
    /// The mark that the step places, if any.
    pub places: Option<usize>,
    /// The row of the last chosen position after the step.
    pub last: Option<usize>,
    /// The caption during the step.
    pub caption: String,
}

/// The static picture, for print and for pages.
pub fn trace_svg(picture: &TracePicture) -> String {
    draw(picture, None)
}

/// The picture with the steps of the strategy in an endless animation. Needs a viewer that plays
/// SMIL animations, as browsers do.
pub fn trace_svg_animated(picture: &TracePicture) -> String {
    if picture.steps.is_empty() {
        return draw(picture, None);
    }
    draw(picture, Some(&Timeline::new(picture)))
}

fn draw(picture: &TracePicture, timeline: Option<&Timeline>) -> String {
    let layout = Layout::new(picture, timeline.is_some());
    let mut svg =
        Svg::new(layout.width, layout.height, &picture.title, &style::style(picture.resources.len()));
    head::draw(&mut svg, picture, &layout, timeline);
    listing::draw(&mut svg, picture, &layout, timeline);
    marks::draw_below(&mut svg, picture, &layout, timeline);
    windows::draw(&mut svg, picture, &layout, timeline);
    marks::draw(&mut svg, picture, &layout, timeline);
    svg.finish()
}

#[cfg(test)]
mod tests;
