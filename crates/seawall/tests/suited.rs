//! What nothing can be proved of: calls that hold or touch, warps that pass a pipeline by, threads that are not counted from 0, warps that wait for each
//! other. And what is proved since the module says where its buffers lie, or since each warp touches bytes of its own.

mod common;

use std::collections::BTreeSet;

use common::{faults, finished, texts};
use seawall::{PipelineOptions, SourceKind, pipeline_text, simulate_text};
use seawall_analysis::FindingCode;

/// A kernel with a loop, a slot of a ring and another buffer; `functions` stand behind it.
fn kernel(before: &str, body: &str, functions: &str) -> String {
    include_str!("pipelines/one_slot.mlir")
        .replace("    // before\n", before)
        .replace("      // body\n", body)
        .replace("  // functions\n", functions)
}

fn proved(text: &str) -> String {
    let done = pipeline_text(text, &PipelineOptions::default());
    done.unwrap_or_else(|refused| panic!("{:?}\n{text}", refused.diagnostics)).text
}

fn published(text: &str) -> String {
    let options = PipelineOptions { compat: true, ..PipelineOptions::default() };
    finished(&pipeline_text(text, &options).unwrap().text)
}

/// The codes that a text is refused with; each says what helps, and where.
fn refusals(text: &str) -> BTreeSet<&'static str> {
    let refused = pipeline_text(text, &PipelineOptions::default()).unwrap_err();
    for diagnostic in &refused.diagnostics {
        let place = &text[diagnostic.primary.span.start as usize..diagnostic.primary.span.end as usize];
        assert!(diagnostic.help.is_some() && !place.is_empty(), "{diagnostic:?}");
    }
    refused.diagnostics.iter().map(|diagnostic| diagnostic.code).collect()
}

const BORDER: &str = "rocdl.sched.barrier none {triton.warp_pipeline.border = \"s\"}\n";
const STORE: &str =
    "ttg.local_store %x, %slot : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>\n";
const LOAD: &str =
    "%v = ttg.local_load %slot : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
tt.store %to, %v : tensor<64x64x!tt.ptr<f16>, #c>\n";
const CALL: &str = "tt.call @f(%x, %slot, %n) : (tensor<64x64xf16, #b>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, i32) -> ()\n";

/// The function that is called.
fn function(body: &str) -> String {
    format!(
        "  tt.func private @f(%x: tensor<64x64xf16, #b>, %slot: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %n: i32) \
         attributes {{noinline = true}} {{\n    %c0 = arith.constant 0 : i32\n    %c1 = arith.constant 1 : i32\n{body}    tt.return\n  }}\n"
    )
}

/// Stores, and two stages later loads: enough for a pipeline.
fn store_and_load() -> String {
    format!("{STORE}{BORDER}{BORDER}{LOAD}{BORDER}{BORDER}")
}

#[test]
fn stages_may_not_call_what_holds_or_touches() {
    let pipeline = format!("scf.for %i = %c0 to %n step %c1  : i32 {{\n{}}}\n", store_and_load());
    let pipeline = pipeline.replace(LOAD, "");
    let deeper = function("tt.call @g() : () -> ()\n")
        + "  tt.func private @g() attributes {noinline = true} {\n    ttg.barrier local\n    tt.return\n  }\n";
    let missing = "  tt.func private @f(tensor<64x64xf16, #b>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, i32)\n";
    for (code, functions) in [
        ("pipeline::barrier-in-stage", function("ttg.barrier local\n")),
        ("pipeline::barrier-in-stage", function("ttg.async_wait {num = 0 : i32}\n")),
        ("pipeline::barrier-in-stage", deeper),
        ("pipeline::shifted-already", function(&pipeline)),
        ("pipeline::call-in-stage", function(STORE)),
        // Without an offset, nobody can tell where the ring would lie.
        ("allocate::unknown-size", missing.to_string()),
    ] {
        for body in
            [format!("{CALL}{BORDER}{BORDER}"), format!("{BORDER}scf.if %q {{\n{CALL}}}\n{BORDER}{BORDER}")]
        {
            let text = kernel("", &body, &functions);
            assert_eq!(refusals(&text), BTreeSet::from([code]), "{functions}");
            let code = if functions == missing { "pipeline::call-in-stage" } else { code };
            let text = text
                .replace("%ring = ttg.local_alloc", "%ring = ttg.local_alloc {allocation.offset = 0 : i32}");
            assert_eq!(refusals(&text), BTreeSet::from([code]), "{functions}");
        }
    }
}

#[test]
fn stages_may_call_what_only_computes() {
    let body = format!("{CALL}{}", store_and_load());
    let text = kernel("", &body, &function("%more = arith.addi %n, %c1 : i32\n"));
    assert_eq!(faults(&finished(&proved(&text))), []);
}

/// A group that is held by a function that was called is out of step as if it were held by the caller.
#[test]
fn functions_that_hold_a_group_count() {
    let hold = "%thread = rocdl.workitem.id.x : i32
%size = arith.constant 256 : i32
%group = arith.divsi %thread, %size : i32
%high = arith.cmpi ne, %group, %c0 : i32
amdg.cond_barrier %high\n";
    let before = format!("    {CALL}");
    let text = kernel(&before, &store_and_load(), &function(hold));
    assert_eq!(refusals(&text), BTreeSet::from(["pipeline::shifted-already"]));
    let alone = kernel(&before, "", &function(hold));
    let inlined = kernel(hold, "", "");
    for text in [alone, inlined] {
        let text = text.replace("    tt.return", "    ttg.barrier local\n    tt.return");
        assert!(faults(&text).contains(&FindingCode::Deadlock), "{text}");
    }
}

/// The barrier of the function stands in the middle of a stage: what is stored behind it, the other group still loads.
#[test]
fn what_called_functions_hold_is_seen_in_what_is_written() {
    let body = format!("{LOAD}{CALL}{STORE}{BORDER}{BORDER}{BORDER}");
    let text = kernel("", &body, &function("ttg.barrier local\n"));
    assert!(faults(&published(&text)).contains(&FindingCode::RaceWriteAfterRead));
}

#[test]
fn pipelines_that_not_every_warp_passes_are_refused() {
    let thread = "%thread = rocdl.workitem.id.x : i32\n%four = arith.constant 4 : i32\n%few = arith.cmpi slt, %thread, %four : i32\n";
    let text = kernel(thread, &store_and_load(), "");
    let (start, end) = (text.find("scf.for").unwrap(), text.find("    tt.return").unwrap());
    let pipeline = &text[start..end];
    let under = text.replace(pipeline, &format!("scf.if %few {{\n{pipeline}}}\n"));
    let often = text.replace("to %n step", "to %thread step");
    let called = kernel(
        &format!("{thread}{}", CALL.replace("%n)", "%thread)")),
        "",
        &function(&pipeline.replace("tt.store %to, %v : tensor<64x64x!tt.ptr<f16>, #c>\n", "")),
    );
    let branched = text.replace(
        pipeline,
        &format!("cf.cond_br %few, ^run, ^done\n  ^run:\n{pipeline}cf.br ^done\n  ^done:\n"),
    );
    for text in [under, often, called, branched] {
        assert_eq!(refusals(&text), BTreeSet::from(["pipeline::divergent"]), "{text}");
        let published = published(&text);
        assert!(faults(&published).contains(&FindingCode::Deadlock), "{text}");
        // The warps of a run all go the same way: it says that it shows nothing of this.
        let limits = seawall_oracle::Limits::default();
        let runs = simulate_text(&published, SourceKind::Mlir, None, false, &limits, None).unwrap();
        let warnings = runs.iter().flat_map(|run| &run.warnings);
        assert!(warnings.into_iter().any(|warning| warning.code == "simulate::uneven"), "{text}");
    }
}

/// What is written tells groups by the threads of four warps of the GPU.
#[test]
fn warps_have_the_lanes_of_the_gpu() {
    let text = kernel("", &store_and_load(), "");
    assert!(text.contains("\"ttg.threads-per-warp\" = 64 : i32"));
    let narrow = text.replace("\"ttg.threads-per-warp\" = 64 : i32", "\"ttg.threads-per-warp\" = 32 : i32");
    assert_eq!(refusals(&narrow), BTreeSet::from(["pipeline::lanes"]));
}

#[test]
fn a_partition_has_no_two_groups() {
    let text = include_str!("pipelines/in_partitions.mlir");
    assert_eq!(refusals(text), BTreeSet::from(["pipeline::partition"]));
    let (start, end) = (text.find("      // partition").unwrap(), text.find("      // end").unwrap());
    let without = format!("{}{}", &text[..start], &text[end..]);
    assert_eq!(faults(&finished(&proved(&without))), []);
}

#[test]
fn a_stage_may_not_wait_for_arrivals_of_the_other_group() {
    let text = include_str!("pipelines/arrivals.mlir");
    assert_eq!(refusals(text), BTreeSet::from(["pipeline::barrier-in-stage"]));
    assert!(faults(&published(text)).contains(&FindingCode::Deadlock));
}

/// Two buffers at one place are one memory; two that allocation might lay over each other, and did not, are two.
#[test]
fn buffers_lie_where_the_module_says() {
    let at = |store: u32, load: u32| {
        let buffer = |name: &str, offset: u32| {
            format!(
                "{name} = ttg.local_alloc {{allocation.offset = {offset} : i32}} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>\n"
            )
        };
        let load = format!("{}{}{}", buffer("%own", load), STORE.replace("%slot", "%own"), BORDER)
            + &format!("{BORDER}{}", LOAD.replace("%slot", "%own"));
        let store = format!("{}{}{BORDER}{BORDER}", buffer("%one", store), STORE.replace("%slot", "%one"))
            + &LOAD.replace("%slot", "%one").replace("%v", "%w");
        let text = kernel("", &format!("{store}{BORDER}{load}{BORDER}{BORDER}"), "");
        text.replace("%ring = ttg.local_alloc", "%ring = ttg.local_alloc {allocation.offset = 0 : i32}")
    };
    assert_eq!(refusals(&at(32768, 32768)), BTreeSet::from(["pipeline::concurrent"]));
    assert_eq!(faults(&proved(&at(32768, 65536))), []);
    // Where one of them lies nowhere yet, all will be placed anew: these two are never needed at the same time, and share their bytes.
    let some = at(32768, 65536).replace(" {allocation.offset = 0 : i32}", "");
    assert_eq!(refusals(&some), BTreeSet::from(["pipeline::concurrent"]));
}

/// Nothing has to hold warps that touch only what they stored themselves: a bare barrier keeps the order of lanes. What is written has a fence all the same,
/// where the pass behind would put one.
#[test]
fn what_each_warp_stores_and_loads_itself_needs_no_more_than_a_bare_barrier() {
    let load = LOAD.replace("#c", "#b").replace("%to", "%alike");
    let text = proved(&kernel("", &format!("{STORE}{BORDER}{load}{BORDER}"), ""));
    let inside = &text[text.find("scf.for").unwrap()..text.rfind("\n    }").unwrap()];
    assert!(inside.contains("ttg.barrier local"), "{inside}");
    assert_eq!(faults(&text), []);
    let bare = inside.replace("ttg.barrier local", "rocdl.s.barrier");
    assert_eq!(faults(&text.replace(inside, &bare)), []);
    // With nothing between them, a barrier of warps is missing.
    let together = inside.replace("ttg.barrier local\n", "");
    assert_ne!(faults(&text.replace(inside, &together)), []);
}

/// What is asked here is no matter of compiled kernels.
#[test]
fn no_kernel_of_the_corpus_is_refused_for_its_surroundings() {
    let surroundings = [
        "pipeline::divergent",
        "pipeline::partition",
        "pipeline::call-in-stage",
        "pipeline::barrier-in-stage",
    ];
    for (name, text) in texts("pipelined", ".borders.mlir", 20) {
        let codes = match pipeline_text(&text, &PipelineOptions::default()) {
            Ok(_) => BTreeSet::new(),
            Err(_) => refusals(&text),
        };
        assert!(!surroundings.iter().any(|code| codes.contains(code)), "{name}: {codes:?}");
    }
}

/// In a conditional of a stage, before stages are formed and after.
#[test]
fn a_loop_with_stages_of_its_own_is_in_no_stage() {
    let inner = "scf.for %j = %c0 to %n step %c1  : i32 {\n";
    let borders = format!("{BORDER}{BORDER}");
    let nested = format!("scf.if %q {{\n{inner}{borders}}}\n}}\n{borders}");
    assert_eq!(refusals(&kernel("", &nested, "")), BTreeSet::from(["pipeline::loop-in-stage"]));
    let line = format!("scf.if %q {{\n{inner}{borders}}}\n}}\n{LOAD}{borders}");
    assert_eq!(refusals(&kernel(&line, "", "")), BTreeSet::from(["pipeline::loop-in-stage"]));
    let stage = |body: &str| {
        format!(
            "scf.execute_region no_inline {{\n{body}scf.yield\n}} {{triton.warp_pipeline.stage = \"s\"}}\n"
        )
    };
    let empty = stage("");
    let pipelined = format!("{inner}{empty}{empty}}} {{triton.warp_pipeline.pipelined_for}}\n");
    let formed = format!("{}{empty}", stage(&pipelined));
    assert_eq!(refusals(&kernel(&formed, "", "")), BTreeSet::from(["pipeline::loop-in-stage"]));
    // Alone it is a pipeline.
    proved(&kernel(&pipelined, "", ""));
}
