//! Waits that call an LLVM intrinsic by its name, as Wave emits them where MLIR has no op. The
//! count is a constant operand, which may have other users. A new count is therefore a new constant
//! before the call.

use seawall_base::{Diagnostic, Span};
use seawall_mlir::{AttrValue, Edits, Module, OpId};
use seawall_model::Target;

use super::edit::{Count, with_counts};

/// Intrinsics whose operand is the count of one counter.
const PLAIN: [&str; 7] = [
    "llvm.amdgcn.s.wait.loadcnt",
    "llvm.amdgcn.s.wait.storecnt",
    "llvm.amdgcn.s.wait.dscnt",
    "llvm.amdgcn.s.wait.kmcnt",
    "llvm.amdgcn.s.wait.asynccnt",
    "llvm.amdgcn.s.wait.tensorcnt",
    "llvm.amdgcn.wait.asyncmark",
];
/// The intrinsic whose operand holds several counters.
const PACKED: &str = "llvm.amdgcn.s.waitcnt";

/// The name of the intrinsic that an op calls.
pub(super) fn name_of(module: &Module, op: OpId) -> Option<&str> {
    let calls = module.op_name(op) == "llvm.call_intrinsic";
    let attr = module.attr(op, "intrin").filter(|_| calls)?;
    Some(module.attr_text(attr).trim_matches('"'))
}

/// Whether an op calls an intrinsic that waits.
pub(super) fn is_wait(module: &Module, op: OpId) -> bool {
    name_of(module, op).is_some_and(|name| name == PACKED || PLAIN.contains(&name))
}

/// The operand of a wait with these counts, if the old operand is a constant with a defining op.
pub(super) fn operand(module: &Module, op: OpId, counts: &[Count], target: &Target) -> Option<u32> {
    let name = name_of(module, op)?;
    let (_, old) = constant(module, op)?;
    match (name, counts) {
        (PACKED, _) => with_counts(old, counts, target),
        (_, &[(_, count)]) => PLAIN.contains(&name).then_some(count),
        _ => None,
    }
}

/// The op that defines the operand, and its value.
fn constant(module: &Module, op: OpId) -> Option<(OpId, u32)> {
    let value = *module.operands(op).first()?;
    let maker = module.defining_op(value)?;
    if !matches!(module.op_name(maker), "arith.constant" | "llvm.mlir.constant") {
        return None;
    }
    match module.attr_value(module.attr(maker, "value")?) {
        AttrValue::Int { value, .. } => Some((maker, u32::try_from(value).ok()?)),
        _ => None,
    }
}

/// Makes `op` wait with the new `operand`. `made` is the number of constants created so far.
///
/// # Errors
///
/// If the text of the op does not spell its operand.
pub(super) fn write(
    module: &Module,
    edits: &mut Edits<'_>,
    op: OpId,
    operand: u32,
    made: &mut u32,
) -> Result<(), Diagnostic> {
    let span = module.op(op).span;
    let unspelled = || {
        Diagnostic::error(
            "waits::operand",
            span,
            "cannot edit this op: its text does not contain the count".to_owned(),
        )
    };
    let (maker, _) = constant(module, op).ok_or_else(unspelled)?;
    let &value = module.operands(op).first().ok_or_else(unspelled)?;
    let old = module.value_name(value);
    let at = spelled(span.of(module.text()), &old).ok_or_else(unspelled)?;
    let name = loop {
        let name = format!("%wait_count_{made}");
        *made += 1;
        if !module.text().contains(&name) {
            break name;
        }
    };
    let ty = module.type_text(module.ty(value));
    let line = match module.op_name(maker) {
        "llvm.mlir.constant" => format!("{name} = llvm.mlir.constant({operand} : {ty}) : {ty}"),
        _ => format!("{name} = arith.constant {operand} : {ty}"),
    };
    edits.insert_before(op, &line);
    let start = span.start + at as u32;
    edits.replace(Span::new(start, start + old.len() as u32), name);
    Ok(())
}

/// The position of a value's name in the text of an op. Longer names with this prefix do not match.
fn spelled(text: &str, name: &str) -> Option<usize> {
    let ends = |at: usize| {
        let next = text.get(at + name.len()..).and_then(|rest| rest.chars().next());
        next.is_none_or(|c| !(c.is_ascii_alphanumeric() || "_.$-#".contains(c)))
    };
    text.match_indices(name).map(|(at, _)| at).find(|&at| ends(at))
}
