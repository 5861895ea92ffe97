//! Scratch memory of ops, compared with the Triton 3.9.0 wheel. The ops are those of the corpus's
//! allocated modules, and random ones that `peer/scratch.py` of `seawall-layout` made.

use std::path::{Path, PathBuf};

use seawall_dialects::registry;
use seawall_lower::scratch_memory;
use seawall_mlir::{AttrValue, Module, OpId, parse};
use seawall_model::Target;
use serde::Deserialize;

/// Files of the corpus that the wheel has allocated.
fn allocated_files() -> Vec<PathBuf> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let mut folders = vec![corpus.join("hand")];
    folders.extend(entries(&corpus.join("ir")));
    let by_hand = folders[0].clone();
    let is_input = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let is_answer = name.contains(".after.");
        name.ends_with(".before.mlir") || path.starts_with(&by_hand) && name.ends_with(".mlir") && !is_answer
    };
    folders.iter().flat_map(|folder| entries(folder)).filter(is_input).collect()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    paths.sort();
    paths
}

#[expect(clippy::disallowed_methods, reason = "tests read the corpus")]
fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

fn module_of(text: &str) -> Module {
    parse(text, registry()).unwrap_or_else(|errors| panic!("{errors:#?}\n{text}"))
}

/// The scratch sizes that the wheel wrote. Calls and functions have memory for other reasons.
fn written(module: &Module) -> Vec<(OpId, u32)> {
    let size = |op: OpId| match module.attr_value(module.attr(op, "allocation.size")?) {
        AttrValue::Int { value, .. } => u32::try_from(value).ok(),
        _ => None,
    };
    let other = |op: OpId| matches!(module.op_name(op), "tt.call" | "tt.func" | "ttg.local_alloc");
    module.walk().filter(|&op| !other(op)).filter_map(|op| Some((op, size(op)?))).collect()
}

fn ours(module: &Module) -> Vec<(OpId, Result<u32, String>)> {
    let sizes = scratch_memory(module, None).unwrap_or_else(|error| panic!("{error:#?}"));
    sizes.into_iter().map(|answer| (answer.op, answer.scratch.map(|scratch| scratch.bytes))).collect()
}

#[test]
fn every_op_of_the_corpus_has_the_wheels_scratch_memory() {
    let (mut agreed, mut failures) = (0, Vec::new());
    for path in allocated_files() {
        let text = read(&path);
        if text.lines().take_while(|line| line.starts_with("//")).any(|l| l.contains("offsets as written")) {
            continue;
        }
        let module = module_of(&text);
        let theirs = written(&module);
        for (op, bytes) in ours(&module) {
            if !theirs.iter().any(|&(other, size)| other == op && bytes == Ok(size)) {
                let line = text.get(..module.op(op).span.start as usize).unwrap_or("").lines().count();
                failures.push(format!("{}:{line}: ours {bytes:?}", path.display()));
            }
            agreed += 1;
        }
        for (op, size) in &theirs {
            if !ours(&module).iter().any(|(other, _)| other == op) {
                failures.push(format!("{}: {} lacks its {size}", path.display(), module.op_name(*op)));
            }
        }
    }
    let shown: Vec<&String> = failures.iter().take(20).collect();
    assert!(shown.is_empty(), "{} of {agreed} disagree:\n{shown:#?}", failures.len());
    assert!(agreed > 1500, "only {agreed} ops");
}

/// Modules of Triton's cache are not allocated. The passes in between keep the ops that have
/// scratch memory.
#[test]
fn cached_modules_have_the_scratch_memory_that_allocation_gives_them() {
    let (mut files, mut failures) = (0, Vec::new());
    for path in allocated_files() {
        let cached = PathBuf::from(path.to_string_lossy().replace(".before.mlir", ".cached.ttgir"));
        if cached == path {
            continue;
        }
        let (before, module) = (module_of(&read(&path)), module_of(&read(&cached)));
        let mut theirs: Vec<(&str, Result<u32, String>)> =
            written(&before).into_iter().map(|(op, bytes)| (before.op_name(op), Ok(bytes))).collect();
        let mut ours: Vec<(&str, Result<u32, String>)> =
            ours(&module).into_iter().map(|(op, bytes)| (module.op_name(op), bytes)).collect();
        theirs.sort();
        ours.sort();
        if ours != theirs {
            failures.push(format!("{}: ours {ours:?}, theirs {theirs:?}", cached.display()));
        }
        files += 1;
    }
    let shown: Vec<&String> = failures.iter().take(8).collect();
    assert!(shown.is_empty(), "{} of {files} disagree:\n{shown:#?}", failures.len());
    assert!(files > 200, "only {files} files");
}

#[derive(Deserialize)]
struct Case {
    lanes: u32,
    warps: u32,
    ctas: u32,
    encoding: Option<String>,
    body: String,
    bytes: Vec<u32>,
}

#[test]
fn random_ops_have_the_wheels_scratch_memory() {
    let (mut some, mut none, mut failures) = (0, 0, Vec::new());
    for line in include_str!("data/scratch_ops.jsonl").lines() {
        let case: Case = serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
        let Case { lanes, warps, ctas, body, .. } = &case;
        let alias = case.encoding.as_ref().map_or(String::new(), |encoding| format!("#e = {encoding}\n"));
        let targets: &[&str] = match lanes {
            64 => &["gfx942", "gfx950"],
            _ => &["sm_80", "sm_90", "sm_100", "sm_120", "gfx1201", "gfx1250"],
        };
        assert_eq!(targets.len(), case.bytes.len(), "{line}");
        let text = format!(
            "{alias}module attributes {{\"ttg.num-ctas\" = {ctas} : i32, \"ttg.num-warps\" = {warps} : i32, \
             \"ttg.threads-per-warp\" = {lanes} : i32}} {{\n{body}\n}}\n"
        );
        let module = module_of(&text);
        for (name, &theirs) in targets.iter().zip(&case.bytes) {
            let target: Target = name.parse().unwrap();
            let sizes = scratch_memory(&module, Some(&target)).unwrap_or_else(|error| panic!("{error:#?}"));
            let ours: Vec<_> = sizes.into_iter().map(|answer| answer.scratch.map(|s| s.bytes)).collect();
            let expected: Vec<_> = (theirs > 0).then_some(Ok(theirs)).into_iter().collect();
            if ours != expected {
                failures.push(format!("{name}: ours {ours:?}, theirs {theirs}\n{text}"));
            }
            *if theirs > 0 { &mut some } else { &mut none } += 1;
        }
    }
    let shown: Vec<&String> = failures.iter().take(4).collect();
    assert!(shown.is_empty(), "{} of {} disagree:\n{shown:#?}", failures.len(), some + none);
    assert!(some > 400 && none > 200, "{some} with scratch memory, {none} without");
}
