//! Structured control flow and warp specialization as blocks and edges.
//!
//! `scf.for` is rotated, like its dataflow successors: before the loop, control enters or skips the
//! body, and the end of the body makes the same choice again. Alternatively it gets a header block,
//! as it has in `cf`.

use seawall_dialects::{Meaning, Regions, WarpSpecialize};
use seawall_mlir::{OpId, RegionId};
use seawall_model::{BlockId, Edge, Partition, TermId, TermList, Terminator};

use super::{Control, Frame, Task, Walk};
use crate::events::barriers;

impl Control<'_> {
    pub(crate) fn structured(&mut self, walk: &mut Walk, op: OpId, kind: Regions, into: BlockId, rest: Task) {
        let module = self.facts.module;
        let after = self.continuation(walk, op, into, rest);
        self.require_one_path(op);
        match kind {
            Regions::For => match self.facts.iteration(op) {
                Some(number) => self.iteration(walk, (op, number), into, after),
                None => self.for_loop(walk, op, into, after),
            },
            Regions::While => self.while_loop(walk, op, into, after),
            _ if self.structure.is_divergent_branch(op) => self.divergent_conditional(walk, op, into, after),
            _ => {
                if self.structure.is_unresolved_branch(op) {
                    self.warn_of_parts(op);
                }
                let results = module.results(op).to_vec();
                let frame = walk.frames.len();
                walk.frames.push(Frame::Once { after, results });
                let mut edges = Vec::new();
                let regions: Vec<RegionId> = module
                    .regions(op)
                    .iter()
                    .copied()
                    .filter(|&r| !module.region_blocks(r).is_empty())
                    .collect();
                let diverges = self.structure.diverges(op);
                for &region in &regions {
                    let entry = self.sibling(into);
                    self.events.draft.program.blocks[entry].divergent |= diverges;
                    edges.push(Edge::to(entry));
                    walk.tasks.push(Task::Enter { region, entry, frame });
                }
                let count = regions.len();
                let pushed = walk.tasks.len() - count;
                walk.tasks[pushed..].reverse();
                // `scf.if` without `else` may skip its only region.
                if kind == Regions::If && count < 2 {
                    edges.push(Edge::to(after));
                }
                let terminator = self.choice(walk, op, into, edges);
                self.end(into, op, terminator);
            }
        }
    }

    /// Warns if nothing proves that all threads take the same path to a barrier.
    pub(super) fn require_one_path(&mut self, op: OpId) {
        if self.structure.is_unproved_path(op) {
            let name = self.facts.module.op_name(op);
            let message = format!("nothing proves that all threads take the same path at this `{name}`");
            let label = "assumed, although there is a barrier on one of the paths";
            self.events.draft.warn("lower::unproved-path", op, message, label);
        }
    }

    pub(super) fn warn_of_parts(&mut self, op: OpId) {
        let message = format!("threads may take different parts of `{}`", self.facts.module.op_name(op));
        let label = "races between an access in one part and one in another are not reported";
        self.events.draft.warn("lower::divergent-parts", op, message, label);
    }

    /// Lowers a copy of a loop, which runs once with this counter.
    fn iteration(&mut self, walk: &mut Walk, (op, number): (OpId, i64), into: BlockId, after: BlockId) {
        let module = self.facts.module;
        let Some(&region) = module.regions(op).first() else { return };
        let Some((&index, carried)) = self.facts.entry_args(op, 0).split_first() else { return };
        let body = self.sibling(into);
        self.add_param(body, index);
        for &arg in carried {
            if self.slots.is_carried(arg) {
                self.add_param(body, arg);
            }
        }
        let mut args = TermList::from_iter([self.events.terms.arena.constant(number)]);
        args.extend(self.events.terms.passed(module.operand_group(op, "initArgs"), carried));
        self.end(into, op, Terminator::Goto(Edge { target: body, args }));
        let frame = walk.frames.len();
        walk.frames.push(Frame::Once { after, results: module.results(op).to_vec() });
        walk.tasks.push(Task::Enter { region, entry: body, frame });
    }

    fn for_loop(&mut self, walk: &mut Walk, op: OpId, into: BlockId, after: BlockId) {
        let module = self.facts.module;
        let Some((lower, upper, step)) = self.events.terms.loop_bounds(op) else { return };
        let Some(&region) = module.regions(op).first() else { return };
        if self.structure.placed.headed_loops {
            return self.headed_loop(walk, op, (into, after), (lower, upper, step));
        }
        let body = self.sibling(into);
        self.events.draft.program.blocks[body].divergent |= self.structure.is_divergent_branch(op);
        let Some((&index, carried)) = self.facts.entry_args(op, 0).split_first() else { return };
        let counter = self.add_param(body, index);
        // Steps are positive, so the first iteration depends on the bounds alone.
        let condition = self.events.terms.goes_on(op, lower, upper);
        let (lower, upper, step) =
            self.events.terms.by_iterations(op, (index, counter), (lower, upper, step));
        for &arg in carried {
            if self.slots.is_carried(arg) {
                self.add_param(body, arg);
            }
        }
        let inits = module.operand_group(op, "initArgs");
        let mut args = TermList::from_iter([lower]);
        args.extend(self.events.terms.passed(inits, carried));
        let results = self.events.terms.passed(inits, module.results(op));
        let terminator = Terminator::Branch {
            condition,
            then: Edge { target: body, args },
            otherwise: Edge { target: after, args: results },
        };
        self.end(into, op, terminator);
        let frame = walk.frames.len();
        walk.frames.push(Frame::For { body, after, counter, step, upper, op });
        walk.tasks.push(Task::Enter { region, entry: body, frame });
    }

    /// Lowers `scf.for` with a header block, which only decides whether there is another iteration.
    fn headed_loop(
        &mut self,
        walk: &mut Walk,
        op: OpId,
        (into, after): (BlockId, BlockId),
        (lower, upper, step): (TermId, TermId, TermId),
    ) {
        let module = self.facts.module;
        let Some(&region) = module.regions(op).first() else { return };
        let Some((&counter, carried)) = self.facts.entry_args(op, 0).split_first() else { return };
        let header = self.sibling(into);
        let counter = self.add_param(header, counter);
        for &arg in carried {
            if self.slots.is_carried(arg) {
                self.add_param(header, arg);
            }
        }
        let mut args = TermList::from_iter([lower]);
        args.extend(self.events.terms.passed(module.operand_group(op, "initArgs"), carried));
        self.end(into, op, Terminator::Goto(Edge { target: header, args }));
        let body = self.sibling(into);
        let condition = self.events.terms.goes_on(op, counter, upper);
        let results = self.events.terms.passed(carried, module.results(op));
        self.events.draft.program.blocks[header].terminator = Terminator::Branch {
            condition,
            then: Edge::to(body),
            otherwise: Edge { target: after, args: results },
        };
        // The text has no position inside a header. An op inserted there goes before the loop.
        self.events.draft.program.blocks[header].terminator_origin =
            self.events.draft.program.blocks[into].terminator_origin;
        walk.order.push(header);
        let frame = walk.frames.len();
        walk.frames.push(Frame::Headed { header, counter, step, op });
        walk.tasks.push(Task::Enter { region, entry: body, frame });
    }

    fn while_loop(&mut self, walk: &mut Walk, op: OpId, into: BlockId, after: BlockId) {
        let module = self.facts.module;
        let &[before_region, after_region] = module.regions(op) else { return };
        let (before, body) = (self.sibling(into), self.sibling(into));
        for block in [before, body] {
            self.events.draft.program.blocks[block].divergent |= self.structure.is_divergent_branch(op);
        }
        let args = self.events.terms.passed(module.operands(op), self.facts.entry_args(op, 0));
        self.end(into, op, Terminator::Goto(Edge { target: before, args }));
        let frame = walk.frames.len();
        walk.frames.push(Frame::Before { op, body, after });
        walk.frames.push(Frame::After { op, before });
        walk.tasks.push(Task::Enter { region: after_region, entry: body, frame: frame + 1 });
        walk.tasks.push(Task::Enter { region: before_region, entry: before, frame });
    }

    pub(crate) fn warp_specialize(&mut self, walk: &mut Walk, op: OpId, into: BlockId, rest: Task) {
        let module = self.facts.module;
        self.events.op_events(op, into);
        let after = self.continuation(walk, op, into, rest);
        let partitions = seawall_dialects::partitions_of(module, op);
        let is_group = matches!(self.facts.meaning(op), Meaning::WarpSpecialize(WarpSpecialize::Group));
        let default = module.regions(op).first().copied().filter(|_| !is_group);
        let warps = self.events.draft.warps_of(self.events.draft.program.blocks[into].partition);
        let mut edges = Vec::new();
        let mut entered = Vec::new();
        let regions = default.map(|r| (r, None)).into_iter();
        let regions = regions.chain(partitions.iter().map(|p| (p.region, Some(p.num_warps))));
        for (position, (region, workers)) in regions.enumerate() {
            let name = match (workers, position.checked_sub(1)) {
                (Some(_), _) if is_group => format!("partition{position}"),
                (Some(_), Some(worker)) => format!("partition{worker}"),
                _ => "default".to_owned(),
            };
            let warps = workers.map_or(warps, |w| w.unwrap_or(warps));
            let partition = self.events.draft.program.partitions.push(Partition { name, warps });
            let entry = self.new_block(walk.function, partition);
            let frame = walk.frames.len();
            // In a group, the first partition yields the results.
            let yields = workers.is_none() || (is_group && position == 0);
            let results = if yields { module.results(op).to_vec() } else { Vec::new() };
            walk.frames.push(Frame::Partition { after, results });
            let captures = self.capture_terms(op, region, workers.is_some() && !is_group, entry);
            edges.push(Edge { target: entry, args: captures });
            if workers.is_some() {
                barriers::partition_entry_barrier(&mut self.events, op, entry);
            }
            entered.push(Task::Enter { region, entry, frame });
        }
        entered.reverse();
        walk.tasks.extend(entered);
        self.end(into, op, Terminator::Fork(edges));
    }

    /// Makes the integers and slots that a partition captures parameters of its entry block.
    fn capture_terms(&mut self, op: OpId, region: RegionId, isolated: bool, entry: BlockId) -> TermList {
        let module = self.facts.module;
        let Some(&block) = module.region_blocks(region).first().filter(|_| isolated) else {
            return TermList::new();
        };
        let mut terms = TermList::new();
        for (&captured, &arg) in
            seawall_dialects::captures_of(module, op).iter().zip(module.block_args(block))
        {
            if self.slots.is_carried(arg) {
                terms.push(self.events.terms.carried_term(captured));
                self.add_param(entry, arg);
            }
        }
        terms
    }
}
