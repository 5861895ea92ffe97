//! Attention with scalars of each row packed beside the scores in tensor memory. The MMA of the
//! next tile zeroes all columns, and its own mbarrier says nothing of what others still read there.

use std::collections::BTreeSet;
use std::fmt::Write;

use seawall_model::{Program, text};
use seawall_phases::{Bound, Limits, Order, Phases, run};

/// Data partitions: each has scores and, beside them, one scalar of every step and two of every
/// tile.
const PARTS: [u32; 2] = [0, 1];

/// The mbarriers of each data partition; `@` is its number.
const BARRIERS: [&str; 8] =
    ["done@", "free@", "alpha_full@", "alpha_free@", "m_full@", "m_free@", "l_full@", "l_free@"];
const STEP_READS: &str = "
mbarrier wait alpha_full@ phase (t * 3 + i) & 1
read alpha@
mbarrier arrive alpha_free@";
const TILE_READS: &str = "
mbarrier wait m_full@ phase t & 1
read m@
mbarrier arrive m_free@
mbarrier wait l_full@ phase t & 1
read l@
mbarrier arrive l_free@";
const TILE_WAITS: &str = "
mbarrier wait m_free@ phase (t + 1) & 1
mbarrier wait l_free@ phase (t + 1) & 1";
const DOTS: &str = "
mbarrier wait free@ phase (t * 3 + i + 1) & 1
mbarrier wait alpha_free@ phase (t * 3 + i + 1) & 1
dot@: mma tcgen05 read Q, write qk@
mbarrier commit tcgen05 done@";
const SOFTMAX: &str = "
mbarrier wait done@ phase (t * 3 + i) & 1
read qk@
write alpha@
write m@
write l@
mbarrier arrive alpha_full@
mbarrier arrive free@";
const SOFTMAX_TILE: &str = "
mbarrier arrive m_full@
mbarrier arrive l_full@";

/// Two data partitions, three steps a tile, any number of tiles. With `outer`, the MMAs of a tile
/// wait until the scalars of the tile before were read: once per tile, before the loop over the
/// steps.
fn attention(outer: bool) -> String {
    let of = |part: u32, text: &str| text.replace('@', &part.to_string());
    let both = |text: &str| PARTS.map(|part| of(part, text)).concat();
    let mut memory = String::new();
    for part in PARTS {
        let columns = [("qk@ : 128", 0), ("alpha@ : 1", 64), ("m@ : 1", 65), ("l@ : 1", 66)];
        for (buffer, column) in columns {
            let _ = writeln!(memory, "tmem {} at {}", of(part, buffer), 128 * part + column);
        }
    }
    let barriers: String = BARRIERS.iter().map(|name| both(&format!("smem {name} : 8\n"))).collect();
    let inits: String =
        BARRIERS.iter().map(|name| both(&format!("mbarrier init {name} count 1\n"))).collect();
    let waits = if outer { both(TILE_WAITS) } else { String::new() };
    let (step_reads, tile_reads, dots) = (both(STEP_READS), both(TILE_READS), both(DOTS));
    let softmaxes = both(&format!(
        "partition softmax@ warps 1 {{\nloop t to tiles {{{TILE_WAITS}\nloop i to 3 {{{SOFTMAX}\n}}{SOFTMAX_TILE}\n}}\n}}\n"
    ));
    format!(
        "program packed target sm_100 {{\n{memory}{barriers}smem Q : 4096\nwarps 1\nsymbols tiles\n{inits}fork {{\n\
         default {{\nloop t to tiles {{\nloop i to 3 {{{step_reads}\n}}{tile_reads}\n}}\n}}\n\
         partition tensor warps 1 {{\nloop t to tiles {{{waits}\nloop i to 3 {{{dots}\n}}\n}}\n}}\n{softmaxes}}}\n}}\n"
    )
}

fn judged(outer: bool) -> (Program, Phases) {
    let program = text::parse(&attention(outer)).unwrap_or_else(|errors| panic!("{errors:?}"));
    let phases = run(&program, &Limits::default());
    (program, phases)
}

/// Returns the writer, the buffer and the user of each row that is not ordered.
fn missing(program: &Program, phases: &Phases) -> BTreeSet<(String, String, String)> {
    let rows = phases.coverage.iter().flat_map(|writer| writer.rows.iter().map(move |row| (writer, row)));
    let open = rows.filter(|(_, row)| matches!(row.order, Order::Missing(_)));
    open.map(|(writer, row)| {
        let writer = program.origin_of(writer.event).op.to_string();
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
    // The table has all rows: each MMA covers its own scores and three scalars.
    for part in PARTS {
        let name = format!("dot{part}");
        let writer = phases.coverage.iter().find(|writer| program.origin_of(writer.event).op == *name);
        let buffers: BTreeSet<&str> = writer
            .expect("the MMA is a writer")
            .rows
            .iter()
            .map(|row| program.buffers[row.buffer].name.as_str())
            .collect();
        for scalar in ["alpha", "m", "l"] {
            assert!(buffers.contains(format!("{scalar}{part}").as_str()), "{buffers:?}");
        }
    }
}

#[test]
fn without_them_the_two_scalars_of_a_tile_are_missing_and_nothing_else() {
    let (program, phases) = judged(false);
    let row =
        |part: u32, scalar: &str| (format!("dot{part}"), format!("{scalar}{part}"), "default".to_owned());
    let expected = PARTS.iter().flat_map(|part| [row(*part, "m"), row(*part, "l")]).collect();
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
