//! The head of the picture: title, legend, captions of the animation, column names.

use super::element::Svg;
use super::layout::{LISTING_END, Layout, MARGIN};
use super::style::colour;
use super::timeline::Timeline;
use super::width::{fitted, width};
use super::{PictureMark, TracePicture};

/// The symbol of a legend entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Symbol {
    /// The colour of a memory.
    Resource(usize),
    /// A window within one iteration.
    Window,
    /// A window that goes around a loop.
    Wrapping,
    /// A barrier.
    Barrier,
    /// A split barrier.
    Pair,
}

/// An entry of the legend.
pub(super) struct Entry {
    pub(super) symbol: Symbol,
    pub(super) text: String,
}

/// The number of memories that the legend names. The rest is counted.
const NAMED: usize = 12;

/// The legend entries that a picture needs.
pub(super) fn legend(picture: &TracePicture) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for (at, name) in picture.resources.iter().enumerate().take(NAMED) {
        entries.push(Entry { symbol: Symbol::Resource(at), text: fitted(name, 12.0, 220.0) });
    }
    if let Some(more) = picture.resources.len().checked_sub(NAMED).filter(|&more| more > 0) {
        entries.push(Entry { symbol: Symbol::Resource(NAMED), text: format!("{more} more") });
    }
    let mut add = |is_there: bool, symbol: Symbol, text: &str| {
        if is_there {
            entries.push(Entry { symbol, text: text.to_owned() });
        }
    };
    add(picture.windows.iter().any(|w| w.wraps.is_none()), Symbol::Window, "hazard");
    add(
        picture.windows.iter().any(|w| w.wraps.is_some()),
        Symbol::Wrapping,
        "hazard into the next iteration",
    );
    let is_barrier = |mark: &PictureMark| matches!(mark, PictureMark::Barrier(_));
    add(picture.marks.iter().any(is_barrier), Symbol::Barrier, "barrier");
    add(!picture.marks.iter().all(is_barrier), Symbol::Pair, "signal to wait");
    entries
}

/// The width of an entry.
pub(super) fn entry_width(text: &str) -> f32 {
    26.0 + width(text, 12.0) + 18.0
}

pub(super) fn draw(svg: &mut Svg, picture: &TracePicture, layout: &Layout, timeline: Option<&Timeline>) {
    let room = layout.width - 2.0 * MARGIN;
    svg.text("title", (MARGIN, 38.0), &fitted(&picture.title, 20.0, room));
    svg.text("sub", (MARGIN, 60.0), &fitted(&picture.subtitle, 13.0, room));
    for (entry, &(x, y)) in legend(picture).iter().zip(&layout.legend) {
        symbol(svg, entry.symbol, x, y - 4.0);
        svg.text("key", (x + 26.0, y), &entry.text);
    }
    if let Some(timeline) = timeline {
        for (at, step) in picture.steps.iter().enumerate() {
            let caption = fitted(&step.caption, 13.0, room);
            svg.text_with("caption", (MARGIN, layout.caption), &caption, &timeline.only_during(at));
        }
    }
    let y = layout.top - 10.0;
    svg.text("head", (MARGIN + 44.0, y), "nodes");
    let mut windows = match picture.windows.len() {
        0 => "no hazards".to_owned(),
        1 => "1 hazard window".to_owned(),
        count => format!("{count} hazard windows"),
    };
    if layout.hidden() > 0 {
        windows.push_str(&format!(", {} of them not shown", layout.hidden()));
    }
    svg.text("head", (LISTING_END + 38.0, y), &windows);
    svg.line("hair", (MARGIN, layout.top - 3.0), (layout.right(), layout.top - 3.0));
}

fn symbol(svg: &mut Svg, symbol: Symbol, x: f32, y: f32) {
    match symbol {
        Symbol::Resource(at) => {
            svg.rect(&format!("f{}", colour(at)), (x + 4.0, y - 6.0), (14.0, 12.0), 3.0);
        }
        Symbol::Window => svg.path("w sample", &format!("M{x:.1} {:.1}h9v12h-9", y - 6.0)),
        Symbol::Wrapping => svg.path("w d sample", &format!("M{x:.1} {:.1}h9v12h-9", y - 6.0)),
        Symbol::Barrier => svg.line("mark", (x, y), (x + 20.0, y)),
        Symbol::Pair => {
            svg.rect("span", (x, y - 6.0), (20.0, 12.0), 0.0);
            svg.line("half", (x, y - 6.0), (x + 20.0, y - 6.0));
            svg.line("mark", (x, y + 6.0), (x + 20.0, y + 6.0));
        }
    }
}
