//! Results compared with those of the Triton 3.9.0 wheel, for random encodings from
//! `peer/generate.py`.

use std::collections::BTreeMap;

use seawall_layout::{
    Encoding, Footprint, Geometry, LayoutError, MemDesc, View, alloc_size_bytes, cvt_is_warp_synchronous,
    tmem_alloc_size,
};
use serde::Deserialize;

fn cases<T: for<'de> Deserialize<'de>>(text: &str) -> Vec<T> {
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"))).collect()
}

fn parse(text: &str) -> Encoding {
    Encoding::parse(text).unwrap_or_else(|e| panic!("{e}: {text}"))
}

/// Counts agreeing cases by kind and lists the others.
#[derive(Default)]
struct Tally {
    agreed: BTreeMap<String, u32>,
    failures: Vec<String>,
}

impl Tally {
    fn count<T: PartialEq + std::fmt::Debug>(&mut self, kind: &str, what: &str, ours: T, theirs: T) {
        if ours == theirs {
            *self.agreed.entry(kind.to_owned()).or_default() += 1;
        } else {
            self.failures.push(format!("{what}\n   ours: {ours:?}\n theirs: {theirs:?}"));
        }
    }

    /// Fails with the first disagreements. Also fails if a kind has fewer cases than `least`, to
    /// detect missing data.
    fn finish(self, least: &[(&str, u32)]) {
        let shown: Vec<&String> = self.failures.iter().take(8).collect();
        assert!(shown.is_empty(), "{} disagree, {:?} agree:\n{shown:#?}", self.failures.len(), self.agreed);
        for (kind, count) in least {
            let have = self.agreed.get(*kind).copied().unwrap_or(0);
            assert!(have >= *count, "only {have} cases of {kind}; {:?}", self.agreed);
        }
    }
}

/// Returns the attribute's name, with that of its operand for `slice` and `dot_op`.
fn kind_of(encoding: &str) -> String {
    let names: Vec<&str> = encoding
        .split('#')
        .skip(1)
        .map(|part| {
            part.split('<').next().unwrap_or("").trim_start_matches("ttg.").trim_start_matches("ttng.")
        })
        .collect();
    names.join(" of ")
}

#[derive(Deserialize)]
struct SizeCase {
    encoding: String,
    shape: Vec<i64>,
    bits: u32,
    bytes: u64,
}

#[test]
fn allocation_sizes_equal_the_wheels() {
    let mut tally = Tally::default();
    for case in cases::<SizeCase>(include_str!("data/sizes.jsonl")) {
        let encoding = parse(&case.encoding);
        let what = format!("{} {:?} x {}", case.encoding, case.shape, case.bits);
        let ours = alloc_size_bytes(&encoding, &case.shape, &case.shape, case.bits);
        tally.count(&kind_of(&case.encoding), &what, ours, Ok(case.bytes));
    }
    tally.finish(&[("swizzled_shared", 300), ("nvmma_shared", 150), ("padded_shared", 100)]);
}

#[derive(Deserialize)]
struct ViewCase {
    encoding: String,
    shape: Vec<i64>,
    bits: u32,
    offsets: Vec<u32>,
    a: Vec<Step>,
    b: Vec<Step>,
    overlap: bool,
}

/// The allocation of a view.
struct Allocation<'a> {
    shape: &'a [i64],
    bits: u32,
    offsets: &'a [u32],
}

/// One op on a view, with the type of its result.
#[derive(Deserialize)]
struct Step {
    index: Option<u32>,
    subslice: Option<Vec<i64>>,
    /// The offset and the dimension.
    tmem_subslice: Option<(u32, u32)>,
    /// With `bits`: the encoding and element of a reinterpreted view.
    encoding: Option<String>,
    bits: Option<u32>,
    shape: Vec<i64>,
    alloc: Vec<i64>,
}

fn footprint(case: &Allocation<'_>, encoding: &Encoding, steps: &[Step]) -> Result<Footprint, LayoutError> {
    let encodings: Vec<Option<Encoding>> =
        steps.iter().map(|step| step.encoding.as_deref().map(parse)).collect();
    let mut ty = MemDesc { encoding, shape: case.shape, alloc_shape: case.shape, elem_bits: case.bits };
    let mut view = View::of_allocation(case.offsets);
    for (step, encoding) in steps.iter().zip(&encodings) {
        let encoding = encoding.as_ref().unwrap_or(ty.encoding);
        let elem_bits = step.bits.unwrap_or(ty.elem_bits);
        let result = MemDesc { encoding, shape: &step.shape, alloc_shape: &step.alloc, elem_bits };
        view = match (step.index, &step.subslice) {
            _ if step.tmem_subslice.is_some() => {
                let (offset, dim) = step.tmem_subslice.unwrap();
                view.subslice(&ty, ty.tmem_subslice_offset(offset, dim)?)?
            }
            (Some(index), _) => {
                assert_eq!(
                    Geometry::of(&result)?.index_storage_offset(index),
                    result.index_storage_offset(index)
                );
                view.index(&result, index)?
            }
            (None, Some(offsets)) => {
                let at = ty.subslice_offsets(offsets)?;
                assert_eq!(Geometry::of(&ty)?.subslice_offsets(offsets), Ok(at));
                view.subslice(&ty, at)?
            }
            (None, None) => view,
        };
        ty = result;
    }
    Geometry::of(&ty)?.footprint(&view)
}

#[test]
fn views_overlap_where_the_wheels_membar_says_so() {
    let mut tally = Tally::default();
    for (number, case) in cases::<ViewCase>(include_str!("data/views.jsonl")).into_iter().enumerate() {
        let encoding = parse(&case.encoding);
        let of = Allocation { shape: &case.shape, bits: case.bits, offsets: &case.offsets };
        let (a, b) = (footprint(&of, &encoding, &case.a), footprint(&of, &encoding, &case.b));
        let what = format!("line {}: {} {:?} x {}", number + 1, case.encoding, case.shape, case.bits);
        let ours = a.and_then(|a| Ok(a.intersects(&b?)));
        let kind = format!("{} {}", kind_of(&case.encoding), case.overlap);
        tally.count(&kind, &what, ours, Ok(case.overlap));
    }
    tally.finish(&[("swizzled_shared false", 50), ("nvmma_shared false", 30), ("padded_shared false", 20)]);
}

#[derive(Deserialize)]
struct ConvertCase {
    src: String,
    dst: String,
    shape: Vec<i64>,
    warp_sync: bool,
}

#[test]
fn conversions_synchronize_warps_where_the_wheels_do() {
    let mut tally = Tally::default();
    for case in cases::<ConvertCase>(include_str!("data/converts.jsonl")) {
        let what = format!("{} -> {} {:?}", case.src, case.dst, case.shape);
        let ours = cvt_is_warp_synchronous(&parse(&case.src), &parse(&case.dst), &case.shape);
        tally.count(&case.warp_sync.to_string(), &what, ours, Ok(case.warp_sync));
    }
    tally.finish(&[("true", 10), ("false", 500)]);
}

#[test]
fn tensor_memory_sizes_equal_the_wheels() {
    let mut tally = Tally::default();
    for case in cases::<SizeCase>(include_str!("data/tmem.jsonl")) {
        let encoding = parse(&case.encoding);
        let ty = MemDesc {
            encoding: &encoding,
            shape: &case.shape,
            alloc_shape: &case.shape,
            elem_bits: case.bits,
        };
        // The pass reserves columns in these steps.
        let reserved = |columns: u64| match columns {
            0 => 0,
            513..=576 => 576,
            _ => columns.next_power_of_two().max(32),
        };
        let ours = tmem_alloc_size(&ty).map(|size| reserved(u64::from(size.columns)));
        let what = format!("{} {:?} x {}", case.encoding, case.shape, case.bits);
        tally.count(&kind_of(&case.encoding), &what, ours, Ok(case.bytes));
    }
    tally.finish(&[("tensor_memory_encoding", 60)]);
}

#[derive(Deserialize)]
struct TmemViewCase {
    encoding: String,
    shape: Vec<i64>,
    bits: u32,
    a: Vec<Step>,
    b: Vec<Step>,
    /// Whether some words are only in the first view, in both, only in the second.
    relation: [bool; 3],
}

#[test]
fn views_of_tensor_memory_relate_as_the_wheels_sanitizer_says() {
    let mut tally = Tally::default();
    for case in cases::<TmemViewCase>(include_str!("data/tmem_views.jsonl")) {
        let encoding = parse(&case.encoding);
        let of = Allocation { shape: &case.shape, bits: case.bits, offsets: &[0] };
        let (a, b) = (footprint(&of, &encoding, &case.a), footprint(&of, &encoding, &case.b));
        let what = format!("{} {:?} x {}", case.encoding, case.shape, case.bits);
        let ours = a.and_then(|a| b.map(|b| [!b.covers(&a), a.intersects(&b), !a.covers(&b)]));
        tally.count(&format!("{:?}", case.relation), &what, ours, Ok(case.relation));
    }
    tally.finish(&[("[true, false, true]", 80), ("[false, true, true]", 30), ("[true, true, false]", 30)]);
}
