//! Section 1: the role of each partition, derived from its characteristic ops.

use std::collections::BTreeMap;

use seawall_base::Span;
use seawall_mlir::OpId;
use seawall_report::report::{KeyOp, PartitionRow};

use super::facts::Facts;
use super::lines::short;
use super::names::descriptor;
use super::tasks::Task;

/// The ops that are named, the most characteristic first.
const KEY_OPS: [&str; 31] = [
    "tc_gen5_mma_scaled",
    "tc_gen5_mma",
    "warp_group_dot",
    "dot_scaled",
    "dot",
    "async_tma_copy_global_to_local",
    "async_tma_gather",
    "descriptor_load",
    "descriptor_gather",
    "async_copy_global_to_local",
    "async_tdm_copy_global_to_local",
    "buffer_load_to_local",
    "tmem_load",
    "tmem_store",
    "tmem_copy",
    "reduce",
    "exp2",
    "exp",
    "maxnumf",
    "maximumf",
    "async_tma_copy_local_to_global",
    "async_tma_scatter",
    "async_tma_reduce",
    "async_tdm_copy_local_to_global",
    "descriptor_store",
    "descriptor_reduce",
    "store",
    "atomic_rmw",
    "local_store",
    "local_load",
    "load",
];
/// The number of ops that are shown.
const SHOWN: usize = 6;

const MMA: &[&str] = &["tc_gen5_mma", "tc_gen5_mma_scaled", "warp_group_dot", "dot", "dot_scaled"];
const TMA: &[&str] =
    &["async_tma_copy_global_to_local", "async_tma_gather", "descriptor_load", "descriptor_gather"];
const COPY: &[&str] =
    &["async_copy_global_to_local", "async_tdm_copy_global_to_local", "buffer_load_to_local"];
const STORE: &[&str] = &[
    "async_tma_copy_local_to_global",
    "async_tma_scatter",
    "async_tma_reduce",
    "async_tdm_copy_local_to_global",
    "descriptor_store",
    "descriptor_reduce",
    "store",
    "atomic_rmw",
];
const MAXIMUM: &[&str] = &["maxnumf", "maximumf"];

/// The rows of section 1: every partition with code, and the code outside of partitions if it has
/// key ops.
pub(crate) fn partitions(facts: &Facts<'_>) -> Vec<PartitionRow> {
    let ops = ops_of(facts);
    let mut rows: Vec<PartitionRow> = Vec::new();
    for (id, task) in facts.tasks.all.iter().enumerate() {
        let ops = ops.get(id).map_or(&[][..], Vec::as_slice);
        let mut row = row(facts, task, ops);
        let alone = facts.tasks.all.len() == 1;
        if id == 0 && !alone {
            row.role = format!("outside of partitions: {}", row.role);
        }
        if id > 0 || alone || !row.key_ops.is_empty() {
            rows.push(row);
        }
    }
    distinguish(&mut rows);
    rows
}

/// The ops of each partition, in the order of the text.
pub(crate) fn ops_of(facts: &Facts<'_>) -> Vec<Vec<OpId>> {
    let mut ops: Vec<Vec<OpId>> = vec![Vec::new(); facts.tasks.all.len()];
    for op in facts.m.walk() {
        for &task in facts.tasks.of(op) {
            if let Some(list) = ops.get_mut(task) {
                list.push(op);
            }
        }
    }
    ops
}

fn row(facts: &Facts<'_>, task: &Task, ops: &[OpId]) -> PartitionRow {
    let mut counts: BTreeMap<&str, (u32, OpId)> = BTreeMap::new();
    for &op in ops {
        counts.entry(short(facts.m, op)).or_insert((0, op)).0 += 1;
    }
    let key_ops: Vec<KeyOp> = KEY_OPS
        .iter()
        .filter_map(|&name| {
            let &(count, first) = counts.get(name)?;
            Some(KeyOp { op: name.to_owned(), count, line: facts.lines.op(facts.m, first) })
        })
        .take(SHOWN)
        .collect();
    let has = |names: &[&str]| names.iter().any(|name| counts.contains_key(name));
    let span = match (task.region, task.op) {
        (Some(region), _) => facts.m.region(region).span,
        (None, Some(op)) => facts.m.op(op).span,
        (None, None) => Span::at(0),
    };
    PartitionRow {
        name: task.name.clone(),
        role: role(facts, ops, &has),
        declared: task.declared.clone(),
        key_ops,
        warps: task.warps,
        registers: task.registers.clone(),
        line: facts.lines.at(span.start),
        end: facts.lines.at(span.end.saturating_sub(1)),
    }
}

/// The rules for roles, from the most characteristic op down.
fn role(facts: &Facts<'_>, ops: &[OpId], has: &dyn Fn(&[&str]) -> bool) -> String {
    let softmax = has(&["reduce"]) && (has(&["exp2", "exp"]) || has(MAXIMUM));
    if has(MMA) {
        let mut role = "MMA".to_owned();
        if softmax {
            role.push_str(" and softmax");
        }
        if has(TMA) {
            role.push_str(&format!(", TMA loads{}", loaded(facts, ops)));
        } else if has(COPY) {
            role.push_str(&format!(", copies{}", loaded(facts, ops)));
        }
        if has(STORE) {
            role.push_str(", output store");
        }
        return role;
    }
    if has(TMA) {
        return format!("TMA loads{}", loaded(facts, ops));
    }
    if has(COPY) {
        return format!("asynchronous copies{}", loaded(facts, ops));
    }
    if softmax || has(&["reduce"]) || has(&["exp2"]) {
        let name = if softmax || has(&["exp2"]) { "Softmax" } else { "Reduction" };
        return format!("{name}{}", listed(read_from(facts, ops)));
    }
    if has(&["tmem_load"]) && has(&["tmem_store"]) {
        return "Accumulator correction".to_owned();
    }
    if has(STORE) {
        return "Output store".to_owned();
    }
    if has(&["tmem_load"]) {
        return "Epilogue".to_owned();
    }
    if has(&["load", "local_store"]) {
        return "Loads".to_owned();
    }
    if ops.len() <= 1 { "idle".to_owned() } else { "other".to_owned() }
}

/// The loaded data, such as ` (Q, K)`.
fn loaded(facts: &Facts<'_>, ops: &[OpId]) -> String {
    let mut names: Vec<String> = Vec::new();
    for &op in ops {
        let name = short(facts.m, op);
        if !TMA.contains(&name) && !COPY.contains(&name) {
            continue;
        }
        let name = descriptor(facts, op).or_else(|| {
            let &(id, ..) = facts.accesses(op).iter().find(|access| access.2)?;
            Some(facts.name(id))
        });
        names.extend(name.filter(|name| !names.contains(name)));
    }
    listed(names)
}

/// The tensor memory that is loaded from.
fn read_from(facts: &Facts<'_>, ops: &[OpId]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for &op in ops.iter().filter(|&&op| short(facts.m, op) == "tmem_load") {
        let read = facts.accesses(op).into_iter().find(|access| access.1).map(|access| facts.name(access.0));
        names.extend(read.filter(|name| !names.contains(name)));
    }
    names.truncate(2);
    names
}

fn listed(names: Vec<String>) -> String {
    if names.is_empty() { String::new() } else { format!(" ({})", names.join(", ")) }
}

/// Distinguishes partitions with the same role by number.
fn distinguish(rows: &mut [PartitionRow]) {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    rows.iter().for_each(|row| *counts.entry(row.role.clone()).or_default() += 1);
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for row in rows.iter_mut().filter(|row| row.role != "idle" && row.role != "other") {
        if counts.get(&row.role).is_some_and(|&count| count > 1) {
            let number = seen.entry(row.role.clone()).or_default();
            *number += 1;
            row.role = format!("{} #{number}", row.role);
        }
    }
}
