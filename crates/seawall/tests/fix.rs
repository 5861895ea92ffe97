//! Repairs of `check --fix` on the modules of the repository.

use std::path::{Path, PathBuf};

use seawall::{CheckOptions, CheckedPart, CheckedText, FixedText, SourceKind, fix_text};
use seawall_analysis::{Finding, FindingCode, FindingKind};
use seawall_base::Diagnostic;
use seawall_report::Severities;

/// One module of each so many is repaired.
const STEP: usize = 5;

/// The files of a folder of the repository whose names have this end.
fn files(folder: &str, end: &str) -> Vec<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let entries = std::fs::read_dir(path).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("it is listed").path());
    let mut files: Vec<PathBuf> = paths.filter(|path| path.to_string_lossy().ends_with(end)).collect();
    files.sort();
    files
}

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn read(path: &Path) -> String {
    std::fs::read_to_string(path).expect("the file is UTF-8")
}

fn modules() -> Vec<PathBuf> {
    let folders = ["tests/mlir/check", "tests/mlir/missed", "tests/mlir/place", "corpus/hand"];
    folders.into_iter().flat_map(|folder| files(folder, ".mlir")).collect()
}

fn fixed(text: &str) -> Option<FixedText> {
    let all = |_: &CheckedPart, findings: &[Finding]| vec![true; findings.len()];
    fix_text(text, &CheckOptions::new(SourceKind::Mlir), Severities::default(), all).ok()
}

fn count(text: &CheckedText, counts: impl Fn(FindingCode) -> bool) -> usize {
    text.parts.iter().flat_map(|part| &part.findings).filter(|finding| counts(finding.code)).count()
}

#[test]
fn accesses_of_other_ctas_get_a_fence_for_the_cluster() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/mlir/check");
    let text = read(&folder.join("fence_scope.mlir"));
    let (_, unfenced) = text.rsplit_once("// -----\n").expect("it has several modules");
    let repairs = fixed(unfenced).expect("it can be checked").repairs;
    let inserted: Vec<&str> =
        repairs.iter().flat_map(|repair| &repair.edits).map(|edit| edit.text.trim()).collect();
    // The other one is in front of a store to global memory.
    let fence = |cluster| format!("ttng.fence_async_shared {{bCluster = {cluster}}}");
    assert_eq!(inserted, [fence(true), fence(false)]);
}

#[test]
fn repairs_leave_fewer_findings_and_change_only_what_they_state() {
    let mut repaired = 0;
    for path in modules().iter().step_by(STEP) {
        let name = path.display();
        let text = read(path);
        let Some(FixedText { before, after, repairs, .. }) = fixed(&text) else { continue };
        let Some((new, after)) = after else {
            assert_eq!(repairs, [], "{name}");
            continue;
        };
        repaired += 1;
        for code in FindingCode::ALL {
            // Redundant ops are found only where nothing is missing.
            if code.kind() == FindingKind::Redundant {
                continue;
            }
            let of_code = |other| other == code;
            assert!(count(&after, of_code) <= count(&before, of_code), "{name}: {}", code.number());
        }
        let is_error = |code: FindingCode| code.kind().is_error();
        let fewer = |is_it: &dyn Fn(FindingCode) -> bool| count(&after, is_it) < count(&before, is_it);
        assert!(fewer(&is_error) || fewer(&|_| true), "{name}");
        // All edits together make the new text. Those at one place are in the order of the repairs.
        let mut edits: Vec<_> = repairs.iter().flat_map(|repair| &repair.edits).collect();
        edits.sort_by_key(|edit| (edit.span.start, edit.span.end));
        let mut edited = text.clone();
        edits.iter().rev().for_each(|edit| edited.replace_range(edit.span.range(), &edit.text));
        assert_eq!(edited, new, "{name}");
        // Nothing more can be repaired then.
        let again = fixed(&new).expect("the repaired text can be checked");
        assert_eq!(again.repairs, [], "{name}");
    }
    assert!(repaired > 20, "{repaired} modules repaired");
}

#[test]
fn errors_are_left_if_they_are_not_selected() {
    let is_redundant = |code: FindingCode| code.kind() == FindingKind::Redundant;
    for path in modules().iter().step_by(4 * STEP) {
        let text = read(path);
        let options = CheckOptions::new(SourceKind::Mlir);
        let chosen = |_: &CheckedPart, findings: &[Finding]| -> Vec<bool> {
            findings.iter().map(|finding| is_redundant(finding.code)).collect()
        };
        let Ok(fixed) = fix_text(&text, &options, Severities::default(), chosen) else { continue };
        let codes = fixed.repairs.iter().flat_map(|repair| &repair.findings);
        assert!(codes.into_iter().all(|finding| is_redundant(finding.0)), "{}", path.display());
    }
}

/// Beside a deadlock that has no certain repair, barriers that are redundant stay.
#[test]
fn nothing_is_deleted_beside_an_error_that_stays() {
    let text = read(&files("corpus/ir/sm_90", "/gluon_tma_copy.after.mlir")[0]);
    assert_eq!(fixed(&text).expect("it can be checked").repairs.len(), 4);
    let memory = "!ttg.memdesc<1xi64, #shared1, #smem, mutable>";
    let end = "    tt.return\n";
    let stuck = format!(
        "    %stuck = ttg.local_alloc {{allocation.offset = 8200 : i32}} : () -> {memory}
    ttng.init_barrier %stuck, 1 : {memory}
    ttg.barrier local
    %first = arith.constant 0 : i32
    ttng.wait_barrier %stuck, %first : {memory}
{end}"
    );
    let stuck = fixed(&text.replace(end, &stuck)).expect("it can be checked");
    assert_eq!(stuck.repairs, []);
    let others =
        |note: &&Diagnostic| note.message.ends_with("another error of the module has no certain repair");
    assert_eq!(stuck.left.iter().filter(others).count(), 4, "{:#?}", stuck.left);
}

/// Ops whose deletion is a fault or harmless, with a finished module of the corpus that has them.
const DELETED: [&str; 6] = [
    "ttg.barrier local",
    "gpu.barrier",
    "ttng.fence_async_shared",
    "ttng.async_tma_store_wait",
    "ttg.async_wait {num",
    "rocdl.s.barrier",
];

/// Finished modules of the corpus that are not large.
fn finished_modules() -> Vec<(PathBuf, String)> {
    let targets = ["sm_80", "sm_90", "sm_100", "gfx942", "gfx950", "gfx1250"];
    let paths = targets.iter().flat_map(|target| files(&format!("corpus/ir/{target}"), ".after.mlir"));
    let texts = paths.step_by(5).map(|path| (path.clone(), read(&path)));
    texts.filter(|(_, text)| text.len() < 20_000).collect()
}

/// The line with a wait that leaves one more operation in flight, if it has a count.
fn weakened(line: &str) -> Option<String> {
    let key = ["{num = ", "{pendings = "].into_iter().find(|key| line.contains(key))?;
    let (before, after) = line.split_once(key)?;
    let (count, rest) = after.split_once(' ')?;
    Some(format!("{before}{key}{} {rest}", count.parse::<u32>().ok()? + 1))
}

/// A line with synchronization is deleted from a finished module, or a wait weakened. What is then
/// written as a repair makes the module as clean as it was.
#[test]
fn repairs_of_seeded_faults_make_the_module_clean() {
    let (mut faults, mut repaired) = (0, 0);
    for (path, text) in finished_modules() {
        let name = path.display();
        let lines: Vec<&str> = text.lines().collect();
        let places = |is_it: &dyn Fn(&str) -> bool| -> Vec<usize> {
            lines.iter().enumerate().filter(|(_, line)| is_it(line)).map(|(at, _)| at).collect()
        };
        let synchronizes = places(&|line| DELETED.iter().any(|op| line.trim_start().starts_with(op)));
        let counted = places(&|line| weakened(line).is_some());
        let deleted = [synchronizes.first(), synchronizes.get(synchronizes.len() / 2)];
        let seeds = deleted.into_iter().flatten().map(|&at| (at, None));
        let seeds = seeds.chain(counted.first().map(|&at| (at, weakened(lines[at]))));
        for (at, line) in seeds {
            let mut faulty: Vec<&str> = lines.clone();
            match &line {
                Some(line) => faulty[at] = line,
                None => _ = faulty.remove(at),
            }
            let Some(FixedText { before, after, .. }) = fixed(&faulty.join("\n")) else { continue };
            let errors = |text: &CheckedText| count(text, |code| code.kind().is_error());
            if errors(&before) == 0 {
                continue;
            }
            faults += 1;
            let Some((_, after)) = after else { continue };
            repaired += 1;
            assert_eq!(errors(&after), 0, "{name}, line {}", at + 1);
        }
    }
    assert!(faults > 100 && repaired * 100 >= faults * 99, "{repaired} of {faults} faults repaired");
}

/// Deletes each line with an mbarrier operation in turn. Few of these faults have a certain repair,
/// and none is repaired partially.
#[test]
fn repairs_of_mbarrier_faults_leave_no_error() {
    let mut faults = 0;
    let kernels = [
        ("fbtriton", "tlx_tasks-sm_90.ttgir", 1),
        ("specialized", "gluon_attention_two_consumers-sm_90.mlir", 3),
    ];
    for (folder, kernel, step) in kernels {
        let text = read(&files(&format!("corpus/ir/{folder}"), &format!("/{kernel}"))[0]);
        let lines: Vec<&str> = text.lines().collect();
        let is_mbarrier = |line: &str| {
            ["ttng.arrive_barrier", "ttng.wait_barrier", "ttng.barrier_expect"]
                .iter()
                .any(|op| line.contains(op))
        };
        for at in (0..lines.len()).filter(|&at| is_mbarrier(lines[at])).step_by(step) {
            let mut faulty = lines.clone();
            faulty.remove(at);
            let Some(FixedText { before, after, left, .. }) = fixed(&faulty.join("\n")) else { continue };
            let errors = |text: &CheckedText| count(text, |code| code.kind().is_error());
            faults += usize::from(errors(&before) > 0);
            match after {
                Some((_, after)) => assert_eq!(errors(&after), 0, "{kernel}, line {}", at + 1),
                None => assert!(errors(&before) == 0 || !left.is_empty(), "{kernel}, line {}", at + 1),
            }
        }
    }
    assert!(faults > 4, "{faults} faults");
}
