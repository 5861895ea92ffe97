//! The verdict on each case.

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::case::Case;
use super::compare::{Difference, barriers, difference};
use super::ours::{Refusal, Seawall};
use super::wheel::{Answer, Wheel};
use crate::error::{Error, Result};
use crate::repo::read_text;

/// Cases for one process of the wheel, which takes about a second to start.
const BATCH: usize = 24;

/// The result of one case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Judged {
    pub(crate) verdict: Verdict,
    /// Whether the wheel gives another answer than the committed one.
    pub(crate) stale: bool,
}

/// How the two sides compare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Equal, with this many inserted ops.
    Agree(usize),
    /// Not equal.
    Differ(Box<Difference>),
    /// The wheel gives no answer, and Seawall did not crash.
    Unanswered,
    /// Seawall refuses a module that the wheel places, or crashed.
    Failed(String),
}

/// The verdicts in the order of the cases, with `jobs` threads. Without a wheel, committed answers
/// are used.
pub(crate) fn all(
    cases: &[Case],
    wheel: Option<&Wheel>,
    seawall: &Seawall,
    jobs: usize,
) -> Result<Vec<Judged>> {
    let batches: Vec<&[Case]> = cases.chunks(BATCH).collect();
    let next = AtomicUsize::new(0);
    let done = Mutex::new(vec![None; batches.len()]);
    let work = || -> Result<()> {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(batch) = batches.get(index) else { return Ok(()) };
            let judged = judge(batch, wheel, seawall)?;
            done.lock().unwrap_or_else(|poisoned| poisoned.into_inner())[index] = Some(judged);
        }
    };
    std::thread::scope(|scope| -> Result<()> {
        let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| match thread.join() {
            Ok(result) => result,
            Err(_) => Err(Error::new("a worker thread panicked")),
        })
    })?;
    let done = done.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    Ok(done.into_iter().flatten().flatten().collect())
}

fn judge(batch: &[Case], wheel: Option<&Wheel>, seawall: &Seawall) -> Result<Vec<Judged>> {
    let Some(wheel) = wheel else {
        let offline = |case| Ok(Judged { verdict: committed(case, seawall)?, stale: false });
        return batch.iter().map(offline).collect();
    };
    let mut judged = Vec::with_capacity(batch.len());
    // Names are unique only within a folder, and a batch may span folders.
    for group in batch.chunk_by(|a, b| a.group == b.group) {
        let folder = tempfile::tempdir().map_err(Error::io("make", Path::new("a temporary folder")))?;
        let files: Vec<&Path> = group.iter().map(|case| case.input.as_path()).collect();
        let answers = wheel.membar(&files, 1, Some(folder.path()))?;
        for (case, answer) in group.iter().zip(&answers) {
            judged.push(live(case, answer, folder.path(), seawall)?);
        }
    }
    Ok(judged)
}

/// Compares with the answer of the wheel, on the module as the wheel prints it.
fn live(case: &Case, answer: &Answer, folder: &Path, seawall: &Seawall) -> Result<Judged> {
    if !answer.ok {
        // The wheel cannot read back some modules that it prints; their committed answers exist.
        return Ok(Judged { verdict: committed(case, seawall)?, stale: false });
    }
    let name = case.input.file_name().unwrap_or_default().to_string_lossy();
    let stem = name.strip_suffix(".before.mlir").or(name.strip_suffix(".mlir")).unwrap_or(&name);
    let after = read_text(&folder.join(format!("{stem}.after.mlir")))?;
    let verdict = against(&folder.join(format!("{stem}.printed.mlir")), &after, seawall)?;
    let stale = match &case.answer {
        Some(path) => difference(&after, &read_text(path)?).is_some(),
        None => false,
    };
    Ok(Judged { verdict, stale })
}

/// Compares with the committed answer.
fn committed(case: &Case, seawall: &Seawall) -> Result<Verdict> {
    if let Some(answer) = &case.answer {
        return against(&case.input, &read_text(answer)?, seawall);
    }
    Ok(match seawall.place(&case.input)? {
        Ok(_) | Err(Refusal::Clean(_)) => Verdict::Unanswered,
        Err(Refusal::Crash(message)) => Verdict::Failed(message),
    })
}

fn against(input: &Path, answer: &str, seawall: &Seawall) -> Result<Verdict> {
    let ours = match seawall.place(input)? {
        Ok(ours) => ours,
        Err(Refusal::Clean(message) | Refusal::Crash(message)) => return Ok(Verdict::Failed(message)),
    };
    Ok(match difference(answer, &ours) {
        Some(difference) => Verdict::Differ(Box::new(difference)),
        None => Verdict::Agree(barriers(answer).saturating_sub(barriers(&read_text(input)?))),
    })
}
