//! Offsets and sizes: the output of `seawall allocate` against the attributes of the wheel's
//! passes.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::answers::{Offset, Row, SharedOffset, TensorOffset};

/// The output of `seawall allocate --format json`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(super) struct Printed {
    modules: Vec<ModuleWire>,
}

/// One module.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct ModuleWire {
    shared: u32,
    tensor_memory_size: u32,
    functions: Vec<FunctionWire>,
    tensor_memory: Vec<TensorWire>,
}

/// One function.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct FunctionWire {
    memory: Vec<MemoryWire>,
}

/// Shared memory of one op.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct MemoryWire {
    line: usize,
    op: String,
    offsets: Vec<u32>,
    size: u32,
}

/// Tensor memory of one op.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct TensorWire {
    line: usize,
    tensor_column: u32,
    tensor_row: u32,
}

/// Offset and size in shared memory, column and row in tensor memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Place {
    offset: Option<Offset>,
    size: Option<u32>,
    tensor: Option<(u32, u32)>,
}

/// Places by line and op.
type Places = BTreeMap<(usize, String), Place>;

/// The first difference between the output (JSON) and the answers. Sizes are compared where the
/// wheel writes one.
pub(super) fn difference(row: &Row, printed: &str) -> Option<String> {
    let printed: Printed = match serde_json::from_str(printed) {
        Ok(printed) => printed,
        Err(error) => return Some(format!("the output of `seawall allocate` cannot be read: {error}")),
    };
    let [module] = printed.modules.as_slice() else {
        return Some("the output does not have exactly one module".to_owned());
    };
    let sizes = [
        ("bytes of shared memory", row.shared, module.shared),
        ("columns of tensor memory", row.tensor_memory_size, module.tensor_memory_size),
    ];
    if let Some((what, wheel, ours)) = sizes.iter().find(|(_, wheel, ours)| wheel != ours) {
        return Some(format!("{what}: wheel {wheel}, ours {ours}"));
    }
    let (wheel, mut ours) = (wheels(row), self::ours(module));
    for (key, place) in &mut ours {
        if wheel.get(key).is_some_and(|wheel| wheel.size.is_none()) {
            place.size = None;
        }
    }
    let keys = wheel.keys().chain(ours.keys());
    let key = keys.filter(|key| wheel.get(*key) != ours.get(*key)).min()?;
    let say = |place: Option<&Place>| place.map_or_else(|| "nothing".to_owned(), Place::text);
    Some(format!("line {}: {}: wheel {}, ours {}", key.0, key.1, say(wheel.get(key)), say(ours.get(key))))
}

/// Counts the ops of a row that have an offset.
pub(super) fn count(row: &Row) -> usize {
    row.shared_offsets.len() + row.tensor_offsets.len()
}

impl Place {
    fn text(&self) -> String {
        let offset = self.offset.as_ref().map(|offset| match offset {
            Offset::One(one) => format!("offset {one}"),
            Offset::Many(many) => format!("offsets {many:?}"),
        });
        let size = self.size.map(|size| format!("size {size}"));
        let tensor = self.tensor.map(|(column, row)| format!("column {column} row {row}"));
        let parts: Vec<String> = [offset, size, tensor].into_iter().flatten().collect();
        parts.join(" ")
    }
}

fn wheels(row: &Row) -> Places {
    let mut places = Places::new();
    for entry in &row.shared_offsets {
        let (line, op, offset, size) = match entry {
            SharedOffset::Sized(line, op, offset, size) => (line, op, offset, Some(*size)),
            SharedOffset::Unsized(line, op, offset) => (line, op, offset, None),
        };
        let place = places.entry((*line, op.clone())).or_default();
        (place.offset, place.size) = (Some(offset.clone()), size);
    }
    for TensorOffset(line, op, column, row) in &row.tensor_offsets {
        places.entry((*line, op.clone())).or_default().tensor = Some((*column, *row));
    }
    places
}

fn ours(module: &ModuleWire) -> Places {
    let mut places = Places::new();
    for entry in module.functions.iter().flat_map(|function| &function.memory) {
        let place = places.entry((entry.line, entry.op.clone())).or_default();
        place.offset = Some(match entry.offsets.as_slice() {
            [one] => Offset::One(*one),
            many => Offset::Many(many.to_vec()),
        });
        place.size = Some(entry.size);
    }
    for entry in &module.tensor_memory {
        let place = places.entry((entry.line, "ttng.tmem_alloc".to_owned())).or_default();
        place.tensor = Some((entry.tensor_column, entry.tensor_row));
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row() -> Row {
        Row {
            shared: 64,
            shared_offsets: vec![
                SharedOffset::Sized(3, "tt.reduce".to_owned(), Offset::One(16), 32),
                SharedOffset::Unsized(4, "ttg.local_alloc".to_owned(), Offset::One(0)),
            ],
            tensor_offsets: vec![TensorOffset(5, "ttng.tmem_alloc".to_owned(), 8, 0)],
            ..Row::default()
        }
    }

    const SAME: &str = r#"{"modules": [{"shared": 64, "tensor_memory_size": 0, "functions": [{"memory": [
        {"line": 4, "op": "ttg.local_alloc", "offsets": [0], "size": 16},
        {"line": 3, "op": "tt.reduce", "offsets": [16], "size": 32}]}],
        "tensor_memory": [{"line": 5, "tensor_column": 8, "tensor_row": 0}]}]}"#;

    #[test]
    fn the_same_places_in_any_order_are_no_difference() {
        assert_eq!(difference(&row(), SAME), None);
        assert_eq!(count(&row()), 3);
    }

    #[test]
    fn another_offset_size_column_or_total_is_one() {
        let shown = |from, to| difference(&row(), &SAME.replacen(from, to, 1)).unwrap_or_default();
        assert_eq!(
            shown("[16]", "[24]"),
            "line 3: tt.reduce: wheel offset 16 size 32, ours offset 24 size 32"
        );
        assert!(shown("\"size\": 32", "\"size\": 33").starts_with("line 3"));
        assert!(shown("\"tensor_column\": 8", "\"tensor_column\": 9").starts_with("line 5"));
        assert_eq!(shown("\"shared\": 64", "\"shared\": 65"), "bytes of shared memory: wheel 64, ours 65");
    }

    #[test]
    fn a_missing_or_extra_op_and_no_answer_are_differences() {
        let call = "\"memory\": [{\"line\": 9, \"op\": \"tt.call\", \"offsets\": [0], \"size\": 8},";
        let extra = SAME.replace("\"memory\": [", call);
        assert_eq!(
            difference(&row(), &extra).unwrap_or_default(),
            "line 9: tt.call: wheel nothing, ours offset 0 size 8"
        );
        let mut more = row();
        more.shared_offsets.push(SharedOffset::Unsized(1, "tt.func".to_owned(), Offset::Many(vec![1, 2])));
        assert_eq!(
            difference(&more, SAME).unwrap_or_default(),
            "line 1: tt.func: wheel offsets [1, 2], ours nothing"
        );
        assert!(difference(&row(), "no json").is_some());
    }
}
