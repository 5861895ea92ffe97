//! PTX as input: hand-written kernels with the expected findings on their lines (`tests/ptx/`), and
//! kernels that the released wheel compiled (`corpus/ptx/`).

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use seawall::{
    CheckOptions, CheckedText, ModelFormat, SimulateOptions, SourceKind, check_text, model_text, print_text,
    report_text, simulate_text,
};
use seawall_analysis::{Bound, FindingKind};
use seawall_base::LineIndex;
use seawall_report::report::EdgeDirection;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    let bytes = fs::read(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    String::from_utf8(bytes).unwrap()
}

/// The PTX files below a folder.
fn files(folder: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(root().join(folder)).unwrap() {
        let path = format!("{folder}/{}", entry.unwrap().file_name().to_str().unwrap());
        if path.ends_with(".ptx") {
            found.push(path);
        } else if root().join(&path).is_dir() {
            found.extend(files(&path));
        }
    }
    found.sort();
    found
}

fn check(text: &str) -> CheckedText {
    match check_text(text, &CheckOptions::new(SourceKind::Ptx)) {
        Ok(checked) => checked,
        Err(failure) => panic!("{:?}", failure.diagnostics),
    }
}

/// Codes by line: of findings, and of notes.
type Codes = BTreeMap<(u32, &'static str), Vec<String>>;

fn found(text: &str) -> Codes {
    let lines = LineIndex::new(text);
    let mut codes = Codes::new();
    for part in check(text).parts {
        for finding in &part.findings {
            let line = lines.line(part.program.origin_of(finding.event).span.start);
            codes.entry((line, "check")).or_default().push(finding.code.number().to_owned());
        }
        for note in &part.notes {
            codes
                .entry((lines.line(note.primary.span.start), "note"))
                .or_default()
                .push(note.code.to_owned());
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
        for (key, what) in [("check", "// expect check: "), ("note", "// expect note: ")] {
            if let Some((_, list)) = line.split_once(what) {
                let own = list.split("//").next().unwrap_or(list);
                codes.insert((number, key), own.split_whitespace().map(str::to_owned).collect());
            }
        }
    }
    codes
}

#[test]
fn hand_written_kernels_have_the_findings_on_their_lines() {
    let files = files("tests/ptx");
    assert!(files.len() >= 5, "{files:?}");
    for file in files {
        let text = read(&file);
        assert_eq!(found(&text), expected(&text), "{file}");
    }
}

#[test]
fn kernels_with_unresolved_synchronization_are_not_checked() {
    let mut unchecked = 0;
    for file in files("tests/ptx") {
        for part in check(&read(&file)).parts {
            let prevents = part.notes.iter().any(|note| note.prevents_check);
            assert_eq!(part.bound == Bound::Unchecked, prevents, "{file}: {}", part.program.name);
            assert!(!prevents || part.findings.is_empty(), "{file}: {}", part.program.name);
            unchecked += usize::from(prevents);
        }
    }
    assert!(unchecked > 5, "{unchecked}");
}

#[test]
fn compiled_kernels_are_free_of_findings() {
    let mut verdicts = BTreeMap::new();
    for file in files("corpus/ptx/triton") {
        let text = read(&file);
        assert_eq!(print_text(&text, SourceKind::Ptx).ok().as_ref(), Some(&text), "{file}");
        for part in check(&text).parts {
            let errors = part.findings.iter().filter(|finding| finding.code.kind() != FindingKind::Redundant);
            assert_eq!(errors.count(), 0, "{file}");
            let name = file.trim_start_matches("corpus/ptx/triton/").trim_end_matches(".ptx").to_owned();
            let is_resolved = !part.notes.iter().any(|note| note.code.starts_with("ptx::"));
            verdicts.insert(name, (part.bound == Bound::AllPaths, is_resolved));
        }
    }
    let resolved: Vec<&str> = verdicts
        .iter()
        .filter(|(_, verdict)| **verdict == (true, true))
        .map(|(name, _)| name.as_str())
        .collect();
    let expected = [
        "sm_100/gluon_tcgen05",
        "sm_100/matmul-s2",
        "sm_80/gluon_copy_pipeline_3",
        "sm_80/layer_norm_forward",
        "sm_80/matmul-s3",
        "sm_80/matmul_small",
        "sm_80/softmax",
        "sm_90/gluon_wgmma_ws_2",
        "sm_90/matmul-s3",
        "sm_90/softmax_cluster",
    ];
    assert_eq!(resolved, expected);
    // An unresolved case limits the verdict.
    assert!(verdicts.values().all(|&(all_paths, is_resolved)| is_resolved || !all_paths), "{verdicts:?}");
}

#[test]
fn a_missing_barrier_is_found_in_compiled_kernels() {
    // Barriers of these kernels without which something is found, of all. The others are redundant.
    for (file, wanted) in [("sm_80/matmul_small", 5), ("sm_80/layer_norm_forward", 3), ("sm_90/matmul-s3", 3)]
    {
        let text = read(&format!("corpus/ptx/triton/{file}.ptx"));
        let barriers: Vec<usize> = text.match_indices("\tbar.sync").map(|(at, _)| at + 1).collect();
        let is_found = |at: &&usize| {
            let mutant = format!("{}//{}", &text[..**at], &text[**at..]);
            check(&mutant)
                .parts
                .iter()
                .any(|part| part.findings.iter().any(|finding| finding.code.kind() != FindingKind::Redundant))
        };
        let found = barriers.iter().filter(is_found).count();
        assert!(found >= wanted, "{file}: {found} of {}", barriers.len());
    }
}

#[test]
fn findings_name_the_line_of_the_kernel_source() {
    let text = read("corpus/ptx/triton/sm_80/matmul_small.ptx").replacen("\tbar.sync", "\t//bar.sync", 1);
    let parts = check(&text).parts;
    let part = parts.first().unwrap();
    assert!(!part.findings.is_empty());
    assert_eq!(part.source_map.files(), ["corpus/kernels/matmul.py"]);
}

#[test]
fn models_of_ptx_print_and_run() {
    let text = read("tests/ptx/exchange.ptx");
    let model = model_text(&text, SourceKind::Ptx, None, false, None, ModelFormat::Text).ok().unwrap();
    assert_eq!(model.matches("kernel ").count(), 3);
    assert!(model.contains("barrier global @"), "{model}");
    let parts = simulate_text(&text, &SimulateOptions::new(SourceKind::Ptx)).ok().unwrap().parts;
    let races: Vec<usize> = parts.iter().map(|part| part.report.verdicts.len().min(1)).collect();
    assert_eq!(races, [0, 1, 0]);
}

#[test]
fn errors_have_a_remedy() {
    let cases = [
        ("module {}", "ptx::not-ptx"),
        (".version 8.0\n.target sm_80\n.entry k() { ret; }", "ptx::threads"),
        (".version 8.0\n.target sm_80\n", "ptx::no-kernel"),
        (".version 8.0\n.target gfx942\n.entry k() .reqntid 32 { ret; }", "ptx::target"),
        (".version 8.0\n.target sm_80\n.entry k() .reqntid 2048 { ret; }", "ptx::threads"),
        (".version 8.0\n.target sm_80\n.entry k() { ld.shared.b32 %r1, [", "ptx::syntax"),
    ];
    for (text, code) in cases {
        let failure = check_text(text, &CheckOptions::new(SourceKind::Ptx)).err().unwrap();
        let first = failure.diagnostics.first().unwrap();
        assert_eq!(first.code, code, "{text}");
        assert!(first.help.is_some(), "{text}");
    }
}

#[test]
fn reports_have_partitions_mbarriers_and_findings() {
    let options = CheckOptions::new(SourceKind::Ptx);
    let path = "corpus/ptx/triton/sm_90/gluon_wgmma_ws_2.ptx";
    let report = report_text(path, &read(path), &options).unwrap();
    let module = &report.modules[0];
    let roles: Vec<(&str, &str)> =
        module.partitions.iter().map(|row| (row.name.as_str(), row.role.as_str())).collect();
    assert_eq!(roles, [("warps 0-3", "MMA, TMA stores"), ("warps 4-5, 7", "other"), ("warp 6", "TMA loads")]);
    let edges: Vec<(&str, &str, EdgeDirection)> =
        module.edges.iter().map(|row| (row.from.as_str(), row.to.as_str(), row.direction)).collect();
    let loads = ("warp 6", "warps 0-3", EdgeDirection::Forward);
    assert_eq!(edges, [loads, ("warps 0-3", "warp 6", EdgeDirection::Backward)]);
    let verdicts: Vec<(&str, bool)> =
        module.barriers.iter().map(|row| (row.phase[0].text.as_str(), row.clean)).collect();
    assert_eq!(verdicts, [("(i / 2) % 2", true), ("((i / 2) % 2) ^ 1", true)]);
    assert_eq!(module.bound, "on every path, for any number of iterations");
    let path = "tests/ptx/exchange.ptx";
    let report = report_text(path, &read(path), &options).unwrap();
    let codes: Vec<&str> =
        report.modules.iter().flat_map(|module| &module.findings).map(|row| row.code.as_str()).collect();
    assert!(codes.contains(&"SW101"), "{codes:?}");
}
