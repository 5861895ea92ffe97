//! The blocks of a Markdown page, as far as rules on prose need them.

use super::numbered;
use crate::repo::{SourceFile, Tree};

/// What a [`Block`] is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A heading of this level.
    Heading(usize),
    /// A paragraph, or one item of a list.
    Text,
    /// One row of a table.
    Row,
    /// A fenced code block in this language; empty if it names none.
    Code(String),
}

/// A block whose text has neither markers nor indentation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Block {
    pub(super) kind: Kind,
    /// The line of the first line of `text`.
    pub(super) line: usize,
    /// The source lines, separated by `\n`.
    pub(super) text: String,
}

/// The Markdown pages of the tree.
pub(super) fn pages(tree: &Tree) -> impl Iterator<Item = &SourceFile> {
    tree.ending(&[".md"])
}

/// The blocks of `text`, whose first line has the number `first`.
pub(super) fn blocks(text: &str, first: usize) -> Vec<Block> {
    let mut parser = Parser::default();
    for (number, line) in numbered(text) {
        parser.line(number + first - 1, line);
    }
    parser.blocks
}

#[derive(Debug, Default)]
struct Parser {
    blocks: Vec<Block>,
    /// The next line continues the last block.
    open: bool,
    /// The marker that closes the current code block.
    fence: Option<String>,
    in_html_comment: bool,
}

impl Parser {
    fn line(&mut self, number: usize, line: &str) {
        let trimmed = line.trim();
        if let Some(fence) = &self.fence {
            if trimmed.starts_with(fence.as_str()) && trimmed.trim_start_matches(&fence[..1]).is_empty() {
                self.fence = None;
            } else {
                self.append(line);
            }
            return;
        }
        if self.in_html_comment || trimmed.starts_with("<!--") {
            self.in_html_comment = !trimmed.contains("-->");
            self.open = false;
            return;
        }
        let content = trimmed.trim_start_matches(['>', ' ']);
        if let Some(fence) = fence(content) {
            let language = content[fence.len()..].split([' ', ',']).next().unwrap_or_default();
            self.begin(Kind::Code(language.to_owned()), number + 1, "");
            self.blocks.last_mut().into_iter().for_each(|block| block.text.clear());
            self.fence = Some(fence);
            self.open = false;
        } else if content.is_empty() || is_rule(content) {
            self.open = false;
        } else if let Some((level, title)) = heading(content) {
            self.begin(Kind::Heading(level), number, title);
            self.open = false;
        } else if content.starts_with('|') {
            self.begin(Kind::Row, number, content);
            self.open = false;
        } else if let Some(item) = item(content) {
            self.begin(Kind::Text, number, item);
        } else if self.open {
            self.append(content);
        } else {
            self.begin(Kind::Text, number, content);
        }
    }

    fn begin(&mut self, kind: Kind, line: usize, text: &str) {
        self.blocks.push(Block { kind, line, text: text.to_owned() });
        self.open = true;
    }

    fn append(&mut self, line: &str) {
        if let Some(block) = self.blocks.last_mut() {
            if !(matches!(block.kind, Kind::Code(_)) && block.text.is_empty()) {
                block.text.push('\n');
            }
            block.text.push_str(line);
        }
    }
}

/// The marker that opens a code block.
fn fence(content: &str) -> Option<String> {
    let mark = content.chars().next().filter(|mark| "`~".contains(*mark))?;
    let fence: String = content.chars().take_while(|&c| c == mark).collect();
    (fence.len() >= 3 && !content[fence.len()..].contains('`')).then_some(fence)
}

/// Whether `content` is a horizontal rule.
fn is_rule(content: &str) -> bool {
    content.len() >= 3
        && ["-", "*", "_"].iter().any(|mark| content.replace([' '], "").replace(mark, "").is_empty())
}

fn heading(content: &str) -> Option<(usize, &str)> {
    let title = content.trim_start_matches('#');
    let level = content.len() - title.len();
    let title = title.strip_prefix(' ').filter(|_| (1..=6).contains(&level))?;
    Some((level, title.trim().trim_end_matches('#').trim_end()))
}

/// The text behind the marker of a list item.
fn item(content: &str) -> Option<&str> {
    if let Some(rest) = ["- ", "* ", "+ "].iter().find_map(|marker| content.strip_prefix(marker)) {
        return Some(rest);
    }
    let rest = content.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = content.len() - rest.len();
    let rest = rest.strip_prefix(". ").or_else(|| rest.strip_prefix(") "))?;
    (1..=3).contains(&digits).then_some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Vec<(Kind, usize, String)> {
        blocks(text, 1).into_iter().map(|block| (block.kind, block.line, block.text)).collect()
    }

    fn block(kind: Kind, line: usize, text: &str) -> (Kind, usize, String) {
        (kind, line, text.to_owned())
    }

    #[test]
    fn blocks_have_kinds_and_lines() {
        let text = "# A `b`\n\nc\nd\n- e\n  f\n1. g\n\n> h\n> i\n\n| j | k |\n<!-- l\nm -->\n";
        let expected = [
            block(Kind::Heading(1), 1, "A `b`"),
            block(Kind::Text, 3, "c\nd"),
            block(Kind::Text, 5, "e\nf"),
            block(Kind::Text, 7, "g"),
            block(Kind::Text, 9, "h\ni"),
            block(Kind::Row, 12, "| j | k |"),
        ];
        assert_eq!(parsed(text), expected);
    }

    #[test]
    fn code_is_kept_as_it_stands() {
        let expected =
            [block(Kind::Code("sh".to_owned()), 2, "# a\n  b\n\n```` c"), block(Kind::Text, 7, "d")];
        assert_eq!(parsed("```sh\n# a\n  b\n\n```` c\n```\nd\n"), expected);
        let expected = [block(Kind::Code(String::new()), 2, ""), block(Kind::Text, 3, "a")];
        assert_eq!(parsed("~~~~\n~~~~\na\n"), expected);
    }

    #[test]
    fn lines_count_from_the_first() {
        assert_eq!(blocks("a", 7)[0].line, 7);
    }
}
