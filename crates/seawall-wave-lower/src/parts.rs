//! Writes that are pieces of one.
//!
//! Wave expands one op of the source into several nodes, one for each piece of the tile that a wave works on. They write different elements, which a
//! trace without indices does not show. What shows it is the `piece` of a node: consecutive writes of one memory that are different pieces of one op, between
//! which nothing else touches that memory, share no byte. In traces without pieces one location in the source stands for one op. Writes with neither,
//! and those of different ops, may write the same bytes.

use rustc_hash::FxHashMap;
use seawall_base::SecondaryMap;
use seawall_wave::{Location, NodeId, NodeKind, Trace};

use crate::flow::Flow;
use crate::memory::Memory;

/// Which piece a node writes, of how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) index: u32,
    pub(crate) count: u32,
}

/// What says that two writes are made of one op of the source.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Op<'t> {
    Expanded(u32),
    At(&'t Location),
}

/// Consecutive writes of one memory.
struct Run<'t> {
    memory: NodeId,
    op: Op<'t>,
    nodes: Vec<NodeId>,
    /// The pieces that were written, where nodes say it.
    written: Vec<u32>,
}

/// The pieces that nodes write; none for those that write all that they may.
pub(crate) fn pieces(trace: &Trace, flow: &Flow, memory: &Memory) -> SecondaryMap<NodeId, Option<Piece>> {
    let mut pieces = SecondaryMap::new();
    for (_, graph) in trace.graphs() {
        let mut open: Vec<Run<'_>> = Vec::new();
        for &id in graph.nodes() {
            step((trace, flow, memory), id, &mut open, &mut pieces);
        }
        close(&mut open, &mut pieces, |_| true);
    }
    pieces
}

fn step<'t>(
    (trace, flow, places): (&'t Trace, &Flow, &Memory),
    id: NodeId,
    open: &mut Vec<Run<'t>>,
    pieces: &mut SecondaryMap<NodeId, Option<Piece>>,
) {
    let node = trace.node(id);
    if node.kind.subgraph().is_some() {
        return close(open, pieces, |_| true);
    }
    let Some(memory) = node.kind.shared_memory() else { return };
    let memory = captured(trace, memory);
    let is_write = matches!(node.kind, NodeKind::Write(_)) || node.kind.is_asynchronous();
    let expanded = node.piece.map(|piece| Op::Expanded(piece.of));
    let op = expanded.or(node.location.as_ref().map(Op::At)).filter(|_| is_write);
    // A piece that was written already is written anew.
    let again = |run: &Run<'_>| node.piece.is_some_and(|piece| run.written.contains(&piece.index));
    let joins = |run: &Run<'_>| run.memory == memory && op == Some(run.op) && !again(run);
    let meets = |run: &Run<'_>| {
        let (a, b) = (flow.of(run.memory), flow.of(memory));
        a.iter().any(|&a| b.iter().any(|&b| places.overlap(a, b)))
    };
    // Whatever else touches the memory ends the run.
    close(open, pieces, |run| !joins(run) && meets(run));
    let at = open.iter().position(joins);
    let run = match (at, op) {
        (Some(at), _) => &mut open[at],
        (None, Some(op)) => {
            open.push(Run { memory, op, nodes: Vec::new(), written: Vec::new() });
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

fn close(
    open: &mut Vec<Run<'_>>,
    pieces: &mut SecondaryMap<NodeId, Option<Piece>>,
    ends: impl Fn(&Run<'_>) -> bool,
) {
    open.retain(|run| {
        if !ends(run) {
            return true;
        }
        let count = u32::try_from(run.nodes.len()).unwrap_or(u32::MAX);
        for (index, &id) in (0..count).zip(&run.nodes).filter(|_| count > 1) {
            *pieces.entry(id) = Some(Piece { index, count });
        }
        false
    });
}

/// Pieces of one write are told apart by an equal share of the bytes each. Where they are fewer bytes than pieces, they are not told apart.
pub(crate) fn share(piece: Piece, start: u64, size: u64) -> Option<(u64, u64)> {
    let each = size / u64::from(piece.count);
    let first = start.checked_add(each.checked_mul(u64::from(piece.index))?)?;
    (each > 0).then_some((first, each))
}

/// Ranges by buffer and piece, interned by who asks.
pub(crate) type Shares = FxHashMap<(u32, u32, u32), Option<seawall_model::ByteSetId>>;
