//! Ping-pong schedules are what the released pass makes of the same loops, op for op, up to the names of values, where constants stand, and
//! ops without use.

mod common;

use std::path::{Path, PathBuf};

use common::{assert_same, module};
use seawall_pipeline::{Mode, PingPong, PingPongOptions, ping_pong};

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir/pingpong")
}

/// The kernels, by what their files are called, and the stages that these say.
fn kernels() -> Vec<(String, u32)> {
    let files = std::fs::read_dir(corpus()).expect("the corpus is there");
    let names = files.map(|file| file.expect("readable").file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> =
        names.filter_map(|name| name.strip_suffix(".loops.mlir").map(str::to_string)).collect();
    names.sort();
    assert!(names.len() >= 30, "{names:?}");
    let stages = |name: &str| name.rsplit('-').find_map(|part| part.strip_prefix('s')?.parse().ok());
    names.into_iter().map(|name| (name.clone(), stages(&name).expect("the name says it"))).collect()
}

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn text(kernel: &str, step: &str) -> String {
    std::fs::read_to_string(corpus().join(format!("{kernel}.{step}.mlir"))).expect("each step is there")
}

fn scheduled(text: &str, mode: Mode, stages: u32) -> PingPong {
    ping_pong(&module(text), &PingPongOptions { mode, target: None, stages })
        .expect("the module is well formed")
}

#[test]
fn schedules_are_those_of_the_released_pass() {
    let (mut changed, mut left) = (0, 0);
    for (kernel, stages) in kernels() {
        let (before, after) = (text(&kernel, "loops"), text(&kernel, "pingpong"));
        let ours = scheduled(&before, Mode::Compat, stages);
        if before == after {
            assert_eq!((ours.loops, ours.text), (0, None), "{kernel}");
            assert!(!ours.left.is_empty(), "{kernel}: nobody says why");
            left += 1;
        } else {
            assert_eq!(ours.loops, 1, "{kernel}: {:?}", ours.left);
            assert_same(&kernel, &ours.text.expect("a loop was changed"), &after);
            changed += 1;
        }
    }
    assert!(changed >= 18 && left >= 12, "{changed} changed, {left} left alone");
}
