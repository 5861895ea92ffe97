//! Memdescs of shared memory as the flat form has them: where they are defined, who uses them, and what is passed on as what.
//!
//! In that form results of `scf.for` are the arguments of the block that decides whether the loop goes on, results of `scf.while` are
//! what its condition passes on, and results of the other structured ops are arguments of the block that follows.

use seawall_base::SecondaryMap;
use seawall_dialects::{Meaning, Regions, Space, is_aref, partitions_of};
use seawall_mlir::{OpId, ValueId};

use super::arefs::aref_sources;
use super::flat::{Flat, Spot};
use super::refusal::Refusal;
use super::users::Users;
use crate::unit::Unit;

/// What is known of all memdescs of a module.
pub(super) struct Memdescs {
    definitions: SecondaryMap<ValueId, Option<Definition>>,
    /// All that have a definition of their own.
    defined: Vec<ValueId>,
    /// What a memdesc is called in the flat form, where it has another name.
    names: SecondaryMap<ValueId, Option<ValueId>>,
    users: Users,
    /// The second value may be what the first one is. Sorted.
    flows: Vec<(ValueId, ValueId)>,
}

/// Where a memdesc comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Definition {
    pub(super) spot: Spot,
    /// An op gives it, so that it counts even if nothing uses it.
    pub(super) given: bool,
}

impl Memdescs {
    /// Looks at all ops. Errors: what structured control flow hands on is not understood, a use of what nothing defines.
    pub(super) fn new(unit: &Unit<'_>, flat: &Flat) -> Result<Memdescs, Refusal> {
        let mut recording = Recording {
            unit,
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
        let used = |value: ValueId| is_shared(unit, value).then(|| name(value));
        let users = Users::new(unit.module, flat.order().iter().copied(), used);
        if let Some(op) = users.first_of(|value| definitions[value].is_none()) {
            return Err(Refusal::new(Some(op), "it uses a buffer of which the definition is not understood"));
        }
        Ok(Memdescs { definitions, defined, names, users, flows })
    }

    /// The name of `value` in the flat form.
    pub(super) fn name(&self, value: ValueId) -> ValueId {
        self.names[value].unwrap_or(value)
    }

    /// Where a value comes from, by its name.
    pub(super) fn definition(&self, value: ValueId) -> Option<Definition> {
        self.definitions[value]
    }

    /// All names.
    pub(super) fn defined(&self) -> &[ValueId] {
        &self.defined
    }

    /// The ops that use a value, by its name.
    pub(super) fn users(&self, value: ValueId) -> impl ExactSizeIterator<Item = OpId> + '_ {
        self.users.of(value)
    }

    /// What may also be what `value` is, by names.
    pub(super) fn passed_to(&self, value: ValueId) -> impl ExactSizeIterator<Item = ValueId> + '_ {
        let first = self.flows.partition_point(|&(source, _)| source < value);
        let count = self.flows[first..].iter().take_while(|&&(source, _)| source == value).count();
        self.flows[first..first + count].iter().map(|&(_, target)| target)
    }
}

/// Whether a value names shared memory, or is an aref, which may hold some.
fn is_shared(unit: &Unit<'_>, value: ValueId) -> bool {
    matches!(unit.knowledge.space(value), Some(Space::Shared | Space::SharedCluster))
        || is_aref(unit.module, unit.module.ty(value))
}

/// The ops in their order, one after the other.
struct Recording<'u, 'm> {
    unit: &'u Unit<'m>,
    flat: &'u Flat,
    definitions: SecondaryMap<ValueId, Option<Definition>>,
    defined: Vec<ValueId>,
    names: SecondaryMap<ValueId, Option<ValueId>>,
    flows: Vec<(ValueId, ValueId)>,
}

impl Recording<'_, '_> {
    fn op(&mut self, op: OpId) -> Result<(), Refusal> {
        let module = self.unit.module;
        for successor in module.successors(op) {
            self.hand(op, module.successor_args(successor), module.block_args(successor.block))?;
        }
        let meaning = self.unit.meaning(op);
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
        let results = module.results(op).iter().copied().filter(|&result| is_shared(self.unit, result));
        for result in results {
            self.flows.extend(sources.unwrap_or(&[]).iter().map(|&source| (source, result)));
        }
        Ok(())
    }

    fn define(&mut self, values: &[ValueId], spot: Spot, given: bool) {
        for &value in values {
            if is_shared(self.unit, value) && self.definitions[value].is_none() {
                *self.definitions.entry(value) = Some(Definition { spot, given });
                self.defined.push(value);
            }
        }
    }

    /// The arguments of the blocks of an op's regions.
    fn arguments(&mut self, op: OpId) {
        let module = self.unit.module;
        for &region in module.regions(op) {
            for &block in module.region_blocks(region) {
                if let Some(begun) = self.flat.begun(block) {
                    self.define(module.block_args(block), self.flat.start(begun), false);
                }
            }
        }
    }

    /// `sources` become `targets`. Errors: their number is not the same.
    fn hand(&mut self, op: OpId, sources: &[ValueId], targets: &[ValueId]) -> Result<(), Refusal> {
        if sources.len() != targets.len() && targets.iter().any(|&target| is_shared(self.unit, target)) {
            return Err(Refusal::new(Some(op), "it hands on more or fewer values than are taken"));
        }
        for (&source, &target) in sources.iter().zip(targets) {
            if is_shared(self.unit, source) && is_shared(self.unit, target) {
                self.flows.push((source, target));
            }
        }
        Ok(())
    }

    /// An op that was taken apart.
    fn structured(&mut self, op: OpId, kind: Regions) -> Result<(), Refusal> {
        let unit = self.unit;
        let results = unit.module.results(op);
        for (sources, targets) in unit.handed(op, kind) {
            self.hand(op, sources, targets)?;
        }
        let regions = unit.module.regions(op);
        let entered = (0..regions.len()).flat_map(|region| unit.entry_args(op, region));
        if results.iter().chain(entered).any(|&value| is_shared(unit, value)) {
            let is_silent = |&region: &usize| {
                !unit.module.region_blocks(regions[region]).is_empty()
                    && unit.all_yielded(op, region).is_empty()
            };
            if (0..regions.len()).any(|region| is_silent(&region)) {
                return Err(Refusal::new(Some(op), "a region of it does not say what it hands on"));
            }
        }
        match kind {
            Regions::For => {
                let carried = unit.entry_args(op, 0).get(1..).unwrap_or(&[]);
                if let Some(header) = self.flat.entered(op) {
                    self.define(carried, self.flat.start(header), false);
                }
                for (&result, &argument) in results.iter().zip(carried) {
                    if is_shared(unit, result) {
                        *self.names.entry(result) = Some(argument);
                    }
                }
            }
            // The condition names the results.
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

    /// What the condition of an `scf.while` passes on are the results of the loop.
    fn name_results(&mut self, end: OpId) {
        let module = self.unit.module;
        let Some(region) = module.op(end).parent.and_then(|block| module.block(block).parent) else { return };
        let op = module.region(region).op;
        let decides = module.regions(op).first() == Some(&region);
        if decides
            && self.flat.after(op).is_some()
            && self.unit.meaning(op) == Meaning::Regions(Regions::While)
        {
            let passed = module.operands(end).get(1..).unwrap_or(&[]);
            for (&value, &result) in passed.iter().zip(module.results(op)) {
                if is_shared(self.unit, result) {
                    *self.names.entry(result) = Some(self.names[value].unwrap_or(value));
                }
            }
        }
    }

    /// An op whose regions stayed.
    fn nested(&mut self, op: OpId, meaning: Meaning) -> Result<(), Refusal> {
        let unit = self.unit;
        let module = unit.module;
        if meaning == Meaning::Func {
            return Ok(());
        }
        if let Meaning::Regions(kind) = meaning {
            for (sources, targets) in unit.handed(op, kind) {
                self.hand(op, sources, targets)?;
            }
        } else {
            for region in 0..module.regions(op).len() {
                for yielded in unit.all_yielded(op, region) {
                    self.hand(op, yielded, module.results(op))?;
                }
            }
        }
        for partition in partitions_of(module, op) {
            let Some(&entry) = module.region_blocks(partition.region).first() else { continue };
            // The generic form may have the captures on the op that holds the partitions.
            let holder = module.region(partition.region).op;
            let captures = [holder, op].map(|holder| module.operands(holder));
            let captured = captures.into_iter().find(|captured| !captured.is_empty()).unwrap_or(&[]);
            self.hand(op, captured, module.block_args(entry))?;
        }
        Ok(())
    }
}
