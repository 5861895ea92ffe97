//! Section 2: which partition waits for which, through what, for which data.
//!
//! An edge goes from the partition that arrives at an object to the partition that waits for it.
//! The accesses before the arrival and after the wait determine what it orders. Memory that is
//! written before and read after makes a forward edge. Memory that is read before and written after
//! makes a backward edge. The observations of a run of the mbarrier model checker override this.

use std::collections::BTreeMap;

use seawall_dialects::{Meaning, Space};
use seawall_mlir::{BlockId, OpId, ValueId};
use seawall_report::report::{EdgeDirection, EdgeRow, Remark};

use super::facts::{Facts, is_index};
use super::lines::short;
use super::objects::{Object, ObjectId, ObjectKind, Use};
use super::planned::{self, Channel};
use super::tasks::TaskId;
use super::uses::Role;
use super::value_flow::FlowKind;

/// One edge, before it becomes a row.
pub(crate) struct Edge {
    pub(crate) object: Option<ObjectId>,
    pub(crate) from: TaskId,
    pub(crate) to: TaskId,
    pub(crate) mechanism: &'static str,
    pub(crate) arrivals: Vec<OpId>,
    pub(crate) waits: Vec<OpId>,
    pub(crate) forward: Vec<ObjectId>,
    pub(crate) backward: Vec<ObjectId>,
}

/// All edges, by object, then by partitions.
pub(crate) fn edges(facts: &Facts<'_>) -> Vec<Edge> {
    let mut edges = Vec::new();
    for (id, object) in facts.objects.barriers() {
        edges.extend(of_object(facts, id, object));
    }
    if facts.tasks.by_attribute.is_some() {
        edges.extend(planned::edges(facts, &edges));
    }
    edges
}

/// Edges as rows.
pub(crate) fn rows(facts: &Facts<'_>, edges: &[Edge], channels: &[Channel]) -> Vec<EdgeRow> {
    edges.iter().map(|edge| row(facts, edge, channels)).collect()
}

fn row(facts: &Facts<'_>, edge: &Edge, channels: &[Channel]) -> EdgeRow {
    let (data, direction) = match (edge.forward.is_empty(), edge.backward.is_empty()) {
        (false, _) => (&edge.forward, EdgeDirection::Forward),
        (true, false) => (&edge.backward, EdgeDirection::Backward),
        (true, true) => (&edge.forward, EdgeDirection::Unknown),
    };
    let site = |&op: &OpId| facts.lines.site(facts.m, facts.tasks, op);
    let channel = channels.iter().find(|channel| channel.carries(edge)).map(|channel| channel.name.clone());
    EdgeRow {
        from: facts.task(edge.from),
        to: facts.task(edge.to),
        mechanism: edge.mechanism.to_owned(),
        through: edge.object.map_or(channel.unwrap_or_default(), |id| facts.name(id)),
        direction,
        data: data.iter().map(|&id| facts.name(id)).collect(),
        arrivals: edge.arrivals.iter().map(site).collect(),
        waits: edge.waits.iter().map(site).collect(),
        distance: None,
        observed: false,
    }
}

fn of_object(facts: &Facts<'_>, id: ObjectId, object: &Object) -> Vec<Edge> {
    let mut edges: BTreeMap<(TaskId, TaskId, &'static str, bool), Edge> = BTreeMap::new();
    let waits: Vec<&Use> = object.uses.iter().filter(|used| used.role.waits()).collect();
    for arrival in &object.uses {
        // A wait on a hardware barrier is also an arrival.
        let arrives = arrival.role.arrives() || arrival.role == Role::NamedWait;
        let Some(mechanism) = arrival.role.mechanism().filter(|_| arrives) else { continue };
        let before = before(facts, arrival);
        let slot = fixed_slot(facts, object, arrival);
        let may_release = |wait: &&&Use| {
            let waited = fixed_slot(facts, object, wait);
            let is_other = slot.zip(waited).is_some_and(|(slot, waited)| slot != waited);
            arrival.role.is_for(wait.role) && !is_other && !is_later(facts, arrival.op, wait.op)
        };
        for wait in waits.iter().filter(may_release) {
            for (&from, &to) in pairs(facts, arrival.op, wait.op) {
                if matches!(object.kind, ObjectKind::Named) && from == to {
                    continue;
                }
                let (forward, backward) = shared(&before, &behind(facts, wait.op, to), arrival.role);
                let is_back = forward.is_empty() && !backward.is_empty();
                let edge = edges.entry((from, to, mechanism, is_back)).or_insert_with(|| Edge {
                    object: Some(id),
                    from,
                    to,
                    mechanism,
                    arrivals: Vec::new(),
                    waits: Vec::new(),
                    forward: Vec::new(),
                    backward: Vec::new(),
                });
                include(&mut edge.arrivals, arrival.op);
                include(&mut edge.waits, wait.op);
                forward.into_iter().for_each(|id| include(&mut edge.forward, id));
                backward.into_iter().for_each(|id| include(&mut edge.backward, id));
            }
        }
    }
    edges.into_values().collect()
}

/// The constant index of the mbarrier that a use names in its ring.
fn fixed_slot(facts: &Facts<'_>, object: &Object, used: &Use) -> Option<i128> {
    let mut value = used.value?;
    // Values refer to each other in chains without cycles.
    for _ in 0..object.values.len() {
        let op = facts.m.defining_op(value);
        if let Some(op) = op.filter(|&op| is_index(facts, op)) {
            let index = facts.m.defining_op(*facts.m.operands(op).get(1)?)?;
            return facts.m.constant_int(index);
        }
        value = object.values.iter().find(|known| known.0 == value)?.1?.0;
    }
    None
}

/// Whether an op runs only after another has ended. Outside of loops, the later of two ops of one
/// block begins when the earlier one has ended, unless attributes give them to partitions.
fn is_later(facts: &Facts<'_>, op: OpId, than: OpId) -> bool {
    let path = |op: OpId| std::iter::successors(Some(op), |&op| facts.m.parent_op(op));
    let siblings = path(op).find_map(|own| {
        let block = facts.m.op(own).parent?;
        let other = path(than).find(|&other| facts.m.op(other).parent == Some(block))?;
        Some((own, other))
    });
    let Some((own, other)) = siblings else { return false };
    let is_alone = |block: BlockId| {
        let region = facts.m.block(block).parent;
        region.is_some_and(|region| facts.m.region_blocks(region).len() == 1)
    };
    let is_once = facts.m.op(own).parent.is_some_and(is_alone) && !facts.in_loop(own);
    is_once && other < own && facts.tasks.by_attribute.is_none()
}

pub(crate) fn include<T: PartialEq>(list: &mut Vec<T>, item: T) {
    if !list.contains(&item) {
        list.push(item);
    }
}

/// All pairs of a partition that runs one op and a partition that runs the other.
pub(crate) fn pairs<'f>(
    facts: &'f Facts<'_>,
    from: OpId,
    to: OpId,
) -> impl Iterator<Item = (&'f TaskId, &'f TaskId)> {
    facts.tasks.of(from).iter().flat_map(move |a| facts.tasks.of(to).iter().map(move |b| (a, b)))
}

/// The accesses that an arrival publishes: the copy or MMA itself, or for a commit the MMAs before
/// it. For other arrivals, the accesses of the same partition before it, in the nearest block with
/// accesses.
fn before(facts: &Facts<'_>, arrival: &Use) -> Vec<(ObjectId, bool, bool)> {
    let own = facts.accesses(arrival.op);
    if !own.is_empty() {
        return own;
    }
    let is_commit = arrival.role == Role::Commit;
    let counts = |op: OpId| !is_commit || matches!(facts.knowledge.meaning(op), Meaning::Mma(_));
    let tasks = facts.tasks.of(arrival.op);
    let mut at = Some(arrival.op);
    while let Some(op) = at {
        let Some(block) = facts.m.op(op).parent else { break };
        let found =
            gather(facts, block, |other| other < op && counts(other) && facts.tasks.of(other) == tasks);
        if !found.is_empty() {
            return found;
        }
        at = facts.m.parent_op(op);
    }
    Vec::new()
}

/// The accesses of the ops in `block`, including nested ops, that `counts` accepts.
fn gather(facts: &Facts<'_>, block: BlockId, counts: impl Fn(OpId) -> bool) -> Vec<(ObjectId, bool, bool)> {
    let mut found: Vec<(ObjectId, bool, bool)> = Vec::new();
    for op in facts.m.walk_block(block).filter(|&op| counts(op)) {
        for (id, reads, writes) in facts.accesses(op) {
            match found.iter_mut().find(|entry| entry.0 == id) {
                Some(entry) => {
                    entry.1 |= reads;
                    entry.2 |= writes;
                }
                None => found.push((id, reads, writes)),
            }
        }
    }
    found
}

/// The accesses of partition `task` after a wait: those of the blocks around it, and in a loop also
/// those before the wait in the loop body.
fn behind(facts: &Facts<'_>, wait: OpId, task: TaskId) -> Vec<(ObjectId, bool, bool)> {
    let mut at = wait;
    let mut outermost = facts.m.op(wait).parent;
    while let Some(parent) = facts.m.parent_op(at) {
        let inside = facts.tasks.of(parent).contains(&task) || facts.tasks.by_attribute.is_some();
        if !inside || facts.knowledge.meaning(parent) == Meaning::Func {
            break;
        }
        outermost = facts.m.op(parent).parent;
        at = parent;
    }
    let counts = |op: OpId| facts.tasks.of(op).contains(&task);
    outermost.map(|block| gather(facts, block, counts)).unwrap_or_default()
}

/// The data that flows forward, and the data that is released, between the accesses before and
/// after.
fn shared(
    before: &[(ObjectId, bool, bool)],
    behind: &[(ObjectId, bool, bool)],
    role: Role,
) -> (Vec<ObjectId>, Vec<ObjectId>) {
    let (mut forward, mut backward) = (Vec::new(), Vec::new());
    for &(id, reads, writes) in before {
        for &(other, reads_behind, writes_behind) in behind {
            if other != id {
                continue;
            }
            if writes && reads_behind {
                include(&mut forward, id);
            } else if writes_behind && (reads || writes) {
                include(&mut backward, id);
            }
        }
    }
    // Some roles determine the direction.
    match role {
        Role::Full | Role::PutExit | Role::TmaArrive => (forward, Vec::new()),
        Role::Release | Role::GetExit => {
            forward.into_iter().for_each(|id| include(&mut backward, id));
            (Vec::new(), backward)
        }
        _ => (forward, backward),
    }
}

/// Token chains through tensor memory. An op that takes the token of an op of another partition, or
/// of an earlier iteration, is ordered after it. Also returns remarks on chains that are not
/// closed.
pub(crate) fn token_chains(facts: &Facts<'_>) -> (Vec<EdgeRow>, Vec<Remark>) {
    let mut rows: Vec<EdgeRow> = Vec::new();
    let mut remarks = Vec::new();
    for op in facts.m.walk() {
        if !short(facts.m, op).starts_with("tmem_") && !short(facts.m, op).starts_with("tc_gen5_mma") {
            continue;
        }
        let Some(token) = token_of(facts, op) else { continue };
        let users = users(facts, token);
        let data: Vec<String> = token_data(facts, op).map(|id| facts.name(id)).into_iter().collect();
        if users.is_empty() && short(facts.m, op) == "tmem_load" && facts.in_loop(op) {
            let text = format!(
                "the token of `tmem_load` of {} is not used: no token orders the write of the next iteration \
                 after this load",
                data.join(", ")
            );
            remarks.push(Remark { line: facts.lines.op(facts.m, op), text });
        }
        for (user, carried) in users {
            if !carried && facts.tasks.of(op) == facts.tasks.of(user) {
                continue;
            }
            let direction = if carried { EdgeDirection::Backward } else { EdgeDirection::Forward };
            rows.push(EdgeRow {
                from: facts.tasks.names(op),
                to: facts.tasks.names(user),
                mechanism: "TMEM token".to_owned(),
                through: facts.m.value_name(token),
                direction,
                data: data.clone(),
                arrivals: vec![facts.lines.site(facts.m, facts.tasks, op)],
                waits: vec![facts.lines.site(facts.m, facts.tasks, user)],
                distance: Some(i64::from(carried)),
                observed: false,
            });
        }
    }
    (rows, remarks)
}

/// The data of an op's token: the tensor memory that it writes, or reads if it writes none.
fn token_data(facts: &Facts<'_>, op: OpId) -> Option<ObjectId> {
    let is_tensor = |id: ObjectId| {
        facts.objects.all.get(id).is_some_and(|object| object.kind == ObjectKind::Data(Space::Tensor))
    };
    let made = || facts.m.results(op).first().and_then(|&root| facts.objects.of(root).first()).copied();
    let accesses = facts.accesses(op);
    let tensor = || accesses.iter().filter(|access| is_tensor(access.0));
    let written = tensor().find(|access| access.2).or_else(|| tensor().next());
    written.map(|access| access.0).or_else(made)
}

fn token_of(facts: &Facts<'_>, op: OpId) -> Option<ValueId> {
    facts.m.result_group(op, "token").first().copied()
}

/// The ops that take a token, each with whether a loop carries it there.
fn users(facts: &Facts<'_>, token: ValueId) -> Vec<(OpId, bool)> {
    let mut reached = vec![(token, false)];
    let mut at = 0;
    while let Some(&(value, carried)) = reached.get(at) {
        at += 1;
        for &(target, how) in facts.flow.targets(value) {
            let entry = (target, carried || how == FlowKind::Next);
            if reached.len() < 64 && !reached.iter().any(|known| known.0 == target) {
                reached.push(entry);
            }
        }
    }
    let takes = |op: OpId| {
        let group = ["dep", "acc_dep"].iter().find_map(|name| facts.m.operand_group(op, name).first())?;
        reached.iter().find(|entry| entry.0 == *group).map(|entry| (op, entry.1))
    };
    facts.tokens.iter().filter_map(|&op| takes(op)).collect()
}
