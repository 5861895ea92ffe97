//! The cost of ops: how many hardware instructions of each unit one wave issues, from types and
//! layouts.
//!
//! Every rule estimates what Triton's AMD backend generates for an op when it compiles it well.
//! The rules ignore bank conflicts, register spills and instructions that the backend moves. An op
//! without a rule is costed as vector arithmetic on its results and listed in the notes.

use std::cell::RefCell;
use std::collections::BTreeSet;

use seawall_base::saturated;
use seawall_dialects::{AddressSpaces, Barrier, Meaning, MemDesc, OpKnowledge, Queue, Scratch};
use seawall_mlir::{Module, OpId, TypeId, ValueId};

use crate::action::{Batch, Drain, Effect, ExecutionUnit};
use crate::matrix;
use crate::shape::{Part, Shapes};
use crate::table::Architecture;

/// An op is issued in at most this many steps. Where it has more instructions, one step stands for
/// several.
const MAX_STEPS: u64 = 256;

/// The instructions of one op.
#[derive(Clone, Debug)]
pub(crate) struct Cost {
    pub(crate) batches: Vec<Batch>,
    pub(crate) latency: u64,
    pub(crate) effect: Effect,
}

pub(crate) struct Costs<'m> {
    pub(crate) module: &'m Module,
    pub(crate) knowledge: OpKnowledge<'m>,
    pub(crate) arch: &'m Architecture,
    pub(crate) shapes: Shapes<'m>,
    /// The SIMDs on which waves of the workgroup run. They share LDS and the vector cache.
    pub(crate) sharing: u64,
    pub(crate) warps: u64,
    notes: RefCell<BTreeSet<String>>,
}

impl<'m> Costs<'m> {
    pub(crate) fn new(module: &'m Module, arch: &'m Architecture, warps: u32) -> Self {
        let warps = u64::from(warps.max(1));
        Costs {
            module,
            knowledge: OpKnowledge::new(module),
            arch,
            shapes: Shapes::new(module, u64::from(arch.lanes), warps),
            sharing: warps.min(u64::from(arch.simds)),
            warps,
            notes: RefCell::default(),
        }
    }

    /// Returns the notes about estimated or ignored ops, in alphabetical order.
    pub(crate) fn into_notes(self) -> Vec<String> {
        self.notes.into_inner().into_iter().collect()
    }

    pub(crate) fn note(&self, text: String) {
        self.notes.borrow_mut().insert(text);
    }

    /// Returns the instructions of `op` in one wave.
    pub(crate) fn of(&self, op: OpId) -> Cost {
        let m = self.module;
        match self.knowledge.meaning(op) {
            Meaning::Barrier(barrier) => self.barrier(op, barrier),
            Meaning::Wait(wait) => {
                let count = wait
                    .count
                    .and_then(|key| m.attr_int(op, key))
                    .and_then(|count| u64::try_from(count).ok());
                self.effect(Effect::Wait(wait.queue, count.unwrap_or(0)))
            }
            Meaning::CommitGroup(_) => Cost { batches: Vec::new(), latency: 0, effect: Effect::Commit },
            Meaning::AsyncCopy(copy) => self.copy(op, copy.queue, copy.source, copy.destination),
            Meaning::SchedHint if m.op_name(op) == "rocdl.s.setprio" => {
                let priority =
                    m.attr_int(op, "value").and_then(|value| u8::try_from(value).ok()).unwrap_or(0);
                let batch = step(ExecutionUnit::Scalar, 1, self.arch.figures.priority.get());
                Cost { batches: vec![batch], latency: 0, effect: Effect::Priority(priority.min(3)) }
            }
            Meaning::Scratch(scratch) => self.scratch(op, scratch),
            Meaning::Alloc(_) => self.stored(op),
            Meaning::Atomic(_) => self.global(op, m.operands(op).last().copied()),
            Meaning::View(_) | Meaning::Arith(_) | Meaning::Select => self.arithmetic(op),
            Meaning::Call => {
                self.note("calls are not costed: the model counts them as zero cycles".to_string());
                self.nothing()
            }
            Meaning::None | Meaning::Fence(_) => self.by_name(op),
            Meaning::MBarrier(_)
            | Meaning::Token(_)
            | Meaning::Aref(_)
            | Meaning::Mma(_)
            | Meaning::WarpSpecialize(_) => {
                self.note(format!("`{}` is not costed: the model counts it as zero cycles", m.op_name(op)));
                self.nothing()
            }
            _ => self.nothing(),
        }
    }

    fn by_name(&self, op: OpId) -> Cost {
        let m = self.module;
        let result = m.results(op).first().copied();
        match m.op_name(op) {
            "tt.dot" => matrix::dot(self, op, None),
            "tt.dot_scaled" => matrix::dot_scaled(self, op),
            "amdg.scheduled_mfma" => matrix::dot(self, op, None),
            "ttg.local_load" | "amdg.local_load_packed_transposed" => self.loaded(op),
            "ttg.local_store" => self.stored(op),
            "tt.load" | "amdg.buffer_load" | "amdg.masked_load" => self.global(op, result),
            "tt.store" | "amdg.buffer_store" | "amdg.masked_store" => {
                let value = m.operand_group(op, "value").first().or(m.operands(op).first());
                self.global(op, value.copied())
            }
            "tt.splat"
            | "tt.broadcast"
            | "tt.expand_dims"
            | "tt.reshape"
            | "tt.trans"
            | "tt.split"
            | "tt.join"
            | "tt.unsplat"
            | "tt.make_range"
            | "tt.bitcast"
            | "tt.make_tensor_descriptor" => self.nothing(),
            "amdg.update_tensor_descriptor" => self.scalar(4),
            name if transcendental(name) => self.vector(result, self.arch.figures.transcendental.get()),
            _ if !self.knowledge.is_known(op) => {
                self.note(format!(
                    "`{}` is an unknown op: the model costs it as vector arithmetic on its results",
                    m.op_name(op)
                ));
                self.arithmetic(op)
            }
            _ => self.arithmetic(op),
        }
    }

    pub(crate) fn nothing(&self) -> Cost {
        Cost { batches: Vec::new(), latency: 0, effect: Effect::Plain }
    }

    pub(crate) fn part(&self, value: ValueId) -> Part {
        self.shapes.part(self.module.ty(value))
    }

    fn scalar(&self, count: u64) -> Cost {
        Cost {
            batches: vec![step(ExecutionUnit::Scalar, count, self.arch.figures.salu.get())],
            latency: 0,
            effect: Effect::Plain,
        }
    }

    fn effect(&self, effect: Effect) -> Cost {
        let batch = step(ExecutionUnit::Scalar, 1, self.arch.figures.salu.get());
        Cost { batches: vec![batch], latency: 0, effect }
    }

    /// Returns the cost of elementwise arithmetic: one vector instruction per register.
    ///
    /// Two 16-bit floats share a register, so packed instructions halve their count. Integers are
    /// mostly addresses and masks. They need one instruction per run of neighbours, because a
    /// memory access covers a whole run.
    fn vector(&self, value: Option<ValueId>, cycles: u64) -> Cost {
        let Some(part) = value.map(|value| self.part(value)).filter(|part| part.tensor) else {
            return self.scalar(1);
        };
        let each = if part.integers {
            part.elements.div_ceil(part.run) * part.bits.div_ceil(32)
        } else {
            part.registers()
        };
        let batch = steps(ExecutionUnit::Vector, each, cycles, 0);
        Cost { batches: vec![batch], latency: self.arch.figures.valu_latency.get(), effect: Effect::Plain }
    }

    fn arithmetic(&self, op: OpId) -> Cost {
        match self.module.results(op).first() {
            None => self.nothing(),
            Some(&result) => self.vector(Some(result), self.arch.figures.valu.get()),
        }
    }

    /// Returns the LDS instructions that move `bytes` per lane in accesses of `width` bytes.
    fn lds(&self, bytes: u64, width: u64) -> Batch {
        let figures = &self.arch.figures;
        let width = width.max(1);
        // An access narrower than a register takes as long as a full register.
        let moved = width.max(4) * u64::from(self.arch.lanes) * self.sharing;
        steps(ExecutionUnit::Lds, bytes.div_ceil(width), moved.div_ceil(figures.lds_bytes_per_cycle.get()), 0)
    }

    fn loaded(&self, op: OpId) -> Cost {
        let m = self.module;
        let (Some(&result), Some(&source)) = (m.results(op).first(), m.operands(op).first()) else {
            return self.nothing();
        };
        let part = self.part(result);
        let transposed = self.arch.figures.lds_transpose_bytes.get();
        let width = self.shapes.shared_width(m.ty(result), m.ty(source));
        // GPUs with transposing LDS reads use one for a strided read of small elements.
        let strided = width < 4 && part.bits <= 16 && transposed > 0;
        let width = if strided { transposed.min(part.bytes()) } else { width };
        let latency = self.arch.figures.lds_latency.get();
        Cost { batches: vec![self.lds(part.bytes(), width)], latency, effect: Effect::Plain }
    }

    /// Returns the cost of `ttg.local_store` and of an allocation with an initial value.
    fn stored(&self, op: OpId) -> Cost {
        let m = self.module;
        let Some(&value) = m.operands(op).first() else { return self.nothing() };
        let part = self.part(value);
        if !part.tensor {
            return self.nothing();
        }
        let buffer = m.operands(op).get(1).or(m.results(op).first());
        let width = buffer.map_or(4, |&buffer| self.shapes.shared_width(m.ty(value), m.ty(buffer)));
        let latency = self.arch.figures.lds_latency.get();
        Cost { batches: vec![self.lds(part.bytes(), width)], latency, effect: Effect::Plain }
    }

    fn memory(&self, bytes: u64, width: u64, to_lds: bool) -> Batch {
        let figures = &self.arch.figures;
        let width = width.max(1);
        let moved = width.max(4) * u64::from(self.arch.lanes) * self.sharing;
        let lds = if to_lds { moved.div_ceil(figures.lds_bytes_per_cycle.get()) } else { 0 };
        steps(
            ExecutionUnit::Memory,
            bytes.div_ceil(width),
            moved.div_ceil(figures.vmem_bytes_per_cycle.get()),
            lds,
        )
    }

    /// Returns the cost of a load of `value` from global memory, or of a store of `value` to it.
    fn global(&self, _op: OpId, value: Option<ValueId>) -> Cost {
        let latency = self.arch.figures.vmem_latency.get();
        let part = value.map(|value| self.part(value));
        let (bytes, width) = part.map_or((4, 4), |part| (part.bytes(), part.width(16)));
        Cost { batches: vec![self.memory(bytes, width, false)], latency, effect: Effect::Plain }
    }

    /// Returns the cost of a copy between global memory and LDS. Each wave issues its share.
    fn copy(&self, op: OpId, queue: Queue, source: &str, destination: &str) -> Cost {
        let m = self.module;
        let figures = &self.arch.figures;
        let groups = [m.operand_group(op, destination), m.operand_group(op, source)];
        let memory = |ty: TypeId| MemDesc::decode(m, ty);
        let buffers = groups
            .iter()
            .find_map(|group| group.iter().map(|&value| memory(m.ty(value))).collect::<Option<Vec<_>>>());
        let bits = |memory: &MemDesc| {
            saturated::<u64>(memory.elements()).saturating_mul(u64::from(memory.element_bits))
        };
        let bytes = buffers.unwrap_or_default().iter().map(bits).fold(0, u64::saturating_add).div_ceil(8);
        let lanes = u64::from(self.arch.lanes) * self.warps;
        let share = bytes.div_ceil(lanes).max(1);
        let effect = Effect::Copy(queue);
        let latency = figures.vmem_latency.get();
        if matches!(queue, Queue::Tdm | Queue::TdmInstructions) {
            // The wave issues one instruction; the tensor data mover then moves the wave's share.
            let moved = share.saturating_mul(u64::from(self.arch.lanes)).saturating_mul(self.sharing);
            let by = |rate: u64| moved.div_ceil(rate);
            let batch = Batch {
                unit: ExecutionUnit::Memory,
                count: 1,
                cycles: by(figures.vmem_bytes_per_cycle.get()),
                lds_cycles: by(figures.lds_bytes_per_cycle.get()),
            };
            return Cost { batches: vec![batch], latency, effect };
        }
        let pieces =
            ["offsets", "src", "ptr"].iter().find_map(|name| m.operand_group(op, name).first().copied());
        let run = pieces.map_or(1, |value| self.part(value).run);
        let bits = groups.iter().flat_map(|group| group.iter()).find_map(|&value| memory(m.ty(value)));
        let run = run.saturating_mul(bits.map_or(8, |memory| u64::from(memory.element_bits))) / 8;
        let width = run.clamp(1, figures.async_copy_bytes.get());
        Cost { batches: vec![self.memory(share, width, true)], latency, effect }
    }

    fn barrier(&self, op: OpId, barrier: Barrier) -> Cost {
        let drains = match barrier {
            Barrier::ExecutionOnly | Barrier::Conditional { .. } => Drain::Nothing,
            Barrier::Workgroup | Barrier::Gpu { .. } => Drain::Lds,
            Barrier::AddressSpaces { .. } => match AddressSpaces::of_barrier(self.module, op) {
                Some(spaces) if spaces == AddressSpaces::NONE => Drain::Nothing,
                Some(spaces) if spaces == AddressSpaces::LOCAL => Drain::Lds,
                _ => Drain::All,
            },
            Barrier::Warp => return self.nothing(),
            _ => {
                self.note(format!(
                    "`{}` is not costed: the model counts it as zero cycles",
                    self.module.op_name(op)
                ));
                return self.nothing();
            }
        };
        self.effect(Effect::Barrier { drains, taken: Vec::new() })
    }

    /// Returns the cost of layout conversions, reductions and scans.
    ///
    /// Data that leaves a wave passes through LDS. Other data moves between registers.
    fn scratch(&self, op: OpId, scratch: Scratch) -> Cost {
        let m = self.module;
        let figures = &self.arch.figures;
        let Some(&source) = m.operands(op).first() else { return self.nothing() };
        let part = self.part(source);
        let valu = steps(ExecutionUnit::Vector, part.registers(), figures.valu.get(), 0);
        // Values cross the lanes of a wave in log2(lanes) steps (DPP).
        let lanes = u64::from(self.arch.lanes.max(2).ilog2());
        match scratch {
            Scratch::ConvertLayout => {
                let Some(&result) = m.results(op).first() else { return self.nothing() };
                if m.type_expanded(m.ty(source)) == m.type_expanded(m.ty(result)) {
                    return self.nothing();
                }
                let there = self.lds(part.bytes(), part.width(16));
                let back = self.part(result);
                let back = self.lds(back.bytes(), back.width(16));
                Cost { batches: vec![there, back], latency: figures.lds_latency.get(), effect: Effect::Plain }
            }
            Scratch::Reduce | Scratch::Scan => {
                let result = m.results(op).first().map_or(1, |&value| self.part(value).registers());
                let cross = steps(ExecutionUnit::Vector, result.saturating_mul(lanes), figures.valu.get(), 0);
                Cost {
                    batches: vec![valu, cross],
                    latency: figures.valu_latency.get(),
                    effect: Effect::Plain,
                }
            }
            _ => Cost { batches: vec![valu], latency: figures.lds_latency.get(), effect: Effect::Plain },
        }
    }
}

fn step(unit: ExecutionUnit, count: u64, cycles: u64) -> Batch {
    Batch { unit, count, cycles, lds_cycles: 0 }
}

/// Returns `count` instructions of `cycles` each, merged into at most [`MAX_STEPS`] steps.
pub(crate) fn steps(unit: ExecutionUnit, count: u64, cycles: u64, lds_cycles: u64) -> Batch {
    let merged = count.div_ceil(MAX_STEPS).max(1);
    Batch {
        unit,
        count: count.div_ceil(merged),
        cycles: cycles.saturating_mul(merged).min(u64::from(u32::MAX)),
        lds_cycles: lds_cycles.saturating_mul(merged).min(u64::from(u32::MAX)),
    }
}

/// Whether the op is a function with a quarter of the rate of other vector instructions (AMD ISA
/// guides).
fn transcendental(name: &str) -> bool {
    let functions = ["exp", "exp2", "log", "log2", "sqrt", "rsqrt", "sin", "cos", "erf", "tanh"];
    name.strip_prefix("math.").is_some_and(|name| functions.contains(&name))
        || matches!(name, "arith.divf" | "tt.precise_sqrt" | "tt.precise_divf")
}
