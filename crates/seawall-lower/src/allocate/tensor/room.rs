//! The tensor memory: two rows of columns, the chunks that are in use, and the first place where a
//! new one fits.
//!
//! A *row* here is half of the lanes: lanes 0 to 15 of every warp, or lanes 16 to 31. An allocation
//! of 64 lanes takes one row, one of 128 takes both. This file knows neither ops nor time, only
//! when each chunk is released.

use seawall_layout::TmemSize;

/// Allocations start at multiples of this many columns (Triton 3.9).
const ALIGNMENT: u32 = 4;

/// The rows of a chunk: bit 0 for the first, bit 1 for the second.
type Rows = u8;

/// A chunk of the memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chunk {
    /// The first column.
    pub(super) start: u32,
    /// The column after the last.
    pub(super) end: u32,
    rows: Rows,
}

impl Chunk {
    /// The first row of the chunk.
    pub(super) fn first_row(self) -> u32 {
        self.rows.trailing_zeros()
    }
}

/// The chunks in use, and their ends.
#[derive(Clone, Debug, Default)]
pub(super) struct Room {
    taken: Vec<(Chunk, u32)>,
}

impl Room {
    /// The number of chunks in use.
    pub(super) fn len(&self) -> usize {
        self.taken.len()
    }

    /// Releases the chunks that are held until `time` at most.
    pub(super) fn release(&mut self, time: u32) {
        self.taken.retain(|&(_, until)| until > time);
    }

    /// Takes a chunk, which `release` frees at `until`.
    pub(super) fn take(&mut self, chunk: Chunk, until: u32) {
        self.taken.push((chunk, until));
    }

    /// The first columns where `size` fits beside the chunks in use and `others`, the first row
    /// before the second. With `row`, only at this row. `None` if it fits nowhere.
    pub(super) fn first_fit(&self, size: TmemSize, row: Option<u32>, others: &[Chunk]) -> Option<Chunk> {
        let shapes: &[Rows] = match size.rows {
            64 => &[0b01, 0b10],
            128 => &[0b11],
            _ => return None,
        };
        let mut taken: Vec<Chunk> =
            self.taken.iter().map(|&(chunk, _)| chunk).chain(others.iter().copied()).collect();
        taken.sort_unstable_by_key(|chunk| chunk.start);
        let allowed = |rows: Rows| row.is_none_or(|row| row == rows.trailing_zeros());
        let places = shapes.iter().copied().filter(|&rows| allowed(rows)).filter_map(|rows| {
            let (start, end) = first_gap(&taken, rows, size.columns)?;
            Some(Chunk { start, end, rows })
        });
        places.min_by_key(|chunk| (chunk.start, chunk.rows))
    }
}

/// The first aligned gap of `columns` columns that no chunk of `rows` covers. `taken` is sorted by
/// first column.
fn first_gap(taken: &[Chunk], rows: Rows, columns: u32) -> Option<(u32, u32)> {
    let mut start = 0u32;
    for chunk in taken.iter().filter(|chunk| chunk.rows & rows != 0 && chunk.start < chunk.end) {
        if start.checked_add(columns)? <= chunk.start {
            break;
        }
        start = start.max(chunk.end.checked_next_multiple_of(ALIGNMENT)?);
    }
    Some((start, start.checked_add(columns)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(rows: u32, columns: u32) -> TmemSize {
        TmemSize { rows, columns }
    }

    fn put(room: &mut Room, rows: u32, columns: u32, until: u32) -> (u32, u32) {
        let chunk = room.first_fit(size(rows, columns), None, &[]).unwrap();
        room.take(chunk, until);
        (chunk.start, chunk.first_row())
    }

    #[test]
    fn half_height_pieces_stack_before_they_go_right() {
        let mut room = Room::default();
        assert_eq!(put(&mut room, 64, 64, 9), (0, 0));
        assert_eq!(put(&mut room, 64, 32, 9), (0, 1));
        assert_eq!(put(&mut room, 64, 16, 9), (32, 1));
        assert_eq!(put(&mut room, 128, 8, 9), (64, 0));
        assert_eq!(put(&mut room, 64, 16, 9), (48, 1));
    }

    #[test]
    fn columns_are_aligned_and_released() {
        let mut room = Room::default();
        assert_eq!(put(&mut room, 128, 2, 5), (0, 0));
        assert_eq!(put(&mut room, 128, 6, 9), (4, 0));
        room.release(4);
        assert_eq!(put(&mut room, 128, 4, 9), (12, 0));
        room.release(5);
        assert_eq!(put(&mut room, 128, 4, 9), (0, 0));
    }

    #[test]
    fn a_row_that_does_not_fit_is_no_place() {
        let room = Room::default();
        assert_eq!(room.first_fit(size(128, 4), Some(1), &[]), None);
        let second = room.first_fit(size(64, 4), Some(1), &[]).unwrap();
        assert_eq!((second.start, second.first_row()), (0, 1));
        assert_eq!(room.first_fit(size(32, 4), None, &[]), None);
        let whole = room.first_fit(size(128, u32::MAX), None, &[]).unwrap();
        assert_eq!(room.first_fit(size(128, 4), None, &[whole]), None);
    }
}
