//! Tests of the errors for invalid JSON documents.

use seawall_model::{json, text};

fn document() -> String {
    let program = text::parse("program p { smem A : 3 x 64\n loop i { read A[i % 3]\n barrier } }").unwrap();
    json::to_string(&program)
}

#[track_caller]
fn assert_error(from: &str, to: &str, path: &str, message: &str) {
    let document = document();
    assert!(document.contains(from), "{document}");
    let error = json::from_str(&document.replacen(from, to, 1)).unwrap_err();
    assert_eq!(error.path(), path, "{error}");
    assert!(error.message().contains(message), "{error}");
}

#[test]
fn unknown_fields_and_kinds_are_named() {
    assert_error(r#""slots":3"#, r#""slots":3,"slot":1"#, "buffers[0]", "unknown field `slot`");
    assert_error(
        r#""kind":"touch","asserted""#,
        r#""kind":"touch","asert""#,
        "events[0]",
        "unknown field `asert`",
    );
    assert_error(r#""kind":"touch""#, r#""kind":"poke""#, "events[0]", "unknown variant `poke`");
    assert_error(r#""kind":"return""#, r#""kind":"return","to":1"#, "blocks[3]", "unknown field `to`");
    assert_error(r#""mode":"read""#, r#""mode":"reed""#, "events[0]", "`reed` is not an access mode");
    assert_error(r#""ctas":1"#, r#""ctas":1,"cta":1"#, "", "unknown field `cta`");
}

#[test]
fn dangling_ids_are_found_with_their_place() {
    assert_error(r#"{"buffer":0}"#, r#"{"buffer":9}"#, "events[0]", "no such buffer");
    assert_error(r#"[{"origin":2"#, r#"[{"origin":4294967295"#, "events[0]", "the position is too large");
    assert_error(r#"{"target":3,"#, r#"{"target":7,"#, "blocks[1].terminator", "no such block");
    assert_error(
        r#""function":0,"partition":0"#,
        r#""function":0,"partition":5"#,
        "blocks[0].partition",
        "no such partition",
    );
}

#[test]
fn fields_at_their_usual_value_are_left_out() {
    let source = "program p { symbols n, id >= 0\n varying m\n smem A : 4 x 8\n read A[n + tid]\n write A[m]\n barrier\n \
                  barrier global\n async tma_store read A -> t\n wait tma_store tokens t, t age 1 }";
    let program = text::parse(source).unwrap();
    let json = json::to_string(&program);
    for part in [
        r#"{"kind":"symbol","number":0,"name":"n"}"#,
        r#"{"kind":"symbol","number":1,"name":"id","least":0}"#,
        r#"{"kind":"symbol","number":2,"name":"m","varying":true}"#,
        r#"{"kind":"tid"}"#,
        r#""local_fence":true,"origin":"op""#,
        r#""local_fence":true,"other_memory":true,"origin":"op""#,
        r#""tokens":[{"token":0},{"token":0,"age":1}]"#,
    ] {
        assert!(json.contains(part), "{part} in {json}");
    }
    assert_eq!(json::from_str(&json), Ok(program));
}

#[test]
fn other_versions_are_refused() {
    assert_error(r#""version":1"#, r#""version":2"#, "version", "expected 1, found 2");
    assert_error(r#""version":1,"#, "", "version", "expected 1, found none");
    assert_eq!(json::from_str("[").unwrap_err().path(), "");
    assert_eq!(json::from_str("7").unwrap_err().path(), "version");
}

#[test]
fn repeated_table_entries_are_refused() {
    assert_error(
        r#"{"kind":"const","value":1}"#,
        r#"{"kind":"const","value":0}"#,
        "terms[1]",
        "is the same as terms[0]",
    );
}
