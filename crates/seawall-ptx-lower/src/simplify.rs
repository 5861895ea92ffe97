//! Phis that have one value on all edges.

use rustc_hash::FxHashMap;
use seawall_base::EntityId;

use crate::expr::{ExprId, Node};
use crate::values::{Value, Values};

/// How often simplified values are looked at again.
const ROUNDS: usize = 8;

impl Values<'_> {
    /// Replaces phis that have one value on all edges by that value, and simplifies what uses them.
    pub(crate) fn simplify(&mut self) {
        for _ in 0..ROUNDS {
            let known: FxHashMap<u32, ExprId> = (0..self.phis.len() as u32)
                .filter_map(|number| Some((number, self.only_value(number)?)))
                .collect();
            if known.is_empty() {
                return;
            }
            self.replace(&known);
        }
    }

    /// The only value of a phi, if it comes before the phi.
    fn only_value(&self, number: u32) -> Option<ExprId> {
        let incoming = self.phis[number as usize].incoming.iter().map(|&(_, value)| value);
        let mut others = incoming.filter(|&value| self.exprs.node(value) != Node::Phi(number));
        let first = others.next()?;
        others.all(|value| value == first).then_some(())?;
        let phi = self.exprs.find(Node::Phi(number))?;
        (first < phi).then_some(first)
    }

    fn replace(&mut self, known: &FxHashMap<u32, ExprId>) {
        let mut new: Vec<ExprId> = Vec::with_capacity(self.exprs.len());
        for index in 0..self.exprs.len() {
            let id = ExprId::from_index(index);
            let of = |old: ExprId| new.get(old.index()).copied().unwrap_or(old);
            let made = match self.exprs.node(id) {
                Node::Phi(number) => known.get(&number).map_or(id, |&value| of(value)),
                Node::Symbol(number) => {
                    let symbol = &mut self.exprs.symbols[number as usize];
                    for old in symbol.of.iter_mut().chain(&mut symbol.reads) {
                        *old = of(*old);
                    }
                    id
                }
                _ => self.exprs.rebuilt(id, of),
            };
            new.push(made);
        }
        let of = |old: ExprId| new.get(old.index()).copied().unwrap_or(old);
        for uses in &mut self.uses {
            uses.guard = uses.guard.map(of);
            uses.operands.iter_mut().for_each(|operand| update(operand, &of));
        }
        let mapped = self.mapped.values_mut().chain(self.mapped_to.values_mut());
        mapped.for_each(|value| *value = of(*value));
        for phi in &mut self.phis {
            phi.incoming.iter_mut().for_each(|(_, value)| *value = of(*value));
        }
    }
}

fn update(value: &mut Value, of: &impl Fn(ExprId) -> ExprId) {
    match value {
        Value::One(expr) => *expr = of(*expr),
        Value::Address(expr, more) => {
            *expr = of(*expr);
            more.iter_mut().for_each(|part| update(part, of));
        }
        Value::Many(parts) => parts.iter_mut().for_each(|part| update(part, of)),
    }
}
