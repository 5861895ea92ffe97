//! The time of the hazard analysis by program size, on generated modules with barriers.
//!
//! This is no test, since times depend on the machine. It prints a table for docs/BENCHMARKS.md.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use clap::Args;
use seawall::{Options, place_text};
use seawall_analysis::{Barriers, HazardAnalysis};
use seawall_place::{Strategy, TritonOptions};

use crate::error::{Error, Result};
use crate::generate::{Shape, module};
use crate::repo::Repo;
use crate::strategies::page;

/// The page of the table.
const PAGE: &str = "docs/BENCHMARKS.md";
/// Where the table begins and ends.
const MARKS: (&str, &str) = ("<!-- hazards -->\n", "<!-- end of hazards -->\n");
/// Operations of the smallest modules; each next size is ten times the previous one.
const FIRST: usize = 1_000;

/// What to measure.
#[derive(Debug, Args)]
pub(crate) struct HazardsArgs {
    /// Size of the largest generated modules, in operations
    #[arg(long, default_value_t = 1_000_000)]
    max_ops: usize,

    /// Runs of each measurement, of which the shortest counts
    #[arg(long, default_value_t = 3)]
    repeat: u32,

    /// Write the table in docs/BENCHMARKS.md
    #[arg(long)]
    write: bool,
}

/// Measures, and prints a row for each shape.
pub(crate) fn run(args: &HazardsArgs) -> Result<bool> {
    let sizes: Vec<usize> = std::iter::successors(Some(FIRST), |ops| ops.checked_mul(10))
        .take_while(|ops| *ops <= args.max_ops)
        .collect();
    let mut rows = Vec::new();
    for shape in Shape::ALL {
        let times: Result<Vec<Duration>> =
            sizes.iter().map(|&ops| measure(shape, ops, args.repeat)).collect();
        rows.push((shape, times?));
    }
    let text = table(&sizes, &rows);
    print!("{text}");
    if args.write {
        page::put(&Repo::find()?, PAGE, &text, MARKS)?;
        println!("wrote the table in {PAGE}");
    }
    Ok(true)
}

/// A row for each shape: the time at each size, and the growth over the last step.
fn table(sizes: &[usize], rows: &[(Shape, Vec<Duration>)]) -> String {
    let names: Vec<String> = sizes.iter().map(usize::to_string).collect();
    let columns = "---:|".repeat(sizes.len() + 1);
    let mut text = format!("| operations | {} | last step |\n|---|{columns}\n", names.join(" | "));
    for (shape, times) in rows {
        let cells: Vec<String> =
            times.iter().map(|time| format!("{:.2} ms", time.as_secs_f64() * 1e3)).collect();
        let growth = match times.as_slice() {
            [.., before, last] => {
                format!("{:.1}×", last.as_secs_f64() / before.as_secs_f64().max(f64::MIN_POSITIVE))
            }
            _ => String::new(),
        };
        // Writing to a string does not fail.
        let _ = writeln!(text, "| {} | {} | {growth} |", shape.name(), cells.join(" | "));
    }
    text
}

/// The shortest time of the analysis on a module with the barriers of `triton`.
fn measure(shape: Shape, ops: usize, repeat: u32) -> Result<Duration> {
    let options = || Options::new(Strategy::Triton(TritonOptions::default()));
    let place = |text: &str| {
        place_text(text, &options()).map_err(|_| Error::new("a generated module cannot be placed".to_owned()))
    };
    let placed = place(&module(shape, ops))?;
    let again = place(&placed.text)?;
    let mut least = Duration::MAX;
    for _ in 0..repeat.max(1) {
        let start = Instant::now();
        let mut found = 0;
        for part in &again.parts {
            let mut analysis = HazardAnalysis::new(&part.program);
            found += analysis.run(&Barriers::default()).len();
        }
        least = least.min(start.elapsed());
        if found > 0 {
            return Err(Error::new(format!("{} hazards in a placed module", found)));
        }
    }
    Ok(least)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_the_growth_of_the_last_step() {
        let times = [2, 4, 12].map(Duration::from_millis).to_vec();
        let text = table(&[10, 100, 1000], &[(Shape::Loops, times)]);
        let row = text.lines().last().unwrap_or_default();
        assert_eq!(row, "| loops | 2.00 ms | 4.00 ms | 12.00 ms | 3.0× |");
    }
}
