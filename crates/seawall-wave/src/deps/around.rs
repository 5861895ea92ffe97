//! Loops: what an iteration leaves open comes back to the beginning of the body in slots, under the names that memory has
//! there, and after the loop as results.

use rustc_hash::FxHashMap;

use super::flow::{End, Flow, Left, SlotKey};
use super::state::{Fact, Name, State, Token, merge};
use crate::trace::{GraphId, Iterate, NodeId};

impl Flow<'_> {
    /// What is open after a loop.
    pub(super) fn iterate(&mut self, owner: NodeId, iterate: &Iterate, entry: State) -> State {
        let body = iterate.graph;
        let start = self.start(iterate, &entry);
        let end = self.walk(body, start);
        let (born, outer): (State, State) = end.into_iter().partition(|fact| self.home(fact.token) == body);
        let mut after = State::new();
        if iterate.trips.is_none_or(|trips| trips == 0) {
            after = entry;
        }
        merge(&mut after, outer.clone());
        let mut ends = Vec::new();
        for fact in born {
            let key = SlotKey { name: self.next_name(iterate, &fact), op: fact.op };
            let slot = self.slot(body, key);
            take_up(&mut ends, End { slot, fact });
        }
        for End { slot, fact } in &ends {
            let (token, name) = (Token::Result(body, *slot), self.name_after(owner, iterate, fact));
            merge(&mut after, vec![Fact { token, name, ..fact.clone() }]);
        }
        self.now.insert(body, Left { ends, outer });
        after
    }

    /// What is open at the beginning of a body: what is before the loop, and the slots.
    fn start(&mut self, iterate: &Iterate, entry: &State) -> State {
        let body = iterate.graph;
        let left = self.before.get(&body).cloned().unwrap_or_default();
        let mut start = entry.clone();
        for fact in &mut start {
            if let Some(again) = left.outer.iter().find(|again| again.token == fact.token) {
                fact.join(again);
            }
        }
        let mut inits = Inits::new(entry);
        for End { slot, fact: end } in left.ends {
            let Some(&SlotKey { name, op }) =
                self.slots.get(&body).and_then(|slots| slots.get(slot as usize))
            else {
                continue;
            };
            let fits = |before: &Fact| {
                self.is_gather(before.op) == self.is_gather(op) && self.name_inside(iterate, before) == name
            };
            if let Some(init) = inits.of(op, fits) {
                self.inits.insert((body, slot), init);
            }
            start.push(Fact { token: Token::Slot(body, slot), op, name, ..end });
        }
        start
    }

    fn slot(&mut self, body: GraphId, key: SlotKey) -> u32 {
        let slots = self.slots.entry(body).or_default();
        let at = slots.iter().position(|slot| *slot == key).unwrap_or_else(|| {
            slots.push(key);
            slots.len() - 1
        });
        // Copies are fewer than 2^32.
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
}

/// Adds what an iteration leaves open. An older instance of the same copy into the same memory makes room: who waits for the
/// younger one waits for both.
fn take_up(ends: &mut Vec<End>, mut end: End) {
    if let Some(at) = ends.iter().position(|older| older.slot == end.slot) {
        let older = ends.remove(at);
        end.fact.join(&older.fact);
    }
    ends.push(end);
}

/// What slots begin with.
///
/// A younger slot of a copy takes the place of an older one, and so must stand for something whenever the older one does,
/// also where the loop that brings it did not run. So each slot of a copy begins with the youngest instance of that copy that
/// is open before the loop, if one is, and otherwise all with the first other copy that fits the memory of one.
struct Inits<'e> {
    entry: &'e State,
    of: FxHashMap<NodeId, Token>,
}

impl<'e> Inits<'e> {
    fn new(entry: &'e State) -> Self {
        let of = entry.iter().map(|fact| (fact.op, fact.token)).collect();
        Inits { entry, of }
    }

    /// For the next slot of `op`, for whose memory a fact from before the loop may fit.
    fn of(&mut self, op: NodeId, fits: impl Fn(&Fact) -> bool) -> Option<Token> {
        if let Some(&token) = self.of.get(&op) {
            return Some(token);
        }
        let token = self.entry.iter().find(|fact| fits(fact))?.token;
        self.of.insert(op, token);
        Some(token)
    }
}
