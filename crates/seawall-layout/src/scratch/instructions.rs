//! The choice of instructions that stage a conversion on NVIDIA GPUs: plain 16-byte accesses or
//! matrix instructions on either side (`optimalSwizzling` over `getSrcDstTiles` of Triton 3.9).

use std::cell::OnceCell;

use super::Result;
use super::flat::Flat;
use super::span::common;
use super::staging::{Line, Staging, pick, stage, stage_plain, sums};
use super::target::Access;
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout};

/// The number of banks of shared memory.
const BANKS: u32 = 32;
/// The bits that one lane moves with one access.
const VECTOR_BITS: u32 = 128;
/// The number of lane bits that serve all banks with vectors of that width.
const ADDRESS_BITS: usize = 3;

/// A conversion through shared memory on an NVIDIA GPU.
pub(super) struct Candidates<'a> {
    src: &'a LinearLayout,
    dst: &'a LinearLayout,
    flat_src: Flat<'a>,
    flat_dst: Flat<'a>,
    bits: u32,
    /// The map from places of `dst` to places of `src`.
    to_src: OnceCell<Result<LinearLayout>>,
    /// The map from places of `src` to places of `dst`.
    to_dst: OnceCell<Result<LinearLayout>>,
}

/// One side of a pair of instructions.
#[derive(Clone, Copy)]
struct Side<'a> {
    flat: &'a Flat<'a>,
    access: Access,
    /// The number of register bits of one vector.
    registers: usize,
}

impl<'a> Candidates<'a> {
    pub(super) fn new(src: &'a LinearLayout, dst: &'a LinearLayout, bits: u32) -> Result<Self> {
        let flat_src = Flat::of(src)?.without_replicas();
        let flat_dst = Flat::of(dst)?.without_replicas();
        let (to_src, to_dst) = (OnceCell::new(), OnceCell::new());
        Ok(Candidates { src, dst, flat_src, flat_dst, bits, to_src, to_dst })
    }

    /// Returns the staging with the fewest bank conflicts, then the most rounds, then the first
    /// one.
    ///
    /// If no pair of instructions is possible, it uses plain accesses of narrower vectors.
    pub(super) fn best(&self, load_matrix: bool, store_matrix: bool) -> Result<Staging> {
        let crosses = !self.to_src()?.is_trivial_over(&[Dim::Block]);
        let stores = accesses(store_matrix, self.bits);
        // Matrix loads cannot access other CTAs.
        let loads = accesses(load_matrix && !crosses, self.bits);
        let mut best: Option<(u32, Staging)> = None;
        for &store in stores {
            for &load in loads {
                let Some((conflicts, staging)) = self.stage_with(store, load)? else { continue };
                let better = best
                    .as_ref()
                    .is_none_or(|(least, old)| (conflicts, old.round_bits) < (*least, staging.round_bits));
                if better {
                    best = Some((conflicts, staging));
                }
            }
        }
        match best {
            Some((_, staging)) => Ok(staging),
            None => {
                let plain = (Access::SEQUENTIAL, Access::SEQUENTIAL);
                stage_plain(&self.flat_src, &self.flat_dst, self.bits, BANKS, plain)
            }
        }
    }

    /// Returns the staging by this pair with its bank conflicts; `None` if the layouts do not match
    /// the instructions.
    fn stage_with(&self, store: Access, load: Access) -> Result<Option<(u32, Staging)>> {
        let elements = (VECTOR_BITS / self.bits).ilog2() as usize;
        let side = |flat, access: Access| Side {
            flat,
            access,
            registers: elements.saturating_sub(access.contiguous.len()),
        };
        let (src, dst) = (side(&self.flat_src, store), side(&self.flat_dst, load));
        let vector = if src.registers >= dst.registers {
            vector_of(src, dst, || self.to_src())?
        } else {
            vector_of(dst, src, || self.to_dst())?
        };
        let Some(vector) = vector else { return Ok(None) };
        let (stored, loaded) = (round(src, &vector)?, round(dst, &vector)?);
        let (Some(stored), Some(loaded)) = (stored, loaded) else { return Ok(None) };
        // An instruction that is wider than its addresses moves several registers at once.
        let spare =
            |access: Access| (access.contiguous.len() + access.address.len()).saturating_sub(ADDRESS_BITS);
        let kept = spare(store).min(spare(load));
        let line =
            Line { bits: self.bits, banks: BANKS, vector: &vector, stored: &stored, loaded: &loaded, kept };
        let staging = stage(src.flat, dst.flat, &line)?;
        let conflicts = |moved: &[u64]| -> u32 {
            let shared = common(&staging.segment, moved, src.flat.width).len();
            (1u32 << shared.min(31)) - 1
        };
        let conflicts = conflicts(&stored).saturating_add(conflicts(&loaded));
        Ok(Some((conflicts, staging)))
    }

    fn to_src(&self) -> Result<&LinearLayout> {
        self.to_src.get_or_init(|| self.dst.invert_and_compose(self.src)).as_ref().map_err(Clone::clone)
    }

    fn to_dst(&self) -> Result<&LinearLayout> {
        self.to_dst.get_or_init(|| self.src.invert_and_compose(self.dst)).as_ref().map_err(Clone::clone)
    }
}

/// Returns the possible accesses for elements of `bits` bits.
fn accesses(matrix: bool, bits: u32) -> &'static [Access] {
    match bits {
        _ if !matrix => &[Access::VECTOR],
        16 => &[Access::VECTOR, Access::MATRIX, Access::TRANSPOSED],
        0..=32 => &[Access::VECTOR, Access::MATRIX],
        _ => &[Access::VECTOR],
    }
}

/// Returns the bases of a vector that both sides access as a unit.
///
/// `a` is the side with at least as many of them in registers. `to_a` is the map from places of `b`
/// to places of `a`.
fn vector_of<'l>(
    a: Side<'_>,
    b: Side<'_>,
    to_a: impl Fn() -> Result<&'l LinearLayout>,
) -> Result<Option<Vec<u64>>> {
    let mut vector = common(&a.flat.registers, &b.flat.registers, a.flat.width);
    if vector.len() < b.registers {
        return Ok(None);
    }
    vector.truncate(b.registers);
    let a_lanes = pick(a.flat.lanes, a.access.contiguous)?;
    let b_lanes = pick(b.flat.lanes, b.access.contiguous)?;
    // Replicas are not contiguous.
    if a_lanes.iter().chain(&b_lanes).any(|&basis| basis == 0) {
        return Ok(None);
    }
    // The first lanes of `b` are registers of `a`; the others are lanes of `a` in the same order.
    let from_registers = a.registers - b.registers;
    let (first, others) = b
        .access
        .contiguous
        .split_at_checked(from_registers)
        .filter(|(_, others)| others.len() == a.access.contiguous.len())
        .ok_or(LayoutError::DimMismatch)?;
    if !b.access.contiguous.is_empty() {
        let to_a = to_a()?;
        let lane = |bit: usize, into| to_a.basis(Dim::Lane, bit as u32, into);
        let in_registers = first.iter().all(|&bit| lane(bit, Dim::Register) != 0);
        let pairs = a.access.contiguous.iter().zip(others);
        if !in_registers || !pairs.into_iter().all(|(&of_a, &of_b)| lane(of_b, Dim::Lane) == 1 << of_a) {
            return Ok(None);
        }
    }
    vector.extend(b_lanes);
    Ok(Some(vector))
}

/// Returns the bases that one round of the access moves in addition to the vector, or `None` for
/// too few registers.
///
/// These are registers for the address bits without lanes, then lanes.
fn round(side: Side<'_>, vector: &[u64]) -> Result<Option<Vec<u64>>> {
    let missing = ADDRESS_BITS.saturating_sub(side.access.address.len());
    let registers = side.flat.registers.iter().copied().filter(|basis| !vector.contains(basis));
    let mut moved: Vec<u64> = registers.take(missing).collect();
    if moved.len() < missing {
        return Ok(None);
    }
    moved.extend(sums(side.flat.lanes, side.access.address)?);
    Ok(Some(moved))
}
