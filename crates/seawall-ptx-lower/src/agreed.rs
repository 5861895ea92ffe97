//! Where all warps know the same accesses, so that it does not matter which warp starts an
//! operation.
//!
//! That is so behind a barrier of all threads, until a warp accesses shared memory or waits for
//! its own operations.

use seawall_ptx::table::{Barrier, Copy, MBarrier, Meaning, Tcgen05, Wgmma};

use crate::events::Effect;
use crate::flow::Flow;
use crate::lowering::Lowering;
use crate::opcodes::{StateSpace, state_space};

/// What a step does to the knowledge of the warps.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    Nothing,
    Agree,
    Differ,
}

/// For each step, whether all warps know the same accesses before it.
pub(crate) fn agreed(lowering: &Lowering<'_>, effects: &[Effect]) -> Vec<bool> {
    let flow = &lowering.flow;
    let mut changes = vec![Change::Nothing; flow.steps.len()];
    for effect in effects {
        changes[effect.step] = change(lowering, effect);
    }
    let mut at_end = vec![true; flow.blocks.len()];
    loop {
        let mut changed = false;
        for &block in &flow.order {
            let steps = flow.blocks[block].first..flow.blocks[block].end;
            let end = steps.fold(at_start(flow, &at_end, block), |agree, step| after(agree, changes[step]));
            changed |= end != at_end[block];
            at_end[block] = end;
        }
        if !changed {
            break;
        }
    }
    let mut before = vec![false; flow.steps.len()];
    for &block in &flow.order {
        let mut agree = at_start(flow, &at_end, block);
        for step in flow.blocks[block].first..flow.blocks[block].end {
            before[step] = agree;
            agree = after(agree, changes[step]);
        }
    }
    before
}

fn at_start(flow: &Flow, at_end: &[bool], block: usize) -> bool {
    flow.predecessors[block].iter().all(|&from| at_end[from])
}

fn after(agree: bool, change: Change) -> bool {
    match change {
        Change::Nothing => agree,
        Change::Agree => true,
        Change::Differ => false,
    }
}

fn change(lowering: &Lowering<'_>, effect: &Effect) -> Change {
    let opcode = lowering.module.opcode_of(lowering.flow.steps[effect.step].id);
    let Some(row) = opcode.row else { return Change::Differ };
    let all = effect.guard.is_all() && effect.guard.uniform.is_none();
    match row.meaning {
        Meaning::Barrier(Barrier::Cta) if all && lowering.is_barrier_of_all(effect) => Change::Agree,
        Meaning::Barrier(Barrier::Warp) | Meaning::Fence(_) if all => Change::Nothing,
        Meaning::Access(_) if state_space(opcode) == StateSpace::Other => Change::Nothing,
        // An engine makes the accesses, and an mbarrier completes them.
        Meaning::Copy(Copy::Bulk | Copy::Tensor | Copy::LaunchControl)
        | Meaning::Tcgen05(Tcgen05::Mma | Tcgen05::Copy | Tcgen05::Commit | Tcgen05::Release) => {
            Change::Nothing
        }
        Meaning::MBarrier(MBarrier::Arrive | MBarrier::ExpectTx) => Change::Nothing,
        Meaning::MBarrier(MBarrier::Wait) if all => Change::Nothing,
        Meaning::Commit(_) | Meaning::Wgmma(Wgmma::Commit | Wgmma::Fence) => Change::Nothing,
        Meaning::Tcgen05(Tcgen05::Fence) => Change::Nothing,
        Meaning::Control(_) | Meaning::Value(_) | Meaning::Mma | Meaning::Nothing => Change::Nothing,
        Meaning::Barrier(_)
        | Meaning::Fence(_)
        | Meaning::Access(_)
        | Meaning::Copy(Copy::CpAsync | Copy::Remote)
        | Meaning::MBarrier(_)
        | Meaning::Wait(_)
        | Meaning::WaitAll(_)
        | Meaning::Wgmma(_)
        | Meaning::Tcgen05(_)
        | Meaning::Undescribed => Change::Differ,
    }
}
