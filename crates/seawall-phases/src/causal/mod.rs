//! Bounds of inner loops that depend on the iteration of the outermost one, as under a causal mask: a program in which each iteration has a bound of its own.
//!
//! A tile counter is a number in each joint state, and a bound made of it another number each time, so that no state comes again. Where a condition decides
//! whether an inner loop begins or goes on, and in what an inner loop begins with (`starts.rs`), the counter is replaced here by a symbol, one for all
//! loops that count from the same start in the same steps. In a run that is to prove something every epoch has a version of it (`epochs.rs`). A real run
//! is one of these, in which the version of each iteration has the value of the counter: nothing is left out, as long as an epoch is one iteration of
//! those loops in every partition. So no process may come to two loops with epochs. All else that depends on the counter (slots, phases, other conditions,
//! the end of the outermost loop) keeps it.
//!
//! Nor does a state come again where the outermost loop and an inner one count to the same argument: what decides whether the outermost loop goes on has
//! no versions. Conditions inside of the loop that do not end it therefore have a symbol of their own for such an argument.

mod starts;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::EntityId;
use seawall_model::{BinaryOp, BlockId, Edge, Program, TermId, TermKind, Terminator, Terms};

use crate::epochs::{Ends, Epochs};
use crate::graph::{Graph, reachable};

/// Steps from a term to what it is made of, and from a parameter to what it is given, that are followed.
const DEEPEST: u32 = 48;
/// Terms that one condition may be made of.
const LARGEST: usize = 256;

/// A program with free bounds.
pub(crate) struct Freed {
    pub(crate) program: Program,
    /// Whether a bound depends on an outer counter: without that the program as it is may be proved as well.
    pub(crate) counts: bool,
}

/// The program with free bounds; `None` if no bound of an inner loop depends on an outer counter or on what the outer loop counts to, or if that is not
/// understood.
pub(crate) fn with_free_bounds(program: &Program) -> Option<Freed> {
    let mut graph = Graph::new(program);
    let epochs = Epochs::new(program, &mut graph);
    let headers: Vec<BlockId> = epochs.headers();
    let counts_iterations = |header: &BlockId| epochs.ends(&graph, *header) == Some(Ends::Iteration);
    let passes_another = |header: &BlockId| {
        let reached = reachable(program, *header);
        headers.iter().any(|other| other != header && reached.contains(other))
    };
    if !headers.iter().all(counts_iterations) || headers.iter().any(passes_another) {
        return None;
    }
    let mut bounds = Bounds::new(program, graph);
    let inside =
        |block: &BlockId| bounds.graph.loops(*block).first().is_some_and(|header| headers.contains(header));
    let all: Vec<BlockId> = program.blocks.ids().filter(inside).collect();
    let shared = bounds.of_exits(&all);
    let (mut free, mut starts) = (Vec::new(), Vec::new());
    let mut counts = false;
    for header in headers {
        let mut of_inner = bounds.counters(header);
        of_inner.extend(&shared);
        let blocks = all.iter().copied().filter(|block| bounds.graph.loops(*block).first() == Some(&header));
        let blocks: Vec<BlockId> = blocks.collect();
        starts.extend(bounds.starts(header, &blocks, &of_inner));
        for block in blocks {
            let by = if bounds.decides_of_inner(block) { &of_inner } else { &shared };
            if let Some(condition) = bounds.freed(block, by) {
                counts |= bounds.freed(block, &shared) != Some(condition);
                free.push((block, condition));
            }
        }
    }
    counts |= !starts.is_empty();
    if free.is_empty() && starts.is_empty() {
        return None;
    }
    let program = Program { terms: bounds.terms, ..program.clone() };
    Some(Freed { program: replaced(program, free, starts), counts })
}

/// The program with other conditions, and with other starts of loops.
fn replaced(mut program: Program, free: Vec<(BlockId, TermId)>, starts: Vec<starts::Start>) -> Program {
    for (block, freed) in free {
        if let Terminator::Branch { condition, .. } = &mut program.blocks[block].terminator {
            *condition = Some(freed);
        }
    }
    for (block, number, at, freed) in starts {
        let mut edges = program.blocks[block].terminator.edges_mut();
        if let Some(argument) = edges.get_mut(number).and_then(|edge| edge.args.get_mut(at)) {
            *argument = freed;
        }
    }
    program
}

/// Conditions of a program, with what they are made of.
struct Bounds<'p> {
    program: &'p Program,
    graph: Graph,
    terms: Terms,
    /// What a parameter is given, if only one edge leads to its block.
    given: FxHashMap<TermId, TermId>,
    /// Parameters of kernels.
    arguments: FxHashSet<TermId>,
    /// The number of the next symbol.
    next: u32,
}

impl<'p> Bounds<'p> {
    fn new(program: &'p Program, graph: Graph) -> Self {
        let mut edges: FxHashMap<BlockId, Vec<&Edge>> = FxHashMap::default();
        for edge in program.blocks.values().flat_map(|block| block.terminator.edges()) {
            edges.entry(edge.target).or_default().push(edge);
        }
        let mut given = FxHashMap::default();
        for (target, block) in program.blocks.iter() {
            if let Some(&[edge]) = edges.get(&target).map(Vec::as_slice) {
                given.extend(block.params.iter().copied().zip(edge.args.iter().copied()));
            }
        }
        let entries = program.functions.values().map(|function| function.entry);
        let arguments = entries.filter(|entry| !edges.contains_key(entry));
        let arguments = arguments.flat_map(|entry| program.blocks[entry].params.iter().copied()).collect();
        let numbers = program.terms.iter().filter_map(|(_, kind)| match kind {
            TermKind::Symbol { number, .. } => Some(number.saturating_add(1)),
            _ => None,
        });
        let next = numbers.max().unwrap_or(0);
        Bounds { program, graph, terms: program.terms.clone(), given, arguments, next }
    }

    /// Parameters of the header of a loop that count its iterations, with the symbol that stands for each.
    fn counters(&mut self, header: BlockId) -> FxHashMap<TermId, TermId> {
        let program = self.program;
        let mut counters = FxHashMap::default();
        for (at, &param) in program.blocks[header].params.iter().enumerate() {
            let (mut starts, mut next) = (Vec::new(), Vec::new());
            for (from, block) in program.blocks.iter() {
                let again = self.graph.loops(from).contains(&header);
                for edge in block.terminator.edges().into_iter().filter(|edge| edge.target == header) {
                    let Some(&argument) = edge.args.get(at) else { return FxHashMap::default() };
                    let resolved = self.resolved(argument, DEEPEST);
                    if again { next.push(resolved) } else { starts.push(resolved) }
                }
            }
            let steps: Option<FxHashSet<_>> = next.into_iter().map(|term| self.step(term, param)).collect();
            let (Some(steps), &[start]) = (steps, starts.as_slice()) else { continue };
            let mut steps = steps.into_iter();
            if let (Some((op, step)), None) = (steps.next(), steps.next())
                && self.is_fixed(start)
                && self.is_fixed(step)
            {
                let rises = op == BinaryOp::Add && self.least(step).is_some_and(|least| least >= 0);
                let least = self.least(start).filter(|_| rises);
                let symbol = self.symbol(format!("counter {} {op:?} {}", start.index(), step.index()), least);
                counters.insert(param, symbol);
            }
        }
        counters
    }

    /// What `next` adds to a parameter or takes from it.
    fn step(&self, next: TermId, param: TermId) -> Option<(BinaryOp, TermId)> {
        match *self.terms.kind(next) {
            TermKind::Binary(BinaryOp::Add, a, b) if a == param => Some((BinaryOp::Add, b)),
            TermKind::Binary(BinaryOp::Add, a, b) if b == param => Some((BinaryOp::Add, a)),
            TermKind::Binary(BinaryOp::Sub, a, b) if a == param => Some((BinaryOp::Sub, b)),
            _ => None,
        }
    }

    /// What no value of a term is below, as far as that is plain to see.
    fn least(&self, term: TermId) -> Option<i64> {
        match *self.terms.kind(term) {
            TermKind::Const(value) => Some(value),
            TermKind::Symbol { least, .. } => least,
            _ => None,
        }
    }

    /// A symbol that is not in the program, one for each name.
    fn symbol(&mut self, name: String, least: Option<i64>) -> TermId {
        let is_it = |kind: &TermKind| match kind {
            TermKind::Symbol { number, name: other, .. } => *number == self.next && *other == name,
            _ => false,
        };
        let known = self.terms.iter().find(|(_, kind)| is_it(kind)).map(|known| known.0);
        known.unwrap_or_else(|| {
            self.terms.intern(TermKind::Symbol { number: self.next, name, varying: false, least })
        })
    }

    /// Arguments that decide whether outermost loops, of which these are the blocks, go on, with the symbols that stand for them inside.
    fn of_exits(&mut self, blocks: &[BlockId]) -> FxHashMap<TermId, TermId> {
        let mut symbols = FxHashMap::default();
        for &block in blocks {
            let Terminator::Branch { condition: Some(condition), .. } = self.program.blocks[block].terminator
            else {
                continue;
            };
            if self.stays(block) {
                continue;
            }
            let resolved = self.resolved(condition, DEEPEST);
            let mut parts: Vec<TermId> = self.parts(resolved).unwrap_or_default().into_iter().collect();
            parts.sort_unstable();
            for part in parts {
                let least = match self.terms.kind(part) {
                    TermKind::Symbol { varying: false, least, .. } => *least,
                    TermKind::Param { .. } if self.arguments.contains(&part) => None,
                    _ => continue,
                };
                let symbol = self.symbol(format!("inner {}", part.index()), least);
                symbols.insert(part, symbol);
            }
        }
        symbols
    }

    /// Whether all ways from a block stay in the outermost loop.
    fn stays(&self, block: BlockId) -> bool {
        let outermost = self.graph.loops(block).first();
        let edges = self.program.blocks[block].terminator.edges();
        edges.into_iter().all(|edge| self.graph.loops(edge.target).first() == outermost)
    }

    /// Whether the end of a block decides if an inner loop begins or goes on.
    fn decides_of_inner(&self, block: BlockId) -> bool {
        let around = self.graph.loops(block);
        self.program.blocks[block].terminator.edges().into_iter().any(|edge| {
            let way = self.graph.loops(edge.target);
            around.iter().any(|header| !way.contains(header))
                || way.iter().any(|header| !around.contains(header))
        })
    }

    /// Whether a term has one value in the whole run.
    fn is_fixed(&self, term: TermId) -> bool {
        self.parts(term).is_some_and(|parts| {
            parts.iter().all(|part| match self.terms.kind(*part) {
                TermKind::Symbol { varying, .. } => !varying,
                TermKind::Param { .. } => self.arguments.contains(part),
                kind => !matches!(kind, TermKind::Tid),
            })
        })
    }

    /// The condition at the end of a block that does not leave the outermost loop, with symbols for what they stand for, if there is any.
    fn freed(&mut self, block: BlockId, by: &FxHashMap<TermId, TermId>) -> Option<TermId> {
        let Terminator::Branch { condition: Some(condition), .. } = self.program.blocks[block].terminator
        else {
            return None;
        };
        if !self.stays(block) {
            return None;
        }
        self.freed_term(condition, by)
    }

    /// A term with symbols for what they stand for, if there is any in it.
    fn freed_term(&mut self, term: TermId, by: &FxHashMap<TermId, TermId>) -> Option<TermId> {
        let resolved = self.resolved(term, DEEPEST);
        let freed = self.replaced(resolved, by, DEEPEST);
        // What is followed of a process are parameters that it still uses.
        let used = self.parts(term)?;
        let mut parts = self.parts(freed)?.into_iter();
        let is_kept = |part: TermId| match self.terms.kind(part) {
            TermKind::Param { .. } => used.contains(&part) || self.arguments.contains(&part),
            _ => true,
        };
        (freed != resolved && parts.all(is_kept)).then_some(freed)
    }

    /// All that a term is made of, itself among it; `None` if that is too much.
    fn parts(&self, term: TermId) -> Option<FxHashSet<TermId>> {
        let (mut seen, mut open) = (FxHashSet::default(), vec![term]);
        while let Some(term) = open.pop() {
            if seen.insert(term) {
                open.extend(self.terms.kind(term).operands());
            }
            if seen.len() > LARGEST {
                return None;
            }
        }
        Some(seen)
    }

    /// A term with parameters replaced by what the one edge to their block gives them, which has not changed since (whoever uses them has come by that edge).
    fn resolved(&mut self, term: TermId, depth: u32) -> TermId {
        let Some(depth) = depth.checked_sub(1) else { return term };
        match *self.terms.kind(term) {
            TermKind::Again { term, .. } => self.resolved(term, depth),
            TermKind::Param { .. } => match self.given.get(&term).copied() {
                Some(given) => self.resolved(given, depth),
                None => term,
            },
            _ => self.rebuilt(term, |bounds, part| bounds.resolved(part, depth)),
        }
    }

    /// A term with some parts replaced.
    fn replaced(&mut self, term: TermId, by: &FxHashMap<TermId, TermId>, depth: u32) -> TermId {
        let Some(depth) = depth.checked_sub(1) else { return term };
        if let Some(symbol) = by.get(&term) {
            return *symbol;
        }
        let other = self.rebuilt(term, |bounds, part| bounds.replaced(part, by, depth));
        // A remainder has the sign of what is divided: the number of a block of rows, say, of that of a tile.
        match *self.terms.kind(other) {
            TermKind::Binary(BinaryOp::RemS, a, b)
                if other != term && self.is_fixed(other) && self.least(a).is_some_and(|least| least >= 0) =>
            {
                self.symbol(format!("remainder {} {}", a.index(), b.index()), Some(0))
            }
            _ => other,
        }
    }

    /// The same term of other operands.
    fn rebuilt(&mut self, term: TermId, mut of: impl FnMut(&mut Self, TermId) -> TermId) -> TermId {
        let kind = match *self.terms.kind(term) {
            TermKind::Binary(op, a, b) => TermKind::Binary(op, of(self, a), of(self, b)),
            TermKind::Compare(predicate, a, b) => TermKind::Compare(predicate, of(self, a), of(self, b)),
            TermKind::Select(condition, a, b) => {
                TermKind::Select(of(self, condition), of(self, a), of(self, b))
            }
            _ => return term,
        };
        self.terms.intern(kind)
    }
}
