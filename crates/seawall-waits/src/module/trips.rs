//! Loops with a known trip count: a lower bound of the count of all their iterations.

use rustc_hash::FxHashMap;
use seawall_analysis::waits::{Back as Step, fewest};
use seawall_base::saturated;
use seawall_dialects::{Meaning, Regions};
use seawall_lower::counting::{Back, Point, Predecessor};
use seawall_mlir::{OpId, ValueId};

/// The lower bound of each loop with a known trip count of at least 1.
#[derive(Debug)]
pub(crate) struct Trips {
    counts: FxHashMap<OpId, u32>,
    /// Count nothing in other ops with regions than branches and such loops, as Triton's pass does.
    as_triton: bool,
}

impl Trips {
    /// Inner loops first. Each body is walked once for each enclosing loop with a known trip count.
    pub(crate) fn new(
        back: &Back<'_>,
        width: u32,
        as_triton: bool,
        weight: &mut dyn FnMut(OpId) -> u32,
    ) -> Self {
        let mut trips = Trips { counts: FxHashMap::default(), as_triton };
        // Ops are numbered in textual order, each before the ops inside it.
        for op in back.module.walk().rev() {
            if !matches!(back.knowledge.meaning(op), Meaning::Regions(Regions::For)) {
                continue;
            }
            if let Some(times) = static_trips(back, op) {
                let once = trips.body(back, op, width, weight);
                trips.counts.insert(op, saturated::<u32>(times).saturating_mul(once));
            }
        }
        trips
    }

    /// The lower bound of all iterations of a loop, if the loop certainly runs.
    pub(crate) fn of(&self, op: OpId) -> Option<u32> {
        self.counts.get(&op).copied()
    }

    /// The lower bound of one iteration.
    fn body(&self, back: &Back<'_>, op: OpId, width: u32, weight: &mut dyn FnMut(OpId) -> u32) -> u32 {
        let module = back.module;
        let Some(&[block]) = module.regions(op).first().map(|&region| module.region_blocks(region)) else {
            return 0;
        };
        let end = Point { block, index: module.block_ops(block).len() as u32 };
        let found = fewest(end, width, |at, steps| {
            if at == (Point { block, index: 0 }) {
                return steps.push(Step::Goal(0));
            }
            match back.behind(at) {
                Predecessor::Op(op, before) => steps.push(Step::To(before, weight(op))),
                Predecessor::Edges(Some(inner), hops) => match (self.of(inner), back.before(inner)) {
                    (Some(count), Some(before)) => steps.push(Step::To(before, count)),
                    (None, Some(before)) if self.as_triton && !is_branch(back, inner) => {
                        steps.push(Step::To(before, 0));
                    }
                    _ => steps.extend(hops.iter().map(|hop| Step::To(hop.to, 0))),
                },
                Predecessor::Edges(None, hops) => steps.extend(hops.iter().map(|hop| Step::To(hop.to, 0))),
                Predecessor::Unknown(_) | Predecessor::Start => steps.push(Step::Goal(0)),
            }
        });
        found.within(width).unwrap_or(0)
    }
}

pub(crate) fn is_branch(back: &Back<'_>, op: OpId) -> bool {
    back.knowledge.meaning(op) == Meaning::Regions(Regions::If)
}

/// The trip count of a loop, if its bounds are constants and it runs at all.
fn static_trips(back: &Back<'_>, op: OpId) -> Option<u64> {
    let module = back.module;
    let bound = |name| constant(back, *module.operand_group(op, name).first()?);
    let (from, to, step) = (bound("lowerBound")?, bound("upperBound")?, bound("step")?);
    let span = to.checked_sub(from).filter(|&span| span > 0 && step > 0)?;
    if module.attr(op, "unsignedCmp").is_some() && from < 0 {
        return None;
    }
    u64::try_from((span + step - 1) / step).ok()
}

/// The value of an integer constant.
pub(crate) fn constant(back: &Back<'_>, value: ValueId) -> Option<i128> {
    let op = back.module.defining_op(value)?;
    if !matches!(back.knowledge.meaning(op), Meaning::Constant) {
        return None;
    }
    back.module.constant_int(op)
}
