//! The page: promises beside measurements.

use std::fmt::Write as _;
use std::time::Duration;

use super::corpus::{Corpus, ratio};
use super::growth::Row;
use super::process::Processes;

/// What stands above the figures.
const HEAD: &str = "\
# Benchmarks

Written by `cargo xtask bench`, which measures both sides in one run; `cargo xtask bench --check` only prints. Release build,
medians, one core. The peer is the released wheel that `peers/requirements.txt` names: its parser, and its membar pass alone.
";

/// The page as Markdown.
pub(super) fn render(
    machine: &str,
    (corpus, cached): (&Corpus, &Corpus),
    growth: &[Row],
    processes: &Processes,
) -> String {
    let mut text = format!("{HEAD}\nMachine: {machine}.\n");
    promises(&mut text, (corpus, cached), growth, processes);
    kernels(&mut text, corpus, "right before membar", "wheel's membar");
    kernels(&mut text, cached, "from the cache", "wheel's passes from allocation to membar");
    sizes(&mut text, growth);
    memory(&mut text, processes);
    text
}

/// One line of the table of promises.
fn promise(text: &mut String, what: &str, promised: &str, measured: String, kept: bool) {
    let kept = if kept { "yes" } else { "**no**" };
    let _ = writeln!(text, "| {what} | {promised} | {measured} | {kept} |");
}

fn promises(text: &mut String, (corpus, cached): (&Corpus, &Corpus), growth: &[Row], processes: &Processes) {
    text.push_str("\n## Promises\n\n| what | promised | measured | kept |\n| --- | --- | --- | --- |\n");
    let speed = corpus.bytes() as f64 / corpus.sum(|row| row.ours.parse).as_secs_f64() / 1e6;
    promise(text, "reading", "≥ 150 MB/s", format!("{speed:.0} MB/s"), speed >= 150.0);
    let parse = ratio(corpus.sum(|row| row.wheel.parse), corpus.sum(|row| row.ours.parse));
    promise(text, "reading, against the wheel", "≥ 15 ×", format!("{parse:.0} ×"), parse >= 15.0);
    let analysis = ratio(corpus.sum(|row| row.wheel.analysis), corpus.sum(|row| row.ours.analysis));
    promise(
        text,
        "analysis, against the wheel, corpus",
        "≥ 200 ×",
        format!("{analysis:.0} ×"),
        analysis >= 200.0,
    );
    if let Some((row, least)) = corpus.worst(|times| times.analysis) {
        let below =
            corpus.rows.iter().filter(|row| ratio(row.wheel.analysis, row.ours.analysis) < 50.0).count();
        let measured = format!("{least:.0} × (`{}`); {below} files below 50 ×", row.file);
        promise(text, "analysis, against the wheel, each file", "≥ 50 ×", measured, least >= 50.0);
    }
    let analysis = ratio(cached.sum(|row| row.wheel.analysis), cached.sum(|row| row.ours.analysis));
    let measured = format!("{analysis:.0} ×");
    promise(
        text,
        "analysis from the cached `.ttgir`, against the wheel, corpus",
        "≥ 200 ×",
        measured,
        analysis >= 200.0,
    );
    let (ours, wheel) = (corpus.text_to_text, corpus.sum(|row| row.wheel.parse));
    let measured = format!("{} against {}", time(ours), time(wheel));
    promise(
        text,
        "text to text, all files in one process",
        "faster than the wheel reads",
        measured,
        ours < wheel,
    );
    if let Some((row, most)) = steepest(growth) {
        let measured = format!("{most:.1} × ({}, to {} operations)", row.shape.name(), row.ops);
        promise(text, "10 × the operations", "≤ 12 × the time", measured, most <= 12.0);
    }
    let most = processes.peaks.iter().map(|peak| peak.peak as f64 / peak.source as f64).fold(0.0, f64::max);
    promise(text, "memory", "≤ 12 × the text", format!("{most:.1} ×"), most <= 12.0);
    let what = format!("cold start, {} lines", processes.cold_lines);
    promise(text, &what, "≤ 10 ms", time(processes.cold), processes.cold <= Duration::from_millis(10));
}

/// The row whose time is the largest multiple of that at a tenth of its size, with that multiple.
fn steepest(growth: &[Row]) -> Option<(&Row, f64)> {
    let steps = growth.windows(2).filter(|pair| pair[0].shape == pair[1].shape);
    let steps = steps.map(|pair| (&pair[1], ratio(pair[1].total, pair[0].total)));
    steps.max_by(|a, b| a.1.total_cmp(&b.1))
}

fn kernels(text: &mut String, corpus: &Corpus, state: &str, wheel: &str) {
    let megabytes = corpus.bytes() as f64 / 1e6;
    let _ = writeln!(text, "\n## Real kernels, {state}\n\n{} files, {megabytes:.1} MB.", corpus.rows.len());
    if corpus.unread > 0 {
        let _ = writeln!(text, "The wheel cannot read back {} more, which are left out.", corpus.unread);
    }
    let _ = writeln!(text, "\n| target | files | read | wheel reads | | analysis | {wheel} | | least |");
    text.push_str("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n");
    let target = |file: &str| file.split('/').nth(2).unwrap_or_default().to_owned();
    for rows in corpus.rows.chunk_by(|a, b| target(&a.file) == target(&b.file)) {
        let part = Corpus { rows: rows.to_vec(), unread: 0, text_to_text: Duration::ZERO };
        let (read, wheel_reads) = (part.sum(|row| row.ours.parse), part.sum(|row| row.wheel.parse));
        let (analysis, membar) = (part.sum(|row| row.ours.analysis), part.sum(|row| row.wheel.analysis));
        let least = part.worst(|times| times.analysis).map_or(0.0, |(_, least)| least);
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {:.0} × | {} | {} | {:.0} × | {least:.0} × |",
            target(&rows[0].file),
            rows.len(),
            time(read),
            time(wheel_reads),
            ratio(wheel_reads, read),
            time(analysis),
            time(membar),
            ratio(membar, analysis),
        );
    }
}

fn sizes(text: &mut String, growth: &[Row]) {
    text.push_str("\n## Growth\n\nGenerated modules. Growth is the time from text to text over that at a tenth of the size.\n\n");
    text.push_str("| shape | operations | MB | read | analysis | text to text | growth | wheel's membar |\n");
    text.push_str("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n");
    for (index, row) in growth.iter().enumerate() {
        let last =
            index.checked_sub(1).and_then(|last| growth.get(last)).filter(|last| last.shape == row.shape);
        let grown = last.map_or(String::new(), |last| format!("{:.1} ×", ratio(row.total, last.total)));
        let wheel = row.wheel.map_or(String::new(), time);
        let _ = writeln!(
            text,
            "| {} | {} | {:.1} | {} | {} | {} | {grown} | {wheel} |",
            row.shape.name(),
            row.ops,
            row.bytes as f64 / 1e6,
            time(row.parse),
            time(row.analysis),
            time(row.total),
        );
    }
}

fn memory(text: &mut String, processes: &Processes) {
    text.push_str("\n## Processes\n\n| memory | text | peak | |\n| --- | ---: | ---: | ---: |\n");
    for peak in &processes.peaks {
        let times = peak.peak as f64 / peak.source as f64;
        let (source, most) = (peak.source as f64 / 1e6, peak.peak as f64 / 1e6);
        let _ = writeln!(text, "| {} | {source:.1} MB | {most:.1} MB | {times:.1} × |", peak.what);
    }
    let (file, cold) = (&processes.cold_file, time(processes.cold));
    let _ = writeln!(
        text,
        "\nCold start: `seawall place {file}` takes {cold}, from start to end of the process."
    );
}

/// A duration with three digits and its unit.
fn time(duration: Duration) -> String {
    let seconds = duration.as_secs_f64();
    let (value, unit) = if seconds >= 1.0 {
        (seconds, "s")
    } else if seconds >= 1e-3 {
        (seconds * 1e3, "ms")
    } else {
        (seconds * 1e6, "µs")
    };
    let digits = if value >= 100.0 {
        0
    } else if value >= 10.0 {
        1
    } else {
        2
    };
    format!("{value:.digits$} {unit}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Shape;

    fn row(shape: Shape, ops: usize, ms: u64) -> Row {
        let total = Duration::from_millis(ms);
        Row { shape, ops, bytes: 1, parse: total, analysis: total, total, wheel: None }
    }

    #[test]
    fn times_have_three_digits() {
        let of = |micros| time(Duration::from_micros(micros));
        assert_eq!(
            [of(12), of(1_234), of(123_456), of(12_345_678)],
            ["12.0 µs", "1.23 ms", "123 ms", "12.3 s"]
        );
    }

    #[test]
    fn the_steepest_step_is_within_one_shape() {
        let rows = [row(Shape::Loops, 1, 1), row(Shape::Loops, 10, 11), row(Shape::Blocks, 1, 1000)];
        let (steepest, times) = steepest(&rows).expect("a step");
        assert_eq!((steepest.ops, steepest.shape), (10, Shape::Loops));
        assert!((times - 11.0).abs() < 1e-9);
    }

    #[test]
    fn a_broken_promise_is_said() {
        let processes = Processes {
            peaks: Vec::new(),
            cold_file: "a.mlir".to_owned(),
            cold_lines: 300,
            cold: Duration::from_millis(11),
        };
        let corpus = Corpus { rows: Vec::new(), unread: 0, text_to_text: Duration::ZERO };
        let page = render(
            "m",
            (&corpus, &corpus),
            &[row(Shape::Loops, 1000, 1), row(Shape::Loops, 10000, 13)],
            &processes,
        );
        let broken = |what: &str| {
            page.lines().any(|line| line.starts_with(&format!("| {what}")) && line.contains("**no**"))
        };
        assert!(broken("cold start") && broken("10 × the operations") && !broken("memory"));
    }
}
