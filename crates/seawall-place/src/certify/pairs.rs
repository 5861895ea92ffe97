//! Whether added split barriers pair. On every path each signal must be followed by its wait,
//! without an operation in between that uses the workgroup barrier (`docs/semantics.md`, section 3,
//! rule 3).
//!
//! The walk visits the blocks without values. It does not check the program's own split barriers.

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::SplitBarrierPart;
use seawall_model::{
    Action, BarrierKind, BarrierPart, BlockId, Event, FunctionId, OriginId, Program, Terminator,
};

use super::Changes;
use crate::placement::Point;

/// The split barrier of the workgroup.
const WORKGROUP: i32 = -1;

/// The split barrier of all warps of the CTA: that of the workgroup (AMD ISA, `s_barrier_signal`)
/// or of the cluster (PTX ISA, `barrier.cluster`).
pub(super) fn of_workgroup_or_cluster(program: &Program) -> i32 {
    if program.target.as_ref().is_some_and(|target| target.is_nvidia()) { -3 } else { WORKGROUP }
}

/// All split barriers that order memory for every warp. These are that barrier, and a joined one if
/// the program waits for no other joined one.
pub(super) fn of_all_warps(program: &Program) -> Vec<i32> {
    let mut joined = BTreeSet::new();
    for event in program.events.values() {
        if let Some(BarrierPart::Wait(id)) = event.action.barrier_kind().map(BarrierKind::part)
            && program.target.as_ref().is_some_and(|target| target.is_joined_barrier(id))
        {
            joined.insert(id);
        }
    }
    let only = joined.first().copied().filter(|_| joined.len() == 1);
    std::iter::once(of_workgroup_or_cluster(program)).chain(only).collect()
}

/// The possible states at a point: the barrier is closed, opened by the program, or opened by an
/// added signal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct May {
    closed: bool,
    open: bool,
    added: bool,
}

const CLOSED: May = May { closed: true, open: false, added: false };
const OPEN: May = May { closed: false, open: true, added: false };
const ADDED: May = May { closed: false, open: false, added: true };

impl May {
    fn or(self, other: May) -> May {
        May {
            closed: self.closed || other.closed,
            open: self.open || other.open,
            added: self.added || other.added,
        }
    }
}

/// An item on a path.
enum Item<'p> {
    Event(&'p Event),
    SplitBarrierPart(SplitBarrierPart),
    /// An added barrier of the workgroup.
    Barrier,
}

/// The ops at which an added part does not pair or is between the parts of a pair.
pub(super) fn unpaired(program: &Program, changes: &Changes<'_>) -> Vec<OriginId> {
    let has_own_split_barriers = |event: &Event| {
        event.action.barrier_kind().map(BarrierKind::part) == Some(BarrierPart::Signal(WORKGROUP))
    };
    if changes.split_parts.is_empty()
        && (changes.added.is_empty()
            || !program.events.values().any(has_own_split_barriers)
            || !is_split(program))
    {
        return Vec::new();
    }
    let mut walk = Walk { program, changes, wrong: BTreeSet::new(), ends: FxHashMap::default() };
    let is_called = |function: FunctionId| {
        let calls =
            |event: &Event| matches!(&event.action, Action::Call(call) if call.callee == Some(function));
        program.events.values().any(calls)
    };
    for (id, function) in program.functions.iter() {
        if function.kernel || !is_called(id) {
            walk.ends.insert(id, (CLOSED, May::default()));
        }
    }
    loop {
        let before = walk.ends.clone();
        program.functions.ids().for_each(|function| walk.function(function));
        if walk.ends == before {
            return walk.wrong.into_iter().collect();
        }
    }
}

/// Whether a full barrier of the target consists of a signal and a wait.
fn is_split(program: &Program) -> bool {
    program.target.as_ref().is_some_and(|target| target.has_split_barriers())
}

struct Walk<'a> {
    program: &'a Program,
    changes: &'a Changes<'a>,
    wrong: BTreeSet<OriginId>,
    /// The possible states at the entry and the exit of a function.
    ends: FxHashMap<FunctionId, (May, May)>,
}

impl<'a> Walk<'a> {
    fn function(&mut self, id: FunctionId) {
        let program = self.program;
        let Some(&(entered, _)) = self.ends.get(&id) else { return };
        let mut inputs: FxHashMap<BlockId, May> = FxHashMap::default();
        let mut left = May::default();
        let mut work = vec![(program.functions[id].entry, entered)];
        let mut seen: FxHashSet<BlockId> = FxHashSet::default();
        while let Some((block, more)) = work.pop() {
            let input = inputs.entry(block).or_default();
            if !seen.insert(block) && input.or(more) == *input {
                continue;
            }
            *input = input.or(more);
            let output = self.block(block, *input);
            if matches!(program.blocks[block].terminator, Terminator::Return) {
                left = left.or(output);
            }
            work.extend(program.blocks[block].terminator.edges().iter().map(|edge| (edge.target, output)));
        }
        if let Some(ends) = self.ends.get_mut(&id) {
            ends.1 = ends.1.or(left);
        }
    }

    fn block(&mut self, id: BlockId, mut may: May) -> May {
        let block = &self.program.blocks[id];
        for (origin, item) in self.items(id) {
            let (wrong, next) = self.pass(&item, may);
            if wrong {
                self.wrong.insert(origin);
            }
            may = next;
        }
        let goes_on = matches!(
            block.terminator,
            Terminator::Goto(_) | Terminator::Branch { .. } | Terminator::Switch(_)
        );
        if may.added && !goes_on {
            let last = block.events.last().map(|&event| self.program.events[event].origin);
            self.wrong.extend(block.terminator_origin.or(last));
        }
        may
    }

    /// The items of a block, each with the op that it is or at which it is placed.
    fn items(&self, id: BlockId) -> Vec<(OriginId, Item<'a>)> {
        let program = self.program;
        let block = &program.blocks[id];
        let origin_at = |at: usize| block.events.get(at).map(|&event| program.events[event].origin);
        let mut items = Vec::new();
        for (at, &event) in block.events.iter().enumerate() {
            let event = &program.events[event];
            if at.checked_sub(1).and_then(origin_at) != Some(event.origin) {
                self.added(Point::Before(event.origin), &mut items);
            }
            items.push((event.origin, Item::Event(event)));
            if origin_at(at + 1) != Some(event.origin) {
                self.added(Point::After(event.origin), &mut items);
            }
        }
        if let Some(origin) = block.terminator_origin {
            self.added(Point::Before(origin), &mut items);
        }
        items
    }

    fn added(&self, point: Point, items: &mut Vec<(OriginId, Item<'a>)>) {
        let barriers = self.changes.added.iter().filter(|&&at| at == point).map(|_| Item::Barrier);
        let split_parts =
            self.changes.split_parts.iter().filter(|at| at.0 == point).map(|at| Item::SplitBarrierPart(at.1));
        items.extend(barriers.chain(split_parts).map(|item| (point.origin(), item)));
    }

    /// Whether an item is misused at its place, and the states after it.
    fn pass(&mut self, item: &Item<'_>, may: May) -> (bool, May) {
        match item {
            Item::SplitBarrierPart(SplitBarrierPart::Signal) => (may.open || may.added, ADDED),
            Item::SplitBarrierPart(SplitBarrierPart::Wait) => (may.open || may.closed, CLOSED),
            Item::Barrier => (is_split(self.program) && (may.open || may.added), may),
            Item::Event(event) => match &event.action {
                Action::Barrier(_) if self.changes.removed.contains(&event.origin) => (false, may),
                Action::Barrier(barrier) if !barrier.kind.uses_workgroup_barrier() => (false, may),
                Action::Barrier(barrier) => match barrier.kind.part() {
                    BarrierPart::Signal(_) => (may.added, OPEN),
                    BarrierPart::Wait(_) => (may.added, CLOSED),
                    BarrierPart::Whole | BarrierPart::ArriveOnly => (may.added, may),
                },
                // The callee may have barriers.
                Action::Call(call) => {
                    let callee = call.callee.map(|callee| self.ends.entry(callee).or_default());
                    let left = callee.map(|ends| {
                        ends.0 = ends.0.or(May { added: false, ..may });
                        ends.1
                    });
                    (may.added, left.map_or(may, |left| left.or(May { closed: false, ..may })))
                }
                _ => (false, may),
            },
        }
    }
}
