//! Memdescs of shared memory in the flat form: their definitions, their users, and what is
//! forwarded to what.
//!
//! In the flat form, the results of `scf.for` are arguments of the block with the loop condition.
//! The results of `scf.while` are the operands of its condition. The results of other structured
//! ops are arguments of the block after the op.

use seawall_base::SecondaryMap;
use seawall_dialects::{Meaning, Regions, Space, partitions_of};
use seawall_mlir::{OpId, ValueId};

use super::arefs::aref_sources;
use super::flat::{Flat, Spot};
use super::refusal::Refusal;
use super::users::Users;
use crate::facts::Facts;

/// The memdescs of a module.
pub(super) struct Memdescs {
    definitions: SecondaryMap<ValueId, Option<Definition>>,
    /// All values with a definition.
    defined: Vec<ValueId>,
    /// The value that stands for a memdesc in the flat form, where it is another one.
    names: SecondaryMap<ValueId, Option<ValueId>>,
    users: Users,
    /// Sorted pairs (source, target): the target may be the same buffer as the source.
    flows: Vec<(ValueId, ValueId)>,
}

/// Where a memdesc is defined.
#[derive(Clone, Copy, Debug)]
pub(super) struct Definition {
    pub(super) spot: Spot,
    /// An op defines it, so it counts even without users.
    pub(super) given: bool,
}

impl Memdescs {
    /// Visits all ops. Errors: structured control flow whose forwarded values are unknown, a use
    /// without a definition.
    pub(super) fn new(facts: &Facts<'_>, flat: &Flat) -> Result<Memdescs, Refusal> {
        let mut recording = Recording {
            facts,
            flat,
            definitions: SecondaryMap::new(),
            defined: Vec::new(),
            names: SecondaryMap::new(),
            flows: Vec::new(),
        };
        for &op in flat.order() {
            recording.op(op)?;
        }
        let Recording { definitions, defined, names, mut flows, .. } = recording;
        let name = |value: ValueId| names[value].unwrap_or(value);
        for (source, target) in &mut flows {
            (*source, *target) = (name(*source), name(*target));
        }
        flows.retain(|(source, target)| source != target);
        flows.sort_unstable();
        flows.dedup();
        let used = |value: ValueId| is_shared(facts, value).then(|| name(value));
        let users = Users::new(facts.module, flat.order().iter().copied(), used);
        if let Some(op) = users.first_of(|value| definitions[value].is_none()) {
            return Err(Refusal::new(Some(op), "it uses a buffer whose definition Seawall cannot find"));
        }
        Ok(Memdescs { definitions, defined, names, users, flows })
    }

    /// The value that stands for `value` in the flat form.
    pub(super) fn name(&self, value: ValueId) -> ValueId {
        self.names[value].unwrap_or(value)
    }

    /// The definition of a value of the flat form.
    pub(super) fn definition(&self, value: ValueId) -> Option<Definition> {
        self.definitions[value]
    }

    /// All values with a definition in the flat form.
    pub(super) fn defined(&self) -> &[ValueId] {
        &self.defined
    }

    /// The users of a value of the flat form.
    pub(super) fn users(&self, value: ValueId) -> impl ExactSizeIterator<Item = OpId> + '_ {
        self.users.of(value)
    }

    /// The values of the flat form that `value` is forwarded to.
    pub(super) fn passed_to(&self, value: ValueId) -> impl ExactSizeIterator<Item = ValueId> + '_ {
        let first = self.flows.partition_point(|&(source, _)| source < value);
        let count = self.flows[first..].iter().take_while(|&&(source, _)| source == value).count();
        self.flows[first..first + count].iter().map(|&(_, target)| target)
    }
}

/// Whether a value names shared memory, or is an aref, which may hold some.
fn is_shared(facts: &Facts<'_>, value: ValueId) -> bool {
    matches!(facts.knowledge.space(value), Some(Space::Shared | Space::SharedCluster))
        || facts.knowledge.is_aref(value)
}

/// Records definitions and forwarded values, op by op.
struct Recording<'u, 'm> {
    facts: &'u Facts<'m>,
    flat: &'u Flat,
    definitions: SecondaryMap<ValueId, Option<Definition>>,
    defined: Vec<ValueId>,
    names: SecondaryMap<ValueId, Option<ValueId>>,
    flows: Vec<(ValueId, ValueId)>,
}

impl Recording<'_, '_> {
    fn op(&mut self, op: OpId) -> Result<(), Refusal> {
        let module = self.facts.module;
        for successor in module.successors(op) {
            self.forward(op, module.successor_args(successor), module.block_args(successor.block))?;
        }
        let meaning = self.facts.meaning(op);
        match meaning {
            Meaning::Regions(kind) if self.flat.after(op).is_some() => return self.structured(op, kind),
            Meaning::Yield => self.name_results(op),
            _ => {}
        }
        if !module.regions(op).is_empty() {
            self.arguments(op);
            self.nested(op, meaning)?;
        }
        self.define(module.results(op), self.flat.spot(op), true);
        let sources = match meaning {
            Meaning::View(_) => module.operands(op).get(..1),
            Meaning::Aref(aref) => module.operands(op).get(..aref_sources(aref, module.operands(op).len())),
            Meaning::Select => module.operands(op).get(1..),
            _ => None,
        };
        let results = module.results(op).iter().copied().filter(|&result| is_shared(self.facts, result));
        for result in results {
            self.flows.extend(sources.unwrap_or(&[]).iter().map(|&source| (source, result)));
        }
        Ok(())
    }

    fn define(&mut self, values: &[ValueId], spot: Spot, given: bool) {
        for &value in values {
            if is_shared(self.facts, value) && self.definitions[value].is_none() {
                *self.definitions.entry(value) = Some(Definition { spot, given });
                self.defined.push(value);
            }
        }
    }

    /// Defines the arguments of the blocks of an op's regions.
    fn arguments(&mut self, op: OpId) {
        let module = self.facts.module;
        for &region in module.regions(op) {
            for &block in module.region_blocks(region) {
                if let Some(begun) = self.flat.begun(block) {
                    self.define(module.block_args(block), self.flat.start(begun), false);
                }
            }
        }
    }

    /// Records that `sources` become `targets`. Errors: their numbers differ.
    fn forward(&mut self, op: OpId, sources: &[ValueId], targets: &[ValueId]) -> Result<(), Refusal> {
        if sources.len() != targets.len() && targets.iter().any(|&target| is_shared(self.facts, target)) {
            return Err(Refusal::new(Some(op), "it forwards more or fewer values than its target takes"));
        }
        for (&source, &target) in sources.iter().zip(targets) {
            if is_shared(self.facts, source) && is_shared(self.facts, target) {
                self.flows.push((source, target));
            }
        }
        Ok(())
    }

    /// Records a flattened op.
    fn structured(&mut self, op: OpId, kind: Regions) -> Result<(), Refusal> {
        let facts = self.facts;
        let results = facts.module.results(op);
        for (sources, targets) in facts.forwarded(op, kind) {
            self.forward(op, sources, targets)?;
        }
        let regions = facts.module.regions(op);
        let entered = (0..regions.len()).flat_map(|region| facts.entry_args(op, region));
        if results.iter().chain(entered).any(|&value| is_shared(facts, value)) {
            let is_silent = |&region: &usize| {
                !facts.module.region_blocks(regions[region]).is_empty()
                    && facts.all_yielded(op, region).is_empty()
            };
            if (0..regions.len()).any(|region| is_silent(&region)) {
                return Err(Refusal::new(
                    Some(op),
                    "one of its regions does not end with an op that forwards values",
                ));
            }
        }
        match kind {
            Regions::For => {
                let carried = facts.entry_args(op, 0).get(1..).unwrap_or(&[]);
                if let Some(header) = self.flat.entered(op) {
                    self.define(carried, self.flat.start(header), false);
                }
                for (&result, &argument) in results.iter().zip(carried) {
                    if is_shared(facts, result) {
                        *self.names.entry(result) = Some(argument);
                    }
                }
            }
            // The values of the condition stand for the results.
            Regions::While => {}
            _ => {
                if let Some(after) = self.flat.after(op) {
                    self.define(results, self.flat.start(after), false);
                }
            }
        }
        self.arguments(op);
        Ok(())
    }

    /// Lets the operands of the condition of an `scf.while` stand for the results of the loop.
    fn name_results(&mut self, end: OpId) {
        let module = self.facts.module;
        let Some(region) = module.op(end).parent.and_then(|block| module.block(block).parent) else { return };
        let op = module.region(region).op;
        let decides = module.regions(op).first() == Some(&region);
        if decides
            && self.flat.after(op).is_some()
            && self.facts.meaning(op) == Meaning::Regions(Regions::While)
        {
            let passed = module.operands(end).get(1..).unwrap_or(&[]);
            for (&value, &result) in passed.iter().zip(module.results(op)) {
                if is_shared(self.facts, result) {
                    *self.names.entry(result) = Some(self.names[value].unwrap_or(value));
                }
            }
        }
    }

    /// Records an op whose regions stayed nested.
    fn nested(&mut self, op: OpId, meaning: Meaning) -> Result<(), Refusal> {
        let facts = self.facts;
        let module = facts.module;
        if meaning == Meaning::Func {
            return Ok(());
        }
        if let Meaning::Regions(kind) = meaning {
            for (sources, targets) in facts.forwarded(op, kind) {
                self.forward(op, sources, targets)?;
            }
        } else {
            for region in 0..module.regions(op).len() {
                for yielded in facts.all_yielded(op, region) {
                    self.forward(op, yielded, module.results(op))?;
                }
            }
        }
        for partition in partitions_of(module, op) {
            let Some(&entry) = module.region_blocks(partition.region).first() else { continue };
            // In the generic form, the op that holds the partitions may have the captures.
            let holder = module.region(partition.region).op;
            let captures = [holder, op].map(|holder| module.operands(holder));
            let captured = captures.into_iter().find(|captured| !captured.is_empty()).unwrap_or(&[]);
            self.forward(op, captured, module.block_args(entry))?;
        }
        Ok(())
    }
}
