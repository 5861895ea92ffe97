//! How many fences pipelines have once membar has been there: never more by default than with `--compat`, where that leaves no race.

#[expect(dead_code, reason = "the corpus is for others")]
mod common;

use common::{faults, finished};
use seawall::{PipelineOptions, pipeline_text};
use seawall_analysis::FindingCode;

/// The kernel with its pipelines and the barriers of membar.
fn pipelined(text: &str, compat: bool) -> String {
    finished(&pipeline_text(text, &PipelineOptions { compat, ..PipelineOptions::default() }).unwrap().text)
}

/// Barriers that order shared memory.
fn fences(text: &str) -> usize {
    text.matches("ttg.barrier local").count() + text.matches("gpu.barrier").count()
}

/// A loop with two buffers and a condition.
fn in_loop(body: &str, behind: &str) -> String {
    include_str!("pipelines/two_buffers.mlir")
        .replace("      // body\n", body)
        .replace("    // behind\n", behind)
}

const BORDER: &str = "rocdl.sched.barrier none {triton.warp_pipeline.border = \"s\"}\n";

fn store(slot: &str) -> String {
    format!(
        "ttg.local_store %x, {slot} : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>\n"
    )
}

/// Kernels with what is there once membar has been: fences of the default, fences with `--compat`.
fn kernels() -> Vec<(&'static str, String, usize, usize)> {
    let [a, b] = ["%a", "%b"].map(store);
    vec![
        // Each warp stores what it stored before. Membar does not know, and is content with one fence anywhere in the loop; behind the last
        // stage it does for what comes behind the loop too.
        ("one warp stores twice", in_loop(&format!("{BORDER}{a}{BORDER}"), &a), 2, 2),
        // Two fences by the published rule; without any, membar's two would stand in the stages.
        ("two buffers", in_loop(&format!("{a}{BORDER}{b}{BORDER}"), ""), 2, 3),
        ("in branches", in_loop(&format!("scf.if %q {{\n{a}}}\n{BORDER}{b}{BORDER}"), ""), 2, 3),
    ]
}

#[test]
fn barriers_that_membar_would_add_count() {
    for (name, text, own, theirs) in kernels() {
        let (proved, published) = (pipelined(&text, false), pipelined(&text, true));
        assert_eq!((fences(&proved), fences(&published)), (own, theirs), "{name}\n{proved}");
        assert_eq!((faults(&proved), faults(&published)), (vec![], vec![]), "{name}");
        // None was added: a barrier inside of a stage would be one more place to meet.
        assert_eq!(
            proved.matches("ttg.barrier").count() + proved.matches("rocdl.s.barrier").count(),
            3,
            "{name}"
        );
    }
}

#[test]
fn a_wait_has_one_barrier_behind_it() {
    let text = in_loop(&format!("{BORDER}%t = ttg.async_wait {{num = 0 : i32}}\n{BORDER}"), "");
    // Membar puts a fence behind each wait, so that a rendezvous would be a second barrier.
    let proved = pipelined(&text, false);
    assert_eq!((fences(&proved), proved.matches("rocdl.s.barrier").count()), (1, 1), "{proved}");
}

#[test]
fn stages_without_memory_need_no_fence_in_front() {
    let text = in_loop(&format!("{BORDER}{BORDER}"), "");
    assert_eq!(fences(&pipelined(&text, false)), 0);
    let in_front = text.replace("    scf.for", &format!("    {}    scf.for", store("%a")));
    assert_eq!((fences(&pipelined(&in_front, false)), faults(&pipelined(&in_front, false))), (0, vec![]));
}

/// The pass gives buffers places while stages are whole, where what a stage uses is needed until its end. Once stages are gone, the two buffers
/// share bytes.
#[test]
fn the_released_pass_asks_for_places_that_nobody_keeps() {
    let text = include_str!("pipelines/places_of_whole_stages.mlir");
    assert_eq!(faults(&pipelined(text, true)), [FindingCode::RaceWriteAfterRead]);
    assert_eq!(faults(&pipelined(text, false)), []);
}

/// The rows that the low group stores and the rows that the high group stores are others, so that two stages that run at the same time never meet.
#[test]
fn what_each_group_touches_is_known() {
    let upper = "ttg.local_store %y, %upper : tensor<32x64xf16, #b> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>\n";
    let apart = in_loop(&format!("{upper}{BORDER}{}{BORDER}{BORDER}", store("%a")), "");
    assert_eq!(faults(&pipelined(&apart, false)), []);
    // Around the loop the high group is still at the rows that the low group begins with.
    let meet = in_loop(&format!("{upper}{BORDER}{BORDER}{}{BORDER}", store("%a")), "");
    let refused = pipeline_text(&meet, &PipelineOptions::default()).unwrap_err();
    assert!(refused.diagnostics.iter().all(|error| error.code == "pipeline::concurrent"));
    assert!(!faults(&pipelined(&meet, true)).is_empty());
}
