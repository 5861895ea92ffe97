//! Computes which barrier must wait for which copy.
//!
//! Facts about open copies travel forward through the program. At an access, the last barriers on
//! the paths from each copy of the same memory become waits. The program is walked again with these
//! waits until there are no new ones.
//!
//! Around a loop, a fact becomes a *slot*: a name for a copy that is open at the end of the
//! previous iteration. Several iterations can therefore be open at once. The facts at the end of a
//! body are those of its beginning in the next pass, and passes continue until no end changes.

use rustc_hash::{FxHashMap, FxHashSet};

use super::copy_state::{Fact, Facts, Name, Stop, Token, merge};
use super::names::Memory;
use super::{DepsError, Note};
use crate::trace::{GraphId, NodeId, NodeKind, Trace, WORKGROUP_BARRIER};

/// The largest number of passes over the program. Each settles one more level of loops, or one more
/// step of rotating buffers.
const MAX_PASSES: usize = 10_000;

/// A copy that is open at the end of an iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub(super) slot: u32,
    pub(super) fact: Fact,
}

/// The purpose of a slot of a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SlotKey {
    /// The memory, by its name at the beginning of the body.
    pub(super) name: Name,
    /// The copy in the loop.
    pub(super) op: NodeId,
}

/// The copies that are open at the end of the body of a loop.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct BodyEnd {
    /// Copies of the body, as slots.
    pub(super) ends: Vec<End>,
    /// Copies from before the loop.
    pub(super) outer: Facts,
}

/// The state and the results of the analysis.
pub(super) struct DependencyAnalysis<'t> {
    pub(super) trace: &'t Trace,
    pub(super) memory: Memory<'t>,
    /// The slots of each loop body.
    pub(super) slots: FxHashMap<GraphId, Vec<SlotKey>>,
    /// The ends of bodies, from the previous pass.
    pub(super) before: FxHashMap<GraphId, BodyEnd>,
    /// The ends of bodies, from this pass.
    pub(super) now: FxHashMap<GraphId, BodyEnd>,
    /// The initial value of a slot, if it has one.
    pub(super) inits: FxHashMap<(GraphId, u32), Token>,
    /// The waits that are known: a barrier or signal with the copy that it waits for.
    known_waits: FxHashSet<Stop>,
    /// The waits that this pass needs.
    needed_waits: FxHashSet<Stop>,
    /// The copies that each barrier or signal waits for, in issue order.
    pub(super) waits: FxHashMap<NodeId, Vec<Token>>,
    /// The copies that are open at the end of a conditional without a barrier since, in issue
    /// order.
    pub(super) closed: FxHashMap<NodeId, Vec<NodeId>>,
    missing: FxHashSet<(NodeId, NodeId)>,
}

pub(super) fn analyse(trace: &Trace) -> Result<DependencyAnalysis<'_>, DepsError> {
    let mut flow = DependencyAnalysis {
        trace,
        memory: Memory::new(trace),
        slots: FxHashMap::default(),
        before: FxHashMap::default(),
        now: FxHashMap::default(),
        inits: FxHashMap::default(),
        known_waits: FxHashSet::default(),
        needed_waits: FxHashSet::default(),
        waits: FxHashMap::default(),
        closed: FxHashMap::default(),
        missing: FxHashSet::default(),
    };
    for _ in 0..MAX_PASSES {
        flow.pass();
        if flow.now != flow.before {
            flow.before = std::mem::take(&mut flow.now);
        } else if flow.needed_waits.is_subset(&flow.known_waits) {
            return Ok(flow);
        } else {
            flow.known_waits.extend(flow.needed_waits.drain());
            flow.before.clear();
        }
    }
    let message = format!(
        "the analysis of copy dependencies did not reach a fixpoint in {MAX_PASSES} passes over the trace"
    );
    Err(DepsError { message })
}

impl<'t> DependencyAnalysis<'t> {
    /// Returns the notes for the user.
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
        self.needed_waits.clear();
        self.waits.clear();
        self.closed.clear();
        self.missing.clear();
        self.walk(self.trace.root(), Facts::new());
    }

    /// Walks `graph` from the facts at its beginning, and returns those at its end. Validation
    /// bounds the nesting.
    pub(super) fn walk(&mut self, graph: GraphId, mut state: Facts) -> Facts {
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

    fn access(&mut self, state: &mut Facts, node: NodeId, memory: NodeId) {
        let copies = self.trace.node(node).kind.is_asynchronous();
        state.retain_mut(|fact| {
            let touched = match fact.name {
                Name::Value(value) => self.memory.may_alias(value, memory),
                Name::Was(value) => self.memory.may_share(value, memory),
            };
            if !touched {
                return true;
            }
            self.needed_waits.extend(fact.last.drain(..));
            if fact.bare && !copies {
                self.missing.insert((fact.op, node));
            }
            fact.bare
        });
    }

    fn barrier(&mut self, state: &mut Facts, barrier: NodeId) {
        self.stop(state, barrier);
        for fact in state {
            fact.last.clear();
            fact.last.push((barrier, fact.token));
            fact.signals.clear();
            (fact.silent, fact.bare) = (true, false);
        }
    }

    fn signal(&mut self, state: &mut Facts, signal: NodeId) {
        self.stop(state, signal);
        for fact in state {
            fact.signals.clear();
            fact.signals.push((signal, fact.token));
            fact.silent = false;
        }
    }

    /// Removes the copies that `node` waits for, since they are complete after it.
    fn stop(&mut self, state: &mut Facts, node: NodeId) {
        state.retain(|fact| {
            let waits = self.known_waits.contains(&(node, fact.token));
            if waits {
                self.waits.entry(node).or_default().push(fact.token);
            }
            !waits
        });
    }

    /// Completes copies that have no name outside the body of `owner`. The last barriers and
    /// signals inside wait for them. For a copy without a barrier, a wait at the end does.
    fn close(&mut self, owner: NodeId, facts: &[Fact]) {
        self.needed_waits
            .extend(facts.iter().flat_map(|fact| fact.last.iter().chain(&fact.signals).copied()));
        let closed: Vec<NodeId> = facts.iter().filter(|fact| fact.bare).map(|fact| fact.op).collect();
        if !closed.is_empty() {
            self.closed.insert(owner, closed);
        }
    }

    fn conditional(&mut self, owner: NodeId, body: GraphId, mut state: Facts) -> Facts {
        let end = self.walk(body, state.clone());
        let (born, outer): (Facts, Facts) = end.into_iter().partition(|fact| self.home(fact.token) == body);
        self.close(owner, &born);
        merge(&mut state, outer);
        state
    }

    /// The copy of a slot. `None` if the body has no such slot.
    pub(super) fn op(&self, body: GraphId, slot: u32) -> Option<NodeId> {
        let found = self.slots.get(&body).and_then(|slots| slots.get(slot as usize));
        found.map(|slot| slot.op)
    }

    /// The value of a slot at the end of an iteration, if it has one.
    pub(super) fn end(&self, body: GraphId, slot: u32) -> Option<Token> {
        let mut ends = self.before.get(&body)?.ends.iter();
        ends.find(|end| end.slot == slot).map(|end| end.fact.token)
    }

    pub(super) fn is_gather(&self, op: NodeId) -> bool {
        matches!(self.trace.node(op).kind, NodeKind::GatherToLds(_))
    }

    /// The graph that has the node of a token.
    pub(super) fn home(&self, token: Token) -> GraphId {
        match token {
            Token::Op(op) => self.trace.node(op).graph,
            Token::Slot(body, _) => body,
            Token::Result(body, _) => self.trace.around(body).unwrap_or(body),
        }
    }
}

/// Applies a wait: on the paths that have a signal, the signal and the wait together act like a
/// barrier.
fn wait(state: &mut Facts) {
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
