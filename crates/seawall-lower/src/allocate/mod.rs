//! Shared memory as Triton's allocation passes assign it. `sizes` says how much scratch memory each op gets.

pub(crate) mod sizes;
