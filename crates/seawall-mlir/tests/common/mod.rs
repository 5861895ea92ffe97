//! What the tests share: reading with a clear failure.

use seawall_mlir::{Module, Registry, parse};

/// Reads and prints back.
pub(crate) fn read(text: &str, registry: &Registry) -> Module {
    match parse(text, registry) {
        Ok(module) => {
            assert_eq!(module.print(), text, "printing gives the text back");
            module
        }
        Err(errors) => panic!("{errors:#?}\n{text}"),
    }
}
