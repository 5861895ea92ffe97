//! Writes that are pieces of one.
//!
//! Wave expands one op of the source into several nodes, one for each piece of the tile that a wave works on. They write different elements, which a
//! trace without indices does not show. What shows it is the `piece` of a node: different pieces of one op share no byte, wherever they stand, and equal ones
//! share all (`cells` says how). In traces without pieces one location in the source stands for one op, as long as its writes to one memory follow each other without
//! anything else touching that memory. Writes with neither, and those of different ops, may write the same bytes.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use seawall_base::SecondaryMap;
use seawall_wave::{Location, NodeId, NodeKind, Trace};

use crate::cells::Cells;
use crate::flow::Flow;
use crate::memory::Memory;

/// Which piece a node writes, of which run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Piece {
    pub(crate) run: u32,
    pub(crate) index: u32,
}

/// Pieces of one op, none like another.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    /// What they write to.
    pub(crate) memories: Vec<NodeId>,
    /// How many they are.
    pub(crate) count: u32,
}

/// The pieces of a trace.
#[derive(Default)]
pub(crate) struct Pieces {
    of: SecondaryMap<NodeId, Option<Piece>>,
    runs: Vec<Run>,
}

/// Consecutive writes of one memory from one place of the source, as far as they were seen.
struct Open<'t> {
    memory: NodeId,
    location: &'t Location,
    nodes: Vec<NodeId>,
}

/// The nodes of one op that Wave expanded: what each writes to, and which piece.
type Expanded = Vec<(NodeId, NodeId, u32)>;

impl Pieces {
    /// The pieces of `trace`, and how memory is cut for them.
    pub(crate) fn new(trace: &Trace, flow: &Flow, memory: &Memory) -> (Pieces, Cells) {
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

    /// The piece that a node writes; none for one that writes all that it may.
    pub(crate) fn of(&self, id: NodeId) -> Option<Piece> {
        self.of[id]
    }

    /// Runs of what says itself which piece it is.
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
            let count = u32::try_from(indices.len()).unwrap_or(u32::MAX);
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
            let count = u32::try_from(run.nodes.len()).unwrap_or(u32::MAX);
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
    (trace, flow, places): (&'t Trace, &Flow, &Memory),
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
    let meets = |run: &Open<'_>| {
        let (a, b) = (flow.of(run.memory), flow.of(memory));
        a.iter().any(|&a| b.iter().any(|&b| places.overlap(a, b)))
    };
    // Whatever else touches the memory ends the run.
    pieces.close(open, |run| !joins(run) && meets(run));
    match (open.iter_mut().find(|run| joins(run)), location) {
        (Some(run), _) => run.nodes.push(id),
        (None, Some(location)) => open.push(Open { memory, location, nodes: vec![id] }),
        (None, None) => {}
    }
}

fn is_write(kind: &NodeKind) -> bool {
    matches!(kind, NodeKind::Write(_)) || kind.is_asynchronous()
}

/// The node that is captured in the end, through all graphs on the way.
fn captured(trace: &Trace, node: NodeId) -> NodeId {
    let mut node = node;
    while let NodeKind::Placeholder { captures: Some(captured) } = trace.node(node).kind {
        node = captured;
    }
    node
}

/// Byte sets by group and piece, interned by who asks.
pub(crate) type Shares = FxHashMap<(u32, Piece), Option<seawall_model::ByteSetId>>;
