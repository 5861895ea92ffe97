//! How many of the newest entries of a queue may be in flight after a wait whose own attribute does
//! not count entries: a wait for tokens, and a wait that counts instructions.
//!
//! Both answers are maxima over all paths back from the wait, so each is an upper bound on what may
//! be in flight. `None` means that no bound was found.

use std::hash::Hash;

use rustc_hash::FxHashMap;
use seawall_dialects::{Meaning, Queue as OpQueue};
use seawall_mlir::{OpId, ValueId};

use super::{Back, Point, Predecessor, ReverseEdge};

/// The largest bound. A wait that may leave more entries in flight has none.
const MOST: u32 = 128;

/// What an entry of the queue is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entries {
    /// A commit group of asynchronous copies.
    Groups,
    /// A copy of the tensor data mover.
    TensorCopies,
}

/// The walks back from the waits of a module.
pub(crate) struct Pending<'a, 'm> {
    pub(crate) back: &'a Back<'m>,
    pub(crate) entries: Entries,
    /// Takes note of a step. `false` once there were too many.
    pub(crate) fuel: &'a dyn Fn() -> bool,
}

/// One step of a walk.
enum Step<S> {
    /// To an earlier state, past this many entries.
    To(S, u32),
    /// The walk ends; up to this many entries of those it passed are complete.
    End(u32),
}

impl Pending<'_, '_> {
    /// The entries that may be newer than the one that `token` stands for at `wait`.
    pub(crate) fn behind_token(&self, token: ValueId, wait: OpId) -> Option<u32> {
        let start = (self.back.before(wait)?, token);
        self.most(start, |(at, value), steps| match self.back.behind(at) {
            Predecessor::Op(op, _) if self.back.module.results(op).contains(&value) => {
                // The group of a copy is closed by the first commit after it.
                let own = match (self.entries, self.back.knowledge.meaning(op)) {
                    (Entries::Groups, Meaning::CommitGroup(OpQueue::CpAsync)) => 0,
                    (Entries::Groups, Meaning::AsyncCopy(copy)) if copy.queue == OpQueue::CpAsync => 1,
                    (Entries::TensorCopies, Meaning::AsyncCopy(copy)) if copy.queue == OpQueue::Tdm => 0,
                    _ => return None,
                };
                steps.push(Step::End(own));
                Some(())
            }
            Predecessor::Op(op, before) => {
                steps.push(Step::To((before, value), u32::from(self.passed(op)?)));
                Some(())
            }
            Predecessor::Edges(_, hops) => self.follow(&hops, value, steps),
            Predecessor::Unknown(op) => {
                let made = self.back.module.results(op).contains(&value);
                let before = self.back.before(op).filter(|before| !made && before.block == at.block)?;
                steps.push(Step::To((before, value), u32::from(self.passed(op)?)));
                Some(())
            }
            Predecessor::Start => None,
        })
    }

    /// The entries with at least one of the `newest` instructions at `wait`. `weight` is a lower
    /// bound of the instructions that an op becomes.
    pub(crate) fn of_instructions(
        &self,
        newest: u32,
        wait: OpId,
        weight: &mut dyn FnMut(OpId) -> u32,
    ) -> Option<u32> {
        let start = (self.back.before(wait)?, newest);
        self.most(start, |(at, left), steps| {
            if left == 0 {
                steps.push(Step::End(0));
                return Some(());
            }
            match self.back.behind(at) {
                Predecessor::Op(op, before) => {
                    let passed = u32::from(self.passed(op)?);
                    steps.push(Step::To((before, left.saturating_sub(weight(op))), passed));
                }
                Predecessor::Edges(_, hops) => {
                    steps.extend(hops.iter().map(|hop| Step::To((hop.to, left), 0)))
                }
                Predecessor::Unknown(op) => {
                    let before = self.back.before(op).filter(|before| before.block == at.block)?;
                    steps.push(Step::To((before, left), u32::from(self.passed(op)?)));
                }
                Predecessor::Start => steps.push(Step::End(0)),
            }
            Some(())
        })
    }

    fn follow(
        &self,
        hops: &[ReverseEdge<'_>],
        value: ValueId,
        steps: &mut Vec<Step<(Point, ValueId)>>,
    ) -> Option<()> {
        for hop in hops {
            steps.push(Step::To((hop.to, hop.renamed(value)?), 0));
        }
        Some(())
    }

    /// Whether `op` is an entry. `None` if it may hide entries in a callee or in its regions.
    fn passed(&self, op: OpId) -> Option<bool> {
        let module = self.back.module;
        match self.back.knowledge.meaning(op) {
            Meaning::Call => None,
            _ if !module.regions(op).is_empty() => {
                let hidden = module.walk_op(op).any(|inner| {
                    matches!(self.back.knowledge.meaning(inner), Meaning::Call) || self.is_entry(inner)
                });
                (!hidden).then_some(false)
            }
            _ => Some(self.is_entry(op)),
        }
    }

    fn is_entry(&self, op: OpId) -> bool {
        match (self.entries, self.back.knowledge.meaning(op)) {
            (Entries::Groups, Meaning::CommitGroup(queue)) => queue == OpQueue::CpAsync,
            (Entries::TensorCopies, Meaning::AsyncCopy(copy)) => copy.queue == OpQueue::Tdm,
            _ => false,
        }
    }

    /// The most entries on any path from `start` to an end of the walk. Each state is visited again
    /// when a path with more entries reaches it, which a cycle with entries does until `MOST`.
    fn most<S: Copy + Eq + Hash>(
        &self,
        start: S,
        mut back: impl FnMut(S, &mut Vec<Step<S>>) -> Option<()>,
    ) -> Option<u32> {
        let mut reached: FxHashMap<S, u32> = FxHashMap::default();
        reached.insert(start, 0);
        let mut work = vec![(start, 0)];
        let mut steps = Vec::new();
        let mut most = None;
        while let Some((state, passed)) = work.pop() {
            if reached.get(&state).is_some_and(|&known| known > passed) {
                continue;
            }
            if !(self.fuel)() {
                return None;
            }
            back(state, &mut steps)?;
            for step in steps.drain(..) {
                match step {
                    Step::End(complete) => most = most.max(Some(passed.saturating_sub(complete))),
                    Step::To(state, entries) => {
                        let passed = passed + entries;
                        if passed > MOST {
                            return None;
                        }
                        if reached.get(&state).is_none_or(|&known| known < passed) {
                            reached.insert(state, passed);
                            work.push((state, passed));
                        }
                    }
                }
            }
        }
        most
    }
}
