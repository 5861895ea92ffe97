//! Which values decide anything: a parameter that only data depends on need not be followed. And which values a symbol
//! is tried with.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::EntityId;
use seawall_model::{Action, BinaryOp, Edge, Event, FunctionId, Program, TermId, TermKind, Terminator};

use crate::limits::Limits;
use crate::tables::{parameter, terms_of};
use crate::value::closure;

/// The values that matter.
#[derive(Debug, Default)]
pub(crate) struct Relevance {
    /// Terms that are evaluated as such.
    pub(crate) roots: Vec<TermId>,
    /// Everything that they are made of.
    all: FxHashSet<TermId>,
    /// Symbols that have one value for the whole run, numbered.
    pub(crate) symbols: FxHashMap<TermId, u32>,
    /// Values of each symbol.
    pub(crate) domains: Vec<Vec<i64>>,
}

/// A symbol is tried with at most so many values.
const MAX_DOMAIN: usize = 24;

impl Relevance {
    pub(crate) fn new(program: &Program, limits: &Limits) -> Self {
        let mut relevance = Relevance::default();
        let mut incoming: Vec<Vec<&Edge>> = vec![Vec::new(); program.blocks.len()];
        for block in program.blocks.values() {
            for edge in block.terminator.edges() {
                if let Some(list) = incoming.get_mut(edge.target.index()) {
                    list.push(edge);
                }
            }
        }
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

    /// Whether the value of a term is followed.
    pub(crate) fn has(&self, term: TermId) -> bool {
        self.all.contains(&term)
    }

    fn find_symbols(&mut self, program: &Program, limits: &Limits, incoming: &[Vec<&Edge>]) {
        let mut constants: Vec<Vec<i64>> = Vec::new();
        let called: FxHashSet<_> = program.events.values().filter_map(callee).collect();
        let is_argument = |term| {
            // What a kernel is given is one value for the whole run; a function that is called gets others each time.
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
            if matches!(kind, TermKind::Symbol { varying: false, .. }) || is_argument(id) {
                self.symbols.insert(id, u32::try_from(constants.len()).unwrap_or(u32::MAX));
                constants.push(Vec::new());
            }
        }
        if constants.is_empty() {
            return;
        }
        let slots = program.buffers.values().map(|buffer| i64::from(buffer.slots) - 1).max().unwrap_or(0);
        let largest = i64::from(limits.iterations).max(slots.min(64)).max(1);
        for (id, kind) in program.terms.iter() {
            if !self.all.contains(&id) {
                continue;
            }
            let (a, b, divides) = match *kind {
                TermKind::Compare(_, a, b) => (a, b, false),
                TermKind::Binary(BinaryOp::DivS | BinaryOp::DivU, a, b) => (a, b, true),
                _ => continue,
            };
            for (side, constant) in [(a, program.terms.as_const(b)), (b, program.terms.as_const(a))] {
                let Some(constant) = constant else { continue };
                for term in closure(program, side).unwrap_or_default() {
                    let Some(list) = self.symbols.get(&term).and_then(|&s| constants.get_mut(s as usize))
                    else {
                        continue;
                    };
                    if divides {
                        let multiples = 1..=i64::from(limits.iterations);
                        list.extend(multiples.map(|times| constant.saturating_mul(times)));
                    } else {
                        list.extend([constant.saturating_sub(1), constant, constant.saturating_add(1)]);
                    }
                }
            }
        }
        self.domains = constants.into_iter().map(|list| domain(largest, list)).collect();
    }
}

fn callee(event: &Event) -> Option<FunctionId> {
    match &event.action {
        Action::Call(call) => call.callee,
        _ => None,
    }
}

fn domain(largest: i64, extra: Vec<i64>) -> Vec<i64> {
    let mut values: Vec<i64> = (0..=largest).chain(extra).collect();
    let mut seen = FxHashSet::default();
    values.retain(|value| seen.insert(*value));
    values.truncate(MAX_DOMAIN);
    values
}
