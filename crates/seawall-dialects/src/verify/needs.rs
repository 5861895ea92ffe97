//! The types and attributes that a row of Triton's dialects asks for: those of mbarriers and
//! phases, counts, indices, and buffers that are written.
//!
//! Most follow from the meaning of the row, since it names the operand or attribute.

use seawall_base::{Diagnostic, Span};
use seawall_mlir::{AttrValue, Module, OpId, TypeKind, ValueId};
use smallvec::SmallVec;

use crate::barrier::{Barrier, MBarrierAction};
use crate::meaning::{Meaning, View};
use crate::op::OpDef;
use crate::target::AddressSpaces;
use crate::types::{Tile, mutability};

/// What an op needs. The text names an operand or attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Need {
    /// The operand is a memdesc of one dimension with elements of type `i64`.
    MBarrier(&'static str),
    /// The operand has this type.
    Typed(&'static str, &'static str),
    /// The operand is a mutable memdesc.
    Mutable(&'static str),
    /// The attribute is a 32-bit integer. The flag says whether a format spells it without a key.
    Count(&'static str, bool),
    /// The attribute lists address spaces.
    Spaces(&'static str),
}

/// Returns what ops with this row need. Rows of other dialects, and of former names, whose
/// compilers check less, need nothing.
pub(super) fn needs(def: &OpDef) -> SmallVec<[Need; 3]> {
    let dialect = def.syntax.name.split('.').next();
    if !matches!(dialect, Some("tt" | "ttg" | "ttng" | "amdg")) {
        return SmallVec::new();
    }
    let count = |key: &'static str| {
        let spelled = def.syntax.formats.iter().any(|format| spells(format, key));
        Need::Count(key, spelled)
    };
    let mut needs = SmallVec::new();
    match def.meaning {
        Meaning::MBarrier(mbarrier) => {
            needs.push(Need::MBarrier(mbarrier.object));
            match mbarrier.action {
                MBarrierAction::Init { count: key }
                | MBarrierAction::Expect { bytes: key }
                | MBarrierAction::Arrive { count: key, .. } => needs.push(count(key)),
                MBarrierAction::Wait { phase } => needs.push(Need::Typed(phase, "i32")),
                _ => {}
            }
        }
        Meaning::AsyncCopy(copy) => needs.extend(copy.mbarrier.map(Need::MBarrier)),
        Meaning::Wait(wait) => needs.extend(wait.count.map(count)),
        Meaning::View(View::Index { index }) => needs.push(Need::Typed(index, "i32")),
        Meaning::View(View::RemoteMap { rank }) => needs.push(Need::Typed(rank, "i32")),
        Meaning::Barrier(Barrier::Conditional { predicate }) => needs.push(Need::Typed(predicate, "i1")),
        Meaning::Barrier(Barrier::AddressSpaces { spaces }) => needs.push(Need::Spaces(spaces)),
        _ => {}
    }
    needs.extend(def.stores.map(Need::Mutable));
    needs
}

/// Whether a format has the attribute `key` as `$key `.
fn spells(format: &str, key: &str) -> bool {
    format.split('$').skip(1).any(|rest| rest.strip_prefix(key).is_some_and(|rest| rest.starts_with(' ')))
}

/// Checks one need of an op.
pub(super) fn check(module: &Module, op: OpId, need: Need, errors: &mut Vec<Diagnostic>) {
    match need {
        Need::MBarrier(group) => operands(module, op, group, errors, mbarrier),
        Need::Mutable(group) => operands(module, op, group, errors, mutable),
        Need::Typed(group, ty) => {
            operands(module, op, group, errors, |module, value, of| typed(module, value, of, ty));
        }
        Need::Count(key, spelled) => errors.extend(count(module, op, key, spelled)),
        Need::Spaces(key) => errors.extend(spaces(module, op, key)),
    }
}

/// Checks each operand of a group.
fn operands(
    module: &Module,
    op: OpId,
    group: &str,
    errors: &mut Vec<Diagnostic>,
    wrong: impl Fn(&Module, ValueId, &dyn Fn() -> String) -> Option<(String, String)>,
) {
    let values = module.operand_group(op, group);
    for (&value, &at) in values.iter().zip(module.operand_group_spans(op, group)) {
        let of = || format!("`{group}` of `{}`", module.op_name(op));
        if let Some((message, help)) = wrong(module, value, &of) {
            errors.push(Diagnostic::error("verify::type", at, message).help(help));
        }
    }
}

fn mbarrier(module: &Module, value: ValueId, of: &dyn Fn() -> String) -> Option<(String, String)> {
    let ty = module.ty(value);
    if is_written_as_mbarrier(module.type_text(ty)) {
        return None;
    }
    // A type that is not known may be one.
    let is_mbarrier = Tile::decode(module, ty)
        .is_none_or(|tile| tile.is_memdesc && tile.element == "i64" && tile.shape.len() == 1);
    let written = module.type_text(ty);
    let message = || format!("{} is not an mbarrier: its type is {written}", of());
    let help = "use a memdesc with one dimension and elements of type i64";
    (!is_mbarrier).then(|| (message(), help.to_owned()))
}

/// Whether a type is `!ttg.memdesc<Nxi64, ...>`, as compilers print most mbarriers.
fn is_written_as_mbarrier(text: &str) -> bool {
    let shape = text.strip_prefix("!ttg.memdesc<").and_then(|body| body.split_once('x'));
    shape.is_some_and(|(extent, element)| {
        element.starts_with("i64,") && extent.len() < 10 && extent.bytes().all(|b| b.is_ascii_digit())
    })
}

fn mutable(module: &Module, value: ValueId, of: &dyn Fn() -> String) -> Option<(String, String)> {
    let mutable = mutability(module, module.ty(value))?;
    let help = "write `mutable` in the memdesc type where the buffer is allocated";
    (!mutable).then(|| (format!("{} is written, but its type is not mutable", of()), help.to_owned()))
}

fn typed(module: &Module, value: ValueId, of: &dyn Fn() -> String, ty: &str) -> Option<(String, String)> {
    let written = module.type_text(module.ty(value));
    if written == ty {
        return None;
    }
    let is_other = match module.type_kind(module.ty(value)) {
        TypeKind::Integer { .. } | TypeKind::Float { .. } | TypeKind::Index | TypeKind::Tensor { .. } => {
            module.type_expanded(module.ty(value)) != ty
        }
        _ => false,
    };
    is_other.then(|| {
        let of = of();
        (format!("{of} has type {written}, but must have type {ty}"), format!("use a value of type {ty}"))
    })
}

fn count(module: &Module, op: OpId, key: &str, spelled: bool) -> Option<Diagnostic> {
    let name = module.op_name(op);
    let Some(attr) = module.named_attr(op, key) else {
        let message = format!("`{name}` has no attribute `{key}`");
        let help = format!("write it, such as `{{{key} = 0 : i32}}`");
        return Some(Diagnostic::error("verify::attribute", module.op(op).name_span, message).help(help));
    };
    let plain = module.attr_text(attr.value).strip_suffix(" : i32");
    if plain.is_some_and(|digits| digits.len() < 10 && digits.bytes().all(|b| b.is_ascii_digit())) {
        return None;
    }
    let is_count = match module.attr_value(attr.value) {
        AttrValue::Int { ty: Some(ty), .. } => module.type_text(module.type_unaliased(ty)) == "i32",
        AttrValue::Int { ty: None, value } => {
            spelled && !module.op(op).generic && (-(1 << 31)..1 << 32).contains(&value)
        }
        _ => false,
    };
    let message = || format!("`{key}` of `{name}` is not a 32-bit integer: {}", module.attr_text(attr.value));
    let help = if spelled { "write an integer".to_owned() } else { format!("write `{key} = 0 : i32`") };
    (!is_count).then(|| Diagnostic::error("verify::attribute", attr.span, message()).help(help))
}

fn spaces(module: &Module, op: OpId, key: &str) -> Option<Diagnostic> {
    let attr = module.named_attr(op, key)?;
    if AddressSpaces::parse(module.attr_text(attr.value)).is_some() {
        return None;
    }
    let at = if attr.span.is_empty() { Span::at(module.op(op).span.start) } else { attr.span };
    let message = format!("`{}` names an unknown address space", module.op_name(op));
    let help = "write `local`, `global_read`, `global_write`, `tensor_read`, `tensor_write`, `all` or `none`";
    Some(Diagnostic::error("verify::attribute", at, message).help(help))
}
