//! What `seawall pipeline --schedule auto` says of its choice: a table of the ways that were run, and why others were not.

use std::fmt::Write as _;

use seawall::{Choice, Way};
use seawall_base::LineIndex;

/// Columns of a way.
const WIDTH: usize = 14;

/// The table, with a line for each loop or stretch that was measured, and what else is to be said.
pub(crate) fn told(choice: &Choice, lines: &LineIndex) -> String {
    let mut out =
        "note: the model has the matrix unit busy for this part of the time (* is chosen)\n  line  "
            .to_string();
    for candidate in &choice.candidates {
        let star = if candidate.way == choice.best { "*" } else { "" };
        let _ = write!(out, "{:>WIDTH$}", format!("{star}{}", name(candidate.way)));
    }
    out.push('\n');
    for (at, place) in choice.places.iter().enumerate() {
        let _ = write!(out, "{:>6}  ", lines.line(place.start));
        for candidate in &choice.candidates {
            let busy = candidate.reached.as_ref().ok().and_then(|reached| reached.utilization.get(at));
            let cell = busy.map_or_else(|| "-".to_string(), |busy| format!("{:.1} %", busy * 100.0));
            let _ = write!(out, "{cell:>WIDTH$}");
        }
        out.push('\n');
    }
    for cut in &choice.cut {
        let line = lines.line(cut.span.start);
        let _ = match cut.stages {
            0 => writeln!(out, "note: stages: none at line {line}; {} ways tried", cut.tried),
            stages => writeln!(out, "note: stages: {stages} at line {line}; {} ways tried", cut.tried),
        };
    }
    for candidate in &choice.candidates {
        if let Err(why) = &candidate.reached {
            let _ = writeln!(out, "note: {} left out: {why}", name(candidate.way));
        }
    }
    out
}

fn name(way: Way) -> &'static str {
    match way {
        Way::NoPipeline => "no pipeline",
        Way::Given => "given stages",
        Way::Stages => "stages",
        Way::PingPong => "ping-pong",
    }
}
