//! Hostile inputs: deep nesting, long lines, cyclic aliases. Each is rejected with a span, or
//! parsed in linear time.

use seawall_mlir::{Registry, limits, parse};
use std::time::{Duration, Instant};

/// Returns the first error's message.
fn refused(text: &str) -> String {
    let errors = parse(text, &Registry::empty()).err().unwrap_or_default();
    errors.first().map_or_else(|| "accepted".to_string(), |e| e.message.clone())
}

/// Parses and prints `text`, within a time limit that only quadratic work exceeds.
fn read_quickly(text: &str) -> usize {
    let start = Instant::now();
    let module = match parse(text, &Registry::empty()) {
        Ok(module) => module,
        Err(errors) => panic!("{:?}", errors.first()),
    };
    assert!(module.print() == text, "printing reproduces the text");
    assert!(start.elapsed() < Duration::from_secs(60), "took {:?}", start.elapsed());
    module.op_count()
}

#[test]
fn regions_nest_as_deep_as_the_limit_and_no_deeper() {
    let nested = |n: usize| format!("{}{}", "a.b {\n".repeat(n), "}\n".repeat(n));
    assert_eq!(read_quickly(&nested(limits::MAX_REGION_DEPTH)), limits::MAX_REGION_DEPTH);
    assert_eq!(
        refused(&nested(limits::MAX_REGION_DEPTH + 1)),
        "regions are nested deeper than 160 levels here"
    );
    assert_eq!(refused(&nested(100_000)), "regions are nested deeper than 160 levels here");
    let generic = "\"a.b\"() ({\n".repeat(100_000);
    assert_eq!(refused(&generic), "regions are nested deeper than 160 levels here");
}

#[test]
fn brackets_nest_as_deep_as_the_limit_and_no_deeper() {
    for (open, close) in [("[", "]"), ("{a = ", "}"), ("#d.x<", ">"), ("array<", ">")] {
        let value = |n: usize| format!("a.b {{v = {}1{}}}\n", open.repeat(n), close.repeat(n));
        assert_eq!(read_quickly(&value(200)), 1, "{open}");
        assert_eq!(refused(&value(100_000)), "brackets are nested deeper than 256 levels here", "{open}");
    }
    let ty = |n: usize| format!("\"a.b\"() : () -> {}i32{}\n", "tuple<".repeat(n), ">".repeat(n));
    assert_eq!(refused(&ty(100_000)), "brackets are nested deeper than 256 levels here");
    let loc = format!("a.b loc({}\"x\"{})\n", "callsite(".repeat(100_000), " at \"y\")".repeat(100_000));
    assert_eq!(refused(&loc), "brackets are nested deeper than 256 levels here");
    let parens = format!("a.b {}\n", "(".repeat(100_000));
    assert_eq!(refused(&parens), "brackets are nested too deeply here");
    let functions = format!("\"a.b\"() : () -> {}\n", "() -> ".repeat(100_000));
    assert_ne!(refused(&functions), "accepted");
}

#[test]
fn a_million_ops_in_one_block_are_read_in_linear_time() {
    let mut text = String::new();
    for i in 0..200_000 {
        text.push_str(&format!("%{} = \"a.b\"(%{}) : (i32) -> i32\n", i + 1, i));
    }
    let text = format!("%0 = \"a.c\"() : () -> i32\n{text}");
    assert_eq!(read_quickly(&text), 200_001);
}

#[test]
fn one_long_line_is_read_in_linear_time() {
    let text = format!("\"a.c\"() : () -> () {}", "\"a.b\"() {x = [1, 2]} : () -> () ".repeat(100_000));
    assert_eq!(read_quickly(&text), 100_001);
    let operands = vec!["%0"; 200_000].join(", ");
    assert_eq!(read_quickly(&format!("%0 = a.c : i32\na.b {operands} : i32\n")), 2);
    let words = "word ".repeat(300_000);
    assert_eq!(read_quickly(&format!("a.b {words}\n")), 1);
    let comments = "// no op here\n".repeat(300_000);
    assert_eq!(read_quickly(&format!("a.b\n{comments}")), 1);
}

#[test]
fn forward_references_wait_in_linear_time() {
    let n = 100_000;
    let uses = (0..n).map(|i| format!("  \"a.use\"(%v{i}) : (i32) -> ()\n")).collect::<String>();
    let again = "  \"a.use\"(%v0) : (i32) -> ()\n".repeat(n);
    let definitions = (0..n).map(|i| format!("  %v{i} = \"a.def\"() : () -> i32\n")).collect::<String>();
    let text = format!(
        "\"a.f\"() ({{\n  \"cf.br\"()[^bb2] : () -> ()\n^bb1:\n{uses}{again}^bb2:\n{definitions}}}) : () -> ()\n"
    );
    assert_eq!(read_quickly(&text), 2 + 3 * n);
}

#[test]
fn a_short_text_cannot_ask_for_much_memory() {
    assert_eq!(
        refused(&"%0:65536 = a.b\n".repeat(10)),
        "the result names request more values than a text of this length can define"
    );
    assert_eq!(refused("%0:65537 = a.b"), "expected the number of results, from 1 to 65536, after `:`");
}

#[test]
fn many_blocks_are_found_in_linear_time() {
    let n = 100_000;
    let blocks =
        (1..n).map(|i| format!("^bb{i}:\n  \"cf.br\"()[^bb{}] : () -> ()\n", n - i)).collect::<String>();
    let text = format!("\"a.f\"() ({{\n  \"cf.br\"()[^bb1] : () -> ()\n{blocks}}}) : () -> ()\n");
    assert_eq!(read_quickly(&text), n + 1);
}

#[test]
fn aliases_in_circles_and_doubling_aliases_expand_to_something_finite() {
    let circle = "#a = [#b]\n#b = [#a]\nx.y {v = #a}\n";
    let module = parse(circle, &Registry::empty()).expect("aliases may refer to each other");
    let op = module.walk().next().expect("there is an op");
    let value = module.attr(op, "v").expect("it has v");
    assert!(module.attr_expanded(value).len() < 1000);
    let mut doubling = String::from("#a0 = [1, 1]\n");
    for i in 1..100_000 {
        doubling.push_str(&format!("#a{i} = [#a{}, #a{}]\n", i - 1, i - 1));
    }
    doubling.push_str("x.y {v = #a99999}\n");
    let module = parse(&doubling, &Registry::empty()).expect("it is valid");
    let op = module.walk().next().expect("there is an op");
    let value = module.attr(op, "v").expect("it has v");
    assert!(module.attr_expanded(value).len() <= 2 * limits::MAX_EXPANSION);
}
