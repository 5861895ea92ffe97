//! Numbers in attributes: their type can represent them.

use seawall_base::{Diagnostic, SecondaryMap};
use seawall_mlir::{AttrId, AttrValue, Module, NamedAttr, OpId, Sign, Symbol, TypeId, TypeKind};

/// The attributes that have been checked.
pub(super) struct Literals {
    /// Per attribute, the type behind it with which it has been checked.
    checked: SecondaryMap<AttrId, Option<Option<TypeId>>>,
    /// The key `value`.
    value: Option<Symbol>,
}

/// The number of attributes of most modules.
const MANY_ATTRS: usize = 128;

impl Literals {
    pub(super) fn new(module: &Module) -> Self {
        let checked = SecondaryMap::with_capacity(None, MANY_ATTRS);
        Literals { checked, value: module.find_symbol("value") }
    }

    /// Checks the attributes of an op. `is_constant`: the op is an `arith.constant`.
    pub(super) fn check(
        &mut self,
        module: &Module,
        op: OpId,
        is_constant: bool,
        errors: &mut Vec<Diagnostic>,
    ) {
        for attr in module.attrs(op) {
            let is_value = is_constant && Some(attr.key) == self.value;
            // The pretty form of a constant has the type behind the attribute.
            let is_pretty = is_value && !module.op(op).generic;
            let behind = module.results(op).first().filter(|_| is_pretty).map(|&value| module.ty(value));
            let checked = self.checked.entry(attr.value);
            if *checked != Some(behind) {
                let wrong = wrong(module, attr.value, behind);
                // Each constant with a wrong value is an error.
                *checked = Some(behind).filter(|_| !is_value || wrong.is_none());
                let error = |(message, help): (String, &'static str)| {
                    Diagnostic::error("verify::literal", attr.span, message).help(help)
                };
                errors.extend(wrong.map(error));
            }
            if is_pretty && let Some(error) = typed_boolean(module, op, attr) {
                errors.push(error);
            }
        }
    }
}

/// Whether an attribute is a number of one of the usual types, which can represent it: a short
/// decimal integer, or a number with a decimal point.
fn is_usual(text: &str) -> bool {
    text.split_once(' ').is_some_and(|(number, ty)| match ty {
        ": i32" | ": i64" | ": index" => {
            number.len() < 10 && number.bytes().all(|byte| byte.is_ascii_digit())
        }
        ": f16" | ": bf16" | ": f32" | ": f64" => number.bytes().any(|byte| byte == b'.'),
        _ => false,
    })
}

/// Returns what is wrong with a number, and the remedy.
fn wrong(module: &Module, attr: AttrId, behind: Option<TypeId>) -> Option<(String, &'static str)> {
    let text = module.attr_text(attr);
    if !matches!(text.as_bytes().first(), Some(b'0'..=b'9' | b'-' | b'#')) || is_usual(text) {
        return None;
    }
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
fn typed_boolean(module: &Module, op: OpId, value: &NamedAttr) -> Option<Diagnostic> {
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
