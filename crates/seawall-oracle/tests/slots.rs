//! The slot that an index names (section 1 of `docs/semantics.md`).

use seawall_model::text;
use seawall_oracle::{Limits, explore};

/// Whether a write of slot `first` and a read of slot `second` of a ring of two slots race.
fn races(first: &str, second: &str) -> bool {
    let source = format!(
        "program p target sm_90 {{\nsymbols n\nsmem A : 2 x 64\nwarps 2\nwrite A[{first}]\nread A[{second}]\n}}"
    );
    let report = explore(&text::parse(&source).unwrap(), &Limits::default());
    assert!(report.explored.complete, "{report:?}");
    !report.verdicts.is_empty()
}

#[test]
fn an_index_inside_names_its_slot() {
    assert!(races("0", "0") && races("1", "1"));
    assert!(!races("0", "1") && !races("1", "0"));
}

#[test]
fn an_index_outside_or_unknown_may_be_any_slot() {
    for index in ["2", "-1", "n"] {
        assert!(races(index, "0") && races(index, "1") && races("1", index), "{index}");
    }
}
