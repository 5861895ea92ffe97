//! Checks a text: IR, pass-dump logs, Wave traces, and models in their text and JSON forms.
//!
//! `reading` makes programs of the text, and `judge` judges each of them. `modelled` is for
//! callers that have a module.

mod judge;
mod modelled;
mod options;
mod reading;
mod result;

use seawall_analysis::Bound;
use seawall_check::Input;
use seawall_report::SourceMap;

use reading::{Made, ReadModule};

use crate::failure::Failure;
use crate::{ptx, source_map};

pub use judge::Analysed;
pub(crate) use judge::{Judge, analysed, without_redundant_insertions};
pub(crate) use modelled::{Judged, Modelled, judged, require_target};
pub use options::CheckOptions;
pub(crate) use reading::{Read, read_parts};
pub use result::{CheckedPart, CheckedText};

/// Checks every module of `source`, or those that [`CheckOptions::pass`] selects.
///
/// # Errors
///
/// If the source as a whole cannot be used: too long, without operations, or without the pass. An
/// unreadable part does not prevent the check of other parts. [`CheckedText::problems`] lists it.
pub fn check_text(source: &str, options: &CheckOptions) -> Result<CheckedText, Failure> {
    let analyse = |input: &Input<'_>| analysed(input.program, seawall_check::check(input));
    let mut checked = check_with(source, options, analyse)?;
    // Only findings that are reported need a run.
    for part in &mut checked.parts {
        seawall_check::add_runs(&part.program, &mut part.findings);
    }
    Ok(checked)
}

/// [`check_text`] with another analysis in place of [`seawall_check::check`].
///
/// # Errors
///
/// As [`check_text`].
pub fn check_with(
    source: &str,
    options: &CheckOptions,
    analyse: impl Fn(&Input<'_>) -> Analysed,
) -> Result<CheckedText, Failure> {
    let mut checked = CheckedText::default();
    let mut parts = Vec::new();
    let dumps = read_parts(source, options, &mut checked, None, &mut |base, read| {
        parts.push(checked_part(base, read, &analyse).0);
    })?;
    checked.parts = parts;
    if let Some(first) = checked.problems.first_mut().filter(|_| options.pass.is_none() && dumps > 1) {
        let note = format!("the input is a log with {dumps} dumps; `--pass NAME` selects among them");
        first.notes.push(note);
    }
    checked.unless_empty()
}

/// Checks a part. Also returns what further checks of its program need.
pub(crate) fn checked_part(
    base: u32,
    read: Read,
    analyse: &impl Fn(&Input<'_>) -> Analysed,
) -> (CheckedPart, Judge) {
    let Read { mut program, made, notation, mut notes, judge } = read;
    let mut analysed = judge.analysed(&program, analyse);
    let mut findings = std::mem::take(&mut analysed.findings);
    notes.extend(analysed.notes);
    if analysed.bound != Bound::Unchecked {
        findings.extend(ptx::early_reads(&mut program, &judge.early_reads));
    }
    let (source_map, finish) = match made {
        Made::Model => (SourceMap::default(), None),
        Made::Located(source_map) => (source_map, None),
        Made::Module(module) => {
            let ReadModule { input, mut finished, ops, arguments } = *module;
            notes = notes.into_iter().map(|note| finished.diagnostic(&input, note)).collect();
            let inserted = finished.origins(&input, &ops, &mut program);
            let mut source_map = source_map::of_module(&input, &program, arguments);
            source_map.insert_ops(inserted);
            if let Some(finish) = &mut finished.finish {
                finish.redundant = without_redundant_insertions(&program, &source_map, &mut findings);
            }
            (source_map, finished.finish)
        }
    };
    notes.sort_by_key(|note| note.primary.span);
    let bound = analysed.bound;
    (CheckedPart { base, program, source_map, notation, findings, notes, bound, finish }, judge)
}
