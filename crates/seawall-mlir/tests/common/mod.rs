//! Shared test code: parsing with a clear failure.

pub(crate) mod outline;

use seawall_mlir::{Module, Registry, parse};

/// Parses `text` and checks that it prints unchanged.
pub(crate) fn read(text: &str, registry: &Registry) -> Module {
    match parse(text, registry) {
        Ok(module) => {
            assert_eq!(module.print(), text, "printing reproduces the text");
            module
        }
        Err(errors) => panic!("{errors:#?}\n{text}"),
    }
}
