//! An allocation as JSON. The format has a version. Adding a key does not change it.

use schemars::JsonSchema;
use serde::Serialize;

use crate::allocation::{AllocatedModule, MemoryKind, MemoryRow};
use crate::schema;

/// The version of the format.
const VERSION: u32 = 1;

#[derive(Serialize, JsonSchema)]
struct Document<'a> {
    version: u32,
    file: &'a str,
    modules: Vec<ModuleWire<'a>>,
}

#[derive(Serialize, JsonSchema)]
struct ModuleWire<'a> {
    /// Bytes.
    shared: u32,
    /// 32-bit columns.
    tensor_memory_size: u32,
    functions: Vec<FunctionWire<'a>>,
    tensor_memory: Vec<TensorWire>,
}

#[derive(Serialize, JsonSchema)]
struct FunctionWire<'a> {
    function: &'a str,
    bytes: u32,
    memory: Vec<MemoryWire<'a>>,
}

#[derive(Serialize, JsonSchema)]
struct MemoryWire<'a> {
    line: u32,
    column: u32,
    op: &'a str,
    kind: &'static str,
    /// One offset for each part of a partitioned buffer.
    offsets: &'a [u32],
    /// The size of each part in bytes.
    size: u32,
    /// `null` if the memory is live in the whole function.
    first_line: Option<u32>,
    last_line: Option<u32>,
}

#[derive(Serialize, JsonSchema)]
struct TensorWire {
    line: u32,
    column: u32,
    tensor_column: u32,
    tensor_row: u32,
}

/// The JSON schema of [`allocation_json`].
pub fn allocate_schema() -> serde_json::Value {
    schema::of::<Document<'_>>("allocate", VERSION)
}

/// The allocations of the modules of `file`, as one document with a final line break.
///
/// # Errors
///
/// Never in practice: these values can always be written as JSON.
pub fn allocation_json(file: &str, modules: &[AllocatedModule<'_>]) -> Result<String, serde_json::Error> {
    let modules = modules.iter().map(module).collect();
    serde_json::to_string_pretty(&Document { version: VERSION, file, modules }).map(|text| text + "\n")
}

fn module<'a>(module: &'a AllocatedModule<'a>) -> ModuleWire<'a> {
    let functions = module.functions.iter().map(|function| FunctionWire {
        function: &function.name,
        bytes: function.bytes,
        memory: function.rows.iter().map(|row| memory(module, row)).collect(),
    });
    let tensor_memory = module.tensor.iter().map(|row| {
        let at = module.source.position(row.span.start);
        TensorWire { line: at.line, column: at.column, tensor_column: row.column, tensor_row: row.row }
    });
    ModuleWire {
        shared: module.shared,
        tensor_memory_size: module.columns,
        functions: functions.collect(),
        tensor_memory: tensor_memory.collect(),
    }
}

fn memory<'a>(module: &AllocatedModule<'_>, row: &'a MemoryRow) -> MemoryWire<'a> {
    let at = module.source.position(row.span.start);
    MemoryWire {
        line: at.line,
        column: at.column,
        op: &row.op,
        kind: match row.kind {
            MemoryKind::Buffer => "buffer",
            MemoryKind::Scratch => "scratch",
            MemoryKind::Callee => "callee",
            MemoryKind::Workers => "workers",
        },
        offsets: &row.offsets,
        size: row.bytes,
        first_line: row.live.map(|(first, _)| module.source.line(first.start)),
        last_line: row.live.map(|(_, last)| module.source.line(last.start)),
    }
}
