//! The table of faults: kernels and kinds with what came of them.

use std::collections::BTreeMap;
use std::fmt::Write;

use seawall_properties::faults::{FaultKind, Open, Outcome};

/// Outcomes of one row.
#[derive(Clone, Copy, Debug, Default)]
struct Row {
    generated: u64,
    found: u64,
    harmless: u64,
    left: u64,
    too_large: u64,
    small: u64,
    not_followed: u64,
    disagreements: u64,
}

impl Row {
    fn add(&mut self, outcome: Outcome) {
        self.generated += 1;
        *match outcome {
            Outcome::Found => &mut self.found,
            Outcome::Harmless => &mut self.harmless,
            Outcome::LeftToOracle => &mut self.left,
            Outcome::NotJudged(Open::TooLarge) => &mut self.too_large,
            Outcome::NotJudged(Open::OnlySmallSizes) => &mut self.small,
            Outcome::NotJudged(Open::NotFollowed) => &mut self.not_followed,
            Outcome::Missed | Outcome::FalseAlarm | Outcome::OtherKind => &mut self.disagreements,
        } += 1;
    }

    fn render(&self, name: &str) -> String {
        let Row { generated, found, harmless, left, too_large, small, not_followed, disagreements } = self;
        format!(
            "| {name} | {generated} | {found} | {harmless} | {left} | {too_large} | {small} | {not_followed} | {disagreements} |\n"
        )
    }
}

/// The counts of all kernels.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    kernels: BTreeMap<String, Row>,
    kinds: BTreeMap<FaultKind, Row>,
    left_out: Vec<String>,
}

impl Counts {
    /// Counts one fault.
    pub(crate) fn add(&mut self, kernel: &str, kind: FaultKind, outcome: Outcome) {
        self.kernels.entry(kernel.to_owned()).or_default().add(outcome);
        self.kinds.entry(kind).or_default().add(outcome);
    }

    /// Remembers a kernel that is not clean as it is.
    pub(crate) fn leave_out(&mut self, kernel: &str) {
        self.left_out.push(kernel.to_owned());
    }

    /// Both tables as Markdown: by kernel, by kind.
    pub(crate) fn render(&self) -> String {
        let head = "generated | found | harmless | left to the oracle | not judged: too many orders | only small sizes | values not followed | disagreements |\n\
                    | --- | --: | --: | --: | --: | --: | --: | --: | --: |\n";
        let mut text = format!("| kernel | {head}");
        self.kernels.iter().for_each(|(kernel, row)| text += &row.render(kernel));
        let _ = write!(text, "\n| fault | {head}");
        let mut all = Row::default();
        for (kind, row) in &self.kinds {
            text += &row.render(kind.said());
            all = Row {
                generated: all.generated + row.generated,
                found: all.found + row.found,
                harmless: all.harmless + row.harmless,
                left: all.left + row.left,
                too_large: all.too_large + row.too_large,
                small: all.small + row.small,
                not_followed: all.not_followed + row.not_followed,
                disagreements: all.disagreements + row.disagreements,
            };
        }
        text += &all.render("all");
        if !self.left_out.is_empty() {
            let _ = writeln!(text, "\nnot clean as they are: {}", self.left_out.join(", "));
        }
        text + "\n"
    }
}
