//! The attributes with which Triton's AMD back end marks warp pipelines, and the ops that may be
//! between stages.
//!
//! Source: Triton 3.9, the passes `tritonamdgpu-warp-pipeline` and `convert-warp-pipeline`, checked
//! against the released wheel.

use seawall_base::Diagnostic;
use seawall_dialects::{Meaning, OpKnowledge};
use seawall_mlir::{AttrValue, Module, OpId, TypeKind, ValueId};

use crate::calls::Calls;

/// The name of a stage, on the op that ends it.
pub(crate) const BORDER: &str = "triton.warp_pipeline.border";
/// The priority of a stage: 0 to 3.
pub(crate) const PRIORITY: &str = "triton.warp_pipeline.priority";
/// The name of a stage, on its `scf.execute_region`.
pub(crate) const STAGE: &str = "triton.warp_pipeline.stage";
/// On a loop whose body consists of stages.
pub(crate) const PIPELINED: &str = "triton.warp_pipeline.pipelined_for";
/// On the op in a stage without other ops: an intended bubble.
pub(crate) const EMPTY: &str = "triton.warp_pipeline.empty_cluster";
/// The name of a stage after the last border.
pub(crate) const LAST: &str = "last_cluster";

/// The highest priority of `s_setprio`, which has two bits (AMD ISA).
pub(crate) const MAX_PRIORITY: i64 = 3;

/// Whether `op` ends a stage.
pub(crate) fn is_border(m: &Module, op: OpId) -> bool {
    m.attr(op, BORDER).is_some()
}

/// Whether `op` is a formed stage.
pub(crate) fn is_stage(m: &Module, op: OpId) -> bool {
    m.op_name(op) == "scf.execute_region" && m.attr(op, STAGE).is_some()
}

/// Whether `op` is a loop whose body consists of stages.
pub(crate) fn is_pipelined_loop(m: &Module, op: OpId) -> bool {
    m.op_name(op) == "scf.for" && m.attr(op, PIPELINED).is_some()
}

/// Returns the priority written on `op`.
pub(crate) fn priority(m: &Module, op: OpId) -> Option<i64> {
    match m.attr_value(m.attr(op, PRIORITY)?) {
        AttrValue::Int { value, .. } => i64::try_from(value).ok(),
        _ => None,
    }
}

/// Returns the text of the attribute `key` of `op`, with its quotes.
pub(crate) fn label<'m>(m: &'m Module, op: OpId, key: &str) -> &'m str {
    m.attr(op, key).map_or("\"\"", |attr| m.attr_text(attr))
}

/// Whether `op` is a structured loop, which no stage may contain.
pub(crate) fn is_loop(m: &Module, op: OpId) -> bool {
    matches!(m.op_name(op), "scf.for" | "scf.while")
}

/// Whether `op` is a barrier or wait that may be between stages before these are formed.
pub(crate) fn sits_between(m: &Module, op: OpId) -> bool {
    matches!(m.op_name(op), "ttg.async_wait" | "gpu.barrier" | "ttg.barrier" | "amdg.async_tdm_wait")
}

/// Whether `op` is a barrier or wait that may be between formed stages, possibly already lowered.
pub(crate) fn sits_between_formed(m: &Module, op: OpId) -> bool {
    let lowered = ["rocdl.barrier", "amdg.async_wait", "amdg.async_tdm_intrinsic_wait"];
    sits_between(m, op) || lowered.contains(&m.op_name(op))
}

/// Whether `op` is a `ttg.barrier` that orders shared memory.
pub(crate) fn is_local_barrier(m: &Module, op: OpId) -> bool {
    m.op_name(op) == "ttg.barrier"
        && seawall_dialects::AddressSpaces::of_barrier(m, op)
            .is_some_and(|spaces| spaces.has(seawall_dialects::AddressSpaces::LOCAL))
}

/// Whether a barrier orders shared memory: a `ttg.barrier` that says so, a `gpu.barrier` whose
/// fences include it or are not given, or a `rocdl.barrier`.
pub(crate) fn orders_local(m: &Module, op: OpId) -> bool {
    match m.op_name(op) {
        "ttg.barrier" => is_local_barrier(m, op),
        "gpu.barrier" => {
            m.op(op).span.of(m.text()).contains("workgroup")
                || !m.op(op).span.of(m.text()).contains("memfence")
        }
        "rocdl.barrier" => true,
        _ => false,
    }
}

/// Returns a barrier like `op` that also orders shared memory.
pub(crate) fn with_local(m: &Module, op: OpId) -> String {
    let spaces = m.attr(op, "addrSpace").map(|attr| m.attr_text(attr).trim().to_string());
    match spaces.filter(|spaces| m.op_name(op) == "ttg.barrier" && spaces != "none" && !spaces.contains(':'))
    {
        Some(spaces) => format!("ttg.barrier local|{spaces}"),
        None => "ttg.barrier local".to_string(),
    }
}

/// Whether `op` only computes integers or floats from integers or floats.
pub(crate) fn is_pure_scalar(knowledge: &OpKnowledge<'_>, op: OpId) -> bool {
    let m = knowledge.module();
    let scalar = |value: &ValueId| {
        matches!(
            m.type_kind(m.ty(*value)),
            TypeKind::Integer { .. } | TypeKind::Index | TypeKind::Float { .. }
        )
    };
    knowledge.is_known(op)
        && knowledge.is_memory_effect_free(op)
        && m.regions(op).is_empty()
        && m.successors(op).is_empty()
        && !matches!(
            knowledge.meaning(op),
            Meaning::SchedHint | Meaning::Yield | Meaning::Return | Meaning::Branch
        )
        && m.operands(op).iter().all(scalar)
        && m.results(op).iter().all(scalar)
}

/// Returns the priority of a border or a stage, if it has one.
///
/// # Errors
///
/// A priority that `s_setprio` does not accept.
pub(crate) fn checked_priority(m: &Module, op: OpId) -> Result<Option<i64>, Diagnostic> {
    let Some(attr) = m.named_attr(op, PRIORITY) else { return Ok(None) };
    match priority(m, op) {
        Some(priority) if (0..=MAX_PRIORITY).contains(&priority) => Ok(Some(priority)),
        _ => Err(Diagnostic::error(
            "pipeline::priority",
            attr.span,
            "the priority of a stage must be a number from 0 to 3",
        )
        .label("`s_setprio` does not accept this value")
        .help("use one of these, or remove the attribute")),
    }
}

/// Returns an op that shifts groups of warps, if the function around `op` has one, or one that
/// leads to it, or one that these call.
pub(crate) fn shifts_already(m: &Module, calls: &Calls<'_>, op: OpId) -> Option<OpId> {
    let functions = calls.beside(op);
    m.walk().find(|&op| {
        m.op_name(op) == "amdg.cond_barrier" && calls.function(op).is_some_and(|of| functions.contains(&of))
    })
}
