//! Validates traces, so that later stages follow ids without checks. Each file has one rule or a
//! few similar ones.

mod chains;
mod loops;
mod nesting;
mod scope;

use super::error::Errors;
use super::{Trace, TraceError};

impl Trace {
    /// Checks the properties of a valid [`Trace`], and that accesses to shared memory lead to
    /// allocations.
    ///
    /// # Errors
    ///
    /// Returns up to 50 errors. If the nesting of graphs is invalid, only those errors are
    /// returned.
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
