//! Functions of the module, callees before callers.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::{Diagnostic, Span};
use seawall_dialects::Meaning;
use seawall_mlir::{OpId, RegionId, ValueDef, ValueId};

use crate::facts::Facts;

/// Function ops with their bodies.
pub(crate) type Functions = Vec<(OpId, RegionId)>;

/// All functions with a body, in textual order.
fn defined(facts: &Facts<'_>) -> Functions {
    let module = facts.module;
    let functions = module.walk().filter(|&op| matches!(facts.meaning(op), Meaning::Func));
    let bodies = functions.filter_map(|op| Some((op, *module.regions(op).first()?)));
    bodies.filter(|&(_, body)| !module.region_blocks(body).is_empty()).collect()
}

/// The function op of each symbol; the first one if several functions have it.
pub(crate) fn symbols<'m>(facts: &Facts<'m>) -> FxHashMap<&'m str, OpId> {
    let mut symbols = FxHashMap::default();
    for (op, _) in defined(facts) {
        if let Some(name) = facts.symbol_name(op) {
            symbols.entry(name).or_insert(op);
        }
    }
    symbols
}

/// All functions with a body, in post-order of the call graph, roots in source order. A recursive
/// call is not ordered: as in Triton, its callee has no summary.
pub(crate) fn callees_first(facts: &Facts<'_>) -> Functions {
    let all = defined(facts);
    let bodies: FxHashMap<OpId, RegionId> = all.iter().copied().collect();
    let mut order = Functions::new();
    let mut seen = FxHashSet::default();
    for &root in &all {
        visit_callees(facts, root, &bodies, &mut seen, &mut order);
    }
    order
}

/// The warning about a module without functions.
pub(crate) fn none(facts: &Facts<'_>) -> Diagnostic {
    let module = facts.module;
    let span = module.walk().next().map_or(Span::at(0), |op| module.op(op).name_span);
    Diagnostic::warning("lower::no-function", span, "this module has no function with a body")
        .label("there is nothing to analyse here")
}

/// Depth-first search with an explicit stack, since inputs may nest calls to any depth.
fn visit_callees(
    facts: &Facts<'_>,
    root: (OpId, RegionId),
    bodies: &FxHashMap<OpId, RegionId>,
    seen: &mut FxHashSet<OpId>,
    order: &mut Functions,
) {
    if !seen.insert(root.0) {
        return;
    }
    let mut stack = vec![(root, facts.callees(root.0), 0)];
    while let Some((function, callees, next)) = stack.last_mut() {
        let Some(&callee) = callees.get(*next) else {
            order.push(*function);
            stack.pop();
            continue;
        };
        *next += 1;
        if let Some(&body) = bodies.get(&callee)
            && seen.insert(callee)
        {
            stack.push(((callee, body), facts.callees(callee), 0));
        }
    }
}

/// Whether the module has the function that a call names, with or without a body.
pub(crate) fn is_declared(facts: &Facts<'_>, call: OpId) -> bool {
    let name = facts.module.attr(call, "callee").map(|attr| facts.module.attr_text(attr));
    let name = name.map(|text| text.trim_start_matches('@').trim_matches('"'));
    let mut functions = facts.module.walk().filter(|&op| matches!(facts.meaning(op), Meaning::Func));
    name.is_none() || functions.any(|op| facts.symbol_name(op) == name)
}

/// The functions that run: public ones and their callees. Triton's dataflow does not enter the
/// others, so it knows nothing about their buffers.
pub(crate) fn live_functions(facts: &Facts<'_>, functions: &Functions) -> FxHashSet<OpId> {
    let mut work: Vec<OpId> = functions.iter().map(|f| f.0).filter(|&f| !facts.is_private(f)).collect();
    let mut live = FxHashSet::default();
    while let Some(function) = work.pop() {
        if live.insert(function) {
            work.extend(facts.callees(function));
        }
    }
    live
}

impl<'m> Facts<'m> {
    pub(crate) fn callees(&self, function: OpId) -> Vec<OpId> {
        if !self.has_calls() {
            return Vec::new();
        }
        let calls = self.module.walk_op(function).filter(|&op| matches!(self.meaning(op), Meaning::Call));
        calls.filter_map(|op| self.callee(op)).collect()
    }

    /// Whether the module has an op that calls a function.
    pub(crate) fn has_calls(&self) -> bool {
        self.knowledge.has_any(|meaning| matches!(meaning, Meaning::Call))
    }

    /// The position of the argument of which `value` is a view. A caller passes memory outside of
    /// the frame of the function.
    pub(crate) fn argument_of_caller(&self, value: ValueId) -> Option<u32> {
        let module = self.module;
        let mut named = value;
        while let Some(op) = module.defining_op(named) {
            named = *module.operands(op).first().filter(|_| matches!(self.meaning(op), Meaning::View(_)))?;
        }
        let ValueDef::BlockArg { block, .. } = module.value(named).def else { return None };
        let function = module.region(module.block(block).parent?).op;
        if !matches!(self.meaning(function), Meaning::Func) || self.upstream {
            return None;
        }
        let position = self.entry_args(function, 0).iter().position(|&arg| arg == named)?;
        u32::try_from(position).ok()
    }

    /// The function op that a call names, if the module has it.
    pub(crate) fn callee(&self, call: OpId) -> Option<OpId> {
        let text = self.module.attr_text(self.module.attr(call, "callee")?);
        let name = text.strip_prefix('@')?;
        self.symbols.get(name.trim_matches('"')).copied()
    }

    /// The function's symbol without `@` and quotes.
    pub(crate) fn symbol_name(&self, function: OpId) -> Option<&'m str> {
        let attr = self.module.attr(function, "sym_name")?;
        Some(self.module.attr_text(attr).trim_start_matches('@').trim_matches('"'))
    }

    pub(crate) fn is_private(&self, function: OpId) -> bool {
        // The visibility is a keyword before the symbol, or a string attribute.
        let visibility = self.module.attr(function, "sym_visibility").map(|attr| self.module.attr_text(attr));
        visibility.is_some_and(|v| matches!(v.trim_matches('"'), "private" | "nested"))
    }
}
