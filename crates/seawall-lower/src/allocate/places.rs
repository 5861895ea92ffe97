//! What the rest of the lowering asks: where a buffer lies, by the module's attributes or by an allocation of ours.

use seawall_base::Diagnostic;
use seawall_dialects::Space;
use seawall_mlir::OpId;
use smallvec::SmallVec;

use super::{How, allocate_tensor_memory, planned_tensor_memory, separate_tensor_memory};
use crate::Places;
use crate::functions::Functions;
use crate::unit::Unit;

impl Unit<'_> {
    /// Decides where buffers lie. `functions` are given callees first.
    pub(crate) fn place_buffers(&mut self, functions: &Functions, places: Places) -> Result<(), Diagnostic> {
        // Without a target there is no compiler whose sizes count; callers refuse such a module if it has anything to place.
        if self.program.target.is_none() || self.upstream {
            return Ok(());
        }
        let written = self.is_allocated();
        // A compiler that has not allocated yet takes structured control flow apart before it does, and then places barriers.
        self.headed_loops = matches!(places, Places::Triton | Places::TritonWhole) && !written;
        self.place_tensor_buffers(places)?;
        let alone = How { fill: false, apart: true, written: false, whole: false };
        let how = match places {
            Places::Written if written => return Ok(()),
            // What is still to be partitioned will need its buffers at the same time.
            Places::Written if self.tasks.any() => alone,
            Places::Apart => alone,
            Places::Written | Places::Triton | Places::TritonWhole => {
                How { fill: !written, apart: false, written, whole: places == Places::TritonWhole }
            }
        };
        match self.allocate_shared(functions, how) {
            Ok(allocation) => {
                for &op in &allocation.unknown {
                    let message = format!("the scratch memory of `{}` is not known", self.module.op_name(op));
                    self.warn(
                        "lower::unknown-scratch",
                        op,
                        message,
                        "taken to have none, and to order nothing",
                    );
                }
                self.allocation = Some(allocation);
            }
            Err(_) if written => {}
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// The same for tensor memory, which Triton's membar pass takes as it is written.
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

    /// Where a buffer in tensor memory starts: its column, and its lane from bit 16 on.
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

    /// Whether an allocation has its place from us.
    pub(crate) fn is_placed_here(&self, space: Space) -> bool {
        match space {
            Space::Tensor => self.tensor.is_some(),
            Space::Shared | Space::SharedCluster => self.allocation.is_some(),
        }
    }

    /// Whether a compiler has allocated shared memory: it says so on the module, or some op has an offset. Where others have none, what is written is
    /// of no use to anyone: the compiler will place all of them anew.
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

    /// The bytes in the frame of its function at which the memory of `op` starts, one for each part; empty if it has none.
    pub(crate) fn shared_offsets(&self, op: OpId) -> SmallVec<[u32; 1]> {
        if let Some(allocation) = &self.allocation {
            return allocation.ops.get(&op).map(|own| own.offsets.clone()).unwrap_or_default();
        }
        let written = self.int_list(op, "allocation.offset").into_iter().flatten();
        written.filter_map(|offset| u32::try_from(offset).ok()).collect()
    }

    /// Bytes of the scratch memory of `op`, if they are known.
    pub(crate) fn scratch_size(&self, op: OpId) -> Option<u32> {
        match &self.allocation {
            Some(allocation) => allocation.ops.get(&op).map(|own| own.bytes),
            None => u32::try_from(self.int_attr(op, "allocation.size")?).ok(),
        }
    }
}
