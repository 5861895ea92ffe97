//! The findings of `check` on the litmus programs in `tests/litmus/cluster`, including the
//! execution of several CTAs.

use std::collections::BTreeSet;

use seawall::{CheckOptions, ModelFormat, SourceKind, check_text};
use seawall_analysis::{Bound, Finding, FindingCode, FindingKind, Role};
use seawall_litmus::{expectations, files, normalized, read};
use seawall_model::Program;

/// A finding in the form of the `// expect check:` lines.
fn expectation_text(program: &Program, finding: &Finding) -> Option<String> {
    let label = |event| program.origin_of(event).op.to_string();
    let kind = match finding.code {
        FindingCode::RedundantBarrier | FindingCode::RedundantWait => return None,
        FindingCode::MissingWait | FindingCode::ReadInFlight => "missing-wait",
        code if code.kind() == FindingKind::Race => "race",
        _ => "protocol",
    };
    let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier);
    let mut labels: Vec<String> =
        earlier.map(|e| e.1).into_iter().chain([finding.event]).map(label).collect();
    labels.sort();
    Some(format!("{kind} {}", labels.join(" ")))
}

#[test]
fn what_ctas_do_to_each_other_is_found() {
    let options = CheckOptions::new(SourceKind::Model(ModelFormat::Text));
    let (mut judged, mut proved) = (0, 0);
    for path in files().iter().filter(|path| path.components().any(|c| c.as_os_str() == "cluster")) {
        let (source, _) = read(path);
        let checked = check_text(&source, &options).expect("it reads");
        let part = &checked.parts[0];
        let found: BTreeSet<String> =
            part.findings.iter().filter_map(|finding| expectation_text(&part.program, finding)).collect();
        let lines = expectations(&source, "check").into_iter().filter(|line| *line != "clean");
        assert_eq!(found, lines.map(normalized).collect(), "{}", path.display());
        let notes = part.notes.iter().filter(|note| note.code == "check::clusters").count();
        let is_bounded = part.bound != Bound::AllPaths;
        assert_eq!(notes, usize::from(is_bounded), "{}: the bound and its note differ", path.display());
        proved += usize::from(!is_bounded);
        judged += 1;
    }
    assert!(judged >= 20, "only {judged} files");
    assert_eq!(proved, 3, "files in which only cluster barriers order the CTAs");
}
