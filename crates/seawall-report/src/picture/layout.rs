//! The layout: rows from top to bottom, windows in lanes from left to right so that no two windows
//! in a lane overlap.

use super::TracePicture;

/// In pixels, as all lengths here.
pub(super) const MARGIN: f32 = 24.0;
pub(super) const ROW: f32 = 22.0;
/// The indentation of a nested row, for at most [`MAX_INDENT`] levels.
pub(super) const INDENT: f32 = 16.0;
const MAX_INDENT: u32 = 8;
/// The right end of node names, and the left end of the lanes.
pub(super) const LISTING_END: f32 = 470.0;
const LANES: f32 = 508.0;
const WIDTH: f32 = 1000.0;
/// The largest and the smallest distance between two lanes. Windows that do not fit are left out.
const PITCH: (f32, f32) = (36.0, 5.0);

/// Positions in pixels.
pub(super) struct Layout {
    pub(super) width: f32,
    pub(super) height: f32,
    /// The upper end of the first row.
    pub(super) top: f32,
    /// The baseline of captions. A static picture has no captions.
    pub(super) caption: f32,
    /// The left ends and baselines of the legend entries.
    pub(super) legend: Vec<(f32, f32)>,
    /// The lane of each window. `None` if there is no room.
    pub(super) lanes: Vec<Option<usize>>,
    pub(super) pitch: f32,
}

impl Layout {
    pub(super) fn new(picture: &TracePicture, has_captions: bool) -> Layout {
        let (legend, legend_end) = legend(picture);
        let caption = legend_end + 26.0;
        let top = if has_captions { caption + 38.0 } else { legend_end + 38.0 };
        let lanes = lanes(picture);
        let count = lanes.iter().max().map_or(0, |last| last + 1);
        let room = WIDTH - MARGIN - LANES;
        let pitch = (room / (count.max(1) as f32)).clamp(PITCH.1, PITCH.0);
        let shown = (room / pitch) as usize;
        let lanes = lanes.into_iter().map(|lane| (lane < shown).then_some(lane)).collect();
        let height = top + picture.rows.len() as f32 * ROW + MARGIN;
        Layout { width: WIDTH, height, top, caption, legend, lanes, pitch }
    }

    /// The middle of a row.
    pub(super) fn middle(&self, row: usize) -> f32 {
        self.top + (row as f32 + 0.5) * ROW
    }

    /// The left end of the text in a row of this depth.
    pub(super) fn indent(&self, depth: u32) -> f32 {
        MARGIN + 44.0 + depth.min(MAX_INDENT) as f32 * INDENT
    }

    /// The middle of a lane.
    pub(super) fn lane(&self, lane: usize) -> f32 {
        LANES + (lane as f32 + 0.5) * self.pitch
    }

    /// The right end of the drawing.
    pub(super) fn right(&self) -> f32 {
        self.width - MARGIN
    }

    /// The number of windows without a lane.
    pub(super) fn hidden(&self) -> usize {
        self.lanes.iter().filter(|lane| lane.is_none()).count()
    }
}

/// The first and the last row that a window covers.
fn extent(picture: &TracePicture, window: usize) -> Option<(usize, usize)> {
    let window = picture.windows.get(window)?;
    match window.wraps {
        Some((first, last)) => Some((
            first.min(window.consumer).min(window.producer),
            last.max(window.producer).max(window.consumer),
        )),
        None => Some((window.producer.min(window.consumer), window.producer.max(window.consumer))),
    }
}

/// Assigns each window to the first lane in which it overlaps no other window. Windows that begin
/// earlier come first.
fn lanes(picture: &TracePicture) -> Vec<usize> {
    let mut order: Vec<(usize, usize, usize)> = (0..picture.windows.len())
        .filter_map(|at| extent(picture, at).map(|(first, last)| (first, last, at)))
        .collect();
    order.sort_unstable();
    let mut ends: Vec<usize> = Vec::new();
    let mut lanes = vec![0; picture.windows.len()];
    for (first, last, at) in order {
        let lane = ends.iter().position(|&end| end < first).unwrap_or(ends.len());
        match ends.get_mut(lane) {
            Some(end) => *end = last,
            None => ends.push(last),
        }
        if let Some(slot) = lanes.get_mut(at) {
            *slot = lane;
        }
    }
    lanes
}

/// The positions of the legend entries, and the baseline of the last ones.
fn legend(picture: &TracePicture) -> (Vec<(f32, f32)>, f32) {
    let (mut x, mut y) = (MARGIN, 88.0);
    let mut places = Vec::new();
    for label in super::head::legend(picture) {
        let width = super::head::entry_width(&label.text);
        if x > MARGIN && x + width > WIDTH - MARGIN {
            (x, y) = (MARGIN, y + 20.0);
        }
        places.push((x, y));
        x += width;
    }
    (places, y)
}
