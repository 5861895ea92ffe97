//! Waits of a module that name nothing: the counts that shared memory needs, the other counters of
//! such a wait, and the counters whose operations complete out of order.

use rustc_hash::FxHashMap;
use seawall_analysis::waits::{Counter, Kept, Kind, Limit};
use seawall_dialects::{Meaning, OpKnowledge, Queue as OpQueue, Wait as OpWait};
use seawall_lower::{Lowered, may_be_flat};
use seawall_mlir::{Module, OpId};
use seawall_model::{Action, EventId, Program, Queue, Target, Wait};

use crate::need::{counter_of_queue, held, needed, store_counter};
use crate::note::Note;

/// What shared memory needs of one counter of an op.
#[derive(Clone, Debug)]
pub(super) struct Needs {
    pub(super) counter: Counter,
    pub(super) old: Option<u32>,
    pub(super) new: Option<u32>,
    /// The largest count that was tried, if there was a limit.
    pub(super) limit: Option<u32>,
    pub(super) notes: Vec<Note>,
}

/// The most entries of its queue that a wait may leave in flight.
#[derive(Clone, Copy, Debug)]
pub(super) enum Most {
    /// This many groups. Whatever else the wait is for may need fewer.
    Groups(u32),
    /// This many entries, as the wait states.
    Stated(u32),
    /// As many as in the program.
    Lowered,
    /// Those that are newer than what it names.
    Newer,
}

/// The largest counts that waits may get.
pub(super) type Limits = FxHashMap<OpId, Most>;

pub(super) type ByNeed = FxHashMap<OpId, Vec<Needs>>;

/// What shared memory needs of each wait. Without `ordinary`, operations that the compiler may move
/// across a wait count nothing.
///
/// An op in `limits` gets at most the count there.
pub(super) fn by_need(
    knowledge: &OpKnowledge<'_>,
    lowered: &Lowered,
    target: &Target,
    ordinary: bool,
    limits: &Limits,
) -> ByNeed {
    let program = &lowered.program;
    let (strict, mut bare) = (without_ordinary(program), lowered.bare.clone());
    if !ordinary {
        bare.counted.clear();
    }
    let op_of = |event: EventId| lowered.ops.get(program.origin_of(event).index as usize);
    let limit = |event: EventId| {
        let Action::Wait(Wait { tokens, pending, .. }) = &program.events[event].action else { return None };
        let pending = pending.unwrap_or(u32::MAX);
        let (most, covers_others) = match *limits.get(op_of(event)?)? {
            Most::Groups(most) => (most, false),
            Most::Stated(most) => (most, true),
            Most::Newer if tokens.is_empty() => (u32::MAX, true),
            Most::Newer | Most::Lowered => (pending, true),
        };
        Some((event, Limit { most, covers_others, kept: None }))
    };
    let mut limits: seawall_analysis::waits::Limits = program.events.ids().filter_map(limit).collect();
    if has_memory_assembly(knowledge.module()) {
        for (event, data) in program.events.iter() {
            if let Some(limit) = limit_of_counter(&data.action) {
                limits.entry(event).or_insert(limit);
            }
        }
    }
    let all = needed(program, if ordinary { program } else { &strict }, &bare, &limits);
    let is_flat = may_be_flat(knowledge.module());
    let mut of_op = ByNeed::default();
    for needed in all {
        let event = &program.events[needed.event];
        let Action::Wait(wait) = &event.action else { continue };
        let Some(&op) = op_of(needed.event) else { continue };
        let Some(counter) = counter_of_queue(wait.queue, target) else { continue };
        let (new, notes) = held(&needed, counter, target, &kinds(counter, target, is_flat));
        let limit = limits.get(&needed.event).map(|limit| limit.most);
        let found = Needs { counter, old: needed.old, new, limit, notes };
        let all = of_op.entry(op).or_default();
        // An op that is judged more than once gets the strictest count. Without a new one it keeps
        // its old one.
        let count = |needs: &Needs| needs.new.or(needs.old);
        match all.iter_mut().find(|known| known.counter == found.counter) {
            Some(known) if count(known) > count(&found) => *known = found,
            Some(_) => {}
            None => all.push(found),
        }
    }
    of_op
}

/// Whether inline assembly contains memory instructions. Nothing but an explicit wait covers these,
/// so that the accesses that rely on a wait are unknown.
fn has_memory_assembly(module: &Module) -> bool {
    const PARTS: [&str; 8] = ["load", "store", "atomic", "ds_", "image_", "buffer_", "global_", "flat_"];
    module.walk().filter(|&op| module.op_name(op) == "llvm.inline_asm").any(|op| {
        let text = module.attr(op, "asm_string").map_or("", |attr| module.attr_text(attr));
        PARTS.iter().any(|part| text.contains(part))
    })
}

/// The limit of a wait for a counter that instructions in assembly may use: its own count.
fn limit_of_counter(action: &Action) -> Option<Limit> {
    let Action::Wait(Wait { queue, pending: Some(most), .. }) = *action else { return None };
    let is_counter = queue.row().in_wave_counter;
    is_counter.then_some(Limit { most, covers_others: true, kept: Some(Kept::OtherMemory) })
}

/// The kinds of operations that may be pending in a counter. They include operations that the
/// module does not show, such as loads that the compiler adds.
fn kinds(counter: Counter, target: &Target, is_flat: bool) -> Vec<Kind> {
    let mut kinds = match counter {
        Counter::Vm => vec![Kind::GlobalLoad, Kind::LdsDma],
        Counter::Load => vec![Kind::GlobalLoad],
        Counter::Lgkm | Counter::Ds => vec![Kind::Lds],
        Counter::Async => vec![Kind::AsyncCopy],
        Counter::Tensor => vec![Kind::Tensor],
        _ => return Vec::new(),
    };
    if counter == Counter::Vm && target.counts_stores_with_loads() {
        kinds.push(Kind::GlobalStore);
    }
    if is_flat && !matches!(counter, Counter::Async | Counter::Tensor) {
        kinds.push(Kind::Flat);
    }
    kinds
}

/// The program without operations that exist only to be counted. The compiler may move these across
/// a wait.
fn without_ordinary(program: &Program) -> Program {
    let mut changed = program.clone();
    for event in changed.events.values_mut() {
        if matches!(event.action, Action::Copy { queue: Queue::Vmem, .. }) && event.accesses.is_empty() {
            event.action = Action::Other;
        }
    }
    changed
}

/// The counters of a wait for several counters that Seawall does not track, with their counts:
/// exports, and stores where they have a separate counter.
pub(super) fn counters_beside(
    knowledge: &OpKnowledge<'_>,
    op: OpId,
    target: &Target,
) -> Vec<(Counter, Option<u32>)> {
    let module = knowledge.module();
    let Meaning::Wait(OpWait { queue: OpQueue::NamedCounters, .. }) = knowledge.meaning(op) else {
        return Vec::new();
    };
    let stores = store_counter(target);
    let stated = |key: &str| module.attr_int(op, key).and_then(|n| u32::try_from(n).ok());
    let counters = [(stores, "store"), (Some(Counter::Exp), "exp")];
    let has = |(counter, key): (Option<Counter>, &str)| {
        let counter = counter.filter(|_| module.attr(op, key).is_some())?;
        Some((counter, stated(key)))
    };
    counters.into_iter().filter_map(has).collect()
}
