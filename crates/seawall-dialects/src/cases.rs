//! The values that switches compare with.

use seawall_mlir::{Module, OpId};

/// The attribute of a case that the assembly spells between others, by its number: ops of MLIR have all of them in one attribute.
pub(crate) const CASE: &str = "case";
/// What stands there for the default.
pub(crate) const DEFAULT: &str = "default";

/// The value of each region of an `scf.index_switch` or successor of a `cf.switch`, in their order; `None` for the default. Nothing if `op` is no switch, or
/// not every value is known.
pub fn cases_of(m: &Module, op: OpId) -> Option<Vec<Option<i64>>> {
    let (attribute, count) = match m.op_name(op) {
        "scf.index_switch" => ("cases", m.regions(op).len()),
        "cf.switch" => ("case_values", m.successors(op).len()),
        _ => return None,
    };
    let spelled = |index: usize| Some(m.attr_text(m.attr(op, &format!("{CASE}.{index}"))?).trim());
    let flag = m.ty(*m.operands(op).first()?);
    let case = |text: &str| match text {
        DEFAULT => Some(None),
        _ => i64::try_from(m.as_signed(text.parse().ok()?, flag)).ok().map(Some),
    };
    let cases: Vec<Option<i64>> = match spelled(0) {
        Some(_) => (0..count).map(|index| case(spelled(index)?)).collect::<Option<_>>()?,
        // In the generic form the default comes first.
        None => {
            let listed = listed(m, op, attribute).into_iter().map(case);
            std::iter::once(Some(None)).chain(listed).collect::<Option<_>>()?
        }
    };
    let defaults = cases.iter().filter(|case| case.is_none()).count();
    (cases.len() == count && defaults == 1).then_some(cases)
}

/// The numbers of `array<i64: 0, 1>`, `dense<[0, 1]> : tensor<2xi32>`, `dense<0> : tensor<1xi32>`.
fn listed<'m>(m: &'m Module, op: OpId, attribute: &str) -> Vec<&'m str> {
    let Some(attr) = m.attr(op, attribute) else { return Vec::new() };
    let text = m.attr_text(attr);
    let inside =
        text.split_once('<').and_then(|(_, rest)| rest.split_once('>')).map_or("", |(inside, _)| inside);
    let inside = inside.split_once(':').map_or(inside, |(_, numbers)| numbers);
    let numbers = inside.trim_matches(|c: char| c == '[' || c == ']' || c.is_whitespace());
    numbers.split(',').map(str::trim).filter(|number| !number.is_empty()).collect()
}
