//! Bare barriers: `s_barrier` and the signal of a split barrier order execution, and memory only as far as the wave has waited for its own LDS
//! instructions before (LLVM, AMDGPU execution synchronization).
//!
//! A bare barrier has a local fence if on every path to it a wait for no LDS instruction left, or a barrier that waits itself, came
//! after the last access to LDS. Lattice per point: *clean* below *pending*; join is the worse; forward. Possible wrong answers: pending
//! where the registers that were loaded have been used, which waits for them too; never the reverse.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{Action, BarrierKind, BlockId, Event, EventId, FunctionId, Program, Queue};

/// Gives the barriers `bare` their fences.
pub(crate) fn fence(program: &mut Program, bare: &FxHashSet<EventId>) {
    if bare.is_empty() {
        return;
    }
    let functions: Vec<FunctionId> = program.functions.ids().collect();
    for function in functions {
        let fenced = clean_barriers(program, function, bare);
        for event in fenced {
            if let Action::Barrier(barrier) = &mut program.events[event].action {
                barrier.local_fence = true;
            }
        }
    }
}

/// The bare barriers of a function that nothing is pending at.
fn clean_barriers(program: &Program, function: FunctionId, bare: &FxHashSet<EventId>) -> Vec<EventId> {
    let function = &program.functions[function];
    // What the caller of a function has pending is not known.
    let mut entered: FxHashMap<BlockId, bool> = FxHashMap::default();
    entered.insert(function.entry, !function.kernel);
    let mut work = vec![function.entry];
    while let Some(block) = work.pop() {
        let mut pending = entered.get(&block).copied().unwrap_or(true);
        for &event in &program.blocks[block].events {
            pending = after(&program.events[event], bare.contains(&event), pending);
        }
        for edge in program.blocks[block].terminator.edges() {
            let known = entered.get(&edge.target).copied();
            if known.is_none_or(|known| pending && !known) {
                entered.insert(edge.target, pending);
                work.push(edge.target);
            }
        }
    }
    let mut clean = Vec::new();
    for block in &function.blocks {
        // What nothing reaches may be anything.
        let mut pending = entered.get(block).copied().unwrap_or(true);
        for &event in &program.blocks[*block].events {
            if bare.contains(&event) && !pending {
                clean.push(event);
            }
            pending = after(&program.events[event], bare.contains(&event), pending);
        }
    }
    clean
}

/// Whether accesses to LDS are pending after an event.
fn after(event: &Event, bare: bool, pending: bool) -> bool {
    let touches = event.accesses.iter().any(|access| access.queue.is_none());
    match &event.action {
        Action::Wait(wait) if wait.queue == Queue::Ds && wait.pending == Some(0) => false,
        Action::Barrier(barrier)
            if !bare
                && barrier.local_fence
                && matches!(barrier.kind, BarrierKind::Cta | BarrierKind::Cluster { .. }) =>
        {
            false
        }
        Action::Call(_) => true,
        _ => pending || touches,
    }
}
