//! The promises about speed and memory, and what was measured.

use std::time::Duration;

use super::corpus::{Corpus, ratio};
use super::growth::Row;
use super::page::time;
use super::process::Processes;

/// The wheel's time from which a file counts for the promise about each file. Below it, fixed costs
/// of a process dominate on both sides.
const LEAST_WHEEL: Duration = Duration::from_micros(50);
/// The smallest size, in operations, from which growth is promised.
const GROWTH_FROM: usize = 10_000;

/// One promise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Promise {
    pub(super) what: String,
    pub(super) target: String,
    pub(super) measured: String,
    pub(super) kept: bool,
}

/// All promises, in the order of the page.
pub(super) fn of(
    (corpus, cached): (&Corpus, &Corpus),
    growth: &[Row],
    processes: &Processes,
) -> Vec<Promise> {
    let mut all = reading(corpus).to_vec();
    all.extend(analysis(corpus));
    all.push(at_least(
        "analysis from the cache, relative to the wheel, corpus",
        200.0,
        analysis_ratio(cached),
    ));
    let (ours, wheel) = (corpus.text_to_text, corpus.sum(|row| row.wheel.parse));
    all.push(Promise {
        what: "text to text, all files".to_owned(),
        target: "faster than the wheel's parser".to_owned(),
        measured: format!("{}, wheel {}", time(ours), time(wheel)),
        kept: ours < wheel,
    });
    all.extend(scale(growth, processes));
    all
}

fn reading(corpus: &Corpus) -> [Promise; 2] {
    let speed = corpus.bytes() as f64 / corpus.sum(|row| row.ours.parse).as_secs_f64() / 1e6;
    let times = ratio(corpus.sum(|row| row.wheel.parse), corpus.sum(|row| row.ours.parse));
    let speed = Promise {
        what: "reading".to_owned(),
        target: "≥ 400 MB/s".to_owned(),
        measured: format!("{speed:.0} MB/s"),
        kept: speed >= 400.0,
    };
    [speed, at_least("reading, relative to the wheel", 40.0, times)]
}

fn analysis(corpus: &Corpus) -> Vec<Promise> {
    let whole = at_least("analysis, relative to the wheel, corpus", 500.0, analysis_ratio(corpus));
    let counted = corpus.rows.iter().filter(|row| row.wheel.analysis >= LEAST_WHEEL);
    let times: Vec<(&str, f64)> =
        counted.map(|row| (row.file.as_str(), ratio(row.wheel.analysis, row.ours.analysis))).collect();
    let left_out = corpus.rows.len() - times.len();
    let below = times.iter().filter(|(_, times)| *times < 50.0).count();
    let worst = times.iter().copied().min_by(|a, b| a.1.total_cmp(&b.1));
    let each = worst.map(|(file, least)| Promise {
        what: "analysis, relative to the wheel, each file".to_owned(),
        target: "≥ 50×".to_owned(),
        measured: format!(
            "{least:.0}× (`{file}`); {below} files below 50×; {left_out} files left out, on which the wheel takes less than {}",
            time(LEAST_WHEEL)
        ),
        kept: least >= 50.0,
    });
    std::iter::once(whole).chain(each).collect()
}

fn scale(growth: &[Row], processes: &Processes) -> Vec<Promise> {
    let grown = steepest(growth, GROWTH_FROM).map(|(row, most)| Promise {
        what: "10× the operations, from 10000 on".to_owned(),
        target: "≤ 11× the time".to_owned(),
        measured: format!("{most:.1}× ({}, to {} operations)", row.name(), row.ops),
        kept: most <= 11.0,
    });
    let most = processes.peaks.iter().map(|peak| peak.peak as f64 / peak.source as f64).fold(0.0, f64::max);
    let memory = Promise {
        what: "memory".to_owned(),
        target: "≤ 10× the text".to_owned(),
        measured: format!("{most:.1}×"),
        kept: most <= 10.0,
    };
    let cold = Promise {
        what: format!("cold start, {} lines", processes.cold_lines),
        target: "≤ 2 ms".to_owned(),
        measured: time(processes.cold),
        kept: processes.cold <= Duration::from_millis(2),
    };
    grown.into_iter().chain([memory, cold]).collect()
}

fn analysis_ratio(corpus: &Corpus) -> f64 {
    ratio(corpus.sum(|row| row.wheel.analysis), corpus.sum(|row| row.ours.analysis))
}

fn at_least(what: &str, target: f64, measured: f64) -> Promise {
    Promise {
        what: what.to_owned(),
        target: format!("≥ {target:.0}×"),
        measured: format!("{measured:.0}×"),
        kept: measured >= target,
    }
}

/// The row with the largest ratio of its time to that at a tenth of its size, and the ratio. Steps
/// from fewer than `least` operations do not count.
pub(super) fn steepest(growth: &[Row], least: usize) -> Option<(&Row, f64)> {
    let steps = growth.windows(2).filter(|pair| pair[0].is_like(&pair[1]) && pair[0].ops >= least);
    let steps = steps.map(|pair| (&pair[1], ratio(pair[1].total, pair[0].total)));
    steps.max_by(|a, b| a.1.total_cmp(&b.1))
}

#[cfg(test)]
mod tests {
    use super::super::corpus::{Row as Kernel, Times};
    use super::super::growth::Measured;
    use super::super::process::Peak;
    use super::*;
    use crate::generate::Shape;

    fn row(shape: Shape, ops: usize, ms: u64) -> Row {
        let total = Duration::from_millis(ms);
        Row { shape, strategy: Measured::Triton, ops, total, wheel: None }
    }

    fn kernel(file: &str, ours: u64, wheel: u64) -> Kernel {
        let times = |micros| {
            let time = Duration::from_micros(micros);
            Times { parse: time, analysis: time }
        };
        Kernel { file: file.to_owned(), bytes: 1000, ours: times(ours), wheel: times(wheel) }
    }

    #[test]
    fn the_steepest_step_is_within_one_shape() {
        let rows = [row(Shape::Loops, 1, 1), row(Shape::Loops, 10, 11), row(Shape::Blocks, 1, 1000)];
        let (steepest, times) = steepest(&rows, 1).expect("a step");
        assert_eq!((steepest.ops, steepest.shape), (10, Shape::Loops));
        assert!((times - 11.0).abs() < 1e-9);
        assert!(super::steepest(&rows, 2).is_none());
    }

    #[test]
    fn broken_and_kept_promises_are_distinguished() {
        let processes = Processes {
            peaks: vec![Peak { what: "loops", source: 100, peak: 900 }],
            cold_file: "a.mlir".to_owned(),
            cold_lines: 300,
            cold: Duration::from_millis(3),
        };
        // 1000 bytes in 1 µs and in 2 µs. The wheel takes too little time on `fast` for a promise.
        let rows = vec![kernel("fast", 1, 49), kernel("slow", 2, 5000)];
        let corpus = Corpus { rows, unread: 0, text_to_text: Duration::ZERO };
        let growth = [row(Shape::Loops, 10_000, 1), row(Shape::Loops, 100_000, 12)];
        let kept = |start: &str| {
            let all = of((&corpus, &corpus), &growth, &processes);
            all.into_iter().find(|promise| promise.what.starts_with(start)).map(|promise| promise.kept)
        };
        assert_eq!(kept("reading"), Some(true));
        assert_eq!(kept("analysis, relative to the wheel, each file"), Some(true));
        assert_eq!(kept("memory"), Some(true));
        assert_eq!(kept("10× the operations"), Some(false));
        assert_eq!(kept("cold start"), Some(false));
    }
}
