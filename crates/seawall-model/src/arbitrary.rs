//! Random programs for property tests, from the bytes of a fuzzer.
//!
//! - [`program`] makes any valid program, for tests of readers and printers. Its control flow and
//!   events need not make sense.
//! - [`kernel`] makes small kernels in the text form, similar to those that people write, for
//!   comparing analyses with each other.
//! - [`structured`] makes programs with every feature that one partition can use, for the property
//!   tests.

use arbitrary::{Result, Unstructured};
use seawall_base::{EntityId, Span, index_u32};
use smallvec::SmallVec;

use crate::action::{Action, Call, Fence, TokenOp, Wait, WaitToken};
use crate::barrier::{Barrier, BarrierKind};
use crate::block::{Block, Edge, EventList, TermList, Terminator};
use crate::buffer::{Buffer, Plan};
use crate::event::{Access, Descriptor, Event, Footprint, Place, Rect, Slot};
use crate::ids::{
    BlockId, ByteSetId, DescriptorId, EventId, FunctionId, OriginId, PartitionId, TermId, TokenId,
};
use crate::mbarrier::{Arriver, MBarrier, MBarrierOp};
use crate::names::Named;
use crate::program::{Data, Function, Origin, Partition, Program};
use crate::term::TermKind;

mod bytes;
mod kernel;
mod structured;

pub use kernel::kernel;
pub use structured::{Structured, structured, structured_split};

/// Names of all kinds: usable, reserved, generated, empty, unusual.
const NAMES: &[&str] = &[
    "A",
    "B",
    "main",
    "smem",
    "t3",
    "buf0",
    "%arg1",
    "a b",
    "",
    "\"q\\",
    "line\nbreak",
    "é",
    "default",
    "A",
    "x.1",
];

/// Makes a valid program with up to a few dozen blocks and events, using every kind of each. Fails
/// only if `u` does.
pub fn program(u: &mut Unstructured<'_>) -> Result<Program> {
    let mut program = Program::new(name(u)?, None);
    program.target = match u.int_in_range(0..=3)? {
        0 => None,
        1 => Some(crate::Target::Nvidia(u.int_in_range(0..=130)?)),
        2 => Some(crate::Target::Amd("gfx1250".to_owned())),
        _ => Some(crate::Target::Amd("gfx950".to_owned())),
    };
    program.ctas = u.int_in_range(1..=4)?;
    program.least_argument = u.arbitrary()?;
    let functions = u.int_in_range(0..=3)?;
    if functions == 0 {
        return Ok(program);
    }
    for _ in 0..u.int_in_range(1..=3)? {
        let partition = Partition { name: name(u)?, warps: u.int_in_range(1..=16)? };
        program.partitions.push(partition);
    }
    for i in 0..u.int_in_range(1..=5)? {
        let span = if u.arbitrary()? { Span::at(0) } else { Span::new(u.arbitrary()?, u.arbitrary()?) };
        let index = if u.arbitrary()? { i } else { u.arbitrary()? };
        let call = |u: &mut Unstructured<'_>| Ok(Span::new(u.arbitrary()?, u.arbitrary()?));
        let calls = (0..u.int_in_range(0..=2)?).map(|_| call(u)).collect::<Result<_>>()?;
        program.origins.push(Origin { op: name(u)?.into(), span, index, calls });
    }
    for _ in 0..functions {
        let (kernel, arguments) = (u.arbitrary()?, u.int_in_range(0..=3)?);
        let entry = BlockId::FIRST;
        program.functions.push(Function { name: name(u)?, kernel, arguments, entry, blocks: Vec::new() });
    }
    blocks(u, &mut program)?;
    buffers(u, &mut program)?;
    terms(u, &mut program)?;
    bytes::byte_sets(u, &mut program)?;
    for _ in 0..u.int_in_range(1..=3)? {
        let name = name(u)?;
        program.descriptors.push(name);
    }
    events(u, &mut program)?;
    bytes::mapped_events(u, &mut program)?;
    terminators(u, &mut program)?;
    loaded(u, &mut program)?;
    data(u, &mut program)?;
    Ok(program)
}

/// Lets some symbols stand for data.
fn data(u: &mut Unstructured<'_>, program: &mut Program) -> Result<()> {
    let symbols =
        program.terms.iter().filter(|(_, kind)| matches!(kind, TermKind::Symbol { varying: true, .. }));
    for symbol in symbols.map(|(id, _)| id).collect::<Vec<TermId>>() {
        if u.arbitrary()? {
            program.data.push(Data { symbol, each: u.arbitrary()? });
        }
    }
    Ok(())
}

/// Lets some reads load symbols.
fn loaded(u: &mut Unstructured<'_>, program: &mut Program) -> Result<()> {
    let reads = program.events.iter().filter(|(_, event)| event.accesses.iter().any(|a| a.mode.reads()));
    let reads: Vec<EventId> = reads.map(|(id, _)| id).collect();
    let symbols =
        program.terms.iter().filter(|(_, kind)| matches!(kind, TermKind::Symbol { varying: true, .. }));
    let symbols: Vec<TermId> = symbols.map(|(id, _)| id).collect();
    if reads.is_empty() || symbols.is_empty() {
        return Ok(());
    }
    for _ in 0..u.int_in_range(0..=2)? {
        program.loaded.push((*u.choose(&reads)?, *u.choose(&symbols)?));
    }
    program.loaded.sort_unstable();
    Ok(())
}

fn name(u: &mut Unstructured<'_>) -> Result<String> {
    Ok((*u.choose(NAMES)?).to_owned())
}

fn variant<V: Named>(u: &mut Unstructured<'_>) -> Result<V> {
    u.choose(V::ALL).copied()
}

/// An id in a table with `count` entries. `count` must not be 0.
fn id<K: EntityId>(u: &mut Unstructured<'_>, count: usize) -> Result<K> {
    Ok(K::from_index(u.choose_index(count)?))
}

fn optional<T>(
    u: &mut Unstructured<'_>,
    make: impl FnOnce(&mut Unstructured<'_>) -> Result<T>,
) -> Result<Option<T>> {
    if u.arbitrary()? { make(u).map(Some) } else { Ok(None) }
}

/// Makes the blocks of all functions, interleaved. Each function gets at least one. The parameters
/// are made together with the terms.
fn blocks(u: &mut Unstructured<'_>, program: &mut Program) -> Result<()> {
    let functions = program.functions.len();
    for i in 0..functions + u.int_in_range(0..=6)? {
        let function = if i < functions { FunctionId::from_index(i) } else { id(u, functions)? };
        let partition: PartitionId = id(u, program.partitions.len())?;
        let block = program.blocks.push(Block {
            function,
            partition,
            params: TermList::from_elem(TermId::FIRST, u.int_in_range(0..=2)?),
            events: EventList::new(),
            terminator: Terminator::Return,
            terminator_origin: optional(u, |u| id(u, program.origins.len()))?,
            divergent: u.ratio(1, 8)?,
        });
        program.functions[function].blocks.push(block);
    }
    for function in program.functions.values_mut() {
        let count = function.blocks.len();
        function.blocks.swap(0, u.choose_index(count)?);
        function.entry = function.blocks.first().copied().unwrap_or(BlockId::FIRST);
    }
    Ok(())
}

fn plan(u: &mut Unstructured<'_>) -> Result<Plan> {
    let label = if u.ratio(1, 4)? { Some(name(u)?) } else { None };
    Ok(Plan { group: u.arbitrary()?, column: u.arbitrary()?, copies: u.arbitrary()?, label })
}

fn buffers(u: &mut Unstructured<'_>, program: &mut Program) -> Result<()> {
    for _ in 0..u.int_in_range(1..=4)? {
        let slots = u.int_in_range(1..=4)?;
        let each: u32 = u.int_in_range(0..=512)?;
        let mut offsets = SmallVec::new();
        for _ in 0..u.int_in_range(0..=2)? {
            offsets.push(u.int_in_range(0..=4096)?);
        }
        let buffer = Buffer {
            name: name(u)?,
            space: variant(u)?,
            function: id(u, program.functions.len())?,
            offsets,
            slots,
            size: slots * each + u.int_in_range(0..=1)?,
            scratch: u.ratio(1, 4)?,
            origin: id(u, program.origins.len())?,
            plan: plan(u)?,
        };
        program.buffers.push(buffer);
    }
    Ok(())
}

fn terms(u: &mut Unstructured<'_>, program: &mut Program) -> Result<()> {
    program.terms.constant(u.arbitrary()?);
    let blocks: Vec<(BlockId, usize)> =
        program.blocks.iter().map(|(id, block)| (id, block.params.len())).collect();
    for (block, count) in blocks {
        let mut params = TermList::new();
        for index in 0..index_u32(count) {
            params.push(program.terms.intern(TermKind::Param { block, index }));
        }
        program.blocks[block].params = params;
    }
    for number in 0..u.int_in_range(0..=12)? {
        let count = program.terms.len();
        let (a, b): (TermId, TermId) = (id(u, count)?, id(u, count)?);
        let kind = match u.int_in_range(0..=7)? {
            0 => TermKind::Const(u.int_in_range(-3..=3)?),
            1 => TermKind::Const(*u.choose(&[i64::MIN, i64::MAX])?),
            2 => TermKind::Symbol { number, name: name(u)?, varying: u.arbitrary()?, least: u.arbitrary()? },
            3 => TermKind::Compare(variant(u)?, a, b),
            4 => TermKind::Select(id(u, count)?, a, b),
            5 => TermKind::Again { term: a, number },
            6 => TermKind::Tid,
            _ => TermKind::Binary(variant(u)?, a, b),
        };
        program.terms.intern(kind);
    }
    Ok(())
}

fn events(u: &mut Unstructured<'_>, program: &mut Program) -> Result<()> {
    for _ in 0..u.int_in_range(0..=16)? {
        let block: BlockId = id(u, program.blocks.len())?;
        let function = program.blocks[block].function;
        let mut accesses = SmallVec::new();
        for _ in 0..u.int_in_range(0..=2)? {
            accesses.push(access(u, program, function)?);
        }
        let origin: OriginId = id(u, program.origins.len())?;
        let action = action(u, program, function)?;
        let event = program.events.push(Event { origin, action, accesses });
        program.blocks[block].events.push(event);
    }
    Ok(())
}

fn token(u: &mut Unstructured<'_>) -> Result<TokenId> {
    id(u, 4)
}

fn wait_token(u: &mut Unstructured<'_>) -> Result<WaitToken> {
    Ok(WaitToken { token: token(u)?, age: u.int_in_range(0..=2)? })
}

fn access(u: &mut Unstructured<'_>, program: &Program, function: FunctionId) -> Result<Access> {
    let mut footprints = SmallVec::new();
    for _ in 0..u.int_in_range(1..=2)? {
        footprints.push(footprint(u, program, function)?);
    }
    Ok(Access {
        mode: variant(u)?,
        proxy: variant(u)?,
        issuer: variant(u)?,
        queue: optional(u, variant)?,
        footprints,
        scratch: u.arbitrary()?,
        cross_cta: u.arbitrary()?,
        token: optional(u, token)?,
    })
}

fn term(u: &mut Unstructured<'_>, program: &Program) -> Result<TermId> {
    id(u, program.terms.len())
}

fn footprint(u: &mut Unstructured<'_>, program: &Program, function: FunctionId) -> Result<Footprint> {
    let arguments = program.functions[function].arguments;
    let place = match u.int_in_range(0..=4)? {
        0 if arguments > 0 => Place::Parameter(u.int_in_range(0..=arguments - 1)?),
        1 => Place::Unknown,
        _ => Place::Buffer(id(u, program.buffers.len())?),
    };
    let slot = match u.int_in_range(0..=2)? {
        0 => Slot::Whole,
        1 => Slot::Any,
        _ => Slot::At(term(u, program)?),
    };
    let descriptor = |u: &mut Unstructured<'_>| id::<DescriptorId>(u, program.descriptors.len());
    let index = optional(u, |u| {
        let same = match slot {
            Slot::At(term) if u.arbitrary()? => Some(term),
            _ => None,
        };
        Ok((descriptor(u)?, same.map_or_else(|| term(u, program), Ok)?))
    })?;
    let part = optional(u, |u| {
        let mut rect = Rect { offsets: Vec::new(), shape: Vec::new() };
        for _ in 0..u.int_in_range(0..=2)? {
            rect.offsets.push(u.int_in_range(-4..=64)?);
            rect.shape.push(u.int_in_range(0..=64)?);
        }
        Ok(Box::new((descriptor(u)?, rect)))
    })?;
    let count = program.byte_sets.len();
    let bytes = if count > 0 { optional(u, |u| id::<ByteSetId>(u, count))? } else { None };
    let usual = crate::defaults::byte_set(program, place, slot).and_then(|set| program.byte_sets.find(&set));
    let descriptor = Descriptor { index, part };
    Ok(Footprint { place, slot, bytes: bytes.or(usual), warps: None, descriptor })
}

fn action(u: &mut Unstructured<'_>, program: &Program, function: FunctionId) -> Result<Action> {
    Ok(match u.int_in_range(0..=12)? {
        0 => Action::Touch { asserted: u.arbitrary()? },
        1 => Action::Atomic { commutes: optional(u, name)? },
        2 => Action::Copy {
            queue: variant(u)?,
            direction: variant(u)?,
            predicate: optional(u, |u| term(u, program))?,
        },
        3 => Action::Mma { queue: variant(u)?, predicate: optional(u, |u| term(u, program))? },
        4 => Action::Commit(variant(u)?),
        5 => Action::Wait(Wait {
            queue: variant(u)?,
            pending: optional(u, |u| u.int_in_range(0..=3))?,
            tokens: (0..u.int_in_range(0..=2)?).map(|_| wait_token(u)).collect::<Result<_>>()?,
            read_only: u.arbitrary()?,
            trailing_barrier: u.arbitrary()?,
        }),
        6 => Action::Barrier(Barrier {
            kind: barrier(u, program)?,
            local_fence: u.arbitrary()?,
            other_memory: u.arbitrary()?,
            origin: variant(u)?,
        }),
        7 => Action::MBarrier(MBarrier {
            op: mbarrier(u, program)?,
            predicate: optional(u, |u| term(u, program))?,
        }),
        8 => Action::Token(token_op(u, program)?),
        9 => Action::Fence(Fence { kind: variant(u)?, cluster: u.arbitrary()? }),
        10 => Action::Hint,
        11 => {
            let mut arguments = Vec::new();
            for _ in 0..u.int_in_range(0..=3)? {
                let count = u.int_in_range(0..=2)?;
                arguments.push((0..count).map(|_| footprint(u, program, function)).collect::<Result<_>>()?);
            }
            let callee = optional(u, |u| id(u, program.functions.len()))?;
            Action::Call(Call { callee, frame_offset: u.int_in_range(0..=512)?, arguments })
        }
        _ => Action::Other,
    })
}

fn barrier(u: &mut Unstructured<'_>, program: &Program) -> Result<BarrierKind> {
    Ok(match u.int_in_range(0..=8)? {
        0 => BarrierKind::Cta,
        1 => BarrierKind::Cluster { relaxed: u.arbitrary()? },
        2 => BarrierKind::Signal { id: u.int_in_range(-3..=16)? },
        3 => BarrierKind::WaitSignal { id: u.arbitrary()? },
        4 => BarrierKind::Named {
            id: optional(u, |u| term(u, program))?,
            threads: optional(u, |u| term(u, program))?,
            arrive_only: u.arbitrary()?,
        },
        5 => BarrierKind::Conditional { condition: term(u, program)? },
        6 => BarrierKind::Partitions,
        7 => BarrierKind::Warp,
        _ => BarrierKind::WarpGroup,
    })
}

fn arriver(u: &mut Unstructured<'_>) -> Result<Arriver> {
    u.choose(&[Arriver::FirstWarp, Arriver::EachWarp, Arriver::EachThread]).copied()
}

fn mbarrier(u: &mut Unstructured<'_>, program: &Program) -> Result<MBarrierOp> {
    Ok(match u.int_in_range(0..=5)? {
        0 => MBarrierOp::Init { count: u.int_in_range(0..=256)?, cluster: u.arbitrary()? },
        1 => MBarrierOp::Invalidate,
        2 => MBarrierOp::Expect { bytes: u.arbitrary()? },
        3 => MBarrierOp::Arrive { count: u.int_in_range(0..=2)?, by: arriver(u)? },
        4 => MBarrierOp::Wait { phase: term(u, program)? },
        _ => MBarrierOp::Commit { queue: variant(u)?, inc: u.arbitrary()? },
    })
}

fn token_op(u: &mut Unstructured<'_>, program: &Program) -> Result<TokenOp> {
    let token = token(u)?;
    let slot = optional(u, |u| term(u, program))?;
    let phase = optional(u, |u| term(u, program))?;
    Ok(match u.int_in_range(0..=3)? {
        0 => TokenOp::Acquire { token, slot, phase },
        1 => TokenOp::Commit { token, slot },
        2 => TokenOp::Wait { token, slot, phase },
        _ => TokenOp::Release { token, slot },
    })
}

fn terminators(u: &mut Unstructured<'_>, program: &mut Program) -> Result<()> {
    for block in program.blocks.ids() {
        let targets = program.functions[program.blocks[block].function].blocks.clone();
        let edge = |u: &mut Unstructured<'_>| -> Result<Edge> {
            let target = *u.choose(&targets)?;
            let count = program.blocks[target].params.len();
            Ok(Edge { target, args: (0..count).map(|_| term(u, program)).collect::<Result<_>>()? })
        };
        let edges = |u: &mut Unstructured<'_>| -> Result<Vec<Edge>> {
            (0..u.int_in_range(1..=3)?).map(|_| edge(u)).collect()
        };
        let terminator = match u.int_in_range(0..=6)? {
            0 => Terminator::Goto(edges(u)?.swap_remove(0)),
            1 => Terminator::Switch(edges(u)?),
            2 => Terminator::Fork(edges(u)?),
            3 => Terminator::Join(edges(u)?.swap_remove(0)),
            4 => {
                let (then, otherwise) = (edges(u)?.swap_remove(0), edges(u)?.swap_remove(0));
                Terminator::Branch { condition: optional(u, |u| term(u, program))?, then, otherwise }
            }
            5 => Terminator::Return,
            _ => Terminator::Unreachable,
        };
        program.blocks[block].terminator = terminator;
    }
    Ok(())
}
