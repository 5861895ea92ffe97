//! Words for the parts of a model: ops with their lines, buffers, bytes, slots. The text and JSON
//! renderers of placements share them.

use seawall_analysis::{AccessRef, Hazard};
use seawall_base::{Span, saturated};
use seawall_model::{Buffer, ByteSet, Footprint, Mode, Origin, OriginId, Place, Program, Slot, Space};
use seawall_place::Point;

use crate::clean::one_line;
use crate::source::Source;
use crate::term::TermPrinter;

/// The number of characters of an op's text that are quoted.
const OP_TEXT_LIMIT: usize = 200;

/// The tokens that may follow an op's operands on its line: types, attributes and location, which
/// are not marked.
const AFTER_OPERANDS: [&str; 6] = [" : ", " {", " <{", " ({", " -> ", " loc("];
/// No GPU has this much memory. The lowering gives such sizes to buffers of unknown size.
const UNKNOWN_SIZE: u32 = 1 << 30;

/// One side of a hazard, resolved.
#[derive(Clone, Copy)]
pub(crate) struct Side<'p> {
    /// The op.
    pub(crate) origin: &'p Origin,
    /// Its id.
    pub(crate) id: OriginId,
    /// The access mode.
    pub(crate) mode: Mode,
    /// The memory that is accessed, if the reference is valid.
    pub(crate) footprint: Option<&'p Footprint>,
}

/// Resolves an access; `None` if the placement is of another program.
pub(crate) fn side(program: &Program, access: AccessRef) -> Option<Side<'_>> {
    let event = program.events.get(access.event)?;
    let origin = program.origins.get(event.origin)?;
    let found = event.accesses.get(access.access as usize);
    let footprint = found.and_then(|a| a.footprints.get(access.footprint as usize));
    Some(Side { origin, id: event.origin, mode: found.map_or(Mode::ReadWrite, |a| a.mode), footprint })
}

/// Both sides of a hazard, the earlier one first.
pub(crate) fn sides<'p>(program: &'p Program, hazard: &Hazard) -> Option<(Side<'p>, Side<'p>)> {
    Some((side(program, hazard.earlier)?, side(program, hazard.later)?))
}

/// The op name in backquotes with its line.
pub(crate) fn op(source: &Source<'_>, origin: &Origin) -> String {
    if let Some(at) = source.inserted(origin) {
        let (op, line) = (one_line(&origin.op, OP_TEXT_LIMIT), source.line(origin.span.start));
        return format!("`{op}` (which the compiler inserts {} line {line})", at.word());
    }
    format!("`{}` (line {})", one_line(&origin.op, OP_TEXT_LIMIT), source.line(origin.span.start))
}

/// The first line of an op for quotation: without its location, and cut if it is very long.
pub(crate) fn op_text(source: &Source<'_>, origin: &Origin) -> String {
    let line = source.first_line(origin.span);
    let line = line.rfind(" loc(").map_or(line, |at| line[..at].trim_end());
    one_line(line, OP_TEXT_LIMIT)
}

/// The part of an op to mark: results, name and operands.
pub(crate) fn op_mark(source: &Source<'_>, origin: &Origin) -> Span {
    let line = source.first_line(origin.span);
    let end = AFTER_OPERANDS.iter().filter_map(|stop| line.find(stop)).min().unwrap_or(line.len());
    let length = saturated::<u32>(end).max(1);
    Span::new(origin.span.start, origin.span.start.saturating_add(length).min(origin.span.end))
}

/// `before` or `after`.
pub(crate) fn position(point: Point) -> &'static str {
    match point {
        Point::Before(_) => "before",
        Point::After(_) => "after",
    }
}

/// For example `, in a loop`. Empty outside of loops.
pub(crate) fn in_loops(depth: u32) -> String {
    match depth {
        0 => String::new(),
        1 => ", in a loop".to_owned(),
        depth => format!(", {depth} loops deep"),
    }
}

/// The buffer of a footprint.
pub(crate) fn buffer<'p>(program: &'p Program, footprint: Option<&Footprint>) -> Option<&'p Buffer> {
    match footprint?.place {
        Place::Buffer(id) => program.buffers.get(id),
        Place::Parameter(_) | Place::Unknown => None,
    }
}

/// A name for the memory of a footprint.
pub(crate) fn place(program: &Program, source: &Source<'_>, footprint: Option<&Footprint>) -> String {
    match footprint.map(|f| f.place) {
        Some(Place::Buffer(id)) => match program.buffers.get(id) {
            Some(buffer) => buffer_name(program, source, buffer),
            None => "unknown memory".to_owned(),
        },
        Some(Place::Parameter(index)) => format!("memory passed as argument {index}"),
        Some(Place::Unknown) | None => "unknown memory".to_owned(),
    }
}

/// The name of a buffer, or the op whose scratch memory it is.
pub(crate) fn buffer_name(program: &Program, source: &Source<'_>, buffer: &Buffer) -> String {
    match program.origins.get(buffer.origin) {
        // Scratch memory that a model names has no separate op.
        Some(origin) if buffer.scratch && (!origin.span.is_empty() || buffer.name.is_empty()) => {
            format!("scratch of {}", op(source, origin))
        }
        _ => {
            let name = one_line(&buffer.name, OP_TEXT_LIMIT);
            match source.source_name(&buffer.name) {
                Some(in_source) => format!("`{}` (`{name}`)", one_line(in_source, OP_TEXT_LIMIT)),
                None => format!("`{name}`"),
            }
        }
    }
}

/// The size and the address of a buffer, such as `4096 bytes at offset 8192` or `3 slots of 64
/// columns of tensor memory starting at column 128`.
pub(crate) fn buffer_extent(buffer: &Buffer) -> String {
    let (units, place): ([&str; 2], fn(u32) -> String) = match buffer.space {
        Space::Shared => (["byte", "bytes"], |offset| offset.to_string()),
        Space::Tensor => (["column of tensor memory", "columns of tensor memory"], tensor_place),
    };
    let count = |count: u32| format!("{count} {}", units[usize::from(count != 1)]);
    let size = match buffer.slots {
        _ if buffer.size >= UNKNOWN_SIZE => "a buffer of unknown size".to_owned(),
        0 | 1 => count(buffer.size),
        slots => format!("{slots} slots of {}", count(buffer.size / slots)),
    };
    let offsets: Vec<String> = buffer.offsets.iter().map(|&offset| place(offset)).collect();
    match (buffer.space, offsets.as_slice()) {
        (_, []) => format!("{size}, no address yet"),
        (Space::Tensor, offsets) => format!("{size} starting at {}", offsets.join(", ")),
        (Space::Shared, [offset]) => format!("{size} at offset {offset}"),
        (Space::Shared, offsets) => format!("{size} at offsets {}", offsets.join(", ")),
    }
}

/// An address in tensor memory, `lane << 16 | column`, in words.
fn tensor_place(address: u32) -> String {
    match (address >> 16, address & 0xffff) {
        (0, column) => format!("column {column}"),
        (lane, column) => format!("column {column}, lane {lane}"),
    }
}

/// The smallest range of addresses that both footprints may touch. If one footprint is unknown, the
/// range of the other.
pub(crate) fn shared_bytes(program: &Program, sides: &(Side<'_>, Side<'_>)) -> Option<(Space, u32, u32)> {
    let set = |side: &Side<'_>| side.footprint?.bytes.map(|id| program.byte_sets.get(id));
    match (set(&sides.0), set(&sides.1)) {
        (Some(a), Some(b)) if a.frame == b.frame && a.space == b.space => overlap(a, b),
        (_, Some(only)) | (Some(only), None) => only.bounds().map(|(start, end)| (only.space, start, end)),
        (None, None) => None,
    }
}

fn overlap(a: &ByteSet, b: &ByteSet) -> Option<(Space, u32, u32)> {
    let mut bounds: Option<(u32, u32)> = None;
    for (cta, runs) in &a.ctas {
        for (_, others) in b.ctas.iter().filter(|(other, _)| other == cta) {
            let first = runs.first_overlap(others).map(|(start, _)| start);
            let last = last_overlap(runs.as_slice(), others.as_slice());
            let found = first.zip(last);
            bounds = bounds.into_iter().chain(found).reduce(|x, y| (x.0.min(y.0), x.1.max(y.1)));
        }
    }
    bounds.map(|(start, end)| (a.space, start, end))
}

/// The end of the last range that is in both sets of ascending runs.
fn last_overlap(a: &[(u32, u32)], b: &[(u32, u32)]) -> Option<u32> {
    let (mut a, mut b) = (a.iter().rev().peekable(), b.iter().rev().peekable());
    while let (Some(&&x), Some(&&y)) = (a.peek(), b.peek()) {
        if x.0.max(y.0) < x.1.min(y.1) {
            return Some(x.1.min(y.1));
        }
        if x.0 >= y.0 {
            a.next();
        } else {
            b.next();
        }
    }
    None
}

/// An address range in words, such as `bytes 0..8192`.
pub(crate) fn bytes((space, start, end): (Space, u32, u32)) -> String {
    match space {
        Space::Shared => byte_range(start, end),
        Space::Tensor => format!("columns {}..{}", start & 0xffff, (end.saturating_sub(1) & 0xffff) + 1),
    }
}

/// A range of shared memory in words. A range of unknown size has no end.
pub fn byte_range(start: u32, end: u32) -> String {
    if end >= UNKNOWN_SIZE { format!("bytes {start} and up") } else { format!("bytes {start}..{end}") }
}

/// The slot of a footprint after its buffer, such as `, slot i % 3`. Empty without slots.
pub(crate) fn slot_suffix(terms: &mut TermPrinter<'_>, footprint: Option<&Footprint>) -> String {
    match footprint.map(|footprint| footprint.slot) {
        Some(Slot::At(term)) => format!(", slot {}", terms.term(term)),
        Some(Slot::Any) => ", any slot".to_owned(),
        Some(Slot::Whole) | None => String::new(),
    }
}

/// The slot of a footprint as an expression. `None` if the allocation has no slots.
pub(crate) fn slot(terms: &mut TermPrinter<'_>, footprint: Option<&Footprint>) -> Option<String> {
    match footprint?.slot {
        Slot::Whole => None,
        Slot::At(term) => Some(terms.term(term)),
        Slot::Any => Some("any".to_owned()),
    }
}

/// `reads`, `writes`, or both.
pub(crate) fn verb(mode: Mode) -> &'static str {
    match mode {
        Mode::Read => "reads",
        Mode::Write => "writes",
        Mode::ReadWrite => "reads and writes",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tensor_memory_is_described_in_columns_and_lanes() {
        let buffer = |offsets: &[u32], slots, size| Buffer {
            name: "%x".to_owned(),
            space: Space::Tensor,
            function: seawall_base::EntityId::from_index(0),
            offsets: offsets.iter().copied().collect(),
            slots,
            size,
            scratch: false,
            origin: seawall_base::EntityId::from_index(0),
            plan: Default::default(),
        };
        let half = buffer(&[16 << 16 | 64], 1, 32);
        assert_eq!(buffer_extent(&half), "32 columns of tensor memory starting at column 64, lane 16");
        let ring = buffer(&[128], 2, 64);
        assert_eq!(buffer_extent(&ring), "2 slots of 32 columns of tensor memory starting at column 128");
        assert_eq!(buffer_extent(&buffer(&[0], 1, 1)), "1 column of tensor memory starting at column 0");
        assert_eq!(buffer_extent(&buffer(&[], 1, 32)), "32 columns of tensor memory, no address yet");
    }

    #[test]
    fn ranges_of_unknown_size_have_no_end() {
        assert_eq!(byte_range(64, 128), "bytes 64..128");
        assert_eq!(byte_range(64, u32::MAX), "bytes 64 and up");
    }

    #[test]
    fn the_last_overlap_is_found_from_the_end() {
        assert_eq!(last_overlap(&[(0, 8), (16, 24)], &[(4, 6), (20, 32)]), Some(24));
        assert_eq!(last_overlap(&[(0, 8), (16, 24)], &[(4, 6), (24, 32)]), Some(6));
        assert_eq!(last_overlap(&[(0, 8)], &[(8, 9)]), None);
    }
}
