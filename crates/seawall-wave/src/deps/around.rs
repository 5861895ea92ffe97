//! Loops of the dependency analysis. Copies that are open at the end of an iteration return to the
//! beginning of the body in slots, under the names that their memory has there. After the loop they
//! are results.

use rustc_hash::FxHashMap;

use super::analysis::{BodyEnd, DependencyAnalysis, End, SlotKey};
use super::copy_state::{Fact, Facts, Name, Token, merge};
use crate::trace::{GraphId, Iterate, NodeId};

impl DependencyAnalysis<'_> {
    /// Returns the facts after a loop.
    pub(super) fn iterate(&mut self, owner: NodeId, iterate: &Iterate, entry: Facts) -> Facts {
        let body = iterate.graph;
        let start = self.start(iterate, &entry);
        let end = self.walk(body, start);
        let (born, outer): (Facts, Facts) = end.into_iter().partition(|fact| self.home(fact.token) == body);
        let mut after = Facts::new();
        if iterate.trips.is_none_or(|trips| trips == 0) {
            after = entry;
        }
        merge(&mut after, outer.clone());
        let mut ends = Vec::new();
        for fact in born {
            let key = SlotKey { name: self.next_name(iterate, &fact), op: fact.op };
            let slot = self.slot(body, key);
            add_end(&mut ends, End { slot, fact });
        }
        for End { slot, fact } in &ends {
            let (token, name) = (Token::Result(body, *slot), self.name_after(owner, iterate, fact));
            merge(&mut after, vec![Fact { token, name, ..fact.clone() }]);
        }
        self.now.insert(body, BodyEnd { ends, outer });
        after
    }

    /// Returns the facts at the beginning of a body: those before the loop, and the slots.
    fn start(&mut self, iterate: &Iterate, entry: &Facts) -> Facts {
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
        // There are fewer than 2^32 copies.
        at as u32
    }

    /// The name, in the first iteration, of the memory of a copy from before the loop.
    fn name_inside(&self, iterate: &Iterate, fact: &Fact) -> Name {
        let Name::Value(value) = fact.name else { return fact.name };
        let index = iterate.init_args.iter().position(|&init| self.memory.value(init) == value);
        let arg = index.and_then(|index| self.memory.iter_arg(iterate.graph, index));
        arg.map_or(fact.name, Name::Value)
    }

    /// The name of the memory in the next iteration.
    fn next_name(&self, iterate: &Iterate, fact: &Fact) -> Name {
        self.renamed(iterate, fact, |index| self.memory.iter_arg(iterate.graph, index))
    }

    /// The name of the memory after the loop.
    fn name_after(&self, owner: NodeId, iterate: &Iterate, fact: &Fact) -> Name {
        self.renamed(iterate, fact, |index| self.memory.result(owner, index))
    }

    /// Names of the body are invalid after its end. A value that the body outputs gets a new name.
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

/// Adds a copy that is open at the end of an iteration. It replaces an older instance of the same
/// copy into the same memory, because a wait for the newer one covers both.
fn add_end(ends: &mut Vec<End>, mut end: End) {
    if let Some(at) = ends.iter().position(|older| older.slot == end.slot) {
        let older = ends.remove(at);
        end.fact.join(&older.fact);
    }
    ends.push(end);
}

/// The initial values of slots.
///
/// A younger slot of a copy replaces an older one in waits. It must therefore have a copy whenever
/// the older one has, even if the loop did not run. So each slot of a copy begins with the youngest
/// open instance of that copy before the loop. If there is none, all of its slots begin with the
/// first other copy whose memory fits one of them.
struct Inits<'e> {
    entry: &'e Facts,
    of: FxHashMap<NodeId, Token>,
}

impl<'e> Inits<'e> {
    fn new(entry: &'e Facts) -> Self {
        let of = entry.iter().map(|fact| (fact.op, fact.token)).collect();
        Inits { entry, of }
    }

    /// Returns the initial value of the next slot of `op`. `fits` is true for facts from before the
    /// loop whose memory is that of the slot.
    fn of(&mut self, op: NodeId, fits: impl Fn(&Fact) -> bool) -> Option<Token> {
        if let Some(&token) = self.of.get(&op) {
            return Some(token);
        }
        let token = self.entry.iter().find(|fact| fits(fact))?.token;
        self.of.insert(op, token);
        Some(token)
    }
}
