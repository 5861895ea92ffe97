//! Integer values as terms: constants, scalar `arith` and block parameters. All others are symbols.

pub(crate) mod affine;
mod data;
mod loaded;
pub(crate) mod loops;
pub(crate) mod opaque;
pub(crate) mod rounding;
pub(crate) mod shifts;
pub(crate) mod slots;
mod strides;
pub(crate) mod warps;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::{EntityId, SecondaryMap};
use seawall_dialects::{Arith, GpuIndex, Meaning, TensorOp};
use seawall_mlir::{OpId, ValueId};
use seawall_model::{BinaryOp, BlockId, Predicate, TermId, TermKind};

use crate::facts::Facts;
use crate::integers::rounding::is_rounding;
use crate::integers::{
    binary, casts, constant_of_all, grid, is_absolute, predicate, scalar_op, tests_bit, widths,
};
use crate::structure::Structure;
use crate::terms::data::Loads;
use crate::terms::loaded::{Loaded, OfLoad};
use crate::terms::opaque::Makings;
use crate::terms::strides::Strided;
use crate::views::slots::SlotTable;

/// The integer terms of a program, and the values of the module that have one.
pub(crate) struct Terms<'m> {
    pub(crate) facts: &'m Facts<'m>,
    pub(crate) structure: &'m Structure<'m>,
    pub(crate) slots: &'m SlotTable<'m>,
    pub(crate) arena: seawall_model::Terms,
    /// The known terms of integers, and of slots of memdescs that are block parameters.
    pub(crate) table: SecondaryMap<ValueId, Option<TermId>>,
    /// The entries of kernels. Their parameters are the arguments of the launch.
    pub(crate) kernel_entries: Vec<BlockId>,
    /// How often another op computed each term again.
    pub(crate) computed: FxHashMap<TermId, u32>,
    /// The loops with an unknown step.
    strided: Strided,
    /// Symbols of values that are the same whichever op computes them.
    pub(crate) opaque: FxHashMap<Makings, TermId>,
    /// Symbols of functions of shared memory.
    loads: FxHashMap<Loaded, Vec<OfLoad>>,
    /// The ops that load from shared memory, with the symbols of what is computed from it.
    pub(crate) loaded: Vec<(OpId, TermId)>,
    /// What the kernel loads from memory that it does not write.
    pub(crate) data: Loads,
}

impl<'m> Terms<'m> {
    /// Starts without terms.
    pub(crate) fn new(structure: &'m Structure<'m>, slots: &'m SlotTable<'m>) -> Self {
        let mut terms = Terms {
            facts: structure.facts,
            structure,
            arena: seawall_model::Terms::default(),
            table: SecondaryMap::new(),
            kernel_entries: Vec::new(),
            computed: FxHashMap::default(),
            strided: Strided::new(structure),
            opaque: FxHashMap::default(),
            loads: FxHashMap::default(),
            loaded: Vec::new(),
            data: Loads::default(),
            slots,
        };
        for &(memref, slot) in &slots.views.members {
            *terms.table.entry(memref) = Some(terms.arena.constant(i64::from(slot)));
        }
        terms
    }

    /// The term of an integer value.
    pub(crate) fn term(&mut self, value: ValueId) -> TermId {
        // An explicit stack, operands first, since inputs may have chains of any length.
        let mut stack = vec![value];
        let mut open = FxHashSet::default();
        while let Some(&top) = stack.last() {
            if self.table[top].is_some() {
                stack.pop();
                continue;
            }
            open.insert(top);
            let missing = self.integer_operands(top).into_iter().find(|&v| self.table[v].is_none());
            // A value that depends on itself, which only unreachable code has, becomes a symbol.
            match missing.filter(|v| !open.contains(v)) {
                Some(operand) => stack.push(operand),
                None => {
                    let term = self.make_term(top);
                    *self.table.entry(top) = Some(term);
                    stack.pop();
                }
            }
        }
        self.table[value].unwrap_or_else(|| self.symbol(value))
    }

    /// The term of the single operand of a group.
    pub(crate) fn operand_term(&mut self, op: OpId, name: &str) -> Option<TermId> {
        let value = self.facts.operand(op, name)?;
        Some(self.term(value))
    }

    /// The term of the condition of `op`. A mask with one condition for all elements is this
    /// condition.
    pub(crate) fn predicate_term(&mut self, op: OpId, name: &str) -> Option<TermId> {
        let mut value = self.facts.operand(op, name)?;
        if !self.facts.options.known_masks {
            return Some(self.term(value));
        }
        while let Some(splat) = self.facts.module.defining_op(value)
            && self.facts.knowledge.tensor_op(splat) == Some(TensorOp::Splat)
            && let Some(&source) = self.facts.module.operands(splat).first()
        {
            value = source;
        }
        if let Some(constant) = constant_of_all(self.facts, value) {
            return Some(self.arena.constant(constant));
        }
        Some(self.term(value))
    }

    /// A symbol for an unknown value.
    pub(crate) fn symbol(&mut self, value: ValueId) -> TermId {
        self.symbol_of(value, self.facts.is_varying(value))
    }

    /// A symbol for an unknown value that may differ at each execution.
    pub(crate) fn varying_symbol(&mut self, value: ValueId) -> TermId {
        self.symbol_of(value, true)
    }

    fn symbol_of(&mut self, value: ValueId, varying: bool) -> TermId {
        let name = self.facts.module.value_name(value).trim_start_matches('%').to_owned();
        let index = self.facts.module.defining_op(value).and_then(|op| self.facts.knowledge.gpu_index(op));
        let least = index.and_then(GpuIndex::least);
        self.arena.intern(TermKind::Symbol { number: value.index() as u32, name, varying, least })
    }

    fn integer_operands(&self, value: ValueId) -> Vec<ValueId> {
        if self.facts.upstream && self.structure.is_divergent(value) {
            return Vec::new();
        }
        match scalar_op(self.facts, value) {
            Some((op, Meaning::Arith(kind)))
                if binary(kind).is_some() || is_rounding(kind) || kind == Arith::Compare =>
            {
                self.facts.module.operands(op).to_vec()
            }
            Some((op, Meaning::Select)) => self.facts.module.operands(op).to_vec(),
            Some((op, _)) if is_absolute(self.facts, op) => self.facts.module.operands(op).to_vec(),
            Some((op, _)) if self.facts.upstream && self.facts.knowledge.applies(op).is_some() => {
                self.facts.module.operands(op).to_vec()
            }
            Some((op, meaning)) => match self.facts.opaque_operands(op, meaning) {
                Some(operands) => operands.to_vec(),
                None => match meaning {
                    Meaning::Arith(kind) => {
                        let operand = casts::cast_operand(self.facts, op, kind)
                            .or_else(|| casts::bit_operand(self.facts, op, kind));
                        operand.into_iter().collect()
                    }
                    _ if !self.facts.upstream => self.offsets_of_load(op),
                    _ => Vec::new(),
                },
            },
            None => Vec::new(),
        }
    }

    fn make_term(&mut self, value: ValueId) -> TermId {
        if let Some(constant) = self.facts.constant(value) {
            return self.arena.constant(constant);
        }
        // The value differs between threads, so no decision of all threads may depend on it.
        if self.facts.upstream && self.structure.is_divergent(value) {
            return self.varying_symbol(value);
        }
        let Some((op, meaning)) = scalar_op(self.facts, value) else { return self.symbol(value) };
        if self.facts.upstream && self.facts.knowledge.applies(op).is_some() {
            return self.affine_term(op).unwrap_or_else(|| self.symbol(value));
        }
        if let Some(term) = self.warp_term(op).or_else(|| self.rank_term(op)) {
            return term;
        }
        if let Meaning::Arith(kind) = meaning
            && let Some(term) =
                casts::cast_operand(self.facts, op, kind).and_then(|operand| self.table[operand])
        {
            return self.cast_term(term);
        }
        let operands: Vec<Option<TermId>> =
            self.facts.module.operands(op).iter().map(|&v| self.table[v]).collect();
        if let (Meaning::Select, &[Some(c), Some(a), Some(b)]) = (meaning, operands.as_slice()) {
            let is_bit = self.facts.upstream && tests_bit(self.facts, self.facts.module.operands(op));
            return self.select_term((c, is_bit), a, b);
        }
        let Some(kind) = self.computed_kind(op, value, &operands) else {
            return self.opaque_term(value, op, meaning);
        };
        let keeps_identity = !self.decomposes(&kind);
        let term = self.arena.intern(kind);
        if keeps_identity { self.distinct_term(term) } else { term }
    }

    /// The term that an op computes from those of its operands.
    fn computed_kind(&mut self, op: OpId, value: ValueId, operands: &[Option<TermId>]) -> Option<TermKind> {
        match (self.facts.meaning(op), operands) {
            (Meaning::Arith(Arith::Compare), &[Some(a), Some(b)]) => {
                let predicate = predicate(self.facts, op);
                match predicate.and_then(|predicate| grid::by_grid(self.facts, op, predicate)) {
                    Some(holds) => Some(TermKind::Const(i64::from(holds))),
                    None => {
                        let predicate = predicate?;
                        let of_iterations = self.of_iterations(op, (predicate, a, b));
                        of_iterations.or(Some(TermKind::Compare(predicate, a, b)))
                    }
                }
            }
            (Meaning::Arith(kind), &[Some(bit)]) if casts::bit_operand(self.facts, op, kind).is_some() => {
                Some(self.of_bit(kind, bit))
            }
            (Meaning::Arith(kind), &[Some(a), Some(b)]) if is_rounding(kind) => {
                self.rounding_quotient(op, kind, a, b)
            }
            (Meaning::Arith(kind), &[Some(a), Some(b)]) => {
                let kind = widths::on_numbers(self.facts, op, kind).and_then(binary);
                let (a, b) = match self.facts.is_bit(value) {
                    true => (self.as_condition(a), self.as_condition(b)),
                    false => (a, b),
                };
                kind.map(|op| TermKind::Binary(op, a, b))
            }
            (_, &[Some(a)]) if is_absolute(self.facts, op) => {
                let zero = self.arena.constant(0);
                let negative = self.arena.binary(BinaryOp::Sub, zero, a);
                Some(TermKind::Binary(BinaryOp::MaxS, a, negative))
            }
            _ => None,
        }
    }

    /// A condition as a comparison with 0, if it is a parameter or a symbol. Logical operations on
    /// it are then known wherever it is.
    fn as_condition(&mut self, term: TermId) -> TermId {
        if !matches!(self.arena.kind(term), TermKind::Param { .. } | TermKind::Symbol { .. }) {
            return term;
        }
        let zero = self.arena.constant(0);
        self.arena.intern(TermKind::Compare(Predicate::Ne, term, zero))
    }

    /// A select of two terms. In upstream modules, a select of two constants by the lowest bit of a
    /// number becomes an expression of that bit. It is then known whenever the number is known
    /// modulo 2.
    pub(crate) fn select_term(
        &mut self,
        (condition, is_bit): (TermId, bool),
        yes: TermId,
        no: TermId,
    ) -> TermId {
        let terms = &self.arena;
        // With `is_bit`, the condition compares a number that is 0 or 1.
        let by_bit = || {
            let TermKind::Compare(predicate, bit, constant) = *terms.kind(condition) else { return None };
            let (of_zero, of_one) = match (predicate, terms.as_const(constant)?) {
                (Predicate::Eq, 0) | (Predicate::Ne, 1) => (yes, no),
                (Predicate::Ne, 0) | (Predicate::Eq, 1) => (no, yes),
                _ => return None,
            };
            let (zero, one) = (terms.as_const(of_zero)?, terms.as_const(of_one)?);
            is_bit.then_some((bit, zero, one.checked_sub(zero)?))
        };
        let Some((bit, zero, step)) = by_bit() else {
            return self.arena.intern(TermKind::Select(condition, yes, no));
        };
        let mut term = bit;
        if step != 1 {
            let step = self.arena.constant(step);
            term = self.arena.binary(BinaryOp::Mul, term, step);
        }
        if zero != 0 {
            let zero = self.arena.constant(zero);
            term = self.arena.binary(BinaryOp::Add, term, zero);
        }
        term
    }

    /// The lowest bit of a number as a condition, or the sign extension of a condition as a number.
    fn of_bit(&mut self, kind: Arith, operand: TermId) -> TermKind {
        match kind {
            Arith::ExtendS => TermKind::Binary(BinaryOp::Sub, self.arena.constant(0), operand),
            _ => TermKind::Binary(BinaryOp::And, operand, self.arena.constant(1)),
        }
    }

    /// A symbol that is shared by ops that compute the same result from the same operands.
    /// Partitions that recompute a value then agree on it.
    fn opaque_term(&mut self, value: ValueId, op: OpId, meaning: Meaning) -> TermId {
        let Some(makings) = self.makings(op, meaning) else {
            let data = if self.facts.upstream { None } else { self.data_symbol(value, op) };
            return data.or_else(|| self.loaded_symbol(value)).unwrap_or_else(|| self.symbol(value));
        };
        if let Some(&term) = self.opaque.get(&makings) {
            return self.distinct_term(term);
        }
        let term = self.symbol_of(value, false);
        self.opaque.insert(makings, term);
        self.distinct_term(term)
    }

    /// A distinct term for the value of another op that computes `term`.
    pub(crate) fn distinct_term(&mut self, term: TermId) -> TermId {
        // Triton treats the results of two ops as different values.
        let number = self.computed.entry(term).and_modify(|n| *n += 1).or_insert(0);
        match *number {
            0 => term,
            number => self.arena.intern(TermKind::Again { term, number }),
        }
    }

    /// Whether Triton's buffer-index analysis looks through the term, so that the op that computes
    /// it is irrelevant.
    fn decomposes(&self, kind: &TermKind) -> bool {
        let constant = |term| self.arena.as_const(term).is_some();
        match *kind {
            TermKind::Binary(BinaryOp::Add, a, b) => constant(a) || constant(b),
            TermKind::Binary(BinaryOp::RemS, _, b) => constant(b),
            TermKind::Const(_) | TermKind::Select(..) | TermKind::Compare(..) => true,
            _ => false,
        }
    }

    pub(crate) fn always_holds(&self, predicate: TermId) -> bool {
        self.arena.as_const(predicate).is_some_and(|value| value != 0)
    }
}
