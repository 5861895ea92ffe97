//! The barrier report of real kernels: what each section says, through the facade.

use std::path::Path;

use insta::assert_snapshot;
use seawall::{ReportOptions, report_text};
use seawall_report::report::{
    BarrierReport, BarrierRow, EdgeDirection, ModuleReport, OrderState, report_html, report_json,
    report_markdown, report_plain,
};

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn corpus(name: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir").join(name)).unwrap()
}

fn report(name: &str) -> BarrierReport {
    of_text(name, &corpus(name))
}

fn of_text(name: &str, text: &str) -> BarrierReport {
    report_text(name, text, &ReportOptions::default())
        .unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics))
}

/// The five sections without what runs and analyses say, which have tests of their own.
fn sections(text: &str, findings: &str) -> String {
    let end = text.find(findings).expect("findings follow the sections");
    let lines = text[..end].lines().filter(|line| !line.trim_start().starts_with("Verdict:"));
    lines.map(|line| format!("{line}\n")).collect()
}

const PERSISTENT: &str = "sm_100/matmul_tma_persistent_ws-s2.cached.ttgir";
const WGMMA: &str = "sm_90/gluon_wgmma_ws_3.cached.ttgir";
const ATTENTION: &str = "fbtriton/autows_attention-sm_100.ttgir";

#[test]
fn sections_of_real_kernels() {
    for (name, file) in [("persistent", PERSISTENT), ("wgmma", WGMMA), ("attention", ATTENTION)] {
        assert_snapshot!(name, sections(&report_markdown(&report(file)), "### Findings"));
    }
    assert_snapshot!("persistent_text", sections(&report_plain(&report(PERSISTENT)), "\nFindings\n"));
}

#[test]
fn text_keeps_to_readable_widths_but_for_what_is_quoted() {
    let text = report_plain(&report(ATTENTION));
    let prose = text.lines().filter(|line| !line.starts_with("  ") && !line.starts_with("Physical"));
    for line in prose {
        assert!(line.chars().count() <= 130, "{line}");
    }
    assert!(!text.contains('\u{1b}'));
}

fn only(report: &BarrierReport) -> &ModuleReport {
    let [module] = report.modules.as_slice() else { panic!("{} modules", report.modules.len()) };
    module
}

fn barrier<'r>(module: &'r ModuleReport, value: &str) -> &'r BarrierRow {
    module.barriers.iter().find(|row| row.value == value).unwrap_or_else(|| panic!("no barrier {value}"))
}

#[test]
fn partitions_are_told_by_what_they_do() {
    let report = report(ATTENTION);
    let roles: Vec<(&str, &str)> =
        only(&report).partitions.iter().map(|row| (row.name.as_str(), row.role.as_str())).collect();
    let expected = [
        ("default", "Accumulator correction"),
        ("partition0", "MMA"),
        ("partition1", "Output store"),
        ("partition2", "TMA loads (%arg0, %arg5, %arg10)"),
        ("partition3", "Softmax (accumulator %result)"),
    ];
    assert_eq!(roles, expected);
    let declared: Vec<Option<&str>> =
        only(&report).partitions.iter().map(|row| row.declared.as_deref()).collect();
    assert_eq!(
        declared,
        [Some("correction"), Some("gemm"), Some("epilogue"), Some("load"), Some("computation")]
    );
}

#[test]
fn edges_go_forward_with_data_and_backward_with_room() {
    let report = report(WGMMA);
    let told: Vec<_> = only(&report)
        .edges
        .iter()
        .map(|edge| (edge.from.as_str(), edge.to.as_str(), edge.mechanism.as_str(), edge.direction))
        .collect();
    let expected = [
        ("partition0", "default", "mbarrier (TMA)", EdgeDirection::Forward),
        ("default", "partition0", "mbarrier (explicit)", EdgeDirection::Backward),
    ];
    assert_eq!(told, expected);
    for edge in &only(&report).edges {
        assert_eq!(edge.data, ["%arg0 tile", "%arg5 tile"]);
    }
}

#[test]
fn carried_slots_and_phases_have_a_closed_form() {
    let report = report(PERSISTENT);
    let full = barrier(only(&report), "%26");
    assert_eq!(full.depth, Some(2));
    assert_eq!(full.index.iter().map(|row| row.text.as_str()).collect::<Vec<_>>(), ["i % 2"]);
    assert_eq!(full.phase.iter().map(|row| row.text.as_str()).collect::<Vec<_>>(), ["i / 2 & 1"]);
    let empty = barrier(only(&report), "%23");
    assert_eq!(empty.phase.iter().map(|row| row.text.as_str()).collect::<Vec<_>>(), ["(i / 2 & 1) ^ 1"]);
    // The accumulator's slot advances in a branch, and is used once more behind the loop.
    let accumulator = barrier(only(&report), "%17");
    assert_eq!(accumulator.index.iter().map(|row| row.text.as_str()).collect::<Vec<_>>(), ["n % 2"]);
    assert!(
        accumulator.legend.iter().any(|entry| entry.contains("how often the branch in line 91 was taken"))
    );
}

#[test]
fn merged_bytes_are_spelled_out_and_a_wrong_sum_is_said() {
    let text = corpus(WGMMA);
    let report = of_text("k.ttgir", &text);
    let [bytes] = barrier(only(&report), "%2").bytes.as_slice() else { panic!("one expectation") };
    let products: Vec<&str> = bytes.parts.iter().map(|part| part.product.as_str()).collect();
    assert_eq!(
        (products.as_slice(), bytes.sum, bytes.matches),
        (["64*64*2", "64*128*2"].as_slice(), 24576, true)
    );
    let wrong =
        of_text("k.ttgir", &text.replace("ttng.barrier_expect %17, 24576", "ttng.barrier_expect %17, 24575"));
    let row = barrier(only(&wrong), "%2");
    assert!(!row.bytes[0].matches);
    assert!(row.remarks.iter().any(|remark| remark.text == "24575 bytes are expected, and 24576 are copied"));
}

#[test]
fn every_value_of_a_barrier_is_found_with_its_line() {
    let text = corpus(WGMMA);
    let report = of_text("k.ttgir", &text);
    let group = only(&report).aliases.iter().find(|group| group.name == "mbarrier_0").unwrap();
    let values: Vec<(&str, &str)> =
        group.values.iter().map(|value| (value.value.as_str(), value.how.as_str())).collect();
    assert!(values.starts_with(&[("%2", "allocation")]), "{values:?}");
    assert!(
        values.contains(&("%arg20", "captured: %2")) && values.contains(&("%17", "view of %arg20")),
        "{values:?}"
    );
    let lines: Vec<&str> = text.lines().collect();
    for site in &group.uses {
        assert!(lines[site.line as usize - 1].contains(&site.op), "{site:?}");
    }
    assert_eq!(group.uses.iter().filter(|site| site.op == "init_barrier").count(), 3);
    assert!(group.uses.iter().any(|site| site.op == "wait_barrier" && site.partition == "default"));
}

const TASKS: &str = r#"
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @tasks(%q_desc: !tt.tensordesc<128x64xf16>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c3 = arith.constant 3 : i32
    %tile = ttg.local_alloc {buffer.copy = 3 : i32, buffer.id = 7 : i32} : () -> !ttg.memdesc<128x64xf16, #s, #smem, mutable>
    %token = nvws.create_token {loadType = 3 : i32, numBuffers = 3 : i32} : tensor<3x!nvws.token>
    scf.for %i = %c0 to %n step %c1 : i32 {
      %slot = arith.remsi %i, %c3 : i32
      %turn = arith.divsi %i, %c3 : i32
      %bit = arith.andi %turn, %c1 : i32
      %phase = arith.trunci %bit : i32 to i1
      nvws.producer_acquire %token, %slot, %phase {async_task_id = array<i32: 1>} : tensor<3x!nvws.token>, i32, i1
      %v = tt.descriptor_load %q_desc[%i, %c0] {async_task_id = array<i32: 1>} : !tt.tensordesc<128x64xf16> -> tensor<128x64xf16, #b>
      ttg.local_store %v, %tile {async_task_id = array<i32: 1>} : tensor<128x64xf16, #b> -> !ttg.memdesc<128x64xf16, #s, #smem, mutable>
      nvws.producer_commit %token, %slot {async_task_id = array<i32: 1>} : tensor<3x!nvws.token>, i32
      nvws.consumer_wait %token, %slot, %phase {async_task_id = array<i32: 0>} : tensor<3x!nvws.token>, i32, i1
      %w = ttg.local_load %tile {async_task_id = array<i32: 0>} : !ttg.memdesc<128x64xf16, #s, #smem, mutable> -> tensor<128x64xf16, #b>
      nvws.consumer_release %token, %slot {async_task_id = array<i32: 0>} : tensor<3x!nvws.token>, i32
    }
    tt.return
  }
}
"#;

#[test]
fn tasks_that_attributes_name_are_partitions_and_tokens_are_barriers() {
    let report = of_text("tasks.mlir", TASKS);
    let module = only(&report);
    let names: Vec<&str> = module.partitions.iter().map(|row| row.name.as_str()).collect();
    assert_eq!(names, ["default", "partition0"]);
    assert_eq!(module.partitions[1].role, "TMA loads (q)");
    let told: Vec<_> =
        module.edges.iter().map(|edge| (edge.from.as_str(), edge.to.as_str(), edge.direction)).collect();
    assert!(told.contains(&("partition0", "default", EdgeDirection::Forward)), "{told:?}");
    assert!(told.contains(&("default", "partition0", EdgeDirection::Backward)), "{told:?}");
    let token = barrier(module, "%token");
    assert_eq!((token.depth, token.buffer_ids.as_slice()), (Some(3), ["7".to_owned()].as_slice()));
    assert_eq!(token.index.iter().map(|row| row.text.as_str()).collect::<Vec<_>>(), ["i % 3"]);
    assert_eq!(module.data[0].name, "tile");
}

#[test]
fn without_barriers_data_between_tasks_is_a_channel() {
    let bare: String =
        TASKS.lines().filter(|line| !line.contains("nvws.")).map(|line| format!("{line}\n")).collect();
    let report = of_text("tasks.mlir", &bare);
    let [edge] = only(&report).edges.as_slice() else { panic!("{:#?}", only(&report).edges) };
    assert_eq!(
        (edge.mechanism.as_str(), edge.from.as_str(), edge.to.as_str()),
        ("no barrier yet", "partition0", "default")
    );
}

#[test]
fn an_op_that_nothing_is_known_of_is_no_reason_to_fail() {
    let text = corpus(WGMMA).replace(
        "ttng.fence_async_shared {bCluster = false}",
        "\"new.op\"(%13) : (!ttg.memdesc<64x128xf16, #shared, #smem, mutable>) -> ()",
    );
    let report = of_text("k.ttgir", &text);
    assert_eq!(only(&report).barriers.len(), 2);
    assert!(only(&report).data.iter().any(|group| group.readers.iter().any(|site| site.op == "op")));
}

#[test]
fn all_forms_are_the_same_each_time() {
    for file in [WGMMA, PERSISTENT] {
        let (first, second) = (report(file), report(file));
        assert_eq!(report_html(&first), report_html(&second));
        assert_eq!(report_json(&first).unwrap(), report_json(&second).unwrap());
    }
}

#[test]
fn data_has_its_version_and_every_section() {
    let document: serde_json::Value = serde_json::from_str(&report_json(&report(WGMMA)).unwrap()).unwrap();
    assert_eq!(document["version"], 3);
    let module = &document["modules"][0];
    for key in
        ["partitions", "edges", "barriers", "data", "aliases", "findings", "coverage", "notes", "redundant"]
    {
        assert!(module[key].is_array(), "{key}");
    }
    assert!(module["timeline"]["lanes"].is_array());
    assert_eq!(module["edges"][0]["direction"], "forward");
}

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn unpartitioned(name: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/unpartitioned").join(name))
        .unwrap()
}

/// From, to, mechanism, direction and data of every edge.
fn told(module: &ModuleReport) -> Vec<(&str, &str, &str, EdgeDirection, String)> {
    let rows = module.edges.iter();
    rows.map(|row| {
        (row.from.as_str(), row.to.as_str(), row.mechanism.as_str(), row.direction, row.data.join(", "))
    })
    .collect()
}

fn lines_of(module: &ModuleReport, alias: &str) -> Vec<(String, u32)> {
    let group = module.aliases.iter().find(|group| group.name == alias).expect(alias);
    group.values.iter().map(|value| (value.value.clone(), value.line)).collect()
}

/// The accumulator's channel has every value of its token, with its line.
fn token_values_are_listed(module: &ModuleReport) {
    let tokens = ["%acc", "%fresh", "%zeroed", "%before", "%after", "%last", "%read"];
    let listed = lines_of(module, &barrier(module, "%acc").name);
    for (name, line) in tokens.iter().zip([16, 16, 20, 21, 26, 21, 29]) {
        assert!(listed.contains(&((*name).to_owned(), line)), "{name} {line} in {listed:?}");
    }
}

/// A persistent multiplication before its partitions are made: products, loads and epilogue, two tiles of one `buffer.id`, an accumulator
/// whose token the loop over the tiles does not carry.
#[test]
fn a_merged_barrier_that_is_not_there_yet_section_by_section() {
    use EdgeDirection::{Backward, Forward};
    let report = of_text("merged_products.mlir", &unpartitioned("merged_products.mlir"));
    let module = only(&report);
    let partitions: Vec<(&str, &str)> =
        module.partitions.iter().map(|row| (row.name.as_str(), row.role.as_str())).collect();
    let expected =
        [("default", "MMA"), ("partition0", "TMA loads (left, right)"), ("partition1", "Output store")];
    assert_eq!(partitions, expected);

    let edges = told(module);
    for (from, to, mechanism, direction, data) in [
        ("partition0", "default", "no barrier yet", Forward, "left_tile"),
        ("partition0", "default", "no barrier yet", Forward, "right_tile"),
        ("default", "partition1", "no barrier yet", Forward, "acc"),
        ("default", "partition1", "TMEM token", Forward, "acc"),
        ("default", "default", "TMEM token", Backward, "acc"),
    ] {
        let edge = (from, to, mechanism, direction, data.to_owned());
        assert!(edges.contains(&edge), "{edge:?} in {edges:#?}");
    }
    // The accumulator is set to 0 before anything says that the epilogue has read it.
    assert!(!edges.iter().any(|edge| (edge.0, edge.1) == ("partition1", "default")), "{edges:#?}");
    let unused = "the token of `tmem_load` of acc is not used";
    assert!(
        module.notes.iter().any(|note| note.line == 29 && note.text.starts_with(unused)),
        "{:?}",
        module.notes
    );

    let tiles = barrier(module, "%right_tile, %left_tile");
    assert_eq!((tiles.depth, tiles.buffer_ids.as_slice()), (Some(3), ["0".to_owned()].as_slice()));
    assert_eq!((tiles.index[0].text.as_str(), tiles.phase[0].text.as_str()), ("count % 3", "count / 3 % 2"));
    let [bytes] = tiles.bytes.as_slice() else { panic!("{:?}", tiles.bytes) };
    let parts: Vec<(&str, u64)> =
        bytes.parts.iter().map(|part| (part.product.as_str(), part.bytes)).collect();
    assert_eq!((bytes.sum, parts), (49_152, vec![("64*256*2", 32_768), ("128*64*2", 16_384)]));
    assert_eq!((barrier(module, "%acc").depth, barrier(module, "%acc").kind.as_str()), (Some(1), "channel"));

    let place: Vec<(&str, &str, u32, Option<&str>)> = module
        .data
        .iter()
        .map(|group| (group.name.as_str(), group.memory.as_str(), group.line, group.buffer_id.as_deref()))
        .collect();
    let expected = [
        ("right_tile", "SMEM", 14, Some("0")),
        ("left_tile", "SMEM", 15, Some("0")),
        ("acc", "TMEM", 16, Some("1")),
    ];
    assert_eq!(place, expected);
    token_values_are_listed(module);

    let missing = |row: &&seawall_report::report::CoverageRow| row.state == OrderState::Missing;
    let zeroed = module.coverage.iter().find(|writer| writer.line == 20).expect("the store is a writer");
    let open: Vec<&str> = zeroed.rows.iter().filter(missing).map(|row| row.partition.as_str()).collect();
    assert!(open.contains(&"partition1"), "{:#?}", zeroed.rows);
    assert!(module.findings.iter().any(|finding| finding.line == 29), "{:#?}", module.findings);
    assert_snapshot!("merged_products", sections(&report_plain(&report), "\nFindings\n"));
}

/// Loads for two consumers before the partitions are made: which data crosses is told from the tasks of ops alone.
#[test]
fn data_of_two_consumers_section_by_section() {
    let report = of_text("two_consumers.mlir", &unpartitioned("two_consumers.mlir"));
    let module = only(&report);
    let partitions: Vec<(&str, &str)> =
        module.partitions.iter().map(|row| (row.name.as_str(), row.role.as_str())).collect();
    let expected = [
        ("default", "Loads"),
        ("partition0", "MMA, output store #1"),
        ("partition1", "MMA, output store #2"),
    ];
    assert_eq!(partitions, expected);
    let flows = [("a1", "partition0"), ("b", "partition0"), ("b", "partition1"), ("a2", "partition1")]
        .map(|(data, to)| ("default", to, "no barrier yet", EdgeDirection::Forward, data.to_owned()));
    assert_eq!(told(module), flows);
    for (value, readers) in [("%a1", "partition0"), ("%b", "partition0, partition1"), ("%a2", "partition1")] {
        let row = barrier(module, value);
        assert_eq!(
            (row.depth, row.index[0].text.as_str(), row.phase[0].text.as_str()),
            (Some(1), "0", "count % 2")
        );
        let verdict = format!(
            "no barrier yet: to become acquire, write and commit in default; wait, read and release in {readers}"
        );
        assert_eq!(row.verdict, verdict);
        assert!(row.bytes.is_empty());
    }
    let shared = module.data.iter().find(|group| group.name == "b").expect("b");
    let readers: Vec<&str> = shared.readers.iter().map(|site| site.partition.as_str()).collect();
    assert_eq!(readers, ["partition0", "partition1"]);
    for (data, made, line) in [("%a1", "%x", 12), ("%b", "%y", 14), ("%a2", "%z", 16)] {
        let listed = lines_of(module, &barrier(module, data).name);
        assert_eq!(listed[0], (made.to_owned(), line));
        assert_eq!(listed[1], (data.to_owned(), line + 1));
    }
    assert!(!module.findings.is_empty() && !module.coverage.is_empty());
    assert_snapshot!("two_consumers", sections(&report_plain(&report), "\nFindings\n"));
}
