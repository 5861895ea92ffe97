//! `seawall place` on Wave traces.

use insta::assert_snapshot;

use super::run::Sandbox;

const GEMM: &str = include_str!("input/gemm.json");

fn sandbox() -> Sandbox {
    Sandbox::new().with("gemm.json", GEMM)
}

#[test]
fn monolithic_barriers_with_reasons() {
    assert_snapshot!("wave_diff", sandbox().show("place gemm.json --strategy wave --explain --format diff"));
    assert_snapshot!("wave_json", sandbox().show("place gemm.json --strategy wave --format json"));
}

#[test]
fn split_barriers_where_the_gpu_has_them() {
    let command = "place gemm.json --strategy split --target gfx1200 --explain --format diff";
    assert_snapshot!("split_diff", sandbox().show(command));
    assert_snapshot!("split_on_gfx942", sandbox().show("place gemm.json --strategy split"));
}

/// Wave's strategy treats the barrier before the only read of the loop as ordering that read before
/// the write of the next iteration, which it does not. Existing barriers are judged by their
/// position, so a second run adds the missing ones.
#[test]
fn a_placed_trace_is_a_trace_to_which_only_what_is_missing_is_added() {
    let sandbox = sandbox();
    let place = |from: &str, to: &str| {
        let output = sandbox.run(&format!("place {from} --strategy wave -o {to}"));
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        sandbox.content(to)
    };
    let barriers = |text: &str| text.matches("\"kind\": \"barrier\"").count();
    let first = place("gemm.json", "first.json");
    let second = place("first.json", "second.json");
    assert_eq!((barriers(&first), barriers(&second)), (1, 2), "{second}");
    assert_eq!(place("second.json", "third.json"), second);
}

#[test]
fn a_trace_that_does_not_hang_together_is_refused_and_nothing_written() {
    let sandbox = sandbox().with("bad.json", GEMM.replace("\"memory\": 4", "\"memory\": 3"));
    assert_snapshot!(
        "resource_without_allocation",
        sandbox.show("place bad.json --strategy wave -o out.json")
    );
    assert_eq!(sandbox.names(), ["bad.json", "gemm.json"]);
}

#[test]
fn strategies_options_and_formats_of_the_other_kind_of_input_are_refused() {
    let sandbox = sandbox().with("ring.mlir", include_str!("input/ring.mlir"));
    for (command, code) in [
        ("place gemm.json --strategy triton", "usage::strategy"),
        ("place gemm.json --strategy wave --logical", "usage::mlir-only"),
        ("place gemm.json --strategy wave --format mlir", "usage::format"),
        ("place gemm.json --strategy wave --target sm_90", "wave::target"),
        ("place ring.mlir --strategy wave", "usage::strategy"),
        ("place ring.mlir --format trace", "usage::format"),
    ] {
        let output = sandbox.run(command);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{command}: {said}");
        assert!(output.stdout.is_empty(), "{command}");
        assert!(said.contains(&format!("error[{code}]: ")) && said.contains("= help: "), "{command}: {said}");
    }
}
