//! Warp pipelines: the fewest fences against the published ones, judged by the oracle, which runs two groups of warps out of step; what is
//! refused, and that the released pass's answer races there.

mod common;

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

/// Barriers that order shared memory.
fn fences(text: &str) -> usize {
    text.matches("ttg.barrier local").count()
        + text.matches("ttg.barrier all").count()
        + text.matches("gpu.barrier").count()
}

fn refusals(text: &str) -> BTreeSet<&'static str> {
    let refused = pipeline_text(text, &PipelineOptions::default()).unwrap_err();
    refused.diagnostics.iter().map(|diagnostic| diagnostic.code).collect()
}

/// Kernels whose waits come one boundary too late for the other group: the wait stands right in front of the stage that needs it.
const LATE: &[&str] = &[
    "ring_four_bottom_2",
    "ring_three_bottom_2",
    "ring_three_top_4",
    "ring_two_bottom_3",
    "ring_two_top_2",
    "ring_two_top_3",
];

/// A second pipeline that reads what nothing has waited for.
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
        // What the released passes make of it has the race.
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

/// A loop whose body is `body`.
fn in_loop(body: &str) -> String {
    format!(
        "module attributes {{\"ttg.num-ctas\" = 1 : i32, \"ttg.num-warps\" = 8 : i32, ttg.target = \"hip:gfx950\", \"ttg.threads-per-warp\" = 64 : i32}} {{
  tt.func public @k(%n: i32) {{
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    scf.for %i = %zero to %n step %one  : i32 {{
{body}
    }}
    tt.return
  }}
}}
"
    )
}

const BORDER: &str = "rocdl.sched.barrier none {triton.warp_pipeline.border = \"s\"}";

/// Modules that are no pipelines, each with what it is refused for.
fn malformed() -> Vec<(&'static str, String)> {
    let add = "%a = arith.addi %i, %one : i32\n %p = tt.splat %a : i32 -> tensor<64xi32>";
    let stage = |name: &str| {
        format!(
            "scf.execute_region no_inline {{\n scf.yield\n }} {{triton.warp_pipeline.stage = \"{name}\"}}"
        )
    };
    let (first, second) = (stage("a"), stage("b"));
    let formed = |body: &str| {
        in_loop(body).replacen(
            "\n    }\n    tt.return",
            "\n    } {triton.warp_pipeline.pipelined_for}\n    tt.return",
            1,
        )
    };
    let urgent = first.replace("\"a\"", "\"a\", triton.warp_pipeline.priority = 9 : i32");
    vec![
        ("pipeline::priority", formed(&format!("{urgent}\n{second}"))),
        ("pipeline::one-stage", in_loop(&format!("{add}\n{BORDER}"))),
        (
            "pipeline::barrier-in-stage",
            in_loop(&format!(
                "{add}\nttg.barrier local\n%b = tt.splat %i : i32 -> tensor<64xi32>\n{BORDER}\n{BORDER}"
            )),
        ),
        (
            "pipeline::loop-in-stage",
            in_loop(&format!("scf.for %j = %zero to %n step %one  : i32 {{\n }}\n{BORDER}\n{BORDER}")),
        ),
        (
            "pipeline::priority",
            in_loop(&format!(
                "{}\n{BORDER}",
                BORDER.replace("\"s\"", "\"s\", triton.warp_pipeline.priority = 4 : i32")
            )),
        ),
        (
            "pipeline::two-barriers",
            formed(&format!("{first}\nttg.barrier local\nttg.barrier local\n{second}")),
        ),
        (
            "pipeline::two-barriers",
            formed(&format!("ttg.barrier local\n{first}\n{second}\nttg.barrier local")),
        ),
        ("pipeline::between-stages", formed(&format!("{first}\n{add}\n{second}"))),
        (
            "pipeline::other-region",
            formed(&format!("{first}\nscf.execute_region {{\n scf.yield\n }}\n{second}")),
        ),
        ("pipeline::one-stage", formed(&first)),
    ]
}

/// Pipelines that cannot be made as they are: for another GPU, or for groups that do not come in step.
fn unsuited() -> Vec<(&'static str, String)> {
    let bubbles = in_loop(&format!("{BORDER}\n{BORDER}"));
    vec![
        ("pipeline::target", bubbles.replace("hip:gfx950", "cuda:90")),
        ("pipeline::target", bubbles.replace("hip:gfx950", "hip:gfx9999")),
        ("pipeline::one-group", bubbles.replace("\"ttg.num-warps\" = 8", "\"ttg.num-warps\" = 4")),
        (
            "pipeline::shifted-already",
            bubbles.replace(
                "    scf.for",
                "    %t = arith.constant true\n    amdg.cond_barrier %t\n    scf.for",
            ),
        ),
    ]
}

#[test]
fn what_is_no_pipeline_is_refused_at_its_op() {
    for (code, text) in malformed().into_iter().chain(unsuited()) {
        assert_eq!(refusals(&text), BTreeSet::from([code]), "{text}");
        let refused = pipeline_text(&text, &PipelineOptions::default()).unwrap_err();
        assert!(
            refused
                .diagnostics
                .iter()
                .all(|diagnostic| diagnostic.help.is_some() && !diagnostic.primary.span.is_empty()),
            "{code}"
        );
    }
}

#[test]
fn bubbles_alone_make_a_pipeline_without_fences() {
    let text = pipeline_text(&in_loop(&format!("{BORDER}\n{BORDER}")), &PipelineOptions::default()).unwrap();
    assert_eq!((text.pipelined, fences(&text.text), text.text.matches("rocdl.s.barrier").count()), (1, 0, 2));
}

#[test]
fn a_module_without_stages_stays_as_it_is() {
    let text = in_loop("%a = arith.addi %i, %one : i32");
    let same = pipeline_text(&text, &PipelineOptions::default()).unwrap();
    assert_eq!((same.text, same.pipelined), (text, 0));
}

/// The first loop writes what only the third one reads: of three in a row no two neighbours show it.
#[test]
fn of_three_pipelines_in_a_row_not_all_are_joined() {
    let text = include_str!("pipelines/three_in_a_row.mlir");
    let proved = pipeline_text(text, &PipelineOptions::default()).unwrap();
    assert_eq!(proved.pipelined, 1);
    assert_eq!(proved.text.matches("amdg.cond_barrier").count(), 4, "two of them are joined");
    // One loop's store, again by the same warps, is for the pass that places barriers later.
    assert_eq!(faults(&finished(&proved.text)), []);
}

#[test]
fn the_fewest_barriers_of_a_pipeline_are_doubted() {
    let text = pipeline_text(&kernel("stored_2-gfx950"), &PipelineOptions::default()).unwrap().text;
    let placed = place_text(&text, &Options::new(Strategy::Minimal(MinimalOptions::default()))).unwrap();
    let codes: Vec<&str> =
        placed.parts.iter().flat_map(|part| &part.doubts).map(|doubt| doubt.code).collect();
    assert!(codes.contains(&"place::out-of-step"), "{codes:?}");
}

/// A loop over a ring of three slots.
fn over_a_ring(body: &str) -> String {
    include_str!("pipelines/ring_of_three.mlir").replace("      // body\n", body)
}

/// Into the slot of the next iteration.
const STORE: &str = "%ahead = arith.addi %i, %c1 : i32
 %other = arith.remsi %ahead, %c3 : i32
 %next = ttg.memdesc_index %ring[%other] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
 ttg.local_store %x, %next : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>\n";
/// From the slot of this iteration.
const LOAD: &str = "%this = arith.remsi %i, %c3 : i32
 %now = ttg.memdesc_index %ring[%this] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
 %v = ttg.local_load %now : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
 tt.store %to, %v : tensor<64x64x!tt.ptr<f16>, #c>\n";

/// The load of one iteration runs beside the store of the next, which writes two slots further.
#[test]
fn slots_of_a_ring_are_known_around_the_end_of_the_loop() {
    for body in [
        format!("{STORE}{BORDER}\n{BORDER}\n{LOAD}{BORDER}\n"),
        format!("{STORE}{BORDER}\n{LOAD}{BORDER}\n"),
        format!("{BORDER}\n{STORE}{BORDER}\n{LOAD}{BORDER}\n"),
    ] {
        let proved = pipeline_text(&over_a_ring(&body), &PipelineOptions::default()).unwrap().text;
        assert_eq!(faults(&finished(&proved)), [], "{body}");
    }
    // What is written is read at the same time: the load's slot of the next iteration.
    let late = over_a_ring(&format!("{LOAD}{BORDER}\n{BORDER}\n{STORE}{BORDER}\n"));
    assert_eq!(refusals(&late), BTreeSet::from(["pipeline::concurrent"]));
    let published = finished(&pipeline_text(&late, &compat()).unwrap().text);
    assert!(!faults(&published).is_empty());
}

/// A loop that stores to one slot, and loads from another in the next stage.
fn from_slot_to_slot(stored: &str, loaded: &str) -> String {
    let slot = |name: &str, which: &str| {
        format!(
            "%{name} = ttg.memdesc_index %ring[{which}] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>\n"
        )
    };
    let (store, load) =
        (&STORE[STORE.find(" ttg.local_store").unwrap()..], &LOAD[LOAD.find(" %v").unwrap()..]);
    let body = format!("{}{store}{BORDER}\n{}{load}{BORDER}\n", slot("next", stored), slot("now", loaded));
    let selects = "    %lower = arith.select %q, %c0, %c1 : i32\n    %other = arith.select %q, %c1, %c0 : i32\n    scf.for";
    over_a_ring(&body).replacen("    scf.for", selects, 1)
}

#[test]
fn slots_that_a_condition_decides_are_known() {
    for (stored, loaded) in [("%lower", "%c2"), ("%lower", "%other")] {
        let text = from_slot_to_slot(stored, loaded);
        let proved = pipeline_text(&text, &PipelineOptions::default()).unwrap().text;
        assert_eq!(faults(&finished(&proved)), [], "{stored} {loaded}");
    }
    for (stored, loaded) in [("%lower", "%c1"), ("%other", "%other")] {
        let text = from_slot_to_slot(stored, loaded);
        assert_eq!(refusals(&text), BTreeSet::from(["pipeline::concurrent"]), "{stored} {loaded}");
        assert!(!faults(&finished(&pipeline_text(&text, &compat()).unwrap().text)).is_empty());
    }
}

/// In a loop that runs once, no stage meets one of the next round.
#[test]
fn loops_that_run_once_have_no_next_round() {
    let late = over_a_ring(&format!("{LOAD}{BORDER}\n{BORDER}\n{STORE}{BORDER}\n"));
    // From -1 to 1, however that is written, and from 2147483646 to 2147483650.
    let minus_one = "scf.for %i = %m to %c1 step";
    let far = "scf.for unsigned %i = %far to %further step";
    for (head, is_refused) in [
        ("scf.for %i = %c0 to %c0 step", false),
        ("scf.for %i = %c0 to %c1 step", false),
        ("scf.for %i = %c0 to %c2 step", true),
        (minus_one, true),
        (far, true),
    ] {
        let constants = "%m = arith.constant 0xFFFFFFFF : i32\n%far = arith.constant 2147483646 : i32\n%further = arith.constant -2147483646 : i32\n";
        let text = late.replace("scf.for %i = %c0 to %n step", &format!("{constants}{head}"));
        assert_ne!(text, late);
        let published = finished(&pipeline_text(&text, &compat()).unwrap().text);
        if is_refused {
            assert_eq!(refusals(&text), BTreeSet::from(["pipeline::concurrent"]));
            assert!(!faults(&published).is_empty());
        } else {
            let proved = pipeline_text(&text, &PipelineOptions::default()).unwrap().text;
            assert_eq!(faults(&finished(&proved)), [], "{head}");
            assert!(fences(&finished(&proved)) <= fences(&published), "{head}");
        }
    }
}

/// No stage follows the barrier behind such a loop that a fence would be for.
#[test]
fn a_barrier_at_the_top_of_a_loop_needs_no_fence_behind_it() {
    let text = over_a_ring(&format!("ttg.barrier local\n{STORE}{BORDER}\n{BORDER}\n{LOAD}{BORDER}\n"));
    let [proved, published] = [PipelineOptions::default(), compat()]
        .map(|options| finished(&pipeline_text(&text, &options).unwrap().text));
    assert_eq!(faults(&proved), []);
    assert!(fences(&proved) <= fences(&published), "{} {}", fences(&proved), fences(&published));
    let behind = &proved[proved.rfind("\n    }").unwrap()..];
    assert!(behind.contains("rocdl.s.barrier") && !behind.contains("ttg.barrier"), "{behind}");
}

#[test]
fn a_fence_in_front_of_a_pipeline_is_not_doubled() {
    let text = over_a_ring(&format!("{STORE}{BORDER}\n{BORDER}\n{LOAD}{BORDER}\n"));
    let fenced = text.replace("    scf.for", "    ttg.barrier local\n    scf.for");
    let proved = |text: &str| pipeline_text(text, &PipelineOptions::default()).unwrap().text;
    assert_eq!(fences(&proved(&fenced)), fences(&proved(&text)));
    assert_eq!(faults(&finished(&proved(&fenced))), []);
}

/// What the released pass makes of these races, since it takes a barrier of the kernel for one of its own, or sees no effect of an allocation.
#[test]
fn what_the_released_pass_overlooks_races() {
    let over_a_store = include_str!("pipelines/joined_over_a_store.mlir");
    let around_a_third = include_str!("pipelines/joined_around_a_third.mlir");
    let allocated = include_str!("pipelines/allocated_in_a_stage.mlir");
    for text in [over_a_store, around_a_third, allocated] {
        let published = finished(&pipeline_text(text, &compat()).unwrap().text);
        assert!(faults(&published).contains(&FindingCode::RaceReadAfterWrite));
    }
    for text in [over_a_store, around_a_third, allocated] {
        let proved = pipeline_text(text, &PipelineOptions::default()).unwrap().text;
        assert_eq!(faults(&finished(&proved)), []);
    }
}

/// Assembly that does more than give a value keeps its place among accesses to memory, as in the released pass (tried with the wheel).
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
