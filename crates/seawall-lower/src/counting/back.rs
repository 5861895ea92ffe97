//! Backward control flow of a module: the points before a point, and the names of values there.
//!
//! A point is before an op of a block, or at the end of the block. Structured (`scf`) and
//! unstructured (`cf`) control flow have the same form here.

use std::rc::Rc;

use rustc_hash::FxHashMap;
use seawall_dialects::{Meaning, OpKnowledge, Regions, WarpSpecialize};
use seawall_mlir::{BlockId, Module, OpId, RegionId, ValueId};
use smallvec::SmallVec;

/// The point before the op with this index in its block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Point {
    /// The block.
    pub block: BlockId,
    /// The index of the op; the number of ops for the end of the block.
    pub index: u32,
}

/// A backward step over a control-flow edge, on which `given` is the value of `defined`, by
/// position.
#[derive(Clone, Copy, Debug)]
pub struct ReverseEdge<'m> {
    /// The source of the edge.
    pub to: Point,
    defined: &'m [ValueId],
    given: &'m [ValueId],
}

/// What is directly before a point.
#[derive(Clone, Debug)]
pub enum Predecessor<'m> {
    /// An op without control flow, and the point before it.
    Op(OpId, Point),
    /// The edges that lead to the point. The op is set if the point is after a structured op.
    Edges(Option<OpId>, SmallVec<[ReverseEdge<'m>; 2]>),
    /// The start of a function or partition: no code of these warps precedes it.
    Start,
    /// An op whose region control flow is unknown.
    Unknown(OpId),
}

impl ReverseEdge<'_> {
    /// The name of `value` before the edge; `None` if the edge defines it without a value for it.
    pub fn renamed(&self, value: ValueId) -> Option<ValueId> {
        match self.defined.iter().position(|&defined| defined == value) {
            Some(position) => self.given.get(position).copied(),
            None => Some(value),
        }
    }

    /// Whether the edge renames the value.
    pub fn defines(&self, value: ValueId) -> bool {
        self.defined.contains(&value)
    }
}

/// The control flow of one module.
pub struct Back<'m> {
    /// The module.
    pub module: &'m Module,
    /// The op tables, resolved for the module.
    pub knowledge: Rc<OpKnowledge<'m>>,
    /// The branches to each block of unstructured control flow.
    branches: FxHashMap<BlockId, Vec<(BlockId, &'m [ValueId])>>,
    /// The index of each op in its block.
    positions: Vec<u32>,
}

impl<'m> Back<'m> {
    /// Collects the branches of the module and the index of each op.
    pub fn new(knowledge: &Rc<OpKnowledge<'m>>) -> Self {
        let module = knowledge.module();
        let mut branches: FxHashMap<BlockId, Vec<(BlockId, &'m [ValueId])>> = FxHashMap::default();
        let mut positions = vec![0; module.op_count()];
        let mut seen: BTreeBlocks = BTreeBlocks::default();
        for op in module.walk() {
            let Some(block) = module.op(op).parent else { continue };
            let next = seen.0.entry(block).or_insert(0);
            if let Some(position) = positions.get_mut(seawall_base::EntityId::index(op)) {
                *position = *next;
            }
            *next += 1;
            for successor in module.successors(op) {
                branches.entry(successor.block).or_default().push((block, module.successor_args(successor)));
            }
        }
        Back { module, knowledge: Rc::clone(knowledge), branches, positions }
    }

    /// The point before `op`; `None` at the top level.
    pub fn before(&self, op: OpId) -> Option<Point> {
        let block = self.module.op(op).parent?;
        let index = self.positions.get(seawall_base::EntityId::index(op)).copied()?;
        Some(Point { block, index })
    }

    fn end(&self, block: BlockId) -> Point {
        // The last op forwards the values of the block, and is before this point.
        Point { block, index: self.module.block_ops(block).len() as u32 }
    }

    /// What is directly before `at`.
    pub fn behind(&self, at: Point) -> Predecessor<'m> {
        let Some(index) = at.index.checked_sub(1) else { return self.behind_start(at.block) };
        let Some(&op) = self.module.block_ops(at.block).get(index as usize) else {
            return Predecessor::Start;
        };
        let before = Point { block: at.block, index };
        match self.knowledge.meaning(op) {
            _ if self.module.regions(op).is_empty() => Predecessor::Op(op, before),
            Meaning::Regions(Regions::Combiner) => Predecessor::Op(op, before),
            Meaning::Regions(regions) => self.behind_regions(op, regions, before),
            Meaning::WarpSpecialize(WarpSpecialize::Enter) => match self.module.regions(op).first() {
                Some(&region) => Predecessor::Edges(Some(op), self.ends(op, region, 0).into_iter().collect()),
                None => Predecessor::Unknown(op),
            },
            _ => Predecessor::Unknown(op),
        }
    }

    fn behind_regions(&self, op: OpId, regions: Regions, before: Point) -> Predecessor<'m> {
        let module = self.module;
        let results = module.results(op);
        let all = module.regions(op);
        let mut hops: SmallVec<[ReverseEdge<'m>; 2]> = SmallVec::new();
        match regions {
            Regions::For => {
                hops.push(ReverseEdge {
                    to: before,
                    defined: results,
                    given: module.operand_group(op, "initArgs"),
                });
                hops.extend(all.first().into_iter().flat_map(|&body| self.ends(op, body, 0)));
            }
            Regions::While => hops.extend(all.first().into_iter().flat_map(|&first| self.ends(op, first, 1))),
            Regions::If | Regions::Switch | Regions::Once => {
                let mut complete = regions != Regions::If;
                for (position, &region) in all.iter().enumerate() {
                    if self.is_empty(region) {
                        continue;
                    }
                    complete |= position == 1;
                    hops.extend(self.ends(op, region, 0));
                }
                if !complete {
                    hops.push(ReverseEdge { to: before, defined: &[], given: &[] });
                }
            }
            Regions::Combiner | Regions::Masked | Regions::Opaque | Regions::Module => {
                return Predecessor::Unknown(op);
            }
        }
        Predecessor::Edges(Some(op), hops)
    }

    /// The ends of the blocks that leave `region`. Their operands from `skip` on become the results
    /// of `op`.
    fn ends(&self, op: OpId, region: RegionId, skip: usize) -> Vec<ReverseEdge<'m>> {
        let defined = self.module.results(op);
        self.leaving(region)
            .into_iter()
            .map(|(block, given)| ReverseEdge {
                to: self.end(block),
                defined,
                given: given.get(skip..).unwrap_or(&[]),
            })
            .collect()
    }

    /// The blocks of `region` whose last op leaves it, and the operands that this op forwards.
    fn leaving(&self, region: RegionId) -> Vec<(BlockId, &'m [ValueId])> {
        let module = self.module;
        let blocks = module.region_blocks(region).iter();
        let last = blocks.filter_map(|&block| Some((block, *module.block_ops(block).last()?)));
        last.filter(|&(_, op)| module.successors(op).is_empty())
            .map(|(b, op)| (b, module.operands(op)))
            .collect()
    }

    fn is_empty(&self, region: RegionId) -> bool {
        let blocks = self.module.region_blocks(region);
        blocks.iter().all(|&block| self.module.block_ops(block).is_empty())
    }

    /// What precedes the first op of a block.
    fn behind_start(&self, block: BlockId) -> Predecessor<'m> {
        let module = self.module;
        let Some(region) = module.block(block).parent else { return Predecessor::Start };
        let owner = module.region(region).op;
        let args = module.block_args(block);
        let mut hops: SmallVec<[ReverseEdge<'m>; 2]> = SmallVec::new();
        for &(from, given) in self.branches.get(&block).into_iter().flatten() {
            hops.push(ReverseEdge { to: self.end(from), defined: args, given });
        }
        if module.region_blocks(region).first() != Some(&block) {
            return Predecessor::Edges(None, hops);
        }
        let Some(before) = self.before(owner) else { return Predecessor::Start };
        let position = module.regions(owner).iter().position(|&other| other == region);
        let position = position.expect("the owner of a region has it");
        match self.knowledge.meaning(owner) {
            Meaning::Func => return Predecessor::Start,
            Meaning::Regions(Regions::For) => {
                let carried = args.get(1..).unwrap_or(&[]);
                hops.push(ReverseEdge {
                    to: before,
                    defined: carried,
                    given: module.operand_group(owner, "initArgs"),
                });
                let back = self.leaving(region).into_iter();
                hops.extend(back.map(|(from, given)| ReverseEdge {
                    to: self.end(from),
                    defined: carried,
                    given,
                }));
            }
            Meaning::Regions(Regions::While) => {
                let [first, second] = module.regions(owner) else { return Predecessor::Unknown(owner) };
                let (other, skip) = if position == 0 { (*second, 0) } else { (*first, 1) };
                if position == 0 {
                    hops.push(ReverseEdge { to: before, defined: args, given: module.operands(owner) });
                }
                hops.extend(self.leaving(other).into_iter().map(|(from, given)| ReverseEdge {
                    to: self.end(from),
                    defined: args,
                    given: given.get(skip..).unwrap_or(&[]),
                }));
            }
            Meaning::Regions(Regions::If | Regions::Switch | Regions::Once) => {
                hops.push(ReverseEdge { to: before, defined: &[], given: &[] });
            }
            Meaning::WarpSpecialize(WarpSpecialize::Enter) if position == 0 => {
                hops.push(ReverseEdge { to: before, defined: &[], given: &[] });
            }
            Meaning::WarpSpecialize(_) => return Predecessor::Start,
            _ => return Predecessor::Unknown(owner),
        }
        Predecessor::Edges(None, hops)
    }
}

/// The number of ops of each block that were visited.
#[derive(Default)]
struct BTreeBlocks(FxHashMap<BlockId, u32>);
