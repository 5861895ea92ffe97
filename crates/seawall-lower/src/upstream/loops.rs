//! Bounds of counted loops: operands of `scf.for`, maps of `affine.for`.

use seawall_dialects::{AffineMap, AffineNode};
use seawall_mlir::{AttrValue, OpId, ValueId};
use seawall_model::TermId;

use crate::unit::ModuleLowering;

impl ModuleLowering<'_> {
    /// The lower bound, upper bound and step of a counted loop.
    pub(crate) fn loop_bounds(&mut self, op: OpId) -> Option<(TermId, TermId, TermId)> {
        if self.module.op_name(op) == "affine.for" {
            let counter = *self.entry_args(op, 0).first()?;
            let lower = self.affine_bound(op, ("lowerBound", "lowerBoundMap"), counter);
            let upper = self.affine_bound(op, ("upperBound", "upperBoundMap"), counter);
            let step = self.int_attr(op, "step").unwrap_or(1);
            return Some((lower, upper, self.program.terms.constant(step)));
        }
        let mut bound = |name: &str| self.operand(op, name).map(|value| self.term(value));
        Some((bound("lowerBound")?, bound("upperBound")?, bound("step")?))
    }

    /// A bound of an `affine.for`: a number or a value. Other maps are unknown.
    fn affine_bound(&mut self, op: OpId, (group, key): (&str, &str), counter: ValueId) -> TermId {
        let module = self.module;
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
            return self.program.terms.constant(constant);
        }
        match operands {
            &[value] if attr.is_some_and(|attr| module.attr_text(attr).starts_with('%')) => self.term(value),
            &[value, ..] => self.varying_symbol(value),
            [] => self.varying_symbol(counter),
        }
    }
}
