//! The row type, which contains everything that this crate knows about one op.
//!
//! `const` methods build a row, so that a dialect's table is a static that reads like an op
//! definition.

use seawall_mlir::{CustomParser, Directive, OpSyntax};

use crate::affine_map::AffineResult;
use crate::effect::{Compute, Effect, Effects};
use crate::gpu_index::{Axis, GpuIndex};
use crate::loop_part::LoopPart;
use crate::meaning::Meaning;
use crate::memref_op::{MemRefAccess, MemRefAccessKind, MemRefView};
use crate::queue::Issues;
use crate::tensor_op::TensorOp;
use crate::traits::Traits;

/// One op: its assembly, memory effects, synchronization semantics and traits.
#[derive(Clone, Debug)]
pub struct OpDef {
    /// The name, operands, results, attributes and assembly formats.
    pub syntax: OpSyntax,
    /// The memory effects that Triton declares (or MLIR, for upstream dialects).
    pub effects: Effects,
    /// The synchronization semantics.
    pub meaning: Meaning,
    /// The traits and interfaces.
    pub traits: Traits,
    /// The part in pipelined loops.
    pub part: Option<LoopPart>,
    /// The memdesc operand that the op writes, where the compiler requires a mutable one.
    pub stores: Option<&'static str>,
    /// A buffer and a tensor of one shape and element type: source and destination.
    pub tile: Option<(&'static str, &'static str)>,
    /// The index or size of the launch that the op returns, and where its axis is.
    pub index: Option<(GpuIndex, Axis)>,
    /// The access to elements of a memref.
    pub memref_access: Option<MemRefAccess>,
    /// How the result, a memref, names the memory of operand 0.
    pub memref_view: Option<MemRefView>,
    /// Where the elements of the result, a tensor, come from.
    pub tensor_op: Option<TensorOp>,
    /// What the result is of the results of the affine map in the attribute `map`.
    pub applies: Option<AffineResult>,
    /// How many instructions of an AMD GPU the op becomes, if it is an asynchronous copy.
    pub issues: Option<Issues>,
}

/// Returns a row that has only a name: generic form only, undeclared effects, no semantics.
pub(crate) const fn op(name: &'static str) -> OpDef {
    OpDef {
        syntax: OpSyntax { name, ..OpSyntax::EMPTY },
        effects: Effects::Undeclared,
        meaning: Meaning::None,
        traits: Traits::NONE,
        part: None,
        stores: None,
        tile: None,
        index: None,
        memref_access: None,
        memref_view: None,
        tensor_op: None,
        applies: None,
        issues: None,
    }
}

impl OpDef {
    /// Sets the operands in ODS order: `"src, token?, rest*"`.
    pub(crate) const fn operands(mut self, names: &'static str) -> Self {
        self.syntax.operands = names;
        self
    }

    /// Sets the results in ODS order.
    pub(crate) const fn results(mut self, names: &'static str) -> Self {
        self.syntax.results = names;
        self
    }

    /// Sets the attributes that a format spells with `$name`, or that effects and semantics refer
    /// to.
    pub(crate) const fn attrs(mut self, names: &'static str) -> Self {
        self.syntax.attrs = names;
        self
    }

    /// Sets the regions in ODS order.
    pub(crate) const fn regions(mut self, names: &'static str) -> Self {
        self.syntax.regions = names;
        self
    }

    /// Sets the successors in ODS order.
    pub(crate) const fn successors(mut self, names: &'static str) -> Self {
        self.syntax.successors = names;
        self
    }

    /// Sets the assembly formats, newest first.
    pub(crate) const fn formats(mut self, formats: &'static [&'static str]) -> Self {
        self.syntax.formats = formats;
        self
    }

    /// Sets the custom parser of an op without a declarative format.
    pub(crate) const fn custom(mut self, parser: CustomParser) -> Self {
        self.syntax.custom = Some(parser);
        self
    }

    /// Sets the `custom<Name>` elements of the formats.
    pub(crate) const fn directives(mut self, directives: &'static [(&'static str, Directive)]) -> Self {
        self.syntax.directives = directives;
        self
    }

    /// Sets the rules for types that the text omits: `"result: $lhs, token: !ttg.async.token"`.
    pub(crate) const fn infer(mut self, rules: &'static str) -> Self {
        self.syntax.infer = rules;
        self
    }

    /// Sets the operands and results that share one type, of which the text prints one:
    /// `"lhs, rhs, result"`.
    pub(crate) const fn same(mut self, groups: &'static str) -> Self {
        self.syntax.same = groups;
        self
    }

    /// Marks the op as `IsolatedFromAbove`.
    pub(crate) const fn isolated(mut self) -> Self {
        self.syntax.isolated = true;
        self.traits = self.traits.with(Traits::ISOLATED);
        self
    }

    /// Declares that the op has no memory effects.
    pub(crate) const fn pure(mut self) -> Self {
        self.effects = Effects::Pure;
        self
    }

    /// Declares that the op has only the effects of its nested ops.
    pub(crate) const fn recursive(mut self) -> Self {
        self.effects = Effects::Recursive;
        self
    }

    /// Sets a fixed list of effects.
    pub(crate) const fn effects(mut self, effects: &'static [Effect]) -> Self {
        self.effects = Effects::Listed(effects);
        self
    }

    /// Sets effects that depend on the op's types and attributes.
    pub(crate) const fn computed(mut self, compute: Compute) -> Self {
        self.effects = Effects::Computed(compute);
        self
    }

    /// Sets the synchronization semantics.
    pub(crate) const fn meaning(mut self, meaning: Meaning) -> Self {
        self.meaning = meaning;
        self
    }

    /// Adds traits.
    pub(crate) const fn traits(mut self, traits: Traits) -> Self {
        self.traits = self.traits.with(traits);
        self
    }

    /// Declares that the op returns an index or a size of the launch.
    pub(crate) const fn index(mut self, index: GpuIndex, axis: Axis) -> Self {
        self.index = Some((index, axis));
        if index.is_of_thread() { self.thread_index() } else { self }
    }

    /// Declares an access to elements of a memref.
    pub(crate) const fn accesses(
        mut self,
        memref: &'static str,
        indices: &'static str,
        kind: MemRefAccessKind,
    ) -> Self {
        self.memref_access = Some(MemRefAccess { memref, indices, kind });
        self
    }

    /// Declares a view of a memref.
    pub(crate) const fn memref_view(mut self, view: MemRefView) -> Self {
        self.memref_view = Some(view);
        self
    }

    /// Declares where the elements of the result come from.
    pub(crate) const fn tensor(mut self, op: TensorOp) -> Self {
        self.tensor_op = Some(op);
        self
    }

    /// Declares that the op applies an affine map to its operands.
    pub(crate) const fn applies(mut self, result: AffineResult) -> Self {
        self.applies = Some(result);
        self
    }

    /// Declares what decides the number of instructions of a copy.
    pub(crate) const fn issues(mut self, issues: Issues) -> Self {
        self.issues = Some(issues);
        self
    }

    /// Declares that the results differ between threads.
    pub(crate) const fn thread_index(self) -> Self {
        self.traits(Traits::THREAD_INDEX)
    }

    /// Sets the part in pipelined loops.
    pub(crate) const fn part(mut self, part: LoopPart) -> Self {
        self.part = Some(part);
        self
    }

    /// Requires that a memdesc operand is mutable.
    pub(crate) const fn stores(mut self, operand: &'static str) -> Self {
        self.stores = Some(operand);
        self
    }

    /// Requires that the buffer and the tensor have one shape and element type.
    pub(crate) const fn tile(mut self, source: &'static str, destination: &'static str) -> Self {
        self.tile = Some((source, destination));
        self
    }

    /// Marks a terminator that only forwards values.
    pub(crate) const fn yields(self) -> Self {
        self.pure().meaning(Meaning::Yield).traits(Traits::TERMINATOR.with(Traits::RETURN_LIKE))
    }
}
