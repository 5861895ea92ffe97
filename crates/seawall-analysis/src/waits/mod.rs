//! The largest safe count of every wait: how much it may leave in flight.
//!
//! - `walk` computes the smallest number of counted operations between an operation and its wait,
//!   over all paths. It gives the count of a wait that names a token or a dependency.
//! - `need` computes the largest count without a missing wait in shared memory, for waits that name
//!   nothing.
//! - `local` does the same for waits for LDS instructions, on which bare barriers depend.
//! - `counter` describes the hardware counters: their widths and which operations complete in
//!   order.
//!
//! A count that is too small costs time, and one that is too large is a race. All results are lower
//! bounds.

mod counter;
mod local;
mod need;
mod walk;

pub use counter::{Counter, Kind, Mixed, mixed};
pub use local::largest_for_barriers;
pub use need::{Kept, Limit, Limits, Needed, largest_by_need, largest_up_to, with_counts};
pub use walk::{Back, Fewest, fewest};
