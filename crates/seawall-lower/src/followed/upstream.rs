//! Calls and launches of upstream modules.
//!
//! Device functions are inlined at every call, because a call forwards neither the thread indices
//! nor the views of memrefs that the accesses of the callee depend on. A function of which a call
//! is not followed, such as a recursive one, is left out, so that its calls are those of an unknown
//! function. The body of `gpu.launch` becomes a kernel.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::{EffectInstance, Meaning, Resource};
use seawall_mlir::{BlockId, Calls, Given, Inlined, OpId, Outlined, ValueId};

use crate::facts::Facts;
use crate::facts::launch::{LAUNCH_ARGUMENTS, WorkgroupSize, is_kernel, kernel_sizes, stated_size};
use crate::followed::MAX_OPS;

/// The ops around the blocks of a function that has several.
const WRAPPER: [&str; 2] = ["scf.execute_region", "scf.yield"];

/// The module with its calls inlined, if the options say so, and its launches as functions. `None`
/// if it does not change.
pub(super) fn inlined(facts: &Facts<'_>) -> Option<Inlined> {
    let module = facts.module;
    let mut calls = Calls {
        wrapper: Some(WRAPPER),
        max_ops: MAX_OPS.max(module.op_count()),
        outlined: outlined(facts),
        ..Calls::default()
    };
    calls.dropped.extend(calls.outlined.keys());
    calls.dropped.extend(calls.outlined.values().flatten().map(|outlined| outlined.op));
    calls.dropped.extend(of_other_sizes(facts));
    let has_dropped = !calls.dropped.is_empty();
    let unfit = match facts.options.follow_calls && facts.has_calls() {
        true => follow_calls(facts, &mut calls),
        false => Vec::new(),
    };
    if !has_dropped && calls.callees.is_empty() {
        return None;
    }
    loop {
        let inlined = module.inlined(&calls)?;
        // A function that is still called stays if its calls need not be followed.
        let left = inlined.left.iter().chain(&unfit).filter_map(|&call| facts.callee(call));
        let kept: Vec<OpId> = left
            .filter(|callee| calls.dropped.contains(callee) && concerns_caller_only(facts, *callee))
            .collect();
        if kept.is_empty() {
            return Some(inlined);
        }
        calls.dropped.retain(|function| !kept.contains(function));
    }
}

/// The kernels that [`LowerOptions::only_size`](crate::LowerOptions::only_size) excludes.
fn of_other_sizes(facts: &Facts<'_>) -> Vec<OpId> {
    let Some(wanted) = facts.options.only_size else { return Vec::new() };
    let kernels = kernel_sizes(facts).into_iter();
    let others = kernels.filter(|&(op, size)| size != wanted && facts.module.op_name(op) != "gpu.launch");
    others.map(|(op, _)| op).collect()
}

/// Adds the calls of device functions, and drops these functions. Returns the calls that cannot be
/// inlined.
fn follow_calls(facts: &Facts<'_>, calls: &mut Calls) -> Vec<OpId> {
    let mut unfit = Vec::new();
    let module = facts.module;
    for call in module.walk().filter(|&op| matches!(facts.meaning(op), Meaning::Call)) {
        let Some(callee) = facts.callee(call).filter(|&callee| is_device_function(facts, callee)) else {
            continue;
        };
        // A function of the host.
        if calls.outlined.contains_key(&callee) {
            continue;
        }
        calls.dropped.insert(callee);
        match fits(facts, call, callee) {
            true => drop(calls.callees.insert(call, callee)),
            false => unfit.push(call),
        }
    }
    unfit
}

/// Whether the function runs only where the module calls it: it is not a kernel, and states no
/// launch.
fn is_device_function(facts: &Facts<'_>, function: OpId) -> bool {
    !is_kernel(facts.module, function) && stated_size(facts, function).is_none()
}

/// Whether `call` passes the arguments of its callee, whose ends all return what it takes.
fn fits(facts: &Facts<'_>, call: OpId, callee: OpId) -> bool {
    let module = facts.module;
    let Some(&body) = module.regions(callee).first() else { return false };
    let ends_well = |&block: &BlockId| {
        module.block_ops(block).last().is_some_and(|&end| {
            let returns = matches!(facts.meaning(end), Meaning::Return)
                && module.operands(end).len() == module.results(call).len();
            returns || !module.successors(end).is_empty()
        })
    };
    facts.entry_args(callee, 0).len() == module.operands(call).len()
        && module.region_blocks(body).iter().all(ends_well)
}

/// Whether a function, with those that it calls, neither synchronizes nor may access workgroup
/// memory, so that nothing is assumed of its calls.
fn concerns_caller_only(facts: &Facts<'_>, function: OpId) -> bool {
    let module = facts.module;
    let (mut seen, mut work) = (FxHashSet::default(), vec![function]);
    while let Some(function) = work.pop() {
        if !seen.insert(function) {
            continue;
        }
        let is_shared = |&value: &ValueId| facts.is_memdesc(value) || facts.is_local_pointer(value);
        if facts.entry_args(function, 0).iter().any(is_shared) {
            return false;
        }
        for op in module.walk_op(function) {
            let is_access =
                |effect: &EffectInstance| matches!(effect.resource, Resource::Shared(_) | Resource::Tensor);
            let acts = facts.def(op).is_some_and(|def| def.synchronizes())
                || module.results(op).iter().any(is_shared)
                || facts.knowledge.instances(op).iter().any(is_access);
            if acts {
                return false;
            }
        }
        work.extend(facts.callees(function));
    }
    true
}

/// The launches of the module, by the function around them.
fn outlined(facts: &Facts<'_>) -> FxHashMap<OpId, Vec<Outlined>> {
    let module = facts.module;
    let mut found: FxHashMap<OpId, Vec<Outlined>> = FxHashMap::default();
    let kernels = kernel_sizes(facts);
    let launches: Vec<(OpId, WorkgroupSize)> =
        kernels.into_iter().filter(|kernel| module.op_name(kernel.0) == "gpu.launch").collect();
    if launches.is_empty() {
        return found;
    }
    let positions: FxHashMap<OpId, usize> = module.walk().zip(0..).collect();
    let mut numbers: FxHashMap<OpId, u32> = FxHashMap::default();
    for &(launch, size) in &launches {
        let around = std::iter::successors(Some(launch), |&op| module.parent_op(op));
        let functions = around.filter(|&op| matches!(facts.meaning(op), Meaning::Func));
        let host = functions.last().unwrap_or(launch);
        let others = found.entry(host).or_default();
        let base = facts.symbol_name(host).unwrap_or("launch");
        let number = numbers.entry(host).or_insert(0);
        let name = match *number {
            0 => format!("{base}_kernel"),
            number => format!("{base}_kernel_{number}"),
        };
        *number += 1;
        if facts.options.only_size.is_none_or(|wanted| wanted == size) {
            others.push(outline(facts, launch, name, &positions));
        }
    }
    found
}

fn outline(facts: &Facts<'_>, launch: OpId, name: String, positions: &FxHashMap<OpId, usize>) -> Outlined {
    let module = facts.module;
    let mut known: FxHashSet<ValueId> = FxHashSet::default();
    for op in module.walk_op(launch) {
        let blocks = module.regions(op).iter().flat_map(|&region| module.region_blocks(region));
        known.extend(blocks.flat_map(|&block| module.block_args(block)));
        known.extend(module.results(op));
    }
    let uses = |op: OpId| {
        let passed = module.successors(op).iter().flat_map(|successor| module.successor_args(successor));
        module.operands(op).iter().chain(passed).copied()
    };
    let mut work: Vec<ValueId> = module.walk_op(launch).flat_map(uses).collect();
    work.reverse();
    let (mut copied, mut captured) = (Vec::new(), Vec::new());
    while let Some(value) = work.pop() {
        if !known.insert(value) {
            continue;
        }
        match module.defining_op(value).filter(|&op| is_the_same_anywhere(facts, op)) {
            Some(op) => {
                known.extend(module.results(op));
                copied.push(op);
                work.extend(uses(op));
            }
            None => captured.push(value),
        }
    }
    copied.sort_unstable_by_key(|op| positions.get(op));
    let operand = |group: &str| facts.operand(launch, group).map_or(Given::Argument, Given::Operand);
    let has_clusters = facts.operand(launch, "clusterSizeX").is_some();
    let known = LAUNCH_ARGUMENTS.iter().filter(|argument| has_clusters || !argument.is_of_clusters);
    let args = facts.entry_args(launch, 0);
    // An index that is not used may have any size.
    let known = known.zip(args).map(|(argument, &arg)| match argument.op {
        _ if !facts.is_used(arg) => Given::Nothing,
        Some(op) => Given::Made(op, ["dimension", argument.axis]),
        None => operand(argument.group),
    });
    let mut arguments: Vec<Given> = known.collect();
    arguments.resize(args.len(), Given::Argument);
    Outlined { op: launch, name, copied, captured, arguments }
}

/// Whether an op of the host has the same results where a kernel executes it. An allocation of
/// workgroup memory belongs to the kernel.
fn is_the_same_anywhere(facts: &Facts<'_>, op: OpId) -> bool {
    let module = facts.module;
    let is_of_workgroup = || module.results(op).iter().all(|&value| facts.is_shared_memref(value));
    let is_plain = module.regions(op).is_empty() && module.successors(op).is_empty();
    is_plain
        && (facts.knowledge.is_pure(op)
            || matches!(facts.meaning(op), Meaning::Alloc(_)) && is_of_workgroup())
}
