//! Attention with scalars of each row packed beside the scores in tensor memory: the product of the next tile sets all columns to 0, and
//! its own barrier says nothing of what others still read there.

use std::collections::BTreeSet;
use std::fmt::Write;

use seawall_model::{Program, text};
use seawall_phases::{Bound, Limits, Order, Phases, run};

/// Data partitions: each has scores, and beside them a scalar of every step, and two of every tile.
const HALVES: [u32; 2] = [0, 1];

/// Two data partitions, three steps a tile, any number of tiles. With `outer`, the products of a tile wait until the scalars of the
/// tile before were read: once a tile, before the loop over the steps.
fn attention(outer: bool) -> String {
    let mut memory = String::new();
    let mut inits = String::new();
    let (mut step_reads, mut tile_reads, mut waits, mut products, mut softmaxes) = Default::default();
    for half in HALVES {
        let at = 128 * half;
        let _ = write!(
            memory,
            "  tmem qk{half} : 16384 at {at}\n  tmem alpha{half} : 128 at {}\n  tmem m{half} : 128 at {}\n  tmem l{half} : 128 at {}\n",
            at + 64,
            at + 65,
            at + 66
        );
        for name in ["done", "free", "alpha_full", "alpha_free", "m_full", "m_free", "l_full", "l_free"] {
            let _ = writeln!(memory, "  smem {name}{half} : 8");
            let _ = writeln!(inits, "  mbarrier init {name}{half} count 1");
        }
        let write: fn(&mut String, String) = |to, line| to.push_str(&line);
        write(
            &mut step_reads,
            format!(
                "mbarrier wait alpha_full{half} phase (t * 3 + i) & 1\nread alpha{half}\nmbarrier arrive alpha_free{half}\n"
            ),
        );
        write(
            &mut tile_reads,
            format!("mbarrier wait m_full{half} phase t & 1\nread m{half}\nmbarrier arrive m_free{half}\n"),
        );
        write(
            &mut tile_reads,
            format!("mbarrier wait l_full{half} phase t & 1\nread l{half}\nmbarrier arrive l_free{half}\n"),
        );
        let tile = format!(
            "mbarrier wait m_free{half} phase (t + 1) & 1\nmbarrier wait l_free{half} phase (t + 1) & 1\n"
        );
        if outer {
            write(&mut waits, tile.clone());
        }
        write(
            &mut products,
            format!(
                "mbarrier wait free{half} phase (t * 3 + i + 1) & 1\nmbarrier wait alpha_free{half} phase (t * 3 + i + 1) & 1\n"
            ),
        );
        write(
            &mut products,
            format!(
                "product{half}: mma tcgen05 read Q, write qk{half}\nmbarrier commit tcgen05 done{half}\n"
            ),
        );
        write(
            &mut softmaxes,
            format!(
                "partition softmax{half} warps 1 {{\nloop t to tiles {{\n{tile}loop i to 3 {{\nmbarrier wait done{half} phase (t * 3 + i) & 1\nread qk{half}\n\
             write alpha{half}\nwrite m{half}\nwrite l{half}\nmbarrier arrive alpha_full{half}\nmbarrier arrive free{half}\n}}\n\
             mbarrier arrive m_full{half}\nmbarrier arrive l_full{half}\n}}\n}}\n"
            ),
        );
    }
    format!(
        "program packed target sm_100 {{\n{memory}  smem Q : 4096\n  warps 1\n  symbols tiles\n{inits}fork {{\n\
         default {{\nloop t to tiles {{\nloop i to 3 {{\n{step_reads}}}\n{tile_reads}}}\n}}\n\
         partition tensor warps 1 {{\nloop t to tiles {{\n{waits}loop i to 3 {{\n{products}}}\n}}\n}}\n{softmaxes}}}\n}}\n"
    )
}

fn judged(outer: bool) -> (Program, Phases) {
    let program = text::parse(&attention(outer)).unwrap_or_else(|errors| panic!("{errors:?}"));
    let phases = run(&program, &Limits::default());
    (program, phases)
}

/// Writer, buffer and user of each row that is not ordered.
fn missing(program: &Program, phases: &Phases) -> BTreeSet<(String, String, String)> {
    let rows = phases.coverage.iter().flat_map(|writer| writer.rows.iter().map(move |row| (writer, row)));
    let open = rows.filter(|(_, row)| matches!(row.order, Order::Missing(_)));
    open.map(|(writer, row)| {
        let writer = program.origin_of(writer.event).op.clone();
        (writer, program.buffers[row.buffer].name.clone(), program.partitions[row.partition].name.clone())
    })
    .collect()
}

#[test]
fn with_the_edges_of_the_outer_loop_all_rows_are_ordered() {
    let (program, phases) = judged(true);
    assert!(phases.findings.is_empty(), "{:?}", phases.findings);
    assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{:?}", phases.bound);
    assert_eq!(missing(&program, &phases), BTreeSet::new());
    // The table is there all the same: each product covers its own scores and three scalars.
    for half in HALVES {
        let name = format!("product{half}");
        let writer = phases.coverage.iter().find(|writer| program.origin_of(writer.event).op == name);
        let buffers: BTreeSet<&str> = writer
            .expect("the product is a writer")
            .rows
            .iter()
            .map(|row| program.buffers[row.buffer].name.as_str())
            .collect();
        for scalar in ["alpha", "m", "l"] {
            assert!(buffers.contains(format!("{scalar}{half}").as_str()), "{buffers:?}");
        }
    }
}

#[test]
fn without_them_the_two_scalars_of_a_tile_are_missing_and_nothing_else() {
    let (program, phases) = judged(false);
    let row =
        |half: u32, scalar: &str| (format!("product{half}"), format!("{scalar}{half}"), "default".to_owned());
    let expected = HALVES.iter().flat_map(|half| [row(*half, "m"), row(*half, "l")]).collect();
    assert_eq!(missing(&program, &phases), expected);
}

#[test]
fn the_missing_edge_belongs_before_the_inner_loop() {
    let (program, phases) = judged(false);
    let rows = phases.coverage.iter().flat_map(|writer| &writer.rows);
    let edges: Vec<(u32, u32)> = rows
        .filter_map(|row| match &row.order {
            Order::Missing(missing) => Some((missing.depth, missing.arrival_depth)),
            _ => None,
        })
        .collect();
    assert_eq!(edges, [(1, 1); 4], "once a tile on both sides: {}", program.name);
}
