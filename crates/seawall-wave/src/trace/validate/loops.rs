//! Loops and what they carry; results; allocations in allocations.

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
                        errors.node("trace::iter-args", node, &message, "each index has one `iter_arg`");
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
        let help = "only the body of an `iterate` has them; a conditional captures what it needs";
        return errors.node("trace::iter-args", node, "stands outside of the body of a loop", help);
    };
    let carried = iterate.init_args.len();
    if index as usize >= carried {
        let message = format!("has the index {index}, and its loop has {carried} `init_args`");
        errors.node("trace::iter-args", node, &message, "indices count from 0");
    }
}

fn outputs(trace: &Trace, node: NodeId, iterate: &Iterate, errors: &mut Errors<'_>) {
    let (given, carried) = (trace.outputs(iterate.graph).len(), iterate.init_args.len());
    if given != carried {
        let body = &trace.graphs[iterate.graph].name;
        let message =
            format!("has {carried} `init_args`, and the `output` of its body `{body}` {given} values");
        errors.node("trace::iter-args", node, &message, "each carried value has an init and an output");
    }
}

fn result(trace: &Trace, node: NodeId, value: NodeId, index: u32, errors: &mut Errors<'_>) {
    let NodeKind::Iterate(iterate) = &trace.nodes[value].kind else {
        let message = format!("is the result of {}, which is no loop", trace.describe(value));
        let help = "results of anything else are of the kind `other`";
        return errors.node("trace::result", node, &message, help);
    };
    let carried = iterate.init_args.len();
    if index as usize >= carried {
        let message = format!("has the index {index}, and {} gives {carried} results", trace.describe(value));
        errors.node("trace::result", node, &message, "indices count from 0");
    }
}

fn part(trace: &Trace, node: NodeId, allocation: &Allocation, errors: &mut Errors<'_>) {
    let Some(parent) = allocation.parent else {
        if allocation.offset.is_some() {
            let help = "name the allocation that it is a part of in `parent`, or leave `offset` out";
            errors.node("trace::allocation", node, "has an `offset` and no `parent`", help);
        }
        return;
    };
    let NodeKind::Allocate(outer) = &trace.nodes[parent].kind else {
        let message = format!("is a part of {}, which is no allocation", trace.describe(parent));
        return errors.node("trace::allocation", node, &message, "name an `allocate` node in `parent`");
    };
    if outer.space != allocation.space {
        let message = format!("is a part of {}, which is in another space", trace.describe(parent));
        errors.node("trace::allocation", node, &message, "a part is in the space of the whole");
    }
    let (Some(offset), Some(bytes), Some(size)) = (allocation.offset, allocation.bytes, outer.bytes) else {
        return;
    };
    if offset.checked_add(bytes).is_none_or(|end| end > size) {
        let message = format!(
            "has {bytes} bytes from byte {offset} on, and reaches past {}, which has {size}",
            trace.describe(parent)
        );
        errors.node("trace::allocation", node, &message, "a part lies inside of the whole");
    }
}
