//! Replaces edges from the text by edges that the mbarrier model checker observed for the same
//! partitions and object.
//!
//! The text only shows that an arrival may release a wait on the same object. A run shows which
//! arrivals release which waits. An observed row therefore has all arrivals that released each of
//! its waits. Pairs that no run showed keep a separate row from the text, because longer runs may
//! show them.

use std::collections::{BTreeMap, BTreeSet};

use seawall_mlir::OpId;
use seawall_phases::{Direction, Edge as Seen, Object, Phases};
use seawall_report::report::{EdgeDirection, EdgeRow, Site};

use super::edges::Edge;
use super::facts::Facts;
use super::objects::{ObjectId, ObjectKind};
use super::phase_run::{Run, buffers};
use super::uses::{Role, touches};
use crate::check::Modelled;

/// A mechanism outside the table.
const OTHER: &str = "other";

/// The data whose accesses each mbarrier orders, if all runs were explored.
pub(super) fn ordered(
    facts: &Facts<'_>,
    lowered: &Modelled,
    phases: &Phases,
) -> BTreeMap<ObjectId, BTreeSet<ObjectId>> {
    let mut ordered: BTreeMap<ObjectId, BTreeSet<ObjectId>> = BTreeMap::new();
    if !phases.is_complete() {
        return ordered;
    }
    let buffers = buffers(facts, lowered);
    for edge in &phases.edges {
        let data = edge.data.iter().filter_map(|buffer| buffers.get(buffer).copied());
        let data: BTreeSet<ObjectId> = data.collect();
        for object in &edge.objects {
            if let Object::MBarrier { buffer, .. } = object
                && let Some(&id) = buffers.get(buffer)
            {
                ordered.entry(id).or_default().extend(&data);
            }
        }
    }
    ordered
}

/// Reduces the data that edges may order according to the text to the data that they do order. An
/// arriving partition may have read other data before.
pub(super) fn narrow(edges: &mut [Edge], ordered: &BTreeMap<ObjectId, BTreeSet<ObjectId>>) {
    for edge in edges {
        let Some(data) = edge.object.and_then(|object| ordered.get(&object)) else { continue };
        if edge.forward.iter().chain(&edge.backward).any(|id| data.contains(id)) {
            edge.forward.retain(|id| data.contains(id));
            edge.backward.retain(|id| data.contains(id));
        }
    }
}

impl Run<'_> {
    /// Adds the observed edges to `rows`, which come from the text.
    pub(super) fn edges(&self, phases: &Phases, rows: &mut Vec<EdgeRow>) {
        let from_text = std::mem::take(rows);
        let mut seen: Vec<EdgeRow> = Vec::new();
        for edge in &phases.edges {
            self.edge(edge, &from_text, &mut seen);
        }
        let mut left = seen.clone();
        for row in from_text {
            rows.extend(left.extract_if(.., |seen| is_of(seen, &row)));
            if !seen.iter().any(|seen| is_of(seen, &row)) {
                rows.push(row);
            } else if !phases.is_complete() {
                rows.extend(unseen(row, &seen));
            }
        }
        rows.extend(left);
    }

    /// Adds the rows of an edge, one for each mechanism. Extends the row of a wait that the same
    /// arrivals release, if there is one.
    fn edge(&self, edge: &Seen, from_text: &[EdgeRow], seen: &mut Vec<EdgeRow>) {
        let internal = |object: &Object| matches!(object, Object::Barrier { .. } | Object::Partitions);
        let Some(wait) = self.op(edge.wait).filter(|_| !edge.objects.iter().all(internal)) else { return };
        for (mechanism, arrivals) in self.arrivals(edge) {
            let row = self.row(edge, wait, mechanism, arrivals);
            let row = completed(by_text(row, from_text), from_text);
            let same = |other: &&mut EdgeRow| {
                is_of(other, &row) && other.direction == row.direction && other.arrivals == row.arrivals
            };
            let Some(known) = seen.iter_mut().find(same) else {
                seen.push(row);
                continue;
            };
            known.distance = [known.distance, row.distance].into_iter().flatten().min();
            row.data.into_iter().for_each(|name| super::edges::include(&mut known.data, name));
            row.waits.into_iter().for_each(|site| super::edges::include(&mut known.waits, site));
        }
    }

    fn row(&self, edge: &Seen, wait: OpId, mechanism: &str, arrivals: Vec<OpId>) -> EdgeRow {
        let site = |op| self.facts.lines.site(self.facts.m, self.facts.tasks, op);
        let arriver = arrivals.first().map(|&op| self.facts.tasks.names(op));
        EdgeRow {
            from: arriver.unwrap_or_else(|| self.partition(edge.from)),
            to: self.facts.tasks.names(wait),
            mechanism: mechanism.to_owned(),
            through: self.through(edge, wait),
            direction: match edge.direction {
                Some(Direction::Forward) => EdgeDirection::Forward,
                Some(Direction::Backward) => EdgeDirection::Backward,
                None => EdgeDirection::Unknown,
            },
            data: edge.data.iter().map(|&buffer| self.buffer(buffer)).collect(),
            arrivals: arrivals.into_iter().map(site).collect(),
            waits: vec![site(wait)],
            distance: edge.distance.map(i64::from),
            observed: true,
        }
    }

    /// The arriving ops, by mechanism. Setting the expectation is also an arrival, except for the
    /// copy that completes it.
    fn arrivals(&self, edge: &Seen) -> Vec<(&'static str, Vec<OpId>)> {
        let mut all: Vec<(&'static str, Vec<OpId>)> = Vec::new();
        let mut others: Vec<(&'static str, OpId)> = Vec::new();
        for op in edge.arrivals.iter().filter_map(|&event| self.op(event)) {
            let roles = || touches(self.facts.m, self.facts.knowledge, op).into_iter().map(|used| used.role);
            let arrives = |role: &Role| role.arrives() || *role == Role::NamedWait;
            match roles().filter(arrives).find_map(Role::mechanism) {
                Some(mechanism) => match all.iter_mut().find(|known| known.0 == mechanism) {
                    Some(known) => super::edges::include(&mut known.1, op),
                    None => all.push((mechanism, vec![op])),
                },
                None if roles().any(|role| role == Role::Expect) => {
                    others.push((Role::Arrive.mechanism().unwrap_or(OTHER), op));
                }
                None => others.push((OTHER, op)),
            }
        }
        if all.is_empty() {
            all.extend(others.into_iter().map(|(mechanism, op)| (mechanism, vec![op])));
        }
        all
    }

    fn through(&self, edge: &Seen, wait: OpId) -> String {
        match edge.objects.first() {
            Some(Object::MBarrier { buffer, .. }) => self.buffer(*buffer),
            Some(&object) => self.waited(wait).unwrap_or_else(|| self.object(object)),
            None => String::new(),
        }
    }

    /// The name in section 3 of the object that an op waits for. The number of a hardware barrier
    /// may be a value.
    pub(super) fn waited(&self, wait: OpId) -> Option<String> {
        let all = &self.facts.objects.all;
        let of = |used: &super::objects::Use| used.op == wait && used.role.waits();
        let is_barrier = |kind: ObjectKind| !matches!(kind, ObjectKind::Data(_) | ObjectKind::MBarrier);
        let id = all.iter().position(|object| is_barrier(object.kind) && object.uses.iter().any(of))?;
        Some(self.facts.name(id))
    }
}

/// Whether two rows are about the same partitions, object and mechanism.
fn is_of(a: &EdgeRow, b: &EdgeRow) -> bool {
    a.from == b.from && a.to == b.to && a.through == b.through && a.mechanism == b.mechanism
}

/// Completes a row without an arriving op with the mechanism and the arrivals from the text for the
/// same partitions. For example, a load into an aref arrives for the exit op after it.
fn by_text(row: EdgeRow, from_text: &[EdgeRow]) -> EdgeRow {
    let is_it =
        |known: &&EdgeRow| (&known.from, &known.to, &known.through) == (&row.from, &row.to, &row.through);
    match from_text.iter().find(is_it).filter(|_| row.mechanism == OTHER) {
        Some(known) => {
            let (mechanism, arrivals) = (known.mechanism.clone(), known.arrivals.clone());
            EdgeRow { mechanism, arrivals, ..row }
        }
        None => row,
    }
}

/// Completes a row with the direction and the data from the text, if the run does not determine
/// them.
fn completed(mut row: EdgeRow, from_text: &[EdgeRow]) -> EdgeRow {
    let is_it = |other: &&EdgeRow| is_of(other, &row);
    if row.direction == EdgeDirection::Unknown
        && let Some(known) = from_text.iter().find(is_it)
    {
        row.direction = known.direction;
    }
    if row.data.is_empty() {
        let same = |other: &&EdgeRow| is_of(other, &row) && other.direction == row.direction;
        row.data = from_text.iter().find(same).map(|known| known.data.clone()).unwrap_or_default();
    }
    row
}

/// The rest of a row that was observed only in part: arrivals that released no wait, with all
/// waits, and waits that no observed arrival released, with the observed arrivals.
fn unseen(row: EdgeRow, seen: &[EdgeRow]) -> Vec<EdgeRow> {
    let seen: Vec<&EdgeRow> = seen.iter().filter(|seen| is_of(seen, &row)).collect();
    let (arrived, open): (Vec<Site>, Vec<Site>) =
        row.arrivals.iter().cloned().partition(|site| seen.iter().any(|row| row.arrivals.contains(site)));
    let waits: Vec<Site> =
        row.waits.iter().filter(|site| !seen.iter().any(|row| row.waits.contains(site))).cloned().collect();
    let mut left = Vec::new();
    if !waits.is_empty() && !arrived.is_empty() {
        left.push(EdgeRow { arrivals: arrived, waits, ..row.clone() });
    }
    if !open.is_empty() {
        left.push(EdgeRow { arrivals: open, ..row });
    }
    left
}
