//! The value of an integer for one thread, where it is made of the thread's number and of constants.

use rustc_hash::FxHashMap;
use seawall_dialects::{Arith, Meaning};
use seawall_mlir::{OpId, ValueId};

use super::Search;

/// Conditions are made of a few ops; longer chains are something else.
const DEEPEST: u32 = 64;

type Known = FxHashMap<ValueId, Option<i64>>;

impl Search<'_, '_> {
    /// The value for the thread with this number in the workgroup.
    pub(super) fn number(&self, value: ValueId, thread: u32) -> Option<i64> {
        // Partitions start at other threads, and a condition in one says nothing of the others.
        if self.unit.specialized {
            return None;
        }
        self.value(value, thread, &mut Known::default(), DEEPEST)
    }

    fn value(&self, value: ValueId, thread: u32, known: &mut Known, depth: u32) -> Option<i64> {
        if let Some(&value) = known.get(&value) {
            return value;
        }
        let result = self.made(value, thread, known, depth);
        known.insert(value, result);
        result
    }

    fn made(&self, value: ValueId, thread: u32, known: &mut Known, depth: u32) -> Option<i64> {
        let unit = self.unit;
        if let Some(constant) = unit.constant(value) {
            return Some(constant);
        }
        let depth = depth.checked_sub(1)?;
        let op = unit.module.defining_op(value)?;
        if let Some(own) = self.own(op, thread) {
            return Some(own);
        }
        let operands = unit.module.operands(op);
        let mut of = |position: usize| self.value(*operands.get(position)?, thread, known, depth);
        match unit.meaning(op) {
            Meaning::Arith(Arith::Compare) => {
                let (a, b) = (of(0)?, of(1)?);
                Some(i64::from(unit.predicate(op)?.holds(a, b)))
            }
            Meaning::Arith(kind) if operands.len() == 1 => {
                let number = of(0)?;
                if unit.bit_operand(op, kind).is_some() {
                    return Some(if kind == Arith::ExtendS { -number } else { number & 1 });
                }
                // No thread has a number that the narrower type does not hold.
                let casts = matches!(
                    kind,
                    Arith::ExtendS | Arith::ExtendU | Arith::Truncate | Arith::IndexCast | Arith::IndexCastU
                );
                (casts && (0..=i64::from(i8::MAX)).contains(&number) || unit.cast_operand(op, kind).is_some())
                    .then_some(number)
            }
            Meaning::Arith(kind) => binary(unit.on_numbers(op, kind)?, of(0)?, of(1)?),
            Meaning::Select => {
                let condition = of(0)?;
                of(if condition != 0 { 1 } else { 2 })
            }
            _ => None,
        }
    }

    /// What the thread's number makes of an op that asks for it.
    fn own(&self, op: OpId, thread: u32) -> Option<i64> {
        let unit = self.unit;
        let along_x = match unit.threads.filter(|_| unit.upstream) {
            Some(threads) => thread % threads.size[0].max(1),
            None => thread,
        };
        match unit.module.op_name(op) {
            "rocdl.workitem.id.x" | "nvvm.read.ptx.sreg.tid.x" => Some(i64::from(along_x)),
            "gpu.thread_id" => {
                let dimension = unit.module.attr_text(unit.module.attr(op, "dimension")?);
                let dimension = dimension.trim_start_matches("#gpu<dim ").trim_end_matches('>');
                (dimension.trim() == "x").then_some(i64::from(along_x))
            }
            "ttg.warp_id" => Some(i64::from(thread / unit.lanes.filter(|&lanes| lanes > 0)?)),
            _ => None,
        }
    }
}

/// Of numbers that are not below 0, in which signed and unsigned agree; others only where that makes no difference.
fn binary(kind: Arith, a: i64, b: i64) -> Option<i64> {
    let natural = a >= 0 && b >= 0;
    match kind {
        Arith::Add => a.checked_add(b),
        Arith::Sub => a.checked_sub(b),
        Arith::Mul => a.checked_mul(b),
        Arith::And => Some(a & b),
        Arith::Or => Some(a | b),
        Arith::Xor => Some(a ^ b),
        Arith::MinS => Some(a.min(b)),
        Arith::MaxS => Some(a.max(b)),
        _ if !natural => None,
        Arith::DivS | Arith::DivU | Arith::FloorDivS => a.checked_div(b),
        Arith::RemS | Arith::RemU => a.checked_rem(b),
        Arith::Shl => a.checked_mul(1_i64.checked_shl(u32::try_from(b).ok()?)?),
        Arith::ShrS | Arith::ShrU => a.checked_shr(u32::try_from(b).ok()?),
        Arith::MinU => Some(a.min(b)),
        Arith::MaxU => Some(a.max(b)),
        _ => None,
    }
}
