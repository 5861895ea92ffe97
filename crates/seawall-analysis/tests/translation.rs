//! Tests of the comparison on pairs of programs in their text form.

use rustc_hash::FxHashSet;
use seawall_analysis::translation::{Comparison, Excluded, MiscountKind, Order, Side, compare};
use seawall_model::{EventId, Program, text};

fn program(body: &str) -> Program {
    const HEAD: &str = "smem A : 64 at 0; smem B : 64 at 64; smem R : 2 x 64 at 128; \
                        smem full : 8 at 512; smem empty : 8 at 520; warps 4; symbols n";
    let source = format!("program p target sm_90 {{\n{HEAD}\n{body}\n}}\n").replace("; ", "\n");
    text::parse(&source).unwrap_or_else(|error| panic!("{source}: {error:?}"))
}

fn compared(original: &str, translation: &str) -> Comparison {
    let (original, translation) = (program(original), program(translation));
    let kernel = |program: &Program| program.functions.iter().find(|(_, of)| of.kernel).unwrap().0;
    let side = |program| Side { program, kernel: kernel(program), base: 0 };
    let none = FxHashSet::<EventId>::default();
    compare(side(&original), side(&translation), Excluded { unknown: &none, added: &none }).unwrap()
}

fn lost(original: &str, translation: &str) -> Vec<Order> {
    compared(original, translation).lost.into_iter().map(|lost| lost.order).collect()
}

const PIPELINE: &str = "
  async cp write R[0]
  commit cp
  async cp write R[1]
  commit cp
  loop i to n {
    wait cp 1
    barrier
    read R[i % 2]
    barrier
    async cp write R[i % 2]
    commit cp
  }";

#[test]
fn a_program_has_its_own_orders() {
    for body in [PIPELINE, "write A; barrier; read A", "loop i to n { write A; barrier; read A; barrier }"] {
        assert_eq!(lost(body, body), [], "{body}");
    }
}

#[test]
fn a_deleted_barrier_is_lost() {
    assert_eq!(lost("write A; barrier; read A", "write A; read A"), [Order::Barrier]);
    // The pair has another barrier.
    assert_eq!(lost("write A; barrier; barrier; read A", "write A; barrier; read A"), []);
    // Nothing needs the barrier.
    assert_eq!(lost("write A; barrier; read B", "write A; read B"), []);
}

#[test]
fn a_moved_barrier_is_lost() {
    assert_eq!(lost("write A; barrier; read A", "barrier; write A; read A"), [Order::Barrier]);
    let moved = PIPELINE.replace("wait cp 1\n    barrier", "barrier\n    wait cp 1");
    assert_eq!(lost(PIPELINE, &moved), [Order::Barrier]);
}

#[test]
fn waits_count_groups() {
    use seawall_model::Queue::CpAsync;
    let completion = [Order::Completion(CpAsync)];
    assert_eq!(lost(PIPELINE, &PIPELINE.replace("wait cp 1", "")), completion);
    assert_eq!(lost(PIPELINE, &PIPELINE.replace("wait cp 1", "wait cp 2")), completion);
    assert_eq!(lost(PIPELINE, &PIPELINE.replace("wait cp 1", "wait cp 0")), []);
    let [count] = &compared(PIPELINE, &PIPELINE.replace("wait cp 1", "wait cp 2")).miscounts[..] else {
        panic!()
    };
    assert_eq!((count.kind, count.count), (MiscountKind::Pending(CpAsync), 2));
    let first = PIPELINE.replacen("commit cp", "", 1);
    assert_eq!(lost(PIPELINE, &first), [Order::Groups(CpAsync)]);
    let (before, after) = PIPELINE.rsplit_once("commit cp").unwrap();
    assert_eq!(lost(PIPELINE, &format!("{before}{after}")), completion);
}

#[test]
fn parts_of_an_op_need_no_order() {
    assert_eq!(lost("write A; barrier; read A", "write A; write A; barrier; read A; read A"), []);
    assert_eq!(
        lost(
            "loop i to n { write A; barrier; read A; barrier }",
            "loop i to n { write A; write A; barrier; read A; barrier }"
        ),
        []
    );
}

#[test]
fn duplicated_code_is_compared_path_by_path() {
    let original = "loop i to n { write A; barrier; read A; barrier }";
    let unrolled = "loop i to n { write A; barrier; read A; barrier; write A; barrier; read A; barrier }";
    assert_eq!(lost(original, unrolled), []);
    let faulty = "loop i to n { write A; barrier; read A; barrier; write A; read A; barrier }";
    assert_eq!(lost(original, faulty), [Order::Barrier]);
    let between = "loop i to n { write A; barrier; read A; write A; barrier; read A; barrier }";
    assert_eq!(lost(original, between), [Order::Barrier]);
}

#[test]
fn fences_are_between_the_proxies() {
    let original =
        "write A; fence proxy; barrier; async tma_store read A; commit tma_store; wait tma_store 0";
    assert_eq!(lost(original, original), []);
    assert_eq!(lost(original, &original.replace("fence proxy", "")), [Order::ProxyFence]);
    let behind = "write A; barrier; fence proxy; async tma_store read A; commit tma_store; wait tma_store 0";
    assert_eq!(lost(original, behind), [Order::BarrierAfterFence]);
    let no_wait = original.replace("wait tma_store 0", "");
    assert_eq!(lost(original, &no_wait), [Order::Completion(seawall_model::Queue::TmaStore)]);
}

const HANDSHAKE: &str = "
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
        mbarrier wait empty phase (i + 1) & 1
        write A
        mbarrier arrive full
      }
    }
  }";

#[test]
fn partitions_keep_their_mbarriers() {
    assert_eq!(lost(HANDSHAKE, HANDSHAKE), []);
    for (without, order) in [
        ("mbarrier wait full phase i & 1", Order::MBarrierWait(512)),
        ("mbarrier arrive empty", Order::MBarrierArrival(520)),
        ("mbarrier wait empty phase (i + 1) & 1", Order::MBarrierWait(520)),
        ("mbarrier arrive full", Order::MBarrierArrival(512)),
    ] {
        let found = lost(HANDSHAKE, &HANDSHAKE.replace(without, ""));
        assert!(found.contains(&order) && found.iter().all(|own| *own == order), "{without}: {found:?}");
    }
}

#[test]
fn mbarriers_keep_their_counts() {
    let found = compared(HANDSHAKE, &HANDSHAKE.replace("init empty count 1", "init empty count 2"));
    let [only] = found.miscounts.as_slice() else { panic!("{found:?}") };
    assert_eq!((only.kind, only.count, only.counts.as_slice()), (MiscountKind::Arrivals, 2, &[1][..]));
    assert!(found.lost.is_empty());
}

#[test]
fn waits_start_with_their_parity() {
    let found =
        compared(HANDSHAKE, &HANDSHAKE.replace("wait full phase i & 1", "wait full phase (i + 1) & 1"));
    let [only] = found.miscounts.as_slice() else { panic!("{found:?}") };
    assert_eq!((only.kind, only.count, only.counts.as_slice()), (MiscountKind::FirstParity, 1, &[0][..]));
}

#[test]
fn what_is_not_matched_is_counted() {
    let found = compared("write A; barrier; read A", "write A; barrier; read A; async cp write A; write B");
    assert_eq!((found.coverage.original, found.coverage.translation), (2, 4));
    assert_eq!((found.coverage.unmatched.len(), found.coverage.outside.len()), (1, 1));
    let found = compared("write A; barrier; read A; write B", "write A; barrier; read A");
    assert_eq!(found.coverage.unused.len(), 1);
}

#[test]
fn a_predicated_wait_may_become_a_branch() {
    let original = "mbarrier init full count 1; barrier; mbarrier wait full phase 0 if n > 0; read A";
    let branch = "mbarrier init full count 1; barrier; if n > 0 { mbarrier wait full phase 0 }; read A";
    assert_eq!(lost(original, branch), []);
}
