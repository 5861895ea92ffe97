//! The table of faults: outcomes by kernel and by kind.

use std::collections::BTreeMap;
use std::fmt::Write;

use seawall_properties::faults::{FaultKind, Outcome, Undecided};

/// Outcomes of one row.
#[derive(Clone, Copy, Debug, Default)]
struct Row {
    generated: u64,
    found: u64,
    harmless: u64,
    limit_reached: u64,
    too_large: u64,
    small: u64,
    unknown_values: u64,
    disagreements: u64,
}

impl Row {
    fn add(&mut self, outcome: Outcome) {
        self.generated += 1;
        *match outcome {
            Outcome::Found => &mut self.found,
            Outcome::Harmless => &mut self.harmless,
            Outcome::LeftToOracle => &mut self.limit_reached,
            Outcome::NotJudged(Undecided::TooLarge) => &mut self.too_large,
            Outcome::NotJudged(Undecided::OnlySmallSizes) => &mut self.small,
            Outcome::NotJudged(Undecided::UnknownValues) => &mut self.unknown_values,
            Outcome::Missed | Outcome::FalseAlarm | Outcome::OtherKind => &mut self.disagreements,
        } += 1;
    }

    fn render(&self, name: &str) -> String {
        let Row {
            generated,
            found,
            harmless,
            limit_reached,
            too_large,
            small,
            unknown_values,
            disagreements,
        } = self;
        format!(
            "| {name} | {generated} | {found} | {harmless} | {limit_reached} | {too_large} | {small} | {unknown_values} | {disagreements} |\n"
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

    /// Records a kernel that has findings without a fault.
    pub(crate) fn leave_out(&mut self, kernel: &str) {
        self.left_out.push(kernel.to_owned());
    }

    fn all(&self) -> Row {
        let mut all = Row::default();
        for row in self.kinds.values() {
            all = Row {
                generated: all.generated + row.generated,
                found: all.found + row.found,
                harmless: all.harmless + row.harmless,
                limit_reached: all.limit_reached + row.limit_reached,
                too_large: all.too_large + row.too_large,
                small: all.small + row.small,
                unknown_values: all.unknown_values + row.unknown_values,
                disagreements: all.disagreements + row.disagreements,
            };
        }
        all
    }

    /// For docs/VERIFICATION.md.
    pub(crate) fn figure(&self) -> String {
        let all = self.all();
        format!(
            "{} faults: {} found by both, {} harmless, {} unresolved, {} disagreements",
            all.generated,
            all.found,
            all.harmless,
            all.limit_reached + all.too_large + all.small + all.unknown_values,
            all.disagreements
        )
    }

    /// Both tables as Markdown: by kernel, by kind.
    pub(crate) fn render(&self) -> String {
        let head = "generated | found | harmless | limit reached | unresolved: too many orders | only small sizes | unknown values | disagreements |\n\
                    | --- | --: | --: | --: | --: | --: | --: | --: | --: |\n";
        let mut text = format!("| kernel | {head}");
        self.kernels.iter().for_each(|(kernel, row)| text += &row.render(kernel));
        let _ = write!(text, "\n| fault | {head}");
        for (kind, row) in &self.kinds {
            text += &row.render(kind.describe());
        }
        text += &self.all().render("all");
        if !self.left_out.is_empty() {
            let _ = writeln!(
                text,
                "\nskipped, since they have findings without a fault: {}",
                self.left_out.join(", ")
            );
        }
        text + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figure_sums_all_kinds() {
        let mut counts = Counts::default();
        counts.add("a", FaultKind::DropWait, Outcome::Found);
        counts.add("b", FaultKind::Swap, Outcome::Harmless);
        counts.add("b", FaultKind::Swap, Outcome::LeftToOracle);
        counts.add("b", FaultKind::Swap, Outcome::NotJudged(Undecided::TooLarge));
        let figure = "4 faults: 1 found by both, 1 harmless, 2 unresolved, 0 disagreements";
        assert_eq!(counts.figure(), figure);
    }
}
