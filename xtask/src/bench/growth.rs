//! Generated modules of growing size: whether time grows linearly with the size.

use std::time::Duration;

use seawall::{Options, place_text};
use seawall_place::{MinimalOptions, Strategy};

use super::corpus::{millis, refused};
use super::{median, options, write};
use crate::error::{Error, Result};
use crate::generate::{Shape, module};
use crate::peers::wheel::Wheel;

/// Operations of the smallest modules; each next size is ten times the previous one.
const FIRST: usize = 1_000;
/// The wheel does not run on larger modules, since its pass is quadratic.
pub(super) const WHEEL_MOST: usize = 10_000;
/// Modules of at least this size run at most three times.
const LARGE: usize = 100_000;

/// A strategy that is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Measured {
    Triton,
    Minimal,
}

impl Row {
    /// What is measured, in tables.
    pub(super) fn name(&self) -> String {
        match self.strategy {
            Measured::Triton => self.shape.name().to_owned(),
            Measured::Minimal => format!("{}, `minimal`", self.shape.name()),
        }
    }

    /// Whether the other row is of another size only.
    pub(super) fn is_like(&self, other: &Row) -> bool {
        (self.shape, self.strategy) == (other.shape, other.strategy)
    }
}

/// One shape at one size.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) shape: Shape,
    pub(super) strategy: Measured,
    pub(super) ops: usize,
    /// Time from text to text.
    pub(super) total: Duration,
    /// Time of the wheel's membar pass, beside `triton`.
    pub(super) wheel: Option<Duration>,
}

/// Measures every shape at every size up to `most` operations, in the order of shapes.
pub(super) fn measure(wheel: &Wheel, most: usize, repeat: u32) -> Result<Vec<Row>> {
    let mut rows = Vec::new();
    for (shape, strategy) in
        Shape::ALL.into_iter().flat_map(|shape| [(shape, Measured::Triton), (shape, Measured::Minimal)])
    {
        let mut ops = FIRST;
        while ops <= most {
            super::note(&format!("growth: {}, {ops} operations", shape.name()));
            let repeat = if ops >= LARGE { repeat.min(3) } else { repeat };
            rows.push(row(wheel, (shape, strategy), ops, repeat)?);
            ops *= 10;
        }
    }
    Ok(rows)
}

fn row(wheel: &Wheel, (shape, strategy): (Shape, Measured), ops: usize, repeat: u32) -> Result<Row> {
    let text = module(shape, ops);
    let options = match strategy {
        Measured::Triton => options(),
        Measured::Minimal => Options::new(Strategy::Minimal(MinimalOptions::default())),
    };
    let mut total = Vec::new();
    for _ in 0..repeat {
        let times = place_text(&text, &options).map_err(|_| refused(shape.name()))?.timings;
        total.push(times.parse + times.lower + times.place + times.print);
    }
    let with_wheel = strategy == Measured::Triton && ops <= WHEEL_MOST;
    let wheel = if with_wheel { Some(of_wheel(wheel, shape, &text)?) } else { None };
    Ok(Row { shape, strategy, ops, total: median(total), wheel })
}

fn of_wheel(wheel: &Wheel, shape: Shape, text: &str) -> Result<Duration> {
    let file = tempfile::Builder::new().suffix(".mlir").tempfile();
    let file = file.map_err(|error| Error::new(format!("cannot make a temporary file: {error}")))?;
    write(file.path(), text)?;
    match wheel.membar(&[file.path()], 1, None)?.first() {
        Some(answer) if answer.ok => Ok(millis(answer.pass_ms)),
        Some(answer) => {
            Err(Error::new(format!("the wheel refuses the module {}: {}", shape.name(), answer.error)))
        }
        None => Err(Error::new("membar.py gives no answer")),
    }
}
