//! Whether halves that were added to a program pair: on every path a signal, then its wait, and nothing between them that the
//! barrier of the workgroup is needed for (docs/semantics.md, section 3, rule 3).
//!
//! A walk over the blocks as they are, without values. What the program itself does wrong is not looked at.

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::Half;
use seawall_model::{Action, BarrierKind, BlockId, Event, FunctionId, OriginId, Program, Terminator};

use super::Changes;
use crate::placement::Point;

/// The split barrier of the workgroup.
const WORKGROUP: i32 = -1;

/// The split barrier that all warps of the CTA take part in: that of the workgroup (AMD ISA, `s_barrier_signal`), that of the
/// cluster (PTX ISA, `barrier.cluster`).
pub(super) fn of_workgroup_or_cluster(program: &Program) -> i32 {
    if program.target.as_ref().is_some_and(|target| target.is_nvidia()) { -3 } else { WORKGROUP }
}

/// All split barriers that order memory for every warp: that one, and one that waves join, if the program waits for no other such.
pub(super) fn of_all_warps(program: &Program) -> Vec<i32> {
    let mut joined = BTreeSet::new();
    for event in program.events.values() {
        if let Action::Barrier(barrier) = &event.action
            && let BarrierKind::WaitSignal { id } = barrier.kind
            && program.target.as_ref().is_some_and(|target| target.is_joined_barrier(id))
        {
            joined.insert(id);
        }
    }
    let only = joined.first().copied().filter(|_| joined.len() == 1);
    std::iter::once(of_workgroup_or_cluster(program)).chain(only).collect()
}

/// What may be the case at a point: the barrier is closed, open by a half of the program, open by one that was added.
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

/// Something on a path.
enum Item<'p> {
    Event(&'p Event),
    Half(Half),
    /// A barrier of the workgroup that was added.
    Barrier,
}

/// The ops at which something that was added does not pair, or stands between the halves of a pair.
pub(super) fn unpaired(program: &Program, changes: &Changes<'_>) -> Vec<OriginId> {
    let has_halves = |event: &Event| matches!(&event.action, Action::Barrier(barrier) if matches!(barrier.kind, BarrierKind::Signal { id: WORKGROUP }));
    if changes.halves.is_empty()
        && (changes.added.is_empty() || !program.events.values().any(has_halves) || !is_split(program))
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

/// Whether whole barriers of the program are made of the halves.
fn is_split(program: &Program) -> bool {
    program.target.as_ref().is_some_and(|target| target.has_split_barriers())
}

struct Walk<'a> {
    program: &'a Program,
    changes: &'a Changes<'a>,
    wrong: BTreeSet<OriginId>,
    /// What may be the case where a function is entered and where it is left.
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

    /// What a path meets in a block, each with the op that it is or is placed at.
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
        let halves = self.changes.halves.iter().filter(|at| at.0 == point).map(|at| Item::Half(at.1));
        items.extend(barriers.chain(halves).map(|item| (point.origin(), item)));
    }

    /// Whether an item is wrong where it is, and what may be the case behind it.
    fn pass(&mut self, item: &Item<'_>, may: May) -> (bool, May) {
        match item {
            Item::Half(Half::Signal) => (may.open || may.added, ADDED),
            Item::Half(Half::Wait) => (may.open || may.closed, CLOSED),
            Item::Barrier => (is_split(self.program) && (may.open || may.added), may),
            Item::Event(event) => match &event.action {
                Action::Barrier(_) if self.changes.removed.contains(&event.origin) => (false, may),
                Action::Barrier(barrier) => match barrier.kind {
                    BarrierKind::Signal { id: WORKGROUP } => (may.added, OPEN),
                    BarrierKind::WaitSignal { id: WORKGROUP } => (may.added, CLOSED),
                    BarrierKind::Cta | BarrierKind::Conditional { .. } | BarrierKind::Partitions => {
                        (may.added, may)
                    }
                    _ => (false, may),
                },
                // What it calls may have barriers of its own.
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
