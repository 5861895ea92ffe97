//! What can stop the pass.

use std::fmt;

use crate::trace::{NodeId, Trace};

/// Why the pass has no answer. Where Wave's own pass fails an assertion, so does this one, with the nodes named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassError {
    /// Stable machine-readable code, such as `wave::wait-before-signal`.
    pub code: &'static str,
    /// The headline, with ids, names and kinds of the nodes.
    pub message: String,
    /// The nodes that it is about; may be empty.
    pub nodes: Vec<NodeId>,
    /// What to do.
    pub help: String,
}

impl PassError {
    pub(super) fn new(code: &'static str, message: String, nodes: Vec<NodeId>, help: &str) -> Self {
        PassError { code, message, nodes, help: help.to_owned() }
    }

    /// `before`, the description of `node`, `after`.
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
