//! All signal positions for given waits, and the choice with the longest distance.
//!
//! A *position* is an op of a block, its entry or its end. There is a gap between two neighboring
//! positions. A position is open if a signal precedes it whose wait is still to come. Signals and
//! waits are where that changes. Given the waits, a set of open positions is a placement if these
//! conditions hold:
//!
//! - After a gap without a wait, a position is open if the previous one is: only waits close.
//! - Across an edge, and across a gap where no signal or wait can be placed, both sides are equal:
//!   signals and waits pair on every path.
//! - Some positions are closed: entries and returns of the function, calls, barriers, and accesses
//!   that must precede a signal.
//!
//! Any state is possible at a wait: a signal may be directly before it, and another one after it.
//!
//! The union of the open positions of two placements also satisfies these conditions. So a largest
//! placement exists. It is found by closing the positions that must be closed. No other placement
//! has more ops between signals and waits, at any loop depth.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::{Gap, HazardAnalysis, Pairing, SplitBarrierPart};
use seawall_base::{index_u32, saturated};
use seawall_model::{Action, BlockId, FunctionId, Program, Terminator};
use smallvec::SmallVec;

/// The positions of one function.
pub(super) struct Grid {
    blocks: Vec<BlockId>,
    /// The position of each block's entry. Those of its ops follow, then that of its end.
    entries: FxHashMap<BlockId, usize>,
    /// The number of ops of each block.
    ops: FxHashMap<BlockId, usize>,
    waits: FxHashSet<Gap>,
    open: Vec<bool>,
    /// The positions that must be closed if a position is.
    closes: Vec<SmallVec<[usize; 2]>>,
    /// The successors of a position without a wait in between.
    next: Vec<SmallVec<[usize; 2]>>,
}

impl Grid {
    /// Computes the largest set of open positions with waits in the gaps `waits`. `None` for a
    /// function without control-flow facts.
    pub(super) fn new(
        program: &Program,
        analysis: &HazardAnalysis<'_>,
        pairing: &Pairing,
        function: FunctionId,
        waits: &[Gap],
    ) -> Option<Grid> {
        let blocks = analysis.cfg(function)?.blocks().to_vec();
        let (mut entries, mut ops, mut count) = (FxHashMap::default(), FxHashMap::default(), 0);
        for &block in &blocks {
            entries.insert(block, count);
            ops.insert(block, analysis.ops(block));
            count += analysis.ops(block) + 2;
        }
        let waits = waits.iter().copied().collect();
        let (closes, next) = (vec![SmallVec::new(); count], vec![SmallVec::new(); count]);
        let mut grid = Grid { blocks, entries, ops, waits, open: vec![true; count], closes, next };
        grid.connect(program, analysis, pairing);
        for position in grid.closed(program, analysis, pairing, function) {
            grid.close(position);
        }
        grid.settle();
        Some(grid)
    }

    /// Adds the dependences between positions.
    fn connect(&mut self, program: &Program, analysis: &HazardAnalysis<'_>, pairing: &Pairing) {
        for block in self.blocks.clone() {
            let entry = self.entries[&block];
            for gap in self.gaps(block) {
                let before = entry + gap.at as usize;
                if self.waits.contains(&gap) {
                    continue;
                }
                self.next[before].push(before + 1);
                self.closes[before + 1].push(before);
                let is_place =
                    analysis.anchor(gap).is_some() && !pairing.is_open(block, analysis.position(gap));
                if !is_place {
                    self.closes[before].push(before + 1);
                }
            }
            let end = self.end(block);
            for edge in program.blocks[block].terminator.edges() {
                if let Some(&target) = self.entries.get(&edge.target) {
                    self.next[end].push(target);
                    self.closes[target].push(end);
                    self.closes[end].push(target);
                }
            }
        }
    }

    /// Positions that are always closed.
    fn closed(
        &self,
        program: &Program,
        analysis: &HazardAnalysis<'_>,
        pairing: &Pairing,
        function: FunctionId,
    ) -> Vec<usize> {
        let mut closed: Vec<usize> =
            self.entries.get(&program.functions[function].entry).copied().into_iter().collect();
        for &id in &self.blocks {
            let block = &program.blocks[id];
            let entry = self.entries[&id];
            for gap in self.gaps(id) {
                let (from, at) = (analysis.position(gap), gap.at as usize);
                let to = analysis.position(Gap { at: gap.at + 1, ..gap });
                let events = &block.events[from..to];
                let is_closed = pairing.is_open(id, from)
                    || events.iter().any(|&event| needs_the_barrier(&program.events[event].action));
                closed.extend(is_closed.then_some(entry + at + 1));
            }
            closed.extend(pairing.is_open(id, 0).then_some(entry));
            let goes_on = matches!(
                block.terminator,
                Terminator::Goto(_) | Terminator::Branch { .. } | Terminator::Switch(_)
            );
            closed.extend((!goes_on).then_some(self.end(id)));
        }
        closed
    }

    fn gaps(&self, block: BlockId) -> impl Iterator<Item = Gap> + use<> {
        let ops = self.ops[&block];
        (0..=index_u32(ops)).map(move |at| Gap { block, at })
    }

    /// The position at the end of a block.
    fn end(&self, block: BlockId) -> usize {
        self.entries[&block] + self.ops[&block] + 1
    }

    /// Closes a position and its dependents. Returns whether it was open.
    fn close(&mut self, position: usize) -> bool {
        let mut work: SmallVec<[usize; 8]> = SmallVec::from_slice(&[position]);
        let mut any = false;
        while let Some(position) = work.pop() {
            if std::mem::replace(&mut self.open[position], false) {
                any = true;
                work.extend(self.closes[position].iter().copied());
            }
        }
        any
    }

    /// Closes positions from which no wait is reachable.
    fn settle(&mut self) {
        let mut back: Vec<SmallVec<[usize; 2]>> = vec![SmallVec::new(); self.open.len()];
        for (from, next) in self.next.iter().enumerate() {
            next.iter().for_each(|&to| back[to].push(from));
        }
        loop {
            let mut leads = vec![false; self.open.len()];
            let mut work: Vec<usize> = self.waits.iter().filter_map(|gap| self.before(*gap)).collect();
            while let Some(position) = work.pop() {
                if self.open[position] && !std::mem::replace(&mut leads[position], true) {
                    work.extend(back[position].iter().copied());
                }
            }
            let stray: Vec<usize> = (0..leads.len()).filter(|&at| self.open[at] && !leads[at]).collect();
            if stray.is_empty() {
                return;
            }
            stray.into_iter().for_each(|position| {
                self.close(position);
            });
        }
    }

    /// The position before a gap.
    fn before(&self, gap: Gap) -> Option<usize> {
        self.entries.get(&gap.block).map(|entry| entry + gap.at as usize)
    }

    /// Requires the op before a gap to precede the next signal. Returns whether that is new.
    pub(super) fn close_before(&mut self, gap: Gap) -> bool {
        let new = self.before(gap).is_some_and(|position| self.close(position));
        if new {
            self.settle();
        }
        new
    }

    /// Moves every signal directly before its wait. Returns whether that changes anything.
    pub(super) fn close_all(&mut self) -> bool {
        let new = self.open.contains(&true);
        self.open.fill(false);
        new
    }

    /// The signals and waits in each gap, in program order.
    pub(super) fn split_parts(&self) -> Vec<(Gap, Vec<SplitBarrierPart>)> {
        let mut all = Vec::new();
        for gap in self.blocks.iter().flat_map(|&block| self.gaps(block)) {
            let Some(before) = self.before(gap) else { continue };
            let (open, opens) = (self.open[before], self.open[before + 1]);
            let mut split_parts = Vec::new();
            if self.waits.contains(&gap) {
                split_parts.extend((!open).then_some(SplitBarrierPart::Signal));
                split_parts.push(SplitBarrierPart::Wait);
                split_parts.extend(opens.then_some(SplitBarrierPart::Signal));
            } else if opens && !open {
                split_parts.push(SplitBarrierPart::Signal);
            }
            if !split_parts.is_empty() {
                all.push((gap, split_parts));
            }
        }
        all
    }

    /// The waits for which a signal in `gap` is. With `directly`, its wait is the next one in the
    /// gap.
    pub(super) fn waits_of(&self, gap: Gap, directly: bool) -> Vec<Gap> {
        if directly {
            return vec![gap];
        }
        let mut waits: Vec<Gap> = Vec::new();
        let mut seen = vec![false; self.open.len()];
        let mut work: Vec<usize> = self.before(gap).map(|before| before + 1).into_iter().collect();
        while let Some(position) = work.pop() {
            if self.open[position] && !std::mem::replace(&mut seen[position], true) {
                work.extend(self.next[position].iter().copied());
            }
        }
        waits.extend(self.waits.iter().filter(|gap| self.before(**gap).is_some_and(|before| seen[before])));
        waits.sort_unstable();
        waits
    }

    /// The number of ops between signals and waits by loop depth, the deepest first.
    pub(super) fn distance(&self, depth: impl Fn(BlockId) -> u32) -> Vec<(u32, u32)> {
        let mut by_depth: FxHashMap<u32, u32> = FxHashMap::default();
        for &block in &self.blocks {
            let Some(&entry) = self.entries.get(&block) else { continue };
            let ops = &self.open[entry + 1..self.end(block)];
            let open = ops.iter().filter(|open| **open).count();
            if open > 0 {
                *by_depth.entry(depth(block)).or_default() += saturated::<u32>(open);
            }
        }
        let mut depths: Vec<(u32, u32)> = by_depth.into_iter().collect();
        depths.sort_unstable_by_key(|depth| std::cmp::Reverse(depth.0));
        depths
    }

    /// The numbers of waits and signals.
    pub(super) fn count(&self) -> (u32, u32) {
        let split_parts = self.split_parts();
        let count = |half: SplitBarrierPart| {
            let of_kind =
                split_parts.iter().flat_map(|(_, split_parts)| split_parts).filter(|other| **other == half);
            saturated::<u32>(of_kind.count())
        };
        (count(SplitBarrierPart::Wait), count(SplitBarrierPart::Signal))
    }
}

/// Whether an event uses the workgroup barrier or may use it.
fn needs_the_barrier(action: &Action) -> bool {
    match action {
        Action::Call(_) => true,
        Action::Barrier(barrier) => barrier.kind.uses_workgroup_barrier(),
        _ => false,
    }
}
