//! Block terminators: branches, ends of regions, and the integers and slots that edges carry.

use seawall_base::Diagnostic;
use seawall_dialects::{Meaning, cases_of};
use seawall_mlir::{BlockId as MlirBlock, OpId, ValueId};
use seawall_model::{BinaryOp, BlockId, Edge, Predicate, TermId, TermKind, TermList, Terminator};

use crate::control::{Control, Frame, Walk};

/// Ops with one successor for each of several numbers.
const SWITCHES: [&str; 2] = ["cf.switch", "scf.index_switch"];

impl Control<'_> {
    /// Sets the end of a block with an implicit terminator (`scf.for` and `scf.if` without
    /// results). It has no origin: a barrier before the op around the block would not be at the end
    /// of the block.
    pub(crate) fn implicit_end(&mut self, walk: &Walk, block: MlirBlock, into: BlockId, frame: usize) {
        if self.facts.module.block(block).parent.is_some() {
            self.events.draft.program.blocks[into].terminator = self.region_end(walk, None, &[], frame);
        }
    }

    /// Sets the terminator of `block`. It gets its own origin unless its op already has events in
    /// the block.
    pub(crate) fn end(&mut self, block: BlockId, op: OpId, terminator: Terminator) {
        let last = self.events.draft.program.blocks[block]
            .events
            .last()
            .map(|&e| self.events.draft.program.events[e].origin);
        let shared = last.filter(|&origin| self.events.draft.op_of(origin) == op);
        let origin = shared.unwrap_or_else(|| self.events.draft.origin(op));
        self.events.draft.program.blocks[block].terminator = terminator;
        self.events.draft.program.blocks[block].terminator_origin = Some(origin);
    }

    /// The term of a condition. In upstream modules, one that is not a comparison is compared with
    /// 0. Two branches on one comparison are known to take the same direction.
    fn condition_term(&mut self, value: ValueId) -> TermId {
        let term = self.events.terms.term(value);
        let is_opaque = matches!(
            self.events.terms.arena.kind(term),
            TermKind::Param { .. } | TermKind::Symbol { varying: false, .. }
        );
        if !self.facts.upstream || !is_opaque {
            return term;
        }
        let zero = self.events.terms.arena.constant(0);
        self.events.terms.arena.intern(TermKind::Compare(Predicate::Ne, term, zero))
    }

    /// One edge, an `if` on operand 0, or a switch.
    pub(crate) fn choice(
        &mut self,
        walk: &mut Walk,
        op: OpId,
        into: BlockId,
        mut edges: Vec<Edge>,
    ) -> Terminator {
        match edges.len() {
            1 => Terminator::Goto(edges.remove(0)),
            _ if SWITCHES.contains(&self.facts.module.op_name(op)) => self.cases(walk, op, into, edges),
            2 => {
                let otherwise = edges.remove(1);
                let then = edges.remove(0);
                let condition = self.facts.module.operands(op).first().copied();
                let condition = condition
                    .filter(|_| self.facts.def(op).is_some() && self.facts.module.op_name(op) != "affine.if");
                let condition = condition.filter(|&v| self.facts.is_scalar_integer(self.facts.module.ty(v)));
                let condition = condition.map(|v| self.condition_term(v));
                Terminator::Branch { condition, then, otherwise }
            }
            _ => Terminator::Switch(edges),
        }
    }

    /// A switch as a chain of comparisons, one block for each comparison after the first. If the
    /// case values are unknown, any edge may be taken.
    fn cases(&mut self, walk: &mut Walk, op: OpId, into: BlockId, edges: Vec<Edge>) -> Terminator {
        let flag = self.facts.module.operands(op).first().copied();
        let flag = flag.filter(|&flag| self.facts.is_scalar_integer(self.facts.module.ty(flag)));
        let cases = cases_of(self.facts.module, op).filter(|cases| cases.len() == edges.len());
        let (Some(flag), Some(cases)) = (flag, cases) else { return Terminator::Switch(edges) };
        let mut flag = self.events.terms.term(flag);
        // A switch compares the number, whichever op computed it. Most operands are results of
        // `index_cast`.
        while let TermKind::Again { term, .. } = *self.events.terms.arena.kind(flag) {
            flag = term;
        }
        let (mut tried, mut last) = (Vec::new(), Vec::new());
        for (case, edge) in cases.into_iter().zip(edges) {
            match case {
                Some(value) => tried.push((value, edge)),
                None => last.push(edge),
            }
        }
        let Some(mut otherwise) = last.pop() else { return Terminator::Switch(Vec::new()) };
        let mut further = Vec::new();
        while let Some((value, then)) = tried.pop() {
            let value = self.events.terms.arena.constant(value);
            let condition = self.events.terms.arena.intern(TermKind::Compare(Predicate::Eq, flag, value));
            let terminator = Terminator::Branch { condition: Some(condition), then, otherwise };
            if tried.is_empty() {
                walk.order.extend(further.into_iter().rev());
                return terminator;
            }
            let block = self.sibling(into);
            self.end(block, op, terminator);
            further.push(block);
            otherwise = Edge::to(block);
        }
        Terminator::Goto(otherwise)
    }

    pub(crate) fn terminator(
        &mut self,
        walk: &mut Walk,
        op: OpId,
        into: BlockId,
        frame: usize,
    ) -> Result<(), Diagnostic> {
        let module = self.facts.module;
        self.events.op_events(op, into);
        let terminator = if module.successors(op).is_empty() {
            self.region_end(walk, Some(op), module.operands(op), frame)
        } else {
            let mut edges = Vec::new();
            for successor in module.successors(op) {
                let Some(&target) = walk.blocks.get(&successor.block) else {
                    let span = module.op(op).span;
                    return Err(Diagnostic::error(
                        "lower::foreign-successor",
                        span,
                        "this op branches out of its region",
                    )
                    .label("the target block is in another region"));
                };
                let args = self.successor_terms(successor);
                edges.push(Edge { target, args });
            }
            if !self.facts.upstream && self.structure.is_unresolved_branch(op) {
                self.warn_of_parts(op);
            }
            self.require_one_path(op);
            self.choice(walk, op, into, edges)
        };
        self.end(into, op, terminator);
        Ok(())
    }

    fn successor_terms(&mut self, successor: &seawall_mlir::Successor) -> TermList {
        let module = self.facts.module;
        self.events.terms.passed(module.successor_args(successor), module.block_args(successor.block))
    }

    /// What the end of an iteration of `scf.for` passes to the next one: the counter and `yielded`.
    fn next_iteration(&mut self, op: OpId, counter: TermId, yielded: &[ValueId]) -> TermList {
        let carried = self.facts.entry_args(op, 0).get(1..).unwrap_or(&[]);
        let mut args = TermList::from_iter([counter]);
        args.extend(self.events.terms.passed(yielded, carried));
        args
    }

    /// The terminator of a region that is in `frame`.
    fn region_end(
        &mut self,
        walk: &Walk,
        op: Option<OpId>,
        operands: &[ValueId],
        frame: usize,
    ) -> Terminator {
        let module = self.facts.module;
        match walk.frames[frame].clone() {
            Frame::Function => match op.map(|op| self.facts.meaning(op)) {
                Some(Meaning::Return | Meaning::Yield) => Terminator::Return,
                _ => Terminator::Unreachable,
            },
            Frame::Once { after, results } => {
                let args = self.events.terms.passed(operands, &results);
                Terminator::Goto(Edge { target: after, args })
            }
            Frame::For { body, after, counter, step, upper, op } => {
                let next = self.events.terms.arena.binary(BinaryOp::Add, counter, step);
                let condition = self.events.terms.goes_on(op, next, upper);
                let results = self.events.terms.passed(operands, module.results(op));
                let args = self.next_iteration(op, next, operands);
                Terminator::Branch {
                    condition,
                    then: Edge { target: body, args },
                    otherwise: Edge { target: after, args: results },
                }
            }
            Frame::Headed { header, counter, step, op } => {
                let next = self.events.terms.arena.binary(BinaryOp::Add, counter, step);
                let args = self.next_iteration(op, next, operands);
                Terminator::Goto(Edge { target: header, args })
            }
            Frame::Before { op, body, after } => {
                let condition = operands.first().map(|&v| self.events.terms.term(v));
                let handed = operands.get(1..).unwrap_or(&[]);
                let args = self.events.terms.passed(handed, self.facts.entry_args(op, 1));
                let results = self.events.terms.passed(handed, module.results(op));
                let then = Edge { target: body, args };
                Terminator::Branch { condition, then, otherwise: Edge { target: after, args: results } }
            }
            Frame::After { op, before } => {
                let args = self.events.terms.passed(operands, self.facts.entry_args(op, 0));
                Terminator::Goto(Edge { target: before, args })
            }
            Frame::Onwards { next, .. } => Terminator::Goto(next),
            Frame::Again { again } => Terminator::Goto(Edge::to(again)),
            Frame::Partition { after, results } => {
                let mut args = self.events.terms.passed(operands, &results);
                // Every edge carries one term per parameter; those of worker partitions carry no
                // value. The counters are prepended last, once all are known.
                while args.len() + self.events.counters.len()
                    < self.events.draft.program.blocks[after].params.len()
                {
                    args.push(self.events.terms.arena.constant(0));
                }
                Terminator::Join(Edge { target: after, args })
            }
        }
    }
}
