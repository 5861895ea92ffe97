//! Compiled kernels: reading, analysis, and text to text, against the wheel.

use std::path::Path;
use std::time::{Duration, Instant};

use seawall::place_text;

use super::{median, options};
use crate::error::{Error, Result};
use crate::peers::{self, wheel::Wheel};
use crate::repo::{Repo, read_text};

/// Files for one process of the wheel.
const BATCH: usize = 50;

/// Runs of the wheel on each file, which takes seconds on some.
const WHEEL_REPEAT: u32 = 3;

/// The state of the measured kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Right before membar; only membar is timed.
    BeforeMembar,
    /// From the compiler's cache; allocation is timed, too.
    Cached,
}

/// One kernel. Times are medians.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) file: String,
    pub(super) bytes: usize,
    pub(super) ours: Times,
    pub(super) wheel: Times,
}

/// Times of the two stages that both sides have.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Times {
    pub(super) parse: Duration,
    /// Lowering and placement, or the wheel's membar pass. From the cache on, the wheel's
    /// allocation passes count, too.
    pub(super) analysis: Duration,
}

/// The whole corpus.
#[derive(Clone, Debug)]
pub(super) struct Corpus {
    pub(super) rows: Vec<Row>,
    /// Files that the wheel cannot read.
    pub(super) unread: usize,
    /// Time to read, place and print every file in one process.
    pub(super) text_to_text: Duration,
}

/// Measures every compiled kernel that the wheel reads.
pub(super) fn measure(repo: &Repo, wheel: &Wheel, repeat: u32, stage: Stage) -> Result<Corpus> {
    let mut cases = peers::kernels(repo)?;
    if stage == Stage::Cached {
        for case in &mut cases {
            case.file = case.file.replace(".before.mlir", ".cached.ttgir");
            case.input = repo.root.join(&case.file);
        }
    }
    let mut rows = Vec::new();
    for batch in cases.chunks(BATCH) {
        super::note(&format!("corpus: {} of {} files", rows.len(), cases.len()));
        let files: Vec<&Path> = batch.iter().map(|case| case.input.as_path()).collect();
        let answers = match stage {
            Stage::BeforeMembar => wheel.membar(&files, WHEEL_REPEAT, None)?,
            Stage::Cached => wheel.allocate_and_membar(&files, WHEEL_REPEAT)?,
        };
        for (case, answer) in batch.iter().zip(answers).filter(|(_, answer)| answer.ok) {
            let text = read_text(&case.input)?;
            let wheel = Times { parse: millis(answer.parse_ms), analysis: millis(answer.pass_ms) };
            let ours = ours(&case.file, &text, repeat)?;
            rows.push(Row { file: case.file.clone(), bytes: text.len(), ours, wheel });
        }
    }
    let unread = cases.len() - rows.len();
    let runs: Result<Vec<Duration>> = (0..repeat).map(|_| all_once(&cases)).collect();
    Ok(Corpus { rows, unread, text_to_text: median(runs?) })
}

fn ours(file: &str, text: &str, repeat: u32) -> Result<Times> {
    let (mut parse, mut analysis) = (Vec::new(), Vec::new());
    for _ in 0..repeat {
        let placed = place_text(text, &options()).map_err(|_| refused(file))?;
        parse.push(placed.timings.parse);
        analysis.push(placed.timings.lower + placed.timings.place);
    }
    Ok(Times { parse: median(parse), analysis: median(analysis) })
}

/// The time from files to results in memory, one file after another.
fn all_once(cases: &[peers::Case]) -> Result<Duration> {
    let start = Instant::now();
    for case in cases {
        let placed = place_text(&read_text(&case.input)?, &options()).map_err(|_| refused(&case.file))?;
        std::hint::black_box(placed.text.len());
    }
    Ok(start.elapsed())
}

pub(super) fn refused(file: &str) -> Error {
    Error::new(format!("{file}: seawall cannot place barriers; run `cargo xtask peers --offline`"))
}

pub(super) fn millis(ms: f64) -> Duration {
    Duration::try_from_secs_f64(ms / 1e3).unwrap_or_default()
}

impl Corpus {
    /// The sum of `of` over the rows.
    pub(super) fn sum(&self, of: impl Fn(&Row) -> Duration) -> Duration {
        self.rows.iter().map(of).sum()
    }

    /// The size of all rows in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.rows.iter().map(|row| row.bytes).sum()
    }
}

/// `a / b`.
pub(super) fn ratio(a: Duration, b: Duration) -> f64 {
    a.as_secs_f64() / b.as_secs_f64().max(1e-12)
}
