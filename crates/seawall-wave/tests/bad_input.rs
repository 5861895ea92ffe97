//! Tests invalid traces. Each is rejected with a code, a message that names the node, a span in the
//! text and a help.

use seawall_wave::Trace;

/// A valid trace of one loop with a conditional in it.
const VALID: &str = r#"{
  "seawall_wave_trace": 1,
  "waves": 4,
  "root": "root",
  "graphs": [
    {"name": "root", "nodes": [
      {"id": 0, "name": "whole", "kind": "allocate", "bytes": 128},
      {"id": 1, "name": "part", "kind": "allocate", "bytes": 64, "parent": 0, "offset": 64},
      {"id": 2, "name": "loop", "kind": "iterate", "graph": "body", "init_args": [1]},
      {"id": 3, "name": "result", "kind": "get_result", "value": 2, "index": 0},
      {"id": 4, "name": "out", "kind": "output", "values": []}
    ]},
    {"name": "body", "nodes": [
      {"id": 5, "name": "buf", "kind": "iter_arg", "index": 0},
      {"id": 6, "name": "outer", "kind": "placeholder", "captures": 0},
      {"id": 7, "name": "store", "kind": "write", "memory": 5, "space": "shared"},
      {"id": 8, "name": "if", "kind": "conditional", "graph": "then"},
      {"id": 9, "name": "sync", "kind": "barrier", "async_deps": []},
      {"id": 10, "name": "out", "kind": "output", "values": [5]}
    ]},
    {"name": "then", "nodes": [
      {"id": 11, "name": "inner", "kind": "placeholder", "captures": 6},
      {"id": 12, "name": "load", "kind": "read", "memory": 11, "space": "shared"},
      {"id": 13, "name": "out", "kind": "output", "values": []}
    ]}
  ]
}"#;

/// The replaced text, its replacement, the code, and words of the message.
type InvalidCase = (&'static str, &'static str, &'static str, &'static [&'static str]);

const INVALID: &[InvalidCase] = &[
    ("\"seawall_wave_trace\": 1", "\"seawall_wave_trace\": 2", "trace::version", &["version 2"]),
    ("\"seawall_wave_trace\": 1,", "", "trace::version", &["missing"]),
    ("\"waves\": 4", "\"waves\": 0", "trace::number", &["`waves` is 0"]),
    ("\"waves\": 4", "\"waves\": 5000", "trace::number", &["`waves` is 5000", "from 1 to 32"]),
    ("\"name\": \"store\"", "\"name\": \"\"", "trace::key", &["the `write` node 7 has an empty `name`"]),
    ("\"bytes\": 64,", "\"bytes\": 0,", "trace::number", &["the `allocate` node 1 (`part`) has no bytes"]),
    (
        "\"kind\": \"barrier\", \"async_deps\": []",
        "\"kind\": \"counter_wait\"",
        "trace::key",
        &["the `counter_wait` node 9 (`sync`) waits for no counter"],
    ),
    ("\"waves\": 4", "\"waves\": \"4\"", "trace::key", &["`waves` is a string"]),
    ("\"waves\": 4", "\"wavs\": 4", "trace::key", &["`wavs`"]),
    ("\"root\": \"root\"", "\"root\": \"top\"", "trace::root", &["`top`"]),
    ("\"name\": \"then\"", "\"name\": \"body\"", "trace::duplicate", &["two graphs", "`body`"]),
    ("\"kind\": \"write\"", "\"kind\": \"wrote\"", "trace::kind", &["`wrote` node 7 (`store`)"]),
    ("\"id\": 7", "\"id\": 5", "trace::duplicate", &["id 5", "`store`"]),
    ("\"id\": 7", "\"id\": -7", "trace::key", &["the `write` node `store` has an `id` that is -7"]),
    ("\"id\": 7", "\"id\": 7.0", "trace::key", &["the `write` node `store` has an `id` that is 7.0"]),
    ("\"id\": 7", "\"id\": 9007199254740992", "trace::key", &["`store`", "is 9007199254740992"]),
    ("\"id\": 7, ", "", "trace::key", &["the `write` node `store` has no `id`"]),
    ("\"name\": \"store\", ", "", "trace::key", &["the node 7 has no `name`"]),
    ("\"kind\": \"write\", ", "", "trace::key", &["the node `store` has no `kind`"]),
    (
        "\"kind\": \"barrier\", \"async_deps\": []",
        "\"kind\": \"signal\", \"barrier\": 4294967296",
        "trace::number",
        &["node 9", "`barrier` 4294967296"],
    ),
    (
        "\"memory\": 5, ",
        "\"memory\": 5, \"location\": {\"file\": \"k.py\", \"column\": 1}, ",
        "trace::key",
        &["node 7", "`location` with no `line`"],
    ),
    ("\"waves\": 4", "\"waves\": 99999999999", "trace::number", &["`waves` is 99999999999", "from 1 to 32"]),
    (
        "\"name\": \"store\"",
        "\"name\": \"outer\"",
        "trace::duplicate",
        &["node 7", "another node of its graph"],
    ),
    ("\"memory\": 5, ", "", "trace::key", &["node 7", "`memory`"]),
    ("\"memory\": 5", "\"memory\": 99", "trace::dangling", &["node 7", "99"]),
    ("\"memory\": 5", "\"memory\": \"buf\"", "trace::key", &["node 7", "a string"]),
    ("\"memory\": 5", "\"memory\": 5, \"index\": 0", "trace::key", &["node 7", "`index`"]),
    ("\"memory\": 5, \"space\": \"shared\"", "\"memory\": 5", "trace::key", &["node 7", "`space`"]),
    (
        "\"memory\": 5, \"space\": \"shared\"",
        "\"memory\": 5, \"space\": \"lds\"",
        "trace::key",
        &["node 7", "`lds`"],
    ),
    ("\"memory\": 5", "\"memory\": 9", "trace::order", &["node 7", "node 9", "does not come before"]),
    ("\"memory\": 5", "\"memory\": 11", "trace::order", &["node 7", "node 11", "does not enclose"]),
    ("\"init_args\": [1]", "\"init_args\": [5]", "trace::order", &["node 2", "node 5"]),
    ("\"captures\": 6", "\"captures\": 12", "trace::order", &["node 11", "node 12"]),
    ("\"captures\": 6", "\"captures\": 8", "trace::order", &["node 11", "node 8", "in its body"]),
    ("\"captures\": 0}", "\"captures\": 5}", "trace::capture", &["node 6", "node 5", "its own graph"]),
    (
        "\"captures\": 0}",
        "\"captures\": null}",
        "trace::resource",
        &["node 12", "without an allocation", "node 6"],
    ),
    ("\"memory\": 11", "\"memory\": 7", "trace::resource", &["node 12", "without an allocation", "node 7"]),
    ("\"async_deps\": []", "\"async_deps\": [7]", "trace::async-deps", &["node 9", "node 7"]),
    ("\"graph\": \"then\"", "\"graph\": \"els\"", "trace::dangling", &["node 8", "`els`"]),
    ("\"graph\": \"then\"", "\"graph\": \"body\"", "trace::nesting", &["node 8", "`body`", "already"]),
    ("\"graph\": \"then\"", "\"graph\": \"root\"", "trace::nesting", &["node 8", "root graph"]),
    (
        "\"kind\": \"conditional\", \"graph\": \"then\"",
        "\"kind\": \"other\"",
        "trace::nesting",
        &["`then`", "no loop"],
    ),
    ("\"values\": [5]", "\"values\": [5, 6]", "trace::iter-args", &["node 2", "1 `init_args`", "2 values"]),
    (
        "\"kind\": \"iter_arg\", \"index\": 0",
        "\"kind\": \"iter_arg\", \"index\": 1",
        "trace::iter-args",
        &["node 5", "index 1"],
    ),
    (
        "\"kind\": \"iter_arg\", \"index\": 0",
        "\"kind\": \"iter_arg\", \"index\": -1",
        "trace::number",
        &["node 5", "negative"],
    ),
    (
        r#""placeholder", "captures": 6"#,
        "\"iter_arg\", \"index\": 0",
        "trace::iter-args",
        &["node 11", "outside"],
    ),
    (
        r#""placeholder", "captures": 0"#,
        "\"iter_arg\", \"index\": 0",
        "trace::iter-args",
        &["node 6", "another"],
    ),
    ("\"value\": 2, \"index\": 0", "\"value\": 2, \"index\": 1", "trace::result", &["node 3", "index 1"]),
    (
        "\"value\": 2, \"index\": 0",
        "\"value\": 1, \"index\": 0",
        "trace::result",
        &["node 3", "node 1", "not a loop"],
    ),
    ("\"bytes\": 64", "\"bytes\": -64", "trace::number", &["node 1", "-64", "negative"]),
    ("\"bytes\": 64", "\"bytes\": 6.4", "trace::key", &["node 1", "not a 64-bit integer"]),
    ("\"bytes\": 64", "\"bytes\": 65", "trace::allocation", &["node 1", "reaches past", "node 0"]),
    ("\"parent\": 0, ", "", "trace::allocation", &["node 1", "no `parent`"]),
    (
        "{\"id\": 13, \"name\": \"out\", \"kind\": \"output\", \"values\": []}",
        "{\"id\": 13, \"name\": \"o\", \"kind\": \"other\"}",
        "trace::output",
        &["`then`"],
    ),
    (
        "\"kind\": \"barrier\", \"async_deps\": []",
        "\"kind\": \"output\", \"values\": []",
        "trace::output",
        &["node 9", "followed"],
    ),
];

#[test]
fn the_valid_trace_is_accepted() {
    assert!(Trace::from_json(VALID).is_ok());
}

#[test]
fn each_invalid_trace_is_rejected_with_its_node() {
    for (from, to, code, words) in INVALID {
        assert_eq!(VALID.matches(from).count(), 1, "{from} is once in the valid trace");
        let text = VALID.replace(from, to);
        let errors = Trace::from_json(&text).expect_err(to);
        let error = errors.iter().find(|error| error.code == *code);
        let error = error.unwrap_or_else(|| panic!("{to}: {code} is not among {errors:#?}"));
        for word in *words {
            assert!(error.message.contains(word), "{to}: {word} is not in {:?}", error.message);
        }
        assert!(error.help.is_some(), "{to}");
        if let Some(node) = words.iter().find_map(|word| word.strip_prefix("node ")) {
            let shown = error.primary.span.of(&text);
            assert!(shown.starts_with(&format!("{{\"id\": {node},")), "{to}: points at {shown:?}");
        }
    }
}

#[test]
fn graphs_that_are_nested_in_each_other_are_refused() {
    // `body` and `then` own each other. The root owns neither.
    let text = VALID
        .replace("\"kind\": \"iterate\", \"graph\": \"body\", \"init_args\": [1]", "\"kind\": \"other\"")
        .replace("\"kind\": \"get_result\", \"value\": 2, \"index\": 0", "\"kind\": \"other\"")
        .replace(
            "\"kind\": \"read\", \"memory\": 11, \"space\": \"shared\"",
            "\"kind\": \"conditional\", \"graph\": \"body\"",
        );
    let errors = Trace::from_json(&text).unwrap_err();
    let codes: Vec<&str> = errors.iter().map(|error| error.code).collect();
    assert_eq!(codes, ["trace::nesting", "trace::nesting"], "{errors:#?}");
    assert!(errors[0].message.contains("nested in itself"), "{errors:#?}");
}

#[test]
fn nesting_is_bounded() {
    let mut trace = Trace::new("root");
    let mut graph = trace.root();
    for level in 0..100 {
        let body = trace.add_graph(format!("level_{level}"));
        let conditional =
            seawall_wave::trace::Conditional { graph: body, captures: Vec::new(), condition: None };
        trace.push(graph, "if", seawall_wave::NodeKind::Conditional(conditional));
        trace.push(graph, "out", seawall_wave::NodeKind::Output { values: Vec::new() });
        graph = body;
    }
    trace.push(graph, "out", seawall_wave::NodeKind::Output { values: Vec::new() });
    let errors = trace.validate().unwrap_err();
    assert_eq!(errors[0].code, "trace::nesting");
    assert!(errors[0].message.contains("64 levels"), "{}", errors[0]);
}

#[test]
fn text_that_is_no_json_is_refused_with_line_and_column() {
    let broken = VALID.replace("\"memory\": 5,", "\"memory\": 5");
    for (text, at) in [(&VALID[..200], 8), (broken.as_str(), 16), ("{\"a\": 1, \"a\": 2}", 1)] {
        let errors = Trace::from_json(text).unwrap_err();
        assert_eq!(errors[0].code, "trace::json", "{text}");
        assert!(errors[0].message.contains(&format!("line {at} column")), "{}", errors[0].message);
    }
    let deep = "[".repeat(100_000);
    assert_eq!(Trace::from_json(&deep).unwrap_err()[0].code, "input::nesting");
    for other in ["[]", "3", "null"] {
        assert_eq!(Trace::from_json(other).unwrap_err()[0].code, "trace::json");
    }
}

#[test]
fn any_text_is_read_or_refused() {
    arbtest::arbtest(|u| {
        let (at, length) = (u.int_in_range(0..=VALID.len())?, u.int_in_range(0..=20)?);
        let bytes: [u8; 3] = u.arbitrary()?;
        let mut text = VALID.as_bytes().to_vec();
        text.splice(at..(at + length).min(VALID.len()), bytes.into_iter().take(usize::from(bytes[0] % 4)));
        if let Ok(trace) = Trace::from_json(&String::from_utf8_lossy(&text)) {
            assert_eq!(Trace::from_json(&trace.to_json()).as_ref(), Ok(&trace));
        }
        Ok(())
    });
}

#[test]
fn random_traces_print_back() {
    arbtest::arbtest(|u| {
        let trace = seawall_wave::arbitrary::trace(u, seawall_wave::arbitrary::Shape::default())?;
        assert_eq!(trace.validate(), Ok(()));
        let text = trace.to_json();
        let read = Trace::from_json(&text);
        assert_eq!(read.as_ref().map(Trace::to_json), Ok(text));
        Ok(())
    });
}

#[test]
fn nodes_are_added_even_where_the_greatest_id_is_taken() {
    let text = r#"{"seawall_wave_trace": 1, "root": "r", "graphs": [{"name": "r", "nodes": [
        {"id": 0, "name": "a", "kind": "allocate", "bytes": 64},
        {"id": 9007199254740991, "name": "w", "kind": "write", "memory": 0, "space": "shared"},
        {"id": 7, "name": "r", "kind": "read", "memory": 0, "space": "shared"},
        {"id": 8, "name": "o", "kind": "output", "values": []}]}]}"#;
    let trace = seawall_wave::Trace::from_json(text).unwrap();
    let options = seawall_wave::pass::Options::default();
    let target = seawall_wave::pass::TargetConfig::new("gfx942");
    let placed = seawall_wave::pass::place(&trace, &target, options).unwrap();
    assert_eq!(placed.insertions.len(), 1);
    let edited = seawall_wave::pass::apply(&trace, &placed.insertions);
    let again = seawall_wave::Trace::from_json(&edited.to_json()).unwrap();
    assert_eq!(again.nodes().len(), 5);
}

/// The valid trace with two nodes that compute values before its write, and the values that each
/// uses.
fn with_values(first: &str, second: &str) -> String {
    let write = "{\"id\": 7, \"name\": \"store\", \"kind\": \"write\", \"memory\": 5, \"space\": \"shared\"}";
    let values = format!(
        "{{\"id\": 20, \"name\": \"sum\", \"kind\": \"other\", \"args\": [{first}]}}, {{\"id\": 21, \"name\": \"product\", \"kind\": \"other\", \"args\": [{second}]}}"
    );
    assert_eq!(VALID.matches(write).count(), 1);
    VALID.replace(write, &format!("{values}, {write}"))
}

#[test]
fn a_value_may_precede_one_that_it_uses_unless_they_are_on_a_cycle() {
    assert!(Trace::from_json(&with_values("21", "5")).is_ok());
    for (first, second, node) in [("21", "20", "node 20"), ("20", "5", "node 20"), ("12", "5", "node 20")] {
        let errors = Trace::from_json(&with_values(first, second)).unwrap_err();
        assert!(errors.iter().all(|error| error.code == "trace::order"), "{errors:#?}");
        assert!(errors[0].message.contains(node), "{errors:#?}");
    }
}
