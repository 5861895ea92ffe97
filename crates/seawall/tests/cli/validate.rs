//! `seawall validate`.

use super::run::Sandbox;

const TTGIR: &str = include_str!("../../../../corpus/ir/sm_80/softmax.after.mlir");
const PTX: &str = include_str!("../../../../corpus/ptx/triton/sm_80/softmax.ptx");

const MATMUL: &str = include_str!("../../../../corpus/ir/sm_80/matmul-s3.after.mlir");
const MATMUL_PTX: &str = include_str!("../../../../corpus/ptx/triton/sm_80/matmul-s3.ptx");

fn sandbox() -> Sandbox {
    let fault = PTX.replacen("bar.sync", "//bar.sync", 1);
    Sandbox::new().with("kernel.ttgir", TTGIR).with("kernel.ptx", PTX).with("fault.ptx", fault)
}

#[test]
fn equal_orders_are_stated_with_what_was_compared() {
    let shown = sandbox().show("validate kernel.ttgir kernel.ptx");
    assert!(shown.contains("exit status: 0"), "{shown}");
    assert!(shown.contains("the PTX has every order of the TTGIR that was compared"), "{shown}");
    assert!(shown.contains("accesses of the PTX with"), "{shown}");
}

#[test]
fn a_lost_barrier() {
    insta::assert_snapshot!(sandbox().show("validate kernel.ttgir fault.ptx"));
}

#[test]
fn an_added_barrier() {
    let sandbox = Sandbox::new().with("kernel.ttgir", MATMUL.replacen("ttg.barrier local", "//", 1));
    insta::assert_snapshot!(sandbox.with("kernel.ptx", MATMUL_PTX).show("validate kernel.ttgir kernel.ptx"));
}

#[test]
fn the_json_has_the_verdict() {
    let shown = sandbox().show("validate kernel.ttgir fault.ptx --format json");
    assert!(shown.contains("exit status: 1") && shown.contains("\"verdict\": \"weaker\""), "{shown}");
    let shown = sandbox().show("validate kernel.ttgir kernel.ptx --format json");
    assert!(shown.contains("\"verdict\": \"validated\""), "{shown}");
}

#[test]
fn bad_inputs_are_refused() {
    let sandbox = sandbox().with("empty.ptx", "").with("ttir.mlir", "tt.func @f() {\n  tt.return\n}\n");
    for (arguments, message) in [
        ("kernel.ptx kernel.ttgir", "this is PTX, not TTGIR"),
        ("kernel.ttgir kernel.ttgir", "this is MLIR, not PTX"),
        ("kernel.ttgir empty.ptx", "the input is empty"),
        ("kernel.ttgir missing.ptx", "cannot read `missing.ptx`"),
        ("ttir.mlir kernel.ptx", "error["),
    ] {
        let shown = sandbox.show(&format!("validate {arguments}"));
        assert!(shown.contains("exit status: 2") && shown.contains(message), "{shown}");
    }
}
