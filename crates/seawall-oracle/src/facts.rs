//! Comparisons of unknown values that several conditions use (section 1 of `docs/semantics.md`).
//!
//! A warp chooses the result of such a comparison once. Every later use of it, or of its opposite,
//! gets the same result until the value may change. A value may change at the entry of the block
//! whose parameter it is. A varying symbol may change at the entry of one block: the last block on
//! all paths to the conditions of the partition that use the symbol. The op that computes it is on
//! all these paths, before the conditions.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::EntityId;
use seawall_model::{BinaryOp, BlockId, Edge, PartitionId, Predicate, Program, TermId, TermKind, Terminator};

use crate::run_state::State;
use crate::simulator::{Asked, Simulator};
use crate::value::closure;
use crate::warps::WarpIndex;

/// The maximal number of remembered comparisons. Further ones are chosen independently at each
/// step.
const MOST: usize = 24;
/// The first question number of these comparisons. Smaller numbers are questions about objects.
pub(crate) const QUESTIONS: u8 = 224;
/// Programs with more blocks, and conditions with more terms, are not analyzed.
const MOST_BLOCKS: usize = 1024;
const MOST_TERMS: usize = 64;

/// What a warp remembers of each comparison: whether it was chosen and whether it holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Memory {
    chosen: u32,
    holds: u32,
}

impl Memory {
    pub(crate) fn recall(self, number: u32) -> Option<bool> {
        (self.chosen >> number & 1 == 1).then_some(self.holds >> number & 1 == 1)
    }

    fn note(&mut self, number: u32, holds: bool) {
        self.chosen |= 1 << number;
        self.holds = self.holds & !(1 << number) | u32::from(holds) << number;
    }

    pub(crate) fn retain(&mut self, mask: u32) {
        self.chosen &= mask;
        self.holds &= mask;
    }
}

/// `left < right` (signed or unsigned) or `left == right`. A comparison and its opposite have the
/// same statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Statement {
    Equal(TermId, TermId),
    Less(TermId, TermId),
    Below(TermId, TermId),
    /// A condition that is not a comparison is 0.
    Zero(TermId),
}

/// A term and the statement that it asserts or denies.
#[derive(Clone, Copy, Debug)]
struct Part {
    term: TermId,
    statement: Statement,
    denied: bool,
}

/// The remembered comparisons and where they are forgotten.
#[derive(Debug, Default)]
pub(crate) struct Facts {
    numbers: FxHashMap<TermId, (u32, bool)>,
    /// The remembered parts of each condition.
    parts: FxHashMap<TermId, Vec<TermId>>,
    /// Per block, a mask of the comparisons that are still remembered when it is entered.
    masks: Vec<u32>,
}

impl Facts {
    pub(crate) fn new(program: &Program) -> Facts {
        let mut facts = Facts::default();
        let asked = asked(program);
        let mut statements: Vec<Statement> = Vec::new();
        for (_, _, parts) in &asked {
            statements.extend(parts.iter().map(|part| part.statement));
        }
        statements.sort_unstable();
        let mut several: Vec<Statement> = statements
            .chunk_by(|a, b| a == b)
            .filter(|alike| alike.len() > 1)
            .filter_map(|alike| alike.first().copied())
            .filter(|statement| made_of(program, *statement).is_some())
            .collect();
        several.truncate(MOST);
        if several.is_empty() || program.blocks.len() > MOST_BLOCKS {
            return facts;
        }
        for (_, condition, parts) in &asked {
            for part in parts {
                if let Ok(number) = several.binary_search(&part.statement) {
                    facts.numbers.insert(part.term, (crate::value::number(number), part.denied));
                    let known = facts.parts.entry(*condition).or_default();
                    if !known.contains(&part.term) {
                        known.push(part.term);
                    }
                }
            }
        }
        facts.masks = masks(program, &asked, &several);
        facts
    }

    /// The number of a part, and whether the part is the opposite of the remembered statement.
    pub(crate) fn number(&self, term: TermId) -> Option<(u32, bool)> {
        self.numbers.get(&term).copied()
    }

    /// All parts that are remembered.
    pub(crate) fn terms(&self) -> impl Iterator<Item = TermId> + '_ {
        self.numbers.keys().copied()
    }

    /// Whether a part of a condition is remembered.
    pub(crate) fn concern(&self, condition: TermId) -> bool {
        self.parts.contains_key(&condition)
    }

    /// The comparisons that are still remembered when a block is entered.
    pub(crate) fn mask(&self, block: BlockId) -> u32 {
        self.masks.get(block.index()).copied().unwrap_or(0)
    }
}

impl Simulator<'_> {
    /// Evaluates a condition. Parts that are not remembered yet are chosen now. `None` if another
    /// part is unknown.
    pub(crate) fn settle(
        &mut self,
        state: &mut State,
        warp: WarpIndex,
        condition: TermId,
    ) -> Asked<Option<bool>> {
        loop {
            if let Some(holds) = self.recalled(state, warp, condition)? {
                return Ok(Some(holds));
            }
            let parts = self.tables.facts.parts.get(&condition).cloned().unwrap_or_default();
            let mut open = None;
            for part in parts {
                if self.recalled(state, warp, part)?.is_none() {
                    open = self.tables.facts.number(part);
                    break;
                }
            }
            let Some((number, denied)) = open else { return Ok(None) };
            let question = QUESTIONS + u8::try_from(number).expect("few comparisons are remembered");
            let holds = self.decide(state, warp, question, [1, 0])? != 0;
            state.memories[warp].note(number, holds != denied);
        }
    }

    /// Evaluates a condition from known values and remembered parts.
    pub(crate) fn recalled(
        &mut self,
        state: &State,
        warp: WarpIndex,
        condition: TermId,
    ) -> Asked<Option<bool>> {
        if let Some(value) = self.value(state, warp, condition, true)? {
            return Ok(Some(value != 0));
        }
        // Evaluation recalls comparisons. A condition that is not a comparison is recalled here.
        let memory = state.memories[warp];
        let number = self.tables.facts.number(condition);
        Ok(number.and_then(|(number, denied)| memory.recall(number).map(|holds| holds != denied)))
    }
}

impl State {
    /// Forgets all choices of a warp, at the boundary of a function.
    pub(crate) fn forget_choices(&mut self, warp: WarpIndex) {
        self.memories[warp] = Memory::default();
    }
}

impl Simulator<'_> {
    /// The edge that a branch takes. `None` if it would continue a loop beyond the limit on
    /// iterations.
    pub(crate) fn branch_edge<'e>(
        &mut self,
        state: &mut State,
        warp: WarpIndex,
        condition: Option<TermId>,
        [then, otherwise]: [&'e Edge; 2],
    ) -> Asked<Option<&'e Edge>> {
        let from = state.warps[warp].block;
        let ends = |number: u32| {
            let inside = |block| self.tables.loops.contains(number, block);
            inside(from) && !(inside(then.target) && inside(otherwise.target))
        };
        let ended: Vec<u32> =
            (0..self.tables.loops.count).filter_map(|n| u32::try_from(n).ok()).filter(|n| ends(*n)).collect();
        let holds = match condition {
            None => None,
            // Whether a loop continues is chosen within the limit on iterations.
            Some(condition) if !ended.is_empty() => self.recalled(state, warp, condition)?,
            Some(condition) => self.settle(state, warp, condition)?,
        };
        let Some(holds) = holds else {
            let then_last = self.branch(state, warp, &[otherwise, then])? != 0;
            return Ok(Some(if then_last { then } else { otherwise }));
        };
        let edge = if holds { then } else { otherwise };
        let first = warp * self.tables.loops.count;
        let repeats = |number: u32| state.repeats[first + number as usize];
        let beyond = |number: &u32| {
            repeats(*number) >= self.limits.iterations && self.tables.loops.contains(*number, edge.target)
        };
        if ended.iter().any(beyond) && self.is_chosen(state, warp, condition)? {
            self.bounded = true;
            return Ok(None);
        }
        Ok(Some(edge))
    }

    /// Whether the value of a condition is known only because of earlier choices.
    fn is_chosen(&mut self, state: &mut State, warp: WarpIndex, condition: Option<TermId>) -> Asked<bool> {
        if condition.is_some_and(|condition| self.tables.loaded.decide(condition)) {
            return Ok(true);
        }
        let Some(condition) = condition.filter(|condition| self.tables.facts.concern(*condition)) else {
            return Ok(false);
        };
        let memory = std::mem::take(&mut state.memories[warp]);
        let value = self.value(state, warp, condition, true);
        state.memories[warp] = memory;
        value.map(|value| value.is_none())
    }
}

/// Every condition with its block and its parts.
fn asked(program: &Program) -> Vec<(BlockId, TermId, Vec<Part>)> {
    let mut asked = Vec::new();
    for (id, block) in program.blocks.iter() {
        let mut conditions: Vec<TermId> =
            block.events.iter().filter_map(|event| program.events[*event].action.predicate()).collect();
        if let Terminator::Branch { condition: Some(condition), .. } = block.terminator {
            conditions.push(condition);
        }
        asked.extend(conditions.into_iter().map(|condition| (id, condition, parts(program, condition))));
    }
    asked
}

/// Decomposes logical operations into comparisons. A number that is not a comparison counts only as
/// a whole condition.
fn parts(program: &Program, condition: TermId) -> Vec<Part> {
    let mut found = Vec::new();
    let (mut open, mut seen) = (vec![condition], FxHashSet::default());
    while let Some(term) = open.pop() {
        if seen.len() >= MOST_TERMS || !seen.insert(term) {
            continue;
        }
        match *program.terms.kind(term) {
            TermKind::Binary(BinaryOp::And | BinaryOp::Or | BinaryOp::Xor, a, b) => open.extend([a, b]),
            TermKind::Again { term, .. } => open.push(term),
            TermKind::Compare(Predicate::Eq | Predicate::Ne, a, _)
                if matches!(program.terms.kind(a), TermKind::Compare(..)) =>
            {
                open.push(a);
            }
            TermKind::Compare(predicate, a, b) => {
                let (statement, denied) = statement(predicate, a, b);
                let zero = |term| program.terms.as_const(term) == Some(0);
                let statement = match statement {
                    Statement::Equal(a, b) if zero(b) => Statement::Zero(a),
                    Statement::Equal(a, b) if zero(a) => Statement::Zero(b),
                    other => other,
                };
                found.push(Part { term, statement, denied });
            }
            TermKind::Param { .. } | TermKind::Symbol { .. } if term == condition => {
                found.push(Part { term, statement: Statement::Zero(term), denied: true });
            }
            _ => {}
        }
    }
    found
}

fn statement(predicate: Predicate, a: TermId, b: TermId) -> (Statement, bool) {
    let equal = Statement::Equal(a.min(b), a.max(b));
    match predicate {
        Predicate::Eq => (equal, false),
        Predicate::Ne => (equal, true),
        Predicate::Slt => (Statement::Less(a, b), false),
        Predicate::Sgt => (Statement::Less(b, a), false),
        Predicate::Sge => (Statement::Less(a, b), true),
        Predicate::Sle => (Statement::Less(b, a), true),
        Predicate::Ult => (Statement::Below(a, b), false),
        Predicate::Ugt => (Statement::Below(b, a), false),
        Predicate::Uge => (Statement::Below(a, b), true),
        Predicate::Ule => (Statement::Below(b, a), true),
    }
}

/// The terms of a statement. `None` if there are too many or if they differ between warps.
fn made_of(program: &Program, statement: Statement) -> Option<Vec<TermId>> {
    let terms = match statement {
        Statement::Equal(a, b) | Statement::Less(a, b) | Statement::Below(a, b) => vec![a, b],
        Statement::Zero(a) => vec![a],
    };
    let mut all = Vec::new();
    for term in terms {
        all.extend(closure(program, term)?);
    }
    let apart = |term: &TermId| matches!(program.terms.kind(*term), TermKind::Tid);
    (all.len() <= MOST_TERMS && !all.iter().any(apart)).then_some(all)
}

/// Per block, the comparisons that may still be used after its entry and whose values do not change
/// there.
fn masks(program: &Program, asked: &[(BlockId, TermId, Vec<Part>)], several: &[Statement]) -> Vec<u32> {
    let mut masks = Vec::with_capacity(program.blocks.len());
    let (mut anew, mut wanted) = (vec![0_u32; program.blocks.len()], vec![0_u32; program.blocks.len()]);
    for (number, statement) in several.iter().enumerate() {
        let bit = 1 << number;
        let asks = |parts: &[Part]| parts.iter().any(|part| part.statement == *statement);
        let blocks: Vec<BlockId> = asked.iter().filter(|a| asks(&a.2)).map(|a| a.0).collect();
        blocks.iter().for_each(|block| wanted[block.index()] |= bit);
        for block in renewals(program, *statement, &blocks) {
            anew[block.index()] |= bit;
        }
    }
    loop {
        let before = wanted.clone();
        for (id, block) in program.blocks.iter() {
            for edge in block.terminator.edges() {
                let target = edge.target.index();
                wanted[id.index()] |= wanted[target] & !anew[target];
            }
        }
        if wanted == before {
            break;
        }
    }
    masks.extend(wanted.iter().zip(&anew).map(|(wanted, anew)| wanted & !anew));
    masks
}

/// The blocks at whose entry a statement may change.
fn renewals(program: &Program, statement: Statement, asking: &[BlockId]) -> Vec<BlockId> {
    let mut renewals = Vec::new();
    let mut varies = false;
    for term in made_of(program, statement).unwrap_or_default() {
        match *program.terms.kind(term) {
            TermKind::Param { block, .. } => renewals.push(block),
            TermKind::Symbol { varying, .. } => varies |= varying,
            _ => {}
        }
    }
    if varies {
        let mut partitions: Vec<PartitionId> =
            asking.iter().map(|block| program.blocks[*block].partition).collect();
        partitions.sort_unstable();
        partitions.dedup();
        for partition in partitions {
            let own = |block: &&BlockId| program.blocks[**block].partition == partition;
            let own: Vec<BlockId> = asking.iter().filter(own).copied().collect();
            renewals.extend(gate(program, &own));
        }
    }
    renewals
}

/// The last block on all paths to the given blocks. If there is none, as with several functions,
/// the given blocks.
fn gate(program: &Program, to: &[BlockId]) -> Vec<BlockId> {
    let Some(&first) = to.first() else { return Vec::new() };
    let entry = program.functions[program.blocks[first].function].entry;
    // A gate is a block without which none of them is reached. Later gates have more blocks before
    // them.
    let mut last: Option<(BlockId, FxHashSet<BlockId>)> = None;
    for block in program.functions[program.blocks[first].function].blocks.iter().copied() {
        let before = without(program, entry, block);
        let is_gate = !to.iter().any(|block| before.contains(block));
        if is_gate && last.as_ref().is_none_or(|(_, known)| known.len() < before.len()) {
            last = Some((block, before));
        }
    }
    let same = to.iter().all(|block| program.blocks[*block].function == program.blocks[first].function);
    last.filter(|_| same).map_or_else(|| to.to_vec(), |(block, _)| vec![block])
}

/// The blocks that are reachable from `entry` without passing through `block`.
fn without(program: &Program, entry: BlockId, block: BlockId) -> FxHashSet<BlockId> {
    let mut seen = FxHashSet::default();
    let mut open = vec![entry];
    while let Some(at) = open.pop() {
        if at != block && seen.insert(at) {
            open.extend(program.blocks[at].terminator.edges().iter().map(|edge| edge.target));
        }
    }
    seen
}
