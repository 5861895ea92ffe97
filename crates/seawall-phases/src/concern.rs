//! Which processes an access concerns. A proof run forgets an access when it cannot race with
//! anything.
//!
//! While partitions run, an access concerns its own process and those that touch the same bytes
//! between the fork and the join, if one of both accesses writes. Two uses of an mbarrier never
//! race: a use conflicts only with the start and the end of the mbarrier's lifetime and with
//! ordinary accesses. Once all concerned processes know of an access, it decides nothing: all
//! processes know it after the join, and before a fork there is one process.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;
use seawall_model::{Action, BlockId, BufferId, Place, Program, Terminator};

use crate::access::uses_barrier;
use crate::checker_state::{Entry, ProcessId};
use crate::place::{Places, buffers_overlap};

/// A set of processes, a bit each. The last bit stands for all processes from 63 on.
type Processes = u64;

fn bit(process: ProcessId) -> Processes {
    1 << process.min(63)
}

/// The processes that touch the bytes of one buffer.
#[derive(Clone, Copy, Debug, Default)]
struct Touched {
    read: Processes,
    written: Processes,
    /// Uses as an mbarrier that neither start nor end its lifetime.
    used: Processes,
}

/// The processes that touch each buffer while partitions run.
#[derive(Debug, Default)]
pub(crate) struct Concern {
    /// Per buffer, the accesses to any buffer that may share a byte with it. `None` if some access
    /// may be anywhere.
    touched: Option<FxHashMap<BufferId, Touched>>,
    /// The concerned processes, by [`Entry::kind`].
    of_kinds: FxHashMap<u32, Processes>,
}

impl Concern {
    pub(crate) fn new(program: &Program) -> Self {
        let touched = own(program).map(|own| {
            let all = |buffer: BufferId| {
                let meeting = own.iter().filter(|(other, _)| buffers_overlap(program, buffer, **other));
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

    /// Whether all processes that an access concerns know of it, according to `knows`.
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

/// Returns the processes that touch each buffer between forks and joins. `None` if some access may
/// be anywhere, or if functions are called.
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
                    if uses_barrier(event, access) && !event.action.bounds_mbarrier_lifetime() {
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

/// Returns the blocks that run between a fork and its join, each with the process that runs it.
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
