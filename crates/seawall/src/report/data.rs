//! Section 4: the contents of each buffer, its writers and readers, and the barriers that protect
//! it. Section 5: every value that refers to an object.

use seawall_mlir::ValueId;
use seawall_model::{Space, column_of};
use seawall_report::byte_range;
use seawall_report::report::{AliasGroup, AliasValue, DataGroup, Site};

use super::barriers::{attribute, buffer_ids, depth, kind, protects};
use super::edges::Edge;
use super::facts::Facts;
use super::lines::definition;
use super::names::mma_roles;
use super::objects::{Object, ObjectId, ObjectKind};
use super::planned::Channel;
use super::value_flow::FlowKind;

/// The groups of section 4.
pub(crate) fn data(facts: &Facts<'_>, edges: &[Edge], channels: &[Channel]) -> Vec<DataGroup> {
    let used = facts.objects.data().filter(|(_, object)| !object.uses.is_empty());
    used.map(|(id, object)| group(facts, (edges, channels), id, object)).collect()
}

fn group(
    facts: &Facts<'_>,
    (edges, channels): (&[Edge], &[Channel]),
    id: ObjectId,
    object: &Object,
) -> DataGroup {
    let root = object.root;
    let sites = |wanted: fn(super::uses::Role) -> bool| -> Vec<Site> {
        object.uses.iter().filter(|used| wanted(used.role)).map(|used| facts.site(used)).collect()
    };
    let barriers = guards(edges, id);
    let planned: Vec<String> = channels
        .iter()
        .filter(|channel| channel.data.contains(&id))
        .map(|channel| channel.name.clone())
        .collect();
    let mut notes = notes(facts, edges, id, object, &barriers);
    notes
        .extend(planned.iter().map(|name| format!("{name} is a barrier that a later compiler pass creates")));
    DataGroup {
        name: facts.name(id),
        value: root.map(|root| facts.m.value_name(root)).unwrap_or_default(),
        memory: kind(object.kind).to_owned(),
        storage: root.map(|root| facts.m.type_text(facts.m.ty(root)).to_owned()).unwrap_or_default(),
        line: root.map_or(0, |root| facts.lines.value(facts.m, root)),
        place: facts.places.get(id).copied().flatten().map(place),
        buffer_id: attribute(facts, id, "buffer.id"),
        copies: attribute(facts, id, "buffer.copy"),
        offset: attribute(facts, id, "buffer.offset"),
        writers: sites(super::uses::Role::writes),
        readers: sites(super::uses::Role::reads),
        barriers: barriers.iter().map(|&id| facts.name(id)).chain(planned).collect(),
        notes,
    }
}

/// The barriers whose edges order accesses to a buffer.
fn guards(edges: &[Edge], id: ObjectId) -> Vec<ObjectId> {
    let mut guards: Vec<ObjectId> = Vec::new();
    for edge in edges.iter().filter(|edge| edge.forward.contains(&id) || edge.backward.contains(&id)) {
        if let Some(object) = edge.object.filter(|object| !guards.contains(object)) {
            guards.push(object);
        }
    }
    guards
}

fn place((space, start, end): (Space, u32, u32)) -> String {
    match space {
        Space::Shared => byte_range(start, end),
        Space::Tensor => {
            format!("columns {}..{}", column_of(start), column_of(end.saturating_sub(1)) + 1)
        }
    }
}

fn notes(
    facts: &Facts<'_>,
    edges: &[Edge],
    id: ObjectId,
    object: &Object,
    barriers: &[ObjectId],
) -> Vec<String> {
    let mut notes: Vec<String> = Vec::new();
    let roles = mma_roles(facts, id, object);
    if !roles.is_empty() {
        notes.push(roles.join(", "));
    }
    if let Some(depth) = depth(facts, object).filter(|&depth| depth > 1) {
        notes.push(format!("{depth} slots"));
    }
    let own = attribute(facts, id, "buffer.id");
    let others = || facts.objects.data().filter(|(other, _)| *other != id);
    let same_id: Vec<String> = others()
        .filter(|(other, _)| own.is_some() && attribute(facts, *other, "buffer.id") == own)
        .map(|(other, _)| facts.name(other))
        .collect();
    if !same_id.is_empty() {
        notes.push(format!("shares buffer.id {} with {}", own.unwrap_or_default(), same_id.join(", ")));
    }
    let shared: Vec<String> = others()
        .filter(|(other, _)| facts.share_bytes(id, *other))
        .map(|(other, _)| facts.name(other))
        .collect();
    if !shared.is_empty() {
        notes.push(format!("same physical memory as {}", shared.join(", ")));
    }
    for &barrier in barriers {
        let together: Vec<String> = protects(edges, barrier)
            .into_iter()
            .filter(|&other| other != id)
            .map(|id| facts.name(id))
            .collect();
        let merged = facts.objects.all.get(barrier).is_some_and(|object| object.kind == ObjectKind::MBarrier);
        let flows = edges.iter().any(|edge| edge.object == Some(barrier) && edge.forward.contains(&id));
        if merged && flows && !together.is_empty() {
            notes.push(format!("{} also covers {} (merged)", facts.name(barrier), together.join(", ")));
        }
    }
    notes.extend(views(facts, object));
    notes
}

/// Views with another type.
fn views(facts: &Facts<'_>, object: &Object) -> Option<String> {
    let reinterpreting =
        ["ttg.memdesc_reinterpret", "ttg.memdesc_reshape", "ttng.tmem_subslice", "tlx.local_alias"];
    let is_other = |value: &ValueId| {
        facts.m.defining_op(*value).is_some_and(|op| reinterpreting.contains(&facts.m.op_name(op)))
    };
    let other: Vec<ValueId> = object.values.iter().map(|entry| entry.0).filter(is_other).collect();
    let listed: Vec<String> = other
        .iter()
        .take(3)
        .map(|&value| format!("{} (line {})", facts.m.value_name(value), facts.lines.value(facts.m, value)))
        .collect();
    let more = if other.len() > 3 { format!(" and {} more", other.len() - 3) } else { String::new() };
    (!other.is_empty()).then(|| format!("other views: {}{more}", listed.join(", ")))
}

/// The groups of section 5: barriers, then data.
pub(crate) fn aliases(facts: &Facts<'_>, edges: &[Edge]) -> Vec<AliasGroup> {
    let all = facts.objects.all.iter().enumerate();
    let used = all.filter(|(_, object)| !object.uses.is_empty());
    used.map(|(id, object)| alias(facts, edges, id, object)).collect()
}

fn alias(facts: &Facts<'_>, edges: &[Edge], id: ObjectId, object: &Object) -> AliasGroup {
    let is_data = matches!(object.kind, ObjectKind::Data(_));
    let ids = if is_data { vec![id] } else { protects(edges, id) };
    AliasGroup {
        name: facts.name(id),
        kind: kind(object.kind).to_owned(),
        buffer_ids: buffer_ids(facts, &ids),
        values: object.values.iter().map(|&(value, from)| value_row(facts, object, value, from)).collect(),
        uses: object.uses.iter().map(|used| facts.site(used)).collect(),
    }
}

pub(crate) fn value_row(
    facts: &Facts<'_>,
    object: &Object,
    value: ValueId,
    from: Option<(ValueId, FlowKind)>,
) -> AliasValue {
    let name = |value| facts.m.value_name(value);
    let how = match from {
        None if object.kind == ObjectKind::Named => "number".to_owned(),
        None => "allocation".to_owned(),
        Some((from, how)) => match how {
            FlowKind::View => format!("view of {}", name(from)),
            FlowKind::Select => format!("selected from two values: {}", name(from)),
            FlowKind::Init => format!("loop-carried, initial value {}", name(from)),
            FlowKind::Next => format!("loop-carried, next value {}", name(from)),
            FlowKind::Result => format!("result of a region: {}", name(from)),
            FlowKind::Branch => format!("passed by a branch: {}", name(from)),
            FlowKind::Capture => format!("captured: {}", name(from)),
            FlowKind::Call => format!("passed to a function: {}", name(from)),
            FlowKind::Wait => format!("forwarded by a wait: {}", name(from)),
            FlowKind::Aref => format!("through an aref: {}", name(from)),
        },
    };
    AliasValue {
        value: name(value),
        definition: definition(facts.m, value),
        how,
        line: facts.lines.value(facts.m, value),
    }
}
