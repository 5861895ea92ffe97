//! Comments that accept findings: `seawall: ignore[SW401] reason`, on the line of the finding or on
//! a line of its own before it.

use seawall_base::{Diagnostic, Span, saturated};

use crate::codes::CodeSet;

/// What a comment of Seawall begins with.
const PREFIX: &str = "seawall:";

/// A comment that accepts findings of one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IgnoreComment {
    /// The line of the comment, from 1.
    pub line: u32,
    /// The line to which it applies, from 1.
    pub applies_to: u32,
    /// The findings.
    pub codes: Vec<CodeSet>,
    /// Why they are accepted.
    pub reason: Option<String>,
}

/// The comments of a text that begin with `marker` (`//` or `#`), and warnings about those that are
/// not understood.
pub fn ignore_comments(text: &str, marker: &str) -> (Vec<IgnoreComment>, Vec<Diagnostic>) {
    let (mut comments, mut warnings): (Vec<IgnoreComment>, _) = (Vec::new(), Vec::new());
    if !text.contains(PREFIX) {
        return (comments, warnings);
    }
    let mut start = 0;
    // Comments on lines of their own, which wait for the next line with code.
    let mut waiting = 0;
    for (line, content) in (1..).zip(text.split_inclusive('\n')) {
        let found = content.match_indices(marker).find_map(|(at, _)| {
            let rest = content[at + marker.len()..].trim_start();
            Some((at, rest.strip_prefix(PREFIX)?.trim()))
        });
        let alone = content.trim().is_empty() || content.trim_start().starts_with(marker);
        if !alone {
            let first = comments.len() - waiting;
            comments[first..].iter_mut().for_each(|comment| comment.applies_to = line);
            waiting = 0;
        }
        match found.map(|(at, body)| (at, parse(body))) {
            None => {}
            Some((_, Ok((codes, reason)))) => {
                comments.push(IgnoreComment { line, applies_to: line, codes, reason });
                waiting += usize::from(alone);
            }
            Some((at, Err(message))) => {
                let end = start + content.trim_end().len();
                let number = |at| saturated::<u32>(at);
                let span = Span::new(number(start + at), number(end));
                let help = format!("write `{marker} {PREFIX} ignore[SW101] reason`");
                warnings.push(Diagnostic::warning("ignore::comment", span, message).help(help));
            }
        }
        start += content.len();
    }
    (comments, warnings)
}

/// The codes and the reason of a comment, or what is wrong with it.
fn parse(body: &str) -> Result<(Vec<CodeSet>, Option<String>), String> {
    let list = body.strip_prefix("ignore").map(str::trim_start).and_then(|rest| rest.strip_prefix('['));
    let Some((list, reason)) = list.and_then(|list| list.split_once(']')) else {
        return Err("this comment is not understood, and accepts no finding".to_owned());
    };
    let parse = |word: &str| {
        word.parse().map_err(|error| format!("`{}`: {error}; this comment accepts no finding", word.trim()))
    };
    let codes = list.split(',').map(parse).collect::<Result<_, String>>()?;
    let reason = reason.trim();
    Ok((codes, (!reason.is_empty()).then(|| reason.to_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_apply_to_their_line_or_the_next() {
        let text = "a // seawall: ignore[SW101] known\n// seawall: ignore[race, SW401]\n// more\n\nb\n";
        let (comments, warnings) = ignore_comments(text, "//");
        assert!(warnings.is_empty(), "{warnings:?}");
        let lines: Vec<_> = comments.iter().map(|comment| (comment.line, comment.applies_to)).collect();
        assert_eq!(lines, [(1, 1), (2, 5)]);
        assert_eq!(comments[0].reason.as_deref(), Some("known"));
        assert_eq!((comments[1].codes.len(), &comments[1].reason), (2, &None));
    }

    #[test]
    fn unknown_comments_are_reported_with_their_place() {
        let text = "x = 1\ny = 2  # seawall: ignore SW101\nz = 3  # seawall: ignore[SW999]\n";
        let (comments, warnings) = ignore_comments(text, "#");
        assert!(comments.is_empty());
        let places: Vec<_> = warnings.iter().map(|warning| warning.primary.span.of(text)).collect();
        assert_eq!(places, ["# seawall: ignore SW101", "# seawall: ignore[SW999]"]);
    }
}
