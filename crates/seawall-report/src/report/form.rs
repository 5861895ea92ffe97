//! The two text forms: Markdown, and plain text for terminals. `compose` decides the content of
//! both.

/// The output of a report.
pub(super) trait Form {
    /// A heading: level 1 for the file, 2 for a module, 3 for a section, 4 inside a section.
    fn heading(&mut self, level: usize, text: &str);
    /// A paragraph.
    fn paragraph(&mut self, text: &str);
    /// An entry of a list.
    fn item(&mut self, text: &str);
    /// Lines with significant blanks.
    fn block(&mut self, lines: &[String]);
    /// A table with a header row.
    fn table(&mut self, head: &[&str], rows: &[Vec<String>]);
    /// The finished text.
    fn finish(self) -> String;
}

/// Markdown in GitHub's dialect.
#[derive(Default)]
pub(super) struct MarkdownForm {
    out: String,
    listing: bool,
}

impl MarkdownForm {
    fn end_list(&mut self) {
        if std::mem::take(&mut self.listing) {
            self.out.push('\n');
        }
    }
}

impl Form for MarkdownForm {
    fn heading(&mut self, level: usize, text: &str) {
        self.end_list();
        self.out.push_str(&format!("{} {}\n\n", "#".repeat(level), marked(text)));
    }

    fn paragraph(&mut self, text: &str) {
        self.end_list();
        self.out.push_str(&format!("{}\n\n", marked(text)));
    }

    fn item(&mut self, text: &str) {
        self.listing = true;
        self.out.push_str(&format!("- {}\n", marked(text)));
    }

    fn block(&mut self, lines: &[String]) {
        self.end_list();
        // The fence must be longer than any fence in the text.
        let fence = "`".repeat(lines.iter().map(|line| run_of_ticks(line) + 1).max().unwrap_or(0).max(3));
        self.out.push_str(&format!("{fence}text\n"));
        lines.iter().for_each(|line| self.out.push_str(&format!("{}\n", plain(line))));
        self.out.push_str(&format!("{fence}\n\n"));
    }

    fn table(&mut self, head: &[&str], rows: &[Vec<String>]) {
        self.end_list();
        let cells = |cells: &mut dyn Iterator<Item = String>| {
            format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "))
        };
        self.out.push_str(&cells(&mut head.iter().map(|cell| (*cell).to_owned())));
        self.out.push_str(&cells(&mut head.iter().map(|_| "---".to_owned())));
        for row in rows {
            self.out.push_str(&cells(&mut row.iter().map(|cell| marked(cell).replace('|', "\\|"))));
        }
        self.out.push('\n');
    }

    fn finish(mut self) -> String {
        self.end_list();
        while self.out.ends_with("\n\n") {
            self.out.pop();
        }
        self.out
    }
}

/// Plain text.
#[derive(Default)]
pub(super) struct TextForm {
    out: String,
    listing: bool,
}

/// The number of columns of plain text.
const WIDTH: usize = 120;
/// The widest cell of a table in plain text.
const CELL: usize = 44;

impl TextForm {
    fn end_list(&mut self) {
        if std::mem::take(&mut self.listing) {
            self.out.push('\n');
        }
    }
}

impl Form for TextForm {
    fn heading(&mut self, level: usize, text: &str) {
        self.end_list();
        let text = plain(text);
        wrapped(&text, WIDTH).iter().for_each(|line| self.out.push_str(&format!("{line}\n")));
        let line = match level {
            1 | 2 => "=",
            3 => "-",
            _ => return,
        };
        self.out.push_str(&line.repeat(text.chars().count().min(WIDTH)));
        self.out.push_str("\n\n");
    }

    fn paragraph(&mut self, text: &str) {
        self.end_list();
        wrapped(&plain(text), WIDTH).iter().for_each(|line| self.out.push_str(&format!("{line}\n")));
        self.out.push('\n');
    }

    fn item(&mut self, text: &str) {
        self.listing = true;
        for (at, line) in wrapped(&plain(text), WIDTH - 4).iter().enumerate() {
            self.out.push_str(&format!("{}{line}\n", if at == 0 { "  * " } else { "    " }));
        }
    }

    fn block(&mut self, lines: &[String]) {
        self.end_list();
        lines.iter().for_each(|line| self.out.push_str(&format!("{}\n", plain(line).trim_end())));
        self.out.push('\n');
    }

    fn table(&mut self, head: &[&str], rows: &[Vec<String>]) {
        self.end_list();
        let count = |text: &str| text.chars().count();
        let mut widths: Vec<usize> = head.iter().map(|cell| count(cell)).collect();
        let rows: Vec<Vec<Vec<String>>> = rows
            .iter()
            .map(|row| row.iter().map(|cell| wrapped(&plain(cell).replace('`', ""), CELL)).collect())
            .collect();
        for row in &rows {
            for (width, cell) in widths.iter_mut().zip(row) {
                *width = cell.iter().map(|line| count(line)).max().unwrap_or(0).max(*width);
            }
        }
        let mut put = |cells: &mut dyn Iterator<Item = &str>| {
            let mut line = String::from("  ");
            for (cell, width) in cells.zip(&widths) {
                line.push_str(&format!("{cell}{}  ", " ".repeat(width.saturating_sub(count(cell)))));
            }
            self.out.push_str(line.trim_end());
            self.out.push('\n');
        };
        put(&mut head.iter().copied());
        let rules: Vec<String> = widths.iter().map(|&width| "-".repeat(width)).collect();
        put(&mut rules.iter().map(String::as_str));
        for row in &rows {
            let height = row.iter().map(Vec::len).max().unwrap_or(1);
            for at in 0..height {
                put(&mut row.iter().map(|cell| cell.get(at).map_or("", String::as_str)));
            }
        }
        self.out.push('\n');
    }

    fn finish(mut self) -> String {
        self.end_list();
        while self.out.ends_with("\n\n") {
            self.out.pop();
        }
        self.out
    }
}

/// Lines of at most `width` characters, broken at blanks. A longer word stays whole.
pub(super) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let Some(line) = lines.last_mut() else { break };
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(word.to_owned());
            continue;
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines
}

/// Text of the input without control characters, which could control a terminal.
fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

/// Escapes text for Markdown. Text in backquotes stays. Elsewhere `<`, `*`, `_`, `#` and brackets
/// have no meaning.
fn marked(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let even = text.matches('`').count().is_multiple_of(2);
    let mut code = false;
    for c in plain(text).chars() {
        match c {
            '`' if even => {
                code = !code;
                out.push(c);
            }
            '&' if !code => out.push_str("&amp;"),
            '<' if !code => out.push_str("&lt;"),
            '*' | '_' | '[' | ']' | '\\' | '`' if !code => {
                out.push('\\');
                out.push(c);
            }
            _ => out.push(c),
        }
    }
    out
}

fn run_of_ticks(text: &str) -> usize {
    text.split(|c| c != '`').map(str::len).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_source_are_no_markup() {
        assert_eq!(marked("<script> a_b *c*"), "&lt;script> a\\_b \\*c\\*");
        assert_eq!(marked("`a_b<c>` d_e"), "`a_b<c>` d\\_e");
        let mut form = MarkdownForm::default();
        form.block(&["```".to_owned()]);
        form.table(&["x"], &[vec!["a|b".to_owned()]]);
        assert_eq!(form.finish(), "````text\n```\n````\n\n| x |\n| --- |\n| a\\|b |\n");
    }

    #[test]
    fn text_keeps_within_its_width() {
        let mut form = TextForm::default();
        form.paragraph(&"word ".repeat(60));
        form.table(&["a", "b"], &[vec!["one two ".repeat(12), "\u{1b}[31m".to_owned()]]);
        let text = form.finish();
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
        assert!(!text.contains('\u{1b}'));
    }
}
