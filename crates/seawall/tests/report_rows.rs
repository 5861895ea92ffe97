//! Rows of the report of real kernels, one by one: edges with the places that meet, which way they go and how far; rows of the table.

use std::path::Path;

use seawall::{ReportOptions, report_text};
use seawall_report::report::{
    BarrierReport, CoverageRow, EdgeDirection, EdgeRow, ModuleReport, OrderState, Site,
};

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn corpus(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir/fbtriton");
    std::fs::read_to_string(folder.join(name)).unwrap()
}

fn module(name: &str, text: &str) -> ModuleReport {
    let report: BarrierReport = report_text(name, text, &ReportOptions::default())
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

/// Two slots of a ring of four are the one consumer's, two the other's: each gives its own back, which is known by another edge already.
#[test]
fn an_edge_has_the_places_that_meet_and_goes_the_way_of_what_it_protects() {
    use EdgeDirection::{Backward, Forward};
    let module = of_corpus(TWO_CONSUMERS);
    let told: Vec<_> = module
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
    assert_eq!(told, expected);
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
fn a_hardware_barrier_has_one_name_and_nobody_waits_for_himself() {
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
    assert_eq!((row.why.contains("SW102 in line 130"), row.at.contains(&130)), (true, true), "{row:?}");
}

/// What only the order of issue keeps apart is a state of its own, with the findings that say so: neither ordered nor a missing edge,
/// whether the run found something else that orders some of the executions or not.
#[test]
fn a_row_that_rests_on_the_order_of_issue_names_the_finding() {
    for name in ["autows_attention-sm_100.ttgir", "autows_attention_persistent-sm_100.ttgir"] {
        let module = of_corpus(name);
        let told = module.findings.iter().filter(|finding| finding.code == "SW203");
        let told: Vec<u32> = told.map(|finding| finding.line).collect();
        assert!(!told.is_empty());
        for line in told {
            let rows = module.coverage.iter().filter(|writer| writer.line == line);
            let place = format!("SW203 in line {line}");
            let mut relying = rows.flat_map(|writer| &writer.rows).filter(|row| row.why.contains(&place));
            assert!(relying.any(|row| row.state == OrderState::Issue), "{name}: {line}");
        }
        let rows = module.coverage.iter().flat_map(|writer| &writer.rows);
        let mut products =
            rows.filter(|row| row.state == OrderState::Missing && row.why.contains("`tc_gen5_mma`"));
        assert!(products.all(|row| !row.why.contains("before `tc_gen5_mma`")), "{name}");
    }
}

/// The consumer does not wait for its tile, the producer waits for its slots: the consumer's is the edge that lacks.
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
        assert!(row.why.starts_with("partition0 has to wait before `warp_group_dot`"), "{}", row.why);
        assert!(
            row.why.contains("through mbarrier_0, with slot and phase that default has at"),
            "{}",
            row.why
        );
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

/// What goes through barriers that are not there yet: who makes it, who uses it, and what.
fn channels(module: &ModuleReport) -> Vec<(&str, &str, String)> {
    let planned = module.edges.iter().filter(|edge| edge.through.starts_with("channel_"));
    planned.map(|edge| (edge.from.as_str(), edge.to.as_str(), edge.data.join(", "))).collect()
}

/// A loop that all tasks run makes nothing for any of them: what it gives is made by the op inside, and constants each task has for itself.
#[test]
fn what_a_loop_gives_is_made_by_the_task_that_yields_it() {
    let gemm = of_corpus("autows_gemm-sm_90.planned.ttgir");
    let loads = [("partition0", "default", "left tile"), ("partition1", "default", "right tile")];
    let told = channels(&gemm);
    for (from, to, data) in &told {
        assert!(loads.iter().any(|load| (load.1, load.2) == (*to, data)), "{from} to {to}: {data}");
    }
    assert_eq!(told.len(), 2, "{told:?}");
}

/// A common `buffer.id` in tensor memory is a place, not a barrier: each scalar that is stored there has one of its own, as the compiler makes a
/// token for each.
#[test]
fn values_that_share_columns_have_a_channel_each() {
    let module = of_corpus("autows_attention_persistent-sm_100.planned.ttgir");
    let told = channels(&module);
    for (from, to, data) in [
        ("partition3", "partition1", "weight"),
        ("partition3", "partition1", "high"),
        ("partition3", "default", "shrink"),
        ("partition3", "partition0", "MMA operand A"),
    ] {
        let alone = told.iter().filter(|row| (row.0, row.1, row.2.as_str()) == (from, to, data));
        assert_eq!(alone.count(), 1, "{data}: {told:?}");
    }
    let rows = module.barriers.iter().filter(|row| row.kind == "channel");
    assert!(rows.clone().count() == 10 && rows.clone().all(|row| row.protects.len() == 1), "{told:?}");
}

/// A partition has one name in all sections, and what arrives at an aref is the exit behind a load, not the load nor the enter before it.
#[test]
fn arefs_are_told_alike_in_all_sections() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir/nvws");
    for name in ["matmul_descriptors_ws-sm_100.arefs.ttgir", "attention_descriptors_ws-sm_100.arefs.ttgir"] {
        #[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
        let module = module(name, &std::fs::read_to_string(path.join(name)).unwrap());
        let partitions: Vec<&str> = module.partitions.iter().map(|row| row.name.as_str()).collect();
        let rows = module.coverage.iter().flat_map(|writer| &writer.rows);
        let told =
            rows.map(|row| &row.partition).chain(module.coverage.iter().map(|writer| &writer.partition));
        let unknown: Vec<&String> = told.filter(|name| !partitions.contains(&name.as_str())).collect();
        assert_eq!(unknown, Vec::<&String>::new(), "{name}: {partitions:?}");
        let arefs = module.edges.iter().filter(|edge| edge.through.starts_with("aref"));
        assert!(arefs.clone().count() > 1);
        for edge in arefs {
            assert_eq!(edge.mechanism, "aref", "{name}: {edge:?}");
            assert!(edge.arrivals.iter().all(|site| site.text.contains("exit")), "{name}: {edge:?}");
        }
    }
}

/// The copy of the first item takes a slot that nobody has given back: it is the producer that does not wait, by the ring that is given back.
#[test]
fn where_the_writer_does_not_acquire_its_edge_is_the_missing_one() {
    let text = include_str!("../../../tests/mlir/specialized/ring_of_five_no_acquire.mlir");
    let module = module("ring.mlir", text);
    let of_default = |row: &&CoverageRow| row.partition == "default" && row.state == OrderState::Missing;
    let missing: Vec<&CoverageRow> =
        module.coverage.iter().flat_map(|writer| &writer.rows).filter(of_default).collect();
    let [row] = missing.as_slice() else { panic!("{missing:#?}") };
    assert!(
        row.why.starts_with("partition0 has to wait before `async_tma_copy_global_to_local`"),
        "{}",
        row.why
    );
    assert!(row.why.contains("for an arrival of default after `local_load`"), "{}", row.why);
    assert!(row.why.contains("through mbarrier_1, with slot and phase that default has"), "{}", row.why);
}

/// `i % 3` and `i / 3`, also where an `scf.while` carries them and an `scf.if` wraps them.
#[test]
fn slots_that_a_while_carries_are_told_by_its_iterations() {
    let module = module("while.mlir", include_str!("../../../tests/mlir/specialized/ring_in_while.mlir"));
    let token = &module.barriers[0];
    let told = |rows: &[seawall_report::report::ExpressionRow]| -> Vec<(String, usize)> {
        rows.iter().map(|row| (row.text.clone(), row.lines.len())).collect()
    };
    assert_eq!(told(&token.index), [("i % 3".to_owned(), 5)]);
    assert_eq!(told(&token.phase), [("(i / 3 & 1) != 0".to_owned(), 3)]);
    assert!(token.legend.contains(&"i in partition0: iterations of the loop in line 35, from 0".to_owned()));
}

/// Whoever chooses the next slot need not name the very sum that was compared.
#[test]
fn a_sum_that_is_computed_twice_wraps_as_one_does() {
    let text = include_str!("../../../tests/mlir/specialized/ring_sum_twice.mlir");
    let module = module("twice.mlir", text);
    for barrier in &module.barriers {
        let told: Vec<&str> = barrier.index.iter().map(|row| row.text.as_str()).collect();
        assert_eq!(told, ["i % 3"], "{}", barrier.name);
    }
}

/// A hardware barrier has threads that come to it, and no slots.
#[test]
fn named_barriers_are_told_with_their_threads() {
    let module = of_corpus("tlx_attention_two_consumers-sm_90.ttgir");
    let named: Vec<_> = module.barriers.iter().filter(|row| row.kind == "named barrier").collect();
    assert_eq!(named.len(), 2);
    for row in named {
        assert_eq!((row.depth, row.count.as_deref()), (None, Some("256 threads")), "{}", row.name);
    }
}

/// Each CTA loads its half for both: of a barrier's bytes one half comes from the peer. Of a mask that is not known, no sum is told.
#[test]
fn bytes_that_peers_load_are_counted() {
    let text = include_str!("../../../tests/mlir/specialized/multicast_halves.mlir");
    let told = |text: &str| -> Vec<(u64, String, u64, bool)> {
        let module = module("halves.mlir", text);
        let rows = module.barriers.iter().flat_map(|row| &row.bytes);
        let products = rows.flat_map(|row| row.parts.iter().map(move |part| (row, part)));
        products.map(|(row, part)| (row.expected, part.product.clone(), row.sum, row.matches)).collect()
    };
    let product = "2*128*64*2".to_owned();
    assert_eq!(told(text), [(32768, product.clone(), 32768, true), (16384, product, 32768, false)]);
    let rank = "%rank = arith.remui %id, %c2 : i32";
    let unknown = text
        .replace("    %both = arith.constant 3 : i32\n", "")
        .replace(rank, &format!("{rank}\n    %both = arith.addi %rank, %c1 : i32"));
    assert_eq!(told(&unknown), []);
}
