//! A trace with its hazard windows and barriers as one SVG: nodes from top to bottom, each window as a bracket from producer to
//! consumer beside them, barriers as lines across, split barriers as spans. Static, or animated so that it shows how a strategy
//! goes through the windows.
//!
//! Nothing here knows how windows and barriers came about: [`TracePicture`] says what to draw. One concern a file: `layout` puts
//! rows and brackets where they do not overlap, `listing`, `windows` and `marks` draw them, `timeline` lets them come and go,
//! `element` writes SVG, `width` measures text.

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

/// What to draw.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TracePicture {
    /// The headline.
    pub title: String,
    /// A line below it, such as the strategy and the target.
    pub subtitle: String,
    /// Names of the memories, for the legend; rows and windows name them by position.
    pub resources: Vec<String>,
    /// From top to bottom.
    pub rows: Vec<PictureRow>,
    /// Hazards, in the order of [`steps`](Self::steps).
    pub windows: Vec<PictureWindow>,
    /// What was placed.
    pub marks: Vec<PictureMark>,
    /// What the strategy does, in order; only the animated picture shows them.
    pub steps: Vec<PictureStep>,
}

/// One node, or several that touch no shared memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureRow {
    /// What it is.
    pub kind: RowKind,
    /// Its name.
    pub name: String,
    /// Words behind the name, such as the memory that it touches.
    pub detail: String,
    /// How many loops and conditionals it is inside of.
    pub depth: u32,
    /// Position in the order of the strategy, if it has one.
    pub number: Option<u32>,
    /// The memory that it touches.
    pub resource: Option<usize>,
}

/// What a row is.
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
    /// A barrier, signal or wait that the trace had.
    Present,
    /// A barrier, signal or wait that was placed.
    Placed,
    /// Touches no shared memory.
    Other,
}

/// A hazard from one row to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureWindow {
    /// The memory.
    pub resource: usize,
    /// The row of the earlier access.
    pub producer: usize,
    /// The row of the later one.
    pub consumer: usize,
    /// First and last row of the loop around which it goes, for one from an iteration to the next.
    pub wraps: Option<(usize, usize)>,
}

/// What was placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureMark {
    /// A barrier in this row.
    Barrier(usize),
    /// Both halves of a split barrier.
    Pair {
        /// The row of the signal.
        signal: usize,
        /// The row of the wait.
        wait: usize,
        /// First and last row of the loop around which the pair goes.
        wraps: Option<(usize, usize)>,
    },
}

/// One step of a strategy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureStep {
    /// The window that it looks at.
    pub window: usize,
    /// The mark that it places, if it does.
    pub places: Option<usize>,
    /// The row of the position chosen last, once the step is done.
    pub last: Option<usize>,
    /// What is said meanwhile.
    pub caption: String,
}

/// The picture, finished: for print and for pages.
pub fn trace_svg(picture: &TracePicture) -> String {
    draw(picture, None)
}

/// The picture with what the strategy does, step by step, without end. Needs a viewer that plays SMIL animations, as browsers do.
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
