//! Which functions of a module call each other.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::{Meaning, OpKnowledge};
use seawall_mlir::{Module, OpId};

use crate::tree::around;

/// The calls of a module.
pub(crate) struct Calls<'m> {
    m: &'m Module,
    functions: FxHashSet<OpId>,
    /// Each call with the function that it names, if the module has it.
    calls: Vec<(OpId, Option<OpId>)>,
}

impl<'m> Calls<'m> {
    pub(crate) fn new(m: &'m Module) -> Self {
        let knowledge = OpKnowledge::new(m);
        let name = |op: OpId, key: &str| {
            m.attr(op, key).map(|attr| m.attr_text(attr).trim_start_matches('@').trim_matches('"'))
        };
        let is_function = |op: &OpId| knowledge.meaning(*op) == Meaning::Func;
        let functions: Vec<OpId> = m.walk().filter(is_function).collect();
        let mut named: FxHashMap<&str, OpId> = FxHashMap::default();
        for &op in &functions {
            // A function without a body is defined elsewhere.
            let has_body = m.regions(op).iter().any(|&region| !m.region_blocks(region).is_empty());
            if let Some(name) = name(op, "sym_name").filter(|_| has_body) {
                named.entry(name).or_insert(op);
            }
        }
        let callee = |op: OpId| name(op, "callee").and_then(|name| named.get(name).copied());
        let calls = m.walk().filter(|&op| knowledge.meaning(op) == Meaning::Call);
        let calls = calls.map(|op| (op, callee(op))).collect();
        Calls { m, functions: functions.into_iter().collect(), calls }
    }

    /// Returns the function around `op`, or `op` if it is a function.
    pub(crate) fn function(&self, op: OpId) -> Option<OpId> {
        around(self.m, op).find(|op| self.functions.contains(op))
    }

    /// Returns the function that a call names.
    pub(crate) fn callee(&self, call: OpId) -> Option<OpId> {
        self.calls.iter().find(|known| known.0 == call).and_then(|known| known.1)
    }

    /// Returns the calls through which the function around `op` may be reached.
    pub(crate) fn sites(&self, op: OpId) -> Vec<OpId> {
        let mut sites = Vec::new();
        let mut seen: FxHashSet<OpId> = FxHashSet::default();
        let mut open: Vec<OpId> = self.function(op).into_iter().collect();
        while let Some(function) = open.pop() {
            if seen.insert(function) {
                let of = self.calls.iter().filter(|call| call.1 == Some(function)).map(|call| call.0);
                let first = sites.len();
                sites.extend(of);
                open.extend(sites.iter().skip(first).filter_map(|&site| self.function(site)));
            }
        }
        sites
    }

    /// Returns the functions that `functions` may reach, these included.
    pub(crate) fn reached(&self, functions: impl IntoIterator<Item = OpId>) -> FxHashSet<OpId> {
        let mut reached: FxHashSet<OpId> = FxHashSet::default();
        let mut open: Vec<OpId> = functions.into_iter().collect();
        while let Some(function) = open.pop() {
            if reached.insert(function) {
                let inside = self.calls.iter().filter(|call| self.function(call.0) == Some(function));
                open.extend(inside.filter_map(|call| call.1));
            }
        }
        reached
    }

    /// Returns the functions that may run in one kernel with `op`: those whose calls lead to it,
    /// and all that these call.
    pub(crate) fn beside(&self, op: OpId) -> FxHashSet<OpId> {
        let leading = self.sites(op).into_iter().chain([op]).filter_map(|site| self.function(site));
        self.reached(leading)
    }
}
