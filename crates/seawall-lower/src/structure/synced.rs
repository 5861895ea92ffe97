//! The loads of shared memory that an asynchronous wait synchronizes, as Triton's AMD back end
//! records them (`ttg.amdg.syncedViaAsyncWait`): those whose token comes from a wait on all paths.
//!
//! Greatest fixpoint over tokens: a forwarded token is synchronized unless one of its sources is
//! not. The back end decides after structured control flow is lowered, so results and region
//! arguments count as block arguments. The fact is an assertion of the front end that the pass
//! uses, not a proof.

use std::cell::LazyCell;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::{Meaning, Queue, Traits};
use seawall_mlir::{OpId, ValueDef, ValueId};
use seawall_model::Target;

use crate::facts::Facts;
use crate::facts::forwarded::Sources;
use crate::facts::functions::Functions;

/// Name of the attribute.
const ATTRIBUTE: &str = "ttg.amdg.syncedViaAsyncWait";

/// The loads of a module without the attribute.
#[derive(Default)]
pub(crate) struct Synced {
    /// Whether an asynchronous wait synchronizes each load.
    of: FxHashMap<OpId, bool>,
    /// Whether Triton's back end records it.
    pub(crate) is_recorded: bool,
}

impl Synced {
    /// Finds the loads without the attribute, and the value that it will have. AMD targets that do
    /// not use the attribute are included only with
    /// [`LowerOptions::assert_by_token`](crate::LowerOptions::assert_by_token).
    pub(crate) fn new(facts: &Facts<'_>, functions: &Functions) -> Self {
        let Some(Target::Amd(isa)) = &facts.target else { return Synced::default() };
        // Only CDNA3 and CDNA4 have direct-to-LDS copies whose aliases LLVM must know.
        let is_recorded = isa == "gfx942" || isa == "gfx950";
        if !(is_recorded || facts.options.assert_by_token) {
            return Synced::default();
        }
        let module = facts.module;
        let names = ["ttg.local_load", "amdg.local_load_packed_transposed"];
        let names = names.map(|name| module.find_symbol(name));
        let incoming = LazyCell::new(|| facts.sources(functions));
        let mut of = FxHashMap::default();
        for op in functions.iter().flat_map(|&(function, _)| module.walk_op(function)) {
            let recorded = names.contains(&Some(module.op(op).name));
            if recorded && module.attr(op, ATTRIBUTE).is_none() {
                let token = facts.operand(op, "token");
                of.insert(op, token.is_some_and(|token| is_synced(facts, token, &incoming)));
            }
        }
        Synced { of, is_recorded }
    }

    /// The loads for which the back end records the value, in textual order.
    pub(crate) fn recorded(&self) -> Vec<(OpId, bool)> {
        let mut loads: Vec<_> = self.of.iter().map(|(&load, &synced)| (load, synced)).collect();
        loads.retain(|_| self.is_recorded);
        loads.sort_unstable();
        loads
    }

    /// Whether a load is asserted to be synchronized by an asynchronous wait.
    pub(crate) fn is_asserted(&self, facts: &Facts<'_>, load: OpId) -> bool {
        match facts.module.attr(load, ATTRIBUTE) {
            Some(_) => facts.flag(load, ATTRIBUTE),
            None => self.of.get(&load).copied().unwrap_or(false),
        }
    }
}

fn is_synced(facts: &Facts<'_>, token: ValueId, incoming: &Sources) -> bool {
    let mut seen = FxHashSet::default();
    let mut work = vec![token];
    while let Some(token) = work.pop() {
        if !seen.insert(token) {
            continue;
        }
        match (facts.module.value(token).def, incoming.get(&token)) {
            (_, Some(tokens)) => work.extend(tokens.iter()),
            (ValueDef::OpResult { op, .. }, None) if is_wait(facts, op) => {}
            (ValueDef::OpResult { .. } | ValueDef::BlockArg { .. }, None) => return false,
        }
    }
    true
}

fn is_wait(facts: &Facts<'_>, op: OpId) -> bool {
    let Meaning::Wait(wait) = facts.meaning(op) else { return false };
    matches!(wait.queue, Queue::CpAsync | Queue::AsyncInstructions | Queue::Tdm)
        && facts.has(op, Traits::MEM_WAIT)
}
