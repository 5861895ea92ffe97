//! The names of buffers, from their locations, from the descriptors that load them, or from the ops
//! that read them.

use std::collections::BTreeMap;

use seawall_dialects::{Meaning, Mma, Space, TensorOp};
use seawall_mlir::{OpId, ValueId};

use super::facts::Facts;
use super::lines::short;
use super::objects::{Object, ObjectId, ObjectKind};
use super::value_flow::FlowKind;

/// The number of sources that are followed from an operand to an argument of the function.
const MAX_STEPS: usize = 64;

/// The names of all objects, by id.
pub(crate) fn names(facts: &Facts<'_>) -> Vec<String> {
    // A name that several buffers share comes from a source line, not from a buffer.
    let mut given: BTreeMap<String, usize> = BTreeMap::new();
    let own = facts.objects.data().filter_map(|(_, object)| own_name(facts, object.root?));
    own.for_each(|name| *given.entry(name).or_default() += 1);
    let named = |(id, object): (ObjectId, &Object)| match object.kind {
        ObjectKind::Data(space) => data_name(facts, id, object, (space, &given)),
        _ => object.name.clone(),
    };
    let mut names: Vec<String> = facts.objects.all.iter().enumerate().map(named).collect();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    names.iter().for_each(|name| *counts.entry(name.clone()).or_default() += 1);
    for (name, object) in names.iter_mut().zip(&facts.objects.all) {
        if counts.get(name).is_some_and(|&count| count > 1) {
            let value = object.root.map(|root| facts.m.value_name(root)).unwrap_or_default();
            *name = format!("{name} {value}");
        }
    }
    names
}

fn data_name(
    facts: &Facts<'_>,
    id: ObjectId,
    object: &Object,
    (space, given): (Space, &BTreeMap<String, usize>),
) -> String {
    let own = object.root.and_then(|root| own_name(facts, root));
    if let Some(name) = own.filter(|name| given.get(name) == Some(&1)) {
        return name;
    }
    let loaded = descriptors(facts, object, true);
    if !loaded.is_empty() {
        return format!("{} tile", loaded.join(", "));
    }
    let stored = descriptors(facts, object, false);
    if !stored.is_empty() {
        return format!("{} staging", stored.join(", "));
    }
    let roles = mma_roles(facts, id, object);
    if let Some(role) = roles.iter().find(|role| **role == "accumulator").or(roles.first()) {
        return (*role).to_owned();
    }
    match space {
        Space::Tensor => "TMEM buffer".to_owned(),
        Space::Shared | Space::SharedCluster => "SMEM buffer".to_owned(),
    }
}

/// The name of its location, or of its value if that is meaningful.
fn own_name(facts: &Facts<'_>, root: ValueId) -> Option<String> {
    let located = facts.m.defining_op(root).and_then(|op| facts.m.loc_name(op));
    if let Some(name) = located.filter(|name| !name.trim().is_empty()) {
        return Some(super::lines::clip(name.trim(), 60));
    }
    let name = facts.m.value_name(root);
    let name = name.trim_start_matches('%');
    says_something(name).then(|| name.to_owned())
}

/// Whether a person gave the name, unlike `12`, `arg3` or `result_0`.
fn says_something(name: &str) -> bool {
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '_' || c == '#');
    !matches!(stem, "" | "arg" | "result" | "cst" | "c" | "alloc")
}

/// The descriptors or pointers through which a buffer is filled or read out.
fn descriptors(facts: &Facts<'_>, object: &Object, into: bool) -> Vec<String> {
    let mut names = Vec::new();
    for used in object.uses.iter().filter(|used| if into { used.role.writes() } else { used.role.reads() }) {
        let name = descriptor(facts, used.op);
        names.extend(name.filter(|name| !names.contains(name)));
    }
    names.truncate(4);
    names
}

/// The descriptor of a copy, such as `q` for `%q_desc`. `%arg0` if the text has no names.
pub(crate) fn descriptor(facts: &Facts<'_>, op: OpId) -> Option<String> {
    let op = loader(facts, op);
    let group = facts.m.operand_group(op, "desc");
    let is_pointer = short(facts.m, op) == "async_copy_global_to_local";
    let &start = group.first().or_else(|| facts.m.operand_group(op, "src").first().filter(|_| is_pointer))?;
    let origin = origin(facts, start);
    let name = facts.m.value_name(origin);
    let bare = name.trim_start_matches('%');
    if !says_something(bare) {
        return Some(name);
    }
    let stripped = ["_desc", "_ptr", "_descriptor", "desc_"].iter().find_map(|&part| {
        bare.strip_suffix(part).or_else(|| bare.strip_prefix(part)).filter(|rest| !rest.is_empty())
    });
    Some(stripped.unwrap_or(bare).to_owned())
}

/// The op that loads the data that an op stores into shared memory, if it is close before.
/// Otherwise the op itself.
fn loader(facts: &Facts<'_>, op: OpId) -> OpId {
    if !matches!(short(facts.m, op), "local_store" | "local_alloc") {
        return op;
    }
    let mut at = facts.m.operand_group(op, "src").first().copied();
    for _ in 0..4 {
        let Some(from) = at.and_then(|value| facts.m.defining_op(value)) else { return op };
        if !facts.m.operand_group(from, "desc").is_empty() {
            return from;
        }
        at = facts.m.operands(from).first().copied();
    }
    op
}

/// The source of a value through captures and loops, and for pointers through pointer arithmetic.
fn origin(facts: &Facts<'_>, start: ValueId) -> ValueId {
    let mut at = start;
    for _ in 0..MAX_STEPS {
        let passed = facts.flow.sources(at).iter().find(|source| source.1 != FlowKind::Next);
        let next = passed.map(|source| source.0).or_else(|| {
            let op = facts.m.defining_op(at)?;
            let tensor = facts.knowledge.tensor_op(op);
            let is_same =
                matches!(tensor, Some(TensorOp::AddPointer | TensorOp::Splat | TensorOp::Broadcast))
                    || facts.m.op_name(op) == "tt.make_tensor_descriptor";
            is_same.then(|| facts.m.operands(op).first().copied())?
        });
        match next {
            Some(next) => at = next,
            None => break,
        }
    }
    at
}

/// The roles of the buffer in MMAs.
pub(crate) fn mma_roles(facts: &Facts<'_>, id: ObjectId, object: &Object) -> Vec<&'static str> {
    let groups = [
        ("d", "accumulator"),
        ("a", "MMA operand A"),
        ("b", "MMA operand B"),
        ("a_scale", "scale of operand A"),
        ("b_scale", "scale of operand B"),
    ];
    let mut roles = Vec::new();
    for used in &object.uses {
        let Meaning::Mma(mma) = facts.knowledge.meaning(used.op) else { continue };
        if mma == Mma::TmemCopy {
            continue;
        }
        for (group, role) in groups {
            let operands = facts.m.operand_group(used.op, group);
            let is_it = operands.iter().any(|&value| facts.objects.of(value).contains(&id));
            if is_it && !roles.contains(&role) {
                roles.push(role);
            }
        }
    }
    roles
}

#[cfg(test)]
mod tests {
    use super::says_something;

    #[test]
    fn numbers_and_placeholders_are_no_names() {
        for name in ["12", "arg3", "result_0", "cst", "c0"] {
            assert!(!says_something(name), "{name}");
        }
        for name in ["q", "K", "a_desc", "acc", "buffers_a"] {
            assert!(says_something(name), "{name}");
        }
    }
}
