//! Checking a text, with analyses whose findings the test defines.

use std::path::Path;

use seawall::{
    Analysed, CheckOptions, CheckedText, Failure, ModelFormat, SourceKind, check_text, check_with, model_text,
};
use seawall_analysis::{Bound, Finding, FindingCode};
use seawall_base::{Diagnostic, LineIndex, Span};
use seawall_check::Input;
use seawall_report::{CheckedModule, Notation, Severities, Shown, Source, TextStyle, findings_text};

const LITMUS: &str = "program p target gfx950 {\n  smem A : 64\n  store: write A\n  load: read A\n}\n";
const MODULE: &str = "module attributes {ttg.target = \"cuda:90\"} {\n  tt.func @k() {\n    ttg.barrier local\n    tt.return\n  }\n}\n";

fn options(kind: SourceKind) -> CheckOptions {
    CheckOptions::new(kind)
}

/// A redundant barrier at every event.
fn everything(input: &Input<'_>) -> Analysed {
    let finding = |event| Finding::new(FindingCode::RedundantBarrier, event);
    let notes =
        vec![Diagnostic::warning("check::bounded", Span::at(0), "a loop was followed for 2 iterations")];
    Analysed { findings: input.program.events.ids().map(finding).collect(), notes, bound: Bound::AllPaths }
}

fn check(text: &str, kind: SourceKind) -> Result<CheckedText, Failure> {
    check_with(text, &options(kind), everything)
}

/// The text of each finding's op.
fn places<'t>(text: &'t str, checked: &CheckedText) -> Vec<&'t str> {
    let mut places = Vec::new();
    for part in &checked.parts {
        for finding in &part.findings {
            let span = part.program.origin_of(finding.event).span;
            places.push(Span::new(span.start + part.base, span.end + part.base).of(text));
        }
    }
    places
}

#[test]
fn findings_of_a_model_are_in_its_text() {
    let checked = check(LITMUS, SourceKind::Model(ModelFormat::Text)).expect("it reads");
    assert_eq!(places(LITMUS, &checked), ["store: write A", "load: read A"]);
    assert_eq!(checked.parts[0].notes.len(), 1);
}

#[test]
fn several_modules_have_their_own_places() {
    let text = format!("{MODULE}// -----\n{MODULE}");
    let checked = check(&text, SourceKind::Mlir).expect("it reads");
    assert_eq!(checked.parts.len(), 2);
    assert_eq!(places(&text, &checked), ["ttg.barrier local", "ttg.barrier local"]);
    assert!(checked.parts[0].base < checked.parts[1].base);
}

#[test]
fn a_broken_part_is_a_problem_and_no_failure() {
    let text = format!("{LITMUS}// -----\nprogram q {{\n  read B\n}}\n// -----\n{LITMUS}");
    let checked = check(&text, SourceKind::Model(ModelFormat::Text)).expect("some of it reads");
    assert_eq!((checked.parts.len(), checked.problems.len()), (2, 1));
    assert_eq!(checked.problems[0].primary.span.of(&text), "B");
}

#[test]
fn a_text_of_no_use_is_a_failure() {
    let failure = check("// nothing\n", SourceKind::Mlir).expect_err("there is nothing to check");
    assert_eq!(failure.diagnostics[0].code, "input::no-operations");
    let failure = check("{", SourceKind::Model(ModelFormat::Json)).expect_err("it is no JSON");
    assert_eq!(failure.diagnostics[0].code, "model::json");
    let untargeted = MODULE.replace("ttg.target = \"cuda:90\"", "");
    let checked = check(&untargeted, SourceKind::Mlir).expect("it reads");
    assert_eq!(checked.problems[0].code, "place::no-target");
}

#[test]
fn models_made_of_other_texts_keep_no_spans_of_those() {
    for format in [ModelFormat::Text, ModelFormat::Json] {
        let model = model_text(MODULE, SourceKind::Mlir, None, false, None, format).expect("it lowers");
        let name = if format == ModelFormat::Text { "k.litmus" } else { "k.json" };
        let checked = check(&model, SourceKind::guess(Path::new(name), &model)).expect("it reads");
        assert_eq!(places(&model, &checked), [""], "{format:?}");
    }
}

#[test]
fn the_target_that_is_asked_for_goes_before_the_one_that_is_written() {
    let litmus = SourceKind::Model(ModelFormat::Text);
    for (text, kind, target) in [(LITMUS, litmus, "gfx1250"), (MODULE, SourceKind::Mlir, "sm_100")] {
        let options = CheckOptions { target: target.parse().ok(), ..options(kind) };
        assert!(options.target.is_some());
        let checked = check_with(text, &options, everything).expect("it reads");
        assert_eq!(checked.parts[0].program.target, options.target);
    }
}

/// A wait for one mbarrier that two calls of a function make through another function. In the
/// second call, nothing arrives.
const CALLS: &str = r#"#m = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
!bar = !ttg.memdesc<1xi64, #m, #ttg.shared_memory, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @wait(%b: !bar, %p: i32) attributes {noinline = true} {
    ttng.wait_barrier %b, %p : !bar
    tt.return
  }
  tt.func private @done(%b: !bar, %p: i32) attributes {noinline = true} {
    tt.call @wait(%b, %p) : (!bar, i32) -> ()
    tt.return
  }
  tt.func public @kernel() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %b = ttg.local_alloc : () -> !bar
    ttng.init_barrier %b, 1 : !bar
    ttng.arrive_barrier %b, 1 : !bar
    tt.call @done(%b, %c0) : (!bar, i32) -> ()
    tt.call @done(%b, %c1) : (!bar, i32) -> ()
    tt.return
  }
}
"#;

#[test]
fn a_finding_in_a_callee_names_the_calls() {
    let checked = check_text(CALLS, &options(SourceKind::Mlir)).expect("it reads");
    let lines = LineIndex::new(CALLS);
    let part = &checked.parts[0];
    let module = CheckedModule {
        source: Source::new("calls.mlir", CALLS, &lines),
        program: &part.program,
        findings: &part.findings,
        notation: Notation::Mlir,
        severities: Severities::default(),
        bound: part.bound,
        replay: None,
    };
    let text = findings_text(&module, Shown::Causes, TextStyle::plain(110));
    assert_eq!(text.matches("error[SW301]").count(), 1, "{text}");
    assert!(text.contains("waits for phase 1 of `%b`, called from line 19, through line 9"), "{text}");
}
