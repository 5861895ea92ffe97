//! Modules of Triton and of Meta's fork of it.

use seawall_mlir::{Module, symbols_of};

/// Attributes that only this fork writes.
const OF_META: [&str; 3] = ["tlx.", "ttg.min_reg_auto_ws", "ttg.max_reg_auto_ws"];

/// Triton's dialects.
const TRITON: [&str; 7] = ["ttg.", "tt.", "ttng.", "amdg.", "nvws.", "tlx.", "triton_gpu."];

/// The attributes that list the partitions of an op before the kernel is partitioned.
pub const TASK_LISTS: [&str; 2] = ["async_task_id", "ttg.partition"];

/// Whether an op belongs to a dialect of Triton.
pub fn is_of_triton(op_name: &str) -> bool {
    TRITON.iter().any(|dialect| op_name.starts_with(dialect))
}

/// Whether an op of `module` has an attribute that only Meta's fork writes.
pub fn is_of_meta(module: &Module) -> bool {
    let is_own = |key: &str| OF_META.iter().any(|own| key.starts_with(own));
    symbols_of(module).any(is_own)
        && module.walk().any(|op| module.attrs(op).iter().any(|attr| is_own(module.symbol(attr.key))))
}
