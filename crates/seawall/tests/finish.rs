//! Finished modules have the synchronization of those that the released compiler finished.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use seawall::{CheckOptions, SourceKind, check_text, finish_text};

/// Ops whose order is compared: those that the simulated passes insert or change.
const COMPARED: [&str; 13] = [
    "ttg.barrier",
    "ttng.cluster_barrier",
    "ttng.fence_async_shared",
    "ttng.fence_mbarrier_init_release_cluster",
    "ttng.tmem_wait",
    "ttg.async_wait",
    "amdg.async_wait",
    "amdg.async_tdm_wait",
    "amdg.async_tdm_intrinsic_wait",
    "amdg.cond_barrier",
    "rocdl.s.barrier",
    "rocdl.s.setprio",
    "rocdl.sched.barrier",
];

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir")
}

/// Every cached module without calls, and what the released compiler makes of it: the target, the
/// path, and both texts. The released compiler inlines calls first.
#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn modules() -> Vec<(&'static str, String, String, String)> {
    let mut modules = Vec::new();
    for folder in ["sm_80", "sm_90", "sm_100", "gfx942", "gfx950", "gfx1201", "gfx1250"] {
        for file in fs::read_dir(corpus().join(folder)).expect("the corpus has this target") {
            let name = file.expect("it can be read").path().to_string_lossy().into_owned();
            let Some(stem) = name.strip_suffix(".cached.ttgir") else { continue };
            let after = fs::read_to_string(format!("{stem}.after.mlir"));
            let (Ok(cached), Ok(after)) = (fs::read_to_string(&name), after) else { continue };
            if !cached.contains("tt.call ") {
                modules.push((folder, name, cached, after));
            }
        }
    }
    modules.sort();
    modules
}

/// The compared ops of a module in the order of its text, with their counts.
fn synchronization(text: &str) -> Vec<String> {
    let row = |line: &str| {
        let line = line.split(" loc(").next().unwrap_or(line);
        let op = line.split_once(" = ").map_or(line, |(_, op)| op).trim();
        let name = op.split([' ', '{']).next()?;
        COMPARED.contains(&name).then(|| {
            let counts = op.split(['{', '}', ',']).map(str::trim).filter(|part| part.contains(" = "));
            let counts = counts.collect::<Vec<_>>().join(", ");
            if name == "ttng.tmem_wait" { op.to_owned() } else { format!("{name} {counts}") }
        })
    };
    text.lines().filter_map(row).collect()
}

/// What the released pass for tensor memory inserts behind membar, by module: before which line of
/// the `.after.mlir` file, and the text (`peers/tensor_waits.py`).
#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn tensor_waits() -> BTreeMap<String, Vec<(usize, String)>> {
    #[derive(serde::Deserialize)]
    struct Row {
        file: String,
        inserted: Vec<(usize, String)>,
    }
    let path = corpus().join("../tensor-waits.jsonl");
    let text = fs::read_to_string(path).expect("the corpus has the answers");
    let rows = text.lines().map(|line| serde_json::from_str::<Row>(line).expect("a row is valid"));
    rows.map(|row| (row.file.rsplit('/').next().unwrap_or_default().to_owned(), row.inserted)).collect()
}

/// The text of a module behind the pass for tensor memory.
fn with_tensor_waits(after: &str, inserted: &[(usize, String)]) -> String {
    let mut lines = Vec::new();
    for (at, line) in after.lines().enumerate() {
        lines.extend(inserted.iter().filter(|(before, _)| *before == at + 1).map(|(_, text)| text.as_str()));
        lines.push(line);
    }
    lines.join("\n")
}

/// Every module for Blackwell gets the barriers and the waits for tensor memory of the released
/// passes at the same lines.
#[test]
fn waits_for_tensor_memory_are_those_of_the_released_pass() {
    let released = tensor_waits();
    let lines = |text: &str| {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
        lines.map(|line| line.split(" loc(").next().unwrap_or(line).to_owned()).collect::<Vec<_>>()
    };
    let mut waits = 0;
    for (name, before, after) in blackwell() {
        let header =
            "// -----// IR Dump Before TritonNvidiaGPUMembar (m) ('builtin.module' operation) //----- //";
        let finished = finish_text(&format!("{header}\n{before}"), None, None, None);
        let finished = finished.unwrap_or_else(|failure| panic!("{name}: {failure:?}"));
        let inserted = released.get(&name).map_or(&[][..], Vec::as_slice);
        assert_eq!(lines(&finished), lines(&with_tensor_waits(&after, inserted)), "{name}");
        waits += inserted.len();
    }
    assert_eq!((released.len(), waits), (72, 255));
}

/// The file names of the modules for sm_100 behind membar, with the texts before it and behind it.
#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn blackwell() -> Vec<(String, String, String)> {
    let mut modules = Vec::new();
    for file in fs::read_dir(corpus().join("sm_100")).expect("the corpus has this target") {
        let path = file.expect("it can be read").path().to_string_lossy().into_owned();
        let Some(stem) = path.strip_suffix(".after.mlir") else { continue };
        let read = |kind| fs::read_to_string(format!("{stem}.{kind}.mlir")).expect("the corpus has it");
        let name = path.rsplit('/').next().unwrap_or_default().to_owned();
        modules.push((name, read("before"), read("after")));
    }
    modules
}

/// Every cached module gets the barriers, fences and wait counts of the released passes, in the
/// same order.
#[test]
fn cached_modules_are_finished_as_the_released_compiler_finishes_them() {
    let mut compared: BTreeMap<&str, usize> = BTreeMap::new();
    let mut ops = 0;
    let waits = tensor_waits();
    for (folder, name, cached, after) in modules() {
        let finished = finish_text(&cached, None, None, None);
        let finished = finished.unwrap_or_else(|failure| panic!("{name}: {failure:?}"));
        let file = name.rsplit('/').next().unwrap_or_default().replace(".cached.ttgir", ".after.mlir");
        let wanted = match waits.get(&file) {
            Some(inserted) if folder == "sm_100" => synchronization(&with_tensor_waits(&after, inserted)),
            _ => synchronization(&after),
        };
        assert_eq!(synchronization(&finished), wanted, "{name}");
        ops += wanted.len();
        *compared.entry(folder).or_default() += 1;
    }
    assert!(compared.len() == 7 && compared.values().all(|&count| count > 70), "{compared:?}");
    assert!(ops > 4000, "{ops}");
}

/// A check of a cached module reports the errors of what the released compiler makes of it. A
/// sample: a check of all modules takes minutes.
#[test]
fn a_check_of_a_cached_module_reports_the_errors_of_the_finished_one() {
    let errors = |text: &str, finish: bool| {
        let options = CheckOptions { finish, ..CheckOptions::new(SourceKind::Mlir) };
        let checked = check_text(text, &options).expect("it can be read");
        let findings = checked.parts.iter().flat_map(|part| &part.findings);
        let errors = findings.filter(|finding| finding.code.kind().is_error());
        errors.map(|finding| finding.code.number()).collect::<BTreeSet<_>>()
    };
    let mut repaired = 0;
    for (_, name, cached, after) in modules().into_iter().step_by(17) {
        assert_eq!(errors(&cached, true), errors(&after, false), "{name}");
        repaired += usize::from(!errors(&cached, false).is_empty());
    }
    assert!(repaired > 20, "{repaired} modules have errors as they stand");
}
