//! The control-flow graph, unfolded by the integers that decide slots, phases and branches. A node
//! is a block with one set of values, and an edge is a possible step.
//!
//! Every path of the program is a path of the unfolding. If values are unknown, the unfolding has
//! further paths. A parameter with too many values is reduced modulo a number, then dropped, to
//! limit the size.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::{PrimaryMap, define_id, saturated};
use seawall_model::{BlockId, Edge, PartitionId, TermId, TermKind, Terminator};

use super::objects::Counters;
use super::relevant::Relevant;
use super::steps::{Step, Stepper};
use super::value::{self, Value};
use super::{MAX_NODES, MAX_NODES_PER_BLOCK, MAX_SHORT, MAX_VALUES, NODES_PER_BLOCK};

define_id!(/// A block with values.
    pub(super) struct NodeId, "node");

/// A block with one set of values.
pub(super) struct Node {
    pub(super) partition: PartitionId,
    pub(super) alone: bool,
    pub(super) steps: Vec<Step>,
    pub(super) next: Vec<NodeId>,
    /// Whether it returns to the caller.
    pub(super) returns: bool,
}

/// The state of a path.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct State {
    block: BlockId,
    /// Values of the block's live parameters, in order.
    values: Vec<Value>,
    counters: Counters,
    /// The value of each decision, once chosen.
    decided: Vec<Option<bool>>,
}

/// How precisely a parameter is tracked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Precision {
    Exact,
    Modulo,
    Not,
}

/// The reachable nodes. The first is the entry.
pub(super) struct Unfolding {
    pub(super) nodes: PrimaryMap<NodeId, Node>,
    /// Whether some deciding integer is tracked too imprecisely.
    pub(super) blurred: bool,
}

/// Unfolds a function for one choice of the run-invariant values.
pub(super) fn unfold(
    stepper: &mut Stepper<'_>,
    relevant: &Relevant,
    given: &FxHashMap<TermId, Value>,
) -> Option<Unfolding> {
    let mut precision: FxHashMap<TermId, Precision> = FxHashMap::default();
    let mut floor = Precision::Exact;
    loop {
        let mut unfolder = Unfolder::new(relevant, given, &precision, floor);
        match unfolder.run(stepper) {
            Outcome::Done => {
                let blurred =
                    floor != Precision::Exact || precision.values().any(|kept| *kept == Precision::Not);
                return Some(Unfolding { nodes: unfolder.nodes, blurred });
            }
            Outcome::ManyValues(params) => {
                for param in params {
                    let now = precision.entry(param).or_insert(Precision::Exact);
                    *now = if *now == Precision::Exact { Precision::Modulo } else { Precision::Not };
                }
            }
            Outcome::ManyNodes => match floor {
                Precision::Exact => floor = Precision::Modulo,
                Precision::Modulo => floor = Precision::Not,
                Precision::Not => return None,
            },
        }
    }
}

enum Outcome {
    Done,
    /// These parameters have too many values.
    ManyValues(Vec<TermId>),
    ManyNodes,
}

struct Unfolder<'a> {
    relevant: &'a Relevant,
    given: &'a FxHashMap<TermId, Value>,
    precision: &'a FxHashMap<TermId, Precision>,
    floor: Precision,
    nodes: PrimaryMap<NodeId, Node>,
    ids: FxHashMap<State, NodeId>,
    states: Vec<(NodeId, State)>,
    taken: FxHashMap<TermId, FxHashSet<Value>>,
    /// Parameters with more than [`MAX_VALUES`] values.
    crowded: Vec<TermId>,
    per_block: FxHashMap<BlockId, usize>,
    /// The nodes of the block with the most.
    most: usize,
}

impl<'a> Unfolder<'a> {
    fn new(
        relevant: &'a Relevant,
        given: &'a FxHashMap<TermId, Value>,
        precision: &'a FxHashMap<TermId, Precision>,
        floor: Precision,
    ) -> Self {
        Unfolder {
            relevant,
            given,
            precision,
            floor,
            nodes: PrimaryMap::new(),
            ids: FxHashMap::default(),
            states: Vec::new(),
            taken: FxHashMap::default(),
            crowded: Vec::new(),
            per_block: FxHashMap::default(),
            most: 0,
        }
    }

    fn run(&mut self, stepper: &mut Stepper<'_>) -> Outcome {
        let entry = stepper.program.functions[stepper.function].entry;
        let live = self.relevant.live.get(&entry).map_or(0, Vec::len);
        let state = State {
            block: entry,
            values: vec![Value::UNKNOWN; live],
            counters: stepper.objects.counters(),
            decided: vec![None; self.relevant.decisions.len()],
        };
        self.node(stepper, state);
        let blocks = stepper.program.functions[stepper.function].blocks.len();
        let most = MAX_NODES.max(blocks.saturating_mul(NODES_PER_BLOCK));
        while let Some((node, state)) = self.states.pop() {
            let next = self.expand(stepper, node, state);
            self.nodes[node].next = next;
            if !self.crowded.is_empty() {
                self.crowded.sort_unstable();
                return Outcome::ManyValues(std::mem::take(&mut self.crowded));
            }
            let crowded = self.most > MAX_NODES_PER_BLOCK && self.floor != Precision::Not;
            if self.nodes.len() > most || crowded {
                return self.widest().map_or(Outcome::ManyNodes, |param| Outcome::ManyValues(vec![param]));
            }
        }
        Outcome::Done
    }

    /// The parameter with the most values, if the modulus reduces them. A counter that only a ring
    /// uses is reduced before one that controls a short loop.
    fn widest(&self) -> Option<TermId> {
        let is_exact = |param: &TermId| self.floor == Precision::Exact && !self.precision.contains_key(param);
        let few = saturated::<usize>(self.relevant.modulus).max(MAX_SHORT);
        let counted = self.taken.iter().map(|(&param, values)| (values.len(), param));
        counted.filter(|(count, param)| *count > few && is_exact(param)).max().map(|(_, param)| param)
    }

    fn node(&mut self, stepper: &Stepper<'_>, state: State) -> NodeId {
        if let Some(&id) = self.ids.get(&state) {
            return id;
        }
        let block = &stepper.program.blocks[state.block];
        let here = self.per_block.entry(state.block).or_insert(0);
        *here += 1;
        self.most = self.most.max(*here);
        let id = self.nodes.push(Node {
            partition: stepper.homes.get(block.partition),
            alone: stepper.warps(block) == 1,
            steps: Vec::new(),
            next: Vec::new(),
            returns: matches!(block.terminator, Terminator::Return),
        });
        self.ids.insert(state.clone(), id);
        self.states.push((id, state));
        id
    }

    fn expand(&mut self, stepper: &mut Stepper<'_>, node: NodeId, state: State) -> Vec<NodeId> {
        let program = stepper.program;
        let block = &program.blocks[state.block];
        let values = self.evaluate(stepper, &state);
        let look_up = |term: TermId| match program.terms.kind(term) {
            TermKind::Const(value) => Value::exact(*value),
            _ => values.get(&term).copied().unwrap_or(Value::UNKNOWN),
        };
        let mut counters = state.counters.clone();
        self.nodes[node].steps = stepper.steps(block, &look_up, &mut counters);
        let mut next = Vec::new();
        for (edge, choice) in self.possible_edges(&block.terminator, &state, &look_up) {
            // After the end of a partition other than the default one, none of its warps continues.
            let after = stepper.homes.get(program.blocks[edge.target].partition);
            let ends = matches!(block.terminator, Terminator::Join(_))
                && after != stepper.homes.get(block.partition);
            if ends {
                continue;
            }
            let mut decided = state.decided.clone();
            if let Some((index, holds)) = choice
                && let Some(entry) = decided.get_mut(index)
            {
                *entry = Some(holds);
            }
            let values = self.passed(stepper, edge, &look_up);
            let state = State { block: edge.target, values, counters: counters.clone(), decided };
            let id = self.node(stepper, state);
            if !next.contains(&id) {
                next.push(id);
            }
        }
        next
    }

    /// The values of all relevant terms in the block.
    fn evaluate(&self, stepper: &Stepper<'_>, state: &State) -> FxHashMap<TermId, Value> {
        let program = stepper.program;
        let mut values: FxHashMap<TermId, Value> = self.given.clone();
        let live = self.relevant.live.get(&state.block).into_iter().flatten();
        values.extend(live.copied().zip(state.values.iter().copied()));
        for &term in self.relevant.terms.get(&state.block).into_iter().flatten() {
            if values.contains_key(&term) {
                continue;
            }
            let of = |term: TermId| values.get(&term).copied().unwrap_or(Value::UNKNOWN);
            let value = match *program.terms.kind(term) {
                TermKind::Const(value) => Value::exact(value),
                TermKind::Param { .. } | TermKind::Symbol { .. } | TermKind::Tid => Value::UNKNOWN,
                TermKind::Binary(op, a, b) => value::binary(op, of(a), of(b)),
                TermKind::Compare(predicate, a, b) => value::compare(predicate, of(a), of(b))
                    .map_or(Value::UNKNOWN, |holds| Value::exact(i64::from(holds))),
                TermKind::Select(condition, a, b) => match of(condition).holds() {
                    Some(true) => of(a),
                    Some(false) => of(b),
                    None => of(a).or(of(b)),
                },
                TermKind::Again { term, .. } => of(term),
            };
            values.insert(term, value);
        }
        values
    }

    /// The possible edges, each with its decision if the decision is remembered.
    fn possible_edges<'t>(
        &self,
        terminator: &'t Terminator,
        state: &State,
        values: &dyn Fn(TermId) -> Value,
    ) -> Vec<(&'t Edge, Option<(usize, bool)>)> {
        let Terminator::Branch { condition: Some(condition), then, otherwise } = terminator else {
            return terminator.edges().into_iter().map(|edge| (edge, None)).collect();
        };
        let index = self.relevant.decisions.iter().position(|term| term == condition);
        let before = index.and_then(|index| state.decided.get(index).copied().flatten());
        let holds = before.or_else(|| values(*condition).holds());
        let choice = |holds| index.map(|index| (index, holds));
        match holds {
            Some(true) => vec![(then, choice(true))],
            Some(false) => vec![(otherwise, choice(false))],
            None => vec![(then, choice(true)), (otherwise, choice(false))],
        }
    }

    /// The values of the target's live parameters after an edge.
    fn passed(&mut self, stepper: &Stepper<'_>, edge: &Edge, values: &dyn Fn(TermId) -> Value) -> Vec<Value> {
        let params = &stepper.program.blocks[edge.target].params;
        let mut passed = Vec::new();
        for &param in self.relevant.live.get(&edge.target).into_iter().flatten() {
            let Some(position) = params.iter().position(|&own| own == param) else {
                passed.push(values(param));
                continue;
            };
            let value = edge.args.get(position).map_or(Value::UNKNOWN, |&arg| values(arg));
            let precision = self.precision.get(&param).copied().unwrap_or(Precision::Exact).max(self.floor);
            let value = match precision {
                Precision::Exact => value,
                Precision::Modulo => value.forget_beyond(self.relevant.modulus),
                Precision::Not => Value::UNKNOWN,
            };
            let values = self.taken.entry(param).or_default();
            if values.insert(value) && values.len() == MAX_VALUES + 1 {
                self.crowded.push(param);
            }
            passed.push(value);
        }
        passed
    }
}
