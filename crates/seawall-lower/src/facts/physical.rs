//! The bytes of memdesc views, computed by `seawall-layout`: allocation sizes, composition of
//! views, address sets.
//!
//! Decoded types and geometries are cached: a module has few memdesc types and many values of each.

use std::cell::{OnceCell, RefCell};
use std::collections::hash_map::Entry;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use seawall_base::Runs;
use seawall_dialects::{MemDesc, Space, Tensor};
use seawall_layout::{
    Dim, Encoding, Exchange, Geometry, LaneMap, LinearLayout, Stride, SubsliceOffsets, TmemSize, View,
    alloc_alignment, alloc_parts, alloc_size_bytes, cvt_is_warp_synchronous, is_block_local, reachable_rows,
    tmem_alloc_size,
};
use seawall_mlir::{Module, TypeId};
use seawall_model::{ByteSet, FunctionId, MAX_MAP_RUNS};

/// A memdesc type with its decoded encoding.
#[derive(Debug)]
pub(crate) struct Desc {
    pub(crate) text: MemDesc,
    encoding: Option<Rc<Encoding>>,
    geometry: OnceCell<Option<Geometry>>,
    size: OnceCell<Option<u32>>,
    /// The distances of slots from slot 0.
    slots: OnceCell<Option<Stride>>,
    /// The starts of sub-slices, by their offsets.
    parts: RefCell<FxHashMap<Vec<i64>, Option<SubsliceOffsets>>>,
    /// Address sets relative to the base of a view, by its other fields.
    sets: RefCell<FxHashMap<View, Option<ByteSet>>>,
}

/// The requirements of an allocation.
pub(crate) struct Placing {
    /// Buffers that are placed separately: more than one for a partitioned encoding.
    pub(crate) parts: u32,
    /// Bytes of each.
    pub(crate) bytes: u32,
    /// Alignment of each, in bytes.
    pub(crate) alignment: u32,
}

impl Desc {
    fn new(text: MemDesc, encoding: Option<Rc<Encoding>>) -> Self {
        Desc {
            text,
            encoding,
            geometry: OnceCell::new(),
            size: OnceCell::new(),
            slots: OnceCell::new(),
            parts: RefCell::default(),
            sets: RefCell::default(),
        }
    }

    fn layout(&self) -> Option<seawall_layout::MemDesc<'_>> {
        Some(seawall_layout::MemDesc {
            encoding: self.encoding.as_deref()?,
            shape: &self.text.shape,
            alloc_shape: &self.text.alloc_shape,
            elem_bits: self.text.element_bits,
        })
    }

    fn geometry(&self) -> Option<&Geometry> {
        self.geometry.get_or_init(|| Geometry::of(&self.layout()?).ok()).as_ref()
    }

    /// The layout of one slot.
    pub(crate) fn stage_layout(&self) -> Option<LinearLayout> {
        self.layout()?.page().layout().ok()
    }

    /// Whether several CTAs hold the same data.
    pub(crate) fn is_broadcast_to_ctas(&self) -> bool {
        self.bits_of_same_ctas() != 0
    }

    /// The bits of a CTA's rank that its data does not depend on.
    pub(crate) fn bits_of_same_ctas(&self) -> u64 {
        let layout = self.layout().and_then(|desc| desc.layout().ok());
        layout.map_or(0, |layout| layout.free_bits(Dim::Block))
    }

    /// The number of leading dimensions that count slots.
    pub(crate) fn slot_dimensions(&self) -> usize {
        let rank = self.encoding.as_ref().map_or(self.text.shape.len(), |e| e.rank() as usize);
        self.text.shape.len().saturating_sub(rank)
    }

    /// The size of an allocation of this type: bytes of shared memory, or columns of tensor memory.
    pub(crate) fn allocation_size(&self) -> Option<u32> {
        *self.size.get_or_init(|| {
            let layout = self.layout()?;
            match self.text.space {
                Space::Tensor => self.tensor_size().map(|size| size.columns),
                Space::Shared | Space::SharedCluster => {
                    let bits = layout.elem_bits;
                    let size = alloc_size_bytes(layout.encoding, layout.shape, layout.alloc_shape, bits);
                    size.ok().and_then(|bytes| u32::try_from(bytes).ok())
                }
            }
        })
    }

    /// The requirements of an allocation of this type in shared memory.
    pub(crate) fn placing(&self) -> Option<Placing> {
        let encoding = self.encoding.as_ref()?;
        let parts = alloc_parts(encoding);
        let alignment = alloc_alignment(encoding).ok()?;
        Some(Placing { parts, bytes: self.allocation_size()? / parts.max(1), alignment })
    }

    /// The rows and columns of tensor memory that an allocation of this type takes.
    pub(crate) fn tensor_size(&self) -> Option<TmemSize> {
        tmem_alloc_size(&self.layout()?).ok()
    }

    /// The rows of a block of tensor memory; `None` for scale factors and for shared memory.
    pub(crate) fn tensor_block_rows(&self) -> Option<u32> {
        match self.encoding.as_deref() {
            Some(Encoding::TensorMemory(blocks)) => Some(blocks.block_m),
            _ => None,
        }
    }

    /// The view of slot `index`; `self` is the type of one slot.
    pub(crate) fn index(&self, view: &View, index: u32) -> Option<View> {
        let stride = self.slots.get_or_init(|| self.layout()?.stride().ok()).as_ref()?;
        view.moved(stride.offset(index).ok()?).ok()
    }

    /// The view of a sub-slice of `self`.
    pub(crate) fn subslice(&self, view: &View, offsets: &[i64]) -> Option<View> {
        let layout = self.layout()?;
        let known = self.parts.borrow().get(offsets).copied();
        let start = known.unwrap_or_else(|| {
            let start = layout.subslice_offsets(offsets).ok();
            self.parts.borrow_mut().insert(offsets.to_vec(), start);
            start
        });
        view.subslice(&layout, start?).ok()
    }

    /// The view of a tensor-memory sub-slice of `self`.
    pub(crate) fn tensor_subslice(&self, view: &View, offset: u32, dim: u32) -> Option<View> {
        let layout = self.layout()?;
        view.subslice(&layout, layout.tmem_subslice_offset(offset, dim).ok()?).ok()
    }

    /// The bytes of a view of this type that each warp touches if it holds a tensor with this
    /// layout, relative to the view's base; `None` if unknown.
    pub(crate) fn warp_runs(&self, view: &View, tensor: &LinearLayout) -> Option<Vec<Runs>> {
        let all = self.geometry()?.warp_runs(view, tensor, MAX_MAP_RUNS as u64).ok()?;
        let runs =
            |runs: &seawall_layout::Runs| Runs::from_ranges(runs.as_slice().iter().map(|r| (r.start, r.end)));
        Some(all.iter().map(runs).collect())
    }

    /// The map from threads to bytes of a view of this type in shared memory, relative to the
    /// view's base. `None` if it is unknown or a byte has several threads.
    pub(crate) fn lane_map(&self, view: &View, tensor: &LinearLayout, exchange: Exchange) -> Option<LaneMap> {
        self.geometry()?.lane_map(view, tensor, exchange).ok()
    }

    /// The words of a view of tensor memory that each of `warps` warps can reach, relative to the
    /// view's base.
    pub(crate) fn reachable_rows(&self, view: &View, warps: u32) -> Option<Vec<Runs>> {
        if self.text.space != Space::Tensor {
            return None;
        }
        let view = View { storage_base: 0, ..view.clone() };
        let footprint = self.geometry()?.footprint(&view).ok()?;
        let [only] = footprint.ctas() else { return None };
        let all = reachable_rows(&only.runs, warps)?;
        let runs =
            |runs: &seawall_layout::Runs| Runs::from_ranges(runs.as_slice().iter().map(|r| (r.start, r.end)));
        Some(all.iter().map(runs).collect())
    }

    /// The addresses of a view of this type, in the frame of `function`.
    pub(crate) fn addresses(&self, view: &View, function: FunctionId) -> Option<ByteSet> {
        // Views that differ only in their base have the same relative addresses.
        let base = if view.partition_bases.is_empty() { view.storage_base } else { 0 };
        let relative = View { storage_base: view.storage_base - base, ..view.clone() };
        let mut sets = self.sets.borrow_mut();
        let set = match sets.entry(relative) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => {
                let set = self.relative_addresses(new.key(), function);
                new.insert(set)
            }
        };
        Some(set.as_ref()?.translated(base, function))
    }

    fn relative_addresses(&self, view: &View, function: FunctionId) -> Option<ByteSet> {
        let footprint = self.geometry()?.footprint(view).ok()?;
        let runs =
            |runs: &seawall_layout::Runs| Runs::from_ranges(runs.as_slice().iter().map(|r| (r.start, r.end)));
        let ctas = footprint.ctas().iter().map(|cta| (cta.cta, runs(&cta.runs))).collect();
        Some(ByteSet { space: space(self.text.space), frame: function, ctas })
    }
}

/// The shape that one CTA of a cluster holds of a memdesc in shared memory; the full shape if the
/// encoding does not divide it among CTAs.
pub fn shape_of_cta(memdesc: &MemDesc) -> Vec<i64> {
    let encoding = Encoding::parse(&memdesc.encoding).ok();
    let parts = encoding.as_ref().and_then(|encoding| {
        let shape: Option<Vec<u64>> =
            memdesc.shape.iter().map(|&extent| u64::try_from(extent).ok()).collect();
        let part = encoding.shared_cga()?.shape_per_cta(&shape?);
        part.into_iter().map(|extent| i64::try_from(extent).ok()).collect()
    });
    parts.unwrap_or_else(|| memdesc.shape.clone())
}

/// The decoded types of one module.
pub(crate) struct Physical<'m> {
    module: &'m Module,
    descs: RefCell<FxHashMap<TypeId, Option<Rc<Desc>>>>,
    /// The decoded encodings by their texts, which many types share.
    encodings: RefCell<FxHashMap<String, Option<Rc<Encoding>>>>,
    conversions: RefCell<FxHashMap<(TypeId, TypeId), bool>>,
}

impl<'m> Physical<'m> {
    pub(crate) fn new(module: &'m Module) -> Self {
        let (descs, encodings) = (RefCell::default(), RefCell::default());
        Physical { module, descs, encodings, conversions: RefCell::default() }
    }

    /// The decoded encoding; `None` if it is unknown or malformed.
    fn encoding(&self, text: &str) -> Option<Rc<Encoding>> {
        if let Some(known) = self.encodings.borrow().get(text) {
            return known.clone();
        }
        let encoding = Encoding::parse(text).ok().map(Rc::new);
        self.encodings.borrow_mut().insert(text.to_owned(), encoding.clone());
        encoding
    }

    /// The decoded memdesc type.
    pub(crate) fn desc(&self, ty: TypeId) -> Option<Rc<Desc>> {
        let decode = || {
            let text = MemDesc::decode(self.module, ty)?;
            let encoding = self.encoding(&text.encoding);
            Some(Rc::new(Desc::new(text, encoding)))
        };
        self.descs.borrow_mut().entry(ty).or_insert_with(decode).clone()
    }

    /// Whether a conversion between two tensor types exchanges data only inside each warp. `false`
    /// if a layout is unknown: the barrier is then one of the CTA, as for most conversions with
    /// scratch memory.
    pub(crate) fn converts_within_warps(&self, from: TypeId, to: TypeId) -> bool {
        let decide = || {
            let (from, to) = (Tensor::decode(self.module, from)?, Tensor::decode(self.module, to)?);
            let source = self.encoding(from.encoding.as_deref()?)?;
            let target = self.encoding(to.encoding.as_deref()?)?;
            cvt_is_warp_synchronous(&source, &target, &from.shape).ok()
        };
        *self.conversions.borrow_mut().entry((from, to)).or_insert_with(|| decide().unwrap_or(false))
    }

    /// The layout of a tensor type.
    pub(crate) fn tensor_layout(&self, ty: TypeId) -> Option<LinearLayout> {
        let tensor = Tensor::decode(self.module, ty)?;
        let encoding = self.encoding(tensor.encoding.as_deref()?)?;
        encoding.to_linear_layout(&tensor.shape).ok()
    }

    /// Whether a type is a tensor.
    pub(crate) fn is_tensor(&self, ty: TypeId) -> bool {
        Tensor::decode(self.module, ty).is_some()
    }

    /// Whether a conversion between two tensor types moves data between CTAs; `true` if a layout is
    /// unknown.
    pub(crate) fn converts_across_ctas(&self, from: TypeId, to: TypeId) -> bool {
        let decide =
            || is_block_local(&self.tensor_layout(from)?, &self.tensor_layout(to)?).ok().map(|local| !local);
        decide().unwrap_or(true)
    }
}

/// The model's name of a memory space.
pub(crate) fn space(space: Space) -> seawall_model::Space {
    match space {
        Space::Shared | Space::SharedCluster => seawall_model::Space::Shared,
        Space::Tensor => seawall_model::Space::Tensor,
    }
}
