//! Affine maps as integer terms, which distinguish the slots of different iterations.
use seawall_dialects::{AffineNode, AffineResult};
use seawall_mlir::{OpId, ValueId};
use seawall_model::{BinaryOp, TermId};

use crate::integers::formula_of;
use crate::integers::interval::Interval;
use crate::terms::Terms;
use crate::views::memref_slots::takes_one_slot;
use crate::views::rings;

impl Terms<'_> {
    /// The slot of a ring that a view op selects.
    pub(crate) fn chosen_slot(&mut self, op: OpId, source: ValueId) -> Option<TermId> {
        let dim = self.slots.ring_dim(source);
        if let Some(index) = rings::slot_choice(self.facts, op, source, dim) {
            return (!self.structure.is_divergent(index)).then(|| self.term(index));
        }
        let offset = self.facts.static_list(op, "static_offsets")?.get(dim).copied().flatten()?;
        takes_one_slot(self.facts, op, dim).then(|| self.arena.constant(offset))
    }

    /// The term of an affine map, if its operands have terms and no dividend is negative.
    pub(crate) fn affine_term(&mut self, op: OpId) -> Option<TermId> {
        let map = formula_of::affine_map(self.facts, op)?;
        let module = self.facts.module;
        let mut steps: Vec<(TermId, Interval)> = Vec::with_capacity(map.nodes.len());
        for node in &map.nodes {
            let at = |position: usize| steps.get(position).copied();
            let terms = &mut self.arena;
            let step = match *node {
                AffineNode::Const(value) => (terms.constant(value), Interval::point(value)),
                AffineNode::Operand(position) => {
                    let operand = *module.operands(op).get(position)?;
                    (self.table[operand]?, formula_of::interval(self.facts, operand))
                }
                AffineNode::Add(a, b) => {
                    let (a, b) = (at(a)?, at(b)?);
                    (terms.binary(BinaryOp::Add, a.0, b.0), a.1.add(b.1))
                }
                AffineNode::Mul(a, b) => {
                    let (a, b) = (at(a)?, at(b)?);
                    (terms.binary(BinaryOp::Mul, a.0, b.0), a.1.mul(b.1))
                }
                AffineNode::Mod(a, b) => {
                    let (a, b) = (natural(at(a)?)?, at(b)?);
                    (terms.binary(BinaryOp::RemS, a.0, b.0), a.1.modulo(b.1))
                }
                AffineNode::FloorDiv(a, b) => {
                    let (a, b) = (natural(at(a)?)?, at(b)?);
                    (terms.binary(BinaryOp::DivS, a.0, b.0), a.1.floor_div(b.1))
                }
                AffineNode::CeilDiv(a, b) => {
                    let (a, b) = (natural(at(a)?)?, at(b)?);
                    let by = terms.as_const(b.0).filter(|&by| by > 0)?;
                    let last = terms.constant(by - 1);
                    let sum = terms.binary(BinaryOp::Add, a.0, last);
                    (terms.binary(BinaryOp::DivS, sum, b.0), a.1.ceil_div(b.1))
                }
            };
            steps.push(step);
        }
        let combine = match self.facts.knowledge.applies(op)? {
            AffineResult::Min => Some(BinaryOp::MinS),
            AffineResult::Max => Some(BinaryOp::MaxS),
            AffineResult::Only => None,
        };
        let results: Option<Vec<TermId>> =
            map.results.iter().map(|&result| Some(steps.get(result)?.0)).collect();
        let (first, rest) = results.as_ref()?.split_first()?;
        match combine {
            Some(combine) => {
                Some(rest.iter().fold(*first, |all, &result| self.arena.binary(combine, all, result)))
            }
            None => rest.is_empty().then_some(*first),
        }
    }
}

/// The step, if it is not negative, so that rounding down and towards 0 agree.
fn natural(step: (TermId, Interval)) -> Option<(TermId, Interval)> {
    (step.1.lo >= 0).then_some(step)
}
