//! Commands in memory: the same results as on the command line, without the streams of the process.

use std::ffi::OsString;
use std::path::PathBuf;

use seawall::cli::{MemoryRun, run_in_memory};

const RACE: &str = "\
program race target sm_90 {
  smem A : 1024
  warps 4
  store: write A
  load: read A
}
";

/// Runs `line` with a file `race.litmus`, and with a file `out` that it may write.
fn run(line: &str) -> MemoryRun {
    let arguments = line.split(' ').map(OsString::from);
    let files = vec![(PathBuf::from("race.litmus"), Some(RACE.to_owned())), (PathBuf::from("out"), None)];
    run_in_memory(arguments, files)
}

#[test]
fn a_given_text_is_read_instead_of_a_file() {
    let done = run("seawall check race.litmus");
    assert_eq!(done.status, 1);
    assert!(done.stdout.starts_with("error[SW101]"), "{}", done.stdout);
    assert!(done.stdout.contains("race.litmus:5"), "{}", done.stdout);
    assert!(done.stderr.contains("checked 1 file"), "{}", done.stderr);
    assert_eq!(done.files, [Some(RACE.to_owned()), None]);
}

#[test]
fn a_given_output_is_returned_instead_of_written() {
    let done = run("seawall model race.litmus --format json -o out");
    assert_eq!((done.status, done.stdout.as_str()), (0, ""));
    assert!(done.files[1].as_ref().is_some_and(|text| text.starts_with('{')), "{:?}", done.files);
}

#[test]
fn a_given_name_wins_over_a_directory() {
    let files = vec![(PathBuf::from("."), Some(RACE.to_owned()))];
    let done = run_in_memory(["seawall", "check", "."].map(OsString::from), files);
    assert_eq!(done.status, 1, "{}", done.stderr);
}

#[test]
fn problems_are_returned_as_data() {
    let done = run("seawall place race.litmus");
    assert_eq!(done.status, 2);
    let [problem] = done.diagnostics.as_slice() else { panic!("{:?}", done.diagnostics) };
    assert_eq!((problem.code, problem.file.as_str(), problem.line), ("input::model", "race.litmus", 1));
    let done = run("seawall check nowhere.mlir");
    let [problem] = done.diagnostics.as_slice() else { panic!("{:?}", done.diagnostics) };
    assert_eq!((problem.code, problem.line), ("input::unreadable", 0));
    assert_eq!(problem.help.as_deref(), Some("check the spelling of the path"));
}

#[test]
fn usage_errors_and_help_are_texts() {
    let done = run("seawall check race.litmus --colour red");
    assert_eq!((done.status, done.stdout.as_str()), (2, ""));
    assert_eq!(done.diagnostics[0].message, "unexpected argument '--colour' found");
    let done = run("seawall --version");
    assert_eq!((done.status, done.stderr.as_str()), (0, ""));
    assert!(done.stdout.starts_with("seawall "));
}

#[test]
fn run_does_not_replace_the_process() {
    let done = run("seawall run script.py");
    assert_eq!((done.status, done.diagnostics[0].code), (2, "usage::run"));
}
