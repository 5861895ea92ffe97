//! Asynchronous operations of a warp: issue, waits and fences.

use seawall_model::{Event, EventId, Fence, FenceKind, Queue, Wait};

use crate::conflict::token_key;
use crate::report::StepKind;
use crate::run_state::{PartitionBarrier, State, Status, queue_index};
use crate::set::Set;
use crate::simulator::Simulator;
use crate::step::StepOutcome;
use crate::warps::WarpIndex;

impl Simulator<'_> {
    /// Counts an asynchronous operation at its issue.
    pub(crate) fn issue(&mut self, state: &mut State, warp: WarpIndex, event: &Event, queue: Queue) {
        if !queue.groups_by_commit() {
            let closed = &mut state.warps[warp].closed[queue_index(queue)];
            *closed = closed.saturating_add(1);
        }
        self.count_tokens(state, warp, event);
    }

    /// Counts an execution for its tokens. It also counts if its predicate is 0, because the token
    /// is a value of the program.
    pub(crate) fn count_tokens(&self, state: &mut State, warp: WarpIndex, event: &Event) {
        let mut tokens: Vec<_> = event.accesses.iter().filter_map(|access| access.token).collect();
        tokens.sort_unstable();
        tokens.dedup();
        for token in tokens {
            state.count(warp, token_key(token));
        }
    }

    /// Arrives at a wait of all warps of the partition. When all have arrived, the operations of
    /// each are complete, and every warp knows them.
    pub(crate) fn wait_together(
        &mut self,
        state: &mut State,
        warp: WarpIndex,
        id: EventId,
        wait: &Wait,
    ) -> StepOutcome {
        let here = Status::PartitionBarrier(PartitionBarrier::Completion);
        state.warps[warp].status = here;
        self.note(state, warp, Some(id), StepKind::Waits);
        let group = self.tables.group(warp);
        if !group.warps().all(|at| state.warps[at].status == here) {
            return StepOutcome::Held;
        }
        let all = group.warps().fold(Set::default(), |mut set, at| {
            set.insert(at);
            set
        });
        for at in group.warps() {
            self.wait(state, at, wait, &all);
            state.warps[at].status = Status::Ready;
            let event = self.next_event(state, at).map(|next| next.0);
            self.note(state, at, event, StepKind::Passes);
            self.go_on(state, at);
        }
        StepOutcome::Held
    }

    /// Completes the operations of the warp that the wait covers by count or by token. The warps
    /// `informed` know them then.
    pub(crate) fn wait(&mut self, state: &mut State, warp: WarpIndex, wait: &Wait, informed: &Set) {
        let closed = state.warps[warp].closed[queue_index(wait.queue)];
        let newest = |token| state.counted(warp, token_key(token));
        let named: Vec<_> =
            wait.tokens.iter().map(|named| (named.token, newest(named.token), named.age)).collect();
        // An operation that arrived at an mbarrier is complete, but warps may not have observed it.
        for record in state.records.iter_mut().filter(|record| record.warp == warp) {
            let Some(access) = self.program.events[record.event].accesses.get(usize::from(record.access))
            else {
                continue;
            };
            if wait.read_only && access.mode.writes() {
                continue;
            }
            let counted = wait.pending.is_some_and(|pending| {
                record.queue == Some(wait.queue) && record.group.saturating_add(pending) < closed
            });
            let by_token = named.iter().any(|&(token, count, age)| {
                access.token == Some(token) && record.token.saturating_add(age) < count
            });
            if counted || by_token {
                record.in_flight = false;
                record.known.add(informed);
            }
        }
        state.forget();
    }

    /// Executes a fence.
    pub(crate) fn fence(&mut self, state: &mut State, warp: WarpIndex, fence: Fence) {
        match fence.kind {
            FenceKind::Proxy => {
                for record in state.records.iter_mut().filter(|r| r.generic_write && r.known.has(warp)) {
                    record.fenced.insert(warp);
                }
                state.forget();
            }
            FenceKind::Thread => {
                if let Some((released, acquired)) = self.fence_carriers(warp) {
                    state.publish(&Set::one(acquired), &Set::one(warp), true);
                    for record in state.records.iter_mut().filter(|record| record.known.has(warp)) {
                        record.known.insert(released);
                        if record.fenced.has(warp) {
                            record.fenced.insert(released);
                        }
                    }
                }
            }
            FenceKind::MBarrierInit => self.fence_inits(state, warp),
        }
    }
}
