//! Sizes of scratch memory compared with those of the Triton 3.9.0 wheel, for random ops from
//! `peer/scratch.py`.

use std::collections::BTreeMap;

use seawall_layout::{
    Encoding, GatherSide, LayoutError, ScratchTarget, broadcast_scratch, conversion_scratch, gather_scratch,
    histogram_scratch, reduce_scratch, scan_scratch,
};
use serde::Deserialize;

/// Returns the targets of a line's results, in order.
fn targets(count: usize) -> Vec<(&'static str, ScratchTarget)> {
    let nvidia = [("sm_80", 80), ("sm_90", 90), ("sm_100", 100), ("sm_120", 120)];
    let amd: &[&str] = if count == 2 { &["gfx942", "gfx950"] } else { &["gfx1201", "gfx1250"] };
    let nvidia = nvidia.iter().map(|&(name, number)| (name, ScratchTarget::nvidia(number)));
    let amd = amd.iter().map(|&name| (name, ScratchTarget::amd(name).unwrap()));
    if count == 2 { amd.collect() } else { nvidia.chain(amd).collect() }
}

#[derive(Clone, Deserialize)]
struct Case {
    op: String,
    src: String,
    dst: Option<String>,
    shape: Vec<i64>,
    /// The shape of the indices of a gather, or the bins of a histogram.
    #[serde(default)]
    to: Vec<i64>,
    /// The axis; for a histogram the lanes of a warp.
    #[serde(default)]
    axis: u32,
    bits: Vec<u32>,
    /// The number of warps, for a histogram.
    #[serde(default)]
    warps: u32,
    bytes: Vec<u32>,
}

fn ours(case: &Case, target: &ScratchTarget) -> Result<u32, LayoutError> {
    let parse = |text: &str| Encoding::parse(text).unwrap_or_else(|e| panic!("{e}: {text}"));
    let (src, dst) = (parse(&case.src), case.dst.as_deref().map(parse));
    match (case.op.as_str(), &dst) {
        ("convert", Some(dst)) => conversion_scratch(&src, dst, &case.shape, case.bits[0], target),
        ("gather", Some(dst)) => gather_scratch(
            GatherSide { encoding: &src, shape: &case.shape },
            GatherSide { encoding: dst, shape: &case.to },
            case.axis,
            case.bits[0],
        ),
        ("reduce", None) => reduce_scratch(&src, &case.shape, case.axis, &case.bits, target),
        ("scan", None) => scan_scratch(&src, &case.shape, case.axis, &case.bits),
        ("broadcast", None) => broadcast_scratch(&src, &case.shape, case.bits[0]),
        ("histogram", None) => {
            let threads = (case.warps, case.axis);
            histogram_scratch(
                &src,
                &case.shape,
                case.to.iter().product::<i64>() as u64,
                case.bits[0],
                threads,
            )
        }
        _ => panic!("unknown op: {}", case.op),
    }
}

fn read() -> Vec<Case> {
    let parse = |line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
    include_str!("data/scratch.jsonl").lines().map(parse).collect()
}

/// Combines layouts of one case with shapes, axes and elements of others. Most are invalid, and
/// none may panic or hang.
#[test]
fn invalid_requests_are_errors() {
    let cases = read();
    let (mut answers, mut errors) = (0, 0);
    for (at, case) in cases.iter().enumerate() {
        let other = |by: usize| cases.get((at * 7 + by) % cases.len()).unwrap_or(case);
        let mixed = [
            Case { shape: other(1).shape.clone(), bits: other(2).bits.clone(), ..case.clone() },
            Case {
                axis: other(3).axis + 1,
                dst: case.dst.as_ref().map(|_| other(4).src.clone()),
                ..case.clone()
            },
            Case {
                bits: vec![at as u32],
                shape: case.shape.iter().map(|n| n << 20).collect(),
                ..case.clone()
            },
        ];
        for (case, (_, target)) in mixed.iter().zip(targets(6).iter().cycle().skip(at % 6)) {
            *if ours(case, target).is_ok() { &mut answers } else { &mut errors } += 1;
        }
    }
    assert!(answers > 500 && errors > 500, "{answers} answers, {errors} errors");
}

#[test]
fn sizes_equal_the_wheels() {
    let mut agreed: BTreeMap<(&str, bool), u32> = BTreeMap::new();
    let mut failures = Vec::new();
    let lines = read();
    for (number, case) in lines.iter().enumerate() {
        for ((name, target), &theirs) in targets(case.bytes.len()).iter().zip(&case.bytes) {
            let ours = ours(case, target);
            if ours == Ok(theirs) {
                *agreed.entry((&case.op, theirs > 0)).or_default() += 1;
            } else {
                let (op, shape, bits) = (&case.op, &case.shape, &case.bits);
                let dst = case.dst.as_deref().unwrap_or("");
                failures.push(format!(
                    "line {}: {name} {op} {shape:?} x {bits:?} axis {}: {} -> {dst}\n ours {ours:?}, theirs {theirs}",
                    number + 1,
                    case.axis,
                    case.src
                ));
            }
        }
    }
    let shown: Vec<&String> = failures.iter().take(8).collect();
    assert!(shown.is_empty(), "{} disagree, {agreed:?} agree:\n{shown:#?}", failures.len());
    // Detects missing data, and kinds of results that never occur.
    for (kind, least) in [
        (("convert", true), 2500),
        (("convert", false), 100),
        (("reduce", true), 500),
        (("scan", true), 50),
        (("gather", true), 100),
        (("gather", false), 20),
        (("broadcast", true), 100),
        (("broadcast", false), 10),
    ] {
        let have = agreed.get(&kind).copied().unwrap_or(0);
        assert!(have >= least, "only {have} cases of {kind:?}; {agreed:?}");
    }
}
