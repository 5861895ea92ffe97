//! Any text is either parsed and printed unchanged, or rejected.
#![no_main]

use libfuzzer_sys::fuzz_target;
use seawall_mlir::fuzzing::check_read;

fuzz_target!(|text: &str| check_read(text));
