//! Which schedule a loop gets.
//!
//! Source: `getDotPingponged` of Triton 3.9's `tritonamdgpu-block-pingpong`, checked against the
//! released wheel: the same tests in the same order.

use super::body::{Body, Declined};
use super::needed::Needed;
use super::tile::Tile;
use crate::tree::Uses;

/// A schedule and the ops that it moves.
#[derive(Clone, Debug)]
pub(crate) enum Schedule {
    /// The dot in one piece, for workgroups of four warps that share a CU with others. The groups
    /// are not shifted.
    One(Needed),
    /// The dot in this many slices, each between memory operations.
    Sliced(Needed, i64),
    /// Asynchronous copies two iterations ahead.
    Ahead,
    /// A scaled dot with asynchronous copies.
    Scaled,
    /// Two dots, as in attention.
    Chained,
}

/// Tile sizes ([`Tile::size`]) that the released pass distinguishes. They start at 128 x 128 x 64
/// elements of 16 bits, as its comments say. The least one follows its code.
const LEAST: i64 = 262_144;
const SMALL: i64 = 128 * 128 * 64 * 16;
const MEDIUM: i64 = 256 * 128 * 64 * 16;
const LARGE: i64 = 256 * 256 * 64 * 16;

/// Returns the schedule of a loop that `warps` warps run and whose loads are `stages - 1`
/// iterations ahead. `None` for a loop without dots.
///
/// # Errors
///
/// Why a loop with dots has no schedule.
pub(crate) fn choose(
    body: &Body<'_>,
    stages: u32,
    warps: Option<u32>,
    uses: &Uses,
) -> Result<Option<Schedule>, Declined> {
    let declined = |why: String| Err(Declined::new(body.loop_op, why));
    let dots = body.dots.len() + body.scaled_dots.len();
    match (dots, stages) {
        (0, _) => return Ok(None),
        (_, ..=1) => {
            return declined(format!("its loads are not pipelined: the number of stages is {stages}"));
        }
        (1, _) => {}
        (2, 4) if body.scaled_dots.is_empty() => return Ok(Some(Schedule::Chained)),
        (2, 4) => return declined("one of its two dots is scaled".to_string()),
        (2, _) => {
            return declined(format!(
                "it has two dots, which need 4 stages, and the number of stages is {stages}"
            ));
        }
        _ => return declined(format!("it has {dots} dots, and only 1 or 2 are supported")),
    }
    let global = if body.copies.is_empty() { body.global_loads.len() } else { body.copies.len() };
    if global < 2 {
        return declined(format!("it has {global} global loads, and a dot needs 2"));
    }
    if body.local_loads.len() < 2 {
        let count = body.local_loads.len();
        return declined(format!("it has {count} loads from pipelined buffers, and a dot needs 2"));
    }
    if let Some(&dot) = body.scaled_dots.first() {
        return scaled(body, dot, stages, warps).map(Some);
    }
    let Some(&dot) = body.dots.first() else { return Ok(None) };
    let tile = Tile::new(body.m, dot)?;
    if !body.copies.is_empty() {
        if warps != Some(8) {
            return declined(format!(
                "its loads are asynchronous, which needs 8 warps, and {} run it",
                counted(warps)
            ));
        }
        let is_wide = tile.shape.iter().all(|&extent| extent > 64);
        if stages == 3 && is_wide && matches!(tile.element_bits, 8 | 16) {
            return Ok(Some(Schedule::Ahead));
        }
    }
    let needed = Needed::new(body, dot, uses)?;
    if let Some(&load) = needed.global_loads.iter().find(|&&load| mask_varies(body, load)) {
        let why = "a load's mask changes from one iteration to the next";
        return Err(Declined::new(load, why));
    }
    by_size(body, &tile, needed, stages, warps).map(Some)
}

fn counted(warps: Option<u32>) -> String {
    warps.map_or_else(|| "an unknown number of warps".to_string(), |warps| format!("{warps} warps"))
}

fn mask_varies(body: &Body<'_>, load: seawall_mlir::OpId) -> bool {
    body.m.operand_group(load, "mask").iter().any(|&mask| body.varies(mask))
}

fn scaled(
    body: &Body<'_>,
    dot: seawall_mlir::OpId,
    stages: u32,
    warps: Option<u32>,
) -> Result<Schedule, Declined> {
    let declined = |why: String| Err(Declined::new(dot, why));
    if warps != Some(8) || stages != 2 || body.copies.is_empty() {
        return declined(format!(
            "a scaled dot needs 8 warps, 2 stages and asynchronous copies, and this one has {}, {stages} and {}",
            counted(warps),
            body.copies.len()
        ));
    }
    let decoded =
        |value: Option<&seawall_mlir::ValueId>| seawall_dialects::Tensor::decode(body.m, body.m.ty(*value?));
    let shape = decoded(body.m.results(dot).first()).map(|tensor| tensor.shape).unwrap_or_default();
    let bits = decoded(body.m.operands(dot).first()).map(|tensor| tensor.element_bits);
    if shape != [256, 256] || bits != Some(8) {
        return declined("a scaled dot must have 256 by 256 elements of 8 bits".to_string());
    }
    Ok(Schedule::Scaled)
}

fn by_size(
    body: &Body<'_>,
    tile: &Tile,
    needed: Needed,
    stages: u32,
    warps: Option<u32>,
) -> Result<Schedule, Declined> {
    let declined = |why: String| Err(Declined::new(body.loop_op, why));
    let [rows, columns] = tile.shape;
    let shape = format!("{rows} by {columns} by {} of {} bits", tile.depth, tile.element_bits);
    match (warps, stages) {
        (Some(4), _) if (LEAST..=SMALL).contains(&tile.size()) => return Ok(Schedule::One(needed)),
        (Some(4), _) => {
            return declined(format!("its tile ({shape}) is too small or too large for 4 warps"));
        }
        (Some(8), 2) => {}
        (Some(8), _) => {
            return declined(format!("8 warps run it, and the number of stages is {stages}, not 2"));
        }
        _ => return declined(format!("{} run it, not 4 or 8", counted(warps))),
    }
    if needed.local_stores.len() != 2 {
        let count = needed.local_stores.len();
        return declined(format!("{count} stores to shared memory serve its dot, not 2"));
    }
    match tile.size() {
        MEDIUM => Ok(Schedule::Sliced(needed, 2)),
        LARGE.. if tile.is_16_by_16 && tile.k_width == 8 => {
            declined("its tile is large and its MMA instructions are small (16 by 16, 8 elements a thread), so that registers would spill".to_string())
        }
        LARGE.. => Ok(Schedule::Sliced(needed, 4)),
        _ => declined(format!("its tile ({shape}) has neither the size of 256 by 128 by 64 elements of 16 bits nor at least twice that size")),
    }
}
