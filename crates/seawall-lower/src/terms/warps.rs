//! Terms of thread and warp indices, of ranks of CTAs, and of casts.
//!
//! All threads of a warp are one: a thread index stands for that of the first thread of its warp.
//! The value of each op stays distinct (`TermKind::Again`), because Triton's buffer-index analysis
//! treats index registers and casts as opaque values, two of which are never equal.

use seawall_dialects::GpuIndex;
use seawall_mlir::OpId;
use seawall_model::{BinaryOp, TermId, TermKind};

use crate::integers::casts;
use crate::terms::Terms;

impl Terms<'_> {
    /// The term of a thread or warp index.
    pub(crate) fn warp_term(&mut self, op: OpId) -> Option<TermId> {
        let facts = self.facts;
        let index = facts.knowledge.gpu_index(op)?;
        let tid = self.arena.intern(TermKind::Tid);
        let term = match index {
            GpuIndex::Thread if facts.knowledge.axis(op) == Some(0) => tid,
            // Partitions count their warps from 0, each starting at another thread, and so do
            // functions that they call.
            GpuIndex::Warp if !facts.upstream && casts::runs_from_thread_0(facts, op) => {
                let lanes = self.arena.constant(i64::from(self.facts.lanes?));
                self.arena.binary(BinaryOp::DivS, tid, lanes)
            }
            _ => return None,
        };
        Some(self.distinct_term(term))
    }

    /// A cast of `term`: an equal but distinct value.
    pub(crate) fn cast_term(&mut self, term: TermId) -> TermId {
        let count = self.computed.entry(term).or_insert(0);
        *count += 1;
        let number = *count;
        self.arena.intern(TermKind::Again { term, number })
    }

    /// The rank of a CTA in its cluster as a term below the number of CTAs, if `op` returns the
    /// rank.
    pub(crate) fn rank_term(&mut self, op: OpId) -> Option<TermId> {
        let is_rank = self.facts.knowledge.gpu_index(op) == Some(GpuIndex::Rank);
        let rank = *self.facts.module.results(op).first().filter(|_| is_rank)?;
        let ctas = self.arena.constant(i64::from(self.facts.ctas));
        let rank = self.symbol(rank);
        Some(self.arena.binary(BinaryOp::RemS, rank, ctas)).filter(|_| self.facts.ctas > 1)
    }
}
