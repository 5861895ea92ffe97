//! How many instructions a copy becomes in each wave that runs it, as Triton 3.9's lowering for AMD
//! GPUs splits it.
//!
//! An unknown count is the lowest possible one, so that a wait leaves fewer copies in flight.

use std::rc::Rc;

use rustc_hash::FxHashMap;
use seawall_base::{gcd, saturated};
use seawall_dialects::{Issues, Launch, Meaning, MemDesc, OpKnowledge, Tensor};
use seawall_layout::{Dim, Encoding, LinearLayout};
use seawall_mlir::{OpId, ValueId};
use seawall_model::{Family, Target};

use super::axis::{AxisFacts, pointee_bits};

/// Bits of the widest copy.
const WIDEST: u32 = 128;

/// The instructions of every copy, computed on demand.
pub struct Instructions<'m> {
    knowledge: Rc<OpKnowledge<'m>>,
    target: Target,
    /// Counts copies that a wave may branch around, as Triton's pass does.
    as_triton: bool,
    axis: Option<AxisFacts<'m>>,
    known: FxHashMap<OpId, u32>,
    /// Copies with an unknown number of instructions, in the order of their visits.
    pub unresolved: Vec<OpId>,
}

impl<'m> Instructions<'m> {
    /// Starts without counts. With `as_triton`, a copy that a wave may branch around counts as
    /// Triton's pass counts it; otherwise it counts as 0 instructions.
    pub fn new(knowledge: &Rc<OpKnowledge<'m>>, target: &Target, as_triton: bool) -> Self {
        Instructions {
            knowledge: Rc::clone(knowledge),
            target: target.clone(),
            as_triton,
            axis: None,
            known: FxHashMap::default(),
            unresolved: Vec::new(),
        }
    }

    /// The instructions of an asynchronous copy that the counter of `ttg.async_wait` counts; 0 for
    /// every other op.
    pub fn of_async_copy(&mut self, op: OpId) -> u32 {
        match self.knowledge.issues(op) {
            Some(Issues::Lanes { addresses, memory, stores }) => {
                self.kept(op, |this| this.copy(op, addresses, memory, stores))
            }
            Some(Issues::Tile { .. } | Issues::Rows { .. } | Issues::One) | None => 0,
        }
    }

    /// The instructions of a copy of the tensor data mover; 0 for every other op.
    pub fn of_tensor_copy(&mut self, op: OpId) -> u32 {
        match self.knowledge.issues(op) {
            Some(Issues::Tile { memory }) => self.kept(op, |this| this.tile(op, memory)),
            Some(Issues::Rows { indices }) => self.kept(op, |this| this.rows(op, indices)),
            Some(Issues::One) => 1,
            Some(Issues::Lanes { .. }) | None => 0,
        }
    }

    fn kept(&mut self, op: OpId, count: impl FnOnce(&mut Self) -> Option<u32>) -> u32 {
        if let Some(&known) = self.known.get(&op) {
            return known;
        }
        let count = count(self).unwrap_or_else(|| {
            self.unresolved.push(op);
            0
        });
        self.known.insert(op, count);
        count
    }

    fn operand(&self, op: OpId, group: &str) -> Option<ValueId> {
        self.knowledge.module().operand_group(op, group).first().copied()
    }

    fn copy(&mut self, op: OpId, pointers: &str, memory: &str, is_store: bool) -> Option<u32> {
        let module = self.knowledge.module();
        let (pointers, memory) = (self.operand(op, pointers)?, self.operand(op, memory)?);
        let mask = self.operand(op, "mask");
        // On gfx1250, a lane's address can disable a load. Elsewhere a wave branches around the
        // copy if the mask is off in all lanes.
        let scatters = self.target.family() == Family::Gfx1250 && !is_store;
        if mask.is_some() && !scatters && !self.as_triton {
            return Some(0);
        }
        let tensor = Tensor::decode(module, module.ty(pointers))?;
        let registers = layout(tensor.encoding.as_deref()?, &tensor.shape)?;
        let desc = MemDesc::decode(module, module.ty(memory))?;
        let encoding = Encoding::parse(&desc.encoding).ok()?;
        let rank = desc.shape.len();
        let allocated = desc.alloc_shape.get(desc.alloc_shape.len().checked_sub(rank)?..)?;
        let to_memory = registers.invert_and_compose(&encoding.to_linear_layout(allocated).ok()?).ok()?;
        // Waves that hold replicas branch around the copy.
        if to_memory.free_bits(Dim::Warp) != 0 {
            return Some(0);
        }
        let bits = desc.element_bits.max(1);
        let hint = module.attr_int(op, "contiguity").and_then(|hint| u32::try_from(hint).ok()).unwrap_or(1);
        let mut width = self.proved_width(op, pointers, mask, &registers, rank, bits).max(hint.max(1));
        width = width.min(consecutive(&to_memory));
        if let Encoding::PaddedShared(padded) = &encoding {
            width = padded.pads.iter().map(|pad| pad.0).fold(width, u32::min);
        }
        let width = width.max(1);
        let held = to_memory.remove_zero_bases(Dim::Register).in_size(Dim::Register).unwrap_or(1);
        let count = u32::try_from(held / u64::from(width)).ok()?.max(1);
        let vector = width.saturating_mul(bits);
        let is_split = is_store && !stores(&self.target, vector) && stores(&self.target, vector / 2);
        Some(if is_split { count * 2 } else { count })
    }

    /// The elements per instruction that pointers and mask provably allow; the widest copy if they
    /// are not followed.
    fn proved_width(
        &mut self,
        op: OpId,
        pointers: ValueId,
        mask: Option<ValueId>,
        registers: &LinearLayout,
        rank: usize,
        bits: u32,
    ) -> u32 {
        let widest = (WIDEST / bits).max(1);
        let module = self.knowledge.module();
        let hint = module.attr_int(op, "contiguity").unwrap_or(1);
        if hint >= i128::from(widest) {
            return widest;
        }
        let base = self.operand(op, "ptr");
        let axis = self.axis.get_or_insert_with(|| AxisFacts::new(&self.knowledge));
        let order = order(registers, rank);
        let first = order.first().copied().unwrap_or(0);
        let narrow =
            |value: Option<i64>| value.and_then(|v| u32::try_from(v).ok()).unwrap_or(u32::MAX).max(1);
        let bytes = i64::from(bits / 8).max(1);
        let mut width = widest.min(contiguous_registers(registers, &order, rank));
        match axis.of(pointers) {
            Some(facts) => {
                let divisor = facts.divisibility.get(first).copied();
                // Divisors of pointers are in bytes, those of offsets in elements.
                let of_pointer = pointee_bits(module, pointers).is_some();
                let divisor = divisor.map(|d| if of_pointer { d / bytes } else { d });
                width = width.min(narrow(divisor)).min(narrow(facts.contiguity.get(first).copied()));
            }
            None => self.unresolved.push(op),
        }
        if let Some(facts) = base.and_then(|base| axis.of(base)) {
            width = width.min(narrow(facts.divisibility.first().map(|d| d / bytes)));
        }
        if let Some(mask) = mask {
            match axis.of(mask) {
                Some(facts) => width = width.min(narrow(facts.constancy.get(first).copied())),
                None => self.unresolved.push(op),
            }
        }
        width
    }

    /// One instruction per wave, or more if a partitioned buffer has more pieces than there are
    /// waves.
    fn tile(&self, op: OpId, memory: &str) -> Option<u32> {
        let module = self.knowledge.module();
        let desc = MemDesc::decode(module, module.ty(self.operand(op, memory)?))?;
        let Encoding::PartitionedShared(partitioned) = Encoding::parse(&desc.encoding).ok()? else {
            return Some(1);
        };
        let pieces = partitioned.num_partitions.checked_mul(partitioned.num_groups)?.max(1);
        let warps = self.warps(op)?.max(1);
        let at_once = gcd(u64::from(warps), u64::from(pieces));
        u32::try_from(u64::from(pieces).div_ceil(at_once)).ok()
    }

    /// The warps that run an op; `None` in a warp-specialized partition.
    fn warps(&self, op: OpId) -> Option<u32> {
        let module = self.knowledge.module();
        let mut around = op;
        while let Some(outer) = module.parent_op(around) {
            if matches!(self.knowledge.meaning(outer), Meaning::WarpSpecialize(_)) {
                return None;
            }
            around = outer;
        }
        Launch::of(module, around).num_warps
    }

    /// As many rows as there are indices, in steps of up to 16 for 16-bit or 8 for 32-bit indices.
    fn rows(&self, op: OpId, indices: &str) -> Option<u32> {
        let module = self.knowledge.module();
        let tensor = Tensor::decode(module, module.ty(self.operand(op, indices)?))?;
        let mut layout = layout(tensor.encoding.as_deref()?, &tensor.shape)?;
        layout = layout.remove_zero_bases(Dim::Register);
        let most = if tensor.element_bits == 32 { 8 } else { 16 };
        let held = u32::try_from(layout.in_size(Dim::Register).unwrap_or(1)).ok()?;
        Some(held.div_ceil(consecutive(&layout).clamp(1, most)))
    }
}

fn layout(encoding: &str, shape: &[i64]) -> Option<LinearLayout> {
    Encoding::parse(encoding).ok()?.to_linear_layout(shape).ok()
}

/// The number of consecutive registers that are consecutive elements, whatever the other inputs
/// are.
fn consecutive(layout: &LinearLayout) -> u32 {
    let (Some(input), Some(output)) = (layout.in_dims().next(), layout.out_dims().next()) else { return 1 };
    let most = layout.in_size(input).unwrap_or(1).min(layout.out_size(output).unwrap_or(1));
    let mut size = 1;
    while size < most {
        let twice = size * 2;
        match LinearLayout::identity_1d(twice, input, output) {
            Ok(identity) if layout.divide_left(&identity).is_some() => size = twice,
            _ => break,
        }
    }
    u32::try_from(size).unwrap_or(1)
}

/// Dimensions in the order in which registers traverse them. Dimensions that no register moves
/// along come last, in reverse order.
fn order(layout: &LinearLayout, rank: usize) -> Vec<usize> {
    let mut order = Vec::with_capacity(rank);
    for basis in layout.bases(Dim::Register) {
        order.extend(basis.iter().position(|&n| n != 0).filter(|d| !order.contains(d)));
    }
    let rest: Vec<usize> = (0..rank).rev().filter(|d| !order.contains(d)).collect();
    order.extend(rest);
    order
}

/// The consecutive elements of the fastest dimension that one thread holds.
fn contiguous_registers(layout: &LinearLayout, order: &[usize], rank: usize) -> u32 {
    let Some(&first) = order.first() else { return 1 };
    let mut contiguous: u64 = 1;
    for basis in layout.bases(Dim::Register) {
        let expected = |d: usize| if d == first { contiguous } else { 0 };
        if !(0..rank).all(|d| basis.get(d).copied() == Some(expected(d))) {
            break;
        }
        contiguous *= 2;
    }
    saturated::<u32>(contiguous)
}

/// Whether the target has a copy out of LDS of this width in bits.
fn stores(target: &Target, bits: u32) -> bool {
    target.family() == Family::Gfx1250 && matches!(bits, 8 | 32 | 64 | 128)
}
