//! Edges that the phase machine saw, in the place of what the text alone tells of the same partitions and object.
//!
//! The text tells that an arrival may be for a wait on the same object; which of them meet, a run tells. So a row that was seen has the arrivals
//! that were seen to let each of its waits pass, all of them. What no run had stays as it is told from the text, in a row of its own, where longer runs
//! may have it.

use std::collections::{BTreeMap, BTreeSet};

use seawall_lower::Lowered;
use seawall_mlir::OpId;
use seawall_phases::{Edge as Seen, Object, Phases, Way};
use seawall_report::report::{EdgeDirection, EdgeRow, Site};

use super::edges::Edge;
use super::facts::Facts;
use super::machine::{Run, buffers};
use super::objects::{ObjectId, ObjectKind};
use super::uses::{Role, touches};
use crate::phases::is_complete;

/// A mechanism that no row of the table is.
const OTHER: &str = "other";

/// The data whose accesses each mbarrier orders, where all runs were followed.
pub(super) fn ordered(
    facts: &Facts<'_>,
    lowered: &Lowered,
    phases: &Phases,
) -> BTreeMap<ObjectId, BTreeSet<ObjectId>> {
    let mut ordered: BTreeMap<ObjectId, BTreeSet<ObjectId>> = BTreeMap::new();
    if !is_complete(phases) {
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

/// Leaves of the data that edges may order, as the text has it, what they do order: whoever arrives has read other things before, too.
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
    /// Puts what was seen into `rows`, which are told from the text.
    pub(super) fn edges(&self, phases: &Phases, rows: &mut Vec<EdgeRow>) {
        let told = std::mem::take(rows);
        let mut seen: Vec<EdgeRow> = Vec::new();
        for edge in &phases.edges {
            self.edge(edge, &told, &mut seen);
        }
        let mut left = seen.clone();
        for row in told {
            rows.extend(left.extract_if(.., |seen| is_of(seen, &row)));
            if !seen.iter().any(|seen| is_of(seen, &row)) {
                rows.push(row);
            } else if !is_complete(phases) {
                rows.extend(unseen(row, &seen));
            }
        }
        rows.extend(left);
    }

    /// Adds the rows of an edge, one for each mechanism: to the row of a wait that the same arrivals let pass, if there is one.
    fn edge(&self, edge: &Seen, told: &[EdgeRow], seen: &mut Vec<EdgeRow>) {
        let internal = |object: &Object| matches!(object, Object::Barrier { .. } | Object::Partitions);
        let Some(wait) = self.op(edge.wait).filter(|_| !edge.objects.iter().all(internal)) else { return };
        for (mechanism, arrivals) in self.arrivals(edge) {
            let row = self.row(edge, wait, mechanism, arrivals);
            let row = completed(by_text(row, told), told);
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
            direction: match edge.way {
                Some(Way::Forward) => EdgeDirection::Forward,
                Some(Way::Backward) => EdgeDirection::Backward,
                None => EdgeDirection::Unknown,
            },
            data: edge.data.iter().map(|&buffer| self.buffer(buffer)).collect(),
            arrivals: arrivals.into_iter().map(site).collect(),
            waits: vec![site(wait)],
            distance: edge.distance.map(i64::from),
            observed: true,
        }
    }

    /// The ops that arrive, by mechanism. Whoever sets the expectation arrives, too, but for the copy that completes it.
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

    /// What an op waits at, by its name in section 3; a hardware barrier may have a value for its number.
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

/// A row whose arrivals are no op that arrives by itself, with the mechanism and the arrivals that the text has between the two: a load into an aref
/// arrives for the exit behind it.
fn by_text(row: EdgeRow, told: &[EdgeRow]) -> EdgeRow {
    let is_it =
        |known: &&EdgeRow| (&known.from, &known.to, &known.through) == (&row.from, &row.to, &row.through);
    match told.iter().find(is_it).filter(|_| row.mechanism == OTHER) {
        Some(known) => {
            let (mechanism, arrivals) = (known.mechanism.clone(), known.arrivals.clone());
            EdgeRow { mechanism, arrivals, ..row }
        }
        None => row,
    }
}

/// A row with what the text tells where the run does not say: which way, for which data.
fn completed(mut row: EdgeRow, told: &[EdgeRow]) -> EdgeRow {
    let is_it = |other: &&EdgeRow| is_of(other, &row);
    if row.direction == EdgeDirection::Unknown
        && let Some(known) = told.iter().find(is_it)
    {
        row.direction = known.direction;
    }
    if row.data.is_empty() {
        let same = |other: &&EdgeRow| is_of(other, &row) && other.direction == row.direction;
        row.data = told.iter().find(same).map(|known| known.data.clone()).unwrap_or_default();
    }
    row
}

/// What is left of a row of which only a part was seen: arrivals that let nobody pass with all waits, and waits that none of the others
/// let pass with those.
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
