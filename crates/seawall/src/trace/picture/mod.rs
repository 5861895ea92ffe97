//! The content of a picture of a trace: its nodes, the hazards that a strategy found, and the
//! placed barriers.
//!
//! `rows` has the nodes, `wave` follows Wave's pass through its windows, and `minimal` shows the
//! hazards of each barrier of the minimal placement.

mod minimal;
mod rows;
mod wave;

pub use minimal::minimal_picture;
pub use wave::wave_picture;
