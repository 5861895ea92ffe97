//! Integer instructions as expressions.

use seawall_ptx::InstructionId;
use seawall_ptx::table::{Access, Meaning, Value as Kind};

use crate::expr::{Cmp, ExprId, Level, Node, Op, mask};
use crate::inline::{param_access, param_name};
use crate::lanes::{Shuffle, ShuffleMode, WarpOp};
use crate::values::{Value, Values};

/// The type of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Type {
    width: u8,
    signed: bool,
}

/// Whether a computation depends on the lane besides its operands.
pub(crate) fn depends_on_lane(value: Kind) -> bool {
    matches!(value, Kind::Shfl | Kind::Elect | Kind::Mapa | Kind::OpaqueOfWarp)
}

/// The type of a modifier: an integer, a bit type or a predicate.
fn integer_type(modifier: &str) -> Option<Type> {
    if modifier == "pred" {
        return Some(Type { width: 1, signed: false });
    }
    let signed = modifier.starts_with('s');
    let digits = modifier.strip_prefix(['s', 'u', 'b'])?;
    let width: u8 = digits.parse().ok()?;
    matches!(width, 8 | 16 | 32 | 64).then_some(Type { width, signed })
}

/// The values that an instruction writes, or nothing if they are not followed. It writes `count`.
pub(crate) fn results(
    values: &mut Values<'_>,
    id: InstructionId,
    operands: &[Value],
    count: usize,
    block: usize,
) -> Vec<ExprId> {
    let opcode = values.module.opcode_of(id);
    match opcode.row.map(|row| row.meaning) {
        Some(Meaning::Value(Kind::Elect)) => {
            let lane = values.unknown("leader", Level::Warp, Some(block), Vec::new());
            let elected = values.exprs.intern(Node::Elect);
            vec![lane, elected].into_iter().take(count).collect()
        }
        Some(Meaning::Value(Kind::Shfl)) => {
            let modes = [
                ("up", ShuffleMode::Up),
                ("down", ShuffleMode::Down),
                ("bfly", ShuffleMode::Butterfly),
                ("idx", ShuffleMode::Index),
            ];
            let mode = modes.into_iter().find(|(name, _)| opcode.has(name));
            mode.and_then(|(_, mode)| shfl(values, mode, operands)).into_iter().collect()
        }
        Some(Meaning::Value(Kind::OpaqueOfWarp)) => of_warp(values, id, operands).into_iter().collect(),
        Some(Meaning::Value(Kind::Mapa)) if opcode.has("shared::cluster") => {
            mapa(values, operands, block).into_iter().collect()
        }
        Some(Meaning::Value(Kind::Mov)) => mov(values, id, operands, count),
        Some(Meaning::Value(kind)) => {
            let modifiers: Vec<&str> = opcode.modifiers().collect();
            let types: Vec<Type> = modifiers.iter().filter_map(|modifier| integer_type(modifier)).collect();
            match kind {
                Kind::Setp => setp(values, &modifiers, types.last().copied(), operands, count),
                Kind::Cvt => cvt(values, &modifiers, operands).into_iter().collect(),
                // Only addresses of shared memory are compared with others.
                Kind::Cvta
                    if ["shared", "shared::cta", "param", "global"].iter().any(|own| opcode.has(own)) =>
                {
                    operands.get(1).and_then(Value::one).into_iter().collect()
                }
                Kind::Selp => selp(values, operands).into_iter().collect(),
                _ => match types.last() {
                    Some(&of) => arithmetic(values, kind, &modifiers, of, operands).into_iter().collect(),
                    None => Vec::new(),
                },
            }
        }
        Some(Meaning::Access(Access::Store)) if param_access(values.module, id).is_some() => {
            let is_start = param_name(values.module, id).is_some_and(|(_, is_start)| is_start);
            operands.get(1).and_then(Value::one).filter(|_| is_start).into_iter().collect()
        }
        Some(Meaning::Access(_)) if opcode.has("param") || opcode.has("param::entry") => {
            values.param(id, count)
        }
        _ => Vec::new(),
    }
}

/// A vote or a reduction, if all lanes take part.
fn of_warp(values: &mut Values<'_>, id: InstructionId, operands: &[Value]) -> Option<ExprId> {
    let opcode = values.module.opcode_of(id);
    let signed = opcode.has("s32");
    let op = match (opcode.row?.name, opcode.modifiers().find(|own| *own != "sync")?) {
        ("vote", "any") => WarpOp::Any,
        ("vote", "all") => WarpOp::All,
        ("vote", "uni") => WarpOp::Uniform,
        ("vote", "ballot") => WarpOp::Ballot,
        ("redux.sync", "min") if !signed => WarpOp::Min,
        ("redux.sync", "max") if !signed => WarpOp::Max,
        _ => return None,
    };
    let members = operands.get(2).and_then(Value::one)?;
    let takes_part = values.exprs.as_const(members).map(|all| all & mask(32)) == Some(mask(32));
    let a = operands.get(1)?.one().filter(|_| takes_part)?;
    Some(values.exprs.intern(Node::OfWarp { op, a }))
}

/// The value of another lane, if all lanes take part and the instruction states the lane.
fn shfl(values: &mut Values<'_>, mode: ShuffleMode, operands: &[Value]) -> Option<ExprId> {
    let value = operands.get(1)?.one()?;
    let [lane, clamp, members] = [2, 3, 4]
        .map(|at| operands.get(at).and_then(Value::one).and_then(|expr| values.exprs.as_const(expr)));
    if members.map(|all| all & mask(32)) != Some(mask(32)) {
        return None;
    }
    let (lane, bits) = (lane? & 31, clamp?);
    let from = Shuffle { mode, lane: lane as u8, clamp: (bits & 31) as u8, segment: (bits >> 8 & 31) as u8 };
    match (mode, lane) {
        (ShuffleMode::Index, 0) if bits == 31 => Some(values.exprs.of_first_lane(value)),
        (ShuffleMode::Butterfly, 1..) if bits == 31 => {
            Some(values.exprs.intern(Node::Butterfly { a: value, distance: lane as u8 }))
        }
        _ => Some(values.exprs.intern(Node::Shuffle { a: value, from })),
    }
}

/// The address of a place of this CTA in another CTA.
fn mapa(values: &mut Values<'_>, operands: &[Value], block: usize) -> Option<ExprId> {
    let own = operands.get(1)?.one()?;
    let address = values.unknown("remote", Level::Thread, Some(block), Vec::new());
    if let Node::Symbol(number) = values.exprs.node(address) {
        values.mapped.insert(number, own);
        let rank = operands.get(2).and_then(Value::one);
        values.mapped_to.extend(rank.map(|rank| (number, rank)));
    }
    Some(address)
}

fn mov(values: &mut Values<'_>, id: InstructionId, operands: &[Value], count: usize) -> Vec<ExprId> {
    let of = values.module.opcode_of(id).modifiers().last().and_then(integer_type);
    match operands {
        // Constants have 64 bits.
        [Value::One(_), Value::One(value)] => match (of, values.exprs.as_const(*value)) {
            (Some(of), Some(constant)) => vec![values.exprs.constant(of.width, constant)],
            _ => vec![*value],
        },
        // Two halves become one register.
        [Value::One(_), Value::Many(parts)] if parts.len() == 2 => {
            let (Some(of), Some(low), Some(high)) = (of, parts[0].one(), parts[1].one()) else {
                return Vec::new();
            };
            let half = of.width / 2;
            let low = values.exprs.extend(false, half, of.width, low);
            let high = values.exprs.extend(false, half, of.width, high);
            let places = values.exprs.constant(of.width, u64::from(half));
            let high = values.exprs.binary(Op::Shl, of.width, high, places);
            vec![values.exprs.binary(Op::Or, of.width, high, low)]
        }
        // A register is split into its halves.
        [Value::Many(parts), Value::One(value)] if parts.len() == 2 && count == 2 => {
            let Some(of) = of else { return Vec::new() };
            let half = of.width / 2;
            let places = values.exprs.constant(of.width, u64::from(half));
            let high = values.exprs.binary(Op::ShrU, of.width, *value, places);
            let low = values.exprs.extend(false, half, half, *value);
            vec![low, values.exprs.extend(false, half, half, high)]
        }
        _ => Vec::new(),
    }
}

fn setp(
    values: &mut Values<'_>,
    modifiers: &[&str],
    of: Option<Type>,
    operands: &[Value],
    count: usize,
) -> Vec<ExprId> {
    let operand = |at: usize| operands.get(at).and_then(Value::one);
    // `setp.lt.and` also takes a predicate.
    let (Some(of), Some(a), Some(b), 3) = (of, operand(1), operand(2), operands.len()) else {
        return Vec::new();
    };
    let exprs = &mut values.exprs;
    let unsigned = !of.signed;
    let holds = match (modifiers.first().copied(), unsigned) {
        (Some("eq"), _) => exprs.compare(Cmp::Eq, of.width, a, b),
        (Some("ne"), _) => exprs.compare(Cmp::Ne, of.width, a, b),
        (Some("lt"), false) => exprs.compare(Cmp::LtS, of.width, a, b),
        (Some("le"), false) => exprs.compare(Cmp::LeS, of.width, a, b),
        (Some("gt"), false) => exprs.compare(Cmp::LtS, of.width, b, a),
        (Some("ge"), false) => exprs.compare(Cmp::LeS, of.width, b, a),
        (Some("lt" | "lo"), true) => exprs.compare(Cmp::LtU, of.width, a, b),
        (Some("le" | "ls"), true) => exprs.compare(Cmp::LeU, of.width, a, b),
        (Some("gt" | "hi"), true) => exprs.compare(Cmp::LtU, of.width, b, a),
        (Some("ge" | "hs"), true) => exprs.compare(Cmp::LeU, of.width, b, a),
        _ => return Vec::new(),
    };
    let other = exprs.not(holds);
    vec![holds, other].into_iter().take(count).collect()
}

fn cvt(values: &mut Values<'_>, modifiers: &[&str], operands: &[Value]) -> Option<ExprId> {
    // Rounding and saturation are those of floating-point types, or are not followed.
    let [to, from] = modifiers else { return None };
    let (to, from) = (integer_type(to)?, integer_type(from)?);
    let value = operands.get(1)?.one()?;
    Some(values.exprs.extend(from.signed, from.width.min(to.width), to.width, value))
}

fn selp(values: &mut Values<'_>, operands: &[Value]) -> Option<ExprId> {
    let operand = |at: usize| operands.get(at).and_then(Value::one);
    let (a, b, condition) = (operand(1)?, operand(2)?, operand(3)?);
    Some(values.exprs.select(condition, a, b))
}

fn arithmetic(
    values: &mut Values<'_>,
    kind: Kind,
    modifiers: &[&str],
    of: Type,
    operands: &[Value],
) -> Option<ExprId> {
    let has = |modifier: &str| modifiers.contains(&modifier);
    if modifiers.iter().any(|modifier| matches!(*modifier, "sat" | "cc" | "relu" | "wrap" | "clamp")) {
        return None;
    }
    let operand = |at: usize| operands.get(at).and_then(Value::one);
    let width = of.width;
    let exprs = &mut values.exprs;
    let a = operand(1)?;
    let simple = |signed_op: Op, unsigned_op: Op| if of.signed { signed_op } else { unsigned_op };
    let op = match kind {
        Kind::Add => Op::Add,
        Kind::Sub => Op::Sub,
        Kind::Mul | Kind::Mad => {
            let b = operand(2)?;
            let (product, width) = if has("wide") {
                let a = exprs.extend(of.signed, width, width * 2, a);
                let b = exprs.extend(of.signed, width, width * 2, b);
                (exprs.binary(Op::Mul, width * 2, a, b), width * 2)
            } else if has("lo") {
                (exprs.binary(Op::Mul, width, a, b), width)
            } else if has("hi") {
                (exprs.binary(simple(Op::MulHiS, Op::MulHiU), width, a, b), width)
            } else {
                return None;
            };
            return match kind {
                Kind::Mad => Some(exprs.binary(Op::Add, width, product, operand(3)?)),
                _ => Some(product),
            };
        }
        Kind::Div => simple(Op::DivS, Op::DivU),
        Kind::Rem => simple(Op::RemS, Op::RemU),
        Kind::Min => simple(Op::MinS, Op::MinU),
        Kind::Max => simple(Op::MaxS, Op::MaxU),
        Kind::And => Op::And,
        Kind::Or => Op::Or,
        Kind::Xor => Op::Xor,
        Kind::Shl => Op::Shl,
        Kind::Shr => simple(Op::ShrS, Op::ShrU),
        Kind::Neg => {
            let minus = exprs.constant(width, u64::MAX);
            return Some(exprs.binary(Op::Mul, width, a, minus));
        }
        Kind::Not => {
            let ones = exprs.constant(width, u64::MAX);
            return Some(exprs.binary(Op::Xor, width, a, ones));
        }
        Kind::Bfe => return bfe(values, of, a, operand(2)?, operand(3)?),
        _ => return None,
    };
    Some(exprs.binary(op, width, a, operand(2)?))
}

/// A field of bits at a constant position.
fn bfe(values: &mut Values<'_>, of: Type, a: ExprId, position: ExprId, length: ExprId) -> Option<ExprId> {
    let exprs = &mut values.exprs;
    let (position, length) = (exprs.as_const(position)? & 0xff, exprs.as_const(length)? & 0xff);
    if length == 0 || position + length > u64::from(of.width) {
        return None;
    }
    if of.signed {
        let up = exprs.constant(of.width, u64::from(of.width) - position - length);
        let down = exprs.constant(of.width, u64::from(of.width) - length);
        let high = exprs.binary(Op::Shl, of.width, a, up);
        return Some(exprs.binary(Op::ShrS, of.width, high, down));
    }
    let places = exprs.constant(of.width, position);
    let shifted = exprs.binary(Op::ShrU, of.width, a, places);
    let bits = exprs.constant(of.width, mask(length as u8));
    Some(exprs.binary(Op::And, of.width, shifted, bits))
}
