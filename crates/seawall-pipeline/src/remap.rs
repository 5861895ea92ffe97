//! Maps diagnostics about a module with formed stages to the module that these were formed from.

use rustc_hash::FxHashMap;
use seawall_base::{Diagnostic, Span};
use seawall_dialects::OpKnowledge;
use seawall_mlir::{Module, OpId};

use crate::marks;

/// Returns `diagnostics` of `formed` with their places in `original`.
pub(crate) fn in_original(
    mut diagnostics: Vec<Diagnostic>,
    formed: &Module,
    original: &Module,
) -> Vec<Diagnostic> {
    let spans = spans(formed, original);
    for diagnostic in &mut diagnostics {
        let labels = std::iter::once(&mut diagnostic.primary).chain(&mut diagnostic.secondary);
        for label in labels {
            label.span = spans.get(&(label.span.start, label.span.end)).copied().unwrap_or(Span::at(0));
        }
    }
    diagnostics
}

/// Returns the place of each op of `formed` in `original`. Forming stages only reorders scalar
/// arithmetic, removes borders, and adds the ops of stages.
fn spans(formed: &Module, original: &Module) -> FxHashMap<(u32, u32), Span> {
    let (formed_ops, original_ops) = (OpKnowledge::new(formed), OpKnowledge::new(original));
    let is_added = |op: OpId| {
        let in_stage = formed.parent_op(op).is_some_and(|owner| marks::is_stage(formed, owner));
        marks::is_stage(formed, op)
            || in_stage && formed.op_name(op) == "scf.yield"
            || formed.attr(op, marks::EMPTY).is_some()
    };
    let theirs = formed.walk().filter(|&op| !is_added(op) && !marks::is_pure_scalar(&formed_ops, op));
    let own = original
        .walk()
        .filter(|&op| !marks::is_border(original, op) && !marks::is_pure_scalar(&original_ops, op));
    let mut spans = FxHashMap::default();
    for (there, here) in theirs.zip(own) {
        let (there, here) = (formed.op(there), original.op(here));
        spans.insert((there.span.start, there.span.end), here.span);
        spans.insert((there.name_span.start, there.name_span.end), here.name_span);
    }
    spans
}
