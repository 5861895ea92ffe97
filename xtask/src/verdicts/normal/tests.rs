//! Tests of the normalizer.

use super::*;

fn json(text: &str, facts: bool) -> String {
    json_with(text, Settings { facts, renamed: &[] })
}

fn json_with(text: &str, settings: Settings<'_>) -> String {
    let ended = Ended { status: Some(0), stdout: text.to_owned(), stderr: String::new() };
    match normal(Form::Json, &ended, settings).stdout {
        Output::Json(value) => value.to_string(),
        Output::Text(text) => panic!("not JSON: {text}"),
    }
}

#[test]
fn free_text_is_dropped_and_codes_stay() {
    let text = r#"{"findings": [{"code": "SW101", "line": 3, "message": "read of `%0` at 7"}]}"#;
    let expected = r#"{"findings":[{"code":"SW101","line":3,"message":"(text)"}]}"#;
    assert_eq!(json(text, false), expected);
    let expected = r#"{"findings":[{"code":"SW101","line":3,"message":"(text) %0 7"}]}"#;
    assert_eq!(json(text, true), expected);
}

#[test]
fn facts_of_bounds_stay() {
    let text = r#"{"bound": "iterations:4", "reach": "up to 4 iterations of 2", "other": "a b"}"#;
    assert_eq!(json(text, false), r#"{"bound":"iterations:4","other":"a b","reach":"(text) 2 4"}"#);
}

#[test]
fn labels_can_be_renamed() {
    let renamed = [("when done".to_owned(), "on completion".to_owned())];
    let settings = Settings { facts: false, renamed: &renamed };
    let text = r#"{"whose": ["arrive when done in p1"], "notes": ["when done"]}"#;
    assert_eq!(json_with(text, settings), r#"{"notes":["(text)"],"whose":["arrive on completion in p1"]}"#);
}

#[test]
fn the_path_decides() {
    let text =
        r#"{"related": [{"text": "a b"}], "steps": [{"text": "ttg.load %a"}], "notes": ["a b", "c d"]}"#;
    let expected =
        r#"{"notes":["(text)","(text)"],"related":[{"text":"(text)"}],"steps":[{"text":"ttg.load %a"}]}"#;
    assert_eq!(json(text, false), expected);
}

#[test]
fn the_order_of_findings_does_not_matter() {
    let one = json(r#"{"findings": [{"line": 1}, {"line": 2}], "steps": [1, 2]}"#, false);
    assert_eq!(one, json(r#"{"findings": [{"line": 2}, {"line": 1}], "steps": [1, 2]}"#, false));
    assert_ne!(one, json(r#"{"findings": [{"line": 1}, {"line": 2}], "steps": [2, 1]}"#, false));
}

#[test]
fn messages_keep_codes_and_positions() {
    let text = "a.mlir:3:5: warning[lower::calls]: some text\nerror[input::model]: a\n --> a.json:1:2\n  |\n 7 | x\n\
                barrier 1: after `x` (line 3)\nwarnings are fine\nerror: no code\n";
    let expected =
        ["warning[lower::calls] at 3:5", "error[input::model]", "at 1:2", "quotes line 7", "error"];
    assert_eq!(of_messages(text), expected);
}
