//! What a placement changes, as a unified diff that `patch -p0` applies.

use similar::TextDiff;

/// Lines of context around a change, as in `diff -u`.
const CONTEXT: usize = 3;

/// The difference between `old` and `new`, both called `name`; empty if there is none.
pub fn unified_diff(name: &str, old: &str, new: &str) -> String {
    if old == new {
        return String::new();
    }
    TextDiff::from_lines(old, new).unified_diff().context_radius(CONTEXT).header(name, name).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_have_no_diff() {
        assert_eq!(unified_diff("k.mlir", "a\n", "a\n"), "");
    }

    #[test]
    fn an_inserted_line_is_shown_with_its_context() {
        let diff = unified_diff("k.mlir", "a\nb\nc\nd\ne\n", "a\nb\nc\nd\nbarrier\ne\n");
        assert_eq!(diff, "--- k.mlir\n+++ k.mlir\n@@ -2,4 +2,5 @@\n b\n c\n d\n+barrier\n e\n");
    }
}
