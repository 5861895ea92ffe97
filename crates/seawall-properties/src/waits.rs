//! Properties of the largest counts of waits by need.
//!
//! - With these counts, the oracle reports no missing wait.
//! - With one more at any one wait, the oracle reports one. In programs for which the analysis is
//!   imprecise, only the analysis has to.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use seawall_analysis::waits::{Needed, largest_by_need, with_counts};
use seawall_model::arbitrary::Structured;
use seawall_model::{Program, text};
use seawall_oracle::Report;

use crate::Programs;
use crate::drive::Failure;
use crate::exact::is_exact;
use crate::explorer::Explorer;
use crate::judge::{Disagreement, Property};
use crate::pairs::{Class, Pairs, say};

/// Counts of what was done with waits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WaitTally {
    /// Programs generated.
    pub programs: u64,
    /// Of those, programs with a wait that need can decide.
    pub judged: u64,
    /// Such waits.
    pub waits: u64,
    /// Of those, waits that nothing needs.
    pub unneeded: u64,
    /// Waits that may leave more in flight than the program says.
    pub larger: u64,
    /// Waits that have to leave less.
    pub smaller: u64,
    /// Waits that may leave something in flight.
    pub above_zero: u64,
    /// Waits for which the oracle shows a fault with one more.
    pub tight_by_oracle: u64,
    /// Waits for which only the analysis reports a possible fault with one more.
    pub tight_by_analysis: u64,
    /// Programs too large to explore.
    pub skipped: u64,
}

impl WaitTally {
    fn add(&mut self, other: &WaitTally) {
        self.programs += other.programs;
        self.judged += other.judged;
        self.waits += other.waits;
        self.unneeded += other.unneeded;
        self.larger += other.larger;
        self.smaller += other.smaller;
        self.above_zero += other.above_zero;
        self.tight_by_oracle += other.tight_by_oracle;
        self.tight_by_analysis += other.tight_by_analysis;
        self.skipped += other.skipped;
    }
}

/// Judges the waits of the first `programs` programs of `seed` on `jobs` threads. The failures are
/// in the order of their numbers.
pub fn run_waits(seed: u64, programs: u64, jobs: usize) -> (WaitTally, Vec<Failure>) {
    let next = AtomicU64::new(0);
    let shared = Mutex::new((WaitTally::default(), Vec::new()));
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= programs {
                return;
            }
            let program = crate::generate(Programs::All, seed, number);
            let mut tally = WaitTally::default();
            let judged = judge_waits(&program, &mut tally);
            let Ok(mut shared) = shared.lock() else { return };
            shared.0.add(&tally);
            shared.1.extend(judged.err().map(|disagreement| Failure { number, program, disagreement }));
        }
    };
    std::thread::scope(|scope| (0..jobs.max(1)).for_each(|_| drop(scope.spawn(work))));
    let (tally, mut failures) = shared.into_inner().unwrap_or_default();
    failures.sort_by_key(|failure: &Failure| failure.number);
    (tally, failures)
}

/// Judges the waits of one program.
pub fn judge_waits(program: &Structured, tally: &mut WaitTally) -> Result<(), Disagreement> {
    tally.programs += 1;
    // Another property is that the text of the generator can be parsed.
    let Ok(parsed) = text::parse(&program.text) else { return Ok(()) };
    let needed = largest_by_need(&parsed);
    let open: Vec<&Needed> = needed.iter().filter(|wait| wait.count.is_ok()).collect();
    if open.is_empty() {
        return Ok(());
    }
    count(&open, tally);
    let counted = with(&parsed, &open, None);
    let mut explorer = Explorer::new(&parsed);
    let report = explorer.explore(&counted, 0);
    if !report.explored.complete {
        tally.skipped += 1;
        return Ok(());
    }
    if let Some(&pair) = Pairs::of_oracle(&report).0.iter().find(|pair| pair.0 == Class::MissingWait) {
        let detail = format!("with the largest counts, the oracle reports {}", say(&counted, pair));
        return Err(Disagreement { property: Property::WaitsAreSafe, detail });
    }
    let exact = program.exact && is_exact(&parsed);
    for wait in open.iter().filter(|wait| !wait.unneeded) {
        let looser = with(&parsed, &open, Some(wait));
        let goes_wrong = |report: &Report| Pairs::of_oracle(report).has(Class::MissingWait);
        let (complete, shown) = explorer.until(&looser, goes_wrong);
        if shown {
            tally.tight_by_oracle += 1;
        } else if complete && exact {
            let origin = parsed.origin_of(wait.event);
            let detail = format!(
                "the oracle finds that one more than {:?} is safe at {}",
                wait.count, origin.span.start
            );
            return Err(Disagreement { property: Property::WaitsAreLargest, detail });
        } else {
            tally.tight_by_analysis += 1;
        }
    }
    Ok(())
}

fn count(open: &[&Needed], tally: &mut WaitTally) {
    tally.judged += 1;
    for wait in open {
        let (new, old) = (wait.count.unwrap_or(0), wait.old.unwrap_or(0));
        tally.waits += 1;
        tally.unneeded += u64::from(wait.unneeded);
        tally.larger += u64::from(new > old);
        tally.smaller += u64::from(new < old);
        tally.above_zero += u64::from(new > 0 && !wait.unneeded);
    }
}

/// Returns the program with the largest counts, and with one more at one wait.
fn with(program: &Program, open: &[&Needed], looser: Option<&Needed>) -> Program {
    let count = |wait: &&Needed| {
        let more = u32::from(looser.is_some_and(|looser| looser.event == wait.event));
        Some((wait.event, wait.count.ok()? + more))
    };
    with_counts(program, open.iter().filter_map(count))
}
