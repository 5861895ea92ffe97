//! The state of the lowering of one kernel.

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::Diagnostic;
use seawall_model::{
    Block, BlockId, Edge, Event, EventId, Origin, OriginId, PartitionId, Program, TermId, Terminator,
};
use seawall_ptx::{InstructionId, Module};

use crate::analysis::Analysis;
use crate::buffers::Buffers;
use crate::expr::{Cmp, ExprId, Node, Op, signed};
use crate::flow::{Exit, Flow};
use crate::hubs::{KERNEL, Parts};
use crate::levels::Levels;
use crate::registers::EarlyRead;
use crate::shapes::{NoShape, Shape, Shapes};
use crate::sides::Sides;
use crate::sums::{Sum, Sums};
use crate::terms::{Facts, SymbolNumbers, TermTable};
use crate::threads::Threads;
use crate::unresolved::{Consequence, Unresolved};
use crate::values::Values;

/// What the lowerings of all roles have in common.
pub(crate) struct Output {
    pub(crate) program: Program,
    pub(crate) buffers: Buffers,
    /// The instruction of each origin.
    pub(crate) instructions: Vec<InstructionId>,
    origins: FxHashMap<InstructionId, OriginId>,
    pub(crate) symbols: SymbolNumbers,
    pub(crate) imprecise: FxHashSet<EventId>,
    pub(crate) by_rank: FxHashSet<EventId>,
    pub(crate) of_allocation: FxHashSet<EventId>,
    pub(crate) early_reads: Vec<crate::EarlyRead>,
    pub(crate) flags: crate::Flags,
    pub(crate) warnings: Vec<Diagnostic>,
    pub(crate) withheld: bool,
    pub(crate) bounded: bool,
}

impl Output {
    pub(crate) fn new(program: Program) -> Output {
        Output {
            program,
            buffers: Buffers::default(),
            instructions: Vec::new(),
            origins: FxHashMap::default(),
            symbols: SymbolNumbers::default(),
            imprecise: FxHashSet::default(),
            by_rank: FxHashSet::default(),
            of_allocation: FxHashSet::default(),
            early_reads: Vec::new(),
            flags: crate::Flags::default(),
            warnings: Vec::new(),
            withheld: false,
            bounded: false,
        }
    }

    /// The origin of an instruction.
    pub(crate) fn origin(&mut self, module: &Module, id: InstructionId) -> OriginId {
        if let Some(&known) = self.origins.get(&id) {
            return known;
        }
        let index = self.instructions.len() as u32;
        self.instructions.push(id);
        let op = module.opcode_of(id).name.to_string().into();
        let origin = Origin { op, span: module.instructions[id].span, index, calls: Box::default() };
        let origin = self.program.origins.push(origin);
        self.origins.insert(id, origin);
        origin
    }

    /// Reports that something about an instruction is not resolved.
    pub(crate) fn unresolved(&mut self, module: &Module, kind: Unresolved, id: InstructionId, reason: &str) {
        let span = module.instructions[id].span;
        if kind == Unresolved::Choice {
            // It says why the predicate is not known.
            let of_predicate = Unresolved::Predicate.code();
            self.warnings.retain(|known| known.code != of_predicate || known.primary.span != span);
        }
        self.warnings.push(kind.warning(span, &module.opcode_of(id).name, reason));
        self.withheld |= kind.consequence() == Consequence::Withholds;
        self.bounded |= kind.consequence() == Consequence::Bounds;
    }
}

/// The lowering of one kernel, or of one role of it.
pub(crate) struct Lowering<'m> {
    pub(crate) module: &'m Module,
    pub(crate) flow: Flow,
    pub(crate) values: Values<'m>,
    pub(crate) levels: Levels,
    pub(crate) sums: Sums,
    pub(crate) threads: Threads,
    pub(crate) sides: Sides,
    /// The postdominators.
    pub(crate) after: Vec<Option<usize>>,
    /// Registers that are read before the wait for them.
    pub(crate) early_reads: Vec<EarlyRead>,
    /// The threads of the CTA.
    pub(crate) cta_threads: u32,
    /// Where the role is in the program. `None` if all warps have one role.
    pub(crate) parts: Option<Parts>,
    /// The numbers of barriers of some threads that several roles use.
    pub(crate) shared_barriers: BTreeSet<u32>,
    /// For each step, whether all warps know the same accesses before it.
    pub(crate) agreed: Vec<bool>,
    /// For arrivals, the bytes that earlier instructions of the thread expect.
    pub(crate) expected_before: FxHashMap<usize, u32>,
    /// For each step, whether an arrival at the cluster barrier may be open before it.
    pub(crate) arrived_at_cluster: Vec<bool>,
    /// The steps that only expect the bytes of an arrival.
    pub(crate) moved_expects: BTreeSet<usize>,
    /// The steps with an address by `mapa` that is in the CTA of the thread.
    pub(crate) in_own_cta: BTreeSet<usize>,
    /// Whether some CTA accesses the memory of another one by strong operations.
    pub(crate) strong_from_other_ctas: bool,
    /// The waits by some threads that stand for waits by all of them.
    pub(crate) waiting: BTreeSet<usize>,
    pub(crate) terms: TermTable,
    pub(crate) out: Output,
    /// The block of the model for each reachable block of the graph.
    pub(crate) blocks: Vec<Option<BlockId>>,
    /// The bytes of tensor copies, which their instructions do not state.
    pub(crate) tensor_sizes: FxHashMap<InstructionId, u32>,
    /// Stores with more bytes than they certainly have.
    pub(crate) bounded_stores: FxHashSet<InstructionId>,
}

impl<'m> Lowering<'m> {
    pub(crate) fn new(module: &'m Module, dims: [u32; 3], analysis: Analysis<'m>) -> Self {
        let Analysis { flow, values, levels, sums, sides, threads, after, early_reads } = analysis;
        let terms = TermTable::new(&flow);
        Lowering {
            module,
            flow,
            values,
            levels,
            sums,
            threads,
            sides,
            after,
            early_reads,
            cta_threads: dims.iter().product(),
            parts: None,
            shared_barriers: BTreeSet::new(),
            agreed: Vec::new(),
            expected_before: FxHashMap::default(),
            arrived_at_cluster: Vec::new(),
            moved_expects: BTreeSet::new(),
            in_own_cta: BTreeSet::new(),
            strong_from_other_ctas: false,
            waiting: BTreeSet::new(),
            terms,
            out: Output::new(Program::new("", None)),
            blocks: Vec::new(),
            tensor_sizes: FxHashMap::default(),
            bounded_stores: FxHashSet::default(),
        }
    }

    /// The origin of an instruction.
    pub(crate) fn origin(&mut self, id: InstructionId) -> OriginId {
        self.out.origin(self.module, id)
    }

    /// Reports that something about an instruction is not resolved.
    pub(crate) fn unresolved(&mut self, kind: Unresolved, id: InstructionId, reason: &str) {
        self.out.unresolved(self.module, kind, id, reason);
    }

    pub(crate) fn shape(&mut self, address: ExprId, bytes: u32, makes: &[bool]) -> Result<Shape, NoShape> {
        let Lowering { values, levels, sums, threads, .. } = self;
        Shapes { values, levels, sums, threads }.of(address, bytes, makes)
    }

    /// The term of a value on which all threads agree.
    pub(crate) fn term(&mut self, id: ExprId) -> Option<TermId> {
        if let Some(value) = self.levels.constant(&self.values, id) {
            let width = self.values.exprs.width(id);
            let value = if width == 1 { (value & 1).cast_signed() } else { signed(value, width) };
            return Some(self.out.program.terms.constant(value));
        }
        let Lowering { terms, out, values, flow, sides, levels, sums, blocks, .. } = self;
        terms.term(
            &mut out.program,
            &mut out.symbols,
            Facts { values, flow, exits: &sides.exits, levels, sums, blocks },
            id,
        )
    }

    /// Adds an event to a block.
    pub(crate) fn push(&mut self, block: usize, event: Event) -> Option<EventId> {
        let block = self.blocks[block]?;
        let id = self.out.program.events.push(event);
        self.out.program.blocks[block].events.push(id);
        Some(id)
    }

    /// Creates the blocks, without events and terminators.
    pub(crate) fn declare_blocks(&mut self) {
        self.blocks = vec![None; self.flow.blocks.len()];
        if self.parts.is_none() {
            self.out.program.functions[KERNEL].entry = BlockId::FIRST;
        }
        for &block in &self.flow.order {
            let partition = self.parts.as_ref().map_or(PartitionId::FIRST, |parts| parts.partition(block));
            self.blocks[block] = Some(self.out.program.blocks.push(Block {
                function: KERNEL,
                partition,
                params: Default::default(),
                events: Default::default(),
                terminator: Terminator::Unreachable,
                terminator_origin: None,
                divergent: self.levels.divergent[block],
            }));
        }
    }

    /// The condition of a branch, with `<` for `!=` where a loop continues: compilers write
    /// `i != n` if they know that the counter reaches `n`.
    fn loop_condition(&mut self, condition: ExprId, block: usize, [taken, otherwise]: [usize; 2]) -> ExprId {
        let (compare, is_negated) = match self.values.exprs.node(condition) {
            Node::Binary { op: Op::Xor, width: 1, a, .. } => (a, true),
            _ => (condition, false),
        };
        let Node::Compare { cmp: cmp @ (Cmp::Eq | Cmp::Ne), width, a, b } = self.values.exprs.node(compare)
        else {
            return condition;
        };
        // Where the loop continues because the values differ.
        let continues_if_taken = (cmp == Cmp::Ne) != is_negated;
        let header = if continues_if_taken { taken } else { otherwise };
        let counter = self.values.exprs.find(Node::Iteration(header as u32));
        let Some(counter) = counter.filter(|_| self.flow.is_back_edge(block, header)) else {
            return condition;
        };
        let factor = |sum: &Sum| sum.terms.iter().find(|term| term.0 == counter).map_or(0, |term| term.1);
        let (a_factor, b_factor) = (factor(&self.sums.of(a)), factor(&self.sums.of(b)));
        let less = match (a_factor, b_factor) {
            (1.., 0) | (0, ..=-1) => self.values.exprs.compare(Cmp::LtS, width, a, b),
            (..=-1, 0) | (0, 1..) => self.values.exprs.compare(Cmp::LtS, width, b, a),
            _ => return condition,
        };
        let made = if continues_if_taken { less } else { self.values.exprs.not(less) };
        self.levels.update(&self.values);
        made
    }

    /// Sets the terminators, and the arguments of their edges.
    pub(crate) fn connect_blocks(&mut self) {
        for block in self.flow.order.clone() {
            let Some(in_model) = self.blocks[block] else { continue };
            let exit = self.sides.exits[block].clone();
            let edge = |target: usize| Edge::to(self.blocks[target].unwrap_or(in_model));
            let join = self.parts.as_ref().and_then(|parts| parts.join(block, &exit));
            let terminator = match exit {
                _ if let Some(next) = join => Terminator::Join(Edge::to(next)),
                Exit::Goto(target) => Terminator::Goto(edge(target)),
                Exit::Switch(targets) => Terminator::Switch(targets.into_iter().map(edge).collect()),
                Exit::Return => Terminator::Return,
                Exit::Unreachable => Terminator::Unreachable,
                Exit::Branch { step, taken, otherwise: otherwise_block } => {
                    let (then, otherwise) = (edge(taken), edge(otherwise_block));
                    let guard = self.values.uses[step].guard;
                    let guard =
                        guard.map(|guard| self.loop_condition(guard, block, [taken, otherwise_block]));
                    let condition = guard.and_then(|guard| self.term(guard));
                    Terminator::Branch { condition, then, otherwise }
                }
            };
            self.out.program.blocks[in_model].terminator = terminator;
            let flow = &self.flow.blocks[block];
            if flow.end > flow.first {
                let id = self.flow.steps[flow.end - 1].id;
                let origin = self.origin(id);
                self.out.program.blocks[in_model].terminator_origin = Some(origin);
            }
        }
        let Lowering { terms, out, values, flow, sides, levels, sums, blocks, .. } = self;
        terms.fill_edges(
            &mut out.program,
            &mut out.symbols,
            Facts { values, flow, exits: &sides.exits, levels, sums, blocks },
        );
    }
}
