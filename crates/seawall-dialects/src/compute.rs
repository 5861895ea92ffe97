//! Memory effects that depend on an op's operands, types and attributes.
//!
//! Each function follows `getEffects` of the op in Triton. Allocations are special: an immutable
//! buffer without an assigned offset is a plain value, so the op has no effects.

use seawall_mlir::{AttrValue, Module, OpId, ValueDef, ValueId};

use crate::effect::{Access, EffectInstance, Instances, Resource, SharedAccessKind};
use crate::meaning::Space;
use crate::types::{mutability, space_of};

const GENERIC: Resource = Resource::Shared(SharedAccessKind::Generic);
const ASYNC: Resource = Resource::Shared(SharedAccessKind::Async);

fn push(out: &mut Instances, access: Access, resource: Resource, value: Option<ValueId>) {
    out.push(EffectInstance { access, resource, value });
}

fn first(values: &[ValueId]) -> Option<ValueId> {
    values.first().copied()
}

fn alloc(m: &Module, op: OpId, offset: &str, resource: Resource, out: &mut Instances) {
    let Some(result) = first(m.results(op)) else { return };
    if mutability(m, m.ty(result)) != Some(true) && m.attr(op, offset).is_none() {
        return;
    }
    push(out, Access::Allocate, resource, Some(result));
    if !m.operands(op).is_empty() {
        push(out, Access::Write, resource, Some(result));
    }
}

/// Effects of `ttg.local_alloc`.
pub(crate) fn local_alloc(m: &Module, op: OpId, out: &mut Instances) {
    alloc(m, op, "allocation.offset", GENERIC, out);
}

/// Effects of `ttng.tmem_alloc`.
pub(crate) fn tmem_alloc(m: &Module, op: OpId, out: &mut Instances) {
    alloc(m, op, "tensor_memory_col_offset", Resource::Tensor, out);
}

/// Effects of an allocation in the space of its result type. Ordinary memory is the default
/// resource.
pub(crate) fn alloc_in_result_space(m: &Module, op: OpId, out: &mut Instances) {
    let Some(result) = first(m.results(op)) else { return };
    let resource = match space_of(m, m.ty(result)) {
        Some(Space::Shared | Space::SharedCluster) => GENERIC,
        Some(Space::Tensor) => Resource::Tensor,
        None => Resource::Default,
    };
    push(out, Access::Allocate, resource, Some(result));
}

/// The effect of an MMA operand: a read through the async proxy or of tensor memory; none for
/// registers.
fn mma_read(m: &Module, values: &[ValueId], out: &mut Instances) {
    let Some(value) = first(values) else { return };
    match space_of(m, m.ty(value)) {
        Some(Space::Shared | Space::SharedCluster) => push(out, Access::Read, ASYNC, Some(value)),
        Some(Space::Tensor) => push(out, Access::Read, Resource::Tensor, Some(value)),
        None => {}
    }
}

/// Effects of `ttng.warp_group_dot`.
pub(crate) fn warp_group_dot(m: &Module, op: OpId, out: &mut Instances) {
    mma_read(m, m.operand_group(op, "a"), out);
    mma_read(m, m.operand_group(op, "b"), out);
}

/// Effects of `ttng.tc_gen5_mma`. The accumulator is read unless `useD` is the constant false.
pub(crate) fn tc_gen5_mma(m: &Module, op: OpId, out: &mut Instances) {
    let accumulator = first(m.operand_group(op, "d"));
    let use_d = first(m.operand_group(op, "useD"));
    if use_d.is_none_or(|v| constant_integer(m, v) != Some(0)) {
        push(out, Access::Read, Resource::Tensor, accumulator);
    }
    push(out, Access::Write, Resource::Tensor, accumulator);
    mma_read(m, m.operand_group(op, "a"), out);
    mma_read(m, m.operand_group(op, "b"), out);
    for &barrier in m.operand_group(op, "barriers") {
        push(out, Access::Write, Resource::Shared(SharedAccessKind::Barrier), Some(barrier));
    }
}

/// Effects of `ttng.tc_gen5_mma_scaled`, which also reads its scales. They count as tensor memory
/// in any space.
pub(crate) fn tc_gen5_mma_scaled(m: &Module, op: OpId, out: &mut Instances) {
    tc_gen5_mma(m, op, out);
    for scale in ["a_scale", "b_scale"] {
        push(out, Access::Read, Resource::Tensor, first(m.operand_group(op, scale)));
    }
}

/// Effects of `tt.load`. A volatile load also counts as a write.
pub(crate) fn load(m: &Module, op: OpId, out: &mut Instances) {
    let pointer = first(m.operands(op));
    push(out, Access::Read, Resource::Global, pointer);
    if flag(m, op, "isVolatile") {
        push(out, Access::Write, Resource::Global, None);
    }
}

/// Effects of inline assembly and external functions: none if declared pure.
pub(crate) fn inline_asm(m: &Module, op: OpId, out: &mut Instances) {
    if !flag(m, op, "pure") {
        push(out, Access::Write, Resource::Default, None);
        push(out, Access::Read, Resource::Default, None);
    }
}

/// Effects of `llvm.inline_asm`: arbitrary if it declares side effects, else none.
pub(crate) fn llvm_inline_asm(m: &Module, op: OpId, out: &mut Instances) {
    if flag(m, op, "has_side_effects") {
        push(out, Access::Write, Resource::Default, None);
        push(out, Access::Read, Resource::Default, None);
    }
}

/// Effects of `tt.make_tensor_descriptor`, which writes the descriptor if Meta's fork gives it
/// separate memory.
pub(crate) fn make_tensor_descriptor(m: &Module, op: OpId, out: &mut Instances) {
    if let Some(pointer) = first(m.operand_group(op, "descPtr")) {
        push(out, Access::Write, Resource::Global, Some(pointer));
    }
}

/// Whether a boolean or unit attribute is present and not false.
pub(crate) fn flag(m: &Module, op: OpId, name: &str) -> bool {
    match m.attr(op, name).map(|a| m.attr_value(a)) {
        None | Some(AttrValue::Bool(false)) => false,
        Some(AttrValue::Int { value, .. }) => value != 0,
        Some(_) => true,
    }
}

/// Returns the integer of a scalar constant (0 or 1 for a boolean), or `None` if `value` is not a
/// constant.
pub fn constant_integer(m: &Module, value: ValueId) -> Option<i128> {
    let ValueDef::OpResult { op, .. } = m.value(value).def else { return None };
    if !matches!(m.op_name(op), "arith.constant" | "llvm.mlir.constant") {
        return None;
    }
    m.constant_int(op)
}
