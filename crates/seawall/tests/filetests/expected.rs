//! Reads the expectations in the comments of a module.

use std::collections::{BTreeMap, BTreeSet};

use seawall::Producer;
use seawall_analysis::FindingCode;
use seawall_model::Target;

/// A command, or one of its modes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Who {
    Check,
    Minimal,
    Triton,
    Waits,
    Allocate,
    Pipeline,
    Compat,
    Report,
    Why,
}

impl Who {
    pub(crate) const ALL: [Who; 9] = [
        Who::Check,
        Who::Minimal,
        Who::Triton,
        Who::Waits,
        Who::Allocate,
        Who::Pipeline,
        Who::Compat,
        Who::Report,
        Who::Why,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Who::Check => "check",
            Who::Minimal => "minimal",
            Who::Triton => "triton",
            Who::Waits => "waits",
            Who::Allocate => "allocate",
            Who::Pipeline => "pipeline",
            Who::Compat => "compat",
            Who::Report => "report",
            Who::Why => "why",
        }
    }

    fn named(name: &str) -> Option<Who> {
        Who::ALL.into_iter().find(|who| who.name() == name)
    }

    /// The words that `// options` may have, besides `target=NAME` and, for
    /// `check`, `why` and `triton`, `producer=NAME`.
    fn switches(self) -> &'static [&'static str] {
        match self {
            Who::Check | Who::Why => &["warp-locality", "logical", "any-sign", "count-ordinary", "finish"],
            Who::Minimal => &["warp-locality", "logical", "remove-redundant", "split"],
            Who::Triton => &["logical", "async-filter", "nvidia-async-candidates"],
            Who::Waits => &["as-triton", "count-ordinary"],
            Who::Allocate | Who::Pipeline | Who::Compat | Who::Report => &[],
        }
    }
}

/// A line, from 1, and what happens there.
pub(crate) type Fact = (u32, String);

/// A line, the kind of a remark, and its text or a part of it.
pub(crate) type Remark = (u32, String, String);

/// The expectations of a file for one command.
#[derive(Debug, Default)]
pub(crate) struct Expected {
    /// All facts of the command.
    pub(crate) facts: BTreeSet<Fact>,
    /// Whether a comment says that there are no facts.
    pub(crate) is_empty: bool,
    /// Facts of the whole text, such as `left alone`. The command may have more of them.
    pub(crate) whole: BTreeSet<String>,
    /// Remarks of the command. It may have more of them.
    pub(crate) remarks: Vec<Remark>,
    /// Lines at which the command places nothing.
    pub(crate) nothing: Vec<u32>,
    /// Lines of barriers that the command keeps.
    pub(crate) kept: Vec<u32>,
}

/// The options of a file for one command.
#[derive(Debug, Default)]
pub(crate) struct Switches {
    words: BTreeSet<String>,
    pub(crate) target: Option<Target>,
    pub(crate) producer: Option<Producer>,
}

impl Switches {
    pub(crate) fn has(&self, word: &str) -> bool {
        self.words.contains(word)
    }
}

/// All expectations of a file.
#[derive(Debug, Default)]
pub(crate) struct File {
    pub(crate) expected: BTreeMap<Who, Expected>,
    pub(crate) switches: BTreeMap<Who, Switches>,
}

impl File {
    /// Reads the comments of `text`.
    ///
    /// # Errors
    ///
    /// If a comment is malformed, or the text expects nothing.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let mut file = File::default();
        for (line, content) in (1..).zip(text.lines()) {
            let code = code(content);
            for comment in content[code.len()..].split("//").map(str::trim).filter(|text| !text.is_empty()) {
                file.comment(line, code.trim(), comment).map_err(|why| format!("line {line}: {why}"))?;
            }
        }
        match file.expected.is_empty() {
            true => Err("expects nothing".to_owned()),
            false => Ok(file),
        }
    }

    fn comment(&mut self, line: u32, code: &str, comment: &str) -> Result<(), String> {
        let (key, rest) = comment.split_once(' ').unwrap_or((comment, ""));
        let is_misspelt = |start| key.starts_with(start) && names_command(rest);
        match key {
            "expect" | "options" => {}
            "minimal:" | "triton:" | "check:" | "options:" => {
                return Err(format!("`// {comment}` is not an expectation: write `// expect WHO: WHAT`"));
            }
            _ if is_misspelt("expect") || is_misspelt("option") => {
                return Err(format!("`{key}` is neither `expect` nor `options`"));
            }
            _ => return Ok(()),
        }
        let (name, value) =
            rest.split_once(':').ok_or("an expectation has the form `// expect WHO: WHAT`")?;
        let who = Who::named(name.trim()).ok_or(format!("unknown command `{name}`"))?;
        let value = value.trim();
        if value.is_empty() {
            return Err("expects nothing".to_owned());
        }
        if key == "options" {
            return self.options(who, value);
        }
        let expected = self.expected.entry(who).or_default();
        if is_of_the_whole(who, value) {
            if !code.is_empty() {
                return Err(format!("`{value}` is about the whole file, so it has a separate line"));
            }
            if NOTHING.contains(&value) {
                expected.is_empty = true;
            } else {
                expected.whole.insert(value.to_owned());
            }
            return Ok(());
        }
        if !has_op(who, code) {
            return Err(format!("`{value}` is not on the line of an op"));
        }
        expected.at_op(who, line, value)
    }

    fn options(&mut self, who: Who, value: &str) -> Result<(), String> {
        let switches = self.switches.entry(who).or_default();
        for word in value.split_whitespace() {
            match word.split_once('=') {
                Some(("target", name)) => {
                    switches.target = Some(name.parse().map_err(|_| format!("unknown target `{name}`"))?);
                }
                Some(("producer", name)) if matches!(who, Who::Check | Who::Why | Who::Triton) => {
                    switches.producer = Some(name.parse().map_err(|_| format!("unknown compiler `{name}`"))?);
                }
                _ if who.switches().contains(&word) => {
                    switches.words.insert(word.to_owned());
                }
                _ => return Err(format!("unknown option `{word}` of {}", who.name())),
            }
        }
        Ok(())
    }
}

/// Whether a comment has the name of a command before a colon.
fn names_command(text: &str) -> bool {
    text.split_once(':').is_some_and(|(name, _)| Who::named(name.trim()).is_some())
}

/// The part of a line before its comments.
pub(crate) fn code(line: &str) -> &str {
    line.split("//").next().unwrap_or_default()
}

/// Whether an op is on a line with this code. `pipeline` also inserts before the end of a loop.
fn has_op(who: Who, code: &str) -> bool {
    let ends = matches!(who, Who::Pipeline | Who::Compat) && code.starts_with('}');
    ends || !code.is_empty() && !code.starts_with(['}', '^', '#', '!', '{'])
}

/// Expectations of no facts.
const NOTHING: [&str; 3] = ["clean", "no barriers", "no waits"];

fn is_of_the_whole(who: Who, value: &str) -> bool {
    let result = value.strip_prefix("then ").is_some_and(|codes| codes == "clean" || all_codes(codes));
    match who {
        Who::Check => value == "clean" || value == "no notes" || value.starts_with("bound "),
        Who::Minimal | Who::Triton => value == "no barriers" || value == "no notes",
        Who::Waits => value == "no waits" || result,
        Who::Allocate | Who::Why => false,
        Who::Pipeline | Who::Compat => {
            let fences = value.strip_prefix("fences ").is_some_and(|count| count.parse::<u32>().is_ok());
            value == "left alone" || fences || result
        }
        Who::Report => value == "every trip count",
    }
}

fn all_codes(codes: &str) -> bool {
    codes.split_whitespace().all(is_code)
}

fn is_code(code: &str) -> bool {
    let code = code.strip_suffix("-edge").or_else(|| code.strip_suffix("-note")).unwrap_or(code);
    FindingCode::ALL.iter().any(|known| known.number() == code)
}

/// Whether `value` is a result of `allocate`.
fn is_place(value: &str) -> bool {
    let number = |text: &str| text.parse::<u32>().is_ok();
    let words: Vec<&str> = value.split_whitespace().collect();
    match words.as_slice() {
        ["shared" | "columns" | "column", count] => number(count),
        ["column", column, "row", row] => number(column) && number(row),
        offsets => offsets.iter().all(|offset| number(offset.trim_end_matches(','))),
    }
}

const PLACED: [&str; 7] =
    ["barrier", "cluster barrier", "warp barrier", "init fence", "proxy fence", "signal", "wait"];
const PIPELINED: [&str; 4] = ["barrier", "bare barrier", "conditional barrier", "priority"];
/// The sections of a report.
pub(crate) const SECTIONS: [&str; 8] =
    ["partition", "edge", "barrier", "data", "value", "finding", "coverage", "note"];

impl Expected {
    fn at_op(&mut self, who: Who, line: u32, value: &str) -> Result<(), String> {
        let unknown = || format!("unknown expectation `{value}` of {}", who.name());
        if let Some((kind @ ("error" | "note"), code)) = value.split_once(' ')
            && (!matches!(who, Who::Report | Who::Why) || kind == "error")
        {
            if !code.contains("::") {
                return Err(unknown());
            }
            match kind {
                "error" => drop(self.facts.insert((line, value.to_owned()))),
                _ => self.remarks.push((line, kind.to_owned(), code.to_owned())),
            }
            return Ok(());
        }
        if matches!(who, Who::Waits | Who::Allocate)
            && let Some(text) = value.strip_prefix("writes ")
        {
            self.remarks.push((line, "writes".to_owned(), text.to_owned()));
            return Ok(());
        }
        match who {
            Who::Check => {
                for code in value.split_whitespace() {
                    if !is_code(code) {
                        return Err(format!("unknown code `{code}`"));
                    }
                    self.facts.insert((line, code.to_owned()));
                }
            }
            Who::Minimal | Who::Triton => match value {
                "no barrier" => self.nothing.push(line),
                "kept" => self.kept.push(line),
                "removed" | "local wait" => drop(self.facts.insert((line, value.to_owned()))),
                _ if PLACED.contains(&value.trim_end_matches(" after")) => {
                    self.facts.insert((line, value.to_owned()));
                }
                _ => return Err(unknown()),
            },
            Who::Waits => return self.count(line, value).ok_or_else(unknown),
            Who::Allocate if is_place(value) => drop(self.facts.insert((line, value.to_owned()))),
            Who::Allocate => return Err(unknown()),
            Who::Pipeline | Who::Compat => match PIPELINED.contains(&value) {
                true => drop(self.facts.insert((line, value.to_owned()))),
                false if value == "no barrier" => self.nothing.push(line),
                false => return Err(unknown()),
            },
            Who::Why => self.remarks.push((line, "answer".to_owned(), value.to_owned())),
            Who::Report => {
                let (section, text) = value.split_once(' ').ok_or_else(unknown)?;
                if !SECTIONS.contains(&section) {
                    return Err(format!("a report has no section `{section}`"));
                }
                self.remarks.push((line, section.to_owned(), text.trim().to_owned()));
            }
        }
        Ok(())
    }

    /// A count, or `kept`, with parts of notes behind commas.
    fn count(&mut self, line: u32, value: &str) -> Option<()> {
        let mut parts = value.split(',').map(str::trim);
        let count = parts.next()?;
        let number = count.rsplit(' ').next()?;
        if number != "kept" && number.parse::<u32>().is_err() {
            return None;
        }
        self.facts.insert((line, count.to_owned()));
        self.remarks.extend(parts.map(|note| (line, "note".to_owned(), note.to_owned())));
        Some(())
    }
}
