//! Errors in traces.

use std::fmt;

use super::{GraphId, NodeId, Trace};

/// One error in a trace, with its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TraceError {
    /// Stable machine-readable code, such as `trace::order`.
    pub code: &'static str,
    /// The position in `graphs` of the graph with the error.
    pub graph: Option<usize>,
    /// The position in the `nodes` of that graph of the node with the error.
    pub node: Option<usize>,
    /// The message, with the id, name and kind of the node.
    pub message: String,
    /// How to correct it.
    pub help: String,
}

impl fmt::Display for TraceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.message, self.help)
    }
}

impl std::error::Error for TraceError {}

impl TraceError {
    /// Returns an error about the whole trace.
    pub(super) fn whole(code: &'static str, message: impl Into<String>, help: impl Into<String>) -> Self {
        TraceError { code, graph: None, node: None, message: message.into(), help: help.into() }
    }

    /// Adds a position: the entry `graph` of `graphs`, and the entry `node` of its `nodes`.
    pub(super) fn at(mut self, graph: usize, node: Option<usize>) -> Self {
        (self.graph, self.node) = (Some(graph), node);
        self
    }
}

/// Collects the errors in a trace, up to [`MAX_ERRORS`].
pub(super) struct Errors<'t> {
    trace: &'t Trace,
    found: Vec<TraceError>,
}

/// The largest number of errors that are kept, so that a person can read them.
pub(super) const MAX_ERRORS: usize = 50;

impl<'t> Errors<'t> {
    pub(super) fn new(trace: &'t Trace) -> Self {
        Errors { trace, found: Vec::new() }
    }

    /// Adds an error about a graph.
    pub(super) fn graph(&mut self, code: &'static str, graph: GraphId, message: String, help: &str) {
        if self.found.len() < MAX_ERRORS {
            let position = seawall_base::EntityId::index(graph);
            self.found.push(TraceError::whole(code, message, help).at(position, None));
        }
    }

    /// Adds an error about a node. `message` follows the description of the node.
    pub(super) fn node(&mut self, code: &'static str, node: NodeId, message: &str, help: &str) {
        if self.found.len() < MAX_ERRORS {
            let graph = self.trace.node(node).graph;
            let position = self.trace.graph(graph).nodes.iter().position(|&other| other == node);
            let message = format!("{} {message}", self.trace.describe(node));
            let graph = seawall_base::EntityId::index(graph);
            self.found.push(TraceError::whole(code, message, help).at(graph, position));
        }
    }

    /// Returns whether there are no errors so far.
    pub(super) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Returns the errors.
    pub(super) fn result(self) -> Result<(), Vec<TraceError>> {
        if self.found.is_empty() { Ok(()) } else { Err(self.found) }
    }
}
