//! Control flow of a module, backwards: which points come before a point, and what values are called there.
//!
//! A point is the place before an op of a block, or the end of the block. Structured (`scf`) and unstructured (`cf`) control flow
//! are taken alike.

use std::rc::Rc;

use rustc_hash::FxHashMap;
use seawall_dialects::{Meaning, OpKnowledge, Regions, WarpSpecialize};
use seawall_mlir::{BlockId, Module, OpId, RegionId, ValueId};
use smallvec::SmallVec;

/// The place before the op of this number in the block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Point {
    /// The block.
    pub block: BlockId,
    /// The number of the op in the block; the number of ops for the end of the block.
    pub index: u32,
}

/// A way back over an edge of the control flow, on which `defined` are called `given`, one by one.
#[derive(Clone, Copy, Debug)]
pub struct Hop<'m> {
    /// The end of the edge that comes first in the execution.
    pub to: Point,
    defined: &'m [ValueId],
    given: &'m [ValueId],
}

/// What is directly behind a point.
#[derive(Clone, Debug)]
pub enum Behind<'m> {
    /// An op that runs as one, and the point before it.
    Op(OpId, Point),
    /// The edges that lead here; those of one op if the point is behind a structured one.
    Edges(Option<OpId>, SmallVec<[Hop<'m>; 2]>),
    /// The start of a function, or of a partition: nothing of these warps comes before.
    Start,
    /// An op whose regions run in a way that is not known.
    Unknown(OpId),
}

impl Hop<'_> {
    /// What `value` is called before the edge; `None` if it is defined there and nothing is given for it.
    pub fn renamed(&self, value: ValueId) -> Option<ValueId> {
        match self.defined.iter().position(|&defined| defined == value) {
            Some(position) => self.given.get(position).copied(),
            None => Some(value),
        }
    }

    /// Whether the value gets another name here.
    pub fn defines(&self, value: ValueId) -> bool {
        self.defined.contains(&value)
    }
}

/// The control flow of one module.
pub struct Back<'m> {
    /// The module.
    pub module: &'m Module,
    /// What the op tables know of the module.
    pub knowledge: Rc<OpKnowledge<'m>>,
    /// Branches to each block of unstructured control flow.
    branches: FxHashMap<BlockId, Vec<(BlockId, &'m [ValueId])>>,
    /// Where each op stands in its block.
    positions: Vec<u32>,
}

impl<'m> Back<'m> {
    /// Collects the branches of the module and the position of each op.
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
        // The last op hands on what the block gives; it is behind the point.
        Point { block, index: self.module.block_ops(block).len() as u32 }
    }

    /// What is behind `at`.
    pub fn behind(&self, at: Point) -> Behind<'m> {
        let Some(index) = at.index.checked_sub(1) else { return self.behind_start(at.block) };
        let Some(&op) = self.module.block_ops(at.block).get(index as usize) else { return Behind::Start };
        let before = Point { block: at.block, index };
        match self.knowledge.meaning(op) {
            _ if self.module.regions(op).is_empty() => Behind::Op(op, before),
            Meaning::Regions(Regions::Combiner) => Behind::Op(op, before),
            Meaning::Regions(regions) => self.behind_regions(op, regions, before),
            Meaning::WarpSpecialize(WarpSpecialize::Enter) => match self.module.regions(op).first() {
                Some(&region) => Behind::Edges(Some(op), self.ends(op, region, 0).into_iter().collect()),
                None => Behind::Unknown(op),
            },
            _ => Behind::Unknown(op),
        }
    }

    fn behind_regions(&self, op: OpId, regions: Regions, before: Point) -> Behind<'m> {
        let module = self.module;
        let results = module.results(op);
        let all = module.regions(op);
        let mut hops: SmallVec<[Hop<'m>; 2]> = SmallVec::new();
        match regions {
            Regions::For => {
                hops.push(Hop { to: before, defined: results, given: module.operand_group(op, "initArgs") });
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
                    hops.push(Hop { to: before, defined: &[], given: &[] });
                }
            }
            Regions::Combiner | Regions::Masked | Regions::Opaque | Regions::Module => {
                return Behind::Unknown(op);
            }
        }
        Behind::Edges(Some(op), hops)
    }

    /// The ends of the blocks of `region` that leave it; what they give from operand `skip` on becomes the results of `op`.
    fn ends(&self, op: OpId, region: RegionId, skip: usize) -> Vec<Hop<'m>> {
        let defined = self.module.results(op);
        self.leaving(region)
            .into_iter()
            .map(|(block, given)| Hop {
                to: self.end(block),
                defined,
                given: given.get(skip..).unwrap_or(&[]),
            })
            .collect()
    }

    /// The blocks of `region` whose last op leaves it, and what that hands on.
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

    /// What comes before the first op of a block.
    fn behind_start(&self, block: BlockId) -> Behind<'m> {
        let module = self.module;
        let Some(region) = module.block(block).parent else { return Behind::Start };
        let owner = module.region(region).op;
        let args = module.block_args(block);
        let mut hops: SmallVec<[Hop<'m>; 2]> = SmallVec::new();
        for &(from, given) in self.branches.get(&block).into_iter().flatten() {
            hops.push(Hop { to: self.end(from), defined: args, given });
        }
        if module.region_blocks(region).first() != Some(&block) {
            return Behind::Edges(None, hops);
        }
        let Some(before) = self.before(owner) else { return Behind::Start };
        let position = module.regions(owner).iter().position(|&other| other == region).unwrap_or(0);
        match self.knowledge.meaning(owner) {
            Meaning::Func => return Behind::Start,
            Meaning::Regions(Regions::For) => {
                let carried = args.get(1..).unwrap_or(&[]);
                hops.push(Hop {
                    to: before,
                    defined: carried,
                    given: module.operand_group(owner, "initArgs"),
                });
                let back = self.leaving(region).into_iter();
                hops.extend(back.map(|(from, given)| Hop { to: self.end(from), defined: carried, given }));
            }
            Meaning::Regions(Regions::While) => {
                let [first, second] = module.regions(owner) else { return Behind::Unknown(owner) };
                let (other, skip) = if position == 0 { (*second, 0) } else { (*first, 1) };
                if position == 0 {
                    hops.push(Hop { to: before, defined: args, given: module.operands(owner) });
                }
                hops.extend(self.leaving(other).into_iter().map(|(from, given)| Hop {
                    to: self.end(from),
                    defined: args,
                    given: given.get(skip..).unwrap_or(&[]),
                }));
            }
            Meaning::Regions(Regions::If | Regions::Switch | Regions::Once) => {
                hops.push(Hop { to: before, defined: &[], given: &[] });
            }
            Meaning::WarpSpecialize(WarpSpecialize::Enter) if position == 0 => {
                hops.push(Hop { to: before, defined: &[], given: &[] });
            }
            Meaning::WarpSpecialize(_) => return Behind::Start,
            _ => return Behind::Unknown(owner),
        }
        Behind::Edges(None, hops)
    }
}

/// How many ops of each block were met.
#[derive(Default)]
struct BTreeBlocks(FxHashMap<BlockId, u32>);
