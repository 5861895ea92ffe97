//! The measurement of a run: steady-state iterations of each loop with MMAs, and straight-line code
//! with MMAs.
use rustc_hash::FxHashMap;
use seawall_base::saturated;
use seawall_mlir::{Module, OpId};

use crate::LEAST_ITERATIONS;
use crate::action::{Action, Effect, ExecutionUnit};
use crate::loops::Loops;
use crate::record::{Activity, ActivityInterval, Cause, Record};
use crate::result::{Region, Row, Segment, StageRow, Stall, Timeline};
use crate::wave_path::{Code, WavePath};

/// The number of iterations shown.
const SHOWN: usize = 2;

/// A place that is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MeasuredPlace {
    /// The loop with this number.
    Loop(usize),
    /// Straight-line code between loops.
    Line,
}

/// Finds the regions to measure and marks their actions.
pub(crate) fn regions(m: &Module, flow: &mut WavePath) -> Vec<MeasuredPlace> {
    let mut regions: Vec<MeasuredPlace> = Vec::new();
    // Sequences of actions in one loop, or outside of all loops.
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
        if !actions.iter().any(|&at| crate::wave_path::is_mma(m, flow.actions[at].op)) {
            continue;
        }
        let number = regions.len();
        regions.push(inside.map_or(MeasuredPlace::Line, MeasuredPlace::Loop));
        actions.iter().for_each(|&at| flow.actions[at].region = Some(number));
        if inside.is_none() {
            stages_of_line(flow, &actions);
        }
    }
    regions
}

/// Numbers the stages of straight-line code. Each barrier that all waves take ends a stage.
///
/// Counting begins at the first LDS access or MMA, where the measured time begins.
fn stages_of_line(flow: &mut WavePath, actions: &[usize]) {
    let (mut begun, mut stage) = (false, 0);
    for &at in actions {
        let action = &mut flow.actions[at];
        begun |= action
            .batches
            .iter()
            .any(|batch| matches!(batch.unit, ExecutionUnit::Lds | ExecutionUnit::Matrix));
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
    flow: &WavePath,
    record: &Record,
    regions: &[MeasuredPlace],
) -> Timeline {
    let loops = Loops::new(m, function).innermost_with_mmas();
    let measured = regions.iter().enumerate().filter_map(|(number, place)| match place {
        MeasuredPlace::Loop(of) => {
            let region = of_loop(m, flow, record, number, *of)?;
            let number = loops.iter().position(|&op| op == flow.loops[*of].op);
            Some(Region { number, ..region })
        }
        MeasuredPlace::Line => of_line(m, flow, record, number),
    });
    let last = |pieces: &Vec<ActivityInterval>| pieces.last().map_or(0, |piece| piece.to);
    let cycles = record.pieces.iter().map(last).max().unwrap_or(0);
    Timeline { regions: measured.collect(), cycles, ..Timeline::default() }
}

/// Measures the second half of the iterations, from one iteration's start to another's, separately
/// per wave.
fn of_loop(m: &Module, flow: &WavePath, record: &Record, number: usize, of: usize) -> Option<Region> {
    let waves = record.pieces.len();
    let starts: Vec<Vec<u64>> = (0..waves).map(|wave| record.starts(wave, of)).collect();
    // The last execution of the loop, up to and including its end.
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
        measured: saturated::<u32>(measured),
        cycles,
        utilization: part(busy as f64 * waves as f64, cycles),
        stalls: stalls(record, &windows, (waves * measured) as f64),
        stages: stages(flow, number),
        rows: rows(flow, record, from, to),
        window: (from, to),
    })
}

/// Measures a loop that is too short for a steady state.
///
/// The time runs from the first wave's entry to the last wave's exit or the end of the last MMA,
/// whichever is later.
fn whole_loop(
    m: &Module,
    flow: &WavePath,
    record: &Record,
    (number, of): (usize, usize),
    starts: &[&[u64]],
) -> Option<Region> {
    let waves = record.pieces.len();
    let measured =
        starts.iter().map(|starts| starts.len()).min()?.checked_sub(1).filter(|&count| count > 0)?;
    let from = starts.iter().filter_map(|starts| starts.first().copied()).min()?;
    let left = starts.iter().filter_map(|starts| starts.last().copied()).max()?;
    let mmas = record.mmas.iter().filter(|mma| flow.actions[mma.action].region == Some(number));
    let to = mmas.map(|mma| mma.to).fold(left, u64::max);
    let cycles = (to - from) as f64 / measured as f64;
    let busy: u64 = actions(flow, number).map(Action::matrix_cycles).sum();
    Some(Region {
        span: m.op(flow.loops[of].op).name_span,
        is_loop: true,
        is_whole: true,
        number: None,
        measured: saturated::<u32>(measured),
        cycles,
        utilization: part(busy as f64 * waves as f64, cycles),
        stalls: stalls(record, &vec![(from, to); waves], (waves * measured) as f64),
        stages: stages(flow, number),
        rows: rows(flow, record, from, to),
        window: (from, to),
    })
}

/// Measures from the first LDS access or MMA of any wave to the end of the last MMA.
fn of_line(m: &Module, flow: &WavePath, record: &Record, number: usize) -> Option<Region> {
    let waves = record.pieces.len();
    let begins = |piece: &&ActivityInterval| {
        let action = &flow.actions[piece.action];
        let starts = matches!(piece.activity, Activity::Works(ExecutionUnit::Lds | ExecutionUnit::Matrix));
        action.region == Some(number) && starts
    };
    let from =
        record.pieces.iter().filter_map(|pieces| pieces.iter().find(begins)).map(|piece| piece.from).min()?;
    let mmas = record.mmas.iter().filter(|mma| flow.actions[mma.action].region == Some(number));
    let (mut to, mut busy) = (from, 0);
    for mma in mmas {
        to = to.max(mma.to);
        busy += mma.to - mma.from;
    }
    let span = actions(flow, number).find(|action| crate::wave_path::is_mma(m, action.op))?.span;
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

fn actions(flow: &WavePath, region: usize) -> impl Iterator<Item = &Action> {
    flow.actions.iter().filter(move |action| action.region == Some(region))
}

fn stalls(record: &Record, windows: &[(u64, u64)], share: f64) -> Vec<Stall> {
    let mut sums: FxHashMap<Cause, u64> = FxHashMap::default();
    for (pieces, &(from, to)) in record.pieces.iter().zip(windows) {
        for piece in pieces {
            let Activity::Waits(cause) = piece.activity else { continue };
            let (from, to) = (piece.from.max(from), piece.to.min(to));
            *sums.entry(cause).or_default() += to.saturating_sub(from);
        }
    }
    let each =
        |cause: Cause| Stall { cause, cycles: sums.get(&cause).map_or(0.0, |&sum| sum as f64 / share) };
    Cause::ALL.map(each).into_iter().filter(|stall| stall.cycles > 0.0).collect()
}

fn stages(flow: &WavePath, region: usize) -> Vec<StageRow> {
    let count = actions(flow, region).map(|action| action.stage).max().unwrap_or(0);
    let row = |number: u32| {
        let mine =
            || actions(flow, region).filter(move |action| action.stage == number && !action.is_barrier());
        let uses = |units: &[ExecutionUnit]| {
            mine().any(|action| action.batches.iter().any(|batch| units.contains(&batch.unit)))
        };
        let kind = match (uses(&[ExecutionUnit::Matrix]), uses(&[ExecutionUnit::Lds, ExecutionUnit::Memory]))
        {
            (true, true) => "MMA and memory",
            (true, false) => "MMA",
            (false, true) => "memory",
            (false, false) if uses(&[ExecutionUnit::Vector]) => "arithmetic",
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

fn rows(flow: &WavePath, record: &Record, from: u64, to: u64) -> Vec<Row> {
    let segment = |piece: &ActivityInterval| Segment {
        activity: piece.activity,
        from: piece.from.max(from),
        to: piece.to.min(to),
        stage: flow.actions[piece.action].stage,
        op: flow.actions[piece.action].span,
    };
    let shown = |pieces: &Vec<ActivityInterval>| -> Vec<Segment> {
        pieces.iter().filter(|piece| piece.to > from && piece.from < to).map(segment).collect()
    };
    record.pieces.iter().enumerate().map(|(wave, pieces)| Row { wave, segments: shown(pieces) }).collect()
}
