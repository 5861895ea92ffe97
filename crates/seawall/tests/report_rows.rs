//! Individual rows of the report of real kernels: edges with their arrivals, waits, directions and
//! distances, and rows of the coverage table.

use std::path::Path;

use seawall::{CheckOptions, SourceKind, report_text};
use seawall_report::report::{
    BarrierReport, CoverageRow, EdgeDirection, EdgeRow, ModuleReport, OrderState, Site,
};

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn corpus(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir/fbtriton");
    std::fs::read_to_string(folder.join(name)).unwrap()
}

fn module(name: &str, text: &str) -> ModuleReport {
    let report: BarrierReport = report_text(name, text, &CheckOptions::new(SourceKind::Mlir))
        .unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics));
    let [module] = report.modules.as_slice() else { panic!("{} modules", report.modules.len()) };
    module.clone()
}

fn of_corpus(name: &str) -> ModuleReport {
    module(name, &corpus(name))
}

fn lines(sites: &[Site]) -> Vec<u32> {
    sites.iter().map(|site| site.line).collect()
}

fn through<'m>(module: &'m ModuleReport, name: &str) -> Vec<&'m EdgeRow> {
    module.edges.iter().filter(|edge| edge.through == name).collect()
}

const TWO_CONSUMERS: &str = "tlx_gemm_two_consumers-sm_90.ttgir";

/// Two slots of a ring of four belong to one consumer, two to the other. Each releases its own
/// slots, which another edge already determines.
#[test]
fn an_edge_has_its_arrivals_and_waits_and_the_direction_of_its_data() {
    use EdgeDirection::{Backward, Forward};
    let module = of_corpus(TWO_CONSUMERS);
    let actual: Vec<_> = module
        .edges
        .iter()
        .map(|edge| {
            let (from, to) = (edge.from.as_str(), edge.to.as_str());
            (from, to, edge.direction, lines(&edge.arrivals), lines(&edge.waits), edge.distance)
        })
        .collect();
    let expected = [
        ("default", "partition0", Forward, vec![74], vec![114], Some(0)),
        ("default", "partition1", Forward, vec![87], vec![159], Some(0)),
        ("partition0", "default", Backward, vec![123], vec![69], Some(2)),
        ("partition1", "default", Backward, vec![168], vec![83], Some(2)),
        ("default", "partition0", Forward, vec![80], vec![116], Some(0)),
        ("default", "partition1", Forward, vec![80], vec![161], Some(0)),
        ("partition0", "default", Backward, vec![125], vec![76], Some(2)),
        ("partition1", "default", Backward, vec![170], vec![76], Some(2)),
    ];
    assert_eq!(actual, expected);
    assert!(module.edges.iter().all(|edge| edge.observed));
}

#[test]
fn iterations_of_nested_loops_are_counted_within_one_of_the_outer() {
    for name in ["tlx_gemm_persistent-sm_100.ttgir", "autows_attention_persistent-sm_100.ttgir"] {
        let module = of_corpus(name);
        let counts: Vec<i64> = module.edges.iter().filter_map(|edge| edge.distance).collect();
        assert!(!counts.is_empty() && counts.iter().all(|count| (0..=4).contains(count)), "{counts:?}");
    }
}

#[test]
fn a_hardware_barrier_has_one_name_and_no_partition_waits_for_itself() {
    let module = of_corpus("tlx_attention_two_consumers-sm_90.ttgir");
    let names: Vec<&str> = module.barriers.iter().map(|row| row.name.as_str()).collect();
    assert!(module.edges.iter().all(|edge| names.contains(&edge.through.as_str())), "{:#?}", module.edges);
    for (name, from, to) in
        [("named_bar_9", "partition1", "partition0"), ("named_bar_10", "partition0", "partition1")]
    {
        let edges = through(&module, name);
        let [edge] = edges.as_slice() else { panic!("{edges:#?}") };
        assert_eq!((edge.from.as_str(), edge.to.as_str(), edge.observed), (from, to, true));
        assert_eq!(edge.mechanism, "named barrier");
        let steps = module.timeline.lanes.iter().flat_map(|lane| &lane.steps);
        assert!(steps.filter_map(|step| step.object.as_deref()).any(|object| object == name));
    }
}

fn row(module: &ModuleReport, writer: u32, user: u32) -> &CoverageRow {
    let writer = module.coverage.iter().find(|row| row.line == writer).expect("the writer");
    writer.rows.iter().find(|row| row.lines.contains(&user)).expect("the user")
}

#[test]
fn the_table_does_not_call_ordered_what_a_finding_calls_a_race() {
    let module = of_corpus(TWO_CONSUMERS);
    assert!(module.findings.iter().any(|finding| finding.code == "SW102" && finding.line == 130));
    let row = row(&module, 130, 132);
    assert_eq!(row.state, OrderState::Race);
    assert_eq!((row.why.contains("SW102 at line 130"), row.at.contains(&130)), (true, true), "{row:?}");
}

/// Pairs that only issue order separates have a separate state, with their findings. They are
/// neither ordered nor missing an edge, even if the run finds another order for some executions.
#[test]
fn a_row_that_rests_on_the_order_of_issue_names_the_finding() {
    for name in ["autows_attention-sm_100.ttgir", "autows_attention_persistent-sm_100.ttgir"] {
        let module = of_corpus(name);
        let actual = module.findings.iter().filter(|finding| finding.code == "SW203");
        let actual: Vec<u32> = actual.map(|finding| finding.line).collect();
        assert!(!actual.is_empty());
        for line in actual {
            let rows = module.coverage.iter().filter(|writer| writer.line == line);
            let place = format!("SW203 at line {line}");
            let mut relying = rows.flat_map(|writer| &writer.rows).filter(|row| row.why.contains(&place));
            assert!(relying.any(|row| row.state == OrderState::Issue), "{name}: {line}");
        }
        let rows = module.coverage.iter().flat_map(|writer| &writer.rows);
        let mut products =
            rows.filter(|row| row.state == OrderState::Missing && row.why.contains("`tc_gen5_mma`"));
        assert!(products.all(|row| !row.why.contains("before `tc_gen5_mma`")), "{name}");
    }
}

/// The consumer does not wait for its tile, and the producer waits for its slots: the consumer's
/// edge is missing.
#[test]
fn where_the_reader_does_not_wait_its_edge_is_the_missing_one() {
    let whole = corpus("tlx_wgmma_tasks-sm_90.ttgir");
    let unchanged = module("whole.ttgir", &whole);
    let line = through(&unchanged, "mbarrier_0")[0].waits[0].line;
    let waitless: String = (1..)
        .zip(whole.lines())
        .map(|(at, text)| if at == line { "\n".to_owned() } else { format!("{text}\n") })
        .collect();
    let module = module("waitless.ttgir", &waitless);
    let missing: Vec<&CoverageRow> = module
        .coverage
        .iter()
        .filter(|writer| writer.partition == "default")
        .flat_map(|writer| &writer.rows)
        .filter(|row| row.state == OrderState::Missing && row.partition == "partition0")
        .collect();
    assert!(!missing.is_empty(), "{:#?}", module.coverage);
    for row in missing {
        assert!(row.why.starts_with("partition0 must wait before `warp_group_dot`"), "{}", row.why);
        assert!(row.why.contains("through mbarrier_0, with the slot and phase of default at"), "{}", row.why);
    }
}

#[test]
fn barriers_of_data_have_the_names_of_section_three() {
    let module = of_corpus("autows_gemm-sm_90.planned.ttgir");
    let names: Vec<&str> = module.barriers.iter().map(|row| row.name.as_str()).collect();
    let of_data = || module.data.iter().flat_map(|group| &group.barriers);
    assert!(of_data().next().is_some());
    assert!(of_data().all(|name| names.contains(&name.as_str())), "{names:?} {:?}", module.data);
    let tokens = of_corpus("autows_attention_persistent-sm_100.planned.ttgir");
    let chains = || tokens.edges.iter().filter(|edge| edge.mechanism == "TMEM token");
    assert!(chains().next().is_some());
    assert!(chains().all(|edge| edge.through.starts_with('%')));
}

/// Channels, which are barriers that a later pass creates: producer, consumer and data.
fn channels(module: &ModuleReport) -> Vec<(&str, &str, String)> {
    let planned = module.edges.iter().filter(|edge| edge.through.starts_with("channel_"));
    planned.map(|edge| (edge.from.as_str(), edge.to.as_str(), edge.data.join(", "))).collect()
}

/// A loop that all tasks run produces nothing for them. The op inside produces its results, and
/// each task has its own constants.
#[test]
fn what_a_loop_gives_is_made_by_the_task_that_yields_it() {
    let gemm = of_corpus("autows_gemm-sm_90.planned.ttgir");
    let loads = [("partition0", "default", "left tile"), ("partition1", "default", "right tile")];
    let actual = channels(&gemm);
    for (from, to, data) in &actual {
        assert!(loads.iter().any(|load| (load.1, load.2) == (*to, data)), "{from} to {to}: {data}");
    }
    assert_eq!(actual.len(), 2, "{actual:?}");
}

/// A common `buffer.id` in tensor memory is a place, not a barrier. Each scalar there has a
/// separate channel, as the compiler creates a token for each.
#[test]
fn values_that_share_columns_have_a_channel_each() {
    let module = of_corpus("autows_attention_persistent-sm_100.planned.ttgir");
    let actual = channels(&module);
    for (from, to, data) in [
        ("partition3", "partition1", "weight"),
        ("partition3", "partition1", "high"),
        ("partition3", "default", "shrink"),
        ("partition3", "partition0", "MMA operand A"),
    ] {
        let alone = actual.iter().filter(|row| (row.0, row.1, row.2.as_str()) == (from, to, data));
        assert_eq!(alone.count(), 1, "{data}: {actual:?}");
    }
    let rows = module.barriers.iter().filter(|row| row.kind == "channel");
    assert!(rows.clone().count() == 10 && rows.clone().all(|row| row.protects.len() == 1), "{actual:?}");
}

/// A partition has one name in all sections. The exit after a load arrives at an aref, not the load
/// or the enter before it.
#[test]
fn arefs_have_one_name_in_all_sections() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir/nvws");
    for name in ["matmul_descriptors_ws-sm_100.arefs.ttgir", "attention_descriptors_ws-sm_100.arefs.ttgir"] {
        #[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
        let module = module(name, &std::fs::read_to_string(path.join(name)).unwrap());
        let partitions: Vec<&str> = module.partitions.iter().map(|row| row.name.as_str()).collect();
        let rows = module.coverage.iter().flat_map(|writer| &writer.rows);
        let actual =
            rows.map(|row| &row.partition).chain(module.coverage.iter().map(|writer| &writer.partition));
        let unknown: Vec<&String> = actual.filter(|name| !partitions.contains(&name.as_str())).collect();
        assert_eq!(unknown, Vec::<&String>::new(), "{name}: {partitions:?}");
        let arefs = module.edges.iter().filter(|edge| edge.through.starts_with("aref"));
        assert!(arefs.clone().count() > 1);
        for edge in arefs {
            assert_eq!(edge.mechanism, "aref", "{name}: {edge:?}");
            assert!(edge.arrivals.iter().all(|site| site.text.contains("exit")), "{name}: {edge:?}");
        }
    }
}

/// A hardware barrier has a thread count, and no slots.
#[test]
fn named_barriers_are_listed_with_their_threads() {
    let module = of_corpus("tlx_attention_two_consumers-sm_90.ttgir");
    let named: Vec<_> = module.barriers.iter().filter(|row| row.kind == "named barrier").collect();
    assert_eq!(named.len(), 2);
    for row in named {
        assert_eq!((row.depth, row.count.as_deref()), (None, Some("256 threads")), "{}", row.name);
    }
}

/// Each CTA loads its half for both, so half of a barrier's bytes come from the peer. If the mask
/// is unknown, the report has no sum.
#[test]
fn bytes_that_unknown_peers_load_have_no_sum() {
    let text = include_str!("../../../tests/mlir/specialized/multicast_halves.mlir");
    let rank = "%rank = arith.remui %id, %c2 : i32";
    let unknown = text
        .replace("    %both = arith.constant 3 : i32\n", "")
        .replace(rank, &format!("{rank}\n    %both = arith.addi %rank, %c1 : i32"));
    assert_ne!(unknown, text);
    let module = module("halves.mlir", &unknown);
    assert!(module.barriers.iter().all(|row| row.bytes.is_empty()), "{:#?}", module.barriers);
}

/// The default partition deadlocks at the first mbarrier, in front of its arrival at the second.
const STUCK: &str = r#"#flat = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #flat, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func public @stuck() {
    %zero = arith.constant 0 : i32
    %first = ttg.local_alloc : () -> !bar
    ttng.init_barrier %first, 1 : !bar
    %second = ttg.local_alloc : () -> !bar
    ttng.init_barrier %second, 1 : !bar
    ttg.warp_specialize(%first, %second)
    default {
      ttng.wait_barrier %first, %zero : !bar
      ttng.arrive_barrier %second, 1 : !bar
      ttg.warp_yield
    }
    partition0(%f: !bar, %s: !bar) num_warps(4) {
      ttg.warp_return
    } : (!bar, !bar) -> ()
    tt.return
  }
}
"#;

#[test]
fn mbarriers_that_no_run_reaches_are_not_called_clean() {
    let verdicts = |text: &str| -> Vec<(bool, String)> {
        let module = module("stuck.ttgir", text);
        module.barriers.iter().map(|barrier| (barrier.clean, barrier.verdict.clone())).collect()
    };
    let unreached = "not checked: no run reaches an arrival at it or passes a wait for it";
    let stuck = [(false, "SW301 deadlock at line 13".to_owned()), (false, unreached.to_owned())];
    assert_eq!(verdicts(STUCK), stuck);
    let released = STUCK
        .replace("      ttg.warp_return", "      ttng.arrive_barrier %f, 1 : !bar\n      ttg.warp_return");
    let clean = "nothing found (for all runs, each to its end or its deadlock)".to_owned();
    assert_eq!(verdicts(&released), [(true, clean.clone()), (true, clean)]);
}
