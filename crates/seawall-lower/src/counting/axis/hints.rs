//! Hints of a module about its values: `tt.divisibility`, `tt.contiguity` and `tt.constancy`, on
//! arguments and on ops.

use seawall_mlir::{AttrValue, Module, OpId, ValueId};
use smallvec::SmallVec;

use super::info::{Axis, Dims};

const KEYS: [&str; 3] = ["tt.contiguity", "tt.divisibility", "tt.constancy"];

/// The facts of an op's result. A hint with a matching number of dimensions replaces a fact.
pub(crate) fn with_hints(module: &Module, op: OpId, axis: Axis) -> Axis {
    let hint = |key: &str| module.attr(op, key).and_then(|attr| numbers(module.attr_text(attr)));
    hinted(axis, hint)
}

/// The facts that a function's attributes state about its argument.
pub(crate) fn of_argument(
    module: &Module,
    function: OpId,
    arg: ValueId,
    position: usize,
    rank: usize,
) -> Axis {
    let hint = |key: &str| match module.attr(function, "arg_attrs").map(|attr| module.attr_value(attr)) {
        Some(AttrValue::Array(all)) => {
            let dict = *all.get(position)?;
            numbers(module.attr_text(module.dict_get(dict, key)?))
        }
        _ => numbers(written(module, arg, key)?),
    };
    hinted(Axis::nothing(rank), hint)
}

fn hinted(axis: Axis, hint: impl Fn(&str) -> Option<Dims>) -> Axis {
    let [contiguity, divisibility, constancy] =
        KEYS.map(|key| hint(key).filter(|dims| dims.len() == axis.rank()));
    if contiguity.is_none() && divisibility.is_none() && constancy.is_none() {
        return axis;
    }
    Axis::new(
        contiguity.unwrap_or(axis.contiguity),
        divisibility.unwrap_or(axis.divisibility),
        constancy.unwrap_or(axis.constancy),
        axis.constant,
    )
}

/// The value of `key` in the attributes after the type of an argument: `%a: T {key = value}`.
fn written<'m>(module: &'m Module, arg: ValueId, key: &str) -> Option<&'m str> {
    let rest = module.text().get(module.value(arg).name.end as usize..)?;
    let dict = attributes(rest)?;
    let at = dict.find(key)?;
    let value = dict.get(at + key.len()..)?.trim_start().strip_prefix('=')?;
    Some(first_value(value))
}

/// The text up to the first comma or brace outside of brackets.
fn first_value(text: &str) -> &str {
    let mut depth = 0_u32;
    for (at, c) in text.char_indices() {
        match c {
            '<' | '(' | '[' => depth += 1,
            '>' | ')' | ']' => depth = depth.saturating_sub(1),
            ',' | '}' if depth == 0 => return text.get(..at).unwrap_or(text),
            _ => {}
        }
    }
    text
}

/// The content of the `{...}` that ends an argument, if it has one.
fn attributes(text: &str) -> Option<&str> {
    let mut depth = 0_u32;
    let mut previous = ' ';
    let mut open = None;
    for (at, c) in text.char_indices() {
        match (c, open) {
            ('}', Some((start, inside))) if depth == inside => return text.get(start..at),
            ('{', None) if depth == 0 => {
                open = Some((at + 1, 1));
                depth = 1;
            }
            ('<' | '(' | '[' | '{', _) => depth += 1,
            ('>', _) if previous == '-' => {}
            ('>' | ')' | ']' | '}', _) if depth == 0 => return None,
            ('>' | ')' | ']' | '}', _) => depth -= 1,
            (',' | '\n', None) if depth == 0 => return None,
            _ => {}
        }
        previous = c;
    }
    None
}

/// One number, or those of a `dense<...>` list, each at least 1. A splat
/// `dense<16> : tensor<2xi32>` gives as many numbers as its type has elements.
fn numbers(text: &str) -> Option<Dims> {
    let (text, ty) = text.split_once(':').map_or((text, ""), |(text, ty)| (text, ty.trim()));
    let text = text.trim();
    let list = text.strip_prefix("dense<").map_or(text, |rest| rest.split('>').next().unwrap_or(rest));
    let list = list.trim().trim_start_matches('[').trim_end_matches(']');
    let numbers: Option<Dims> =
        list.split(',').map(|n| n.trim().parse().ok().filter(|&n: &i64| n > 0)).collect();
    let numbers = numbers.filter(|numbers| !numbers.is_empty())?;
    match (numbers.as_slice(), tensor_length(ty)) {
        (&[splat], Some(length)) => Some(SmallVec::from_elem(splat, length)),
        _ => Some(numbers),
    }
}

/// The length of a one-dimensional tensor type, at most 8, which bounds the rank of hints.
fn tensor_length(ty: &str) -> Option<usize> {
    let length = ty.strip_prefix("tensor<")?.split('x').next()?.parse().ok()?;
    (1..=8).contains(&length).then_some(length)
}

/// The number in `dense<7> : tensor<...xi32>`.
pub(crate) fn splat_value(text: &str) -> Option<i64> {
    let inside = text.trim().strip_prefix("dense<")?.split('>').next()?.trim();
    match inside {
        "true" => Some(1),
        "false" => Some(0),
        number => number.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_of_an_argument_end_with_it() {
        assert_eq!(
            attributes(": !tt.ptr<f16> {tt.divisibility = 16 : i32}, %b: i32"),
            Some("tt.divisibility = 16 : i32")
        );
        assert_eq!(attributes(": i32, %b: i32 {tt.divisibility = 16 : i32}"), None);
        assert_eq!(attributes(": i32) attributes {noinline = false} {"), None);
        assert_eq!(attributes(": (i32) -> i32 {a = {b = 1}} loc(x), %c"), Some("a = {b = 1}"));
    }

    #[test]
    fn hints_are_numbers_or_lists() {
        assert_eq!(numbers(" 16 : i32"), Some(SmallVec::from_slice(&[16])));
        assert_eq!(numbers("dense<[1, 8]> : tensor<2xi32>"), Some(SmallVec::from_slice(&[1, 8])));
        assert_eq!(numbers("dense<16> : tensor<2xi32>"), Some(SmallVec::from_slice(&[16, 16])));
        assert_eq!(numbers("dense<0> : tensor<2xi32>"), None);
        assert_eq!(first_value(" dense<[1, 8]> : tensor<2xi32>, b = 1}"), " dense<[1, 8]> : tensor<2xi32>");
        assert_eq!(first_value(" 16 : i32}, %b: i32"), " 16 : i32");
        assert_eq!(splat_value("dense<-4> : tensor<64xi32>"), Some(-4));
        assert_eq!(splat_value("dense<1.0> : tensor<64xf32>"), None);
    }
}
