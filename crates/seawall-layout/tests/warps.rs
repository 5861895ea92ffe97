//! The bytes of each warp compared with a naive definition: the bytes of every element that a lane
//! of the warp holds.

use std::collections::BTreeMap;

use arbitrary::Unstructured;
use seawall_layout::{CommonBytes, Dim, Encoding, Exchange, Geometry, LinearLayout, MemDesc, View};

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
    let size = |dim| tensor.in_size(dim).unwrap_or(1);
    let threads = (0..size(Dim::Lane)).flat_map(|lane| of_thread(ty, view, tensor, (warp, lane)));
    let mut bytes: Vec<u64> = threads.collect();
    bytes.sort_unstable();
    bytes.dedup();
    bytes
}

/// Returns the bytes of a warp and lane, one element at a time.
fn of_thread(ty: &MemDesc<'_>, view: &View, tensor: &LinearLayout, (warp, lane): (u64, u64)) -> Vec<u64> {
    let inverse = ty.layout().unwrap().pseudoinvert().unwrap();
    let mut bytes = Vec::new();
    for register in 0..tensor.in_size(Dim::Register).unwrap_or(1) {
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
    bytes
}

/// Returns the thread of each byte. `None` if a byte has several.
fn threads(ty: &MemDesc<'_>, view: &View, tensor: &LinearLayout) -> Option<BTreeMap<u64, (u64, u64)>> {
    let size = |dim| tensor.in_size(dim).unwrap_or(1);
    let mut all = BTreeMap::new();
    for thread in (0..size(Dim::Warp)).flat_map(|warp| (0..size(Dim::Lane)).map(move |lane| (warp, lane))) {
        for byte in of_thread(ty, view, tensor, thread) {
            if *all.entry(byte).or_insert(thread) != thread {
                return None;
            }
        }
    }
    Some(all)
}

/// Returns a part of a buffer, by the shapes of both, and the view of the part.
fn part(u: &mut Unstructured<'_>) -> arbitrary::Result<([i64; 2], [i64; 2], [i64; 2])> {
    let whole = [power(u, 16, 64)?, power(u, 16, 64)?];
    let cut = [whole[0] / power(u, 1, 2)?, whole[1] / power(u, 1, 2)?];
    let offsets = [
        u.int_in_range(0..=whole[0] / cut[0] - 1)? * cut[0],
        u.int_in_range(0..=whole[1] / cut[1] - 1)? * cut[1],
    ];
    Ok((whole, cut, offsets))
}

#[test]
fn bytes_of_warps_are_those_of_their_elements() {
    let (mut checked, mut tried, mut apart) = (0u32, 0u32, 0u32);
    arbtest::arbtest(|u| {
        tried += 1;
        let bits = pick(u, &[8, 16, 32])?;
        let (whole, cut, offsets) = part(u)?;
        let encoding = Encoding::parse(&memory_encoding(u, whole, bits)?).unwrap();
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
fn lane_maps_agree_if_common_bytes_have_one_thread() {
    let (mut known, mut agree, mut parts, mut several) = (0u32, 0u32, 0u32, 0u32);
    arbtest::arbtest(|u| {
        let bits = pick(u, &[8, 16, 32])?;
        let (whole, cut, offsets) = part(u)?;
        let encoding = Encoding::parse(&memory_encoding(u, whole, bits)?).unwrap();
        let whole_ty = MemDesc { encoding: &encoding, shape: &whole, alloc_shape: &whole, elem_bits: bits };
        let first = tensor_encoding(u)?;
        let second = if u.ratio(1, 3)? { tensor_encoding(u)? } else { first.clone() };
        let (other_cut, other_offsets) = match u.int_in_range(0..=2)? {
            0 => (cut, offsets),
            1 => (whole, [0, 0]),
            _ => (cut, [whole[0] - cut[0] - offsets[0], whole[1] - cut[1] - offsets[1]]),
        };
        let mut maps = Vec::new();
        for (text, cut, offsets) in [(first, cut, offsets), (second, other_cut, other_offsets)] {
            let Ok(start) = whole_ty.subslice_offsets(&offsets) else { return Ok(()) };
            let view = View::of_allocation(&[512]).subslice(&whole_ty, start).unwrap();
            let ty = MemDesc { shape: &cut, ..whole_ty };
            let geometry = Geometry::of(&ty).unwrap();
            let Ok(tensor) = Encoding::parse(&text).unwrap().to_linear_layout(&cut) else { return Ok(()) };
            let Ok(_) = geometry.warp_runs(&view, &tensor, 1 << 16) else { return Ok(()) };
            let map = geometry.lane_map(&view, &tensor, Exchange::Nothing).ok();
            let slowly = threads(&ty, &view, &tensor);
            assert_eq!(map.is_some(), slowly.is_some(), "{ty:?} {view:?} {text}");
            several += u32::from(slowly.is_none());
            maps.push((map, slowly));
        }
        if let [(Some(map), Some(threads)), (Some(other), Some(other_threads))] = maps.as_slice() {
            known += 1;
            let mut common = threads.iter().filter_map(|(byte, own)| Some(other_threads.get(byte)? == own));
            let slowly = match common.next() {
                None => CommonBytes::None,
                Some(true) if common.all(|same| same) => CommonBytes::OfSameThreads,
                Some(_) => CommonBytes::OfOtherThreads,
            };
            assert_eq!(map.common_bytes(other), slowly, "{whole_ty:?} {map:?} {other:?}");
            assert_eq!(other.common_bytes(map), slowly);
            let is_same = slowly == CommonBytes::OfSameThreads;
            agree += u32::from(is_same);
            parts += u32::from(is_same && threads != other_threads);
        }
        Ok(())
    })
    .budget_ms(3_000);
    let enough = known > agree && agree > 10 && parts > 3 && several > 10;
    assert!(enough, "{known} known, {agree} agree, {parts} of parts, {several} with several threads");
}

#[test]
fn layouts_of_exchanging_instructions_have_no_lane_maps() {
    let exact = |tensor: &str, memory: &str, bits: u32, exchange: Exchange| {
        let (shape, memory) = ([64, 64], Encoding::parse(memory).unwrap());
        let ty = MemDesc { encoding: &memory, shape: &shape, alloc_shape: &shape, elem_bits: bits };
        let tensor = Encoding::parse(tensor).unwrap().to_linear_layout(&shape).unwrap();
        Geometry::of(&ty).unwrap().lane_map(&View::of_allocation(&[0]), &tensor, exchange).is_ok()
    };
    let blocked = |size: &str, lanes: &str, order: &str| {
        format!(
            "#ttg.blocked<{{sizePerThread = {size}, threadsPerWarp = {lanes}, warpsPerCTA = [4, 1], order = {order}}}>"
        )
    };
    let memory = |order: &str| {
        format!("#ttg.swizzled_shared<{{vec = 8, perPhase = 1, maxPhase = 8, order = {order}}}>")
    };
    let (rows, columns) = (memory("[1, 0]"), memory("[0, 1]"));
    let mma =
        "#ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>";
    for (tensor, bits, matrix) in [
        (mma.to_owned(), 16, false),
        (mma.to_owned(), 32, true),
        (blocked("[1, 2]", "[4, 8]", "[1, 0]"), 16, false),
        (blocked("[1, 4]", "[4, 8]", "[1, 0]"), 16, true),
        (blocked("[1, 1]", "[4, 8]", "[1, 0]"), 32, false),
        (blocked("[1, 4]", "[4, 8]", "[1, 0]"), 8, false),
        (blocked("[1, 8]", "[4, 8]", "[1, 0]"), 8, true),
    ] {
        assert!(exact(&tensor, &rows, bits, Exchange::Nothing), "{tensor}");
        assert_eq!(exact(&tensor, &rows, bits, Exchange::Matrix), matrix, "{tensor} {bits}");
    }
    // `.trans`: lanes 4, 8 and 16 apart hold the elements of a row in memory.
    assert!(!exact(mma, &columns, 16, Exchange::Matrix));
    for (tensor, bits, plain) in [
        (blocked("[1, 8]", "[8, 8]", "[1, 0]"), 16, true),
        (blocked("[1, 1]", "[1, 64]", "[1, 0]"), 16, false),
        (blocked("[4, 1]", "[1, 64]", "[0, 1]"), 16, false),
        (blocked("[1, 1]", "[1, 64]", "[1, 0]"), 32, true),
    ] {
        assert_eq!(exact(&tensor, &rows, bits, Exchange::Transposed), plain, "{tensor} {bits}");
    }
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
