//! Where each buffer is, by the module's attributes or by Seawall's allocation, for the rest of the
//! lowering.

use rustc_hash::FxHashMap;
use seawall_base::Diagnostic;
use seawall_dialects::Space;
use seawall_mlir::OpId;
use smallvec::SmallVec;

use super::sizes::ScratchSizes;
use super::{How, allocate_tensor_memory, planned_tensor_memory, separate_tensor_memory};
use crate::Places;
use crate::functions::Functions;
use crate::unit::ModuleLowering;

impl ModuleLowering<'_> {
    /// Decides the places of buffers. `functions` come callees first.
    pub(crate) fn place_buffers(&mut self, functions: &Functions, places: Places) -> Result<(), Diagnostic> {
        // Without a target no compiler defines the sizes. Callers refuse such a module if it has
        // buffers.
        if self.program.target.is_none() || self.upstream {
            return Ok(());
        }
        let written = self.is_allocated();
        // A compiler that has not allocated yet flattens structured control flow first, and then
        // places barriers.
        self.headed_loops = matches!(places, Places::Triton | Places::TritonWhole) && !written;
        self.place_tensor_buffers(places)?;
        let alone = How { fill: false, separate: true, written: false, whole: false };
        let how = match places {
            Places::Written if written => return Ok(()),
            // Code that is still to be partitioned will need its buffers at the same time.
            Places::Written if self.tasks.any() => alone,
            Places::Apart => alone,
            Places::Written | Places::Triton | Places::TritonWhole => {
                How { fill: !written, separate: false, written, whole: places == Places::TritonWhole }
            }
        };
        match self.allocate_shared(functions, how) {
            Ok(allocation) => {
                for &op in &allocation.unknown {
                    let message =
                        format!("Seawall does not know the scratch memory of `{}`", self.module.op_name(op));
                    self.warn(
                        "lower::unknown-scratch",
                        op,
                        message,
                        "assumed to have no scratch memory and no barrier, so reported races may not exist",
                    );
                }
                self.allocation = Some(allocation);
            }
            Err(_) if written => {}
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// Does the same for tensor memory, whose stated places Triton's membar pass uses.
    fn place_tensor_buffers(&mut self, places: Places) -> Result<(), Diagnostic> {
        let module = self.module;
        let is_unplaced = |op: OpId| {
            module.op_name(op) == "ttng.tmem_alloc" && module.attr(op, "tensor_memory_col_offset").is_none()
        };
        if places == Places::Apart {
            self.tensor = Some(separate_tensor_memory(module));
        } else if module.find_symbol("ttng.tmem_alloc").is_some() && module.walk().any(is_unplaced) {
            let is_planned = |op: OpId| {
                module.op_name(op) == "ttng.tmem_alloc" && module.attr(op, "buffer.offset").is_some()
            };
            self.tensor = Some(if self.tasks.any() || module.walk().any(is_planned) {
                planned_tensor_memory(module)?
            } else {
                allocate_tensor_memory(module)?.places.into_iter().collect()
            });
        }
        Ok(())
    }

    /// The start of a buffer in tensor memory: the column in bits 0 to 15, the lane from bit 16 on.
    pub(crate) fn tensor_offset(&self, op: OpId) -> Option<u32> {
        let (column, row) = match &self.tensor {
            Some(places) => places.get(&op).map(|place| (place.column, place.row))?,
            None => {
                let int = |key| u32::try_from(self.int_attr(op, key)?).ok();
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

    /// Whether a compiler has allocated shared memory: the module says so, or its allocations have
    /// offsets. If only some of them have one, the compiler will place all of them anew.
    pub(super) fn is_allocated(&self) -> bool {
        let module = self.module;
        let has_offset = |op: OpId| module.attr(op, "allocation.offset").is_some();
        let is_shared = |op: OpId| {
            module.op_name(op) == "ttg.local_alloc"
                && module
                    .results(op)
                    .first()
                    .is_some_and(|&result| self.knowledge.space(result) == Some(Space::Shared))
        };
        let mut shared = module.walk().filter(|&op| is_shared(op)).map(has_offset);
        if let Some(first) = shared.next()
            && shared.any(|other| other != first)
        {
            return false;
        }
        module.find_symbol("ttg.shared").is_some_and(|_| {
            module.walk().next().is_some_and(|root| module.attr(root, "ttg.shared").is_some())
        }) || module.find_symbol("allocation.offset").is_some()
    }

    /// The offsets of the memory of `op` in the frame of its function, one for each part; empty if
    /// it has none.
    pub(crate) fn shared_offsets(&self, op: OpId) -> SmallVec<[u32; 1]> {
        if let Some(allocation) = &self.allocation {
            return allocation.ops.get(&op).map(|own| own.offsets.clone()).unwrap_or_default();
        }
        let written = self.int_list(op, "allocation.offset").into_iter().flatten();
        written.filter_map(|offset| u32::try_from(offset).ok()).collect()
    }

    /// Returns the bytes of the scratch memory of `op`. If the module states an offset without a
    /// size, as for the captures of `ttg.warp_specialize`, the size is the one that Triton's
    /// allocation computes. If that is unknown, the memory extends to the end of `ttg.shared`.
    pub(crate) fn scratch_size(&self, op: OpId) -> Option<u32> {
        if let Some(allocation) = &self.allocation {
            return allocation.ops.get(&op).map(|own| own.bytes);
        }
        let stated = self.int_attr(op, "allocation.size").and_then(|size| u32::try_from(size).ok());
        stated.or_else(|| self.unstated_sizes().get(&op).copied()).or_else(|| {
            let &offset = self.shared_offsets(op).first()?;
            let root = self.module.walk().next()?;
            u32::try_from(self.int_attr(root, "ttg.shared")?).ok()?.checked_sub(offset)
        })
    }

    /// The scratch memory of the ops for which Triton writes an offset and no size, computed on
    /// first use.
    fn unstated_sizes(&self) -> &FxHashMap<OpId, u32> {
        self.unstated_sizes.get_or_init(|| {
            let module = self.module;
            let sizes = ScratchSizes::new(self);
            let is_unstated = |&op: &OpId| {
                matches!(module.op_name(op), "ttg.warp_specialize" | "ttng.tensormap_create")
                    && module.attr(op, "allocation.size").is_none()
            };
            let size = |op| Some((op, sizes.of(op).ok()??.bytes));
            module.walk().filter(is_unstated).filter_map(size).collect()
        })
    }
}
