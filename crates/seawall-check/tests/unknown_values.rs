//! Faults behind unknown values that each partition reads anew. Only those are reported that occur
//! for every combination of a few values.

use seawall_analysis::FindingCode;
use seawall_check::{Input, check};
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
    let label = |event| program.origin_of(event).op.clone();
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

/// The consumer has two iterations for each one of the producer. Equal trip counts deadlock, but
/// the loaded ones may be such that they do not.
#[test]
fn a_deadlock_for_some_trip_counts_is_not_reported() {
    assert_eq!(found(2, "(c / 2) & 1", "(c + 1) & 1"), []);
}
