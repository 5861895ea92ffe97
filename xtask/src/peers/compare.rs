//! Two placements of one module, compared line by line.

use std::fmt;

/// The inserted ops.
const BARRIERS: &[&str] =
    &["ttg.barrier", "gpu.barrier", "ttng.cluster_barrier", "ttng.fence_mbarrier_init_release_cluster"];

/// A note for a later pass that AMD's pass writes on loads. It is not part of the placement.
const NOTE: &str = "ttg.amdg.syncedViaAsyncWait = ";

/// A unit attribute that is part of the placement. Its position in the dictionary is not.
const UNIT: &str = "warpGroupLocal";

/// Lines of context before a difference.
const CONTEXT: usize = 3;

/// The first difference of two texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Difference {
    /// In the wheel's text, from 1.
    line: usize,
    before: Vec<String>,
    wheel: String,
    ours: String,
    /// Barriers in the whole text of the wheel and of Seawall.
    barriers: (usize, usize),
}

/// The first difference between `ours` and `wheel`. Blank lines, comments, indentation and notes
/// are ignored.
pub(crate) fn difference(wheel: &str, ours: &str) -> Option<Difference> {
    let (wheel_lines, our_lines) = (normal(wheel), normal(ours));
    let same = wheel_lines.iter().zip(&our_lines).take_while(|(a, b)| a.1 == b.1).count();
    if same == wheel_lines.len() && same == our_lines.len() {
        return None;
    }
    let shown =
        |lines: &[(usize, String)]| lines.get(same).map_or("(end)".to_owned(), |(_, line)| line.clone());
    let before =
        wheel_lines[same.saturating_sub(CONTEXT)..same].iter().map(|(_, line)| line.clone()).collect();
    Some(Difference {
        line: wheel_lines.get(same).or(wheel_lines.last()).map_or(1, |(number, _)| *number),
        before,
        wheel: shown(&wheel_lines),
        ours: shown(&our_lines),
        barriers: (barriers(wheel), barriers(ours)),
    })
}

/// Counts the barriers and other inserted ops of a text.
pub(crate) fn barriers(text: &str) -> usize {
    let is_barrier = |line: &&str| {
        let name =
            line.trim_start().split(|c: char| c.is_whitespace() || c == '{').next().unwrap_or_default();
        BARRIERS.contains(&name)
    };
    text.lines().filter(is_barrier).count()
}

/// The compared lines, with their numbers from 1.
fn normal(text: &str) -> Vec<(usize, String)> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    lines
        .filter(|(_, line)| !line.is_empty() && !line.starts_with("//"))
        .map(|(n, line)| (n, plain(line)))
        .collect()
}

/// Removes notes from `line` and moves the unit attribute to its end.
fn plain(line: &str) -> String {
    let mut line = line.to_owned();
    for value in ["true", "false"] {
        line = without(&line, &format!("{NOTE}{value}")).unwrap_or(line);
    }
    match without(&line, UNIT) {
        Some(rest) => format!("{rest} [{UNIT}]"),
        None => line,
    }
}

/// Removes the dictionary entry `entry` from `line`, and the dictionary if it becomes empty.
fn without(line: &str, entry: &str) -> Option<String> {
    let forms = [(format!(" {{{entry}}}"), ""), (format!(", {entry}"), ""), (format!("{entry}, "), "")];
    forms
        .iter()
        .find(|(form, _)| line.contains(form.as_str()))
        .map(|(form, with)| line.replacen(form, with, 1))
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "line {} of the wheel's answer ({} barriers, ours {}):",
            self.line, self.barriers.0, self.barriers.1
        )?;
        for line in &self.before {
            writeln!(f, "           {line}")?;
        }
        writeln!(f, "    wheel: {}", self.wheel)?;
        write!(f, "    ours:  {}", self.ours)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_barrier_is_a_difference() {
        let found = difference("a\nttg.barrier local\nb\n", "a\nb\n").expect("a difference");
        assert_eq!((found.line, found.wheel.as_str(), found.ours.as_str()), (2, "ttg.barrier local", "b"));
        assert_eq!((found.before, found.barriers), (vec!["a".to_owned()], (1, 0)));
    }

    #[test]
    fn a_moved_and_an_extra_barrier_are_differences() {
        assert!(difference("a\nttg.barrier local\nb", "a\nb\nttg.barrier local").is_some());
        assert!(difference("a\nb", "a\nb\nttg.barrier local").is_some());
        assert!(difference("ttg.barrier local", "ttg.barrier global").is_some());
    }

    #[test]
    fn notes_comments_and_indentation_do_not_count() {
        let wheel = "// c\n  %1 = load %0 {ttg.amdg.syncedViaAsyncWait = true} : x\n";
        assert_eq!(difference(wheel, "%1 = load %0 : x\n\n"), None);
        let wheel = "%1 = load %0 {a = 1, ttg.amdg.syncedViaAsyncWait = false, z} : x";
        assert_eq!(difference(wheel, "%1 = load %0 {a = 1, z} : x"), None);
    }

    #[test]
    fn the_unit_attribute_counts_at_any_position() {
        assert_eq!(difference("w {warpGroupLocal, p = 0} : x", "w {p = 0, warpGroupLocal} : x"), None);
        assert!(difference("w {warpGroupLocal} : x", "w : x").is_some());
    }

    #[test]
    fn barriers_are_counted_by_op() {
        assert_eq!(
            barriers("ttg.barrier local\n  ttng.cluster_barrier {relaxed = true}\nttng.init_barrier %0\n"),
            2
        );
    }
}
