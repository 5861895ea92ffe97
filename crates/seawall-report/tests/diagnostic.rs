//! Diagnostics about inputs as text.

use insta::assert_snapshot;
use seawall_base::{Diagnostic, LineIndex, Span};
use seawall_report::{Source, TextStyle, concise, diagnostic_text};

const TEXT: &str = "\
tt.func @f(%a: i32) {
  %b = arith.addi %a, %x : i32
  // one
  // two
  // three
  // four
  // five
  // six
  // seven
  %b = arith.constant 0 : i32
}
";

fn span(needle: &str) -> Span {
    let at = TEXT.find(needle).expect("it is in the text") as u32;
    Span::new(at, at + needle.len() as u32)
}

fn render(diagnostic: &Diagnostic, text: &str, width: usize) -> String {
    let lines = LineIndex::new(text);
    let source = Source::new("f.mlir", text, &lines);
    diagnostic_text(diagnostic, &source, TextStyle::plain(width)) + &concise(diagnostic, &source) + "\n"
}

#[test]
fn a_single_place() {
    let diagnostic = Diagnostic::error("parse::undefined-value", span("%x"), "`%x` is not defined")
        .label("used here")
        .note("names are visible after their definition, in the same or an inner region")
        .help("did you mean `%a`?");
    assert_snapshot!("one_label", render(&diagnostic, TEXT, 100));
}

#[test]
fn places_far_apart_get_excerpts_of_their_own() {
    let redefinition = Span::new(span("%b = arith.constant").start, span("%b = arith.constant").start + 2);
    let diagnostic = Diagnostic::error("parse::redefinition", redefinition, "`%b` is defined twice")
        .label("defined again here")
        .also(
            Span::new(span("%b = arith.addi").start, span("%b = arith.addi").start + 2),
            "first defined here",
        );
    assert_snapshot!("two_labels", render(&diagnostic, TEXT, 100));
}

#[test]
fn a_long_span_shows_its_first_line() {
    let whole = Span::new(0, TEXT.len() as u32);
    let diagnostic = Diagnostic::warning("lower::unknown-op", whole, "the region is not understood");
    assert_snapshot!("long_span", render(&diagnostic, TEXT, 100));
}

#[test]
fn the_end_of_the_text_can_be_pointed_at() {
    let end = Span::at(TEXT.len() as u32);
    let diagnostic =
        Diagnostic::error("parse::unexpected-end", end, "the text ends inside a region").label("here");
    assert_snapshot!("at_end", render(&diagnostic, TEXT, 100));
    let past_the_end = Diagnostic::error("x::y", Span::new(9999, 10_000), "a span of another text");
    assert!(render(&past_the_end, TEXT, 100).contains("a span of another text"));
    assert!(render(&past_the_end, "", 100).contains("f.mlir:1:1"));
}

#[test]
fn crlf_tabs_and_escapes_are_harmless() {
    let text = "\tab\u{1b}[31m é %q\r\nnext\r\n";
    let at = text.find("%q").expect("it is there") as u32;
    let diagnostic =
        Diagnostic::error("parse::x", Span::new(at, at + 2), "bad \u{1b}[31m value").label("here");
    let shown = render(&diagnostic, text, 100);
    assert!(!shown.contains('\u{1b}') && !shown.contains('\r'), "{shown:?}");
    assert_snapshot!("crlf", shown);
}

#[test]
fn a_part_of_a_file_shows_the_lines_of_the_file() {
    let text = format!("// header\n// -----\n{TEXT}");
    let lines = LineIndex::new(&text);
    let source = Source::new("f.mlir", &text, &lines).part(text.len() as u32 - TEXT.len() as u32);
    let diagnostic = Diagnostic::error("parse::undefined-value", span("%x"), "`%x` is not defined");
    assert_eq!(
        concise(&diagnostic, &source),
        "f.mlir:4:23: error[parse::undefined-value]: `%x` is not defined"
    );
}

#[test]
fn an_endless_line_is_never_printed_as_a_whole() {
    let text = format!("{}%here{}", "é".repeat(1 << 20), " x".repeat(1 << 20));
    let at = text.find("%here").expect("it is there") as u32;
    let diagnostic =
        Diagnostic::error("parse::x", Span::new(at, text.len() as u32), format!("no op `{text}`"));
    let shown = render(&diagnostic, &text, 100);
    assert!(shown.len() < 4000, "{} bytes", shown.len());
    assert!(shown.contains("f.mlir:1:1048577"), "{shown}");
    let shown: String = shown.lines().filter(|line| line.contains("%here") || line.contains("-->")).collect();
    assert!(shown.contains("f.mlir:1:1048577"));
}
