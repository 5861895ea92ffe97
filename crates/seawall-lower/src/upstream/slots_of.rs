//! Slots of rings of memrefs, and affine maps as integer terms, which distinguish the slots of
//! different iterations.

use seawall_dialects::{AffineNode, Meaning};
use seawall_mlir::{OpId, ValueId};
use seawall_model::{BinaryOp, Slot, TermId};

use super::interval::Interval;
use super::memrefs::Memrefs;
use super::touched::Piece;
use crate::slots::Extent;
use crate::unit::ModuleLowering;

impl Memrefs {
    /// Whether a memref is the whole of a slot.
    pub(crate) fn is_slot(&self, value: ValueId) -> bool {
        self.slots.contains_key(&value)
    }
}

impl ModuleLowering<'_> {
    /// The slot that an index selects in a memref that is a whole ring.
    pub(super) fn direct_slot(&mut self, op: OpId, value: ValueId) -> Option<Slot> {
        if self.extent(value) != Extent::Ring {
            return None;
        }
        let dim = self.ring_dim(value);
        let index = *self.index_values(op, value)?.get(dim)?;
        if !self.stays_in_slot(op, value, dim).unwrap_or(false) {
            return Some(Slot::Any);
        }
        Some(if self.is_divergent(index) { Slot::Any } else { Slot::At(self.term(index)) })
    }

    /// Whether an access ends in the slot in which it begins. A vector may have more rows, or be
    /// longer, than the memref's rows. A wave's copy is contiguous.
    fn stays_in_slot(&self, op: OpId, value: ValueId, dim: usize) -> Option<bool> {
        let memref = self.memref(value)?;
        match self.piece(op, &memref)? {
            Piece::Elements(shape) => {
                let rank = memref.shape.len();
                let fits = |(behind, piece): (usize, &i64)| {
                    let at = rank.checked_sub(behind + 1);
                    let extent = at.and_then(|at| memref.shape.get(at).copied().flatten());
                    at.is_some_and(|at| at != dim || *piece == 1) && extent.is_some_and(|n| *piece <= n)
                };
                Some(shape.iter().rev().enumerate().all(fits))
            }
            Piece::Wave(bytes) => {
                let strides = memref.strides.as_ref()?.get(dim..)?;
                let (slot, strides) = strides.split_first()?;
                let indices = self.index_values(op, value)?.get(dim + 1..)?;
                let mut last = 0_i64;
                for (&index, stride) in indices.iter().zip(strides) {
                    let index = self.interval(index);
                    if index.lo < 0 {
                        return Some(false);
                    }
                    last = last.checked_add(index.hi.checked_mul((*stride)?)?)?;
                }
                let element = i64::from(memref.element_bytes?);
                let end = last.checked_mul(element)?.checked_add(bytes)?;
                Some(end <= (*slot)?.checked_mul(element)?)
            }
        }
    }

    /// How much of a ring the result of a view op is. A part of a slot stays in it.
    pub(crate) fn apply_memref_extent(&self, op: OpId, source: ValueId, result: ValueId) -> Extent {
        match self.extent(source) {
            _ if self.memrefs.is_slot(result) => Extent::Slot,
            // It counts from the start of the allocation, not from that of the slot.
            Extent::Slot if starts_anew(self.module.op_name(op)) && self.may_lie_above(source) => {
                Extent::Other
            }
            Extent::Unseen => Extent::Unseen,
            Extent::Slot => Extent::Slot,
            Extent::Ring if self.module.op_name(op) == "memref.cast" => Extent::Ring,
            Extent::Ring if self.takes_one_slot(op, self.ring_dim(source)) => Extent::Slot,
            Extent::Ring | Extent::Other => Extent::Other,
        }
    }

    /// Whether a memref may begin above the aligned pointer of its descriptor, as a subview does.
    fn may_lie_above(&self, value: ValueId) -> bool {
        let mut at = value;
        // Inputs may chain any number of views.
        for _ in 0..64 {
            let Some(op) = self.module.defining_op(at) else { return !self.memrefs.is_slot(at) };
            match (self.module.op_name(op), self.meaning(op)) {
                ("memref.subview", _) => return true,
                ("memref.view", _) => return false,
                (_, Meaning::View(_)) => match self.module.operands(op).first() {
                    Some(&source) => at = source,
                    None => return true,
                },
                _ => return !self.memrefs.is_slot(at),
            }
        }
        true
    }

    fn takes_one_slot(&self, op: OpId, dim: usize) -> bool {
        let sizes = self.static_list(op, "static_sizes");
        self.module.op_name(op) == "memref.subview"
            && sizes.is_some_and(|sizes| sizes.get(dim) == Some(&Some(1)))
    }

    /// The slot of a ring that a view op selects.
    pub(crate) fn chosen_slot(&mut self, op: OpId, source: ValueId) -> Option<TermId> {
        let dim = self.ring_dim(source);
        if let Some(index) = self.slot_choice(op, source, dim) {
            return (!self.is_divergent(index)).then(|| self.term(index));
        }
        let offset = self.static_list(op, "static_offsets")?.get(dim).copied().flatten()?;
        self.takes_one_slot(op, dim).then(|| self.program.terms.constant(offset))
    }

    /// The term of an affine map, if its operands have terms and no dividend is negative.
    pub(crate) fn affine_term(&mut self, op: OpId) -> Option<TermId> {
        let map = self.affine_map(op)?;
        let module = self.module;
        let mut steps: Vec<(TermId, Interval)> = Vec::with_capacity(map.nodes.len());
        for node in &map.nodes {
            let at = |position: usize| steps.get(position).copied();
            let terms = &mut self.program.terms;
            let step = match *node {
                AffineNode::Const(value) => (terms.constant(value), Interval::point(value)),
                AffineNode::Operand(position) => {
                    let operand = *module.operands(op).get(position)?;
                    (self.terms[operand]?, self.interval(operand))
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
        let combine = match module.op_name(op) {
            "affine.min" => BinaryOp::MinS,
            "affine.max" => BinaryOp::MaxS,
            _ => BinaryOp::Add,
        };
        let results: Option<Vec<TermId>> =
            map.results.iter().map(|&result| Some(steps.get(result)?.0)).collect();
        let (first, rest) = results.as_ref()?.split_first()?;
        if module.op_name(op) == "affine.apply" && !rest.is_empty() {
            return None;
        }
        Some(rest.iter().fold(*first, |all, &result| self.program.terms.binary(combine, all, result)))
    }
}

/// Whether the result of a view op has a separate offset, whatever its source's is.
pub(super) fn starts_anew(name: &str) -> bool {
    matches!(name, "memref.reinterpret_cast" | "memref.extract_strided_metadata")
}

/// The step, if it is not negative, so that rounding down and towards 0 agree.
fn natural(step: (TermId, Interval)) -> Option<(TermId, Interval)> {
    (step.1.lo >= 0).then_some(step)
}
