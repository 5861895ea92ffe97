//! The value of an expression in each thread, for functions of the thread's index.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::expr::{ExprId, Exprs, Node, compare, evaluate, mask, signed};
use crate::lanes::Shuffle;

/// The lanes of a warp.
pub(crate) const LANES: usize = 32;

/// The thread whose value a thread gets.
pub(crate) fn source(from: Shuffle, thread: usize) -> usize {
    thread / LANES * LANES + usize::from(from.source((thread % LANES) as u8))
}

/// Values by thread.
#[derive(Clone, Debug)]
pub(crate) struct Threads {
    dims: [u32; 3],
    /// The warps of the CTA that are considered, in ascending order.
    warps: Vec<usize>,
    /// The number of threads.
    pub(crate) count: usize,
    known: FxHashMap<ExprId, Rc<[u64]>>,
}

impl Threads {
    /// All threads of a CTA with these dimensions.
    pub(crate) fn new(dims: [u32; 3]) -> Threads {
        let count: usize = dims.iter().map(|&dim| dim as usize).product();
        Threads::of_warps(dims, (0..count.div_ceil(LANES)).collect())
    }

    /// The threads of some warps of a CTA.
    pub(crate) fn of_warps(dims: [u32; 3], warps: Vec<usize>) -> Threads {
        let all: usize = dims.iter().map(|&dim| dim as usize).product();
        let count = warps.iter().map(|warp| all.saturating_sub(warp * LANES).min(LANES)).sum();
        Threads { dims, warps, count, known: FxHashMap::default() }
    }

    /// The number of warps.
    pub(crate) fn warps(&self) -> usize {
        self.warps.len()
    }

    /// The index in the CTA of a thread.
    pub(crate) fn index(&self, thread: usize) -> usize {
        self.warps.get(thread / LANES).copied().unwrap_or(0) * LANES + thread % LANES
    }

    /// The values of an expression that is a function of the thread's index.
    pub(crate) fn of(&mut self, exprs: &Exprs, id: ExprId) -> Rc<[u64]> {
        let mut needed = std::collections::BTreeSet::new();
        let mut todo = vec![id];
        while let Some(next) = todo.pop() {
            if !self.known.contains_key(&next) && needed.insert(next) {
                todo.extend(exprs.operands(next));
            }
        }
        // Operands come first: the expression has no phi.
        for next in needed {
            let values: Rc<[u64]> = (0..self.count).map(|thread| self.one(exprs, next, thread)).collect();
            self.known.insert(next, values);
        }
        self.known.get(&id).cloned().unwrap_or_else(|| vec![0; self.count].into())
    }

    fn at(&self, id: ExprId, thread: usize) -> u64 {
        self.known.get(&id).and_then(|values| values.get(thread)).copied().unwrap_or(0)
    }

    fn one(&self, exprs: &Exprs, id: ExprId, thread: usize) -> u64 {
        match exprs.node(id) {
            Node::Const { value, .. } => value,
            Node::Tid(axis) => {
                let [x, y, _] = self.dims.map(|dim| dim as usize);
                let warp = self.warps.get(thread / LANES).copied().unwrap_or(0);
                let thread = warp * LANES + thread % LANES;
                let index = match axis {
                    0 => thread % x,
                    1 => thread / x % y,
                    _ => thread / (x * y),
                };
                index as u64
            }
            Node::Elect => u64::from(thread.is_multiple_of(LANES)),
            Node::Binary { op, width, a, b } => {
                evaluate(op, width, self.at(a, thread), self.at(b, thread)).unwrap_or(0)
            }
            Node::Compare { cmp, width, a, b } => {
                u64::from(compare(cmp, width, self.at(a, thread), self.at(b, thread)))
            }
            Node::Select { condition, a, b } => {
                let chosen = if self.at(condition, thread) & 1 != 0 { a } else { b };
                self.at(chosen, thread)
            }
            Node::Extend { signed: is_signed, from, width, a } => {
                let low = self.at(a, thread) & mask(from);
                let value = if is_signed { signed(low, from).cast_unsigned() } else { low };
                value & mask(width)
            }
            Node::OfFirstLane(a) => self.at(a, thread / LANES * LANES),
            Node::OfWarp { op, a } => {
                let first = thread / LANES * LANES;
                let lanes: Vec<u64> =
                    (first..self.count.min(first + LANES)).map(|lane| self.at(a, lane)).collect();
                op.of(&lanes)
            }
            Node::Butterfly { a, distance } => self.at(a, thread ^ usize::from(distance)),
            Node::Shuffle { a, from } => self.at(a, source(from, thread)),
            // Not functions of the thread's index.
            Node::Symbol(_) | Node::Phi(_) | Node::Iteration(_) => 0,
        }
    }
}
