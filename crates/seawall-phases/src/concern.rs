//! Which processes an access concerns: those that may still meet it without order, so that a proof remembers it no longer than it matters.
//!
//! While partitions run, an access meets those of the processes that touch the same bytes between the fork and the join, one of both
//! writing. (Two uses of an mbarrier never race: a use meets only what begins or ends its life, and ordinary accesses.) Once all of those processes know
//! of it, and the one that issued it does, it decides nothing any more: what is known to anybody at the join is known to all behind it, and
//! before a fork there is one process.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;
use seawall_model::{Action, BlockId, BufferId, Place, Program, Terminator};

use crate::access::{is_lifetime, uses_barrier};
use crate::place::{Places, buffers_meet};
use crate::state::{Entry, ProcessId};

/// Processes, a bit each; of the last bit all that have none of their own.
type Processes = u64;

fn bit(process: ProcessId) -> Processes {
    1 << process.min(63)
}

/// What processes do to the bytes of one buffer.
#[derive(Clone, Copy, Debug, Default)]
struct Touched {
    read: Processes,
    written: Processes,
    /// As an mbarrier that neither begins nor ends its life there.
    used: Processes,
}

/// Who touches what while partitions run.
#[derive(Debug, Default)]
pub(crate) struct Concern {
    /// Per buffer, what is done to one that may share a byte with it. `None` if some access may be anywhere.
    touched: Option<FxHashMap<BufferId, Touched>>,
    /// By [`Entry::kind`].
    of_kinds: FxHashMap<u32, Processes>,
}

impl Concern {
    pub(crate) fn new(program: &Program) -> Self {
        let touched = own(program).map(|own| {
            let all = |buffer: BufferId| {
                let meeting = own.iter().filter(|(other, _)| buffers_meet(program, buffer, **other));
                meeting.fold(Touched::default(), |all, (_, of)| Touched {
                    read: all.read | of.read,
                    written: all.written | of.written,
                    used: all.used | of.used,
                })
            };
            program.buffers.ids().map(|buffer| (buffer, all(buffer))).collect()
        });
        Concern { touched, of_kinds: FxHashMap::default() }
    }

    /// Whether all that an access concerns know of it, by who does.
    pub(crate) fn is_known(
        &mut self,
        entry: &Entry,
        places: &Places,
        knows: impl Fn(ProcessId) -> bool,
        processes: usize,
    ) -> bool {
        let concerned = match self.of_kinds.get(&entry.kind) {
            Some(concerned) => *concerned,
            None => {
                let concerned = self.concerned(entry, places);
                self.of_kinds.insert(entry.kind, concerned);
                concerned
            }
        };
        (0..processes).filter(|process| concerned & bit(*process) != 0).all(knows)
    }

    fn concerned(&self, entry: &Entry, places: &Places) -> Processes {
        let Some(touched) = &self.touched else { return Processes::MAX };
        let of_spot = |spot: &u32| {
            let touched = places.buffer(*spot).and_then(|buffer| touched.get(&buffer));
            touched.map_or(Processes::MAX, |of| {
                let uses = if entry.uses_barrier { 0 } else { of.used };
                of.written | uses | if entry.writes { of.read } else { 0 }
            })
        };
        entry.spots.iter().map(of_spot).fold(bit(entry.process), |all, of| all | of)
    }
}

/// What processes do to each buffer between forks and joins; `None` if some access may be anywhere, or functions are called.
fn own(program: &Program) -> Option<FxHashMap<BufferId, Touched>> {
    let mut all: FxHashMap<BufferId, Touched> = FxHashMap::default();
    for (process, block) in between(program) {
        for event in program.blocks[block].events.iter().map(|event| &program.events[*event]) {
            if matches!(event.action, Action::Call(_)) {
                return None;
            }
            for access in &event.accesses {
                for footprint in &access.footprints {
                    let Place::Buffer(buffer) = footprint.place else { return None };
                    let of = all.entry(buffer).or_default();
                    if uses_barrier(event, access) && !is_lifetime(event) {
                        of.used |= bit(process);
                    } else {
                        of.read |= if access.mode.reads() { bit(process) } else { 0 };
                        of.written |= if access.mode.writes() { bit(process) } else { 0 };
                    }
                }
            }
        }
    }
    Some(all)
}

/// Blocks that run between a fork and its join, with the process that runs them.
pub(crate) fn between(program: &Program) -> BTreeSet<(ProcessId, BlockId)> {
    let forks = program.blocks.values().filter_map(|block| match &block.terminator {
        Terminator::Fork(edges) => Some(edges),
        _ => None,
    });
    let starts = forks.flat_map(|edges| edges.iter().map(|edge| edge.target).enumerate());
    let mut open: Vec<(ProcessId, BlockId)> = starts.collect();
    let mut seen = BTreeSet::new();
    while let Some((process, block)) = open.pop() {
        let terminator = &program.blocks[block].terminator;
        if seen.insert((process, block)) && !matches!(terminator, Terminator::Join(_)) {
            open.extend(terminator.edges().iter().map(|edge| (process, edge.target)));
        }
    }
    seen
}
