//! Findings as workflow commands, which GitHub shows beside the lines of a change. One line each,
//! with the escapes that GitHub documents for data and for properties.

use super::CheckedModule;
use super::finding_wording::{FindingWording, LabeledPlace, ModuleContext};
use super::finish::{Finish, finish_lines};
use super::fold::{Shown, fold};
use super::verdict::Verdict;
use crate::excerpt::frame_text;
use crate::kernel_source::range;
use crate::source::Source;

/// The findings of `module` as lines `::error file=..,line=..::..`.
pub fn github_commands(module: &CheckedModule<'_>, shown: Shown) -> String {
    let stories = fold(ModuleContext::new(module).wordings(), shown);
    stories.iter().map(|story| command(story, module)).collect()
}

/// A line `::notice file=..,line=..::..` if the check of a module does not hold for every run, with
/// `::warning` if it was not checked. `None` otherwise.
pub fn github_verdict(verdict: &Verdict<'_>) -> Option<String> {
    let limited = !verdict.is_unlimited();
    limited.then(|| {
        format!(
            "::{} file={},line={},title=bound::{}\n",
            if verdict.is_unchecked() { "warning" } else { "notice" },
            property(verdict.source.name()),
            verdict.source.line(0),
            data(&verdict.statement())
        )
    })
}

/// The last line: the number of modules whose check holds for every run.
pub fn github_reach(unlimited: usize, all: usize) -> String {
    let modules = if all == 1 { "module" } else { "modules" };
    format!(
        "::notice title=bound::{unlimited} of {all} {modules} checked on every path, for any number of iterations\n"
    )
}

/// A line for each way in which modules were finished before the check.
pub fn github_finish<'a>(modules: impl IntoIterator<Item = &'a Finish>) -> String {
    let lines = finish_lines(modules);
    lines.lines().map(|line| format!("::notice title=simulated::{}\n", data(line))).collect()
}

fn command(story: &FindingWording, module: &CheckedModule<'_>) -> String {
    let source = &module.source;
    let (file, line, columns) = match &story.at.kernel {
        Some(place) => {
            let found = range(source, place);
            (found.file, found.line, found.column.map(|column| (column, found.end_column)))
        }
        None => {
            let span = story.at.span;
            let (start, end) = (source.position(span.start), source.position(span.end));
            // GitHub accepts columns only for annotations of one line.
            let end_column = (end.line == start.line).then_some(end.column);
            (source.name().to_owned(), start.line, Some((start.column, end_column)))
        }
    };
    let title = format!("{} {}", story.code.number(), story.code.name());
    let columns = columns.map_or(String::new(), |(start, end)| {
        let end = end.filter(|&end| end > start).map(|end| format!(",endColumn={}", end - 1));
        format!(",col={start}{}", end.unwrap_or_default())
    });
    format!(
        "::{} file={},line={line},endLine={line}{columns},title={}::{}\n",
        module.severities.of_code(story.code, story.weight).github_command(),
        property(&file),
        property(&title),
        data(&message(story, source))
    )
}

/// The headline, a line for the place in the IR if the annotation is elsewhere, a line for each
/// other place, and the help.
fn message(story: &FindingWording, source: &Source<'_>) -> String {
    let mut text = story.headline.clone();
    if story.at.kernel.is_some() {
        text.push_str(&format!("\n{} {}", source.name(), place(&story.at, source)));
    }
    for (_, labeled_place) in &story.related {
        text.push_str(&format!("\n{}", place(labeled_place, source)));
    }
    if let Some(help) = &story.help {
        text.push_str(&format!("\nhelp: {help}"));
    }
    text
}

/// For example ``line 80 (`ttg.local_load`, kernel.py:33): reads `%a` ``.
fn place(labeled_place: &LabeledPlace, source: &Source<'_>) -> String {
    let line = source.position(labeled_place.span.start).line;
    let kernel = labeled_place.kernel.as_ref();
    let kernel = kernel.map_or(String::new(), |place| format!(", {}", frame_text(source, place.shown())));
    format!("line {line} (`{}`{kernel}): {}", labeled_place.op, labeled_place.text)
}

/// Escapes the text after the last `::`.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// Escapes the value of a property.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_those_of_the_documentation() {
        assert_eq!(data("50%\r\na: b, c"), "50%25%0D%0Aa: b, c");
        assert_eq!(property("a%:b,c\n"), "a%25%3Ab%2Cc%0A");
    }
}
