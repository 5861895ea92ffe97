//! Offsets of shared memory agree with those of the released wheel.

use std::path::{Path, PathBuf};

use seawall_mlir::{AttrValue, Module, OpId};

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus")
}

fn read(path: &Path) -> Module {
    let text = String::from_utf8(std::fs::read(path).unwrap()).unwrap();
    seawall_mlir::parse(&text, seawall_dialects::registry()).unwrap()
}

fn int(module: &Module, op: OpId, key: &str) -> Option<u32> {
    u32::try_from(module.attr_int(op, key)?).ok()
}

/// The offsets that the wheel wrote.
fn written(module: &Module, op: OpId) -> Option<Vec<u32>> {
    match module.attr_value(module.attr(op, "allocation.offset")?) {
        AttrValue::Array(items) => Some(
            items
                .into_iter()
                .map(|item| match module.attr_value(item) {
                    AttrValue::Int { value, .. } => value as u32,
                    _ => panic!("an offset is an integer"),
                })
                .collect(),
        ),
        AttrValue::Int { value, .. } => Some(vec![value as u32]),
        _ => None,
    }
}

fn files(folder: &Path, suffix: &str, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, suffix, out);
        } else if path.to_str().unwrap().ends_with(suffix) {
            out.push(path);
        }
    }
}

/// The differences between the stated offsets and Seawall's.
fn differences(module: &Module) -> Vec<String> {
    let allocation = match seawall_lower::allocate(module, None) {
        Ok(allocation) => allocation,
        Err(error) => return vec![error.message],
    };
    let mut wrong = Vec::new();
    let root = module.walk().next().unwrap();
    if int(module, root, "ttg.shared").unwrap_or(0) != allocation.shared {
        wrong.push(format!("shared {:?}, ours {}", int(module, root, "ttg.shared"), allocation.shared));
    }
    for op in module.walk() {
        let ours = allocation.ops.get(&op);
        let (offsets, size) = (written(module, op), int(module, op, "allocation.size"));
        if offsets.as_deref() != ours.map(|own| own.offsets.as_slice())
            || (size != ours.filter(|own| own.sized).map(|own| own.bytes))
        {
            wrong.push(format!("{} at {offsets:?} of {size:?}, ours {ours:?}", module.op_name(op)));
        }
    }
    wrong
}

/// The files that differ, each with its differences.
fn differing(paths: &[PathBuf]) -> Vec<String> {
    let wrong = |path: &PathBuf| {
        let wrong = differences(&read(path));
        (!wrong.is_empty()).then(|| format!("{}: {wrong:#?}", path.display()))
    };
    paths.iter().filter_map(wrong).collect()
}

/// Asserts that the wheel's offsets equal Seawall's in all of `paths`.
#[track_caller]
fn assert_same(paths: &[PathBuf]) {
    let wrong = differing(paths);
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), paths.len(), wrong.join("\n"));
}

#[test]
fn offsets_of_compiled_kernels_are_those_of_the_wheel() {
    let mut paths = Vec::new();
    files(&corpus().join("ir"), ".before.mlir", &mut paths);
    paths.sort();
    assert!(paths.len() > 700);
    assert_same(&paths);
}

#[test]
fn offsets_of_hand_written_modules_are_those_of_the_wheel() {
    let mut paths = Vec::new();
    files(&corpus().join("hand"), ".mlir", &mut paths);
    let comment = |path: &PathBuf| {
        let text = String::from_utf8(std::fs::read(path).unwrap()).unwrap();
        let lines = text.lines().map_while(|line| line.strip_prefix("//"));
        lines.collect::<String>()
    };
    paths.retain(|path| !path.to_str().unwrap().ends_with(".after.mlir"));
    paths.retain(|path| !comment(path).contains("offsets as written"));
    paths.sort();
    assert!(paths.len() > 300);
    assert_same(&paths);
}
