//! The point in a gap for a signal or wait: directly after the previous op or directly before the
//! next one. There may be ops without events in between, such as MMAs on registers.

use rustc_hash::FxHashMap;
use seawall_analysis::{Anchor, Gap, HazardAnalysis};
use seawall_model::{FunctionId, OriginId, Program};

use crate::placement::Point;

/// The points of the gaps of one function.
pub(super) struct Points<'a, 'p> {
    program: &'a Program,
    analysis: &'a HazardAnalysis<'p>,
    /// Per op, the number of its event sequences and block ends. An op with events in several
    /// places cannot be an anchor for "after".
    runs: FxHashMap<OriginId, u32>,
}

impl<'a, 'p> Points<'a, 'p> {
    pub(super) fn new(program: &'a Program, analysis: &'a HazardAnalysis<'p>, function: FunctionId) -> Self {
        let mut runs: FxHashMap<OriginId, u32> = FxHashMap::default();
        for &block in &program.functions[function].blocks {
            let block = &program.blocks[block];
            let mut last = None;
            for &event in &block.events {
                let origin = program.events[event].origin;
                if last != Some(origin) {
                    *runs.entry(origin).or_default() += 1;
                }
                last = Some(origin);
            }
            if let Some(origin) = block.terminator_origin {
                *runs.entry(origin).or_default() += 1;
            }
        }
        Points { program, analysis, runs }
    }

    /// The latest point.
    pub(super) fn late(&self, gap: Gap) -> Option<Point> {
        self.next(gap).map(Point::Before).or_else(|| {
            Some(match self.analysis.anchor(gap)? {
                Anchor::Before(origin) => Point::Before(origin),
                Anchor::After(origin) => Point::After(origin),
            })
        })
    }

    /// The earliest point.
    pub(super) fn early(&self, gap: Gap) -> Option<Point> {
        let Some(origin) = self.previous(gap) else { return self.late(gap) };
        let end = self.program.origins.get(origin).map_or(u32::MAX, |origin| origin.span.end);
        let next = self.next(gap).and_then(|next| self.program.origins.get(next));
        let is_before = next.is_some_and(|next| end <= next.span.start);
        let is_one_place = self.runs.get(&origin) == Some(&1);
        if is_before && is_one_place { Some(Point::After(origin)) } else { self.late(gap) }
    }

    fn previous(&self, gap: Gap) -> Option<OriginId> {
        let before = self.analysis.position(gap).checked_sub(1)?;
        let event = self.program.blocks[gap.block].events.get(before)?;
        Some(self.program.events[*event].origin)
    }

    /// The next op of the block, or the one that ends it.
    fn next(&self, gap: Gap) -> Option<OriginId> {
        let block = &self.program.blocks[gap.block];
        match block.events.get(self.analysis.position(gap)) {
            Some(&event) => Some(self.program.events[event].origin),
            None => block.terminator_origin.filter(|origin| self.previous(gap) != Some(*origin)),
        }
    }
}
