//! The result of a check as text, from which the same program restores it.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use seawall_analysis::{Bound, Finding};
use seawall_base::{Diagnostic, Label, Severity};
use seawall_model::json;
use seawall_report::{Finish, Notation, ProducerSource, SourceMap};
use serde::{Deserialize, Serialize};

use crate::check::{CheckedPart, CheckedText};

#[derive(Serialize, Deserialize)]
struct TextWire {
    parts: Vec<PartWire>,
    problems: Vec<DiagnosticWire>,
    skipped: Vec<DiagnosticWire>,
}

#[derive(Serialize, Deserialize)]
struct PartWire {
    base: u32,
    /// The program in its JSON form.
    program: String,
    source_map: SourceMap,
    notation: Notation,
    findings: Vec<Finding>,
    notes: Vec<DiagnosticWire>,
    bound: Bound,
    finish: Option<FinishWire>,
}

#[derive(Serialize, Deserialize)]
struct DiagnosticWire {
    severity: Severity,
    code: String,
    message: String,
    primary: Label,
    secondary: Vec<Label>,
    notes: Vec<String>,
    help: Option<String>,
    prevents_check: bool,
}

#[derive(Serialize, Deserialize)]
struct FinishWire {
    compiler: String,
    compiler_from: ProducerSource,
    stage: String,
    steps: Vec<String>,
    redundant: usize,
}

impl CheckedText {
    /// The text from which [`CheckedText::restored`] makes an equal result. `None` if there is no
    /// such text.
    pub fn saved(&self) -> Option<String> {
        let wire = TextWire {
            parts: self.parts.iter().map(part).collect(),
            problems: self.problems.iter().map(diagnostic).collect(),
            skipped: self.skipped.iter().map(diagnostic).collect(),
        };
        let text = serde_json::to_string(&wire).ok()?;
        // A model for which reading and writing differ is never restored.
        CheckedText::restored(&text).is_some_and(|restored| restored == *self).then_some(text)
    }

    /// The result from a text of [`CheckedText::saved`]. `None` for other texts.
    pub fn restored(text: &str) -> Option<CheckedText> {
        let wire: TextWire = serde_json::from_str(text).ok()?;
        Some(CheckedText {
            parts: wire.parts.into_iter().map(restored_part).collect::<Option<_>>()?,
            problems: wire.problems.into_iter().map(restored_diagnostic).collect(),
            skipped: wire.skipped.into_iter().map(restored_diagnostic).collect(),
        })
    }
}

fn part(part: &CheckedPart) -> PartWire {
    let CheckedPart { base, program, source_map, notation, findings, notes, bound, finish } = part;
    PartWire {
        base: *base,
        program: json::to_string(program),
        source_map: source_map.clone(),
        notation: *notation,
        findings: findings.clone(),
        notes: notes.iter().map(diagnostic).collect(),
        bound: *bound,
        finish: finish.as_ref().map(|finish| FinishWire {
            compiler: finish.compiler.clone(),
            compiler_from: finish.compiler_from,
            stage: finish.stage.to_owned(),
            steps: finish.steps.iter().map(|&step| step.to_owned()).collect(),
            redundant: finish.redundant,
        }),
    }
}

fn restored_part(wire: PartWire) -> Option<CheckedPart> {
    let PartWire { base, program, source_map, notation, findings, notes, bound, finish } = wire;
    Some(CheckedPart {
        base,
        program: json::from_str(&program).ok()?,
        source_map,
        notation,
        findings,
        notes: notes.into_iter().map(restored_diagnostic).collect(),
        bound,
        finish: finish.map(|finish| Finish {
            compiler: finish.compiler,
            compiler_from: finish.compiler_from,
            stage: interned(finish.stage),
            steps: finish.steps.into_iter().map(interned).collect(),
            redundant: finish.redundant,
        }),
    })
}

fn diagnostic(diagnostic: &Diagnostic) -> DiagnosticWire {
    let Diagnostic { severity, code, message, primary, secondary, notes, help, prevents_check } =
        diagnostic.clone();
    let code = code.to_owned();
    DiagnosticWire { severity, code, message, primary, secondary, notes, help, prevents_check }
}

fn restored_diagnostic(wire: DiagnosticWire) -> Diagnostic {
    let DiagnosticWire { severity, code, message, primary, secondary, notes, help, prevents_check } = wire;
    let code = interned(code);
    Diagnostic { severity, code, message, primary, secondary, notes, help, prevents_check }
}

/// A word with the lifetime of the process. There are few: codes of diagnostics and names of
/// passes.
fn interned(word: String) -> &'static str {
    static WORDS: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut words = WORDS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(&known) = words.get(word.as_str()) {
        return known;
    }
    let word: &'static str = Box::leak(word.into_boxed_str());
    words.insert(word);
    word
}
