//! The integration tests of `seawall-lower`, one module a subject, in one executable.

mod allocation;
mod attributes;
mod malformed;
mod model;
mod scratch;
mod tensor_memory;
mod upstream;
