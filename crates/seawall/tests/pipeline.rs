//! Warp pipelines of compiled kernels: the fewest fences compared with the published ones, judged
//! by the oracle with two groups of warps out of step. `tests/mlir/pipeline/` has modules written
//! for one rule each.

use crate::common;

use std::collections::BTreeSet;

use common::{faults, finished, texts};
use seawall::{Options, PipelineOptions, pipeline_text, place_text};
use seawall_analysis::FindingCode;
use seawall_place::{MinimalOptions, Strategy};

/// The compiled kernels with the borders of stages.
fn kernels() -> Vec<(String, String)> {
    texts("pipelined", ".borders.mlir", 20)
}

fn kernel(name: &str) -> String {
    kernels().into_iter().find(|kernel| kernel.0 == name).unwrap().1
}

fn compat() -> PipelineOptions {
    PipelineOptions { compat: true, ..PipelineOptions::default() }
}

/// The number of barriers that order shared memory.
fn fences(text: &str) -> usize {
    text.matches("ttg.barrier local").count()
        + text.matches("ttg.barrier all").count()
        + text.matches("gpu.barrier").count()
}

fn refusals(text: &str) -> BTreeSet<&'static str> {
    let refused = pipeline_text(text, &PipelineOptions::default()).unwrap_err();
    refused.diagnostics.iter().map(|diagnostic| diagnostic.code).collect()
}

/// Kernels whose waits come one boundary too late for the other group: the wait is directly before
/// the stage that needs it.
const LATE: &[&str] = &[
    "ring_four_bottom_2",
    "ring_three_bottom_2",
    "ring_three_top_4",
    "ring_two_bottom_3",
    "ring_two_top_2",
    "ring_two_top_3",
];

/// A second pipeline that reads data without a wait.
const UNAWAITED: &str = "then_flat_3-gfx1250";

#[test]
fn a_pipeline_that_reads_copies_in_flight_is_refused() {
    let text = kernel(UNAWAITED);
    assert_eq!(refusals(&text), BTreeSet::from(["pipeline::late-wait", "pipeline::no-wait"]));
    let published = finished(&pipeline_text(&text, &compat()).unwrap().text);
    assert!(faults(&published).contains(&FindingCode::ReadInFlight));
}

#[test]
fn proved_pipelines_are_clean_and_have_no_more_fences_than_the_published_ones() {
    let mut fewer = 0;
    for (name, text) in kernels() {
        if LATE.iter().any(|late| name.starts_with(late)) || name == UNAWAITED {
            continue;
        }
        let proved = pipeline_text(&text, &PipelineOptions::default()).unwrap();
        assert_eq!(proved.pipelined, 1, "{name}");
        let (proved, published) =
            (finished(&proved.text), finished(&pipeline_text(&text, &compat()).unwrap().text));
        assert_eq!(faults(&proved), [], "{name}");
        assert!(fences(&proved) <= fences(&published), "{name}: {} {}", fences(&proved), fences(&published));
        fewer += usize::from(fences(&proved) < fences(&published));
    }
    assert!(fewer >= 2, "{fewer}");
}

#[test]
fn a_wait_right_in_front_of_the_stage_that_needs_it_is_too_late_for_the_other_group() {
    for name in LATE {
        let text = kernel(&format!("{name}-gfx950"));
        assert_eq!(refusals(&text), BTreeSet::from(["pipeline::late-wait"]), "{name}");
        // The result of the released passes has the race.
        let published = finished(&pipeline_text(&text, &compat()).unwrap().text);
        assert!(faults(&published).contains(&FindingCode::RaceReadAfterWrite), "{name}");
    }
}

#[test]
fn a_pipeline_that_lost_a_conditional_barrier_hangs() {
    let text = pipeline_text(&kernel("stored_2-gfx950"), &PipelineOptions::default()).unwrap().text;
    let lines: Vec<&str> = text.lines().collect();
    let conditional: Vec<usize> =
        (0..lines.len()).filter(|&at| lines[at].contains("amdg.cond_barrier")).collect();
    assert_eq!(conditional.len(), 2);
    for lost in conditional {
        let kept: Vec<&str> = (0..lines.len()).filter(|&at| at != lost).map(|at| lines[at]).collect();
        assert!(faults(&kept.join("\n")).contains(&FindingCode::Deadlock), "without line {lost}");
    }
}

#[test]
fn groups_with_different_numbers_of_barriers_hang() {
    let text = pipeline_text(&kernel("stored_2-gfx950"), &PipelineOptions::default()).unwrap().text;
    let low = text.lines().find_map(|line| line.trim().split_once(" = arith.cmpi eq")).unwrap().0.to_string();
    let once_more = text.replacen("scf.yield", &format!("amdg.cond_barrier {low}\n      scf.yield"), 1);
    assert!(faults(&once_more).contains(&FindingCode::Deadlock));
}

const BORDER: &str = "rocdl.sched.barrier none {triton.warp_pipeline.border = \"s\"}";

#[test]
fn minimal_placement_in_a_pipeline_has_a_caveat() {
    let text = pipeline_text(&kernel("stored_2-gfx950"), &PipelineOptions::default()).unwrap().text;
    let placed = place_text(&text, &Options::new(Strategy::Minimal(MinimalOptions::default()))).unwrap();
    let codes: Vec<&str> =
        placed.parts.iter().flat_map(|part| &part.caveats).map(|caveat| caveat.code).collect();
    assert!(codes.contains(&"place::out-of-step"), "{codes:?}");
}

/// A loop over a ring of three slots.
fn over_a_ring(body: &str) -> String {
    include_str!("pipelines/ring_of_three.mlir").replace("      // body\n", body)
}

/// A store into the slot of the next iteration.
const STORE: &str = "%ahead = arith.addi %i, %c1 : i32
 %other = arith.remsi %ahead, %c3 : i32
 %next = ttg.memdesc_index %ring[%other] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
 ttg.local_store %x, %next : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>\n";

/// A load from the slot of this iteration.
const LOAD: &str = "%this = arith.remsi %i, %c3 : i32
 %now = ttg.memdesc_index %ring[%this] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
 %v = ttg.local_load %now : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
 tt.store %to, %v : tensor<64x64x!tt.ptr<f16>, #c>\n";

/// Assembly with side effects keeps its place among memory accesses, as in the released pass (tried
/// with the wheel).
#[test]
fn assembly_with_side_effects_keeps_its_place() {
    for (effects, kept) in [("has_side_effects ", true), ("", false)] {
        let assembly = format!("llvm.inline_asm {effects}\"s_nop 0\", \"\" : () -> ()");
        let text = over_a_ring(&format!("{STORE}{assembly}\n{BORDER}\n{BORDER}\n{LOAD}{BORDER}\n"));
        let published = pipeline_text(&text, &compat()).unwrap().text;
        let behind =
            published.lines().skip_while(|line| !line.contains("inline_asm")).nth(1).unwrap_or_default();
        assert_eq!(behind.contains("sched.barrier non_mem_non_sideeffect"), kept, "{published}");
    }
}
