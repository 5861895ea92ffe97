//! Loops, and the synchronization objects that a warp in a block may still touch.

use rustc_hash::FxHashMap;
use seawall_base::EntityId;
use seawall_model::{Action, BlockId, Event, Place, Program, TokenOp};
use smallvec::SmallVec;

use crate::cluster::Cluster;
use crate::conflict::is_barrier;
use crate::value::number;

/// Back edges and the loops that they close.
#[derive(Debug, Default)]
pub(crate) struct Loops {
    /// The number of the loop whose header the block is.
    headers: Vec<Option<u32>>,
    /// Per block, the loops that contain it, in no particular order.
    members: Vec<SmallVec<[u32; 2]>>,
    pub(crate) count: usize,
}

impl Loops {
    pub(crate) fn new(program: &Program) -> Self {
        let n = program.blocks.len();
        let mut loops = Loops { headers: vec![None; n], members: vec![SmallVec::new(); n], count: 0 };
        let back = back_edges(program);
        if back.is_empty() {
            return loops;
        }
        let mut incoming: Vec<SmallVec<[BlockId; 2]>> = vec![SmallVec::new(); n];
        for (id, block) in program.blocks.iter() {
            for edge in block.terminator.edges() {
                incoming[edge.target.index()].push(id);
            }
        }
        for (source, header) in back {
            let number = *loops.headers[header.index()].get_or_insert_with(|| {
                loops.count += 1;
                number(loops.count - 1)
            });
            let mut open = vec![source, header];
            while let Some(block) = open.pop() {
                if !loops.members[block.index()].contains(&number) {
                    loops.members[block.index()].push(number);
                    if block != header {
                        open.extend(incoming[block.index()].iter().copied());
                    }
                }
            }
        }
        loops
    }

    /// The loop whose header a block is.
    pub(crate) fn header(&self, block: BlockId) -> Option<u32> {
        self.headers.get(block.index()).copied().flatten()
    }

    /// Whether a block is in a loop.
    pub(crate) fn contains(&self, number: u32, block: BlockId) -> bool {
        self.members.get(block.index()).is_some_and(|loops| loops.contains(&number))
    }
}

/// Edges to a block on the current path of a depth-first walk from all entries.
fn back_edges(program: &Program) -> Vec<(BlockId, BlockId)> {
    let mut state = vec![0u8; program.blocks.len()];
    let mut found = Vec::new();
    for function in program.functions.values() {
        let mut path = vec![(function.entry, 0usize)];
        while let Some((block, next)) = path.last_mut() {
            let block = *block;
            state[block.index()] = 1;
            let edge = program.blocks[block].terminator.edges().get(*next).map(|edge| edge.target);
            *next += 1;
            match edge {
                None => {
                    state[block.index()] = 2;
                    path.pop();
                }
                Some(target) => match state[target.index()] {
                    0 => path.push((target, 0)),
                    1 if !found.contains(&(block, target)) => found.push((block, target)),
                    _ => {}
                },
            }
        }
    }
    found
}

/// A set of families of objects: the mbarriers of one buffer, the slots of one token, the named
/// barriers.
pub(crate) type Families = u128;

/// The objects that may still be touched from the start of each block on.
#[derive(Debug, Default)]
pub(crate) struct Reach {
    /// Touched by any operation.
    pub(crate) any: Vec<Families>,
    /// Touched by operations other than waits.
    pub(crate) changes: Vec<Families>,
    /// Shared between several CTAs.
    pub(crate) shared: Families,
    numbers: FxHashMap<u64, u32>,
}

/// All objects.
const ALL: Families = !0;

impl Reach {
    pub(crate) fn new(program: &Program, cluster: &Cluster) -> Self {
        let n = program.blocks.len();
        let (any, changes) = (vec![0; n], vec![0; n]);
        let mut reach = Reach { any, changes, shared: 0, numbers: FxHashMap::default() };
        for buffer in program.buffers.ids().filter(|buffer| cluster.is_shared(*buffer)) {
            reach.shared |= reach.number(buffer.index() as u64);
        }
        let mut callees: Vec<SmallVec<[BlockId; 1]>> = vec![SmallVec::new(); n];
        for (id, block) in program.blocks.iter() {
            for &event in &block.events {
                let event = &program.events[event];
                let families = reach.families(event);
                reach.any[id.index()] |= families;
                if !waits(event) {
                    reach.changes[id.index()] |= families;
                }
                if let Action::Call(call) = &event.action
                    && let Some(callee) = call.callee
                {
                    callees[id.index()].push(program.functions[callee].entry);
                }
            }
        }
        if reach.any.iter().all(|families| *families == 0) {
            return reach;
        }
        loop {
            let mut changed = false;
            for (id, block) in program.blocks.iter().rev() {
                let at = id.index();
                let (mut any, mut changes) = (reach.any[at], reach.changes[at]);
                let next = block.terminator.edges();
                for to in next.iter().map(|edge| edge.target).chain(callees[at].iter().copied()) {
                    any |= reach.any[to.index()];
                    changes |= reach.changes[to.index()];
                }
                changed |= any != reach.any[at] || changes != reach.changes[at];
                (reach.any[at], reach.changes[at]) = (any, changes);
            }
            if !changed {
                return reach;
            }
        }
    }

    /// The family with this key.
    fn number(&mut self, key: u64) -> Families {
        let next = number(self.numbers.len().min(127));
        1 << *self.numbers.entry(key).or_insert(next)
    }

    /// The objects that an event touches.
    pub(crate) fn families(&mut self, event: &Event) -> Families {
        let mut families = 0;
        for access in event.accesses.iter().filter(|access| is_barrier(event, access)) {
            for footprint in &access.footprints {
                families |= match footprint.place {
                    Place::Buffer(buffer) => self.number(buffer.index() as u64),
                    Place::Parameter(_) | Place::Unknown => ALL,
                };
            }
        }
        match &event.action {
            Action::Token(
                TokenOp::Acquire { token, .. }
                | TokenOp::Commit { token, .. }
                | TokenOp::Wait { token, .. }
                | TokenOp::Release { token, .. },
            ) => families |= self.number(1 << 40 | token.index() as u64),
            Action::Barrier(barrier) if barrier.kind.named().is_some() => {
                families |= self.number(1 << 41);
            }
            _ => {}
        }
        families
    }
}

/// Whether an event only waits for the objects that it touches.
pub(crate) fn waits(event: &Event) -> bool {
    match &event.action {
        Action::MBarrier(_) => event.action.mbarrier_wait().is_some(),
        Action::Token(op) => matches!(op, TokenOp::Acquire { .. } | TokenOp::Wait { .. }),
        _ => false,
    }
}
