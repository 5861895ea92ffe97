//! The visibility of elements over time, as SMIL animations that repeat without end. Each one is an
//! `animate` over the whole time, so that the picture can restart from any point.

use std::fmt::Write as _;

use super::TracePicture;
use super::layout::Layout;

/// Durations in seconds: before the first step, of each step if there are few, of all steps at
/// most, after the last step.
const BEFORE: f32 = 1.2;
const STEP: f32 = 1.6;
const ALL_STEPS: f32 = 60.0;
const AFTER: f32 = 4.0;
/// The part of a step in which an element fades.
const FADE: f32 = 0.25;

/// The times of the steps.
pub(super) struct Timeline {
    step: f32,
    total: f32,
    /// The step that processes each window. Windows without a step are always visible.
    step_of_window: Vec<Option<usize>>,
    /// The step that places each mark.
    step_of_mark: Vec<Option<usize>>,
}

impl Timeline {
    pub(super) fn new(picture: &TracePicture) -> Timeline {
        let steps = picture.steps.len() as f32;
        let step = STEP.min(ALL_STEPS / steps.max(1.0));
        let total = BEFORE + step * steps + AFTER;
        let of_window = |window| picture.steps.iter().position(|step| step.window == window);
        let of_mark = |mark| picture.steps.iter().position(|step| step.places == Some(mark));
        Timeline {
            step,
            total,
            step_of_window: (0..picture.windows.len()).map(of_window).collect(),
            step_of_mark: (0..picture.marks.len()).map(of_mark).collect(),
        }
    }

    /// The start of a step as a fraction of the whole time. `late` is a fraction of the step.
    fn at(&self, step: usize, late: f32) -> f32 {
        (BEFORE + (step as f32 + late) * self.step) / self.total
    }

    /// Visible during a step.
    pub(super) fn only_during(&self, step: usize) -> String {
        let (from, to) = (self.at(step, 0.0), self.at(step, 1.0));
        self.discrete("opacity", &[(0.0, "0"), (from, "1"), (to, "0")])
    }

    /// A window: faint before its step, strong during it, plain afterwards.
    pub(super) fn looked_at(&self, window: usize) -> String {
        let Some(step) = self.step_of_window.get(window).copied().flatten() else { return String::new() };
        let (from, to) = (self.at(step, 0.0), self.at(step, 1.0));
        let opacity = self.discrete("opacity", &[(0.0, "0.18"), (from, "1"), (to, "0.7")]);
        opacity + &self.discrete("stroke-width", &[(0.0, "2"), (from, "4"), (to, "2")])
    }

    /// A mark: visible once it is placed.
    pub(super) fn once_placed(&self, mark: usize) -> String {
        let Some(step) = self.step_of_mark.get(mark).copied().flatten() else { return String::new() };
        let (from, to) = (self.at(step, 0.5), self.at(step, 0.5 + FADE));
        format!(
            "<animate attributeName=\"opacity\" dur=\"{:.2}s\" repeatCount=\"indefinite\" keyTimes=\"0;{from:.5};{to:.5};1\" values=\"0;0;1;1\"/>",
            self.total
        )
    }

    /// The arrow at the last chosen position.
    pub(super) fn last_chosen(&self, picture: &TracePicture, layout: &Layout) -> String {
        let above = layout.top - 40.0;
        let place = |row: Option<usize>| row.map_or(above, |row| layout.middle(row));
        let mut moves: Vec<(f32, f32)> = vec![(0.0, above)];
        for (at, step) in picture.steps.iter().enumerate() {
            let y = place(step.last);
            if moves.last().is_some_and(|last| (last.1 - y).abs() > 0.01) {
                moves.push((self.at(at, 0.5), y));
            }
        }
        let times: Vec<String> = moves.iter().map(|(time, _)| format!("{time:.5}")).collect();
        let values: Vec<String> = moves.iter().map(|(_, y)| format!("0 {y:.1}")).collect();
        let shown: Vec<(f32, &str)> =
            moves.iter().map(|&(time, y)| (time, if y > above { "1" } else { "0" })).collect();
        format!(
            "<animateTransform attributeName=\"transform\" type=\"translate\" calcMode=\"discrete\" dur=\"{:.2}s\" repeatCount=\"indefinite\" keyTimes=\"{}\" values=\"{}\"/>{}",
            self.total,
            times.join(";"),
            values.join(";"),
            self.discrete("opacity", &shown)
        )
    }

    fn discrete(&self, attribute: &str, values: &[(f32, &str)]) -> String {
        let mut text = format!(
            "<animate attributeName=\"{attribute}\" calcMode=\"discrete\" dur=\"{:.2}s\" repeatCount=\"indefinite\" keyTimes=\"",
            self.total
        );
        for (at, (time, _)) in values.iter().enumerate() {
            let _ = write!(text, "{}{time:.5}", if at == 0 { "" } else { ";" });
        }
        text.push_str("\" values=\"");
        for (at, (_, value)) in values.iter().enumerate() {
            let _ = write!(text, "{}{value}", if at == 0 { "" } else { ";" });
        }
        text.push_str("\"/>");
        text
    }
}
