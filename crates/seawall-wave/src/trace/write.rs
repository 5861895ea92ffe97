//! Writes traces to the JSON form: one line for each node, keys in the order of
//! `docs/wave-trace.md`. Absent and `false` values are omitted.

use std::fmt::Write;

use super::node::{
    Access, Allocation, Barrier, Conditional, Copy, CounterWait, Iterate, Node, NodeId, NodeKind,
};
use super::read::VERSION_KEY;
use super::{Trace, VERSION};

impl Trace {
    /// Returns the JSON form with a final line break. [`Trace::from_json`] of it returns an equal
    /// trace.
    pub fn to_json(&self) -> String {
        let mut out = Json { text: String::with_capacity(128 * self.nodes.len() + 128), trace: self };
        let _ = write!(out.text, "{{\n  \"{VERSION_KEY}\": {VERSION}");
        for (key, value) in [("name", &self.name), ("target", &self.target)] {
            if let Some(value) = value {
                let _ = write!(out.text, ",\n  \"{key}\": ");
                out.string(value);
            }
        }
        if let Some(waves) = self.waves {
            let _ = write!(out.text, ",\n  \"waves\": {waves}");
        }
        out.text.push_str(",\n  \"root\": ");
        out.string(&self.graphs[self.root].name);
        out.text.push_str(",\n  \"graphs\": [");
        for (position, graph) in self.graphs.values().enumerate() {
            out.text.push_str(if position == 0 { "\n    {\"name\": " } else { ",\n    {\"name\": " });
            out.string(&graph.name);
            out.text.push_str(", \"nodes\": [");
            for (position, &node) in graph.nodes.iter().enumerate() {
                out.text.push_str(if position == 0 { "\n      " } else { ",\n      " });
                out.node(&self.nodes[node]);
            }
            out.text.push_str("\n    ]}");
        }
        out.text.push_str("\n  ]\n}\n");
        out.text
    }
}

impl Trace {
    /// Returns the JSON object of one node, on one line.
    pub fn node_json(&self, node: NodeId) -> String {
        let mut out = Json { text: String::with_capacity(128), trace: self };
        out.node(&self.nodes[node]);
        out.text
    }
}

/// A JSON text under construction. Writing to memory cannot fail, so results of `write!` are
/// ignored.
struct Json<'t> {
    text: String,
    trace: &'t Trace,
}

impl Json<'_> {
    fn node(&mut self, node: &Node) {
        let _ = write!(self.text, "{{\"id\": {}, \"name\": ", node.id);
        self.string(&node.name);
        let _ = write!(self.text, ", \"kind\": \"{}\"", node.kind.name());
        self.kind(&node.kind);
        if let Some(op) = &node.op {
            self.key("op");
            self.string(op);
        }
        self.list("args", &node.args);
        if let Some(location) = &node.location {
            self.text.push_str(", \"location\": {\"file\": ");
            self.string(&location.file);
            let _ = write!(self.text, ", \"line\": {}, \"column\": {}}}", location.line, location.column);
        }
        if let Some(piece) = node.piece {
            let _ = write!(self.text, ", \"piece\": {{\"of\": {}, \"index\": {}}}", piece.of, piece.index);
        }
        self.text.push('}');
    }

    fn kind(&mut self, kind: &NodeKind) {
        match kind {
            NodeKind::Placeholder { captures } => self.id("captures", *captures),
            NodeKind::IterArg { index } => self.number("index", Some(*index)),
            NodeKind::Allocate(allocation) => self.allocation(allocation),
            NodeKind::Read(access) | NodeKind::Write(access) | NodeKind::Atomic(access) => {
                self.access(access)
            }
            NodeKind::GatherToLds(copy) | NodeKind::TensorLoadToLds(copy) => self.copy(copy),
            NodeKind::Barrier(Barrier { wait_async, tensor_wait, async_deps }) => {
                self.flag("wait_async", *wait_async);
                self.flag("tensor_wait", *tensor_wait);
                self.list("async_deps", async_deps);
            }
            NodeKind::Signal { barrier, tensor_wait } => {
                self.number("barrier", Some(*barrier));
                self.flag("tensor_wait", *tensor_wait);
            }
            NodeKind::Wait { barrier } => self.number("barrier", Some(*barrier)),
            NodeKind::CounterWait(wait) => self.counters(wait),
            NodeKind::Iterate(Iterate { graph, init_args, captures, trips }) => {
                self.word("graph", &self.trace.graphs[*graph].name);
                self.every("init_args", init_args);
                self.list("captures", captures);
                self.number("trips", *trips);
            }
            NodeKind::Conditional(Conditional { graph, captures, condition }) => {
                self.word("graph", &self.trace.graphs[*graph].name);
                self.list("captures", captures);
                self.id("condition", *condition);
            }
            NodeKind::GetResult { value, index } => {
                self.id("value", Some(*value));
                self.number("index", Some(*index));
            }
            NodeKind::Output { values } => self.every("values", values),
            NodeKind::WorkgroupBarrier | NodeKind::Scheduling | NodeKind::NullAsyncDep | NodeKind::Other => {}
        }
    }

    fn allocation(&mut self, allocation: &Allocation) {
        self.word("space", allocation.space.name());
        self.number("bytes", allocation.bytes);
        self.id("parent", allocation.parent);
        self.number("offset", allocation.offset);
    }

    fn access(&mut self, access: &Access) {
        self.id("memory", Some(access.memory));
        self.word("space", access.space.name());
        self.number("elements_per_thread", access.elements_per_thread);
        self.number("element_bits", access.element_bits);
    }

    fn copy(&mut self, copy: &Copy) {
        self.id("memory", Some(copy.memory));
        self.id("source", copy.source);
        self.number("elements_per_thread", copy.elements_per_thread);
        self.number("element_bits", copy.element_bits);
    }

    fn counters(&mut self, wait: &CounterWait) {
        let CounterWait { load, store, ds, exp, tensor, asynchronous } = wait;
        let counters = [load, store, ds, exp, tensor, asynchronous];
        for (key, count) in ["load", "store", "ds", "exp", "tensor", "async"].into_iter().zip(counters) {
            self.number(key, *count);
        }
    }

    fn key(&mut self, key: &str) {
        let _ = write!(self.text, ", \"{key}\": ");
    }

    fn number(&mut self, key: &str, number: Option<impl std::fmt::Display>) {
        if let Some(number) = number {
            let _ = write!(self.text, ", \"{key}\": {number}");
        }
    }

    fn word(&mut self, key: &str, word: &str) {
        self.key(key);
        self.string(word);
    }

    fn flag(&mut self, key: &str, flag: bool) {
        if flag {
            self.key(key);
            self.text.push_str("true");
        }
    }

    fn id(&mut self, key: &str, node: Option<NodeId>) {
        self.number(key, node.map(|node| self.trace.nodes[node].id));
    }

    /// Writes a list, or nothing if it is empty.
    fn list(&mut self, key: &str, nodes: &[NodeId]) {
        if !nodes.is_empty() {
            self.every(key, nodes);
        }
    }

    fn every(&mut self, key: &str, nodes: &[NodeId]) {
        self.key(key);
        for (position, &node) in nodes.iter().enumerate() {
            let separator = if position == 0 { "[" } else { ", " };
            let _ = write!(self.text, "{separator}{}", self.trace.nodes[node].id);
        }
        self.text.push_str(if nodes.is_empty() { "[]" } else { "]" });
    }

    fn string(&mut self, text: &str) {
        self.text.push('"');
        for c in text.chars() {
            match c {
                '"' => self.text.push_str("\\\""),
                '\\' => self.text.push_str("\\\\"),
                '\n' => self.text.push_str("\\n"),
                c if u32::from(c) < 0x20 => {
                    let _ = write!(self.text, "\\u{:04x}", u32::from(c));
                }
                c => self.text.push(c),
            }
        }
        self.text.push('"');
    }
}
