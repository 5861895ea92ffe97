//! The staging of a conversion in shared memory: the elements of a vector, the banks, and the
//! number of rounds.
//!
//! The method is "optimal swizzling" of Zhou et al., 2025, section 5.4 (`GenericSwizzling.cpp` of
//! Triton 3.9).
//!
//! The buffer is a linear layout too, from vector, bank and segment (a line of all banks) to the
//! tensor. Vector and banks are chosen first; the rest is the segment. A part of the segment that
//! is in registers on both sides can be split into rounds. Only the number of rounds is needed
//! here, so the bases of the banks are not computed.

use super::Result;
use super::flat::Flat;
use super::span::{common, complement, nonzero};
use super::target::Access;
use crate::error::LayoutError;

/// The width of a bank in bits.
const BANK_BITS: u32 = 32;
/// The width of the widest access of one lane in bits.
const VECTOR_BITS: u32 = 128;

/// The error for a layout whose warps are smaller than the target's.
const TOO_FEW_LANES: LayoutError =
    LayoutError::Unsupported("an access to shared memory needs more lanes than a warp has");

/// A staged conversion.
pub(super) struct Staging {
    /// The bases of the lines of the buffer.
    pub(super) segment: Vec<u64>,
    /// The number of bases that count rounds instead.
    pub(super) round_bits: u32,
}

/// Returns the log2 of a power of two; 0 for 0.
fn exponent(value: u32) -> usize {
    value.checked_ilog2().unwrap_or(0) as usize
}

/// Returns the bases of one vector of elements of `bits` bits.
///
/// These are elements that both sides have in registers, at most 128 bits. If they have less than
/// 32 bits, elements are added that at least one side can access without conflicts.
pub(super) fn vector_bases(src: &Flat<'_>, dst: &Flat<'_>, bits: u32) -> Vec<u64> {
    let width = src.width;
    let mut vector = common(&src.registers, &dst.registers, width);
    vector.truncate(exponent(VECTOR_BITS / bits));
    let bank = exponent(BANK_BITS / bits);
    if bits >= BANK_BITS || vector.len() >= bank {
        return vector;
    }
    let (src_warps, dst_warps) = (nonzero(src.warps), nonzero(dst.warps));
    let rest = |registers: &[u64]| -> Vec<u64> {
        registers.iter().copied().filter(|basis| !vector.contains(basis)).collect()
    };
    // Elements in registers on one side and in other warps on the other: the first side has
    // vectors.
    let of_src = common(&rest(&src.registers), &dst_warps, width);
    let of_dst = common(&rest(&dst.registers), &src_warps, width);
    let src_is_better = if of_src.len() == of_dst.len() && !of_src.is_empty() {
        of_src.iter().min() < of_dst.iter().min()
    } else {
        of_src.len() > of_dst.len()
    };
    vector.extend(if src_is_better { of_src } else { of_dst });
    if vector.len() < bank {
        vector.extend(common(&src_warps, &dst_warps, width));
    }
    let mut at = 0;
    while vector.len() < bank && (at < src_warps.len() || at < dst_warps.len()) {
        if let Some(&basis) = src_warps.get(at).filter(|basis| !vector.contains(basis)) {
            vector.push(basis);
        }
        let free = |basis: &&u64| !vector.contains(basis) && !src.blocks.contains(basis);
        if let Some(&basis) = dst_warps.get(at).filter(free)
            && vector.len() < bank
        {
            vector.push(basis);
        }
        at += 1;
    }
    vector.truncate(bank);
    vector
}

/// Returns the bits of one vector of [`vector_bases`].
pub(super) fn vector_bits(src: &Flat<'_>, dst: &Flat<'_>, bits: u32) -> u32 {
    bits << vector_bases(src, dst, bits).len()
}

/// Returns the lanes that the memory serves in one round if each accesses a vector of `bits` bits
/// in total.
fn lanes_of_a_round(access: Access, lanes: &[u64], bits: u32, banks: u32) -> Result<Vec<u64>> {
    if !access.address.is_empty() {
        return sums(lanes, access.address);
    }
    let rounds = (exponent(bits / BANK_BITS) + lanes.len()).saturating_sub(exponent(banks));
    Ok(lanes.get(..lanes.len().saturating_sub(rounds)).unwrap_or_default().to_vec())
}

/// Returns the sums of lane bases for these lane numbers. Fails if a warp has fewer lanes.
pub(super) fn sums(lanes: &[u64], numbers: &[u32]) -> Result<Vec<u64>> {
    let sum = |&number: &u32| {
        let bits = (0..u32::BITS).filter(|bit| number >> bit & 1 == 1);
        bits.map(|bit| lanes.get(bit as usize)).try_fold(0, |sum, lane| Some(sum ^ lane?))
    };
    numbers.iter().map(sum).collect::<Option<_>>().ok_or(TOO_FEW_LANES)
}

/// Returns the bases of the lane bits `which`. Fails if a warp has fewer lanes.
pub(super) fn pick(lanes: &[u64], which: &[usize]) -> Result<Vec<u64>> {
    which.iter().map(|&bit| lanes.get(bit).copied()).collect::<Option<_>>().ok_or(TOO_FEW_LANES)
}

/// Stages a conversion by plain loads and stores. `store` and `load` state which lanes are served
/// together.
pub(super) fn stage_plain(
    src: &Flat<'_>,
    dst: &Flat<'_>,
    bits: u32,
    banks: u32,
    (store, load): (Access, Access),
) -> Result<Staging> {
    let vector = vector_bases(src, dst, bits);
    let wide = bits << vector.len();
    let stored = lanes_of_a_round(store, src.lanes, wide, banks)?;
    let loaded = lanes_of_a_round(load, dst.lanes, wide, banks)?;
    stage(src, dst, &Line { bits, banks, vector: &vector, stored: &stored, loaded: &loaded, kept: 0 })
}

/// The accesses to one line of all banks.
pub(super) struct Line<'a> {
    /// The bits of an element.
    pub(super) bits: u32,
    /// The number of 32-bit banks.
    pub(super) banks: u32,
    /// The bases of one vector.
    pub(super) vector: &'a [u64],
    /// The bases that one round of a store moves in addition to the vector.
    pub(super) stored: &'a [u64],
    /// The bases that one round of a load moves in addition to the vector.
    pub(super) loaded: &'a [u64],
    /// The number of bases that both sides have in registers but that do not become rounds, because
    /// an instruction moves them together.
    pub(super) kept: usize,
}

/// Stages a conversion whose registers hold no replicas.
pub(super) fn stage(src: &Flat<'_>, dst: &Flat<'_>, line: &Line<'_>) -> Result<Staging> {
    if src.width != dst.width {
        return Err(LayoutError::DimMismatch);
    }
    let blocks = nonzero(src.blocks);
    let width = src.width as usize;
    let rest = width.saturating_sub(line.vector.len() + blocks.len());
    let vector_bits = line.bits.checked_shl(line.vector.len() as u32).unwrap_or(u32::MAX);
    let bank_bits = exponent(line.banks.saturating_mul(BANK_BITS) / vector_bits).min(rest);
    let segment = segment_bases(src.width, rest - bank_bits, line, &blocks);
    let mut staging = Staging { segment: Vec::with_capacity(segment.len()), round_bits: 0 };
    let mut kept = line.kept;
    for (at, &basis) in segment.iter().enumerate() {
        if segment.get(..at).unwrap_or_default().contains(&basis) {
            continue;
        }
        let in_registers = src.registers.contains(&basis) && dst.registers.contains(&basis);
        if in_registers && kept == 0 {
            staging.round_bits += 1;
        } else {
            kept -= usize::from(in_registers);
            staging.segment.push(basis);
        }
    }
    Ok(staging)
}

/// Returns `wanted` bases that count lines.
///
/// First are those that neither a store nor a load moves in one round. Then follow sums of one
/// basis that only a store moves and one that only a load moves, which conflict in neither. Last
/// are bases that conflict in one.
fn segment_bases(width: u32, wanted: usize, line: &Line<'_>, blocks: &[u64]) -> Vec<u64> {
    let moved = |by: &[u64]| -> Vec<u64> { line.vector.iter().chain(by).chain(blocks).copied().collect() };
    let (stored, loaded) = (moved(line.stored), moved(line.loaded));
    let mut segment = complement(&[stored.as_slice(), &loaded].concat(), width);
    segment.truncate(wanted);
    if segment.len() == wanted {
        return segment;
    }
    let not_both = complement(&common(&stored, &loaded, width), width);
    let (mut few, mut many) = (common(&not_both, &stored, width), common(&not_both, &loaded, width));
    if few.len() > many.len() {
        std::mem::swap(&mut few, &mut many);
    }
    few.sort_unstable();
    many.sort_unstable();
    let conflicts = wanted.saturating_sub(few.len() + segment.len()).min(few.len());
    segment.extend(few.iter().zip(&many).skip(conflicts).map(|(a, b)| a ^ b));
    segment.extend(few.iter().take(conflicts));
    segment.extend(many.iter().take(conflicts));
    segment.truncate(wanted);
    segment
}
