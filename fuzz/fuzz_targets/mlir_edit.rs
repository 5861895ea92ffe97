//! An edited valid program is a valid program.
#![no_main]

use libfuzzer_sys::fuzz_target;
use seawall_mlir::fuzzing::{GeneratedModule, check_edit};

fuzz_target!(|case: (GeneratedModule, usize)| check_edit(&case.0, case.1));
