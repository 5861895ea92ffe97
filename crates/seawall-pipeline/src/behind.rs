//! What Triton's membar, the pass that places barriers, adds to a module with pipelines.

use seawall_lower::{LowerOptions, lower};
use seawall_mlir::{Module, OpId};
use seawall_model::Target;
use seawall_place::{Insertion, PlaceOptions, Point, Strategy, TritonOptions, place};

use crate::fewest::Cost;
use crate::marks;
use crate::tree::around;

/// A barrier that membar adds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Added {
    /// The op that it is placed at, if that is known.
    pub(crate) op: Option<OpId>,
    /// Whether it is after the op rather than before it.
    pub(crate) is_behind: bool,
}

/// Returns the barriers that membar adds to `module`. `None` if the module cannot be analysed.
pub(crate) fn added(module: &Module, target: Option<&Target>) -> Option<Vec<Added>> {
    let options = LowerOptions { target: target.cloned(), ..LowerOptions::of_membar() };
    let lowered = lower(module, &options).ok()?;
    let options = PlaceOptions { strategy: Strategy::Triton(TritonOptions::default()) };
    let placement = place(&lowered.program, &options).ok()?;
    let barriers = placement.placed.iter().filter(|placed| placed.insertion == Insertion::LocalBarrier);
    let op = |index: u32| lowered.ops.get(index as usize).copied();
    let barriers = barriers.map(|placed| Added {
        op: op(lowered.program.origins[placed.point.origin()].index),
        is_behind: matches!(placed.point, Point::After(_)),
    });
    Some(barriers.collect())
}

/// Returns the number of barriers in `module` after membar. `None` if it cannot be analysed.
pub(crate) fn cost(module: &Module, target: Option<&Target>) -> Option<Cost> {
    let added = added(module, target)?;
    let there = module.walk().filter(|&op| marks::orders_local(module, op)).map(Some);
    let all: Vec<Option<OpId>> = there.chain(added.iter().map(|added| added.op)).collect();
    let in_loops = all.iter().flatten().filter(|&&op| is_in_loop(module, op)).count();
    Some(Cost { total: all.len(), in_loops, added: added.len() })
}

fn is_in_loop(m: &Module, op: OpId) -> bool {
    around(m, op).skip(1).any(|op| marks::is_loop(m, op))
}
