//! The harness reports each kind of violated or malformed expectation.

use std::path::Path;

use super::judge::{judge, modules};

const STORE_LOAD: &str = r#"#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} { // module
  tt.func public @k(%v: tensor<128xf32, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<128xf32, #shared, #smem, mutable> // alloc
    ttg.local_store %v, %a : tensor<128xf32, #blocked> -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    %w = ttg.async_wait {num = 0 : i32} // wait
    %l = ttg.local_load %a : !ttg.memdesc<128xf32, #shared, #smem, mutable> -> tensor<128xf32, #blocked> // load
    tt.return
  } // brace
}
// own
"#;

/// The violations of a module with `comment` at a place: `module`, `alloc`, `wait`, `load`, `brace`
/// or `own`.
fn at(place: &str, comment: &str) -> Vec<String> {
    judge("it", &STORE_LOAD.replace(&format!("// {place}\n"), &format!("// {comment}\n")))
}

fn with(comments: &[(&str, &str)]) -> Vec<String> {
    let replaced = |text: String, (place, comment): &(&str, &str)| {
        text.replace(&format!("// {place}\n"), &format!("// {comment}\n"))
    };
    judge("it", &comments.iter().fold(STORE_LOAD.to_owned(), replaced))
}

const NONE: [&str; 0] = [];

#[test]
fn correct_expectations_of_all_commands_are_accepted() {
    let accepted = with(&[
        ("load", "expect minimal: no barrier // expect triton: no barrier // expect waits: kept"),
        ("wait", "expect minimal: barrier after // expect triton: barrier after // expect waits: 0"),
    ]);
    assert_eq!(accepted.len(), 1, "a load has no count: {accepted:?}");
    let accepted = with(&[
        ("load", "expect check: SW101"),
        (
            "wait",
            "expect minimal: barrier after // expect triton: barrier after // expect waits: 0, nothing in shared",
        ),
        ("module", "expect allocate: shared 512"),
        ("alloc", "expect allocate: 0 // expect report: value %a of a"),
        ("own", "expect pipeline: left alone"),
    ]);
    assert_eq!(accepted, NONE);
}

#[test]
fn missing_and_unexpected_facts_are_reported() {
    assert_eq!(
        at("load", "expect minimal: barrier"),
        ["it:9: minimal: no barrier", "it:8: minimal: barrier after is not expected"]
    );
    assert_eq!(at("load", "expect triton: no barrier"), ["it:8: triton: barrier after is not expected"]);
    assert_eq!(at("own", "expect check: clean"), ["it:9: check: SW101 is not expected"]);
    assert_eq!(
        at("load", "expect check: SW102"),
        ["it:9: check: no SW102", "it:9: check: SW101 is not expected"]
    );
    assert_eq!(at("wait", "expect waits: 1"), ["it:8: waits: no 1", "it:8: waits: 0 is not expected"]);
    let offset = at("alloc", "expect allocate: 16");
    assert_eq!(
        offset,
        [
            "it:6: allocate: no 16",
            "it:4: allocate: shared 512 is not expected",
            "it:6: allocate: 0 is not expected"
        ]
    );
    assert_eq!(at("load", "expect pipeline: barrier"), ["it:9: pipeline: no barrier"]);
}

#[test]
fn missing_facts_of_the_whole_text_are_reported() {
    let bound = with(&[("own", "expect check: bound some-runs"), ("load", "expect check: SW101")]);
    assert_eq!(bound, ["it: check: not `bound some-runs`, but: bound all-paths, no notes"]);
    let then = with(&[("own", "expect waits: then clean"), ("wait", "expect waits: 0")]);
    assert_eq!(then, ["it: waits: not `then clean`, but: then SW101"]);
    assert_eq!(at("own", "expect compat: then SW301"), ["it: compat: not `then SW301`, but: left alone"]);
    assert_eq!(at("own", "expect pipeline: then clean").len(), 1);
}

#[test]
fn missing_remarks_and_rows_are_reported() {
    let note = at("load", "expect check: SW101 // expect check: note lower::unknown-op");
    assert_eq!(note, ["it:9: check: no note `lower::unknown-op`, but: nothing"]);
    assert_eq!(at("wait", "expect waits: 0, saturated").len(), 1);
    let written = at("wait", "expect waits: 0 // expect waits: writes {num = 1");
    assert_eq!(written, ["it:8: waits: no writes `{num = 1`, but: %w = ttg.async_wait {num = 0 : i32}"]);
    let row = at("load", "expect report: data b");
    assert_eq!(row, ["it:9: report: no data `b`, but: a read in kernel"]);
    let unlisted = at("load", "expect report: partition consumer");
    assert_eq!(unlisted.len(), 2, "{unlisted:?}");
}

#[test]
fn rejections_are_reported() {
    let untargeted = |comment: &str| {
        let text = STORE_LOAD.replace("ttg.target = \"cuda:90\", ", "");
        judge("it", &text.replace("// load", comment))
    };
    for who in ["check", "minimal", "triton", "waits", "allocate", "report"] {
        let wrong = untargeted(&format!("// expect {who}: error a::b"));
        assert_eq!(wrong.len(), 2, "{who}: {wrong:?}");
    }
}

#[test]
fn contradictions_are_reported() {
    assert_eq!(
        with(&[("own", "expect check: clean"), ("load", "expect check: SW101")]),
        ["it: check: has contradictory expectations"]
    );
    let twice = at("wait", "expect triton: barrier after // expect triton: no barrier");
    assert_eq!(twice, ["it:8: triton: has contradictory expectations"]);
    let kept = at("load", "expect minimal: kept");
    assert_eq!(kept, ["it:8: minimal: barrier after is not expected", "it:9: minimal: nothing to keep"]);
    let options = with(&[("own", "options waits: as-triton"), ("load", "expect check: SW101")]);
    assert_eq!(options, ["it: options of waits, which expects nothing"]);
}

#[test]
fn malformed_expectations_are_errors() {
    for comment in [
        "a comment",
        "expect minimal: fence",
        "expect maximal: barrier",
        "expect check:",
        "expect check SW101",
        "expect check: SW999",
        "expect check: SW101 // expect check: error SW101",
        "expect check: clean",
        "expect waits: many",
        "expect waits: error",
        "expect allocate: somewhere",
        "expect allocate: shared",
        "expect pipeline: fence",
        "expect report: edges from a to b",
        "expect report: edge",
        "options check: any-warp // expect check: SW101",
        "options check: target=nothing // expect check: SW101",
        "options check: producer=nothing // expect check: SW101",
        "check: SW101",
        "expects check: SW101",
        "options: remove-redundant",
    ] {
        let wrong = at("load", comment);
        assert!(matches!(wrong.as_slice(), [one] if one.starts_with("it: ")), "{comment}: {wrong:?}");
    }
}

#[test]
fn expectations_on_lines_without_an_op_are_errors() {
    for place in ["own", "brace"] {
        let wrong = at(place, "expect check: SW101");
        assert!(matches!(wrong.as_slice(), [one] if one.ends_with("not on the line of an op")), "{wrong:?}");
    }
    // `pipeline` also inserts at the end of a loop.
    assert_ne!(at("brace", "expect check: barrier"), at("brace", "expect pipeline: barrier"));
}

#[test]
fn a_folder_without_modules_is_an_error() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no_modules");
    std::fs::create_dir_all(root.join("missed")).unwrap();
    assert!(modules(&root).unwrap_err().contains("no module in"));
}
