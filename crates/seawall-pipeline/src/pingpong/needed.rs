//! Which loads and stores of a loop serve its dot, and whether it has others.
//!
//! Source: `determineDotMemoryOps`, `isPersistentGemm` and `estimateNonDotMemoryImpact` of Triton's
//! `tritonamdgpu-block-pingpong`.

use rustc_hash::FxHashSet;
use seawall_dialects::{Arith, LoopPart, Meaning, Regions, meaning_of};
use seawall_mlir::{Module, OpId, ValueDef, ValueId};

use super::body::{Body, Declined};
use crate::marks;
use crate::tree::Uses;

/// The loads and stores of the dot, in textual order.
#[derive(Clone, Debug)]
pub(crate) struct Needed {
    pub(crate) global_loads: [OpId; 2],
    pub(crate) local_loads: [OpId; 2],
    pub(crate) local_stores: Vec<OpId>,
}

impl Needed {
    /// Returns those of `dot`.
    ///
    /// # Errors
    ///
    /// Other loads or stores in the loop, or not two global and two local loads.
    pub(crate) fn new(body: &Body<'_>, dot: OpId, uses: &Uses) -> Result<Needed, Declined> {
        let m = body.m;
        let factors = m.operands(dot).get(..2).unwrap_or_default();
        let local_loads = closest(m, factors.iter().copied(), LoopPart::LocalLoad);
        let sources = local_loads.iter().filter_map(|&load| m.operands(load).first().copied());
        let views = closest(m, sources, LoopPart::SlotView);
        let users = views.iter().flat_map(|&view| m.results(view)).flat_map(|&view| uses.of(view));
        let stores: FxHashSet<OpId> =
            users.copied().filter(|&op| marks::is_part(m, op, LoopPart::LocalStore)).collect();
        let stored = stores.iter().filter_map(|&store| m.operands(store).first().copied());
        let global_loads = closest(m, stored, LoopPart::GlobalLoad);

        let skips_branches = is_persistent(body);
        let partition = |all: &[OpId], own: &FxHashSet<OpId>, what: &str| {
            let (own, others): (Vec<OpId>, Vec<OpId>) = all.iter().partition(|op| own.contains(op));
            match others.iter().find(|&&op| counts(body, op, skips_branches)) {
                Some(&op) => Err(Declined::new(op, format!("it has a {what} that does not serve its dot"))),
                None => Ok(own),
            }
        };
        let global_loads = partition(&body.global_loads, &global_loads, "global load")?;
        let local_loads = partition(&body.local_loads, &local_loads, "load from a pipelined buffer")?;
        let local_stores = partition(&body.local_stores, &stores, "store to shared memory")?;
        let two = |loads: &[OpId], what: &str| {
            let pair: Result<[OpId; 2], _> = loads.try_into();
            let why = format!("{} {what} serve its dot, not 2", loads.len());
            pair.map_err(|_| Declined::new(body.loop_op, why))
        };
        Ok(Needed {
            global_loads: two(&global_loads, "global loads")?,
            local_loads: two(&local_loads, "loads from pipelined buffers")?,
            local_stores,
        })
    }
}

/// Returns the first op with this part on each path back from the values, through block arguments
/// to what loops pass to these.
fn closest(m: &Module, from: impl Iterator<Item = ValueId>, part: LoopPart) -> FxHashSet<OpId> {
    let mut found = FxHashSet::default();
    let mut seen = FxHashSet::default();
    let mut todo: Vec<ValueId> = from.collect();
    while let Some(value) = todo.pop() {
        if !seen.insert(value) {
            continue;
        }
        match m.value(value).def {
            ValueDef::OpResult { op, .. } if marks::is_part(m, op, part) => drop(found.insert(op)),
            ValueDef::OpResult { op, .. } => todo.extend(m.operands(op)),
            ValueDef::BlockArg { block, index } => {
                let end = m.block_ops(block).last().filter(|&&op| marks::is_yield(m, op));
                let owner = m.block(block).parent.map(|region| m.region(region).op);
                let is_for = owner.is_some_and(|owner| marks::is_for(m, owner));
                let index = (index as usize).checked_sub(usize::from(is_for));
                todo.extend(end.zip(index).and_then(|(&end, index)| m.operands(end).get(index)));
            }
        }
    }
    found
}

/// Whether the loop runs over the depths of all tiles in turn: one dot between two branches, taken
/// at the start and at the end of a tile.
fn is_persistent(body: &Body<'_>) -> bool {
    let m = body.m;
    if body.dots.len() != 1 {
        return false;
    }
    let (mut in_branch, mut in_dot) = (false, false);
    for &op in m.block_ops(body.block) {
        if is_branch(m, op) {
            let condition = m.operands(op).first().and_then(|&condition| m.defining_op(condition));
            if in_branch || !condition.is_some_and(|by| compares_equal(m, by)) {
                return false;
            }
            in_branch = true;
        } else if marks::is_part(m, op, LoopPart::Dot) {
            if in_dot || !in_branch {
                return false;
            }
            (in_dot, in_branch) = (true, false);
        }
    }
    in_branch && in_dot
}

fn is_branch(m: &Module, op: OpId) -> bool {
    meaning_of(m, op) == Meaning::Regions(Regions::If)
}

fn compares_equal(m: &Module, op: OpId) -> bool {
    let predicate = m.attr(op, "predicate").map(|predicate| m.attr_text(predicate));
    // `eq` is 0 in the generic form.
    meaning_of(m, op) == Meaning::Arith(Arith::Compare)
        && predicate.is_some_and(|text| matches!(text.split(' ').next(), Some("eq" | "0")))
}

/// Whether an op other than the dot's counts. One in a branch does not if the branch is for a
/// tile's first or last iteration and its `else` part has no op of that name.
fn counts(body: &Body<'_>, op: OpId, skips_branches: bool) -> bool {
    let m = body.m;
    let Some(branch) = m.parent_op(op).filter(|&parent| is_branch(m, parent)) else { return true };
    let otherwise = m.regions(branch).iter().skip(1).flat_map(|&region| m.region_blocks(region));
    let mut ops = otherwise.flat_map(|&block| m.block_ops(block));
    !skips_branches || ops.any(|&other| m.op_name(other) == m.op_name(op))
}
