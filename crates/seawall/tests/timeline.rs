//! Timelines: facts that hold for any model of two groups of waves, whatever its latencies.

use std::path::Path;

use seawall::{Options, PipelineOptions, TimelineOptions, pipeline_text, place_text, timeline_parts};
use seawall_place::{Strategy, TritonOptions};
use seawall_timing::{Latencies, Timeline};

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn file(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir/pipelined");
    std::fs::read_to_string(folder.join(name)).unwrap()
}

fn kernel(name: &str) -> String {
    file(&format!("{name}.borders.mlir"))
}

/// The kernel without its stages, with the barriers of Triton's membar. Both groups run it in step.
fn plain(name: &str) -> String {
    let text = kernel(name);
    let lines: Vec<&str> = text.lines().filter(|line| !line.contains("warp_pipeline.border")).collect();
    finished(&lines.join("\n"))
}

fn finished(text: &str) -> String {
    place_text(text, &Options::new(Strategy::Triton(TritonOptions::default()))).unwrap().text
}

fn pipelined(name: &str) -> String {
    pipeline_text(&kernel(name), &PipelineOptions::default()).unwrap().text
}

fn run(text: &str) -> Timeline {
    run_with(text, Latencies::built_in())
}

fn run_with(text: &str, latencies: Latencies) -> Timeline {
    let options = TimelineOptions { latencies: Some(latencies), ..TimelineOptions::default() };
    timeline_parts(text, &options).unwrap().remove(0).timeline
}

fn refusal(text: &str) -> (&'static str, String) {
    let failure = timeline_parts(text, &TimelineOptions::default()).unwrap_err();
    (failure.diagnostics[0].code, failure.diagnostics[0].message.clone())
}

/// GEMMs whose stages overlap MMAs with memory accesses, and that need fewer barriers than without
/// stages.
const GOOD: &[&str] = &["ring_two_between_3-gfx950", "ring_three_between_3-gfx950", "stored_1-gfx950"];

#[test]
fn a_pipelined_gemm_keeps_the_matrix_unit_busier_than_the_same_without_stages() {
    for name in GOOD {
        let (without, with) = (run(&plain(name)), run(&finished(&pipelined(name))));
        assert!(
            with.utilization() > without.utilization(),
            "{name}: {} {}",
            with.utilization(),
            without.utilization()
        );
        // The work is the same.
        let matrix =
            |timeline: &Timeline| timeline.regions[0].stages.iter().map(|stage| stage.matrix).sum::<u64>();
        assert_eq!(matrix(&with), matrix(&without), "{name}");
    }
    for name in ["ring_two_between_3-gfx950", "stored_1-gfx950"] {
        let converted = finished(&file(&format!("{name}.converted.mlir")));
        assert!(run(&converted).utilization() > run(&plain(name)).utilization(), "{name}");
    }
}

#[test]
fn without_the_phase_shift_the_overlap_is_gone() {
    for name in GOOD {
        let shifted = pipelined(name);
        let in_step: Vec<&str> = shifted.lines().filter(|line| !line.contains("amdg.cond_barrier")).collect();
        let (shifted, in_step) = (run(&shifted), run(&in_step.join("\n")));
        assert!(shifted.utilization() > in_step.utilization(), "{name}");
    }
}

#[test]
fn a_fence_at_every_boundary_is_never_better() {
    for name in GOOD {
        let chosen = pipelined(name);
        let fenced = chosen.replace("rocdl.s.barrier", "ttg.barrier local");
        assert!(run(&fenced).utilization() <= run(&chosen).utilization() + 1e-9, "{name}");
    }
}

#[test]
fn stalls_of_a_single_group_are_not_filled() {
    for name in GOOD {
        let text = pipelined(name);
        let alone = text
            .replace("\"ttg.num-warps\" = 8", "\"ttg.num-warps\" = 4")
            .replace("warpsPerCTA = [2, 4]", "warpsPerCTA = [1, 4]");
        let alone = alone.replace("warpsPerCTA = [8, 1]", "warpsPerCTA = [4, 1]");
        let (both, alone) = (run(&text), run(&alone));
        assert_eq!((both.regions[0].rows.len(), alone.regions[0].rows.len()), (2, 1));
        assert!(
            alone.utilization() < both.utilization(),
            "{name}: {} {}",
            alone.utilization(),
            both.utilization()
        );
    }
}

#[test]
fn slower_mmas_fill_more_of_the_time_and_take_longer() {
    for name in GOOD {
        let text = pipelined(name);
        let slower = run_with(&text, Latencies::built_in().with_slower_mmas("gfx950", 2));
        let usual = run(&text);
        assert!(slower.utilization() > usual.utilization(), "{name}");
        assert!(slower.regions[0].cycles >= usual.regions[0].cycles, "{name}");
    }
}

#[test]
fn parts_are_parts_and_stalls_fit_into_an_iteration() {
    for name in GOOD {
        for text in [plain(name), pipelined(name)] {
            for region in run(&text).regions {
                assert!(region.utilization > 0.0 && region.utilization <= 1.0, "{name}");
                let stalls: f64 = region.stalls.iter().map(|stall| stall.cycles).sum();
                assert!(stalls <= region.cycles, "{name}: {stalls} of {}", region.cycles);
                for row in &region.rows {
                    assert!(row.segments.windows(2).all(|pair| pair[0].to <= pair[1].from), "{name}");
                    assert!(row.segments.iter().all(|segment| segment.from < segment.to), "{name}");
                }
            }
        }
    }
}

#[test]
fn a_run_is_the_same_each_time_and_its_middle_does_not_hang_on_its_length() {
    let text = pipelined("ring_two_between_3-gfx950");
    let run = |iterations| {
        let options = TimelineOptions { iterations: Some(iterations), ..TimelineOptions::default() };
        timeline_parts(&text, &options).unwrap().remove(0).timeline
    };
    assert_eq!(format!("{:?}", run(24)), format!("{:?}", run(24)));
    assert!((run(24).utilization() - run(100).utilization()).abs() < 0.01);
    assert!(run(100).cycles > 3 * run(24).cycles);
}

#[test]
fn straight_line_pipelines_and_loops_are_measured_apart() {
    let both = run(&pipelined("then_flat_3_own-gfx1250"));
    assert_eq!(both.regions.iter().map(|region| region.is_loop).collect::<Vec<_>>(), [true, false]);
    assert!(both.regions.iter().all(|region| region.utilization > 0.0));
}

#[test]
fn straight_line_pipelines_have_their_stages() {
    let line = run(&pipelined("flat_3_3-gfx1250")).regions.remove(0);
    let kinds: Vec<&str> = line.stages.iter().map(|stage| stage.kind).collect();
    assert_eq!(kinds, ["memory", "MMA", "memory", "MMA", "memory", "MMA and memory"]);
    assert_eq!(line.stages.iter().filter(|stage| stage.matrix > 0).count(), 3);
    for row in &line.rows {
        let mut seen: Vec<u32> = row.segments.iter().map(|segment| segment.stage).collect();
        assert!(seen.is_sorted(), "{seen:?}");
        seen.dedup();
        assert_eq!(seen, [0, 1, 2, 3, 4, 5]);
    }
}

#[test]
fn a_loop_that_is_known_to_be_short_is_measured_whole() {
    let text = pipelined("ring_two_between_3-gfx950");
    let times = |count: &str| {
        let bounded = text.replace(" to %33 step", &format!(" to {count} step"));
        assert_ne!(bounded, text);
        run(&bounded).regions.remove(0)
    };
    let (one, three, many) = (times("%c1_i32"), times("%c3_i32"), times("%c64_i32"));
    assert_eq!([&one, &three, &many].map(|region| region.measured), [1, 3, 11]);
    // With one iteration, there is no other iteration to overlap with.
    assert!(one.utilization < three.utilization && three.utilization < many.utilization);
    // The comparison uses the same code that runs.
    let cycles =
        |count: &str| run(&text.replace(" to %33 step", &format!(" to {count} step"))).measured_cycles();
    assert!((cycles("%c1_i32") - one.cycles).abs() < 1e-6 && cycles("%c3_i32") > 2.0 * one.cycles);
    assert!(one.utilization > 0.0 && one.rows.iter().all(|row| !row.segments.is_empty()));
    let never = run(&text.replace(" to %33 step", " to %c0_i32 step"));
    assert!(never.notes.iter().any(|note| note.contains("zero iterations")), "{:?}", never.notes);
}

#[test]
fn groups_that_miss_each_other_at_barriers_deadlock_and_have_no_figures() {
    let text = pipelined("ring_two_between_3-gfx950");
    let lines: Vec<&str> = text.lines().collect();
    let conditional: Vec<usize> =
        (0..lines.len()).filter(|&at| lines[at].contains("amdg.cond_barrier")).collect();
    assert_eq!(conditional.len(), 2);
    for (lost, who) in conditional.into_iter().zip(["low", "high"]) {
        let kept: Vec<&str> = (0..lines.len()).filter(|&at| at != lost).map(|at| lines[at]).collect();
        let text = kept.join("\n");
        let failure = timeline_parts(&text, &TimelineOptions::default()).unwrap_err();
        let error = &failure.diagnostics[0];
        assert_eq!(error.code, "timeline::hangs", "without line {lost}");
        assert!(error.message.starts_with(&format!("the {who} group deadlocks")), "{}", error.message);
        assert!(error.primary.span.of(&text).contains("barrier") && error.help.is_some());
    }
}

#[test]
fn what_cannot_be_run_is_refused_with_its_place() {
    let text = pipelined("ring_two_between_3-gfx950");
    let loop_of_nothing = |line: &str| match line.contains("scf.yield") {
        true => "scf.yield %arg5 : tensor<128x128xf32, #mma>".to_owned(),
        false => line.to_owned(),
    };
    let without: Vec<String> =
        text.lines().filter(|line| !line.contains("tt.dot ")).map(loop_of_nothing).collect();
    let without = without.join("\n");
    assert_eq!(refusal(&without).0, "timeline::no-products");
    assert_eq!(refusal(&text.replace("hip:gfx950", "hip:gfx906")).0, "timeline::target");
    assert_eq!(refusal(&text.replace("hip:gfx950", "cuda:90")).0, "timeline::target");
    assert_eq!(refusal(&text.replace("ttg.target = \"hip:gfx950\", ", "")).0, "timeline::target");
    let unknown = text.replace("rocdl.workitem.id.x : i32", "arith.addi %arg3, %arg3 : i32");
    assert_eq!(refusal(&unknown).0, "timeline::condition");
}

#[test]
fn huge_and_odd_shapes_end_soon() {
    let text = plain("ring_two_between_3-gfx950");
    for (from, to) in [
        ("128x128x", "1048576x1048576x"),
        ("128x64x", "127x63x"),
        ("instrShape = [16, 16, 32]", "instrShape = [16, 16, 7]"),
        ("\"ttg.num-warps\" = 8", "\"ttg.num-warps\" = 4000000000"),
        ("\"ttg.num-warps\" = 8", "\"ttg.num-warps\" = 0"),
        ("async_wait {num = 1", "async_wait {num = 170141183460469231731687303715884105727"),
    ] {
        let changed = text.replace(from, to);
        assert_ne!(changed, text, "{from}");
        let options = TimelineOptions { iterations: Some(1000), ..TimelineOptions::default() };
        // The result is a timeline or an error, within limits on time and memory.
        if let Ok(parts) = timeline_parts(&changed, &options) {
            assert!(parts[0].timeline.utilization() <= 1.0, "{from}");
        }
    }
}
