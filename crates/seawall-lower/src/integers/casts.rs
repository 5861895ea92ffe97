//! Thread and warp indices, and casts: the operands of the conditions of conditional barriers.
//!
//! All threads of a warp are one: a thread index stands for that of the first thread of its warp.
//! The value of each op stays distinct (`TermKind::Again`), because Triton's buffer-index analysis
//! treats index registers and casts as opaque values, two of which are never equal.

use seawall_dialects::{Arith, GpuIndex, Meaning, WarpSpecialize};
use seawall_mlir::{OpId, ValueId};

use crate::facts::Facts;

/// Seawall assumes that slot arithmetic fits this width. Truncation to fewer bits may change the
/// value.
const INDEX_BITS: u32 = 32;

/// Whether the op is in a kernel, outside of the partitions that workers run.
pub(crate) fn runs_from_thread_0(facts: &Facts<'_>, op: OpId) -> bool {
    let module = facts.module;
    let mut inner = op;
    while let Some(outer) = module.parent_op(inner) {
        match facts.meaning(outer) {
            Meaning::Func => return !facts.is_private(outer),
            Meaning::WarpSpecialize(WarpSpecialize::Enter) => {
                let region = module.op(inner).parent.and_then(|block| module.block(block).parent);
                if region != module.regions(outer).first().copied() {
                    return false;
                }
            }
            Meaning::WarpSpecialize(_) => return false,
            _ => {}
        }
        inner = outer;
    }
    false
}

/// The operand of a cast that keeps the number.
pub(crate) fn cast_operand(facts: &Facts<'_>, op: OpId, kind: Arith) -> Option<ValueId> {
    let (&from, &to) = (facts.module.operands(op).first()?, facts.module.results(op).first()?);
    let (source, target) = (facts.bits(from)?, facts.bits(to)?);
    let keeps = match kind {
        // A condition is 0 or 1 in the model, and -1 after sign extension.
        Arith::ExtendS => source > 1,
        // Zero extension may change numbers that may be negative.
        Arith::ExtendU => source == 1 || is_index_register(facts, from),
        Arith::Truncate => target >= INDEX_BITS,
        Arith::IndexCast => source > 1 && target >= INDEX_BITS,
        Arith::IndexCastU => is_index_register(facts, from) && target >= INDEX_BITS,
        _ => false,
    };
    keeps.then_some(from)
}

/// The operand of a cast to a condition, which keeps the lowest bit, or of the sign extension
/// of a condition, which negates it.
pub(crate) fn bit_operand(facts: &Facts<'_>, op: OpId, kind: Arith) -> Option<ValueId> {
    let (&from, &to) = (facts.module.operands(op).first()?, facts.module.results(op).first()?);
    let bits = match kind {
        Arith::Truncate => facts.bits(to)?,
        Arith::ExtendS => facts.bits(from)?,
        _ => return None,
    };
    (bits == 1).then_some(from)
}

/// Whether the value is an index of a thread, lane or warp, which is never negative.
fn is_index_register(facts: &Facts<'_>, value: ValueId) -> bool {
    let index = facts.module.defining_op(value).and_then(|op| facts.knowledge.gpu_index(op));
    matches!(index, Some(GpuIndex::Thread | GpuIndex::Lane | GpuIndex::Warp))
}
