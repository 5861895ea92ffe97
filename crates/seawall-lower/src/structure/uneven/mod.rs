//! Barriers that the threads of a workgroup reach unequally often, so that some threads wait
//! forever.
//!
//! Threads diverge at a conditional, branch or loop that depends on the thread index. The barriers
//! on the path of each thread are counted there. If the condition consists of the thread index and
//! constants, each thread is counted separately. Otherwise all paths must have the same count. The
//! counts along one straight line are added, so a group that skips a barrier may reach another one
//! later.
//!
//! A barrier is reported where the counts differ or are unknown, and where the lanes of one warp
//! diverge. A conditional barrier is also reported if its condition cannot be followed.
//!
//! Direction of error: reported barriers that threads reach equally often. Examples are a condition
//! that is uniform for a reason that Seawall does not see, or a loop that all threads leave after
//! the same number of iterations.

mod branches;
mod divergent_ops;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use branches::Branch;
pub(crate) use divergent_ops::divergent_ops;
use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::{Barrier, Meaning, Regions, WarpSpecialize};
use seawall_mlir::{BlockId, OpId, RegionId, ValueId};

use crate::allocate::placed::Placed;
use crate::facts::Facts;
use crate::integers::number::{self, Known};
use crate::structure::Structure;

/// The kind of a barrier: barriers of one kind synchronize with each other.
type Kind = (u8, i64);

/// How many barriers of each kind a thread reaches; `None` if unknown.
type Count = Option<BTreeMap<Kind, u32>>;

/// The deepest nesting of calls that is followed.
const DEEPEST_CALL: u32 = 64;

/// A part of a straight line that may have different barriers for different threads.
enum Part {
    /// An op with regions, or a conditional barrier.
    Op(OpId),
    /// A branch with its paths, up to where they join.
    Branch(Branch),
}

/// The barriers of a module that threads reach unequally often: the first one of each place where
/// threads diverge.
pub(crate) fn find(structure: &Structure<'_>, unresolved: &[OpId]) -> Vec<OpId> {
    if structure.divergence.by_thread.is_empty() {
        return Vec::new();
    }
    let mut search = Search {
        structure,
        meeting: FxHashSet::default(),
        counts: RefCell::default(),
        calls: Cell::new(0),
        found: Vec::new(),
    };
    // Callees come first.
    for &(function, _) in &structure.functions {
        search.mark(function);
    }
    for &(_, body) in &structure.functions {
        search.region(body);
    }
    let mut found = search.found;
    for &op in unresolved {
        if !found.contains(&op) {
            found.push(op);
        }
    }
    found
}

struct Search<'u, 'm> {
    structure: &'u Structure<'m>,
    /// Ops that are barriers or contain some.
    meeting: FxHashSet<OpId>,
    /// The counts of called functions, by thread. `None` while the count is in progress, since
    /// functions may be recursive.
    counts: RefCell<FxHashMap<(OpId, u32), Count>>,
    /// The nesting depth of the calls being counted.
    calls: Cell<u32>,
    found: Vec<OpId>,
}

impl Search<'_, '_> {
    /// Records which ops of a function contain barriers.
    fn mark(&mut self, function: OpId) {
        let structure = self.structure;
        for op in structure.facts.module.walk_op(function) {
            let calls_one = || {
                matches!(structure.facts.meaning(op), Meaning::Call)
                    && structure.facts.callee(op).is_some_and(|callee| self.meeting.contains(&callee))
            };
            if barriers_of(&structure.placed, op).is_some() || is_conditional(structure, op) || calls_one() {
                let mut at = Some(op);
                while let Some(inner) = at.filter(|&inner| self.meeting.insert(inner)) {
                    at = structure.facts.module.parent_op(inner);
                }
            }
        }
    }

    /// Searches a region that all threads of a partition enter together.
    fn region(&mut self, region: RegionId) {
        let structure = self.structure;
        let blocks = structure.facts.module.region_blocks(region);
        let line = branches::line(structure, blocks);
        let mut parts = Vec::new();
        for &block in blocks {
            let straight = line.contains(&block);
            for &op in structure.facts.module.block_ops(block) {
                if !self.meeting.contains(&op) {
                    continue;
                }
                if is_conditional(structure, op) && self.divides_warps(&Part::Op(op)) {
                    self.found.push(op);
                } else if is_conditional(structure, op) || structure.diverges(op) {
                    parts.push((straight, Part::Op(op)));
                } else {
                    structure.facts.module.regions(op).iter().for_each(|&inner| self.region(inner));
                }
            }
            if let Some(branch) =
                Branch::new(structure, blocks, block).filter(|branch| branch.has_barriers(self))
            {
                parts.push((straight, Part::Branch(branch)));
            }
        }
        let (line, alone): (Vec<_>, Vec<_>) = parts.into_iter().partition(|part| part.0);
        self.settle(&line.into_iter().map(|part| part.1).collect::<Vec<_>>());
        for (_, part) in alone {
            self.settle(&[part]);
        }
    }

    /// Reports the first barrier of each part, unless the counts of all `parts` add up to the same
    /// for all threads. Every thread passes the parts equally often.
    fn settle(&mut self, parts: &[Part]) {
        let divergent_ops: Vec<&Part> =
            parts.iter().filter(|part| !self.is_conditional_barrier(part)).collect();
        if divergent_ops.is_empty() {
            return;
        }
        let even = self.is_even(parts);
        for part in divergent_ops {
            if (!even && !self.is_even(std::slice::from_ref(part))) || self.divides_warps(part) {
                let first = self.first(part);
                self.found.extend(first.filter(|first| !self.found.contains(first)));
            }
        }
    }

    fn is_conditional_barrier(&self, part: &Part) -> bool {
        matches!(part, Part::Op(op) if is_conditional(self.structure, *op))
    }

    /// Whether all threads reach the same number of barriers.
    fn is_even(&self, parts: &[Part]) -> bool {
        let of =
            |thread| parts.iter().try_fold(BTreeMap::new(), |sum, part| add(sum, self.part(part, thread)?));
        let Some(first) = of(0) else { return false };
        (1..number::thread_count(self.structure.facts)).all(|thread| of(thread).as_ref() == Some(&first))
    }

    /// The condition of a conditional, a branch or a conditional barrier.
    fn condition(&self, part: &Part) -> Option<ValueId> {
        match part {
            Part::Op(op) => match self.structure.facts.meaning(*op) {
                Meaning::Regions(Regions::If) => self.structure.facts.module.operands(*op).first().copied(),
                Meaning::Barrier(Barrier::Conditional { predicate }) => {
                    self.structure.facts.operand(*op, predicate)
                }
                _ => None,
            },
            Part::Branch(branch) => branch.condition,
        }
    }

    /// Whether the lanes of one warp are known to diverge.
    fn divides_warps(&self, part: &Part) -> bool {
        let (Some(condition), Some(lanes)) =
            (self.condition(part), self.structure.facts.lanes.filter(|&n| n > 0))
        else {
            return false;
        };
        (0..number::thread_count(self.structure.facts)).any(|thread| {
            let of = |thread| self.number(condition, thread).map(|value| value != 0);
            of(thread).zip(of(thread - thread % lanes)).is_some_and(|(own, first)| own != first)
        })
    }

    fn part(&self, part: &Part, thread: u32) -> Count {
        match part {
            Part::Op(op) => self.op(*op, thread),
            Part::Branch(branch) => {
                let paths = branch.paths.iter();
                let paths: Vec<Count> = paths.map(|way| self.blocks(way.as_deref()?, thread)).collect();
                self.choose(branch.condition, &paths, thread)
            }
        }
    }

    /// The barriers on the path of `thread`. If its path is unknown, the common count of all paths,
    /// if there is one. The first path is that of a true condition.
    fn choose(&self, condition: Option<ValueId>, paths: &[Count], thread: u32) -> Count {
        let holds = condition.and_then(|condition| self.number(condition, thread));
        match (holds, paths) {
            (Some(value), [yes, no]) => if value != 0 { yes } else { no }.clone(),
            (_, [first, rest @ ..]) => first.clone().filter(|_| rest.iter().all(|way| way == first)),
            (_, []) => None,
        }
    }

    fn blocks(&self, blocks: &[BlockId], thread: u32) -> Count {
        let ops = blocks.iter().flat_map(|&block| self.structure.facts.module.block_ops(block));
        let ops = ops.filter(|op| self.meeting.contains(op));
        ops.copied().try_fold(BTreeMap::new(), |sum, op| add(sum, self.op(op, thread)?))
    }

    /// The barriers in an op that contains some.
    fn op(&self, op: OpId, thread: u32) -> Count {
        let structure = self.structure;
        if let Some(barriers) = barriers_of(&structure.placed, op) {
            return Some(BTreeMap::from([barriers]));
        }
        if let Meaning::Barrier(Barrier::Conditional { predicate }) = structure.facts.meaning(op) {
            let held = self.number(structure.facts.operand(op, predicate)?, thread)?;
            let times = u32::from(held != 0);
            return Some(BTreeMap::from([((0, 0), times)]));
        }
        let region = |region: RegionId| match structure.facts.module.region_blocks(region) {
            [] => Some(BTreeMap::new()),
            &[block] => self.blocks(&[block], thread),
            _ => None,
        };
        match structure.facts.meaning(op) {
            Meaning::Regions(Regions::If) => {
                let mut paths: Vec<Count> =
                    structure.facts.module.regions(op).iter().map(|&r| region(r)).collect();
                paths.resize(2, Some(BTreeMap::new()));
                self.choose(structure.facts.module.operands(op).first().copied(), &paths, thread)
            }
            Meaning::Regions(Regions::Switch) => {
                let paths: Vec<Count> =
                    structure.facts.module.regions(op).iter().map(|&r| region(r)).collect();
                self.choose(None, &paths, thread)
            }
            Meaning::Regions(Regions::Once) => region(structure.facts.module.regions(op).first().copied()?),
            Meaning::Call => self.called(structure.facts.callee(op)?, thread),
            _ => None,
        }
    }

    /// The barriers in a function; unknown if it has several blocks.
    fn called(&self, callee: OpId, thread: u32) -> Count {
        if let Some(known) = self.counts.borrow().get(&(callee, thread)) {
            return known.clone();
        }
        let calls = self.calls.get();
        let region = *self.structure.facts.module.regions(callee).first()?;
        let blocks = self.structure.facts.module.region_blocks(region);
        if calls >= DEEPEST_CALL || blocks.len() != 1 {
            return None;
        }
        self.counts.borrow_mut().insert((callee, thread), None);
        self.calls.set(calls + 1);
        let count = self.blocks(blocks, thread);
        self.calls.set(calls);
        self.counts.borrow_mut().insert((callee, thread), count.clone());
        count
    }

    /// The first barrier of a part in textual order: a barrier, or a call of a function that
    /// contains one.
    fn first(&self, part: &Part) -> Option<OpId> {
        let structure = self.structure;
        let is_barrier = |op: &OpId| {
            barriers_of(&structure.placed, *op).is_some()
                || is_conditional(structure, *op)
                || (matches!(structure.facts.meaning(*op), Meaning::Call) && self.meeting.contains(op))
        };
        match part {
            Part::Op(op) => structure.facts.module.walk_op(*op).find(is_barrier),
            Part::Branch(branch) => branch
                .between
                .iter()
                .find_map(|&block| structure.facts.module.walk_block(block).find(is_barrier)),
        }
    }

    /// The value in the thread with this index in the workgroup.
    pub(crate) fn number(&self, value: ValueId, thread: u32) -> Option<i64> {
        // Partitions start at other threads, so a condition in one of them is unknown in the
        // others.
        let is_known = !self.structure.specialized;
        is_known.then(|| number::number(self.structure.facts, value, thread, &mut Known::default()))?
    }
}

fn add(mut sum: BTreeMap<Kind, u32>, more: BTreeMap<Kind, u32>) -> Count {
    for (kind, count) in more {
        let of = sum.entry(kind).or_default();
        *of = of.checked_add(count)?;
    }
    sum.retain(|_, count| *count > 0);
    Some(sum)
}

fn is_conditional(structure: &Structure<'_>, op: OpId) -> bool {
    matches!(structure.facts.meaning(op), Meaning::Barrier(Barrier::Conditional { .. }))
}

/// The barriers of all warps that an op is or that its lowering contains.
pub(crate) fn barriers_of(placed: &Placed<'_>, op: OpId) -> Option<(Kind, u32)> {
    if let Meaning::Barrier(barrier) = placed.facts.meaning(op) {
        return kind(placed.facts, op, barrier).map(|kind| (kind, 1));
    }
    // All warps of the CTA start and end the partitions together.
    if placed.facts.meaning(op) == Meaning::WarpSpecialize(WarpSpecialize::Enter) {
        return Some(((6, 0), 1));
    }
    // Reductions and scans have a region with their combiner.
    let is_combined = matches!(placed.facts.meaning(op), Meaning::Scratch(_));
    if placed.facts.upstream || !(is_combined || placed.facts.module.regions(op).is_empty()) {
        return None;
    }
    let own = placed.facts.knowledge.own_barrier(op);
    let times =
        u32::from(own.before) + u32::from(own.after) + u32::from(placed.synchronizes_over_scratch(op));
    (times > 0).then_some(((0, 0), times))
}

/// The kind of a barrier that needs all threads. Named barriers state their number of threads.
fn kind(facts: &Facts<'_>, op: OpId, barrier: Barrier) -> Option<Kind> {
    Some(match barrier {
        Barrier::AddressSpaces { .. } | Barrier::Gpu { .. } | Barrier::Workgroup | Barrier::ExecutionOnly => {
            (0, 0)
        }
        Barrier::Named { .. } if facts.is_barrier_of_all(op, barrier) => (0, 0),
        Barrier::Cluster { .. } => (1, 0),
        Barrier::ClusterArrive { .. } => (2, 0),
        Barrier::ClusterWait => (3, 0),
        Barrier::SplitSignal { id: key } => (4, i64::from(facts.barrier_id(op, key))),
        Barrier::SplitWait { id: key } => (5, i64::from(facts.barrier_id(op, key))),
        Barrier::Named { .. } | Barrier::NamedArrive { .. } | Barrier::Conditional { .. } | Barrier::Warp => {
            return None;
        }
    })
}
