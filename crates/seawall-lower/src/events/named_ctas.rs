//! Ops that name a CTA of the cluster by its rank: whose memory they access.

use rustc_hash::FxHashMap;
use seawall_dialects::{GpuIndex, Meaning, Space, View};
use seawall_mlir::{OpId, ValueDef, ValueId};
use seawall_model::{TermId, TermKind};

use crate::events::Events;
use crate::events::in_cta::{Given, InCta, MOST};
use crate::views::view_set::Views;

/// The operand that holds the rank of the accessed CTA.
const OF_OP: &str = "ctaRank";

/// The CTAs whose memory the CTAs of a cluster access by one op.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// Each accesses its own.
    Own,
    /// Each accesses another one, as the model has it.
    Others,
    Unresolved,
}

/// What decides whose memory an op accesses.
#[derive(Clone, Copy)]
enum Named {
    /// A rank, which is an operand of this op.
    Rank(OpId, ValueId),
    /// A view of which the rank is unknown.
    Unknown,
}

impl Events<'_> {
    /// Whether an op names the memory of another CTA, by a view of it or by a CTA rank. Unresolved
    /// ranks are treated as those of other CTAs, with a warning. With `signals`, the op arrives at
    /// an mbarrier there.
    pub(crate) fn names_other_cta(&mut self, op: OpId, signals: bool) -> bool {
        if self.facts.ctas == 1 {
            return false;
        }
        let mut others = false;
        for named in self.named(op) {
            let (reach, at) = match named {
                Named::Rank(at, rank) => (self.reach(op, rank, signals), at),
                Named::Unknown => (Reach::Unresolved, op),
            };
            others |= reach != Reach::Own;
            if reach == Reach::Unresolved {
                let name = self.facts.module.op_name(at);
                let message = format!("Seawall does not follow the CTA rank of this `{name}`");
                self.note_unresolved(op, at, message, signals);
            }
        }
        if others {
            self.require_one_place(op, signals);
        }
        others
    }

    /// Warns of an access to another CTA at a place that differs between CTAs. The model has one
    /// place for all of them.
    fn require_one_place(&mut self, op: OpId, signals: bool) {
        let values = self.facts.module.operands(op).iter();
        let mut views = values.filter(|&&value| self.facts.is_memdesc(value));
        if self.facts.ctas > 1 && views.any(|&value| self.structure.differs_between_ctas(value)) {
            let name = self.facts.module.op_name(op);
            let message = format!("this `{name}` accesses other CTAs in a slot that differs between CTAs");
            self.note_unresolved(op, op, message, signals);
        }
    }

    fn named(&self, op: OpId) -> Vec<Named> {
        let module = self.facts.module;
        let ranks = module.operand_group(op, OF_OP).iter();
        let mut named: Vec<Named> = ranks.map(|&rank| Named::Rank(op, rank)).collect();
        for &value in module.operands(op).iter().chain(module.results(op)) {
            let is_of_cluster =
                self.facts.desc(value).is_some_and(|desc| desc.text.space == Space::SharedCluster);
            match &self.views[value] {
                Views::Known(views) => {
                    let ops = views.iter().filter(|view| is_of_cluster || view.mapped_by.is_some());
                    named.extend(ops.map(|view| self.named_by(view.mapped_by)));
                }
                Views::Unseen | Views::Unknown(_) if is_of_cluster => named.push(Named::Unknown),
                Views::Unseen | Views::Unknown(_) => {}
            }
        }
        named
    }

    fn named_by(&self, op: Option<OpId>) -> Named {
        let rank = op.and_then(|op| match self.facts.meaning(op) {
            Meaning::View(View::RemoteMap { rank }) => Some(Named::Rank(op, self.facts.operand(op, rank)?)),
            _ => None,
        });
        rank.unwrap_or(Named::Unknown)
    }

    /// Evaluates a rank in each CTA.
    fn reach(&mut self, op: OpId, rank: ValueId, signals: bool) -> Reach {
        let given = self.given(rank);
        let term = self.terms.term(rank);
        let ctas = i64::from(self.facts.ctas);
        let targets: Option<Vec<i64>> =
            (0..ctas).map(|own| InCta::new(&self.terms.arena, &given, own).value(term)).collect();
        let Some(targets) = targets else { return Reach::Unresolved };
        let all = |holds: &dyn Fn(i64, i64) -> bool| (0..ctas).zip(&targets).all(|(own, &to)| holds(own, to));
        // The model has these arrivals at the leaders of pairs.
        if self.facts.flag(op, "two_cta") {
            return if all(&|own, to| to == own & !1) { Reach::Others } else { Reach::Unresolved };
        }
        if all(&|own, to| to == own) {
            return Reach::Own;
        }
        let mut sorted = targets.clone();
        sorted.sort_unstable();
        let is_permutation = sorted.into_iter().eq(0..ctas);
        // Phases of an mbarrier complete together in all CTAs of the model. With more than two,
        // they would hide an arrival at the wrong one.
        let is_known = is_permutation && all(&|own, to| to != own) && (ctas == 2 || !signals);
        if is_known { Reach::Others } else { Reach::Unresolved }
    }

    /// What is known of the terms that a value is computed from.
    fn given(&mut self, value: ValueId) -> FxHashMap<TermId, Given> {
        let module = self.facts.module;
        let (mut given, mut next) = (FxHashMap::default(), 0);
        let mut values = vec![value];
        while let Some(&value) = values.get(next)
            && next < MOST
        {
            next += 1;
            match module.value(value).def {
                ValueDef::OpResult { op, .. } => match self.facts.knowledge.gpu_index(op) {
                    Some(GpuIndex::Rank) => {
                        given.insert(self.terms.term(value), Given::Rank);
                    }
                    Some(GpuIndex::Ranks) => {
                        let size = Given::Number(i64::from(self.facts.ctas));
                        given.insert(self.terms.term(value), size);
                    }
                    _ => values.extend(module.operands(op)),
                },
                ValueDef::BlockArg { .. } => {
                    let origin = self.facts.origin_of_captured(value);
                    let (own, same) = (self.terms.term(value), self.terms.term(origin));
                    let is_leaf = matches!(
                        self.terms.arena.kind(own),
                        TermKind::Param { .. } | TermKind::Symbol { .. }
                    );
                    if own != same && is_leaf {
                        given.insert(own, Given::Same(same));
                        values.push(origin);
                    }
                }
            }
        }
        given
    }

    /// Warns that whose memory `op` accesses, or where, is unresolved because of `at`.
    fn note_unresolved(&mut self, op: OpId, at: OpId, message: String, signals: bool) {
        // The pass places its barriers whatever the rank is.
        if self.facts.options.declared_only {
            return;
        }
        if !self.unknown_ranks.contains(&op) {
            self.unknown_ranks.push(op);
        }
        let label = match signals {
            true => "an mbarrier there gets arrivals, so this kernel is not checked",
            false => "`check` reports no faults of accesses to its memory",
        };
        let warning = self.facts.warning("lower::unknown-rank", at, message, label);
        let warning = if signals { warning.preventing_check() } else { warning };
        if !self.draft.warnings.contains(&warning) {
            self.draft.warnings.push(warning);
        }
    }
}
