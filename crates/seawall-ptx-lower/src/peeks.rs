//! Waits that are not repeated, of which the result decides whether the thread waits again.
//!
//! `if (!try_wait(p)) wait(p)` is one wait at the place of the second one: the first only shortens
//! the way. A loop may carry the result to the next iteration. A result that nothing uses orders
//! nothing.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;
use seawall_base::EntityId;

use crate::analysis::Analysis;
use crate::expr::{ExprId, Node, mask};
use crate::flow::Exit;
use crate::ranges::range;
use crate::regions::side;
use crate::shapes::{Shapes, Starts};
use crate::values::{Phi, Value, Values};

/// How many values of a slot are tried.
const MOST_SLOTS: i64 = 64;

impl Values<'_> {
    /// A value, if another one is a constant. `None` if it is not one then.
    pub(crate) fn constant_with(&mut self, id: ExprId, other: ExprId, is: u64) -> Option<u64> {
        let width = self.exprs.width(other);
        let constant = self.exprs.constant(width, is);
        let replaced = self.with(id, &FxHashMap::from_iter([(other, constant)]));
        self.exprs.as_const(replaced)
    }

    /// A value with others in place of some.
    pub(crate) fn with(&mut self, id: ExprId, others: &FxHashMap<ExprId, ExprId>) -> ExprId {
        let mut new = others.clone();
        for part in self.parts(id) {
            if !others.contains_key(&part) {
                let made = self.exprs.rebuilt(part, |old| new.get(&old).copied().unwrap_or(old));
                new.insert(part, made);
            }
        }
        new.get(&id).copied().unwrap_or(id)
    }
}

impl Analysis<'_> {
    /// Lets a wait stand alone behind one that is not repeated. Returns whether it does.
    pub(crate) fn resolve_peek(&mut self, step: usize) -> bool {
        let Some(&result) = self.values.results.get(&(step as u32, 0)) else { return false };
        let depends = self.depending(result);
        let decides = |block: &usize| {
            let Exit::Branch { step, .. } = self.flow.blocks[*block].exit else { return false };
            let guard = self.values.uses[step].guard;
            guard.is_some_and(|guard| depends.get(guard.index()) == Some(&true))
        };
        let branches: Vec<usize> = self.flow.order.iter().copied().filter(decides).collect();
        let mut exits = Vec::new();
        for &block in &branches {
            let Some(next) = self.waits_again(block) else { return false };
            exits.push((block, next));
        }
        let kept: Vec<Exit> = exits
            .iter()
            .map(|&(block, next)| std::mem::replace(&mut self.flow.blocks[block].exit, Exit::Goto(next)))
            .collect();
        if !self.is_used(result) {
            self.flow.steps[step].peeks = true;
            return true;
        }
        for ((block, _), exit) in exits.into_iter().zip(kept) {
            self.flow.blocks[block].exit = exit;
        }
        false
    }

    /// The values that depend on a value, also through phis.
    pub(crate) fn depending(&self, value: ExprId) -> Vec<bool> {
        let values = &self.values;
        let mut depends = vec![false; values.exprs.len()];
        depends[value.index()] = true;
        loop {
            let mut changed = false;
            for index in 0..depends.len() {
                let id = ExprId::from_index(index);
                let mut operands = values.exprs.operands(id).to_vec();
                if let Node::Phi(number) = values.exprs.node(id) {
                    operands.extend(values.phis[number as usize].incoming.iter().map(|&(_, value)| value));
                }
                if !depends[index] && operands.iter().any(|own| depends.get(own.index()) == Some(&true)) {
                    depends[index] = true;
                    changed = true;
                }
            }
            if !changed {
                return depends;
            }
        }
    }

    /// The side of a branch that only waits again, if the other side is taken only where a wait for
    /// the same phase has succeeded.
    fn waits_again(&mut self, block: usize) -> Option<usize> {
        let Exit::Branch { step, taken, otherwise } = self.flow.blocks[block].exit else { return None };
        let guard = self.values.uses[step].guard?;
        let token = self.token(guard)?;
        let goes = |analysis: &mut Self, is: u64| {
            let decided = analysis.values.constant_with(guard, token, is)?;
            Some(if decided & 1 != 0 { taken } else { otherwise })
        };
        let (skips, waits) = (goes(self, 1)?, goes(self, 0)?);
        if skips == waits || self.after[block] != Some(skips) {
            return None;
        }
        let region = side(&self.flow, block, waits, skips)?;
        let steps = region.iter().flat_map(|&own| self.flow.blocks[own].first..self.flow.blocks[own].end);
        let mut again = steps.filter(|&step| self.flow.steps[step].waits && self.is_wait(step));
        let (Some(wait), None) = (again.next(), again.next()) else { return None };
        if !region.iter().all(|&own| self.only_computes(own, Some(wait))) {
            return None;
        }
        if self.tells_apart(skips, block, &region) {
            return None;
        }
        let place = self.place(wait)?;
        let (blocks, conditions) = (Vec::new(), Vec::new());
        let mut path = Path { branch: block, blocks, phis: Vec::new(), conditions };
        self.has_succeeded(token, place, &mut path).then_some(waits)
    }

    /// Whether the thread may see another phase of the mbarrier between a wait for it and the
    /// branch at the end of the path, so that the result of the wait is about an older phase.
    fn is_stale(&mut self, step: usize, mbarrier: ExprId, path: &Path) -> bool {
        let Some(parts) = self.parts_of_path(step, path) else { return true };
        parts.into_iter().enumerate().any(|(passed, part)| {
            // From the names behind the phis to those before.
            let renamed: Vec<_> = path.phis[path.phis.len() - passed..].to_vec();
            part.steps.into_iter().any(|step| self.may_see_a_phase(step, mbarrier, &renamed, part.loops))
        })
    }

    /// The parts of a path from a wait to the branch: up to the last phis that it passes, and so
    /// on.
    fn parts_of_path(&self, step: usize, path: &Path) -> Option<Vec<PartOfPath>> {
        let steps = |block: usize| self.flow.blocks[block].first..self.flow.blocks[block].end;
        let start = self.flow.order.iter().copied().find(|&block| steps(block).contains(&step))?;
        let stops: Vec<usize> = path.phis.iter().rev().map(|phis| phis.0).chain([path.branch]).collect();
        let mut parts = Vec::new();
        let mut from = start;
        for (number, &to) in stops.iter().enumerate() {
            let is_last = number + 1 == stops.len();
            let mut part = PartOfPath::default();
            part.steps.extend(if number == 0 { step + 1..steps(from).end } else { steps(from) });
            if !(is_last && from == to) {
                let inside = self.between(from, to);
                part.loops = inside.iter().any(|&block| {
                    self.flow.predecessors[block].iter().any(|&own| self.flow.is_back_edge(own, block))
                });
                part.steps.extend(inside.into_iter().flat_map(steps));
                part.steps.extend(if is_last { steps(to) } else { 0..0 });
            }
            parts.push(part);
            from = to;
        }
        Some(parts)
    }

    /// The blocks on paths from one block to another, without both.
    fn between(&self, from: usize, to: usize) -> Vec<usize> {
        let reach = |first: Vec<usize>, next: &dyn Fn(usize) -> Vec<usize>| {
            let (mut seen, mut todo) = (BTreeSet::new(), first);
            while let Some(block) = todo.pop() {
                if block != from && block != to && seen.insert(block) {
                    todo.extend(next(block));
                }
            }
            seen
        };
        let successors = |block: usize| self.flow.blocks[block].exit.successors();
        let predecessors = |block: usize| self.flow.predecessors[block].clone();
        let (behind, before) = (reach(successors(from), &successors), reach(predecessors(to), &predecessors));
        behind.intersection(&before).copied().collect()
    }

    /// Whether the thread may see another phase of an mbarrier behind a step: it waits there, or
    /// may arrive. `renamed` are the values of the phis that the path passes before the step.
    /// `loops` tells whether the step may be executed several times.
    fn may_see_a_phase(&mut self, step: usize, mbarrier: ExprId, renamed: &[Phis], loops: bool) -> bool {
        use seawall_ptx::table::{Copy, MBarrier, Meaning, Tcgen05};
        let opcode = self.values.module.opcode_of(self.flow.steps[step].id);
        let Some(row) = opcode.row else { return true };
        let mut addresses = self.values.uses[step].operands.iter().filter_map(Value::address);
        let arrived = match row.meaning {
            Meaning::MBarrier(MBarrier::Wait) => return true,
            Meaning::MBarrier(_) | Meaning::Tcgen05(Tcgen05::Commit) => addresses.next(),
            Meaning::Copy(Copy::Bulk | Copy::Tensor | Copy::Remote | Copy::LaunchControl)
                if opcode.modifiers().any(|own| own.starts_with("mbarrier::complete_tx")) =>
            {
                addresses.next_back()
            }
            _ => return false,
        };
        let Some(arrived) = arrived else { return true };
        let own = renamed.iter().fold(arrived, |value, phis| self.values.with(value, &phis.1));
        self.levels.update(&self.values);
        if !loops && self.always_differ(own, mbarrier) {
            return false;
        }
        self.may_be_one(arrived, mbarrier)
    }

    /// Whether two addresses, maybe of different iterations, may be one.
    fn may_be_one(&mut self, one: ExprId, other: ExprId) -> bool {
        let Analysis { values, levels, sums, threads, .. } = self;
        let mut shapes = Shapes { values, levels, sums, threads };
        let (Ok(one), Ok(other)) = (shapes.starts(one), shapes.starts(other)) else { return true };
        let places = |of: &Starts| -> BTreeSet<i64> {
            let (stride, slots) = of.ring.map_or((0, 1), |ring| (i64::from(ring.stride), ring.slots));
            let firsts: BTreeSet<i64> = of.starts.iter().copied().collect();
            let slots = |first| (0..i64::from(slots)).map(move |slot| first + slot * stride);
            firsts.into_iter().flat_map(slots).collect()
        };
        !places(&one).is_disjoint(&places(&other))
    }

    /// Whether two values differ for each value of the only unknown on which they depend.
    fn always_differ(&mut self, one: ExprId, other: ExprId) -> bool {
        let parts: BTreeSet<ExprId> =
            [one, other].into_iter().flat_map(|value| self.values.parts(value)).collect();
        let is_unknown = |part: &ExprId| {
            matches!(self.values.exprs.node(*part), Node::Phi(_) | Node::Symbol(_) | Node::Iteration(_))
        };
        let mut unknown = parts.into_iter().filter(is_unknown);
        let possible: Vec<Option<(ExprId, u64)>> = match (unknown.next(), unknown.next()) {
            (None, _) => vec![None],
            (Some(slot), None) => match range(&self.values, &self.sums, slot) {
                Some((least @ 0.., most)) if most < MOST_SLOTS => {
                    (least..=most).map(|is| Some((slot, is.cast_unsigned()))).collect()
                }
                _ => return false,
            },
            (Some(_), Some(_)) => return false,
        };
        let of = |own: &mut Self, value: ExprId, known: Option<(ExprId, u64)>| match known {
            Some((slot, is)) => own.values.constant_with(value, slot, is),
            None => own.values.exprs.as_const(value),
        };
        let differ = possible.into_iter().all(|known| {
            let both = of(self, one, known).zip(of(self, other, known));
            both.is_some_and(|(one, other)| one & mask(32) != other & mask(32))
        });
        self.levels.update(&self.values);
        differ
    }

    /// Whether a value behind a branch tells which side was taken: the region, or the way from the
    /// branch to the block where both meet.
    fn tells_apart(&self, meets: usize, branch: usize, region: &BTreeSet<usize>) -> bool {
        let values = &self.values;
        let differs = |number: &usize| {
            let phi = &values.phis[*number];
            let of = |from: usize| phi.incoming.iter().filter(move |own| own.0 == from).map(|own| own.1);
            let skipped: Vec<ExprId> = of(branch).collect();
            let mut own = region.iter().flat_map(|&own| of(own));
            phi.block == meets && own.any(|value| skipped.iter().any(|&other| other != value))
        };
        let phis = (0..values.phis.len()).filter(differs);
        phis.filter_map(|number| values.exprs.find(Node::Phi(number as u32))).any(|phi| self.is_used(phi))
    }

    /// Whether a step uses a value that depends on this one.
    fn is_used(&self, value: ExprId) -> bool {
        let depends = self.depending(value);
        let is_such = |used: ExprId| depends.get(used.index()) == Some(&true);
        self.flow.order.iter().any(|&block| self.uses_of(block).into_iter().any(is_such))
    }

    fn is_wait(&self, step: usize) -> bool {
        use seawall_ptx::table::{MBarrier, Meaning};
        let row = self.values.module.opcode_of(self.flow.steps[step].id).row;
        row.is_some_and(|row| row.meaning == Meaning::MBarrier(MBarrier::Wait))
    }

    /// The mbarrier and the parity of a wait.
    fn place(&self, step: usize) -> Option<(ExprId, ExprId)> {
        let operands = &self.values.uses[step].operands;
        Some((operands.get(1).and_then(Value::address)?, operands.get(2).and_then(Value::one)?))
    }

    /// Whether two values are the same. Constants in the text have more bits than in registers.
    fn is_same(&self, one: ExprId, other: ExprId) -> bool {
        let constant = |id: ExprId| self.values.exprs.as_const(id).map(|value| value & mask(32));
        one == other || constant(one).is_some() && constant(one) == constant(other)
    }

    /// The only value of a condition that is not a constant: a result of a wait, or a phi of
    /// results.
    fn token(&self, condition: ExprId) -> Option<ExprId> {
        let exprs = &self.values.exprs;
        let (mut token, mut todo) = (None, vec![condition]);
        while let Some(next) = todo.pop() {
            match exprs.node(next) {
                Node::Const { .. } => {}
                Node::Symbol(_) | Node::Phi(_) if token.is_none_or(|token| token == next) => {
                    token = Some(next)
                }
                Node::Binary { .. } | Node::Compare { .. } | Node::Select { .. } | Node::Extend { .. } => {
                    todo.extend(exprs.operands(next));
                }
                Node::Symbol(_)
                | Node::Phi(_)
                | Node::Tid(_)
                | Node::Elect
                | Node::Iteration(_)
                | Node::OfFirstLane(_)
                | Node::OfWarp { .. }
                | Node::Butterfly { .. }
                | Node::Shuffle { .. } => return None,
            }
        }
        token
    }

    /// Whether a token is 1 only if a wait for a phase of an mbarrier has succeeded. `path` is the
    /// path on which the token comes.
    fn has_succeeded(&mut self, token: ExprId, place: (ExprId, ExprId), path: &mut Path) -> bool {
        match self.values.exprs.node(token) {
            Node::Symbol(_) => {
                let step = self.values.results.iter().find(|own| *own.1 == token && own.0.1 == 0);
                let step = step.map(|(&(step, _), _)| step as usize);
                let Some(step) = step else { return false };
                let opcode = self.values.module.opcode_of(self.flow.steps[step].id);
                let is_acquire = !opcode.has("relaxed") && opcode.has("parity");
                let own = self.place(step).filter(|_| self.is_wait(step) && is_acquire);
                own.is_some_and(|own| {
                    self.is_same(own.0, place.0)
                        && self.is_same(own.1, place.1)
                        && !self.is_stale(step, own.0, path)
                })
            }
            Node::Phi(number) => {
                let Phi { block, incoming, .. } = self.values.phis[number as usize].clone();
                let goes_back = incoming.iter().any(|&(from, _)| self.flow.is_back_edge(from, block));
                // Of several loops, or of several iterations, values with one name differ.
                let is_known = !path.blocks.contains(&block) && (path.blocks.is_empty() || !goes_back);
                path.blocks.push(block);
                let all = is_known
                    && self.is_of_iteration(block, place)
                    && incoming.into_iter().all(|edge| self.has_succeeded_on(block, edge, place, path));
                path.blocks.pop();
                all
            }
            _ => false,
        }
    }

    /// Whether the mbarrier and the parity depend on values from before a block, and on its phis.
    fn is_of_iteration(&self, block: usize, place: (ExprId, ExprId)) -> bool {
        let is_before = |other: usize| self.flow.position[other] < self.flow.position[block];
        [place.0, place.1].into_iter().flat_map(|value| self.values.parts(value)).all(|part| {
            match self.values.exprs.node(part) {
                Node::Phi(number) => {
                    let own = self.values.phis[number as usize].block;
                    own == block || is_before(own)
                }
                Node::Symbol(number) => {
                    self.values.exprs.symbols[number as usize].block.is_none_or(is_before)
                }
                Node::Iteration(_) => false,
                _ => true,
            }
        })
    }

    /// Whether the value that a phi of a block has on an edge is 1 only if the wait has succeeded
    /// for which the block waits, or no run takes the edge.
    fn has_succeeded_on(
        &mut self,
        block: usize,
        (from, value): (usize, ExprId),
        place: (ExprId, ExprId),
        path: &mut Path,
    ) -> bool {
        let condition = self.condition(from, block);
        let opposite = condition.map(|condition| self.values.exprs.not(condition));
        let is_excluded = opposite.is_some_and(|opposite| path.conditions.contains(&opposite));
        if is_excluded || self.values.exprs.as_const(value) == Some(0) {
            return true;
        }
        let Some(token) = self.token(value) else { return false };
        let mut others = FxHashMap::default();
        for number in 0..self.values.phis.len() {
            let incoming = self.values.phis[number].incoming.iter().find(|own| own.0 == from);
            let phi = self.values.exprs.find(Node::Phi(number as u32));
            if let (true, Some(&(_, value)), Some(phi)) =
                (self.values.phis[number].block == block, incoming, phi)
            {
                others.insert(phi, value);
            }
        }
        let (address, parity) = place;
        let place = (self.values.with(address, &others), self.values.with(parity, &others));
        let known = path.conditions.len();
        path.conditions.extend(condition);
        path.phis.push((block, others));
        let succeeds =
            self.values.constant_with(value, token, 0) == Some(0) && self.has_succeeded(token, place, path);
        path.phis.pop();
        path.conditions.truncate(known);
        succeeds
    }

    /// The condition under which control takes an edge, if it is that of the branch before it.
    fn condition(&mut self, from: usize, to: usize) -> Option<ExprId> {
        let (mut from, mut to) = (from, to);
        for _ in 0..self.flow.blocks.len() {
            match self.flow.blocks[from].exit {
                Exit::Branch { step, taken, otherwise } if taken != otherwise => {
                    let guard = self.values.uses[step].guard?;
                    return Some(if taken == to { guard } else { self.values.exprs.not(guard) });
                }
                Exit::Goto(_) => {
                    let [before] = *self.flow.predecessors[from].as_slice() else { return None };
                    (from, to) = (before, from);
                }
                Exit::Branch { .. } | Exit::Switch(_) | Exit::Return | Exit::Unreachable => return None,
            }
        }
        None
    }
}

/// The values of the phis of a block on an edge.
type Phis = (usize, FxHashMap<ExprId, ExprId>);

/// Steps of a path.
#[derive(Default)]
struct PartOfPath {
    steps: Vec<usize>,
    /// Whether it has a loop.
    loops: bool,
}

/// A path on which a token comes, from its end.
struct Path {
    /// The branch that the token decides.
    branch: usize,
    /// The phis that it passes.
    phis: Vec<Phis>,
    /// The blocks whose phis it passes.
    blocks: Vec<usize>,
    /// The conditions of its edges.
    conditions: Vec<ExprId>,
}
