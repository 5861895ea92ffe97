//! Misuse of mbarriers that no run on existing hardware shows:
//!
//! - A commit may arrive behind the end of its mbarrier, whose memory nothing uses any more. The
//!   arrival changes only this memory.
//! - The memory of an mbarrier is used, but the mbarrier itself is only initialised.

use rustc_hash::FxHashSet;
use seawall_analysis::{Finding, FindingCode, Weight};
use seawall_model::{
    Action, BlockId, BufferId, Event, EventId, Footprint, MBarrierEffect, Place, Program, Proxy,
};

use crate::issue_order::footprints_overlap;

/// Marks the findings that are harmless.
pub(crate) fn mark(program: &Program, findings: &mut [Finding]) {
    let is_misuse = |finding: &&mut Finding| {
        finding.code == FindingCode::MBarrierLifetime && finding.weight == Weight::Full
    };
    for finding in findings.iter_mut().filter(is_misuse) {
        let event = finding.event;
        if lands_behind_the_last_use(program, event) || is_memory_of_unused_mbarriers(program, event) {
            finding.weight = Weight::Advice;
        }
    }
}

/// Whether an event commits operations to an mbarrier that is alive then and ends before the kernel
/// does, with no use of its memory behind its end.
fn lands_behind_the_last_use(program: &Program, event: EventId) -> bool {
    let Some(buffer) = committed_to(&program.events[event]) else { return false };
    let of_buffer = |id: &EventId, is_meant: fn(MBarrierEffect) -> bool| {
        let event = &program.events[*id];
        event.action.mbarrier_effect().is_some_and(is_meant) && names(event, buffer)
    };
    let all = || program.events.ids();
    let ends: Vec<EventId> =
        all().filter(|id| of_buffer(id, |effect| matches!(effect, MBarrierEffect::Invalidate))).collect();
    let inits: Vec<EventId> =
        all().filter(|id| of_buffer(id, |effect| matches!(effect, MBarrierEffect::Init { .. }))).collect();
    let Some(function) = program
        .functions
        .values()
        .find(|function| reached(program, &[(function.entry, 0)], None).contains(&event))
    else {
        return false;
    };
    let before = |init: &EventId| !reached(program, &[(function.entry, 0)], Some(*init)).contains(&event);
    if ends.is_empty() || inits.is_empty() || !inits.iter().all(before) {
        return false;
    }
    let after_event = reached(program, &behind(program, &[event]), None);
    let after_end = reached(program, &behind(program, &ends), None);
    let memory: Vec<&Footprint> = inits.iter().flat_map(|init| footprints(&program.events[*init])).collect();
    let uses = |id: &EventId| {
        let user = &program.events[*id];
        let overlaps = |print: &Footprint| memory.iter().any(|own| footprints_overlap(program, own, print));
        matches!(user.action, Action::Call(_)) || footprints(user).any(overlaps)
    };
    ends.iter().all(|end| after_event.contains(end))
        && !after_end.contains(&event)
        && !after_end.iter().filter(|id| !ends.contains(id)).any(uses)
}

/// The buffer of the only mbarrier to which an event commits operations.
fn committed_to(event: &Event) -> Option<BufferId> {
    let is_commit = event.action.commits_to_mbarrier().is_some();
    let mut barriers = event.accesses.iter().filter(|access| access.proxy == Proxy::Barrier);
    let (Some(only), None) = (barriers.next(), barriers.next()) else { return None };
    match only.footprints.as_slice() {
        [Footprint { place: Place::Buffer(buffer), .. }] if is_commit => Some(*buffer),
        _ => None,
    }
}

/// Whether an event, which is no operation on an mbarrier, shares bytes with mbarriers of which
/// nothing but their initialisation is used.
fn is_memory_of_unused_mbarriers(program: &Program, event: EventId) -> bool {
    let touched: Vec<&Footprint> = footprints(&program.events[event]).collect();
    if touched.iter().any(|print| !matches!(print.place, Place::Buffer(_))) {
        return false;
    }
    let bounds = |event: &Event| {
        matches!(
            event.action.mbarrier_effect(),
            Some(MBarrierEffect::Init { .. } | MBarrierEffect::Invalidate)
        )
    };
    let shares = |init: &&Event| {
        footprints(init).any(|own| touched.iter().any(|print| footprints_overlap(program, own, print)))
    };
    let inits = program.events.values().filter(|event| event.action.mbarrier_init().is_some());
    let mut met = inits.filter(shares).peekable();
    let is_used = |buffer: BufferId| {
        program.events.values().any(|user| {
            let barrier = |access: &&seawall_model::Access| {
                access.proxy == Proxy::Barrier || matches!(user.action, Action::MBarrier(_))
            };
            let mut prints = user.accesses.iter().filter(barrier).flat_map(|access| &access.footprints);
            !bounds(user)
                && prints.any(|print| match print.place {
                    Place::Buffer(other) => other == buffer,
                    Place::Parameter(_) | Place::Unknown => true,
                })
        })
    };
    let unused = |init: &Event| {
        footprints(init).all(|print| matches!(print.place, Place::Buffer(buffer) if !is_used(buffer)))
    };
    met.peek().is_some() && met.all(unused)
}

fn footprints(event: &Event) -> impl Iterator<Item = &Footprint> {
    event.accesses.iter().flat_map(|access| &access.footprints)
}

fn names(event: &Event, buffer: BufferId) -> bool {
    footprints(event).any(|print| print.place == Place::Buffer(buffer))
}

/// The positions behind events.
fn behind(program: &Program, events: &[EventId]) -> Vec<(BlockId, usize)> {
    let blocks = program.blocks.iter();
    blocks
        .flat_map(|(id, block)| {
            let own = block.events.iter().enumerate().filter(|(_, event)| events.contains(event));
            own.map(move |(at, _)| (id, at + 1))
        })
        .collect()
}

/// The events that may follow positions, on paths that do not go through `without`.
fn reached(program: &Program, from: &[(BlockId, usize)], without: Option<EventId>) -> FxHashSet<EventId> {
    let (mut found, mut seen, mut open) = (FxHashSet::default(), FxHashSet::default(), from.to_vec());
    while let Some((id, start)) = open.pop() {
        let block = &program.blocks[id];
        let events = block.events.get(start..).unwrap_or(&[]);
        let passed = events.iter().take_while(|event| Some(**event) != without);
        let count = passed.map(|event| found.insert(*event)).count();
        if count < events.len() {
            continue;
        }
        let next = block.terminator.edges().into_iter().map(|edge| edge.target);
        open.extend(next.filter(|target| seen.insert(*target)).map(|target| (target, 0)));
    }
    found
}
