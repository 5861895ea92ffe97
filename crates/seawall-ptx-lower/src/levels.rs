//! Which threads agree on a value, and which branches diverge.
//!
//! A value has a set of bits of the thread's index that do not matter: threads whose indices differ
//! only in these bits have the same value. So a reduction by `shfl.sync.bfly` of each distance is
//! the same in all lanes.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;
use seawall_base::EntityId;

use crate::expr::{Cmp, ExprId, Level, Node, Op};
use crate::flow::{Exit, Flow};
use crate::lanes::{Shuffle, ShuffleMode};
use crate::loops::trips;
use crate::regions::side;
use crate::threads::{LANES, Threads};
use crate::values::Values;

/// Bits of the thread's index. The largest CTA has 2^10 threads.
type Bits = u16;

const ALL: Bits = 0x3ff;

/// The bits of the lane.
const LANE: Bits = LANES as Bits - 1;

/// The levels of all values of a kernel.
#[derive(Clone, Debug)]
pub(crate) struct Levels {
    threads: Threads,
    /// The bits of the thread's index that do not matter, by value.
    same: Vec<Bits>,
    /// Whether a value is a function of the thread's index alone.
    of_thread: Vec<bool>,
    phis: Vec<Bits>,
    /// The number of iterations of loops by their headers, if all threads have the same one.
    pub(crate) trips: FxHashMap<usize, u64>,
    /// The blocks that close loops with such numbers: the header and the number.
    counted: BTreeMap<usize, (usize, u64)>,
    /// For each block, whether only some threads may execute it.
    pub(crate) divergent: Vec<bool>,
}

impl Levels {
    /// Computes the levels: a phi differs between threads if an operand does, or if a divergent
    /// branch decides which operand it has.
    pub(crate) fn new(
        values: &Values<'_>,
        flow: &Flow,
        postdominators: &[Option<usize>],
        threads: Threads,
    ) -> Levels {
        let mut levels = Levels {
            threads,
            same: Vec::new(),
            of_thread: Vec::new(),
            phis: vec![ALL; values.phis.len()],
            trips: FxHashMap::default(),
            counted: BTreeMap::new(),
            divergent: vec![false; flow.blocks.len()],
        };
        levels.count_trips(values, flow);
        // The bits that matter for no branch on which it depends whether a thread comes here.
        let mut affected = vec![ALL; flow.blocks.len()];
        loop {
            levels.extend(values);
            let mut changed = false;
            for (number, phi) in values.phis.iter().enumerate() {
                let of_operands = phi.incoming.iter().map(|&(_, value)| levels.bits(value));
                let same =
                    of_operands.fold(affected[phi.block], |same, own| same & own) & levels.phis[number];
                changed |= same != levels.phis[number];
                levels.phis[number] = same;
            }
            for &block in &flow.order {
                let same = levels.bits_of_branch(values, flow, block);
                if same == ALL {
                    continue;
                }
                let end = postdominators[block];
                let inside = between(flow, block, end);
                for &inside in &inside {
                    levels.divergent[inside] = true;
                }
                // Threads that took different paths meet at the end, or where the paths cross.
                let own = sides_of(flow, block, end);
                for inside in inside.into_iter().filter(|inside| !own.contains(inside)).chain(end) {
                    changed |= affected[inside] & same != affected[inside];
                    affected[inside] &= same;
                }
            }
            if !changed {
                return levels;
            }
        }
    }

    /// Finds the loops that run equally often in all threads.
    fn count_trips(&mut self, values: &Values<'_>, flow: &Flow) {
        self.extend(values);
        let mut threads = self.threads.clone();
        for &block in &flow.order {
            let found = trips(values, flow, &mut threads, block, |value| self.is_of_thread(value));
            if let Some((header, trips)) = found {
                // Another way back may go on.
                let latches = flow.predecessors[header].iter();
                if latches.filter(|&&from| flow.is_back_edge(from, header)).count() == 1 {
                    self.trips.insert(header, trips);
                }
                self.counted.insert(block, (header, trips));
            }
        }
    }

    /// Lets counters of iterations decide the branches that close counted loops, instead of
    /// counters that differ between threads.
    pub(crate) fn count_iterations(&mut self, values: &mut Values<'_>, flow: &Flow) {
        for (&block, &(header, trips)) in &self.counted.clone() {
            let Exit::Branch { step, taken, .. } = flow.blocks[block].exit else { continue };
            let guard = values.uses[step].guard;
            if guard.is_none_or(|guard| self.of(guard) == Level::Cta) {
                continue;
            }
            let iteration = values.exprs.intern(Node::Iteration(header as u32));
            let one = values.exprs.constant(32, 1);
            let next = values.exprs.binary(Op::Add, 32, iteration, one);
            let trips = values.exprs.constant(32, trips);
            let continues = values.exprs.compare(Cmp::LtS, 32, next, trips);
            let guard = if taken == header { continues } else { values.exprs.not(continues) };
            values.uses[step].guard = Some(guard);
        }
        self.update(values);
    }

    /// The bits of the thread's index that do not matter for where a block goes.
    fn bits_of_branch(&self, values: &Values<'_>, flow: &Flow, block: usize) -> Bits {
        if self.counted.contains_key(&block) {
            return ALL;
        }
        match &flow.blocks[block].exit {
            Exit::Branch { step, .. } => values.uses[*step].guard.map_or(0, |guard| self.bits(guard)),
            Exit::Switch(_) => {
                let step = flow.blocks[block].end - 1;
                let index = values.uses[step].operands.first().and_then(|operand| operand.one());
                index.map_or(0, |index| self.bits(index))
            }
            Exit::Goto(_) | Exit::Return | Exit::Unreachable => ALL,
        }
    }

    /// Computes the levels of all expressions with the current levels of phis.
    fn extend(&mut self, values: &Values<'_>) {
        self.same.clear();
        self.of_thread.clear();
        self.update(values);
    }

    /// Adds the levels of expressions that are new since the last call.
    pub(crate) fn update(&mut self, values: &Values<'_>) {
        for index in self.same.len()..values.exprs.len() {
            let id = ExprId::from_index(index);
            let node = values.exprs.node(id);
            let operands = values.exprs.operands(id);
            let known = |operand: &ExprId| self.same.get(operand.index()).copied().unwrap_or(0);
            let common = operands.iter().map(known).fold(ALL, |same, own| same & own);
            let of_thread = match node {
                Node::Const { .. } | Node::Tid(_) | Node::Elect => true,
                Node::Symbol(_) | Node::Phi(_) | Node::Iteration(_) => false,
                _ => operands.iter().all(|operand| self.of_thread.get(operand.index()) == Some(&true)),
            };
            let same = match node {
                _ if common != ALL && of_thread => self.same_by_thread(values, id),
                Node::Tid(_) | Node::Elect => self.same_by_thread(values, id),
                Node::Symbol(number) => {
                    let symbol = &values.exprs.symbols[number as usize];
                    let exchanged = if symbol.commutes { self.exchanged(values, &symbol.of) } else { 0 };
                    match symbol.level {
                        Level::Cta => common | exchanged,
                        Level::Warp if symbol.of.is_empty() => LANE,
                        // All lanes have one value, which follows from those of the warp.
                        Level::Warp => common | LANE,
                        Level::Thread => 0,
                    }
                }
                Node::Phi(number) => self.phis.get(number as usize).copied().unwrap_or(0),
                Node::OfFirstLane(_) | Node::OfWarp { .. } => common | LANE,
                Node::Shuffle { from, .. } => shuffled(common, from),
                Node::Binary { op, a, b, .. } if op.commutes() => common | self.exchanged(values, &[a, b]),
                _ => common,
            };
            self.same.push(same);
            self.of_thread.push(of_thread);
        }
    }

    /// The bit by which two threads exchange a value, if one operand is the other one of the other
    /// thread. An operation that commutes has the same result in both.
    fn exchanged(&self, values: &Values<'_>, operands: &[ExprId]) -> Bits {
        let &[a, b] = operands else { return 0 };
        for (own, other) in [(a, b), (b, a)] {
            if let Node::Butterfly { a, distance } = values.exprs.node(other)
                && a == own
                && distance.is_power_of_two()
            {
                return Bits::from(distance);
            }
        }
        0
    }

    /// The bits that do not matter for a function of the thread's index.
    fn same_by_thread(&mut self, values: &Values<'_>, id: ExprId) -> Bits {
        let all = self.threads.of(&values.exprs, id);
        let is_same = |bit: &u32| {
            let other = |thread: usize| all.get(thread ^ (1 << bit));
            (0..all.len()).all(|thread| other(thread).is_none_or(|other| *other == all[thread]))
        };
        (0..ALL.count_ones()).filter(is_same).fold(0, |bits, bit| bits | 1 << bit)
    }

    fn bits(&self, id: ExprId) -> Bits {
        self.same.get(id.index()).copied().unwrap_or(0)
    }

    /// Which threads agree on a phi.
    pub(crate) fn of_phi(&self, number: usize) -> Level {
        level(self.phis.get(number).copied().unwrap_or(0))
    }

    /// Adds a phi on which all threads agree.
    pub(crate) fn add_phi(&mut self) {
        self.phis.push(ALL);
    }

    /// Which threads agree on a value.
    pub(crate) fn of(&self, id: ExprId) -> Level {
        level(self.bits(id))
    }

    /// The value of a function of the thread's index, if it is the same in all threads.
    pub(crate) fn constant(&mut self, values: &Values<'_>, id: ExprId) -> Option<u64> {
        if !self.is_of_thread(id) || self.of(id) != Level::Cta {
            return None;
        }
        self.threads.of(&values.exprs, id).first().copied()
    }

    /// The least and the largest value over all threads of a constant and multiples of functions of
    /// the thread's index.
    pub(crate) fn bounds(
        &mut self,
        values: &Values<'_>,
        constant: i64,
        terms: &[&(ExprId, i64)],
    ) -> Option<(i64, i64)> {
        let mut sums = vec![constant; self.threads.count];
        for &&(value, factor) in terms {
            let all = self.threads.of(&values.exprs, value);
            for (sum, &own) in sums.iter_mut().zip(all.iter()) {
                *sum = sum.checked_add(own.cast_signed().checked_mul(factor)?)?;
            }
        }
        Some((*sums.iter().min()?, *sums.iter().max()?))
    }

    /// Whether two threads agree on a value.
    pub(crate) fn agree(&self, id: ExprId, threads: &Threads, one: usize, other: usize) -> bool {
        let differing = (threads.index(one) ^ threads.index(other)) as Bits;
        differing & !self.bits(id) == 0
    }

    /// Whether a value is a function of the thread's index alone.
    pub(crate) fn is_of_thread(&self, id: ExprId) -> bool {
        self.of_thread.get(id.index()) == Some(&true)
    }
}

/// The bits that do not matter for a value of other lanes, whose value has the bits `common`.
fn shuffled(common: Bits, from: Shuffle) -> Bits {
    match from.mode {
        ShuffleMode::Index if from.clamp | from.segment == 31 => common | LANE & !Bits::from(from.segment),
        ShuffleMode::Butterfly if from.clamp | from.segment == 31 && from.lane & from.segment == 0 => common,
        _ if common & LANE == LANE => common,
        _ => common & !LANE,
    }
}

fn level(same: Bits) -> Level {
    match same {
        ALL => Level::Cta,
        _ if same & LANE == LANE => Level::Warp,
        _ => Level::Thread,
    }
}

/// The blocks of the sides of a branch into which no other path leads.
pub(crate) fn sides_of(flow: &Flow, branch: usize, end: Option<usize>) -> BTreeSet<usize> {
    let Some(end) = end else { return BTreeSet::new() };
    let starts = flow.blocks[branch].exit.successors().into_iter().filter(|&start| start != end);
    starts.filter_map(|start| side(flow, branch, start, end)).flatten().collect()
}

/// The blocks on paths from a branch to the block where all its paths meet, without these two
/// unless a path leads back to the branch.
pub(crate) fn between(flow: &Flow, branch: usize, end: Option<usize>) -> Vec<usize> {
    let mut seen = BTreeSet::new();
    let mut todo = flow.blocks[branch].exit.successors();
    while let Some(block) = todo.pop() {
        if Some(block) != end && seen.insert(block) {
            todo.extend(flow.blocks[block].exit.successors());
        }
    }
    seen.into_iter().collect()
}

/// The immediate postdominator of each reachable block. `None` if its paths meet nowhere.
pub(crate) fn postdominators(flow: &Flow) -> Vec<Option<usize>> {
    // A node behind all ends.
    let exit = flow.blocks.len();
    let mut next: Vec<Option<usize>> = vec![None; exit + 1];
    next[exit] = Some(exit);
    let mut rank = vec![0_usize; exit + 1];
    for (at, &block) in flow.order.iter().rev().enumerate() {
        rank[block] = at + 1;
    }
    let mut changed = true;
    while changed {
        changed = false;
        for &block in flow.order.iter().rev() {
            let mut successors = flow.blocks[block].exit.successors();
            if successors.is_empty() {
                successors.push(exit);
            }
            let mut known = successors.into_iter().filter(|&after| next[after].is_some());
            let Some(first) = known.next() else { continue };
            let meet = known.fold(first, |a, b| common(&next, &rank, a, b));
            changed |= next[block] != Some(meet);
            next[block] = Some(meet);
        }
    }
    next.truncate(exit);
    next.into_iter().map(|after| after.filter(|&after| after != exit)).collect()
}

/// The nearest node to which both lead.
fn common(next: &[Option<usize>], rank: &[usize], mut a: usize, mut b: usize) -> usize {
    // Each node has a higher rank than its postdominator, up to loops without an end.
    for _ in 0..2 * next.len() {
        if a == b {
            return a;
        }
        let exit = next.len() - 1;
        if rank[a] > rank[b] { a = next[a].unwrap_or(exit) } else { b = next[b].unwrap_or(exit) }
    }
    next.len() - 1
}
