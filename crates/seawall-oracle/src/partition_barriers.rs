//! Barriers of a partition, split barriers, fork and join.

use seawall_model::{EventId, Target, Terminator};
use smallvec::SmallVec;

use crate::report::{Fault, StepKind};
use crate::run_state::{PartitionBarrier, State, Status};
use crate::set::Set;
use crate::simulator::{Asked, CarrierKey, Simulator};
use crate::step::StepOutcome;
use crate::warps::WarpIndex;

/// Number of the cluster barrier as a split barrier (AMD ISA guide of gfx1250, `s_barrier_signal`).
/// In PTX it is `barrier.cluster`.
const CLUSTER_BARRIER: i32 = -3;

/// Number of the workgroup barrier.
const WORKGROUP_BARRIER: i32 = -1;

/// Counters of the two parts of split barriers.
fn signal_key(id: i32) -> u64 {
    2 << 40 | u64::from(id.cast_unsigned())
}

fn await_key(id: i32) -> u64 {
    3 << 40 | u64::from(id.cast_unsigned())
}

impl Simulator<'_> {
    /// Releases the warps at a barrier if all have arrived.
    pub(crate) fn release_if_all_arrived(
        &mut self,
        state: &mut State,
        warp: WarpIndex,
        partition_barrier: PartitionBarrier,
    ) {
        let group = self.tables.group(warp);
        let belongs = |at: &WarpIndex| match partition_barrier {
            PartitionBarrier::WarpGroup(number) => group.real_warp(at - group.first) / 4 == number,
            PartitionBarrier::Cta
            | PartitionBarrier::Cluster
            | PartitionBarrier::Partitions
            | PartitionBarrier::Completion => true,
        };
        let members: SmallVec<[WarpIndex; 8]> = match partition_barrier {
            PartitionBarrier::Cluster => self.tables.warps.in_all_ctas(warp).collect(),
            _ => group.warps().filter(belongs).collect(),
        };
        let here = |at: &WarpIndex| state.warps[*at].status == Status::PartitionBarrier(partition_barrier);
        if !members.iter().all(here) {
            return;
        }
        let (mut all, mut fenced, mut released, mut acquired) =
            (Set::default(), Set::default(), Set::default(), Set::default());
        for &at in &members {
            all.insert(at);
            if state.warps[at].fenced {
                fenced.insert(at);
            }
            if let Some((release, acquire)) = self.fence_carriers(at) {
                released.insert(release);
                acquired.insert(acquire);
            }
        }
        state.publish(&all, &all, false);
        if !fenced.is_empty() {
            state.publish(&fenced, &all, true);
        }
        if !released.is_empty() {
            state.publish(&released, &acquired, true);
        }
        // A barrier with a local fence is a thread fence on both sides for the warps that arrive at
        // it.
        for &at in &members {
            if let Some((_, acquire)) = self.fence_carriers(at).filter(|_| state.warps[at].fenced) {
                state.publish(&Set::one(acquire), &Set::one(at), true);
            }
        }
        if partition_barrier == PartitionBarrier::Cluster {
            let inits = self.fenced_inits(&members);
            state.publish(&inits, &all, true);
        }
        for &at in &members {
            state.warps[at].status = Status::Ready;
            let event = self.next_event(state, at).map(|next| next.0);
            self.note(state, at, event, StepKind::Passes);
            self.go_on(state, at);
        }
    }

    /// The warps that take part in a split barrier.
    fn split_barrier_warps(&self, warp: WarpIndex, id: i32) -> SmallVec<[WarpIndex; 8]> {
        match id {
            CLUSTER_BARRIER => self.tables.warps.in_all_ctas(warp).collect(),
            _ => self.tables.group(warp).warps().collect(),
        }
    }

    /// Whether a warp has signalled the barrier of its workgroup and not waited for it yet. Only on
    /// targets whose workgroup barrier is a signal and a wait of that barrier.
    pub(crate) fn is_inside_split_barrier(&self, state: &State, warp: WarpIndex) -> bool {
        self.program.target.as_ref().is_some_and(Target::has_split_barriers)
            && state.counted(warp, signal_key(WORKGROUP_BARRIER))
                > state.counted(warp, await_key(WORKGROUP_BARRIER))
    }

    /// Whether a warp that waits for a named barrier has an open signal of another one for which
    /// the program also waits. A wave joins one named barrier at a time, and any wait is for the
    /// last one (AMD ISA guide of gfx1250, `s_barrier_join`).
    fn joined_another(&self, state: &State, warp: WarpIndex, id: i32) -> bool {
        let program = self.program;
        let is_joined = |id| program.target.as_ref().is_some_and(|target| target.is_joined_barrier(id));
        let is_open = |other: i32| {
            state.counted(warp, signal_key(other)) > state.counted(warp, await_key(other))
                && program.events.values().any(|event| event.action.awaits_split_barrier(other))
        };
        is_joined(id) && (1..=16).any(|other| other != id && is_joined(other) && is_open(other))
    }

    /// Executes the signal of a split barrier.
    pub(crate) fn signal(
        &mut self,
        state: &mut State,
        warp: WarpIndex,
        event: EventId,
        id: i32,
        fence: bool,
    ) -> StepOutcome {
        let signalled = state.count(warp, signal_key(id));
        self.note(state, warp, Some(event), StepKind::Does);
        if signalled > state.counted(warp, await_key(id)) {
            self.misuse(state, Fault::SplitBarrierMisuse, None, event);
            return self.stop(state, warp, Status::Cut);
        }
        let members = self.split_barrier_warps(warp, id);
        let first = members.first().copied().unwrap_or(warp);
        let carrier = self.carrier(CarrierKey::Split(first, id, signalled % 2 == 1));
        state.publish(&Set::one(warp), &Set::one(carrier), fence);
        if id == CLUSTER_BARRIER {
            // A relaxed barrier also publishes the initializations that its warp has fenced.
            let inits = self.fenced_inits(&[warp]);
            state.publish(&inits, &Set::one(carrier), true);
        }
        self.go_on(state, warp);
        for at in members {
            if state.warps[at].status == Status::AwaitsSignal(id) {
                self.try_await(state, at, id);
            }
        }
        StepOutcome::On
    }

    /// Executes the wait of a split barrier.
    pub(crate) fn await_signal(
        &mut self,
        state: &mut State,
        warp: WarpIndex,
        event: EventId,
        id: i32,
    ) -> StepOutcome {
        let is_closed = state.counted(warp, signal_key(id)) <= state.counted(warp, await_key(id));
        if is_closed || self.joined_another(state, warp, id) {
            self.note(state, warp, Some(event), StepKind::Does);
            self.misuse(state, Fault::SplitBarrierMisuse, None, event);
            return self.stop(state, warp, Status::Cut);
        }
        state.warps[warp].status = Status::AwaitsSignal(id);
        self.note(state, warp, Some(event), StepKind::Waits);
        self.try_await(state, warp, id);
        if state.warps[warp].status == Status::Ready { StepOutcome::On } else { StepOutcome::Held }
    }

    fn try_await(&mut self, state: &mut State, warp: WarpIndex, id: i32) {
        let awaited = state.counted(warp, await_key(id));
        let has_come = |at: WarpIndex| state.counted(at, signal_key(id)) > awaited;
        let members = self.split_barrier_warps(warp, id);
        if !members.iter().copied().all(has_come) {
            return;
        }
        let first = members.first().copied().unwrap_or(warp);
        let carrier = self.carrier(CarrierKey::Split(first, id, awaited % 2 == 1));
        state.publish(&Set::one(carrier), &Set::one(warp), true);
        state.count(warp, await_key(id));
        state.warps[warp].status = Status::Ready;
        let event = self.next_event(state, warp).map(|next| next.0);
        self.note(state, warp, event, StepKind::Passes);
        self.go_on(state, warp);
    }

    /// Starts the partitions when all warps of the forking one have arrived.
    pub(crate) fn fork(&mut self, state: &mut State, warp: WarpIndex) -> Asked<()> {
        let group = self.tables.group(warp);
        if !group.warps().all(|at| state.warps[at].status == Status::Forking) {
            return Ok(());
        }
        let program = self.program;
        let Terminator::Fork(edges) = &program.blocks[state.warps[warp].block].terminator else {
            return Ok(());
        };
        let mut next = state.clone();
        let old = group.warps().fold(Set::default(), |mut set, at| {
            set.insert(at);
            set
        });
        let mut all = old;
        let mut moves: SmallVec<[(WarpIndex, usize); 8]> = SmallVec::new();
        for (which, edge) in edges.iter().enumerate() {
            let partition = program.blocks[edge.target].partition;
            let started = self.tables.warps.group_in(self.tables.warps.cta(warp), partition);
            for at in started.warps() {
                if at >= next.warps.len() || moves.iter().any(|known| known.0 == at) {
                    continue;
                }
                if !old.has(at) {
                    self.inherit(&mut next, group.first, at);
                }
                all.insert(at);
                moves.push((at, which));
            }
        }
        next.live.add(&all);
        next.publish(&old, &all, true);
        // If the first partition of the region is a separate one, the forking warps are dormant
        // until the join.
        for at in group.warps().filter(|at| !moves.iter().any(|(moved, _)| moved == at)) {
            next.live.remove(at);
        }
        for (at, which) in moves {
            next.warps[at].status = Status::Ready;
            self.note(&next, at, None, StepKind::Passes);
            if let Some(edge) = edges.get(which) {
                self.take(&mut next, at, edge)?;
            }
        }
        *state = next;
        Ok(())
    }

    /// Copies the values of the forking warp to a warp that starts.
    fn inherit(&self, state: &mut State, from: WarpIndex, to: WarpIndex) {
        let n = self.tables.cell_count;
        state.cells.copy_within(from * n..(from + 1) * n, to * n);
        let loops = self.tables.loops.count;
        state.repeats.copy_within(from * loops..(from + 1) * loops, to * loops);
        let parent = state.warps[from].clone();
        let warp = &mut state.warps[to];
        (warp.block, warp.index, warp.base) = (parent.block, parent.index, parent.base);
        (warp.arguments, warp.callers) = (parent.arguments, parent.callers);
    }

    /// Continues after the partitions when all have ended.
    pub(crate) fn join(&mut self, state: &mut State, warp: WarpIndex) -> Asked<()> {
        let warps = &self.tables.warps;
        let of_cta: SmallVec<[WarpIndex; 8]> =
            (0..state.warps.len()).filter(|at| warps.are_together(*at, warp)).collect();
        let running: SmallVec<[WarpIndex; 8]> =
            of_cta.iter().copied().filter(|at| state.live.has(*at)).collect();
        let has_ended = |at: &WarpIndex| state.warps[*at].status == Status::Joining;
        let is_cut = state.warps.iter().any(|warp| matches!(warp.status, Status::Cut));
        if is_cut || !running.iter().all(has_ended) {
            return Ok(());
        }
        let program = self.program;
        let mut next = state.clone();
        let live = next.live.and(&self.tables.warps.of_cta(self.tables.warps.cta(warp)));
        next.publish(&live, &live, true);
        let resting: SmallVec<[WarpIndex; 8]> =
            of_cta.into_iter().filter(|at| next.warps[*at].status == Status::Forking).collect();
        let goes_on = |state: &State, at: WarpIndex| match resting.first() {
            // The partition of the fork's first edge represents the dormant warps.
            Some(&first) => match &program.blocks[state.warps[first].block].terminator {
                Terminator::Fork(edges) => edges
                    .first()
                    .is_some_and(|edge| program.blocks[edge.target].partition == self.tables.partition(at)),
                _ => false,
            },
            None => {
                let function = program.blocks[state.warps[at].block].function;
                let entry = program.functions[function].entry;
                program.blocks[entry].partition == self.tables.partition(at)
            }
        };
        let first = running.iter().copied().find(|at| goes_on(&next, *at));
        let going: SmallVec<[WarpIndex; 8]> = match resting.is_empty() {
            true => running.iter().copied().filter(|at| goes_on(&next, *at)).collect(),
            false => resting.clone(),
        };
        for &at in running.iter().filter(|at| !going.contains(at)) {
            next.warps[at].status = Status::Dormant;
            next.live.remove(at);
        }
        let Some(first) = first else { return Ok(()) };
        if let Terminator::Join(edge) = &program.blocks[next.warps[first].block].terminator {
            let mut all = live;
            for &at in &going {
                if !resting.is_empty() {
                    self.inherit(&mut next, first, at);
                }
                all.insert(at);
                next.live.insert(at);
            }
            next.publish(&live, &all, true);
            for &at in &going {
                next.warps[at].status = Status::Ready;
                self.note(&next, at, None, StepKind::Passes);
                self.take(&mut next, at, edge)?;
            }
        }
        *state = next;
        Ok(())
    }
}
