//! The row type: everything that this crate knows about one op, built by `const` methods so that a dialect's
//! table is a static that reads like an op definition.

use seawall_mlir::{CustomParser, Directive, OpSyntax};

use crate::effect::{Compute, Effect, Effects};
use crate::meaning::Meaning;
use crate::traits::Traits;

/// One op: its assembly, its memory effects, its synchronization meaning and its traits.
#[derive(Clone, Debug)]
pub struct OpDef {
    /// Name, operands, results, attributes and the spellings that the reader accepts.
    pub syntax: OpSyntax,
    /// The memory effects that Triton declares (or MLIR, for upstream dialects).
    pub effects: Effects,
    /// What it means for synchronization.
    pub meaning: Meaning,
    /// Traits and interfaces.
    pub traits: Traits,
}

/// A row with nothing but a name: generic form only, no declared effects, no meaning.
pub(crate) const fn op(name: &'static str) -> OpDef {
    OpDef {
        syntax: OpSyntax { name, ..OpSyntax::EMPTY },
        effects: Effects::Undeclared,
        meaning: Meaning::None,
        traits: Traits::NONE,
    }
}

impl OpDef {
    /// Operands in ODS order: `"src, token?, rest*"`.
    pub(crate) const fn operands(mut self, names: &'static str) -> Self {
        self.syntax.operands = names;
        self
    }

    /// Results in ODS order.
    pub(crate) const fn results(mut self, names: &'static str) -> Self {
        self.syntax.results = names;
        self
    }

    /// Attributes that a format spells with `$name`, or that effects and meaning refer to.
    pub(crate) const fn attrs(mut self, names: &'static str) -> Self {
        self.syntax.attrs = names;
        self
    }

    /// Regions in ODS order.
    pub(crate) const fn regions(mut self, names: &'static str) -> Self {
        self.syntax.regions = names;
        self
    }

    /// Successors in ODS order.
    pub(crate) const fn successors(mut self, names: &'static str) -> Self {
        self.syntax.successors = names;
        self
    }

    /// The spellings, newest first.
    pub(crate) const fn formats(mut self, formats: &'static [&'static str]) -> Self {
        self.syntax.formats = formats;
        self
    }

    /// The parser of an op whose assembly is code in its dialect.
    pub(crate) const fn custom(mut self, parser: CustomParser) -> Self {
        self.syntax.custom = Some(parser);
        self
    }

    /// The `custom<Name>` elements of the formats.
    pub(crate) const fn directives(mut self, directives: &'static [(&'static str, Directive)]) -> Self {
        self.syntax.directives = directives;
        self
    }

    /// Types that the text leaves out: `"result: $lhs, token: !ttg.async.token"`.
    pub(crate) const fn infer(mut self, rules: &'static str) -> Self {
        self.syntax.infer = rules;
        self
    }

    /// Operands and results that have one type, of which the text prints one: `"lhs, rhs, result"`.
    pub(crate) const fn same(mut self, groups: &'static str) -> Self {
        self.syntax.same = groups;
        self
    }

    /// `IsolatedFromAbove`.
    pub(crate) const fn isolated(mut self) -> Self {
        self.syntax.isolated = true;
        self.traits = self.traits.with(Traits::ISOLATED);
        self
    }

    /// No memory effect.
    pub(crate) const fn pure(mut self) -> Self {
        self.effects = Effects::Pure;
        self
    }

    /// The effects of what is inside.
    pub(crate) const fn recursive(mut self) -> Self {
        self.effects = Effects::Recursive;
        self
    }

    /// A fixed list of effects.
    pub(crate) const fn effects(mut self, effects: &'static [Effect]) -> Self {
        self.effects = Effects::Listed(effects);
        self
    }

    /// Effects that depend on the op's types and attributes.
    pub(crate) const fn computed(mut self, compute: Compute) -> Self {
        self.effects = Effects::Computed(compute);
        self
    }

    /// The synchronization meaning.
    pub(crate) const fn meaning(mut self, meaning: Meaning) -> Self {
        self.meaning = meaning;
        self
    }

    /// Adds traits.
    pub(crate) const fn traits(mut self, traits: Traits) -> Self {
        self.traits = self.traits.with(traits);
        self
    }

    /// A terminator that only hands values on.
    pub(crate) const fn yields(self) -> Self {
        self.pure().meaning(Meaning::Yield).traits(Traits::TERMINATOR.with(Traits::RETURN_LIKE))
    }
}
