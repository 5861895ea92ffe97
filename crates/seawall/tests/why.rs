//! `seawall why` agrees with `seawall check` on the barriers of the corpus: it names a hazard for
//! each barrier that `check` calls necessary, and calls each redundant one redundant.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use seawall::{CheckOptions, SourceKind, WhyLine, check_text, why_text};
use seawall_analysis::FindingCode;
use seawall_base::LineIndex;
use seawall_model::{Action, BarrierKind, BarrierOrigin, Program, Terminator};
use seawall_report::Need;

/// One of so many modules is examined.
const STEP: usize = 53;
/// Larger modules are left out.
const BYTES: u64 = 30_000;
/// The number of barriers of a module that are examined.
const BARRIERS: usize = 4;

/// The modules of the corpus with the barriers of the released compiler, sorted.
fn modules() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir");
    let folders = std::fs::read_dir(root).expect("the corpus is there");
    let mut modules: Vec<PathBuf> = Vec::new();
    for folder in folders.map(|entry| entry.expect("it is listed").path()).filter(|path| path.is_dir()) {
        let files = std::fs::read_dir(folder).expect("the folder is there");
        let files = files.map(|entry| entry.expect("it is listed"));
        modules.extend(files.filter_map(|file| {
            let is_finished = file.file_name().to_string_lossy().ends_with(".after.mlir");
            let is_small = file.metadata().is_ok_and(|metadata| metadata.len() < BYTES);
            (is_finished && is_small).then(|| file.path())
        }));
    }
    modules.sort();
    modules
}

/// Whether `check` judges every barrier of the program: all warps execute the same ones.
fn judges_barriers(program: &Program) -> bool {
    let forks = program.blocks.values().any(|block| matches!(block.terminator, Terminator::Fork(_)));
    let calls = program.events.values().any(|event| matches!(event.action, Action::Call(_)));
    program.ctas == 1 && !forks && !calls && !program.has_conditional_barriers()
}

#[test]
#[expect(clippy::disallowed_methods, reason = "a test reads the corpus")]
fn necessary_barriers_have_a_hazard_and_redundant_ones_are_called_so() {
    let (mut necessary, mut redundant) = (0, 0);
    let mut wrong: Vec<String> = Vec::new();
    for path in modules().iter().step_by(STEP) {
        let text = std::fs::read_to_string(path).expect("it is text");
        let options = CheckOptions { any_warp: true, ..CheckOptions::new(SourceKind::Mlir) };
        let checked = check_text(&text, &options).expect("the corpus can be checked");
        let [part] = checked.parts.as_slice() else { continue };
        if !judges_barriers(&part.program) || part.findings.iter().any(|f| f.code.kind().is_error()) {
            continue;
        }
        let lines = LineIndex::new(&text);
        let line = |event| lines.line(part.base + part.program.origin_of(event).span.start);
        let is_barrier = |event: &seawall_model::EventId| {
            matches!(&part.program.events[*event].action, Action::Barrier(barrier)
                if barrier.kind == BarrierKind::Cta && barrier.origin == BarrierOrigin::Op)
        };
        let called_redundant: BTreeSet<u32> = part
            .findings
            .iter()
            .filter(|finding| finding.code == FindingCode::RedundantBarrier)
            .map(|finding| line(finding.event))
            .collect();
        let barriers: BTreeSet<u32> = part.program.events.ids().filter(is_barrier).map(line).collect();
        let stride = barriers.len().div_ceil(BARRIERS).max(1);
        let sample =
            barriers.iter().step_by(stride).chain(&called_redundant).copied().collect::<BTreeSet<_>>();
        for barrier in sample {
            let answers = why_text(&text, &WhyLine::Ir(barrier), &options).expect("the line has a barrier");
            let op = answers.iter().flat_map(|part| &part.ops).next().expect("the barrier has an answer");
            let without = op.without.as_ref().expect("a barrier can be removed");
            let agrees = match called_redundant.contains(&barrier) {
                true => {
                    redundant += 1;
                    matches!(without.need, Need::Redundant(_))
                }
                false => {
                    necessary += 1;
                    matches!(without.need, Need::Necessary | Need::Either(_)) && !without.pairs.is_empty()
                }
            };
            if !agrees {
                wrong.push(format!("{}:{barrier}: {:?}", path.display(), without.need));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(necessary >= 20 && redundant >= 3, "{necessary} necessary and {redundant} redundant barriers");
}
