//! How much every wait may leave in flight: the largest count that is still safe.
//!
//! - `walk`: how many counted operations lie at least between an operation and the wait for it, over all paths; what *names* what it
//!   waits for (a token, a dependency) gets its count from there.
//! - `need`: the largest count with which nothing in shared memory is met in flight; for waits that name nothing.
//! - `local`: the same for waits for LDS instructions, which barriers rely on.
//! - `counter`: the counters of the hardware, how much each can hold, and which operations complete in order.
//!
//! A count that is too small costs time, one that is too large is a race. Everything here errs to the small side.

mod counter;
mod local;
mod need;
mod walk;

pub use counter::{Counter, Kind, Mixed, mixed};
pub use local::largest_for_barriers;
pub use need::{Kept, Needed, largest_by_need, with_counts};
pub use walk::{Back, Fewest, fewest};
