//! The values that decide control flow, slots, phases and counts, and the values to try for
//! symbols. Other values are not computed.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::EntityId;
use seawall_model::{Action, BinaryOp, Edge, Event, FunctionId, Program, TermId, TermKind, Terminator};

use crate::limits::Limits;
use crate::tables::{parameter, terms_of};
use crate::value::{closure, number};

/// The relevant values.
#[derive(Debug, Default)]
pub(crate) struct Relevance {
    /// Terms that are evaluated directly.
    pub(crate) roots: Vec<TermId>,
    /// The roots and all terms that they depend on.
    all: FxHashSet<TermId>,
    /// Symbols with one value for the whole run, numbered.
    pub(crate) symbols: FxHashMap<TermId, u32>,
    /// The values to try for each symbol.
    pub(crate) domains: Vec<Vec<i64>>,
}

/// The maximal number of values to try for a symbol.
const MAX_DOMAIN: usize = 32;

impl Relevance {
    pub(crate) fn new(program: &Program, limits: &Limits) -> Self {
        let mut relevance = Relevance::default();
        let incoming = incoming(program);
        let conditions = program.blocks.values().filter_map(|block| match block.terminator {
            Terminator::Branch { condition, .. } => condition,
            _ => None,
        });
        let mut open: Vec<TermId> = conditions.collect();
        open.extend(program.events.values().flat_map(terms_of));
        while let Some(root) = open.pop() {
            relevance.roots.push(root);
            for term in closure(program, root).unwrap_or_default() {
                if !relevance.all.insert(term) {
                    continue;
                }
                if let Some((block, index)) = parameter(program, term) {
                    let edges = incoming.get(block.index()).into_iter().flatten();
                    open.extend(edges.filter_map(|edge| edge.args.get(index as usize).copied()));
                }
            }
        }
        relevance.find_symbols(program, limits, &incoming);
        relevance
    }

    /// Whether the value of a term is relevant.
    pub(crate) fn has(&self, term: TermId) -> bool {
        self.all.contains(&term)
    }

    /// The relevant terms that depend on a symbol, or on too many terms to say. `None` if there are
    /// none, or if a slot, a phase or a count depends on it.
    pub(crate) fn of_conditions(&self, program: &Program, symbol: TermId) -> Option<Vec<TermId>> {
        let incoming = incoming(program);
        let depends = |term: &TermId| {
            let made_of = makings(program, &incoming, *term);
            made_of.len() >= MOST || made_of.contains(&symbol)
        };
        let mut terms: Vec<TermId> = self.all.iter().copied().filter(depends).collect();
        terms.sort_unstable();
        let names_memory = |event: &Event| {
            let predicate = event.action.predicate();
            let mut of_event = terms_of(event).into_iter();
            of_event.any(|term| terms.contains(&term) && Some(term) != predicate)
        };
        let is_of_conditions = !terms.is_empty() && !program.events.values().any(names_memory);
        is_of_conditions.then_some(terms)
    }

    fn find_symbols(&mut self, program: &Program, limits: &Limits, incoming: &[Vec<&Edge>]) {
        let mut constants: Vec<(i64, Vec<i64>)> = Vec::new();
        let called: FxHashSet<_> = program.events.values().filter_map(callee).collect();
        let is_argument = |term| {
            // A kernel argument has one value for the whole run. An argument of a called function
            // may differ per call.
            parameter(program, term).is_some_and(|(block, _)| {
                let function = program.blocks[block].function;
                program.functions[function].entry == block
                    && incoming.get(block.index()).is_none_or(Vec::is_empty)
                    && !called.contains(&function)
            })
        };
        for (id, kind) in program.terms.iter() {
            if !self.all.contains(&id) {
                continue;
            }
            let least = match kind {
                TermKind::Symbol { varying: false, least, .. } => *least,
                _ if is_argument(id) => program.least_argument,
                _ => continue,
            };
            self.symbols.insert(id, number(constants.len()));
            constants.push((least.unwrap_or(i64::MIN), Vec::new()));
        }
        if constants.is_empty() {
            return;
        }
        // Large enough to pass twice through the deepest ring.
        let slots = program.buffers.values().map(|buffer| i64::from(buffer.slots)).max().unwrap_or(0);
        let largest = i64::from(limits.iterations).max((2 * slots).min(64)).max(1);
        for (id, kind) in program.terms.iter() {
            if !self.all.contains(&id) {
                continue;
            }
            let made_of = makings(program, incoming, id);
            let values: Vec<i64> = match *kind {
                TermKind::Compare(_, a, b) => {
                    let constants = [a, b].into_iter().filter_map(|side| program.terms.as_const(side));
                    let near = constants.flat_map(|c| [c.saturating_sub(1), c, c.saturating_add(1)]);
                    near.chain(lengths(program, incoming, &made_of, largest)).collect()
                }
                TermKind::Binary(BinaryOp::DivS | BinaryOp::DivU | BinaryOp::FloorDivS, _, b) => {
                    let multiples = 1..=i64::from(limits.iterations);
                    let divisor = program.terms.as_const(b).into_iter();
                    divisor
                        .flat_map(|c| multiples.clone().map(move |times| c.saturating_mul(times)))
                        .collect()
                }
                _ => continue,
            };
            for term in made_of {
                if let Some(list) = self.symbols.get(&term).and_then(|&s| constants.get_mut(s as usize)) {
                    list.1.extend(&values);
                }
            }
        }
        self.domains = constants.into_iter().map(|(least, list)| domain(largest, list, least)).collect();
        self.set(&limits.values);
    }

    /// Leaves only the given values for some symbols.
    fn set(&mut self, values: &[(TermId, i64)]) {
        for (term, value) in values {
            let number = self.symbols.get(term);
            if let Some(domain) = number.and_then(|&number| self.domains.get_mut(number as usize)) {
                *domain = vec![*value];
            }
        }
    }
}

/// The edges to each block.
fn incoming(program: &Program) -> Vec<Vec<&Edge>> {
    let mut incoming: Vec<Vec<&Edge>> = vec![Vec::new(); program.blocks.len()];
    for edge in program.blocks.values().flat_map(|block| block.terminator.edges()) {
        incoming[edge.target.index()].push(edge);
    }
    incoming
}

/// The maximal number of terms that are considered for one term. Further ones are ignored.
const MOST: usize = 256;

/// The terms on which a term depends. For block parameters these are the values that the edges
/// pass.
fn makings(program: &Program, incoming: &[Vec<&Edge>], term: TermId) -> Vec<TermId> {
    let (mut open, mut seen) = (vec![term], FxHashSet::default());
    let mut all = Vec::new();
    while let Some(term) = open.pop() {
        if all.len() >= MOST || !seen.insert(term) {
            continue;
        }
        all.push(term);
        open.extend(program.terms.kind(term).operands());
        if let Some((block, index)) = parameter(program, term) {
            let edges = incoming.get(block.index()).into_iter().flatten();
            open.extend(edges.filter_map(|edge| edge.args.get(index as usize).copied()));
        }
    }
    all
}

/// Bounds for which a loop runs 0 to `largest` times: multiples of the counter's steps, above each
/// constant that the comparison adds or subtracts.
fn lengths(program: &Program, incoming: &[Vec<&Edge>], made_of: &[TermId], largest: i64) -> Vec<i64> {
    let (mut steps, mut offsets) = (Vec::new(), vec![0]);
    for &term in made_of {
        if let TermKind::Binary(BinaryOp::Add | BinaryOp::Sub, a, b) = *program.terms.kind(term) {
            offsets.extend(
                [a, b].into_iter().filter_map(|side| program.terms.as_const(side)).map(i64::saturating_abs),
            );
        }
        let Some((block, index)) = parameter(program, term) else { continue };
        let edges = incoming.get(block.index()).into_iter().flatten();
        for next in edges.filter_map(|edge| edge.args.get(index as usize).copied()) {
            if let TermKind::Binary(BinaryOp::Add | BinaryOp::Sub, a, b) = *program.terms.kind(next)
                && a == term
            {
                steps.extend(program.terms.as_const(b).map(i64::saturating_abs));
            }
        }
    }
    if steps.is_empty() {
        steps.push(1);
    }
    offsets.sort_unstable();
    offsets.dedup();
    steps.sort_unstable();
    steps.dedup();
    let one = |step: i64, offset: i64| {
        (0..=largest).map(move |times| step.saturating_mul(times).saturating_add(offset))
    };
    offsets.iter().flat_map(|&offset| steps.iter().flat_map(move |&step| one(step, offset))).collect()
}

fn callee(event: &Event) -> Option<FunctionId> {
    match &event.action {
        Action::Call(call) => call.callee,
        _ => None,
    }
}

/// The values to try, none below `least`.
fn domain(largest: i64, extra: Vec<i64>, least: i64) -> Vec<i64> {
    let first = least.max(0);
    let mut values: Vec<i64> = (first..=largest.max(first)).chain(extra).collect();
    let mut seen = FxHashSet::default();
    values.retain(|value| *value >= least && seen.insert(*value));
    values.truncate(MAX_DOMAIN);
    values
}
