//! `seawall place --strategy minimal`, the default: barriers, deletions, certificates and warnings.

use insta::assert_snapshot;

use super::run::Sandbox;

const RING: &str = include_str!("input/ring.mlir");
const COPY: &str = include_str!("input/copy.mlir");
/// One barrier before all accesses, and two adjacent barriers.
const SPARE: &str = include_str!("input/spare.mlir");
/// An asynchronous copy without a wait.
const UNWAITED: &str = include_str!("input/unwaited.mlir");

fn sandbox() -> Sandbox {
    let sandbox = Sandbox::new().with("ring.mlir", RING).with("copy.mlir", COPY);
    sandbox.with("spare.mlir", SPARE).with("unwaited.mlir", UNWAITED)
}

/// The standard output and error of a successful run.
fn done(sandbox: &Sandbox, arguments: &str) -> (String, String) {
    let output = sandbox.run(arguments);
    let (stdout, stderr) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(0), "{arguments}: {stderr}");
    (stdout.into_owned(), stderr.into_owned())
}

fn stdout(sandbox: &Sandbox, arguments: &str) -> String {
    done(sandbox, arguments).0
}

fn stderr(sandbox: &Sandbox, arguments: &str) -> String {
    done(sandbox, arguments).1
}

#[test]
fn minimal_is_the_default() {
    let sandbox = sandbox();
    let default = stdout(&sandbox, "place copy.mlir");
    assert_eq!(default, stdout(&sandbox, "place copy.mlir --strategy minimal"));
    assert_eq!(default.matches("ttg.barrier local").count(), 2);
}

#[test]
fn a_ring_takes_one_barrier_in_its_loop() {
    assert_snapshot!("minimal_ring", sandbox().show("place ring.mlir --explain -o placed.mlir"));
}

#[test]
fn the_certificate_names_the_hazards_that_need_a_barrier_each() {
    assert_snapshot!("minimal_copy", sandbox().show("place copy.mlir --explain -o placed.mlir"));
}

#[test]
fn deletions_are_explained() {
    let explained = sandbox().show("place spare.mlir --remove-redundant --explain -o placed.mlir");
    assert_snapshot!("minimal_deletions", explained);
}

#[test]
fn deletions_are_in_the_diff() {
    assert_snapshot!("minimal_diff", sandbox().show("place spare.mlir --remove-redundant --format diff"));
}

#[test]
fn json_has_deletions_and_the_certificate() {
    let sandbox = sandbox();
    let arguments = "place spare.mlir --remove-redundant --format json";
    let value: serde_json::Value = serde_json::from_str(&stdout(&sandbox, arguments)).expect("it is JSON");
    assert_eq!(value["removed"].as_array().map(Vec::len), Some(2));
    assert_eq!(value["certificates"][0]["certified"], "yes");
    assert_snapshot!("minimal_json", sandbox.show(arguments));
}

#[test]
fn what_no_barrier_orders_is_a_warning_of_one_line() {
    let sandbox = sandbox();
    assert_snapshot!("minimal_unwaited", sandbox.show("place unwaited.mlir -o placed.mlir"));
    assert_eq!(stderr(&sandbox, "place unwaited.mlir --quiet -o placed.mlir"), "");
    assert_eq!(stderr(&sandbox, "place unwaited.mlir --strategy triton -o placed.mlir"), "");
}

#[test]
fn what_no_barrier_orders_is_explained() {
    let sandbox = sandbox();
    assert_snapshot!("minimal_left", sandbox.show("place unwaited.mlir --quiet --explain -o placed.mlir"));
    let value: serde_json::Value =
        serde_json::from_str(&stdout(&sandbox, "place unwaited.mlir --format json")).expect("it is JSON");
    assert_eq!(value["certificates"][0]["unordered"][0]["missing"], "wait");
}
