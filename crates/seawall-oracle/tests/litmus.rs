//! Every litmus file is judged by the oracle as it says.

use std::path::{Path, PathBuf};

use seawall_model::{EventId, Program, text};
use seawall_oracle::{Fault, Limits, Verdict, explore, first_fault};

fn litmus_files() -> Vec<PathBuf> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/litmus")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "litmus") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

fn read(path: &Path) -> (String, Program) {
    let source = std::fs::read(path).unwrap();
    let source = String::from_utf8(source).unwrap();
    let program = text::parse(&source).unwrap();
    (source, program)
}

/// A verdict as the `// expect check:` lines have it, a pair's labels in alphabetical order.
fn said(program: &Program, verdict: &Verdict) -> String {
    let label = |event: EventId| program.origin_of(event).op.clone();
    let mut labels: Vec<String> = verdict.earlier.into_iter().chain([verdict.event]).map(label).collect();
    labels.sort();
    match verdict.fault {
        Fault::Race(_) | Fault::MissingProxyFence => format!("race {}", labels.join(" ")),
        Fault::MissingWait => format!("missing-wait {}", labels.join(" ")),
        Fault::Deadlock => format!("deadlock {}", label(verdict.event)),
        Fault::WrongBytes | Fault::WrongArrivals | Fault::MBarrierLifetime | Fault::SplitBarrierMisuse => {
            format!("protocol {}", label(verdict.event))
        }
    }
}

/// The line, with a pair's labels in alphabetical order.
fn expected(line: &str) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    words[1..].sort_unstable();
    words.join(" ")
}

#[test]
fn every_file_is_judged_as_it_says() {
    let mut wrong = Vec::new();
    for path in litmus_files() {
        let (source, program) = read(&path);
        let report = explore(&program, &Limits::default());
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let said: Vec<String> = report.verdicts.iter().map(|verdict| said(&program, verdict)).collect();
        let lines: Vec<String> =
            source.lines().filter_map(|line| line.strip_prefix("// expect check: ")).map(expected).collect();
        let holds = |line: &String| if line == "clean" { said.is_empty() } else { said.contains(line) };
        if lines.is_empty() {
            wrong.push(format!("{name}: expects nothing; the oracle says {said:?}"));
        }
        for line in lines.iter().filter(|line| !holds(line)) {
            wrong.push(format!("{name}: expects {line:?}; the oracle says {said:?}"));
        }
        if !report.explored.complete {
            wrong.push(format!("{name}: {:?}", report.explored));
        }
        let first = first_fault(&program, &Limits::default());
        if first.is_some() == report.verdicts.is_empty() {
            wrong.push(format!("{name}: the first fault is {first:?}, all are {said:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
