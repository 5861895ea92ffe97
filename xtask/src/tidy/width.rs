//! The width of comments.

use super::Violation;
use super::blank::{Kind, pieces};
use super::line_of;
use crate::repo::{SourceFile, Tree};

/// The rules of this module.
pub(super) const RULES: &[(&str, &str)] =
    &[("comment-width", "a line with a comment has at most 100 columns, unless it has an address")];

/// Columns of a line with a comment, indentation included.
const COLUMNS: usize = 100;

/// The rule `comment-width`.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    tree.ending(&[".rs"]).flat_map(check_file).collect()
}

fn check_file(file: &SourceFile) -> Vec<Violation> {
    let text = file.text.as_str();
    let mut violations = Vec::new();
    for piece in pieces(text).iter().filter(|piece| piece.kind == Kind::Comment) {
        let line_start = text[..piece.start].rfind('\n').map_or(0, |at| at + 1);
        let first = line_of(text, piece.start);
        for (index, line) in text[line_start..piece.end].lines().enumerate() {
            let columns = line.chars().count();
            if columns > COLUMNS && !line.contains("://") {
                let message = format!("the comment ends in column {columns}; wrap it at {COLUMNS}");
                violations.push(Violation::new(&file.path, first + index, "comment-width", message));
            }
        }
    }
    violations
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<usize> {
        check(&Tree::of(&[("a.rs", text)])).iter().map(|violation| violation.line).collect()
    }

    #[test]
    fn comments_are_at_most_100_columns_wide() {
        let wide = |columns: usize| "é".repeat(columns);
        assert_eq!(lines(&format!("// {}\n", wide(97))), Vec::<usize>::new());
        assert_eq!(lines(&format!("\n    // {}\n", wide(94))), [2]);
        assert_eq!(lines(&format!("let x = 1; // {}\n", wide(87))), [1]);
        assert_eq!(lines(&format!("/* a\n{} */\n", wide(98))), [2]);
    }

    #[test]
    fn code_and_addresses_may_be_wider() {
        let wide = "x".repeat(100);
        assert_eq!(lines(&format!("let {wide} = \"// {wide}\";\n")), Vec::<usize>::new());
        assert_eq!(lines(&format!("// https://github.com/{wide}\n")), Vec::<usize>::new());
    }
}
