//! Does a trace hang together? What later stages rely on is checked here, once, so that they may follow ids without
//! asking: one rule, or a few of one kind, a file.

mod chains;
mod loops;
mod nesting;
mod scope;

use super::error::Errors;
use super::{Trace, TraceError};

impl Trace {
    /// Checks what [`Trace`] promises, and that accesses to shared memory lead to allocations.
    ///
    /// # Errors
    ///
    /// All that is wrong, up to 50 things. Graphs are checked first: while their nesting is wrong, nothing else is said.
    pub fn validate(&self) -> Result<(), Vec<TraceError>> {
        let mut errors = Errors::new(self);
        let Some(order) = nesting::check(self, &mut errors) else { return errors.result() };
        scope::check(self, &order, &mut errors);
        if errors.is_empty() {
            loops::check(self, &mut errors);
        }
        if errors.is_empty() {
            chains::check(self, &mut errors);
        }
        errors.result()
    }
}
