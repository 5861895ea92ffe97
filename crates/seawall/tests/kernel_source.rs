//! Every finding of every kernel of the corpus that has locations names a line of its source.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use seawall::{CheckOptions, SourceKind, check_text};
use seawall_base::LineIndex;
use seawall_report::{FindingsJson, Source};
use serde_json::Value;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

/// All IR of the corpus with locations in Python files, by path, sorted.
fn located() -> BTreeMap<PathBuf, String> {
    let mut files = BTreeMap::new();
    let mut todo = vec![repository().join("corpus/ir")];
    while let Some(directory) = todo.pop() {
        for entry in std::fs::read_dir(directory).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                todo.push(path);
            } else if path.extension().is_some_and(|ending| ending == "mlir" || ending == "ttgir") {
                let text = read(&path);
                if text.contains(".py\":") {
                    files.insert(path, text);
                }
            }
        }
    }
    files
}

/// The findings of a file as JSON.
fn findings(path: &Path, text: &str) -> Vec<Value> {
    let checked = check_text(text, &CheckOptions::new(SourceKind::Mlir)).unwrap();
    assert!(checked.problems.is_empty(), "{}: {:?}", path.display(), checked.problems);
    let lines = LineIndex::new(text);
    let mut json = FindingsJson::new();
    for part in &checked.parts {
        json.add(&part.module(Source::new("kernel", text, &lines)));
    }
    let mut document: Value = serde_json::from_str(&json.finish().unwrap()).unwrap();
    serde_json::from_value(document["findings"].take()).unwrap()
}

#[test]
fn every_finding_of_a_kernel_with_locations_has_a_source_line() {
    let files = located();
    assert!(files.len() >= 74, "{} files", files.len());
    let mut kernels: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut count = 0;
    for (path, text) in &files {
        for finding in findings(path, text) {
            count += 1;
            let source = &finding["source"];
            let file = source["file"].as_str().unwrap_or_default().to_owned();
            assert!(file.ends_with(".py"), "{}: {finding}", path.display());
            assert!(!file.contains("triton/language"), "{}: {finding}", path.display());
            let lines = kernels.entry(file.clone()).or_insert_with(|| {
                let path = repository().join(&file);
                assert!(path.is_file(), "{file} is a kernel of the corpus");
                read(&path).lines().map(str::to_owned).collect()
            });
            let number = source["line"].as_u64().expect("a line is a number") as usize;
            let line = lines.get(number - 1).map(|line| line.trim()).unwrap_or_default();
            assert!(!line.is_empty() && !line.starts_with('#'), "{file}:{number}: {line}");
        }
    }
    assert!(count >= 300, "{count} findings");
}
