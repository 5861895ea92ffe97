//! The output of Wave 3.9.1 for the kernels in `corpus/wave/kernels/`, with its own barriers. Every
//! file is read without a warning and printed back unchanged. `check` reports exactly the listed
//! findings, and reports each deleted barrier and wait.

use std::path::{Path, PathBuf};

use seawall::{CheckOptions, CheckedText, Options, SourceKind, check_text, is_unchanged, place_text};
use seawall_analysis::Bound;
use seawall_place::{MinimalOptions, Strategy};

/// The findings of `check` for each file that has any: each code with its count. SW102 in
/// `experts_staged`: Wave lets views share memory and omits a barrier between them. In
/// `gemm_epilogue_none`: the same at the epilogue. Its stores also add the block number to an index
/// of workgroup memory, so that which elements they share is not known. SW103 in `histogram`:
/// thread `t` updates place `(t + lanes) mod threads`, which a thread of another wave initialises,
/// without a barrier in between. SW401: Wave places a barrier more than needed. In `branch`, each
/// thread accesses its own elements only.
const FOUND: &[(&str, Codes)] = &[
    ("gfx1200/experts_staged_none", &[("SW102", 1)]),
    ("gfx1200/gemm_epilogue_none", &[("SW102", 1)]),
    ("gfx1200/histogram_none", &[("SW103", 2)]),
    ("gfx942/branch_none", &[("SW401", 3)]),
    ("gfx942/experts_staged_none", &[("SW102", 1)]),
    ("gfx942/gemm_epilogue_none", &[("SW102", 1)]),
    ("gfx942/gemm_four_stage", &[("SW401", 1)]),
    ("gfx942/histogram_none", &[("SW103", 2)]),
    ("gfx950/convolution_modulo", &[("SW401", 1)]),
    ("gfx950/gemm_copied_deep_modulo", &[("SW401", 1)]),
    ("gfx950/gemm_copied_deep_prefetch", &[("SW401", 1)]),
    ("gfx950/gemm_copied_four_stage", &[("SW401", 1)]),
    ("gfx950/gemm_copied_prefetch", &[("SW401", 1)]),
    ("gfx950/gemm_epilogue_none", &[("SW102", 1)]),
    ("gfx950/gemm_four_stage", &[("SW401", 1)]),
];

/// Codes with their counts.
type Codes = &'static [(&'static str, usize)];

/// For files with errors, the number of barrier deletions without a further error: the accesses are
/// unordered anyway, or another barrier orders them. `branch` needs no barrier, but the parts of
/// split barriers are not reported as redundant.
const UNNOTICED: &[(&str, usize)] = &[
    ("gfx1200/branch_none", 1),
    ("gfx1200/gemm_epilogue_modulo", 1),
    ("gfx1200/gemm_epilogue_none", 1),
    ("gfx1200/gemm_epilogue_prefetch", 1),
    ("gfx942/gemm_epilogue_modulo", 1),
    ("gfx942/gemm_epilogue_none", 1),
    ("gfx942/gemm_epilogue_prefetch", 1),
    ("gfx950/gemm_epilogue_modulo", 1),
    ("gfx950/gemm_epilogue_none", 1),
    ("gfx950/gemm_epilogue_prefetch", 1),
];

/// Waits whose deletion has no effect: an earlier wait on every path covers them, or nothing needs
/// them.
const IDLE: &str = "wait";

fn corpus() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/wave/ir");
    let mut files = Vec::new();
    for folder in std::fs::read_dir(&root).unwrap() {
        let folder = folder.unwrap().path();
        let target = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        let paths = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
        let modules = paths.filter(|path| path.extension().is_some_and(|ext| ext == "mlir"));
        files.extend(modules.map(|path| (path, target.clone())));
    }
    files.sort();
    assert!(files.len() > 20, "{} modules", files.len());
    files
}

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

fn checked(text: &str, target: &str) -> CheckedText {
    let options = CheckOptions { target: target.parse().ok(), ..CheckOptions::new(SourceKind::Mlir) };
    let checked = check_text(text, &options).unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics));
    assert!(checked.problems.is_empty(), "{:#?}", checked.problems);
    checked
}

/// The codes of `check`, one for each finding.
fn found(text: &str, target: &str) -> Vec<String> {
    let checked = checked(text, target);
    let findings = checked.parts.iter().flat_map(|part| &part.findings);
    findings.map(|finding| finding.code.number().to_owned()).collect()
}

/// Whether all accesses are known, and no finding but a redundant barrier remains.
fn is_sound(text: &str, target: &str) -> bool {
    checked(text, target).parts.iter().all(|part| {
        part.bound == Bound::AllPaths && part.findings.iter().all(|finding| finding.code.number() == "SW401")
    })
}

/// The entry of a list for a file.
fn listed<V: Copy + Default>(list: &[(&str, V)], name: &str) -> V {
    list.iter().find(|(listed, _)| *listed == name).map_or_else(V::default, |listed| listed.1)
}

/// The count of each code, in the order of the codes.
fn counted(codes: &[String]) -> Vec<(&str, usize)> {
    let mut counts = std::collections::BTreeMap::new();
    codes.iter().for_each(|code| *counts.entry(code.as_str()).or_default() += 1);
    counts.into_iter().collect()
}

#[test]
fn every_file_is_read_and_judged_as_listed() {
    let mut wrong = Vec::new();
    for (path, target) in corpus() {
        let (name, text) = (path.file_stem().unwrap().to_string_lossy().into_owned(), read(&path));
        if !is_unchanged(&text).unwrap_or_else(|failure| panic!("{name}: {:#?}", failure.diagnostics)) {
            wrong.push(format!("{target}/{name}: is not printed back as it is"));
        }
        let module = seawall_mlir::parse(&text, seawall_dialects::registry()).unwrap();
        let warnings =
            module.warnings().iter().map(|warning| format!("{target}/{name}: {}", warning.message));
        wrong.extend(warnings);
        let codes = found(&text, &target);
        let (codes, expected) = (counted(&codes), listed(FOUND, &format!("{target}/{name}")));
        if codes != expected {
            wrong.push(format!("{target}/{name}: {codes:?}, not {expected:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whether a line is a barrier, or the signal or wait of a split barrier.
fn is_barrier(line: &str) -> bool {
    let line = line.trim_start();
    ["amdgpu.lds_barrier", "rocdl.s.barrier"].iter().any(|op| line.starts_with(op))
}

fn is_wait(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("rocdl.s.wait") || line.starts_with("llvm.call_intrinsic \"llvm.amdgcn.s.wait")
}

#[test]
fn every_barrier_that_is_deleted_is_noticed() {
    let (mut barriers, mut waits, mut idle, mut unnoticed) = (0, 0, 0, Vec::new());
    for (path, target) in corpus() {
        let (name, text) = (path.file_stem().unwrap().to_string_lossy().into_owned(), read(&path));
        let before = found(&text, &target);
        let redundant = before.iter().filter(|code| *code == "SW401").count();
        let errors = before.len() - redundant;
        let lines: Vec<&str> = text.lines().collect();
        let mut missed = 0;
        for (at, line) in lines.iter().enumerate().filter(|(_, line)| is_barrier(line) || is_wait(line)) {
            let without: Vec<&str> =
                lines.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, l)| *l).collect();
            let after = found(&without.join("\n"), &target);
            let noticed = after.iter().filter(|code| *code != "SW401").count() > errors;
            barriers += usize::from(is_barrier(line));
            waits += usize::from(is_wait(line));
            if is_wait(line) {
                idle += usize::from(!noticed);
            } else if !noticed {
                missed += 1;
            }
        }
        // The deletion of a redundant barrier has no effect. If one of two barriers is enough,
        // either may be deleted.
        let expected = listed(UNNOTICED, &format!("{target}/{name}"));
        if (errors == 0 && missed > 2 * redundant + expected) || (errors > 0 && missed != expected) {
            unnoticed.push(format!("{target}/{name}: {missed} deletions, {redundant} redundant"));
        }
    }
    assert!(barriers > 100 && waits > 40, "{barriers} barriers and {waits} waits");
    assert!(idle * 2 < waits, "{idle} of {waits} deleted {IDLE}s are not noticed");
    assert!(unnoticed.is_empty(), "{}", unnoticed.join("\n"));
}

#[test]
fn minimal_places_no_more_than_wave_and_leaves_nothing_behind() {
    let mut wrong = Vec::new();
    for (path, target) in corpus() {
        let (name, text) = (path.file_stem().unwrap().to_string_lossy().into_owned(), read(&path));
        let barriers = text
            .lines()
            .filter(|line| line.contains("lds_barrier") || line.contains("s.barrier.wait"))
            .count();
        let is_order = |line: &&str| is_barrier(line) || line.trim_start().starts_with("rocdl.s.wait.dscnt");
        let stripped: Vec<&str> = text.lines().filter(|line| !is_order(line)).collect();
        // As the command does.
        let strategy = Strategy::Minimal(MinimalOptions { order_lanes: true, ..MinimalOptions::default() });
        let options = Options { target: target.parse().ok(), ..Options::new(strategy) };
        let placed = place_text(&stripped.join("\n"), &options)
            .unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics));
        let own = placed.text.lines().filter(|line| line.contains("amdgpu.lds_barrier")).count();
        if own > barriers && is_sound(&text, &target) {
            wrong.push(format!("{target}/{name}: {own} barriers, and {barriers} of Wave"));
        }
        let left = found(&placed.text, &target);
        if !left.is_empty() {
            wrong.push(format!("{target}/{name}: {left:?} after placing"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
