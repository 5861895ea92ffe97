//! Thread and warp indices, and casts: the operands of the conditions of conditional barriers.
//!
//! All threads of a warp are one: a thread index stands for that of the first thread of its warp.
//! The value of each op stays distinct (`TermKind::Again`), because Triton's buffer-index analysis
//! treats index registers and casts as opaque values, two of which are never equal.

use seawall_dialects::{Arith, Meaning, WarpSpecialize};
use seawall_mlir::{OpId, ValueId};
use seawall_model::{BinaryOp, TermId, TermKind};

use crate::unit::ModuleLowering;

/// Seawall assumes that slot arithmetic fits this width. Truncation to fewer bits may change the
/// value.
const INDEX_BITS: u32 = 32;

impl ModuleLowering<'_> {
    /// The term of a thread or warp index.
    pub(crate) fn warp_term(&mut self, op: OpId) -> Option<TermId> {
        match self.module.op_name(op) {
            "rocdl.workitem.id.x" | "nvvm.read.ptx.sreg.tid.x" => {}
            "gpu.thread_id" => {
                let dimension = self.module.attr(op, "dimension")?;
                let text = self.module.attr_text(dimension);
                if !matches!(text.trim_start_matches("#gpu<dim ").trim_end_matches('>').trim(), "x") {
                    return None;
                }
            }
            // Partitions count their warps from 0, each starting at another thread, and so do
            // functions that they call.
            "ttg.warp_id" if self.runs_from_thread_0(op) => {
                let tid = self.program.terms.intern(TermKind::Tid);
                let lanes = self.program.terms.constant(i64::from(self.lanes?));
                let warp = self.program.terms.binary(BinaryOp::DivS, tid, lanes);
                return Some(self.distinct_term(warp));
            }
            _ => return None,
        }
        let tid = self.program.terms.intern(TermKind::Tid);
        Some(self.distinct_term(tid))
    }

    /// Whether the op is in a kernel, outside of the partitions that workers run.
    fn runs_from_thread_0(&self, op: OpId) -> bool {
        let module = self.module;
        let mut inner = op;
        while let Some(outer) = module.parent_op(inner) {
            match self.meaning(outer) {
                Meaning::Func => return !self.is_private(outer),
                Meaning::WarpSpecialize(WarpSpecialize::Enter) => {
                    let region = module.op(inner).parent.and_then(|block| module.block(block).parent);
                    if region != module.regions(outer).first().copied() {
                        return false;
                    }
                }
                Meaning::WarpSpecialize(_) => return false,
                _ => {}
            }
            inner = outer;
        }
        false
    }

    /// The operand of a cast that keeps the number.
    pub(crate) fn cast_operand(&self, op: OpId, kind: Arith) -> Option<ValueId> {
        let (&from, &to) = (self.module.operands(op).first()?, self.module.results(op).first()?);
        let (source, target) = (self.bits(from)?, self.bits(to)?);
        let keeps = match kind {
            // A condition is 0 or 1 in the model, and -1 after sign extension.
            Arith::ExtendS => source > 1,
            // Zero extension may change numbers that may be negative.
            Arith::ExtendU => source == 1 || self.is_index_register(from),
            Arith::Truncate => target >= INDEX_BITS,
            Arith::IndexCast => source > 1 && target >= INDEX_BITS,
            Arith::IndexCastU => self.is_index_register(from) && target >= INDEX_BITS,
            _ => false,
        };
        keeps.then_some(from)
    }

    /// The operand of a cast to a condition, which keeps the lowest bit, or of the sign extension
    /// of a condition, which negates it.
    pub(crate) fn bit_operand(&self, op: OpId, kind: Arith) -> Option<ValueId> {
        let (&from, &to) = (self.module.operands(op).first()?, self.module.results(op).first()?);
        let bits = match kind {
            Arith::Truncate => self.bits(to)?,
            Arith::ExtendS => self.bits(from)?,
            _ => return None,
        };
        (bits == 1).then_some(from)
    }

    /// A cast of `term`: an equal but distinct value.
    pub(crate) fn cast_term(&mut self, term: TermId) -> TermId {
        let count = self.computed.entry(term).or_insert(0);
        *count += 1;
        let number = *count;
        self.program.terms.intern(TermKind::Again { term, number })
    }

    /// Whether the value is a thread or warp index, which is never negative.
    fn is_index_register(&self, value: ValueId) -> bool {
        let name = self.module.defining_op(value).map(|op| self.module.op_name(op));
        matches!(
            name,
            Some("rocdl.workitem.id.x" | "nvvm.read.ptx.sreg.tid.x" | "gpu.thread_id" | "ttg.warp_id")
        )
    }
}
