//! The loads of shared memory that an asynchronous wait synchronizes, as Triton's AMD back end
//! records them (`ttg.amdg.syncedViaAsyncWait`): those whose token comes from a wait on all paths.
//!
//! Greatest fixpoint over tokens: a forwarded token is synchronized unless one of its sources is
//! not. The back end decides after structured control flow is lowered, so results and region
//! arguments count as block arguments. The fact is an assertion of the front end that the pass
//! uses, not a proof.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::{Meaning, Queue, Traits};
use seawall_mlir::{OpId, ValueDef, ValueId};
use seawall_model::Target;

use crate::functions::Functions;
use crate::unit::ModuleLowering;

/// Name of the attribute.
const ATTRIBUTE: &str = "ttg.amdg.syncedViaAsyncWait";

/// Finds the loads without the attribute, and the value that it will have. Records the result for
/// all loads. AMD targets that do not use the attribute are included only with `everywhere`.
pub(crate) fn find(
    unit: &mut ModuleLowering<'_>,
    functions: &Functions,
    everywhere: bool,
) -> Vec<(OpId, bool)> {
    // Only CDNA3 and CDNA4 have direct-to-LDS copies whose aliases LLVM must know.
    let records =
        matches!(&unit.program.target, Some(Target::Amd(isa)) if isa == "gfx942" || isa == "gfx950");
    let amd = matches!(&unit.program.target, Some(Target::Amd(_)));
    if !(records || everywhere && amd) {
        return Vec::new();
    }
    let incoming = incoming_tokens(unit, functions);
    let mut found = Vec::new();
    for &(function, _) in functions {
        for op in unit.module.walk_op(function) {
            let name = unit.module.op_name(op);
            let recorded = name == "ttg.local_load" || name == "amdg.local_load_packed_transposed";
            if !recorded || unit.module.attr(op, ATTRIBUTE).is_some() {
                continue;
            }
            let token = unit.operand(op, "token");
            let synced = token.is_some_and(|token| is_synced(unit, token, &incoming));
            unit.synced.insert(op, synced);
            if records {
                found.push((op, synced));
            }
        }
    }
    found.sort_unstable();
    found
}

/// The sources of each forwarded token: block arguments, and results of structured control flow.
fn incoming_tokens(unit: &ModuleLowering<'_>, functions: &Functions) -> FxHashMap<ValueId, Vec<ValueId>> {
    let module = unit.module;
    let mut incoming: FxHashMap<ValueId, Vec<ValueId>> = FxHashMap::default();
    let mut forward = |sources: &[ValueId], targets: &[ValueId]| {
        for (&source, &target) in sources.iter().zip(targets) {
            if module.type_text(module.ty(target)) == "!ttg.async.token" {
                incoming.entry(target).or_default().push(source);
            }
        }
    };
    for &(function, _) in functions {
        for op in module.walk_op(function) {
            for successor in module.successors(op) {
                forward(module.successor_args(successor), module.block_args(successor.block));
            }
            if let Meaning::Regions(regions) = unit.meaning(op) {
                for (sources, targets) in unit.forwarded(op, regions) {
                    forward(sources, targets);
                }
            }
        }
    }
    incoming
}

fn is_synced(unit: &ModuleLowering<'_>, token: ValueId, incoming: &FxHashMap<ValueId, Vec<ValueId>>) -> bool {
    let mut seen = FxHashSet::default();
    let mut work = vec![token];
    while let Some(token) = work.pop() {
        if !seen.insert(token) {
            continue;
        }
        match (unit.module.value(token).def, incoming.get(&token)) {
            (_, Some(tokens)) => work.extend(tokens),
            (ValueDef::OpResult { op, .. }, None) if is_wait(unit, op) => {}
            (ValueDef::OpResult { .. } | ValueDef::BlockArg { .. }, None) => return false,
        }
    }
    true
}

fn is_wait(unit: &ModuleLowering<'_>, op: OpId) -> bool {
    let Meaning::Wait(wait) = unit.meaning(op) else { return false };
    matches!(wait.queue, Queue::CpAsync | Queue::AsyncInstructions | Queue::Tdm)
        && unit.has(op, Traits::MEM_WAIT)
}

impl ModuleLowering<'_> {
    /// Whether a load is asserted to be synchronized by an asynchronous wait.
    pub(crate) fn is_asserted(&self, load: OpId) -> bool {
        match self.module.attr(load, ATTRIBUTE) {
            Some(_) => self.flag(load, ATTRIBUTE),
            None => self.synced.get(&load).copied().unwrap_or(false),
        }
    }
}
