//! Partitions that compute a value of one argument by different ops get equal values: quotients
//! with either rounding, shifts, and program ids. Also conditions that only decide whether data is
//! read.

use std::collections::BTreeSet;

use seawall::{CheckOptions, SourceKind, check_text};
use seawall_phases::{Bound, Limits, run};

const TYPES: &str = "\
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!tile = !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
!tiles = !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
!mbar = !ttg.memdesc<1xi64, #bar, #smem, mutable>
!mbars = !ttg.memdesc<2x1xi64, #bar, #smem, mutable>
!value = tensor<64x64xf16, #b>
!desc = !tt.tensordesc<64x64xf16, #shared>
module attributes {\"ttg.num-ctas\" = 1 : i32, \"ttg.num-warps\" = 4 : i32, \"ttg.threads-per-warp\" = 32 : i32, ttg.target = \"cuda:90\"} {
  tt.func @k(%desc: !desc, %n: i32) {
    %id = tt.get_program_id x : i32
    %all = tt.get_num_programs x : i32
    %rows = tt.get_num_programs y : i32
";

/// The slots and phases of iteration `%i` of a ring of two.
const SLOT: &str = "%slot = arith.remsi %i, %c2 : i32
%turn = arith.divsi %i, %c2 : i32
%odd = arith.andi %turn, %c1 : i32
%even = arith.xori %odd, %c1 : i32
%f = ttg.memdesc_index %full[%slot] : !mbars -> !mbar
%e = ttg.memdesc_index %empty[%slot] : !mbars -> !mbar
%a = ttg.memdesc_index %ring[%slot] : !tiles -> !tile
";

const CONSTANTS: &str = "%c0 = arith.constant 0 : i32\n%c1 = arith.constant 1 : i32\n%c2 = arith.constant 2 : i32\n%c3 = arith.constant 3 : i32\n\
     %c4 = arith.constant 4 : i32\n%cm3 = arith.constant -3 : i32\n%true = arith.constant true\n";

/// The consumer's ops once its tile has arrived.
const READ: &str = "%x = ttg.local_load %a : !tile -> !value\nttng.arrive_barrier %e, 1 : !mbar";

/// A producer and a consumer that go through a ring of two `%t` times, each under a condition
/// `%go`. `consume` is one iteration after its wait.
fn ring(produced: &str, consumed: &str, consume: &str) -> String {
    let inits: String = ["full", "empty"]
        .iter()
        .flat_map(|name| ["0", "1"].map(|slot| (name, slot)))
        .map(|(name, slot)| {
            format!(
                "%{name}{slot} = ttg.memdesc_index %{name}[%c{slot}] : !mbars -> !mbar\n\
                 ttng.init_barrier %{name}{slot}, 1 : !mbar\n"
            )
        })
        .collect();
    format!(
        "{TYPES}{CONSTANTS}%full = ttg.local_alloc : () -> !mbars\n%empty = ttg.local_alloc : () -> !mbars\n{inits}\
         %ring = ttg.local_alloc : () -> !tiles\nttg.warp_specialize(%full, %empty, %ring, %desc, %n, %id, %all, %rows)\n\
         default {{\n{consumed}\nscf.if %go {{\nscf.for %i = %c0 to %t step %c1 : i32 {{\n{SLOT}\
         ttng.wait_barrier %f, %odd : !mbar\n{consume}\n}}\n}}\nttg.warp_yield\n}}\n\
         partition0(%full: !mbars, %empty: !mbars, %ring: !tiles, %desc: !desc, %n: i32, %id: i32, %all: i32, %rows: i32) num_warps(1) {{\n\
         {CONSTANTS}{produced}\nscf.if %go {{\nscf.for %i = %c0 to %t step %c1 : i32 {{\n{SLOT}\
         ttng.wait_barrier %e, %even : !mbar\nttng.barrier_expect %f, 8192, %true : !mbar\n\
         ttng.async_tma_copy_global_to_local %desc[%c0, %c0] %a, %f, %true : !desc, !mbar -> !tile\n}}\n}}\nttg.warp_return\n}}\n\
         : (!mbars, !mbars, !tiles, !desc, i32, i32, i32, i32) -> ()\ntt.return\n}}\n}}\n"
    )
}

/// The codes of the errors in a kernel, and whether the mbarrier model checker's verdict holds for
/// every trip count.
fn judged(text: &str) -> (BTreeSet<String>, bool) {
    let checked = check_text(text, &CheckOptions::new(SourceKind::Mlir))
        .unwrap_or_else(|failure| panic!("{text}: {:#?}", failure.diagnostics));
    assert!(checked.problems.is_empty(), "{text}\n{:#?}", checked.problems);
    let part = checked.parts.first().expect("there is a module");
    let errors = part.findings.iter().filter(|finding| finding.code.kind().is_error());
    let bound = run(&part.program, &Limits::default()).bound;
    (
        errors.map(|finding| finding.code.number().to_owned()).collect(),
        matches!(bound, Bound::AllTripCounts { .. }),
    )
}

fn trips(term: &str) -> String {
    format!("%go = arith.constant true\n{term}")
}

const UP: &str = "%t = arith.ceildivsi %n, %c4 : i32";
const UP_BY_2: &str = "%t = arith.ceildivsi %n, %c2 : i32";
/// `(n + 3) / 4`.
const MOVED: &str = "%m = arith.addi %n, %c3 : i32\n%t = arith.divsi %m, %c4 : i32";

#[test]
fn quotients_that_are_one_number_run_partitions_as_often() {
    let same = [
        (UP, UP),
        (UP, MOVED),
        (MOVED, UP),
        (UP, "%t = arith.ceildivui %n, %c4 : i32"),
        (UP_BY_2, "%m = arith.addi %n, %c1 : i32\n%t = arith.shrsi %m, %c1 : i32"),
        (UP_BY_2, "%m = arith.addi %n, %c1 : i32\n%t = arith.divsi %m, %c2 : i32"),
        ("%t = arith.floordivsi %n, %c2 : i32", "%t = arith.shrsi %n, %c1 : i32"),
        ("%t = arith.floordivsi %n, %c3 : i32", "%t = arith.divsi %n, %c3 : i32"),
        (
            "%t = arith.ceildivsi %n, %all : i32",
            "%m = arith.addi %n, %all : i32\n%k = arith.subi %m, %c1 : i32\n%t = arith.divsi %k, %all : i32",
        ),
        // There is never an iteration, because no number is above 0 in both.
        (
            "%t = arith.ceildivsi %n, %cm3 : i32",
            "%k = arith.subi %c0, %n : i32\n%t = arith.divsi %k, %c3 : i32",
        ),
    ];
    for (produced, consumed) in same {
        let (found, _) = judged(&ring(&trips(produced), &trips(consumed), READ));
        assert_eq!(found, BTreeSet::new(), "{produced}\n{consumed}");
    }
    for (produced, consumed) in &same[..2] {
        assert!(judged(&ring(&trips(produced), &trips(consumed), READ)).1, "{produced}\n{consumed}");
    }
}

#[test]
fn quotients_that_are_other_numbers_leave_a_partition_waiting() {
    let other = [
        ("%t = arith.divsi %n, %c4 : i32", UP),
        (UP, UP_BY_2),
        (UP_BY_2, "%m = arith.addi %n, %c2 : i32\n%t = arith.divsi %m, %c2 : i32"),
        ("%t = arith.floordivsi %n, %c2 : i32", UP_BY_2),
        ("%t = arith.divui %n, %c4 : i32", "%t = arith.ceildivui %n, %c4 : i32"),
        ("%t = arith.divsi %n, %all : i32", "%t = arith.ceildivsi %n, %all : i32"),
    ];
    for (produced, consumed) in other {
        let (found, _) = judged(&ring(&trips(produced), &trips(consumed), READ));
        assert!(found.contains("SW301"), "{found:?}\n{produced}\n{consumed}");
    }
}

#[test]
fn every_program_is_one_of_the_grid() {
    let always = trips("%t = arith.addi %n, %c0 : i32");
    let under = |compare: &str| format!("%t = arith.addi %n, %c0 : i32\n{compare}");
    let last = "%l = arith.subi %all, %c1 : i32\n";
    let holds = [
        "%go = arith.cmpi slt, %id, %all : i32".to_owned(),
        "%go = arith.cmpi ult, %id, %all : i32".to_owned(),
        "%go = arith.cmpi ne, %all, %id : i32".to_owned(),
        "%go = arith.cmpi sgt, %all, %id : i32".to_owned(),
        format!("{last}%go = arith.cmpi sle, %id, %l : i32"),
        "%no = arith.cmpi sge, %id, %all : i32\n%go = arith.xori %no, %true : i1".to_owned(),
    ];
    for compare in holds {
        assert_eq!(judged(&ring(&under(&compare), &always, READ)), (BTreeSet::new(), true), "{compare}");
    }
    // The last program does not continue, or the op reads another axis.
    let fails = [
        format!("{last}%go = arith.cmpi slt, %id, %l : i32"),
        format!("{last}%go = arith.cmpi ne, %id, %l : i32"),
        "%go = arith.cmpi slt, %id, %rows : i32".to_owned(),
        "%go = arith.cmpi sge, %id, %all : i32".to_owned(),
    ];
    for compare in fails {
        let (found, _) = judged(&ring(&under(&compare), &always, READ));
        assert!(found.contains("SW301"), "{found:?}\n{compare}");
    }
}

/// A tile that is read only in some iteration that depends on the argument.
#[test]
fn a_condition_that_decides_a_read_alone_does_not_bound_the_verdict() {
    let trips = trips("%k = arith.addi %n, %all : i32\n%t = arith.divsi %k, %all : i32");
    let read = "%o = arith.muli %i, %all : i32\n%p = arith.addi %o, %id : i32\n%q = arith.muli %p, %c3 : i32\n%l = arith.subi %n, %c1 : i32\n\
        %is = arith.cmpi eq, %q, %l : i32\n";
    let load = "scf.if %is {\n%x = ttg.local_load %a : !tile -> !value\n}\n";
    let release = "ttng.arrive_barrier %e, 1 : !mbar\n";
    let right = ring(&trips, &trips, &format!("{read}{load}{release}"));
    assert_eq!(judged(&right), (BTreeSet::new(), true));
    let (found, _) = judged(&ring(&trips, &trips, &format!("{read}{release}{load}")));
    assert!(!found.is_empty(), "a tile is read after its release");
}
