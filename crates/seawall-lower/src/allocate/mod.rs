//! Allocation: where buffers lie in a module that a compiler has not allocated yet.
//!
//! One room a memory: `tensor` is NVIDIA's tensor memory.

mod tensor;

pub use tensor::{TensorAllocation, TensorPlace, allocate_tensor_memory};
