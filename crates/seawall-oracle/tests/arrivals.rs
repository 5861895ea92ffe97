//! The order in which engines arrive (section 4 of `docs/semantics.md`).

use seawall_model::text;
use seawall_oracle::{Fault, Limits, Verdict, explore};

fn judged(source: &str) -> Vec<Verdict> {
    let report = explore(&text::parse(source).unwrap(), &Limits::default());
    assert!(report.explored.complete, "{report:?}");
    report.verdicts
}

/// Two arrivals at different mbarriers. The warp waits only for the second and then invalidates the
/// first mbarrier.
fn waits_for_the_second(first: &str, second: &str) -> Vec<Verdict> {
    judged(&format!(
        "program p target sm_100 {{
  smem A : 2 x 64
  tmem acc : 64
  smem full : 2 x 8
  warps 1
  mbarrier init full[0] count 1
  mbarrier init full[1] count 1
  {first}
  {second}
  mbarrier wait full[1] phase 0
  mbarrier invalidate full[0]
  mbarrier invalidate full[1]
}}
"
    ))
}

fn copy(slot: u32) -> String {
    format!("mbarrier expect full[{slot}] tx 64\n  async tma write A[{slot}], arrive full[{slot}]")
}

#[test]
fn bulk_copies_arrive_in_any_order() {
    let verdicts = waits_for_the_second(&copy(0), &copy(1));
    assert!(verdicts.iter().any(|verdict| verdict.fault == Fault::MBarrierLifetime), "{verdicts:?}");
}

#[test]
fn commits_of_mmas_arrive_in_order() {
    let commit =
        |slot| format!("mma tcgen05 read A[{slot}], write acc\n  mbarrier commit tcgen05 full[{slot}]");
    assert_eq!(waits_for_the_second(&commit(0), &commit(1)), []);
}

/// Two consumers alternate in taking the items of a ring of three. Each waits only for its own
/// items.
fn in_turn(items: u32) -> Vec<Verdict> {
    let consumer = |rest: u32| {
        (0..items)
            .filter(|item| item % 2 == rest)
            .map(|item| {
                let (slot, phase) = (item % 3, (item / 3) & 1);
                format!(
                    "    mbarrier wait full[{slot}] phase {phase}\n    read A[{slot}]\n    mbarrier arrive empty[{slot}] count 1\n"
                )
            })
            .collect::<String>()
    };
    let producer: String = (0..items)
        .map(|item| {
            let (slot, phase) = (item % 3, (item / 3) & 1 ^ 1);
            format!("    mbarrier wait empty[{slot}] phase {phase}\n  {}\n", copy(slot))
        })
        .collect();
    let inits = (0..3)
        .map(|slot| format!("  mbarrier init full[{slot}] count 1\n  mbarrier init empty[{slot}] count 1\n"));
    judged(&format!(
        "program p target sm_100 {{\n  smem A : 3 x 64\n  smem full : 3 x 8\n  smem empty : 3 x 8\n  warps 1\n{}  \
         fork {{\n  default {{\n{}  }}\n  partition odd warps 1 {{\n{}  }}\n  partition producer warps 1 {{\n{producer}  }}\n  }}\n}}\n",
        inits.collect::<String>(),
        consumer(0),
        consumer(1),
    ))
}

#[test]
fn a_phase_may_be_taken_for_the_one_before_where_copies_overtake_each_other() {
    assert_eq!(in_turn(3), []);
    // Item 1 arrives before item 0. The wait for item 3, in the next phase of item 0's slot, then
    // passes immediately.
    let verdicts = in_turn(4);
    assert!(verdicts.iter().any(|verdict| verdict.fault == Fault::MissingWait), "{verdicts:?}");
}
