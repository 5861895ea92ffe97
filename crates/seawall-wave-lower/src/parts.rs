//! Writes that are pieces of one.
//!
//! Wave expands one op of the source into several nodes, one for each piece of the tile that a wave works on. They write different elements, which a
//! trace without indices does not show. Therefore consecutive writes of one memory with one location in the source, between which nothing else
//! touches that memory, are taken to write pieces that share no byte. Writes without a location, or with different ones, may write the same bytes.
//!
//! Copies that are taken for complete ([`settled`](crate::LowerOptions)) are treated so, too, wherever they come from, up to the next node that may
//! wait for them: while they are in flight, the queue orders them.

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

/// What makes writes pieces of one.
#[derive(PartialEq, Eq)]
enum Same<'t> {
    Location(&'t Location),
    Copies,
}

/// Consecutive writes of one memory.
struct Run<'t> {
    memory: NodeId,
    same: Same<'t>,
    nodes: Vec<NodeId>,
}

/// The pieces that nodes write; none for those that write all that they may.
pub(crate) fn pieces(
    trace: &Trace,
    flow: &Flow,
    memory: &Memory,
    settled: bool,
) -> SecondaryMap<NodeId, Option<Piece>> {
    let mut pieces = SecondaryMap::new();
    for (_, graph) in trace.graphs() {
        let mut open: Vec<Run<'_>> = Vec::new();
        for &id in graph.nodes() {
            step((trace, flow, memory), settled, id, &mut open, &mut pieces);
        }
        close(&mut open, &mut pieces, |_| true);
    }
    pieces
}

fn step<'t>(
    (trace, flow, places): (&'t Trace, &Flow, &Memory),
    settled: bool,
    id: NodeId,
    open: &mut Vec<Run<'t>>,
    pieces: &mut SecondaryMap<NodeId, Option<Piece>>,
) {
    let node = trace.node(id);
    if node.kind.subgraph().is_some() {
        return close(open, pieces, |_| true);
    }
    if matches!(node.kind, NodeKind::Barrier(_) | NodeKind::CounterWait(_) | NodeKind::Signal { .. }) {
        return close(open, pieces, |run| run.same == Same::Copies);
    }
    let Some(memory) = node.kind.shared_memory() else { return };
    let memory = captured(trace, memory);
    let same = match (&node.kind, &node.location) {
        (NodeKind::Write(_), Some(location)) => Some(Same::Location(location)),
        (kind, Some(location)) if kind.is_asynchronous() && !settled => Some(Same::Location(location)),
        (kind, _) if kind.is_asynchronous() && settled => Some(Same::Copies),
        _ => None,
    };
    let joins = |run: &Run<'_>| run.memory == memory && same.as_ref() == Some(&run.same);
    let meets = |run: &Run<'_>| {
        let (a, b) = (flow.of(run.memory), flow.of(memory));
        a.iter().any(|&a| b.iter().any(|&b| places.overlap(a, b)))
    };
    // Whatever else touches the memory ends the run.
    close(open, pieces, |run| !joins(run) && meets(run));
    match (open.iter_mut().find(|run| joins(run)), same) {
        (Some(run), _) => run.nodes.push(id),
        (None, Some(same)) => open.push(Run { memory, same, nodes: vec![id] }),
        (None, None) => {}
    }
}

/// The node that a chain of placeholders captures.
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
