//! Masks and predicates: they are conditions, of the shape of the pointers.

use rustc_hash::FxHashSet;
use seawall_base::{Diagnostic, Span};
use seawall_mlir::{Module, OpId, TypeId, ValueId};

use crate::types::Tensor;

/// The operand groups of Triton's ops that are conditions.
pub(super) fn conditions(name: &str) -> &'static [&'static str] {
    match name.split('.').next() {
        Some("tt" | "ttg" | "amdg") => &["mask"],
        Some("ttng") => &["pred", "barrier_preds", "useD"],
        _ => &[],
    }
}

/// The types of a mask and of the operands `ptr` and `src`, and whether the op belongs to a dialect
/// whose masks have the shape of the pointers.
type Masked = (TypeId, [Option<TypeId>; 2], bool);

/// The types of masks and pointers that go together.
#[derive(Default)]
pub(super) struct Masks(FxHashSet<Masked>);

impl Masks {
    /// Checks that masks and predicates of Triton's ops are conditions, of the shape of the
    /// pointers.
    pub(super) fn check(
        &mut self,
        module: &Module,
        op: OpId,
        conditions: &[&str],
        errors: &mut Vec<Diagnostic>,
    ) {
        for group in conditions {
            let values = module.operand_group(op, group);
            for (&value, &at) in values.iter().zip(module.operand_group_spans(op, group)) {
                let pointers = ["ptr", "src"].map(|group| module.operand_group(op, group).first().copied());
                let types = pointers.map(|value| value.map(|value| module.ty(value)));
                let masked = (module.ty(value), types, module.op_name(op).starts_with("tt"));
                if self.0.contains(&masked) {
                    continue;
                }
                if go_together(module, masked) {
                    self.0.insert(masked);
                    continue;
                }
                match mask(module, op, (group, value, at), pointers) {
                    Some(error) => errors.push(error),
                    None => drop(self.0.insert(masked)),
                }
            }
        }
    }
}

/// Checks one mask of an op, which is `value` of `group`.
fn mask(
    module: &Module,
    op: OpId,
    (group, value, at): (&str, ValueId, Span),
    pointers: [Option<ValueId>; 2],
) -> Option<Diagnostic> {
    let name = module.op_name(op);
    let mask = Tensor::decode(module, module.ty(value))?;
    let written = module.type_text(module.ty(value));
    if mask.element != "i1" {
        let message = format!("`{group}` of `{name}` is not a condition: its type is {written}");
        let help = "use a value of type i1, or a tensor of i1";
        return Some(Diagnostic::error("verify::condition", at, message).help(help));
    }
    let mut decoded = pointers.into_iter().flatten().filter_map(|pointers| {
        let decoded = Tensor::decode(module, module.ty(pointers))?;
        decoded.element.starts_with("!tt.ptr").then_some((pointers, decoded))
    });
    let (pointers, decoded) = decoded.next().filter(|_| name.starts_with("tt"))?;
    if (&decoded.shape, &decoded.encoding) == (&mask.shape, &mask.encoding) {
        return None;
    }
    let of = module.type_text(module.ty(pointers));
    let message = format!("`{group}` of `{name}` has type {written}, but the pointers have type {of}");
    let help = "give both the same shape and layout";
    Some(Diagnostic::error("verify::condition", at, message).help(help))
}

/// Whether a mask has the spelling of its pointers, apart from the element type. Other spellings
/// may still denote types that go together.
fn go_together(module: &Module, (mask, [ptr, src], _): Masked) -> bool {
    let mask = module.type_text(mask);
    let Some(pointers) = ptr.or(src).map(|ty| module.type_text(ty)) else { return mask == "i1" };
    let at = if mask == "i1" { Some(0) } else { mask.find("xi1").map(|x| x + 1) };
    let element = at.and_then(|at| {
        let (shape, encoding) = (mask.get(..at)?, mask.get(at + "i1".len()..)?);
        let ends = encoding.is_empty() || encoding.starts_with([',', '>']);
        pointers.strip_prefix(shape)?.strip_suffix(encoding).filter(|_| ends)
    });
    let pointee = element.and_then(|element| element.strip_prefix("!tt.ptr<")?.strip_suffix('>'));
    pointee.is_some_and(|pointee| pointee.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}
