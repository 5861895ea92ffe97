//! How much scratch shared memory each op gets, as the allocation passes of Triton 3.9 decide it.
//!
//! The rules that follow from layouts are in the layout crate; here an op is taken apart for them. Answers are kept by
//! the types that they follow from: a module has few types and many ops. What is not understood is an error, since
//! one unknown size makes every offset a guess.
//!
//! Ops that are not named here have no scratch memory in that release. Calls and functions have memory for other
//! reasons, which is not this file's.

mod types;

use std::cell::RefCell;

use rustc_hash::FxHashMap;
use seawall_base::Diagnostic;
use seawall_dialects::{Aref, Meaning, is_token_array, num_warps_at};
use seawall_layout::{
    CAPTURE_ALIGNMENT, Capture, GatherSide, LayoutError, SCRATCH_ALIGNMENT, ScratchTarget,
    TENSOR_MAP_SCRATCH, broadcast_scratch, captures_scratch, conversion_scratch, gather_scratch,
    histogram_scratch, reduce_scratch, scalar_broadcast_scratch, scan_scratch,
};
use seawall_mlir::{Module, OpId, TypeId, ValueId};
use seawall_model::Target;
use smallvec::SmallVec;

use crate::LowerOptions;
use crate::unit::Unit;
use types::{TensorType, Types};

/// Bytes that the concurrency sanitizer will add to the captures of a `ttg.warp_specialize`.
const SANITIZER_CAPTURES: &str = "consan.extra_capture_bytes";
/// Threads of a warp where a module does not say, as Triton has it.
const DEFAULT_THREADS_PER_WARP: u32 = 32;

/// Scratch shared memory of one op, for one CTA.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scratch {
    /// Its size; more than 0.
    pub bytes: u32,
    /// What its offset is a multiple of, in bytes.
    pub alignment: u32,
}

/// An op that has scratch memory, or of which that is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScratchOp {
    /// The op.
    pub op: OpId,
    /// Its scratch memory, or what is not understood.
    pub scratch: Result<Scratch, String>,
}

/// What an answer follows from, but for the target.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Question {
    kind: Kind,
    /// Of the operands; of a conversion and a histogram, of the operand and the result.
    types: SmallVec<[TypeId; 2]>,
    /// The axis; of a histogram, the warps.
    number: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    Conversion,
    Reduce,
    Scan,
    Gather,
    Histogram,
    Broadcast,
}

/// A size, 0 for no scratch memory, or why it is not known.
type Size = Result<u32, String>;

/// The sizes of scratch memory in one module.
pub(crate) struct ScratchSizes<'u> {
    unit: &'u Unit<'u>,
    types: Types<'u>,
    target: Option<ScratchTarget>,
    known: RefCell<FxHashMap<Question, Size>>,
}

/// The scratch memory of every op of `module` that has some or whose size is not known, in textual order, for
/// `target` or else for the module's own `ttg.target`. What attributes say of it does not matter.
///
/// # Errors
///
/// If the target is not understood, or is of another vendor than the module's.
pub fn scratch_memory(module: &Module, target: Option<&Target>) -> Result<Vec<ScratchOp>, Diagnostic> {
    let options = LowerOptions { target: target.cloned(), ..LowerOptions::default() };
    let unit = Unit::new(module, &options)?;
    let sizes = ScratchSizes::new(&unit);
    let of = |op| sizes.of(op).transpose().map(|scratch| ScratchOp { op, scratch });
    Ok(module.walk().filter_map(of).collect())
}

impl<'u> ScratchSizes<'u> {
    /// For the ops of `unit`'s module, on its target.
    pub(crate) fn new(unit: &'u Unit<'u>) -> Self {
        let target = match &unit.program.target {
            Some(Target::Nvidia(capability)) => Some(ScratchTarget::nvidia(*capability)),
            Some(Target::Amd(isa)) => ScratchTarget::amd(isa),
            None => None,
        };
        ScratchSizes { unit, types: Types::new(unit.module), target, known: RefCell::default() }
    }

    /// The scratch memory of `op`, if it has any. The error says what is not understood.
    pub(crate) fn of(&self, op: OpId) -> Result<Option<Scratch>, String> {
        let module = self.unit.module;
        let name = module.op_name(op);
        let alignment = self.alignment(op);
        let bytes = match name {
            "ttg.convert_layout" => self.conversion(op),
            "tt.reduce" => self.along_axis(op, Kind::Reduce, module.operands(op)),
            "tt.scan" => self.along_axis(op, Kind::Scan, module.operands(op)),
            "tt.gather" => self.along_axis(op, Kind::Gather, module.operands(op)),
            "tt.histogram" => self.histogram(op),
            "tt.atomic_rmw"
            | "tt.atomic_cas"
            | "tt.atomic_load"
            | "tt.atomic_store"
            | "ttg.local_atomic_scatter_rmw"
            | "tti.experimental_gsan_atomic_rmw"
            | "tti.experimental_gsan_atomic_cas"
            | "tti.experimental_gsan_atomic_load"
            | "tti.experimental_gsan_atomic_store" => self.atomic(op),
            // The pass for NVIDIA does not know these.
            "amdg.buffer_atomic_rmw" | "amdg.buffer_atomic_cas" if !self.is_nvidia() => self.atomic(op),
            "tt.atomic_poll" => self.poll(op),
            "ttng.tensormap_create" => Ok(TENSOR_MAP_SCRATCH),
            "ttg.warp_specialize" => self.captures(op),
            _ => return Ok(None),
        }
        .map_err(|why| format!("the scratch memory of `{name}` is not known: {why}"))?;
        Ok((bytes > 0).then_some(Scratch { bytes, alignment }))
    }

    /// What the offset of the scratch memory of `op` is a multiple of, if it has any.
    pub(crate) fn alignment(&self, op: OpId) -> u32 {
        match self.unit.meaning(op) {
            Meaning::WarpSpecialize(_) => CAPTURE_ALIGNMENT,
            _ => SCRATCH_ALIGNMENT,
        }
    }

    fn is_nvidia(&self) -> bool {
        self.unit.program.target.as_ref().is_some_and(Target::is_nvidia)
    }

    fn target(&self) -> Result<ScratchTarget, String> {
        self.target.ok_or_else(|| match &self.unit.program.target {
            Some(target) => format!("nothing is known of shared memory on {target}"),
            None => "the module does not say which GPU it is for".to_owned(),
        })
    }

    fn conversion(&self, op: OpId) -> Size {
        // Then it is lowered by shuffles, however many they take.
        if self.unit.flag(op, "force_warp_shuffle") {
            return Ok(0);
        }
        let types = SmallVec::from_slice(&[self.operand_type(op, 0)?, self.result_type(op)?]);
        self.answer(Question { kind: Kind::Conversion, types, number: 0 })
    }

    /// An op with an `axis`.
    fn along_axis(&self, op: OpId, kind: Kind, operands: &[ValueId]) -> Size {
        let axis = self.unit.int_attr(op, "axis").and_then(|axis| u32::try_from(axis).ok());
        let number = axis.ok_or("its axis is not understood")?;
        let types = operands.iter().map(|&value| self.unit.module.ty(value)).collect();
        self.answer(Question { kind, types, number })
    }

    fn histogram(&self, op: OpId) -> Size {
        let types = SmallVec::from_slice(&[self.operand_type(op, 0)?, self.result_type(op)?]);
        self.answer(Question { kind: Kind::Histogram, types, number: self.warps(op) })
    }

    /// What an atomic read reaches those who did not execute it, if anybody looks.
    fn atomic(&self, op: OpId) -> Size {
        let Some(&result) = self.unit.module.results(op).first() else { return Ok(0) };
        if !self.unit.is_used(result) {
            return Ok(0);
        }
        let ty = self.unit.module.ty(result);
        let value = self.types.value(ty)?;
        if value.encoding.is_some() {
            return self.answer(Question {
                kind: Kind::Broadcast,
                types: SmallVec::from_slice(&[ty]),
                number: 0,
            });
        }
        // One warp exchanges it by shuffles.
        if self.warps(op) == 1 && self.unit.num_ctas == 1 {
            return Ok(0);
        }
        scalar_broadcast_scratch(value.bits).map_err(reason)
    }

    /// A poll that may time out tells everybody whether it did; one that may not returns true.
    fn poll(&self, op: OpId) -> Size {
        let module = self.unit.module;
        let has_timeout = module.operands(op).len() > 2;
        match module.results(op).first() {
            Some(&result) if has_timeout && self.unit.is_used(result) => {
                let value = self.types.value(module.ty(result))?;
                // By way of shared memory even where one warp runs.
                scalar_broadcast_scratch(value.bits).map_err(reason)
            }
            _ => Ok(0),
        }
    }

    /// As what a value is captured: a token by the time of the lowering is two arrays of mbarriers, and an aref is those and its buffers.
    fn captured_as(&self, value: ValueId) -> Result<Vec<Capture>, String> {
        let module = self.unit.module;
        let ty = module.ty(value);
        let rings = vec![Capture::Shared { rank: 2 }; 2];
        if is_token_array(module, ty) {
            return Ok(rings);
        }
        let is_create = |op: &OpId| self.unit.meaning(*op) == Meaning::Aref(Aref::Create);
        let Some(create) = module.defining_op(value).filter(is_create) else {
            return self.types.capture(ty).map(|capture| vec![capture]);
        };
        let buffers = module.operands(create).iter().map(|&buffer| self.types.capture(module.ty(buffer)));
        Ok([rings, buffers.collect::<Result<_, _>>()?].concat())
    }

    fn captures(&self, op: OpId) -> Size {
        let module = self.unit.module;
        let captured = holder(module, op).unwrap_or(op);
        let captures: Vec<_> = module
            .operands(captured)
            .iter()
            .map(|&value| self.captured_as(value))
            .collect::<Result<Vec<_>, _>>()?
            .concat();
        let bytes = captures_scratch(&captures, &self.target()?).map_err(reason)?;
        let extra = match module.attr(op, SANITIZER_CAPTURES) {
            None => 0,
            Some(_) => {
                let extra = self.unit.int_attr(op, SANITIZER_CAPTURES).and_then(|n| u32::try_from(n).ok());
                extra.ok_or_else(|| format!("`{SANITIZER_CAPTURES}` is no size"))?
            }
        };
        bytes.checked_add(extra).ok_or_else(|| "it needs more than 4 GiB".to_owned())
    }

    fn answer(&self, question: Question) -> Size {
        if let Some(size) = self.known.borrow().get(&question) {
            return size.clone();
        }
        let size = self.compute(&question);
        self.known.borrow_mut().insert(question, size.clone());
        size
    }

    fn compute(&self, question: &Question) -> Size {
        let tensors = question.types.iter().map(|&ty| self.types.tensor(ty));
        let tensors: SmallVec<[_; 2]> = tensors.collect::<Result<_, _>>()?;
        let bits = || tensors.iter().map(|tensor| tensor.bits).collect::<Vec<_>>();
        let axis = question.number;
        let size = match (question.kind, tensors.as_slice()) {
            (Kind::Conversion, [src, dst]) if src.shape == dst.shape => {
                conversion_scratch(&src.encoding, &dst.encoding, &src.shape, src.bits, &self.target()?)
            }
            (Kind::Reduce, [first, others @ ..]) if alike(first, others) => {
                reduce_scratch(&first.encoding, &first.shape, axis, &bits(), &self.target()?)
            }
            (Kind::Scan, [first, others @ ..]) if alike(first, others) => {
                scan_scratch(&first.encoding, &first.shape, axis, &bits())
            }
            (Kind::Gather, [src, indices]) => gather_scratch(side(src), side(indices), axis, src.bits),
            (Kind::Histogram, [src, dst]) => {
                let bins = dst.shape.iter().try_fold(1u64, |all, &n| all.checked_mul(n.try_into().ok()?));
                let bins = bins.ok_or("its result has no number of bins")?;
                let threads = self.unit.lanes.unwrap_or(DEFAULT_THREADS_PER_WARP);
                histogram_scratch(&src.encoding, &src.shape, bins, dst.bits, (question.number, threads))
            }
            (Kind::Broadcast, [result]) => broadcast_scratch(&result.encoding, &result.shape, result.bits),
            _ => return Err("its operands do not fit together".to_owned()),
        };
        size.map_err(|error| {
            let names = question.types.iter().map(|&ty| format!("`{}`", self.unit.module.type_expanded(ty)));
            format!("{}: {}", names.collect::<Vec<_>>().join(", "), reason(error))
        })
    }

    fn operand_type(&self, op: OpId, at: usize) -> Result<TypeId, String> {
        let value = self.unit.module.operands(op).get(at);
        Ok(self.unit.module.ty(*value.ok_or("it lacks an operand")?))
    }

    fn result_type(&self, op: OpId) -> Result<TypeId, String> {
        let value = self.unit.module.results(op).first();
        Ok(self.unit.module.ty(*value.ok_or("it lacks a result")?))
    }

    /// The warps that run `op`.
    fn warps(&self, op: OpId) -> u32 {
        num_warps_at(self.unit.module, op).unwrap_or(self.unit.warps)
    }
}

/// Whether all operands are of one shape and layout.
fn alike(first: &TensorType, others: &[std::rc::Rc<TensorType>]) -> bool {
    others.iter().all(|other| other.shape == first.shape && other.encoding == first.encoding)
}

fn side(tensor: &TensorType) -> GatherSide<'_> {
    GatherSide { encoding: &tensor.encoding, shape: &tensor.shape }
}

/// The op that holds the partitions of a `ttg.warp_specialize`, and their captures, in the generic form.
fn holder(module: &Module, op: OpId) -> Option<OpId> {
    let &[_, region] = module.regions(op) else { return None };
    let &block = module.region_blocks(region).first()?;
    let &inner = module.block_ops(block).first()?;
    (module.op_name(inner) == "ttg.warp_specialize.partitions").then_some(inner)
}

fn reason(error: LayoutError) -> String {
    error.to_string()
}
