//! The dependencies of a trace in words: for each barrier, the copies that it waits for and the
//! values that carry them. Then the nodes that were added for this.

use std::fmt::Write;

use seawall_wave::deps::resolve_async_deps;
use seawall_wave::{NodeId, NodeKind, Trace};

use crate::clean::one_line;

/// The number of characters of a name that are shown.
const NAME_LIMIT: usize = 80;

/// Describes the barriers of `tracked`, and the nodes that `tracked` has and `trace` has not.
/// `tracked` is the result of `seawall_wave::deps::add_async_deps` on `trace`.
pub fn dependencies_text(trace: &Trace, tracked: &Trace) -> String {
    let mut writer = Writer { trace: tracked, text: String::new() };
    let mut barriers = 0_usize;
    for id in tracked.preorder() {
        if let NodeKind::Barrier(barrier) = &tracked.node(id).kind {
            barriers += 1;
            writer.barrier(id, &barrier.async_deps);
        }
    }
    // Writing to memory cannot fail.
    if barriers == 0 {
        let _ = writeln!(writer.text, "the trace has no barriers");
    }
    let is_new = |id: &NodeId| trace.find(tracked.node(*id).id).is_none();
    let added: Vec<NodeId> = tracked.preorder().into_iter().filter(is_new).collect();
    let nodes = if added.len() == 1 { "node" } else { "nodes" };
    let _ = writeln!(writer.text, "{} {nodes} added", added.len());
    for id in added {
        writer.added(id);
    }
    writer.text
}

struct Writer<'t> {
    trace: &'t Trace,
    text: String,
}

impl Writer<'_> {
    fn barrier(&mut self, id: NodeId, deps: &[NodeId]) {
        let what = if deps.is_empty() { "waits for no copy" } else { "waits for" };
        let name = self.name(id);
        let graph = one_line(&self.trace.graph(self.trace.node(id).graph).name, NAME_LIMIT);
        let _ = writeln!(self.text, "{name} of graph `{graph}` {what}");
        for &dep in deps {
            let copies: Vec<String> =
                resolve_async_deps(self.trace, dep).into_iter().map(|copy| self.name(copy)).collect();
            if copies.as_slice() == [self.name(dep)] {
                let _ = writeln!(self.text, "  {}", self.name(dep));
            } else {
                let _ = writeln!(self.text, "  {}: {}", self.name(dep), copies.join(", or "));
            }
        }
    }

    fn added(&mut self, id: NodeId) {
        let trace = self.trace;
        let node = trace.node(id);
        let meaning = match &node.kind {
            NodeKind::Placeholder { captures: Some(captured) } => {
                format!("captures {}", self.name(*captured))
            }
            NodeKind::IterArg { index } => self.carried(id, *index),
            NodeKind::GetResult { value, index } => format!("is result {index} of {}", self.name(*value)),
            NodeKind::NullAsyncDep => "is no dependency: this path issues no copy".to_owned(),
            NodeKind::CounterWait(_) => {
                "waits for all copies, because no single copy can be named".to_owned()
            }
            _ => String::new(),
        };
        let graph = one_line(&trace.graph(node.graph).name, NAME_LIMIT);
        let _ = writeln!(self.text, "  {} in graph `{graph}` {meaning}", self.name(id));
    }

    /// The initial value and the next value of an iter arg.
    fn carried(&self, id: NodeId, index: u32) -> String {
        let graph = self.trace.node(id).graph;
        let owner = self.trace.graph(graph).owner().map(|owner| &self.trace.node(owner).kind);
        let Some(NodeKind::Iterate(iterate)) = owner else { return String::new() };
        let name = |node: Option<&NodeId>| node.map_or_else(|| "nothing".to_owned(), |&node| self.name(node));
        let first = name(iterate.init_args.get(index as usize));
        let next = name(self.trace.outputs(graph).get(index as usize));
        format!("is iter arg {index}\n    initially {first}\n    then {next} of the previous iteration")
    }

    fn name(&self, id: NodeId) -> String {
        let node = self.trace.node(id);
        format!("`{}` node {} (`{}`)", node.kind.name(), node.id, one_line(&node.name, NAME_LIMIT))
    }
}
