//! Conversion from the types of the JSON form to programs.

use seawall_base::{EntityId, PrimaryMap, Runs, Span};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::JsonError;
use super::buffer;
use super::wire::{self, Id};
use crate::action::{Action, Call, Fence, TokenOp, Wait, WaitToken};
use crate::barrier::{Barrier, BarrierKind};
use crate::block::{Block, Edge, Terminator};
use crate::bytes::ByteSet;
use crate::event::{Access, Descriptor, Event, Footprint, Place, Rect, Slot};
use crate::ids::BlockId;
use crate::mbarrier::{Arriver, MBarrier, MBarrierOp};
use crate::program::{Function, Origin, Partition, Program};
use crate::term::TermKind;
use crate::warp_map::WarpMap;

/// A whole program. The entries of its tables are parsed later, so that an error can name the
/// entry.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Document {
    /// Checked before the document is parsed.
    #[serde(rename = "version")]
    _version: u32,
    name: String,
    #[serde(default)]
    target: Option<String>,
    ctas: u32,
    #[serde(default)]
    least_argument: Option<i64>,
    #[serde(default)]
    partitions: Vec<Value>,
    #[serde(default)]
    buffers: Vec<Value>,
    #[serde(default)]
    functions: Vec<Value>,
    #[serde(default)]
    blocks: Vec<Value>,
    #[serde(default)]
    events: Vec<Value>,
    #[serde(default)]
    origins: Vec<Value>,
    #[serde(default)]
    descriptors: Vec<Value>,
    #[serde(default)]
    terms: Vec<Value>,
    #[serde(default)]
    byte_sets: Vec<Value>,
    #[serde(default)]
    warp_maps: Vec<Value>,
    #[serde(default)]
    loaded: Vec<Value>,
    #[serde(default)]
    data: Vec<Value>,
}

/// Parses the entries of one table.
fn table<K: EntityId, W: DeserializeOwned, V>(
    name: &str,
    values: Vec<Value>,
    convert: fn(W) -> V,
) -> Result<PrimaryMap<K, V>, JsonError> {
    let entries = values.into_iter().enumerate();
    let read = entries.map(|(i, value)| entry(name, i, value).map(convert));
    read.collect::<Result<Vec<V>, _>>().map(|items| items.into_iter().collect())
}

fn entry<W: DeserializeOwned>(table: &str, position: usize, value: Value) -> Result<W, JsonError> {
    serde_json::from_value(value)
        .map_err(|error| JsonError::new(format!("{table}[{position}]"), error.to_string()))
}

pub(super) fn program(document: Document) -> Result<Program, JsonError> {
    let target =
        match document.target {
            None => None,
            Some(name) => Some(name.parse().map_err(|error: crate::TargetError| {
                JsonError::new("target".to_owned(), error.to_string())
            })?),
        };
    let mut program = Program::new(document.name, target);
    program.ctas = document.ctas;
    program.least_argument = document.least_argument;
    program.partitions = table("partitions", document.partitions, |partition: wire::Partition| Partition {
        name: partition.name,
        warps: partition.warps,
    })?;
    program.buffers = table("buffers", document.buffers, buffer::Buffer::into)?;
    program.functions = table("functions", document.functions, function)?;
    program.blocks = table("blocks", document.blocks, block)?;
    program.events = table("events", document.events, event)?;
    program.origins = table("origins", document.origins, |origin: wire::Origin| Origin {
        op: origin.op.into(),
        span: Span::new(origin.span.0, origin.span.1),
        index: origin.index,
        calls: origin.calls.into_iter().map(|(start, end)| Span::new(start, end)).collect(),
    })?;
    program.descriptors = table("descriptors", document.descriptors, |name: String| name)?;
    for (i, value) in document.terms.into_iter().enumerate() {
        let id = program.terms.intern(term(entry("terms", i, value)?));
        if id.index() != i {
            return Err(JsonError::new(
                format!("terms[{i}]"),
                format!("is the same as terms[{}]", id.index()),
            ));
        }
    }
    for (i, value) in document.byte_sets.into_iter().enumerate() {
        let id = program.byte_sets.intern(byte_set(entry("byte_sets", i, value)?));
        if id.index() != i {
            let message = format!("is the same as byte_sets[{}]", id.index());
            return Err(JsonError::new(format!("byte_sets[{i}]"), message));
        }
    }
    for (i, value) in document.warp_maps.into_iter().enumerate() {
        let id = program.warp_maps.intern(warp_map(entry("warp_maps", i, value)?));
        if id.index() != i {
            let message = format!("is the same as warp_maps[{}]", id.index());
            return Err(JsonError::new(format!("warp_maps[{i}]"), message));
        }
    }
    for (i, value) in document.loaded.into_iter().enumerate() {
        let loaded: wire::Loaded = entry("loaded", i, value)?;
        program.loaded.push((id(loaded.event), id(loaded.term)));
    }
    for (i, value) in document.data.into_iter().enumerate() {
        let data: wire::Data = entry("data", i, value)?;
        program.data.push(crate::Data { symbol: id(data.symbol), each: data.each });
    }
    Ok(program)
}

fn ids<K: Copy, L: FromIterator<K>>(ids: &[Id<K>]) -> L {
    ids.iter().map(|id| id.0).collect()
}

fn id<K>(id: Id<K>) -> K {
    id.0
}

fn function(function: wire::Function) -> Function {
    let blocks: Vec<BlockId> = ids(&function.blocks);
    Function {
        name: function.name,
        kernel: function.kernel,
        arguments: function.arguments,
        entry: blocks.first().copied().unwrap_or(BlockId::FIRST),
        blocks,
    }
}

fn block(block: wire::Block) -> Block {
    Block {
        function: block.function.0,
        partition: block.partition.0,
        params: ids(&block.params),
        events: ids(&block.events),
        terminator: terminator(block.terminator),
        terminator_origin: block.terminator_origin.map(id),
        divergent: block.divergent,
    }
}

fn edge(edge: wire::Edge) -> Edge {
    Edge { target: edge.target.0, args: ids(&edge.args) }
}

fn terminator(terminator: wire::Terminator) -> Terminator {
    match terminator {
        wire::Terminator::Goto { to } => Terminator::Goto(edge(to)),
        wire::Terminator::Branch { condition, then, otherwise } => {
            Terminator::Branch { condition: condition.map(id), then: edge(then), otherwise: edge(otherwise) }
        }
        wire::Terminator::Switch { to } => Terminator::Switch(to.into_iter().map(edge).collect()),
        wire::Terminator::Fork { to } => Terminator::Fork(to.into_iter().map(edge).collect()),
        wire::Terminator::Join { to } => Terminator::Join(edge(to)),
        wire::Terminator::Return {} => Terminator::Return,
        wire::Terminator::Unreachable {} => Terminator::Unreachable,
    }
}

fn event(event: wire::Event) -> Event {
    Event {
        origin: event.origin.0,
        action: action(event.action),
        accesses: event.accesses.into_iter().map(access).collect(),
    }
}

fn access(access: wire::Access) -> Access {
    Access {
        mode: access.mode.0,
        proxy: access.proxy.0,
        issuer: access.issuer.0,
        queue: access.queue.map(|queue| queue.0),
        footprints: access.footprints.into_iter().map(footprint).collect(),
        scratch: access.scratch,
        cross_cta: access.cross_cta,
        token: access.token.map(id),
    }
}

fn footprint(footprint: wire::Footprint) -> Footprint {
    Footprint {
        place: match footprint.place {
            wire::Place::Buffer(buffer) => Place::Buffer(buffer.0),
            wire::Place::Parameter(position) => Place::Parameter(position),
            wire::Place::Unknown => Place::Unknown,
        },
        slot: match footprint.slot {
            wire::Slot::Whole => Slot::Whole,
            wire::Slot::At(term) => Slot::At(term.0),
            wire::Slot::Any => Slot::Any,
        },
        bytes: footprint.bytes.map(id),
        warps: footprint.warps.map(id),
        descriptor: Descriptor {
            index: footprint.index.map(|(descriptor, term)| (descriptor.0, term.0)),
            part: footprint
                .part
                .map(|part| Box::new((part.of.0, Rect { offsets: part.offsets, shape: part.shape }))),
        },
    }
}

fn action(action: wire::Action) -> Action {
    match action {
        wire::Action::Touch { asserted } => Action::Touch { asserted },
        wire::Action::Atomic { commutes } => Action::Atomic { commutes },
        wire::Action::Copy { queue, direction, predicate } => {
            Action::Copy { queue: queue.0, direction: direction.0, predicate: predicate.map(id) }
        }
        wire::Action::Mma { queue, predicate } => {
            Action::Mma { queue: queue.0, predicate: predicate.map(id) }
        }
        wire::Action::Commit { queue } => Action::Commit(queue.0),
        wire::Action::Wait { queue, pending, tokens, read_only, trailing_barrier } => {
            let tokens = tokens.iter().map(wait_token).collect();
            Action::Wait(Wait { queue: queue.0, pending, tokens, read_only, trailing_barrier })
        }
        wire::Action::Barrier { barrier, local_fence, other_memory, origin } => {
            let kind = barrier_kind(&barrier);
            Action::Barrier(Barrier { kind, local_fence, other_memory, origin: origin.0 })
        }
        wire::Action::Mbarrier { op, predicate } => {
            Action::MBarrier(MBarrier { op: mbarrier_op(&op), predicate: predicate.map(id) })
        }
        wire::Action::Token { op } => Action::Token(token_op(&op)),
        wire::Action::Fence { fence, cluster } => Action::Fence(Fence { kind: fence.0, cluster }),
        wire::Action::Hint {} => Action::Hint,
        wire::Action::Call { callee, frame_offset, arguments } => Action::Call(Call {
            callee: callee.map(id),
            frame_offset,
            arguments: arguments.into_iter().map(|list| list.into_iter().map(footprint).collect()).collect(),
        }),
        wire::Action::Other {} => Action::Other,
    }
}

fn wait_token(wait: &wire::WaitToken) -> WaitToken {
    WaitToken { token: wait.token.0, age: wait.age }
}

fn barrier_kind(kind: &wire::BarrierKind) -> BarrierKind {
    match *kind {
        wire::BarrierKind::Cta {} => BarrierKind::Cta,
        wire::BarrierKind::Cluster { relaxed } => BarrierKind::Cluster { relaxed },
        wire::BarrierKind::Signal { id } => BarrierKind::Signal { id },
        wire::BarrierKind::WaitSignal { id } => BarrierKind::WaitSignal { id },
        wire::BarrierKind::Named { id: name, threads, arrive_only } => {
            BarrierKind::Named { id: name.map(id), threads: threads.map(id), arrive_only }
        }
        wire::BarrierKind::Conditional { condition } => BarrierKind::Conditional { condition: condition.0 },
        wire::BarrierKind::Partitions {} => BarrierKind::Partitions,
        wire::BarrierKind::Warp {} => BarrierKind::Warp,
        wire::BarrierKind::WarpGroup {} => BarrierKind::WarpGroup,
    }
}

fn mbarrier_op(op: &wire::MBarrierOp) -> MBarrierOp {
    match *op {
        wire::MBarrierOp::Init { count, cluster } => MBarrierOp::Init { count, cluster },
        wire::MBarrierOp::Invalidate {} => MBarrierOp::Invalidate,
        wire::MBarrierOp::Expect { bytes } => MBarrierOp::Expect { bytes },
        wire::MBarrierOp::Arrive { count, per_thread, per_warp } => {
            let by = match (per_thread, per_warp) {
                (true, _) => Arriver::EachThread,
                (false, true) => Arriver::EachWarp,
                (false, false) => Arriver::FirstWarp,
            };
            MBarrierOp::Arrive { count, by }
        }
        wire::MBarrierOp::Wait { phase } => MBarrierOp::Wait { phase: phase.0 },
        wire::MBarrierOp::Commit { queue, inc } => MBarrierOp::Commit { queue: queue.0, inc },
    }
}

fn token_op(op: &wire::TokenOp) -> TokenOp {
    match *op {
        wire::TokenOp::Acquire { token, slot, phase } => {
            TokenOp::Acquire { token: token.0, slot: slot.map(id), phase: phase.map(id) }
        }
        wire::TokenOp::Commit { token, slot } => TokenOp::Commit { token: token.0, slot: slot.map(id) },
        wire::TokenOp::Wait { token, slot, phase } => {
            TokenOp::Wait { token: token.0, slot: slot.map(id), phase: phase.map(id) }
        }
        wire::TokenOp::Release { token, slot } => TokenOp::Release { token: token.0, slot: slot.map(id) },
    }
}

fn term(term: wire::Term) -> TermKind {
    match term {
        wire::Term::Const { value } => TermKind::Const(value),
        wire::Term::Param { block, index } => TermKind::Param { block: block.0, index },
        wire::Term::Symbol { number, name, varying, least } => {
            TermKind::Symbol { number, name, varying, least }
        }
        wire::Term::Tid {} => TermKind::Tid,
        wire::Term::Binary { op, a, b } => TermKind::Binary(op.0, a.0, b.0),
        wire::Term::Compare { predicate, a, b } => TermKind::Compare(predicate.0, a.0, b.0),
        wire::Term::Select { condition, a, b } => TermKind::Select(condition.0, a.0, b.0),
        wire::Term::Again { term, number } => TermKind::Again { term: term.0, number },
    }
}

fn byte_set(set: wire::ByteSet) -> ByteSet {
    let ctas = set.ctas.into_iter().map(|cta| (cta.rank, Runs::from_ranges(cta.runs)));
    ByteSet { space: set.space.0, frame: set.frame.0, ctas: ctas.collect() }
}

fn warp_map(map: wire::WarpMap) -> WarpMap {
    let warps = map.warps.into_iter().map(Runs::from_ranges).collect();
    WarpMap { starts: map.starts, warps, lanes: map.lanes }
}
