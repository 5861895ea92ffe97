//! Error messages for wrong input, and the places that they point at.

use seawall_base::Diagnostic;
use seawall_mlir::{Registry, parse};

fn errors(text: &str) -> Vec<Diagnostic> {
    parse(text, &Registry::empty()).err().unwrap_or_default()
}

/// Checks the headline and the text that it points at.
fn check(text: &str, message: &str, place: &str) {
    let errors = errors(text);
    let found = errors.first().map(|e| (e.message.as_str(), e.primary.span.of(text)));
    assert_eq!(found, Some((message, place)), "{errors:#?}");
}

#[test]
fn syntax_errors_say_what_was_expected() {
    check("\"a.b\"() : () -> \n)", "expected a type", ")");
    check("\"a.b\"() : ()", "expected `->` and the result types, but the file ends here", "");
    check("%0 \"a.b\"() : () -> i32", "expected `=` after the result names", "\"");
    check("%0:0 = a.b", "expected the number of results, from 1 to 65536, after `:`", "0");
    check("a.b {x = 1", "this `{` is never closed", "{");
    check("a.b {x = 1 y}", "expected `,` or `}` after an attribute", "y");
    check("a.b {v = [1, (2]}", "expected `)` before this `]`", "]");
    check("a.b {v = \"abc}\n}", "this string is never closed", "\"");
    check("module {\n  a.b\n", "this `{` is never closed", "{");
    check("a.b\n}", "expected an operation", "}");
    check("module {\n  a.b %\n}", "expected an operand such as `%0`", "%");
}

#[test]
fn words_that_name_no_op_are_refused() {
    check("hello world", "this is not MLIR: no operation found", "hello");
    check("// why\n{\"a\": 1}", "this is not MLIR: no operation found", "{");
    check("Hello. This is prose.", "this is not MLIR: no operation found", "Hello.");
    check("a.b\nhello world", "expected an operation, found `hello`", "hello");
    check("module {\n  hello world\n}", "expected an operation, found `hello`", "hello");
    for text in ["a.b c", "module {\n}", "return", "func @f()", "d.f {\n  bare\n}", "\"op\"() : () -> ()"] {
        assert_eq!(errors(text), [], "{text}");
    }
}

#[test]
fn an_unclosed_region_shows_where_the_file_ends() {
    let text = "module {\n  a.b\n";
    let found = errors(text);
    assert_eq!(found[0].secondary[0].text, "the file ends here");
}

#[test]
fn names_are_checked_and_all_mistakes_reported() {
    let text = "module {\n  a.b %1, %2\n  %3 = a.c : i32\n  %3 = a.d : i32\n  a.e %3#4\n}\n";
    let messages: Vec<String> = errors(text).into_iter().map(|e| e.message).collect();
    assert_eq!(
        messages,
        [
            "value %3 is defined twice",
            "%3 names 1 value(s); index 4 is out of range",
            "value %1 is used but never defined in this region",
            "value %2 is used but never defined in this region",
        ]
    );
    let again = &errors(text)[0];
    assert_eq!((again.secondary[0].text.as_str(), again.secondary[0].span.start), ("first defined here", 24));
}

#[test]
fn at_most_twenty_errors_are_reported() {
    let uses = (0..100).map(|i| format!("a.b %{i}\n")).collect::<String>();
    assert_eq!(errors(&uses).len(), seawall_mlir::limits::MAX_ERRORS);
}

#[test]
fn types_of_operands_are_checked_in_the_generic_form() {
    let text = "%a = \"d.x\"() : () -> i32\n\"d.y\"(%a) : (f32) -> ()\n";
    check(text, "operand %a is used with type f32, but its definition has type i32", "%a");
    check("\"d.y\"(%a) : () -> ()", "1 operand(s) but 0 operand type(s)", " () -> ()");
    let equal = "!t = i32\n%a = \"d.x\"() : () -> !t\n\"d.y\"(%a) : (i32) -> ()\n";
    assert_eq!(errors(equal), []);
}

#[test]
fn aliases_that_nothing_defines_are_warned_of() {
    let warnings = |text: &str| -> Vec<String> {
        let module = parse(text, &Registry::empty()).expect("it can be read");
        module.warnings().iter().map(|w| format!("{} @ {}", w.message, w.primary.span.of(text))).collect()
    };
    let missing = ["alias #enc is used but never defined @ #enc"];
    assert_eq!(warnings("a.b {x = [#enc, \"#no\"]}\n"), missing);
    assert_eq!(warnings("%0 = \"a.b\"() : () -> tensor<4xf32, #enc>\n"), missing);
    assert_eq!(warnings("a.b {x = #loc, y = #d.x}\n#loc = loc(unknown)\n"), [""; 0]);
}

#[test]
fn blocks_are_checked() {
    let branch =
        |label: &str| format!("\"a.f\"() ({{\n  \"a.br\"()[^bb9] : () -> ()\n{label}}}) : () -> ()\n");
    check(&branch(""), "a branch targets block ^bb9, which is not defined in this region", "^bb9");
    check(&branch("^bb9:\n^bb9:\n"), "block ^bb9 is defined twice", "^bb9");
    assert_eq!(errors(&branch("^bb9:\n")), []);
}

#[test]
fn isolated_functions_do_not_see_outer_values() {
    let text = "%x = \"d.x\"() : () -> i32\nfunc.func @f() {\n  d.y %x : i32\n}\n";
    check(text, "value %x is used but never defined in this region", "%x");
}

#[test]
fn result_counts_are_checked() {
    check("%0:2 = \"a.b\"() : () -> i32", "a.b has 1 result(s), but 2 are named here", "%0:2 = \"");
    check("#a = 1\n#a = 2\n", "alias #a is defined twice", "#a");
}
