//! Special registers (PTX ISA, "Special Registers").

use crate::expr::{ExprId, Exprs, Level, Node, Op, Symbol};

/// Registers with one value in the whole run.
const OF_RUN: [&str; 11] = [
    "cluster_ctarank",
    "cluster_nctarank",
    "dynamic_smem_size",
    "total_smem_size",
    "aggr_smem_size",
    "reserved_smem_offset_begin",
    "reserved_smem_offset_end",
    "reserved_smem_offset_cap",
    "nsmid",
    "smid",
    "gridid",
];

/// Registers with values that may differ between threads, or from read to read.
const OF_THREAD: [&str; 12] = [
    "clock",
    "clock_hi",
    "clock64",
    "globaltimer",
    "globaltimer_lo",
    "globaltimer_hi",
    "lanemask_eq",
    "lanemask_le",
    "lanemask_lt",
    "lanemask_ge",
    "lanemask_gt",
    "is_explicit_cluster",
];

/// The value of a special register, or `None` if the name is not one. `threads` are the threads of
/// a CTA by dimension.
pub(crate) fn special(exprs: &mut Exprs, name: &str, threads: [u32; 3]) -> Option<ExprId> {
    let name = name.strip_prefix('%')?;
    let axis = |suffix: &str| ["x", "y", "z"].iter().position(|own| *own == suffix);
    if let Some((base, suffix)) = name.split_once('.')
        && let Some(axis) = axis(suffix)
    {
        return match base {
            "tid" if threads[axis] == 1 => Some(exprs.constant(32, 0)),
            "tid" => Some(exprs.intern(Node::Tid(axis as u8))),
            "ntid" => Some(exprs.constant(32, u64::from(threads[axis]))),
            "ctaid" | "nctaid" | "clusterid" | "nclusterid" | "cluster_ctaid" | "cluster_nctaid" => {
                let least = i64::from(base.contains("ncta") || base.contains("ncluster"));
                Some(of_run(exprs, name, least))
            }
            _ => None,
        };
    }
    match name {
        "laneid" | "warpid" => {
            let linear = linear(exprs, threads);
            let lanes = exprs.constant(32, 32);
            let op = if name == "laneid" { Op::RemU } else { Op::DivU };
            Some(exprs.binary(op, 32, linear, lanes))
        }
        "nwarpid" => Some(exprs.constant(32, u64::from(threads.iter().product::<u32>().div_ceil(32)))),
        _ if OF_RUN.contains(&name) => Some(of_run(exprs, name, 0)),
        _ if OF_THREAD.contains(&name) => Some(exprs.symbol(Symbol {
            name: name.to_owned(),
            level: Level::Thread,
            least: None,
            block: None,
            is_parameter: false,
            is_of_run: false,
            made_by: None,
            commutes: false,
            of: Vec::new(),
            reads: Vec::new(),
        })),
        _ => None,
    }
}

/// A value that is the same in the whole run.
fn of_run(exprs: &mut Exprs, name: &str, least: i64) -> ExprId {
    let known = exprs.symbols.iter().position(|symbol| symbol.name == name && symbol.block.is_none());
    match known {
        Some(number) => exprs.intern(Node::Symbol(number as u32)),
        None => exprs.symbol(Symbol {
            name: name.to_owned(),
            level: Level::Cta,
            least: Some(least),
            block: None,
            is_parameter: false,
            is_of_run: true,
            made_by: None,
            commutes: false,
            of: Vec::new(),
            reads: Vec::new(),
        }),
    }
}

/// The number of the thread in its CTA.
fn linear(exprs: &mut Exprs, threads: [u32; 3]) -> ExprId {
    let mut sum = exprs.constant(32, 0);
    let mut stride = 1_u32;
    for (axis, count) in threads.into_iter().enumerate() {
        if count > 1 {
            let index = exprs.intern(Node::Tid(axis as u8));
            let factor = exprs.constant(32, u64::from(stride));
            let part = exprs.binary(Op::Mul, 32, index, factor);
            sum = exprs.binary(Op::Add, 32, sum, part);
        }
        stride = stride.saturating_mul(count);
    }
    sum
}
