//! The coverage table of an attention kernel whose row maxima and sums are packed beside the scores in tensor memory.

use seawall::{Analysed, CheckOptions, SourceKind, check_with};
use seawall_model::Program;
use seawall_phases::{Bound, Limits, Order, Phases, run};

const HEAD: &str = "#b = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#a = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#t = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#e = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tc = #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 1>
module attributes {\"ttg.num-ctas\" = 1 : i32, \"ttg.num-warps\" = 4 : i32, ttg.target = \"cuda:100\", \"ttg.threads-per-warp\" = 32 : i32} {
  tt.func public @kernel(%tiles: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %true = arith.constant true
    %false = arith.constant false
    %z = arith.constant dense<0.0> : tensor<128x1xf32, #b>
    %a = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #a, #smem, mutable>
    %b = ttg.local_alloc : () -> !ttg.memdesc<64x128xf16, #t, #smem, mutable>
";

const COLUMN: &str = "!ttg.memdesc<128x1xf32, #tc, #ttng.tensor_memory, mutable>";
const SCORE: &str = "!ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>";
const BARRIER: &str = "!ttg.memdesc<1xi64, #e, #smem, mutable>";
const TOKEN: &str = "tensor<1x!nvws.token>";

/// What is packed beside the scores, with its column.
const PACKED: [(&str, u32); 2] = [("m_ij", 65), ("l_i0", 66)];

/// So many data partitions; `edges`: the products wait until what is packed beside their scores has been read.
fn attention(partitions: u32, edges: bool) -> String {
    let mut source = HEAD.to_owned();
    let token = |name: &str| {
        format!(
            "    %{name}_token = nvws.create_token {{loadType = 4 : i32, numBuffers = 1 : i32}} : {TOKEN}\n"
        )
    };
    for p in 0..partitions {
        let id = 8 + p;
        source += &format!(
            "    %score{p} = ttng.tmem_alloc {{buffer.copy = 1 : i32, buffer.id = {id} : i32}} : () -> {SCORE}\n"
        );
        source += &token(&format!("score{p}"));
        for (name, column) in PACKED {
            source += &format!(
                "    %{name}{p} = ttng.tmem_alloc {{buffer.copy = 1 : i32, buffer.id = {id} : i32, buffer.offset = {column} : i32}} : () -> {COLUMN}\n"
            );
            source += &token(&format!("{name}{p}"));
        }
        source += &format!(
            "    %ready{p} = ttg.local_alloc : () -> {BARRIER}\n    ttng.init_barrier %ready{p}, 1 : {BARRIER}\n"
        );
    }
    source += "    scf.for %tile = %c0 to %tiles step %c1 : i32 {
      %odd = arith.trunci %tile : i32 to i1
      %parity = arith.andi %tile, %c1 : i32\n";
    let all: Vec<String> = (0..2 + partitions).map(|task| task.to_string()).collect();
    for p in 0..partitions {
        source += &of_partition(p, edges);
    }
    source
        + &format!(
            "    }} {{async_task_id = array<i32: {}>, tt.warp_specialize}}\n    tt.return\n  }}\n}}\n",
            all.join(", ")
        )
}

fn of_partition(p: u32, edges: bool) -> String {
    let op = |name: &str, token: &str, task: u32| {
        format!(
            "      nvws.{name} %{token}_token, %c0, %odd {{async_task_id = array<i32: {task}>}} : {TOKEN}, i32, i1\n"
        )
    };
    let done = |name: &str, token: &str, task: u32| {
        format!(
            "      nvws.{name} %{token}_token, %c0 {{async_task_id = array<i32: {task}>}} : {TOKEN}, i32\n"
        )
    };
    let (softmax, score) = (2 + p, format!("score{p}"));
    let mut source = op("producer_acquire", &score, 1);
    for (name, _) in PACKED.iter().filter(|_| edges) {
        source += &op("producer_acquire", &format!("{name}{p}"), 1);
    }
    source += &format!(
        "      ttng.tc_gen5_mma %a, %b, %score{p}, %false, %true, %ready{p}[%true] {{async_task_id = array<i32: 1>, is_async}} : !ttg.memdesc<128x64xf16, #a, #smem, mutable>, !ttg.memdesc<64x128xf16, #t, #smem, mutable>, {SCORE}, {BARRIER}\n"
    );
    source += &format!(
        "      ttng.wait_barrier %ready{p}, %parity {{async_task_id = array<i32: {softmax}>}} : {BARRIER}\n"
    );
    source += &format!(
        "      %x{p} = ttng.tmem_load %score{p} {{async_task_id = array<i32: {softmax}>}} : {SCORE} -> tensor<128x128xf32, #b>\n"
    );
    source += &done("consumer_release", &score, softmax);
    for (name, _) in PACKED {
        let token = format!("{name}{p}");
        source += &op("producer_acquire", &token, softmax);
        source += &format!(
            "      ttng.tmem_store %z, %{token}, %true {{async_task_id = array<i32: {softmax}>}} : tensor<128x1xf32, #b> -> {COLUMN}\n"
        );
        source += &done("producer_commit", &token, softmax);
        source += &op("consumer_wait", &token, 0);
        source += &format!(
            "      %y_{token} = ttng.tmem_load %{token} {{async_task_id = array<i32: 0>}} : {COLUMN} -> tensor<128x1xf32, #b>\n"
        );
        source += &done("consumer_release", &token, 0);
    }
    source
}

fn judged(source: &str, test: impl Fn(&Program, &Phases)) {
    let checked = check_with(source, &CheckOptions::new(SourceKind::Mlir), |program| {
        test(program, &run(program, &Limits::default()));
        Analysed::default()
    });
    let checked = checked.unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics));
    assert!(checked.problems.is_empty(), "{:?}", checked.problems);
    assert_eq!(checked.parts.len(), 1);
}

/// The rows that lack an edge: what the product sets to 0, and what is packed there.
fn missing(program: &Program, phases: &Phases) -> Vec<(String, String)> {
    let name = |buffer| program.buffers[buffer].name.clone();
    let mut pairs = Vec::new();
    for writer in &phases.coverage {
        let rows = writer.rows.iter().filter(|row| matches!(row.order, Order::Missing(_)));
        pairs.extend(rows.map(|row| (name(writer.buffer), name(row.buffer))));
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

#[test]
fn without_the_back_edges_exactly_what_is_packed_is_missing() {
    for partitions in [1, 2] {
        judged(&attention(partitions, false), |program, phases| {
            let mut expected: Vec<(String, String)> = (0..partitions)
                .flat_map(|p| PACKED.map(|(name, _)| (format!("%score{p}"), format!("%{name}{p}"))))
                .collect();
            expected.sort_unstable();
            assert_eq!(missing(program, phases), expected, "{partitions}");
        });
    }
}

#[test]
fn with_them_all_rows_are_ordered() {
    for partitions in [1, 2] {
        judged(&attention(partitions, true), |program, phases| {
            assert_eq!(missing(program, phases), [], "{partitions}");
            assert_eq!(phases.findings, []);
            assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{:?}", phases.bound);
            // The product covers all columns: its table has a row for each of what is packed there.
            let touched =
                |writer: &&seawall_phases::Writer| writer.rows.iter().any(|row| row.buffer != writer.buffer);
            assert!(phases.coverage.iter().filter(touched).count() >= partitions as usize);
        });
    }
}
