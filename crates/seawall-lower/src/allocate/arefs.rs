//! Arefs as what names buffers: an aref is its buffers, and entering a slot gives views of them.
//!
//! The compiler allocates when its arefs are mbarriers, and buffers are used by their own names. Here a buffer is needed as long as the aref that
//! holds it, or two arefs of one loop would have the same memory.

use seawall_dialects::Aref;

/// How many of the first operands of an op of the aref protocol its results are views of, or hold.
pub(super) fn aref_sources(aref: Aref, operands: usize) -> usize {
    match aref {
        Aref::Create | Aref::Phi => operands,
        Aref::PutEnter | Aref::GetEnter | Aref::Buffer => 1,
        _ => 0,
    }
}
