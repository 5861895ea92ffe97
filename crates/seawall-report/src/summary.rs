//! The last lines of an explanation: the number of barriers, their loop depths, and the hazards
//! that they order.

use seawall_analysis::HazardKind;
use seawall_place::{Insertion, Reason};

use crate::loop_nesting::LoopNesting;
use crate::module::PlacedModule;

/// Counts over all modules of a file.
#[derive(Default)]
struct Tally {
    barriers: usize,
    removed: usize,
    fences: usize,
    annotations: usize,
    warp_barriers: usize,
    signals: usize,
    ops_between: usize,
    by_depth: Vec<usize>,
    hazards: [usize; 3],
    trailing_waits: usize,
}

/// One or more lines about all placements of a file, with a final line break.
pub fn summary(modules: &[PlacedModule<'_>]) -> String {
    let mut tally = Tally::default();
    for module in modules {
        tally.add(module);
    }
    tally.text()
}

impl Tally {
    fn add(&mut self, module: &PlacedModule<'_>) {
        let flow = LoopNesting::new(module.program);
        self.removed += module.placement.removed.len();
        let between = module.placement.split.iter().flat_map(|distance| &distance.depths);
        self.ops_between += between.map(|&(_, ops)| ops as usize).sum::<usize>();
        for placed in &module.placement.placed {
            match placed.insertion {
                Insertion::LocalBarrier | Insertion::ClusterBarrier { .. } | Insertion::Wait { .. } => {
                    self.barriers += 1;
                    let depth = flow.depth_of(placed.point.origin()).unwrap_or(0) as usize;
                    self.by_depth.resize(self.by_depth.len().max(depth + 1), 0);
                    self.by_depth[depth] += 1;
                }
                Insertion::MBarrierInitFence | Insertion::ProxyFence { .. } => self.fences += 1,
                Insertion::WarpBarrier => self.warp_barriers += 1,
                Insertion::WarpGroupLocal => self.annotations += 1,
                Insertion::Signal { .. } => self.signals += 1,
            }
            match &placed.reason {
                Reason::Hazards(hazards) => {
                    for hazard in hazards {
                        self.hazards[match hazard.kind {
                            HazardKind::Raw => 0,
                            HazardKind::War => 1,
                            HazardKind::Waw => 2,
                        }] += 1;
                    }
                }
                Reason::TrailingWait { .. } => self.trailing_waits += 1,
                Reason::KernelExit
                | Reason::ClusterInit { .. }
                | Reason::LaterSyncPoint
                | Reason::SignalFor { .. }
                | Reason::OrderedElsewhere => {}
            }
        }
    }

    fn text(&self) -> String {
        let mut text = count(self.barriers, "barrier", "barriers");
        if self.by_depth.len() > 1 {
            let places = self.by_depth.iter().enumerate().filter(|&(_, &n)| n > 0);
            let places: Vec<String> = places.map(|(depth, n)| format!("{n} {}", depth_text(depth))).collect();
            text.push_str(&format!(": {}", places.join(", ")));
        }
        let mut extra = Vec::new();
        if self.signals > 0 {
            let (signals, ops) =
                (count(self.signals, "signal", "signals"), count(self.ops_between, "op", "ops"));
            extra.push(format!("{signals}, with {ops} on memory between signal and wait"));
        }
        if self.fences > 0 {
            extra.push(count(self.fences, "fence", "fences"));
        }
        if self.warp_barriers > 0 {
            extra.push(count(self.warp_barriers, "warp barrier", "warp barriers"));
        }
        if self.annotations > 0 {
            extra.push(count(self.annotations, "annotated wait", "annotated waits"));
        }
        if self.removed > 0 {
            extra.push(format!("{} deleted", count(self.removed, "barrier", "barriers")));
        }
        if !extra.is_empty() {
            text.push_str(&format!("; also {}", extra.join(" and ")));
        }
        text.push('\n');
        let total: usize = self.hazards.iter().sum();
        if total > 0 {
            let kinds = ["RAW", "WAR", "WAW"].iter().zip(self.hazards).filter(|&(_, n)| n > 0);
            let kinds: Vec<String> = kinds.map(|(kind, n)| format!("{n} {kind}")).collect();
            text.push_str(&format!("{} ordered: {}\n", count(total, "hazard", "hazards"), kinds.join(", ")));
        }
        if self.trailing_waits > 0 {
            let waits = count(self.trailing_waits, "wait", "waits");
            text.push_str(&format!(
                "{waits} followed by a barrier that makes the completed operations \
                                    visible to all warps\n"
            ));
        }
        text
    }
}

fn count(n: usize, one: &str, many: &str) -> String {
    match n {
        0 => format!("no {many}"),
        1 => format!("1 {one}"),
        n => format!("{n} {many}"),
    }
}

fn depth_text(depth: usize) -> String {
    match depth {
        0 => "outside of loops".to_owned(),
        1 => "in loops".to_owned(),
        depth => format!("in loops nested {depth} deep"),
    }
}
