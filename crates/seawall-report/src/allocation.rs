//! An allocation as text for people: one row for each buffer, with a picture of the memory that it
//! takes.

use seawall_base::Span;

use crate::source::Source;

/// The number of cells in the picture of a frame.
const CELLS: u32 = 32;

/// The purpose of a memory range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryKind {
    /// A buffer of the program.
    Buffer,
    /// Scratch memory of one op, needed while the op runs.
    Scratch,
    /// The frame of a called function.
    Callee,
    /// The warp-specialization state through which worker warps receive the partition to run.
    Workers,
}

/// The memory of one op.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemoryRow {
    /// The op's name.
    pub op: String,
    /// The op in the text.
    pub span: Span,
    /// The purpose of the memory.
    pub kind: MemoryKind,
    /// Bytes from the start of the function's frame. A partitioned buffer has one offset for each
    /// part.
    pub offsets: Vec<u32>,
    /// The size of each part in bytes.
    pub bytes: u32,
    /// The first and the last op of the live range. `None` if the memory is live in the whole
    /// function.
    pub live: Option<(Span, Span)>,
}

/// The shared memory of one function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionMemory {
    /// The function's name.
    pub name: String,
    /// The size of its frame in bytes.
    pub bytes: u32,
    /// In the order of the text.
    pub rows: Vec<MemoryRow>,
}

/// The tensor memory of one op.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TensorRow {
    /// The op in the text.
    pub span: Span,
    /// The first 32-bit column.
    pub column: u32,
    /// The first lane of each warp.
    pub row: u32,
}

/// One module with its allocation. Spans count from the part that `source` names.
#[derive(Clone, Debug)]
pub struct AllocatedModule<'a> {
    /// The text.
    pub source: Source<'a>,
    /// Callees first.
    pub functions: &'a [FunctionMemory],
    /// The frame size of the largest kernel in bytes.
    pub shared: u32,
    /// Allocations in tensor memory.
    pub tensor: &'a [TensorRow],
    /// The number of tensor-memory columns that the module requests.
    pub columns: u32,
}

/// The memory of each function, sorted by offset, with final line breaks.
pub fn allocation_text(modules: &[AllocatedModule<'_>]) -> String {
    let mut text = String::new();
    for module in modules {
        for function in module.functions.iter().filter(|function| !function.rows.is_empty()) {
            text.push_str(&function_text(module, function));
        }
        for row in module.tensor {
            let line = module.source.line(row.span.start);
            text.push_str(&format!(
                "  tensor memory from column {}, lane {}: line {line}, {}\n",
                row.column,
                row.row,
                module.source.first_line(row.span)
            ));
        }
        let columns = match module.columns {
            0 => String::new(),
            columns => format!(", {columns} columns of tensor memory"),
        };
        text.push_str(&format!(
            "{}: {} bytes of shared memory{columns}\n",
            module.source.name(),
            module.shared
        ));
    }
    text
}

fn function_text(module: &AllocatedModule<'_>, function: &FunctionMemory) -> String {
    let mut rows: Vec<(u32, &MemoryRow)> =
        function.rows.iter().flat_map(|row| row.offsets.iter().map(move |&offset| (offset, row))).collect();
    rows.sort_by_key(|(offset, row)| (*offset, row.span.start));
    let cells: Vec<[String; 5]> = rows
        .iter()
        .map(|&(offset, row)| {
            let end = u64::from(offset) + u64::from(row.bytes);
            [
                format!("{offset}..{end}"),
                row.bytes.to_string(),
                picture(offset, row.bytes, function.bytes),
                needed(module, row),
                described(module, row),
            ]
        })
        .collect();
    let heads = ["bytes", "size", "", "needed", "by"].map(str::to_owned);
    let width = |column: usize| {
        cells.iter().chain([&heads]).map(|row| row[column].chars().count()).max().unwrap_or(0)
    };
    let widths = [width(0), width(1), width(2), width(3)];
    let mut text = format!("@{}: {} bytes\n", function.name, function.bytes);
    for [range, size, bar, needed, by] in [heads.clone()].iter().chain(&cells) {
        let line = format!(
            "  {range:<a$}  {size:>b$}  {bar:<c$}  {needed:<d$}  {by}",
            a = widths[0],
            b = widths[1],
            c = widths[2],
            d = widths[3]
        );
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Draws the part of the frame that a buffer takes, at least one cell.
fn picture(offset: u32, bytes: u32, frame: u32) -> String {
    let cell = |byte: u64| (byte * u64::from(CELLS) / u64::from(frame.max(1))) as u32;
    let first = cell(offset.into()).min(CELLS - 1);
    let end = (u64::from(offset) + u64::from(bytes)) * u64::from(CELLS);
    let last = (end.div_ceil(u64::from(frame.max(1))) as u32).clamp(first + 1, CELLS);
    let draw = |at: u32| if (first..last).contains(&at) { '#' } else { '.' };
    (0..CELLS).map(draw).collect()
}

fn needed(module: &AllocatedModule<'_>, row: &MemoryRow) -> String {
    match row.live {
        None => "always".to_owned(),
        Some((first, last)) => {
            let (first, last) = (module.source.line(first.start), module.source.line(last.start));
            if first == last { format!("line {first}") } else { format!("lines {first} to {last}") }
        }
    }
}

fn described(module: &AllocatedModule<'_>, row: &MemoryRow) -> String {
    let what = match row.kind {
        MemoryKind::Buffer => "",
        MemoryKind::Scratch => "scratch of ",
        MemoryKind::Callee => "frame of the callee of ",
        MemoryKind::Workers => "warp-specialization state of ",
    };
    let line = module.source.line(row.span.start);
    let text = module.source.first_line(row.span);
    let name = match row.kind {
        MemoryKind::Buffer => text.split(" = ").next().filter(|name| name.starts_with('%')).unwrap_or(""),
        _ => "",
    };
    let separator = if name.is_empty() { "" } else { " = " };
    format!("{what}{name}{separator}{}, line {line}", row.op)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_shows_where_and_how_much() {
        assert_eq!(picture(0, 64, 128), "################................");
        assert_eq!(picture(64, 64, 128), "................################");
        assert_eq!(picture(127, 1, 1 << 20), "#...............................");
        assert_eq!(picture((1 << 20) - 1, 1, 1 << 20), "...............................#");
        assert_eq!(picture(0, 0, 0), "#...............................");
    }
}
