//! Warnings about barriers of some threads, and mbarriers, that are not followed.

use rustc_hash::FxHashSet;
use seawall_dialects::{Barrier, Meaning, uses_unfollowed_mbarrier};
use seawall_mlir::{OpId, symbols_of};

use crate::draft::Draft;
use crate::facts::Facts;

/// Warns about the first op of each kind that orders accesses in a way that is not followed. What
/// it orders, and whether it is used rightly, is not known, so that the kernel cannot be checked.
pub(crate) fn warn_about_barriers(draft: &mut Draft<'_>) {
    let facts = draft.facts;
    if !facts.upstream && !symbols_of(facts.module).any(uses_unfollowed_mbarrier) {
        return;
    }
    let mut seen: FxHashSet<&str> = FxHashSet::default();
    for op in facts.module.walk().filter(|&op| is_unfollowed(facts, op)) {
        let name = facts.module.op_name(op);
        if seen.insert(name) {
            let message = format!("Seawall does not follow this `{name}`");
            let label = "it orders some accesses, so this kernel is not checked";
            let warning = facts.warning("lower::unfollowed-barrier", op, message, label);
            draft.warnings.push(warning.preventing_check());
        }
    }
}

fn is_unfollowed(facts: &Facts<'_>, op: OpId) -> bool {
    match facts.meaning(op) {
        // In a module without partitions, the model has no named barriers of some threads.
        Meaning::Barrier(Barrier::Named { threads, .. }) => {
            facts.upstream && !facts.module.operand_group(op, threads).is_empty()
        }
        Meaning::Barrier(Barrier::NamedArrive { .. }) => facts.upstream,
        Meaning::None => uses_unfollowed_mbarrier(facts.module.op_name(op)),
        _ => false,
    }
}
