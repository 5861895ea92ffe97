//! Faults behind unknown values that each partition reads anew. Only those are reported that occur
//! for every combination of a few values.

use std::collections::BTreeSet;

use seawall_analysis::{Bound, FindingCode};
use seawall_check::{Input, check};
use seawall_litmus::{files, read};
use seawall_model::text;

/// The codes and labels of the findings of two partitions whose inner loops run `m` and `l` times.
fn found(arrivals: u32, consumer: &str, producer: &str) -> Vec<(FindingCode, String)> {
    let source = format!(
        "program unknown_trip_counts target sm_90 {{
  smem A : 1024
  smem full : 8
  smem empty : 8
  warps 1
  symbols n
  varying m, l
  mbarrier init full count 1
  mbarrier init empty count {arrivals}
  fork {{
    default {{
      loop t to n carries c = 0 {{
        loop k to m carries c {{
          ready: mbarrier wait full phase {consumer}
          read A
          mbarrier arrive empty
          next c = c + 1
        }}
      }}
    }}
    partition producer warps 1 {{
      loop t to n carries c = 0 {{
        loop k to l carries c {{
          acquire: mbarrier wait empty phase {producer}
          write A
          mbarrier arrive full
          next c = c + 1
        }}
      }}
    }}
  }}
}}
"
    );
    let program = text::parse(&source).expect("the program is valid");
    let findings = check(&Input::new(&program)).findings;
    let label = |event| program.origin_of(event).op.to_string();
    findings.iter().map(|finding| (finding.code, label(finding.event))).collect()
}

#[test]
fn a_ring_with_the_right_phases_is_clean() {
    assert_eq!(found(1, "c & 1", "(c + 1) & 1"), []);
}

/// The producer waits for the wrong phase of a fresh mbarrier, whatever the trip counts are.
#[test]
fn a_deadlock_for_every_trip_count_is_found() {
    assert_eq!(found(1, "c & 1", "c & 1"), [(FindingCode::Deadlock, "acquire".to_owned())]);
}

/// Each partition branches on values of its own. A deadlock does not depend on that if no other
/// partition observes the branches.
#[test]
fn a_deadlock_behind_unobserved_branches_is_found() {
    let codes = |phase: &str| {
        let source = format!(
            "program unobserved target sm_90 {{
  smem A : 1024
  smem B : 1024
  smem full : 8
  smem empty : 8
  warps 1
  symbols n
  varying m, l
  mbarrier init full count 1
  mbarrier init empty count 1
  fork {{
    default {{
      loop t to n {{
        mbarrier wait full phase t & 1
        if m == 3 {{
          read A
        }}
        mbarrier arrive empty
      }}
    }}
    partition producer warps 1 {{
      loop t to n {{
        mbarrier wait empty phase {phase}
        write A
        if l == 5 {{
          read B
        }}
        mbarrier arrive full
      }}
    }}
  }}
}}
"
        );
        let program = text::parse(&source).expect("the program is valid");
        let findings = check(&Input::new(&program)).findings;
        findings.into_iter().map(|found| found.code).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>()
    };
    assert_eq!(codes("(t + 1) & 1"), []);
    assert_eq!(codes("t & 1"), [FindingCode::Deadlock]);
}

/// The consumer has two iterations for each one of the producer. Equal trip counts deadlock, but
/// the loaded ones may be such that they do not.
#[test]
fn a_deadlock_for_some_trip_counts_is_not_reported() {
    assert_eq!(found(2, "(c / 2) & 1", "(c + 1) & 1"), []);
}

/// Partitions leave their loops together if each of their loads is of the store with its number.
#[test]
fn one_loaded_value_ends_the_loops_of_all_partitions() {
    let file = "semantics/loops-end-at-one-loaded-value.litmus";
    let path = files().into_iter().find(|path| path.ends_with(file)).expect("the file exists");
    let source = read(&path).0;
    let checked = |source: &str| {
        let program = text::parse(source).expect("it is a program");
        let checked = check(&Input::new(&program));
        assert_eq!(checked.findings, [], "{source}");
        checked.bound
    };
    assert_eq!(checked(&source), Bound::AllPaths);
    let load = "load: read A gives more";
    let exit = "branch more then ^consume(k + 1) else ^done";
    let second = format!("branch k & 1 then ^consume(k + 1) else ^ask\n  ^ask in consumer:\n    {exit}");
    let hangs = [
        ("a missing arrival", source.replace("mbarrier arrive empty", "hint")),
        ("a condition in every second iteration", source.replace(exit, &second)),
    ];
    for (what, source) in hangs {
        let findings = check(&Input::new(&text::parse(&source).expect("it is a program"))).findings;
        let roots = findings.iter().filter(|found| found.follows_from.is_none());
        assert_eq!(roots.map(|found| found.code).collect::<Vec<_>>(), [FindingCode::Deadlock], "{what}");
    }
    let own = source.replace(load, "load: read A gives own").replace(exit, &exit.replace("more", "own"));
    let others = [
        ("a second load", source.replace(load, &format!("{load}\n    read A gives more"))),
        ("a value of its own", own.replace("varying more", "varying more, own")),
    ];
    for (what, source) in others {
        assert_ne!(checked(&source), Bound::AllPaths, "{what}");
    }
}
