//! Every litmus file parses, starts with a description, has expectations that name its own
//! statements, and round-trips through both forms.

use seawall_litmus::{expectations, files, labels, read};
use seawall_model::{json, text};

#[test]
fn every_file_round_trips_through_both_forms() {
    let files = files();
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
    for path in files() {
        let (source, program) = read(&path);
        assert!(source.starts_with("// "), "{} has no description at its start", path.display());
        let verdicts = ["check", "minimal", "triton"].map(|who| expectations(&source, who)).concat();
        for label in verdicts.into_iter().flat_map(labels) {
            let count = program.origins.values().filter(|origin| origin.op == label).count();
            assert_eq!(count, 1, "{}: {count} statements are called `{label}`", path.display());
        }
    }
}
