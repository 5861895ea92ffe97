//! Writes that are pieces of one.
//!
//! Wave expands one op of the source into several nodes, one for each piece of the tile that a wave works on. They write different elements, which a
//! trace without indices does not show. What shows it is the `piece` of a node: consecutive writes of one memory that are different pieces of one op, between
//! which nothing else touches that memory, share no byte (`cells` says how). In traces without pieces one location in the source stands for one op. Writes with neither,
//! and those of different ops, may write the same bytes.

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
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run {
    /// What they write to.
    pub(crate) memory: NodeId,
    /// How many they are.
    pub(crate) count: u32,
}

/// The pieces of a trace.
#[derive(Default)]
pub(crate) struct Pieces {
    of: SecondaryMap<NodeId, Option<Piece>>,
    runs: Vec<Run>,
}

/// What says that two writes are made of one op of the source.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Op<'t> {
    Expanded(u32),
    At(&'t Location),
}

/// Consecutive writes of one memory, as far as they were seen.
struct Open<'t> {
    memory: NodeId,
    op: Op<'t>,
    nodes: Vec<NodeId>,
    /// The pieces that were written, where nodes say it.
    written: Vec<u32>,
}

impl Pieces {
    /// The pieces of `trace`, and how memory is cut for them.
    pub(crate) fn new(trace: &Trace, flow: &Flow, memory: &Memory) -> (Pieces, Cells) {
        let mut pieces = Pieces::default();
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

    fn close(&mut self, open: &mut Vec<Open<'_>>, ends: impl Fn(&Open<'_>) -> bool) {
        open.retain(|run| {
            if !ends(run) {
                return true;
            }
            let count = u32::try_from(run.nodes.len()).unwrap_or(u32::MAX);
            if let (2.., Ok(number)) = (count, u32::try_from(self.runs.len())) {
                self.runs.push(Run { memory: run.memory, count });
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
    let is_write = matches!(node.kind, NodeKind::Write(_)) || node.kind.is_asynchronous();
    let expanded = node.piece.map(|piece| Op::Expanded(piece.of));
    let op = expanded.or(node.location.as_ref().map(Op::At)).filter(|_| is_write);
    // A piece that was written already is written anew.
    let again = |run: &Open<'_>| node.piece.is_some_and(|piece| run.written.contains(&piece.index));
    let joins = |run: &Open<'_>| run.memory == memory && op == Some(run.op) && !again(run);
    let meets = |run: &Open<'_>| {
        let (a, b) = (flow.of(run.memory), flow.of(memory));
        a.iter().any(|&a| b.iter().any(|&b| places.overlap(a, b)))
    };
    // Whatever else touches the memory ends the run.
    pieces.close(open, |run| !joins(run) && meets(run));
    let at = open.iter().position(joins);
    let run = match (at, op) {
        (Some(at), _) => &mut open[at],
        (None, Some(op)) => {
            open.push(Open { memory, op, nodes: Vec::new(), written: Vec::new() });
            let last = open.len() - 1;
            &mut open[last]
        }
        (None, None) => return,
    };
    run.nodes.push(id);
    run.written.extend(node.piece.map(|piece| piece.index));
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
