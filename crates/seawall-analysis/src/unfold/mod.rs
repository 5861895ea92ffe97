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
mod plan;
mod ranges;
mod relevant;
mod term_graph;
mod uses;

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::{EntityId, PrimaryMap, SecondaryMap, define_id};
use seawall_model::{BlockId, FunctionId, Program, TermId};

use crate::cfg::Cfg;
use crate::value::Value;
use combine::Choices;
use moduli::Moduli;
use plan::Plan;
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
    /// What the nodes of each block compute.
    plans: SecondaryMap<BlockId, Option<Rc<Plan<'a>>>>,
    /// Values of the live variables at the start of each node's block.
    environments: PrimaryMap<NodeId, Rc<[Value]>>,
    ids: SecondaryMap<BlockId, FxHashMap<Rc<[Value]>, NodeId>>,
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
            plans: SecondaryMap::with_capacity(None, program.blocks.len()),
            environments: PrimaryMap::with_capacity(cfg.blocks().len()),
            ids: SecondaryMap::with_capacity(FxHashMap::default(), program.blocks.len()),
            entries: Vec::new(),
            limit: MIN_TOTAL.max(cfg.blocks().len().saturating_mul(MAX_MEAN)),
        }
    }

    fn run(&mut self, entry: BlockId) -> Result<(), Overflow> {
        let plan = self.plan(entry);
        self.starts(entry).try_for_each(|environment| {
            if plan.is_possible(environment) {
                let node = self.node(entry, environment)?;
                self.entries.push(node);
            }
            Ok(())
        })?;
        let mut choices = Choices::default();
        let mut next = 0;
        while next < self.nodes.len() {
            self.expand(NodeId::from_index(next), &mut choices)?;
            next += 1;
        }
        Ok(())
    }

    /// The values at the entry: one environment per case of the symbols and loop lengths.
    fn starts(&self, entry: BlockId) -> Choices {
        let modulus = self.moduli.modulus();
        let mut cases = 1;
        let mut choices = Choices::default();
        for &variable in self.relevant.live(entry) {
            let kept = self.relevant.keep(variable) != Keep::Nothing;
            match variable {
                Variable::Initial(number) if kept => {
                    choices.push(self.relevant.countdowns().lengths(number));
                }
                Variable::Decision(_) if kept => choices.push(decisions::ANEW),
                Variable::Term(term)
                    if kept && self.relevant.is_deciding(term) && cases * modulus <= MAX_CASES =>
                {
                    cases *= modulus;
                    choices.push((0..modulus).map(|residue| Value::class(residue, modulus)));
                }
                _ => choices.push([Value::Unknown]),
            }
        }
        choices
    }

    fn plan(&mut self, block: BlockId) -> Rc<Plan<'a>> {
        let (program, cfg, relevant) = (self.program, self.cfg, (self.relevant, self.moduli));
        let make = || Rc::new(Plan::new(program, cfg, relevant, block));
        Rc::clone(self.plans.entry(block).get_or_insert_with(make))
    }

    fn node(&mut self, block: BlockId, environment: &[Value]) -> Result<NodeId, Overflow> {
        let ids = self.ids.entry(block);
        if let Some(&known) = ids.get(environment) {
            return Ok(known);
        }
        if !ids.is_empty() && (ids.len() >= MAX_VALUES || self.nodes.len() >= self.limit) {
            return Err(self.overflow(block));
        }
        let environment: Rc<[Value]> = environment.into();
        let node = self.nodes.push(Node { block, values: Box::default(), successors: Vec::new() });
        ids.insert(Rc::clone(&environment), node);
        self.environments.push(environment);
        Ok(node)
    }

    fn overflow(&self, block: BlockId) -> Overflow {
        let variables = self.relevant.live(block);
        let mut seen: Vec<FxHashSet<Value>> = vec![FxHashSet::default(); variables.len()];
        for (id, _) in self.nodes.iter().filter(|(_, node)| node.block == block) {
            for (values, &value) in seen.iter_mut().zip(self.environments[id].iter()) {
                values.insert(value);
            }
        }
        let counts = seen.iter().map(FxHashSet::len);
        Overflow { crowded: variables.iter().copied().zip(counts).collect() }
    }

    fn expand(&mut self, id: NodeId, choices: &mut Choices) -> Result<(), Overflow> {
        let plan = self.plan(self.nodes[id].block);
        let start = Rc::clone(&self.environments[id]);
        let values = plan.evaluate(&start);
        let holds = plan.holds(&start, &values);
        let mut successors: Vec<NodeId> = Vec::new();
        for edge in plan.edges.iter().filter(|edge| edge.is_taken(holds)) {
            choices.clear();
            edge.arrive(&start, &values, |values| choices.push(values.iter().copied()));
            let target = self.plan(edge.target);
            choices.try_for_each(|environment| {
                if target.is_possible(environment) {
                    let successor = self.node(edge.target, environment)?;
                    if !successors.contains(&successor) {
                        successors.push(successor);
                    }
                }
                Ok(())
            })?;
        }
        let node = &mut self.nodes[id];
        (node.values, node.successors) = (values, successors);
        Ok(())
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
