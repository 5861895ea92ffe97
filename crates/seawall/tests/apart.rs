//! Pipelines whose groups are separated by less than a stage boundary with a fence: by barriers in
//! stages, by slots that differ, or by iterations that never occur. Each has a similar counterpart
//! that races and is rejected. `check` of the released pass's result for the counterpart, with
//! groups out of step, reports the race.

use crate::common;

use std::collections::BTreeSet;

use common::{faults, finished};
use seawall::{PipelineOptions, pipeline_text};

const BORDER: &str = "rocdl.sched.barrier none {triton.warp_pipeline.border = \"s\"}";
const RING: &str = "!ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>";
const SLOT: &str = "!ttg.memdesc<64x64xf16, #shared, #smem, mutable>";

/// A kernel with these lines. `|` is a border. These lines access slot `%i` of ring `%R`:
///
/// - `name: store %R[%i]`
/// - `name: load %R[%i]` by other warps
/// - `name: regroup %R[%i]`, a load by other warps of the same group
/// - `name: copy %R[%i]`, which is asynchronous
/// - `name: rewrite %R[%i]`, a load and a store of the same bytes by the same warps
fn kernel(lines: &str) -> String {
    let body: Vec<String> = lines.lines().map(|line| written(line.trim())).collect();
    include_str!("pipelines/ring.mlir").replace("    // body\n", &body.join("\n"))
}

fn written(line: &str) -> String {
    if line == "|" {
        return BORDER.to_string();
    }
    let Some((name, (what, slot))) =
        line.split_once(": ").and_then(|(name, rest)| Some((name, rest.split_once(" %")?)))
    else {
        return line.to_string();
    };
    let Some((ring, index)) = slot.trim_end_matches(']').split_once('[') else { return line.to_string() };
    let loaded = |to: &str, layout: &str| {
        format!(
            "%v{name} = ttg.local_load %s{name} : {SLOT} -> tensor<64x64xf16, {layout}>
             tt.store {to}, %v{name} : tensor<64x64x!tt.ptr<f16>, {layout}>"
        )
    };
    let copied = |offsets: &str, layout: &str| {
        format!(
            "%k{name} = amdg.buffer_load_to_local %g[{offsets}] into %s{name} : !tt.ptr<f16>[tensor<64x64xi32, {layout}>] -> <64x64xf16, #shared, #smem, mutable>
             %m{name} = ttg.async_commit_group tokens %k{name}"
        )
    };
    let access = match what {
        "store" => format!("ttg.local_store %x, %s{name} : tensor<64x64xf16, #b> -> {SLOT}"),
        "load" => loaded("%p", "#c"),
        "regroup" => loaded("%pr", "#rows"),
        "copy" => copied("%o", "#b"),
        "rewrite" => format!(
            "%w{name} = ttg.local_load %s{name} : {SLOT} -> tensor<64x64xf16, #b>
             ttg.local_store %w{name}, %s{name} : tensor<64x64xf16, #b> -> {SLOT}"
        ),
        _ => return line.to_string(),
    };
    format!("%s{name} = ttg.memdesc_index %{ring}[{index}] : {RING} -> {SLOT}\n{access}")
}

fn pipelined(text: &str, compat: bool) -> String {
    pipeline_text(text, &PipelineOptions { compat, ..PipelineOptions::default() }).unwrap().text
}

/// The number of barriers that order shared memory.
fn fences(text: &str) -> usize {
    text.matches("ttg.barrier local").count() + text.matches("gpu.barrier").count()
}

/// The result of the default mode has no race, with and without the barriers of membar. It has no
/// more fences than `--compat`, which may race.
#[track_caller]
fn is_proved(lines: &str) {
    let text = kernel(lines);
    let own = match pipeline_text(&text, &PipelineOptions::default()) {
        Ok(done) => done.text,
        Err(failure) => panic!("{:?}", failure.diagnostics),
    };
    assert_eq!((faults(&own), faults(&finished(&own))), (vec![], vec![]), "{own}");
    let theirs = finished(&pipelined(&text, true));
    assert!(fences(&finished(&own)) <= fences(&theirs) || !faults(&theirs).is_empty(), "{own}");
}

/// The default mode rejects the text with `code`, and the result of the released passes has a race.
#[track_caller]
fn races(lines: &str, code: &str) {
    let text = kernel(lines);
    let refused = match pipeline_text(&text, &PipelineOptions::default()) {
        Err(failure) => failure.diagnostics,
        Ok(done) => panic!("{}", done.text),
    };
    let codes: BTreeSet<&str> = refused.iter().map(|diagnostic| diagnostic.code).collect();
    assert!(codes.contains(code), "{refused:?}");
    let theirs = finished(&pipelined(&text, true));
    assert_ne!(faults(&theirs), [], "{theirs}");
}

/// A loop over `%n` with these lines.
fn in_loop(lines: &str) -> String {
    format!("scf.for %i = %c0 to %n step %c1 : i32 {{\n{lines}\n}}")
}

#[test]
fn a_stage_that_needs_a_barrier_gets_one() {
    let one = in_loop("a: store %A[%c0]\nb: regroup %A[%c0]\n|\n|\n|");
    is_proved(&one);
    // The barrier is before the conditional, not in a branch.
    is_proved(&in_loop("a: store %A[%c0]\nscf.if %q {\nb: regroup %A[%c0]\n}\n|\n|\n|"));
    // With a barrier, the two parts of the stage are one barrier apart, so one group loads what the
    // other group stores.
    races(&in_loop("a: store %A[%c0]\nb: load %A[%c0]\n|\n|\n|"), "pipeline::inside-stage");
    let text = kernel(&one);
    let own = pipelined(&text, false);
    let between = own.split_once("ttg.local_store").and_then(|(_, rest)| rest.split_once("ttg.local_load"));
    assert!(between.is_some_and(|(between, _)| between.contains("ttg.barrier local")), "{own}");
}

#[test]
fn a_barrier_that_is_added_to_a_stage_is_reported() {
    let remaining = |lines: &str| -> Vec<(&str, String)> {
        let text = kernel(lines);
        let done = pipeline_text(&text, &PipelineOptions::default()).unwrap();
        done.left.iter().map(|left| (left.code, left.primary.span.of(&text).to_string())).collect()
    };
    let needed = [("pipeline::barrier-written", "ttg.local_load".to_string())];
    assert_eq!(remaining(&in_loop("a: store %A[%c0]\nb: regroup %A[%c0]\n|\n|\n|")), needed);
    // The barrier is before the conditional.
    let branch = [("pipeline::barrier-written", "scf.if".to_string())];
    assert_eq!(remaining(&in_loop("a: store %A[%c0]\nscf.if %q {\nb: regroup %A[%c0]\n}\n|\n|\n|")), branch);
    // Fences at boundaries are enough.
    assert_eq!(remaining(&in_loop("a: store %A[%c0]\n|\n|\nb: load %A[%c0]\n|\n|")), []);
}

#[test]
fn a_barrier_in_a_stage_keeps_two_stages_apart() {
    // The barrier is before the load, so the stores are one part of a stage farther from the next
    // stage.
    is_proved(&in_loop(
        "a: store %A[%c0]\nb: store %B[%c0]\nc: regroup %A[%c0]\n|\nd: load %B[%c0]\n|\n|\n|",
    ));
    // After the barrier.
    races(
        &in_loop("a: store %A[%c0]\nc: regroup %A[%c0]\nb: store %B[%c0]\n|\nd: load %B[%c0]\n|\n|\n|"),
        "pipeline::concurrent",
    );
}

#[test]
fn two_barriers_between_straight_line_stages_are_two_boundaries() {
    is_proved("a: load %A[%c0]\n|\nttg.barrier local\ngpu.barrier\nb: store %A[%c0]\n|");
    races("a: load %A[%c0]\n|\nttg.barrier local\nb: store %A[%c0]\n|", "pipeline::concurrent");
}

#[test]
fn a_slot_that_a_stage_defines_is_known() {
    let some = "%some = arith.select %q, %c0, %c2 : i32\nf: store %B[%c0]\n|\n|\n|\n";
    let with = |slot: &str| {
        format!("{some}{}", in_loop(&format!("a: store %A[{slot}]\n|\nb: load %A[%some]\n|\n|\n|")))
    };
    is_proved(&with("%c1"));
    races(&with("%c2"), "pipeline::concurrent");
}

/// A loop over `%n` that carries a slot `%a`, whose next value is `next`. `%w` is the slot after
/// `%a` in the ring.
fn carried(lines: &str, next: &str) -> String {
    format!(
        "%z = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> (i32) : i32 {{
         %t = arith.addi %a, %c1 : i32
         %over = arith.cmpi sge, %t, %c3 : i32
         %w = arith.select %over, %c0, %t : i32
         {lines}
         scf.yield {next} : i32
         }}"
    )
}

#[test]
fn a_counter_that_advances_in_some_iterations_is_followed() {
    let with = |condition: &str, rest: &str| {
        let lines = format!(
            "%r = arith.select {condition}, %w, %a : i32\na: load %A[%a]\n|\nb: store %A[%w]\n|{rest}"
        );
        carried(&lines, "%r")
    };
    is_proved(&with("%q", "\n|"));
    // The next iteration may begin with the slot that was stored.
    races(&with("%q", ""), "pipeline::concurrent");
    // A constant is not a condition.
    let around = |condition: &str| {
        let select = format!("%true = arith.constant true\n%r = arith.select {condition}, %w, %a : i32");
        carried(&format!("{select}\na: store %A[%a]\n|\n|\nb: load %A[%a]\n|"), "%r")
    };
    is_proved(&around("%true"));
    races(&around("%q"), "pipeline::concurrent");
    // A loaded value may differ between the groups in each iteration.
    let loaded = "%l = tt.load %gi : !tt.ptr<i32>\n%some = arith.cmpi eq, %l, %c0 : i32\n";
    let text = with("%some", "\n|").replacen("%r =", &format!("{loaded}%r ="), 1);
    races(&text, "pipeline::concurrent");
}

#[test]
fn a_counter_that_a_conditional_wraps_is_followed() {
    let ring = |slot: &str| {
        let next = |to: &str, from: &str| {
            format!(
                "%t{to} = arith.addi %{from}, %c1 : i32
                 %o{to} = arith.cmpi sge, %t{to}, %c3 : i32
                 %{to} = scf.if %o{to} -> (i32) {{
                 scf.yield %c0 : i32
                 }} else {{
                 scf.yield %t{to} : i32
                 }}"
            )
        };
        format!(
            "0: copy %A[%c0]\n1: copy %A[%c1]\n%t = ttg.async_wait {{num = 1 : i32}}
             %z = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> (i32) : i32 {{
             {}
             {}
             a: load %A[%a]
             b: copy %A[%{slot}]
             |
             %u = ttg.async_wait {{num = 1 : i32}}
             |
             scf.yield %w : i32
             }}",
            next("w", "a"),
            next("v", "w"),
        )
    };
    is_proved(&ring("v"));
    races(&ring("w"), "pipeline::late-wait");
}

#[test]
fn iterations_that_never_run_do_not_conflict() {
    let rounds = |count: &str| {
        format!(
            "scf.for %i = %c0 to {count} step %c1 : i32 {{
             %last = arith.cmpi eq, %i, %c1 : i32
             %s = arith.select %last, %c0, %c2 : i32
             a: load %A[%c0]
             |
             |
             b: store %A[%s]
             |
             }}"
        )
    };
    // The second iteration stores what a third one would load.
    is_proved(&rounds("%c2"));
    races(&rounds("%c3"), "pipeline::concurrent");
    races(&rounds("%n"), "pipeline::concurrent");
}

#[test]
fn a_barrier_in_front_of_a_stage_counts_where_membar_puts_it() {
    // Membar sees no fence between the store and the first load after a bare barrier. The load may
    // access another slot.
    let with = |barrier: &str| {
        let lines = format!(
            "|\nscf.if %q {{\na: store %A[%a]\n}}\n|\n{barrier}\nscf.if %q {{\nb: load %A[%w]\n}}\nc: load %A[%a]\n|\n|"
        );
        carried(&lines, "%w")
    };
    is_proved(&with("ttg.barrier none"));
    races(&with("ttg.barrier local"), "pipeline::concurrent");
}

#[test]
fn what_each_group_touches_counts_in_front_of_the_first_barrier_too() {
    let half = "!ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>";
    let rows = |from: u32| {
        format!(
            "a: store %A[%c0]
             %h = ttg.memdesc_subslice %sa[{from}, 0] : {SLOT} -> {half}
             %v = ttg.local_load %h : {half} -> tensor<32x64xf16, #c>
             %at = tt.splat %g : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #c>
             tt.store %at, %v : tensor<32x64x!tt.ptr<f16>, #c>
             |
             |"
        )
    };
    // The low group stores the first half of the rows, and is ahead.
    is_proved(&rows(0));
    races(&rows(32), "pipeline::inside-stage");
}

/// The number of pipelines that continue from another one, in a kernel whose pipelines are these
/// loops or lines. The result is proved race-free.
#[track_caller]
fn joined(pipelines: &[&str]) -> usize {
    let lines = pipelines.join("\n");
    is_proved(&lines);
    (2 * pipelines.len() - pipelined(&kernel(&lines), false).matches("amdg.cond_barrier").count()) / 2
}

/// A loop with these bounds, step and lines.
fn counted(bounds: &str, lines: &str) -> String {
    format!("scf.for %i = {bounds} : i32 {{\n%odd = arith.andi %i, %c1 : i32\n{lines}\n}}")
}

#[test]
fn pipelines_are_joined_where_no_two_warps_conflict() {
    let joined = |loops: &[&str]| {
        let loops: Vec<String> = loops.iter().map(|lines| in_loop(lines)).collect();
        joined(&loops.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let stores = ["a: store %A[%c0]\n|\n|\n|", "b: store %A[%c0]\n|\n|\n|"];
    // Each warp stores the same bytes again.
    assert_eq!(joined(&stores), 1);
    assert_eq!(joined(&["|\n|\na: store %A[%c0]\n|", "b: load %A[%c0]\n|\n|\n|"]), 0);
    // All three, because the first and the third may be neighbours.
    assert_eq!(joined(&[stores[0], "|\n|", "c: load %B[%c0]\n|\n|"]), 2);
    assert_eq!(joined(&["|\n|\na: store %A[%c0]\n|", "|\n|", "c: load %A[%c0]\n|\n|"]), 1);
}

#[test]
fn slots_that_differ_at_the_border_do_not_keep_pipelines_from_being_joined() {
    let first = |bounds: &str| counted(bounds, "|\n|\na: store %A[%odd]\n|");
    let second = |slot: &str| in_loop(&format!("b: load %A[%{slot}]\n|\n|\n|"));
    // The last stage stores slot 0 only, or either slot.
    assert_eq!(joined(&[&first("%c0 to %n step %c2"), &second("c1")]), 1);
    assert_eq!(joined(&[&first("%c0 to %n step %c2"), &second("c0")]), 0);
    assert_eq!(joined(&[&first("%c0 to %n step %c1"), &second("c1")]), 0);
    // The first iteration of the second loop loads slot 0. Later iterations load other slots, after
    // the fence at the border.
    let later = |bounds: &str| counted(bounds, "b: load %A[%i]\n|\n|\n|");
    assert_eq!(joined(&[&first("%c1 to %n step %c2"), &later("%c0 to %c3 step %c1")]), 1);
    assert_eq!(joined(&[&first("%c1 to %n step %c2"), &later("%c1 to %c3 step %c1")]), 0);
}

#[test]
fn loops_that_never_run_and_loops_that_always_do_count_at_a_border() {
    let store = |bounds: &str| counted(bounds, "|\n|\na: store %A[%c0]\n|");
    let load = in_loop("b: load %A[%c0]\n|\n|\n|");
    assert_eq!(joined(&[&store("%c3 to %c2 step %c1"), &load]), 1);
    assert_eq!(joined(&[&store("%c2 to %c3 step %c1"), &load]), 0);
    let between = |bounds: &str| counted(bounds, "|\n|");
    let store = store("%c0 to %n step %c1");
    assert_eq!(joined(&[&store, &between("%c1 to %c3 step %c1"), &load]), 2);
    assert_eq!(joined(&[&store, &between("%c1 to %n step %c1"), &load]), 1);
}

#[test]
fn a_wait_at_a_border_is_over_for_both_groups_one_boundary_later() {
    let with = |second: &str| {
        let first = in_loop("|\na: copy %A[%c0]\n|\n|\nttg.async_wait {num = 0 : i32}");
        joined(&[&first, &in_loop(second)])
    };
    assert_eq!(with("|\nb: load %A[%c0]\n|\n|"), 1);
    assert_eq!(with("b: load %A[%c0]\n|\n|\n|"), 0);
}

#[test]
fn no_more_fences_than_the_released_passes_where_a_barrier_of_membar_keeps_pipelines_apart() {
    // The last stage of the loop loads what the line stores. Membar inserts a barrier between a
    // load and a store even if each warp loads its own bytes.
    let first = in_loop("|\nd: load %A[%c0]\n|\n|\ne: store %A[%c0]\na: load %B[%c1]");
    assert_eq!(joined(&[&first, "b: rewrite %B[%c1]\n|\n|"]), 1);
    assert_eq!(joined(&[&first, "b: store %B[%c1]\n|\n|"]), 0);
}
