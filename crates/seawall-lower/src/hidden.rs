//! What ops do without declaring it: the write of an allocation that has no place yet, bodies that Triton's dataflow does
//! not enter, arrivals of a wait. Its membar pass sees none of them ([`LowerOptions::declared_only`]).
//!
//! [`LowerOptions::declared_only`]: crate::LowerOptions::declared_only

use seawall_dialects::{
    Access as Does, EffectInstance, Kind, Meaning, OpEffects, Regions, Resource, Space, Traits,
};
use seawall_mlir::{OpId, RegionId, ValueId};
use seawall_model::{Action, BarrierOrigin, BlockId, Edge, MBarrier, MBarrierOp, Mode, TermId, Terminator};
use smallvec::SmallVec;

use crate::barriers::cta_barrier;
use crate::control::{Frame, Task, Walk};
use crate::events::Emit;
use crate::unit::Unit;
use crate::views::Flow;

impl Unit<'_> {
    /// The effects of `op`, with what an allocation writes before it has an offset: until then an immutable buffer is a value
    /// like any other and declares nothing.
    pub(crate) fn effects_of(&self, op: OpId) -> OpEffects {
        let mut effects = self.knowledge.effects(op);
        let written = self.module.results(op).first().copied().filter(|&result| {
            let is_placed = self.knowledge.space(result).is_some_and(|space| self.is_placed_here(space));
            (!self.declared_only || is_placed)
                && matches!(self.meaning(op), Meaning::Alloc(_))
                && self.operand(op, "src").is_some()
                && !effects.instances.iter().any(|e| e.access == Does::Write)
        });
        let resource = written.and_then(|value| self.knowledge.space(value)).map(|space| match space {
            Space::Tensor => Resource::Tensor,
            Space::Shared | Space::SharedCluster => Resource::Shared(Kind::Generic),
        });
        if let Some(resource) = resource {
            effects.memory_effect_free = false;
            effects.instances.push(EffectInstance { access: Does::Write, resource, value: written });
        }
        effects
    }

    /// Whether something happens in regions of `op` that no rule of control flow knows.
    pub(crate) fn has_hidden_body(&self, op: OpId) -> bool {
        let module = self.module;
        let hidden =
            matches!(self.meaning(op), Meaning::None | Meaning::Regions(Regions::Masked | Regions::Opaque))
                || (!module.op(op).known && self.has(op, Traits::REGION_BRANCH));
        let acts = |inner| !self.effects_of(inner).memory_effect_free || self.scratch_offset(inner).is_some();
        !self.declared_only
            && hidden
            && !module.regions(op).is_empty()
            && module.walk_op(op).any(|inner| inner != op && acts(inner))
    }

    /// Enters the regions of such an op: that of a mask if its operand holds, all others any number of times, in any order.
    pub(crate) fn hidden_body(&mut self, walk: &mut Walk, op: OpId, into: BlockId, rest: Task) {
        let module = self.module;
        self.op_events(op, into);
        let after = self.continuation(walk, op, into, rest);
        let leave = Edge { target: after, args: self.unknown_args(module.results(op)) };
        let frame = walk.frames.len();
        if let (Meaning::Regions(Regions::Masked), Some(&region)) =
            (self.meaning(op), module.regions(op).first())
        {
            walk.frames.push(Frame::Once { after, results: module.results(op).to_vec() });
            let then = self.enter_hidden(walk, region, into, frame);
            let condition = self.operand_term(op, "pred");
            return self.end(into, op, Terminator::Branch { condition, then, otherwise: leave });
        }
        let message = format!("how often the body of `{}` runs is not known", module.op_name(op));
        self.warn(
            "lower::hidden-body",
            op,
            message,
            "taken to run any number of times, each time for any operand",
        );
        let again = self.sibling(into);
        walk.order.push(again);
        walk.frames.push(Frame::Again { again });
        let mut edges: Vec<Edge> = module
            .regions(op)
            .iter()
            .filter(|&&region| !module.region_blocks(region).is_empty())
            .map(|&region| self.enter_hidden(walk, region, into, frame))
            .collect();
        edges.push(leave);
        self.program.blocks[again].terminator = Terminator::Switch(edges);
        self.end(into, op, Terminator::Goto(Edge { target: again, args: Vec::new() }));
    }

    fn enter_hidden(&mut self, walk: &mut Walk, region: RegionId, into: BlockId, frame: usize) -> Edge {
        let entry = self.sibling(into);
        let block = self.module.region_blocks(region).first().copied();
        let args = block.map_or(&[][..], |block| self.module.block_args(block));
        let args = self.unknown_args(args);
        walk.tasks.push(Task::Enter { region, entry, frame });
        Edge { target: entry, args }
    }

    /// Some value for each of `counterparts` that a parameter stands for.
    pub(crate) fn unknown_args(&mut self, counterparts: &[ValueId]) -> Vec<TermId> {
        let carried: Vec<ValueId> = counterparts.iter().copied().filter(|&v| self.is_carried(v)).collect();
        carried.into_iter().map(|value| self.varying_symbol(value)).collect()
    }

    /// A block argument of a body that runs once a tile is one of the operands of its type.
    pub(crate) fn hidden_body_flows(&mut self, op: OpId, flows: &mut Vec<Flow>) {
        let module = self.module;
        for (position, &region) in module.regions(op).iter().enumerate() {
            let entry = module.region_blocks(region).first();
            let args = entry.map_or(&[][..], |&block| module.block_args(block));
            for &target in args.iter().filter(|&&arg| self.is_memdesc(arg)) {
                let same = module.operands(op).iter().filter(|&&v| module.ty(v) == module.ty(target));
                flows.extend(same.map(|&source| Flow::Copy { source, target }));
            }
            for yielded in self.all_yielded(op, position) {
                self.copy_all(yielded, module.results(op), flows);
            }
        }
    }

    /// The mbarriers of a wait: once what is waited for is done, all warps meet and one thread arrives at each.
    pub(crate) fn arrivals_after_wait(&mut self, emit: &mut Emit) {
        let barriers = self.module.operand_group(emit.op, "barriers").to_vec();
        let predicates = self.module.operand_group(emit.op, "barrier_preds").to_vec();
        for (position, &barrier) in barriers.iter().enumerate() {
            let predicate = predicates.get(position).map(|&value| self.term(value));
            let mut access = self.access(barrier, Resource::Shared(Kind::Barrier), Mode::ReadWrite, None);
            access.issuer = seawall_model::Issuer::Thread;
            let arrive = MBarrierOp::Arrive { count: 1, per_thread: false };
            self.emit_barrier(emit, cta_barrier(BarrierOrigin::Hidden));
            let action = Action::MBarrier(MBarrier { op: arrive, predicate });
            self.emit(emit, action, SmallVec::from_iter([access]));
        }
    }
}
