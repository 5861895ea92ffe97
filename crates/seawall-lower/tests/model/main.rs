//! What the lowering makes of small kernels, as the text form of models prints it.

mod carried;
mod common;
mod facts;
mod parts;
mod specialized;
mod warned;
