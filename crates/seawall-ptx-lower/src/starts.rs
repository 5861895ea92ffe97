//! Whether the other CTAs of a cluster have started where a CTA accesses their memory.
//!
//! A cluster barrier shows that they have (CUDA C++ Programming Guide, "Distributed Shared
//! Memory"). The model starts all CTAs at once.

use seawall_model::{Action, BarrierKind, EventId};

use crate::cluster::SPLIT;
use crate::lowering::Lowering;
use crate::unresolved::Unresolved;

/// Reports accesses to other CTAs before which some path passes no cluster barrier.
pub(crate) fn report_starts(lowering: &mut Lowering<'_>) {
    let mut at_end = vec![true; lowering.flow.blocks.len()];
    loop {
        let mut changed = false;
        for &block in &lowering.flow.order {
            let started = at_start(lowering, &at_end, block);
            let waits = events(lowering, block).iter().any(|&event| waits_for_cluster(lowering, event));
            changed |= at_end[block] != (started || waits);
            at_end[block] = started || waits;
        }
        if !changed {
            break;
        }
    }
    for block in lowering.flow.order.clone() {
        let mut started = at_start(lowering, &at_end, block);
        for event in events(lowering, block) {
            started |= waits_for_cluster(lowering, event);
            let program = &lowering.out.program;
            let is_remote = program.events[event].accesses.iter().any(|access| access.cross_cta);
            if is_remote && !started {
                let id = lowering.out.instructions[program.origin_of(event).index as usize];
                let reason =
                    "no cluster barrier precedes it on some path, so another CTA may not have started";
                lowering.unresolved(Unresolved::Start, id, reason);
            }
        }
    }
}

/// Whether all paths to a block pass a cluster barrier.
fn at_start(lowering: &Lowering<'_>, at_end: &[bool], block: usize) -> bool {
    let from = &lowering.flow.predecessors[block];
    !from.is_empty() && from.iter().all(|&from| at_end[from])
}

/// The events of a block of the graph.
fn events(lowering: &Lowering<'_>, block: usize) -> Vec<EventId> {
    let block = lowering.blocks[block];
    block.map_or_else(Vec::new, |block| lowering.out.program.blocks[block].events.to_vec())
}

fn waits_for_cluster(lowering: &Lowering<'_>, event: EventId) -> bool {
    match &lowering.out.program.events[event].action {
        Action::Barrier(barrier) => match barrier.kind {
            BarrierKind::Cluster { .. } => true,
            BarrierKind::WaitSignal { id } => id == SPLIT,
            _ => false,
        },
        _ => false,
    }
}
