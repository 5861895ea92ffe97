//! Turns graphs into blocks. A loop body may run several times, and a conditional may be skipped.
//!
//! A loop is tested before its first iteration and after each one, like `scf.for`. It may run zero
//! times unless `trips` gives the count. Blocks are created in the order of the nodes. An explicit
//! stack follows the nesting.

use seawall_base::saturated;
use seawall_model::{BinaryOp, BlockId, Edge, Predicate, TermId, TermKind, TermList, Terminator};
use seawall_wave::{GraphId, NodeId, NodeKind};

use crate::trace_lowering::TraceLowering;

/// A graph that is being lowered.
struct Frame {
    graph: GraphId,
    /// The position of the next node.
    at: usize,
    /// The block that receives the events of the next node.
    block: BlockId,
    end: End,
}

/// The successor of the end of a graph.
#[derive(Clone)]
enum End {
    Return,
    /// The block after a conditional.
    Goto(BlockId),
    /// The next iteration of a loop, or the block after it.
    Loop {
        owner: NodeId,
        body: BlockId,
        after: BlockId,
        counter: TermId,
        bound: TermId,
        carries_bound: bool,
    },
}

impl TraceLowering<'_> {
    /// Lowers all graphs, starting at the root.
    pub(crate) fn lower_graphs(&mut self) {
        let trace = self.trace;
        self.name_tokens();
        let entry = self.new_block();
        let mut order = vec![entry];
        let mut frames = vec![Frame { graph: trace.root(), at: 0, block: entry, end: End::Return }];
        while let (depth, Some(frame)) = (frames.len(), frames.last_mut()) {
            let node = trace.graph(frame.graph).nodes().get(frame.at).copied();
            frame.at += 1;
            let block = frame.block;
            let Some(id) = node else {
                let (graph, end) = (frame.graph, frame.end.clone());
                frames.pop();
                self.end(graph, block, &end);
                if let (Some(outer), End::Goto(after) | End::Loop { after, .. }) = (frames.last_mut(), end) {
                    outer.block = after;
                    order.push(after);
                }
                continue;
            };
            match &trace.node(id).kind {
                NodeKind::Iterate(_) | NodeKind::Conditional(_) => {
                    let (body, after, end) = self.enter(id, block, depth);
                    match (trace.node(id).kind.subgraph(), body) {
                        (Some(graph), Some(body)) => {
                            order.push(body);
                            frames.push(Frame { graph, at: 0, block: body, end });
                        }
                        _ => {
                            order.push(after);
                            frame.block = after;
                        }
                    }
                }
                _ => self.node_events(id, block),
            }
        }
        self.program.functions[self.function].entry = entry;
        self.program.functions[self.function].blocks = order;
    }

    /// Begins a loop or a conditional. Returns the block of its body if the body can run, the block
    /// after it, and the successor of the end of its body.
    fn enter(&mut self, id: NodeId, block: BlockId, depth: usize) -> (Option<BlockId>, BlockId, End) {
        let trace = self.trace;
        let origin = self.origin(id);
        self.program.blocks[block].terminator_origin = Some(origin);
        match &trace.node(id).kind {
            NodeKind::Iterate(iterate) if iterate.trips == Some(0) => {
                let after = self.new_block();
                self.results(id, after);
                let args = self.passed(id, &iterate.init_args);
                self.program.blocks[block].terminator = Terminator::Goto(Edge { target: after, args });
                (None, after, End::Goto(after))
            }
            NodeKind::Iterate(iterate) => {
                let end = self.begin_loop(id, block, depth, iterate.trips);
                let End::Loop { body, after, .. } = end else { return (None, block, end) };
                (Some(body), after, end)
            }
            _ => {
                let (body, after) = (self.new_block(), self.new_block());
                self.program.blocks[block].terminator =
                    Terminator::Branch { condition: None, then: Edge::to(body), otherwise: Edge::to(after) };
                self.warn_about_barrier_in_conditional(id);
                (Some(body), after, End::Goto(after))
            }
        }
    }

    fn begin_loop(&mut self, id: NodeId, block: BlockId, depth: usize, trips: Option<u64>) -> End {
        let trace = self.trace;
        let NodeKind::Iterate(iterate) = &trace.node(id).kind else { return End::Return };
        let (body, after) = (self.new_block(), self.new_block());
        let counter = self.add_param(body);
        let (first, bound, carries_bound) = match trips {
            Some(trips) => {
                let bound = self.program.terms.constant(saturated::<i64>(trips));
                (bound, bound, false)
            }
            // An inner loop may have another bound each time it runs.
            None => {
                let symbol = TermKind::Symbol {
                    number: self.order[id],
                    name: format!("trips of {}", trace.node(id).name),
                    varying: depth > 1,
                    least: None,
                };
                let symbol = self.program.terms.intern(symbol);
                if depth > 1 { (symbol, self.add_param(body), true) } else { (symbol, symbol, false) }
            }
        };
        for index in 0..iterate.init_args.len() {
            if self.is_carried_value(id, index) {
                let param = self.add_param(body);
                for &arg in self.loops.args(id, index).to_vec().iter() {
                    *self.slots.entry(arg) = Some(param);
                }
            }
        }
        self.results(id, after);
        let zero = self.program.terms.constant(0);
        let mut args = TermList::from_iter([zero]);
        args.extend(carries_bound.then_some(first));
        let inits = self.passed(id, &iterate.init_args);
        args.extend(inits.iter().copied());
        let then = Edge { target: body, args };
        self.program.blocks[block].terminator = if trips.is_some() {
            Terminator::Goto(then)
        } else {
            let condition = self.program.terms.intern(TermKind::Compare(Predicate::Slt, zero, first));
            let otherwise = Edge { target: after, args: inits };
            Terminator::Branch { condition: Some(condition), then, otherwise }
        };
        End::Loop { owner: id, body, after, counter, bound, carries_bound }
    }

    fn end(&mut self, graph: GraphId, block: BlockId, end: &End) {
        let trace = self.trace;
        let output = trace.graph(graph).nodes().last().copied();
        let origin = output.map(|id| self.origin(id));
        let terminator = match end {
            End::Return => Terminator::Return,
            End::Goto(after) => Terminator::Goto(Edge::to(*after)),
            End::Loop { owner, body, after, counter, bound, carries_bound } => {
                let one = self.program.terms.constant(1);
                let next = self.program.terms.binary(BinaryOp::Add, *counter, one);
                let condition = self.program.terms.intern(TermKind::Compare(Predicate::Slt, next, *bound));
                let given = self.passed(*owner, trace.outputs(graph));
                let mut args = TermList::from_iter([next]);
                args.extend(carries_bound.then_some(*bound));
                args.extend(given.iter().copied());
                Terminator::Branch {
                    condition: Some(condition),
                    then: Edge { target: *body, args },
                    otherwise: Edge { target: *after, args: given },
                }
            }
        };
        self.program.blocks[block].terminator = terminator;
        self.program.blocks[block].terminator_origin = origin;
    }

    /// Adds a parameter to `block`.
    fn add_param(&mut self, block: BlockId) -> TermId {
        let index = self.program.blocks[block].params.len() as u32;
        let term = self.program.terms.intern(TermKind::Param { block, index });
        self.program.blocks[block].params.push(term);
        term
    }

    /// Adds parameters to the block after a loop, one for each value of the loop that is a slot.
    fn results(&mut self, owner: NodeId, after: BlockId) {
        let trace = self.trace;
        let NodeKind::Iterate(iterate) = &trace.node(owner).kind else { return };
        for index in 0..iterate.init_args.len() {
            if self.is_carried_value(owner, index) {
                let param = self.add_param(after);
                for &result in self.loops.results(owner, index).to_vec().iter() {
                    *self.slots.entry(result) = Some(param);
                }
            }
        }
    }

    /// Whether value `index` of a loop is a slot that depends on the iteration.
    fn is_carried_value(&self, owner: NodeId, index: usize) -> bool {
        let values = [self.loops.args(owner, index), self.loops.results(owner, index)];
        values.into_iter().flatten().any(|&value| self.is_carried(value))
    }

    /// The slot numbers of those `values` of a loop that are carried slots.
    fn passed(&mut self, owner: NodeId, values: &[NodeId]) -> TermList {
        let carried: Vec<NodeId> = values
            .iter()
            .enumerate()
            .filter(|&(index, _)| self.is_carried_value(owner, index))
            .map(|(_, &value)| value)
            .collect();
        carried.into_iter().map(|value| self.slot_term(value)).collect()
    }
}
