//! Arefs as aliases of buffers: an aref holds buffers, and entering a slot returns views of them.
//!
//! Triton allocates after arefs have become mbarriers. Here a buffer is live as long as the aref
//! that holds it. Otherwise two arefs of one loop would share memory.

use seawall_dialects::Aref;

/// The number of leading operands that the results of an aref op are views of, or hold.
pub(super) fn aref_sources(aref: Aref, operands: usize) -> usize {
    match aref {
        Aref::Create | Aref::Phi => operands,
        Aref::PutEnter | Aref::GetEnter | Aref::Buffer => 1,
        _ => 0,
    }
}
