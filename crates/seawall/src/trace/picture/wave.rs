//! Wave's pass as a picture: its regions as windows, in the order of `minimize_placement_strategy`.
//! Regions within one pass through the program come first, then those that cross iterations.

use seawall_report::{PictureMark, PictureStep, PictureWindow, TracePicture};
use seawall_wave::pass::{Emitter, Placed, SyncRegion, What, apply};
use seawall_wave::{NodeId, Trace};

use super::rows::Rows;

/// The picture of the barriers that Wave's pass `placed` in `trace`.
pub fn wave_picture(trace: &Trace, placed: &Placed) -> TracePicture {
    let edited = apply(trace, &placed.insertions);
    let first = trace.nodes().len();
    let added: Vec<NodeId> = edited.nodes().map(|(id, _)| id).skip(first).collect();
    let mut rows = Rows::new(trace, &edited, &added);
    let (marks, mark_of) = marks(&rows, placed, &added);
    let mut windows: Vec<PictureWindow> = Vec::new();
    let mut steps: Vec<PictureStep> = Vec::new();
    let mut last: Option<usize> = None;
    for at in order(&placed.regions) {
        let Some(region) = placed.regions.get(at) else { continue };
        let Some(window) = window(trace, &mut rows, region) else { continue };
        windows.push(window);
        let places = mark_of.get(at).copied().flatten();
        if let Some(mark) = places.and_then(|mark| marks.get(mark)) {
            last = Some(row_of(*mark));
        }
        let caption = caption(trace, placed, at, region, places.is_some());
        steps.push(PictureStep { window: windows.len() - 1, places, last, caption });
    }
    let (strategy, what) = match placed.emitter {
        Emitter::Legacy => ("minimize_placement_strategy", "barriers"),
        Emitter::Split => ("find_disjoint_interval_strategy", "pairs of signal and wait"),
    };
    let target = trace.target.as_deref().map(|target| format!(" on {target}")).unwrap_or_default();
    TracePicture {
        title: trace.name.clone().unwrap_or_else(|| "trace".to_owned()),
        subtitle: format!(
            "Wave's {strategy}{target}: {} hazard windows, {} {what}",
            windows.len(),
            marks.len()
        ),
        resources: rows.resources,
        rows: rows.rows,
        windows,
        marks,
        steps,
    }
}

/// The regions in the order of the strategy.
fn order(regions: &[SyncRegion]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..regions.len()).collect();
    let key = |at: usize| regions.get(at).map(|r| (r.cross_iter, r.cons_location, r.prod_location));
    order.sort_by_key(|&at| key(at));
    order
}

fn window(trace: &Trace, rows: &mut Rows, region: &SyncRegion) -> Option<PictureWindow> {
    let resource = rows.resource(trace, region.resource);
    let owner = region.graph.and_then(|(first, _)| trace.graph(trace.node(first).graph).owner());
    let wraps = owner.filter(|_| region.cross_iter).and_then(|owner| rows.body(owner));
    rows.window(resource, (region.producer, region.consumer), wraps)
}

/// The placed marks, and the mark of each region that has one.
fn marks(rows: &Rows, placed: &Placed, added: &[NodeId]) -> (Vec<PictureMark>, Vec<Option<usize>>) {
    let mut marks = Vec::new();
    let mut of = vec![None; placed.regions.len()];
    let mut signal: Option<usize> = None;
    for (insertion, &node) in placed.insertions.iter().zip(added) {
        let Some(row) = rows.row(node) else { continue };
        let mark = match insertion.what {
            What::Barrier { .. } => PictureMark::Barrier(row),
            What::Signal { .. } => {
                signal = Some(row);
                continue;
            }
            What::Wait { .. } => {
                let Some(signal) = signal.take() else { continue };
                PictureMark::Pair { signal, wait: row, wraps: None }
            }
        };
        if let Some(slot) = of.get_mut(insertion.region) {
            *slot = Some(marks.len());
        }
        marks.push(mark);
    }
    (marks, of)
}

/// The row in which waves wait.
fn row_of(mark: PictureMark) -> usize {
    match mark {
        PictureMark::Barrier(row) | PictureMark::Pair { wait: row, .. } => row,
    }
}

fn caption(trace: &Trace, placed: &Placed, at: usize, region: &SyncRegion, places: bool) -> String {
    let name = |node: NodeId| trace.node(node).name.as_str();
    let (producer, consumer) = (name(region.producer), name(region.consumer));
    let around = if region.cross_iter { " in the next iteration" } else { "" };
    let what = match (placed.guarded.contains(&at), places, placed.emitter) {
        (true, ..) => "ordered by a barrier of the trace".to_owned(),
        (_, true, Emitter::Legacy) => format!("no barrier inside: one is placed before {consumer}"),
        (_, true, Emitter::Split) => format!("no wait inside: one is placed before {consumer}"),
        (_, false, _) => "a placed barrier is already inside".to_owned(),
    };
    format!("{producer} \u{2192} {consumer}{around}: {what}")
}
