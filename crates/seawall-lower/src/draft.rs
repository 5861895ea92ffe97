//! The program that the lowering is building, and what it reports.

use rustc_hash::FxHashMap;
use seawall_base::{Diagnostic, EntityId, PrimaryMap, SecondaryMap};
use seawall_dialects::Meaning;
use seawall_mlir::{OpId, RegionId, Symbol};
use seawall_model::{Function, FunctionId, OpName, Origin, OriginId, PartitionId, Program};

use crate::facts::Facts;
use crate::structure::Structure;

/// A program without terms, which [`Terms`](crate::terms::Terms) holds until the end.
pub(crate) struct Draft<'m> {
    pub(crate) facts: &'m Facts<'m>,
    pub(crate) program: Program,
    /// The MLIR op of each origin.
    pub(crate) ops: Vec<OpId>,
    /// The program's function for each function op.
    pub(crate) functions: FxHashMap<OpId, FunctionId>,
    pub(crate) warnings: Vec<Diagnostic>,
    /// Calls of unknown functions that may synchronize.
    pub(crate) unknown_calls: Vec<OpId>,
    /// The names of ops that have an origin.
    names: SecondaryMap<Symbol, Option<OpName>>,
}

impl<'m> Draft<'m> {
    /// Starts with the functions, without blocks.
    pub(crate) fn new(structure: &'m Structure<'m>, warnings: Vec<Diagnostic>) -> Self {
        let facts = structure.facts;
        let mut program = Program::new("module", facts.target.clone());
        // Most ops are at most one origin with one event. Tables that grow leave holes in the heap.
        program.origins = PrimaryMap::with_capacity(facts.module.op_count());
        program.events = PrimaryMap::with_capacity(facts.module.op_count());
        // A loop has a block for its body and one behind it.
        program.blocks = PrimaryMap::with_capacity(2 * facts.module.block_count());
        program.ctas = facts.ctas;
        // Integer arguments of kernels are sizes, strides and counts.
        program.least_argument = Some(0);
        let (functions, names) = (FxHashMap::default(), SecondaryMap::new());
        let (ops, unknown_calls) = (Vec::new(), Vec::new());
        let mut draft = Draft { facts, program, ops, functions, warnings, unknown_calls, names };
        for &(op, body) in &structure.functions {
            draft.declare_function(op, body);
        }
        draft
    }

    /// Creates an origin for `op`. Callers create one per op.
    pub(crate) fn origin(&mut self, op: OpId) -> OriginId {
        let index = self.ops.len() as u32;
        self.ops.push(op);
        let module = self.facts.module;
        let name = self.names.entry(module.op(op).name);
        let name = name.get_or_insert_with(|| module.op_name(op).into()).clone();
        self.program.origins.push(Origin { op: name, span: module.op(op).span, index, calls: Box::default() })
    }

    /// Adds a warning about `op`.
    pub(crate) fn warn(&mut self, code: &'static str, op: OpId, message: String, label: &str) {
        self.warnings.push(self.facts.warning(code, op, message, label));
    }

    /// The number of warps that run blocks of `partition`.
    pub(crate) fn warps_of(&self, partition: PartitionId) -> u32 {
        self.program.partitions[partition].warps
    }

    /// Warns about a call that is not inlined (see [`crate::followed`]) if its callee uses
    /// mbarriers. The caller decides which ones and in which phase, and the call does not forward
    /// that.
    pub(crate) fn warn_about_mbarriers(&mut self, call: OpId) {
        let uses = |op: OpId| {
            matches!(self.facts.meaning(op), Meaning::MBarrier(_) | Meaning::Token(_) | Meaning::Aref(_))
        };
        let Some(callee) =
            self.facts.callee(call).filter(|&callee| self.facts.module.walk_op(callee).any(uses))
        else {
            return;
        };
        let name = self.facts.symbol_name(callee).unwrap_or("?").to_owned();
        let message =
            format!("`{name}` waits for or arrives at mbarriers, and Seawall does not follow this call");
        self.warn(
            "lower::barriers-of-a-callee",
            call,
            message,
            "its mbarriers and phases are unknown, so deadlocks and arrival counts are not checked",
        );
    }

    /// Creates the program's function, without blocks.
    pub(crate) fn declare_function(&mut self, op: OpId, body: RegionId) {
        let name = self.facts.symbol_name(op).unwrap_or("?").to_owned();
        let private = self.facts.is_private(op);
        let entry =
            self.facts.module.region_blocks(body).first().map(|&b| self.facts.module.block_args(b).len());
        let id = self.program.functions.push(Function {
            name,
            kernel: !private,
            arguments: entry.unwrap_or(0) as u32,
            entry: seawall_model::BlockId::from_index(0),
            blocks: Vec::new(),
        });
        self.functions.insert(op, id);
    }

    /// The program's function for a declared function op.
    pub(crate) fn function_id(&self, op: OpId) -> Option<FunctionId> {
        self.functions.get(&op).copied()
    }

    /// The op that an origin stands for.
    pub(crate) fn op_of(&self, origin: OriginId) -> OpId {
        let index = self.program.origins[origin].index as usize;
        *self.ops.get(index).expect("each origin was created for an op")
    }
}
