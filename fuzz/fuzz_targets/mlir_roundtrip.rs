//! Valid programs are read by every reader and print back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use seawall_mlir::fuzzing::{Program, check_roundtrip};

fuzz_target!(|program: Program| check_roundtrip(&program));
