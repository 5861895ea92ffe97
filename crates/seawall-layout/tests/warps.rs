//! The bytes of each warp compared with a naive definition: the bytes of every element that a lane
//! of the warp holds.

use arbitrary::Unstructured;
use seawall_layout::{Dim, Encoding, Geometry, LinearLayout, MemDesc, View};

fn pick<T: Copy>(u: &mut Unstructured<'_>, items: &[T]) -> arbitrary::Result<T> {
    u.choose(items).copied()
}

fn power(u: &mut Unstructured<'_>, low: u32, high: u32) -> arbitrary::Result<i64> {
    Ok(1 << u.int_in_range(low.ilog2()..=high.ilog2())?)
}

/// Returns a register layout of 4 or 8 warps with 32 or 64 lanes.
fn tensor_encoding(u: &mut Unstructured<'_>) -> arbitrary::Result<String> {
    let order = pick(u, &["[1, 0]", "[0, 1]"])?;
    let warps = pick(u, &["[4, 1]", "[2, 2]", "[1, 4]", "[8, 1]", "[2, 4]"])?;
    let lanes = pick(u, &["[8, 4]", "[32, 1]", "[1, 32]", "[4, 8]", "[16, 4]"])?;
    let blocked = format!(
        "#ttg.blocked<{{sizePerThread = [{}, {}], threadsPerWarp = {lanes}, warpsPerCTA = {warps}, order = {order}}}>",
        power(u, 1, 2)?,
        power(u, 1, 8)?
    );
    let mma = format!(
        "#ttg.nvidia_mma<{{versionMajor = 2, versionMinor = 0, warpsPerCTA = {warps}, instrShape = [16, 8]}}>"
    );
    Ok(match u.int_in_range(0..=5)? {
        0 => mma,
        1 => format!(
            "#ttg.dot_op<{{opIdx = {}, parent = {mma}, kWidth = {}}}>",
            pick(u, &[0, 1])?,
            pick(u, &[1, 2, 4])?
        ),
        2 => format!(
            "#ttg.amd_mfma<{{version = 4, warpsPerCTA = {warps}, instrShape = [16, 16, 32], isTransposed = true}}>"
        ),
        _ => blocked,
    })
}

fn memory_encoding(u: &mut Unstructured<'_>, shape: [i64; 2], bits: u32) -> arbitrary::Result<String> {
    let order = pick(u, &["[1, 0]", "[0, 1]"])?;
    Ok(match u.int_in_range(0..=3)? {
        0 => format!(
            "#ttg.nvmma_shared<{{swizzlingByteWidth = {}, transposed = {}, elementBitWidth = {bits}}}>",
            pick(u, &[32, 64, 128])?,
            u.arbitrary::<bool>()?
        ),
        1 => format!(
            "#ttg.padded_shared<[{}:+{}, 256:+4] {{order = {order}, shape = [{}, {}]}}>",
            power(u, 4, 64)?,
            power(u, 1, 8)?,
            shape[0],
            shape[1]
        ),
        _ => {
            let (vec, per, max) = (power(u, 1, 8)?, power(u, 1, 4)?, power(u, 1, 8)?);
            format!(
                "#ttg.swizzled_shared<{{vec = {vec}, perPhase = {per}, maxPhase = {max}, order = {order}}}>"
            )
        }
    })
}

/// Returns the bytes of a warp, one element at a time, from the definition of the memory's layout
/// alone.
fn slowly(ty: &MemDesc<'_>, view: &View, tensor: &LinearLayout, warp: u64) -> Vec<u64> {
    let inverse = ty.layout().unwrap().pseudoinvert().unwrap();
    let size = |dim| tensor.in_size(dim).unwrap_or(1);
    let mut bytes = Vec::new();
    for register in 0..size(Dim::Register) {
        for lane in 0..size(Dim::Lane) {
            let point = [(Dim::Register, register), (Dim::Lane, lane), (Dim::Warp, warp), (Dim::Block, 0)];
            let inside = point.into_iter().filter(|(dim, _)| tensor.has_in_dim(*dim)).collect::<Vec<_>>();
            let element = tensor.apply(&inside).unwrap();
            let place = inverse.apply(&element).unwrap();
            let offset = place.iter().find(|(dim, _)| *dim == Dim::Offset).unwrap().1;
            let each = u64::from(ty.elem_bits / 8);
            let byte = (offset * each) ^ u64::from(view.affine_offset);
            let at = byte / each;
            let pads = ty.encoding.padding().map_or(&[][..], |padded| padded.pads.as_slice());
            let padding: u64 = pads.iter().map(|&(every, pad)| at / u64::from(every) * u64::from(pad)).sum();
            bytes.extend(byte + padding * each..byte + padding * each + each);
        }
    }
    bytes.sort_unstable();
    bytes.dedup();
    bytes
}

#[test]
fn bytes_of_warps_are_those_of_their_elements() {
    let (mut checked, mut tried, mut apart) = (0u32, 0u32, 0u32);
    arbtest::arbtest(|u| {
        tried += 1;
        let bits = pick(u, &[8, 16, 32])?;
        let whole = [power(u, 16, 64)?, power(u, 16, 64)?];
        let encoding = Encoding::parse(&memory_encoding(u, whole, bits)?).unwrap();
        let cut = [whole[0] / power(u, 1, 2)?, whole[1] / power(u, 1, 2)?];
        let offsets = [
            u.int_in_range(0..=whole[0] / cut[0] - 1)? * cut[0],
            u.int_in_range(0..=whole[1] / cut[1] - 1)? * cut[1],
        ];
        let whole_ty = MemDesc { encoding: &encoding, shape: &whole, alloc_shape: &whole, elem_bits: bits };
        let ty = MemDesc { shape: &cut, ..whole_ty };
        let Ok(tensor) = Encoding::parse(&tensor_encoding(u)?).unwrap().to_linear_layout(&cut) else {
            return Ok(());
        };
        let Ok(start) = whole_ty.subslice_offsets(&offsets) else { return Ok(()) };
        let view = View::of_allocation(&[512]).subslice(&whole_ty, start).unwrap();
        let geometry = Geometry::of(&ty).unwrap();
        let Ok(all) = geometry.warp_runs(&view, &tensor, 1 << 16) else { return Ok(()) };
        checked += 1;
        assert_eq!(all.len() as u64, tensor.in_size(Dim::Warp).unwrap());
        let mut union = seawall_layout::Runs::new();
        for (warp, runs) in (0..).zip(&all) {
            let bytes: Vec<u64> =
                runs.as_slice().iter().flat_map(|r| r.start..r.end).map(u64::from).collect();
            assert_eq!(bytes, slowly(&ty, &view, &tensor, warp), "{ty:?} {view:?} warp {warp} of {tensor:?}");
            union = union.union(runs);
        }
        apart += u32::from(all.len() > 1 && !all[0].intersects(&all[1]));
        // All warps together access the whole view.
        let footprint = geometry.footprint(&view).unwrap();
        assert_eq!(footprint.ctas()[0].runs, union.translate(512).unwrap());
        Ok(())
    })
    .budget_ms(3_000);
    assert!(checked > 20 && apart > 5, "only {checked} of {tried} cases have bytes by warp, {apart} apart");
}

#[test]
fn what_has_no_single_place_has_no_bytes_by_warp() {
    let tensor = Encoding::parse(
        "#ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>",
    )
    .unwrap()
    .to_linear_layout(&[64, 16])
    .unwrap();
    let shared =
        Encoding::parse("#ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>")
            .unwrap();
    let ty = |shape: &'static [i64]| MemDesc { encoding: &shared, shape, alloc_shape: shape, elem_bits: 16 };
    let view = View::of_allocation(&[0]);
    let runs = |shape| Geometry::of(&ty(shape)).unwrap().warp_runs(&view, &tensor, 1 << 10);
    assert_eq!(runs(&[64, 16]).unwrap().len(), 4);
    assert!(runs(&[2, 64, 16]).is_err(), "two stages");
    assert!(runs(&[64, 32]).is_err(), "another shape");
    assert!(
        Geometry::of(&ty(&[64, 16]))
            .unwrap()
            .warp_runs(&View { cta: 1, ..view.clone() }, &tensor, 64)
            .is_err()
    );
    assert!(Geometry::of(&ty(&[64, 16])).unwrap().warp_runs(&view, &tensor, 0).is_err(), "no runs");
}
