//! Figures of docs/VERIFICATION.md: `--write` replaces the one in the row of the command that runs.

use crate::error::{Error, Result};
use crate::repo::{Repo, read_text};

/// The page.
const PAGE: &str = "docs/VERIFICATION.md";
/// Options that change no figure.
const FLAGS: &[&str] = &["--write", "--verbose"];
/// Options with a value that change no figure.
const VALUES: &[&str] = &["--jobs", "--wheel", "--seawall", "--keep"];

/// Replaces the figure in the row of the command that runs.
///
/// Errors: the page has no row for exactly this command.
pub(crate) fn write(repo: &Repo, figure: &str) -> Result<()> {
    use std::io::Write as _;
    let command = command(std::env::args().skip(1));
    let path = repo.root.join(PAGE);
    let page = read_text(&path)?;
    let text = replaced(&page, &command, figure)
        .ok_or_else(|| Error::new(format!("{PAGE} has no row for `{command}`; its figure is: {figure}")))?;
    let mut file = std::fs::File::create(&path).map_err(Error::io("write", &path))?;
    file.write_all(text.as_bytes()).map_err(Error::io("write", &path))?;
    println!("{PAGE}: wrote the figure of `{command}`");
    Ok(())
}

/// The command line as the page has it: without options that change no figure.
fn command(mut arguments: impl Iterator<Item = String>) -> String {
    let mut words = vec!["cargo".to_owned(), "xtask".to_owned()];
    while let Some(argument) = arguments.next() {
        let (name, value) =
            argument.split_once('=').map_or((argument.as_str(), None), |(name, value)| (name, Some(value)));
        if FLAGS.contains(&name) {
            continue;
        }
        if VALUES.contains(&name) {
            if value.is_none() {
                let _ = arguments.next();
            }
            continue;
        }
        words.push(argument);
    }
    words.join(" ")
}

/// `page` with `figure` as the last cell of the row of `command`; `None` without such a row.
fn replaced(page: &str, command: &str, figure: &str) -> Option<String> {
    let wanted = format!("`{command}`");
    let mut found = false;
    let mut text = String::with_capacity(page.len() + figure.len());
    for line in page.lines() {
        match cells(line) {
            Some([claim, cell, _]) if cell == wanted => {
                found = true;
                text.push_str(&format!("| {claim} | {cell} | {figure} |"));
            }
            _ => text.push_str(line),
        }
        text.push('\n');
    }
    found.then_some(text)
}

/// Claim, command and figure of a table row.
fn cells(line: &str) -> Option<[&str; 3]> {
    let row = line.strip_prefix("| ")?.strip_suffix(" |")?;
    let cells: Vec<&str> = row.split(" | ").collect();
    cells.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Page\n\n| claim | command | figure |\n| --- | --- | --- |\n\
                        | a | `cargo xtask peers --offline` | old |\n| b | `cargo xtask peers` | old |\n";

    fn of(words: &[&str]) -> String {
        command(words.iter().map(|word| (*word).to_owned()))
    }

    #[test]
    fn options_that_change_no_figure_are_left_out() {
        assert_eq!(of(&["peers", "--offline", "--write"]), "cargo xtask peers --offline");
        assert_eq!(of(&["faults", "--jobs", "2", "--sample", "4"]), "cargo xtask faults --sample 4");
        assert_eq!(of(&["faults", "--jobs=2", "--sample=4"]), "cargo xtask faults --sample=4");
    }

    #[test]
    fn only_the_row_of_the_command_changes() {
        let page = replaced(PAGE, "cargo xtask peers", "new").expect("a row");
        assert_eq!(page, PAGE.replace("`cargo xtask peers` | old", "`cargo xtask peers` | new"));
    }

    #[test]
    fn a_command_without_a_row_changes_nothing() {
        assert_eq!(replaced(PAGE, "cargo xtask peers --filter a", "new"), None);
        assert_eq!(replaced(PAGE, "cargo xtask faults", "new"), None);
    }
}
