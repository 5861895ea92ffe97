//! Where buffers in tensor memory will lie by the plan of an automatic warp specializer, which is still to make one allocation of each
//! group: allocations of one `buffer.id` share storage, those with a `buffer.offset` from that column of their owner on.
//!
//! Groups lie behind each other: partitions need them at the same time. There may be more columns than a GPU has. So do single allocations where each
//! is taken for memory of its own.

use rustc_hash::FxHashMap;
use seawall_base::Diagnostic;
use seawall_mlir::{AttrValue, Module, OpId};

use super::super::refusal::Refusal;
use super::{TensorPlace, is_allocation};
use crate::physical::Physical;

/// A group: its function and number, or one op that is in none.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Group {
    Numbered(Option<OpId>, i128),
    Single(OpId),
}

/// The place of every `ttng.tmem_alloc` of `module`.
///
/// # Errors
///
/// As [`allocate_tensor_memory`](super::allocate_tensor_memory): a type that is not understood, more than 2^32 columns.
pub(crate) fn planned_tensor_memory(module: &Module) -> Result<FxHashMap<OpId, TensorPlace>, Diagnostic> {
    plan(module).map_err(|refusal| {
        refusal.diagnostic(module, "lower::tensor-allocation", "tensor memory cannot be allocated")
    })
}

/// A place for every `ttng.tmem_alloc` of `module` by itself, whatever its attributes say; none for those of which the size is not understood, and for
/// those behind 2^16 columns.
pub(crate) fn separate_tensor_memory(module: &Module) -> FxHashMap<OpId, TensorPlace> {
    let physical = Physical::new(module);
    let columns = |op: OpId| {
        let &result = module.results(op).first()?;
        Some(physical.desc(module.ty(result))?.tensor_size()?.columns)
    };
    let (mut places, mut next) = (FxHashMap::default(), 0u32);
    for op in module.walk().filter(|&op| is_allocation(module, op)) {
        let Some(end) =
            columns(op).and_then(|columns| next.checked_add(columns)).filter(|end| *end <= 1 << 16)
        else {
            continue;
        };
        places.insert(op, TensorPlace { column: next, row: 0 });
        next = end;
    }
    places
}

fn plan(module: &Module) -> Result<FxHashMap<OpId, TensorPlace>, Refusal> {
    let physical = Physical::new(module);
    let (mut order, mut extents) = (Vec::new(), FxHashMap::<Group, u32>::default());
    let mut members = Vec::new();
    for op in module.walk().filter(|&op| is_allocation(module, op)) {
        let not_understood = Refusal::new(Some(op), "its type is not understood");
        let &result = module.results(op).first().ok_or(not_understood)?;
        let size =
            physical.desc(module.ty(result)).and_then(|desc| desc.tensor_size()).ok_or(not_understood)?;
        let group = match number(module, op, "buffer.id") {
            Some(id) => Group::Numbered(function_of(module, op), id),
            None => Group::Single(op),
        };
        let offset = number(module, op, "buffer.offset").map_or(Some(0), |offset| u32::try_from(offset).ok());
        let offset = offset.ok_or(Refusal::new(Some(op), "its `buffer.offset` is no column"))?;
        let end = offset.checked_add(size.columns).ok_or(too_many(op))?;
        let extent = extents.entry(group).or_insert_with(|| {
            order.push(group);
            0
        });
        *extent = (*extent).max(end);
        members.push((op, group, offset));
    }
    let (mut starts, mut next) = (FxHashMap::default(), 0u32);
    for group in order {
        starts.insert(group, next);
        next = next.saturating_add(extents.get(&group).copied().unwrap_or(0));
    }
    let place = |(op, group, offset): (OpId, Group, u32)| {
        let start: u32 = starts.get(&group).copied().unwrap_or(0);
        let column = start.checked_add(offset).filter(|&column| column < 1 << 16).ok_or(too_many(op))?;
        Ok((op, TensorPlace { column, row: 0 }))
    };
    members.into_iter().map(place).collect()
}

fn too_many(op: OpId) -> Refusal {
    Refusal::new(Some(op), "it needs too many columns")
}

fn number(module: &Module, op: OpId, key: &str) -> Option<i128> {
    match module.attr_value(module.attr(op, key)?) {
        AttrValue::Int { value, .. } => Some(value),
        _ => None,
    }
}

/// The outermost op but the module that `op` is in.
fn function_of(module: &Module, op: OpId) -> Option<OpId> {
    let mut inner = op;
    let mut function = None;
    while let Some(outer) = module.parent_op(inner) {
        function = (module.op_name(outer) != "builtin.module").then_some(outer).or(function);
        inner = outer;
    }
    function
}
