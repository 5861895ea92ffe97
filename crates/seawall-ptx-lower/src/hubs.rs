//! Where the roles of a kernel are in its program.
//!
//! In each segment between two barriers of all threads, each role is a partition. A barrier of all
//! threads is the join of these partitions, and the fork into those of the next segment.

use std::collections::BTreeSet;

use seawall_model::{
    Block, BlockId, Edge, FunctionId, Partition, PartitionId, Program, Slot, TermId, TermKind, Terminator,
};

use crate::flow::Exit;
use crate::roles::Role;

/// The only function of a program.
pub(crate) const KERNEL: FunctionId = FunctionId::FIRST;

/// The blocks between the segments of all roles.
pub(crate) struct Hubs {
    /// The fork of each segment, and the end of the kernel.
    blocks: Vec<BlockId>,
    /// The blocks to which each fork goes.
    entries: Vec<Vec<BlockId>>,
}

/// The place of one role.
pub(crate) struct Parts {
    /// The partition of each segment.
    partitions: Vec<PartitionId>,
    /// The segment of each block.
    segments: Vec<usize>,
    /// Whether each block ends with a barrier of all threads.
    ends: Vec<bool>,
    hubs: Vec<BlockId>,
}

impl Parts {
    pub(crate) fn partition(&self, block: usize) -> PartitionId {
        self.segments
            .get(block)
            .and_then(|&segment| self.partitions.get(segment))
            .copied()
            .unwrap_or(PartitionId::FIRST)
    }

    /// The block that follows when all roles have reached the end of a block: at a barrier of all
    /// threads, or at the end of the kernel.
    pub(crate) fn join(&self, block: usize, exit: &Exit) -> Option<BlockId> {
        match exit {
            Exit::Return => self.hubs.last().copied(),
            _ if self.ends.get(block) == Some(&true) => {
                self.segments.get(block).and_then(|&segment| self.hubs.get(segment + 1)).copied()
            }
            _ => None,
        }
    }
}

impl Hubs {
    /// Adds the blocks.
    pub(crate) fn new(program: &mut Program, roles: &[Role]) -> Hubs {
        let segments = roles.first().map_or(0, |role| role.entries.len());
        let mut hub = || {
            program.blocks.push(Block {
                function: KERNEL,
                partition: PartitionId::FIRST,
                params: Default::default(),
                events: Default::default(),
                terminator: Terminator::Return,
                terminator_origin: None,
                divergent: false,
            })
        };
        let blocks = (0..=segments).map(|_| hub()).collect();
        Hubs { blocks, entries: vec![Vec::new(); segments] }
    }

    /// Adds the partitions of a role.
    pub(crate) fn parts(&self, program: &mut Program, role: &Role) -> Parts {
        let name = name(&role.warps);
        let warps = role.warps.len() as u32;
        let mut partition = |_| program.partitions.push(Partition { name: name.clone(), warps });
        Parts {
            partitions: (0..role.entries.len()).map(&mut partition).collect(),
            segments: role.segments.clone(),
            ends: role.ends.iter().map(Option::is_some).collect(),
            hubs: self.blocks.clone(),
        }
    }

    /// Adds the entries of a role. `blocks` are its blocks of the program.
    pub(crate) fn enter(&mut self, role: &Role, blocks: &[Option<BlockId>]) {
        for (entries, &block) in self.entries.iter_mut().zip(&role.entries) {
            entries.extend(blocks.get(block).copied().flatten());
        }
    }

    /// Sets the terminators of the blocks.
    pub(crate) fn connect(self, program: &mut Program) {
        for (block, entries) in self.blocks.iter().zip(self.entries) {
            let edges = entries.into_iter().map(Edge::to);
            program.blocks[*block].terminator = Terminator::Fork(edges.collect());
        }
        program.functions[KERNEL].blocks = program.blocks.ids().collect();
        program.functions[KERNEL].entry = self.blocks[0];
    }
}

/// Whether a block uses a parameter of a block of another partition: a value of a loop before the
/// last barrier of all threads. The model has no such values.
pub(crate) fn uses_other_partition(program: &Program, block: BlockId) -> bool {
    let Block { partition, events, terminator, .. } = &program.blocks[block];
    let mut todo: Vec<TermId> = terminator.edges().iter().flat_map(|edge| edge.args.clone()).collect();
    if let Terminator::Branch { condition: Some(condition), .. } = terminator {
        todo.push(*condition);
    }
    for event in events.iter().map(|&event| &program.events[event]) {
        todo.extend(event.action.predicate().into_iter().chain(event.action.mbarrier_wait()));
        let footprints = event.accesses.iter().flat_map(|access| &access.footprints);
        todo.extend(footprints.filter_map(|footprint| match footprint.slot {
            Slot::At(slot) => Some(slot),
            Slot::Whole | Slot::Any => None,
        }));
    }
    let entry = program.functions[KERNEL].entry;
    let mut seen = BTreeSet::new();
    while let Some(term) = todo.pop() {
        if !seen.insert(term) {
            continue;
        }
        let kind = program.terms.kind(term);
        if let TermKind::Param { block, .. } = kind
            && *block != entry
            && program.blocks[*block].partition != *partition
        {
            return true;
        }
        todo.extend(kind.operands());
    }
    false
}

/// The name of a role: its warps.
fn name(warps: &[usize]) -> String {
    let mut parts: Vec<(usize, usize)> = Vec::new();
    for &warp in warps {
        match parts.last_mut() {
            Some((_, last)) if *last + 1 == warp => *last = warp,
            _ => parts.push((warp, warp)),
        }
    }
    let part = |(first, last): (usize, usize)| match first == last {
        true => first.to_string(),
        false => format!("{first}-{last}"),
    };
    let parts: Vec<String> = parts.into_iter().map(part).collect();
    let noun = if warps.len() == 1 { "warp" } else { "warps" };
    format!("{noun} {}", parts.join(", "))
}
