//! The tables of a module that the sections of a report share.

use seawall_dialects::{Meaning, OpKnowledge, View};
use seawall_mlir::{Module, OpId, ValueId};
use seawall_model::Space;
use seawall_report::report::Site;

use super::lines::Lines;
use super::objects::{Object, ObjectId, ObjectKind, Objects, Use};
use super::tasks::{TaskId, Tasks};
use super::value_flow::ValueFlow;

/// One module with its tables.
pub(crate) struct Facts<'m> {
    pub(crate) m: &'m Module,
    pub(crate) knowledge: &'m OpKnowledge<'m>,
    pub(crate) flow: &'m ValueFlow,
    pub(crate) tasks: &'m Tasks,
    pub(crate) objects: &'m Objects,
    pub(crate) lines: Lines<'m>,
    /// The names of the objects.
    pub(crate) names: Vec<String>,
    /// The ops that take the token of an earlier access to tensor memory.
    pub(crate) tokens: Vec<OpId>,
    /// The addresses of data objects, if known.
    pub(crate) places: Vec<Option<(Space, u32, u32)>>,
}

impl Facts<'_> {
    /// Whether a loop contains the op.
    pub(crate) fn in_loop(&self, op: OpId) -> bool {
        std::iter::successors(self.m.parent_op(op), |&at| self.m.parent_op(at))
            .any(|parent| self.knowledge.is_loop(parent))
    }

    /// The name of an object.
    pub(crate) fn name(&self, id: ObjectId) -> String {
        self.names.get(id).cloned().unwrap_or_default()
    }

    /// The name of a partition.
    pub(crate) fn task(&self, id: TaskId) -> String {
        self.tasks.all.get(id).map(|task| task.name.clone()).unwrap_or_default()
    }

    /// Whether two buffers share bytes.
    pub(crate) fn share_bytes(&self, a: ObjectId, b: ObjectId) -> bool {
        let place = |id: ObjectId| self.places.get(id).copied().flatten();
        let (Some(a), Some(b)) = (place(a), place(b)) else { return false };
        a.0 == b.0 && a.1 < b.2 && b.1 < a.2
    }

    /// The place of a use.
    pub(crate) fn site(&self, used: &Use) -> Site {
        self.lines.site(self.m, self.tasks, used.op)
    }

    /// The data that an op accesses: each object with whether it is read and written.
    pub(crate) fn accesses(&self, op: OpId) -> Vec<(ObjectId, bool, bool)> {
        let touches = super::uses::touches(self.m, self.knowledge, op);
        let mut found: Vec<(ObjectId, bool, bool)> = Vec::new();
        for touch in touches.iter().filter(|touch| touch.role.is_data()) {
            let objects: &[ObjectId] = touch.value.map_or(&[], |value: ValueId| self.objects.of(value));
            for &id in objects {
                let is_data = |object: &Object| matches!(object.kind, ObjectKind::Data(_));
                if !self.objects.all.get(id).is_some_and(is_data) {
                    continue;
                }
                match found.iter_mut().find(|entry| entry.0 == id) {
                    Some(entry) => {
                        entry.1 |= touch.role.reads();
                        entry.2 |= touch.role.writes();
                    }
                    None => found.push((id, touch.role.reads(), touch.role.writes())),
                }
            }
        }
        found
    }
}

/// Whether an op selects a slot of a ring by its index.
pub(crate) fn is_index(facts: &Facts<'_>, op: OpId) -> bool {
    matches!(facts.knowledge.meaning(op), Meaning::View(View::Index { .. }))
}
