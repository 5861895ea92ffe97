//! What is measured of a run: iterations in the middle of each loop with products, and straight-line code with products.

use rustc_hash::FxHashMap;
use seawall_mlir::{Module, OpId};

use crate::LEAST_ITERATIONS;
use crate::action::{Action, Effect, Unit};
use crate::flow::{Code, Flow};
use crate::loops::Loops;
use crate::record::{Cause, Doing, Piece, Record};
use crate::result::{Region, Row, Segment, StageRow, Stall, Timeline};

/// So many iterations are shown.
const SHOWN: usize = 2;

/// Where something is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// This loop.
    Loop(usize),
    /// Straight-line code between loops.
    Line,
}

/// Finds what is to be measured, and marks its actions.
pub(crate) fn regions(m: &Module, flow: &mut Flow) -> Vec<Place> {
    let mut regions: Vec<Place> = Vec::new();
    // Stretches of actions of one loop, or of none.
    let mut stretches: Vec<(Option<usize>, Vec<usize>)> = Vec::new();
    for step in &flow.code {
        let loop_ends = matches!(step, Code::Begin(_) | Code::Repeat(..));
        if loop_ends || stretches.is_empty() {
            stretches.push((None, Vec::new()));
        }
        if let (Code::Act(action), Some((inside, actions))) = (step, stretches.last_mut()) {
            *inside = flow.innermost[*action];
            actions.push(*action);
        }
    }
    for (inside, actions) in stretches {
        if !actions.iter().any(|&at| crate::flow::is_product(m, flow.actions[at].op)) {
            continue;
        }
        let number = regions.len();
        regions.push(inside.map_or(Place::Line, Place::Loop));
        actions.iter().for_each(|&at| flow.actions[at].region = Some(number));
        if inside.is_none() {
            stages_of_line(flow, &actions);
        }
    }
    regions
}

/// Gives the actions of straight-line code their stages: one ends at each barrier that all waves take, from the first access to shared memory or
/// product on, where the measured time begins.
fn stages_of_line(flow: &mut Flow, actions: &[usize]) {
    let (mut begun, mut stage) = (false, 0);
    for &at in actions {
        let action = &mut flow.actions[at];
        begun |= action.batches.iter().any(|batch| matches!(batch.unit, Unit::Lds | Unit::Matrix));
        action.stage = stage;
        let ends =
            matches!(&action.effect, Effect::Barrier { taken, .. } if taken.iter().all(|&takes| takes));
        stage += u32::from(begun && ends);
    }
}

/// Measures all regions of `function`.
pub(crate) fn measure(
    m: &Module,
    function: OpId,
    flow: &Flow,
    record: &Record,
    regions: &[Place],
) -> Timeline {
    let loops = Loops::new(m, function).innermost_with_products();
    let measured = regions.iter().enumerate().filter_map(|(number, place)| match place {
        Place::Loop(of) => {
            let region = of_loop(m, flow, record, number, *of)?;
            let number = loops.iter().position(|&op| op == flow.loops[*of].op);
            Some(Region { number, ..region })
        }
        Place::Line => of_line(m, flow, record, number),
    });
    let last = |pieces: &Vec<Piece>| pieces.last().map_or(0, |piece| piece.to);
    let cycles = record.pieces.iter().map(last).max().unwrap_or(0);
    Timeline { regions: measured.collect(), cycles, ..Timeline::default() }
}

/// The second half of the iterations, from the start of one to that of another, in each wave by itself.
fn of_loop(m: &Module, flow: &Flow, record: &Record, number: usize, of: usize) -> Option<Region> {
    let waves = record.pieces.len();
    let starts: Vec<Vec<u64>> = (0..waves).map(|wave| record.starts(wave, of)).collect();
    // Of the last time that the loop ran, without its end.
    let runs = flow.loops[of].iterations as usize + 1;
    let starts: Vec<&[u64]> =
        starts.iter().map(|all| all.get(all.len().saturating_sub(runs)..).unwrap_or(&[])).collect();
    let iterations = starts.iter().map(|starts| starts.len()).min()?.checked_sub(1)?;
    if iterations < LEAST_ITERATIONS as usize {
        return whole_loop(m, flow, record, (number, of), &starts);
    }
    let (first, last) = (iterations / 2, iterations - 1);
    let measured = last.checked_sub(first).filter(|&count| count > 0)?;
    let windows: Vec<(u64, u64)> = starts.iter().map(|starts| (starts[first], starts[last])).collect();
    let whole: u64 = windows.iter().map(|(from, to)| to - from).sum();
    let cycles = whole as f64 / (waves * measured) as f64;
    let busy: u64 = actions(flow, number).map(Action::matrix_cycles).sum();
    let shown = last.saturating_sub(SHOWN);
    let from = starts.iter().map(|starts| starts[shown]).min()?;
    let to = starts.iter().map(|starts| starts[last]).max()?;
    Some(Region {
        span: m.op(flow.loops[of].op).name_span,
        is_loop: true,
        is_whole: false,
        number: None,
        measured: u32::try_from(measured).unwrap_or(u32::MAX),
        cycles,
        utilization: part(busy as f64 * waves as f64, cycles),
        stalls: stalls(record, &windows, (waves * measured) as f64),
        stages: stages(flow, number),
        rows: rows(flow, record, from, to),
        window: (from, to),
    })
}

/// A loop that has no middle: from where the first wave begins it to where the last one leaves it and its last product is done.
fn whole_loop(
    m: &Module,
    flow: &Flow,
    record: &Record,
    (number, of): (usize, usize),
    starts: &[&[u64]],
) -> Option<Region> {
    let waves = record.pieces.len();
    let measured =
        starts.iter().map(|starts| starts.len()).min()?.checked_sub(1).filter(|&count| count > 0)?;
    let from = starts.iter().filter_map(|starts| starts.first().copied()).min()?;
    let left = starts.iter().filter_map(|starts| starts.last().copied()).max()?;
    let products =
        record.products.iter().filter(|product| flow.actions[product.action].region == Some(number));
    let to = products.map(|product| product.to).fold(left, u64::max);
    let cycles = (to - from) as f64 / measured as f64;
    let busy: u64 = actions(flow, number).map(Action::matrix_cycles).sum();
    Some(Region {
        span: m.op(flow.loops[of].op).name_span,
        is_loop: true,
        is_whole: true,
        number: None,
        measured: u32::try_from(measured).unwrap_or(u32::MAX),
        cycles,
        utilization: part(busy as f64 * waves as f64, cycles),
        stalls: stalls(record, &vec![(from, to); waves], (waves * measured) as f64),
        stages: stages(flow, number),
        rows: rows(flow, record, from, to),
        window: (from, to),
    })
}

/// From the first time that a wave reads shared memory or multiplies to the end of the last product.
fn of_line(m: &Module, flow: &Flow, record: &Record, number: usize) -> Option<Region> {
    let waves = record.pieces.len();
    let begins = |piece: &&Piece| {
        let action = &flow.actions[piece.action];
        let starts = matches!(piece.doing, Doing::Works(Unit::Lds | Unit::Matrix));
        action.region == Some(number) && starts
    };
    let from =
        record.pieces.iter().filter_map(|pieces| pieces.iter().find(begins)).map(|piece| piece.from).min()?;
    let products =
        record.products.iter().filter(|product| flow.actions[product.action].region == Some(number));
    let (mut to, mut busy) = (from, 0);
    for product in products {
        to = to.max(product.to);
        busy += product.to - product.from;
    }
    let span = actions(flow, number).find(|action| crate::flow::is_product(m, action.op))?.span;
    let cycles = to.saturating_sub(from) as f64;
    Some(Region {
        span,
        is_loop: false,
        is_whole: true,
        number: None,
        measured: 1,
        cycles,
        utilization: part(busy as f64, cycles),
        stalls: stalls(record, &vec![(from, to); waves], waves as f64),
        stages: stages(flow, number),
        rows: rows(flow, record, from, to),
        window: (from, to),
    })
}

fn part(of: f64, whole: f64) -> f64 {
    if whole > 0.0 { (of / whole).min(1.0) } else { 0.0 }
}

fn actions(flow: &Flow, region: usize) -> impl Iterator<Item = &Action> {
    flow.actions.iter().filter(move |action| action.region == Some(region))
}

fn stalls(record: &Record, windows: &[(u64, u64)], share: f64) -> Vec<Stall> {
    let mut sums: FxHashMap<Cause, u64> = FxHashMap::default();
    for (pieces, &(from, to)) in record.pieces.iter().zip(windows) {
        for piece in pieces {
            let Doing::Waits(cause) = piece.doing else { continue };
            let (from, to) = (piece.from.max(from), piece.to.min(to));
            *sums.entry(cause).or_default() += to.saturating_sub(from);
        }
    }
    let each =
        |cause: Cause| Stall { cause, cycles: sums.get(&cause).map_or(0.0, |&sum| sum as f64 / share) };
    Cause::ALL.map(each).into_iter().filter(|stall| stall.cycles > 0.0).collect()
}

fn stages(flow: &Flow, region: usize) -> Vec<StageRow> {
    let count = actions(flow, region).map(|action| action.stage).max().unwrap_or(0);
    let row = |number: u32| {
        let mine =
            || actions(flow, region).filter(move |action| action.stage == number && !action.is_barrier());
        let uses = |units: &[Unit]| {
            mine().any(|action| action.batches.iter().any(|batch| units.contains(&batch.unit)))
        };
        let kind = match (uses(&[Unit::Matrix]), uses(&[Unit::Lds, Unit::Memory])) {
            (true, true) => "products and memory",
            (true, false) => "products",
            (false, true) => "memory",
            (false, false) if uses(&[Unit::Vector]) => "arithmetic",
            (false, false) => "empty",
        };
        StageRow { number, kind, matrix: mine().map(Action::matrix_cycles).sum() }
    };
    let last_is_bare = |stage: &StageRow| {
        stage.number == count
            && !actions(flow, region).any(|action| action.stage == count && !action.batches.is_empty())
    };
    (0..=count).map(row).filter(|stage| count == 0 || !last_is_bare(stage)).collect()
}

fn rows(flow: &Flow, record: &Record, from: u64, to: u64) -> Vec<Row> {
    let segment = |piece: &Piece| Segment {
        doing: piece.doing,
        from: piece.from.max(from),
        to: piece.to.min(to),
        stage: flow.actions[piece.action].stage,
        op: flow.actions[piece.action].span,
    };
    let shown = |pieces: &Vec<Piece>| -> Vec<Segment> {
        pieces.iter().filter(|piece| piece.to > from && piece.from < to).map(segment).collect()
    };
    record.pieces.iter().enumerate().map(|(wave, pieces)| Row { wave, segments: shown(pieces) }).collect()
}
