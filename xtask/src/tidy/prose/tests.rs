//! Tests of the splitting of prose.

use super::*;

fn texts(path: &str, text: &str) -> Vec<(usize, String)> {
    let file = SourceFile { path: path.to_owned(), text: text.to_owned() };
    passages(&file).into_iter().map(|p| (p.line, p.text.trim().replace("\n ", "\n"))).collect()
}

fn passage(text: &str) -> Passage {
    Passage { line: 1, text: text.to_owned() }
}

fn lengths(text: &str) -> Vec<usize> {
    sentences(&passage(text)).iter().map(|sentence| sentence.words).collect()
}

#[test]
fn comments_below_each_other_are_one_text() {
    let text = "//! a\n//! b\n\nfn f() {} // c\n// d\n// e\n/// f\n/// ```\n/// g\n/// ```\n";
    let expected = [(1, "a\nb"), (4, "c"), (5, "d\ne"), (7, "f")];
    assert_eq!(texts("a.rs", text), expected.map(|(line, text)| (line, text.to_owned())));
}

#[test]
fn python_has_comments_and_strings() {
    let text = "x = 'a\\'b'  # c\n\"\"\"d\n\"e\" \"\"\"\ny = f''\n# g\n";
    let found = texts("a.py", text);
    let words: Vec<(usize, &str)> =
        found.iter().map(|(line, text)| (*line, text.trim_end_matches(['"', '\'']).trim())).collect();
    assert_eq!(words, [(1, "a\\'b"), (1, "c"), (2, "d\n\"e\""), (4, ""), (5, "g")]);
}

#[test]
fn strings_have_no_escapes() {
    let text = "f(\"a \\\"b\\\" \\\n   c\", r#\"d \\ e\"#);\n\"g\"";
    let found = texts("a.rs", text);
    assert_eq!(found[0].1.split_whitespace().collect::<Vec<_>>(), ["a", "\"b\"", "c"]);
    assert_eq!(found[1..], [(2, "d \\ e".to_owned()), (3, "g".to_owned())]);
}

#[test]
fn tokens_have_kinds_and_lines() {
    let passage = passage("A [link](x.md) to `c d`,\nv3.9 {n} <b>*x*</b>");
    let found: Vec<_> = tokens(&passage).iter().map(|t| (t.kind, t.text, t.line)).collect();
    let expected = [
        (TokenKind::Word, "A", 1),
        (TokenKind::Word, "link", 1),
        (TokenKind::Word, "to", 1),
        (TokenKind::Code, "`c d`", 1),
        (TokenKind::Mark, ",", 1),
        (TokenKind::Word, "v3.9", 2),
        (TokenKind::Code, "{n}", 2),
        (TokenKind::Word, "x", 2),
    ];
    assert_eq!(found, expected);
}

#[test]
fn sentences_end_at_periods() {
    assert_eq!(lengths("One two. Three `f. G` (four). Five!"), [2, 3, 1]);
    assert_eq!(lengths("See e.g. Triton 3.9 vs. Wave; all of sm_90."), [9]);
    assert_eq!(lengths("First, no end:\n"), [3]);
    assert_eq!(lengths("An op. `x` is an op."), [2, 4]);
}

#[test]
fn sentences_have_lines() {
    let found = sentences(&passage("One.\nTwo words. Three."));
    assert_eq!(
        found.iter().map(|s| (s.line, s.start.as_str())).collect::<Vec<_>>(),
        [(1, "One"), (2, "Two words"), (2, "Three")]
    );
}
