//! The state of the lowering of one kernel.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::{Diagnostic, EntityId};
use seawall_model::{
    Block, BlockId, Edge, Event, EventId, Function, FunctionId, Origin, OriginId, Partition, PartitionId,
    Program, Target, TermId, Terminator,
};
use seawall_ptx::{InstructionId, Module};

use crate::buffers::Buffers;
use crate::expr::ExprId;
use crate::flow::{Exit, Flow};
use crate::levels::Levels;
use crate::shapes::{NoShape, Shape, Shapes};
use crate::sums::Sums;
use crate::terms::{Facts, TermTable};
use crate::threads::Threads;
use crate::unresolved::Unresolved;
use crate::values::Values;

/// The lowering of one kernel.
pub(crate) struct Lowering<'m> {
    pub(crate) module: &'m Module,
    pub(crate) flow: Flow,
    pub(crate) values: Values<'m>,
    pub(crate) levels: Levels,
    pub(crate) sums: Sums,
    pub(crate) threads: Threads,
    pub(crate) terms: TermTable,
    pub(crate) program: Program,
    pub(crate) function: FunctionId,
    pub(crate) buffers: Buffers,
    /// The block of the model for each reachable block of the graph.
    pub(crate) blocks: Vec<Option<BlockId>>,
    /// The bytes of tensor copies, which their instructions do not state.
    pub(crate) tensor_sizes: FxHashMap<InstructionId, u32>,
    /// Stores with more bytes than they certainly have.
    pub(crate) bounded_stores: FxHashSet<InstructionId>,
    /// The instruction of each origin.
    pub(crate) instructions: Vec<InstructionId>,
    origins: FxHashMap<InstructionId, OriginId>,
    pub(crate) imprecise: FxHashSet<EventId>,
    pub(crate) warnings: Vec<Diagnostic>,
    pub(crate) withheld: bool,
}

impl<'m> Lowering<'m> {
    #[expect(clippy::too_many_arguments, reason = "the parts of the state, each computed from those before")]
    pub(crate) fn new(
        module: &'m Module,
        name: &str,
        target: Target,
        params: u32,
        flow: Flow,
        values: Values<'m>,
        levels: Levels,
        sums: Sums,
        threads: Threads,
    ) -> Self {
        let mut program = Program::new(name, Some(target));
        let warps = threads.warps() as u32;
        program.partitions.push(Partition { name: "default".to_owned(), warps });
        let function = program.functions.push(Function {
            name: name.to_owned(),
            kernel: true,
            arguments: params,
            entry: BlockId::from_index(0),
            blocks: Vec::new(),
        });
        let terms = TermTable::new(&flow);
        Lowering {
            module,
            flow,
            values,
            levels,
            sums,
            threads,
            terms,
            program,
            function,
            buffers: Buffers::default(),
            blocks: Vec::new(),
            tensor_sizes: FxHashMap::default(),
            bounded_stores: FxHashSet::default(),
            instructions: Vec::new(),
            origins: FxHashMap::default(),
            imprecise: FxHashSet::default(),
            warnings: Vec::new(),
            withheld: false,
        }
    }

    /// The origin of an instruction.
    pub(crate) fn origin(&mut self, id: InstructionId) -> OriginId {
        if let Some(&known) = self.origins.get(&id) {
            return known;
        }
        let index = self.instructions.len() as u32;
        self.instructions.push(id);
        let instruction = self.module.instructions[id];
        let origin = Origin {
            op: self.module.opcode_of(id).name.to_string(),
            span: instruction.span,
            index,
            calls: Vec::new(),
        };
        let origin = self.program.origins.push(origin);
        self.origins.insert(id, origin);
        origin
    }

    /// Reports that something about an instruction is not resolved.
    pub(crate) fn unresolved(&mut self, kind: Unresolved, id: InstructionId, reason: &str) {
        let span = self.module.instructions[id].span;
        let name = self.module.opcode_of(id).name.to_string();
        self.warnings.push(kind.warning(span, &name, reason));
        self.withheld |= kind.withholds_all();
    }

    pub(crate) fn shape(&mut self, address: ExprId, bytes: u32, makes: &[bool]) -> Result<Shape, NoShape> {
        let Lowering { values, levels, sums, threads, .. } = self;
        Shapes { values, levels, sums, threads }.of(address, bytes, makes)
    }

    /// The term of a value on which all threads agree.
    pub(crate) fn term(&mut self, id: ExprId) -> Option<TermId> {
        let Lowering { terms, program, values, flow, levels, sums, blocks, .. } = self;
        terms.term(program, Facts { values, flow, levels, sums, blocks }, id)
    }

    /// Adds an event to a block.
    pub(crate) fn push(&mut self, block: usize, event: Event) -> Option<EventId> {
        let block = self.blocks[block]?;
        let id = self.program.events.push(event);
        self.program.blocks[block].events.push(id);
        Some(id)
    }

    /// Creates the blocks, without events and terminators.
    pub(crate) fn declare_blocks(&mut self) {
        let partition = PartitionId::from_index(0);
        self.blocks = vec![None; self.flow.blocks.len()];
        for &block in &self.flow.order {
            self.blocks[block] = Some(self.program.blocks.push(Block {
                function: self.function,
                partition,
                params: Vec::new(),
                events: Vec::new(),
                terminator: Terminator::Unreachable,
                terminator_origin: None,
                divergent: self.levels.divergent[block],
            }));
        }
        self.program.functions[self.function].blocks = self.blocks.iter().flatten().copied().collect();
        self.program.functions[self.function].blocks.sort_unstable();
    }

    /// Sets the terminators, and the arguments of their edges.
    pub(crate) fn connect_blocks(&mut self) {
        for block in self.flow.order.clone() {
            let Some(in_model) = self.blocks[block] else { continue };
            let exit = self.flow.blocks[block].exit.clone();
            let edge =
                |target: usize| Edge { target: self.blocks[target].unwrap_or(in_model), args: Vec::new() };
            let terminator = match exit {
                Exit::Goto(target) => Terminator::Goto(edge(target)),
                Exit::Switch(targets) => Terminator::Switch(targets.into_iter().map(edge).collect()),
                Exit::Return => Terminator::Return,
                Exit::Unreachable => Terminator::Unreachable,
                Exit::Branch { step, taken, otherwise } => {
                    let (then, otherwise) = (edge(taken), edge(otherwise));
                    let condition = self.values.uses[step].guard.and_then(|guard| self.term(guard));
                    Terminator::Branch { condition, then, otherwise }
                }
            };
            self.program.blocks[in_model].terminator = terminator;
            let flow = &self.flow.blocks[block];
            if flow.end > flow.first {
                let id = self.flow.steps[flow.end - 1].id;
                let origin = self.origin(id);
                self.program.blocks[in_model].terminator_origin = Some(origin);
            }
        }
        let Lowering { terms, program, values, flow, levels, sums, blocks, .. } = self;
        terms.fill_edges(program, Facts { values, flow, levels, sums, blocks });
    }
}
