//! Where pipelines can be: loops with products and a flat body, and the straight-line code at the end of a kernel.

use seawall_base::Span;
use seawall_dialects::{Meaning, OpKnowledge};
use seawall_mlir::{BlockId, Module, OpId};
use seawall_timing::{Loops, Region, Timeline, is_product, kernel};

use crate::marks;

/// A place for a pipeline.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    /// The loop, unless it is straight-line code.
    pub(crate) loop_op: Option<OpId>,
    /// Its ops in order, without borders and without what ends it.
    pub(crate) ops: Vec<OpId>,
    /// In front of this the last stage ends, or behind the last op.
    pub(crate) end: Option<OpId>,
    /// Borders that it has.
    pub(crate) borders: Vec<OpId>,
    /// Which of the innermost loops with products it is, if it is a loop.
    pub(crate) number: Option<usize>,
    /// For each op: whether it works on memory or multiplies, so that a stage may end behind it.
    pub(crate) heavy: Vec<bool>,
}

impl Place {
    /// What a run says of this place. Straight-line code is what comes last of such, whatever stands in front of the loops.
    pub(crate) fn of<'t>(&self, run: &'t Timeline) -> Option<&'t Region> {
        match self.number {
            Some(number) => run.regions.iter().find(|region| region.number == Some(number)),
            None => run.regions.iter().rfind(|region| !region.is_loop),
        }
    }

    pub(crate) fn span(&self, m: &Module) -> Span {
        let product = self.ops.iter().find(|&&op| is_product(m, op));
        self.loop_op.map(|op| m.op(op).name_span).or(product.map(|&op| m.op(op).span)).unwrap_or(Span::at(0))
    }
}

/// The places of the kernel that the model runs, in order of the text.
pub(crate) fn places(m: &Module) -> Vec<Place> {
    let Some(function) = kernel(m) else { return Vec::new() };
    let knowledge = OpKnowledge::new(m);
    let mut places = Vec::new();
    for (number, op) in Loops::new(m, function).innermost_with_products().into_iter().enumerate() {
        let body = m.regions(op).first().map(|&region| m.region_blocks(region));
        if let (Some(&[block]), "scf.for") = (body, m.op_name(op)) {
            places.extend(of_loop(&knowledge, op, block, number));
        }
    }
    places.extend(straight(&knowledge, function));
    places
}

fn of_loop(knowledge: &OpKnowledge<'_>, loop_op: OpId, block: BlockId, number: usize) -> Option<Place> {
    let m = knowledge.module();
    let all = m.block_ops(block);
    let end = all.last().copied().filter(|&op| m.op_name(op) == "scf.yield");
    let ops = all.iter().copied().filter(|&op| Some(op) != end);
    place(knowledge, Some((loop_op, number)), ops.collect(), end)
}

/// What stands behind the last loop in the function's own block, up to the last product there, if there are two products.
fn straight(knowledge: &OpKnowledge<'_>, function: OpId) -> Option<Place> {
    let m = knowledge.module();
    let &[block] = m.regions(function).first().map(|&region| m.region_blocks(region))? else { return None };
    let all = m.block_ops(block);
    let stops = |op: &OpId| m.walk_op(*op).any(|op| marks::is_loop(m, op));
    let from = all.iter().rposition(stops).map_or(0, |at| at + 1);
    let last = all.iter().rposition(|&op| is_product(m, op)).filter(|&at| at >= from)?;
    // In front of the first access to shared memory or product, nothing is to be cut, and waits and barriers there end the first stage's reach.
    let starts = |op: &OpId| is_product(m, *op) || m.op_name(*op) == "ttg.local_load";
    let first = all[from..].iter().position(starts).map_or(from, |at| from + at);
    let between = all[from..first].iter().rposition(|&op| marks::sits_between(m, op));
    let first = between.map_or(from, |at| from + at + 1);
    let ops = all.get(first..=last)?.to_vec();
    if ops.iter().filter(|&&op| is_product(m, op)).count() < 2 {
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
    // A barrier of another kind has its own reasons, and a stage that is formed has been cut already.
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

/// Whether `op` works on memory or multiplies.
pub(crate) fn is_heavy(knowledge: &OpKnowledge<'_>, op: OpId) -> bool {
    let m = knowledge.module();
    let by_name =
        ["ttg.local_load", "ttg.local_store", "tt.load", "tt.store", "amdg.buffer_load", "amdg.buffer_store"];
    is_product(m, op)
        || by_name.contains(&m.op_name(op))
        // With a value it is a store.
        || matches!(knowledge.meaning(op), Meaning::Alloc(_)) && !m.operands(op).is_empty()
        || matches!(knowledge.meaning(op), Meaning::AsyncCopy(_) | Meaning::Atomic(_) | Meaning::Scratch(_))
}
