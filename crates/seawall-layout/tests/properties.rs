//! Laws of layouts and address sets on arbitrary inputs, and footprints compared with a naive
//! definition.
//!
//! The naive definition applies the inverse layout to every element and collects its bytes.

use std::collections::BTreeSet;

use arbitrary::Unstructured;
use seawall_layout::{Dim, Encoding, Geometry, LinearLayout, MemDesc, Runs, View};

/// Returns every address of the view as `(cta, address)`, one element at a time.
fn naive_footprint(ty: &MemDesc<'_>, view: &View) -> Vec<(u32, u64)> {
    let rank = ty.encoding.rank() as usize;
    let (stages, page) = ty.shape.split_at(ty.shape.len() - rank);
    let page_ty = MemDesc { shape: page, ..*ty };
    let inverse = page_ty.layout().unwrap().pseudoinvert().unwrap();
    let mut set = Vec::new();
    for stage in 0..stages.iter().product::<i64>() {
        let stage_offset =
            if stages.is_empty() { 0 } else { page_ty.index_storage_offset(stage as u32).unwrap() };
        for index in 0..page.iter().product::<i64>() {
            let mut rest = index;
            let mut point = Vec::new();
            for (axis, size) in page.iter().enumerate() {
                point.push((Dim::Axis(axis as u8), (rest % size) as u64));
                rest /= size;
            }
            let place = inverse.apply(&point).unwrap();
            let of = |dim| place.iter().find(|(d, _)| *d == dim).map_or(0, |(_, value)| *value);
            let cta = of(Dim::Block) as u32 ^ view.cta;
            if ty.encoding.is_tensor_memory() {
                let first = of(Dim::Col) * u64::from(ty.elem_bits);
                let start =
                    u64::from(view.storage_base + stage_offset + view.affine_offset) + (of(Dim::Row) << 16);
                for word in first / 32..(first + u64::from(ty.elem_bits)).div_ceil(32) {
                    set.push((cta, start + word));
                }
                continue;
            }
            let bytes = u64::from(ty.elem_bits / 8);
            let base = match view.partition_bases.as_slice() {
                [] => view.storage_base,
                bases => bases[of(Dim::Partition) as usize ^ view.partition as usize],
            };
            let offset = (of(Dim::Offset) * bytes) ^ u64::from(view.affine_offset);
            let element = offset / bytes;
            let pads = ty.encoding.padding().map_or(&[][..], |padded| padded.pads.as_slice());
            let padding: u64 =
                pads.iter().map(|&(interval, pad)| element / u64::from(interval) * u64::from(pad)).sum();
            let start = u64::from(base + stage_offset) + offset + padding * bytes;
            set.extend((start..start + bytes).map(|address| (cta, address)));
        }
    }
    set.sort_unstable();
    set.dedup();
    set
}

fn check_footprint(ty: &MemDesc<'_>, view: &View) {
    let exact = Geometry::of(ty).unwrap().footprint(view).unwrap();
    let mut ours = Vec::new();
    for cta in exact.ctas() {
        for pair in cta.runs.as_slice().windows(2) {
            assert!(pair[0].end < pair[1].start, "runs of {ty:?} touch: {pair:?}");
        }
        let addresses = cta.runs.as_slice().iter().flat_map(|run| run.start..run.end);
        ours.extend(addresses.map(|address| (cta.cta, u64::from(address))));
    }
    assert!(ours == naive_footprint(ty, view), "{ty:?} at {view:?}: {:?}", exact.ctas());
}

fn pick<T: Copy>(u: &mut Unstructured<'_>, items: &[T]) -> arbitrary::Result<T> {
    u.choose(items).copied()
}

/// Returns a power of two from `low` to `high`.
fn power(u: &mut Unstructured<'_>, low: u32, high: u32) -> arbitrary::Result<i64> {
    Ok(1 << u.int_in_range(low.ilog2()..=high.ilog2())?)
}

/// Returns a shared or tensor-memory encoding of rank 2 for a shape.
fn memory_encoding(u: &mut Unstructured<'_>, [rows, cols]: [i64; 2], bits: u32) -> arbitrary::Result<String> {
    let cga = pick(
        u,
        &["", "", ", CGALayout = [[1, 0]]", ", CGALayout = [[0, 0]]", ", CGALayout = [[0, 1], [1, 0]]"],
    )?;
    let order = pick(u, &["[1, 0]", "[0, 1]"])?;
    let swizzled = |u: &mut Unstructured<'_>, name: &str| -> arbitrary::Result<String> {
        let (vec, per, max) = (power(u, 1, 8)?, power(u, 1, 4)?, power(u, 1, 8)?);
        Ok(format!("#ttg.{name}<{{vec = {vec}, perPhase = {per}, maxPhase = {max}, order = {order}{cga}}}>"))
    };
    Ok(match u.int_in_range(0..=5)? {
        0 => swizzled(u, "swizzled_shared")?,
        1 => swizzled(u, "amd_rotating_shared")?,
        2 => {
            let (width, transposed) = (pick(u, &[0, 32, 64, 128])?, u.arbitrary::<bool>()?);
            let head =
                format!("swizzlingByteWidth = {width}, transposed = {transposed}, elementBitWidth = {bits}");
            format!("#ttg.nvmma_shared<{{{head}{cga}}}>")
        }
        3 => {
            let (interval, pad, more) = (power(u, 4, 64)?, power(u, 1, 8)?, power(u, 128, 256)?);
            format!(
                "#ttg.padded_shared<[{interval}:+{pad}, {more}:+4] {{order = {order}, shape = [{rows}, {cols}]}}>"
            )
        }
        4 => {
            let piece = swizzled(u, "swizzled_shared")?.replace(cga, "");
            let groups = power(u, 1, 2)?;
            let head = format!("numPartitions = 2, numGroups = {groups}, partitionDim = 0");
            format!("#ttg.partitioned_shared<{{{head}, partitionLayout = {piece}}}>")
        }
        _ => {
            let (m, n, stride) = (pick(u, &[64, 128])?, power(u, 8, 64)?, pick(u, &[1, 2])?);
            let head = format!("blockM = {m}, blockN = {n}, colStride = {stride}");
            format!("#ttng.tensor_memory_encoding<{head}{cga}>")
        }
    })
}

#[test]
fn footprints_are_those_of_the_definition() {
    let (mut checked, mut tried) = (0u32, 0u32);
    arbtest::arbtest(|u| {
        tried += 1;
        let bits = pick(u, &[8, 16, 32, 64])?;
        let whole = [power(u, 8, 128)?, power(u, 8, 32)?];
        let encoding = Encoding::parse(&memory_encoding(u, whole, bits)?).unwrap();
        let cut = [whole[0] / power(u, 1, 4)?, whole[1] / power(u, 1, 4)?];
        let offsets = [
            u.int_in_range(0..=whole[0] / cut[0] - 1)? * cut[0],
            u.int_in_range(0..=whole[1] / cut[1] - 1)? * cut[1],
        ];
        let stages = u.int_in_range(0..=3)?;
        let whole_ty = MemDesc { encoding: &encoding, shape: &whole, alloc_shape: &whole, elem_bits: bits };
        let bases = if encoding.num_partitions() > 1 { vec![256, 1 << 20] } else { vec![512] };
        let mut view = View::of_allocation(&bases);
        // This test skips shapes that do not match the encoding.
        if whole_ty.layout().and_then(|layout| layout.pseudoinvert()).is_err() {
            return Ok(());
        }
        checked += 1;
        check_footprint(&whole_ty, &view);
        if !encoding.is_tensor_memory() {
            let slice = MemDesc { shape: &cut, ..whole_ty };
            let sliced = view.subslice(&whole_ty, whole_ty.subslice_offsets(&offsets).unwrap()).unwrap();
            check_footprint(&slice, &sliced);
            // An offset as it may result from reinterpreting as narrower elements and slicing
            // again.
            view.affine_offset ^= u.int_in_range(0..=15)? * bits / 8;
            check_footprint(&slice, &view);
        }
        if stages > 0 {
            let staged = [stages, whole[0], whole[1]];
            check_footprint(
                &MemDesc { shape: &staged, alloc_shape: &staged, ..whole_ty },
                &View::of_allocation(&bases),
            );
        }
        Ok(())
    })
    .budget_ms(2_000);
    assert!(checked > 20, "only {checked} of {tried} cases have a layout");
}

#[test]
fn slices_of_tensor_memory_partition_it() {
    let encoding =
        Encoding::parse("#ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>").unwrap();
    let (whole, half) = ([128, 128], [128, 64]);
    let ty = MemDesc { encoding: &encoding, shape: &whole, alloc_shape: &whole, elem_bits: 32 };
    let slice_ty = MemDesc { shape: &half, ..ty };
    let view = View::of_allocation(&[256]);
    let slice = |offset| {
        let view = view.subslice(&ty, ty.tmem_subslice_offset(offset, 1).unwrap()).unwrap();
        check_footprint(&slice_ty, &view);
        Geometry::of(&slice_ty).unwrap().footprint(&view).unwrap()
    };
    let (left, right) = (slice(0), slice(64));
    let all = Geometry::of(&ty).unwrap().footprint(&view).unwrap();
    assert!(!left.intersects(&right) && all.covers(&left) && all.covers(&right));
    assert_eq!(left.ctas()[0].runs.len() + right.ctas()[0].runs.len(), all.ctas()[0].runs.len());
}

fn set(u: &mut Unstructured<'_>) -> arbitrary::Result<BTreeSet<u32>> {
    let count = u.int_in_range(0..=40)?;
    (0..count).map(|_| u.int_in_range(0..=80)).collect()
}

fn runs(set: &BTreeSet<u32>) -> Runs {
    set.iter().fold(Runs::new(), |acc, &address| acc.union(&Runs::range(address, address + 1)))
}

#[test]
fn runs_answer_as_sets_do() {
    arbtest::arbtest(|u| {
        let (a, b) = (set(u)?, set(u)?);
        let (ra, rb) = (runs(&a), runs(&b));
        assert_eq!(ra.intersects(&rb), !a.is_disjoint(&b), "{ra} {rb}");
        assert_eq!(ra.covers(&rb), a.is_superset(&b), "{ra} {rb}");
        assert_eq!(ra.union(&rb), runs(&(&a | &b)));
        assert_eq!(ra.len(), a.len() as u64);
        assert!((0..90).all(|address| ra.contains(address) == a.contains(&address)));
        assert_eq!(ra.translate(7).unwrap(), runs(&a.iter().map(|address| address + 7).collect()));
        Ok(())
    });
}

/// Returns a layout from two inputs to two outputs of 16 points each, with arbitrary bases.
fn layout(u: &mut Unstructured<'_>, ins: [Dim; 2]) -> arbitrary::Result<LinearLayout> {
    let mut bases = || -> arbitrary::Result<Vec<Vec<u64>>> {
        let bits = u.int_in_range(0..=6)?;
        (0..bits).map(|_| Ok(vec![u.int_in_range(0..=15)?, u.int_in_range(0..=15)?])).collect()
    };
    let ins = [(ins[0], bases()?), (ins[1], bases()?)];
    Ok(LinearLayout::new(&ins, &[(Dim::Axis(0), 16), (Dim::Axis(1), 16)]).unwrap())
}

fn all_points(layout: &LinearLayout) -> Vec<Vec<(Dim, u64)>> {
    let mut points = vec![Vec::new()];
    for dim in layout.in_dims() {
        let size = layout.in_size(dim).unwrap();
        points = points
            .into_iter()
            .flat_map(|p| (0..size).map(move |x| [p.clone(), vec![(dim, x)]].concat()))
            .collect();
    }
    points
}

#[test]
fn conversions_find_every_element_where_the_source_holds_it() {
    let mut covered = 0u32;
    arbtest::arbtest(|u| {
        let (src, free) = (layout(u, [Dim::Register, Dim::Lane])?, layout(u, [Dim::Register, Dim::Warp])?);
        // Half of the targets hold only elements that the source holds.
        let through = [Dim::Register, Dim::Lane].map(|dim| (dim, src.in_size(dim).unwrap()));
        let dst = match free.flatten_outs(Dim::Lane).resize_out(Dim::Axis(0), 1 << src.total_in_bits().min(8))
        {
            Ok(cut) if u.arbitrary()? && src.total_in_bits() <= 8 => {
                cut.reshape_outs(&through).unwrap().compose(&src).unwrap()
            }
            _ => free,
        };
        let images =
            |l: &LinearLayout| -> BTreeSet<_> { all_points(l).iter().map(|p| l.apply(p).unwrap()).collect() };
        let reachable = images(&dst).is_subset(&images(&src));
        match dst.invert_and_compose(&src) {
            Ok(conversion) => {
                covered += 1;
                assert!(reachable);
                assert!(
                    all_points(&dst).iter().all(|p| src.apply(&conversion.apply(p).unwrap()) == dst.apply(p))
                );
            }
            // Dimensions with equal bases map to themselves, so fewer remain for the others to be
            // solved with.
            Err(_) => assert!(!reachable || src.bases(Dim::Register) == dst.bases(Dim::Register)),
        }
        Ok(())
    })
    .budget_ms(1_000);
    assert!(covered > 5, "only {covered} conversions exist");
}

#[test]
fn ranks_and_free_bits_count_the_image() {
    arbtest::arbtest(|u| {
        let l = layout(u, [Dim::Register, Dim::Lane])?;
        let images: BTreeSet<_> = all_points(&l).iter().map(|p| l.apply(p).unwrap()).collect();
        assert_eq!(images.len(), 1 << l.rank());
        assert_eq!(l.is_surjective(), images.len() == 256);
        assert_eq!(l.is_injective(), images.len() == all_points(&l).len());
        let free: u32 = l.free_variable_masks().iter().map(|(_, mask)| mask.count_ones()).sum();
        assert_eq!(free + l.rank(), l.total_in_bits());
        if l.is_surjective() {
            let inverse = l.pseudoinvert().unwrap();
            assert!(all_points(&inverse).iter().all(|p| &l.apply(&inverse.apply(p).unwrap()).unwrap() == p));
        }
        Ok(())
    });
}

#[test]
fn division_undoes_the_product() {
    arbtest::arbtest(|u| {
        let (a, b) = (layout(u, [Dim::Register, Dim::Lane])?, layout(u, [Dim::Register, Dim::Lane])?);
        let product = a.product(&b).unwrap();
        assert_eq!(product.divide_left(&a).as_ref(), Some(&b));
        assert_eq!(product.divide_right(&b).as_ref(), Some(&a));
        Ok(())
    });
}

#[test]
fn arbitrary_text_is_an_encoding_or_an_error_inside_it() {
    let seeds: Vec<&str> = include_str!("data/sizes.jsonl").lines().take(200).collect();
    arbtest::arbtest(|u| {
        // An encoding with a few changed bytes, to reach most of the grammar.
        let line = pick(u, &seeds)?;
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        let mut text: Vec<char> = case["encoding"].as_str().unwrap().chars().collect();
        for _ in 0..u.int_in_range(0..=4)? {
            let at = u.int_in_range(0..=text.len() - 1)?;
            text[at] = pick(
                u,
                &['0', '9', '[', ']', '{', '}', '<', '>', ',', '=', ':', '+', '#', 'x', ' ', 'é', '-'],
            )?;
        }
        let text: String = text.into_iter().collect();
        match Encoding::parse(&text) {
            Ok(encoding) => {
                assert_eq!(Encoding::parse(&encoding.to_string()).as_ref(), Ok(&encoding), "{text}");
                let shape: Vec<i64> =
                    (0..encoding.rank()).map(|_| power(u, 1, 512)).collect::<Result<_, _>>()?;
                let ty = MemDesc { encoding: &encoding, shape: &shape, alloc_shape: &shape, elem_bits: 16 };
                if let Ok(geometry) = Geometry::of(&ty) {
                    let _ = geometry.footprint(&View::of_allocation(&[u.arbitrary()?]));
                }
            }
            Err(error) => assert!(error.span.end as usize <= text.len(), "{error}: {text}"),
        }
        Ok(())
    });
}

#[test]
fn nesting_is_capped() {
    let open = "#ttg.slice<{dim = 0, parent = ".repeat(100_000);
    let error = Encoding::parse(&open).unwrap_err();
    assert_eq!(error.expected, "a smaller encoding");
}
