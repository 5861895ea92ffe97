//! What arrivals between two accesses publish of the earlier one.

use seawall_analysis::{Finding, FindingCode, Role};
use seawall_model::{
    Access, Action, Arriver, Barrier, BarrierPart, EventId, MBarrierEffect, Participants, Program,
};

/// Whether all warps that make the earlier access of a race arrive somewhere between the accesses
/// and warps wait behind that. Only then can anything but a barrier of the partition order its
/// warps. With `by_thread`, each thread arrives, rather than one for each warp. An arrival does not
/// publish an operation that is in flight then.
pub(crate) fn has_arrival_between(program: &Program, finding: &Finding, by_thread: bool) -> bool {
    let is_race = match finding.code {
        FindingCode::RaceReadAfterWrite
        | FindingCode::RaceWriteAfterRead
        | FindingCode::RaceWriteAfterWrite => finding.hazard.is_some(),
        _ => false,
    };
    let Some(earlier) = finding.related.iter().find(|related| related.0 == Role::Earlier) else {
        return false;
    };
    let (earlier, later) = (earlier.1, finding.event);
    is_race && arrivals_between(program, earlier, later, by_thread).next().is_some()
}

/// The arrivals between two accesses that may publish the earlier one to a warp that waits.
fn arrivals_between(
    program: &Program,
    earlier: EventId,
    later: EventId,
    by_thread: bool,
) -> impl Iterator<Item = EventId> {
    let is_of_one_thread = {
        let event = &program.events[earlier];
        let is_own = |access: &Access| access.queue.is_none() && event.makes_by_first_warp(access);
        !event.accesses.is_empty() && event.accesses.iter().all(is_own)
    };
    let publishes = move |event: EventId| match &program.events[event].action {
        Action::MBarrier(mbarrier) => match mbarrier.op.effect() {
            MBarrierEffect::Arrive(arrive) => match arrive.by {
                Arriver::EachThread => true,
                Arriver::EachWarp => !by_thread,
                Arriver::FirstWarp => is_of_one_thread && !by_thread,
            },
            MBarrierEffect::Init { .. } | MBarrierEffect::Invalidate | MBarrierEffect::Wait { .. } => false,
        },
        Action::Barrier(barrier) => is_numbered(*barrier),
        _ => false,
    };
    let waits = |event: EventId| {
        let event = &program.events[event];
        event.action.mbarrier_wait().is_some()
            || matches!(&event.action, Action::Barrier(barrier) if is_numbered(*barrier) && barrier.kind.part() == BarrierPart::Whole)
    };
    let completes = |event: EventId| matches!(program.events[event].action, Action::Wait(_));
    let is_waited_for = program.events[earlier].accesses.iter().any(|access| access.queue.is_some())
        && program.passes_between((earlier, later), completes);
    program.events.ids().filter(move |&event| publishes(event)).filter(move |&arrival| {
        program.passes_between((earlier, later), |event| event == arrival)
            && (!is_waited_for || program.passes_between((earlier, arrival), completes))
            && (waits(arrival) || program.passes_between((arrival, later), waits))
    })
}

/// Whether a barrier counts threads, whichever they are.
fn is_numbered(barrier: Barrier) -> bool {
    matches!(barrier.kind.participants(), Participants::Threads { .. })
}

#[cfg(test)]
mod tests {
    use seawall_model::{Program, text};

    use super::arrivals_between;

    fn arrivals(events: &str) -> usize {
        let source = format!(
            "program p target sm_90 {{ smem A : 64; smem full : 8; warps 4\n\
             mbarrier init full count 128\n barrier\n {events}\n write A }}"
        );
        let program: Program = text::parse(&source).unwrap_or_else(|errors| panic!("{errors:?}"));
        let [_, _, first, .., last] = program.events.ids().collect::<Vec<_>>()[..] else {
            panic!("the program has too few events")
        };
        arrivals_between(&program, first, last, false).count()
    }

    #[test]
    fn an_arrival_before_the_wait_publishes_no_operation() {
        let (store, wait) = ("async tma_store read A\n commit tma_store", "wait tma_store 0");
        let (arrive, done) = ("mbarrier arrive full per thread", "mbarrier wait full phase 0");
        assert_eq!(arrivals(&format!("{store}\n {arrive}\n {done}\n {wait}")), 0);
        assert_eq!(arrivals(&format!("{store}\n {wait}\n {arrive}\n {done}")), 1);
    }

    #[test]
    fn an_arrival_of_the_first_warp_publishes_what_one_thread_of_it_did() {
        let meet = "mbarrier arrive full\n mbarrier wait full phase 0";
        assert_eq!(arrivals(&format!("read A by thread\n {meet}")), 1);
        assert_eq!(arrivals(&format!("read A\n {meet}")), 0);
    }
}
