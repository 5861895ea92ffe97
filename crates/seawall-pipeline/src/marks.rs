//! The attributes with which Triton's AMD back end marks warp pipelines, and the ops that may be
//! between stages.
//!
//! Source: Triton 3.9, the passes `tritonamdgpu-warp-pipeline` and `convert-warp-pipeline`, checked
//! against the released wheel.

use seawall_base::Diagnostic;
use seawall_dialects::{
    AddressSpaces, Barrier, LoopPart, Meaning, OpKnowledge, Queue, Regions, Wait, loop_part, meaning_of,
};
use seawall_mlir::{AttrValue, Module, OpId, TypeKind, ValueId};

use crate::calls::Calls;
use crate::lines::FENCE;

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
    is_region(m, op) && m.attr(op, STAGE).is_some()
}

/// Whether `op` is a loop whose body consists of stages.
pub(crate) fn is_pipelined_loop(m: &Module, op: OpId) -> bool {
    is_for(m, op) && m.attr(op, PIPELINED).is_some()
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

/// Whether `op` is a counted loop.
pub(crate) fn is_for(m: &Module, op: OpId) -> bool {
    meaning_of(m, op) == Meaning::Regions(Regions::For)
}

/// Whether `op` is a structured loop, which no stage may contain.
pub(crate) fn is_loop(m: &Module, op: OpId) -> bool {
    matches!(meaning_of(m, op), Meaning::Regions(Regions::For | Regions::While))
}

/// Whether `op` has a region that runs once.
pub(crate) fn is_region(m: &Module, op: OpId) -> bool {
    meaning_of(m, op) == Meaning::Regions(Regions::Once)
}

/// Whether `op` ends a region and forwards values.
pub(crate) fn is_yield(m: &Module, op: OpId) -> bool {
    meaning_of(m, op) == Meaning::Yield
}

pub(crate) fn is_function(m: &Module, op: OpId) -> bool {
    meaning_of(m, op) == Meaning::Func
}

/// Whether `op` can have this part in a pipelined loop.
pub(crate) fn is_part(m: &Module, op: OpId, part: LoopPart) -> bool {
    loop_part(m, op) == Some(part)
}

/// Whether `op` is a barrier that holds the warps for which a condition holds.
pub(crate) fn is_conditional_barrier(m: &Module, op: OpId) -> bool {
    matches!(meaning_of(m, op), Meaning::Barrier(Barrier::Conditional { .. }))
}

/// Whether `op` waits for groups of asynchronous copies, by tokens or by a count.
pub(crate) fn is_group_wait(m: &Module, op: OpId) -> bool {
    matches!(meaning_of(m, op), Meaning::Wait(Wait { queue: Queue::CpAsync, tokens: Some(_), .. }))
}

/// Whether `op` waits for the asynchronous operations of its own warp.
pub(crate) fn is_wait(m: &Module, op: OpId) -> bool {
    matches!(meaning_of(m, op), Meaning::Wait(_))
}

/// Whether `op` closes a group of asynchronous copies and returns its token.
pub(crate) fn is_commit(m: &Module, op: OpId) -> bool {
    meaning_of(m, op) == Meaning::CommitGroup(Queue::CpAsync) && !m.results(op).is_empty()
}

/// Whether `op` is a barrier or wait that may be between stages before these are formed.
pub(crate) fn sits_between(m: &Module, op: OpId) -> bool {
    match meaning_of(m, op) {
        Meaning::Barrier(Barrier::AddressSpaces { .. } | Barrier::Gpu { .. }) => true,
        Meaning::Wait(Wait { queue: Queue::CpAsync | Queue::Tdm, tokens, .. }) => tokens.is_some(),
        _ => false,
    }
}

/// Whether `op` is a barrier or wait that may be between formed stages, possibly already lowered.
pub(crate) fn sits_between_formed(m: &Module, op: OpId) -> bool {
    let is_lowered = match meaning_of(m, op) {
        Meaning::Barrier(barrier) => barrier == Barrier::Workgroup,
        Meaning::Wait(wait) => matches!(wait.queue, Queue::AsyncInstructions | Queue::TdmInstructions),
        _ => false,
    };
    is_lowered || sits_between(m, op)
}

/// Whether `op` is a barrier with a list of address spaces that has shared memory.
pub(crate) fn is_local_barrier(m: &Module, op: OpId) -> bool {
    matches!(meaning_of(m, op), Meaning::Barrier(Barrier::AddressSpaces { .. }))
        && AddressSpaces::of_barrier(m, op).is_some_and(|spaces| spaces.has(AddressSpaces::LOCAL))
}

/// Whether a barrier orders shared memory: one that says so, one whose fences include it or are not
/// given, or one of the workgroup.
pub(crate) fn orders_local(m: &Module, op: OpId) -> bool {
    match meaning_of(m, op) {
        Meaning::Barrier(Barrier::AddressSpaces { .. }) => is_local_barrier(m, op),
        Meaning::Barrier(Barrier::Gpu { spaces }) => {
            m.attr(op, spaces).is_none_or(|listed| m.attr_text(listed).contains("workgroup"))
        }
        Meaning::Barrier(barrier) => barrier == Barrier::Workgroup,
        _ => false,
    }
}

/// Returns a barrier like `op` that also orders shared memory.
pub(crate) fn with_local(m: &Module, op: OpId) -> String {
    let spaces = match meaning_of(m, op) {
        Meaning::Barrier(Barrier::AddressSpaces { spaces }) => m.attr(op, spaces),
        _ => None,
    };
    let spaces = spaces.map(|spaces| m.attr_text(spaces).trim());
    match spaces.filter(|&spaces| spaces != "none" && !spaces.contains(':')) {
        Some(spaces) => format!("{FENCE}|{spaces}"),
        None => FENCE.to_string(),
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
        is_conditional_barrier(m, op) && calls.function(op).is_some_and(|of| functions.contains(&of))
    })
}
