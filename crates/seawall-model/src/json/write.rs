//! Conversion from programs to the types of the JSON form.

use serde::Serialize;

use super::buffer;
use super::wire::{self, Id, Word};
use crate::action::{Action, TokenOp, WaitToken};
use crate::barrier::BarrierKind;
use crate::block::{Block, Edge, Terminator};
use crate::bytes::ByteSet;
use crate::event::{Access, Event, Footprint, Place, Slot};
use crate::mbarrier::{Arriver, MBarrierOp};
use crate::program::{Function, Program};
use crate::term::TermKind;
use crate::warp_map::WarpMap;

/// A whole program.
#[derive(Serialize, schemars::JsonSchema)]
pub(super) struct Document<'p> {
    version: u32,
    name: &'p str,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<String>,
    ctas: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    least_argument: Option<i64>,
    partitions: Vec<wire::Partition>,
    buffers: Vec<buffer::Buffer>,
    functions: Vec<wire::Function>,
    blocks: Vec<wire::Block>,
    events: Vec<wire::Event>,
    origins: Vec<wire::Origin>,
    descriptors: Vec<&'p str>,
    terms: Vec<wire::Term>,
    byte_sets: Vec<wire::ByteSet>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    warp_maps: Vec<wire::WarpMap>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    loaded: Vec<wire::Loaded>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    data: Vec<wire::Data>,
}

pub(super) fn document(program: &Program) -> Document<'_> {
    let partition = |partition: &crate::Partition| wire::Partition {
        name: partition.name.clone(),
        warps: partition.warps,
    };
    let origin = |origin: &crate::Origin| wire::Origin {
        op: origin.op.to_string(),
        span: (origin.span.start, origin.span.end),
        index: origin.index,
        calls: origin.calls.iter().map(|call| (call.start, call.end)).collect(),
    };
    Document {
        version: super::VERSION,
        name: &program.name,
        target: program.target.as_ref().map(ToString::to_string),
        ctas: program.ctas,
        least_argument: program.least_argument,
        partitions: program.partitions.values().map(partition).collect(),
        buffers: program.buffers.values().map(buffer::Buffer::from).collect(),
        functions: program.functions.values().map(function).collect(),
        blocks: program.blocks.values().map(block).collect(),
        events: program.events.values().map(event).collect(),
        origins: program.origins.values().map(origin).collect(),
        descriptors: program.descriptors.values().map(String::as_str).collect(),
        terms: program.terms.iter().map(|(_, kind)| term(kind)).collect(),
        byte_sets: program.byte_sets.iter().map(|(_, set)| byte_set(set)).collect(),
        warp_maps: program.warp_maps.iter().map(|(_, map)| warp_map(map)).collect(),
        loaded: program.loaded.iter().map(loaded).collect(),
        data: program.data.iter().map(data).collect(),
    }
}

fn loaded(&(event, term): &(crate::EventId, crate::TermId)) -> wire::Loaded {
    wire::Loaded { event: Id(event), term: Id(term) }
}

fn data(data: &crate::Data) -> wire::Data {
    wire::Data { symbol: Id(data.symbol), each: data.each }
}

fn ids<K: Copy>(ids: &[K]) -> Vec<Id<K>> {
    ids.iter().copied().map(Id).collect()
}

fn function(function: &Function) -> wire::Function {
    wire::Function {
        name: function.name.clone(),
        kernel: function.kernel,
        arguments: function.arguments,
        blocks: ids(&function.blocks),
    }
}

fn block(block: &Block) -> wire::Block {
    wire::Block {
        function: Id(block.function),
        partition: Id(block.partition),
        params: ids(&block.params),
        events: ids(&block.events),
        terminator: terminator(&block.terminator),
        terminator_origin: block.terminator_origin.map(Id),
        divergent: block.divergent,
    }
}

fn edge(edge: &Edge) -> wire::Edge {
    wire::Edge { target: Id(edge.target), args: ids(&edge.args) }
}

fn terminator(terminator: &Terminator) -> wire::Terminator {
    match terminator {
        Terminator::Goto(to) => wire::Terminator::Goto { to: edge(to) },
        Terminator::Branch { condition, then, otherwise } => wire::Terminator::Branch {
            condition: condition.map(Id),
            then: edge(then),
            otherwise: edge(otherwise),
        },
        Terminator::Switch(to) => wire::Terminator::Switch { to: to.iter().map(edge).collect() },
        Terminator::Fork(to) => wire::Terminator::Fork { to: to.iter().map(edge).collect() },
        Terminator::Join(to) => wire::Terminator::Join { to: edge(to) },
        Terminator::Return => wire::Terminator::Return {},
        Terminator::Unreachable => wire::Terminator::Unreachable {},
    }
}

fn event(event: &Event) -> wire::Event {
    wire::Event {
        origin: Id(event.origin),
        action: action(&event.action),
        accesses: event.accesses.iter().map(access).collect(),
    }
}

fn access(access: &Access) -> wire::Access {
    wire::Access {
        mode: Word(access.mode),
        proxy: Word(access.proxy),
        issuer: Word(access.issuer),
        queue: access.queue.map(Word),
        footprints: access.footprints.iter().map(footprint).collect(),
        scratch: access.scratch,
        cross_cta: access.cross_cta,
        token: access.token.map(Id),
    }
}

fn footprint(footprint: &Footprint) -> wire::Footprint {
    let part = footprint.descriptor.part.as_deref();
    wire::Footprint {
        place: match footprint.place {
            Place::Buffer(buffer) => wire::Place::Buffer(Id(buffer)),
            Place::Parameter(position) => wire::Place::Parameter(position),
            Place::Unknown => wire::Place::Unknown,
        },
        slot: match footprint.slot {
            Slot::Whole => wire::Slot::Whole,
            Slot::At(term) => wire::Slot::At(Id(term)),
            Slot::Any => wire::Slot::Any,
        },
        bytes: footprint.bytes.map(Id),
        warps: footprint.warps.map(Id),
        index: footprint.descriptor.index.map(|(descriptor, term)| (Id(descriptor), Id(term))),
        part: part.map(|(of, rect)| wire::Part {
            of: Id(*of),
            offsets: rect.offsets.clone(),
            shape: rect.shape.clone(),
        }),
    }
}

fn action(action: &Action) -> wire::Action {
    match action {
        Action::Touch { asserted } => wire::Action::Touch { asserted: *asserted },
        Action::Atomic { commutes } => wire::Action::Atomic { commutes: commutes.clone() },
        Action::Copy { queue, direction, predicate } => {
            let predicate = predicate.map(Id);
            wire::Action::Copy { queue: Word(*queue), direction: Word(*direction), predicate }
        }
        Action::Mma { queue, predicate } => {
            wire::Action::Mma { queue: Word(*queue), predicate: predicate.map(Id) }
        }
        Action::Commit(queue) => wire::Action::Commit { queue: Word(*queue) },
        Action::Wait(wait) => wire::Action::Wait {
            queue: Word(wait.queue),
            pending: wait.pending,
            tokens: wait.tokens.iter().map(wait_token).collect(),
            read_only: wait.read_only,
            trailing_barrier: wait.trailing_barrier,
        },
        Action::Barrier(barrier) => wire::Action::Barrier {
            barrier: barrier_kind(barrier.kind),
            local_fence: barrier.local_fence,
            other_memory: barrier.other_memory,
            origin: Word(barrier.origin),
        },
        Action::MBarrier(mbarrier) => {
            wire::Action::Mbarrier { op: mbarrier_op(&mbarrier.op), predicate: mbarrier.predicate.map(Id) }
        }
        Action::Token(op) => wire::Action::Token { op: token_op(op) },
        Action::Fence(fence) => wire::Action::Fence { fence: Word(fence.kind), cluster: fence.cluster },
        Action::Hint => wire::Action::Hint {},
        Action::Call(call) => wire::Action::Call {
            callee: call.callee.map(Id),
            frame_offset: call.frame_offset,
            arguments: call.arguments.iter().map(|list| list.iter().map(footprint).collect()).collect(),
        },
        Action::Other => wire::Action::Other {},
    }
}

fn wait_token(wait: &WaitToken) -> wire::WaitToken {
    wire::WaitToken { token: Id(wait.token), age: wait.age }
}

fn barrier_kind(kind: BarrierKind) -> wire::BarrierKind {
    match kind {
        BarrierKind::Cta => wire::BarrierKind::Cta {},
        BarrierKind::Cluster { relaxed } => wire::BarrierKind::Cluster { relaxed },
        BarrierKind::Signal { id } => wire::BarrierKind::Signal { id },
        BarrierKind::WaitSignal { id } => wire::BarrierKind::WaitSignal { id },
        BarrierKind::Named { id, threads, arrive_only } => {
            wire::BarrierKind::Named { id: id.map(Id), threads: threads.map(Id), arrive_only }
        }
        BarrierKind::Conditional { condition } => wire::BarrierKind::Conditional { condition: Id(condition) },
        BarrierKind::Partitions => wire::BarrierKind::Partitions {},
        BarrierKind::Warp => wire::BarrierKind::Warp {},
        BarrierKind::WarpGroup => wire::BarrierKind::WarpGroup {},
    }
}

fn mbarrier_op(op: &MBarrierOp) -> wire::MBarrierOp {
    match *op {
        MBarrierOp::Init { count, cluster } => wire::MBarrierOp::Init { count, cluster },
        MBarrierOp::Invalidate => wire::MBarrierOp::Invalidate {},
        MBarrierOp::Expect { bytes } => wire::MBarrierOp::Expect { bytes },
        MBarrierOp::Arrive { count, by } => wire::MBarrierOp::Arrive {
            count,
            per_thread: by == Arriver::EachThread,
            per_warp: by == Arriver::EachWarp,
        },
        MBarrierOp::Wait { phase } => wire::MBarrierOp::Wait { phase: Id(phase) },
        MBarrierOp::Commit { queue, inc } => wire::MBarrierOp::Commit { queue: Word(queue), inc },
    }
}

fn token_op(op: &TokenOp) -> wire::TokenOp {
    match *op {
        TokenOp::Acquire { token, slot, phase } => {
            wire::TokenOp::Acquire { token: Id(token), slot: slot.map(Id), phase: phase.map(Id) }
        }
        TokenOp::Commit { token, slot } => wire::TokenOp::Commit { token: Id(token), slot: slot.map(Id) },
        TokenOp::Wait { token, slot, phase } => {
            wire::TokenOp::Wait { token: Id(token), slot: slot.map(Id), phase: phase.map(Id) }
        }
        TokenOp::Release { token, slot } => wire::TokenOp::Release { token: Id(token), slot: slot.map(Id) },
    }
}

fn term(kind: &TermKind) -> wire::Term {
    match kind {
        TermKind::Const(value) => wire::Term::Const { value: *value },
        TermKind::Param { block, index } => wire::Term::Param { block: Id(*block), index: *index },
        TermKind::Symbol { number, name, varying, least } => {
            wire::Term::Symbol { number: *number, name: name.clone(), varying: *varying, least: *least }
        }
        TermKind::Tid => wire::Term::Tid {},
        TermKind::Binary(op, a, b) => wire::Term::Binary { op: Word(*op), a: Id(*a), b: Id(*b) },
        TermKind::Compare(predicate, a, b) => {
            wire::Term::Compare { predicate: Word(*predicate), a: Id(*a), b: Id(*b) }
        }
        TermKind::Select(condition, a, b) => {
            wire::Term::Select { condition: Id(*condition), a: Id(*a), b: Id(*b) }
        }
        TermKind::Again { term, number } => wire::Term::Again { term: Id(*term), number: *number },
    }
}

fn byte_set(set: &ByteSet) -> wire::ByteSet {
    let ctas = set.ctas.iter().map(|(rank, runs)| wire::Cta { rank: *rank, runs: runs.as_slice().to_vec() });
    wire::ByteSet { space: Word(set.space), frame: Id(set.frame), ctas: ctas.collect() }
}

fn warp_map(map: &WarpMap) -> wire::WarpMap {
    wire::WarpMap {
        starts: map.starts.clone(),
        warps: map.warps.iter().map(|runs| runs.as_slice().to_vec()).collect(),
        lanes: map.lanes,
    }
}
