//! Integer values as terms: constants, scalar `arith` and block parameters. All others are symbols.

use rustc_hash::FxHashSet;
use seawall_base::EntityId;
use seawall_dialects::{Arith, Meaning};
use seawall_mlir::{AttrValue, OpId, ValueDef, ValueId};
use seawall_model::{BinaryOp, Predicate, TermId, TermKind};

use crate::rounding::is_rounding;
use crate::unit::ModuleLowering;
use crate::upstream::is_affine;
use crate::varying::least_result;

impl ModuleLowering<'_> {
    /// The term of an integer value.
    pub(crate) fn term(&mut self, value: ValueId) -> TermId {
        // An explicit stack, operands first, since inputs may have chains of any length.
        let mut stack = vec![value];
        let mut open = FxHashSet::default();
        while let Some(&top) = stack.last() {
            if self.terms[top].is_some() {
                stack.pop();
                continue;
            }
            open.insert(top);
            let missing = self.integer_operands(top).into_iter().find(|&v| self.terms[v].is_none());
            // A value that depends on itself, which only unreachable code has, becomes a symbol.
            match missing.filter(|v| !open.contains(v)) {
                Some(operand) => stack.push(operand),
                None => {
                    let term = self.make_term(top);
                    *self.terms.entry(top) = Some(term);
                    stack.pop();
                }
            }
        }
        self.terms[value].unwrap_or_else(|| self.symbol(value))
    }

    /// The term of the single operand of a group.
    pub(crate) fn operand_term(&mut self, op: OpId, name: &str) -> Option<TermId> {
        let value = self.operand(op, name)?;
        Some(self.term(value))
    }

    /// The term of the condition of `op`. A mask with one condition for all elements is this
    /// condition.
    pub(crate) fn predicate_term(&mut self, op: OpId, name: &str) -> Option<TermId> {
        let mut value = self.operand(op, name)?;
        if !self.known_masks {
            return Some(self.term(value));
        }
        while let Some(splat) = self.module.defining_op(value)
            && self.module.op_name(splat) == "tt.splat"
            && let Some(&source) = self.module.operands(splat).first()
        {
            value = source;
        }
        if let Some(constant) = self.constant_of_all(value) {
            return Some(self.program.terms.constant(constant));
        }
        Some(self.term(value))
    }

    /// The common value of all elements of a constant tensor of truth values.
    fn constant_of_all(&self, value: ValueId) -> Option<i64> {
        let op =
            self.module.defining_op(value).filter(|&op| matches!(self.meaning(op), Meaning::Constant))?;
        match self.module.attr_value(self.module.attr(op, "value")?) {
            AttrValue::Opaque("dense<true>") => Some(1),
            AttrValue::Opaque("dense<false>") => Some(0),
            _ => None,
        }
    }

    /// A symbol for an unknown value.
    pub(crate) fn symbol(&mut self, value: ValueId) -> TermId {
        self.symbol_of(value, self.is_varying(value))
    }

    /// A symbol for an unknown value that may differ at each execution.
    pub(crate) fn varying_symbol(&mut self, value: ValueId) -> TermId {
        self.symbol_of(value, true)
    }

    fn symbol_of(&mut self, value: ValueId, varying: bool) -> TermId {
        let name = self.module.value_name(value).trim_start_matches('%').to_owned();
        let least = self.module.defining_op(value).and_then(|op| least_result(self.module.op_name(op)));
        self.program.terms.intern(TermKind::Symbol { number: value.index() as u32, name, varying, least })
    }

    /// The value of an integer constant. Only the constant op itself is recognized.
    pub(crate) fn constant(&self, value: ValueId) -> Option<i64> {
        let ValueDef::OpResult { op, .. } = self.module.value(value).def else { return None };
        if !matches!(self.meaning(op), Meaning::Constant) {
            return None;
        }
        i64::try_from(self.module.constant_int(op)?).ok()
    }

    fn integer_operands(&self, value: ValueId) -> Vec<ValueId> {
        if self.upstream && self.is_divergent(value) {
            return Vec::new();
        }
        match self.scalar_op(value) {
            Some((op, Meaning::Arith(kind)))
                if binary(kind).is_some() || is_rounding(kind) || kind == Arith::Compare =>
            {
                self.module.operands(op).to_vec()
            }
            Some((op, Meaning::Select)) => self.module.operands(op).to_vec(),
            Some((op, _)) if self.is_absolute(op) => self.module.operands(op).to_vec(),
            Some((op, _)) if self.upstream && is_affine(self.module.op_name(op)) => {
                self.module.operands(op).to_vec()
            }
            Some((op, meaning)) => match self.opaque_operands(op, meaning) {
                Some(operands) => operands.to_vec(),
                None => match meaning {
                    Meaning::Arith(kind) => {
                        let operand = self.cast_operand(op, kind).or_else(|| self.bit_operand(op, kind));
                        operand.into_iter().collect()
                    }
                    _ => Vec::new(),
                },
            },
            None => Vec::new(),
        }
    }

    /// The op that defines a scalar integer, with its meaning.
    fn scalar_op(&self, value: ValueId) -> Option<(OpId, Meaning)> {
        let def = self.module.value(value);
        let ValueDef::OpResult { op, .. } = def.def else { return None };
        self.is_scalar_integer(def.ty).then(|| (op, self.meaning(op)))
    }

    fn make_term(&mut self, value: ValueId) -> TermId {
        if let Some(constant) = self.constant(value) {
            return self.program.terms.constant(constant);
        }
        // The value differs between threads, so no decision of all threads may depend on it.
        if self.upstream && self.is_divergent(value) {
            return self.varying_symbol(value);
        }
        let Some((op, meaning)) = self.scalar_op(value) else { return self.symbol(value) };
        if self.upstream && is_affine(self.module.op_name(op)) {
            return self.affine_term(op).unwrap_or_else(|| self.symbol(value));
        }
        if let Some(term) = self.warp_term(op).or_else(|| self.rank_term(op)) {
            return term;
        }
        if let Meaning::Arith(kind) = meaning
            && let Some(term) = self.cast_operand(op, kind).and_then(|operand| self.terms[operand])
        {
            return self.cast_term(term);
        }
        let operands: Vec<Option<TermId>> = self.module.operands(op).iter().map(|&v| self.terms[v]).collect();
        let kind = match (meaning, operands.as_slice()) {
            (Meaning::Arith(Arith::Compare), &[Some(a), Some(b)]) => {
                let predicate = self.predicate(op);
                match predicate.and_then(|predicate| self.by_grid(op, predicate)) {
                    Some(holds) => Some(TermKind::Const(i64::from(holds))),
                    None => predicate.map(|predicate| TermKind::Compare(predicate, a, b)),
                }
            }
            (Meaning::Arith(kind), &[Some(bit)]) if self.bit_operand(op, kind).is_some() => {
                Some(self.of_bit(kind, bit))
            }
            (Meaning::Arith(kind), &[Some(a), Some(b)]) if is_rounding(kind) => {
                self.rounding_quotient(op, kind, a, b)
            }
            (Meaning::Arith(kind), &[Some(a), Some(b)]) => {
                let kind = self.on_numbers(op, kind).and_then(binary);
                let (a, b) = match self.is_bit(value) {
                    true => (self.as_condition(a), self.as_condition(b)),
                    false => (a, b),
                };
                kind.map(|op| TermKind::Binary(op, a, b))
            }
            (_, &[Some(a)]) if self.is_absolute(op) => {
                let zero = self.program.terms.constant(0);
                let negative = self.program.terms.binary(BinaryOp::Sub, zero, a);
                Some(TermKind::Binary(BinaryOp::MaxS, a, negative))
            }
            (Meaning::Select, &[Some(c), Some(a), Some(b)]) => {
                let is_bit = self.upstream && self.tests_bit(self.module.operands(op));
                let term = self.select_term((c, is_bit), a, b);
                return term;
            }
            _ => None,
        };
        let Some(kind) = kind else { return self.opaque_term(value, op, meaning) };
        let keeps_identity = !self.decomposes(&kind);
        let term = self.program.terms.intern(kind);
        if keeps_identity { self.distinct_term(term) } else { term }
    }

    /// Whether `op` returns the absolute value of a number that is wide enough to be treated as
    /// unbounded.
    pub(crate) fn is_absolute(&self, op: OpId) -> bool {
        let wide = |&value: &ValueId| self.bits(value).is_some_and(|bits| bits >= 32);
        self.module.op_name(op) == "math.absi" && self.module.operands(op).first().is_some_and(wide)
    }

    /// A condition as a comparison with 0, if it is a parameter or a symbol. Logical operations on
    /// it are then known wherever it is.
    fn as_condition(&mut self, term: TermId) -> TermId {
        if !matches!(self.program.terms.kind(term), TermKind::Param { .. } | TermKind::Symbol { .. }) {
            return term;
        }
        let zero = self.program.terms.constant(0);
        self.program.terms.intern(TermKind::Compare(Predicate::Ne, term, zero))
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
        let terms = &self.program.terms;
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
            return self.program.terms.intern(TermKind::Select(condition, yes, no));
        };
        let mut term = bit;
        if step != 1 {
            let step = self.program.terms.constant(step);
            term = self.program.terms.binary(BinaryOp::Mul, term, step);
        }
        if zero != 0 {
            let zero = self.program.terms.constant(zero);
            term = self.program.terms.binary(BinaryOp::Add, term, zero);
        }
        term
    }

    /// Whether the condition of a select compares a number that is always 0 or 1.
    pub(crate) fn tests_bit(&self, operands: &[ValueId]) -> bool {
        let compare = operands.first().and_then(|&condition| self.module.defining_op(condition));
        let left = compare.and_then(|op| self.module.operands(op).first().copied());
        left.is_some_and(|left| self.is_between(left, 0, 1))
    }

    /// The lowest bit of a number as a condition, or the sign extension of a condition as a number.
    fn of_bit(&mut self, kind: Arith, operand: TermId) -> TermKind {
        match kind {
            Arith::ExtendS => TermKind::Binary(BinaryOp::Sub, self.program.terms.constant(0), operand),
            _ => TermKind::Binary(BinaryOp::And, operand, self.program.terms.constant(1)),
        }
    }

    /// A symbol that is shared by ops that compute the same result from the same operands.
    /// Partitions that recompute a value then agree on it.
    fn opaque_term(&mut self, value: ValueId, op: OpId, meaning: Meaning) -> TermId {
        let Some(makings) = self.makings(op, meaning) else { return self.symbol(value) };
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
            number => self.program.terms.intern(TermKind::Again { term, number }),
        }
    }

    /// Whether Triton's buffer-index analysis looks through the term, so that the op that computes
    /// it is irrelevant.
    fn decomposes(&self, kind: &TermKind) -> bool {
        let constant = |term| self.program.terms.as_const(term).is_some();
        match *kind {
            TermKind::Binary(BinaryOp::Add, a, b) => constant(a) || constant(b),
            TermKind::Binary(BinaryOp::RemS, _, b) => constant(b),
            TermKind::Const(_) | TermKind::Select(..) | TermKind::Compare(..) => true,
            _ => false,
        }
    }

    /// The predicate of `arith.cmpi`, given as a keyword or as its number.
    pub(crate) fn predicate(&self, op: OpId) -> Option<Predicate> {
        use Predicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        const BY_NUMBER: [Predicate; 10] = [Eq, Ne, Slt, Sle, Sgt, Sge, Ult, Ule, Ugt, Uge];
        const BY_NAME: [&str; 10] = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
        let attr = self.module.attr(op, "predicate")?;
        let text = self.module.attr_text(attr);
        let number = match self.module.attr_value(attr) {
            AttrValue::Int { value, .. } => usize::try_from(value).ok(),
            _ => BY_NAME.iter().position(|&name| name == text),
        };
        let &first = self.module.operands(op).first()?;
        Some(self.of_numbers(*BY_NUMBER.get(number?)?, first))
    }
}

pub(crate) fn binary(kind: Arith) -> Option<BinaryOp> {
    Some(match kind {
        Arith::Add => BinaryOp::Add,
        Arith::Sub => BinaryOp::Sub,
        Arith::Mul => BinaryOp::Mul,
        Arith::DivS => BinaryOp::DivS,
        Arith::DivU => BinaryOp::DivU,
        Arith::RemS => BinaryOp::RemS,
        Arith::RemU => BinaryOp::RemU,
        Arith::And => BinaryOp::And,
        Arith::Or => BinaryOp::Or,
        Arith::Xor => BinaryOp::Xor,
        Arith::Shl => BinaryOp::Shl,
        Arith::ShrS => BinaryOp::ShrS,
        Arith::ShrU => BinaryOp::ShrU,
        Arith::MinS => BinaryOp::MinS,
        Arith::MinU => BinaryOp::MinU,
        Arith::MaxS => BinaryOp::MaxS,
        Arith::MaxU => BinaryOp::MaxU,
        // `rounding` expresses rounding divisions with these; `warps` handles casts.
        _ => return None,
    })
}
