//! Finds writes that are pieces of one op.
//!
//! Wave expands one op of the source into several nodes, one for each piece of the tile of a wave.
//! The pieces write different elements, which a trace without indices does not show.
//!
//! - With the `piece` of a node: different pieces of one op share no byte, and equal pieces share
//!   all (`cells` assigns the bytes).
//! - Without it: writes to one memory from one source location are pieces of one op, as long as no
//!   other node between them touches that memory.
//! - Other writes, and writes of different ops, may write the same bytes.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use seawall_base::{SecondaryMap, index_u32};
use seawall_wave::{Location, NodeId, NodeKind, Trace};

use crate::allocation_sets::AllocationSets;
use crate::cells::Cells;
use crate::memory::Memory;

/// The run that a node belongs to, and its index there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Piece {
    pub(crate) run: u32,
    pub(crate) index: u32,
}

/// The pieces of one op.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    /// The memory that the pieces write to.
    pub(crate) memories: Vec<NodeId>,
    /// The number of different pieces.
    pub(crate) count: u32,
}

/// The pieces of a trace.
#[derive(Default)]
pub(crate) struct Pieces {
    of: SecondaryMap<NodeId, Option<Piece>>,
    runs: Vec<Run>,
}

/// Consecutive writes to one memory from one source location, as far as the walk has reached.
struct Open<'t> {
    memory: NodeId,
    location: &'t Location,
    nodes: Vec<NodeId>,
}

/// The nodes of one expanded op: the node, its memory and its piece index.
type Expanded = Vec<(NodeId, NodeId, u32)>;

impl Pieces {
    /// Returns the pieces of `trace` and the cells of memory for them.
    pub(crate) fn new(trace: &Trace, flow: &AllocationSets, memory: &Memory) -> (Pieces, Cells) {
        let mut pieces = Pieces::default();
        pieces.expanded(trace);
        for (_, graph) in trace.graphs() {
            let mut open: Vec<Open<'_>> = Vec::new();
            for &id in graph.nodes() {
                step((trace, flow, memory), id, &mut open, &mut pieces);
            }
            pieces.close(&mut open, |_| true);
        }
        let cells = Cells::new(memory, flow, &pieces.runs);
        (pieces, cells)
    }

    /// The piece that a node writes. `None` means that it may write all of its memory.
    pub(crate) fn of(&self, id: NodeId) -> Option<Piece> {
        self.of[id]
    }

    /// Adds the runs of nodes with a `piece`.
    fn expanded(&mut self, trace: &Trace) {
        let mut ops: BTreeMap<u32, Expanded> = BTreeMap::new();
        for (id, node) in trace.nodes() {
            let memory = node.kind.shared_memory().filter(|_| is_write(&node.kind));
            if let (Some(piece), Some(memory)) = (node.piece, memory) {
                ops.entry(piece.of).or_default().push((id, captured(trace, memory), piece.index));
            }
        }
        for nodes in ops.into_values() {
            let mut indices: Vec<u32> = nodes.iter().map(|node| node.2).collect();
            indices.sort_unstable();
            indices.dedup();
            let mut memories: Vec<NodeId> = nodes.iter().map(|node| node.1).collect();
            memories.sort_unstable();
            memories.dedup();
            let count = index_u32(indices.len());
            if let (2.., Ok(run)) = (count, u32::try_from(self.runs.len())) {
                self.runs.push(Run { memories, count });
                for (id, _, index) in nodes {
                    let rank = indices.binary_search(&index).ok().and_then(|rank| u32::try_from(rank).ok());
                    *self.of.entry(id) = rank.map(|index| Piece { run, index });
                }
            }
        }
    }

    fn close(&mut self, open: &mut Vec<Open<'_>>, ends: impl Fn(&Open<'_>) -> bool) {
        open.retain(|run| {
            if !ends(run) {
                return true;
            }
            let count = index_u32(run.nodes.len());
            if let (2.., Ok(number)) = (count, u32::try_from(self.runs.len())) {
                self.runs.push(Run { memories: vec![run.memory], count });
                for (index, &id) in (0..count).zip(&run.nodes) {
                    *self.of.entry(id) = Some(Piece { run: number, index });
                }
            }
            false
        });
    }
}

fn step<'t>(
    (trace, flow, places): (&'t Trace, &AllocationSets, &Memory),
    id: NodeId,
    open: &mut Vec<Open<'t>>,
    pieces: &mut Pieces,
) {
    let node = trace.node(id);
    if node.kind.subgraph().is_some() {
        return pieces.close(open, |_| true);
    }
    let Some(memory) = node.kind.shared_memory() else { return };
    let memory = captured(trace, memory);
    let location = node.location.as_ref().filter(|_| is_write(&node.kind) && node.piece.is_none());
    let joins = |run: &Open<'_>| run.memory == memory && location == Some(run.location);
    let overlaps = |run: &Open<'_>| {
        let (a, b) = (flow.of(run.memory), flow.of(memory));
        a.iter().any(|&a| b.iter().any(|&b| places.overlap(a, b)))
    };
    // Any other access of the memory ends the run.
    pieces.close(open, |run| !joins(run) && overlaps(run));
    match (open.iter_mut().find(|run| joins(run)), location) {
        (Some(run), _) => run.nodes.push(id),
        (None, Some(location)) => open.push(Open { memory, location, nodes: vec![id] }),
        (None, None) => {}
    }
}

fn is_write(kind: &NodeKind) -> bool {
    matches!(kind, NodeKind::Write(_)) || kind.is_asynchronous()
}

/// The captured node, through the placeholders of all graphs between.
fn captured(trace: &Trace, node: NodeId) -> NodeId {
    let mut node = node;
    while let NodeKind::Placeholder { captures: Some(captured) } = trace.node(node).kind {
        node = captured;
    }
    node
}

/// Interned byte sets by group and piece.
pub(crate) type Shares = FxHashMap<(u32, Piece), Option<seawall_model::ByteSetId>>;
