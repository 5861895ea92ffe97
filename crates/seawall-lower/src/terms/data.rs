//! Values that the kernel loads from global memory and that nothing in it stores.
//!
//! Such a value may be any number. Two loads of one partition from one address give one value, but
//! another one in the next iteration, because other kernels may write there. That does not hold in
//! a partition that writes global memory: two arguments of the kernel may be one address. The
//! address is an argument of the kernel plus offsets. The memory is only read if all uses of the
//! argument are addresses of loads.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::{Access, Arith, Meaning, Regions, Resource, TensorOp};
use seawall_mlir::{OpId, RegionId, ValueDef, ValueId};
use seawall_model::{Data, TermId, TermKind};

use crate::terms::Terms;

/// The most steps from an address to its base, and of one offset to a counter.
const LONGEST: usize = 16;
/// The most rounds in which uses of a base are followed through loops.
const ROUNDS: usize = 16;

/// What is known of the data of a module.
#[derive(Debug, Default)]
pub(crate) struct Loads {
    /// The symbol of each address: a base with offsets, for a partition.
    symbols: FxHashMap<(RegionId, ValueId, Vec<TermId>), TermId>,
    /// Whether nothing is stored through a base.
    read_only: FxHashMap<ValueId, bool>,
    /// Whether a partition may write global memory.
    writing: FxHashMap<RegionId, bool>,
    /// The varying symbols.
    data: Vec<Data>,
}

impl Loads {
    /// The varying symbols, in order.
    pub(crate) fn in_order(mut self) -> Vec<Data> {
        self.data.sort_unstable();
        self.data
    }
}

impl Terms<'_> {
    /// The symbol of a value that an op loads from memory that the kernel only reads.
    pub(crate) fn data_symbol(&mut self, value: ValueId, op: OpId) -> Option<TermId> {
        let address = self.loaded_address(op).filter(|_| self.facts.is_varying(value))?;
        let (base, offsets) = self.base_of(address)?;
        let partition = self.partition_region(op)?;
        if !self.is_read_only(base) {
            return None;
        }
        let terms: Vec<TermId> = offsets.iter().filter_map(|&offset| self.table[offset]).collect();
        let is_known = terms.len() == offsets.len()
            && terms.iter().all(|&term| self.is_of_counters(term))
            && !self.may_write_global(partition);
        let key = (partition, base, terms);
        if let Some(&known) = self.data.symbols.get(&key).filter(|_| is_known) {
            return Some(self.distinct_term(known));
        }
        let symbol = self.varying_symbol(value);
        let each = self.is_in_one_loop(op).is_some_and(|counter| self.differ(counter, &offsets));
        self.data.data.push(Data { symbol, each });
        if is_known {
            self.data.symbols.insert(key, symbol);
        }
        Some(self.distinct_term(symbol))
    }

    /// The offsets of the address of such an op.
    pub(crate) fn offsets_of_load(&self, op: OpId) -> Vec<ValueId> {
        let address = self.loaded_address(op).and_then(|address| self.base_of(address));
        let offsets = address.map(|(_, offsets)| offsets).unwrap_or_default();
        offsets.into_iter().filter(|&offset| self.facts.bits(offset).is_some()).collect()
    }

    /// The address of an op that loads one number from global memory, always.
    fn loaded_address(&self, op: OpId) -> Option<ValueId> {
        let module = self.facts.module;
        let &[address] = module.operands(op) else { return None };
        let effects = self.facts.knowledge.effects(op);
        let reads_global = effects.known
            && !effects.instances.is_empty()
            && effects
                .instances
                .iter()
                .all(|effect| effect.access == Access::Read && effect.resource == Resource::Global);
        let is_volatile = module.attr(op, "isVolatile").is_some_and(|attr| module.attr_text(attr) == "true");
        let is_load = reads_global && !is_volatile && module.results(op).len() == 1;
        (is_load && module.regions(op).is_empty()).then_some(address)
    }

    /// The argument of a kernel to which an address adds offsets, and these.
    fn base_of(&self, address: ValueId) -> Option<(ValueId, Vec<ValueId>)> {
        let module = self.facts.module;
        let (mut at, mut offsets) = (address, Vec::new());
        for _ in 0..LONGEST {
            at = self.facts.origin_of_captured(at);
            let Some(op) = module.defining_op(at) else { break };
            let &[base, offset] = module.operands(op) else { return None };
            if self.facts.knowledge.tensor_op(op) != Some(TensorOp::AddPointer) {
                return None;
            }
            offsets.push(self.facts.origin_of_captured(offset));
            at = base;
        }
        let ValueDef::BlockArg { block, .. } = module.value(at).def else { return None };
        let region = module.block(block).parent?;
        let function = module.region(region).op;
        let is_kernel = matches!(self.facts.meaning(function), Meaning::Func)
            && !self.facts.is_private(function)
            && module.region_blocks(region).first() == Some(&block);
        is_kernel.then_some((at, offsets))
    }

    /// Whether all uses of an argument are addresses of loads.
    fn is_read_only(&mut self, base: ValueId) -> bool {
        if let Some(&known) = self.data.read_only.get(&base) {
            return known;
        }
        let is_read_only = self.find_read_only(base);
        self.data.read_only.insert(base, is_read_only);
        is_read_only
    }

    /// Whether an op of a partition may write global memory. The partitions that it starts count.
    fn may_write_global(&mut self, partition: RegionId) -> bool {
        if let Some(&known) = self.data.writing.get(&partition) {
            return known;
        }
        let module = self.facts.module;
        let writes = |op: OpId| {
            let effects = self.facts.knowledge.effects(op);
            let is_write = |of: &Resource, access: Access| access == Access::Write && *of == Resource::Global;
            effects.instances.iter().any(|effect| is_write(&effect.resource, effect.access))
                || !effects.known && module.regions(op).is_empty() && !effects.memory_effect_free
        };
        let blocks = module.region_blocks(partition);
        let writing = blocks.iter().any(|&block| module.walk_block(block).any(writes));
        self.data.writing.insert(partition, writing);
        writing
    }

    fn find_read_only(&self, base: ValueId) -> bool {
        let module = self.facts.module;
        let mut derived = FxHashSet::from_iter([base]);
        for _ in 0..ROUNDS {
            let before = derived.len();
            for op in module.walk() {
                let passed = self.facts.passed_by(op);
                for (from, to) in &passed {
                    let pairs = from.iter().zip(to.iter()).filter(|(from, _)| derived.contains(from));
                    let new: Vec<ValueId> = pairs.map(|(_, &to)| to).collect();
                    derived.extend(new);
                }
                if !module.operands(op).iter().any(|operand| derived.contains(operand)) {
                    continue;
                }
                let effects = self.facts.knowledge.effects(op);
                if effects.memory_effect_free && module.regions(op).is_empty() {
                    derived.extend(module.results(op).iter().copied());
                    continue;
                }
                let only_reads = effects.known
                    && module.regions(op).is_empty()
                    && !matches!(self.facts.meaning(op), Meaning::Call)
                    && effects.instances.iter().all(|effect| effect.access == Access::Read)
                    && !effects.instances.is_empty();
                if !only_reads && passed.is_empty() {
                    return false;
                }
            }
            if derived.len() == before {
                return true;
            }
        }
        false
    }

    /// Whether a term has one value as long as the values of block parameters stay.
    fn is_of_counters(&self, term: TermId) -> bool {
        let mut open = vec![term];
        let mut seen = FxHashSet::default();
        while let Some(term) = open.pop() {
            if seen.insert(term) {
                let kind = self.arena.kind(term);
                if matches!(kind, TermKind::Symbol { varying: true, .. } | TermKind::Tid) {
                    return false;
                }
                open.extend(kind.operands());
            }
        }
        true
    }

    /// The counter of the only loop around an op.
    fn is_in_one_loop(&self, op: OpId) -> Option<ValueId> {
        let module = self.facts.module;
        let (mut at, mut counter) = (op, None);
        loop {
            let block = module.op(at).parent?;
            let region = module.block(block).parent?;
            at = module.region(region).op;
            match self.facts.meaning(at) {
                Meaning::Func => return counter.filter(|_| module.region_blocks(region).len() == 1),
                Meaning::Regions(Regions::For) if counter.is_none() => {
                    counter = module.block_args(block).first().copied();
                }
                Meaning::Regions(Regions::If | Regions::Once) | Meaning::WarpSpecialize(_) => {}
                _ => return None,
            }
        }
    }

    /// Whether the sum of offsets differs in all iterations of the loop with this counter: the
    /// counter, perhaps times a constant, is in one of them, and the others do not change.
    fn differ(&self, counter: ValueId, offsets: &[ValueId]) -> bool {
        let module = self.facts.module;
        let ValueDef::BlockArg { block, .. } = module.value(counter).def else { return false };
        let is_fixed = |value: ValueId| self.facts.constant(value).is_some() || !self.is_inside(value, block);
        let mut moving = offsets.iter().copied().filter(|&offset| !is_fixed(offset));
        let (Some(mut at), None) = (moving.next(), moving.next()) else { return false };
        for _ in 0..LONGEST {
            if at == counter {
                return true;
            }
            let Some(op) = module.defining_op(at) else { return false };
            let moving: Vec<ValueId> =
                module.operands(op).iter().copied().filter(|&operand| !is_fixed(operand)).collect();
            let &[inner] = moving.as_slice() else { return false };
            let others = module.operands(op).iter().filter(|&&operand| operand != inner);
            let keeps_apart = match self.facts.meaning(op) {
                Meaning::Arith(Arith::Add | Arith::Sub | Arith::ExtendS | Arith::ExtendU) => true,
                Meaning::Arith(Arith::Mul) => {
                    others.clone().all(|&by| self.facts.constant(by).is_some_and(|by| by != 0))
                }
                _ => false,
            };
            if !keeps_apart || others.count() + 1 != module.operands(op).len() {
                return false;
            }
            at = inner;
        }
        false
    }

    /// Whether a value is defined in a block, or in a region of one of its ops.
    fn is_inside(&self, value: ValueId, block: seawall_mlir::BlockId) -> bool {
        let module = self.facts.module;
        let mut at = match module.value(value).def {
            ValueDef::BlockArg { block, .. } => Some(block),
            ValueDef::OpResult { op, .. } => module.op(op).parent,
        };
        while let Some(inner) = at {
            if inner == block {
                return true;
            }
            let owner = module.block(inner).parent.map(|region| module.region(region).op);
            at = owner.and_then(|owner| module.op(owner).parent);
        }
        false
    }
}
