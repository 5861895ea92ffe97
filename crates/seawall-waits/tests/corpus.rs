//! Kernels that the released Triton compiled: Seawall's counts against those that its passes wrote.
//!
//! For each kernel the corpus has the module of Triton's cache, and the same module after
//! `update-async-wait-count`, with the counts of the wheel.

use std::path::{Path, PathBuf};

use seawall_analysis::waits::Counter;
use seawall_lower::{LowerOptions, lower};
use seawall_mlir::{Module, parse};
use seawall_model::Target;
use seawall_waits::{ModuleWaits, Rule, WaitOptions, apply, waits_of};

fn corpus(folder: &str, ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(folder);
    let entries = std::fs::read_dir(&folder).expect("the corpus is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    files.retain(|path| path.to_string_lossy().ends_with(ending));
    files.sort();
    files
}

#[expect(clippy::disallowed_methods, reason = "tests read the corpus")]
fn read(path: &Path) -> Module {
    let text = std::fs::read_to_string(path).expect("readable");
    parse(&text, seawall_dialects::registry()).expect("valid")
}

fn waits(module: &Module, target: &str, as_triton: bool) -> ModuleWaits {
    let target: Target = target.parse().expect("a target");
    let options = LowerOptions { target: Some(target.clone()), ..LowerOptions::default() };
    let lowered = lower(module, &options).expect("lowers");
    waits_of(module, &lowered, &target, WaitOptions { as_triton, ordinary: false })
}

/// The counts that the wheel wrote, in textual order.
fn written(module: &Module) -> Vec<(String, u32)> {
    let count = |op| match module.op_name(op) {
        "amdg.async_wait" => module.attr_int(op, "num_inst"),
        "amdg.async_tdm_intrinsic_wait" => module.attr_int(op, "count"),
        _ => None,
    };
    let all = module.walk().filter_map(|op| Some((module.op_name(op).to_owned(), count(op)?)));
    all.map(|(name, count)| (name, u32::try_from(count).expect("a count"))).collect()
}

/// Name of the wait after the rewriting.
fn renamed(name: &str) -> String {
    name.replace("ttg.async_wait", "amdg.async_wait").replace("async_tdm_wait", "async_tdm_intrinsic_wait")
}

#[test]
fn gfx1250_counts_are_those_of_the_wheel() {
    let (mut waits_seen, mut larger, mut unresolved) = (0, 0, 0);
    let mut differ = Vec::new();
    for path in corpus("ir/gfx1250", ".cached.ttgir") {
        let module = read(&path);
        let after = read(Path::new(&path.to_string_lossy().replace(".cached.ttgir", ".before.mlir")));
        let theirs = written(&after);
        let same = waits(&module, "gfx1250", true);
        let ours: Vec<(String, u32)> = same
            .waits
            .iter()
            .map(|wait| (renamed(module.op_name(wait.at)), wait.new.unwrap_or(u32::MAX)))
            .collect();
        if ours != theirs {
            differ.push(format!("{}: {ours:?}, not {theirs:?}", path.display()));
        }
        unresolved += same.warnings.len();
        let largest = waits(&module, "gfx1250", false);
        for (wait, (_, wheel)) in largest.waits.iter().zip(&theirs) {
            waits_seen += 1;
            let ours = wait.new.expect("a count");
            assert!(ours >= *wheel, "{}: {} and {wheel}", path.display(), ours);
            larger += u32::from(ours > *wheel);
        }
    }
    assert!(differ.is_empty(), "{} files differ:\n{}", differ.len(), differ.join("\n"));
    // 16 waits may leave more in flight than the wheel's counts, because the wheel does not follow
    // results of loops.
    assert_eq!((waits_seen, larger, unresolved), (129, 16, 0));
}

#[test]
fn groups_by_tokens_are_no_fewer_than_the_pipeliner_left() {
    for (folder, target, expected) in
        [("ir/sm_80", "sm_80", (80, 0)), ("ir/sm_90", "sm_90", (34, 0)), ("ir/gfx950", "gfx950", (72, 2))]
    {
        let (mut named, mut larger) = (0, 0);
        for path in corpus(folder, ".cached.ttgir") {
            let module = read(&path);
            for wait in waits(&module, target, false).waits {
                if wait.rule != Rule::Named {
                    continue;
                }
                let (old, new) = (wait.old.expect("written"), wait.new.expect("a count"));
                assert!(new >= old, "{}: {old} became {new} {wait:?}", path.display());
                assert!(matches!(wait.counter, Counter::CpAsync | Counter::AsyncMarks));
                named += 1;
                larger += u32::from(new > old);
            }
        }
        assert_eq!((named, larger), expected, "{folder}");
    }
}

#[test]
fn a_wait_in_groups_becomes_one_in_instructions_as_the_wheel_writes_it() {
    for path in corpus("ir/gfx1250", ".cached.ttgir") {
        let module = read(&path);
        let counted = waits(&module, "gfx1250", true);
        let text = apply(&module, &counted.waits, &"gfx1250".parse().expect("a target")).expect("applies");
        let edited = parse(&text, seawall_dialects::registry()).expect("reads back");
        let after = read(Path::new(&path.to_string_lossy().replace(".cached.ttgir", ".before.mlir")));
        assert_eq!(written(&edited), written(&after), "{}", path.display());
        // Counting an already counted module gives the same counts.
        let again = waits(&edited, "gfx1250", true);
        let counts = |waits: &ModuleWaits| waits.waits.iter().map(|wait| wait.new).collect::<Vec<_>>();
        assert_eq!(counts(&again), counts(&counted), "{}", path.display());
    }
}
