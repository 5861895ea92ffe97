//! From a finding to changes that may repair it.

use seawall_analysis::{Finding, Remedy, Role, waits::Counter};
use seawall_lower::{LowerOptions, lower};
use seawall_mlir::{Edits, Module, OpId};
use seawall_model::{EventId, Program, Queue};
use seawall_place::{Insertion, MinimalOptions, Placed, Point, Reason, Strategy};
use seawall_report::{Spelling, local_barrier, orders_by_counter, proxy_fence, wait_op};
use seawall_waits::{WaitOptions, recounted, waits_of};

use super::search::{Key, State};
use crate::apply::{Inserter, op_of, with_location};
use crate::check::CheckOptions;
use crate::place::{self, explained};
use crate::read;

/// The largest count that is tried for a wait that leaves too much in flight.
const MAX_COUNT: u32 = 7;

/// The barrier between the CTAs of a cluster.
const CLUSTER_BARRIER: Insertion = Insertion::ClusterBarrier { relaxed: false };

/// A change that may repair findings.
#[derive(Clone, Debug)]
pub(super) struct Candidate<'m> {
    pub(super) message: String,
    /// The op of the unchanged module at which the text changes.
    pub(super) at: OpId,
    pub(super) edits: Edits<'m>,
    /// The findings that it is for.
    pub(super) findings: Vec<Key>,
    /// Whether it removes synchronization.
    pub(super) removes: bool,
}

/// The side of an op at which another one is inserted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Before,
    After,
}

/// Makes candidates for one module.
#[derive(Debug)]
pub(super) struct Repairs<'a, 'm> {
    module: &'m Module,
    options: &'a CheckOptions,
}

impl<'a, 'm> Repairs<'a, 'm> {
    pub(super) fn new(module: &'m Module, options: &'a CheckOptions) -> Self {
        Repairs { module, options }
    }

    /// Returns the changes that may repair `finding` of `state`, the best first.
    pub(super) fn of(&self, state: &State<'m>, finding: &Finding) -> Vec<Candidate<'m>> {
        let key = state.key(finding);
        if self.overwrites_awaited_data(state, finding, key) {
            return Vec::new();
        }
        let program = &state.program;
        let at = |event| state.op(event);
        let before =
            |event, op: &str| Vec::from_iter(at(event).map(|at| self.inserted(Side::Before, at, op, key)));
        let mut candidates = self.stricter_waits(state, finding, key);
        candidates.extend(match finding.remedy {
            None | Some(Remedy::MBarrierWaitBefore(_) | Remedy::CounterBefore { .. }) => Vec::new(),
            Some(Remedy::BarrierBefore(event)) => before(event, local_barrier(program)),
            Some(Remedy::ClusterBarrierBefore(event)) => {
                before(event, Spelling::of(program).op(CLUSTER_BARRIER))
            }
            Some(Remedy::ClusterBarrierAfter(event)) => {
                let insert =
                    |at| self.inserted(Side::After, at, Spelling::of(program).op(CLUSTER_BARRIER), key);
                at(event).map(insert).into_iter().collect()
            }
            // The results of a wgmma go through their wait, so it is not only an insertion.
            Some(Remedy::WaitBefore { queue: Queue::Wgmma, .. }) => Vec::new(),
            Some(Remedy::WaitBefore { event, queue, pending, .. }) => {
                wait_op(program, queue, pending).map_or_else(Vec::new, |wait| before(event, &wait))
            }
            Some(Remedy::WaitAfter { event, queue }) => {
                let wait = wait_op(program, queue, 0).zip(at(event));
                wait.map(|(wait, at)| self.inserted(Side::After, at, &wait, key)).into_iter().collect()
            }
            Some(Remedy::ProxyFenceBefore(event)) => {
                let fence = proxy_fence(program, event);
                let mut fences = before(event, fence);
                let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier);
                let writer = earlier.and_then(|related| at(related.1));
                fences.extend(writer.map(|at| self.inserted(Side::After, at, fence, key)));
                fences
            }
            Some(Remedy::FenceOnBarrier(barrier)) => {
                at(barrier).map(|at| self.ordering(program, at, key)).into_iter().flatten().collect()
            }
            Some(Remedy::Delete(event)) => {
                at(event).and_then(|at| self.deleted(at, key)).into_iter().collect()
            }
        });
        candidates
    }

    /// Returns the insertions of the strategy `minimal` that order accesses of races among
    /// `findings` of the unchanged module.
    pub(super) fn barriers(&self, state: &State<'m>, findings: &[&Finding]) -> Vec<Candidate<'m>> {
        let CheckOptions { target, logical, any_warp, .. } = self.options;
        let strategy = Strategy::Minimal(MinimalOptions {
            remove_redundant: false,
            any_warp: *any_warp,
            order_lanes: true,
            split: false,
        });
        let options =
            place::Options { target: target.clone(), logical: *logical, ..place::Options::new(strategy) };
        // A module that cannot be placed still has the repairs of its findings.
        let Ok((lowered, placement)) = explained(self.module, &options) else { return Vec::new() };
        let op = |event: EventId| op_of(&lowered, lowered.program.events[event].origin).ok();
        let races: Vec<Key> = findings
            .iter()
            .filter(|finding| matches!(finding.remedy, Some(Remedy::BarrierBefore(_))))
            .map(|finding| state.key(finding))
            .collect();
        let ordered = |placed: &Placed| -> Vec<Key> {
            let Reason::Hazards(hazards) = &placed.reason else { return Vec::new() };
            let pairs: Vec<_> =
                hazards.iter().map(|hazard| (op(hazard.earlier.event), op(hazard.later.event))).collect();
            races.iter().filter(|race| pairs.contains(&(race.earlier, race.op))).copied().collect()
        };
        let mut inserter = Inserter::new(self.module, &lowered);
        let mut candidates = Vec::new();
        for placed in &placement.placed {
            let findings = ordered(placed);
            let Ok(at) = op_of(&lowered, placed.point.origin()) else { continue };
            if !is_one_op(placed.insertion) {
                continue;
            }
            let mut edits = Edits::new(self.module);
            if findings.is_empty() || inserter.insert(&mut edits, placed).is_err() {
                continue;
            }
            let side = match placed.point {
                Point::Before(_) => Side::Before,
                Point::After(_) => Side::After,
            };
            let message = self.insertion(inserter.spelling.op(placed.insertion), side, at);
            candidates.push(Candidate { message, at, edits, findings, removes: false });
        }
        candidates
    }

    fn inserted(&self, side: Side, at: OpId, op: &str, key: Key) -> Candidate<'m> {
        let mut edits = Edits::new(self.module);
        let line = with_location(self.module, at, op);
        match side {
            Side::Before => edits.insert_before(at, &line),
            Side::After => edits.insert_after(at, &line),
        }
        let message = self.insertion(op, side, at);
        Candidate { message, at, edits, findings: vec![key], removes: false }
    }

    fn insertion(&self, op: &str, side: Side, at: OpId) -> String {
        let side = match side {
            Side::Before => "before",
            Side::After => "after",
        };
        format!("insert `{op}` {side} `{}`", self.module.op_name(at))
    }

    /// `None` if the result of the op is used.
    fn deleted(&self, at: OpId, key: Key) -> Option<Candidate<'m>> {
        let results = self.module.results(at);
        let is_used =
            self.module.walk().any(|op| self.module.operands(op).iter().any(|o| results.contains(o)));
        if is_used {
            return None;
        }
        let mut edits = Edits::new(self.module);
        edits.erase(at);
        let message = format!("delete `{}`", self.module.op_name(at));
        Some(Candidate { message, at, edits, findings: vec![key], removes: true })
    }

    /// Makes a barrier that orders execution only also order memory.
    fn ordering(&self, program: &Program, at: OpId, key: Key) -> Option<Candidate<'m>> {
        if orders_by_counter(program) {
            return Some(self.inserted(Side::Before, at, &wait_op(program, Queue::Ds, 0)?, key));
        }
        let barrier = local_barrier(program);
        let deleted = self.deleted(at, key)?;
        let mut candidate = self.inserted(Side::Before, at, barrier, key);
        candidate.edits.append(deleted.edits);
        candidate.message = format!("replace `{}` by `{barrier}`", self.module.op_name(at));
        Some(candidate)
    }

    /// Whether the earlier operation is a copy of the same iteration that the wait before the
    /// access does not name. Then the access is for older data, which the copy overwrites: a
    /// stricter wait would remove the race and give wrong data.
    fn overwrites_awaited_data(&self, state: &State<'m>, finding: &Finding, key: Key) -> bool {
        let module = self.module;
        let Some(earlier) = key.earlier else { return false };
        let names_other = |wait: OpId| {
            let block = module.op(wait).parent.map_or(&[][..], |block| module.block_ops(block));
            let place = |op: OpId| block.iter().position(|&other| other == op);
            let (Some(issued), Some(waited)) = (place(earlier), place(wait)) else { return false };
            let tokens = module.operands(wait);
            let commits = |op: &&OpId| {
                module.operands(**op).iter().any(|token| module.results(earlier).contains(token))
            };
            let mut own = vec![earlier];
            own.extend(block[issued..waited.max(issued)].iter().filter(commits));
            let is_own = |token| own.iter().any(|&op| module.results(op).contains(token));
            issued < waited && !tokens.is_empty() && !tokens.iter().any(is_own)
        };
        let weak = finding.related.iter().filter(|related| related.0 == Role::WeakWait);
        weak.filter_map(|related| state.op(related.1)).any(names_other)
    }

    /// Lowers the count of a wait that leaves the earlier operation in flight.
    fn stricter_waits(&self, state: &State<'m>, finding: &Finding, key: Key) -> Vec<Candidate<'m>> {
        let weak = finding.related.iter().filter(|related| related.0 == Role::WeakWait);
        let weak: Vec<OpId> = weak.filter_map(|related| state.op(related.1)).collect();
        let mut candidates = Vec::new();
        for (at, counter, old) in if weak.is_empty() { Vec::new() } else { self.counts() } {
            if !weak.contains(&at) {
                continue;
            }
            let target = state.program.target.as_ref();
            for count in (0..old.min(MAX_COUNT + 1)).rev() {
                let Some(target) = target else { break };
                let Ok(Some(edits)) = recounted(self.module, at, (counter, count), target) else { break };
                let name = self.module.op_name(at);
                let message = format!("change the count of `{name}` from {old} to {count}");
                candidates.push(Candidate { message, at, edits, findings: vec![key], removes: false });
            }
        }
        candidates
    }

    /// The waits of the unchanged module with their counters and counts.
    fn counts(&self) -> Vec<(OpId, Counter, u32)> {
        let options = LowerOptions {
            count_ordinary: self.options.count_ordinary,
            follow_calls: false,
            ..read::lower_options(self.options.target.clone(), self.options.logical)
        };
        let Ok(lowered) = lower(self.module, &options) else { return Vec::new() };
        let Some(target) = &lowered.program.target else { return Vec::new() };
        let waits = waits_of(self.module, &lowered, target, WaitOptions::default()).waits;
        waits.into_iter().filter_map(|wait| Some((wait.at, wait.counter, wait.old?))).collect()
    }
}

/// Whether an insertion is one op by itself.
fn is_one_op(insertion: Insertion) -> bool {
    match insertion {
        Insertion::WarpBarrier
        | Insertion::LocalBarrier
        | Insertion::ClusterBarrier { .. }
        | Insertion::MBarrierInitFence
        | Insertion::ProxyFence { .. } => true,
        Insertion::WarpGroupLocal | Insertion::Signal { .. } | Insertion::Wait { .. } => false,
    }
}
