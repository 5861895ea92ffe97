//! Places in tensor memory by the plan of an automatic warp specializer, which later merges each
//! group into one allocation. Allocations with one `buffer.id` share storage; a `buffer.offset` is
//! a column within it.
//!
//! Groups are placed one after another, since partitions use them at the same time. The total may
//! exceed the columns of a GPU. The same holds for single allocations where each one counts as
//! separate memory.

use rustc_hash::FxHashMap;
use seawall_base::Diagnostic;
use seawall_mlir::{AttrValue, Module, OpId};

use super::super::refusal::Refusal;
use super::{TensorPlace, is_allocation};
use crate::facts::physical::Physical;

/// A group by its function and number, or a single op without a group.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Group {
    Numbered(Option<OpId>, i128),
    Single(OpId),
}

/// The place of every `ttng.tmem_alloc` of `module`.
///
/// # Errors
///
/// As [`allocate_tensor_memory`](super::allocate_tensor_memory): an unknown type, or more than 2^32
/// columns.
pub(crate) fn planned_tensor_memory(module: &Module) -> Result<FxHashMap<OpId, TensorPlace>, Diagnostic> {
    plan(module).map_err(|refusal| {
        refusal.diagnostic(module, "lower::tensor-allocation", "tensor memory cannot be allocated")
    })
}

/// A separate place for every `ttng.tmem_alloc` of `module`, whatever its attributes are.
/// Allocations of unknown size, and those beyond 2^16 columns, get none.
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
        let not_understood = Refusal::new(Some(op), "its type is not supported");
        let &result = module.results(op).first().ok_or(not_understood)?;
        let size =
            physical.desc(module.ty(result)).and_then(|desc| desc.tensor_size()).ok_or(not_understood)?;
        let group = match number(module, op, "buffer.id") {
            Some(id) => Group::Numbered(function_of(module, op), id),
            None => Group::Single(op),
        };
        let offset = number(module, op, "buffer.offset").map_or(Some(0), |offset| u32::try_from(offset).ok());
        let offset = offset.ok_or(Refusal::new(Some(op), "its `buffer.offset` is not a valid column"))?;
        let end = offset.checked_add(size.columns).ok_or(too_many(op))?;
        let extent = extents.entry(group).or_insert_with(|| {
            order.push(group);
            0
        });
        *extent = (*extent).max(end);
        members.push((op, group, offset));
    }
    let (mut starts, mut next): (FxHashMap<Group, u32>, u32) = (FxHashMap::default(), 0);
    for group in order {
        starts.insert(group, next);
        next = next.saturating_add(extents[&group]);
    }
    let place = |(op, group, offset): (OpId, Group, u32)| {
        let column =
            starts[&group].checked_add(offset).filter(|&column| column < 1 << 16).ok_or(too_many(op))?;
        Ok((op, TensorPlace { column, row: 0 }))
    };
    members.into_iter().map(place).collect()
}

fn too_many(op: OpId) -> Refusal {
    Refusal::new(Some(op), "it needs more than 2^32 columns")
}

fn number(module: &Module, op: OpId, key: &str) -> Option<i128> {
    match module.attr_value(module.attr(op, key)?) {
        AttrValue::Int { value, .. } => Some(value),
        _ => None,
    }
}

/// The outermost op below the module that contains `op`.
fn function_of(module: &Module, op: OpId) -> Option<OpId> {
    let mut inner = op;
    let mut function = None;
    while let Some(outer) = module.parent_op(inner) {
        function = (module.op_name(outer) != "builtin.module").then_some(outer).or(function);
        inner = outer;
    }
    function
}
