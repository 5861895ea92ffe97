//! Finished modules have the synchronization of those that the released compiler finished.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use seawall::{CheckOptions, SourceKind, check_text, finish_text};

/// Ops whose order is compared: those that the simulated passes insert or change.
const COMPARED: [&str; 12] = [
    "ttg.barrier",
    "ttng.cluster_barrier",
    "ttng.fence_async_shared",
    "ttng.fence_mbarrier_init_release_cluster",
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
            format!("{name} {}", counts.collect::<Vec<_>>().join(", "))
        })
    };
    text.lines().filter_map(row).collect()
}

/// Every cached module gets the barriers, fences and wait counts of the released passes, in the
/// same order.
#[test]
fn cached_modules_are_finished_as_the_released_compiler_finishes_them() {
    let mut compared: BTreeMap<&str, usize> = BTreeMap::new();
    let mut ops = 0;
    for (folder, name, cached, after) in modules() {
        let finished = finish_text(&cached, None, None, None);
        let finished = finished.unwrap_or_else(|failure| panic!("{name}: {failure:?}"));
        let wanted = synchronization(&after);
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
