//! Stages chosen by search, on every kernel of the pipelined corpus with its borders taken away: never worse in the model than the stages that people
//! cut, and without races once all barriers are placed.

use std::path::Path;

use seawall::{
    CheckOptions, Options, PipelineOptions, PipelineText, Schedule, SourceKind, TimelineOptions, check_text,
    pipeline_text, place_text, timeline_parts,
};
use seawall_analysis::{FindingCode, FindingKind};
use seawall_place::{Strategy, TritonOptions};
use seawall_timing::Latencies;

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn kernels() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir/pipelined");
    let mut kernels = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if let Some(name) = name.strip_suffix(".borders.mlir") {
            kernels.push((name.to_string(), std::fs::read_to_string(&path).unwrap()));
        }
    }
    kernels.sort();
    assert!(kernels.len() >= 20);
    kernels
}

fn kernel(name: &str) -> String {
    kernels().into_iter().find(|kernel| kernel.0 == name).unwrap().1
}

/// The text without its borders.
fn bare(text: &str) -> String {
    let lines: Vec<&str> = text.lines().filter(|line| !line.contains("warp_pipeline.border")).collect();
    lines.join("\n") + "\n"
}

fn chosen(text: &str) -> PipelineText {
    let schedule = Schedule::Auto(Latencies::built_in());
    pipeline_text(text, &PipelineOptions { schedule, ..PipelineOptions::default() }).unwrap()
}

/// How busy the matrix unit is in each loop or stretch.
fn busy(text: &str) -> Vec<f64> {
    let parts = timeline_parts(text, &TimelineOptions::default()).unwrap();
    parts[0].timeline.regions.iter().map(|region| region.utilization).collect()
}

fn faults(text: &str) -> Vec<FindingCode> {
    let placed = place_text(text, &Options::new(Strategy::Triton(TritonOptions::default()))).unwrap().text;
    let checked = check_text(&placed, &CheckOptions::new(SourceKind::Mlir)).unwrap();
    assert!(checked.problems.is_empty(), "{:?}", checked.problems);
    let findings = checked.parts.iter().flat_map(|part| &part.findings);
    findings.map(|finding| finding.code).filter(|code| code.kind() != FindingKind::Redundant).collect()
}

/// Its straight-line code reads what nothing waits for: no cut helps, and it is left as it is.
const BROKEN: &str = "then_flat_3-gfx1250";

#[test]
fn the_choice_is_never_worse_than_what_people_cut_and_leaves_no_race() {
    let (mut better, mut only) = (0, 0);
    for (name, text) in kernels() {
        let auto = chosen(&bare(&text));
        assert!(auto.pipelined == 1 && auto.chosen[0].stages >= 2, "{name}");
        assert!(auto.chosen.iter().all(|chosen| chosen.stages >= 2) || name == BROKEN, "{name}");
        let reached = busy(&auto.text);
        match pipeline_text(&text, &PipelineOptions::default()) {
            Ok(by_hand) => {
                let by_hand = busy(&by_hand.text);
                assert_eq!(by_hand.len(), reached.len(), "{name}");
                let pairs = || by_hand.iter().zip(&reached);
                assert!(pairs().all(|(hand, auto)| *auto >= hand - 1e-9), "{name}: {by_hand:?} {reached:?}");
                better += usize::from(pairs().any(|(hand, auto)| *auto > hand + 1e-9));
            }
            // Whoever cut it has raced: the choice may move waits, and bubbles keep stages apart.
            Err(_) => only += 1,
        }
        assert_eq!(faults(&auto.text).is_empty(), name != BROKEN, "{name}");
    }
    assert!(better >= 8 && only >= 5, "{better} better, {only} refused by hand");
}

#[test]
fn the_choice_is_the_same_each_time_and_borders_do_not_bind_it() {
    let text = kernel("ring_four_between_3-gfx950");
    let first = chosen(&text);
    assert_eq!(first.text, chosen(&text).text);
    assert!(
        busy(&first.text)[0] >= busy(&pipeline_text(&text, &PipelineOptions::default()).unwrap().text)[0]
    );
    // Nothing of the search is left in the text.
    assert!(!first.text.contains("warp_pipeline.border") && !first.text.contains("execute_region"));
}

#[test]
fn a_wait_at_the_top_goes_around_the_loop() {
    let text = bare(&kernel("ring_two_top_3-gfx950"));
    let auto = chosen(&text).text;
    // Once more in front of the loop, and in the loop behind the copies.
    assert_eq!(auto.matches("ttg.async_wait").count(), text.matches("ttg.async_wait").count() + 1);
    let body = &auto[auto.find("scf.for").unwrap()..auto.find("scf.yield").unwrap()];
    let last_copy = body.rfind("async_commit_group").unwrap();
    assert!(body.find("ttg.async_wait").unwrap() > last_copy, "{body}");
}

#[test]
fn what_the_file_of_latencies_says_decides() {
    let text = bare(&kernel("stored_3-gfx950"));
    let with = |latencies: Latencies| {
        let schedule = Schedule::Auto(latencies);
        pipeline_text(&text, &PipelineOptions { schedule, ..PipelineOptions::default() }).unwrap().chosen
    };
    let (usual, slow) =
        (with(Latencies::built_in()), with(Latencies::built_in().with_slower_products("gfx950", 8)));
    assert!(slow[0].utilization > usual[0].utilization && slow[0].utilization > 0.8, "{slow:?}");
}

#[test]
fn a_loop_that_no_cut_helps_is_an_error_with_the_reason() {
    // With one slot, the copies of one group write what the other still reads.
    let text = bare(&kernel("ring_two_between_3-gfx950"))
        .replace("arith.constant 3 : i32", "arith.constant 1 : i32");
    let schedule = Schedule::Auto(Latencies::built_in());
    let refused =
        pipeline_text(&text, &PipelineOptions { schedule, ..PipelineOptions::default() }).unwrap_err();
    assert_eq!(refused.diagnostics.iter().map(|error| error.code).collect::<Vec<_>>(), ["pipeline::no-cut"]);
    let error = &refused.diagnostics[0];
    assert_eq!(error.primary.span.of(&text), "scf.for");
    assert!(error.notes.iter().any(|note| note.contains("of the best way")), "{:?}", error.notes);
}

#[test]
fn without_products_in_a_loop_there_is_nothing_to_choose() {
    let text = "module attributes {ttg.target = \"hip:gfx950\"} {\n  tt.func @f() {\n    tt.return\n  }\n}\n";
    let done = chosen(text);
    assert_eq!((done.pipelined, done.text.as_str()), (0, text));
}

#[test]
fn one_group_alone_is_not_cut() {
    let text =
        bare(&kernel("ring_two_between_3-gfx950")).replace("\"ttg.num-warps\" = 8", "\"ttg.num-warps\" = 4");
    let schedule = Schedule::Auto(Latencies::built_in());
    let refused =
        pipeline_text(&text, &PipelineOptions { schedule, ..PipelineOptions::default() }).unwrap_err();
    assert_eq!(refused.diagnostics[0].code, "pipeline::one-group");
}
