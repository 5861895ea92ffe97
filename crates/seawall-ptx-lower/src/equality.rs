//! Whether two threads certainly have the same value: they compute it alike from the same inputs.

use rustc_hash::FxHashMap;
use seawall_ptx::table::{Access, Meaning};

use crate::compute::depends_on_lane;
use crate::expr::{ExprId, Node};
use crate::influence::Influence;
use crate::lowering::Lowering;
use crate::opcodes::is_strong;
use crate::threads::{LANES, source};

/// How many values are compared. Further ones count as different.
const MOST_COMPARED: usize = 1 << 18;

/// The depth up to which operands are compared.
const MOST_DEPTH: usize = 1 << 10;

/// The values of two threads that were compared.
pub(crate) struct Equality<'a, 'm> {
    pub(crate) lowering: &'a mut Lowering<'m>,
    influence: Influence,
    known: FxHashMap<(ExprId, usize, usize), bool>,
}

impl<'a, 'm> Equality<'a, 'm> {
    pub(crate) fn new(lowering: &'a mut Lowering<'m>) -> Self {
        let influence = Influence::new(lowering);
        Equality { lowering, influence, known: FxHashMap::default() }
    }

    /// Whether two threads have the same value, if they read the same value from one address.
    pub(crate) fn holds(&mut self, value: ExprId, one: usize, other: usize) -> bool {
        self.at_depth(value, one, other, 0)
    }

    fn at_depth(&mut self, value: ExprId, one: usize, other: usize, depth: usize) -> bool {
        let other = self.representative(value, one, other);
        if one == other || self.lowering.levels.agree(value, &self.lowering.threads, one, other) {
            return true;
        }
        if self.lowering.levels.is_of_thread(value) {
            let all = self.lowering.threads.of(&self.lowering.values.exprs, value);
            return all.get(one) == all.get(other);
        }
        let key = (value, one, other);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        if depth > MOST_DEPTH || self.known.len() > MOST_COMPARED {
            return false;
        }
        // Values of a loop are the same if all else of which they are computed is.
        self.known.insert(key, true);
        let before = self.known.len();
        let holds = self.of_node(value, one, other, depth + 1);
        if !holds {
            // What was found meanwhile may rest on the assumption.
            if self.known.len() > before {
                self.known.retain(|_, holds| !*holds);
            }
            self.known.insert(key, false);
        }
        holds
    }

    /// A thread of the warp of `other` that has its value, and the lane of `one` if possible.
    fn representative(&self, value: ExprId, one: usize, other: usize) -> usize {
        let Lowering { levels, threads, .. } = &*self.lowering;
        let nearer = other / LANES * LANES + one % LANES;
        if nearer < threads.count && levels.agree(value, threads, nearer, other) { nearer } else { other }
    }

    fn of_node(&mut self, value: ExprId, one: usize, other: usize, depth: usize) -> bool {
        match self.lowering.values.exprs.node(value) {
            Node::Symbol(number) => self.of_symbol(number, one, other, depth),
            Node::Phi(number) => self.of_phi(number, one, other, depth),
            Node::Select { condition, a, b } => {
                if !self.at_depth(condition, one, other, depth) {
                    return false;
                }
                if self.lowering.levels.is_of_thread(condition) {
                    let all = self.lowering.threads.of(&self.lowering.values.exprs, condition);
                    let chosen = if all[one] & 1 != 0 { a } else { b };
                    return self.at_depth(chosen, one, other, depth);
                }
                self.at_depth(a, one, other, depth) && self.at_depth(b, one, other, depth)
            }
            Node::OfFirstLane(a) => self.at_depth(a, one / LANES * LANES, other / LANES * LANES, depth),
            Node::OfWarp { a, .. } => self.in_all_lanes(&[a], one, other, depth),
            Node::Butterfly { a, distance } => {
                let distance = usize::from(distance);
                self.at_depth(a, one ^ distance, other ^ distance, depth)
            }
            Node::Shuffle { a, from } => self.at_depth(a, source(from, one), source(from, other), depth),
            Node::Binary { .. } | Node::Compare { .. } | Node::Extend { .. } => {
                let operands = self.lowering.values.exprs.operands(value);
                operands.into_iter().all(|operand| self.at_depth(operand, one, other, depth))
            }
            Node::Const { .. } | Node::Iteration(_) => true,
            Node::Tid(_) | Node::Elect => false,
        }
    }

    /// Results of instructions that are not followed.
    fn of_symbol(&mut self, number: u32, one: usize, other: usize, depth: usize) -> bool {
        let values = &self.lowering.values;
        if let (Some(&place), Some(&rank)) = (values.mapped.get(&number), values.mapped_to.get(&number)) {
            return [place, rank].into_iter().all(|own| self.at_depth(own, one, other, depth));
        }
        let symbol = &values.exprs.symbols[number as usize];
        let Some((id, ..)) = symbol.made_by else { return false };
        let reads = symbol.reads.clone();
        let opcode = self.lowering.module.opcode_of(id);
        match opcode.row.map(|row| row.meaning) {
            Some(Meaning::Value(seawall_ptx::table::Value::OpaqueOfWarp)) => {
                self.in_all_lanes(&reads, one, other, depth)
            }
            Some(Meaning::Value(kind)) if !depends_on_lane(kind) => {
                reads.into_iter().all(|read| self.at_depth(read, one, other, depth))
            }
            Some(Meaning::Access(Access::Load)) if !is_strong(opcode) && !opcode.has("local") => {
                reads.into_iter().all(|read| self.at_depth(read, one, other, depth))
            }
            // Each lane gets its own part of what the warps compute or read together.
            Some(Meaning::Mma | Meaning::Access(Access::LoadMatrix)) => {
                one % LANES == other % LANES && self.in_all_lanes(&reads, one, other, depth)
            }
            _ => false,
        }
    }

    /// Whether the lanes of two warps have the same values.
    fn in_all_lanes(&mut self, values: &[ExprId], one: usize, other: usize, depth: usize) -> bool {
        let (first, second) = (one / LANES * LANES, other / LANES * LANES);
        let lanes = LANES.min(self.lowering.threads.count - first.max(second));
        first == second
            || (0..lanes).all(|lane| {
                values.iter().all(|&value| self.at_depth(value, first + lane, second + lane, depth))
            })
    }

    fn of_phi(&mut self, number: u32, one: usize, other: usize, depth: usize) -> bool {
        let phi = &self.lowering.values.phis[number as usize];
        let incoming: Vec<ExprId> = phi.incoming.iter().map(|edge| edge.1).collect();
        let conditions = self.influence.conditions_of(phi.block);
        conditions.into_iter().chain(incoming).all(|own| self.at_depth(own, one, other, depth))
    }
}
