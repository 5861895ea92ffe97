//! Modules of Meta's fork of Triton.

use seawall_mlir::{Module, symbols_of};

/// Attributes that only this fork writes.
const OF_META: [&str; 3] = ["tlx.", "ttg.min_reg_auto_ws", "ttg.max_reg_auto_ws"];

/// Whether an op of `module` has an attribute that only Meta's fork writes.
pub fn is_of_meta(module: &Module) -> bool {
    let is_own = |key: &str| OF_META.iter().any(|own| key.starts_with(own));
    symbols_of(module).any(is_own)
        && module.walk().any(|op| module.attrs(op).iter().any(|attr| is_own(module.symbol(attr.key))))
}
