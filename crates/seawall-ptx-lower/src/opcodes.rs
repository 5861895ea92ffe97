//! What an opcode says of an access: its width and its state space.

use seawall_ptx::Opcode;
use seawall_ptx::table::{Access, Meaning};

/// The bytes that each thread accesses: of its type, times the elements of a vector.
pub(crate) fn width(opcode: &Opcode) -> Option<u32> {
    let lanes = opcode.modifiers().find_map(|modifier| match modifier {
        "v2" => Some(2),
        "v4" => Some(4),
        "v8" => Some(8),
        _ => None,
    });
    Some(type_width(opcode)? * lanes.unwrap_or(1))
}

/// The bytes of one scalar that an instruction accesses. Vectors and packed types are accessed
/// scalar by scalar (PTX ISA, "Vector Data-types" and "Packed Data-types").
pub(crate) fn element_width(opcode: &Opcode) -> Option<u32> {
    let is_packed = |modifier: &str| matches!(modifier, "f16x2" | "bf16x2" | "f32x2");
    let packed = opcode.modifiers().any(is_packed);
    Some(type_width(opcode)? / if packed { 2 } else { 1 })
}

/// Whether an operation is strong: other threads may access the same place meanwhile (PTX ISA,
/// "Operation Types").
pub(crate) fn is_strong(opcode: &Opcode) -> bool {
    let meaning = opcode.row.map(|row| row.meaning);
    let is_plain = matches!(meaning, Some(Meaning::Access(Access::Load | Access::Store)));
    matches!(meaning, Some(Meaning::Access(Access::Atomic | Access::Reduction)))
        || is_plain
            && ["volatile", "relaxed", "acquire", "release", "mmio"].iter().any(|kind| opcode.has(kind))
}

/// The bytes of the type.
fn type_width(opcode: &Opcode) -> Option<u32> {
    let of_type = |modifier: &str| {
        let digits = modifier.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let bits: u32 = match modifier {
            "f16x2" | "bf16x2" => 32,
            "f32x2" => 64,
            _ => digits.parse().ok()?,
        };
        let is_type = modifier.starts_with(['b', 'u', 's', 'f']) && matches!(bits, 8 | 16 | 32 | 64 | 128);
        is_type.then_some(bits / 8)
    };
    opcode.modifiers().filter_map(of_type).last()
}

/// The state space of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StateSpace {
    Shared,
    Cluster,
    Generic,
    Other,
}

pub(crate) fn state_space(opcode: &Opcode) -> StateSpace {
    // Its first modifier is the destination.
    if opcode.row.map(|row| row.meaning) == Some(Meaning::Access(Access::CopyTensorMap)) {
        return StateSpace::Shared;
    }
    for modifier in opcode.modifiers() {
        match modifier {
            "shared" | "shared::cta" => return StateSpace::Shared,
            "shared::cluster" => return StateSpace::Cluster,
            "global" | "const" | "local" | "param" | "param::entry" | "param::func" => {
                return StateSpace::Other;
            }
            _ => {}
        }
    }
    StateSpace::Generic
}
