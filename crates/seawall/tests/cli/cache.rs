//! The cache of `seawall check`.

use std::fs;
use std::path::PathBuf;

use super::check::WASTEFUL;
use super::kernel_source::{IR, KERNEL};
use super::run::Sandbox;

const DEADLOCK: &str = include_str!("../../../../tests/litmus/bugs/b10-missing-credit.litmus");
const SPARE: &str = include_str!("input/spare.mlir");

fn sandbox() -> Sandbox {
    Sandbox::new()
        .with("d/deadlock.litmus", DEADLOCK)
        .with("d/wasteful.litmus", WASTEFUL)
        .with("d/kernel.ttgir", IR)
        .with("d/src/kernel.py", KERNEL)
        .with("d/spare.mlir", SPARE)
        .with("d/ttir.mlir", "module {\n  tt.func @k() {\n    tt.return\n  }\n}\n")
        .with("d/broken.mlir", "module {")
}

/// The files of the cache.
fn entries(sandbox: &Sandbox) -> Vec<PathBuf> {
    let directories = fs::read_dir(sandbox.path("cache")).expect("the cache is there");
    let below =
        directories.flat_map(|entry| fs::read_dir(entry.expect("it is listed").path()).expect("it is there"));
    let mut files: Vec<PathBuf> = below.map(|entry| entry.expect("it is listed").path()).collect();
    files.sort();
    files
}

#[test]
fn output_is_that_without_a_cache() {
    let sandbox = sandbox();
    for format in ["text", "json", "sarif", "github"] {
        let run = |more: &str| sandbox.run(&format!("check d --format {format} {more}"));
        let without = run("");
        assert_eq!(run("--cache cache"), without, "{format}: first run");
        assert_eq!(run("--cache cache"), without, "{format}: second run");
        assert_eq!(run("--cache cache --as-is"), run("--as-is"), "{format}: other options");
    }
    let json = String::from_utf8(sandbox.run("check d --cache cache --format json").stdout).expect("UTF-8");
    assert!(json.contains("\"cycle\": [\n") && json.contains("src/kernel.py"), "{json}");
    // What applies after the check is never taken from the cache.
    let kernel = KERNEL.replace("buffer.load()", "buffer.load()  # seawall: ignore[SW101] for a test");
    let sandbox =
        sandbox.with("d/src/kernel.py", kernel).with("seawall.toml", "[severity]\nredundant = \"error\"\n");
    assert_eq!(sandbox.run("check d --cache cache"), sandbox.run("check d"));
}

#[test]
#[expect(clippy::disallowed_methods, reason = "a test changes the entries")]
fn results_come_from_the_cache_unless_they_are_damaged() {
    let sandbox = sandbox();
    let without = sandbox.run("check d");
    sandbox.run("check d --cache cache");
    let files = entries(&sandbox);
    assert_eq!(files.len(), 6, "{files:?}");
    let read = |file: &PathBuf| fs::read(file).expect("it is there");
    let written: Vec<Vec<u8>> = files.iter().map(read).collect();
    // Neither is a hit written again.
    for file in &files {
        let mut permissions = fs::metadata(file).expect("it is there").permissions();
        permissions.set_readonly(true);
        fs::set_permissions(file, permissions).expect("it can be changed");
    }
    assert_eq!(sandbox.run("check d --cache cache"), without);
    assert!(files.iter().all(|file| fs::metadata(file).expect("it is there").permissions().readonly()));
    for damage in [&b""[..], b"seawall-check-1 x y\n{}", &[0xff, 0xfe]] {
        for file in &files {
            fs::remove_file(file).expect("it can be removed");
            fs::write(file, damage).expect("it can be written");
        }
        assert_eq!(sandbox.run("check d --cache cache"), without, "{damage:?}");
        assert_eq!(files.iter().map(read).collect::<Vec<_>>(), written, "entries are written again");
    }
    // A byte of the result, and the result of another file.
    let mut changed = written[0].clone();
    let last = changed.len() - 3;
    changed[last] ^= 1;
    fs::write(&files[0], &changed).expect("it can be written");
    fs::write(&files[1], &written[2]).expect("it can be written");
    assert_eq!(sandbox.run("check d --cache cache"), without);
    assert_eq!(files.iter().map(read).collect::<Vec<_>>(), written);
}

#[test]
fn a_directory_that_cannot_be_used_is_reported() {
    let sandbox = sandbox().with("cache", "a file");
    let shown = sandbox.show("check d --cache cache");
    assert!(shown.contains("cache::directory") && shown.contains("exit status: 2"), "{shown}");
    assert!(sandbox.show("check d --cache other --fix").contains("exit status: 2"));
}
