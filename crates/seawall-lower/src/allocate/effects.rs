//! The effects of ops, including the write of an allocation without a place.
use seawall_dialects::{
    Access as Does, EffectInstance, Meaning, OpEffects, Regions, Resource, SharedAccessKind, Space, Traits,
};
use seawall_mlir::OpId;

use crate::allocate::placed::Placed;

impl Placed<'_> {
    /// The effects of `op`, including the write of an allocation with a source. Before it has an
    /// offset, an immutable buffer is a plain value and declares no effect.
    pub(crate) fn effects_of(&self, op: OpId) -> OpEffects {
        let mut effects = self.facts.knowledge.effects(op);
        let written = self.facts.module.results(op).first().copied().filter(|&result| {
            let is_placed =
                self.facts.knowledge.space(result).is_some_and(|space| self.is_placed_here(space));
            (!self.facts.options.declared_only || is_placed)
                && matches!(self.facts.meaning(op), Meaning::Alloc(_))
                && self.facts.operand(op, "src").is_some()
                && !effects.instances.iter().any(|e| e.access == Does::Write)
        });
        let resource = written.and_then(|value| self.facts.knowledge.space(value)).map(|space| match space {
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
        let module = self.facts.module;
        let hidden = matches!(
            self.facts.meaning(op),
            Meaning::None | Meaning::Regions(Regions::Masked | Regions::Opaque)
        ) || (!module.op(op).known && self.facts.has(op, Traits::REGION_BRANCH));
        let acts = |inner| !self.effects_of(inner).memory_effect_free || self.scratch_offset(inner).is_some();
        !self.facts.options.declared_only
            && hidden
            && !module.regions(op).is_empty()
            && module.walk_op(op).any(|inner| inner != op && acts(inner))
    }
}
