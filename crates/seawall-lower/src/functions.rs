//! Functions of the module, callees before callers.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::{Diagnostic, EntityId, Span};
use seawall_dialects::Meaning;
use seawall_mlir::{OpId, RegionId};
use seawall_model::{Function, FunctionId};

use crate::unit::ModuleLowering;

/// Function ops with their bodies.
pub(crate) type Functions = Vec<(OpId, RegionId)>;

impl<'m> ModuleLowering<'m> {
    /// All functions with a body, in post-order of the call graph, roots in source order. A
    /// recursive call is not ordered: as in Triton, its callee has no summary.
    pub(crate) fn order_functions(&mut self) -> Functions {
        let module = self.module;
        let all: Functions = module
            .walk()
            .filter(|&op| matches!(self.meaning(op), Meaning::Func))
            .filter_map(|op| Some((op, *module.regions(op).first()?)))
            .filter(|&(_, body)| !module.region_blocks(body).is_empty())
            .collect();
        if all.is_empty() {
            let span = module.walk().next().map_or(Span::at(0), |op| module.op(op).name_span);
            let warning =
                Diagnostic::warning("lower::no-function", span, "this module has no function with a body");
            self.warnings.push(warning.label("there is nothing to analyse here"));
        }
        for &(op, _) in &all {
            if let Some(name) = self.symbol_name(op) {
                self.symbols.entry(name).or_insert(op);
            }
        }
        let bodies: FxHashMap<OpId, RegionId> = all.iter().copied().collect();
        let mut order = Functions::new();
        let mut seen = FxHashSet::default();
        for &root in &all {
            self.visit_callees(root, &bodies, &mut seen, &mut order);
        }
        order
    }

    /// Depth-first search with an explicit stack, since inputs may nest calls to any depth.
    fn visit_callees(
        &self,
        root: (OpId, RegionId),
        bodies: &FxHashMap<OpId, RegionId>,
        seen: &mut FxHashSet<OpId>,
        order: &mut Functions,
    ) {
        if !seen.insert(root.0) {
            return;
        }
        let mut stack = vec![(root, self.callees(root.0), 0)];
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
                stack.push(((callee, body), self.callees(callee), 0));
            }
        }
    }

    pub(crate) fn callees(&self, function: OpId) -> Vec<OpId> {
        let calls = self.module.walk_op(function).filter(|&op| matches!(self.meaning(op), Meaning::Call));
        calls.filter_map(|op| self.callee(op)).collect()
    }

    /// The function op that a call names, if the module has it.
    pub(crate) fn callee(&self, call: OpId) -> Option<OpId> {
        let text = self.module.attr_text(self.module.attr(call, "callee")?);
        let name = text.strip_prefix('@')?;
        self.symbols.get(name.trim_matches('"')).copied()
    }

    /// Warns about a call that is not inlined (see [`crate::followed`]) if its callee uses
    /// mbarriers. The caller decides which ones and in which phase, and the call does not forward
    /// that.
    pub(crate) fn warn_about_mbarriers(&mut self, call: OpId) {
        let uses = |op: OpId| {
            matches!(self.meaning(op), Meaning::MBarrier(_) | Meaning::Token(_) | Meaning::Aref(_))
        };
        let Some(callee) = self.callee(call).filter(|&callee| self.module.walk_op(callee).any(uses)) else {
            return;
        };
        let name = self.symbol_name(callee).unwrap_or("?").to_owned();
        let message =
            format!("`{name}` waits for or arrives at mbarriers, and Seawall does not follow this call");
        self.warn(
            "lower::barriers-of-a-callee",
            call,
            message,
            "its mbarriers and phases are unknown, so deadlocks and arrival counts are not checked",
        );
    }

    /// The function's symbol without `@` and quotes.
    pub(crate) fn symbol_name(&self, function: OpId) -> Option<&'m str> {
        let attr = self.module.attr(function, "sym_name")?;
        Some(self.module.attr_text(attr).trim_start_matches('@').trim_matches('"'))
    }

    /// Creates the program's function, without blocks.
    pub(crate) fn declare_function(&mut self, op: OpId, body: RegionId) {
        let name = self.symbol_name(op).unwrap_or("?").to_owned();
        let private = self.is_private(op);
        let entry = self.module.region_blocks(body).first().map(|&b| self.module.block_args(b).len());
        let id = self.program.functions.push(Function {
            name,
            kernel: !private,
            arguments: entry.unwrap_or(0) as u32,
            entry: seawall_model::BlockId::from_index(0),
            blocks: Vec::new(),
        });
        self.functions.insert(op, id);
    }

    pub(crate) fn is_private(&self, function: OpId) -> bool {
        // The visibility is a keyword before the symbol, or a string attribute.
        let visibility = self.module.attr(function, "sym_visibility").map(|attr| self.module.attr_text(attr));
        visibility.is_some_and(|v| matches!(v.trim_matches('"'), "private" | "nested"))
    }

    /// The functions that run: public ones and their callees. Triton's dataflow does not enter the
    /// others, so it knows nothing about their buffers.
    pub(crate) fn live_functions(&self, functions: &Functions) -> FxHashSet<OpId> {
        let mut work: Vec<OpId> = functions.iter().map(|f| f.0).filter(|&f| !self.is_private(f)).collect();
        let mut live = FxHashSet::default();
        while let Some(function) = work.pop() {
            if live.insert(function) {
                work.extend(self.callees(function));
            }
        }
        live
    }

    /// The program's function for a declared function op.
    pub(crate) fn function_id(&self, op: OpId) -> Option<FunctionId> {
        self.functions.get(&op).copied()
    }
}
