//! The blocked waits of a deadlock in words.

use seawall_analysis::{BlockedWait, NeededArrival, ObjectState, WaitObject};
use seawall_model::{BufferId, EventId, PartitionId};

use super::finding_wording::{FindingContext, LabeledPlace};
use crate::describe;

/// The number of waits that are listed.
const LISTED: usize = 8;

/// The blocked waits of a deadlock, one numbered line each with what would satisfy it. `None` for
/// other findings.
pub(crate) fn chain(context: &FindingContext<'_>) -> Option<String> {
    let waits = &context.finding.chain.waits;
    // A root that only itself would satisfy blocks the others, and is no part of a cycle with them.
    let is_alone = context
        .finding
        .chain
        .root()
        .is_some_and(|root| root.needs.iter().all(|needed| needed.partition == root.partition));
    let is_cycle = context.finding.chain.is_cycle() && (waits.len() == 1 || !is_alone);
    if waits.is_empty() {
        return None;
    }
    let skipped = waits.len().saturating_sub(LISTED);
    let head = match (is_cycle, waits.len()) {
        (true, 1) => "the wait blocks itself:",
        (true, _) => "the waits block each other:",
        (false, 1) => "the blocked wait:",
        (false, _) => "the blocked waits, the cause last:",
    };
    let mut lines = vec![head.to_owned()];
    lines.extend((skipped > 0).then(|| format!("{skipped} more waits")));
    for (at, wait) in waits.iter().enumerate().skip(skipped) {
        lines.push(format!("{}. {}", at + 1, blocked(context, wait)));
        lines.push(format!("   {}", needs(context, wait)));
    }
    Some(lines.join("\n"))
}

/// A blocked wait with the state of its object.
fn blocked(context: &FindingContext<'_>, wait: &BlockedWait) -> String {
    let place = context.module_context.name_and_line(wait.event);
    let phase = wait.parity.map(|parity| format!("the phase of parity {parity} of ")).unwrap_or_default();
    let what = match wait.object {
        WaitObject::Other => "other warps".to_owned(),
        object => format!("{phase}{}", object_name(context, object)),
    };
    let state = wait.state.map(|state| format!(": {}", state_text(wait, state))).unwrap_or_default();
    format!("{} at {place}{} waits for {what}{state}", partition(context, wait.partition), iterations(wait))
}

/// A blocked wait for output that is not text.
pub(crate) struct WaitWording {
    /// The wait.
    pub(crate) at: LabeledPlace,
    pub(crate) partition: String,
    pub(crate) iterations: Vec<u32>,
    /// The object that it waits for.
    pub(crate) object: String,
    pub(crate) parity: Option<u8>,
    pub(crate) state: Option<ObjectState>,
    /// The arrivals that would satisfy it, with their partitions and the positions of the waits
    /// that block these.
    pub(crate) needs: Vec<(LabeledPlace, String, Option<usize>)>,
}

/// The blocked waits of a deadlock, in their order.
pub(crate) fn waits(context: &FindingContext<'_>) -> Vec<WaitWording> {
    let name = |id: PartitionId| {
        let partition = context.module_context.module.program.partitions.get(id);
        partition.map(|partition| partition.name.clone()).unwrap_or_default()
    };
    let place = |event: EventId| context.module_context.labeled_place(event, String::new());
    let needed = |needed: &NeededArrival| (place(needed.event), name(needed.partition), needed.behind);
    let wording = |wait: &BlockedWait| WaitWording {
        at: place(wait.event),
        partition: name(wait.partition),
        iterations: wait.iterations.clone(),
        object: object_name(context, wait.object),
        parity: wait.parity,
        state: wait.state,
        needs: wait.needs.iter().map(needed).collect(),
    };
    context.finding.chain.waits.iter().map(wording).collect()
}

/// The partition in backquotes, or `the kernel` if there is one only.
pub(crate) fn partition(context: &FindingContext<'_>, id: PartitionId) -> String {
    let program = context.module_context.module.program;
    match program.partitions.get(id) {
        Some(partition) if program.partitions.len() > 1 => format!("`{}`", partition.name),
        _ => "the kernel".to_owned(),
    }
}

/// For example ` in iteration 3`. Counted from 0, as the loops do that start there.
fn iterations(wait: &BlockedWait) -> String {
    let numbers: Vec<String> = wait.iterations.iter().map(ToString::to_string).collect();
    match numbers.as_slice() {
        [] => String::new(),
        [one] => format!(" in iteration {one}"),
        several => format!(" in iterations {}", several.join(", ")),
    }
}

/// The name of an object with its slot, if it is one of several.
pub(crate) fn object_name(context: &FindingContext<'_>, object: WaitObject) -> String {
    let module = context.module_context.module;
    let slotted = |name: String, slots: u32, slot: Option<u32>| match slot {
        Some(slot) if slots > 1 => format!("{name}, slot {slot}"),
        _ => name,
    };
    match object {
        WaitObject::MBarrier { buffer, slot } => {
            slotted(buffer_name(context, buffer), slots(context, buffer), slot)
        }
        WaitObject::Full { slot, .. } => slotted("the full side of the token".to_owned(), 2, slot),
        WaitObject::Empty { slot, .. } => slotted("the empty side of the token".to_owned(), 2, slot),
        WaitObject::Named { id: Some(id) } => format!("barrier {id}"),
        WaitObject::Named { id: None } => "a named barrier".to_owned(),
        WaitObject::Other if module.program.partitions.len() > 1 => "other partitions or warps".to_owned(),
        WaitObject::Other => "other warps".to_owned(),
    }
}

fn slots(context: &FindingContext<'_>, buffer: BufferId) -> u32 {
    context.module_context.module.program.buffers.get(buffer).map_or(1, |buffer| buffer.slots)
}

pub(crate) fn buffer_name(context: &FindingContext<'_>, buffer: BufferId) -> String {
    let module = context.module_context.module;
    match module.program.buffers.get(buffer) {
        Some(buffer) => describe::buffer_name(module.program, &module.source, buffer),
        None => "an mbarrier".to_owned(),
    }
}

/// For example `0 phases completed, 1 of 2 arrivals, 0 of 16384 bytes`.
fn state_text(wait: &BlockedWait, state: ObjectState) -> String {
    let phases = match state.completed {
        1 => "1 phase completed".to_owned(),
        completed => format!("{completed} phases completed"),
    };
    let (unit, units) = match wait.object {
        WaitObject::Named { .. } => ("thread", "threads"),
        _ => ("arrival", "arrivals"),
    };
    let unit = if state.expected == 1 { unit } else { units };
    let arrivals = format!("{} of {} {unit}", state.arrived, state.expected);
    let bytes = if state.expected_bytes != 0 || state.copied_bytes != 0 {
        format!(", {} of {} bytes", state.copied_bytes, state.expected_bytes)
    } else {
        String::new()
    };
    format!("{phases}, {arrivals}{bytes}")
}

/// What would satisfy a blocked wait.
fn needs(context: &FindingContext<'_>, wait: &BlockedWait) -> String {
    let one = |needed: &NeededArrival| {
        let op = context.module_context.name_and_line(needed.event);
        let by = partition(context, needed.partition);
        match needed.behind {
            Some(at) if needed.partition == wait.partition && wait.event == context.finding.event => {
                format!("{op} of {by}, which comes behind wait {}", at + 1)
            }
            Some(at) => format!("{op} of {by}, which is blocked at wait {}", at + 1),
            None => format!("{op} of {by}, which is blocked elsewhere"),
        }
    };
    let mut all: Vec<String> = Vec::new();
    // Several events may be of one op.
    for words in wait.needs.iter().map(one) {
        if !all.contains(&words) {
            all.push(words);
        }
    }
    match (all.is_empty(), wait.object) {
        (true, WaitObject::Other) => "no other warp comes here".to_owned(),
        (
            true,
            WaitObject::MBarrier { .. }
            | WaitObject::Full { .. }
            | WaitObject::Empty { .. }
            | WaitObject::Named { .. },
        ) => "no more arrivals come".to_owned(),
        (false, _) => format!("needs {}", all.join(", or ")),
    }
}
