//! `--target` and the target of an input.

use insta::assert_snapshot;

use super::run::Sandbox;

const RING: &str = include_str!("input/ring.mlir");

const RACE: &str = "\
// A race on any GPU.
program race target gfx950 {
  smem A : 1024
  warps 4
  store: write A
  load: read A
}
";

fn sandbox() -> Sandbox {
    let sandbox = Sandbox::new().with("ring.mlir", RING).with("race.litmus", RACE);
    let json = sandbox.run("model race.litmus --format json").stdout;
    sandbox.with("race.json", json)
}

#[test]
fn another_vendor_is_refused_whatever_is_done() {
    let sandbox = sandbox();
    let inputs = [
        ("ring.mlir", "gfx950", "sm_90"),
        ("race.litmus", "sm_90", "gfx950"),
        ("race.json", "sm_90", "gfx950"),
    ];
    for (input, target, own) in inputs {
        for command in ["check", "place", "simulate", "model"] {
            if command == "place" && input != "ring.mlir" {
                continue;
            }
            let arguments = format!("{command} {input} --target {target} -o out");
            let output = sandbox.run(&arguments);
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments}: {said}");
            assert!(said.contains("::other-vendor]") && said.contains("`--target`"), "{arguments}: {said}");
            assert!(said.contains(target) && said.contains(own), "{arguments}: {said}");
        }
    }
    assert_snapshot!("other_vendor", sandbox.show("check ring.mlir race.litmus --target gfx950"));
    assert_snapshot!("other_vendor_of_a_model", sandbox.show("simulate race.litmus --target sm_90"));
}

#[test]
fn another_gpu_of_the_vendor_is_taken() {
    let sandbox = sandbox();
    for (arguments, shown) in [
        ("model ring.mlir --target sm_100", "target sm_100"),
        ("model race.litmus --target gfx942", "target gfx942"),
        ("model race.json --target gfx942", "target gfx942"),
        ("place ring.mlir --target sm_100 --format json", "\"sm_100\""),
    ] {
        let output = sandbox.run(arguments);
        assert_eq!(output.status.code(), Some(0), "{arguments}");
        assert!(String::from_utf8_lossy(&output.stdout).contains(shown), "{arguments}");
    }
    for command in ["check", "simulate"] {
        let status = |arguments: &str| sandbox.run(&format!("{command} {arguments}")).status.code();
        assert_eq!(status("race.litmus --target gfx942"), Some(1), "{command}");
        assert_eq!(status("race.json --target gfx942"), Some(1), "{command}");
        assert_eq!(status("ring.mlir --target sm_100"), status("ring.mlir"), "{command}");
    }
}

#[test]
fn a_target_that_is_not_known_is_replaced() {
    let text = RING.replace("cuda:90", "xe:1");
    let sandbox = Sandbox::new().with("k.mlir", text);
    assert_eq!(sandbox.run("place k.mlir").status.code(), Some(2));
    assert_eq!(sandbox.run("place k.mlir --target sm_90").status.code(), Some(0));
}

#[test]
fn names_without_underscore_and_in_upper_case_are_taken_and_unknown_numbers_refused() {
    let sandbox = sandbox();
    for name in ["sm100", "SM_100", "cuda:100", "sm_100a"] {
        let output = sandbox.run(&format!("model ring.mlir --target {name}"));
        assert!(String::from_utf8_lossy(&output.stdout).contains("target sm_100"), "{name}");
    }
    for command in ["check", "place", "waits", "report", "simulate", "model", "timeline", "pipeline"] {
        let output = sandbox.run(&format!("{command} ring.mlir --target sm_999"));
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{command}");
        assert!(said.contains("no GPU is `sm_999`; did you mean `sm_121`?"), "{command}: {said}");
    }
}
