//! All ways to put signals before given waits, and the one of the longest distance.
//!
//! A *position* is an op of a block, the entry of a block or its end; between two neighbours lies a gap. Each position is open or
//! closed: whether a signal has come whose wait is yet to come. Halves stand where that changes. With the waits given, a set of open
//! positions is a placement if
//!
//! - behind a gap without a wait a position is open if that before it is: only waits close;
//! - where no half can stand, and along edges, both sides are alike: halves pair on every path;
//! - certain positions are closed: entries and returns of the function, calls, barriers, what must lie before a signal.
//!
//! At a wait all is possible: a signal comes directly before it, and another behind it, where they are needed. These conditions are
//! kept when the open positions of two placements are put together; so there is a placement whose open positions are those of all,
//! and it is found by closing what must be closed. No other has more ops between its halves, at any depth of loops.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::{Gap, Half, HazardAnalysis, Pairing};
use seawall_model::{Action, BarrierKind, BlockId, FunctionId, Program, Terminator};
use smallvec::SmallVec;

/// One function.
pub(super) struct Grid {
    blocks: Vec<BlockId>,
    /// The position of each block's entry; those of its ops follow, then that of its end.
    entries: FxHashMap<BlockId, usize>,
    /// Ops of each block.
    ops: FxHashMap<BlockId, usize>,
    waits: FxHashSet<Gap>,
    open: Vec<bool>,
    /// What is closed if a position is.
    closes: Vec<SmallVec<[usize; 2]>>,
    /// Where one goes from a position, if no wait lies between.
    next: Vec<SmallVec<[usize; 2]>>,
}

impl Grid {
    /// The most open positions with waits in the gaps `waits`; `None` for a function of which nothing is known.
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

    /// What follows from what.
    fn connect(&mut self, program: &Program, analysis: &HazardAnalysis<'_>, pairing: &Pairing) {
        for block in self.blocks.clone() {
            let Some(&entry) = self.entries.get(&block) else { continue };
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

    /// Positions that lie between no halves, whatever is chosen.
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
            let Some(&entry) = self.entries.get(&id) else { continue };
            for gap in self.gaps(id) {
                let (from, at) = (analysis.position(gap), gap.at as usize);
                let to = analysis.position(Gap { at: gap.at + 1, ..gap });
                let events = block.events.get(from..to).unwrap_or_default();
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
        let ops = self.ops.get(&block).copied().unwrap_or(0);
        (0..=u32::try_from(ops).unwrap_or(u32::MAX)).map(move |at| Gap { block, at })
    }

    /// The position at the end of a block.
    fn end(&self, block: BlockId) -> usize {
        let entry = self.entries.get(&block).copied().unwrap_or(0);
        entry + self.ops.get(&block).copied().unwrap_or(0) + 1
    }

    /// Closes a position and what that closes; whether it was open.
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

    /// Closes what leads to no wait.
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

    /// The op before a gap must come before the next signal; whether that is new.
    pub(super) fn close_before(&mut self, gap: Gap) -> bool {
        let new = self.before(gap).is_some_and(|position| self.close(position));
        if new {
            self.settle();
        }
        new
    }

    /// Puts every signal directly before its wait; whether that is new.
    pub(super) fn close_all(&mut self) -> bool {
        let new = self.open.contains(&true);
        self.open.fill(false);
        new
    }

    /// The halves in each gap that has some, in the order of the program.
    pub(super) fn halves(&self) -> Vec<(Gap, Vec<Half>)> {
        let mut all = Vec::new();
        for gap in self.blocks.iter().flat_map(|&block| self.gaps(block)) {
            let Some(before) = self.before(gap) else { continue };
            let (open, opens) = (self.open[before], self.open[before + 1]);
            let mut halves = Vec::new();
            if self.waits.contains(&gap) {
                halves.extend((!open).then_some(Half::Signal));
                halves.push(Half::Wait);
                halves.extend(opens.then_some(Half::Signal));
            } else if opens && !open {
                halves.push(Half::Signal);
            }
            if !halves.is_empty() {
                all.push((gap, halves));
            }
        }
        all
    }

    /// The waits that a signal in `gap` is for; `directly` if its wait is the next half in the gap.
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

    /// Ops between halves, by the depth of their blocks, the deepest first.
    pub(super) fn distance(&self, depth: impl Fn(BlockId) -> u32) -> Vec<(u32, u32)> {
        let mut by_depth: FxHashMap<u32, u32> = FxHashMap::default();
        for &block in &self.blocks {
            let Some(&entry) = self.entries.get(&block) else { continue };
            let ops = self.open.get(entry + 1..self.end(block)).unwrap_or_default();
            let open = ops.iter().filter(|open| **open).count();
            if open > 0 {
                *by_depth.entry(depth(block)).or_default() += u32::try_from(open).unwrap_or(u32::MAX);
            }
        }
        let mut depths: Vec<(u32, u32)> = by_depth.into_iter().collect();
        depths.sort_unstable_by_key(|depth| std::cmp::Reverse(depth.0));
        depths
    }

    /// How many waits and signals there are.
    pub(super) fn count(&self) -> (u32, u32) {
        let halves = self.halves();
        let count = |half: Half| {
            let of_kind = halves.iter().flat_map(|(_, halves)| halves).filter(|other| **other == half);
            u32::try_from(of_kind.count()).unwrap_or(u32::MAX)
        };
        (count(Half::Wait), count(Half::Signal))
    }
}

/// Whether an event is a rendezvous of the workgroup, a half of its split barrier, or may be one.
fn needs_the_barrier(action: &Action) -> bool {
    match action {
        Action::Call(_) => true,
        Action::Barrier(barrier) => match barrier.kind {
            BarrierKind::Signal { id } | BarrierKind::WaitSignal { id } => id == super::WORKGROUP,
            BarrierKind::Cta | BarrierKind::Conditional { .. } | BarrierKind::Partitions => true,
            // Others are no barriers of the workgroup, or other hardware barriers.
            BarrierKind::Warp
            | BarrierKind::WarpGroup
            | BarrierKind::Cluster { .. }
            | BarrierKind::Named { .. } => false,
        },
        _ => false,
    }
}
