//! Help texts are part of the interface.

use insta::assert_snapshot;

use super::run::Sandbox;

#[test]
fn overview() {
    assert_snapshot!(Sandbox::new().show("--help"));
}

#[test]
fn allocate() {
    assert_snapshot!(Sandbox::new().show("allocate --help"));
}

#[test]
fn check() {
    assert_snapshot!(Sandbox::new().show("check --help"));
}

#[test]
fn deps() {
    assert_snapshot!(Sandbox::new().show("deps --help"));
}

#[test]
fn explain() {
    assert_snapshot!(Sandbox::new().show("explain --help"));
}

#[test]
fn place() {
    assert_snapshot!(Sandbox::new().show("place --help"));
}

#[test]
fn fmt() {
    assert_snapshot!(Sandbox::new().show("fmt --help"));
}

#[test]
fn validate() {
    assert_snapshot!(Sandbox::new().show("validate --help"));
}

#[test]
fn waits() {
    assert_snapshot!(Sandbox::new().show("waits --help"));
}

#[test]
fn model() {
    assert_snapshot!(Sandbox::new().show("model --help"));
}

#[test]
fn pipeline() {
    assert_snapshot!(Sandbox::new().show("pipeline --help"));
}

#[test]
fn report() {
    assert_snapshot!(Sandbox::new().show("report --help"));
}

#[test]
fn run() {
    assert_snapshot!(Sandbox::new().show("run --help"));
}

#[test]
fn completions_and_man() {
    assert_snapshot!("schema", Sandbox::new().show("schema --help"));
    assert_snapshot!("schema_list", Sandbox::new().show("schema"));
    assert_snapshot!("completions", Sandbox::new().show("completions --help"));
    assert_snapshot!("man", Sandbox::new().show("man --help"));
}

#[test]
fn simulate() {
    assert_snapshot!(Sandbox::new().show("simulate --help"));
}

#[test]
fn timeline() {
    assert_snapshot!(Sandbox::new().show("timeline --help"));
}

#[test]
fn bad_usage_has_status_2_and_says_what_is_allowed() {
    let sandbox = Sandbox::new();
    assert_snapshot!("no_command", sandbox.show(""));
    assert_snapshot!("unknown_command", sandbox.show("palce x.mlir"));
    assert_snapshot!("unknown_strategy", sandbox.show("place x.mlir --strategy best"));
    assert_snapshot!("bad_target", sandbox.show("place x.mlir --target xe:1"));
    assert_snapshot!("bad_pass", sandbox.show("place x.mlir --pass membar:later"));
    assert_snapshot!(
        "deleting_with_triton",
        sandbox.show("place x.mlir --strategy triton --remove-redundant")
    );
    assert_snapshot!("filter_with_minimal", sandbox.show("place x.mlir --async-filter"));
    assert_snapshot!("candidates_without_filter", sandbox.show("place x.mlir --nvidia-async-candidates"));
}

#[test]
fn why() {
    assert_snapshot!(Sandbox::new().show("why --help"));
}
