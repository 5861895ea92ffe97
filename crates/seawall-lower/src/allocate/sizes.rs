//! The scratch shared memory of each op, as the allocation passes of Triton 3.9 compute it.
//!
//! `seawall-layout` has the rules that follow from layouts; this file reads their inputs from the
//! op. Results are cached by type, since a module has few types and many ops. An unknown size is an
//! error, because every other offset depends on it.
//!
//! Ops that are not named here have no scratch memory in that release. `collect` handles calls and
//! functions.

mod types;

use std::cell::RefCell;

use rustc_hash::FxHashMap;
use seawall_base::Diagnostic;
use seawall_dialects::{
    Aref, Exchange, Meaning, Scratch as ScratchUse, WarpSpecialize, is_token_array, meaning_of, num_warps_at,
};
use seawall_layout::{
    CAPTURE_ALIGNMENT, Capture, GatherSide, LayoutError, SCRATCH_ALIGNMENT, ScratchTarget,
    TENSOR_BASE_SCRATCH, TENSOR_MAP_SCRATCH, broadcast_scratch, captures_scratch, conversion_scratch,
    gather_scratch, histogram_scratch, reduce_scratch, scalar_broadcast_scratch, scan_scratch,
};
use seawall_mlir::{Module, OpId, TypeId, ValueId};
use seawall_model::Target;
use smallvec::SmallVec;

use crate::LowerOptions;
use crate::facts::Facts;
use types::{TensorType, Types};

/// Attribute with the bytes that the concurrency sanitizer adds to the captures of a
/// `ttg.warp_specialize`.
const SANITIZER_CAPTURES: &str = "consan.extra_capture_bytes";
/// Threads of a warp where the module does not state them, as in Triton.
const DEFAULT_THREADS_PER_WARP: u32 = 32;

/// Scratch shared memory of one op, for one CTA.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scratch {
    /// The size in bytes; more than 0.
    pub bytes: u32,
    /// The alignment of its offset, in bytes.
    pub alignment: u32,
}

/// An op with scratch memory, or one whose scratch memory is unknown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScratchOp {
    /// The op.
    pub op: OpId,
    /// Its scratch memory, or why it is unknown.
    pub scratch: Result<Scratch, String>,
}

/// What a size depends on, besides the target.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Question {
    kind: Kind,
    /// The types of the operands; for a conversion and a histogram, of the operand and the result.
    types: SmallVec<[TypeId; 2]>,
    /// The axis; for a histogram, the number of warps.
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

/// A size, 0 for no scratch memory, or why it is unknown.
type Size = Result<u32, String>;

/// The sizes of scratch memory in one module.
pub(crate) struct ScratchSizes<'u> {
    facts: &'u Facts<'u>,
    types: Types<'u>,
    target: Option<ScratchTarget>,
    known: RefCell<FxHashMap<Question, Size>>,
}

/// The scratch memory of every op of `module` that has some or whose size is unknown, in textual
/// order. The GPU is `target`, or else the module's own `ttg.target`. Attributes that state scratch
/// memory are ignored.
///
/// # Errors
///
/// If the target is unknown, or is of another vendor than the module's.
pub fn scratch_memory(module: &Module, target: Option<&Target>) -> Result<Vec<ScratchOp>, Diagnostic> {
    let options = LowerOptions { target: target.cloned(), ..LowerOptions::default() };
    let facts = Facts::new(module, &options)?;
    let sizes = ScratchSizes::new(&facts);
    let of = |op| sizes.of(op).transpose().map(|scratch| ScratchOp { op, scratch });
    Ok(module.walk().filter_map(of).collect())
}

impl<'u> ScratchSizes<'u> {
    /// Creates an empty cache for the ops and the target of `facts`.
    pub(crate) fn new(facts: &'u Facts<'u>) -> Self {
        let target = match &facts.target {
            Some(Target::Nvidia(capability)) => Some(ScratchTarget::nvidia(*capability)),
            Some(Target::Amd(isa)) => ScratchTarget::amd(isa),
            None => None,
        };
        ScratchSizes { facts, types: Types::new(facts.module), target, known: RefCell::default() }
    }

    /// The scratch memory of `op`, if it has any. The error says why it is unknown.
    pub(crate) fn of(&self, op: OpId) -> Result<Option<Scratch>, String> {
        let module = self.facts.module;
        let name = module.op_name(op);
        let alignment = self.alignment(op);
        let is_nvidia = self.facts.target.as_ref().is_some_and(Target::is_nvidia);
        let bytes = match self.facts.meaning(op) {
            Meaning::Scratch(scratch) => match scratch {
                ScratchUse::ConvertLayout => self.conversion(op),
                ScratchUse::Reduce => self.along_axis(op, Kind::Reduce, module.operands(op)),
                ScratchUse::Scan => self.along_axis(op, Kind::Scan, module.operands(op)),
                ScratchUse::Gather => self.along_axis(op, Kind::Gather, module.operands(op)),
                ScratchUse::Histogram => self.histogram(op),
                ScratchUse::TensorMapCreate => Ok(TENSOR_MAP_SCRATCH),
                ScratchUse::TensorMemoryBase => Ok(TENSOR_BASE_SCRATCH),
            },
            Meaning::Atomic(atomic) => match atomic.exchange {
                Exchange::ResultOnAmd if is_nvidia => return Ok(None),
                Exchange::Result | Exchange::ResultOnAmd => self.atomic(op),
                Exchange::Timeout => self.poll(op),
            },
            Meaning::WarpSpecialize(WarpSpecialize::Enter) => self.captures(op),
            // No op table has these.
            _ if matches!(
                name,
                "tti.experimental_gsan_atomic_load" | "tti.experimental_gsan_atomic_store"
            ) =>
            {
                self.atomic(op)
            }
            _ => return Ok(None),
        }
        .and_then(|bytes| if bytes == 0 { self.of_older_release(op) } else { Ok(bytes) })
        .map_err(|why| format!("the scratch memory of `{name}` is unknown: {why}"))?;
        Ok((bytes > 0).then_some(Scratch { bytes, alignment }))
    }

    /// The size for a conversion or an atomic that needs no scratch memory in Triton 3.9, and for
    /// which an older release has allocated some: that of its result, which is the most it needs.
    fn of_older_release(&self, op: OpId) -> Size {
        let module = self.facts.module;
        let exchanges =
            matches!(module.op_name(op), "ttg.convert_layout" | "tt.atomic_rmw" | "tt.atomic_cas");
        if !exchanges || module.attr(op, "allocation.offset").is_none() {
            return Ok(0);
        }
        let Ok(tensor) = self.types.tensor(self.result_type(op)?) else { return Ok(0) };
        let elements = tensor.shape.iter().try_fold(1u64, |all, &n| all.checked_mul(n.try_into().ok()?));
        let bytes = elements.and_then(|elements| elements.checked_mul(tensor.bits.into()));
        let bytes = bytes.and_then(|bits| u32::try_from(bits.div_ceil(8)).ok());
        bytes.ok_or_else(|| "its result has too many elements".to_owned())
    }

    /// The alignment of the scratch memory of `op`, in bytes, if it has any.
    pub(crate) fn alignment(&self, op: OpId) -> u32 {
        match self.facts.meaning(op) {
            Meaning::WarpSpecialize(_) => CAPTURE_ALIGNMENT,
            _ => SCRATCH_ALIGNMENT,
        }
    }

    fn target(&self) -> Result<ScratchTarget, String> {
        self.target.ok_or_else(|| match &self.facts.target {
            Some(target) => format!("Seawall has no scratch-memory rules for {target}"),
            None => "the target GPU is unknown".to_owned(),
        })
    }

    fn conversion(&self, op: OpId) -> Size {
        // Triton then lowers it to shuffles, however many they are.
        if self.facts.flag(op, "force_warp_shuffle") {
            return Ok(0);
        }
        let types = SmallVec::from_slice(&[self.operand_type(op, 0)?, self.result_type(op)?]);
        self.answer(Question { kind: Kind::Conversion, types, number: 0 })
    }

    /// The size for an op with an `axis`.
    fn along_axis(&self, op: OpId, kind: Kind, operands: &[ValueId]) -> Size {
        let axis = self.facts.int_attr(op, "axis").and_then(|axis| u32::try_from(axis).ok());
        let number = axis.ok_or("its `axis` is missing or invalid")?;
        let types = operands.iter().map(|&value| self.facts.module.ty(value)).collect();
        self.answer(Question { kind, types, number })
    }

    fn histogram(&self, op: OpId) -> Size {
        let types = SmallVec::from_slice(&[self.operand_type(op, 0)?, self.result_type(op)?]);
        self.answer(Question { kind: Kind::Histogram, types, number: self.warps(op) })
    }

    /// The size for an atomic. Triton broadcasts its result to the other threads through shared
    /// memory if the result is used.
    fn atomic(&self, op: OpId) -> Size {
        let Some(&result) = self.facts.module.results(op).first() else { return Ok(0) };
        if !self.facts.is_used(result) {
            return Ok(0);
        }
        let ty = self.facts.module.ty(result);
        let value = self.types.value(ty)?;
        if value.encoding.is_some() {
            return self.answer(Question {
                kind: Kind::Broadcast,
                types: SmallVec::from_slice(&[ty]),
                number: 0,
            });
        }
        // A single warp uses shuffles.
        if self.warps(op) == 1 && self.facts.num_ctas == 1 {
            return Ok(0);
        }
        scalar_broadcast_scratch(value.bits).map_err(reason)
    }

    /// The size for a poll. One with a timeout broadcasts whether it timed out; one without returns
    /// true.
    fn poll(&self, op: OpId) -> Size {
        let module = self.facts.module;
        let has_timeout = module.operands(op).len() > 2;
        match module.results(op).first() {
            Some(&result) if has_timeout && self.facts.is_used(result) => {
                let value = self.types.value(module.ty(result))?;
                // The result goes through shared memory even if a single warp runs.
                scalar_broadcast_scratch(value.bits).map_err(reason)
            }
            _ => Ok(0),
        }
    }

    /// How a value is captured. A token has become two arrays of mbarriers by then, and an aref has
    /// become these and its buffers.
    fn captured_as(&self, value: ValueId) -> Result<Vec<Capture>, String> {
        let module = self.facts.module;
        let ty = module.ty(value);
        let rings = vec![Capture::Shared { rank: 2 }; 2];
        if is_token_array(module, ty) {
            return Ok(rings);
        }
        let is_create = |op: &OpId| self.facts.meaning(*op) == Meaning::Aref(Aref::Create);
        let Some(create) = module.defining_op(value).filter(is_create) else {
            return self.types.capture(ty).map(|capture| vec![capture]);
        };
        let buffers = module.operands(create).iter().map(|&buffer| self.types.capture(module.ty(buffer)));
        Ok([rings, buffers.collect::<Result<_, _>>()?].concat())
    }

    fn captures(&self, op: OpId) -> Size {
        let module = self.facts.module;
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
                let extra = self.facts.int_attr(op, SANITIZER_CAPTURES).and_then(|n| u32::try_from(n).ok());
                extra.ok_or_else(|| format!("`{SANITIZER_CAPTURES}` is not a valid number of bytes"))?
            }
        };
        bytes.checked_add(extra).ok_or_else(|| "it needs more than 4 GiB of shared memory".to_owned())
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
            (Kind::Reduce, [first, others @ ..]) if same_shape_and_layout(first, others) => {
                reduce_scratch(&first.encoding, &first.shape, axis, &bits(), &self.target()?)
            }
            (Kind::Scan, [first, others @ ..]) if same_shape_and_layout(first, others) => {
                scan_scratch(&first.encoding, &first.shape, axis, &bits())
            }
            (Kind::Gather, [src, indices]) => gather_scratch(side(src), side(indices), axis, src.bits),
            (Kind::Histogram, [src, dst]) => {
                let bins = dst.shape.iter().try_fold(1u64, |all, &n| all.checked_mul(n.try_into().ok()?));
                let bins = bins.ok_or("the number of bins of its result is invalid")?;
                let threads = self.facts.lanes.unwrap_or(DEFAULT_THREADS_PER_WARP);
                histogram_scratch(&src.encoding, &src.shape, bins, dst.bits, (question.number, threads))
            }
            (Kind::Broadcast, [result]) => broadcast_scratch(&result.encoding, &result.shape, result.bits),
            _ => return Err("its operands do not match".to_owned()),
        };
        size.map_err(|error| {
            let names = question.types.iter().map(|&ty| format!("`{}`", self.facts.module.type_expanded(ty)));
            format!("{}: {}", names.collect::<Vec<_>>().join(", "), reason(error))
        })
    }

    fn operand_type(&self, op: OpId, at: usize) -> Result<TypeId, String> {
        let value = self.facts.module.operands(op).get(at);
        Ok(self.facts.module.ty(*value.ok_or("it has too few operands")?))
    }

    fn result_type(&self, op: OpId) -> Result<TypeId, String> {
        let value = self.facts.module.results(op).first();
        Ok(self.facts.module.ty(*value.ok_or("it has no result")?))
    }

    /// The warps that run `op`.
    fn warps(&self, op: OpId) -> u32 {
        num_warps_at(self.facts.module, op).unwrap_or(self.facts.warps)
    }
}

/// Whether all operands have the shape and layout of the first.
fn same_shape_and_layout(first: &TensorType, others: &[std::rc::Rc<TensorType>]) -> bool {
    others.iter().all(|other| other.shape == first.shape && other.encoding == first.encoding)
}

fn side(tensor: &TensorType) -> GatherSide<'_> {
    GatherSide { encoding: &tensor.encoding, shape: &tensor.shape }
}

/// The op that holds the partitions of a `ttg.warp_specialize` and their captures, in the generic
/// form.
fn holder(module: &Module, op: OpId) -> Option<OpId> {
    let &[_, region] = module.regions(op) else { return None };
    let &block = module.region_blocks(region).first()?;
    let &inner = module.block_ops(block).first()?;
    (meaning_of(module, inner) == Meaning::WarpSpecialize(WarpSpecialize::Partitions)).then_some(inner)
}

fn reason(error: LayoutError) -> String {
    error.to_string()
}
