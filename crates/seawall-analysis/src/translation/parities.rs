//! The parity of a wait when it is executed first, and the later ones.
//!
//! A parity that changes in a loop has other terms in the two programs. Its first value is a
//! constant in most of them: that of the loop's entry.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::EntityId as _;
use seawall_model::{BinaryOp, BlockId, Program, TermId, TermKind};

/// The most terms that a value may depend on.
const MOST_TERMS: usize = 1 << 9;

/// The value of a term when the block that needs it is entered first. `None` if it is not a
/// constant, or depends on the path.
pub(crate) fn first_value(program: &Program, term: TermId) -> Option<i64> {
    FirstValue { program, open: Vec::new(), left: MOST_TERMS }.of(term).ok().flatten()
}

/// The value is that of a block parameter whose first value is being found: one of a later
/// iteration.
struct Later;

struct FirstValue<'a> {
    program: &'a Program,
    /// The parameters whose values are being found.
    open: Vec<(BlockId, u32)>,
    left: usize,
}

impl FirstValue<'_> {
    fn of(&mut self, term: TermId) -> Result<Option<i64>, Later> {
        let Some(left) = self.left.checked_sub(1) else { return Ok(None) };
        self.left = left;
        Ok(match *self.program.terms.kind(term) {
            TermKind::Const(value) => Some(value),
            TermKind::Param { block, index } => self.of_param(block, index)?,
            TermKind::Symbol { .. } | TermKind::Tid => None,
            TermKind::Binary(op, a, b) => {
                let (a, b) = (self.of(a)?, self.of(b)?);
                a.zip(b).and_then(|(a, b)| apply(op, a, b))
            }
            TermKind::Compare(predicate, a, b) => {
                let (a, b) = (self.of(a)?, self.of(b)?);
                a.zip(b).map(|(a, b)| i64::from(predicate.holds(a, b)))
            }
            TermKind::Select(condition, a, b) => match self.of(condition)? {
                Some(0) => self.of(b)?,
                Some(_) => self.of(a)?,
                None => None,
            },
            TermKind::Again { term, .. } => self.of(term)?,
        })
    }

    /// The value on the edges that do not come from a later iteration.
    fn of_param(&mut self, block: BlockId, index: u32) -> Result<Option<i64>, Later> {
        if self.open.contains(&(block, index)) {
            return Err(Later);
        }
        let program = self.program;
        let edges = program.blocks.values().flat_map(|own| own.terminator.edges());
        let passed: Vec<TermId> = edges
            .filter(|edge| edge.target == block)
            .filter_map(|edge| edge.args.get(index as usize).copied())
            .collect();
        self.open.push((block, index));
        let mut values = Vec::new();
        for argument in passed {
            if let Ok(value) = self.of(argument) {
                values.push(value);
            }
        }
        self.open.pop();
        let first = values.first().copied().flatten();
        Ok(first.filter(|_| values.iter().all(|value| *value == first)))
    }
}

/// The result of an operation on numbers that are not negative.
fn apply(op: BinaryOp, a: i64, b: i64) -> Option<i64> {
    if a < 0 || b < 0 { None } else { op.exact(a, b) }
}

/// The number of executions that are compared.
pub(crate) const EXECUTIONS: usize = 8;

/// The values of a term when a block is executed first, again, and so on. Those of an inner loop
/// are the ones of its first run. `None` if some value is not a constant, or depends on the path.
pub(crate) fn values(program: &Program, loops: &Loops, block: BlockId, term: TermId) -> Option<Vec<i64>> {
    let header = loops.innermost(block);
    let mut values = Values { program, loops, header, known: FxHashMap::default(), left: MOST_STEPS };
    (0..EXECUTIONS).map(|iteration| values.of(term, iteration)).collect()
}

/// How often terms are evaluated for the values of one term.
const MOST_STEPS: usize = 1 << 14;

/// The loops of a program: the header and the blocks of each, inner ones last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Loops {
    loops: Vec<(BlockId, FxHashSet<BlockId>)>,
    /// The edges back to a header.
    back: BTreeSet<(BlockId, BlockId)>,
}

impl Loops {
    /// The natural loops of a program.
    pub(crate) fn new(program: &Program) -> Loops {
        let mut found = Loops::default();
        let mut before: FxHashMap<BlockId, Vec<BlockId>> = FxHashMap::default();
        for (id, block) in program.blocks.iter() {
            for edge in block.terminator.edges() {
                before.entry(edge.target).or_default().push(id);
            }
        }
        for function in program.functions.values() {
            let mut seen: FxHashSet<BlockId> = FxHashSet::default();
            let mut open: FxHashSet<BlockId> = FxHashSet::default();
            let mut stack = vec![(function.entry, false)];
            while let Some((block, is_left)) = stack.pop() {
                if is_left {
                    open.remove(&block);
                    continue;
                }
                if !seen.insert(block) {
                    continue;
                }
                open.insert(block);
                stack.push((block, true));
                for edge in program.blocks[block].terminator.edges() {
                    if open.contains(&edge.target) {
                        found.back.insert((block, edge.target));
                    } else {
                        stack.push((edge.target, false));
                    }
                }
            }
        }
        let mut by_header: BTreeMap<BlockId, FxHashSet<BlockId>> = BTreeMap::new();
        for &(latch, header) in &found.back {
            let body = by_header.entry(header).or_default();
            body.insert(header);
            let mut todo = vec![latch];
            while let Some(block) = todo.pop() {
                if body.insert(block) {
                    todo.extend(before.get(&block).into_iter().flatten());
                }
            }
        }
        found.loops = by_header.into_iter().collect();
        found.loops.sort_by_key(|(header, body)| (std::cmp::Reverse(body.len()), header.index()));
        found
    }

    /// The number of loops around a block.
    pub(crate) fn depth(&self, block: BlockId) -> usize {
        self.loops.iter().filter(|(_, body)| body.contains(&block)).count()
    }

    /// The header of the smallest loop around a block.
    pub(crate) fn innermost(&self, block: BlockId) -> Option<BlockId> {
        self.loops.iter().rev().find(|(_, body)| body.contains(&block)).map(|own| own.0)
    }
}

struct Values<'a> {
    program: &'a Program,
    loops: &'a Loops,
    /// The loop whose iterations are counted. Those around it are in their first one.
    header: Option<BlockId>,
    known: FxHashMap<(TermId, usize), Option<i64>>,
    left: usize,
}

impl Values<'_> {
    fn of(&mut self, term: TermId, iteration: usize) -> Option<i64> {
        if let Some(known) = self.known.get(&(term, iteration)) {
            return *known;
        }
        self.left = self.left.checked_sub(1)?;
        // A value that depends on itself in one iteration is not known.
        self.known.insert((term, iteration), None);
        let value = match *self.program.terms.kind(term) {
            TermKind::Const(value) => Some(value),
            TermKind::Param { block, index } => self.of_param(block, index, iteration),
            TermKind::Symbol { .. } | TermKind::Tid => None,
            TermKind::Binary(op, a, b) => {
                let (a, b) = (self.of(a, iteration), self.of(b, iteration));
                a.zip(b).and_then(|(a, b)| apply(op, a, b))
            }
            TermKind::Compare(predicate, a, b) => {
                let (a, b) = (self.of(a, iteration), self.of(b, iteration));
                a.zip(b).map(|(a, b)| i64::from(predicate.holds(a, b)))
            }
            TermKind::Select(condition, a, b) => match self.of(condition, iteration) {
                Some(0) => self.of(b, iteration),
                Some(_) => self.of(a, iteration),
                None => None,
            },
            TermKind::Again { term, .. } => self.of(term, iteration),
        };
        self.known.insert((term, iteration), value);
        value
    }

    fn of_param(&mut self, block: BlockId, index: u32, iteration: usize) -> Option<i64> {
        let is_header = self.loops.back.iter().any(|edge| edge.1 == block);
        let goes_back = is_header && self.header == Some(block) && iteration > 0;
        let before = if goes_back { iteration - 1 } else { iteration };
        // A loop inside of the counted one has run to an end that is not known here.
        let is_around = || {
            let body = self.loops.loops.iter().find(|(header, _)| *header == block);
            self.header.is_none_or(|own| body.is_some_and(|(_, body)| body.contains(&own)))
        };
        if is_header && self.header != Some(block) && !is_around() {
            return None;
        }
        // Values from before the loop are those of its first iteration.
        let before = if is_header && !goes_back { 0 } else { before };
        let mut passed: Vec<TermId> = Vec::new();
        for (from, own) in self.program.blocks.iter() {
            for edge in own.terminator.edges() {
                let is_back = self.loops.back.contains(&(from, block));
                if edge.target == block && is_back == goes_back {
                    passed.push(edge.args.get(index as usize).copied()?);
                }
            }
        }
        let mut values = passed.into_iter().map(|argument| self.of(argument, before));
        let first = values.next()??;
        values.all(|value| value == Some(first)).then_some(first)
    }
}
