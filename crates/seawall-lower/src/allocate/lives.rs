//! How long each allocation of shared memory must keep its bytes: the liveness of the allocation
//! and of all values that may be views of it, as one interval of positions.
//!
//! Aliases are a forward may-analysis (sets of allocations, join is union) over views, selects and
//! the values that control flow forwards. `liveness` handles single values. Direction of error:
//! intervals that are too long.

use rustc_hash::FxHashMap;
use seawall_base::SecondaryMap;
use seawall_dialects::{MBarrierAction, Meaning, Queue, Wait, is_of_meta};
use seawall_mlir::{OpId, ValueId};
use smallvec::SmallVec;

use super::flat::Flat;
use super::liveness::{Interval, Liveness};
use super::memdescs::Memdescs;
use super::refusal::{Fuel, Refusal};
use crate::allocate::collect;
use crate::facts::Facts;

/// The most allocations that one value may be a view of. Real kernels have a handful.
const MAX_ALIASES: usize = 1024;
/// Bound on the work of liveness, in users and edges visited: about a second. A kernel with a
/// million ops takes about a million steps.
const MAX_LIVENESS: u64 = 1 << 28;
/// Bound on the work of the alias analysis, in set members: a few seconds. A kernel with a million
/// ops takes a few million steps.
const MAX_ALIASING: u64 = 1 << 24;

/// The allocations that a value may be a view of, as ascending indices into the list of
/// allocations.
type Aliases = SmallVec<[u32; 2]>;

/// When each object in shared memory is live.
pub(super) struct Times {
    flat: Flat,
    /// The interval of each `ttg.local_alloc`.
    lives: SecondaryMap<OpId, Interval>,
}

impl Times {
    /// Analyses all functions of the module; with `whole`, structured ops stay nested. Errors:
    /// control flow that Seawall does not know, too much work.
    pub(super) fn new(facts: &Facts<'_>, whole: bool) -> Result<Times, Refusal> {
        let flat = Flat::new(&facts.knowledge, whole)?;
        let lives = lives(facts, &flat)?;
        Ok(Times { flat, lives })
    }

    /// The interval in which the buffer of `alloc` is live.
    pub(super) fn life(&self, alloc: OpId) -> Interval {
        self.lives[alloc]
    }

    /// The position of the op, as an interval.
    pub(super) fn at(&self, op: OpId) -> Interval {
        Interval::at(self.flat.position(op))
    }

    /// The op with concurrent regions around `op`, and the number of the region that holds `op`.
    pub(super) fn concurrent(&self, op: OpId) -> Option<(OpId, u32)> {
        self.flat.specialize_around(op).map(|specialize| (specialize, self.flat.area(op)))
    }

    /// The first and the last op of an interval; `None` if the interval is the whole function.
    pub(super) fn ops_in(&self, live: Interval) -> Option<(OpId, OpId)> {
        if live == Interval::ALWAYS {
            return None;
        }
        let order = self.flat.order();
        let before = |time: u32| order.partition_point(|&op| self.flat.position(op) < time);
        Some((*order.get(before(live.start))?, *order.get(before(live.end).checked_sub(1)?)?))
    }
}

/// The interval of each allocation.
fn lives(facts: &Facts<'_>, flat: &Flat) -> Result<SecondaryMap<OpId, Interval>, Refusal> {
    let memdescs = Memdescs::new(facts, flat)?;
    let is_alloc = |op: &&OpId| collect::is_local_alloc(facts, **op);
    let result = |&op: &OpId| facts.module.results(op).first().map(|&value| (op, value));
    let allocations: Vec<(OpId, ValueId)> = flat.order().iter().filter(is_alloc).filter_map(result).collect();
    let aliases = aliases(&memdescs, &allocations)?;
    let fork = is_of_meta(facts.module).then(|| Fork::new(facts));
    let mut liveness = Liveness::new(flat, Fuel::new(MAX_LIVENESS));
    let mut lives = SecondaryMap::with_default(Interval::ALWAYS);
    for &(op, _) in &allocations {
        *lives.entry(op) = Interval::at(flat.position(op));
    }
    for &value in memdescs.defined() {
        let set = &aliases[value];
        let users = memdescs.users(value);
        let Some(definition) =
            memdescs.definition(value).filter(|definition| definition.given || users.len() > 0)
        else {
            continue;
        };
        let Some(&first) = set.first() else { continue };
        let at_alloc = |refusal: Refusal| refusal.at_op(allocations[first as usize].0);
        let mut life = liveness.hull(definition.spot, users).map_err(at_alloc)?;
        if let Some(fork) = &fork {
            life = memdescs.users(value).fold(life, |life, user| life.hull(fork.life(flat, user)));
        }
        for &index in set {
            let own = lives.entry(allocations[index as usize].0);
            *own = own.hull(life);
        }
    }
    Ok(lives)
}

/// The rules of Meta's fork, by which an op keeps a buffer for longer than it is used.
struct Fork<'u, 'm> {
    facts: &'u Facts<'m>,
    /// The waits for tokens of each op.
    waits: FxHashMap<OpId, Vec<OpId>>,
}

impl<'u, 'm> Fork<'u, 'm> {
    fn new(facts: &'u Facts<'m>) -> Self {
        let module = facts.module;
        let mut waits: FxHashMap<OpId, Vec<OpId>> = FxHashMap::default();
        for wait in module.walk() {
            if matches!(
                facts.meaning(wait),
                Meaning::Wait(Wait { queue: Queue::TmaStore, tokens: Some(_), .. })
            ) {
                let copies = module.operands(wait).iter().filter_map(|&token| module.defining_op(token));
                copies.for_each(|copy| waits.entry(copy).or_default().push(wait));
            }
        }
        Fork { facts, waits }
    }

    /// How long `user` keeps its buffers: an mbarrier that it initializes always, and what a TMA
    /// store reads until the wait for its token.
    fn life(&self, flat: &Flat, user: OpId) -> Interval {
        let own = Interval::at(flat.position(user));
        if matches!(self.facts.meaning(user), Meaning::MBarrier(mbarrier) if matches!(mbarrier.action, MBarrierAction::Init { .. }))
        {
            return Interval::ALWAYS;
        }
        let waits = self.waits.get(&user).into_iter().flatten();
        waits.fold(own, |life, &wait| life.hull(Interval::at(flat.position(wait))))
    }
}

/// The allocations that each memdesc may be a view of. As in Triton, only views, selects and
/// control flow forward buffers; results of other ops alias no buffer.
fn aliases(
    memdescs: &Memdescs,
    allocations: &[(OpId, ValueId)],
) -> Result<SecondaryMap<ValueId, Aliases>, Refusal> {
    let mut sets: SecondaryMap<ValueId, Aliases> = SecondaryMap::new();
    let mut fuel = Fuel::new(MAX_ALIASING);
    let mut work: Vec<(ValueId, u32)> = Vec::new();
    for (index, &(op, value)) in allocations.iter().enumerate() {
        let at_alloc = |refusal: Refusal| refusal.at_op(op);
        work.push((memdescs.name(value), index as u32));
        while let Some((value, index)) = work.pop() {
            let set = sets.entry(value);
            let Err(at) = set.binary_search(&index) else { continue };
            if set.len() == MAX_ALIASES {
                return Err(Refusal::new(
                    Some(op),
                    "a memdesc may be a view of this allocation and of too many others",
                ));
            }
            // Most sets only grow at their end.
            fuel.spend(1 + set.len() - at).map_err(at_alloc)?;
            set.insert(at, index);
            let targets = memdescs.passed_to(value);
            fuel.spend(targets.len()).map_err(at_alloc)?;
            work.extend(targets.map(|target| (target, index)));
        }
    }
    Ok(sets)
}
