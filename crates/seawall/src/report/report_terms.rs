//! The slots and phases of barriers as expressions: the value graph of the text, counters in closed
//! form, names with a legend.

use std::collections::BTreeMap;

use seawall_dialects::{Arith, Meaning, Regions, View};
use seawall_mlir::{OpId, ValueDef, ValueId};

use super::counters::{Count, Counters, predicate};
use super::expression::{Expression, Operator};
use super::lines::Lines;
use super::tasks::{TaskId, Tasks};
use super::value_flow::FlowKind;

/// The number of values in one expression. Values share parts, so a written-out expression may be
/// extremely long.
const PARTS: u32 = 64;
/// The depth to which an expression is followed. Deeper values are shown by name.
const DEPTH: u32 = 10;

/// Builds expressions for the ops of one module, and records the definitions of their names.
pub(crate) struct Terms<'m> {
    pub(crate) counters: Counters<'m>,
    tasks: &'m Tasks,
    lines: Lines<'m>,
    names: BTreeMap<(TaskId, Count), String>,
    fresh: Vec<(TaskId, Count)>,
    parts: u32,
}

impl<'m> Terms<'m> {
    pub(crate) fn new(counters: Counters<'m>, tasks: &'m Tasks, lines: Lines<'m>) -> Self {
        Terms { counters, tasks, lines, names: BTreeMap::new(), fresh: Vec::new(), parts: PARTS }
    }

    /// A value as `op` uses it.
    pub(crate) fn text(&mut self, op: OpId, value: ValueId) -> String {
        self.parts = PARTS;
        let task = self.tasks.of(op).first().copied().unwrap_or(0);
        let bare = self.counters.bare(value);
        let carried = self.counters.carried(bare).and_then(|carried| self.counters.next(carried));
        if let Some((_, next)) = carried
            && self.counters.closed(bare, &mut |_| String::new()).is_none()
        {
            // The loop carries a value of the previous iteration.
            let when = if self.counters.is_carried(bare) {
                "of the previous iteration"
            } else {
                "of the last iteration"
            };
            return format!("{}, {when}", self.expression(task, next, DEPTH).text());
        }
        self.expression(task, value, DEPTH).text()
    }

    /// The slot of its allocation that a view covers. `None` for the whole allocation.
    pub(crate) fn slot(&mut self, op: OpId, view: ValueId) -> Option<String> {
        self.parts = PARTS;
        let task = self.tasks.of(op).first().copied().unwrap_or(0);
        self.slot_of(task, view, DEPTH)
    }

    /// The definitions of the names given since the last call.
    pub(crate) fn legend(&mut self) -> Vec<String> {
        let fresh = std::mem::take(&mut self.fresh);
        fresh.into_iter().map(|(task, count)| self.define(task, count)).collect()
    }

    fn slot_of(&mut self, task: TaskId, view: ValueId, depth: u32) -> Option<String> {
        let depth = depth.checked_sub(1)?;
        let m = self.counters.m;
        let Some(op) = m.defining_op(view) else {
            if let Some((_, next)) = self.counters.next(view) {
                return self
                    .slot_of(task, next, depth)
                    .map(|slot| format!("{slot}, of the previous iteration"));
            }
            return match self.counters.flow.sources(view) {
                [(source, FlowKind::Capture | FlowKind::Call | FlowKind::Branch)] => {
                    self.slot_of(task, *source, depth)
                }
                _ => None,
            };
        };
        match self.counters.knowledge.meaning(op) {
            Meaning::View(View::Index { index }) => {
                let &index = m.operand_group(op, index).first()?;
                Some(self.expression(task, index, DEPTH).text())
            }
            Meaning::View(_) => self.slot_of(task, *m.operands(op).first()?, depth),
            Meaning::Regions(_) => {
                let &(source, _) = self.counters.flow.sources(view).last()?;
                self.slot_of(task, source, depth).map(|slot| format!("{slot}, of the last iteration"))
            }
            Meaning::Aref(_) => {
                let &stage = m.operand_group(op, "stage").first()?;
                Some(self.expression(task, stage, DEPTH).text())
            }
            _ => None,
        }
    }

    fn expression(&mut self, task: TaskId, value: ValueId, depth: u32) -> Expression {
        let named = || Expression::name(self.counters.m.value_name(value));
        if let Some(constant) = self.counters.constant(value) {
            return Expression::Const(constant);
        }
        let (Some(depth), Some(parts)) = (depth.checked_sub(1), self.parts.checked_sub(1)) else {
            return named();
        };
        self.parts = parts;
        let counters = self.counters;
        if let Some(closed) = counters.closed(value, &mut |count| self.name(task, count)) {
            return closed;
        }
        let m = counters.m;
        match m.value(value).def {
            ValueDef::BlockArg { block, index } => {
                let around = m.block(block).parent.map(|region| m.region(region).op);
                if let Some(op) = around.filter(|&op| index == 0 && m.op_name(op) == "scf.for") {
                    return self.induction(task, op, depth);
                }
                match counters.flow.sources(value) {
                    [(source, FlowKind::Capture | FlowKind::Call | FlowKind::Branch)] => {
                        self.expression(task, *source, depth)
                    }
                    _ => Expression::name(m.value_name(value)),
                }
            }
            ValueDef::OpResult { op, .. } => self.of_op(task, op, value, depth),
        }
    }

    fn of_op(&mut self, task: TaskId, op: OpId, value: ValueId, depth: u32) -> Expression {
        let counters = self.counters;
        let m = counters.m;
        match (counters.knowledge.meaning(op), m.operands(op)) {
            (Meaning::Arith(Arith::Compare), &[a, b]) => {
                let text = predicate(m, counters.knowledge, op).unwrap_or("?");
                let (a, b) = (self.expression(task, a, depth), self.expression(task, b, depth));
                Expression::Compare(text, Box::new(a), Box::new(b))
            }
            (Meaning::Arith(arith), &[a, b]) => {
                let (a, b) = (self.expression(task, a, depth), self.expression(task, b, depth));
                match (Operator::of(arith), arith) {
                    (Some(op), _) => Expression::binary(op, a, b),
                    (None, Arith::CeilDivS | Arith::CeilDivU) => {
                        Expression::Call("ceildiv", Box::new(a), Box::new(b))
                    }
                    (None, Arith::MinS | Arith::MinU) => Expression::Call("min", Box::new(a), Box::new(b)),
                    (None, _) => Expression::Call("max", Box::new(a), Box::new(b)),
                }
            }
            (Meaning::Arith(arith), &[source]) => {
                let source = self.expression(task, source, depth);
                let is_bit = m.type_text(m.ty(value)) == "i1";
                if arith == Arith::Truncate && is_bit && !source.is_bit() {
                    return Expression::binary(Operator::And, source, Expression::Const(1));
                }
                source
            }
            (Meaning::Select, &[condition, a, b]) => {
                let [condition, a, b] = [condition, a, b].map(|v| Box::new(self.expression(task, v, depth)));
                Expression::Select(condition, a, b)
            }
            (Meaning::Regions(Regions::For | Regions::While), _) => {
                let carried = counters.carried(value);
                carried.map_or_else(
                    || Expression::name(m.value_name(value)),
                    |arg| self.expression(task, arg, depth),
                )
            }
            _ => Expression::name(m.value_name(value)),
        }
    }

    /// For example `lower + i * step`.
    fn induction(&mut self, task: TaskId, op: OpId, depth: u32) -> Expression {
        let count = self.name(task, Count { of: Some(op), branch: None, goes_on: false });
        let &[lower, _, step, ..] = self.counters.m.operands(op) else { return Expression::name(count) };
        let (lower, step) = (self.expression(task, lower, depth), self.expression(task, step, depth));
        let product = Expression::binary(Operator::Mul, Expression::name(count), step);
        Expression::binary(Operator::Add, lower, product)
    }

    /// The name of a counter: `i` for iterations, `n` for iterations that take a branch, `k` for
    /// counters that continue through an inner loop. A number follows if a partition has several.
    fn name(&mut self, task: TaskId, count: Count) -> String {
        if !self.fresh.contains(&(task, count)) {
            self.fresh.push((task, count));
        }
        if let Some(name) = self.names.get(&(task, count)) {
            return name.clone();
        }
        let stem = match (count.branch, count.goes_on) {
            (Some(_), _) => "n",
            (None, true) => "k",
            (None, false) => "i",
        };
        let taken = self.names.iter().filter(|((of, _), name)| *of == task && name.starts_with(stem)).count();
        let name = if taken == 0 { stem.to_owned() } else { format!("{stem}{}", taken + 1) };
        self.names.insert((task, count), name.clone());
        name
    }

    fn define(&self, task: TaskId, count: Count) -> String {
        let m = self.counters.m;
        let name = self.names.get(&(task, count)).map_or("?", String::as_str);
        let whose = self.tasks.all.get(task).map_or("?", |task| task.name.as_str());
        let line = |op: Option<OpId>| op.map_or(0, |op| self.lines.op(m, op));
        let what = match (count.branch, count.goes_on) {
            (Some(branch), _) => {
                format!("number of times that the branch at line {} was taken", line(Some(branch)))
            }
            (None, true) => {
                format!(
                    "iterations of the loop at line {}, continued through the loop around it",
                    line(count.of)
                )
            }
            (None, false) => format!("iterations of the loop at line {}", line(count.of)),
        };
        format!("{name} in {whose}: {what}, from 0")
    }
}
