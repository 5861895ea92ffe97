//! The configuration of a project: the text of `seawall.toml`, or `[tool.seawall]` of
//! `pyproject.toml`.

use std::collections::BTreeMap;
use std::ops::Range;

use seawall_base::{Diagnostic, Span, saturated};
use seawall_model::Target;
use seawall_report::{FindingSeverity, FindingTally, Severities};
use serde::Deserialize;
use toml::Spanned;

use crate::codes::CodeSet;

/// Settings of a project.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Config {
    /// The GPU, if it differs from that of the input.
    pub target: Option<Target>,
    /// The findings that fail a check in addition to errors.
    pub deny: Option<Denied>,
    /// Severities of findings.
    pub severities: Severities,
    /// Findings that are not reported.
    pub ignores: Vec<ConfigIgnore>,
}

/// Findings that fail a check in addition to errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denied {
    /// Faults of empty loops.
    Edges,
    /// Warnings and faults of empty loops.
    Warnings,
}

impl Denied {
    /// The number of denied findings of a tally.
    pub fn count(self, tally: &FindingTally) -> usize {
        match self {
            Denied::Edges => tally.edges(),
            Denied::Warnings => tally.warnings(),
        }
    }
}

/// An entry `[[ignore]]`. A finding that meets all its conditions is not reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigIgnore {
    /// The place of the entry in the text.
    pub span: Span,
    /// The findings.
    pub codes: Vec<CodeSet>,
    /// A glob for the name of the kernel, or of the function with the finding.
    pub kernel: Option<String>,
    /// A glob for the path of the file, relative to the configuration.
    pub path: Option<String>,
    /// Why the findings are accepted.
    pub reason: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wire {
    target: Option<Spanned<String>>,
    deny: Option<Spanned<String>>,
    #[serde(default)]
    severity: BTreeMap<String, Spanned<String>>,
    #[serde(default)]
    ignore: Vec<Spanned<IgnoreWire>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IgnoreWire {
    codes: Spanned<Vec<Spanned<String>>>,
    kernel: Option<String>,
    path: Option<String>,
    reason: Spanned<String>,
}

#[derive(Deserialize)]
struct Project {
    tool: Option<Tool>,
}

#[derive(Deserialize)]
struct Tool {
    seawall: Option<Wire>,
}

impl Config {
    /// Reads the text of `seawall.toml`.
    ///
    /// # Errors
    ///
    /// If the text is not TOML, or has an unknown key or value.
    pub fn parse(text: &str) -> Result<Config, Diagnostic> {
        toml::from_str(text).map_err(|error| malformed(&error)).and_then(config)
    }

    /// Reads `[tool.seawall]` of the text of `pyproject.toml`. `None` if there is no such table.
    ///
    /// # Errors
    ///
    /// As [`Config::parse`].
    pub fn parse_project(text: &str) -> Result<Option<Config>, Diagnostic> {
        let project: Project = toml::from_str(text).map_err(|error| malformed(&error))?;
        project.tool.and_then(|tool| tool.seawall).map(config).transpose()
    }
}

/// What to do about every error of a configuration.
const HELP: &str = "docs/configuration.md describes the keys and their values";

fn malformed(error: &toml::de::Error) -> Diagnostic {
    let span = error.span().map_or(Span::at(0), |range| span(&range));
    Diagnostic::error("config::invalid", span, error.message()).help(HELP)
}

fn span(range: &Range<usize>) -> Span {
    let number = |at| saturated::<u32>(at);
    Span::new(number(range.start), number(range.end))
}

fn invalid<T>(value: &Spanned<T>, message: impl Into<String>) -> Diagnostic {
    Diagnostic::error("config::invalid", span(&value.span()), message).help(HELP)
}

fn config(wire: Wire) -> Result<Config, Diagnostic> {
    let mut config = Config::default();
    if let Some(name) = &wire.target {
        let target = name.get_ref().parse().map_err(|error| invalid(name, format!("{error}")))?;
        config.target = Some(target);
    }
    if let Some(deny) = &wire.deny {
        config.deny = match deny.get_ref().as_str() {
            "edges" => Some(Denied::Edges),
            "warnings" => Some(Denied::Warnings),
            _ => return Err(invalid(deny, "the values of `deny` are `edges` and `warnings`")),
        };
    }
    for (word, value) in &wire.severity {
        let severities = FindingSeverity::ALL.into_iter();
        let named = |name: &str| severities.clone().find(|severity| severity.name() == name);
        let severity = named(value.get_ref())
            .ok_or_else(|| invalid(value, "a severity is `error`, `edge`, `warning` or `note`"))?;
        if named(word).is_some_and(|limited| config.severities.set_limit(limited, severity)) {
            continue;
        }
        let set: CodeSet = word.parse().map_err(|error| invalid(value, format!("`{word}`: {error}")))?;
        set.codes().iter().for_each(|&code| config.severities.set(code, severity));
    }
    config.ignores = wire.ignore.into_iter().map(ignore).collect::<Result<_, _>>()?;
    Ok(config)
}

fn ignore(entry: Spanned<IgnoreWire>) -> Result<ConfigIgnore, Diagnostic> {
    let span = span(&entry.span());
    let IgnoreWire { codes, kernel, path, reason } = entry.into_inner();
    if codes.get_ref().is_empty() {
        return Err(invalid(&codes, "`codes` names no finding"));
    }
    if reason.get_ref().trim().is_empty() {
        return Err(invalid(&reason, "the reason is empty"));
    }
    let code =
        |word: &Spanned<String>| word.get_ref().parse().map_err(|error| invalid(word, format!("{error}")));
    let codes = codes.get_ref().iter().map(code).collect::<Result<_, _>>()?;
    Ok(ConfigIgnore { span, codes, kernel, path, reason: reason.into_inner() })
}

/// Whether the whole of `text` matches a glob: `*` and `?` match within a component of a path, `**`
/// matches any text.
pub(crate) fn matches(glob: &str, text: &str) -> bool {
    let Some(first) = glob.chars().next() else { return text.is_empty() };
    if let Some(rest) = glob.strip_prefix("**/") {
        let starts = text.match_indices('/').map(|(at, _)| at + 1);
        return std::iter::once(0).chain(starts).any(|at| matches(rest, &text[at..]));
    }
    if let Some(rest) = glob.strip_prefix("**") {
        return text
            .char_indices()
            .map(|(at, _)| at)
            .chain([text.len()])
            .any(|at| matches(rest, &text[at..]));
    }
    let rest = &glob[first.len_utf8()..];
    if first == '*' {
        let end = text.find('/').unwrap_or(text.len());
        return (0..=end).filter(|&at| text.is_char_boundary(at)).any(|at| matches(rest, &text[at..]));
    }
    let Some(next) = text.chars().next() else { return false };
    let same = first == next || (first == '?' && next != '/');
    same && matches(rest, &text[next.len_utf8()..])
}

impl ConfigIgnore {
    /// Whether the entry applies to a file. A pattern without `/` is for the name of the file.
    pub fn covers_path(&self, path: &str) -> bool {
        self.path.as_deref().is_none_or(|glob| {
            let name = path.rsplit('/').next().unwrap_or(path);
            matches(glob, if glob.contains('/') { path } else { name })
        })
    }

    /// Whether the entry applies to a kernel or function.
    pub fn covers_kernel<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> bool {
        self.kernel.as_deref().is_none_or(|glob| names.into_iter().any(|name| matches(glob, name)))
    }
}

#[cfg(test)]
mod tests {
    use seawall_analysis::{Finding, FindingCode, Weight};
    use seawall_base::EntityId;

    use super::*;

    #[test]
    fn globs_match_within_components() {
        for (glob, text, result) in [
            ("*.ttgir", "k.ttgir", true),
            ("*.ttgir", "a/k.ttgir", false),
            ("a/*.ttgir", "a/k.ttgir", true),
            ("**/*.ttgir", "k.ttgir", true),
            ("**/*.ttgir", "a/b/k.ttgir", true),
            ("a/**", "a/b/c", true),
            ("attn_*", "attn_é", true),
            ("k?", "k1", true),
            ("k?", "k", false),
            ("k", "kernel", false),
        ] {
            assert_eq!(matches(glob, text), result, "{glob} {text}");
        }
    }

    #[test]
    fn all_keys_are_read() {
        let text = "target = \"sm_90\"\ndeny = \"warnings\"\n[severity]\nredundant = \"error\"\n\
                    [[ignore]]\ncodes = [\"SW101\"]\npath = \"old/**\"\nreason = \"replaced soon\"\n";
        let config = Config::parse(text).unwrap();
        assert!(config.deny == Some(Denied::Warnings) && config.target.is_some());
        let id = EntityId::from_index(0);
        let wait = Finding::new(FindingCode::RedundantWait, id);
        let edge = Finding { weight: Weight::EmptyLoop, ..Finding::new(FindingCode::Deadlock, id) };
        assert_eq!(config.severities.of(&wait), FindingSeverity::Error);
        assert_eq!(config.severities.of(&edge), FindingSeverity::Edge);
        let lowered = Config::parse("[severity]\nSW301 = \"warning\"\nedge = \"error\"\n").unwrap();
        assert_eq!(lowered.severities.of(&edge), FindingSeverity::Warning);
        let raised = Config::parse("[severity]\nedge = \"error\"\n").unwrap();
        assert_eq!(raised.severities.of(&edge), FindingSeverity::Error);
        assert!(config.ignores[0].covers_path("old/a/k.mlir") && !config.ignores[0].covers_path("k.mlir"));
        let project = text.replace("[severity]", "[tool.seawall.severity]");
        let project = project.replace("[[ignore]]", "[[tool.seawall.ignore]]");
        let project = format!("[tool.seawall]\n{project}[tool.other]\nkey = 1\n");
        let of_project = Config::parse_project(&project).unwrap().unwrap();
        assert_eq!((of_project.target, of_project.severities), (config.target, config.severities));
        assert_eq!(Config::parse_project("[tool.other]\nkey = 1\n"), Ok(None));
    }

    #[test]
    fn errors_have_a_place() {
        for (text, at, message) in [
            ("targets = 1\n", "targets", "unknown field `targets`"),
            ("target = \"sm_9x\"\n", "\"sm_9x\"", "sm_9x"),
            ("deny = \"all\"\n", "\"all\"", "values of `deny`"),
            ("[severity]\nSW101 = \"info\"\n", "\"info\"", "`warning` or `note`"),
            ("[[ignore]]\ncodes = [\"SW999\"]\nreason = \"x\"\n", "\"SW999\"", "unknown finding"),
            ("[[ignore]]\ncodes = [\"SW101\"]\nreason = \" \"\n", "\" \"", "empty"),
            ("[[ignore]]\ncodes = [\"SW101\"]\n", "[[ignore]]", "missing field `reason`"),
        ] {
            let error = Config::parse(text).unwrap_err();
            assert!(error.message.contains(message), "{error:?}");
            assert!(error.primary.span.of(text).starts_with(at), "{text}: {:?}", error.primary.span.of(text));
        }
    }
}
