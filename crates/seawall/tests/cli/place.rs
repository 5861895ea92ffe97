//! `seawall place` on kernels.

use insta::assert_snapshot;

use super::run::Sandbox;

const RING: &str = include_str!("input/ring.mlir");
const COPY: &str = include_str!("input/copy.mlir");

fn sandbox() -> Sandbox {
    Sandbox::new().with("ring.mlir", RING).with("copy.mlir", COPY)
}

/// The lines of `after` that are not in `before`. Every line of `before` must be present, in order.
fn inserted<'a>(before: &str, after: &'a str) -> Vec<&'a str> {
    let mut old = before.lines().peekable();
    let new = after.lines().filter(|line| old.next_if_eq(line).is_none()).collect();
    assert_eq!(old.next(), None, "an old line is gone");
    new
}

#[test]
fn triton_places_one_barrier_in_the_loop_of_a_ring() {
    let output = sandbox().run("place ring.mlir --strategy triton");
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(inserted(RING, &text), ["    ttg.barrier local"]);
    let barrier = text.lines().position(|line| line.contains("ttg.barrier")).expect("it is there");
    assert!(text.lines().nth(barrier + 1).is_some_and(|line| line.contains("local_load")));
}

#[test]
fn barriers_have_the_location_of_the_op_that_they_serve() {
    let output = sandbox().run("place copy.mlir --strategy triton");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let expected = ["    ttg.barrier local loc(#loc3)", "    ttg.barrier local loc(#loc5)"];
    assert_eq!(inserted(COPY, &text), expected);
}

#[test]
fn placing_again_changes_nothing() {
    let placed = sandbox().run("place copy.mlir").stdout;
    assert_eq!(inserted(COPY, &String::from_utf8_lossy(&placed)).len(), 2);
    let again = Sandbox::new().with("k.mlir", &placed).run("place k.mlir").stdout;
    assert_eq!(String::from_utf8_lossy(&again), String::from_utf8_lossy(&placed));
}

#[test]
fn explanations_go_to_standard_error_when_the_ir_goes_to_standard_output() {
    let output = sandbox().run("place ring.mlir --strategy triton --explain");
    assert_eq!(inserted(RING, &String::from_utf8_lossy(&output.stdout)).len(), 1);
    assert_snapshot!("explain_ring", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn explanations_go_to_standard_output_when_the_ir_goes_to_a_file() {
    let sandbox = sandbox();
    assert_snapshot!(
        "explain_copy",
        sandbox.show("place copy.mlir --strategy triton --explain -o placed.mlir")
    );
    assert_eq!(inserted(COPY, &sandbox.content("placed.mlir")).len(), 2);
}

#[test]
fn a_diff_shows_what_changes() {
    assert_snapshot!("diff", sandbox().show("place copy.mlir --strategy triton --format diff"));
}

#[test]
fn json_holds_the_reasons() {
    assert_snapshot!("json", sandbox().show("place ring.mlir --strategy triton --format json"));
}

#[test]
fn every_module_of_a_file_is_placed() {
    let file = format!("{RING}\n// -----\n\n{COPY}// -----\n");
    let sandbox = Sandbox::new().with("k.mlir", &file);
    let output = sandbox.run("place k.mlir");
    assert_eq!(inserted(&file, &String::from_utf8_lossy(&output.stdout)).len(), 3);
    let explained = sandbox.run("place k.mlir --explain -o /dev/null").stdout;
    let explained = String::from_utf8_lossy(&explained).into_owned();
    let line = file.lines().position(|line| line.contains("ttg.async_wait")).expect("it is there") + 1;
    assert!(explained.contains(&format!("barrier 2: after `ttg.async_wait` (line {line})")), "{explained}");
}

#[test]
fn windows_line_ends_are_kept() {
    let file = RING.replace('\n', "\r\n");
    let output = Sandbox::new().with("k.mlir", &file).run("place k.mlir");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(text.matches('\n').count(), text.matches("\r\n").count());
    assert_eq!(inserted(&file, &text), ["    ttg.barrier local"]);
}

#[test]
fn the_target_can_be_given() {
    let output = sandbox().run("place ring.mlir --format json --target sm_80");
    assert!(String::from_utf8_lossy(&output.stdout).contains(r#""target": "sm_80""#));
    let nowhere = Sandbox::new().with("k.mlir", RING.replace("ttg.target = \"cuda:90\", ", ""));
    assert_eq!(nowhere.run("place k.mlir").status.code(), Some(2));
    let output = nowhere.run("place k.mlir --format json --target gfx950");
    assert!(String::from_utf8_lossy(&output.stdout).contains(r#""target": "gfx950""#));
}

#[test]
fn an_unknown_op_is_a_warning() {
    let file = RING.replace(
        "    %2 = ttg.local_load %full :",
        "    \"new.op\"(%full) : (!ttg.memdesc<64x64xf16, #shared, #smem, mutable>) -> ()\n    %2 = ttg.local_load %full :",
    );
    let sandbox = Sandbox::new().with("k.mlir", &file);
    assert_snapshot!("unknown_op", sandbox.show("place k.mlir -o placed.mlir"));
    let quiet = sandbox.run("place k.mlir -o placed.mlir --quiet");
    assert_eq!(String::from_utf8_lossy(&quiet.stderr), "");
}
