//! Every litmus file reads, says what it shows, names only statements that it has, and survives both forms.

use std::path::{Path, PathBuf};

use seawall_base::LineIndex;
use seawall_model::{Program, json, text};

fn litmus_files() -> Vec<PathBuf> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/litmus")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.file_name().is_none_or(|name| name != "README.md") {
                assert_eq!(path.extension().and_then(|e| e.to_str()), Some("litmus"), "{}", path.display());
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn read(path: &Path) -> (String, Program) {
    let source = std::fs::read_to_string(path).unwrap();
    match text::parse(&source) {
        Ok(program) => (source, program),
        Err(errors) => {
            let lines = LineIndex::new(&source);
            let place = |error: &seawall_base::Diagnostic| lines.position(&source, error.primary.span.start);
            let list: Vec<String> =
                errors.iter().map(|error| format!("{:?} {}", place(error), error.message)).collect();
            panic!("{}: {}", path.display(), list.join("\n"));
        }
    }
}

/// `// expect WHO: VERDICT` lines: who is expected to say it, the verdict's first word, and the labels that it names.
fn expectations(source: &str) -> Vec<(&str, &str, Vec<&str>)> {
    let lines = source.lines().filter_map(|line| line.strip_prefix("// expect "));
    lines
        .map(|line| {
            let (who, verdict) = line.split_once(": ").unwrap();
            let mut words = verdict.split(' ');
            let kind = words.next().unwrap();
            (who, kind, words.collect())
        })
        .collect()
}

#[test]
fn every_file_round_trips_through_both_forms() {
    let files = litmus_files();
    assert!(files.len() > 50, "only {} files found", files.len());
    for path in files {
        let (_, program) = read(&path);
        let printed = text::print(&program);
        assert_eq!(text::parse(&printed).as_ref(), Ok(&program), "{}\n{printed}", path.display());
        assert_eq!(json::from_str(&json::to_string(&program)).as_ref(), Ok(&program), "{}", path.display());
    }
}

#[test]
fn every_file_says_what_it_shows_and_names_only_its_own_statements() {
    for path in litmus_files() {
        let (source, program) = read(&path);
        assert!(source.starts_with("// "), "{} does not say what it shows", path.display());
        for (who, kind, words) in expectations(&source) {
            let labels: Vec<&str> = match (who, kind, words.as_slice()) {
                ("minimal" | "triton", "no", ["barrier"]) => vec![],
                ("minimal" | "triton", "barrier", ["before", label]) => vec![label],
                ("minimal" | "triton", count, ["barrier" | "barriers"]) if count.parse::<u32>().is_ok() => {
                    vec![]
                }
                ("check", "clean", []) => vec![],
                ("check", "race" | "missing-wait", [first, second]) => vec![first, second],
                ("check", "deadlock" | "protocol" | "redundant", [label]) => vec![label],
                _ => panic!("{}: `{who}: {kind} {words:?}` is no verdict", path.display()),
            };
            for label in labels {
                let count = program.origins.values().filter(|origin| origin.op == label).count();
                assert_eq!(count, 1, "{}: {count} statements are called `{label}`", path.display());
            }
        }
    }
}
