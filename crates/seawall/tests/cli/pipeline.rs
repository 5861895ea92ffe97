//! `seawall pipeline --schedule auto`. Other tests cover the effects on texts.

use insta::assert_snapshot;

use super::run::Sandbox;
use super::timeline::BORDERS;

const LOOPS: &str = include_str!("../../../../corpus/ir/pingpong/two-s2-gfx942.loops.mlir");

#[test]
fn a_choice_is_printed_and_accepts_only_its_own_options() {
    let sandbox = Sandbox::new().with("kernel.mlir", BORDERS).with("bad.json", "{}");
    assert_snapshot!("chosen", sandbox.show("pipeline kernel.mlir --schedule auto -o out.mlir"));
    assert!(sandbox.content("out.mlir").contains("amdg.cond_barrier"));
    // The output gives a reason for each variant that is left out. A module without a pipeline is
    // unchanged.
    let one_group = BORDERS
        .replace("\"ttg.num-warps\" = 8", "\"ttg.num-warps\" = 4")
        .replace("warpsPerCTA = [8, 1]", "warpsPerCTA = [4, 1]");
    let sandbox = sandbox.with("one.mlir", one_group).with("loops.mlir", LOOPS);
    assert_snapshot!("left_out", sandbox.show("pipeline one.mlir --schedule auto -o one.out"));
    assert!(!sandbox.content("one.out").contains("warp_pipeline"));
    assert_snapshot!(
        "in_turn",
        sandbox.show("pipeline loops.mlir --schedule auto --num-stages 2 -o loops.out")
    );
    assert!(sandbox.content("loops.out").contains("amdg.cond_barrier"));
    assert_snapshot!("again", sandbox.show("pipeline loops.out --schedule auto -o none"));
    assert_snapshot!("auto_compat", sandbox.show("pipeline kernel.mlir --schedule auto --compat -o none"));
    for usage in [
        "--schedule auto --form-only",
        "--latencies bad.json",
        "--schedule auto --latencies bad.json",
        "--schedule best",
        "--num-stages 2",
    ] {
        let output = sandbox.run(&format!("pipeline kernel.mlir {usage} -o none"));
        assert_eq!(output.status.code(), Some(2), "{usage}");
    }
    assert!(!sandbox.names().contains(&"none".to_string()));
}

#[test]
fn a_module_without_mmas_is_unchanged() {
    let empty = "module attributes {ttg.target = \"hip:gfx950\"} {\n}\n";
    let sandbox = Sandbox::new().with("empty.mlir", empty);
    assert_snapshot!("nothing_to_choose", sandbox.show("pipeline empty.mlir --schedule auto"));
}
