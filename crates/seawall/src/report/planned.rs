//! IR that is not partitioned yet: data that one task produces and another consumes, and the
//! barriers that a later pass creates for it.
//!
//! Buffers in shared memory with one `buffer.id` that one task fills get one barrier, whose phase
//! expects the bytes of all of them. The rows of such a barrier follow from the plan on the
//! allocations (`buffer.id`, `buffer.copy`), and say so.

use seawall_dialects::{Space, is_memdesc};
use seawall_mlir::{OpId, ValueId};
use seawall_report::report::{
    AliasGroup, AliasValue, BarrierRow, BytesPart, BytesRow, ExpressionRow, Remark,
};

use super::barriers::{attribute, buffer_ids, depth, filled};
use super::data::value_row;
use super::edges::{Edge, include, pairs};
use super::facts::Facts;
use super::lines::definition;
use super::names::descriptor;
use super::objects::{Object, ObjectId, ObjectKind};
use super::tasks::TaskId;
use super::uses::Role;
use super::value_flow::FlowKind;

/// The kind name of a barrier that a later pass creates.
pub(crate) const CHANNEL: &str = "channel";
/// The number of values between a load and its store into memory: conversions, and values that
/// loops and conditionals forward.
const MAX_STEPS: usize = 32;

/// The data of one barrier that a later pass creates.
pub(crate) struct Channel {
    /// Its name.
    pub(crate) name: String,
    /// The data that it carries.
    pub(crate) data: Vec<ObjectId>,
    from: Vec<TaskId>,
    to: Vec<TaskId>,
    arrivals: Vec<OpId>,
    waits: Vec<OpId>,
}

impl Channel {
    /// Whether an edge belongs to the channel.
    pub(crate) fn carries(&self, edge: &Edge) -> bool {
        let carried = edge.forward.first().is_some_and(|id| self.data.contains(id));
        edge.object.is_none() && carried && self.from.contains(&edge.from)
    }
}

/// Data that one task writes or loads and another reads without a barrier, as an edge for each
/// buffer and pair of tasks.
pub(crate) fn edges(facts: &Facts<'_>, known: &[Edge]) -> Vec<Edge> {
    let mut edges: Vec<Edge> = Vec::new();
    for (id, object) in facts.objects.data() {
        if known.iter().any(|edge| edge.forward.contains(&id)) {
            continue;
        }
        for write in object.uses.iter().filter(|used| used.role.writes()) {
            for read in object.uses.iter().filter(|used| used.role.reads()) {
                // An op that both tasks execute needs no edge.
                let makes = |to: &TaskId| facts.tasks.of(write.op).contains(to);
                for (&from, &to) in pairs(facts, write.op, read.op).filter(|(_, to)| !makes(to)) {
                    add(&mut edges, id, (from, to), (write.op, read.op));
                }
            }
            let Some(maker) = maker(facts, write.op) else { continue };
            for (&from, &to) in pairs(facts, maker, write.op).filter(|(from, to)| from != to) {
                let reads = object.uses.iter().filter(|used| used.role == Role::Read);
                let mut of_task: Vec<OpId> =
                    reads.map(|used| used.op).filter(|&op| facts.tasks.of(op).contains(&to)).collect();
                if of_task.is_empty() {
                    of_task.push(write.op);
                }
                of_task.into_iter().for_each(|read| add(&mut edges, id, (from, to), (maker, read)));
            }
        }
    }
    edges
}

fn add(edges: &mut Vec<Edge>, id: ObjectId, (from, to): (TaskId, TaskId), (write, read): (OpId, OpId)) {
    let is_it = |edge: &Edge| edge.from == from && edge.to == to && edge.forward == [id];
    let at = edges.iter().position(is_it).unwrap_or(edges.len());
    if at == edges.len() {
        edges.push(Edge {
            object: None,
            from,
            to,
            mechanism: "no barrier yet",
            arrivals: Vec::new(),
            waits: Vec::new(),
            forward: vec![id],
            backward: Vec::new(),
        });
    }
    if let Some(edge) = edges.get_mut(at) {
        include(&mut edge.arrivals, write);
        include(&mut edge.waits, read);
    }
}

/// The op of another task that computes, in registers, the data that `write` stores. A loop or
/// conditional that several tasks run does not count: its results come from the op inside.
fn maker(facts: &Facts<'_>, write: OpId) -> Option<OpId> {
    let own = facts.tasks.of(write);
    let mut reached = vec![*facts.m.operand_group(write, "src").first()?];
    let mut at = 0;
    while let Some(&value) = reached.get(at).filter(|_| at < MAX_STEPS) {
        at += 1;
        let made = facts.m.defining_op(value).filter(|&op| facts.m.regions(op).is_empty());
        let from: Vec<ValueId> = match made {
            Some(op) if is_of_another(facts, op, own) => return Some(op),
            Some(op) => facts.m.operands(op).first().copied().into_iter().collect(),
            None => facts.flow.sources(value).iter().map(|source| source.0).collect(),
        };
        let in_registers =
            |value: &ValueId| !is_memdesc(facts.m, facts.m.ty(*value)) && !reached.contains(value);
        let new: Vec<ValueId> = from.into_iter().filter(in_registers).collect();
        reached.extend(new);
    }
    None
}

/// Whether tasks need the result of `op` from another task. They do not if they run it themselves,
/// if no attribute assigns it to a task (the first task has none), or if it has no operands, as
/// constants and program ids.
fn is_of_another(facts: &Facts<'_>, op: OpId, own: &[TaskId]) -> bool {
    let tasks = facts.tasks.of(op);
    let runs_it = own.iter().all(|task| tasks.contains(task));
    !runs_it && !tasks.contains(&0) && !facts.m.operands(op).is_empty()
}

/// The channels: edges of one producer into shared-memory buffers with one `buffer.id`, whose bytes
/// one barrier counts, or into one buffer. In tensor memory, several buffers with separate barriers
/// may share a `buffer.id`.
pub(crate) fn channels(facts: &Facts<'_>, edges: &[Edge]) -> Vec<Channel> {
    let mut channels: Vec<Channel> = Vec::new();
    for edge in edges.iter().filter(|edge| edge.object.is_none()) {
        let Some(&id) = edge.forward.first() else { continue };
        let counted = |id: ObjectId| {
            let object = facts.objects.all.get(id)?;
            attribute(facts, id, "buffer.id").filter(|_| object.kind == ObjectKind::Data(Space::Shared))
        };
        let planned = counted(id);
        let is_it = |channel: &Channel| {
            let together = |other: &ObjectId| planned.is_some() && counted(*other) == planned;
            channel.from == [edge.from] && channel.data.iter().any(|other| *other == id || together(other))
        };
        let at = channels.iter().position(is_it).unwrap_or(channels.len());
        if at == channels.len() {
            channels.push(Channel {
                name: format!("{CHANNEL}_{at}"),
                data: Vec::new(),
                from: vec![edge.from],
                to: Vec::new(),
                arrivals: Vec::new(),
                waits: Vec::new(),
            });
        }
        if let Some(channel) = channels.get_mut(at) {
            include(&mut channel.data, id);
            include(&mut channel.to, edge.to);
            edge.arrivals.iter().for_each(|&op| include(&mut channel.arrivals, op));
            edge.waits.iter().for_each(|&op| include(&mut channel.waits, op));
        }
    }
    channels
}

/// The rows of section 3.
pub(crate) fn barriers(facts: &Facts<'_>, channels: &[Channel]) -> Vec<BarrierRow> {
    channels.iter().map(|channel| row(facts, channel)).collect()
}

fn row(facts: &Facts<'_>, channel: &Channel) -> BarrierRow {
    let objects = || channel.data.iter().filter_map(|&id| facts.objects.all.get(id));
    let roots: Vec<String> = objects().filter_map(|o| o.root).map(|root| facts.m.value_name(root)).collect();
    let lines = objects().filter_map(|object| object.root).map(|root| facts.lines.value(facts.m, root));
    let line = lines.min().unwrap_or(0);
    let slots = objects().filter_map(|object| depth(facts, object)).min();
    let (index, phase) = match slots {
        None => (Vec::new(), Vec::new()),
        Some(1) => (vec![assigned("0")], vec![assigned("count % 2")]),
        Some(n) => (vec![assigned(&format!("count % {n}"))], vec![assigned(&format!("count / {n} % 2"))]),
    };
    let names = |tasks: &[TaskId]| tasks.iter().map(|&task| facts.task(task)).collect::<Vec<_>>().join(", ");
    let mut remarks = Vec::new();
    if slots == Some(1) {
        remarks.push(Remark { line, text: "one slot: not pipelined".to_owned() });
    }
    if channel.to.len() > 1 {
        let text = format!("{} tasks read it: each waits and releases separately", channel.to.len());
        remarks.push(Remark { line, text });
    }
    BarrierRow {
        name: channel.name.clone(),
        value: roots.join(", "),
        kind: CHANNEL.to_owned(),
        line,
        protects: channel.data.iter().map(|&id| facts.name(id)).collect(),
        buffer_ids: buffer_ids(facts, &channel.data),
        depth: slots,
        count: None,
        index,
        phase,
        stagger: Vec::new(),
        legend: vec!["count increases by one with each use of its slot".to_owned()],
        bytes: bytes(facts, channel).into_iter().collect(),
        verdict: format!(
            "no barrier yet: a later pass adds acquire, write and commit in {}, and wait, read and release \
             in {}",
            names(&channel.from),
            names(&channel.to)
        ),
        clean: true,
        remarks,
    }
}

/// An expression that is not computed yet.
fn assigned(text: &str) -> ExpressionRow {
    ExpressionRow { text: text.to_owned(), whose: vec!["to be assigned".to_owned()], lines: Vec::new() }
}

/// The bytes to expect in each phase if all data comes through descriptors: one slot of each
/// buffer.
fn bytes(facts: &Facts<'_>, channel: &Channel) -> Option<BytesRow> {
    let mut parts: Vec<BytesPart> = Vec::new();
    for &id in &channel.data {
        let object =
            facts.objects.all.get(id).filter(|object| object.kind == ObjectKind::Data(Space::Shared))?;
        let write = object.uses.iter().find(|used| used.role.writes())?;
        descriptor(facts, write.op)?;
        parts.push(filled(facts, object.root?, write.op)?);
    }
    let sum = parts.iter().fold(0_u64, |sum, part| sum.saturating_add(part.bytes));
    let line = parts.iter().map(|part| part.line).min()?;
    Some(BytesRow { expected: sum, parts, sum, line, matches: true })
}

/// The groups of section 5, for each channel: the producers of the data, the buffers, and the
/// tokens of tensor-memory accesses.
pub(crate) fn aliases(facts: &Facts<'_>, channels: &[Channel]) -> Vec<AliasGroup> {
    channels.iter().map(|channel| alias(facts, channel)).collect()
}

fn alias(facts: &Facts<'_>, channel: &Channel) -> AliasGroup {
    let mut values: Vec<AliasValue> = Vec::new();
    for &op in &channel.arrivals {
        let is_loaded = facts.accesses(op).is_empty();
        let made = facts.m.results(op).first().filter(|_| is_loaded);
        values.extend(made.map(|&value| AliasValue {
            value: facts.m.value_name(value),
            definition: definition(facts.m, value),
            how: format!("computed in registers by {}", facts.tasks.names(op)),
            line: facts.lines.value(facts.m, value),
        }));
    }
    for object in channel.data.iter().filter_map(|&id| facts.objects.all.get(id)) {
        values.extend(object.values.iter().map(|&(value, from)| value_row(facts, object, value, from)));
        values.extend(tokens(facts, object));
    }
    let mut ops: Vec<OpId> = channel.arrivals.iter().chain(&channel.waits).copied().collect();
    ops.sort_unstable();
    ops.dedup();
    AliasGroup {
        name: channel.name.clone(),
        kind: CHANNEL.to_owned(),
        buffer_ids: buffer_ids(facts, &channel.data),
        values,
        uses: ops.into_iter().map(|op| facts.lines.site(facts.m, facts.tasks, op)).collect(),
    }
}

/// The tokens of the allocation and of all accesses to a buffer in tensor memory, and the values
/// that carry them, in the order of the text.
fn tokens(facts: &Facts<'_>, object: &Object) -> Vec<AliasValue> {
    if object.kind != ObjectKind::Data(Space::Tensor) {
        return Vec::new();
    }
    let made = object.root.and_then(|root| facts.m.defining_op(root));
    let ops = made.into_iter().chain(object.uses.iter().map(|used| used.op));
    let mut reached: Vec<(ValueId, Option<(ValueId, FlowKind)>)> = Vec::new();
    for op in ops {
        if let Some(&token) = facts.m.result_group(op, "token").first()
            && !reached.iter().any(|known| known.0 == token)
        {
            reached.push((token, None));
        }
    }
    let mut at = 0;
    while let Some(&(value, _)) = reached.get(at) {
        at += 1;
        for &(target, how) in facts.flow.targets(value) {
            if !reached.iter().any(|known| known.0 == target) {
                reached.push((target, Some((value, how))));
            }
        }
    }
    let row = |(value, from): (ValueId, Option<(ValueId, FlowKind)>)| {
        let row = value_row(facts, object, value, from);
        let how = if from.is_none() { "token".to_owned() } else { format!("token, {}", row.how) };
        AliasValue { how, ..row }
    };
    let mut rows: Vec<AliasValue> = reached.into_iter().map(row).collect();
    rows.sort_by_key(|row| row.line);
    rows
}
