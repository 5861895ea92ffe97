//! The control-flow graph of a function, unfolded by the integers that decide slots, phases and
//! branches.
//!
//! A node is a block together with the known values of the block parameters and symbols that matter
//! there. An edge is a step that these values allow. Two slots of a ring are then compared as
//! numbers, across any number of iterations, nested loops and carried indices.
//!
//! A parameter is exact while it takes few values ([`MAX_VALUES`] nodes per block). Otherwise it is
//! reduced modulo [`Moduli`] or dropped. The unfolding is repeated with less precision until it is
//! small enough.
//!
//! The result covers all paths and may include infeasible ones.

mod alike;
mod combine;
mod countdown;
mod decisions;
mod moduli;
mod once;
mod ranges;
mod relevant;
mod term_graph;
mod uses;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::{EntityId, PrimaryMap, SecondaryMap, define_id};
use seawall_model::{BlockId, Edge, FunctionId, Program, TermId, TermKind, Terminator};

use crate::cfg::Cfg;
use crate::value::Value;
use combine::combinations;
use countdown::{Countdown, counts_on};
use moduli::Moduli;
use relevant::{Keep, Relevant, Variable};

define_id!(/// A block with known values.
    pub struct NodeId, "node");

/// The maximal number of nodes per block. Rings have a few slots and two phases. 1024 is enough for
/// several rings of different depths and the last iterations of a loop.
const MAX_VALUES: usize = 1024;
/// The maximal number of nodes per block, averaged over the function.
const MAX_MEAN: usize = 12;
/// The number of nodes that every function may have.
const MIN_TOTAL: usize = 4096;
/// Symbols are split into cases up to this number of cases.
const MAX_CASES: i64 = 36;

/// Which conditions distinguish nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Precision {
    /// Those of rings, phases and asynchronous operations.
    Usual,
    /// Also those of other branches inside loops and between them, such as `i == 0` around a
    /// barrier. The unfolding may be many times larger.
    Fine,
}

/// A block with known values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The block.
    pub block: BlockId,
    /// Values of the terms that matter in the block, in the order of [`Unfolding::terms`].
    values: Box<[Value]>,
    /// The possible next nodes.
    pub successors: Vec<NodeId>,
}

/// The unfolded graph of one function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfolding {
    nodes: PrimaryMap<NodeId, Node>,
    entries: Vec<NodeId>,
    terms: SecondaryMap<BlockId, Vec<TermId>>,
    blurred: bool,
}

impl Unfolding {
    /// Unfolds `function`, whose graph is `cfg`.
    pub fn new(program: &Program, function: FunctionId, cfg: &Cfg, precision: Precision) -> Self {
        let mut relevant = Relevant::new(program, cfg, precision);
        let moduli = Moduli::new(program, &relevant);
        loop {
            let mut build = Build::new(program, cfg, &relevant, &moduli);
            match build.run(program.functions[function].entry) {
                Ok(()) => return build.finish(),
                Err(Overflow { crowded }) => relevant.forget(crowded, moduli.modulus()),
            }
        }
    }

    /// All nodes. Those that may be entered first come first, then the others in order of
    /// discovery.
    pub fn nodes(&self) -> &PrimaryMap<NodeId, Node> {
        &self.nodes
    }

    /// Whether some deciding integers have too many values and were dropped. The unfolding may then
    /// have more paths than the function.
    pub fn is_blurred(&self) -> bool {
        self.blurred
    }

    /// The nodes at which the function may start.
    pub fn entries(&self) -> &[NodeId] {
        &self.entries
    }

    /// The value of `term` in `node`. A term that is not a constant and decides no slot, phase or
    /// predicate is unknown.
    pub fn value(&self, program: &Program, node: NodeId, term: TermId) -> Value {
        if let Some(constant) = program.terms.as_const(term) {
            return Value::Exact(constant);
        }
        let node = &self.nodes[node];
        let at = self.terms[node.block].binary_search(&term).ok();
        at.and_then(|at| node.values.get(at).copied()).unwrap_or_default()
    }
}

/// The graph is too large. `crowded` are the variables of the largest block, with the number of
/// values of each.
struct Overflow {
    crowded: Vec<(Variable, usize)>,
}

struct Build<'a> {
    program: &'a Program,
    cfg: &'a Cfg,
    relevant: &'a Relevant,
    moduli: &'a Moduli,
    nodes: PrimaryMap<NodeId, Node>,
    /// Values of the live variables at the start of each node's block.
    environments: PrimaryMap<NodeId, Box<[Value]>>,
    ids: FxHashMap<(BlockId, Box<[Value]>), NodeId>,
    count: SecondaryMap<BlockId, usize>,
    entries: Vec<NodeId>,
    limit: usize,
}

impl<'a> Build<'a> {
    fn new(program: &'a Program, cfg: &'a Cfg, relevant: &'a Relevant, moduli: &'a Moduli) -> Self {
        Build {
            program,
            cfg,
            relevant,
            moduli,
            nodes: PrimaryMap::with_capacity(cfg.blocks().len()),
            environments: PrimaryMap::with_capacity(cfg.blocks().len()),
            ids: FxHashMap::default(),
            count: SecondaryMap::with_capacity(0, program.blocks.len()),
            entries: Vec::new(),
            limit: MIN_TOTAL.max(cfg.blocks().len().saturating_mul(MAX_MEAN)),
        }
    }

    fn run(&mut self, entry: BlockId) -> Result<(), Overflow> {
        for environment in self.starts(entry) {
            let node = self.node(entry, environment)?;
            self.entries.push(node);
        }
        let mut next = 0;
        while next < self.nodes.len() {
            self.expand(NodeId::from_index(next))?;
            next += 1;
        }
        Ok(())
    }

    /// The values at the entry: one environment per case of the symbols and loop lengths.
    fn starts(&self, entry: BlockId) -> Vec<Box<[Value]>> {
        let modulus = self.moduli.modulus();
        let mut cases = 1;
        let mut choices: Vec<Vec<Value>> = Vec::new();
        for &variable in self.relevant.live(entry) {
            let kept = self.relevant.keep(variable) != Keep::Nothing;
            choices.push(match variable {
                Variable::Initial(number) if kept => self.lengths(number),
                Variable::Decision(_) if kept => decisions::anew(),
                Variable::Term(term)
                    if kept && self.relevant.is_deciding(term) && cases * modulus <= MAX_CASES =>
                {
                    cases *= modulus;
                    (0..modulus).map(|residue| Value::class(residue, modulus)).collect()
                }
                _ => vec![Value::Unknown],
            });
        }
        let mut starts = combinations(&choices);
        starts.retain(|environment| self.is_possible(entry, environment));
        starts
    }

    /// Whether the tracked conditions do not contradict each other at the start of a block.
    fn is_possible(&self, block: BlockId, environment: &[Value]) -> bool {
        let live = self.relevant.live(block);
        self.relevant.decisions().are_possible(|number| {
            let at = live.binary_search(&Variable::Decision(number)).ok()?;
            environment.get(at)?.exact()
        })
    }

    /// All distinguished numbers of iterations.
    fn lengths(&self, number: usize) -> Vec<Value> {
        let countdown = self.relevant.countdowns().loops.get(number);
        if let Some(length) = countdown.and_then(Countdown::known_length) {
            return vec![Value::Exact(length)];
        }
        let many = countdown.map_or(0, |countdown| countdown.many);
        (0..=many).map(Value::Exact).collect()
    }

    fn node(&mut self, block: BlockId, environment: Box<[Value]>) -> Result<NodeId, Overflow> {
        if let Some(&known) = self.ids.get(&(block, environment.clone())) {
            return Ok(known);
        }
        let count = self.count.entry(block);
        *count += 1;
        if *count > 1 && (*count > MAX_VALUES || self.nodes.len() >= self.limit) {
            return Err(self.overflow(block));
        }
        let node = self.nodes.push(Node { block, values: Box::default(), successors: Vec::new() });
        self.environments.push(environment.clone());
        self.ids.insert((block, environment), node);
        Ok(node)
    }

    fn overflow(&self, block: BlockId) -> Overflow {
        let variables = self.relevant.live(block);
        let mut seen: Vec<FxHashSet<Value>> = vec![FxHashSet::default(); variables.len()];
        for (id, _) in self.nodes.iter().filter(|(_, node)| node.block == block) {
            for (values, &value) in seen.iter_mut().zip(&self.environments[id]) {
                values.insert(value);
            }
        }
        let counts = seen.iter().map(FxHashSet::len);
        Overflow { crowded: variables.iter().copied().zip(counts).collect() }
    }

    fn expand(&mut self, id: NodeId) -> Result<(), Overflow> {
        let block = self.nodes[id].block;
        let values = self.evaluate(id);
        let program = self.program;
        let lookup = |term: TermId| self.lookup(block, &values, term);
        let terminator = &program.blocks[block].terminator;
        let mut targets = Vec::new();
        for (position, edge) in terminator.edges().into_iter().enumerate() {
            if let Terminator::Branch { condition: Some(condition), .. } = terminator
                && let Some(holds) = self.holds(id, *condition, lookup(*condition))
                && holds != (position == 0)
            {
                continue;
            }
            let choices: Vec<Vec<Value>> = self
                .relevant
                .live(edge.target)
                .iter()
                .map(|&variable| self.arrive(id, edge, variable, &lookup))
                .collect();
            let possible =
                combinations(&choices).into_iter().filter(|combined| self.is_possible(edge.target, combined));
            targets.extend(possible.map(|environment| (edge.target, environment)));
        }
        self.nodes[id].values = values;
        for (target, environment) in targets {
            if self.cfg.is_reachable(target) {
                let successor = self.node(target, environment)?;
                let successors = &mut self.nodes[id].successors;
                if !successors.contains(&successor) {
                    successors.push(successor);
                }
            }
        }
        Ok(())
    }

    /// The possible values of a variable after an edge.
    fn arrive(
        &self,
        from: NodeId,
        edge: &Edge,
        variable: Variable,
        lookup: &dyn Fn(TermId) -> Value,
    ) -> Vec<Value> {
        let keep = self.relevant.keep(variable);
        if keep == Keep::Nothing {
            return vec![Value::Unknown];
        }
        let loops = &self.relevant.countdowns().loops;
        match variable {
            Variable::Term(term) => {
                let value = match *self.program.terms.kind(term) {
                    TermKind::Param { block: own, index } if own == edge.target => {
                        edge.args.get(index as usize).map_or(Value::Unknown, |&arg| lookup(arg))
                    }
                    _ => lookup(term),
                };
                let modulus = self.moduli.modulus();
                vec![match keep {
                    Keep::Nothing | Keep::Exact => value,
                    Keep::Modulo => value.modulo(modulus),
                    Keep::Near => value.up_to(self.relevant.nearest(), modulus),
                }]
            }
            Variable::Decision(number) => {
                let decisions = self.relevant.decisions();
                decisions.behind(self.program, number, edge, || self.carried(from, variable))
            }
            Variable::Initial(number) => match loops.get(number) {
                Some(countdown) if countdown.owner == Some(edge.target) => self.lengths(number),
                _ => vec![self.carried(from, variable)],
            },
            Variable::Current(number) => match loops.get(number) {
                Some(countdown) if countdown.header != edge.target => vec![self.carried(from, variable)],
                Some(countdown) if counts_on(self.program, countdown.counter, edge) => {
                    match self.carried(from, variable) {
                        Value::Exact(left) if left == countdown.many => {
                            vec![Value::Exact(left), Value::Exact(left - 1)]
                        }
                        Value::Exact(left) => vec![Value::Exact((left - 1).max(0))],
                        _ => vec![Value::Unknown],
                    }
                }
                Some(_) => match self.carried(from, self.relevant.countdowns().initial(number)) {
                    Value::Unknown => self.lengths(number),
                    length => vec![length],
                },
                None => vec![Value::Unknown],
            },
        }
    }

    /// The value of a variable at the start of a node.
    fn carried(&self, node: NodeId, variable: Variable) -> Value {
        let variables = self.relevant.live(self.nodes[node].block);
        let at = variables.binary_search(&variable).ok();
        at.and_then(|at| self.environments[node].get(at).copied()).unwrap_or_default()
    }

    /// The values of all terms that matter in the block, operands first.
    fn evaluate(&self, id: NodeId) -> Box<[Value]> {
        let block = self.nodes[id].block;
        let terms = self.relevant.terms(block);
        let mut values: Vec<Value> = Vec::with_capacity(terms.len());
        for &term in terms {
            let of = |operand: TermId| {
                if let Some(constant) = self.program.terms.as_const(operand) {
                    return Value::Exact(constant);
                }
                let at = terms.binary_search(&operand).ok();
                at.and_then(|at| values.get(at).copied()).unwrap_or_default()
            };
            let value = match *self.program.terms.kind(term) {
                TermKind::Const(value) => Value::Exact(value),
                TermKind::Binary(op, a, b) => Value::binary(op, of(a), of(b)),
                TermKind::Compare(predicate, a, b) => match Value::compare(predicate, of(a), of(b)) {
                    Value::Unknown => self.counted(id, term),
                    known => known,
                },
                TermKind::Select(condition, a, b) => match self.holds(id, condition, of(condition)) {
                    Some(false) => of(b),
                    Some(true) => of(a),
                    None => of(a).join(of(b)),
                },
                TermKind::Again { term, .. } => of(term),
                _ => self.carried(id, Variable::Term(term)),
            };
            values.push(value);
        }
        values.into_boxed_slice()
    }

    /// Evaluates a condition from the remaining iterations of a loop.
    fn counted(&self, node: NodeId, condition: TermId) -> Value {
        let countdowns = self.relevant.countdowns();
        let decide = || {
            if let Some(&holds) = countdowns.decided.get(&condition) {
                return Some(holds);
            }
            let test = countdowns.tests.get(&condition)?;
            let remaining = self.carried(node, countdowns.asks(test)).exact()?;
            countdowns.loops.get(test.countdown)?.holds(test, remaining)
        };
        decide().map_or_else(|| self.decided(node, condition), |holds| Value::Exact(i64::from(holds)))
    }

    /// Whether a condition holds in a node, in which its value is `value`.
    fn holds(&self, node: NodeId, condition: TermId, value: Value) -> Option<bool> {
        let value = if value.exact().is_some() { value } else { self.decided(node, condition) };
        value.exact().map(|value| value != 0)
    }

    /// Evaluates a tracked condition in a node.
    fn decided(&self, node: NodeId, condition: TermId) -> Value {
        match self.relevant.decisions().find(self.program, condition) {
            Some((number, negated)) => match self.carried(node, Variable::Decision(number)) {
                Value::Exact(held) => Value::Exact(i64::from(held == once::NOW) ^ i64::from(negated)),
                _ => Value::Unknown,
            },
            None => Value::Unknown,
        }
    }

    fn lookup(&self, block: BlockId, values: &[Value], term: TermId) -> Value {
        if let Some(constant) = self.program.terms.as_const(term) {
            return Value::Exact(constant);
        }
        let at = self.relevant.terms(block).binary_search(&term).ok();
        at.and_then(|at| values.get(at).copied()).unwrap_or_default()
    }

    fn finish(self) -> Unfolding {
        let mut terms = SecondaryMap::new();
        for &block in self.cfg.blocks() {
            if !self.relevant.terms(block).is_empty() {
                *terms.entry(block) = self.relevant.terms(block).to_vec();
            }
        }
        let blurred = self.relevant.is_blurred();
        Unfolding { nodes: self.nodes, entries: self.entries, terms, blurred }
    }
}
