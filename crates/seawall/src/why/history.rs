//! Finds the pass of a compiler log that introduced an op: the one behind the last dump without it.

use std::collections::BTreeMap;

use seawall_base::{LineIndex, Span, saturated};
use seawall_mlir::{Chunk, Module, OpId, split};
use seawall_report::{Introduced, WhyOp};

use crate::check::CheckedPart;
use crate::parts::{dump_name, first_function};
use crate::read;

/// The number of pairs of ops that are compared to align two dumps. Beyond it, equal ops are
/// matched in their order.
const MAX_COMPARED: usize = 4_000_000;

/// Sets the pass that introduced each op of `part`, if `source` is a log. `body` is the text of the
/// part.
pub(super) fn introduce(source: &str, part: &CheckedPart, body: Span, ops: &mut [WhyOp]) {
    if ops.is_empty() || !source.contains("IR Dump ") {
        return;
    }
    let chunks = split(source);
    let kernel = first_function(body.of(source));
    let dumps: Vec<&Chunk> = chunks
        .iter()
        .filter(|chunk| chunk.pass.is_some() && first_function(chunk.span.of(source)) == kernel)
        .take_while(|chunk| chunk.span.start <= body.start)
        .collect();
    let Some((&own, earlier)) = dumps.split_last() else { return };
    let Some(mut rows) = Rows::new(own.span.of(source)).filter(|_| own.span.start == body.start) else {
        return;
    };
    // For each op, its position among the ops of the dump. `None` once the pass is known.
    let start = |op: &WhyOp| part.program.origins[op.origin].span.start;
    let mut places: Vec<Option<usize>> =
        ops.iter().map(|op| rows.starts.iter().position(|&at| at == start(op))).collect();
    let lines = LineIndex::new(source);
    let mut newer = own;
    for &dump in earlier.iter().rev() {
        if places.iter().all(Option::is_none) {
            return;
        }
        // A dump that cannot be read is left out.
        let Some(older) = Rows::new(dump.span.of(source)) else { continue };
        let matched = matches(&older.keys, &rows.keys);
        for (op, place) in ops.iter_mut().zip(&mut places) {
            let Some(at) = *place else { continue };
            *place = matched[at];
            if place.is_none() {
                op.introduced = Some(introduced(dump, newer, source, &lines));
            }
        }
        rows = older;
        newer = dump;
    }
    for (op, _) in ops.iter_mut().zip(&places).filter(|(_, place)| place.is_some()) {
        op.introduced = Some(Introduced { by: None, ..in_dump(newer, source, &lines) });
    }
}

/// An op that `newer` has and `older`, the dump before it, does not have.
fn introduced(older: &Chunk, newer: &Chunk, source: &str, lines: &LineIndex) -> Introduced {
    let by = match (&older.pass, &newer.pass) {
        (_, Some(newer)) if !newer.before => Some(newer.pass.clone()),
        (Some(older), Some(_)) if older.before => Some(older.pass.clone()),
        // No dump is between the passes that ran.
        _ => None,
    };
    Introduced { by, is_in_first: false, ..in_dump(newer, source, lines) }
}

fn in_dump(chunk: &Chunk, source: &str, lines: &LineIndex) -> Introduced {
    let header = Span::new(0, chunk.span.start).of(source).rfind("IR Dump ").unwrap_or(0);
    let dump = chunk.pass.as_ref().map_or_else(String::new, dump_name);
    let line = lines.line(saturated::<u32>(header));
    Introduced { by: None, dump, line, is_in_first: true }
}

/// The ops of a dump.
struct Rows {
    /// What an op keeps from pass to pass: its name and where it comes from.
    keys: Vec<String>,
    /// The start of each op.
    starts: Vec<u32>,
}

impl Rows {
    /// `None` if the dump cannot be read.
    fn new(body: &str) -> Option<Self> {
        let module = read::module(body).ok()??;
        let ops: Vec<OpId> = module.walk().collect();
        let keys = ops.iter().map(|&op| key(&module, op)).collect();
        let starts = ops.iter().map(|&op| module.op(op).span.start).collect();
        Some(Rows { keys, starts })
    }
}

fn key(module: &Module, op: OpId) -> String {
    let mut key = module.op_name(op).to_owned();
    if let Some(location) = module.location(op) {
        for frame in &location.frames {
            key.push_str(&format!(" {}:{}:{}", frame.file, frame.line, frame.column));
        }
    }
    key
}

/// For each row of `new`, the row of `old` that it is: a longest common subsequence.
fn matches(old: &[String], new: &[String]) -> Vec<Option<usize>> {
    let mut matched = vec![None; new.len()];
    let same = old.iter().zip(new).take_while(|(old, new)| old == new).count();
    let both = old.len().min(new.len()) - same;
    let tail = old.iter().rev().zip(new.iter().rev()).take(both).take_while(|(old, new)| old == new).count();
    for (at, row) in matched.iter_mut().enumerate().take(same) {
        *row = Some(at);
    }
    for at in 1..=tail {
        matched[new.len() - at] = Some(old.len() - at);
    }
    let (old_rest, new_rest) = (&old[same..old.len() - tail], &new[same..new.len() - tail]);
    let (rows, columns) = (new_rest.len(), old_rest.len());
    if rows.saturating_mul(columns) > MAX_COMPARED {
        let mut places: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (at, key) in old_rest.iter().enumerate().rev() {
            places.entry(key).or_default().push(at);
        }
        for (at, key) in new_rest.iter().enumerate() {
            matched[same + at] = places.get_mut(key.as_str()).and_then(Vec::pop).map(|place| same + place);
        }
        return matched;
    }
    // The lengths of the longest common subsequences of all ends.
    let width = columns + 1;
    let mut lengths = vec![0_u32; (rows + 1) * width];
    for i in (0..rows).rev() {
        for j in (0..columns).rev() {
            lengths[i * width + j] = if new_rest[i] == old_rest[j] {
                lengths[(i + 1) * width + j + 1] + 1
            } else {
                lengths[(i + 1) * width + j].max(lengths[i * width + j + 1])
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    while i < rows && j < columns {
        if new_rest[i] == old_rest[j] {
            matched[same + i] = Some(same + j);
            (i, j) = (i + 1, j + 1);
        } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
            i += 1;
        } else {
            j += 1;
        }
    }
    matched
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn rows_are_matched_in_their_order() {
        let matched = matches(&rows("load store load ret"), &rows("load barrier store barrier load ret"));
        assert_eq!(matched, [Some(0), None, Some(1), None, Some(2), Some(3)]);
        assert_eq!(matches(&rows("a b"), &rows("c")), [None]);
        assert_eq!(matches(&rows(""), &rows("c")), [None]);
        assert_eq!(matches(&rows("b b"), &rows("b b b")), [Some(0), Some(1), None]);
    }
}
