//! The integers that distinguish nodes, and where they matter.
//!
//! *Deciding* terms are slot indices, phases, predicates and everything that they depend on. A
//! dependence goes through operands, and through block parameters to the values on edges.
//! Conditions that compare with a small constant also matter, so that short loops are unrolled
//! exactly.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::SecondaryMap;
use seawall_model::{BlockId, Edge, Event, Place, Program, Slot, TermId, TermKind, Terminator};

use super::Precision;
use super::countdown::{Countdowns, choices, counts_on};
use super::decisions::Decisions;
use super::term_graph::{
    choices_of_parameters, closure, greatest_compared, incoming_arguments, is_small_bound, is_variable,
    predicates, sorted, values,
};
use crate::cfg::Cfg;

/// A counter that only conditions use is dropped when it takes more values than this. Rings have
/// fewer.
const MANY_VALUES: usize = 8;

/// What distinguishes nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Variable {
    /// A block parameter or a symbol.
    Term(TermId),
    /// The number of iterations of the loop with this index.
    Initial(usize),
    /// The number of remaining iterations of the loop with this index.
    Current(usize),
    /// The state of the tracked condition with this index.
    Decision(usize),
}

/// The precision of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Keep {
    /// Nothing.
    Nothing,
    /// Its remainder.
    Modulo,
    /// Its value near 0, and otherwise its remainder.
    Near,
    /// Its value.
    Exact,
}

/// The variables of one function that matter.
pub(super) struct Relevant {
    keep: FxHashMap<Variable, Keep>,
    /// Whether some deciding variable was dropped.
    blurred: bool,
    /// Variables on which slots, phases or predicates depend.
    deciding: FxHashSet<TermId>,
    deciding_terms: Vec<TermId>,
    /// The branch conditions that choose among the values of block parameters, by parameter.
    choices: FxHashMap<TermId, TermId>,
    /// Those that choose a deciding parameter.
    choosing: FxHashSet<TermId>,
    slot_counts: Vec<u32>,
    precision: Precision,
    /// Branch conditions that matter only for a fine precision.
    guards: FxHashSet<TermId>,
    /// The greatest constant with which a guard compares, plus 1.
    near: i64,
    countdowns: Countdowns,
    decisions: Decisions,
    live: SecondaryMap<BlockId, Vec<Variable>>,
    terms: SecondaryMap<BlockId, Vec<TermId>>,
}

/// Terms that a block evaluates itself.
#[derive(Clone, Default)]
struct Uses {
    roots: Vec<TermId>,
}

impl Relevant {
    pub(super) fn new(program: &Program, cfg: &Cfg, precision: Precision) -> Self {
        let mut relevant = Relevant {
            keep: FxHashMap::default(),
            blurred: false,
            deciding: FxHashSet::default(),
            deciding_terms: Vec::new(),
            choices: choices_of_parameters(program, cfg),
            choosing: FxHashSet::default(),
            slot_counts: Vec::new(),
            precision,
            guards: FxHashSet::default(),
            near: 0,
            countdowns: Countdowns::default(),
            decisions: Decisions::default(),
            live: SecondaryMap::new(),
            terms: SecondaryMap::new(),
        };
        let mut uses: SecondaryMap<BlockId, Uses> = SecondaryMap::new();
        let incoming = incoming_arguments(program, cfg);
        let mut work: Vec<(TermId, bool)> = Vec::new();
        let predicates = predicates(program, cfg);
        relevant.countdowns = Countdowns::new(program, cfg, &predicates, precision);
        for &block in cfg.blocks() {
            relevant.block_roots(program, block, &mut uses, &mut work);
        }
        if precision == Precision::Fine {
            relevant.guards = choices(program, cfg, precision).collect();
            work.extend(predicates.iter().map(|&predicate| (predicate, false)));
        }
        let mut decides = !work.is_empty();
        relevant.close(program, &incoming, work);
        let all = relevant.undecided(program, cfg, predicates);
        let sites = relevant.sites(program, &all);
        relevant.decisions = Decisions::new(program, cfg, (&sites, &all), precision);
        let numbers = 0..relevant.decisions.len();
        relevant.keep.extend(numbers.map(|number| (Variable::Decision(number), Keep::Exact)));
        let mut work: Vec<(TermId, bool)> = Vec::new();
        for &block in cfg.blocks() {
            relevant.condition_roots(program, block, &mut uses, &mut work);
        }
        decides |= !work.is_empty();
        relevant.close(program, &incoming, work);
        relevant.near = greatest_compared(program, &relevant.deciding_terms).saturating_add(1);
        for (number, countdown) in relevant.countdowns.loops.iter().enumerate() {
            relevant.keep.insert(Variable::Current(number), Keep::Exact);
            if countdown.has_length() {
                relevant.keep.insert(relevant.countdowns.initial(number), Keep::Exact);
            }
        }
        if decides || !relevant.keep.is_empty() {
            relevant.find_live(program, cfg, &mut uses);
        }
        relevant
    }

    /// The precision of `variable`.
    pub(super) fn keep(&self, variable: Variable) -> Keep {
        self.keep.get(&variable).copied().unwrap_or(Keep::Nothing)
    }

    /// Whether slots, phases or predicates depend on a variable.
    pub(super) fn is_deciding(&self, variable: TermId) -> bool {
        self.deciding.contains(&variable)
    }

    /// Variables whose values matter in or after `block`, ascending.
    pub(super) fn live(&self, block: BlockId) -> &[Variable] {
        &self.live[block]
    }

    /// Terms that are evaluated in `block`, ascending, so operands come first.
    pub(super) fn terms(&self, block: BlockId) -> &[TermId] {
        &self.terms[block]
    }

    /// Terms on which slots, phases and predicates depend.
    pub(super) fn deciding_terms(&self) -> &[TermId] {
        &self.deciding_terms
    }

    /// Loops with a countable number of remaining iterations.
    pub(super) fn countdowns(&self) -> &Countdowns {
        &self.countdowns
    }

    /// The tracked conditions.
    pub(super) fn decisions(&self) -> &Decisions {
        &self.decisions
    }

    /// The numbers of slots of the indexed buffers.
    pub(super) fn slot_counts(&self) -> &[u32] {
        &self.slot_counts
    }

    /// Reduces the precision of the variable with the most values in a crowded block.
    pub(super) fn forget(&mut self, crowded: Vec<(Variable, usize)>, modulus: i64) {
        // First drop a counter that only conditions use and that takes many values, then tracked
        // conditions. Slots and phases stay exact without them.
        let counts = crowded.iter().copied().filter(|&(variable, count)| {
            let decides = !matches!(variable, Variable::Term(term) if !self.deciding.contains(&term));
            !decides && count > MANY_VALUES && self.keep(variable) != Keep::Nothing
        });
        if let Some((variable, _)) = counts.max_by_key(|&(_, count)| count) {
            let keep = if self.can_be_near(variable) { Keep::Near } else { Keep::Nothing };
            self.keep.insert(variable, keep);
            self.blurred = true;
            return;
        }
        let mut decisions = (0..self.decisions.len()).rev().map(Variable::Decision);
        if let Some(last) = decisions.find(|&variable| self.keep(variable) != Keep::Nothing) {
            self.keep.insert(last, Keep::Nothing);
            return;
        }
        let most = crowded.iter().filter(|c| self.keep(c.0) != Keep::Nothing).map(|c| c.1).max();
        let mut changed = false;
        for (variable, count) in crowded {
            if Some(count) == most && count > 1 && self.keep(variable) != Keep::Nothing {
                changed = true;
                let exact = self.keep(variable) > Keep::Modulo;
                let decides = matches!(variable, Variable::Term(term) if self.deciding.contains(&term));
                let modulo = exact && modulus > 1 && decides;
                let less = if modulo { Keep::Modulo } else { Keep::Nothing };
                let less = if self.can_be_near(variable) { Keep::Near } else { less };
                self.keep.insert(variable, less);
                self.blurred |= less == Keep::Nothing;
            }
        }
        if !changed {
            self.keep.clear();
            self.blurred = true;
            return;
        }
        // There is room again for conditions that were dropped because of an unbounded counter.
        let numbers = 0..self.decisions.len();
        self.keep.extend(numbers.map(|number| (Variable::Decision(number), Keep::Exact)));
    }

    /// Whether some deciding variable was dropped.
    pub(super) fn is_blurred(&self) -> bool {
        self.blurred
    }

    /// Whether the next lower precision of a variable is [`Keep::Near`].
    fn can_be_near(&self, variable: Variable) -> bool {
        let is_exact = self.keep(variable) == Keep::Exact && matches!(variable, Variable::Term(_));
        self.precision == Precision::Fine && is_exact
    }

    /// The greatest distance from 0 of values that [`Keep::Near`] keeps.
    pub(super) fn nearest(&self) -> i64 {
        self.near
    }

    fn block_roots(
        &mut self,
        program: &Program,
        block: BlockId,
        uses: &mut SecondaryMap<BlockId, Uses>,
        work: &mut Vec<(TermId, bool)>,
    ) {
        let mut roots = Vec::new();
        for &event in &program.blocks[block].events {
            self.event_roots(program, &program.events[event], &mut roots);
        }
        roots.retain(|&root| program.terms.as_const(root).is_none());
        work.extend(roots.iter().map(|&root| (root, true)));
        let predicates =
            program.blocks[block].events.iter().filter_map(|&e| program.events[e].action.predicate());
        roots.extend(predicates.filter(|&p| program.terms.as_const(p).is_none()));
        if !roots.is_empty() {
            *uses.entry(block) = Uses { roots };
        }
    }

    /// The terms of the branch at the end of a block.
    fn condition_roots(
        &mut self,
        program: &Program,
        block: BlockId,
        uses: &mut SecondaryMap<BlockId, Uses>,
        work: &mut Vec<(TermId, bool)>,
    ) {
        if let Terminator::Branch { condition: Some(condition), .. } = program.blocks[block].terminator
            && (self.bounds_counter(program, condition)
                || self.countdowns.decides(condition)
                || self.choosing.contains(&condition)
                || self.decisions.concern(program, condition))
        {
            // A branch inside a loop needs no exact counter if the number of iterations decides it.
            if self.bounds_counter(program, condition) && !self.countdowns.is_choice(condition) {
                work.push((condition, false));
            }
            uses.entry(block).roots.push(condition);
        }
    }

    /// Whether a counter that a branch condition uses is exact.
    fn bounds_counter(&self, program: &Program, condition: TermId) -> bool {
        is_small_bound(program, condition) || self.guards.contains(&condition)
    }

    /// The conditions that the number of iterations does not decide: those of branches, predicates,
    /// and selected slots.
    fn undecided(&self, program: &Program, cfg: &Cfg, predicates: Vec<TermId>) -> Vec<TermId> {
        let selected = self.deciding_terms.iter().filter_map(|&term| match *program.terms.kind(term) {
            TermKind::Select(condition, ..) => Some(condition),
            _ => None,
        });
        let branches = cfg.blocks().iter().filter_map(|&block| match program.blocks[block].terminator {
            Terminator::Branch { condition, .. } => condition,
            _ => None,
        });
        let all = predicates.into_iter().chain(selected).chain(branches);
        all.filter(|&condition| !self.countdowns.decides(condition)).collect()
    }

    /// Those of `conditions` that the other variables do not decide.
    fn sites(&self, program: &Program, conditions: &[TermId]) -> Vec<TermId> {
        // The wrap of a ring is known if its index is.
        let is_followed = |condition: TermId| {
            let is_known = |&term: &TermId| match program.terms.kind(term) {
                // A varying symbol does not follow from other values.
                TermKind::Symbol { varying: true, .. } | TermKind::Tid => false,
                _ => !is_variable(program, term) || self.deciding.contains(&term),
            };
            // A condition with too many terms is not followed.
            is_small_bound(program, condition)
                && closure(program, &[condition]).is_some_and(|terms| terms.iter().all(is_known))
        };
        conditions.iter().copied().filter(|&condition| !is_followed(condition)).collect()
    }

    fn event_roots(&mut self, program: &Program, event: &Event, roots: &mut Vec<TermId>) {
        for footprint in event.accesses.iter().flat_map(|access| &access.footprints) {
            if let Slot::At(term) = footprint.slot {
                roots.push(term);
                if let Place::Buffer(buffer) = footprint.place {
                    let slots = program.buffers[buffer].slots;
                    if !self.slot_counts.contains(&slots) && program.terms.as_const(term).is_none() {
                        self.slot_counts.push(slots);
                    }
                }
            }
        }
        roots.extend(event.action.mbarrier_wait());
    }

    /// Adds the variables on which the work list depends.
    fn close(
        &mut self,
        program: &Program,
        incoming: &FxHashMap<TermId, Vec<TermId>>,
        mut work: Vec<(TermId, bool)>,
    ) {
        let mut seen: FxHashSet<(TermId, bool)> = FxHashSet::default();
        while let Some((root, decides)) = work.pop() {
            if !seen.insert((root, decides)) {
                continue;
            }
            let Some((terms, conditions)) = values(program, root) else { continue };
            work.extend(conditions.into_iter().map(|condition| (condition, false)));
            if decides || self.precision == Precision::Fine {
                self.deciding_terms.extend(&terms);
            }
            for term in terms {
                if is_variable(program, term) {
                    self.keep.insert(Variable::Term(term), Keep::Exact);
                    if decides {
                        self.deciding.insert(term);
                        let chooses = self.choices.get(&term).copied();
                        let chooses = chooses.filter(|&condition| !self.countdowns.decides(condition));
                        self.choosing.extend(chooses);
                        work.extend(chooses.map(|condition| (condition, true)));
                    }
                    let passed = incoming.get(&term).into_iter().flatten();
                    work.extend(passed.map(|&arg| (arg, decides)));
                }
            }
        }
        self.deciding_terms.sort_unstable();
        self.deciding_terms.dedup();
    }

    /// Computes live variables backward over the graph, and the terms of each block.
    fn find_live(&mut self, program: &Program, cfg: &Cfg, uses: &mut SecondaryMap<BlockId, Uses>) {
        for &block in cfg.blocks() {
            let mut roots = std::mem::take(&mut uses.entry(block).roots);
            for edge in program.blocks[block].terminator.edges() {
                let params = &program.blocks[edge.target].params;
                let pairs = params.iter().zip(&edge.args);
                let kept = |param: &TermId| self.keep.contains_key(&Variable::Term(*param));
                roots.extend(pairs.filter(|(param, _)| kept(param)).map(|(_, &arg)| arg));
            }
            let terms: Vec<TermId> =
                roots.iter().filter_map(|&root| closure(program, &[root])).flatten().collect();
            *self.terms.entry(block) = sorted(terms);
        }
        let mut changed = true;
        while changed {
            changed = false;
            for &block in cfg.blocks().iter().rev() {
                changed |= self.update_live(program, block);
            }
        }
        // A variable that is only passed through a block is evaluated there as itself.
        for &block in cfg.blocks() {
            let mut terms = std::mem::take(self.terms.entry(block));
            terms.extend(self.live[block].iter().filter_map(|variable| match variable {
                Variable::Term(term) => Some(*term),
                _ => None,
            }));
            *self.terms.entry(block) = sorted(terms);
        }
    }

    fn update_live(&mut self, program: &Program, block: BlockId) -> bool {
        let mut live: Vec<Variable> = Vec::new();
        for &term in &self.terms[block] {
            live.extend(Some(Variable::Term(term)).filter(|v| self.keep.contains_key(v)));
            if let Some(test) = self.countdowns.tests.get(&term) {
                live.push(self.countdowns.asks(test));
            }
            live.extend(self.decisions.find(program, term).map(|found| Variable::Decision(found.0)));
        }
        for edge in program.blocks[block].terminator.edges() {
            for &variable in &self.live[edge.target] {
                live.extend(self.needed_before(program, variable, edge));
            }
        }
        live.retain(|variable| self.keep.contains_key(variable));
        live.sort_unstable();
        live.dedup();
        let changed = live != self.live[block];
        if changed {
            *self.live.entry(block) = live;
        }
        changed
    }

    /// The variable before `edge` from which the value of `variable` after it comes.
    fn needed_before(&self, program: &Program, variable: Variable, edge: &Edge) -> Option<Variable> {
        match variable {
            Variable::Term(term) => match *program.terms.kind(term) {
                TermKind::Param { block, .. } if block == edge.target => None,
                _ => Some(variable),
            },
            Variable::Decision(number) => {
                (!self.decisions.is_decided_anew(program, number, edge)).then_some(variable)
            }
            Variable::Initial(number) => {
                (self.countdowns.loops.get(number)?.owner != Some(edge.target)).then_some(variable)
            }
            Variable::Current(number) => {
                let countdown = self.countdowns.loops.get(number)?;
                if countdown.header != edge.target || counts_on(program, countdown.counter, edge) {
                    Some(variable)
                } else {
                    countdown.has_length().then_some(self.countdowns.initial(number))
                }
            }
        }
    }
}
