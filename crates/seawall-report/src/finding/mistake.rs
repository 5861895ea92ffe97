//! The likely mistake of a finding in words.

use seawall_analysis::{Mistake, MistakeKind, WaitObject};
use seawall_model::{EventId, PartitionId};

use super::cause::{buffer_name, object_name, partition};
use super::finding_wording::FindingContext;
use super::pair;

/// The likely mistake as a sentence without a full stop.
pub(crate) fn mistake(context: &FindingContext<'_>) -> Option<String> {
    let found = context.finding.mistake.as_ref()?;
    let op = context.module_context.name_and_line(found.event);
    let barrier = barrier_of(context, found.event);
    let at = |event: EventId| context.module_context.name_and_line(event);
    Some(match &found.kind {
        MistakeKind::BlocksFresh => blocks_fresh(&op),
        MistakeKind::PassesFresh => passes_fresh(&op),
        MistakeKind::ConstantPhase => constant_phase(&op, &barrier),
        MistakeKind::RestartedPhase => restarted_phase(&op, &barrier),
        MistakeKind::OtherRate { waits, completed } => other_rate(&op, &barrier, *waits, *completed),
        MistakeKind::NoArrival { partners, doubled } => {
            no_arrival(context, &barrier, partners, doubled.map(|(first, second)| (at(first), second)))
        }
        MistakeKind::FirstSlot { slot, usual } => first_slot(&op, &barrier, *slot, *usual),
        MistakeKind::ConstantSlot { slot } => constant_slot(&op, &barrier, *slot),
        MistakeKind::TooFewArrivals { expected, made, never } => {
            too_few(context, &barrier, (*expected, *made), never)
        }
        MistakeKind::TooManyArrivals { expected, made } => too_many(&op, &barrier, *expected, *made),
        MistakeKind::Bytes { expected, copied } => bytes(*expected, *copied),
        MistakeKind::Ended { partition: by } => ended(&partition(context, *by)),
        MistakeKind::ThreadCount { expected, threads } => {
            format!("the barrier counts {expected} threads, but {threads} threads arrive at it")
        }
        MistakeKind::NoFirstArrival => {
            "each of these partitions waits before it arrives: one of them has to arrive first".to_owned()
        }
        MistakeKind::ArrivesBehindWait { arrival } => behind_wait(&op, &at(*arrival)),
        MistakeKind::AllSlotsInUse { slots, release } => slots_in_use(&op, &barrier, *slots, &at(*release)),
        MistakeKind::SomeWarps => some_warps(&op),
        MistakeKind::NoWait { arrival, object } => no_wait(context, &op, *arrival, *object),
        MistakeKind::NoArrivalAfter { waiter } => no_arrival_after(context, found, &op, *waiter),
        MistakeKind::BeforeItsWait { wait } => {
            format!(
                "{op} comes before {}, which waits for the other access: move it behind the wait",
                at(*wait)
            )
        }
        MistakeKind::ArrivesBeforeAccess { access } => arrives_before(&op, &at(*access)),
        MistakeKind::WaitOfOtherPartition { partition: by } => other_partition(&op, &partition(context, *by)),
        MistakeKind::CommitDoesNotCover { access } => {
            format!("{op} does not cover {}: wait for it before the commit", at(*access))
        }
        MistakeKind::WaitOnSomePaths => {
            format!("{op} is on some paths only: wait on every path to the access")
        }
        MistakeKind::Overlap { buffer, other } => {
            overlap(&buffer_name(context, *buffer), &buffer_name(context, *other))
        }
        MistakeKind::StagesApart => stages_apart(&op),
    })
}

fn blocks_fresh(op: &str) -> String {
    format!(
        "a fresh mbarrier passes parity 1 and blocks parity 0, so {op} blocks before anything was used: is `^ 1` \
         missing in its phase?"
    )
}

fn passes_fresh(op: &str) -> String {
    format!(
        "{op} starts with parity 1, which a fresh mbarrier passes before anything has arrived: a wait for data \
         starts with parity 0. Is `^ 1` wrong in its phase?"
    )
}

fn constant_phase(op: &str, barrier: &str) -> String {
    format!(
        "the phase of {op} is constant, although {barrier} completes a phase in each round: compute it from the \
         iteration"
    )
}

fn restarted_phase(op: &str, barrier: &str) -> String {
    format!(
        "the phase of {op} restarts in each iteration of the outer loop, but the phases of {barrier} go on: carry \
         the counter through the outer loop"
    )
}

fn other_rate(op: &str, barrier: &str, waits: u32, completed: u32) -> String {
    let have = if completed == 1 { "phase has" } else { "phases have" };
    format!(
        "{op} waits for the phases of {barrier} at another rate than they complete: this is wait {waits}, and \
         {completed} {have} completed. Advance phase and slot once for each phase"
    )
}

fn constant_slot(op: &str, barrier: &str, slot: i64) -> String {
    format!(
        "{op} uses slot {slot} of {barrier} in every iteration, although others use its slots in turn: compute the \
         slot from the iteration"
    )
}

fn first_slot(op: &str, barrier: &str, slot: i64, usual: i64) -> String {
    format!(
        "{op} starts at slot {slot} of {barrier}, and others at slot {usual}: start at the same slot, or add what \
         is missing at slot {usual} before it"
    )
}

fn no_arrival(
    context: &FindingContext<'_>,
    barrier: &str,
    partners: &[PartitionId],
    doubled: Option<(String, EventId)>,
) -> String {
    if let Some((first, second)) = doubled {
        let (at, other) = (context.module_context.name_and_line(second), barrier_of(context, second));
        return format!(
            "nothing arrives at {barrier}, but {first} and {at} of {} both arrive at {other}: is one of them \
             meant for {barrier}?",
            owner(context, second)
        );
    }
    match names(context, partners).as_str() {
        "" => format!("nothing arrives at {barrier}"),
        from => format!("nothing arrives at {barrier}: is an arrival of {from} missing?"),
    }
}

fn too_few(
    context: &FindingContext<'_>,
    barrier: &str,
    (expected, made): (i64, i64),
    never: &[PartitionId],
) -> String {
    let arrivals = if expected == 1 { "arrival" } else { "arrivals" };
    let counts = format!("{expected} {arrivals} expected at {barrier} in a phase, {made} made");
    match names(context, never).as_str() {
        "" => format!("{counts}: correct the count of its initialisation, or add the missing arrival"),
        from => format!(
            "{counts}: is an arrival of {from} missing, or the count of its initialisation too large?"
        ),
    }
}

fn too_many(op: &str, barrier: &str, expected: i64, made: i64) -> String {
    let arrivals = if expected == 1 { "arrival" } else { "arrivals" };
    format!(
        "{expected} {arrivals} expected at {barrier} in a phase, {made} made with {op}: correct the count of its \
         initialisation, arrive less often, or arrive at another mbarrier"
    )
}

fn bytes(expected: i64, copied: i64) -> String {
    let repair = "expect the sum of the bytes of all copies of the phase";
    match expected {
        0 => format!("{copied} bytes copied beyond the expected ones: {repair}"),
        _ => format!("{expected} bytes expected, {copied} copied: {repair}"),
    }
}

fn ended(partition: &str) -> String {
    format!(
        "{partition} has ended and arrives no more: the loops of the partitions have different trip counts, or an \
         arrival is outside of its loop"
    )
}

fn behind_wait(op: &str, arrival: &str) -> String {
    format!(
        "the arrival that {op} needs, {arrival}, comes behind it in the same partition: arrive earlier, or use one \
         more slot"
    )
}

fn slots_in_use(op: &str, barrier: &str, slots: u32, release: &str) -> String {
    let all = if slots == 1 { "the only slot".to_owned() } else { format!("all {slots} slots") };
    let are = if slots == 1 { "is" } else { "are" };
    format!("{all} of {barrier} {are} in use when {op} needs one more: use more slots, or move {release} up")
}

fn some_warps(op: &str) -> String {
    format!(
        "only some warps of the partition execute {op}: let all of them reach every barrier equally often"
    )
}

fn no_wait(context: &FindingContext<'_>, op: &str, arrival: EventId, object: WaitObject) -> String {
    let object = object_name(context, object);
    let at = context.module_context.name_and_line(arrival);
    format!("wait before {op} for {object}, at which {at} of {} arrives", owner(context, arrival))
}

fn no_arrival_after(context: &FindingContext<'_>, found: &Mistake, op: &str, waiter: PartitionId) -> String {
    let (own, waiter) = (owner(context, found.event), partition(context, waiter));
    format!(
        "{own} never arrives after {op} at an mbarrier for which {waiter} waits: add the arrival, and a wait for it"
    )
}

fn arrives_before(op: &str, access: &str) -> String {
    format!("{op} arrives before {access}, so that the other partition continues too early: move it behind")
}

fn other_partition(op: &str, partition: &str) -> String {
    format!("{op} covers operations of its own partition only: wait in {partition}, before it arrives")
}

fn overlap(buffer: &str, other: &str) -> String {
    format!(
        "{buffer} and {other} share memory, and nothing orders the partitions that use them: is an offset wrong, or \
         is an mbarrier missing?"
    )
}

fn stages_apart(op: &str) -> String {
    format!(
        "{op} keeps two groups of warps one barrier apart, so that they execute neighbouring stages at the same \
         time: use another buffer for each stage, or one more barrier"
    )
}

fn names(context: &FindingContext<'_>, partitions: &[PartitionId]) -> String {
    let names: Vec<String> = partitions.iter().map(|&by| partition(context, by)).collect();
    names.join(" or ")
}

/// The partition that executes an event.
fn owner(context: &FindingContext<'_>, event: EventId) -> String {
    let program = context.module_context.module.program;
    match context.module_context.partition(event) {
        Some(name) if program.partitions.len() > 1 => format!("`{name}`"),
        _ => "the kernel".to_owned(),
    }
}

/// The object that an event uses: that of the root of the deadlock if it waits for it, else the
/// mbarrier that it names.
fn barrier_of(context: &FindingContext<'_>, event: EventId) -> String {
    let program = context.module_context.module.program;
    if let Some(wait) = context.finding.chain.waits.iter().find(|wait| wait.event == event) {
        return object_name(context, wait.object);
    }
    match pair::mbarrier(program, event) {
        Some(touch) => context.place(Some(touch)),
        None => "the barrier".to_owned(),
    }
}
