//! Free bounds: a program in which each outer iteration has its own bounds of inner loops, as a
//! proof under a causal mask needs.
//!
//! A bound made from the tile counter is another number in each outer iteration, so that no joint
//! state recurs. [`with_free_bounds`] replaces the counter by a symbol in conditions that start or
//! continue an inner loop, and in starting values of inner loops (`starts.rs`). In a proof run,
//! each epoch has its own version of the symbol (`epochs.rs`). `DESIGN.md` ("Free bounds") states
//! why no run is lost and when the replacement applies.

mod starts;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::EntityId;
use seawall_model::{BinaryOp, BlockId, Edge, Program, TermId, TermKind, Terminator, Terms};

use crate::epochs::{Ends, Epochs};
use crate::graph::{Graph, reachable};

/// Steps that are followed from a term to its operands and from a parameter to its argument.
const DEEPEST: u32 = 48;
/// The most terms in one condition.
const LARGEST: usize = 256;

/// A program with free bounds.
pub(crate) struct Freed {
    pub(crate) program: Program,
    /// Whether a bound depends on an outer counter. If so, this program is proved first, else the
    /// unchanged one.
    pub(crate) counts: bool,
}

/// Returns the program with free bounds. `None` if no bound of an inner loop depends on an outer
/// counter or on the bound of the outer loop, or if the loops have a shape that is not supported.
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

/// Returns the program with other conditions and other starting values of loops.
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

/// Conditions of a program, with the terms that they consist of.
struct Bounds<'p> {
    program: &'p Program,
    graph: Graph,
    terms: Terms,
    /// The argument of each parameter whose block has only one incoming edge.
    given: FxHashMap<TermId, TermId>,
    /// Parameters of kernels.
    arguments: FxHashSet<TermId>,
    /// The number of the next new symbol.
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

    /// Returns the parameters of a loop header that count iterations, each with the symbol that
    /// replaces it.
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

    /// Returns what `next` adds to a parameter or subtracts from it.
    fn step(&self, next: TermId, param: TermId) -> Option<(BinaryOp, TermId)> {
        match *self.terms.kind(next) {
            TermKind::Binary(BinaryOp::Add, a, b) if a == param => Some((BinaryOp::Add, b)),
            TermKind::Binary(BinaryOp::Add, a, b) if b == param => Some((BinaryOp::Add, a)),
            TermKind::Binary(BinaryOp::Sub, a, b) if a == param => Some((BinaryOp::Sub, b)),
            _ => None,
        }
    }

    /// Returns a lower bound of a term, if the term itself states one.
    fn least(&self, term: TermId) -> Option<i64> {
        match *self.terms.kind(term) {
            TermKind::Const(value) => Some(value),
            TermKind::Symbol { least, .. } => least,
            _ if self.arguments.contains(&term) => self.program.least_argument,
            _ => None,
        }
    }

    /// Returns a symbol that is not in the program, the same one for the same name.
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

    /// Returns a symbol for each argument that decides whether the outermost loops with these
    /// blocks continue.
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

    /// Whether all edges of a block stay in the outermost loop.
    fn stays(&self, block: BlockId) -> bool {
        let outermost = self.graph.loops(block).first();
        let edges = self.program.blocks[block].terminator.edges();
        edges.into_iter().all(|edge| self.graph.loops(edge.target).first() == outermost)
    }

    /// Whether the end of a block decides if an inner loop starts or continues.
    fn decides_of_inner(&self, block: BlockId) -> bool {
        let around = self.graph.loops(block);
        self.program.blocks[block].terminator.edges().into_iter().any(|edge| {
            let target_loops = self.graph.loops(edge.target);
            around.iter().any(|header| !target_loops.contains(header))
                || target_loops.iter().any(|header| !around.contains(header))
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

    /// Returns the condition of a block with symbols substituted. `None` if there is nothing to
    /// substitute, or if the block may leave the outermost loop.
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

    /// Returns a term with symbols substituted, or `None` if there is nothing to substitute.
    fn freed_term(&mut self, term: TermId, by: &FxHashMap<TermId, TermId>) -> Option<TermId> {
        let resolved = self.resolved(term, DEEPEST);
        let freed = self.replaced(resolved, by, DEEPEST);
        // A process keeps only parameters that it still uses, so that the result must not mention
        // others.
        let used = self.parts(term)?;
        let mut parts = self.parts(freed)?.into_iter();
        let is_kept = |part: TermId| match self.terms.kind(part) {
            TermKind::Param { .. } => used.contains(&part) || self.arguments.contains(&part),
            _ => true,
        };
        (freed != resolved && parts.all(is_kept)).then_some(freed)
    }

    /// Returns a term and all its operands, transitively. `None` if there are more than
    /// [`LARGEST`].
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

    /// Returns a term with each parameter replaced by the argument of the only edge to its block.
    /// The value has not changed since: every user has passed that edge.
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

    /// Returns a term with some parts replaced.
    fn replaced(&mut self, term: TermId, by: &FxHashMap<TermId, TermId>, depth: u32) -> TermId {
        let Some(depth) = depth.checked_sub(1) else { return term };
        if let Some(symbol) = by.get(&term) {
            return *symbol;
        }
        let other = self.rebuilt(term, |bounds, part| bounds.replaced(part, by, depth));
        // A remainder has the sign of its dividend, for example the row block of a tile. The symbol
        // keeps the fact that it is not negative.
        match *self.terms.kind(other) {
            TermKind::Binary(BinaryOp::RemS, a, b)
                if other != term && self.is_fixed(other) && self.least(a).is_some_and(|least| least >= 0) =>
            {
                self.symbol(format!("remainder {} {}", a.index(), b.index()), Some(0))
            }
            _ => other,
        }
    }

    /// Returns the same term with other operands.
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
