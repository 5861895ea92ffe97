//! The choice of `--schedule auto`, on every kernel of the pipeline and ping-pong corpora. In the
//! model it is never slower than no pipeline, hand-written stages or a ping-pong schedule. With all
//! barriers placed it has no races.

use crate::common;

use seawall::{
    Choice, ChooseOptions, PipelineOptions, PipelineText, Schedule, TimelineOptions, Variant, pipeline_text,
    timeline_parts,
};
use seawall_timing::{Latencies, Timeline};

use common::{faults, finished, texts};

fn kernels(folder: &str, suffix: &str) -> Vec<(String, String)> {
    texts(folder, suffix, 20)
}

fn pipelined() -> Vec<(String, String)> {
    kernels("pipelined", ".borders.mlir")
}

fn kernel(name: &str) -> String {
    let all = pipelined().into_iter().chain(kernels("pingpong", ".loops.mlir"));
    all.into_iter().find(|kernel| kernel.0 == name).unwrap().1
}

/// The text without its borders.
fn bare(text: &str) -> String {
    let lines: Vec<&str> = text.lines().filter(|line| !line.contains("warp_pipeline.border")).collect();
    lines.join("\n") + "\n"
}

fn chosen(text: &str) -> PipelineText {
    chosen_with(text, Latencies::built_in(), None)
}

fn chosen_with(text: &str, latencies: Latencies, stages: Option<u32>) -> PipelineText {
    let schedule = Schedule::Auto(ChooseOptions { latencies, stages });
    pipeline_text(text, &PipelineOptions { schedule, ..PipelineOptions::default() }).unwrap()
}

fn choice(done: &PipelineText) -> &Choice {
    assert_eq!(done.choices.len(), 1);
    &done.choices[0]
}

/// Why a variant was left out.
fn left_out(choice: &Choice, variant: Variant) -> &str {
    let candidate = choice.candidates.iter().find(|candidate| candidate.variant == variant).unwrap();
    candidate.reached.as_ref().unwrap_err()
}

/// The timing of the text with the barriers of the next pass.
fn run(text: &str) -> Timeline {
    timeline_parts(&finished(text), &TimelineOptions::default()).unwrap().remove(0).timeline
}

fn is_no_slower(one: &Timeline, other: &Timeline) -> bool {
    one.measured_cycles() <= other.measured_cycles() * (1.0 + 1e-9)
}

/// Its straight-line code reads data without a wait, so no cut helps.
const BROKEN: &str = "then_flat_3-gfx1250";

#[test]
fn the_choice_is_never_slower_than_no_pipeline_or_what_people_cut() {
    let (mut better, mut only) = (0, 0);
    for (name, text) in pipelined() {
        let auto = chosen(&text);
        let reached = run(&auto.text);
        assert!(is_no_slower(&reached, &run(&bare(&text))), "{name}");
        match pipeline_text(&text, &PipelineOptions::default()) {
            Ok(by_hand) => {
                let by_hand = run(&by_hand.text);
                assert!(is_no_slower(&reached, &by_hand), "{name}");
                better += usize::from(reached.measured_cycles() < by_hand.measured_cycles() - 1.0);
            }
            // The given cut races. The choice may move waits, and bubbles separate stages.
            Err(_) => only += usize::from(auto.pipelined == 1),
        }
        if auto.pipelined == 1 {
            assert_eq!(faults(&finished(&auto.text)).is_empty(), name != BROKEN, "{name}");
        } else {
            assert_eq!(auto.text, bare(&text), "{name}");
        }
        // The text contains no traces of the search.
        assert!(!auto.text.contains("warp_pipeline.") && !auto.text.contains("execute_region"), "{name}");
    }
    assert!(better >= 8 && only >= 3, "{better} better, {only} refused by hand");
}

#[test]
fn the_choice_is_never_slower_than_no_pipeline_or_a_ping_pong_schedule() {
    let (mut in_turn, mut cut, mut plain) = (0, 0, 0);
    for (name, text) in kernels("pingpong", ".loops.mlir") {
        let auto = chosen(&text);
        let reached = run(&auto.text);
        assert!(is_no_slower(&reached, &run(&text)), "{name}");
        let stages = name.rsplit('-').find_map(|part| part.strip_prefix('s')?.parse().ok()).unwrap();
        let schedule = Schedule::PingPong { stages };
        let scheduled =
            pipeline_text(&text, &PipelineOptions { schedule, ..PipelineOptions::default() }).unwrap();
        assert!(is_no_slower(&reached, &run(&scheduled.text)), "{name}");
        let best = choice(&auto).best;
        match best {
            Variant::PingPong => in_turn += 1,
            Variant::Stages => cut += 1,
            _ => plain += 1,
        }
        assert_eq!(auto.pipelined, usize::from(best != Variant::NoPipeline), "{name}");
        match best {
            Variant::NoPipeline => assert_eq!(auto.text, text, "{name}"),
            _ => assert_eq!(faults(&finished(&auto.text)), [], "{name}"),
        }
        let is_place = |of: &str| of == "scf.for" || of.contains("= tt.dot");
        assert!(choice(&auto).places.iter().all(|span| is_place(span.of(&text))), "{name}");
        // The table has a figure for each loop and stretch of code, for each existing variant.
        for candidate in &choice(&auto).candidates {
            if let Ok(reached) = &candidate.reached {
                assert_eq!(reached.utilization.len(), choice(&auto).places.len(), "{name}");
            }
        }
    }
    assert!(in_turn >= 10 && cut >= 12 && plain >= 5, "{in_turn} {cut} {plain}");
}

#[test]
fn the_choice_is_the_same_each_time_and_the_simplest_of_equals() {
    let text = kernel("ring_four_between_3-gfx950");
    let first = chosen(&text);
    assert_eq!(first.text, chosen(&text).text);
    // The matrix unit is as busy with the given stages as with those of the search.
    let given = chosen(&kernel("ring_two_between_3-gfx950"));
    let cycles: Vec<f64> = choice(&given)
        .candidates
        .iter()
        .filter(|candidate| matches!(candidate.variant, Variant::Given | Variant::Stages))
        .map(|candidate| candidate.reached.as_ref().unwrap().cycles)
        .collect();
    assert!((cycles[0] - cycles[1]).abs() < 1e-6);
    assert_eq!(choice(&given).best, Variant::Given);
}

#[test]
fn mmas_before_a_loop_are_not_attributed_to_it() {
    // The first measured place is the code before the loop, where there is no choice.
    let done = chosen(&kernel("chained-s4-gfx942"));
    let busy = |variant: Variant| {
        let candidates = &choice(&done).candidates;
        let candidate = candidates.iter().find(|candidate| candidate.variant == variant).unwrap();
        candidate.reached.as_ref().unwrap().utilization[1]
    };
    assert_eq!(choice(&done).best, Variant::Stages);
    assert!(
        busy(Variant::Stages) > busy(Variant::NoPipeline) + 0.1
            && busy(Variant::Stages) > busy(Variant::PingPong)
    );
}

#[test]
fn the_number_of_stages_is_asked_or_tried() {
    let text = kernel("two_of_three-s3-gfx942");
    let with = |stages| chosen_with(&text, Latencies::built_in(), stages);
    assert_eq!(choice(&with(None)).best, Variant::PingPong);
    assert_eq!(with(Some(2)).text, with(None).text);
    let other = with(Some(3));
    assert_eq!(choice(&other).best, Variant::Stages);
    assert!(left_out(choice(&other), Variant::PingPong).contains("the number of stages is 3"));
}

#[test]
fn a_wait_at_the_top_goes_around_the_loop() {
    let text = bare(&kernel("ring_two_top_3-gfx950"));
    let auto = chosen(&text).text;
    // One more wait before the loop, and one in the loop after the copies.
    assert_eq!(auto.matches("ttg.async_wait").count(), text.matches("ttg.async_wait").count() + 1);
    let body = &auto[auto.find("scf.for").unwrap()..auto.find("scf.yield").unwrap()];
    let last_copy = body.rfind("async_commit_group").unwrap();
    assert!(body.find("ttg.async_wait").unwrap() > last_copy, "{body}");
}

#[test]
fn the_latency_file_decides_the_figures() {
    let text = bare(&kernel("stored_3-gfx950"));
    let busy = |latencies: Latencies| {
        let done = chosen_with(&text, latencies, None);
        assert_eq!(choice(&done).best, Variant::Stages);
        choice(&done).candidates[2].reached.as_ref().unwrap().utilization[0]
    };
    let slow = busy(Latencies::built_in().with_slower_mmas("gfx950", 8));
    assert!(slow > busy(Latencies::built_in()) && slow > 0.8, "{slow}");
}

#[test]
fn a_loop_that_no_division_speeds_up_is_unchanged_with_a_reason() {
    // With one slot, the copies of one group overwrite what the other group still reads.
    let text = bare(&kernel("ring_two_between_3-gfx950"))
        .replace("arith.constant 3 : i32", "arith.constant 1 : i32");
    let done = chosen(&text);
    assert_eq!((done.pipelined, choice(&done).best, &done.text), (0, Variant::NoPipeline, &text));
    let why = left_out(choice(&done), Variant::Stages);
    assert!(why.contains("every division") && why.contains("for the best division"), "{why}");
    assert_eq!(left_out(choice(&done), Variant::Given), "the module has no stages");
}

#[test]
fn without_mmas_in_a_loop_there_is_nothing_to_choose() {
    let text = "module attributes {ttg.target = \"hip:gfx950\"} {\n  tt.func @f() {\n    tt.return\n  }\n}\n";
    let done = chosen(text);
    assert_eq!((done.pipelined, done.text.as_str(), done.choices.len()), (0, text, 0));
}

#[test]
fn one_group_alone_is_not_cut() {
    let text = bare(&kernel("ring_two_between_3-gfx950"))
        .replace("\"ttg.num-warps\" = 8", "\"ttg.num-warps\" = 4")
        .replace("warpsPerCTA = [8, 1]", "warpsPerCTA = [4, 1]");
    let done = chosen(&text);
    assert_eq!((choice(&done).best, &done.text), (Variant::NoPipeline, &text));
    assert!(left_out(choice(&done), Variant::Stages).contains("only one group of warps"));
}

#[test]
fn groups_that_are_out_of_step_already_are_refused() {
    let text = chosen(&kernel("two-s2-gfx942")).text;
    let schedule = Schedule::Auto(ChooseOptions { latencies: Latencies::built_in(), stages: None });
    let refused =
        pipeline_text(&text, &PipelineOptions { schedule, ..PipelineOptions::default() }).unwrap_err();
    assert_eq!(refused.diagnostics[0].code, "pipeline::shifted-already");
    assert_eq!(refused.diagnostics[0].primary.span.of(&text), "amdg.cond_barrier");
}
