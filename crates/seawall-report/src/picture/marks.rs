//! The placed barriers. A barrier is a line across, with a ring where it cuts a window. A split
//! barrier is a dashed line at the signal, a full line at the wait, and a band between them.

use super::element::Svg;
use super::layout::{LISTING_END, Layout, ROW};
use super::timeline::Timeline;
use super::{PictureMark, PictureWindow, TracePicture};

/// Draws the bands of split barriers, which are behind the windows.
pub(super) fn draw_below(
    svg: &mut Svg,
    picture: &TracePicture,
    layout: &Layout,
    timeline: Option<&Timeline>,
) {
    for (at, mark) in picture.marks.iter().enumerate() {
        let PictureMark::Pair { signal, wait, wraps } = *mark else { continue };
        svg.open("pair", &timeline.map(|timeline| timeline.once_placed(at)).unwrap_or_default());
        let (from, to) = (layout.middle(signal), layout.middle(wait));
        match wraps {
            None => band(svg, layout, from, to),
            Some((first, last)) => {
                band(svg, layout, from, layout.middle(last) + ROW * 0.4);
                band(svg, layout, layout.middle(first) - ROW * 0.4, to);
            }
        }
        svg.close();
    }
}

fn band(svg: &mut Svg, layout: &Layout, from: f32, to: f32) {
    let (left, height) = (LISTING_END, (to - from).max(1.0));
    svg.rect("span", (left, from), (layout.right() - left, height), 0.0);
    svg.rect("bar", (left, from), (5.0, height), 2.0);
}

/// Draws the lines, and the rings where they cut windows.
pub(super) fn draw(svg: &mut Svg, picture: &TracePicture, layout: &Layout, timeline: Option<&Timeline>) {
    for (at, mark) in picture.marks.iter().enumerate() {
        svg.open("marks", &timeline.map(|timeline| timeline.once_placed(at)).unwrap_or_default());
        let mut across = |class: &str, row: usize| {
            let y = layout.middle(row);
            svg.line(class, (LISTING_END, y), (layout.right(), y));
        };
        match *mark {
            PictureMark::Barrier(row) => {
                across("mark", row);
                rings(svg, picture, layout, |window| has_inside(window, row), row);
            }
            PictureMark::Pair { signal, wait, .. } => {
                across("half", signal);
                across("mark", wait);
                let both = |window: &PictureWindow| has_inside(window, signal) && has_inside(window, wait);
                rings(svg, picture, layout, both, wait);
            }
        }
        svg.close();
    }
    if let Some(timeline) = timeline {
        let moves = timeline.last_chosen(picture, layout);
        svg.open("here", &moves);
        svg.path("arrow", &format!("M{:.1} 0l-9 -5v10z", LISTING_END + 16.0));
        svg.text("last", (LISTING_END + 4.0, -4.0), "last_pos");
        svg.close();
    }
}

fn rings(
    svg: &mut Svg,
    picture: &TracePicture,
    layout: &Layout,
    is_cut: impl Fn(&PictureWindow) -> bool,
    row: usize,
) {
    for (window, lane) in picture.windows.iter().zip(&layout.lanes) {
        if let Some(lane) = lane.filter(|_| is_cut(window)) {
            let radius = (layout.pitch * 0.3).clamp(1.5, 3.5);
            svg.dot("stab", (layout.lane(lane), layout.middle(row)), radius);
        }
    }
}

/// Whether a row is strictly between the two accesses of a window, on the path from one to the
/// other.
fn has_inside(window: &PictureWindow, row: usize) -> bool {
    match window.wraps {
        None => window.producer < row && row < window.consumer,
        Some((first, last)) => {
            (window.producer < row && row <= last) || (first <= row && row < window.consumer)
        }
    }
}
