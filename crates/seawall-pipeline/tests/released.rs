//! Checks that stages and their conversion are what the released passes make of the same kernels,
//! op for op, regardless of the names of values, the places of constants, and unused ops.

use crate::common;

use std::path::{Path, PathBuf};

use common::{assert_same, module};
use seawall_pipeline::{Mode, Options, convert, form_stages};

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir")
}

/// Returns the kernels, by their folders and the names of their files: compiled ones, and ones
/// written for one rule each.
fn kernels() -> Vec<String> {
    let mut kernels = Vec::new();
    for folder in ["pipelined", "stages"] {
        for file in std::fs::read_dir(corpus().join(folder)).expect("the corpus is there") {
            let name = file.expect("readable").file_name().to_string_lossy().into_owned();
            kernels.extend(name.strip_suffix(".borders.mlir").map(|name| format!("{folder}/{name}")));
        }
    }
    kernels.sort();
    assert!(kernels.len() >= 22, "{kernels:?}");
    kernels
}

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn text(kernel: &str, step: &str) -> String {
    std::fs::read_to_string(corpus().join(format!("{kernel}.{step}.mlir"))).expect("each step is there")
}

#[test]
fn stages_are_those_of_the_released_pass() {
    for kernel in kernels() {
        let formed = form_stages(&module(&text(&kernel, "borders"))).expect("the stages are well formed");
        assert_same(&kernel, &formed.expect("there are borders"), &text(&kernel, "stages"));
    }
}

#[test]
fn converted_loops_are_those_of_the_released_pass() {
    let options = Options { mode: Mode::Compat, target: None };
    for kernel in kernels() {
        let stages = text(&kernel, "stages");
        let converted = convert(&module(&stages), &options).expect("the pipeline is well formed");
        assert_same(&kernel, &converted.expect("there are stages"), &text(&kernel, "converted"));
        let formed =
            form_stages(&module(&text(&kernel, "borders"))).expect("well formed").expect("there are borders");
        let converted = convert(&module(&formed), &options).expect("the pipeline is well formed");
        assert_same(&kernel, &converted.expect("there are stages"), &text(&kernel, "converted"));
    }
}
