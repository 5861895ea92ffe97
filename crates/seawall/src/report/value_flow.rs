//! The sources of every value: views, loops, branches, captures, arefs. The alias map follows this
//! table forward, and index expressions follow it backward.

use rustc_hash::FxHashMap;
use seawall_base::SecondaryMap;
use seawall_dialects::{
    Aref, Meaning, OpKnowledge, Regions, WarpSpecialize, is_memdesc, meaning_of, partitions_of,
};
use seawall_mlir::{BlockId, Module, OpId, RegionId, ValueId};

/// The number of nested captures that are followed to an aref.
const MAX_CAPTURES: usize = 8;

/// The kind of derivation of a value from another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FlowKind {
    /// A view of the same memory.
    View,
    /// One of two values.
    Select,
    /// The initial value of a loop-carried value.
    Init,
    /// The next value of a loop-carried value.
    Next,
    /// A result of a loop or region.
    Result,
    /// An argument of a branch.
    Branch,
    /// A capture of a partition.
    Capture,
    /// An argument of a call.
    Call,
    /// A value that a wait forwards.
    Wait,
    /// A buffer of the aref, or the aref of the buffer.
    Aref,
}

/// Sources and targets of every value.
pub(crate) struct ValueFlow {
    sources: SecondaryMap<ValueId, Vec<(ValueId, FlowKind)>>,
    targets: SecondaryMap<ValueId, Vec<(ValueId, FlowKind)>>,
}

impl ValueFlow {
    /// Builds the table from all ops.
    pub(crate) fn new(m: &Module, knowledge: &OpKnowledge<'_>) -> Self {
        let mut flow = ValueFlow { sources: SecondaryMap::new(), targets: SecondaryMap::new() };
        let functions: FxHashMap<&str, OpId> = m
            .walk()
            .filter(|&op| knowledge.meaning(op) == Meaning::Func)
            .filter_map(|op| Some((m.symbol_name(op)?, op)))
            .collect();
        for op in m.walk() {
            match knowledge.meaning(op) {
                Meaning::View(_) => flow.pairs(m.operands(op).first(), m.results(op), FlowKind::View),
                Meaning::Select => {
                    let values = m.operands(op).get(1..).unwrap_or_default();
                    values.iter().for_each(|value| flow.pairs(Some(value), m.results(op), FlowKind::Select));
                }
                Meaning::Wait(wait) => {
                    if let Some(group) = wait.passes {
                        flow.zip(m.operand_group(op, group), m.results(op), FlowKind::Wait);
                    }
                }
                Meaning::Branch => {
                    for successor in m.successors(op) {
                        flow.zip(
                            m.successor_args(successor),
                            m.block_args(successor.block),
                            FlowKind::Branch,
                        );
                    }
                }
                Meaning::Regions(regions) => flow.regions(m, op, regions),
                Meaning::WarpSpecialize(enter) => flow.partitions(m, op, enter),
                Meaning::Aref(aref) => flow.aref(m, op, aref),
                Meaning::Call => flow.call(m, op, &functions),
                _ => {}
            }
        }
        flow
    }

    /// The sources of `value`.
    pub(crate) fn sources(&self, value: ValueId) -> &[(ValueId, FlowKind)] {
        &self.sources[value]
    }

    /// The values derived from `value`.
    pub(crate) fn targets(&self, value: ValueId) -> &[(ValueId, FlowKind)] {
        &self.targets[value]
    }

    fn link(&mut self, from: ValueId, to: ValueId, how: FlowKind) {
        self.sources.entry(to).push((from, how));
        self.targets.entry(from).push((to, how));
    }

    fn pairs(&mut self, from: Option<&ValueId>, to: &[ValueId], how: FlowKind) {
        if let (Some(&from), Some(&to)) = (from, to.first()) {
            self.link(from, to, how);
        }
    }

    fn zip(&mut self, from: &[ValueId], to: &[ValueId], how: FlowKind) {
        from.iter().zip(to).for_each(|(&from, &to)| self.link(from, to, how));
    }

    fn regions(&mut self, m: &Module, op: OpId, regions: Regions) {
        let of = m.regions(op);
        match regions {
            Regions::For => {
                let inits = m.operands(op).get(3..).unwrap_or_default();
                let Some(&body) = of.first() else { return };
                let args = entry_args(m, body).get(1..).unwrap_or_default();
                self.zip(inits, args, FlowKind::Init);
                self.zip(inits, m.results(op), FlowKind::Result);
                for yielded in last_operands(m, body) {
                    self.zip(yielded, args, FlowKind::Next);
                    self.zip(yielded, m.results(op), FlowKind::Result);
                }
            }
            Regions::While => {
                let [before, after] = of else { return };
                self.zip(m.operands(op), entry_args(m, *before), FlowKind::Init);
                for passed in last_operands(m, *before) {
                    let passed = passed.get(1..).unwrap_or_default();
                    self.zip(passed, entry_args(m, *after), FlowKind::Branch);
                    self.zip(passed, m.results(op), FlowKind::Result);
                }
                for yielded in last_operands(m, *after) {
                    self.zip(yielded, entry_args(m, *before), FlowKind::Next);
                }
            }
            Regions::If | Regions::Switch | Regions::Once => {
                for yielded in of.iter().flat_map(|&region| last_operands(m, region)) {
                    self.zip(yielded, m.results(op), FlowKind::Result);
                }
            }
            Regions::Masked | Regions::Opaque | Regions::Combiner | Regions::Module => {}
        }
    }

    fn partitions(&mut self, m: &Module, op: OpId, enter: WarpSpecialize) {
        if !matches!(enter, WarpSpecialize::Enter | WarpSpecialize::Group) {
            return;
        }
        for partition in partitions_of(m, op) {
            self.zip(m.operands(op), entry_args(m, partition.region), FlowKind::Capture);
        }
        for yielded in m.regions(op).iter().flat_map(|&region| last_operands(m, region)) {
            self.zip(yielded, m.results(op), FlowKind::Result);
        }
    }

    fn aref(&mut self, m: &Module, op: OpId, aref: Aref) {
        match aref {
            Aref::Create => {}
            Aref::PutEnter | Aref::GetEnter | Aref::Buffer => {
                let Some(&aref) = m.operands(op).first() else { return };
                let results = m.results(op).iter().filter(|&&value| is_memdesc(m, m.ty(value)));
                match self.created(m, aref) {
                    Some(create) => {
                        for (&buffer, &result) in m.operands(create).iter().zip(results) {
                            self.link(buffer, result, FlowKind::Aref);
                        }
                    }
                    None => results.for_each(|&result| self.link(aref, result, FlowKind::Aref)),
                }
            }
            Aref::Phi => {
                m.operands(op)
                    .iter()
                    .for_each(|value| self.pairs(Some(value), m.results(op), FlowKind::Branch));
            }
            Aref::PutExit | Aref::GetExit => {}
        }
    }

    /// The op that creates an aref, through captures.
    fn created(&self, m: &Module, aref: ValueId) -> Option<OpId> {
        let mut at = aref;
        for _ in 0..MAX_CAPTURES {
            if let Some(op) = m.defining_op(at) {
                return (meaning_of(m, op) == Meaning::Aref(Aref::Create)).then_some(op);
            }
            at = match self.sources(at) {
                [(source, FlowKind::Capture)] => *source,
                _ => return None,
            };
        }
        None
    }

    fn call(&mut self, m: &Module, op: OpId, functions: &FxHashMap<&str, OpId>) {
        let callee = m.attr(op, "callee").map(|attr| m.attr_text(attr).trim_start_matches('@'));
        let Some(&function) = callee.and_then(|name| functions.get(name)) else { return };
        if let Some(&body) = m.regions(function).first() {
            self.zip(m.operands(op), entry_args(m, body), FlowKind::Call);
        }
    }
}

/// The arguments of a region's first block.
pub(crate) fn entry_args(m: &Module, region: RegionId) -> &[ValueId] {
    m.region_blocks(region).first().map_or(&[], |&block| m.block_args(block))
}

/// The operands of the last op of each block of a region, which that op forwards.
fn last_operands(m: &Module, region: RegionId) -> impl Iterator<Item = &[ValueId]> {
    let last = |&block: &BlockId| m.block_ops(block).last().copied();
    m.region_blocks(region).iter().filter_map(last).map(|op| m.operands(op))
}
