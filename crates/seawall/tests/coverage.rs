//! The coverage table of attention kernels whose row maxima and sums are packed beside the scores
//! in tensor memory, hand-written and compiled, and the columns that it names in compiled kernels.

use std::collections::BTreeSet;
use std::path::Path;

use seawall::{Analysed, CheckOptions, SourceKind, check_with, report_text};
use seawall_model::Program;
use seawall_phases::{Bound, Limits, Order, Phases, run};
use seawall_report::report::{CoverageRow, CoverageWriter, ModuleReport, OrderState};

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

/// The values packed beside the scores, with their columns.
const PACKED: [(&str, u32); 2] = [("m_ij", 65), ("l_i0", 66)];

/// An attention kernel with this number of data partitions. With `edges`, the MMAs wait until the
/// values packed beside their scores have been read.
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
    let checked = check_with(source, &CheckOptions::new(SourceKind::Mlir), |input| {
        test(input.program, &run(input.program, &Limits::default()));
        Analysed::default()
    });
    let checked = checked.unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics));
    assert!(checked.problems.is_empty(), "{:?}", checked.problems);
    assert_eq!(checked.parts.len(), 1);
}

/// The rows without an edge: the buffer that the MMA sets to 0, and the value packed there.
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
            // The MMA covers all columns, so its table has a row for each packed value.
            let touched =
                |writer: &&seawall_phases::Writer| writer.rows.iter().any(|row| row.buffer != writer.buffer);
            assert!(phases.coverage.iter().filter(touched).count() >= partitions as usize);
        });
    }
}

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn corpus(name: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir").join(name)).unwrap()
}

fn reported(name: &str, text: &str) -> ModuleReport {
    let report = report_text(name, text, &CheckOptions::new(SourceKind::Mlir));
    let mut modules = report.unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics)).modules;
    assert_eq!(modules.len(), 1, "{name}");
    modules.remove(0)
}

/// The extents of writers into tensor memory and of other users: the columns of their types.
#[test]
fn extents_of_compiled_kernels_are_columns() {
    let kernels: [(&str, &[&str]); 4] = [
        // One 128x128 f32 accumulator: 128 columns.
        ("fbtriton/tlx_tcgen05_tasks-sm_100.ttgir", &["columns 0..128"]),
        // Two of them in a ring, the first of which is set to 0 before the loop.
        ("sm_100/matmul_tma_persistent_ws-s2.cached.ttgir", &["columns 0..128", "columns 0..256"]),
        ("fbtriton/tlx_gemm_persistent-sm_100.ttgir", &["columns 0..256"]),
        // Scores of 64 columns. The 128x64 f16 factors of the second MMA overwrite their first
        // half, and two scalars of each row follow. Also the output.
        (
            "fbtriton/autows_attention-sm_100.ttgir",
            &["columns 0..32", "columns 0..64", "columns 32..33", "columns 33..34", "columns 64..128"],
        ),
    ];
    for (name, expected) in kernels {
        let module = reported(name, &corpus(name));
        let extents = module.coverage.iter().flat_map(|writer| {
            let rows = writer.rows.iter().map(|row| row.extent.as_str());
            std::iter::once(writer.extent.as_str()).chain(rows)
        });
        let columns: BTreeSet<&str> = extents.filter(|extent| extent.starts_with("columns")).collect();
        assert_eq!(columns.into_iter().collect::<Vec<_>>(), expected, "{name}");
    }
}

/// A persistent attention kernel after the AutoWS compiler has added its tokens. `shrink`, `high`
/// and `weight` are columns 64, 65 and 66 of the scores, the last two written and read once for
/// each tile. With two steps for each tile, every tile has an MMA.
fn compiled() -> String {
    let text = corpus("fbtriton/autows_attention_persistent-sm_100.tokens.ttgir");
    let steps: Vec<String> = text
        .lines()
        .map(|line| match line.contains("scf.for") {
            true => line
                .replace("to %length_46 step %c128", "to %c132_i32 step %c128")
                .replace("to %length step %c128", "to %c132_i32 step %c128"),
            false => line.to_owned(),
        })
        .collect();
    assert_eq!(steps.iter().filter(|line| line.contains("to %c132_i32 step %c128")).count(), 5);
    steps.join("\n")
}

/// The same kernel, with the epilogue's read of the accumulator before that of the scalars. The
/// accumulator's back edge then does not order the scalars.
fn accumulator_first(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let of_epilogue = |line: &str| line.contains("async_task_id = array<i32: 2>");
    let at = |what: &str| lines.iter().position(|line| of_epilogue(line) && line.contains(what)).unwrap();
    let (scalars, from, to) =
        (at("ttng.tmem_subslice"), at("%acc_116 = arith.constant"), at("nvws.consumer_release %acc_49"));
    assert!(scalars < from && from < to);
    let parts = [&lines[..scalars], &lines[from..=to], &lines[scalars..from], &lines[to + 1..]];
    parts.concat().join("\n")
}

/// The same kernel without the waits of the MMA partition for the scalars of the previous tile.
fn without_outer_edges(text: &str) -> String {
    let is_edge = |line: &&str| {
        let edges = ["nvws.producer_acquire %weight_50", "nvws.producer_acquire %high_51"];
        edges.iter().any(|edge| line.contains(edge))
    };
    let of_products = |line: &&str| is_edge(line) && line.contains("async_task_id = array<i32: 1>");
    assert_eq!(text.lines().filter(of_products).count(), 2);
    text.lines().filter(|line| !of_products(line)).collect::<Vec<_>>().join("\n")
}

/// Unordered rows, except between MMAs of one partition. The factors of the second MMA are columns
/// of the scores that the first MMA writes again, and back edges do not decide whether MMAs run in
/// order.
fn open_rows(module: &ModuleReport) -> Vec<(&CoverageWriter, &CoverageRow)> {
    let rows = module.coverage.iter().flat_map(|writer| writer.rows.iter().map(move |row| (writer, row)));
    let open = rows.filter(|(_, row)| row.state == OrderState::Missing);
    open.filter(|(writer, row)| {
        let among_products = writer.op == "tc_gen5_mma" && row.users == ["tc_gen5_mma"];
        !(among_products && writer.partition == row.partition)
    })
    .collect()
}

#[test]
fn a_compiled_kernel_has_all_its_back_edges() {
    let module = reported("compiled", &compiled());
    assert_eq!(open_rows(&module), []);
    assert!(module.all_trip_counts, "{}", module.bound);
    // The MMA covers each scalar, by name and column.
    let product = module.coverage.iter().find(|writer| writer.op == "tc_gen5_mma").expect("an MMA");
    assert_eq!(product.extent, "columns 64..192");
    for (scalar, column) in [("%shrink", 128), ("%high", 129), ("%weight", 130)] {
        let row = product.rows.iter().find(|row| row.buffer.starts_with(scalar)).expect(scalar);
        assert_eq!(row.extent, format!("columns {column}..{}", column + 1));
    }
}

#[test]
fn without_its_outer_back_edges_exactly_the_scalars_of_a_tile_are_missing() {
    let whole = accumulator_first(&compiled());
    assert_eq!(open_rows(&reported("moved", &whole)), []);
    let cut = reported("cut", &without_outer_edges(&whole));
    let open = open_rows(&cut);
    let columns: BTreeSet<&str> = open.iter().map(|(_, row)| row.extent.as_str()).collect();
    assert_eq!(
        columns.into_iter().collect::<Vec<_>>(),
        ["columns 129..130", "columns 130..131"],
        "{open:#?}"
    );
    for (writer, row) in open {
        assert_eq!((writer.op.as_str(), writer.partition.as_str()), ("tc_gen5_mma", "partition0"));
        assert!(row.buffer.starts_with("%high") || row.buffer.starts_with("%weight"), "{row:#?}");
        // Once for each tile: before the loop over the steps, with the phase of the partition that
        // accesses the scalar.
        assert_eq!((writer.depth, row.depth), (2, 1));
        let phase = format!("with the phase of {}, which flips once per iteration there", row.partition);
        let place = "partition0 must wait before the loop around `tc_gen5_mma`";
        assert!(row.why.starts_with(place) && row.why.ends_with(&phase), "{}", row.why);
        assert!(row.why.contains("at loop depth 1") && row.why.contains("through token_"), "{}", row.why);
    }
}

/// In the compiled order, the accumulator is read after the scalars, so its back edge also orders
/// them.
#[test]
fn one_back_edge_may_order_other_pairs_too() {
    assert_eq!(open_rows(&reported("covered", &without_outer_edges(&compiled()))), []);
}
