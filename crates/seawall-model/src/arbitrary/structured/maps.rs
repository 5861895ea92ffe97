//! Warp maps: only a few shapes, so that accesses often have equal or nearly equal maps.

use std::fmt::Write as _;

use arbitrary::Result;

use super::Gen;

/// Columns of the tensor memory.
pub(super) const TENSOR_COLUMNS: u32 = 16;

/// Bytes of a slot.
const SLOT: u32 = 64;

/// Prefixes of accesses in which every warp makes a part.
const HEADS: [&str; 4] = ["read ", "write ", "async cp write ", "async asynccnt write "];

/// How a slot is divided between the warps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// One piece per warp, in the order of the warps.
    Pieces,
    /// The piece of the next warp.
    Next,
    /// Rows of bytes with a stride.
    Rows,
    /// One piece for two warps, which both touch all of it.
    Pairs,
    /// The warp's own piece and some bytes of the next one.
    Wide,
    /// Two warps, or the only one, touch nothing.
    Few,
}

impl Shape {
    const ALL: [Shape; 8] = [
        Shape::Pieces,
        Shape::Pieces,
        Shape::Pieces,
        Shape::Next,
        Shape::Rows,
        Shape::Pairs,
        Shape::Wide,
        Shape::Few,
    ];

    /// The bytes of a warp as runs of the text form, or `None` if it touches none.
    fn runs(self, warp: u32, warps: u32) -> Option<String> {
        let piece = SLOT / warps;
        let range = |from: u32, length: u32| Some(format!("{from}..{}", (from + length).min(SLOT)));
        match self {
            Shape::Pieces => range(warp * piece, piece),
            Shape::Next => range((warp + 1) % warps * piece, piece),
            Shape::Rows => {
                let row = piece / 4;
                let at = |i: u32| (i * warps + warp) * row;
                Some((0..4).map(|i| format!("{}..{}", at(i), at(i) + row)).collect::<Vec<_>>().join(", "))
            }
            Shape::Pairs => range(warp / 2 * 2 * piece, 2 * piece),
            Shape::Wide => range(warp * piece, piece + 4),
            Shape::Few => (warp >= 2).then(|| range(warp * piece, piece)).flatten(),
        }
    }
}

impl Gen<'_, '_> {
    /// Returns the event, sometimes with a map if the event may have one.
    pub(super) fn with_map(&mut self, text: &str) -> Result<String> {
        let place =
            HEADS.iter().find_map(|head| text.strip_prefix(head)).filter(|place| !place.contains(" by "));
        let buffer =
            place.and_then(|place| self.buffers.iter().find(|buffer| place.starts_with(buffer.name)));
        let (Some(place), Some(slots)) = (place, buffer.map(|buffer| buffer.slots)) else {
            return Ok(text.to_owned());
        };
        if !self.uses_maps || self.u.ratio(1, 4)? {
            return Ok(text.to_owned());
        }
        // The address of a constant slot is known if the address of the buffer is. The map then
        // covers only that slot.
        let index = place.get(1..).and_then(|rest| rest.strip_prefix('[')?.split(']').next());
        let number = index.and_then(|index| index.parse::<u32>().ok());
        let starts: Vec<u32> = match number {
            Some(slot) if self.placed => vec![slot * SLOT],
            _ => (0..slots).map(|slot| slot * SLOT).collect(),
        };
        let shape = *self.u.choose(&Shape::ALL)?;
        // Each byte of a map of lanes has one thread.
        let is_of_threads = match shape {
            Shape::Pieces | Shape::Next | Shape::Rows | Shape::Few => !text.starts_with("async asynccnt"),
            Shape::Pairs | Shape::Wide => false,
        };
        let lanes = is_of_threads && self.u.ratio(1, 2)?;
        Ok(format!("{text} warps {}", self.map(shape, &starts, lanes)))
    }

    /// A map of the tensor memory `D`: each warp reaches the rows of its number modulo 4, and all
    /// columns of them or its share.
    pub(super) fn rows(&mut self) -> Result<String> {
        let share =
            if self.u.ratio(1, 2)? { TENSOR_COLUMNS / self.warps.div_ceil(4) } else { TENSOR_COLUMNS };
        let run = |warp: u32| {
            let row = (warp % 4 * 32) << 16;
            let column = if share == TENSOR_COLUMNS { 0 } else { warp / 4 * share };
            format!("{warp}: {}..{}", row + column, row + column + share)
        };
        let runs: Vec<String> = (0..self.warps).map(run).collect();
        let map = format!("{} at 0 {{ {} }}", self.warps, runs.join("; "));
        Ok(format!(" warps {}", self.named(map)))
    }

    /// The name of a map.
    fn map(&mut self, shape: Shape, starts: &[u32], lanes: bool) -> String {
        let starts: Vec<String> = starts.iter().map(u32::to_string).collect();
        let lanes = if lanes { format!(" lanes {}", shape as u32) } else { String::new() };
        let mut text = format!("{} at {}{lanes} {{", self.warps, starts.join(", "));
        let own = (0..self.warps).filter_map(|warp| Some((warp, shape.runs(warp, self.warps)?)));
        for (number, (warp, runs)) in own.enumerate() {
            let _ = write!(text, "{} {warp}: {runs}", if number == 0 { "" } else { ";" });
        }
        text.push_str(" }");
        self.named(text)
    }

    /// Adds a map if it is new, and returns its name.
    fn named(&mut self, text: String) -> String {
        let known = self.maps.iter().position(|map| *map == text);
        let at = known.unwrap_or_else(|| {
            self.maps.push(text);
            self.maps.len() - 1
        });
        format!("w{at}")
    }

    /// The table of maps.
    pub(super) fn map_table(&mut self) {
        if self.maps.is_empty() {
            return;
        }
        self.text.push_str("  warpmaps {\n");
        for (at, map) in std::mem::take(&mut self.maps).iter().enumerate() {
            let _ = writeln!(self.text, "    w{at} = {map}");
        }
        self.text.push_str("  }\n");
    }
}
