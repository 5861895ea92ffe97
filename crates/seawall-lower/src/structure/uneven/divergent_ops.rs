//! Ops of any kind that not all threads reach equally often.

use rustc_hash::FxHashSet;
use seawall_dialects::Meaning;
use seawall_mlir::OpId;

use crate::structure::Structure;
use crate::structure::uneven::branches::Branch;

/// The ops in conditionals, loops and paths between blocks where threads diverge, these
/// conditionals and loops themselves, and all ops of the functions called there.
pub(crate) fn divergent_ops(structure: &Structure<'_>) -> FxHashSet<OpId> {
    let mut found = FxHashSet::default();
    if structure.divergence.by_thread.is_empty() {
        return found;
    }
    let module = structure.facts.module;
    for op in structure.functions.iter().flat_map(|&(function, _)| module.walk_op(function)) {
        if !found.contains(&op) && structure.diverges(op) {
            found.extend(module.walk_op(op));
        }
        for &region in module.regions(op) {
            let blocks = module.region_blocks(region);
            let branches = blocks.iter().filter_map(|&block| Branch::new(structure, blocks, block));
            let between = branches.flat_map(|branch| branch.between);
            found.extend(between.flat_map(|block| module.walk_block(block)));
        }
    }
    let mut open: Vec<OpId> = found.iter().copied().collect();
    while let Some(op) = open.pop() {
        let callee = matches!(structure.facts.meaning(op), Meaning::Call)
            .then(|| structure.facts.callee(op))
            .flatten();
        if let Some(callee) = callee {
            open.extend(module.walk_op(callee).filter(|&inner| found.insert(inner)));
        }
    }
    found
}
