//! Models of small kernels, in the text form of models.

mod carried;
mod common;
mod facts;
mod parts;
mod specialized;
mod warned;
