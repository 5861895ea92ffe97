//! The report as plain text.

use super::BarrierReport;
use super::compose::compose;
use super::form::TextForm;

/// The report as plain text, without control characters.
pub fn report_plain(report: &BarrierReport) -> String {
    compose(report, TextForm::default())
}
