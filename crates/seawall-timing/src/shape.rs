//! How much of a tensor one lane holds, and how wide its memory accesses are.

use std::cell::RefCell;

use rustc_hash::FxHashMap;
use seawall_dialects::{MemDesc, Tensor};
use seawall_layout::{Dim, Encoding, LinearLayout};
use seawall_mlir::{Module, TypeId};

/// The widest access of one lane in bytes: 128 bits (AMD ISA guides).
const WIDEST: u64 = 16;

/// One lane's part of a tensor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    /// Distinct elements of the lane.
    pub(crate) elements: u64,
    /// Bits of one element.
    pub(crate) bits: u64,
    /// The number of neighbouring elements along one dimension that a lane holds.
    pub(crate) run: u64,
    /// The class of the element type, as in the latency file.
    pub(crate) class: &'static str,
    /// Whether the elements are integers or pointers.
    pub(crate) integers: bool,
    /// Elements of the whole tensor.
    pub(crate) all: u64,
    /// Whether the value is a tensor.
    pub(crate) tensor: bool,
}

impl Part {
    /// Returns the bytes that a lane holds.
    pub(crate) fn bytes(&self) -> u64 {
        (self.elements.saturating_mul(self.bits)).div_ceil(8)
    }

    /// Returns the bytes of one access to global memory.
    pub(crate) fn width(&self, most: u64) -> u64 {
        (self.run.saturating_mul(self.bits) / 8).clamp(1, WIDEST).min(most)
    }

    /// Returns the number of 32-bit registers.
    pub(crate) fn registers(&self) -> u64 {
        self.bytes().div_ceil(4)
    }
}

/// A cache of [`Part`]s by type.
pub(crate) struct Shapes<'m> {
    module: &'m Module,
    lanes: u64,
    warps: u64,
    parts: RefCell<FxHashMap<TypeId, Part>>,
    widths: RefCell<FxHashMap<(TypeId, TypeId), Option<u64>>>,
}

impl<'m> Shapes<'m> {
    pub(crate) fn new(module: &'m Module, lanes: u64, warps: u64) -> Self {
        Shapes {
            module,
            lanes: lanes.max(1),
            warps: warps.max(1),
            parts: RefCell::default(),
            widths: RefCell::default(),
        }
    }

    /// Returns one lane's part of a value of type `ty`. A value that is not a tensor counts as one
    /// 32-bit element.
    pub(crate) fn part(&self, ty: TypeId) -> Part {
        if let Some(part) = self.parts.borrow().get(&ty) {
            return part.clone();
        }
        let part = self.work_out(ty);
        self.parts.borrow_mut().insert(ty, part.clone());
        part
    }

    fn work_out(&self, ty: TypeId) -> Part {
        let scalar =
            Part { elements: 1, bits: 32, run: 1, class: "i32", integers: true, all: 1, tensor: false };
        let Some(tensor) = Tensor::decode(self.module, ty) else { return scalar };
        let all = u64::try_from(tensor.elements()).unwrap_or(1).max(1);
        let class = class(&tensor.element);
        let integers = tensor.element.starts_with(['i', '!']);
        let bits = u64::from(tensor.element_bits);
        if tensor.shape.is_empty() {
            return Part { bits, class, integers, ..scalar };
        }
        let layout = tensor.encoding.as_deref().and_then(|encoding| layout(encoding, &tensor.shape));
        let even = all.div_ceil(self.lanes * self.warps);
        let (elements, run) = match &layout {
            Some(layout) => (held(layout), run(layout, tensor.shape.len())),
            None => (even, 1),
        };
        Part { elements, bits, run, class, integers, all, tensor: true }
    }

    /// Returns the bytes of one lane's access between registers of type `tensor` and a buffer of
    /// type `buffer`.
    ///
    /// An access covers the neighbouring bytes of memory that the lane holds, in any of its
    /// registers.
    pub(crate) fn shared_width(&self, tensor: TypeId, buffer: TypeId) -> u64 {
        let key = (tensor, buffer);
        let known = self.widths.borrow().get(&key).copied();
        let width = known.unwrap_or_else(|| {
            let width = self.neighbours(tensor, buffer);
            self.widths.borrow_mut().insert(key, width);
            width
        });
        let part = self.part(tensor);
        width.map_or_else(|| part.width(WIDEST), |run| (run.saturating_mul(part.bits) / 8).clamp(1, WIDEST))
    }

    fn neighbours(&self, tensor: TypeId, buffer: TypeId) -> Option<u64> {
        let tensor = Tensor::decode(self.module, tensor)?;
        let buffer = MemDesc::decode(self.module, buffer)?;
        let registers = layout(tensor.encoding.as_deref()?, &tensor.shape)?;
        let memory = layout(&buffer.encoding, &buffer.shape)?;
        let composed = registers.invert_and_compose(&memory).ok()?;
        let bits = composed.in_size(Dim::Register)?.max(1).ilog2();
        let held: Vec<u64> = (0..bits).map(|bit| composed.basis(Dim::Register, bit, Dim::Offset)).collect();
        let mut run = 1;
        while held.contains(&run) {
            run *= 2;
        }
        Some(run)
    }
}

fn layout(encoding: &str, shape: &[i64]) -> Option<LinearLayout> {
    Encoding::parse(encoding).ok()?.to_linear_layout(shape).ok()
}

/// Returns the number of a lane's registers that hold distinct elements.
fn held(layout: &LinearLayout) -> u64 {
    layout.remove_zero_bases(Dim::Register).in_size(Dim::Register).unwrap_or(1).max(1)
}

/// Returns the longest run of neighbours along one dimension in the first registers.
fn run(layout: &LinearLayout, rank: usize) -> u64 {
    let bits = layout.in_size(Dim::Register).unwrap_or(1).max(1).ilog2();
    let along = |axis: &Dim| {
        let next = |bit: u32| layout.basis(Dim::Register, bit, *axis) == 1 << bit;
        1u64 << (0..bits).take_while(|&bit| next(bit)).count()
    };
    Dim::axes(rank).iter().map(along).max().unwrap_or(1)
}

/// Returns the class of an element type.
fn class(element: &str) -> &'static str {
    match element {
        "f64" => "f64",
        "f32" => "f32",
        "f16" => "f16",
        "bf16" => "bf16",
        "i8" => "i8",
        _ if element.starts_with("f8") => "f8",
        _ if element.starts_with("f6") => "f6",
        _ if element.starts_with("f4") => "f4",
        _ => "i32",
    }
}
