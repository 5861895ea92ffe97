//! AMD machine code as input: files with the expected findings on their lines (`tests/amdgcn/`).

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use seawall::{CheckOptions, SimulateOptions, SourceKind, check_text, model_text, simulate_text};
use seawall_base::LineIndex;
use seawall_report::{Shown, Source, TextStyle, findings_text};

/// Codes by line: of findings, and of notes.
type Codes = BTreeMap<(u32, &'static str), Vec<String>>;

fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/amdgcn");
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "amdgcn") {
            let text = String::from_utf8(fs::read(&path).unwrap()).unwrap();
            found.push((path.file_name().unwrap().to_str().unwrap().to_owned(), text));
        }
    }
    found.sort();
    found
}

fn found(text: &str) -> Codes {
    let lines = LineIndex::new(text);
    let mut codes = Codes::new();
    let checked = check_text(text, &CheckOptions::new(SourceKind::Amdgcn)).unwrap();
    for part in checked.parts {
        for finding in &part.findings {
            let line = lines.line(part.program.origin_of(finding.event).span.start);
            codes.entry((line, "check")).or_default().push(finding.code.number().to_owned());
        }
        for note in &part.notes {
            let line = lines.line(note.primary.span.start);
            codes.entry((line, "note")).or_default().push(note.code.to_owned());
        }
    }
    for own in codes.values_mut() {
        own.sort();
        own.dedup();
    }
    codes
}

fn expected(text: &str) -> Codes {
    let mut codes = Codes::new();
    for (number, line) in (1..).zip(text.lines()) {
        for (key, what) in [("check", "; expect check: "), ("note", "; expect note: ")] {
            if let Some((_, list)) = line.split_once(what) {
                let own = list.split(';').next().unwrap_or(list);
                codes.insert((number, key), own.split_whitespace().map(str::to_owned).collect());
            }
        }
    }
    codes
}

#[test]
fn files_have_the_findings_on_their_lines() {
    let files = files();
    assert!(files.len() >= 10, "{}", files.len());
    for (name, text) in files {
        assert_eq!(found(&text), expected(&text), "{name}");
    }
}

#[test]
fn findings_name_the_source_line_and_the_wait() {
    let text = "\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx1201\"\n\t.type k,@function\nk:\n\t.file 1 \"a\" \"b.py\"\n\
                \t.loc 1 7 3\n\tds_load_b32 v1, v0\n\ts_wait_dscnt 0x1\n\t.loc 1 8 5\n\tv_mov_b32_e32 v2, v1\n\ts_endpgm\n";
    let checked = check_text(text, &CheckOptions::new(SourceKind::Amdgcn)).unwrap();
    let part = &checked.parts[0];
    let finding = &part.findings[0];
    let related: Vec<&str> =
        finding.related.iter().map(|&(_, event)| part.program.origin_of(event).op.as_str()).collect();
    assert_eq!(related, ["ds_load_b32", "s_wait_dscnt"]);
    assert_eq!(format!("{:?}", finding.remedy).matches("counter: Ds, count: 0").count(), 1);
    let index = LineIndex::new(text);
    let source = Source::new("k.amdgcn", text, &index);
    let shown = findings_text(&part.module(source), Shown::Causes, TextStyle::plain(100));
    assert!(shown.contains("b.py:8:5"), "{shown}");
}

#[test]
fn commands_that_need_a_model_refuse_machine_code() {
    let (_, text) = files().remove(0);
    let target = None;
    let model =
        model_text(&text, SourceKind::Amdgcn, target, false, None, seawall::ModelFormat::Text).unwrap_err();
    let simulated = simulate_text(&text, &SimulateOptions::new(SourceKind::Amdgcn)).unwrap_err();
    for failure in [model, simulated] {
        assert_eq!(failure.diagnostics[0].code, "amdgcn::no-model");
    }
}

#[test]
fn bad_input_is_an_error_with_a_position() {
    for (text, code) in [
        ("\ts_endpgm\n", "amdgcn::no-target"),
        ("\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx9999\"\n\ts_endpgm\n", "amdgcn::no-target"),
        ("\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx942\"\n", "amdgcn::no-instructions"),
        ("\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx942\"\n\t(\n", "amdgcn::syntax"),
        ("", "amdgcn::no-instructions"),
    ] {
        let failure = check_text(text, &CheckOptions::new(SourceKind::Amdgcn)).unwrap_err();
        assert_eq!(failure.diagnostics[0].code, code, "{text}");
    }
    let (_, text) = files().remove(0);
    for (target, code) in [("gfx1250", "amdgcn::target"), ("sm_90", "amdgcn::target")] {
        let target = Some(target.parse().unwrap());
        let options = CheckOptions { target, ..CheckOptions::new(SourceKind::Amdgcn) };
        let failure = check_text(&text, &options).unwrap_err();
        assert_eq!(failure.diagnostics[0].code, code);
    }
}
