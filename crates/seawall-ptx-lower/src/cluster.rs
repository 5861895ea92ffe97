//! Clusters: barriers of all CTAs, and accesses to the memory of other CTAs.
//!
//! A value that depends on the rank of the CTA is followed for each rank (`Values::at_rank`).

use rustc_hash::FxHashMap;
use seawall_model::{Action, Barrier, BarrierKind, BarrierOrigin, Participants};
use seawall_ptx::table::{Barrier as Meets, Fence, Meaning};

use crate::events::Effect;
use crate::expr::{ExprId, Node, Op};
use crate::flow::{BasicBlock, Exit};
use crate::levels::between;
use crate::lowering::Lowering;
use crate::special::special;
use crate::sums::Sum;
use crate::unresolved::Unresolved;
use crate::values::{Value, Values};

/// The register that has the rank of the CTA in its cluster.
const RANK: &str = "cluster_ctarank";

/// The number of the split barrier of a cluster in the model.
pub(crate) const SPLIT: i32 = -3;

impl Values<'_> {
    /// The rank of the CTA, if the kernel reads it.
    fn rank(&self) -> Option<ExprId> {
        let is_rank = |symbol: &crate::expr::Symbol| symbol.is_of_run && symbol.name == RANK;
        let number = self.exprs.symbols.iter().position(is_rank)?;
        self.exprs.find(Node::Symbol(number as u32))
    }

    /// The value of `%cluster_ctaid`, which follows from the rank (PTX ISA, "%cluster_ctarank").
    /// `None` if the name is not one of its parts, or if the kernel does not state its cluster.
    pub(crate) fn place_in_cluster(&mut self, name: &str) -> Option<ExprId> {
        let axis =
            ["x", "y", "z"].iter().position(|own| name.strip_prefix("%cluster_ctaid.") == Some(own))?;
        let cluster = self.cluster?;
        if cluster[axis] == 1 {
            return Some(self.exprs.constant(32, 0));
        }
        let rank = special(&mut self.exprs, &format!("%{RANK}"), self.threads)?;
        let below = self.exprs.constant(32, cluster[..axis].iter().map(|&own| u64::from(own)).product());
        let rows = self.exprs.binary(Op::DivU, 32, rank, below);
        if cluster[axis + 1..].iter().all(|&own| own == 1) {
            return Some(rows);
        }
        let own = self.exprs.constant(32, u64::from(cluster[axis]));
        Some(self.exprs.binary(Op::RemU, 32, rows, own))
    }

    /// The rank of the CTA of each result of `mapa` in an address.
    fn targets(&self, address: ExprId) -> Option<Vec<ExprId>> {
        let parts = self.parts(address);
        let remote = parts.iter().filter_map(|&part| match self.exprs.node(part) {
            Node::Symbol(number) if self.mapped.contains_key(&number) => Some(number),
            _ => None,
        });
        remote.map(|number| self.mapped_to.get(&number).copied()).collect()
    }

    /// Whether a value is the rank of the CTA.
    pub(crate) fn is_rank(&self, id: ExprId) -> bool {
        self.rank() == Some(id)
    }

    /// Whether a value depends on the rank of the CTA, other than through phis and values that are
    /// not followed.
    pub(crate) fn depends_on_rank(&self, id: ExprId) -> bool {
        self.rank().is_some_and(|rank| self.parts(id).contains(&rank))
    }

    /// Whether a value depends on the rank of the CTA, also through phis.
    fn may_depend_on_rank(&self, id: ExprId) -> bool {
        let Some(rank) = self.rank() else { return false };
        let mut seen = std::collections::BTreeSet::new();
        let mut todo = vec![id];
        while let Some(next) = todo.pop() {
            if seen.insert(next) {
                todo.extend(self.exprs.operands(next));
                if let Node::Phi(number) = self.exprs.node(next) {
                    let incoming = self.phis[number as usize].incoming.iter();
                    todo.extend(incoming.map(|&(_, value)| value));
                }
            }
        }
        seen.contains(&rank)
    }

    /// A value and its operands, up to phis and symbols. Operands come first.
    pub(crate) fn parts(&self, id: ExprId) -> std::collections::BTreeSet<ExprId> {
        let mut parts = std::collections::BTreeSet::new();
        let mut todo = vec![id];
        while let Some(next) = todo.pop() {
            if parts.insert(next) && !matches!(self.exprs.node(next), Node::Symbol(_)) {
                todo.extend(self.exprs.operands(next));
            }
        }
        parts
    }

    /// Whether a generic address contains the result of `mapa`.
    pub(crate) fn is_mapped(&self, address: ExprId) -> bool {
        self.parts(address).into_iter().any(|part| {
            let Node::Symbol(number) = self.exprs.node(part) else { return false };
            let made_by = self.exprs.symbols[number as usize].made_by;
            made_by
                .is_some_and(|(id, ..)| self.module.opcode_of(id).row.is_some_and(|row| row.name == "mapa"))
        })
    }

    /// A value in the CTA with a rank.
    pub(crate) fn at_rank(&mut self, id: ExprId, rank: u32) -> ExprId {
        let Some(symbol) = self.rank() else { return id };
        let mut new: FxHashMap<ExprId, ExprId> = FxHashMap::default();
        new.insert(symbol, self.exprs.constant(32, u64::from(rank)));
        for part in self.parts(id) {
            if part != symbol {
                let made = self.exprs.rebuilt(part, |old| new.get(&old).copied().unwrap_or(old));
                new.insert(part, made);
            }
        }
        new.get(&id).copied().unwrap_or(id)
    }

    /// An address of another CTA as the address of the same place in this CTA. `None` if the sum
    /// contains no address, or several ones, of other CTAs.
    pub(crate) fn in_own_cta(&self, sum: &Sum, of: impl Fn(ExprId) -> Sum) -> Option<Sum> {
        let address = |value: ExprId| match self.exprs.node(value) {
            Node::Symbol(number) => self.mapped.get(&number).copied(),
            _ => None,
        };
        let mut remote =
            sum.terms.iter().filter_map(|&(value, factor)| Some((value, factor, address(value)?)));
        let (value, factor, own) = remote.next()?;
        if factor != 1 || remote.next().is_some() {
            return None;
        }
        Some(sum.plus(&Sum::of(value), -1).plus(&of(own), 1))
    }
}

/// Reports branches on which the CTAs of a cluster may differ, if one side synchronizes CTAs or
/// accesses another one. In the model, all CTAs take the same side.
pub(crate) fn report_ranks(lowering: &mut Lowering<'_>) {
    if lowering.out.program.ctas == 1 {
        return;
    }
    for block in lowering.flow.order.clone() {
        let end = lowering.flow.blocks[block].end;
        let (step, condition) = match &lowering.flow.blocks[block].exit {
            Exit::Branch { step, .. } => (*step, lowering.values.uses[*step].guard),
            Exit::Switch(_) => {
                let index = lowering.values.uses[end - 1].operands.first().and_then(Value::one);
                (end - 1, index)
            }
            Exit::Goto(_) | Exit::Return | Exit::Unreachable => continue,
        };
        let differs = condition.is_none_or(|condition| lowering.values.may_depend_on_rank(condition));
        let inside = between(&lowering.flow, block, lowering.after[block]);
        if differs && inside.iter().any(|&inside| concerns_other_ctas(lowering, inside)) {
            let reason =
                "the CTAs of the cluster diverge here, and some of them synchronize or access others";
            lowering.unresolved(Unresolved::Cluster, lowering.flow.steps[step].id, reason);
        }
    }
}

/// Whether a block has an event that concerns other CTAs.
fn concerns_other_ctas(lowering: &Lowering<'_>, block: usize) -> bool {
    let Some(block) = lowering.blocks[block] else { return false };
    let program = &lowering.out.program;
    program.blocks[block].events.iter().map(|&event| &program.events[event]).any(|event| {
        let crosses = event.accesses.iter().any(|access| access.cross_cta);
        let synchronizes = match &event.action {
            Action::Barrier(barrier) => barrier.kind.participants() == Participants::ClusterWarps,
            _ => false,
        };
        crosses || synchronizes
    })
}

/// Whether a load that writes to several CTAs reaches each CTA once: from one CTA of the
/// cluster, whose rank its guard or its mask names.
pub(crate) fn reaches_each_cta_once(lowering: &mut Lowering<'_>, effect: &Effect) -> bool {
    let opcode = lowering.module.opcode_of(lowering.flow.steps[effect.step].id);
    let mask = lowering.values.uses[effect.step].operands.last().and_then(Value::one);
    let Some(mask) = mask.filter(|_| !opcode.has("L2::cache_hint")) else { return false };
    let ctas = lowering.out.program.ctas;
    let mut senders = vec![0; ctas as usize];
    for rank in 0..ctas {
        let mut at_rank = |value: ExprId| {
            let value = lowering.values.at_rank(value, rank);
            lowering.values.exprs.as_const(value)
        };
        let sends = effect.guard.uniform.map_or(Some(1), &mut at_rank);
        let (Some(sends), Some(mask)) = (sends, at_rank(mask)) else { return false };
        for (target, count) in senders.iter_mut().enumerate() {
            *count += u32::from(sends & 1 == 1 && mask >> target & 1 == 1);
        }
    }
    lowering.levels.update(&lowering.values);
    senders.iter().all(|count| *count == 1)
}

impl Lowering<'_> {
    /// The part of a cluster barrier that an instruction is. `None` for the wait behind an arrival
    /// with nothing between: the arrival is the whole barrier. The error says why its order is not
    /// known.
    pub(crate) fn cluster_barrier(&self, effect: &Effect) -> Result<Option<Barrier>, &'static str> {
        let opcode = self.module.opcode_of(self.flow.steps[effect.step].id);
        let arrives = opcode.has("arrive");
        let relaxed = opcode.has("relaxed");
        if is_behind_thread_fence(self, effect) {
            return Err("a thread fence before a relaxed arrival is not followed");
        }
        let (kind, local_fence) = match (arrives, is_next_to_its_other_part(self, effect, arrives)) {
            (true, true) => (BarrierKind::Cluster { relaxed }, !relaxed),
            (false, true) => return Ok(None),
            (true, false) => (BarrierKind::Signal { id: SPLIT }, !relaxed),
            (false, false) => (BarrierKind::WaitSignal { id: SPLIT }, false),
        };
        Ok(Some(Barrier { kind, local_fence, other_memory: true, origin: BarrierOrigin::Op }))
    }
}

/// Whether an address by `mapa` is in the CTA of the thread: in each CTA that reaches the block,
/// the rank is its own. `reached` has the blocks of each rank.
fn is_in_own_cta(
    lowering: &mut Lowering<'_>,
    (address, block): (ExprId, usize),
    reached: &[Vec<bool>],
) -> bool {
    let Some(targets) = lowering.values.targets(address).filter(|targets| !targets.is_empty()) else {
        return false;
    };
    if targets.iter().all(|&target| lowering.values.is_rank(target)) {
        return true;
    }
    let is_own = (0..).zip(reached).all(|(rank, blocks)| {
        let at_rank = |&target: &ExprId| {
            let target = lowering.values.at_rank(target, rank);
            lowering.values.exprs.as_const(target)
        };
        !blocks[block] || targets.iter().map(at_rank).all(|own| own == Some(u64::from(rank)))
    });
    lowering.levels.update(&lowering.values);
    reached.len() > 1 && is_own
}

/// Finds the steps with an address by `mapa` that is in the CTA of the thread.
pub(crate) fn find_own_ctas(lowering: &mut Lowering<'_>, effects: &[Effect]) {
    if lowering.values.mapped.is_empty() {
        return;
    }
    let reached: Vec<Vec<bool>> = (0..lowering.values.ctas).map(|rank| reached_by(lowering, rank)).collect();
    for effect in effects {
        let address = lowering.values.uses[effect.step].operands.iter().find_map(Value::address);
        if address.is_some_and(|address| is_in_own_cta(lowering, (address, effect.block), &reached)) {
            lowering.in_own_cta.insert(effect.step);
        }
    }
}

/// The blocks that the CTA with a rank may reach.
fn reached_by(lowering: &mut Lowering<'_>, rank: u32) -> Vec<bool> {
    let mut reached = vec![false; lowering.flow.blocks.len()];
    let mut todo = vec![0];
    while let Some(block) = todo.pop() {
        if std::mem::replace(&mut reached[block], true) {
            continue;
        }
        match lowering.flow.blocks[block].exit {
            Exit::Branch { step, taken, otherwise } => {
                let condition = lowering.values.uses[step].guard;
                let condition = condition.map(|condition| lowering.values.at_rank(condition, rank));
                match condition.and_then(|condition| lowering.values.exprs.as_const(condition)) {
                    Some(value) => todo.push(if value & 1 != 0 { taken } else { otherwise }),
                    None => todo.extend([taken, otherwise]),
                }
            }
            ref exit => todo.extend(exit.successors()),
        }
    }
    lowering.levels.update(&lowering.values);
    reached
}

/// Whether a step is a relaxed arrival behind a fence of threads, with no cluster barrier between.
/// The fence may order what the arrival does not.
fn is_behind_thread_fence(lowering: &Lowering<'_>, effect: &Effect) -> bool {
    let opcode = |step: usize| lowering.module.opcode_of(lowering.flow.steps[step].id);
    let own = opcode(effect.step);
    if !own.has("arrive") || !own.has("relaxed") {
        return false;
    }
    let flow = &lowering.flow;
    let mut seen = vec![false; flow.blocks.len()];
    let mut todo = vec![(effect.block, effect.step)];
    while let Some((block, end)) = todo.pop() {
        let earlier = (flow.blocks[block].first..end).rev().filter_map(|step| opcode(step).row);
        let mut decisive = earlier.map(|row| row.meaning).filter(|meaning| {
            matches!(meaning, Meaning::Fence(Fence::Thread) | Meaning::Barrier(Meets::Cluster))
        });
        match decisive.next() {
            Some(Meaning::Fence(_)) => return true,
            Some(_) => continue,
            None => {}
        }
        for &from in &flow.predecessors[block] {
            if !std::mem::replace(&mut seen[from], true) {
                todo.push((from, flow.blocks[from].end));
            }
        }
    }
    false
}

/// For each step, whether a path leads to it from an arrival at the cluster barrier without a wait
/// between.
pub(crate) fn arrived_at_cluster(lowering: &Lowering<'_>) -> Vec<bool> {
    let flow = &lowering.flow;
    let after = |arrived: bool, step: usize| {
        let opcode = lowering.module.opcode_of(flow.steps[step].id);
        match opcode.row.map(|row| row.meaning) {
            Some(Meaning::Barrier(Meets::Cluster)) => opcode.has("arrive"),
            _ => arrived,
        }
    };
    let mut at_end = vec![false; flow.blocks.len()];
    let mut before = vec![false; flow.steps.len()];
    loop {
        let mut changed = false;
        for &block in &flow.order {
            let mut arrived = flow.predecessors[block].iter().any(|&from| at_end[from]);
            let BasicBlock { first, end, .. } = flow.blocks[block];
            for (step, before) in (first..).zip(&mut before[first..end]) {
                *before = arrived;
                arrived = after(arrived, step);
            }
            changed |= arrived != at_end[block];
            at_end[block] = arrived;
        }
        if !changed {
            return before;
        }
    }
}

/// Whether only computations are between the two parts of a cluster barrier, and no earlier arrival
/// is open before them.
fn is_next_to_its_other_part(lowering: &Lowering<'_>, effect: &Effect, arrives: bool) -> bool {
    let block = &lowering.flow.blocks[effect.block];
    let meaning =
        |step: &usize| lowering.module.opcode_of(lowering.flow.steps[*step].id).row.map(|row| row.meaning);
    let computes =
        |step: &usize| matches!(meaning(step), Some(Meaning::Value(_) | Meaning::Mma | Meaning::Nothing));
    let other = match arrives {
        true => (effect.step + 1..block.end).find(|step| !computes(step)),
        false => (block.first..effect.step).rev().find(|step| !computes(step)),
    };
    other.is_some_and(|step| {
        let arrival = if arrives { effect.step } else { step };
        let has_arrive = lowering.module.opcode_of(lowering.flow.steps[step].id).has("arrive");
        let is_whole = lowering.values.uses[step].guard.is_none();
        meaning(&step) == Some(Meaning::Barrier(Meets::Cluster))
            && has_arrive != arrives
            && is_whole
            && !lowering.arrived_at_cluster[arrival]
    })
}
