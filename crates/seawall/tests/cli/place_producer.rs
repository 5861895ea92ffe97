//! `seawall place --producer`.

use insta::assert_snapshot;

use super::run::Sandbox;

const RING: &str = include_str!("../../../../corpus/ir/sm_90/gluon_ring_2_1.before.mlir");
const ATOMICS: &str = include_str!("../../../../corpus/ir/gfx1250/atomics_tensor_acquire.before.mlir");
const LOADS: &str = include_str!("../../../../corpus/ir/sm_90/matmul_host_descriptors-s2.before.mlir");
const COPIES: &str = include_str!("../../../../corpus/ir/gfx950/gluon_async_gemm_3.before.mlir");
const CALL: &str = include_str!("../../../../corpus/ir/gfx1201/call_product.cached.ttgir");
const FENCED: &str = include_str!("../../../../tests/mlir/finish/before_allocation.mlir");

/// The number of lines with `op` that the pass of a compiler leaves in a module.
fn placed(text: &str, compiler: &str, op: &str) -> usize {
    let sandbox = Sandbox::new().with("kernel.mlir", text);
    let output = sandbox.run(&format!("place kernel.mlir --strategy triton --producer {compiler}"));
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).lines().filter(|line| line.contains(op)).count()
}

/// The numbers are those of the released wheels for the same kernels (`peers/releases.py`).
#[test]
fn a_release_places_its_own_barriers() {
    for (text, compiler, barriers) in [
        // Before 3.9, slots of a ring are not distinguished.
        (RING, "triton-3.6", 2),
        (RING, "triton-3.8", 2),
        (RING, "triton-3.9", 1),
        (RING, "meta-3.7", 2),
        // Barriers in the lowering of an atomic do not count.
        (ATOMICS, "triton-3.8", 5),
        (ATOMICS, "triton-3.9", 4),
        // Before 3.7, mbarrier operations of one thread need barriers, too.
        (LOADS, "triton-3.4", 12),
        (LOADS, "triton-3.6", 12),
        (LOADS, "triton-3.7", 8),
        (LOADS, "triton-3.9", 8),
        // Only 3.8 and Meta's fork place barriers between asynchronous copies.
        (COPIES, "triton-3.8", 4),
        (COPIES, "triton-3.9", 2),
    ] {
        assert_eq!(placed(text, compiler, "ttg.barrier local"), barriers, "{compiler}");
    }
}

/// Up to 3.8 there is no barrier before a call whose callee writes first and reads last. In a loop,
/// an iteration then overwrites what another warp still reads.
#[test]
fn a_call_in_a_loop_has_a_race_in_older_releases() {
    let sandbox = Sandbox::new().with("kernel.ttgir", CALL);
    for (compiler, status) in [("triton-3.6", 1), ("triton-3.8", 1), ("triton-3.9", 0)] {
        let output = sandbox.run(&format!("check kernel.ttgir --select SW102 --producer {compiler}"));
        assert_eq!(output.status.code(), Some(status), "{compiler}");
    }
}

#[test]
fn a_release_inserts_its_own_proxy_fences() {
    let fences = |compiler| placed(FENCED, compiler, "ttng.fence_async_shared");
    assert_eq!(["triton-3.4", "triton-3.6", "triton-3.8", "meta-3.7"].map(fences), [0, 0, 1, 1]);
}

/// The numbers of barriers in PTX of the released wheels differ in the same way: the lowering of
/// `ttng.barrier_expect` begins with one from 3.8 on, and that of `ttng.arrive_barrier` also in
/// Meta's fork.
#[test]
fn minimal_uses_the_barriers_of_the_lowerings_of_a_release() {
    let expects = include_str!("../../../../tests/mlir/check/redundant_for_newer_lowerings.mlir");
    // Each warp accesses its own bytes, so only the initialisation needs a barrier.
    let body = expects.find("      ttng.barrier_expect").zip(expects.find("      ttg.barrier local"));
    let (start, end) = body.expect("the loop has both");
    let arrives = format!(
        "{}      %x = ttg.local_load %a : !tn -> tensor<64x64xf16, #b>\n      ttng.arrive_barrier %f, 1 : !mbar\n      \
         ttng.wait_barrier %f, %ph : !mbar\n      ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !tn\n{}",
        &expects[..start],
        &expects[end..]
    );
    let bare = |text: &str| text.replace("ttg.barrier local\n", "\n");
    let sandbox = Sandbox::new().with("expects.mlir", bare(expects)).with("arrives.mlir", bare(&arrives));
    let barriers = |name: &str, compiler: &str| {
        let output = sandbox.run(&format!("place {name}.mlir --producer {compiler}"));
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).matches("ttg.barrier local").count()
    };
    let all = ["triton-3.6", "triton-3.7", "meta-3.7", "triton-3.8", "triton-3.9"];
    assert_eq!(all.map(|compiler| barriers("expects", compiler)), [1, 1, 1, 0, 0]);
    assert_eq!(all.map(|compiler| barriers("arrives", compiler)), [1, 1, 0, 0, 0]);
}

/// As in `check`, the module shows its compiler.
#[test]
fn the_default_is_what_the_module_shows() {
    let meta = RING.replace("module attributes {", "module attributes {tlx.has_tlx_ops = true, ");
    let sandbox = Sandbox::new().with("ring.mlir", RING).with("meta.mlir", meta);
    let barriers = |name: &str, options: &str| {
        let output = sandbox.run(&format!("place {name} --strategy triton {options}")).stdout;
        String::from_utf8_lossy(&output).matches("ttg.barrier local").count()
    };
    assert_eq!((barriers("ring.mlir", ""), barriers("meta.mlir", "")), (1, 2));
    assert_eq!(barriers("meta.mlir", "--producer triton-3.9"), 1);
}

#[test]
fn other_strategies_and_unknown_compilers_are_errors() {
    let sandbox = Sandbox::new().with("ring.mlir", RING);
    assert_snapshot!("other_strategy", sandbox.show("place ring.mlir --strategy wave --producer triton-3.6"));
    let unknown = sandbox.show("place ring.mlir --strategy triton --producer triton-3.3");
    assert!(
        unknown.contains("exit status: 2") && unknown.contains("[possible values: triton-3.4, triton-3.5"),
        "{unknown}"
    );
}
