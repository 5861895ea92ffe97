//! Where pipelines can be: loops with MMAs and a flat body, and the straight-line code at the end
//! of a kernel.

use seawall_base::Span;
use seawall_dialects::{LoopPart, Meaning, OpKnowledge, loop_part};
use seawall_mlir::{BlockId, Module, OpId};
use seawall_timing::{Loops, Region, Timeline, is_mma, kernel};

use crate::marks;

/// A place for a pipeline.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    /// The loop, unless the place is straight-line code.
    pub(crate) loop_op: Option<OpId>,
    /// Its ops in order, without borders and without its terminator.
    pub(crate) ops: Vec<OpId>,
    /// The op before which the last stage ends. `None` if it ends after the last op.
    pub(crate) end: Option<OpId>,
    /// The borders that it has.
    pub(crate) borders: Vec<OpId>,
    /// Its number among the innermost loops with MMAs, if it is a loop.
    pub(crate) number: Option<usize>,
    /// For each op, whether it accesses memory or multiplies, so that a stage may end after it.
    pub(crate) heavy: Vec<bool>,
}

impl Place {
    /// Returns what a run says about this place. Straight-line code is the last region that is not
    /// a loop.
    pub(crate) fn of<'t>(&self, run: &'t Timeline) -> Option<&'t Region> {
        match self.number {
            Some(number) => run.regions.iter().find(|region| region.number == Some(number)),
            None => run.regions.iter().rfind(|region| !region.is_loop),
        }
    }

    pub(crate) fn span(&self, m: &Module) -> Span {
        let mma = self.ops.iter().find(|&&op| is_mma(m, op));
        self.loop_op.map(|op| m.op(op).name_span).or(mma.map(|&op| m.op(op).span)).unwrap_or(Span::at(0))
    }
}

/// Returns the places of the kernel that the model runs, in textual order.
pub(crate) fn places(m: &Module) -> Vec<Place> {
    let Some(function) = kernel(m) else { return Vec::new() };
    let knowledge = OpKnowledge::new(m);
    let mut places = Vec::new();
    for (number, op) in Loops::new(m, function).innermost_with_mmas().into_iter().enumerate() {
        let body = m.regions(op).first().map(|&region| m.region_blocks(region));
        if let Some(&[block]) = body.filter(|_| marks::is_for(m, op)) {
            places.extend(of_loop(&knowledge, op, block, number));
        }
    }
    places.extend(straight(&knowledge, function));
    places
}

fn of_loop(knowledge: &OpKnowledge<'_>, loop_op: OpId, block: BlockId, number: usize) -> Option<Place> {
    let m = knowledge.module();
    let all = m.block_ops(block);
    let end = all.last().copied().filter(|&op| marks::is_yield(m, op));
    let ops = all.iter().copied().filter(|&op| Some(op) != end);
    place(knowledge, Some((loop_op, number)), ops.collect(), end)
}

/// Returns the code after the last loop in the function's own block, up to the last MMA there, if
/// it has at least two MMAs.
fn straight(knowledge: &OpKnowledge<'_>, function: OpId) -> Option<Place> {
    let m = knowledge.module();
    let &[block] = m.regions(function).first().map(|&region| m.region_blocks(region))? else { return None };
    let all = m.block_ops(block);
    let stops = |op: &OpId| m.walk_op(*op).any(|op| marks::is_loop(m, op));
    let from = all.iter().rposition(stops).map_or(0, |at| at + 1);
    let last = all.iter().rposition(|&op| is_mma(m, op)).filter(|&at| at >= from)?;
    // The code starts with the first MMA or load from shared memory, and with what follows the last
    // wait or barrier before it.
    let starts = |op: &OpId| is_mma(m, *op) || marks::is_part(m, *op, LoopPart::LocalLoad);
    let first = all[from..].iter().position(starts).map_or(from, |at| from + at);
    let between = all[from..first].iter().rposition(|&op| marks::sits_between(m, op));
    let first = between.map_or(from, |at| from + at + 1);
    let ops = all.get(first..=last)?.to_vec();
    if ops.iter().filter(|&&op| is_mma(m, op)).count() < 2 {
        return None;
    }
    let end = all.get(last + 1).copied();
    place(knowledge, None, ops, end)
}

fn place(
    knowledge: &OpKnowledge<'_>,
    around: Option<(OpId, usize)>,
    all: Vec<OpId>,
    end: Option<OpId>,
) -> Option<Place> {
    let m = knowledge.module();
    let (borders, ops): (Vec<OpId>, Vec<OpId>) = all.into_iter().partition(|&op| marks::is_border(m, op));
    // Other barriers have their own purpose, and formed stages are already divided.
    let foreign = |op: &OpId| {
        !marks::sits_between(m, *op)
            && m.walk_op(*op)
                .any(|op| matches!(knowledge.meaning(op), Meaning::Barrier(_)) || marks::is_stage(m, op))
    };
    if ops.iter().any(foreign) {
        return None;
    }
    let heavy: Vec<bool> = ops.iter().map(|&op| m.walk_op(op).any(|op| is_heavy(knowledge, op))).collect();
    let (loop_op, number) = around.unzip();
    Some(Place { loop_op, ops, end, borders, number, heavy })
}

/// Whether `op` accesses memory or multiplies.
pub(crate) fn is_heavy(knowledge: &OpKnowledge<'_>, op: OpId) -> bool {
    let m = knowledge.module();
    let moves_tensor = loop_part(m, op).is_some_and(|part| match part {
        LoopPart::GlobalLoad
        | LoopPart::GlobalStore
        | LoopPart::BufferLoad
        | LoopPart::BufferStore
        | LoopPart::LocalLoad
        | LoopPart::LocalStore => true,
        LoopPart::Copy | LoopPart::SlotView | LoopPart::Dot | LoopPart::ScaledDot => false,
    });
    is_mma(m, op)
        || moves_tensor
        // With a value it stores.
        || matches!(knowledge.meaning(op), Meaning::Alloc(_)) && !m.operands(op).is_empty()
        || matches!(knowledge.meaning(op), Meaning::AsyncCopy(_) | Meaning::Atomic(_) | Meaning::Scratch(_))
}
