//! Judges many programs on several threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use seawall_model::arbitrary::Structured;

use crate::Programs;
use crate::judge::Disagreement;
use crate::tally::Tally;

/// A program on which the judges disagree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Its number.
    pub number: u64,
    /// The program.
    pub program: Structured,
    /// The property that does not hold.
    pub disagreement: Disagreement,
}

/// Programs that a thread takes at a time.
const BATCH: u64 = 64;

/// Judges the first `programs` programs of the kind `which` and of `seed` on `jobs` threads.
/// `progress` is called with the number of programs done, and the number of failures among them.
/// The failures are in the order of their numbers. After `most` of them, no more are searched.
pub fn run(
    which: Programs,
    seed: u64,
    programs: u64,
    jobs: usize,
    most: usize,
    progress: &(dyn Fn(u64, usize) + Sync),
) -> (Tally, Vec<Failure>) {
    let next = AtomicU64::new(0);
    let shared = Mutex::new((Tally::default(), Vec::new()));
    let work = || {
        loop {
            let from = next.fetch_add(BATCH, Ordering::Relaxed);
            if from >= programs {
                return;
            }
            let mut tally = Tally::default();
            let mut failures = Vec::new();
            for number in from..programs.min(from + BATCH) {
                let program = crate::generate(which, seed, number);
                if let Err(disagreement) = crate::judge(&program, &mut tally) {
                    tally.disagreements += 1;
                    failures.push(Failure { number, program, disagreement });
                }
            }
            let Ok(mut shared) = shared.lock() else { return };
            shared.0.add(&tally);
            shared.1.extend(failures);
            progress(shared.0.programs, shared.1.len());
            if shared.1.len() >= most {
                next.store(programs, Ordering::Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            scope.spawn(work);
        }
    });
    let (tally, mut failures) = shared.into_inner().unwrap_or_default();
    failures.sort_by_key(|failure: &Failure| failure.number);
    (tally, failures)
}
