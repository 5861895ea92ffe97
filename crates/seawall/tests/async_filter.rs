//! `--async-filter`: the near-term filter of the seed, for each op of its table and each row of its
//! hazard analysis.

use seawall::{Options, place_text};
use seawall_place::{Strategy, TritonOptions};

const ATTRIBUTES: &str = "\
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#row = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
";
const ARGUMENTS: &str = "%value: tensor<64x64xf16, #blocked>, %pointers: tensor<64x64x!tt.ptr<f16>, #blocked>, \
     %base: !tt.ptr<f16>, %offsets: tensor<64x64xi32, #blocked>, %desc: !tt.tensordesc<64x64xf16, #shared>, \
     %rows: tensor<64xi32, #row>, %i: i32, %true: i1";

/// Each op of the table, once, on the buffer `%a`.
const AFFECTED: [(&str, &str, &str); 5] = [
    (
        "ttg.async_copy_global_to_local",
        "hip:gfx1250",
        "ttg.async_copy_global_to_local %pointers, %a : tensor<64x64x!tt.ptr<f16>, #blocked> -> MEMDESC",
    ),
    (
        "amdg.buffer_load_to_local",
        "hip:gfx950",
        "amdg.buffer_load_to_local %base[%offsets] into %a : !tt.ptr<f16>[tensor<64x64xi32, #blocked>] -> MEMDESC",
    ),
    (
        "amdg.async_tdm_copy_global_to_local",
        "hip:gfx1250",
        "amdg.async_tdm_copy_global_to_local %desc into %a : !tt.tensordesc<64x64xf16, #shared> -> !ttg.memdescMEMDESC",
    ),
    (
        "amdg.async_tdm_copy_local_to_global",
        "hip:gfx1250",
        "amdg.async_tdm_copy_local_to_global %desc from %a : !ttg.memdescMEMDESC -> !tt.tensordesc<64x64xf16, #shared>",
    ),
    (
        "amdg.async_tdm_gather",
        "hip:gfx1250",
        "amdg.async_tdm_gather %desc[%rows] to %a : tensor<64xi32, #row>, !ttg.memdescMEMDESC -> !tt.tensordesc<64x64xf16, #shared>",
    ),
];

const CANDIDATES: [&str; 2] = [
    "ttng.async_tma_copy_global_to_local %desc[%i, %i] %a, %full, %true : !tt.tensordesc<64x64xf16, #shared>, \
     !ttg.memdesc<1xi64, #bars, #smem, mutable> -> !ttg.memdescMEMDESC",
    "ttng.async_tma_gather %desc[%rows, %i] %a, %full, %true : !tt.tensordesc<64x64xf16, #shared>, tensor<64xi32, #row>, \
     i32, !ttg.memdesc<1xi64, #bars, #smem, mutable>, !ttg.memdescMEMDESC, i1",
];

const STORE: &str = "ttg.local_store %value, %a : tensor<64x64xf16, #blocked> -> !ttg.memdescMEMDESC";
const LOAD: &str = "%l = ttg.local_load %a : !ttg.memdescMEMDESC -> tensor<64x64xf16, #blocked>";
const SYNCED: &str = "%l = ttg.local_load %a {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdescMEMDESC -> tensor<64x64xf16, #blocked>";

fn module(target: &str, ops: &[&str]) -> String {
    let warp = if target.starts_with("hip:gfx9") { 64 } else { 32 };
    let attributes = match warp {
        64 => ATTRIBUTES.replace("[4, 8]", "[8, 8]").replace("[32]", "[64]"),
        _ => ATTRIBUTES.to_owned(),
    };
    let buffer = "    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdescMEMDESC
    %full = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<1xi64, #bars, #smem, mutable>\n";
    let body: String = ops.iter().map(|op| format!("    {op}\n")).collect();
    format!(
        "{attributes}module attributes {{\"ttg.num-ctas\" = 1 : i32, \"ttg.num-warps\" = 4 : i32, ttg.shared = 8200 : i32, \
         ttg.target = \"{target}\", \"ttg.threads-per-warp\" = {warp} : i32}} {{\n  tt.func public @kernel({ARGUMENTS}) {{\n\
         {buffer}{body}    tt.return\n  }}\n}}\n"
    )
    .replace("MEMDESC", "<64x64xf16, #shared, #smem, mutable>")
}

/// The number of barriers with the filter off, on, and on with the NVIDIA candidates.
fn barriers(target: &str, ops: &[&str]) -> [usize; 3] {
    let text = module(target, ops);
    [(false, false), (true, false), (true, true)].map(|(async_filter, nvidia_async_candidates)| {
        let triton = TritonOptions { async_filter, nvidia_async_candidates, ..TritonOptions::default() };
        let options = Options::new(Strategy::Triton(triton));
        let placed =
            place_text(&text, &options).unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics));
        assert!(placed.parts.iter().all(|part| part.warnings.is_empty()), "{text}");
        placed.text.matches("ttg.barrier local").count()
    })
}

/// The only op of the table that just reads shared memory.
const READER: &str = "amdg.async_tdm_copy_local_to_global";

#[test]
fn two_asynchronous_writes_need_no_barrier() {
    // The released pass omits these on AMD already, so the filter has an effect on NVIDIA only.
    for (name, target, op) in AFFECTED {
        assert_eq!(barriers(target, &[op, op]), [0, 0, 0], "{name}");
    }
    let (name, _, op) = AFFECTED[0];
    assert_eq!(barriers("cuda:80", &[op, op]), [1, 0, 0], "{name} on NVIDIA");
}

#[test]
fn a_load_that_a_wait_orders_needs_no_barrier_on_either_side() {
    for (name, target, op) in AFFECTED {
        // The released pass omits the first direction already. Two reads need no barrier.
        assert_eq!(barriers(target, &[op, SYNCED]), [0, 0, 0], "{name}, then the load");
        let kept = usize::from(name != READER);
        assert_eq!(barriers(target, &[SYNCED, op]), [kept, 0, 0], "the load, then {name}");
    }
}

#[test]
fn anything_else_keeps_its_barrier() {
    for (name, target, op) in AFFECTED {
        assert_eq!(barriers(target, &[STORE, op]), [1, 1, 1], "a store, then {name}");
        assert_eq!(barriers(target, &[op, STORE]), [1, 1, 1], "{name}, then a store");
        if name != READER {
            assert_eq!(barriers(target, &[op, LOAD]), [1, 1, 1], "{name}, then a load that no wait orders");
            assert_eq!(barriers(target, &[LOAD, op]), [1, 1, 1], "a load that no wait orders, then {name}");
        }
    }
    assert_eq!(barriers("hip:gfx1250", &[STORE, LOAD]), [1, 1, 1]);
}

#[test]
fn the_candidates_of_nvidia_are_an_option_of_their_own() {
    for op in CANDIDATES {
        let [off, on, candidates] = barriers("cuda:90", &[op, op]);
        assert_eq!(off, on, "{op}");
        assert_eq!(candidates, off - 1, "{op}");
    }
}
