//! Checks loops with their carried values and results, and allocations with a parent.

use rustc_hash::FxHashSet;

use crate::trace::error::Errors;
use crate::trace::{Allocation, Iterate, NodeId, NodeKind, Trace};

pub(super) fn check(trace: &Trace, errors: &mut Errors<'_>) {
    for graph in trace.graphs.values() {
        let mut indices = FxHashSet::default();
        for &node in &graph.nodes {
            match &trace.nodes[node].kind {
                NodeKind::IterArg { index } => {
                    iter_arg(trace, node, *index, errors);
                    if !indices.insert(*index) {
                        let message = format!("has the index {index} of another `iter_arg` of its graph");
                        errors.node("trace::iter-args", node, &message, "use one `iter_arg` for each index");
                    }
                }
                NodeKind::Iterate(iterate) => outputs(trace, node, iterate, errors),
                NodeKind::GetResult { value, index } => result(trace, node, *value, *index, errors),
                NodeKind::Allocate(allocation) => part(trace, node, allocation, errors),
                _ => {}
            }
        }
    }
}

fn iter_arg(trace: &Trace, node: NodeId, index: u32, errors: &mut Errors<'_>) {
    let owner = trace.graphs[trace.nodes[node].graph].owner.map(|owner| &trace.nodes[owner].kind);
    let Some(NodeKind::Iterate(iterate)) = owner else {
        let help = "use `iter_arg` only in the body of an `iterate`; a conditional uses captures";
        return errors.node("trace::iter-args", node, "is outside the body of a loop", help);
    };
    let carried = iterate.init_args.len();
    if index as usize >= carried {
        let message = format!("has the index {index}, but its loop has only {carried} `init_args`");
        errors.node("trace::iter-args", node, &message, "use a smaller index; indices start at 0");
    }
}

fn outputs(trace: &Trace, node: NodeId, iterate: &Iterate, errors: &mut Errors<'_>) {
    let (given, carried) = (trace.outputs(iterate.graph).len(), iterate.init_args.len());
    if given != carried {
        let body = &trace.graphs[iterate.graph].name;
        let message =
            format!("has {carried} `init_args`, but the `output` of its body `{body}` has {given} values");
        errors.node(
            "trace::iter-args",
            node,
            &message,
            "give each carried value an initial value and an output value",
        );
    }
}

fn result(trace: &Trace, node: NodeId, value: NodeId, index: u32, errors: &mut Errors<'_>) {
    let NodeKind::Iterate(iterate) = &trace.nodes[value].kind else {
        let message = format!("is the result of {}, which is not a loop", trace.describe(value));
        let help = "use the kind `other` for results of other nodes";
        return errors.node("trace::result", node, &message, help);
    };
    let carried = iterate.init_args.len();
    if index as usize >= carried {
        let message =
            format!("has the index {index}, but {} has only {carried} results", trace.describe(value));
        errors.node("trace::result", node, &message, "use a smaller index; indices start at 0");
    }
}

fn part(trace: &Trace, node: NodeId, allocation: &Allocation, errors: &mut Errors<'_>) {
    let Some(parent) = allocation.parent else {
        if allocation.offset.is_some() {
            let help = "set `parent` to the allocation that contains it, or remove `offset`";
            errors.node("trace::allocation", node, "has an `offset` but no `parent`", help);
        }
        return;
    };
    let NodeKind::Allocate(outer) = &trace.nodes[parent].kind else {
        let message = format!("is a part of {}, which is not an allocation", trace.describe(parent));
        return errors.node("trace::allocation", node, &message, "set `parent` to an `allocate` node");
    };
    if outer.space != allocation.space {
        let message = format!("is a part of {}, which is in another space", trace.describe(parent));
        errors.node("trace::allocation", node, &message, "use the space of the parent");
    }
    let (Some(offset), Some(bytes), Some(size)) = (allocation.offset, allocation.bytes, outer.bytes) else {
        return;
    };
    if offset.checked_add(bytes).is_none_or(|end| end > size) {
        let message = format!(
            "has {bytes} bytes from byte {offset}, so it reaches past the end of {}, which has {size} bytes",
            trace.describe(parent)
        );
        errors.node(
            "trace::allocation",
            node,
            &message,
            "correct `offset` or `bytes`: a part must be inside its parent",
        );
    }
}
