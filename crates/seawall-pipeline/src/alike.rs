//! Copies to shared memory that each warp makes to the same bytes, so that two groups of warps never meet in them.
//!
//! Which bytes those are the model does not say: the lowering of direct copies writes runs of a wave. But it goes by the layout of the tensor and
//! by the shape of the memory, so that where both are the same, each warp has the same bytes twice.

use seawall_dialects::Tensor;
use seawall_mlir::{Module, OpId, TypeId, ValueId};

use crate::marks;

/// Copies of a tensor whose lanes have pointers or offsets, in AMD's modules.
const COPIES: [&str; 2] = ["amdg.buffer_load_to_local", "ttg.async_copy_global_to_local"];

/// Whether the two are copies of one kind, of tensors in one layout that gives each element to one thread, to slots of one ring.
pub(crate) fn are_alike(m: &Module, one: OpId, two: OpId) -> bool {
    let name = m.op_name(one);
    if !COPIES.contains(&name) || m.op_name(two) != name {
        return false;
    }
    let tensor = |op: OpId| {
        let types = m.operands(op).iter().map(|&value| m.ty(value));
        let mut tensors = types.filter_map(|ty| Tensor::decode(m, ty).map(|tensor| (ty, tensor)));
        tensors.find(|(_, tensor)| tensor.encoding.is_some())
    };
    let (Some((first, tensor)), Some((second, _))) = (tensor(one), tensor(two)) else { return false };
    let (Some(from), Some(to)) = (ring(m, one), ring(m, two)) else { return false };
    first == second && from == to && has_one_thread_each(&tensor)
}

/// The ring that a copy writes a whole slot of, with the type of the slot.
fn ring(m: &Module, copy: OpId) -> Option<(ValueId, TypeId)> {
    let slots = m.operands(copy).iter().map(|&value| handed_out(m, value));
    let slots = slots.filter_map(|value| Some((value, m.defining_op(value)?)));
    let mut slots = slots.filter(|&(_, op)| m.op_name(op) == "ttg.memdesc_index");
    let (slot, index) = slots.next()?;
    Some((handed_out(m, *m.operands(index).first()?), m.ty(slot)))
}

/// What a value is that a stage hands out; the value itself if none does.
fn handed_out(m: &Module, value: ValueId) -> ValueId {
    let inner = |&value: &ValueId| {
        let stage = m.defining_op(value).filter(|&op| marks::is_stage(m, op))?;
        let at = m.results(stage).iter().position(|&result| result == value)?;
        let ends = |op: &OpId| m.op_name(*op) == "scf.yield" && m.parent_op(*op) == Some(stage);
        let end = m.walk_op(stage).filter(ends).last()?;
        m.operands(end).get(at).copied()
    };
    std::iter::successors(Some(value), inner).last().unwrap_or(value)
}

/// Whether a blocked layout is no larger than the tensor in any dimension: then no element is held twice.
fn has_one_thread_each(tensor: &Tensor) -> bool {
    let Some(encoding) = tensor.encoding.as_deref().filter(|text| text.starts_with("#ttg.blocked<")) else {
        return false;
    };
    let numbers = |key: &str| -> Option<Vec<i64>> {
        let (list, _) = encoding.split_once(key)?.1.split_once('[')?.1.split_once(']')?;
        list.split(',').map(|number| number.trim().parse().ok()).collect()
    };
    let [Some(each), Some(lanes), Some(warps)] =
        ["sizePerThread", "threadsPerWarp", "warpsPerCTA"].map(numbers)
    else {
        return false;
    };
    let rank = tensor.shape.len();
    [&each, &lanes, &warps].iter().all(|list| list.len() == rank)
        && (0..rank).all(|at| {
            let covered = each[at].checked_mul(lanes[at]).and_then(|covered| covered.checked_mul(warps[at]));
            covered.is_some_and(|covered| covered <= tensor.shape[at])
        })
}
