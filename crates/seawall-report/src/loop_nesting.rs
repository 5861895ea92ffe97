//! Loop nesting and incoming values of a program's blocks, for the wording of explanations.
//!
//! Loops are natural loops. A back edge goes to a block on the depth-first path, and its loop
//! contains everything that reaches the edge without passing its target. For irreducible graphs the
//! depth is an upper bound. Only wording depends on it.

use seawall_base::{EntityId, SecondaryMap};
use seawall_model::{BlockId, OriginId, Program, TermId};

/// The loops and branches of one program.
#[derive(Clone, Debug)]
pub(crate) struct LoopNesting {
    depth: SecondaryMap<BlockId, u32>,
    header: SecondaryMap<BlockId, bool>,
    latches: SecondaryMap<BlockId, Vec<BlockId>>,
    incoming: SecondaryMap<BlockId, Vec<(BlockId, u32)>>,
    origin_block: SecondaryMap<OriginId, Option<BlockId>>,
}

impl LoopNesting {
    /// Scans `program`. Linear in its size times its loop depth.
    pub(crate) fn new(program: &Program) -> Self {
        let mut flow = LoopNesting {
            depth: SecondaryMap::new(),
            header: SecondaryMap::new(),
            latches: SecondaryMap::new(),
            incoming: SecondaryMap::new(),
            origin_block: SecondaryMap::new(),
        };
        for (id, block) in program.blocks.iter() {
            for &event in &block.events {
                if let Some(event) = program.events.get(event) {
                    flow.origin_block.entry(event.origin).get_or_insert(id);
                }
            }
            if let Some(origin) = block.terminator_origin {
                flow.origin_block.entry(origin).get_or_insert(id);
            }
            for (position, edge) in block.terminator.edges().iter().enumerate() {
                flow.incoming.entry(edge.target).push((id, position as u32));
            }
        }
        for function in program.functions.values() {
            flow.find_back_edges(program, function.entry);
        }
        flow.measure_depths(program);
        flow
    }

    /// Marks loop headers and their latches by an iterative depth-first walk.
    fn find_back_edges(&mut self, program: &Program, entry: BlockId) {
        #[derive(Clone, Copy, Default, PartialEq)]
        enum State {
            #[default]
            New,
            Open,
            Done,
        }
        let mut states: SecondaryMap<BlockId, State> = SecondaryMap::new();
        let mut stack = vec![(entry, 0)];
        *states.entry(entry) = State::Open;
        while let Some((block, next)) = stack.pop() {
            let edge =
                program.blocks.get(block).and_then(|b| b.terminator.edges().get(next).map(|e| e.target));
            let Some(target) = edge else {
                *states.entry(block) = State::Done;
                continue;
            };
            stack.push((block, next + 1));
            match states[target] {
                State::New => {
                    *states.entry(target) = State::Open;
                    stack.push((target, 0));
                }
                State::Open => {
                    *self.header.entry(target) = true;
                    self.latches.entry(target).push(block);
                }
                State::Done => {}
            }
        }
    }

    fn measure_depths(&mut self, program: &Program) {
        // The last loop in which each block was found. All loops share one table, because most
        // loops are small.
        let mut found: SecondaryMap<BlockId, Option<BlockId>> = SecondaryMap::new();
        for header in program.blocks.ids().filter(|&block| self.header[block]) {
            let mut seen: Vec<BlockId> = vec![header];
            *found.entry(header) = Some(header);
            let mut todo = self.latches[header].clone();
            while let Some(block) = todo.pop() {
                if found.entry(block).replace(header) != Some(header) {
                    seen.push(block);
                    todo.extend(self.incoming[block].iter().map(|&(from, _)| from));
                }
            }
            for block in seen {
                *self.depth.entry(block) += 1;
            }
        }
    }

    /// The block that contains the op.
    pub(crate) fn block_of(&self, origin: OriginId) -> Option<BlockId> {
        self.origin_block[origin]
    }

    /// The loop depth of the op. `None` if no block contains it.
    pub(crate) fn depth_of(&self, origin: OriginId) -> Option<u32> {
        self.origin_block[origin].map(|block| self.depth[block])
    }

    /// The loop depth of a block.
    pub(crate) fn depth(&self, block: BlockId) -> u32 {
        self.depth[block]
    }

    /// Whether the block is the target of a back edge.
    pub(crate) fn is_header(&self, block: BlockId) -> bool {
        self.header[block]
    }

    /// The values that parameter `index` of `block` receives, each with whether a back edge carries
    /// it.
    pub(crate) fn values(&self, program: &Program, block: BlockId, index: u32) -> Vec<(TermId, bool)> {
        let mut values = Vec::new();
        for &(from, position) in &self.incoming[block] {
            let edges = program.blocks.get(from).map(|b| b.terminator.edges());
            let arg = edges
                .and_then(|e| e.get(position as usize).and_then(|e| e.args.get(index as usize).copied()));
            let value = arg.map(|arg| (arg, self.latches[block].contains(&from)));
            values.extend(value.filter(|value| !values.contains(value)));
        }
        values.sort_by_key(|&(term, back)| (back, term.index()));
        values
    }
}
