//! Loop conditions.

use seawall_dialects::{AffineMap, AffineNode};
use seawall_mlir::{AttrValue, OpId, ValueId};
use seawall_model::{Predicate, TermId, TermKind};

use crate::terms::Terms;

impl Terms<'_> {
    /// Whether a loop has another iteration, with its counter at `at`. An unsigned comparison with
    /// a negative constant is unknown. Other bounds are assumed to compare equally as signed and
    /// unsigned numbers.
    pub(crate) fn goes_on(&mut self, op: OpId, at: TermId, upper: TermId) -> Option<TermId> {
        let is_negative = |term| self.arena.as_const(term).is_some_and(|value| value < 0);
        if self.facts.flag(op, "unsignedCmp") && (is_negative(at) || is_negative(upper)) {
            return None;
        }
        let comparison = (Predicate::Slt, at, upper);
        let kind = self.of_iterations(op, comparison).unwrap_or(TermKind::Compare(Predicate::Slt, at, upper));
        Some(self.arena.intern(kind))
    }

    /// The lower bound, upper bound and step of a counted loop.
    pub(crate) fn loop_bounds(&mut self, op: OpId) -> Option<(TermId, TermId, TermId)> {
        if self.facts.module.op_name(op) == "affine.for" {
            let counter = *self.facts.entry_args(op, 0).first()?;
            let lower = self.affine_bound(op, ("lowerBound", "lowerBoundMap"), counter);
            let upper = self.affine_bound(op, ("upperBound", "upperBoundMap"), counter);
            let step = self.facts.int_attr(op, "step").unwrap_or(1);
            return Some((lower, upper, self.arena.constant(step)));
        }
        let mut bound = |name: &str| self.facts.operand(op, name).map(|value| self.term(value));
        Some((bound("lowerBound")?, bound("upperBound")?, bound("step")?))
    }

    /// A bound of an `affine.for`: a number or a value. Other maps are unknown.
    fn affine_bound(&mut self, op: OpId, (group, key): (&str, &str), counter: ValueId) -> TermId {
        let module = self.facts.module;
        let operands = module.operand_group(op, group);
        let attr = module.attr(op, key);
        let constant = attr.and_then(|attr| match module.attr_value(attr) {
            AttrValue::Int { value, .. } => i64::try_from(value).ok(),
            _ => match AffineMap::parse(&module.attr_expanded(attr))
                .as_ref()
                .map(|map| (&*map.nodes, &*map.results))
            {
                Some((&[AffineNode::Const(value)], &[0])) => Some(value),
                _ => None,
            },
        });
        if let Some(constant) = constant {
            return self.arena.constant(constant);
        }
        match operands {
            &[value] if attr.is_some_and(|attr| module.attr_text(attr).starts_with('%')) => self.term(value),
            &[value, ..] => self.varying_symbol(value),
            [] => self.varying_symbol(counter),
        }
    }
}
