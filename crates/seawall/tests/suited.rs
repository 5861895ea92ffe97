//! Constructs about which nothing can be proved: warps that skip a pipeline. Also proofs from warp
//! locality. `tests/mlir/pipeline/` has further rejected modules.

use crate::common;

use std::collections::BTreeSet;

use common::{faults, finished, texts};
use seawall::{PipelineOptions, SimulateOptions, SourceKind, pipeline_text, simulate_text};
use seawall_analysis::FindingCode;

/// A kernel with a loop, a slot of a ring and another buffer. `functions` follow it.
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

/// The codes with which a text is rejected. Each error has a help text and a place.
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

/// The called function.
fn function(body: &str) -> String {
    format!(
        "  tt.func private @f(%x: tensor<64x64xf16, #b>, %slot: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %n: i32) \
         attributes {{noinline = true}} {{\n    %c0 = arith.constant 0 : i32\n    %c1 = arith.constant 1 : i32\n{body}    tt.return\n  }}\n"
    )
}

/// A store, and a load two stages later: enough for a pipeline.
fn store_and_load() -> String {
    format!("{STORE}{BORDER}{BORDER}{LOAD}{BORDER}{BORDER}")
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
        // All warps of a simulated run take the same path. A warning says that the run does not
        // show this fault.
        let runs = simulate_text(&published, &SimulateOptions::new(SourceKind::Mlir)).unwrap();
        let warnings = runs.parts.iter().flat_map(|run| &run.warnings);
        assert!(warnings.into_iter().any(|warning| warning.code == "simulate::uneven"), "{text}");
    }
}

/// Warps that access only their own bytes need no fence: a bare barrier keeps the order of lanes.
/// The output still has a fence if the next pass would insert one.
#[test]
fn what_each_warp_stores_and_loads_itself_needs_no_more_than_a_bare_barrier() {
    let load = LOAD.replace("#c", "#b").replace("%to", "%alike");
    let text = proved(&kernel("", &format!("{STORE}{BORDER}{load}{BORDER}"), ""));
    let inside = &text[text.find("scf.for").unwrap()..text.rfind("\n    }").unwrap()];
    assert!(inside.contains("ttg.barrier local"), "{inside}");
    assert_eq!(faults(&text), []);
    let bare = inside.replace("ttg.barrier local", "rocdl.s.barrier");
    assert_eq!(faults(&text.replace(inside, &bare)), []);
    // Each thread loads what it has stored, so that no barrier at all is needed.
    let together = inside.replace("ttg.barrier local\n", "");
    assert_ne!(together, inside);
    assert_eq!(faults(&text.replace(inside, &together)), []);
}

/// Compiled kernels do not have these constructs.
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
