//! The report of `seawall pipeline --schedule auto` on its choice: a table of the variants that
//! were run, and the reasons why others were not.

use std::fmt::Write as _;

use seawall::{Choice, Variant};
use seawall_base::LineIndex;

/// The width of a variant's column.
const WIDTH: usize = 14;

/// The table, with a line for each measured loop or stretch of code, and notes.
pub(crate) fn choice_text(choice: &Choice, lines: &LineIndex) -> String {
    let mut out =
        "note: fraction of time in which the model keeps the matrix unit busy (* is chosen)\n  line  "
            .to_string();
    for candidate in &choice.candidates {
        let star = if candidate.variant == choice.best { "*" } else { "" };
        let _ = write!(out, "{:>WIDTH$}", format!("{star}{}", name(candidate.variant)));
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
            0 => writeln!(out, "note: stages: none at line {line}; {} cuts tried", cut.tried),
            stages => writeln!(out, "note: stages: {stages} at line {line}; {} cuts tried", cut.tried),
        };
    }
    for candidate in &choice.candidates {
        if let Err(why) = &candidate.reached {
            let _ = writeln!(out, "note: {} left out: {why}", name(candidate.variant));
        }
    }
    out
}

fn name(variant: Variant) -> &'static str {
    match variant {
        Variant::NoPipeline => "no pipeline",
        Variant::Given => "given stages",
        Variant::Stages => "stages",
        Variant::PingPong => "ping-pong",
    }
}
