//! Builds traces from a short text form for tests.
//!
//! ```text
//! alloc a                  an allocation; `alloc b a 64` is a part of it from byte 64
//! read x a                 `x` reads `a`; also write, atomic, gather, tensor
//! loop l init a b          a loop with the initial values `a` and `b`; its body is indented
//!   arg p 0                the iter arg 0; `capture q a` captures the outer `a`
//!   out p q                the values of the next iteration
//! if c                     a conditional; its body is indented
//! result r l 0             the result 0 of the loop
//! barrier w [async|tensor] also `signal s [tensor]`, `wait w`, `other o`, `null n`
//! ```

use std::collections::HashMap;

use seawall_wave::trace::{Access, Allocation, Barrier, Conditional, Copy, GraphId, Iterate, Space};
use seawall_wave::{NodeId, NodeKind, Trace};

/// Returns the trace of `text`, validated.
pub(crate) fn trace(text: &str) -> Trace {
    let mut builder = Builder { trace: Trace::new("root"), names: HashMap::new(), open: Vec::new() };
    builder.open.push((0, builder.trace.root()));
    let mut body = None;
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let indent = line.len() - line.trim_start().len();
        if let Some(graph) = body.take() {
            builder.open.push((indent, graph));
        } else if builder.open.len() == 1 {
            builder.open[0].0 = indent;
        }
        while builder.open.len() > 1 && builder.open[builder.open.len() - 1].0 > indent {
            builder.close();
        }
        body = builder.line(&line.split_whitespace().collect::<Vec<_>>());
    }
    while !builder.open.is_empty() {
        builder.close();
    }
    let trace = builder.trace;
    assert_eq!(trace.validate(), Ok(()), "{}", trace.to_json());
    trace
}

struct Builder {
    trace: Trace,
    names: HashMap<String, NodeId>,
    /// Graphs with the indentation of their lines.
    open: Vec<(usize, GraphId)>,
}

impl Builder {
    fn close(&mut self) {
        let (_, graph) = self.open.pop().unwrap();
        let nodes = self.trace.graph(graph).nodes();
        let is_output = |&node: &NodeId| matches!(self.trace.node(node).kind, NodeKind::Output { .. });
        if !nodes.last().is_some_and(is_output) {
            self.trace.push(graph, "output", NodeKind::Output { values: Vec::new() });
        }
    }

    /// Adds the node of one line. Returns its graph if it has one; the indented lines that follow
    /// belong to it.
    fn line(&mut self, words: &[&str]) -> Option<GraphId> {
        let (_, graph) = *self.open.last().unwrap();
        if words[0] == "out" {
            let values = words[1..].iter().map(|name| self.names[*name]).collect();
            self.trace.push(graph, "output", NodeKind::Output { values });
            return None;
        }
        let name = words[1];
        let rest: Vec<&str> = words[2..].to_vec();
        let kind = self.kind(words[0], name, &rest);
        let body = kind.subgraph();
        let node = self.trace.push(graph, name, kind);
        assert!(self.names.insert(name.to_owned(), node).is_none(), "two nodes have the name {name}");
        body
    }

    fn kind(&mut self, word: &str, name: &str, rest: &[&str]) -> NodeKind {
        let node = |at: usize| self.names[rest[at]];
        let access = || Access {
            memory: node(0),
            space: Space::Shared,
            elements_per_thread: None,
            element_bits: None,
        };
        let copy = || Copy { memory: node(0), source: None, elements_per_thread: None, element_bits: None };
        let has = |word: &str| rest.contains(&word);
        match word {
            "alloc" => {
                let parent = rest.first().map(|name| self.names[*name]);
                let offset = rest.get(1).map(|offset| offset.parse().unwrap());
                NodeKind::Allocate(Allocation { space: Space::Shared, bytes: None, parent, offset })
            }
            "read" => NodeKind::Read(access()),
            "write" => NodeKind::Write(access()),
            "atomic" => NodeKind::Atomic(access()),
            "gather" => NodeKind::GatherToLds(copy()),
            "tensor" => NodeKind::TensorLoadToLds(copy()),
            "capture" => NodeKind::Placeholder { captures: Some(node(0)) },
            "arg" => NodeKind::IterArg { index: rest[0].parse().unwrap() },
            "result" => NodeKind::GetResult { value: node(0), index: rest[1].parse().unwrap() },
            "barrier" => NodeKind::Barrier(Barrier {
                wait_async: has("async"),
                tensor_wait: has("tensor"),
                async_deps: Vec::new(),
            }),
            "signal" => NodeKind::Signal { barrier: -1, tensor_wait: has("tensor") },
            "wait" => NodeKind::Wait { barrier: -1 },
            "null" => NodeKind::NullAsyncDep,
            "other" => NodeKind::Other,
            "loop" => {
                let init_args = rest.iter().skip(1).map(|name| self.names[*name]).collect();
                let graph = self.trace.add_graph(format!("body_of_{name}"));
                NodeKind::Iterate(Iterate { graph, init_args, captures: Vec::new(), trips: None })
            }
            "if" => {
                let graph = self.trace.add_graph(format!("body_of_{name}"));
                NodeKind::Conditional(Conditional { graph, captures: Vec::new(), condition: None })
            }
            _ => panic!("{word} is not a kind of node"),
        }
    }
}
