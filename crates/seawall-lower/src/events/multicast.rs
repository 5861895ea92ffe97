//! Loads that list their destination CTAs: how many CTAs send to each CTA.

use rustc_hash::FxHashSet;
use seawall_dialects::GpuIndex;
use seawall_mlir::{OpId, ValueId};
use seawall_model::{Place, Proxy, TermId, Terms as Arena};

use crate::accesses::AccessList;
use crate::events::Events;
use crate::events::in_cta::{Given, InCta, MOST};

impl Events<'_> {
    /// Adds the arrivals of a load that lists its destination CTAs. It writes to each of them and
    /// completes its bytes on the mbarrier at the same offset there. Every CTA runs the same load,
    /// so each CTA gets one arrival from every CTA that lists it.
    pub(crate) fn arrive_in_each_target(&mut self, op: OpId, accesses: &mut AccessList) {
        let Some(mask) = self.facts.operand(op, "multicastTargets") else { return };
        let arrivals: AccessList = accesses.iter().filter(|a| a.proxy == Proxy::Barrier).cloned().collect();
        match self.loaders(op, mask) {
            Some(loaders) => {
                for _ in 1..loaders.max(1) {
                    accesses.extend(arrivals.iter().cloned());
                }
            }
            // The bytes that each mbarrier gets are unknown.
            None => {
                let signals = accesses.iter_mut().filter(|a| a.proxy == Proxy::Barrier);
                signals.flat_map(|a| &mut a.footprints).for_each(|f| f.place = Place::Unknown);
            }
        }
    }

    /// The number of CTAs whose mask contains a CTA, if all CTAs run the load and the number is the
    /// same for each.
    fn loaders(&mut self, op: OpId, mask: ValueId) -> Option<u32> {
        let ranks = self.ranks();
        if self
            .conditions_of(op)
            .into_iter()
            .any(|condition| is_made_of(&self.terms.arena, condition, &ranks))
        {
            return None;
        }
        let mask = self.terms.term(mask);
        let ctas = i64::from(self.facts.ctas);
        let given = ranks.into_iter().map(|rank| (rank, Given::Rank)).collect();
        let masks: Option<Vec<i64>> =
            (0..ctas).map(|rank| InCta::new(&self.terms.arena, &given, rank).value(mask)).collect();
        let masks = masks?;
        let mut counts = (0..ctas).map(|cta| masks.iter().filter(|mask| **mask >> cta & 1 == 1).count());
        let first = counts.next()?;
        counts.all(|count| count == first).then_some(first).and_then(|count| u32::try_from(count).ok())
    }

    /// The terms that are the rank of a CTA, including captures of it.
    fn ranks(&mut self) -> FxHashSet<TermId> {
        let module = self.facts.module;
        let is_rank = |&op: &OpId| self.facts.knowledge.gpu_index(op) == Some(GpuIndex::Rank);
        let ops = module.walk().filter(is_rank);
        let ranks: FxHashSet<ValueId> = ops.filter_map(|op| module.results(op).first().copied()).collect();
        let blocks =
            module.walk().flat_map(|op| module.regions(op)).flat_map(|&region| module.region_blocks(region));
        let arguments = blocks.flat_map(|&block| module.block_args(block)).copied();
        let captured = arguments.filter(|&argument| ranks.contains(&self.facts.origin_of_captured(argument)));
        let captured: Vec<ValueId> = captured.collect();
        ranks.into_iter().chain(captured).map(|rank| self.terms.term(rank)).collect()
    }

    /// The conditions of an op: its predicate, and those of the `scf.if` ops around it.
    fn conditions_of(&mut self, op: OpId) -> Vec<TermId> {
        let around =
            std::iter::successors(self.facts.module.parent_op(op), |&op| self.facts.module.parent_op(op));
        let ifs = around.filter(|&op| self.facts.module.op_name(op) == "scf.if");
        let conditions: Vec<ValueId> = ifs
            .filter_map(|op| self.facts.module.operands(op).first().copied())
            .chain(self.facts.operand(op, "pred"))
            .collect();
        conditions.into_iter().map(|condition| self.terms.term(condition)).collect()
    }
}

/// Whether a term contains one of `parts`, or is too large to decide.
fn is_made_of(terms: &Arena, term: TermId, parts: &FxHashSet<TermId>) -> bool {
    let (mut seen, mut open) = (FxHashSet::default(), vec![term]);
    while let Some(term) = open.pop() {
        if parts.contains(&term) || seen.len() > MOST {
            return true;
        }
        if seen.insert(term) {
            open.extend(terms.kind(term).operands());
        }
    }
    false
}
