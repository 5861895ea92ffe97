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
use crate::trace::{GraphId, NodeId, NodeKind, Trace, WORKGROUP_BARRIER};

/// Passes over the program, at most. Each settles one more level of loops, or one more step of buffers that take turns.
const MAX_PASSES: usize = 10_000;

/// What an iteration leaves open for the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub(super) slot: u32,
    pub(super) fact: Fact,
}

/// What a slot of a loop is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SlotKey {
    /// The memory, as the beginning of the body calls it.
    pub(super) name: Name,
    /// The copy that the loop brings.
    pub(super) op: NodeId,
}

/// What the body of a loop leaves open at its end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Left {
    /// Copies of its own, as slots.
    pub(super) ends: Vec<End>,
    /// Copies from before the loop.
    pub(super) outer: State,
}

/// Everything that is found out.
pub(super) struct Flow<'t> {
    pub(super) trace: &'t Trace,
    pub(super) memory: Memory<'t>,
    /// Slots of loop bodies.
    pub(super) slots: FxHashMap<GraphId, Vec<SlotKey>>,
    /// What bodies leave open, found in the pass before.
    pub(super) before: FxHashMap<GraphId, Left>,
    /// The same, being found in this pass.
    pub(super) now: FxHashMap<GraphId, Left>,
    /// What stands for a slot before the loop, if anything does.
    pub(super) inits: FxHashMap<(GraphId, u32), Token>,
    /// Who waits for what.
    told: FxHashSet<Stop>,
    /// The same, found in this pass.
    wanted: FxHashSet<Stop>,
    /// What each barrier or signal waits for in the end, in the order of issue.
    pub(super) waits: FxHashMap<NodeId, Vec<Token>>,
    /// Copies that are open at the end of a conditional without a barrier since, in the order of issue.
    pub(super) closed: FxHashMap<NodeId, Vec<NodeId>>,
    missing: FxHashSet<(NodeId, NodeId)>,
}

pub(super) fn analyse(trace: &Trace) -> Result<Flow<'_>, DepsError> {
    let mut flow = Flow {
        trace,
        memory: Memory::new(trace),
        slots: FxHashMap::default(),
        before: FxHashMap::default(),
        now: FxHashMap::default(),
        inits: FxHashMap::default(),
        told: FxHashSet::default(),
        wanted: FxHashSet::default(),
        waits: FxHashMap::default(),
        closed: FxHashMap::default(),
        missing: FxHashSet::default(),
    };
    for _ in 0..MAX_PASSES {
        flow.pass();
        if flow.now != flow.before {
            flow.before = std::mem::take(&mut flow.now);
        } else if flow.wanted.is_subset(&flow.told) {
            return Ok(flow);
        } else {
            flow.told.extend(flow.wanted.drain());
            flow.before.clear();
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
        self.now.clear();
        self.inits.clear();
        self.wanted.clear();
        self.waits.clear();
        self.closed.clear();
        self.missing.clear();
        self.walk(self.trace.root(), State::new());
    }

    /// What is open at the end of `graph`, of what is open at its beginning. Nesting is bounded by validation.
    pub(super) fn walk(&mut self, graph: GraphId, mut state: State) -> State {
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
                NodeKind::Signal { barrier: WORKGROUP_BARRIER, .. } => self.signal(&mut state, node),
                NodeKind::Wait { barrier: WORKGROUP_BARRIER } => wait(&mut state),
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
            (fact.silent, fact.bare) = (true, false);
        }
    }

    fn signal(&mut self, state: &mut State, signal: NodeId) {
        self.stop(state, signal);
        for fact in state {
            fact.signals.clear();
            fact.signals.push((signal, fact.token));
            fact.silent = false;
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

    /// No name leads out of the body of `owner`: the last barriers and signals inside wait, and where no barrier came, a wait at the
    /// end does.
    fn close(&mut self, owner: NodeId, facts: &[Fact]) {
        self.wanted.extend(facts.iter().flat_map(|fact| fact.last.iter().chain(&fact.signals).copied()));
        let closed: Vec<NodeId> = facts.iter().filter(|fact| fact.bare).map(|fact| fact.op).collect();
        if !closed.is_empty() {
            self.closed.insert(owner, closed);
        }
    }

    fn conditional(&mut self, owner: NodeId, body: GraphId, mut state: State) -> State {
        let end = self.walk(body, state.clone());
        let (born, outer): (State, State) = end.into_iter().partition(|fact| self.home(fact.token) == body);
        self.close(owner, &born);
        merge(&mut state, outer);
        state
    }

    /// The copy that a slot is for; `None` if the body has no such slot.
    pub(super) fn op(&self, body: GraphId, slot: u32) -> Option<NodeId> {
        let found = self.slots.get(&body).and_then(|slots| slots.get(slot as usize));
        found.map(|slot| slot.op)
    }

    /// What stands for a slot at the end of an iteration, if anything does.
    pub(super) fn end(&self, body: GraphId, slot: u32) -> Option<Token> {
        let mut ends = self.before.get(&body)?.ends.iter();
        ends.find(|end| end.slot == slot).map(|end| end.fact.token)
    }

    pub(super) fn is_gather(&self, op: NodeId) -> bool {
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

/// After a wait, the signal before it has done what a barrier does, on the paths that have one.
fn wait(state: &mut State) {
    for fact in state {
        if !fact.silent {
            fact.last.clear();
            fact.bare = false;
        }
        fact.last.append(&mut fact.signals);
        fact.last.sort_unstable();
        fact.last.dedup();
        fact.silent = true;
    }
}
