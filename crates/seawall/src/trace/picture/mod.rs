//! What a picture of a trace shows: its nodes, the hazards that a strategy saw, and what it placed.
//!
//! `rows` are the nodes, `wave` follows Wave's pass through its windows, `minimal` shows what each barrier of the minimal placement is for.

mod minimal;
mod rows;
mod wave;

pub use minimal::minimal_picture;
pub use wave::wave_picture;
