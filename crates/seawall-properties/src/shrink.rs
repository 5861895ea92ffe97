//! Makes a failing program smaller, line by line, as long as it fails in the same way.

use seawall_model::arbitrary::Structured;

use crate::judge::{Disagreement, Property};
use crate::tally::Tally;

/// Returns the smallest program that was found to fail in the same way as `program`, and its
/// failure.
pub fn shrink(program: &Structured, failure: &Disagreement) -> (Structured, Disagreement) {
    let mut best = (program.clone(), failure.clone());
    loop {
        let lines: Vec<String> = best.0.text.lines().map(str::to_owned).collect();
        let smaller = candidates(&lines).into_iter().find_map(|lines| {
            let text = lines.join("\n") + "\n";
            let candidate = Structured { text, exact: best.0.exact };
            let failure = fails(&candidate, best.1.property)?;
            Some((candidate, failure))
        });
        match smaller {
            Some(smaller) => best = smaller,
            None => return best,
        }
    }
}

fn fails(candidate: &Structured, property: Property) -> Option<Disagreement> {
    seawall_model::text::parse(&candidate.text).ok()?;
    let failure = crate::judge(candidate, &mut Tally::default()).err()?;
    (failure.property == property).then_some(failure)
}

/// Returns programs that are a step smaller, the largest steps first.
fn candidates(lines: &[String]) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    let mut spans: Vec<(usize, usize)> = Vec::new();
    for (at, line) in lines.iter().enumerate().skip(1) {
        match line.trim() {
            "}" | "} else {" | "" => {}
            text if text.ends_with('{') => spans.push((at, end(lines, at))),
            _ => spans.push((at, at)),
        }
    }
    spans.retain(|span| span.1 < lines.len().saturating_sub(1));
    spans.sort_by_key(|(from, to)| (std::cmp::Reverse(to - from), std::cmp::Reverse(*from)));
    // Drop statements, with their bodies.
    for &(from, to) in &spans {
        all.push([&lines[..from], &lines[to + 1..]].concat());
    }
    for &(from, to) in spans.iter().filter(|(from, to)| to > from) {
        all.extend(unwrapped(lines, from, to));
    }
    for at in 0..lines.len() {
        all.extend(simpler(&lines[at]).into_iter().map(|line| {
            let mut changed = lines.to_vec();
            changed[at] = line;
            changed
        }));
    }
    all
}

/// Returns the line of the `}` that belongs to the `{` at the end of line `from`.
fn end(lines: &[String], from: usize) -> usize {
    let mut depth = 0_usize;
    for (at, line) in lines.iter().enumerate().skip(from) {
        let text = line.trim();
        if text.starts_with('}') {
            depth = depth.saturating_sub(1);
            if depth == 0 && text == "}" {
                return at;
            }
        }
        if text.ends_with('{') {
            depth += 1;
        }
    }
    lines.len()
}

/// Returns the lines with the body of a loop or branch in place of it. Counters become 0.
fn unwrapped(lines: &[String], from: usize, to: usize) -> Vec<Vec<String>> {
    let body = &lines[from + 1..to];
    let otherwise = body.iter().position(|line| line.trim() == "} else {");
    let indent = |line: &String| line.len() - line.trim_start().len();
    let otherwise = otherwise.filter(|&at| indent(&body[at]) == indent(&lines[from]));
    let parts = match otherwise {
        Some(at) => vec![&body[..at], &body[at + 1..]],
        None => vec![body],
    };
    let names: Vec<&str> = lines[from]
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| {
            let mut chars = word.chars();
            matches!(chars.next(), Some('i' | 'k')) && !word.is_empty() && chars.all(|c| c.is_ascii_digit())
        })
        .filter(|word| word.len() > 1)
        .collect();
    let mut all = Vec::new();
    for part in parts {
        let kept =
            part.iter().filter(|line| !names.iter().any(|n| line.trim().starts_with(&format!("next {n} "))));
        let inner =
            kept.map(|line| names.iter().fold(line.clone(), |line, name| replace_word(&line, name, "0")));
        let mut changed = lines[..from].to_vec();
        changed.extend(inner);
        changed.extend(lines[to + 1..].iter().cloned());
        all.push(changed);
    }
    all
}

/// Returns `line` with the word `name` replaced.
fn replace_word(line: &str, name: &str, by: &str) -> String {
    let mut result = String::new();
    let mut word = String::new();
    for c in line.chars().chain(['\n']) {
        if c.is_alphanumeric() || c == '_' {
            word.push(c);
            continue;
        }
        result.push_str(if word == name { by } else { &word });
        word.clear();
        if c != '\n' {
            result.push(c);
        }
    }
    result
}

/// Returns simpler forms of a line.
fn simpler(line: &str) -> Vec<String> {
    let mut all = Vec::new();
    for (pattern, by) in
        [(" by thread", ""), (" reads", ""), ("atomic add", "update"), ("atomic max", "update")]
    {
        if line.contains(pattern) {
            all.push(line.replacen(pattern, by, 1));
        }
    }
    if !line.contains("full[") {
        all.extend(simpler_index(line));
    }
    all.extend(simpler_head(line));
    if line.contains("smem")
        && let Some((head, _)) = line.split_once(" at ")
    {
        all.push(head.to_owned());
    }
    if let Some((head, tail)) = line.split_once(" x 64") {
        let (start, slots) = head.split_at(head.len() - 1);
        if let Ok(slots @ 2..) = slots.parse::<u32>() {
            all.push(format!("{start}{} x 64{tail}", slots - 1));
        }
    }
    all
}

/// Returns the line with a simpler index, or with none. A box is removed first.
fn simpler_index(line: &str) -> Vec<String> {
    let (Some((head, rest)), Some((_, tail))) = (line.split_once('['), line.rsplit_once(']')) else {
        return Vec::new();
    };
    let Some((inside, behind)) = rest.split_once(']') else { return Vec::new() };
    if behind.contains(']') {
        return vec![format!("{head}[{inside}]{tail}")];
    }
    let constants: &[&str] = if inside.len() > 1 { &["", "[0]", "[1]"] } else { &[""] };
    constants.iter().map(|index| format!("{head}{index}{tail}")).collect()
}

/// Returns the head of a loop without what it carries, or without bounds.
fn simpler_head(line: &str) -> Vec<String> {
    let mut all = Vec::new();
    let Some((indent, head)) = line.split_once("loop") else { return all };
    if let Some((head, _)) = head.split_once(" carries ") {
        all.push(format!("{indent}loop{head} {{"));
    }
    let words: Vec<&str> = head.split(' ').collect();
    if let Some(name) = words.get(1).filter(|_| head.contains(" to ") || head.contains(" from ")) {
        let rest = head.find(" carries ").and_then(|at| head.get(at..)).unwrap_or(" {");
        all.push(format!("{indent}loop {name}{rest}"));
    }
    all
}
