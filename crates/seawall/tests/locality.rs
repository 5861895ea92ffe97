//! Pairs of accesses that stay in one warp, from MLIR to barriers: what is placed for them, and what is said.

use seawall::{CheckOptions, Options, PlacedText, SourceKind, check_text, place_text};
use seawall_analysis::FindingCode;
use seawall_base::LineIndex;
use seawall_place::{Certified, MinimalOptions, Strategy, TritonOptions};
use seawall_report::{PlacedModule, Source, TextStyle, explain, placement_json};

/// A tile is stored by rows of warps, and loaded with layout `load`.
fn kernel(target: &str, load: &str) -> String {
    format!(
        "#rows = #ttg.blocked<{{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}}>
#lanes = #ttg.blocked<{{sizePerThread = [4, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [0, 1]}}>
#columns = #ttg.blocked<{{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [1, 0]}}>
#shared = #ttg.swizzled_shared<{{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}}>
#smem = #ttg.shared_memory
module attributes {{\"ttg.num-warps\" = 4 : i32, \"ttg.threads-per-warp\" = 32 : i32, ttg.target = \"{target}\"}} {{
  tt.func @tile(%v: tensor<32x64xf16, #rows>) {{
    %a = ttg.local_alloc {{allocation.offset = 0 : i32}} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, {load}>
    tt.return
  }}
}}
"
    )
}

fn place(text: &str, strategy: Strategy) -> PlacedText {
    place_text(text, &Options::new(strategy)).unwrap()
}

fn minimal(any_warp: bool) -> Strategy {
    Strategy::Minimal(MinimalOptions { any_warp, ..MinimalOptions::default() })
}

/// Barriers, pairs that stay in one warp, and whether the checker agrees.
fn figures(text: &str, strategy: Strategy) -> (usize, usize, bool) {
    let placed = place(text, strategy);
    let placement = &placed.parts[0].placement;
    (placement.barriers(), placement.in_one_warp.len(), placement.certified == Certified::Yes)
}

#[test]
fn no_barrier_where_each_warp_loads_what_it_stored() {
    // `#lanes` gives a warp the same rows, and its lanes others of their elements.
    for (target, load) in [("cuda:90", "#rows"), ("cuda:80", "#lanes"), ("hip:gfx942", "#lanes")] {
        let text = kernel(target, load);
        assert_eq!(figures(&text, minimal(false)), (0, 1, true), "{target} {load}");
        assert_eq!(figures(&text, minimal(true)), (1, 0, true), "{target} {load}");
        assert_eq!(place(&text, Strategy::Triton(TritonOptions::default())).parts[0].placement.barriers(), 1);
    }
}

#[test]
fn a_barrier_where_warps_load_what_others_stored() {
    let text = kernel("cuda:90", "#columns");
    assert_eq!(figures(&text, minimal(false)), (1, 0, true));
}

#[test]
fn check_follows_the_same_rule() {
    let found = |load, any_warp| {
        let options = CheckOptions { any_warp, ..CheckOptions::new(SourceKind::Mlir) };
        check_text(&kernel("cuda:90", load), &options).unwrap().parts[0].findings.len()
    };
    // Without a barrier of warps the lanes of a warp are not ordered either.
    assert_eq!((found("#rows", false), found("#rows", true), found("#columns", false)), (1, 1, 1));
}

/// What lanes write again they write in their own order. Other warps, or another op in between, need more.
#[test]
fn a_store_in_a_loop_need_not_wait_for_itself() {
    let found = |target: &str, layout: &str, between: &str| {
        let alike = "#alike = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [1, 0]}>";
        let text = kernel(target, "#rows").replace("#smem =", &format!("{alike}\n#smem ="));
        let (start, rest) = text.split_once("    ttg.local_store").expect("there is a store");
        let end = rest.split_once("    tt.return").expect("there is an end").1;
        let start =
            start.replace("tensor<32x64xf16, #rows>", &format!("tensor<32x64xf16, {layout}>, %n: index"));
        let text = format!(
            "{start}%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\nscf.for %i = %c0 to %n step %c1 {{\n\
             ttg.local_store %v, %a : tensor<32x64xf16, {layout}> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>\n\
             {between}\n}}\n    tt.return{end}"
        );
        let checked = check_text(&text, &CheckOptions::new(SourceKind::Mlir)).unwrap();
        assert!(checked.problems.is_empty(), "{text}\n{:#?}", checked.problems);
        let findings = checked.parts.iter().flat_map(|part| &part.findings);
        findings.filter(|finding| finding.code.kind().is_error()).count()
    };
    for (target, bare) in [("cuda:90", ""), ("hip:gfx942", "rocdl.s.barrier"), ("hip:gfx942", "")] {
        assert_eq!(found(target, "#rows", bare), 0, "{target} {bare}");
        // All warps have all of it.
        assert_eq!(found(target, "#alike", bare), 1, "{target} {bare}");
        let load = "%w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #lanes>";
        assert_ne!(found(target, "#rows", &format!("{load}\n{bare}")), 0, "{target} {bare}");
    }
}

#[test]
fn a_barrier_of_warps_stands_where_each_warp_loads_what_it_stored_and_is_enough_for_check() {
    let options = MinimalOptions { order_lanes: true, ..MinimalOptions::default() };
    for (target, lines) in [
        ("cuda:90", "%lanes0 = arith.constant -1 : i32\n    nvvm.bar.warp.sync %lanes0 : i32\n"),
        ("hip:gfx942", "rocdl.wave.barrier\n"),
    ] {
        // `%lanes` is taken here, as the beginning of a name.
        let text = kernel(target, "#lanes").replace("%w = ", "%lanes7 = ");
        let placed = place(&text, Strategy::Minimal(options));
        assert_eq!(placed.parts[0].placement.barriers(), 0);
        assert_eq!(placed.parts[0].placement.certified, Certified::Yes);
        assert!(placed.parts[0].doubts.is_empty(), "{:?}", placed.parts[0].doubts);
        assert!(placed.text.contains(&lines.replace("%lanes", "%lanes_")), "{}", placed.text);
        let found = |any_warp| {
            let options = CheckOptions { any_warp, ..CheckOptions::new(SourceKind::Mlir) };
            check_text(&placed.text, &options).unwrap().parts[0].findings.len()
        };
        assert_eq!((found(false), found(true)), (0, 1), "{target}");
    }
}

#[test]
fn a_mask_of_some_lanes_is_no_barrier_of_warps() {
    for (mask, findings) in [("-1", 0), ("4294967295", 0), ("1", 1)] {
        let barrier = format!("%m = arith.constant {mask} : i32\n    nvvm.bar.warp.sync %m : i32\n    %w = ");
        let text = kernel("cuda:90", "#lanes").replace("%w = ", &barrier);
        let found = check_text(&text, &CheckOptions::new(SourceKind::Mlir)).unwrap();
        assert_eq!(found.parts[0].findings.len(), findings, "{mask}");
    }
}

#[test]
fn lanes_of_a_kernel_of_one_warp_are_ordered_too() {
    let one = |text: String| {
        text.replace("\"ttg.num-warps\" = 4", "\"ttg.num-warps\" = 1")
            .replace("[4, 1], order", "[1, 1], order")
    };
    let text = one(kernel("cuda:90", "#lanes"));
    let options = MinimalOptions { order_lanes: true, ..MinimalOptions::default() };
    let placed = place(&text, Strategy::Minimal(options));
    assert_eq!(placed.parts[0].placement.barriers(), 0);
    assert_eq!(placed.text.matches("nvvm.bar.warp.sync").count(), 1, "{}", placed.text);
    let found =
        |text: &str| check_text(text, &CheckOptions::new(SourceKind::Mlir)).unwrap().parts[0].findings.len();
    assert_eq!((found(&text), found(&placed.text)), (1, 0));
    // A barrier of the CTA that orders them is not redundant.
    let whole = text.replace("    %w = ", "    ttg.barrier local\n    %w = ");
    assert_eq!(found(&whole), 0);
    let options = MinimalOptions { remove_redundant: true, ..options };
    assert_eq!(place(&whole, Strategy::Minimal(options)).text, whole);
}

#[test]
fn what_stays_in_one_warp_is_told() {
    for (target, order) in
        [("cuda:90", "bar.warp.sync"), ("hip:gfx942", "the LDS does what one wave asks for")]
    {
        let text = kernel(target, "#lanes");
        let placed = place(&text, minimal(false));
        let part = &placed.parts[0];
        assert!(part.doubts.iter().any(|doubt| doubt.code == "place::in-one-warp"), "{:?}", part.doubts);
        let lines = LineIndex::new(&text);
        let source = Source::new("tile.mlir", &text, &lines);
        let module = PlacedModule {
            source,
            program: &part.program,
            placement: &part.placement,
            warnings: &part.warnings,
        };
        let said = explain(&module, 1, TextStyle { width: 120, colour: false });
        assert!(said.contains("each byte stays in one warp") && said.contains(order), "{said}");
        let json = placement_json("tile.mlir", "minimal", &[module]).unwrap();
        let value: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(value["certificates"][0]["in_one_warp"].as_array().map(Vec::len), Some(1), "{json}");
    }
}

/// Eight or sixteen warps in two groups, the second of which is a barrier behind: it stores while the first loads. Of each four
/// warps the second and the third load what the other stored.
fn in_two_groups(warps: u32, threads_of_the_first: u32) -> String {
    let bases = if warps == 8 { "[16, 0], [8, 0], [32, 0]" } else { "[16, 0], [8, 0], [32, 0], [64, 0]" };
    let rows = warps * 8;
    format!(
        "#rows = #ttg.blocked<{{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [{warps}, 1], order = [1, 0]}}>
#other = #ttg.linear<{{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0]], warp = [{bases}], block = []}}>
#shared = #ttg.swizzled_shared<{{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}}>
#smem = #ttg.shared_memory
module attributes {{\"ttg.num-ctas\" = 1 : i32, \"ttg.num-warps\" = {warps} : i32, ttg.target = \"hip:gfx950\", \"ttg.threads-per-warp\" = 64 : i32}} {{
  tt.func public @k(%v: tensor<{rows}x64xf16, #rows>) {{
    %a = ttg.local_alloc : () -> !ttg.memdesc<{rows}x64xf16, #shared, #smem, mutable>
    %thread = rocdl.workitem.id.x : i32
    %c0 = arith.constant 0 : i32
    %size = arith.constant {threads_of_the_first} : i32
    %group = arith.divsi %thread, %size : i32
    %low = arith.cmpi eq, %group, %c0 : i32
    %high = arith.cmpi ne, %group, %c0 : i32
    amdg.cond_barrier %high
    ttg.local_store %v, %a : tensor<{rows}x64xf16, #rows> -> !ttg.memdesc<{rows}x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %w = ttg.local_load %a : !ttg.memdesc<{rows}x64xf16, #shared, #smem, mutable> -> tensor<{rows}x64xf16, #other>
    amdg.cond_barrier %low
    tt.return
  }}
}}
"
    )
}

/// Few warps are run, and stand for all: enough of each group, however many it has.
#[test]
fn groups_of_unequal_size_race_where_a_warp_loads_what_one_of_the_other_group_stores() {
    for (warps, threads, races) in [(8, 256, false), (8, 128, true), (16, 128, true), (16, 256, false)] {
        let text = in_two_groups(warps, threads);
        let checked = check_text(&text, &CheckOptions::new(SourceKind::Mlir)).unwrap();
        let errors =
            checked.parts[0].findings.iter().filter(|finding| finding.code.kind().is_error()).count();
        assert_eq!(errors > 0, races, "{warps} warps, {threads} threads: {:?}", checked.parts[0].findings);
    }
}

/// That a store may be repeated by its own lanes says nothing of a load in front of the loop.
#[test]
fn a_store_in_a_loop_meets_what_other_lanes_loaded_before() {
    let text = kernel("hip:gfx942", "#lanes").replace("@tile(", "@tile(%n: i32, ");
    let stored = text.lines().find(|line| line.contains("ttg.local_store")).unwrap();
    let in_loop = |bound: &str| {
        let constants = "%c0 = arith.constant 0 : i32\n%c1 = arith.constant 1 : i32";
        let line =
            format!("{constants}\nscf.for %i = %c0 to {bound} step %c1 : i32 {{\n{stored}\n}}\ntt.return");
        text.replace(&format!("{stored}\n"), "").replace("tt.return", &line)
    };
    for bound in ["%n", "%c1"] {
        let checked = check_text(&in_loop(bound), &CheckOptions::new(SourceKind::Mlir)).unwrap();
        let found: Vec<_> = checked.parts.iter().flat_map(|part| &part.findings).collect();
        assert_eq!(found.len(), 1, "{bound}: {found:?}");
        assert_eq!(found[0].code, FindingCode::RaceWriteAfterRead);
    }
}
