//! Ops that not every thread comes to, or not as often as others, whatever they are.

use rustc_hash::FxHashSet;
use seawall_dialects::Meaning;
use seawall_mlir::OpId;

use super::branches::Branch;
use crate::functions::Functions;
use crate::unit::Unit;

/// The ops in conditionals, loops and ways between blocks that threads go through differently, these conditionals and loops themselves, and all that is
/// called from there.
pub(crate) fn apart(unit: &Unit<'_>, functions: &Functions) -> FxHashSet<OpId> {
    let mut found = FxHashSet::default();
    if unit.divergent.is_empty() {
        return found;
    }
    let module = unit.module;
    for op in functions.iter().flat_map(|&(function, _)| module.walk_op(function)) {
        if !found.contains(&op) && unit.goes_apart(op) {
            found.extend(module.walk_op(op));
        }
        for &region in module.regions(op) {
            let blocks = module.region_blocks(region);
            let branches = blocks.iter().filter_map(|&block| Branch::new(unit, blocks, block));
            let between = branches.flat_map(|branch| branch.between);
            found.extend(between.flat_map(|block| module.walk_block(block)));
        }
    }
    let mut open: Vec<OpId> = found.iter().copied().collect();
    while let Some(op) = open.pop() {
        let callee = matches!(unit.meaning(op), Meaning::Call).then(|| unit.callee(op)).flatten();
        if let Some(callee) = callee {
            open.extend(module.walk_op(callee).filter(|&inner| found.insert(inner)));
        }
    }
    found
}
