//! Allocates the memory of a text: the attributes that Triton's allocation passes write, and the
//! allocation as data.

use seawall_base::{Diagnostic, Span};
use seawall_dialects::{Meaning, WarpSpecialize, meaning_of};
use seawall_lower::{Allocation, Allotted, TensorAllocation, allocate, allocate_tensor_memory};
use seawall_mlir::{Edits, Module, OpId};
use seawall_model::Target;
use seawall_report::{FunctionMemory, MemoryKind, MemoryRow, TensorRow};

use crate::failure::{Failure, shifted};
use crate::parts::{Part, Parts};
use crate::pick::PassFilter;
use crate::place::no_operations;
use crate::read;

/// The bytes of shared memory through which a kernel receives the start of its tensor memory.
/// Triton 3.9 reuses existing bytes, and requests these if the kernel has no shared memory.
const TENSOR_BASE: u32 = 4;

/// Options of an allocation.
#[derive(Clone, Debug, Default)]
pub struct AllocateOptions {
    /// The GPU, if it differs from that of the module.
    pub target: Option<Target>,
    /// The dumps of a log to read. The last state of each kernel if `None`.
    pub pass: Option<PassFilter>,
}

/// One module with its allocation.
#[derive(Clone, Debug)]
pub struct AllocatedPart {
    /// The start of the module in the input, in bytes. Spans count from there.
    pub base: u32,
    /// Callees first.
    pub functions: Vec<FunctionMemory>,
    /// The frame size of the largest kernel in bytes: `ttg.shared`.
    pub shared: u32,
    /// Allocations in tensor memory, in the order of the text.
    pub tensor: Vec<TensorRow>,
    /// The tensor-memory columns that the kernel requests: `ttg.tensor_memory_size`.
    pub columns: u32,
}

/// The result of allocating.
#[derive(Clone, Debug)]
pub struct AllocatedText {
    /// The selected parts with their attributes, and the text between them.
    pub text: String,
    /// The modules in the order of the text. Parts without operations are left out.
    pub parts: Vec<AllocatedPart>,
}

/// Allocates the shared memory of every module of `text`, or of those that
/// [`AllocateOptions::pass`] selects, as Triton's allocation pass does. Replaces existing offsets.
///
/// # Errors
///
/// If a module cannot be read, names no GPU, or has a buffer of unknown size.
pub fn allocate_text(text: &str, options: &AllocateOptions) -> Result<AllocatedText, Failure> {
    let parts = Parts::new(text, options.pass.as_ref())?;
    let mut allocated = Vec::with_capacity(parts.parts.len());
    let mut bodies = Vec::with_capacity(parts.parts.len());
    let mut diagnostics: Vec<Diagnostic> = Vec::new();
    for &part in &parts.parts {
        match allocate_part(text, part, options) {
            Ok(Some((body, part))) => {
                bodies.push(Some(body));
                allocated.push(part);
            }
            Ok(None) => bodies.push(None),
            Err(errors) => {
                bodies.push(None);
                diagnostics.extend(errors.into_iter().map(|d| shifted(d, part.body.start)));
            }
        }
    }
    if !diagnostics.is_empty() {
        return Err(Failure { diagnostics });
    }
    if allocated.is_empty() {
        return Err(no_operations());
    }
    Ok(AllocatedText { text: parts.assemble(text, bodies), parts: allocated })
}

fn allocate_part(
    text: &str,
    part: Part,
    options: &AllocateOptions,
) -> Result<Option<(String, AllocatedPart)>, Vec<Diagnostic>> {
    let Some(module) = read::module(part.body.of(text))? else { return Ok(None) };
    let mut allocation = allocate(&module, options.target.as_ref()).map_err(|error| vec![error])?;
    let tensor = allocate_tensor_memory(&module).map_err(|error| vec![error])?;
    if !tensor.places.is_empty() {
        allocation.shared = allocation.shared.max(TENSOR_BASE);
    }
    let body = written(&module, &allocation, &tensor).map_err(|error| vec![error])?;
    let rows = tensor.places.iter().map(|&(op, place)| TensorRow {
        span: module.op(op).span,
        column: place.column,
        row: place.row,
    });
    let allocated = AllocatedPart {
        base: part.body.start,
        functions: functions(&module, &allocation),
        shared: allocation.shared,
        tensor: rows.collect(),
        columns: tensor.columns,
    };
    Ok(Some((body, allocated)))
}

fn functions(module: &Module, allocation: &Allocation) -> Vec<FunctionMemory> {
    let rows = |function| {
        let row = |op| Some(row(module, op, allocation.ops.get(&op)?));
        module.walk_op(function).filter_map(row).collect()
    };
    let memory = |&(function, bytes)| {
        let name = module.symbol_name(function).unwrap_or("?").to_owned();
        FunctionMemory { name, bytes, rows: rows(function) }
    };
    allocation.frames.iter().map(memory).collect()
}

fn row(module: &Module, op: OpId, allotted: &Allotted) -> MemoryRow {
    let span = |op: OpId| module.op(op).span;
    let kind = match meaning_of(module, op) {
        Meaning::Func => MemoryKind::Workers,
        Meaning::Call => MemoryKind::Callee,
        _ if allotted.sized => MemoryKind::Scratch,
        _ => MemoryKind::Buffer,
    };
    MemoryRow {
        op: module.op_name(op).to_owned(),
        span: span(op),
        kind,
        offsets: allotted.offsets.to_vec(),
        bytes: allotted.bytes,
        live: allotted
            .live
            .map(|(first, last)| (span(first), if first == last { span(last) } else { end(module, last) })),
    }
}

/// The end of the last op of a live range: its first line, unless the code inside it comes first.
fn end(module: &Module, op: OpId) -> Span {
    let span = module.op(op).span;
    let encloses = matches!(
        meaning_of(module, op),
        Meaning::WarpSpecialize(WarpSpecialize::Enter | WarpSpecialize::Partitions)
    );
    if encloses { Span::at(span.end.saturating_sub(1)) } else { span }
}

/// The text with the attributes.
fn written(
    module: &Module,
    allocation: &Allocation,
    tensor: &TensorAllocation,
) -> Result<String, Diagnostic> {
    let mut edits = Edits::new(module);
    for op in module.walk() {
        let Some(own) = allocation.ops.get(&op) else {
            for key in ["allocation.offset", "allocation.size"] {
                if module.attr(op, key).is_some() {
                    edits.remove_attr(op, key);
                }
            }
            continue;
        };
        let offsets: Vec<String> = own.offsets.iter().map(|offset| format!("{offset} : i32")).collect();
        let value = match offsets.as_slice() {
            [offset] => offset.clone(),
            several => format!("[{}]", several.join(", ")),
        };
        edits.set_attr(op, "allocation.offset", &value);
        if own.sized {
            edits.set_attr(op, "allocation.size", &format!("{} : i32", own.bytes));
        }
    }
    for &(op, place) in &tensor.places {
        edits.set_attr(op, "tensor_memory_col_offset", &format!("{} : i32", place.column));
        edits.set_attr(op, "tensor_memory_row_offset", &format!("{} : i32", place.row));
    }
    if let Some(root) = module.walk().find(|&op| module.op_name(op) == "builtin.module") {
        edits.set_attr(root, "ttg.shared", &format!("{} : i32", allocation.shared));
        if !tensor.places.is_empty() {
            edits.set_attr(root, "ttg.tensor_memory_size", &format!("{} : i32", tensor.columns));
        }
    }
    edits.apply()
}
