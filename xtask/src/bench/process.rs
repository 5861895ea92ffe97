//! Whole processes: peak memory and cold start.

use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};

use seawall::place_shared_text;

use super::corpus::refused;
use super::{median, options, write};
use crate::error::{Error, Result};
use crate::generate::{Shape, module};
use crate::peers::{self, Seawall};
use crate::repo::{Repo, read_text};

/// Operations of the modules for peak memory: enough to make the memory of the binary negligible.
pub(super) const MEMORY_OPS: usize = 100_000;
/// Lines of the kernel for cold starts.
const COLD_LINES: usize = 300;
/// Cold starts per run of `--repeat`, since each takes milliseconds.
const COLD_RUNS: u32 = 5;

/// Peak memory of one module.
#[derive(Clone, Debug)]
pub(super) struct Peak {
    pub(super) what: &'static str,
    pub(super) source: usize,
    pub(super) peak: u64,
}

/// The measured processes.
#[derive(Clone, Debug)]
pub(super) struct Processes {
    pub(super) peaks: Vec<Peak>,
    /// The kernel of the cold start, and its number of lines.
    pub(super) cold_file: String,
    pub(super) cold_lines: usize,
    pub(super) cold: Duration,
}

/// Measures in separate processes.
pub(super) fn measure(repo: &Repo, seawall: &Seawall, repeat: u32) -> Result<Processes> {
    let (cold_file, cold_lines, cold) = cold_start(repo, seawall, repeat)?;
    Ok(Processes { peaks: peaks()?, cold_file, cold_lines, cold })
}

fn peaks() -> Result<Vec<Peak>> {
    let folder = tempfile::tempdir().map_err(Error::io("make", Path::new("a temporary folder")))?;
    let file = folder.path().join("module.mlir");
    let this = std::env::current_exe().map_err(Error::io("find", Path::new("this program")))?;
    let mut peaks = Vec::new();
    for shape in Shape::ALL {
        let text = module(shape, MEMORY_OPS);
        write(&file, &text)?;
        let mut command = std::process::Command::new(&this);
        let out = command.args(["bench", "--peak"]).arg(&file).stderr(Stdio::inherit()).output();
        let out = out.map_err(Error::io("run", &this))?;
        let printed = String::from_utf8_lossy(&out.stdout);
        let peak = printed
            .trim()
            .parse()
            .map_err(|_| Error::new(format!("peak memory of {} is unknown", shape.name())))?;
        peaks.push(Peak { what: shape.name(), source: text.len(), peak });
    }
    Ok(peaks)
}

/// Places `file` and returns the peak resident memory of this process in bytes.
pub(super) fn place_and_measure_peak(file: &Path) -> Result<u64> {
    let text = Arc::new(read_text(file)?);
    let placed = place_shared_text(&text, &options()).map_err(|_| refused(&file.display().to_string()))?;
    std::hint::black_box(placed.text.len());
    let status = read_text(Path::new("/proc/self/status"))?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB"));
    let kibibytes: Option<u64> = peak.and_then(|peak| peak.trim().parse().ok());
    kibibytes
        .map(|k| k * 1024)
        .ok_or_else(|| Error::new("peak memory is unknown: `/proc/self/status` has no `VmHWM`"))
}

/// The corpus kernel closest to [`COLD_LINES`] lines, its lines, and the time of `seawall place` on
/// it.
fn cold_start(repo: &Repo, seawall: &Seawall, repeat: u32) -> Result<(String, usize, Duration)> {
    let mut best: Option<(usize, peers::Case)> = None;
    for case in peers::kernels(repo)? {
        let lines = read_text(&case.input)?.lines().count();
        if best.as_ref().is_none_or(|(other, _)| lines.abs_diff(COLD_LINES) < other.abs_diff(COLD_LINES)) {
            best = Some((lines, case));
        }
    }
    let (lines, case) = best.ok_or_else(|| Error::new("the corpus is empty"))?;
    let mut times = Vec::new();
    for _ in 0..repeat * COLD_RUNS {
        let start = Instant::now();
        let _ = seawall.place(&case.input)?.map_err(|_| refused(&case.file))?;
        times.push(start.elapsed());
    }
    Ok((case.file, lines, median(times)))
}
