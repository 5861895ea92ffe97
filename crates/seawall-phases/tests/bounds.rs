//! Tests of the trip counts for which a verdict holds, and of redundant waits.

use seawall_model::{Program, text};
use seawall_phases::{Bound, Cause, Direction, Finding, Limits, Order, Phases, Reason, run};

fn parsed(source: &str) -> Program {
    text::parse(source).unwrap_or_else(|errors| panic!("{errors:?}"))
}

fn judged(source: &str) -> (Program, Phases) {
    let program = parsed(source);
    let phases = run(&program, &Limits::default());
    (program, phases)
}

/// A ring of `depth` slots that both partitions use `n` times, where `n` is an argument.
fn ring(depth: u32, acquire: &str) -> String {
    let slots = |name: &str| {
        (0..depth).map(|slot| format!("  mbarrier init {name}[{slot}] count 1\n")).collect::<String>()
    };
    format!(
        "program ring target sm_90 {{
  smem A : {depth} x 1024
  smem full : {depth} x 8
  smem empty : {depth} x 8
  warps 1
  symbols n
{}{}  fork {{
    default {{
      loop i to n {{
        ready: mbarrier wait full[i % {depth}] phase (i / {depth}) & 1
        load: read A[i % {depth}]
        release: mbarrier arrive empty[i % {depth}]
      }}
    }}
    partition producer warps 1 {{
      loop i to n {{
        acquire: mbarrier wait empty[i % {depth}] phase {acquire}
        store: write A[i % {depth}]
        mbarrier arrive full[i % {depth}]
      }}
    }}
  }}
}}
",
        slots("full"),
        slots("empty"),
    )
}

#[test]
fn a_correct_ring_is_clean_for_all_trip_counts() {
    for depth in [2, 3, 4] {
        let (_, phases) = judged(&ring(depth, &format!("(i / {depth} + 1) & 1")));
        assert_eq!(phases.findings, [], "{depth}");
        assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{depth}: {:?}", phases.bound);
        assert_eq!(phases.incomplete, []);
    }
}

#[test]
fn an_acquire_of_the_other_parity_is_a_deadlock() {
    let (program, phases) = judged(&ring(2, "(i / 2) & 1"));
    let deadlock = phases.findings.iter().find_map(|finding| match finding {
        Finding::Deadlock(deadlock) => Some(deadlock),
        _ => None,
    });
    let deadlock = deadlock.expect("a deadlock");
    assert_eq!(deadlock.cause, Cause::Cycle);
    let labels: Vec<&str> =
        deadlock.stuck.iter().map(|stuck| program.origin_of(stuck.at.event).op.as_str()).collect();
    assert_eq!(labels, ["ready", "acquire"]);
    assert_eq!(deadlock.cycle.len(), 2);
}

#[test]
fn edges_have_their_direction() {
    let (program, phases) = judged(&ring(3, "(i / 3 + 1) & 1"));
    let direction = |label: &str| {
        let edge = phases.edges.iter().find(|edge| program.origin_of(edge.wait).op == label);
        edge.and_then(|edge| edge.direction)
    };
    assert_eq!(direction("ready"), Some(Direction::Forward));
    assert_eq!(direction("acquire"), Some(Direction::Backward));
    let distance = |label: &str| {
        let edge = phases.edges.iter().find(|edge| program.origin_of(edge.wait).op == label);
        edge.and_then(|edge| edge.distance)
    };
    assert_eq!((distance("ready"), distance("acquire")), (Some(0), Some(3)));
}

#[test]
fn the_table_has_what_orders_a_writer() {
    let (program, phases) = judged(&ring(2, "(i / 2 + 1) & 1"));
    let writer = phases.coverage.iter().find(|writer| program.origin_of(writer.event).op == "store");
    let rows = &writer.expect("the store is a writer").rows;
    let load = rows.iter().find(|row| row.users.iter().any(|user| program.origin_of(*user).op == "load"));
    match &load.expect("a row of the load").order {
        Order::Ordered { by, .. } => assert_eq!(program.origin_of(by[0]).op, "acquire"),
        other => panic!("{other:?}"),
    }
}

/// A harmless double wait. The first acquire of an iteration waits for the phase that the second
/// one of the iteration before has waited for.
#[test]
fn a_second_wait_for_one_flip_is_redundant() {
    let (program, phases) = judged(
        "program twice target sm_90 {
  smem A : 1024
  smem full : 8
  smem empty : 8
  warps 1
  symbols n
  mbarrier init full count 1
  mbarrier init empty count 1
  fork {
    default {
      loop i to n {
        mbarrier wait full phase i & 1
        read A
        mbarrier arrive empty
      }
    }
    partition producer warps 1 {
      loop i to n {
        first: mbarrier wait empty phase (i + 1) & 1
        write A
        mbarrier arrive full
        second: mbarrier wait empty phase i & 1
        write A
      }
    }
  }
}
",
    );
    assert!(!phases.findings.iter().any(|finding| matches!(finding, Finding::Deadlock(_))), "{phases:?}");
    let redundant: Vec<&str> =
        phases.redundant.iter().map(|wait| program.origin_of(wait.wait).op.as_str()).collect();
    assert_eq!(redundant, ["first"]);
}

/// The producer knows by `done` that the consumer has arrived at `empty`, but not what it read
/// before, because an engine arrives only for its own operands. So a wait that never waits is not
/// redundant if it publishes accesses.
#[test]
fn a_wait_for_a_known_phase_may_publish_accesses() {
    let program = |acquire: &str| {
        format!(
            "program publishes target sm_100 {{
  smem A : 1024
  smem Q : 4096
  tmem acc : 128
  smem full : 8
  smem empty : 8
  smem go : 8
  smem done : 8
  warps 1
  symbols n
  mbarrier init full count 1
  mbarrier init empty count 1
  mbarrier init go count 1
  mbarrier init done count 1
  fork {{
    default {{
      loop i to n {{
        mbarrier wait full phase i & 1
        load: read A
        mbarrier arrive empty
        mbarrier arrive go
      }}
    }}
    partition tensor warps 1 {{
      loop i to n {{
        mbarrier wait go phase i & 1
        mma tcgen05 read Q, write acc
        mbarrier commit tcgen05 done
      }}
      wait tcgen05 0
    }}
    partition producer warps 1 {{
      loop i to n {{
        mbarrier wait done phase (i + 1) & 1
        {acquire}
        store: write A
        mbarrier arrive full
      }}
    }}
  }}
}}
"
        )
    };
    let (_, phases) = judged(&program("mbarrier wait empty phase (i + 1) & 1"));
    assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{phases:?}");
    assert!(phases.findings.is_empty() && phases.redundant.is_empty(), "{phases:?}");
    let (program, phases) = judged(&program(""));
    let races = phases.findings.iter().filter_map(|finding| match finding {
        Finding::Race(race) => {
            Some([&race.earlier, &race.later].map(|at| program.origin_of(at.event).op.as_str()))
        }
        _ => None,
    });
    assert_eq!(races.collect::<Vec<_>>(), [["load", "store"]]);
}

#[test]
fn limits_are_reported() {
    let program = parsed(&ring(4, "(i / 4 + 1) & 1"));
    let few = Limits { steps: 50, proof: 0, ..Limits::default() };
    let phases = run(&program, &few);
    assert!(matches!(phases.bound, Bound::UpTo { .. }), "{:?}", phases.bound);
    assert!(!phases.incomplete.is_empty());
    // With more steps, the verdict holds as far as all runs were explored.
    let phases = run(&program, &Limits { steps: 1_000, rounds: 6, ..few });
    assert!(matches!(phases.bound, Bound::UpTo { iterations: 2..=8, .. }), "{:?}", phases.bound);
}

/// A partition that waits once if `n` is below `least`, for an arrival that never comes.
fn lost_below(least: i64, declaration: &str) -> Phases {
    judged(&format!(
        "program p target sm_90 {{
  symbols {declaration}
  smem full : 8
  warps 1
  mbarrier init full count 1
  fork {{
    default {{
      if n < {least} {{
        mbarrier wait full phase 0
      }}
    }}
    partition second warps 1 {{
    }}
  }}
}}
"
    ))
    .1
}

#[test]
fn what_no_value_of_a_symbol_leads_to_does_not_happen() {
    let is_deadlock = |phases: &Phases| matches!(phases.findings[..], [Finding::Deadlock(_)]);
    assert!(is_deadlock(&lost_below(0, "n")));
    assert!(is_deadlock(&lost_below(1, "n >= 0")));
    let clean = lost_below(0, "n >= 0");
    assert_eq!((clean.findings.as_slice(), clean.bound), (&[][..], Bound::EveryRun));
}

#[test]
fn what_needs_a_negative_size_is_no_finding_and_no_verdict_either() {
    // Tiles of 64 rows, times heads. Without rows, there are tiles only if a size is negative.
    let source = "program p target sm_90 {
  symbols n, heads
  symbols id >= 0
  smem full : 8
  warps 1
  mbarrier init full count 1
  fork {
    default {
      if n < 1 {
        if id < (n + 63) / 64 * heads {
          mbarrier wait full phase 0
        }
      }
    }
    partition second warps 1 {
    }
  }
}
";
    let (_, phases) = judged(source);
    assert_eq!(phases.findings, []);
    assert!(
        matches!(phases.bound, Bound::UpTo { reason: Reason::NegativeArguments, .. }),
        "{:?}",
        phases.bound
    );
    // A negative program id suffices, too.
    let (_, phases) = judged(&source.replace("id >= 0", "id"));
    assert!(matches!(phases.findings[..], [Finding::Deadlock(_)]), "{:?}", phases.findings);
}

#[test]
fn a_loop_that_starts_at_a_program_id_is_followed_for_all_trip_counts() {
    let source = ring(2, "(i / 2 + 1) & 1").replace("symbols n", "symbols n\n  symbols id >= 0");
    let (_, phases) = judged(&source.replace("to n", "to n - id"));
    assert_eq!(phases.findings, []);
    assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{:?}", phases.bound);
}

/// The number of iterations is made of a program id, which may be any number from 0 on.
#[test]
fn a_loop_that_ends_at_a_program_id_is_followed_for_all_trip_counts() {
    let source = ring(2, "(i / 2 + 1) & 1").replace("symbols n", "symbols id >= 0");
    for end in ["id", "id + 1", "(id + 1) * 2"] {
        let (_, phases) = judged(&source.replace("to n", &format!("to {end}")));
        assert_eq!(phases.findings, [], "{end}");
        assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{end}: {:?}", phases.bound);
    }
}

/// For some numbers of iterations it is unknown whether an argument leads to them (7 that is
/// divided by 6, for example). Where all were tried, none does, and an error for other numbers is
/// reported with an argument.
#[test]
fn what_goes_wrong_for_some_trip_counts_only_is_found() {
    let source = ring(1, "(i + 1) & 1");
    let release = "release: mbarrier arrive empty[i % 1]";
    for by in [6, 7, 16] {
        let (_, phases) = judged(&source.replace(release, &format!("if n % {by} != 0 {{ {release} }}")));
        assert!(matches!(phases.findings[..], [Finding::Deadlock(_)]), "{by}: {:?}", phases.findings);
        let reported: Vec<i64> = phases.arguments.values().flatten().map(|argument| argument.1).collect();
        assert!(!reported.is_empty() && reported.iter().all(|n| n % by == 0), "{by}: {reported:?}");
    }
}

/// Many executions of one access are in flight. Each is known separately, in whatever order they
/// are waited for.
#[test]
fn mmas_may_be_waited_for_the_last_one_first() {
    let source = |waits: &[u32]| {
        let inits: String = (0..5).map(|slot| format!("  mbarrier init done[{slot}] count 1\n")).collect();
        let waits: String =
            waits.iter().map(|slot| format!("        mbarrier wait done[{slot}] phase i & 1\n")).collect();
        format!(
            "program p target sm_100 {{
  symbols n
  smem Q : 1024
  smem again : 8
  smem done : 5 x 8
  warps 1
  mbarrier init again count 1
{inits}  fork {{
    default {{
      loop i to n {{
        loop k to 5 {{
          mma tcgen05 read Q, arrive done[k]
        }}
        mbarrier wait again phase i & 1
      }}
    }}
    partition writer warps 1 {{
      loop i to n {{
{waits}        write Q
        fence proxy
        mbarrier arrive again
      }}
    }}
  }}
}}
"
        )
    };
    let (_, phases) = judged(&source(&[4, 3, 2, 1, 0]));
    assert_eq!(phases.findings, []);
    assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{:?}", phases.bound);
    for missing in 0..5 {
        let waits: Vec<u32> = (0..5).rev().filter(|slot| *slot != missing).collect();
        let (_, phases) = judged(&source(&waits));
        let mut found = phases.findings.iter();
        assert!(found.any(|found| matches!(found, Finding::Race(_))), "{missing}: {:?}", phases.findings);
    }
}

/// After a choice at an unknown value, only races are reported. Other errors do not count for the
/// verdict either.
#[test]
fn an_arrival_that_may_be_left_out_limits_the_verdict() {
    let release = "release: mbarrier arrive empty[i % 2]";
    let source = ring(2, "(i / 2 + 1) & 1").replace("symbols n", "symbols n\n  varying loaded");
    let (_, phases) = judged(&source.replace(release, &format!("if loaded > 0 {{ {release} }}")));
    assert_eq!(phases.findings, []);
    assert!(
        matches!(phases.bound, Bound::Nothing | Bound::UpTo { reason: Reason::UnknownCondition, .. }),
        "{:?}",
        phases.bound
    );
    // It arrives on both paths.
    let both = format!("if loaded > 0 {{ {release} }} else {{ {} }}", release.replace("release", "also"));
    let (_, phases) = judged(&source.replace(release, &both));
    assert_eq!(phases.findings, []);
    assert!(matches!(phases.bound, Bound::AllTripCounts { .. }), "{:?}", phases.bound);
}
