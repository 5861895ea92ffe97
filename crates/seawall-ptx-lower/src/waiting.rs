//! Waits by some threads that stand for waits by all threads of the role.
//!
//! The model lets all warps wait. That is exact if the other threads do nothing that it sees until
//! a barrier orders them behind the threads that wait: a barrier of the warp if some lane of each
//! warp waits, otherwise a barrier of all warps.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;
use seawall_ptx::table::{Barrier, Copy, Group, MBarrier, Meaning};

use crate::events::Effect;
use crate::lowering::Lowering;
use crate::opcodes::{StateSpace, state_space};
use crate::threads::LANES;

/// The steps of the waits by some threads that stand for waits by all.
pub(crate) fn waiting(lowering: &Lowering<'_>, effects: &[Effect]) -> BTreeSet<usize> {
    let by_step: FxHashMap<usize, &Effect> = effects.iter().map(|effect| (effect.step, effect)).collect();
    let stands_for_all = |effect: &&Effect| {
        let is_known = !effect.guard.unknown && effect.guard.uniform.is_none() && !effect.guard.is_all();
        let completes = match meaning(lowering, effect) {
            Some(Meaning::MBarrier(MBarrier::Wait)) => true,
            Some(Meaning::Wait(Group::Bulk) | Meaning::WaitAll(Group::Bulk)) => {
                effects.iter().filter(|other| starts_bulk_group(lowering, other)).all(|other| {
                    other
                        .guard
                        .threads
                        .iter()
                        .zip(&effect.guard.threads)
                        .all(|(starts, waits)| !starts || *waits)
                })
            }
            _ => false,
        };
        is_known && completes && others_are_idle(lowering, &by_step, effect)
    };
    effects.iter().filter(stands_for_all).map(|effect| effect.step).collect()
}

fn meaning(lowering: &Lowering<'_>, effect: &Effect) -> Option<Meaning> {
    let opcode = lowering.module.opcode_of(lowering.flow.steps[effect.step].id);
    opcode.row.map(|row| row.meaning)
}

/// Whether a step starts a copy that a bulk group of its thread completes.
fn starts_bulk_group(lowering: &Lowering<'_>, effect: &Effect) -> bool {
    let opcode = lowering.module.opcode_of(lowering.flow.steps[effect.step].id);
    matches!(meaning(lowering, effect), Some(Meaning::Copy(Copy::Bulk | Copy::Tensor)))
        && !opcode.has("mbarrier::complete_tx::bytes")
}

/// Whether the threads that do not wait do nothing before the next barrier.
fn others_are_idle(lowering: &Lowering<'_>, by_step: &FxHashMap<usize, &Effect>, wait: &Effect) -> bool {
    let flow = &lowering.flow;
    let each_warp_waits = wait.guard.threads.chunks(LANES).all(|warp| warp.contains(&true));
    let mut seen = vec![false; flow.blocks.len()];
    let mut todo = vec![(wait.block, wait.step + 1)];
    while let Some((block, first)) = todo.pop() {
        let mut stops = false;
        for effect in (first..flow.blocks[block].end).filter_map(|step| by_step.get(&step)) {
            let all = effect.guard.is_all() && effect.guard.uniform.is_none();
            stops = match meaning(lowering, effect) {
                Some(Meaning::Barrier(Barrier::Cta)) => all && lowering.is_barrier_of_all(effect),
                Some(Meaning::Barrier(Barrier::Warp)) => all && each_warp_waits,
                _ => false,
            };
            if stops {
                break;
            }
            if !is_of(effect, wait) && is_seen(lowering, effect) {
                return false;
            }
        }
        for next in lowering.sides.exits[block].successors().into_iter().filter(|_| !stops) {
            if !std::mem::replace(&mut seen[next], true) {
                todo.push((next, flow.blocks[next].first));
            }
        }
    }
    true
}

/// Whether only threads that wait execute a step.
fn is_of(effect: &Effect, wait: &Effect) -> bool {
    !effect.guard.unknown
        && effect.guard.threads.iter().zip(&wait.guard.threads).all(|(executes, waits)| !executes || *waits)
}

/// Whether a step accesses shared memory or synchronizes.
fn is_seen(lowering: &Lowering<'_>, effect: &Effect) -> bool {
    let opcode = lowering.module.opcode_of(lowering.flow.steps[effect.step].id);
    match meaning(lowering, effect) {
        Some(Meaning::Access(_)) => state_space(opcode) != StateSpace::Other,
        Some(
            Meaning::Value(_) | Meaning::Mma | Meaning::Nothing | Meaning::Control(_) | Meaning::Fence(_),
        ) => false,
        Some(Meaning::Barrier(Barrier::Warp)) => false,
        _ => true,
    }
}
