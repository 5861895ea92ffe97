//! How the time of the hazard analysis grows with the program: on generated modules that have their barriers.
//!
//! Nothing here is a test: machines differ. Prints a table for `docs/BENCHMARKS.md`.

use std::time::{Duration, Instant};

use clap::Args;
use seawall::{Options, place_text};
use seawall_analysis::{Barriers, HazardAnalysis};
use seawall_place::{Strategy, TritonOptions};

use crate::error::{Error, Result};
use crate::generate::{Shape, module};

/// What to measure.
#[derive(Debug, Args)]
pub(crate) struct HazardsArgs {
    /// Size of the largest generated modules, in operations
    #[arg(long, default_value_t = 1_000_000)]
    max_ops: usize,

    /// Runs of each measurement, of which the least counts
    #[arg(long, default_value_t = 3)]
    repeat: u32,
}

/// Measures, and prints a row a shape and size.
pub(crate) fn run(args: &HazardsArgs) -> Result<bool> {
    println!("| shape | operations | analysis | for 10 × the operations |");
    println!("| --- | ---: | ---: | ---: |");
    for shape in Shape::ALL {
        let mut before: Option<Duration> = None;
        let mut ops = 1000;
        while ops <= args.max_ops {
            let time = measure(shape, ops, args.repeat)?;
            let growth = before.map_or(String::new(), |before| {
                format!("{:.1} ×", time.as_secs_f64() / before.as_secs_f64().max(f64::MIN_POSITIVE))
            });
            println!("| {} | {ops} | {:.2} ms | {growth} |", shape.name(), time.as_secs_f64() * 1e3);
            before = Some(time);
            ops *= 10;
        }
    }
    Ok(true)
}

/// The least time of the analysis on a module that `triton` placed barriers in.
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
