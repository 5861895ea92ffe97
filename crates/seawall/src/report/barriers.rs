//! Section 3: slots, phases and bytes of every barrier.

use seawall_dialects::{Arith, Meaning, MemDesc, Space};
use seawall_mlir::{OpId, ValueId};
use seawall_report::report::{BarrierRow, BytesPart, BytesRow, ExpressionRow, Remark};

use super::edges::Edge;
use super::facts::{Facts, is_index};
use super::objects::{Object, ObjectId, ObjectKind, Use};
use super::report_terms::Terms;
use super::tasks::integer;
use super::uses::Role;

/// The rows of section 3.
pub(crate) fn barriers(facts: &Facts<'_>, edges: &[Edge], terms: &mut Terms<'_>) -> Vec<BarrierRow> {
    facts.objects.barriers().map(|(id, object)| row(facts, edges, terms, id, object)).collect()
}

/// The data whose accesses the edges through an object order.
pub(crate) fn protects(edges: &[Edge], id: ObjectId) -> Vec<ObjectId> {
    let mut data: Vec<ObjectId> = Vec::new();
    let of = edges.iter().filter(|edge| edge.object == Some(id));
    // A barrier protects the data that flows through it. Data that is only released through it
    // counts if nothing flows.
    for edge in of.clone() {
        data.extend(edge.forward.iter().filter(|id| !data.contains(id)).copied().collect::<Vec<_>>());
    }
    if data.is_empty() {
        for edge in of {
            data.extend(edge.backward.iter().filter(|id| !data.contains(id)).copied().collect::<Vec<_>>());
        }
    }
    data
}

fn row(
    facts: &Facts<'_>,
    edges: &[Edge],
    terms: &mut Terms<'_>,
    id: ObjectId,
    object: &Object,
) -> BarrierRow {
    let data = protects(edges, id);
    let mut row = BarrierRow {
        name: object.name.clone(),
        value: object.root.map(|root| facts.m.value_name(root)).unwrap_or_default(),
        kind: kind(object.kind).to_owned(),
        line: object.root.map_or(0, |root| facts.lines.value(facts.m, root)),
        protects: data.iter().map(|&id| facts.name(id)).collect(),
        buffer_ids: buffer_ids(facts, &data),
        depth: depth(facts, object),
        count: count(facts, terms, object),
        index: index(facts, terms, object),
        phase: phase(facts, terms, object),
        stagger: Vec::new(),
        legend: Vec::new(),
        bytes: bytes(facts, terms, object),
        verdict: String::new(),
        clean: true,
        remarks: Vec::new(),
    };
    row.stagger = stagger(facts, terms, &data, &row.index);
    row.legend = terms.legend();
    row.remarks = remarks(facts, object, &row);
    row
}

pub(crate) fn kind(kind: ObjectKind) -> &'static str {
    match kind {
        ObjectKind::MBarrier => "mbarrier",
        ObjectKind::Token => "token",
        ObjectKind::Aref => "aref",
        ObjectKind::Named => "named barrier",
        ObjectKind::Data(Space::Tensor) => "TMEM",
        ObjectKind::Data(Space::Shared | Space::SharedCluster) => "SMEM",
    }
}

/// The `buffer.id` of some buffers, each once.
pub(crate) fn buffer_ids(facts: &Facts<'_>, data: &[ObjectId]) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    for &id in data {
        let found = attribute(facts, id, "buffer.id");
        ids.extend(found.filter(|id| !ids.contains(id)));
    }
    ids
}

/// An integer attribute of the allocation.
pub(crate) fn attribute(facts: &Facts<'_>, id: ObjectId, key: &str) -> Option<String> {
    let root = facts.objects.all.get(id)?.root?;
    integer(facts.m, facts.m.defining_op(root)?, key).map(|value| value.to_string())
}

/// The number of slots: from the shape of an mbarrier or buffer, from the attribute of a token,
/// from the first buffer of an aref.
pub(crate) fn depth(facts: &Facts<'_>, object: &Object) -> Option<u32> {
    let root = object.root?;
    let op = facts.m.defining_op(root);
    let first = |value: ValueId| {
        let memdesc = MemDesc::decode(facts.m, facts.m.ty(value))?;
        memdesc.shape.first().and_then(|&n| u32::try_from(n).ok())
    };
    match object.kind {
        ObjectKind::MBarrier => first(root),
        ObjectKind::Token => integer(facts.m, op?, "numBuffers").and_then(|n| u32::try_from(n).ok()),
        ObjectKind::Aref => facts.m.operands(op?).first().and_then(|&buffer| first(buffer)),
        ObjectKind::Named => None,
        ObjectKind::Data(_) => {
            let copies =
                op.and_then(|op| integer(facts.m, op, "buffer.copy")).and_then(|n| u32::try_from(n).ok());
            let is_ring = object.values.iter().any(|(value, from)| {
                let indexed = facts.m.defining_op(*value).is_some_and(|op| is_index(facts, op));
                indexed && from.is_some_and(|(from, _)| facts.m.ty(from) == facts.m.ty(root))
            });
            copies.or_else(|| first(root).filter(|_| is_ring)).or(Some(1))
        }
    }
}

/// The arrival counts of a phase, from the initialisations. For a hardware barrier, the thread
/// counts of its arrivals and waits.
fn count(facts: &Facts<'_>, terms: &Terms<'_>, object: &Object) -> Option<String> {
    let mut counts: Vec<String> = Vec::new();
    for used in &object.uses {
        let count = match used.role {
            Role::Init => integer(facts.m, used.op, "count").map(|count| count.to_string()),
            Role::NamedArrive | Role::NamedWait => {
                let threads = operand(facts, used.op, &["numThreads"]);
                let threads = threads.and_then(|threads| terms.counters.constant(threads));
                threads.map(|threads| format!("{threads} threads"))
            }
            _ => continue,
        };
        let count = count.unwrap_or("?".to_owned());
        if !counts.contains(&count) {
            counts.push(count);
        }
    }
    (!counts.is_empty()).then(|| counts.join(", "))
}

/// Adds an expression, or one more user of an existing one.
fn add(rows: &mut Vec<ExpressionRow>, text: String, whose: String, line: u32) {
    match rows.iter_mut().find(|row| row.text == text) {
        Some(row) => {
            if !row.whose.contains(&whose) {
                row.whose.push(whose);
            }
            if !row.lines.contains(&line) {
                row.lines.push(line);
            }
        }
        None => rows.push(ExpressionRow { text, whose: vec![whose], lines: vec![line] }),
    }
}

fn whose(facts: &Facts<'_>, used: &Use) -> String {
    format!("{} in {}", used.role.verb(), facts.tasks.names(used.op))
}

fn index(facts: &Facts<'_>, terms: &mut Terms<'_>, object: &Object) -> Vec<ExpressionRow> {
    let mut rows = Vec::new();
    for used in &object.uses {
        if matches!(used.role, Role::Init | Role::Invalidate | Role::NamedArrive | Role::NamedWait) {
            continue;
        }
        let text = match object.kind {
            ObjectKind::MBarrier => used.value.and_then(|value| terms.slot(used.op, value)),
            _ => operand(facts, used.op, &["idx", "stage"]).map(|value| terms.text(used.op, value)),
        };
        if let Some(text) = text {
            add(&mut rows, text, whose(facts, used), facts.lines.op(facts.m, used.op));
        }
    }
    rows
}

fn phase(facts: &Facts<'_>, terms: &mut Terms<'_>, object: &Object) -> Vec<ExpressionRow> {
    let mut rows = Vec::new();
    for used in object.uses.iter().filter(|used| used.role.waits()) {
        if let Some(value) = operand(facts, used.op, &["phase"]) {
            let text = terms.text(used.op, value);
            add(&mut rows, text, whose(facts, used), facts.lines.op(facts.m, used.op));
        }
    }
    rows
}

fn operand(facts: &Facts<'_>, op: OpId, groups: &[&str]) -> Option<ValueId> {
    groups.iter().find_map(|group| facts.m.operand_group(op, group).first().copied())
}

/// The slots of the data, if they are not all among the barrier's own.
fn stagger(
    facts: &Facts<'_>,
    terms: &mut Terms<'_>,
    data: &[ObjectId],
    own: &[ExpressionRow],
) -> Vec<ExpressionRow> {
    let mut rows = Vec::new();
    for &id in data {
        let Some(object) = facts.objects.all.get(id) else { continue };
        if depth(facts, object).is_none_or(|depth| depth < 2) {
            continue;
        }
        for used in object.uses.iter().filter(|used| used.role.is_data()) {
            if let Some(text) = used.value.and_then(|value| terms.slot(used.op, value)) {
                add(&mut rows, text, facts.name(id), facts.lines.op(facts.m, used.op));
            }
        }
    }
    rows.retain(|row| !own.iter().any(|known| known.text == row.text));
    rows
}

/// Compares each expectation with the copies that complete on the same barrier in the same
/// partition. Considers copies in the same block, through the same view or slot. If a block expects
/// twice, considers copies up to the next expectation.
fn bytes(facts: &Facts<'_>, terms: &mut Terms<'_>, object: &Object) -> Vec<BytesRow> {
    let mut rows: Vec<BytesRow> = Vec::new();
    for expect in object.uses.iter().filter(|used| used.role == Role::Expect) {
        let Some(expected) = integer(facts.m, expect.op, "size").and_then(|n| u64::try_from(n).ok()) else {
            continue;
        };
        let slot = expect.value.and_then(|value| terms.slot(expect.op, value));
        let block = facts.m.op(expect.op).parent;
        let expects = expects_of(facts, terms, object, expect);
        let (again, next) = (expects.len() > 1, expects.into_iter().filter(|op| *op > expect.op).min());
        let copies: Vec<&Use> = object
            .uses
            .iter()
            .filter(|used| {
                used.role == Role::TmaArrive && facts.tasks.of(used.op) == facts.tasks.of(expect.op)
            })
            .filter(|used| facts.m.op(used.op).parent == block)
            .filter(|used| {
                used.value == expect.value || used.value.and_then(|v| terms.slot(used.op, v)) == slot
            })
            .filter(|used| !again || (used.op > expect.op && next.is_none_or(|next| used.op < next)))
            .collect();
        if copies.iter().any(|used| senders(facts, used.op).is_none()) {
            // The number of bytes from other CTAs is unknown.
            continue;
        }
        let parts: Vec<BytesPart> = copies.iter().filter_map(|used| copied(facts, used.op)).collect();
        let sum = parts.iter().fold(0_u64, |sum, part| sum.saturating_add(part.bytes));
        let line = facts.lines.op(facts.m, expect.op);
        rows.push(BytesRow { expected, parts, sum, line, matches: sum == expected });
    }
    rows
}

/// The expectations of a block at one slot, including this one.
fn expects_of(facts: &Facts<'_>, terms: &mut Terms<'_>, object: &Object, expect: &Use) -> Vec<OpId> {
    let slot = expect.value.and_then(|value| terms.slot(expect.op, value));
    let mut all = Vec::new();
    for used in object.uses.iter().filter(|used| used.role == Role::Expect) {
        let is_here = facts.m.op(used.op).parent == facts.m.op(expect.op).parent;
        let own = || used.value == expect.value;
        if is_here && (own() || used.value.and_then(|value| terms.slot(used.op, value)) == slot) {
            all.push(used.op);
        }
    }
    all
}

/// The bytes of one copy, from the view that it fills, with the bytes that the same copy of peer
/// CTAs sends to the same mbarrier.
fn copied(facts: &Facts<'_>, op: OpId) -> Option<BytesPart> {
    let part = filled(facts, operand(facts, op, &["result", "dst", "clcResAlloc"])?, op)?;
    Some(match senders(facts, op)? {
        1 => part,
        ctas => BytesPart {
            product: format!("{ctas}*{}", part.product),
            bytes: part.bytes.saturating_mul(u64::from(ctas)),
            ..part
        },
    })
}

/// The number of CTAs that send a copy to the mbarrier of one CTA. It equals the number of targets
/// in the copy's mask, since each CTA runs the same copy for its peers. A shift of the mask does
/// not change the number of its bits.
fn senders(facts: &Facts<'_>, op: OpId) -> Option<u32> {
    let Some(mask) = operand(facts, op, &["multicastTargets"]) else { return Some(1) };
    let mut made = facts.m.defining_op(mask)?;
    if facts.knowledge.meaning(made) == Meaning::Arith(Arith::Shl) {
        made = facts.m.defining_op(*facts.m.operands(made).first()?)?;
    }
    let bits = facts.m.constant_int(made)?.count_ones();
    Some(bits.max(1))
}

/// The bytes that fill a view in `op`: the part of one CTA, which has its own mbarrier.
pub(crate) fn filled(facts: &Facts<'_>, view: ValueId, op: OpId) -> Option<BytesPart> {
    let memdesc = MemDesc::decode(facts.m, facts.m.ty(view))?;
    let shape = seawall_lower::shape_of_cta(&memdesc);
    let mut product: Vec<String> = shape.iter().map(ToString::to_string).collect();
    let bits = u64::from(memdesc.element_bits);
    let tail = if bits % 8 == 0 { (bits / 8).to_string() } else { format!("{bits}/8") };
    product.push(tail);
    let elements =
        shape.iter().try_fold(1_u64, |all, &extent| all.checked_mul(u64::try_from(extent).ok()?))?;
    let buffer = facts.objects.of(view).first().map(|&id| facts.name(id)).unwrap_or_default();
    let bytes = elements.saturating_mul(bits) / 8;
    Some(BytesPart { buffer, product: product.join("*"), bytes, line: facts.lines.op(facts.m, op) })
}

fn remarks(facts: &Facts<'_>, object: &Object, row: &BarrierRow) -> Vec<Remark> {
    let mut remarks = Vec::new();
    for bytes in row.bytes.iter().filter(|bytes| !bytes.matches) {
        let text = if bytes.parts.is_empty() {
            format!("{} bytes are expected, but no copy in the same block completes on it", bytes.expected)
        } else {
            format!("{} bytes are expected, but {} are copied", bytes.expected, bytes.sum)
        };
        remarks.push(Remark { line: bytes.line, text });
    }
    let waits = object.uses.iter().any(|used| used.role.waits());
    let arrives = object.uses.iter().any(|used| used.role.arrives() || used.role == Role::Expect);
    if waits && !arrives && object.kind != ObjectKind::Named {
        remarks.push(Remark { line: row.line, text: "nothing arrives at it: possible deadlock".to_owned() });
    }
    if arrives && !waits && object.kind != ObjectKind::Named {
        remarks.push(Remark { line: row.line, text: "no op waits for it".to_owned() });
    }
    if row.depth == Some(1) && waits && object.kind != ObjectKind::Named {
        remarks.push(Remark { line: row.line, text: "one slot: not pipelined".to_owned() });
    }
    if object.kind == ObjectKind::Aref && row.index.iter().chain(&row.phase).all(|e| e.text == "0") {
        let text = "slots and phases are not assigned yet: a later compiler pass assigns them".to_owned();
        remarks.push(Remark { line: row.line, text });
        return remarks;
    }
    let constant = |phase: &&ExpressionRow| phase.text == "0" || phase.text == "1";
    for phase in row.phase.iter().filter(constant) {
        let looped =
            object.uses.iter().filter(|used| used.role.waits()).find(|used| {
                phase.lines.contains(&facts.lines.op(facts.m, used.op)) && facts.in_loop(used.op)
            });
        if let Some(used) = looped {
            let text = format!("the phase of this wait in a loop is always {}", phase.text);
            remarks.push(Remark { line: facts.lines.op(facts.m, used.op), text });
        }
    }
    remarks
}
