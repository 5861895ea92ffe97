//! Integer expressions of registers, hash-consed and simplified.
//!
//! An expression has a width in bits and the exact meaning of the PTX instruction. Its operands
//! come before it in the table, except those of phis.

use rustc_hash::FxHashMap;
use seawall_base::define_id;
use seawall_ptx::InstructionId;

use crate::lanes::{Shuffle, WarpOp};
use crate::names::Scope;

define_id!(/// An expression.
    pub(crate) struct ExprId, "x");

/// An operation with two operands of one width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Op {
    Add,
    Sub,
    Mul,
    MulHiU,
    MulHiS,
    DivU,
    DivS,
    RemU,
    RemS,
    MinU,
    MinS,
    MaxU,
    MaxS,
    And,
    Or,
    Xor,
    Shl,
    ShrU,
    ShrS,
}

impl Op {
    /// Whether constant operands may be folded in any order.
    fn folds(self) -> bool {
        matches!(self, Op::Add | Op::Mul | Op::And | Op::Or | Op::Xor)
    }

    /// Whether the order of the operands does not matter.
    pub(crate) fn commutes(self) -> bool {
        self.folds() || matches!(self, Op::MulHiU | Op::MulHiS | Op::MinU | Op::MinS | Op::MaxU | Op::MaxS)
    }
}

/// A comparison of two operands of one width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Cmp {
    Eq,
    Ne,
    LtU,
    LeU,
    LtS,
    LeS,
}

/// How many threads agree on a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Level {
    /// All threads of the CTA.
    Cta,
    /// The threads of a warp.
    Warp,
    /// None: each thread has its own.
    Thread,
}

/// An instruction with its scope, and the number of a result.
pub(crate) type MadeBy = (InstructionId, Scope, u8);

/// A value that is not followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Symbol {
    /// Its name for display.
    pub(crate) name: String,
    /// Which threads agree on it, if they agree on `of`.
    pub(crate) level: Level,
    /// A known lower bound.
    pub(crate) least: Option<i64>,
    /// The block that computes it. `None` if it has one value in the whole run.
    pub(crate) block: Option<usize>,
    /// Whether it was read from a parameter of the kernel.
    pub(crate) is_parameter: bool,
    /// Whether its name stands for one value in the whole run.
    pub(crate) is_of_run: bool,
    /// The instruction that computes it, with its scope, and the number of its result.
    pub(crate) made_by: Option<MadeBy>,
    /// Whether it is the result of an operation that commutes.
    pub(crate) commutes: bool,
    /// The values on which it depends: threads that agree on these agree on it up to its level.
    pub(crate) of: Vec<ExprId>,
    /// The values that its instruction reads.
    pub(crate) reads: Vec<ExprId>,
}

/// An expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Node {
    /// A constant, cut to its width.
    Const { width: u8, value: u64 },
    /// The index of the thread in a dimension of the CTA.
    Tid(u8),
    /// 1 in one lane of each warp.
    Elect,
    /// A value that is not followed, by its number.
    Symbol(u32),
    /// The value of a register at the start of a block, by its number.
    Phi(u32),
    /// How often the loop with this header has come back to it.
    Iteration(u32),
    /// An operation.
    Binary { op: Op, width: u8, a: ExprId, b: ExprId },
    /// 1 if the comparison holds.
    Compare { cmp: Cmp, width: u8, a: ExprId, b: ExprId },
    /// `a` if the condition is not 0, else `b`.
    Select { condition: ExprId, a: ExprId, b: ExprId },
    /// The lower bits of a value, extended to a width.
    Extend { signed: bool, from: u8, width: u8, a: ExprId },
    /// The value of lane 0 of the warp.
    OfFirstLane(ExprId),
    /// A vote of the lanes of a warp, or a reduction over them.
    OfWarp { op: WarpOp, a: ExprId },
    /// The value of the lane whose number differs by an exclusive or (`shfl.sync.bfly`).
    Butterfly { a: ExprId, distance: u8 },
    /// The value of another lane of the warp.
    Shuffle { a: ExprId, from: Shuffle },
}

/// The expressions of one kernel.
#[derive(Clone, Debug, Default)]
pub(crate) struct Exprs {
    nodes: Vec<Node>,
    ids: FxHashMap<Node, ExprId>,
    pub(crate) symbols: Vec<Symbol>,
}

/// How many values of an expression are considered.
const MOST_POSSIBLE: usize = 16;

/// The bits of a width.
pub(crate) fn mask(width: u8) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// A value of a width as a signed number.
pub(crate) fn signed(value: u64, width: u8) -> i64 {
    let shift = 64 - u32::from(width.clamp(1, 64));
    (value << shift).cast_signed() >> shift
}

impl Exprs {
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn node(&self, id: ExprId) -> Node {
        use seawall_base::EntityId;
        self.nodes[id.index()]
    }

    pub(crate) fn intern(&mut self, node: Node) -> ExprId {
        use seawall_base::EntityId;
        if let Some(&id) = self.ids.get(&node) {
            return id;
        }
        let id = ExprId::from_index(self.nodes.len());
        self.nodes.push(node);
        self.ids.insert(node, id);
        id
    }

    /// The expression of a node, if there is one.
    pub(crate) fn find(&self, node: Node) -> Option<ExprId> {
        self.ids.get(&node).copied()
    }

    pub(crate) fn constant(&mut self, width: u8, value: u64) -> ExprId {
        self.intern(Node::Const { width, value: value & mask(width) })
    }

    pub(crate) fn symbol(&mut self, symbol: Symbol) -> ExprId {
        let number = self.symbols.len() as u32;
        self.symbols.push(symbol);
        self.intern(Node::Symbol(number))
    }

    pub(crate) fn as_const(&self, id: ExprId) -> Option<u64> {
        match self.node(id) {
            Node::Const { value, .. } => Some(value),
            _ => None,
        }
    }

    /// All values of an expression of constants, selections and operations, if they are few.
    pub(crate) fn possible(&self, id: ExprId) -> Option<Vec<u64>> {
        let mut all = match self.node(id) {
            Node::Const { value, .. } => vec![value],
            Node::Select { a, b, .. } => [self.possible(a)?, self.possible(b)?].concat(),
            Node::Binary { op, width, a, b } => {
                let (a, b) = (self.possible(a)?, self.possible(b)?);
                let each = a.iter().flat_map(|&x| b.iter().map(move |&y| evaluate(op, width, x, y)));
                each.collect::<Option<Vec<u64>>>()?
            }
            _ => return None,
        };
        all.sort_unstable();
        all.dedup();
        (all.len() <= MOST_POSSIBLE).then_some(all)
    }

    /// The width of an expression in bits.
    pub(crate) fn width(&self, id: ExprId) -> u8 {
        match self.node(id) {
            Node::Const { width, .. } | Node::Binary { width, .. } | Node::Extend { width, .. } => width,
            Node::Tid(_) | Node::Iteration(_) => 32,
            Node::Elect | Node::Compare { .. } => 1,
            // The width of a register is not recorded. Symbols and phis are used at their own.
            Node::Symbol(_) | Node::Phi(_) => 64,
            Node::Select { a, .. } => self.width(a),
            Node::OfFirstLane(a) | Node::Butterfly { a, .. } | Node::Shuffle { a, .. } => self.width(a),
            Node::OfWarp { op, a } => op.width().unwrap_or_else(|| self.width(a)),
        }
    }

    pub(crate) fn binary(&mut self, op: Op, width: u8, a: ExprId, b: ExprId) -> ExprId {
        let (a, b) = (self.cut(width, a), self.cut(width, b));
        if let (Some(x), Some(y)) = (self.as_const(a), self.as_const(b))
            && let Some(value) = evaluate(op, width, x, y)
        {
            return self.constant(width, value);
        }
        // Constants stand on the right.
        let (a, b) = if op.folds() && self.as_const(a).is_some() { (b, a) } else { (a, b) };
        let Some(y) = self.as_const(b) else {
            let known = match op {
                Op::Add => self.signed_quotient(width, a, b),
                Op::Sub => self.remainder(width, a, b),
                _ => None,
            };
            return known.unwrap_or_else(|| self.intern(Node::Binary { op, width, a, b }));
        };
        match op {
            Op::Add | Op::Sub | Op::Or | Op::Xor | Op::Shl | Op::ShrU | Op::ShrS if y == 0 => return a,
            Op::Mul | Op::DivU | Op::DivS if y == 1 => return a,
            Op::And if y == mask(width) => return a,
            Op::And | Op::Mul if y == 0 => return self.constant(width, 0),
            Op::Sub => {
                let negative = self.constant(width, y.wrapping_neg());
                return self.binary(Op::Add, width, a, negative);
            }
            Op::ShrS if let Some(quotient) = self.quotient_by_shift(width, a, y) => return quotient,
            Op::And if let Some(multiple) = self.multiple_by_mask(width, a, y) => return multiple,
            Op::And if let Some(multiple) = self.mask_of_multiple(width, a, y) => return multiple,
            // The bits of an exclusive or with a constant are those of the other operand, or their
            // opposites.
            Op::And if let Some(bits) = self.bits_of_xor(width, a, y) => return bits,
            Op::Shl if y < u64::from(width) => {
                let factor = self.constant(width, 1 << y);
                return self.binary(Op::Mul, width, a, factor);
            }
            _ => {}
        }
        if let Some(multiple) = self.shifted_multiple(op, width, a, y) {
            return multiple;
        }
        let quotient = self.quotient_by_multiplication(op, width, a, y);
        if let Some(quotient) = quotient.or_else(|| self.quotient_by_wide_product(op, width, a, y)) {
            return quotient;
        }
        if let Node::Binary { op: inner, width: inner_width, a: x, b: c } = self.node(a)
            && inner == op
            && inner_width == width
            && op.folds()
            && let Some(c) = self.as_const(c)
            && let Some(both) = evaluate(op, width, c, y)
        {
            let both = self.constant(width, both);
            return self.binary(op, width, x, both);
        }
        self.intern(Node::Binary { op, width, a, b })
    }

    /// A signed division by 2^`places`: `(x + bias) >> places`. The bias is 2^`places` - 1 if the
    /// dividend is negative.
    fn quotient_by_shift(&mut self, width: u8, a: ExprId, places: u64) -> Option<ExprId> {
        let dividend = self.biased(width, a, places)?;
        let divisor = self.constant(width, 1 << places);
        Some(self.intern(Node::Binary { op: Op::DivS, width, a: dividend, b: divisor }))
    }

    /// The multiple of 2^k that such a division leaves: `(x + bias) & -2^k`.
    fn multiple_by_mask(&mut self, width: u8, a: ExprId, kept: u64) -> Option<ExprId> {
        let places = u64::from(kept.trailing_zeros());
        if places == 0 || kept != mask(width) & !((1 << places) - 1) {
            return None;
        }
        let quotient = self.quotient_by_shift(width, a, places)?;
        let factor = self.constant(width, 1 << places);
        Some(self.binary(Op::Mul, width, quotient, factor))
    }

    /// The value x of `x + ((x >> 31) >>> (32 - places))`, in 32 bits.
    fn biased(&self, width: u8, sum: ExprId, places: u64) -> Option<ExprId> {
        let Node::Binary { op: Op::Add, width: 32, a, b } = self.node(sum) else { return None };
        let is_bias = |bias: ExprId, of: ExprId| {
            let Node::Binary { op: Op::ShrU, width: 32, a: sign, b: down } = self.node(bias) else {
                return false;
            };
            let spread = match self.node(sign) {
                Node::Binary { op: Op::ShrS, width: 32, a, b } => a == of && self.as_const(b) == Some(31),
                // Of one bit, the sign itself is the bias.
                _ => sign == of && places == 1,
            };
            spread && self.as_const(down) == 32_u64.checked_sub(places)
        };
        if width != 32 || !(1..31).contains(&places) {
            return None;
        }
        [(a, b), (b, a)].into_iter().find(|&(x, bias)| is_bias(bias, x)).map(|(x, _)| x)
    }

    /// `((x ^ c) >> k) & m` as `((x >> k) & m) ^ ((c >> k) & m)`.
    fn bits_of_xor(&mut self, width: u8, a: ExprId, kept: u64) -> Option<ExprId> {
        let (xor, places) = match self.node(a) {
            Node::Binary { op: Op::ShrU, width: own, a, b } if own == width => (a, self.as_const(b)?),
            _ => (a, 0),
        };
        let Node::Binary { op: Op::Xor, width: own, a: x, b: c } = self.node(xor) else { return None };
        let flipped = evaluate(Op::ShrU, width, self.as_const(c)?, places)? & kept;
        if own != width || width == 1 {
            return None;
        }
        let (places, kept) = (self.constant(width, places), self.constant(width, kept));
        let shifted = self.binary(Op::ShrU, width, x, places);
        let bits = self.binary(Op::And, width, shifted, kept);
        let flipped = self.constant(width, flipped);
        Some(self.binary(Op::Xor, width, bits, flipped))
    }

    /// `(x << k) & m` as `(x & (m >> k)) << k`.
    fn mask_of_multiple(&mut self, width: u8, product: ExprId, kept: u64) -> Option<ExprId> {
        let Node::Binary { op: Op::Mul, width: own, a: x, b: factor } = self.node(product) else {
            return None;
        };
        let unit = self.as_const(factor).filter(|unit| unit.is_power_of_two() && own == width)?;
        let kept = self.constant(width, kept >> unit.trailing_zeros());
        let low = self.binary(Op::And, width, x, kept);
        let unit = self.constant(width, unit);
        Some(self.binary(Op::Mul, width, low, unit))
    }

    /// `((x & m) << k) >> s` as `(x & m) << (k - s)`, if no bit is lost.
    fn shifted_multiple(&mut self, op: Op, width: u8, product: ExprId, places: u64) -> Option<ExprId> {
        let Node::Binary { op: Op::Mul, width: own, a: low, b: factor } = self.node(product) else {
            return None;
        };
        let Node::Binary { op: Op::And, width: inner, b: kept, .. } = self.node(low) else { return None };
        let (unit, kept) = (self.as_const(factor)?, self.as_const(kept)?);
        let is_exact = kept.checked_mul(unit).is_some_and(|most| most <= mask(width));
        let is_shift = op == Op::ShrU && own == width && inner == width && unit.is_power_of_two();
        if !is_shift || !is_exact || u64::from(unit.trailing_zeros()) < places {
            return None;
        }
        let unit = self.constant(width, unit >> places);
        Some(self.binary(Op::Mul, width, low, unit))
    }

    /// A division by a constant that the compiler turned into a multiplication by its reciprocal:
    /// the upper half of the product, shifted right. The product is exact for every dividend if the
    /// reciprocal is at most 2^shift too large (Granlund and Montgomery, "Division by Invariant
    /// Integers using Multiplication").
    fn quotient_by_multiplication(&mut self, op: Op, width: u8, a: ExprId, shift: u64) -> Option<ExprId> {
        if op != Op::ShrU || !matches!(width, 32 | 64) || shift > 30 {
            return None;
        }
        let Node::Binary { op: Op::MulHiU, width: own, a: x, b: factor } = self.node(a) else { return None };
        if own != width {
            return None;
        }
        let factor = u128::from(self.as_const(factor)?);
        let power = 1_u128 << (u64::from(width) + shift);
        let divisor = power.div_ceil(factor.max(1));
        let divisor = if divisor * factor > power { divisor } else { divisor + 1 };
        let excess = (factor * divisor).checked_sub(power)?;
        if !(2..1 << 31).contains(&divisor) || excess > 1 << shift {
            return None;
        }
        let divisor = self.constant(width, divisor as u64);
        Some(self.intern(Node::Binary { op: Op::DivU, width, a: x, b: divisor }))
    }

    /// The same with a product of twice as many bits that is shifted right: `x * factor >> shift`.
    /// It is exact if the reciprocal is at most 2^(shift - bits of x) too large.
    fn quotient_by_wide_product(&mut self, op: Op, width: u8, a: ExprId, shift: u64) -> Option<ExprId> {
        let Node::Binary { op: Op::Mul, width: own, a: x, b: factor } = self.node(a) else { return None };
        let Node::Extend { signed: false, from, width: extended, a: x } = self.node(x) else { return None };
        let factor = u128::from(self.as_const(factor)?);
        let fits = op == Op::ShrU && own == width && extended == width && from * 2 == width;
        if !fits || shift < u64::from(from) || shift >= u64::from(width) || factor >> from != 0 {
            return None;
        }
        let power = 1_u128 << shift;
        let divisor = power.div_ceil(factor.max(1));
        let excess = (factor * divisor).checked_sub(power)?;
        if !(2..1 << 31).contains(&divisor) || excess > 1 << (shift - u64::from(from)) {
            return None;
        }
        let divisor = self.constant(width, divisor as u64);
        let dividend = self.extend(false, from, width, x);
        Some(self.binary(Op::DivU, width, dividend, divisor))
    }

    /// `x - x / m * m` in 16 bits. Sums find the remainders of 32 bits.
    fn remainder(&mut self, width: u8, a: ExprId, b: ExprId) -> Option<ExprId> {
        let Node::Binary { op: Op::Mul, width: 16, a: quotient, b: divisor } = self.node(b) else {
            return None;
        };
        let divisor = self.as_const(divisor).filter(|_| width == 16)?;
        let Node::Extend { from: 16, width: 16, a: quotient, .. } = self.node(quotient) else { return None };
        let Node::Binary { op: Op::DivU, width: 32, a: dividend, b: by } = self.node(quotient) else {
            return None;
        };
        if self.as_const(by) != Some(divisor) || dividend != self.extend(false, 16, 32, a) {
            return None;
        }
        let divisor = self.constant(32, divisor);
        let remainder = self.binary(Op::RemU, 32, dividend, divisor);
        Some(self.extend(false, 16, 16, remainder))
    }

    /// A signed division by a constant: the upper half of the product with the reciprocal, and 1
    /// more for a negative dividend.
    fn signed_quotient(&mut self, width: u8, a: ExprId, b: ExprId) -> Option<ExprId> {
        let Node::Binary { op: Op::ShrU, width: 32, a: of, b: places } = self.node(b) else { return None };
        let (shift, high) = match self.node(a) {
            Node::Binary { op: Op::ShrS, width: 32, a: high, b: shift } => (self.as_const(shift)?, high),
            _ => (0, a),
        };
        let Node::Binary { op: Op::MulHiS, width: 32, a: x, b: factor } = self.node(high) else {
            return None;
        };
        if width != 32 || self.as_const(places) != Some(31) || (of != a && of != high) || shift > 30 {
            return None;
        }
        let factor = u128::try_from(signed(self.as_const(factor)?, 32)).ok()?;
        let power = 1_u128 << (32 + shift);
        let divisor = power.div_ceil(factor.max(1));
        let excess = (factor * divisor).checked_sub(power)?;
        if !(2..1 << 31).contains(&divisor) || excess == 0 || excess > 1 << (shift + 1) {
            return None;
        }
        let divisor = self.constant(32, divisor as u64);
        Some(self.intern(Node::Binary { op: Op::DivS, width: 32, a: x, b: divisor }))
    }

    /// A constant operand in the width of its operation.
    fn cut(&mut self, width: u8, operand: ExprId) -> ExprId {
        match self.node(operand) {
            Node::Const { width: own, value } if own != width => self.constant(width, value),
            _ => operand,
        }
    }

    pub(crate) fn compare(&mut self, cmp: Cmp, width: u8, a: ExprId, b: ExprId) -> ExprId {
        let (a, b) = (self.cut(width, a), self.cut(width, b));
        match (self.as_const(a), self.as_const(b)) {
            (Some(x), Some(y)) => {
                let holds = compare(cmp, width, x, y);
                self.constant(1, u64::from(holds))
            }
            _ => self.intern(Node::Compare { cmp, width, a, b }),
        }
    }

    pub(crate) fn not(&mut self, condition: ExprId) -> ExprId {
        // Guards are conjunctions, so negations are of their parts.
        if let Node::Binary { op: op @ (Op::And | Op::Or), width: 1, a, b } = self.node(condition) {
            let (a, b) = (self.not(a), self.not(b));
            return self.binary(if op == Op::And { Op::Or } else { Op::And }, 1, a, b);
        }
        let one = self.constant(1, 1);
        self.binary(Op::Xor, 1, condition, one)
    }

    pub(crate) fn select(&mut self, condition: ExprId, a: ExprId, b: ExprId) -> ExprId {
        match self.as_const(condition) {
            Some(0) => b,
            Some(_) => a,
            None if a == b => a,
            None => self.intern(Node::Select { condition, a, b }),
        }
    }

    pub(crate) fn of_first_lane(&mut self, a: ExprId) -> ExprId {
        match self.node(a) {
            Node::Const { .. } | Node::OfFirstLane(_) => a,
            _ => self.intern(Node::OfFirstLane(a)),
        }
    }

    pub(crate) fn extend(&mut self, signed_from: bool, from: u8, width: u8, a: ExprId) -> ExprId {
        if let Some(value) = self.as_const(a) {
            let value = value & mask(from);
            let value = if signed_from { signed(value, from).cast_unsigned() } else { value };
            return self.constant(width, value);
        }
        if from == width && self.width(a) == width {
            return a;
        }
        let known = match self.node(a) {
            // The upper bits are cut off again.
            Node::Extend { from: inner, width: wide, a: x, .. }
                if from == width && inner == from && wide > width =>
            {
                Some(self.extend(false, from, width, x))
            }
            _ if !signed_from && from < width => self.widened(from, width, a),
            _ => None,
        };
        known.unwrap_or_else(|| self.intern(Node::Extend { signed: signed_from, from, width, a }))
    }

    /// The zero extension of an operation whose result has no more bits than its operands, as the
    /// operation in the larger width.
    fn widened(&mut self, from: u8, width: u8, a: ExprId) -> Option<ExprId> {
        match self.node(a) {
            Node::Binary { op: Op::And, width: own, a: x, b } if own == from => {
                let kept = self.as_const(b)?;
                let x =
                    self.uncut(from, width, x, kept).unwrap_or_else(|| self.extend(false, from, width, x));
                let kept = self.constant(width, kept);
                Some(self.binary(Op::And, width, x, kept))
            }
            Node::Extend { from: inner, width: own, a: x, .. } if own == from && inner == from => {
                // A value of `width` bits that has no more than `from` bits.
                let fits = matches!(self.node(x), Node::Binary { op: Op::RemU | Op::DivU, width: of, .. } if of == width)
                    && self.most(x)? <= mask(from);
                fits.then_some(x)
            }
            _ => None,
        }
    }

    /// A value of `width` bits that was cut to `from` bits, if a mask keeps no more than these.
    fn uncut(&self, from: u8, width: u8, a: ExprId, kept: u64) -> Option<ExprId> {
        let Node::Extend { from: inner, width: own, a: x, .. } = self.node(a) else { return None };
        let is_cut = own == from && inner == from && kept <= mask(from);
        // Registers of phis and symbols have the width of their operation, which is not recorded.
        let is_wide = self.width(x) == width || matches!(self.node(x), Node::Phi(_) | Node::Symbol(_));
        (is_cut && is_wide && width == 32).then_some(x)
    }

    /// The largest value of an operation, if it is easy to see.
    fn most(&self, a: ExprId) -> Option<u64> {
        match self.node(a) {
            Node::Const { value, .. } => Some(value),
            Node::Binary { op: Op::And, b, .. } => self.as_const(b),
            Node::Binary { op: Op::RemU, b, .. } => self.as_const(b)?.checked_sub(1),
            Node::Binary { op: Op::DivU, a, b, .. } => self.most(a)?.checked_div(self.as_const(b)?),
            _ => None,
        }
    }

    /// An expression with other operands. Phis and symbols stay.
    pub(crate) fn rebuilt(&mut self, id: ExprId, of: impl Fn(ExprId) -> ExprId) -> ExprId {
        match self.node(id) {
            Node::Binary { op, width, a, b } => self.binary(op, width, of(a), of(b)),
            Node::Compare { cmp, width, a, b } => self.compare(cmp, width, of(a), of(b)),
            Node::Select { condition, a, b } => self.select(of(condition), of(a), of(b)),
            Node::Extend { signed, from, width, a } => self.extend(signed, from, width, of(a)),
            Node::OfFirstLane(a) => self.of_first_lane(of(a)),
            Node::Butterfly { a, distance } => self.intern(Node::Butterfly { a: of(a), distance }),
            Node::Shuffle { a, from } => self.intern(Node::Shuffle { a: of(a), from }),
            Node::OfWarp { op, a } => self.intern(Node::OfWarp { op, a: of(a) }),
            Node::Const { .. }
            | Node::Tid(_)
            | Node::Elect
            | Node::Iteration(_)
            | Node::Phi(_)
            | Node::Symbol(_) => id,
        }
    }

    /// The operands of an expression.
    pub(crate) fn operands(&self, id: ExprId) -> smallvec::SmallVec<[ExprId; 3]> {
        match self.node(id) {
            Node::Const { .. } | Node::Tid(_) | Node::Elect | Node::Phi(_) | Node::Iteration(_) => {
                smallvec::SmallVec::new()
            }
            Node::Symbol(number) => smallvec::SmallVec::from_slice(&self.symbols[number as usize].of),
            Node::Binary { a, b, .. } | Node::Compare { a, b, .. } => smallvec::smallvec![a, b],
            Node::Select { condition, a, b } => smallvec::smallvec![condition, a, b],
            Node::Extend { a, .. }
            | Node::OfFirstLane(a)
            | Node::OfWarp { a, .. }
            | Node::Butterfly { a, .. }
            | Node::Shuffle { a, .. } => {
                smallvec::smallvec![a]
            }
        }
    }
}

/// The value of an operation, cut to its width. `None` for a division by 0.
pub(crate) fn evaluate(op: Op, width: u8, a: u64, b: u64) -> Option<u64> {
    let (a, b) = (a & mask(width), b & mask(width));
    let (sa, sb) = (signed(a, width), signed(b, width));
    let value = match op {
        Op::Add => a.wrapping_add(b),
        Op::Sub => a.wrapping_sub(b),
        Op::Mul => a.wrapping_mul(b),
        Op::MulHiU => ((u128::from(a) * u128::from(b)) >> width) as u64,
        Op::MulHiS => ((i128::from(sa) * i128::from(sb)) >> width) as u64,
        Op::DivU => a.checked_div(b)?,
        Op::RemU => a.checked_rem(b)?,
        Op::DivS => sa.checked_div(sb)?.cast_unsigned(),
        Op::RemS => sa.checked_rem(sb)?.cast_unsigned(),
        Op::MinU => a.min(b),
        Op::MaxU => a.max(b),
        Op::MinS => sa.min(sb).cast_unsigned(),
        Op::MaxS => sa.max(sb).cast_unsigned(),
        Op::And => a & b,
        Op::Or => a | b,
        Op::Xor => a ^ b,
        // PTX limits shift amounts to the width.
        Op::Shl => {
            if b >= u64::from(width) {
                0
            } else {
                a << b
            }
        }
        Op::ShrU => {
            if b >= u64::from(width) {
                0
            } else {
                a >> b
            }
        }
        Op::ShrS => (sa >> b.min(u64::from(width) - 1).min(63)).cast_unsigned(),
    };
    Some(value & mask(width))
}

/// Whether a comparison holds.
pub(crate) fn compare(cmp: Cmp, width: u8, a: u64, b: u64) -> bool {
    let (a, b) = (a & mask(width), b & mask(width));
    let (sa, sb) = (signed(a, width), signed(b, width));
    match cmp {
        Cmp::Eq => a == b,
        Cmp::Ne => a != b,
        Cmp::LtU => a < b,
        Cmp::LeU => a <= b,
        Cmp::LtS => sa < sb,
        Cmp::LeS => sa <= sb,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reciprocals_are_exact_divisions() {
        let mut exprs = Exprs::default();
        let x = exprs.intern(Node::Tid(0));
        for (factor, shift, divisor) in
            [(0xaaaa_aaab_u64, 1, 3_u64), (0xcccc_cccd, 2, 5), (0x3333_3334, 0, 0), (0xaaaa_aaab, 3, 12)]
        {
            let factor = exprs.constant(32, factor);
            let high = exprs.binary(Op::MulHiU, 32, x, factor);
            let shift = exprs.constant(32, shift);
            let quotient = exprs.binary(Op::ShrU, 32, high, shift);
            let found = match exprs.node(quotient) {
                Node::Binary { op: Op::DivU, b, .. } => exprs.as_const(b),
                _ => None,
            };
            assert_eq!(found.unwrap_or(0), divisor);
        }
    }
}
