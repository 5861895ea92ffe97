//! The report as Markdown.

use super::BarrierReport;
use super::compose::compose;
use super::form::MarkdownForm;

/// The report as Markdown.
pub fn report_markdown(report: &BarrierReport) -> String {
    compose(report, MarkdownForm::default())
}
