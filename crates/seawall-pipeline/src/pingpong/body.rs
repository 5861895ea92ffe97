//! The parts of a loop that ping-pong schedules examine.

use seawall_dialects::LoopPart;
use seawall_mlir::{BlockId, Module, OpId, ValueDef, ValueId};

use crate::marks;
use crate::tree::around;

/// A loop that gets no schedule.
#[derive(Clone, Debug)]
pub(crate) struct Declined {
    /// The op that prevents it; the loop itself if there is none.
    pub(crate) at: OpId,
    /// The reason, as a sentence without its full stop.
    pub(crate) why: String,
}

impl Declined {
    pub(crate) fn new(at: OpId, why: impl Into<String>) -> Self {
        Declined { at, why: why.into() }
    }
}

/// The ops of an `scf.for`, nested ones included, in textual order.
#[derive(Clone, Debug)]
pub(crate) struct Body<'m> {
    pub(crate) m: &'m Module,
    pub(crate) loop_op: OpId,
    pub(crate) block: BlockId,
    pub(crate) global_loads: Vec<OpId>,
    pub(crate) copies: Vec<OpId>,
    pub(crate) commits: Vec<OpId>,
    pub(crate) waits: Vec<OpId>,
    /// Those that read a buffer which the loop passes from one iteration to the next, as pipelined
    /// loads do.
    pub(crate) local_loads: Vec<OpId>,
    pub(crate) local_stores: Vec<OpId>,
    pub(crate) dots: Vec<OpId>,
    pub(crate) scaled_dots: Vec<OpId>,
}

impl<'m> Body<'m> {
    /// `None` for an op without a body of one block.
    pub(crate) fn new(m: &'m Module, loop_op: OpId) -> Option<Self> {
        let [region] = m.regions(loop_op) else { return None };
        let [block] = m.region_blocks(*region) else { return None };
        let ops = |is_meant: &dyn Fn(OpId) -> bool| {
            m.walk_op(loop_op).filter(|&op| is_meant(op)).collect::<Vec<_>>()
        };
        let parts = |part| ops(&|op| marks::is_part(m, op, part));
        let mut body = Body {
            m,
            loop_op,
            block: *block,
            global_loads: parts(LoopPart::GlobalLoad),
            copies: parts(LoopPart::Copy),
            commits: ops(&|op| marks::is_commit(m, op)),
            waits: ops(&|op| marks::is_group_wait(m, op)),
            local_loads: parts(LoopPart::LocalLoad),
            local_stores: parts(LoopPart::LocalStore),
            dots: parts(LoopPart::Dot),
            scaled_dots: parts(LoopPart::ScaledDot),
        };
        let carried =
            |op: &OpId| m.operands(*op).first().is_some_and(|&source| is_carried(m, *block, source));
        body.local_loads.retain(carried);
        Some(body)
    }

    /// Whether the value may change in the loop: it depends on an argument of a block in the loop.
    pub(crate) fn varies(&self, value: ValueId) -> bool {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut todo = vec![value];
        while let Some(value) = todo.pop() {
            if !seen.insert(value) {
                continue;
            }
            let by = match self.m.value(value).def {
                ValueDef::OpResult { op, .. } => op,
                ValueDef::BlockArg { block, .. } => {
                    let owner = self.m.block(block).parent.map(|region| self.m.region(region).op);
                    if owner.is_some_and(|owner| self.is_around(owner)) {
                        return true;
                    }
                    continue;
                }
            };
            if self.is_around(by) {
                todo.extend(self.m.operands(by));
            }
        }
        false
    }

    /// Whether the loop is the op, or contains it.
    fn is_around(&self, op: OpId) -> bool {
        around(self.m, op).any(|op| op == self.loop_op)
    }
}

/// Whether the value is an argument of the block other than the first, which counts iterations.
fn is_carried(m: &Module, block: BlockId, value: ValueId) -> bool {
    matches!(m.value(value).def, ValueDef::BlockArg { block: of, index } if of == block && index > 0)
}
