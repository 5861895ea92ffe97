//! Where each buffer is, by the module's attributes or by Seawall's allocation, for the rest of the
//! lowering.

use std::cell::OnceCell;

use rustc_hash::FxHashMap;
use seawall_base::Diagnostic;
use seawall_dialects::Space;
use seawall_mlir::{Module, OpId};
use smallvec::SmallVec;

use super::collect::is_local_alloc;
use super::{
    Allocation, How, ScratchSizes, TensorPlace, allocate_shared, allocate_tensor_memory,
    planned_tensor_memory, separate_tensor_memory,
};
use crate::Places;
use crate::facts::Facts;
use crate::facts::functions::Functions;

/// The places of everything in shared and tensor memory.
pub(crate) struct Placed<'m> {
    pub(crate) facts: &'m Facts<'m>,
    /// Places in shared memory, if the module states none or they are ignored.
    pub(crate) allocation: Option<Allocation>,
    /// Places in tensor memory, if the module states none or they are ignored.
    tensor: Option<FxHashMap<OpId, TensorPlace>>,
    /// `scf.for` gets a header block, as it has when Triton's membar pass runs.
    pub(crate) headed_loops: bool,
    /// Sizes of scratch memory that the module does not state; see [`Placed::scratch_size`].
    unstated_sizes: OnceCell<FxHashMap<OpId, u32>>,
}

impl<'m> Placed<'m> {
    /// The places that the module states.
    pub(crate) fn as_stated(facts: &'m Facts<'m>) -> Self {
        Placed { facts, allocation: None, tensor: None, headed_loops: false, unstated_sizes: OnceCell::new() }
    }

    /// Decides the places of buffers. `functions` come callees first. `to_partition`: partitions
    /// are still to be made from attributes.
    pub(crate) fn new(
        facts: &'m Facts<'m>,
        functions: &Functions,
        to_partition: bool,
        warnings: &mut Vec<Diagnostic>,
    ) -> Result<Self, Diagnostic> {
        let mut placed = Placed::as_stated(facts);
        let places = facts.options.places;
        // Without a target no compiler defines the sizes. Callers refuse such a module if it has
        // buffers.
        if facts.target.is_none() || facts.upstream {
            return Ok(placed);
        }
        let written = is_allocated(facts);
        // A compiler that has not allocated yet flattens structured control flow first, and then
        // places barriers.
        placed.headed_loops = matches!(places, Places::Triton | Places::TritonWhole) && !written;
        placed.tensor = tensor_places(facts.module, places, to_partition)?;
        let alone = How { fill: false, separate: true, written: false, whole: false };
        let how = match places {
            Places::Written if written => return Ok(placed),
            // Code that is still to be partitioned will need its buffers at the same time.
            Places::Written if to_partition => alone,
            Places::Apart => alone,
            Places::Written | Places::Triton | Places::TritonWhole => {
                How { fill: !written, separate: false, written, whole: places == Places::TritonWhole }
            }
        };
        match allocate_shared(facts, functions, how) {
            Ok(allocation) => {
                warnings.extend(allocation.unknown.iter().map(|&op| unknown_scratch(facts, op)));
                placed.allocation = Some(allocation);
            }
            Err(_) if written => {}
            Err(error) => return Err(error),
        }
        Ok(placed)
    }

    /// The start of a buffer in tensor memory: the column in bits 0 to 15, the lane from bit 16 on.
    pub(crate) fn tensor_offset(&self, op: OpId) -> Option<u32> {
        let (column, row) = match &self.tensor {
            Some(places) => places.get(&op).map(|place| (place.column, place.row))?,
            None => {
                let int = |key| u32::try_from(self.facts.int_attr(op, key)?).ok();
                (int("tensor_memory_col_offset")?, int("tensor_memory_row_offset")?)
            }
        };
        Some(column | row.checked_shl(16)?)
    }

    /// Whether Seawall has placed the allocations of this memory space.
    pub(crate) fn is_placed_here(&self, space: Space) -> bool {
        match space {
            Space::Tensor => self.tensor.is_some(),
            Space::Shared | Space::SharedCluster => self.allocation.is_some(),
        }
    }

    /// The offsets of the memory of `op` in the frame of its function, one for each part; empty if
    /// it has none.
    pub(crate) fn shared_offsets(&self, op: OpId) -> SmallVec<[u32; 1]> {
        if let Some(allocation) = &self.allocation {
            return allocation.ops.get(&op).map(|own| own.offsets.clone()).unwrap_or_default();
        }
        let written = self.facts.int_list(op, "allocation.offset").into_iter().flatten();
        written.filter_map(|offset| u32::try_from(offset).ok()).collect()
    }

    /// Returns the bytes of the scratch memory of `op`. If the module states an offset without a
    /// size, as for the captures of `ttg.warp_specialize`, the size is the one that the allocation
    /// of Triton 3.9 computes. If that is unknown, the memory extends to the end of `ttg.shared`.
    pub(crate) fn scratch_size(&self, op: OpId) -> Option<u32> {
        if let Some(allocation) = &self.allocation {
            return allocation.ops.get(&op).map(|own| own.bytes);
        }
        let stated = self.facts.int_attr(op, "allocation.size").and_then(|size| u32::try_from(size).ok());
        stated.or_else(|| self.unstated_sizes().get(&op).copied()).or_else(|| {
            let &offset = self.shared_offsets(op).first()?;
            let root = self.facts.module.walk().next()?;
            u32::try_from(self.facts.int_attr(root, "ttg.shared")?).ok()?.checked_sub(offset)
        })
    }

    /// The scratch memory of the ops with an offset and no size, computed on first use. Triton 3.9
    /// leaves out some sizes, and older releases all of them.
    fn unstated_sizes(&self) -> &FxHashMap<OpId, u32> {
        self.unstated_sizes.get_or_init(|| {
            let module = self.facts.module;
            let sizes = ScratchSizes::new(self.facts);
            let has = |op: OpId, key: &str| module.attr(op, key).is_some();
            let is_unstated = |&op: &OpId| has(op, "allocation.offset") && !has(op, "allocation.size");
            let size = |op| Some((op, sizes.of(op).ok()??.bytes));
            module.walk().filter(is_unstated).filter_map(size).collect()
        })
    }
}

/// Whether a compiler has allocated shared memory: the module says so, or its allocations have
/// offsets. If only some of them have one, the compiler will place all of them anew.
pub(crate) fn is_allocated(facts: &Facts<'_>) -> bool {
    let module = facts.module;
    let has_offset = |op: OpId| module.attr(op, "allocation.offset").is_some();
    let is_shared = |op: OpId| {
        is_local_alloc(facts, op)
            && module
                .results(op)
                .first()
                .is_some_and(|&result| facts.knowledge.space(result) == Some(Space::Shared))
    };
    let mut shared = module.walk().filter(|&op| is_shared(op)).map(has_offset);
    if let Some(first) = shared.next()
        && shared.any(|other| other != first)
    {
        return false;
    }
    module
        .find_symbol("ttg.shared")
        .is_some_and(|_| module.walk().next().is_some_and(|root| module.attr(root, "ttg.shared").is_some()))
        || module.find_symbol("allocation.offset").is_some()
}

fn unknown_scratch(facts: &Facts<'_>, op: OpId) -> Diagnostic {
    let message = format!("Seawall does not know the scratch memory of `{}`", facts.module.op_name(op));
    let label = "assumed to have no scratch memory and no barrier, so reported races may not exist";
    facts.warning("lower::unknown-scratch", op, message, label)
}

/// The places of allocations in tensor memory; `None` if the stated ones count, which Triton's
/// membar pass uses.
fn tensor_places(
    module: &Module,
    places: Places,
    to_partition: bool,
) -> Result<Option<FxHashMap<OpId, TensorPlace>>, Diagnostic> {
    if places == Places::Apart {
        return Ok(Some(separate_tensor_memory(module)));
    }
    let with = |key: &'static str| {
        move |op: OpId| module.op_name(op) == "ttng.tmem_alloc" && module.attr(op, key).is_some()
    };
    let is_placed = with("tensor_memory_col_offset");
    let is_unplaced = |op: OpId| module.op_name(op) == "ttng.tmem_alloc" && !is_placed(op);
    if module.find_symbol("ttng.tmem_alloc").is_none() || !module.walk().any(is_unplaced) {
        return Ok(None);
    }
    Ok(Some(if to_partition || module.walk().any(with("buffer.offset")) {
        planned_tensor_memory(module)?
    } else {
        allocate_tensor_memory(module)?.places.into_iter().collect()
    }))
}
