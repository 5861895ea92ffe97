//! Counts the barriers that a placement leaves in a module, by loop depth. Strategies are compared
//! by it.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use seawall_analysis::Cfg;
use seawall_model::{Action, BarrierOrigin, OriginId, Program};
use seawall_place::Insertion;

use crate::place::PlacedPart;

/// The wait whose CTA-wide barrier a placement may remove.
const WGMMA_WAIT: &str = "ttng.warp_group_dot_wait";

impl PlacedPart {
    /// The barriers that the placement leaves in the module, by loop depth. These are the inserted
    /// barriers, and the CTA-wide barriers of `ttng.warp_group_dot_wait` (of more than 4 warps)
    /// that are not annotated away. Does not count barriers of the program. Depths without barriers
    /// are left out.
    pub fn barriers_by_depth(&self) -> BTreeMap<u32, u32> {
        let depths = depths(&self.program);
        let mut count: BTreeMap<u32, u32> = BTreeMap::new();
        let mut add = |origin: OriginId| {
            *count.entry(depths.get(&origin).copied().unwrap_or(0)).or_default() += 1;
        };
        let mut annotated: Vec<OriginId> = Vec::new();
        for placed in &self.placement.placed {
            match placed.insertion {
                Insertion::LocalBarrier | Insertion::ClusterBarrier { .. } | Insertion::Wait { .. } => {
                    add(placed.point.origin());
                }
                Insertion::WarpGroupLocal => annotated.push(placed.point.origin()),
                Insertion::MBarrierInitFence
                | Insertion::ProxyFence { .. }
                | Insertion::WarpBarrier
                | Insertion::Signal { .. } => {}
            }
        }
        for event in self.program.events.values() {
            let is_cta_barrier = matches!(&event.action, Action::Barrier(barrier)
                if barrier.kind.is_of_partition() && barrier.origin == BarrierOrigin::Lowering);
            let op = self.program.origins.get(event.origin).map_or("", |origin| origin.op.as_str());
            if is_cta_barrier && op == WGMMA_WAIT && !annotated.contains(&event.origin) {
                add(event.origin);
            }
        }
        count
    }
}

/// The loop depth of each op that has events or ends a block.
fn depths(program: &Program) -> FxHashMap<OriginId, u32> {
    let mut depths = FxHashMap::default();
    for function in program.functions.ids() {
        let cfg = Cfg::new(program, function);
        for &block in cfg.blocks() {
            let depth = cfg.loop_depth(block);
            for &event in &program.blocks[block].events {
                depths.insert(program.events[event].origin, depth);
            }
            if let Some(origin) = program.blocks[block].terminator_origin {
                depths.entry(origin).or_insert(depth);
            }
        }
    }
    depths
}
