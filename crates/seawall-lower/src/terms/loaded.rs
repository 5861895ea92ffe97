//! Values that are loaded from shared memory, such as the next tile of a persistent kernel.
//!
//! Several partitions may load from one buffer and compute the same function of it. One symbol
//! stands for this function in all of them, so that it has one value where they load the same data.

use rustc_hash::FxHashSet;
use seawall_dialects::{Access, Meaning, Resource};
use seawall_mlir::{OpId, RegionId, ValueId};
use seawall_model::TermId;

use crate::terms::Terms;

/// A function of the contents of a buffer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Loaded {
    buffer: ValueId,
    /// The ops from the value to the buffer, each with its attributes.
    ops: Vec<(String, Vec<(String, String)>)>,
}

/// The symbol of such a function, and the partitions that use it. Another load of one partition has
/// another symbol.
#[derive(Debug)]
pub(crate) struct OfLoad {
    term: TermId,
    partitions: FxHashSet<RegionId>,
}

/// The most ops between a value and its buffer.
const LONGEST: usize = 8;

impl Terms<'_> {
    /// The symbol of a value that an op computes from nothing but shared memory, or of the phase
    /// that an arrival returns.
    pub(crate) fn loaded_symbol(&mut self, value: ValueId) -> Option<TermId> {
        let arrival = self.facts.module.defining_op(value);
        if let Some(op) = arrival.filter(|op| matches!(self.facts.meaning(*op), Meaning::MBarrier(_))) {
            // The arrival returns the phase in which it falls.
            let phase = self.varying_symbol(value);
            self.loaded.push((op, phase));
            return Some(phase);
        }
        if !self.facts.is_varying(value) {
            return None;
        }
        let (loaded, load) = self.of_load(value)?;
        let partition = self.partition_region(load)?;
        let is_free = |of: &&mut OfLoad| !of.partitions.contains(&partition);
        let known = self.loads.get_mut(&loaded).and_then(|known| known.iter_mut().find(is_free));
        let term = if let Some(of) = known {
            of.partitions.insert(partition);
            of.term
        } else {
            let term = self.varying_symbol(value);
            let of = OfLoad { term, partitions: FxHashSet::from_iter([partition]) };
            self.loads.entry(loaded).or_default().push(of);
            term
        };
        self.loaded.push((load, term));
        Some(term)
    }

    /// What a value is of which buffer, and the op that loads it.
    fn of_load(&self, value: ValueId) -> Option<(Loaded, OpId)> {
        let module = self.facts.module;
        let (mut ops, mut load, mut at) = (Vec::new(), None, value);
        while ops.len() < LONGEST {
            at = self.facts.origin_of_captured(at);
            let Some(op) = module.defining_op(at) else { break };
            let meaning = self.facts.meaning(op);
            if load.is_some() && !matches!(meaning, Meaning::View(_)) {
                break;
            }
            let &[operand] = self.operands_but_indices(op, meaning) else { return None };
            if !module.regions(op).is_empty() || module.results(op).len() != 1 {
                return None;
            }
            let effects = self.facts.knowledge.effects(op);
            let reads_shared = effects.known
                && !effects.instances.is_empty()
                && effects.instances.iter().all(|effect| {
                    effect.access == Access::Read && matches!(effect.resource, Resource::Shared(_))
                });
            match load {
                None if reads_shared => load = Some(op),
                _ if !effects.memory_effect_free => return None,
                _ => {}
            }
            ops.push(self.named_op(op));
            at = operand;
        }
        let buffer = load.filter(|_| self.facts.is_allocation(at)).map(|_| at)?;
        Some((Loaded { buffer, ops }, load?))
    }

    /// The operands of an op, without the slots that a view selects.
    fn operands_but_indices(&self, op: OpId, meaning: Meaning) -> &[ValueId] {
        let operands = self.facts.module.operands(op);
        match meaning {
            Meaning::View(_) => operands.get(..1).unwrap_or_default(),
            _ => operands,
        }
    }

    /// The region of the partition, or of the function, that contains an op.
    pub(crate) fn partition_region(&self, op: OpId) -> Option<RegionId> {
        let module = self.facts.module;
        let mut op = op;
        loop {
            let region = module.block(module.op(op).parent?).parent?;
            let owner = module.region(region).op;
            if matches!(self.facts.meaning(owner), Meaning::Func | Meaning::WarpSpecialize(_)) {
                return Some(region);
            }
            op = owner;
        }
    }
}
