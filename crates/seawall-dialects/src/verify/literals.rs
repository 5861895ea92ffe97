//! Numbers in attributes: their type can represent them.

use seawall_base::{Diagnostic, SecondaryMap};
use seawall_mlir::{AttrId, AttrValue, Module, OpId, Sign, TypeId, TypeKind};

/// The attributes that have been checked.
#[derive(Default)]
pub(super) struct Literals(SecondaryMap<AttrId, bool>);

impl Literals {
    pub(super) fn check(&mut self, module: &Module, op: OpId, errors: &mut Vec<Diagnostic>) {
        let is_constant = module.op_name(op) == "arith.constant";
        for attr in module.attrs(op) {
            let is_value = is_constant && module.symbol(attr.key) == "value";
            if !is_value && std::mem::replace(self.0.entry(attr.value), true) {
                continue;
            }
            // The pretty form of a constant has the type behind the attribute.
            let behind = if is_value && !module.op(op).generic { module.results(op).first() } else { None };
            if let Some((message, help)) = wrong(module, attr.value, behind.map(|&value| module.ty(value))) {
                errors.push(Diagnostic::error("verify::literal", attr.span, message).help(help));
            }
        }
        if is_constant && let Some(error) = typed_boolean(module, op) {
            errors.push(error);
        }
    }
}

/// Returns what is wrong with a number, and the remedy.
fn wrong(module: &Module, attr: AttrId, behind: Option<TypeId>) -> Option<(String, &'static str)> {
    let attr = module.attr_unaliased(attr);
    let text = module.attr_text(attr);
    if !text.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
        return None;
    }
    let number = text.split(':').next().unwrap_or(text).trim();
    let (value, ty) = match module.attr_value(attr) {
        AttrValue::Int { ty, .. } => (integer(number), ty.or(behind)),
        AttrValue::Float { ty, .. } => (None, ty.or(behind)),
        _ => return None,
    };
    let ty = ty?;
    let name = module.type_text(ty);
    let is_integer = value.is_some();
    match module.type_kind(ty) {
        TypeKind::Float { .. } if is_integer && !number.trim_start_matches('-').starts_with("0x") => Some((
            format!("the integer {number} has the floating-point type {name}"),
            "write a decimal point, or use an integer type",
        )),
        TypeKind::Integer { .. } | TypeKind::Index if !is_integer && integer_digits(number).is_none() => {
            Some((
                format!("the floating-point number {number} has the type {name}"),
                "write an integer, or use a floating-point type",
            ))
        }
        TypeKind::Integer { width, sign } if value.is_some_and(|value| !fits(value, width, sign)) => Some((
            format!("the integer {number} does not fit the type {name}"),
            "use a wider type, or a smaller number",
        )),
        TypeKind::Tensor { .. } | TypeKind::Vector { .. } => {
            Some((format!("the number {number} has the type {name}"), "write the elements as `dense<...>`"))
        }
        _ => None,
    }
}

/// The digits of an integer, whatever its size.
fn integer_digits(number: &str) -> Option<&str> {
    let digits = number.trim_start_matches('-');
    let is_hex = digits.strip_prefix("0x").is_some_and(|hex| hex.bytes().all(|b| b.is_ascii_hexdigit()));
    (is_hex || digits.bytes().all(|b| b.is_ascii_digit())).then_some(digits)
}

fn integer(number: &str) -> Option<i128> {
    let digits = integer_digits(number)?;
    let value = match digits.strip_prefix("0x") {
        Some(hex) => i128::from_str_radix(hex, 16).ok()?,
        None => digits.parse().ok()?,
    };
    Some(if number.starts_with('-') { -value } else { value })
}

/// Whether an integer type has the value. A signless one has those of both signs.
fn fits(value: i128, width: u32, sign: Sign) -> bool {
    if !(1..=64).contains(&width) {
        return true;
    }
    let (half, all) = (1_i128 << (width - 1), 1_i128 << width);
    match sign {
        Sign::Signless => (-half..all).contains(&value),
        Sign::Signed => (-half..half).contains(&value),
        Sign::Unsigned => (0..all).contains(&value),
    }
}

/// The error of a constant `true : i1`: a boolean has no type.
fn typed_boolean(module: &Module, op: OpId) -> Option<Diagnostic> {
    let value = module.named_attr(op, "value").filter(|_| !module.op(op).generic)?;
    if !matches!(module.attr_text(value.value), "true" | "false") {
        return None;
    }
    let rest = module.text().get(value.span.end as usize..module.op(op).span.end as usize)?;
    rest.trim_start().starts_with(':').then(|| {
        let message = "a type follows a boolean, which has type i1";
        let help = "delete the type, or write an integer";
        Diagnostic::error("verify::literal", value.span, message).help(help)
    })
}
