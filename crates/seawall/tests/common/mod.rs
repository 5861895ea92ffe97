//! Kernels of the corpus for tests of pipelines, and how their results are judged.

use std::path::Path;

use seawall::{CheckOptions, Options, SourceKind, check_text, place_text};
use seawall_analysis::{FindingCode, FindingKind};
use seawall_place::{Strategy, TritonOptions};

/// The files in a folder of `corpus/ir` that end in `suffix`, sorted by name, each with its name
/// without the suffix. At least `count` files.
#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
pub(crate) fn texts(folder: &str, suffix: &str, count: usize) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir").join(folder);
    let mut kernels = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if let Some(name) = name.strip_suffix(suffix) {
            kernels.push((name.to_string(), std::fs::read_to_string(&path).unwrap()));
        }
    }
    kernels.sort();
    assert!(kernels.len() >= count, "{kernels:?}");
    kernels
}

/// The kernel with the barriers of Triton's membar, which runs after pipelines and schedules.
pub(crate) fn finished(text: &str) -> String {
    place_text(text, &Options::new(Strategy::Triton(TritonOptions::default()))).unwrap().text
}

/// The errors of `check` on a text, including the oracle's faults for groups out of step.
pub(crate) fn faults(text: &str) -> Vec<FindingCode> {
    let checked = check_text(text, &CheckOptions::new(SourceKind::Mlir)).unwrap();
    assert!(checked.problems.is_empty(), "{:?}", checked.problems);
    let findings = checked.parts.iter().flat_map(|part| &part.findings);
    findings.map(|finding| finding.code).filter(|code| code.kind() != FindingKind::Redundant).collect()
}
