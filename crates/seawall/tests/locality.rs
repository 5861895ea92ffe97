//! Pairs of accesses that stay in one warp, from MLIR to barriers: their placements and messages.

use seawall::{Options, PlacedText, place_text};
use seawall_base::LineIndex;
use seawall_place::{Certified, MinimalOptions, Strategy, TritonOptions};
use seawall_report::{PlacedModule, Source, TextStyle, explain, placement_json};

/// A tile that warps store by rows, and load with layout `load`.
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

/// The number of barriers, the number of pairs that stay in one warp, and whether the checker
/// agrees.
fn figures(text: &str, strategy: Strategy) -> (usize, usize, bool) {
    let placed = place(text, strategy);
    let placement = &placed.parts[0].placement;
    (placement.barriers(), placement.in_one_warp.len(), placement.certified == Certified::Yes)
}

#[test]
fn no_barrier_where_each_warp_loads_what_it_stored() {
    // `#lanes` assigns a warp the same rows, and its lanes other elements of them. With `#rows`,
    // each lane loads what it stored.
    for (target, load, in_one_warp) in
        [("cuda:90", "#rows", 0), ("cuda:80", "#lanes", 1), ("hip:gfx942", "#lanes", 1)]
    {
        let text = kernel(target, load);
        assert_eq!(figures(&text, minimal(false)), (0, in_one_warp, true), "{target} {load}");
        assert_eq!(figures(&text, minimal(true)), (1, 0, true), "{target} {load}");
        assert_eq!(place(&text, Strategy::Triton(TritonOptions::default())).parts[0].placement.barriers(), 1);
    }
}

#[test]
fn pairs_in_one_warp_are_reported() {
    for (target, order) in [
        ("cuda:90", "bar.warp.sync"),
        ("hip:gfx942", "the LDS serves the accesses of one wave in that order"),
    ] {
        let text = kernel(target, "#lanes");
        let placed = place(&text, minimal(false));
        let part = &placed.parts[0];
        assert!(part.caveats.iter().any(|caveat| caveat.code == "place::in-one-warp"), "{:?}", part.caveats);
        let lines = LineIndex::new(&text);
        let source = Source::new("tile.mlir", &text, &lines);
        let module = PlacedModule {
            source,
            program: &part.program,
            placement: &part.placement,
            warnings: &part.warnings,
        };
        let said = explain(&module, 1, TextStyle { width: 120, colour: false });
        assert!(said.contains("one warp makes all accesses to each byte") && said.contains(order), "{said}");
        let json = placement_json("tile.mlir", "minimal", &[module]).unwrap();
        let value: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(value["certificates"][0]["in_one_warp"].as_array().map(Vec::len), Some(1), "{json}");
    }
}
