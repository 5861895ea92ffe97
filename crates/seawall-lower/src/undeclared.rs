//! Effects that ops do not declare: the write of an allocation without a place, bodies that
//! Triton's dataflow does not enter, and arrivals of a wait. Triton's membar pass ignores all of
//! them ([`LowerOptions::declared_only`]).
//!
//! [`LowerOptions::declared_only`]: crate::LowerOptions::declared_only

use seawall_dialects::{
    Access as Does, EffectInstance, Meaning, OpEffects, Regions, Resource, SharedAccessKind, Space, Traits,
};
use seawall_mlir::{OpId, RegionId, ValueId};
use seawall_model::{Action, BarrierOrigin, BlockId, Edge, MBarrier, MBarrierOp, Mode, TermId, Terminator};
use smallvec::SmallVec;

use crate::barriers::cta_barrier;
use crate::control::{Frame, Task, Walk};
use crate::events::Emit;
use crate::unit::ModuleLowering;
use crate::views::Flow;

impl ModuleLowering<'_> {
    /// The effects of `op`, including the write of an allocation with a source. Before it has an
    /// offset, an immutable buffer is a plain value and declares no effect.
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
            Space::Shared | Space::SharedCluster => Resource::Shared(SharedAccessKind::Generic),
        });
        if let Some(resource) = resource {
            effects.memory_effect_free = false;
            effects.instances.push(EffectInstance { access: Does::Write, resource, value: written });
        }
        effects
    }

    /// Whether ops act in regions of `op` whose control flow has no rule.
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

    /// Enters the regions of such an op: the region of a mask if its operand holds, other regions
    /// any number of times, in any order.
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
        let message = format!("Seawall does not know how often the body of `{}` runs", module.op_name(op));
        self.warn(
            "lower::hidden-body",
            op,
            message,
            "assumed to run any number of times, with any operand, so reported races may not exist",
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

    /// An unknown value for each of the `counterparts` that is a parameter.
    pub(crate) fn unknown_args(&mut self, counterparts: &[ValueId]) -> Vec<TermId> {
        let carried: Vec<ValueId> = counterparts.iter().copied().filter(|&v| self.is_carried(v)).collect();
        carried.into_iter().map(|value| self.varying_symbol(value)).collect()
    }

    /// Lets a block argument of a body that runs once per tile name any operand of its type.
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

    /// Emits the mbarrier arrivals of a wait: when it completes, a CTA barrier follows, and one
    /// thread arrives at each mbarrier.
    pub(crate) fn arrivals_after_wait(&mut self, emit: &mut Emit) {
        let barriers = self.module.operand_group(emit.op, "barriers").to_vec();
        let predicates = self.module.operand_group(emit.op, "barrier_preds").to_vec();
        for (position, &barrier) in barriers.iter().enumerate() {
            let predicate = predicates.get(position).map(|&value| self.term(value));
            let mut access =
                self.access(barrier, Resource::Shared(SharedAccessKind::Barrier), Mode::ReadWrite, None);
            access.issuer = seawall_model::Issuer::Thread;
            let arrive = MBarrierOp::Arrive { count: 1, per_thread: false };
            self.emit_barrier(emit, cta_barrier(BarrierOrigin::Hidden));
            let action = Action::MBarrier(MBarrier { op: arrive, predicate });
            self.emit(emit, action, SmallVec::from_iter([access]));
        }
    }
}
