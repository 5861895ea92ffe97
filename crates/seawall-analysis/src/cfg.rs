//! Control-flow facts of one function: reverse postorder, dominators, back edges, loop depth.
//!
//! Dominators are computed with the algorithm of Cooper, Harvey and Kennedy. It is linear on the
//! reducible graphs that compilers emit. A function is *reducible* if every retreating edge of a
//! depth-first traversal goes to a block that dominates its source.

use rustc_hash::FxHashSet;
use seawall_base::SecondaryMap;
use seawall_model::{BlockId, FunctionId, Program};

use crate::dominators::Dominators;

/// Control-flow facts of one function. Blocks that are unreachable from the entry have no facts.
#[derive(Clone, Debug)]
pub struct Cfg {
    order: Vec<BlockId>,
    number: SecondaryMap<BlockId, Option<u32>>,
    dominators: Dominators,
    depth: Vec<u32>,
    reducible: bool,
}

impl Cfg {
    /// Computes the facts of `function`. Linear in blocks and edges for reducible graphs.
    pub fn new(program: &Program, function: FunctionId) -> Self {
        let order = reverse_postorder(program, program.functions[function].entry);
        let mut number = SecondaryMap::with_capacity(None, program.blocks.len());
        for (i, &block) in order.iter().enumerate() {
            *number.entry(block) = Some(i as u32);
        }
        let predecessors = predecessors(program, &order, &number);
        let dominators = Dominators::new(&predecessors);
        let mut cfg = Cfg { order, number, dominators, depth: Vec::new(), reducible: true };
        let own = |block| in_function_body(program, function, block);
        let mut edges = cfg.retreating_edges(program).filter(|&(source, target)| own(source) && own(target));
        let reducible = edges.all(|(source, target)| cfg.dominates(target, source));
        drop(edges);
        cfg.reducible = reducible;
        cfg.depth = cfg.loop_depths(&predecessors);
        cfg
    }

    /// Reachable blocks in reverse postorder, the entry first.
    pub fn blocks(&self) -> &[BlockId] {
        &self.order
    }

    /// Whether `block` is reachable from the entry.
    pub fn is_reachable(&self, block: BlockId) -> bool {
        self.number[block].is_some()
    }

    /// Whether every path from the entry to `below` goes through `above`. As in MLIR, unreachable
    /// blocks dominate nothing and everything dominates them.
    pub fn dominates(&self, above: BlockId, below: BlockId) -> bool {
        let Some(below) = self.number[below] else { return true };
        self.number[above].is_some_and(|above| self.dominators.dominates(above, below))
    }

    /// The nearest other block through which every path from the entry to `block` goes.
    pub fn immediate_dominator(&self, block: BlockId) -> Option<BlockId> {
        let number = self.number[block].filter(|&number| number > 0)?;
        self.order.get(self.dominators.immediate(number) as usize).copied()
    }

    /// Whether every cycle of the function's own blocks has a single entry. As in Triton,
    /// partitions do not count.
    pub fn is_reducible(&self) -> bool {
        self.reducible
    }

    /// How many natural loops `block` is in; 0 for unreachable blocks.
    pub fn loop_depth(&self, block: BlockId) -> u32 {
        self.number[block].and_then(|n| self.depth.get(n as usize).copied()).unwrap_or(0)
    }

    /// Whether `block` is in a natural loop of `header`: some path leads back to `header` through
    /// blocks that `header` dominates.
    pub fn is_in_loop(&self, program: &Program, header: BlockId, block: BlockId) -> bool {
        let mut seen = FxHashSet::default();
        let mut work = vec![block];
        while let Some(block) = work.pop() {
            if !self.is_reachable(block) || !self.dominates(header, block) || !seen.insert(block) {
                continue;
            }
            let targets = program.blocks[block].terminator.edges().into_iter().map(|edge| edge.target);
            for target in targets {
                if target == header {
                    return true;
                }
                work.push(target);
            }
        }
        false
    }

    /// Edges to a block that is not after its source in reverse postorder.
    fn retreating_edges<'a>(&'a self, program: &'a Program) -> impl Iterator<Item = (BlockId, BlockId)> + 'a {
        self.order.iter().flat_map(move |&source| {
            let targets = program.blocks[source].terminator.edges().into_iter().map(|e| e.target);
            let targets: Vec<BlockId> = targets.collect();
            targets
                .into_iter()
                .filter(move |&target| self.number[target] <= self.number[source])
                .map(move |target| (source, target))
        })
    }

    /// Nesting depth of natural loops. The loop of a header has the blocks that reach a back edge
    /// to it without passing through it.
    fn loop_depths(&self, predecessors: &[Vec<u32>]) -> Vec<u32> {
        let mut depth = vec![0; self.order.len()];
        let mut seen = vec![u32::MAX; self.order.len()];
        for header in 0..self.order.len() as u32 {
            let latches = predecessors[header as usize].iter().copied();
            let mut work: Vec<u32> =
                latches.filter(|&p| p >= header && self.dominators.dominates(header, p)).collect();
            if work.is_empty() {
                continue;
            }
            seen[header as usize] = header;
            depth[header as usize] += 1;
            while let Some(block) = work.pop() {
                if std::mem::replace(&mut seen[block as usize], header) == header {
                    continue;
                }
                depth[block as usize] += 1;
                work.extend(&predecessors[block as usize]);
            }
        }
        depth
    }
}

fn reverse_postorder(program: &Program, entry: BlockId) -> Vec<BlockId> {
    let mut visited: SecondaryMap<BlockId, bool> = SecondaryMap::with_capacity(false, program.blocks.len());
    let mut order = Vec::new();
    let mut stack = vec![(entry, 0)];
    *visited.entry(entry) = true;
    while let Some((block, next)) = stack.last_mut() {
        let edges = program.blocks[*block].terminator.edges();
        let Some(edge) = edges.get(*next) else {
            order.push(*block);
            stack.pop();
            continue;
        };
        *next += 1;
        if !std::mem::replace(visited.entry(edge.target), true) {
            stack.push((edge.target, 0));
        }
    }
    order.reverse();
    order
}

fn predecessors(
    program: &Program,
    order: &[BlockId],
    number: &SecondaryMap<BlockId, Option<u32>>,
) -> Vec<Vec<u32>> {
    let mut predecessors = vec![Vec::new(); order.len()];
    for (source, &block) in order.iter().enumerate() {
        for edge in program.blocks[block].terminator.edges() {
            if let Some(target) = number[edge.target] {
                predecessors[target as usize].push(source as u32);
            }
        }
    }
    predecessors
}

/// Whether `block` is in the function's own body rather than in a warp-specialized partition.
pub fn in_function_body(program: &Program, function: FunctionId, block: BlockId) -> bool {
    program.blocks[block].partition == program.blocks[program.functions[function].entry].partition
}

#[cfg(test)]
mod tests {
    use super::*;
    use seawall_base::{EntityId, PrimaryMap};
    use seawall_model::{Block, Edge, Function, Partition, PartitionId, Terminator};

    /// A program of one function whose blocks have the given successors.
    fn graph(successors: &[&[usize]]) -> Program {
        let mut program = Program::new("graph", None);
        let partition = program.partitions.push(Partition { name: "default".into(), warps: 4 });
        let function = FunctionId::from_index(0);
        let ids: Vec<BlockId> = (0..successors.len()).map(BlockId::from_index).collect();
        program.blocks = PrimaryMap::new();
        for targets in successors {
            let edge = |&t: &usize| Edge::to(ids[t]);
            let terminator = match targets {
                [] => Terminator::Return,
                [only] => Terminator::Goto(edge(only)),
                many => Terminator::Switch(many.iter().map(edge).collect()),
            };
            program.blocks.push(Block {
                function,
                partition,
                params: Default::default(),
                events: Default::default(),
                terminator,
                terminator_origin: None,
                divergent: false,
            });
        }
        assert_eq!(partition, PartitionId::from_index(0));
        program.functions.push(Function {
            name: "f".into(),
            kernel: true,
            arguments: 0,
            entry: ids[0],
            blocks: ids,
        });
        program
    }

    #[test]
    fn nested_loops_have_their_depth() {
        // 0 -> 1 (outer header) -> 2 (inner header) -> 2 | 3 -> 1 | 4
        let program = graph(&[&[1], &[2], &[2, 3], &[1, 4], &[]]);
        let cfg = Cfg::new(&program, FunctionId::from_index(0));
        let depths: Vec<u32> = (0..5).map(|b| cfg.loop_depth(BlockId::from_index(b))).collect();
        assert_eq!(depths, [0, 1, 2, 1, 0]);
        assert!(cfg.is_reducible());
        assert!(cfg.dominates(BlockId::from_index(1), BlockId::from_index(4)));
    }

    #[test]
    fn a_loop_ends_where_nothing_comes_back() {
        // The same graph. The exit of the inner loop reaches its header again only through the
        // outer loop.
        let program = graph(&[&[1], &[2], &[2, 3], &[1, 4], &[]]);
        let cfg = Cfg::new(&program, FunctionId::from_index(0));
        let inside = |header| {
            let blocks = (0..5).map(BlockId::from_index);
            blocks
                .map(|block| cfg.is_in_loop(&program, BlockId::from_index(header), block))
                .collect::<Vec<_>>()
        };
        assert_eq!(inside(1), [false, true, true, true, false]);
        assert_eq!(inside(2), [false, false, true, false, false]);
        assert_eq!(inside(4), [false; 5]);
    }

    #[test]
    fn a_cycle_with_two_entries_is_irreducible() {
        let program = graph(&[&[1, 2], &[2], &[1, 3], &[]]);
        assert!(!Cfg::new(&program, FunctionId::from_index(0)).is_reducible());
    }

    #[test]
    fn unreachable_blocks_are_distinguished() {
        let program = graph(&[&[2], &[2], &[]]);
        let cfg = Cfg::new(&program, FunctionId::from_index(0));
        assert!(!cfg.is_reachable(BlockId::from_index(1)));
        assert!(cfg.dominates(BlockId::from_index(0), BlockId::from_index(2)));
    }
}
