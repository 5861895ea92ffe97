//! Finished modules have the synchronization of those that the released compiler finished.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use seawall::finish_text;

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
/// same order. A module with calls is left out: the released compiler inlines them first.
#[test]
#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn cached_modules_are_finished_as_the_released_compiler_finishes_them() {
    let mut compared: BTreeMap<String, usize> = BTreeMap::new();
    let mut ops = 0;
    for folder in ["sm_80", "sm_90", "sm_100", "gfx942", "gfx950", "gfx1201", "gfx1250"] {
        let files = fs::read_dir(corpus().join(folder)).expect("the corpus has this target");
        for file in files {
            let cached = file.expect("it can be read").path();
            let name = cached.to_string_lossy().into_owned();
            let Some(stem) = name.strip_suffix(".cached.ttgir") else { continue };
            let (Ok(text), Ok(after)) =
                (fs::read_to_string(&cached), fs::read_to_string(format!("{stem}.after.mlir")))
            else {
                continue;
            };
            if text.contains("tt.call ") {
                continue;
            }
            let finished =
                finish_text(&text, None, None, None).unwrap_or_else(|failure| panic!("{name}: {failure:?}"));
            let wanted = synchronization(&after);
            assert_eq!(synchronization(&finished), wanted, "{name}");
            ops += wanted.len();
            *compared.entry(folder.to_owned()).or_default() += 1;
        }
    }
    assert!(compared.len() == 7 && compared.values().all(|&count| count > 70), "{compared:?}");
    assert!(ops > 4000, "{ops}");
}
