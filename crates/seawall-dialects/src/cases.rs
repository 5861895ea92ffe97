//! The case values of switches.

use seawall_mlir::{Module, OpId};

/// The prefix of the attributes for single cases of a switch, followed by the number of the case.
///
/// The assembly spells cases between other parts. MLIR has all of them in one attribute.
pub(crate) const CASE: &str = "case";
/// The text of the default case.
pub(crate) const DEFAULT: &str = "default";

/// Returns the value of each region of an `scf.index_switch`, or of each successor of a
/// `cf.switch`, in order.
///
/// The default is `None`. Returns `None` altogether if `op` is not a switch or a value is unknown.
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
        // In the generic form the default is the first successor.
        None => {
            let listed = listed(m, op, attribute).into_iter().map(case);
            std::iter::once(Some(None)).chain(listed).collect::<Option<_>>()?
        }
    };
    let defaults = cases.iter().filter(|case| case.is_none()).count();
    (cases.len() == count && defaults == 1).then_some(cases)
}

/// Returns the numbers of `array<i64: 0, 1>`, `dense<[0, 1]> : tensor<2xi32>` or
/// `dense<0> : tensor<1xi32>`.
fn listed<'m>(m: &'m Module, op: OpId, attribute: &str) -> Vec<&'m str> {
    let Some(attr) = m.attr(op, attribute) else { return Vec::new() };
    let text = m.attr_text(attr);
    let inside =
        text.split_once('<').and_then(|(_, rest)| rest.split_once('>')).map_or("", |(inside, _)| inside);
    let inside = inside.split_once(':').map_or(inside, |(_, numbers)| numbers);
    let numbers = inside.trim_matches(|c: char| c == '[' || c == ']' || c.is_whitespace());
    numbers.split(',').map(str::trim).filter(|number| !number.is_empty()).collect()
}
