//! The minimal placement as a picture: each barrier with the hazards that require it.

use seawall_analysis::Hazard;
use seawall_model::{EventId, OriginId};
use seawall_place::{Insertion, Placed, Point, Reason};
use seawall_report::{PictureMark, PictureStep, PictureWindow, TracePicture};
use seawall_wave::edit::TraceSide;
use seawall_wave::{NodeId, NodeKind, Trace};

use super::rows::Rows;
use crate::trace::minimal::MinimalTrace;

/// The picture of the placement `minimal` in `trace`.
pub fn minimal_picture(trace: &Trace, minimal: &MinimalTrace) -> TracePicture {
    let mut builder = Builder {
        trace,
        minimal,
        rows: Rows::new(trace, &minimal.trace, &minimal.added),
        windows: Vec::new(),
        marks: Vec::new(),
        steps: Vec::new(),
    };
    let placement = &minimal.placement;
    for placed in &placement.placed {
        builder.placed(placed);
    }
    let is_split = builder.marks.iter().any(|mark| matches!(mark, PictureMark::Pair { .. }));
    let what = if is_split { "pairs of signal and wait" } else { "barriers" };
    let target = minimal.program.target.as_ref().map(|target| format!(" on {target}")).unwrap_or_default();
    let Builder { rows, windows, marks, steps, .. } = builder;
    TracePicture {
        title: trace.name.clone().unwrap_or_else(|| "trace".to_owned()),
        subtitle: format!("Fewest {what}{target}: {}, and the hazards that need them", placement.barriers()),
        resources: rows.resources,
        rows: rows.rows,
        windows,
        marks,
        steps,
    }
}

struct Builder<'m> {
    trace: &'m Trace,
    minimal: &'m MinimalTrace,
    rows: Rows,
    windows: Vec<PictureWindow>,
    marks: Vec<PictureMark>,
    steps: Vec<PictureStep>,
}

impl Builder<'_> {
    fn placed(&mut self, placed: &Placed) {
        let hazards: &[Hazard] = match &placed.reason {
            Reason::Hazards(hazards) => hazards,
            _ => &[],
        };
        let Some(node) = self.added(placed.point, placed.insertion) else { return };
        let Some(row) = self.rows.row(node) else { return };
        match placed.insertion {
            Insertion::LocalBarrier => self.marks.push(PictureMark::Barrier(row)),
            Insertion::Wait { .. } => {
                let before = self.marks.len();
                self.pairs(placed.point, node, row);
                if self.marks.len() == before {
                    return;
                }
            }
            _ => return,
        }
        let mark = self.marks.len() - 1;
        for (position, hazard) in hazards.iter().enumerate() {
            self.step(hazard, (position == 0).then_some(mark), row);
        }
    }

    /// A mark for each pair of a signal and this wait.
    fn pairs(&mut self, wait: Point, wait_node: NodeId, row: usize) {
        for placed in &self.minimal.placement.placed {
            let Reason::SignalFor { waits } = &placed.reason else { continue };
            if !waits.contains(&wait) {
                continue;
            }
            let Some(node) = self.added(placed.point, placed.insertion) else { continue };
            let Some(signal) = self.rows.row(node) else { continue };
            let wraps =
                if signal > row { self.rows.common_loop(&self.minimal.trace, node, wait_node) } else { None };
            self.marks.push(PictureMark::Pair { signal, wait: row, wraps });
        }
    }

    fn step(&mut self, hazard: &Hazard, places: Option<usize>, row: usize) {
        let (Some(earlier), Some(later)) = (self.node(hazard.earlier.event), self.node(hazard.later.event))
        else {
            return;
        };
        let (Some(producer), Some(consumer)) = (self.rows.row(earlier), self.rows.row(later)) else { return };
        let wraps =
            if producer >= consumer { self.rows.common_loop(self.trace, earlier, later) } else { None };
        let resource = self.rows.rows.get(consumer).and_then(|row| row.resource).unwrap_or(0);
        let Some(window) = self.rows.window(resource, (earlier, later), wraps) else { return };
        if self.windows.contains(&window) {
            return;
        }
        self.windows.push(window);
        let name = |node: NodeId| self.trace.node(node).name.as_str();
        let around = if wraps.is_some() { " in the next iteration" } else { "" };
        let caption = format!("{} \u{2192} {}{around}", name(earlier), name(later));
        let window = self.windows.len() - 1;
        self.steps.push(PictureStep { window, places, last: Some(row), caption });
    }

    /// The node that was added at a point.
    fn added(&self, point: Point, insertion: Insertion) -> Option<NodeId> {
        let (side, origin) = match point {
            Point::Before(origin) => (TraceSide::Before, origin),
            Point::After(origin) => (TraceSide::After, origin),
        };
        let node = self.origin_node(origin)?;
        let is_it = |kind: &NodeKind| match insertion {
            Insertion::LocalBarrier => matches!(kind, NodeKind::Barrier(_)),
            Insertion::Signal { .. } => matches!(kind, NodeKind::Signal { .. }),
            Insertion::Wait { .. } => matches!(kind, NodeKind::Wait { .. }),
            _ => false,
        };
        let edits = self.minimal.edits.iter().zip(&self.minimal.added);
        let mut there = edits.filter(|(edit, _)| (edit.side, edit.node) == (side, node) && is_it(&edit.kind));
        there.next().map(|(_, &added)| added)
    }

    fn node(&self, event: EventId) -> Option<NodeId> {
        self.origin_node(self.minimal.program.events.get(event)?.origin)
    }

    fn origin_node(&self, origin: OriginId) -> Option<NodeId> {
        let index = self.minimal.program.origins.get(origin)?.index;
        self.minimal.nodes.get(index as usize).copied()
    }
}
