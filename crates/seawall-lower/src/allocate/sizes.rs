//! Scratch memory of ops.
use seawall_mlir::OpId;
use crate::unit::Unit;
pub(crate) struct Scratch { pub(crate) bytes: u32, pub(crate) alignment: u32 }
pub(crate) struct ScratchSizes<'u> { unit: &'u Unit<'u> }
impl<'u> ScratchSizes<'u> {
    pub(crate) fn new(unit: &'u Unit<'u>) -> Self { ScratchSizes { unit } }
    pub(crate) fn of(&self, op: OpId) -> Result<Option<Scratch>, String> {
        let bytes = self.unit.int_attr(op, "allocation.size");
        let alignment = if self.unit.module.op_name(op) == "ttg.warp_specialize" { 8 } else { 128 };
        Ok(bytes.map(|bytes| Scratch { bytes: bytes as u32, alignment }))
    }
}
