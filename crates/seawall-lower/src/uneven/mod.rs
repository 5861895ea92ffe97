//! Barriers to which the threads of a workgroup come unequally often, so that some wait for others that never come.
//!
//! Where threads go apart (a conditional, a branch or a loop that depends on the thread's number), the barriers on the way of each are counted:
//! thread by thread where the condition is made of the thread's number and of constants, else they have to be as many on every way. What lies in one
//! straight line is added up, so that a group which stays behind by a barrier may catch up later. A barrier is told where
//! the counts differ, or are not known; and where lanes of one warp go apart, or are held apart. So is a conditional barrier of which it is not followed who takes part.
//!
//! Possible wrong answers: a barrier told although threads come to it alike (a condition that is the same for all in a way that is not seen, a loop that
//! all leave after as many iterations).

mod apart;
mod branches;
mod number;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::{Barrier, Meaning, Regions};
use seawall_mlir::{BlockId, OpId, RegionId, ValueId};

use crate::functions::Functions;
use crate::unit::Unit;
pub(crate) use apart::apart;
use branches::Branch;
pub(crate) use number::Known;

/// Which barrier: those of one kind meet each other.
type Kind = (u8, i64);
/// How many barriers of each kind a thread comes to; `None` if that is not known.
type Count = Option<BTreeMap<Kind, u32>>;

/// Calls inside of calls are followed so far.
const DEEPEST_CALL: u32 = 64;

/// Something in a straight line that may have other barriers for other threads.
enum Part {
    /// An op with regions, or a conditional barrier.
    Op(OpId),
    /// A branch with its ways up to where they meet again.
    Branch(Branch),
}

/// The barriers of a module to which threads come unequally often: the first one in each place where they go apart.
pub(crate) fn find(unit: &Unit<'_>, functions: &Functions) -> Vec<OpId> {
    if unit.divergent.is_empty() {
        return Vec::new();
    }
    let mut search = Search {
        unit,
        meeting: FxHashSet::default(),
        counts: RefCell::default(),
        calls: Cell::new(0),
        found: Vec::new(),
    };
    // Callees come first.
    for &(function, _) in functions {
        search.mark(function);
    }
    for &(_, body) in functions {
        search.region(body);
    }
    let unfollowed = unit.unfollowed.iter().filter(|op| !search.found.contains(op)).copied();
    let unfollowed: Vec<OpId> = unfollowed.collect();
    search.found.extend(unfollowed);
    search.found
}

struct Search<'u, 'm> {
    unit: &'u Unit<'m>,
    /// Ops that are barriers, or have some inside.
    meeting: FxHashSet<OpId>,
    /// What functions that are called have for a thread, as far as it was asked for; `None` while it is being counted, since one may call itself.
    counts: RefCell<FxHashMap<(OpId, u32), Count>>,
    /// Calls inside of calls that are being counted.
    calls: Cell<u32>,
    found: Vec<OpId>,
}

impl Search<'_, '_> {
    /// Notes which ops of a function have barriers inside.
    fn mark(&mut self, function: OpId) {
        let unit = self.unit;
        for op in unit.module.walk_op(function) {
            let calls_one = || {
                matches!(unit.meaning(op), Meaning::Call)
                    && unit.callee(op).is_some_and(|callee| self.meeting.contains(&callee))
            };
            if kind(unit, op).is_some() || is_conditional(unit, op) || calls_one() {
                let mut at = Some(op);
                while let Some(inner) = at.filter(|&inner| self.meeting.insert(inner)) {
                    at = unit.module.parent_op(inner);
                }
            }
        }
    }

    /// Looks through a region that all threads of a partition enter together.
    fn region(&mut self, region: RegionId) {
        let unit = self.unit;
        let blocks = unit.module.region_blocks(region);
        let line = branches::line(unit, blocks);
        let mut parts = Vec::new();
        for &block in blocks {
            let straight = line.contains(&block);
            for &op in unit.module.block_ops(block) {
                if !self.meeting.contains(&op) {
                    continue;
                }
                if is_conditional(unit, op) && self.divides_warps(&Part::Op(op)) {
                    self.found.push(op);
                } else if is_conditional(unit, op) || unit.goes_apart(op) {
                    parts.push((straight, Part::Op(op)));
                } else {
                    unit.module.regions(op).iter().for_each(|&inner| self.region(inner));
                }
            }
            if let Some(branch) = Branch::new(unit, blocks, block).filter(|branch| branch.meets(self)) {
                parts.push((straight, Part::Branch(branch)));
            }
        }
        let (line, alone): (Vec<_>, Vec<_>) = parts.into_iter().partition(|part| part.0);
        self.settle(&line.into_iter().map(|part| part.1).collect::<Vec<_>>());
        for (_, part) in alone {
            self.settle(&[part]);
        }
    }

    /// Tells the barriers of `parts`, which every thread passes equally often, unless they add up to the same for all.
    fn settle(&mut self, parts: &[Part]) {
        let apart: Vec<&Part> = parts.iter().filter(|part| !self.is_conditional_barrier(part)).collect();
        if apart.is_empty() {
            return;
        }
        let even = self.is_even(parts);
        for part in apart {
            if (!even && !self.is_even(std::slice::from_ref(part))) || self.divides_warps(part) {
                let first = self.first(part);
                self.found.extend(first.filter(|first| !self.found.contains(first)));
            }
        }
    }

    fn is_conditional_barrier(&self, part: &Part) -> bool {
        matches!(part, Part::Op(op) if is_conditional(self.unit, *op))
    }

    /// Whether all threads come to as many barriers.
    fn is_even(&self, parts: &[Part]) -> bool {
        let of =
            |thread| parts.iter().try_fold(BTreeMap::new(), |sum, part| add(sum, self.part(part, thread)?));
        let Some(first) = of(0) else { return false };
        (1..self.unit.thread_count()).all(|thread| of(thread).as_ref() == Some(&first))
    }

    /// What decides the way through a part: the condition of a conditional, a branch or a conditional barrier.
    fn condition(&self, part: &Part) -> Option<ValueId> {
        match part {
            Part::Op(op) => match self.unit.meaning(*op) {
                Meaning::Regions(Regions::If) => self.unit.module.operands(*op).first().copied(),
                Meaning::Barrier(Barrier::Conditional { predicate }) => self.unit.operand(*op, predicate),
                _ => None,
            },
            Part::Branch(branch) => branch.condition,
        }
    }

    /// Whether lanes of one warp are known to go apart.
    fn divides_warps(&self, part: &Part) -> bool {
        let (Some(condition), Some(lanes)) = (self.condition(part), self.unit.lanes.filter(|&n| n > 0))
        else {
            return false;
        };
        (0..self.unit.thread_count()).any(|thread| {
            let of = |thread| self.number(condition, thread).map(|value| value != 0);
            of(thread).zip(of(thread - thread % lanes)).is_some_and(|(own, first)| own != first)
        })
    }

    fn part(&self, part: &Part, thread: u32) -> Count {
        match part {
            Part::Op(op) => self.op(*op, thread),
            Part::Branch(branch) => {
                let ways = branch.ways.iter();
                let ways: Vec<Count> = ways.map(|way| self.blocks(way.as_deref()?, thread)).collect();
                self.choose(branch.condition, &ways, thread)
            }
        }
    }

    /// The barriers on the way that a thread takes; on each, if that is not known and makes no difference. The first way is that of a condition that holds.
    fn choose(&self, condition: Option<ValueId>, ways: &[Count], thread: u32) -> Count {
        let holds = condition.and_then(|condition| self.number(condition, thread));
        match (holds, ways) {
            (Some(value), [yes, no]) => if value != 0 { yes } else { no }.clone(),
            (_, [first, rest @ ..]) => first.clone().filter(|_| rest.iter().all(|way| way == first)),
            (_, []) => None,
        }
    }

    fn blocks(&self, blocks: &[BlockId], thread: u32) -> Count {
        let ops = blocks.iter().flat_map(|&block| self.unit.module.block_ops(block));
        let ops = ops.filter(|op| self.meeting.contains(op));
        ops.copied().try_fold(BTreeMap::new(), |sum, op| add(sum, self.op(op, thread)?))
    }

    /// The barriers in an op that has some.
    fn op(&self, op: OpId, thread: u32) -> Count {
        let unit = self.unit;
        if let Some(kind) = kind(unit, op) {
            return Some(BTreeMap::from([(kind, 1)]));
        }
        if let Meaning::Barrier(Barrier::Conditional { predicate }) = unit.meaning(op) {
            let held = self.number(unit.operand(op, predicate)?, thread)?;
            let times = u32::from(held != 0);
            return Some(BTreeMap::from([((0, 0), times)]));
        }
        let region = |region: RegionId| match unit.module.region_blocks(region) {
            [] => Some(BTreeMap::new()),
            &[block] => self.blocks(&[block], thread),
            _ => None,
        };
        match unit.meaning(op) {
            Meaning::Regions(Regions::If) => {
                let mut ways: Vec<Count> = unit.module.regions(op).iter().map(|&r| region(r)).collect();
                ways.resize(2, Some(BTreeMap::new()));
                self.choose(unit.module.operands(op).first().copied(), &ways, thread)
            }
            Meaning::Regions(Regions::Switch) => {
                let ways: Vec<Count> = unit.module.regions(op).iter().map(|&r| region(r)).collect();
                self.choose(None, &ways, thread)
            }
            Meaning::Regions(Regions::Once) => region(unit.module.regions(op).first().copied()?),
            Meaning::Call => self.called(unit.callee(op)?, thread),
            _ => None,
        }
    }

    /// The barriers in a function; not known if it has branches between blocks.
    fn called(&self, callee: OpId, thread: u32) -> Count {
        if let Some(known) = self.counts.borrow().get(&(callee, thread)) {
            return known.clone();
        }
        let calls = self.calls.get();
        let region = *self.unit.module.regions(callee).first()?;
        let blocks = self.unit.module.region_blocks(region);
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

    /// The first barrier of a part in the order of the text: a barrier, or a call of a function that has some.
    fn first(&self, part: &Part) -> Option<OpId> {
        let unit = self.unit;
        let is_barrier = |op: &OpId| {
            kind(unit, *op).is_some()
                || is_conditional(unit, *op)
                || (matches!(unit.meaning(*op), Meaning::Call) && self.meeting.contains(op))
        };
        match part {
            Part::Op(op) => unit.module.walk_op(*op).find(is_barrier),
            Part::Branch(branch) => {
                branch.between.iter().find_map(|&block| unit.module.walk_block(block).find(is_barrier))
            }
        }
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

fn is_conditional(unit: &Unit<'_>, op: OpId) -> bool {
    matches!(unit.meaning(op), Meaning::Barrier(Barrier::Conditional { .. }))
}

/// The kind of a barrier for which all threads have to come. Named barriers say themselves how many threads meet.
fn kind(unit: &Unit<'_>, op: OpId) -> Option<Kind> {
    let Meaning::Barrier(barrier) = unit.meaning(op) else { return None };
    let id = |key: Option<&str>| key.and_then(|key| unit.int_attr(op, key)).unwrap_or(-1);
    Some(match barrier {
        Barrier::AddressSpaces { .. } | Barrier::Gpu { .. } | Barrier::Workgroup | Barrier::ExecutionOnly => {
            (0, 0)
        }
        Barrier::Named { id, threads }
            if unit.module.operand_group(op, id).is_empty()
                && unit.module.operand_group(op, threads).is_empty() =>
        {
            (0, 0)
        }
        Barrier::Cluster { .. } => (1, 0),
        Barrier::ClusterArrive { .. } => (2, 0),
        Barrier::ClusterWait => (3, 0),
        Barrier::SplitSignal { id: key } => (4, id(key)),
        Barrier::SplitWait { id: key } => (5, id(key)),
        Barrier::Named { .. } | Barrier::NamedArrive { .. } | Barrier::Conditional { .. } | Barrier::Warp => {
            return None;
        }
    })
}
