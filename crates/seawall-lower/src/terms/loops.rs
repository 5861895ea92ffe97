//! Loop conditions.

use seawall_dialects::{AffineMap, AffineNode};
use seawall_mlir::{AttrValue, OpId, ValueId};
use seawall_model::{BinaryOp, Predicate, TermId, TermKind};

use crate::terms::Terms;

impl Terms<'_> {
    /// The bounds of the loop condition. A loop with an unknown step counts its iterations instead,
    /// so loops with the same bounds have equal trip counts whatever the step is. Steps are
    /// positive (MLIR, `scf.for`).
    pub(crate) fn by_iterations(
        &mut self,
        op: OpId,
        (index, counter): (ValueId, TermId),
        (lower, upper, step): (TermId, TermId, TermId),
    ) -> (TermId, TermId, TermId) {
        let is_known = self.arena.as_const(step).is_some();
        if self.facts.upstream || is_known || self.facts.flag(op, "unsignedCmp") {
            return (lower, upper, step);
        }
        let terms = &mut self.arena;
        let (zero, one) = (terms.constant(0), terms.constant(1));
        let behind = terms.binary(BinaryOp::Mul, counter, step);
        let at = terms.binary(BinaryOp::Add, lower, behind);
        let all = terms.binary(BinaryOp::Sub, upper, lower);
        let less = terms.binary(BinaryOp::Sub, step, one);
        let rounded = terms.binary(BinaryOp::Add, all, less);
        let trips = terms.binary(BinaryOp::DivS, rounded, step);
        *self.table.entry(index) = Some(at);
        (zero, trips, one)
    }

    /// Whether a loop has another iteration, with its counter at `at`. An unsigned comparison with
    /// a negative constant is unknown. Other bounds are assumed to compare equally as signed and
    /// unsigned numbers.
    pub(crate) fn goes_on(&mut self, op: OpId, at: TermId, upper: TermId) -> Option<TermId> {
        let is_negative = |term| self.arena.as_const(term).is_some_and(|value| value < 0);
        if self.facts.flag(op, "unsignedCmp") && (is_negative(at) || is_negative(upper)) {
            return None;
        }
        Some(self.arena.intern(TermKind::Compare(Predicate::Slt, at, upper)))
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
