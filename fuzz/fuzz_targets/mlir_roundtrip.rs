//! Valid programs parse in every form and print unchanged.
#![no_main]

use libfuzzer_sys::fuzz_target;
use seawall_mlir::fuzzing::{GeneratedModule, check_roundtrip};

fuzz_target!(|program: GeneratedModule| check_roundtrip(&program));
