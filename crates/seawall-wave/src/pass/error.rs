//! The errors of the pass.

use std::fmt;

use crate::trace::{NodeId, Trace};

/// The reason why the pass has no result. It has an error where an assertion of Wave's own pass
/// fails, and names the nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassError {
    /// Stable machine-readable code, such as `wave::wait-before-signal`.
    pub code: &'static str,
    /// The message, with ids, names and kinds of the nodes.
    pub message: String,
    /// The nodes of the message. May be empty.
    pub nodes: Vec<NodeId>,
    /// How to correct it.
    pub help: String,
}

impl PassError {
    pub(super) fn new(code: &'static str, message: String, nodes: Vec<NodeId>, help: &str) -> Self {
        PassError { code, message, nodes, help: help.to_owned() }
    }

    /// Returns an error with the message `before`, the description of `node`, and `after`.
    pub(super) fn about(
        trace: &Trace,
        code: &'static str,
        (before, node, after): (&str, NodeId, &str),
        help: &str,
    ) -> Self {
        let message = format!("{before}{}{after}", trace.describe(node));
        PassError::new(code, message, vec![node], help)
    }
}

impl fmt::Display for PassError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.message, self.help)
    }
}

impl std::error::Error for PassError {}
