//! The barrier report of real kernels through the facade: the content of each section.

use std::path::Path;

use insta::assert_snapshot;
use seawall::{CheckOptions, CheckedPart, SourceKind, check_text, report_text};
use seawall_analysis::Finding;
use seawall_base::LineIndex;
use seawall_report::report::{
    BarrierReport, BarrierRow, CoverageWriter, EdgeDirection, ModuleReport, report_html, report_json,
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
    report_text(name, text, &CheckOptions::new(SourceKind::Mlir))
        .unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics))
}

/// The five sections without the results of runs and analyses, which have separate tests.
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

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn modules_in(folder: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/mlir").join(folder);
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut all: Vec<(String, String)> = paths
        .filter(|path| path.extension().is_some_and(|ending| ending == "mlir"))
        .map(|path| (path.display().to_string(), std::fs::read_to_string(&path).unwrap()))
        .collect();
    all.sort();
    all
}

#[test]
fn the_findings_are_those_of_check() {
    let options = CheckOptions { finish: true, ..CheckOptions::new(SourceKind::Mlir) };
    let (mut compared, mut found) = (0, 0);
    for (name, text) in ["check", "finish", "missed", "specialized"].into_iter().flat_map(modules_in) {
        // The report finishes no module with mbarriers or partitions whose calls are followed.
        if text.contains("call @")
            && ["mbarrier", "warp_specialize", "wait"].iter().any(|op| text.contains(op))
        {
            continue;
        }
        let (Ok(checked), Ok(report)) = (check_text(&text, &options), report_text(&name, &text, &options))
        else {
            continue;
        };
        let index = LineIndex::new(&text);
        let of_part = |part: &CheckedPart| {
            let line = |finding: &Finding| {
                let place = part.program.origin_of(finding.event).span.start;
                (finding.code.number().to_owned(), index.line(part.base + place))
            };
            let mut rows: Vec<_> = part.findings.iter().map(line).collect();
            rows.sort();
            rows
        };
        let of_report = |module: &ModuleReport| {
            let own = module.findings.iter().filter(|row| !row.id.is_empty());
            let mut rows: Vec<_> = own.map(|row| (row.code.clone(), row.line)).collect();
            rows.sort();
            rows
        };
        let expected: Vec<_> = checked.parts.iter().map(of_part).collect();
        assert_eq!(report.modules.iter().map(of_report).collect::<Vec<_>>(), expected, "{name}");
        compared += expected.len();
        found += expected.iter().map(Vec::len).sum::<usize>();
    }
    assert!(compared > 200 && found > 200, "{compared} modules, {found} findings");
}

/// 20 buffers at the same address, each stored and loaded between barriers.
fn reused_memory() -> String {
    let types = "!ttg.memdesc<128xf32, #shared, #smem, mutable>";
    let body: String = (0..20)
        .map(|n| {
            format!(
                "%b{n} = ttg.local_alloc {{allocation.offset = 0 : i32}} : () -> {types}\n\
                 ttg.local_store %x, %b{n} : tensor<128xf32, #blocked> -> {types}\n\
                 ttg.barrier local\n\
                 %v{n} = ttg.local_load %b{n} : {types} -> tensor<128xf32, #blocked>\n\
                 ttg.barrier local\n"
            )
        })
        .collect();
    format!(
        "#blocked = #ttg.blocked<{{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}}>\n\
         #shared = #ttg.swizzled_shared<{{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}}>\n\
         #smem = #ttg.shared_memory\n\
         module attributes {{\"ttg.num-ctas\" = 1 : i32, \"ttg.num-warps\" = 4 : i32, ttg.target = \"cuda:90\", \
         \"ttg.threads-per-warp\" = 32 : i32}} {{\n\
         tt.func public @k(%x: tensor<128xf32, #blocked>) {{\n{body}tt.return\n}}\n}}\n"
    )
}

#[test]
fn many_ordered_users_of_memory_are_counted() {
    let report = of_text("reused.mlir", &reused_memory());
    let plain = report_plain(&report);
    assert!(plain.contains("  and 12 other rows, all ✓ ordered"), "{plain}");
    let rows = |writer: &CoverageWriter| writer.rows.len();
    assert_eq!(only(&report).coverage.iter().map(rows).collect::<Vec<_>>(), [20; 20]);
}

fn only(report: &BarrierReport) -> &ModuleReport {
    let [module] = report.modules.as_slice() else { panic!("{} modules", report.modules.len()) };
    module
}

fn barrier<'r>(module: &'r ModuleReport, value: &str) -> &'r BarrierRow {
    module.barriers.iter().find(|row| row.value == value).unwrap_or_else(|| panic!("no barrier {value}"))
}

#[test]
fn partitions_are_named_by_their_roles() {
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
    // The accumulator's slot advances in a branch, and is used once more after the loop.
    let accumulator = barrier(only(&report), "%17");
    assert_eq!(accumulator.index.iter().map(|row| row.text.as_str()).collect::<Vec<_>>(), ["n % 2"]);
    assert!(
        accumulator
            .legend
            .iter()
            .any(|entry| entry.contains("number of times that the branch at line 91 was taken"))
    );
}

#[test]
fn merged_bytes_are_spelled_out_and_a_wrong_sum_is_reported() {
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
    assert!(row.remarks.iter().any(|remark| remark.text == "24575 bytes are expected, but 24576 are copied"));
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

/// The texts of modules before partitioning, with channels. `tests/mlir/report/` states their rows.
#[test]
fn sections_of_modules_before_partitioning() {
    let merged = include_str!("../../../tests/mlir/report/merged_products.mlir");
    let consumers = include_str!("../../../tests/mlir/report/two_consumers.mlir");
    for (name, text) in [("merged_products", merged), ("two_consumers", consumers)] {
        let report = of_text(&format!("{name}.mlir"), text);
        assert!(!only(&report).findings.is_empty() && !only(&report).coverage.is_empty(), "{name}");
        assert_snapshot!(name, sections(&report_plain(&report), "\nFindings\n"));
    }
}

/// The kernel without `^ 1` in the phase of the producer's wait. Both partitions deadlock.
fn hanging() -> String {
    let text = corpus(WGMMA);
    let wrong = text.replace("ttng.wait_barrier %13, %16, %true_3", "ttng.wait_barrier %13, %15, %true_3");
    assert_ne!(wrong, text);
    wrong
}

#[test]
fn the_timeline_of_a_deadlock_is_the_run_that_hangs() {
    let report = of_text("k.ttgir", &hanging());
    let timeline = &only(&report).timeline;
    let deadlock = timeline.deadlock.as_ref().expect("a deadlock");
    let waits: Vec<(&str, &str, Option<u8>, u32)> = deadlock
        .waits
        .iter()
        .map(|wait| (wait.partition.as_str(), wait.object.as_str(), wait.parity, wait.completed))
        .collect();
    let expected = [("default", "mbarrier_0[0]", Some(0), 0), ("partition0", "mbarrier_1[0]", Some(0), 0)];
    assert_eq!((waits.as_slice(), deadlock.cycle), (expected.as_slice(), 2));
    let needs = deadlock.waits.iter().filter_map(|wait| Some(wait.needs.as_ref()?.partition.as_str()));
    assert_eq!(needs.collect::<Vec<_>>(), ["partition0", "default"]);
    let last = timeline.lanes.iter().filter(|lane| lane.partition != "kernel").map(|lane| lane.steps.last());
    assert!(last.flatten().all(|step| step.stuck && step.blocked_from.is_some()));
    let correct = self::report(WGMMA);
    let steps = only(&correct).timeline.lanes.iter().flat_map(|lane| &lane.steps);
    assert!(only(&correct).timeline.deadlock.is_none() && steps.clone().count() > 20);
    assert!(steps.into_iter().all(|step| !step.stuck));
}

#[test]
fn the_anchor_of_a_finding_does_not_depend_on_its_line() {
    let anchors = |text: &str| -> Vec<String> {
        only(&of_text("k.ttgir", text)).findings.iter().map(|row| row.anchor.clone()).collect()
    };
    let text = hanging();
    let moved =
        text.replacen("%c63_i32 = arith.constant 63 : i32", "%c63_i32 = arith.constant 63 : i32\n\n", 1);
    assert_eq!(anchors(&text), anchors(&moved));
    let mut all = anchors(&text);
    assert!(all.len() > 2 && all.iter().all(|anchor| anchor.starts_with("finding-sw")), "{all:?}");
    // Two modules with the same findings have different anchors.
    let both = of_text("k.ttgir", &format!("{text}\n// -----\n{text}"));
    let of_both = both.modules.iter().flat_map(|module| &module.findings).map(|row| row.anchor.clone());
    let count = of_both.clone().count();
    assert_eq!(count, 2 * all.len());
    all.clear();
    all.extend(of_both);
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), count);
}
