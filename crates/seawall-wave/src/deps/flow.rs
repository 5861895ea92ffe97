//! Which barrier must wait for which copy.
//!
//! Facts of open copies go forward through the program. At an access, the last barriers on the paths from each copy to the
//! same memory are told to wait for it. With what was told, the program is gone through again, until nothing more is told.
//!
//! Around a loop, a fact becomes a *slot*: a name for what the iteration before left open, so that several iterations can be
//! open at once. Facts of a body's end are those of its beginning in the next pass; passes go on until no end changes.

use rustc_hash::{FxHashMap, FxHashSet};

use super::names::Memory;
use super::state::{Fact, Name, State, Stop, Token, merge};
use super::{DepsError, Note};
use crate::trace::{GraphId, Iterate, NodeId, NodeKind, Trace};

/// Passes over the program, at most. Each settles one more level of loops, or one more step of buffers that take turns.
const MAX_PASSES: usize = 10_000;

/// What an iteration leaves open for the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub(super) slot: u32,
    fact: Fact,
}

impl End {
    /// What stands for the copy at the end of the body.
    pub(super) const fn token(&self) -> Token {
        self.fact.token
    }
}

/// Everything that is found out.
pub(super) struct Flow<'t> {
    trace: &'t Trace,
    memory: Memory<'t>,
    /// Slots of loop bodies: the memory as the beginning of the body calls it, and the copy.
    slots: FxHashMap<GraphId, Vec<(Name, NodeId)>>,
    /// What bodies leave open, found in the pass before.
    pub(super) ends: FxHashMap<GraphId, Vec<End>>,
    /// The same, being found in this pass.
    next: FxHashMap<GraphId, Vec<End>>,
    /// What stands for a slot before the loop, if anything does.
    pub(super) inits: FxHashMap<(GraphId, u32), Token>,
    /// Who waits for what.
    told: FxHashSet<Stop>,
    /// The same, found in this pass.
    wanted: FxHashSet<Stop>,
    /// What each barrier or signal waits for in the end, in the order of issue.
    pub(super) waits: FxHashMap<NodeId, Vec<Token>>,
    /// Copies that are open at the end of a conditional, in the order of issue.
    pub(super) closed: FxHashMap<NodeId, Vec<NodeId>>,
    missing: FxHashSet<(NodeId, NodeId)>,
}

pub(super) fn analyse(trace: &Trace) -> Result<Flow<'_>, DepsError> {
    let mut flow = Flow {
        trace,
        memory: Memory::new(trace),
        slots: FxHashMap::default(),
        ends: FxHashMap::default(),
        next: FxHashMap::default(),
        inits: FxHashMap::default(),
        told: FxHashSet::default(),
        wanted: FxHashSet::default(),
        waits: FxHashMap::default(),
        closed: FxHashMap::default(),
        missing: FxHashSet::default(),
    };
    for _ in 0..MAX_PASSES {
        flow.pass();
        if flow.next != flow.ends {
            flow.ends = std::mem::take(&mut flow.next);
        } else if flow.wanted.is_subset(&flow.told) {
            return Ok(flow);
        } else {
            flow.told.extend(flow.wanted.drain());
            flow.ends.clear();
        }
    }
    let message = format!("the dependencies of copies did not settle in {MAX_PASSES} passes over the trace");
    Err(DepsError { message })
}

impl<'t> Flow<'t> {
    /// What is to be said.
    pub(super) fn notes(&self) -> Vec<Note> {
        let missing = self.missing.iter().map(|&(copy, access)| Note::NoBarrier { copy, access });
        let closed = self.closed.keys().map(|&conditional| Note::ClosedInConditional { conditional });
        let mut notes: Vec<Note> = missing.chain(closed).collect();
        notes.sort_unstable();
        notes
    }

    fn pass(&mut self) {
        self.next.clear();
        self.inits.clear();
        self.wanted.clear();
        self.waits.clear();
        self.closed.clear();
        self.missing.clear();
        self.walk(self.trace.root(), State::new());
    }

    /// What is open at the end of `graph`, of what is open at its beginning. Nesting is bounded by validation.
    fn walk(&mut self, graph: GraphId, mut state: State) -> State {
        let trace = self.trace;
        for &node in trace.graph(graph).nodes() {
            let kind = &trace.node(node).kind;
            if let Some(memory) = kind.shared_memory() {
                let memory = self.memory.value(memory);
                self.access(&mut state, node, memory);
                if kind.is_asynchronous() {
                    state.push(Fact::issued(node, memory));
                }
            }
            match kind {
                NodeKind::Barrier(_) => self.barrier(&mut state, node),
                NodeKind::Signal { barrier: -1, .. } => self.signal(&mut state, node),
                NodeKind::Wait { barrier: -1 } => wait(&mut state),
                NodeKind::Iterate(iterate) => state = self.iterate(node, iterate, state),
                NodeKind::Conditional(conditional) => {
                    state = self.conditional(node, conditional.graph, state)
                }
                _ => {}
            }
        }
        state
    }

    fn access(&mut self, state: &mut State, node: NodeId, memory: NodeId) {
        let copies = self.trace.node(node).kind.is_asynchronous();
        state.retain_mut(|fact| {
            let touched = match fact.name {
                Name::Value(value) => self.memory.may_alias(value, memory),
                Name::Was(value) => self.memory.may_share(value, memory),
            };
            if !touched {
                return true;
            }
            self.wanted.extend(fact.last.drain(..));
            if fact.bare && !copies {
                self.missing.insert((fact.op, node));
            }
            fact.bare
        });
    }

    fn barrier(&mut self, state: &mut State, barrier: NodeId) {
        self.stop(state, barrier);
        for fact in state {
            fact.last.clear();
            fact.last.push((barrier, fact.token));
            fact.signals.clear();
            fact.bare = false;
        }
    }

    fn signal(&mut self, state: &mut State, signal: NodeId) {
        self.stop(state, signal);
        for fact in state {
            fact.signals.clear();
            fact.signals.push((signal, fact.token));
        }
    }

    /// Copies that `node` was told to wait for are complete after it.
    fn stop(&mut self, state: &mut State, node: NodeId) {
        state.retain(|fact| {
            let waits = self.told.contains(&(node, fact.token));
            if waits {
                self.waits.entry(node).or_default().push(fact.token);
            }
            !waits
        });
    }

    fn conditional(&mut self, owner: NodeId, body: GraphId, mut state: State) -> State {
        let end = self.walk(body, state.clone());
        let (born, outer): (State, State) = end.into_iter().partition(|fact| self.home(fact.token) == body);
        if !born.is_empty() {
            self.closed.insert(owner, born.iter().map(|fact| fact.op).collect());
        }
        merge(&mut state, outer);
        state
    }

    fn iterate(&mut self, owner: NodeId, iterate: &Iterate, entry: State) -> State {
        let body = iterate.graph;
        let start = self.start(iterate, &entry);
        let end = self.walk(body, start);
        let (born, outer): (State, State) = end.into_iter().partition(|fact| self.home(fact.token) == body);
        let mut after = State::new();
        if iterate.trips.is_none_or(|trips| trips == 0) {
            after = entry;
        }
        merge(&mut after, outer);
        let mut ends: Vec<End> = Vec::new();
        for fact in born {
            let slot = self.slot(body, self.next_name(iterate, &fact), fact.op);
            let name = self.name_after(owner, iterate, &fact);
            let token = Token::Result(body, slot);
            merge(&mut after, vec![Fact { token, name, ..fact.clone() }]);
            match ends.iter().position(|end| end.slot == slot) {
                // An older instance of the same copy into the same memory: who waits for the younger one waits for both.
                Some(at) => {
                    let older = ends.remove(at);
                    let mut fact = fact;
                    fact.join(&older.fact);
                    ends.push(End { slot, fact });
                }
                None => ends.push(End { slot, fact }),
            }
        }
        if !ends.is_empty() {
            self.next.insert(body, ends);
        }
        after
    }

    /// What is open at the beginning of a body: what is before the loop, as far as no slot takes it up, and the slots.
    fn start(&mut self, iterate: &Iterate, entry: &State) -> State {
        let body = iterate.graph;
        let mut entry: Vec<Option<&Fact>> = entry.iter().map(Some).collect();
        let mut carried = State::new();
        for end in self.ends.get(&body).cloned().unwrap_or_default() {
            let Some(&(name, op)) = self.slots.get(&body).and_then(|slots| slots.get(end.slot as usize))
            else {
                continue;
            };
            let token = Token::Slot(body, end.slot);
            let mut fact = Fact { token, op, name, ..end.fact };
            let fits = |before: &&mut Option<&Fact>| {
                before.is_some_and(|before| {
                    self.is_gather(before.op) == self.is_gather(op)
                        && self.name_inside(iterate, before) == name
                })
            };
            if let Some(before) = entry.iter_mut().find(fits).and_then(Option::take) {
                self.inits.insert((body, end.slot), before.token);
                fact.join(before);
            }
            carried.push(fact);
        }
        let mut start: State = entry.into_iter().flatten().cloned().collect();
        start.append(&mut carried);
        start
    }

    fn slot(&mut self, body: GraphId, name: Name, op: NodeId) -> u32 {
        let slots = self.slots.entry(body).or_default();
        let at = slots.iter().position(|slot| *slot == (name, op)).unwrap_or_else(|| {
            slots.push((name, op));
            slots.len() - 1
        });
        // A trace has fewer than 2^32 copies.
        at as u32
    }

    /// How the first iteration calls the memory of a copy from before the loop.
    fn name_inside(&self, iterate: &Iterate, fact: &Fact) -> Name {
        let Name::Value(value) = fact.name else { return fact.name };
        let index = iterate.init_args.iter().position(|&init| self.memory.value(init) == value);
        let arg = index.and_then(|index| self.memory.iter_arg(iterate.graph, index));
        arg.map_or(fact.name, Name::Value)
    }

    /// How the next iteration calls it.
    fn next_name(&self, iterate: &Iterate, fact: &Fact) -> Name {
        self.renamed(iterate, fact, |index| self.memory.iter_arg(iterate.graph, index))
    }

    /// How it is called after the loop.
    fn name_after(&self, owner: NodeId, iterate: &Iterate, fact: &Fact) -> Name {
        self.renamed(iterate, fact, |index| self.memory.result(owner, index))
    }

    /// Names of the body lose their meaning at its end; what it gives has a new one.
    fn renamed(&self, iterate: &Iterate, fact: &Fact, new: impl Fn(usize) -> Option<NodeId>) -> Name {
        let Name::Value(value) = fact.name else { return fact.name };
        if self.trace.node(value).graph != iterate.graph {
            return fact.name;
        }
        let outputs = self.trace.outputs(iterate.graph).iter().enumerate();
        let given = outputs.filter(|(_, output)| self.memory.value(**output) == value);
        given.filter_map(|(index, _)| new(index)).next().map_or(Name::Was(value), Name::Value)
    }

    /// The copy that a slot is for.
    pub(super) fn op(&self, body: GraphId, slot: u32) -> NodeId {
        let found = self.slots.get(&body).and_then(|slots| slots.get(slot as usize));
        found.map_or(NodeId::FIRST, |&(_, op)| op)
    }

    /// What stands for a slot at the end of an iteration, if anything does.
    pub(super) fn end(&self, body: GraphId, slot: u32) -> Option<Token> {
        self.ends.get(&body)?.iter().find(|end| end.slot == slot).map(End::token)
    }

    fn is_gather(&self, op: NodeId) -> bool {
        matches!(self.trace.node(op).kind, NodeKind::GatherToLds(_))
    }

    /// The graph in which a token is a node.
    pub(super) fn home(&self, token: Token) -> GraphId {
        match token {
            Token::Op(op) => self.trace.node(op).graph,
            Token::Slot(body, _) => body,
            Token::Result(body, _) => self.trace.around(body).unwrap_or(body),
        }
    }
}

/// After a wait, the signal before it has done what a barrier does.
fn wait(state: &mut State) {
    for fact in state.iter_mut().filter(|fact| !fact.signals.is_empty()) {
        fact.last = std::mem::take(&mut fact.signals);
        fact.bare = false;
    }
}
