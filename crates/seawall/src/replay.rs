//! Repeats the run of a finding.

use seawall_base::LineIndex;
use seawall_model::Target;
use seawall_report::{Source, finding_ids};

use crate::check::{CheckOptions, CheckedPart, check_text};
use crate::failure::Failure;
use crate::model::SourceKind;
use crate::producer::Producer;
use crate::simulate::SimulatedPart;

/// The result of the search for a run.
#[derive(Clone, Debug)]
pub enum Replay {
    /// The run was repeated. The report has the fault of the finding, or no fault if it does not
    /// occur.
    Run(Box<SimulatedPart>),
    /// The check has this finding, but no run that can be repeated.
    NoRun,
    /// The check has no such finding, but these.
    NoFinding(Vec<String>),
}

/// Checks `source`, and repeats the run of the finding with the name `id`, such as `SW301:107`.
///
/// # Errors
///
/// As [`check_text`].
pub fn replay_text(source: &str, options: &CheckOptions, id: &str) -> Result<Replay, Failure> {
    let checked = check_text(source, options)?;
    let lines = LineIndex::new(source);
    let view = Source::new("", source, &lines);
    let mut known = Vec::new();
    for part in checked.parts {
        let ids = finding_ids(&part.module(view));
        if let Some(at) = ids.iter().position(|own| own.eq_ignore_ascii_case(id)) {
            return Ok(replayed(part, at));
        }
        known.extend(ids);
    }
    Ok(Replay::NoFinding(known))
}

fn replayed(part: CheckedPart, at: usize) -> Replay {
    let CheckedPart { base, program, source_map, findings, finish, .. } = part;
    let Some((mut report, steps)) = seawall_check::replay(&program, &findings[at]) else {
        return Replay::NoRun;
    };
    let trace = match report.verdicts.first_mut() {
        Some(verdict) => {
            verdict.schedule = steps;
            None
        }
        None => Some(steps),
    };
    let warnings = Vec::new();
    Replay::Run(Box::new(SimulatedPart { base, program, source_map, report, trace, warnings, finish }))
}

/// The command that repeats the run of a finding of a check, without the name of the finding.
/// `target` is the GPU for which the module was checked.
pub fn replay_command(file: &str, options: &CheckOptions, target: Option<&Target>) -> String {
    let file = if file == "<stdin>" { "-" } else { file };
    let mut words = vec!["seawall".to_owned(), "simulate".to_owned(), file.to_owned()];
    let default = options.default_target.as_ref().filter(|default| target == Some(default));
    let mut option = |name: &str, value: Option<String>| {
        words.extend(value.into_iter().flat_map(|value| [name.to_owned(), value]));
    };
    option("--target", options.target.as_ref().or(default).map(ToString::to_string));
    option("--producer", options.producer.map(Producer::option));
    option("--pass", options.pass.as_ref().map(ToString::to_string));
    let is_mlir = options.kind == SourceKind::Mlir;
    let flags = [
        ("--logical", options.logical),
        ("--as-is", !options.finish && is_mlir),
        ("--no-warp-locality", options.any_warp),
        ("--any-sign", options.any_sign),
        ("--count-ordinary", options.count_ordinary),
    ];
    words.extend(flags.iter().filter(|flag| flag.1).map(|flag| flag.0.to_owned()));
    words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ")
}

/// A word as a shell reads it.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./:,+=@".contains(c);
    if word.chars().all(is_plain) { word.to_owned() } else { format!("'{}'", word.replace('\'', "'\\''")) }
}
