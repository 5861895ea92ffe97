//! What can be wrong with a trace.

use std::fmt;

use super::{GraphId, NodeId, Trace};

/// One thing that is wrong with a trace, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TraceError {
    /// Stable machine-readable code, such as `trace::order`.
    pub code: &'static str,
    /// Position in `graphs` of the graph that it is about.
    pub graph: Option<usize>,
    /// Position in that graph's `nodes` of the node that it is about.
    pub node: Option<usize>,
    /// The headline, with the node's id, name and kind.
    pub message: String,
    /// What to do.
    pub help: String,
}

impl fmt::Display for TraceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.message, self.help)
    }
}

impl std::error::Error for TraceError {}

impl TraceError {
    /// An error about the whole trace.
    pub(super) fn whole(code: &'static str, message: impl Into<String>, help: impl Into<String>) -> Self {
        TraceError { code, graph: None, node: None, message: message.into(), help: help.into() }
    }

    /// This error, about the entry `graph` of `graphs`, and the entry `node` of its `nodes`.
    pub(super) fn at(mut self, graph: usize, node: Option<usize>) -> Self {
        (self.graph, self.node) = (Some(graph), node);
        self
    }
}

/// Collects what is wrong with a trace, up to a number that people can still read.
pub(super) struct Errors<'t> {
    trace: &'t Trace,
    found: Vec<TraceError>,
}

/// More errors than these are not kept.
pub(super) const MAX_ERRORS: usize = 50;

impl<'t> Errors<'t> {
    pub(super) fn new(trace: &'t Trace) -> Self {
        Errors { trace, found: Vec::new() }
    }

    /// About a graph.
    pub(super) fn graph(&mut self, code: &'static str, graph: GraphId, message: String, help: &str) {
        if self.found.len() < MAX_ERRORS {
            let position = seawall_base::EntityId::index(graph);
            self.found.push(TraceError::whole(code, message, help).at(position, None));
        }
    }

    /// About a node: `message` follows the node's description.
    pub(super) fn node(&mut self, code: &'static str, node: NodeId, message: &str, help: &str) {
        if self.found.len() < MAX_ERRORS {
            let graph = self.trace.node(node).graph;
            let position = self.trace.graph(graph).nodes.iter().position(|&other| other == node);
            let message = format!("{} {message}", self.trace.describe(node));
            let graph = seawall_base::EntityId::index(graph);
            self.found.push(TraceError::whole(code, message, help).at(graph, position));
        }
    }

    /// Whether nothing was found so far.
    pub(super) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// What was found.
    pub(super) fn result(self) -> Result<(), Vec<TraceError>> {
        if self.found.is_empty() { Ok(()) } else { Err(self.found) }
    }
}
