//! What the sections of a report have in common: the module with its tables.

use seawall_dialects::OpKnowledge;
use seawall_mlir::{Module, OpId, ValueId};
use seawall_model::Space;
use seawall_report::report::Site;

use super::flow::Flow;
use super::lines::Lines;
use super::objects::{Object, ObjectId, ObjectKind, Objects, Use};
use super::tasks::{TaskId, Tasks};

/// One module, read.
pub(crate) struct Facts<'m> {
    pub(crate) m: &'m Module,
    pub(crate) knowledge: &'m OpKnowledge<'m>,
    pub(crate) flow: &'m Flow,
    pub(crate) tasks: &'m Tasks,
    pub(crate) objects: &'m Objects,
    pub(crate) lines: Lines<'m>,
    /// What the objects are called.
    pub(crate) names: Vec<String>,
    /// Ops that take the token of an earlier access to tensor memory.
    pub(crate) tokens: Vec<OpId>,
    /// Addresses of data objects, where they are known.
    pub(crate) places: Vec<Option<(Space, u32, u32)>>,
}

impl Facts<'_> {
    /// What an object is called.
    pub(crate) fn name(&self, id: ObjectId) -> String {
        self.names.get(id).cloned().unwrap_or_default()
    }

    /// What a partition is called.
    pub(crate) fn task(&self, id: TaskId) -> String {
        self.tasks.all.get(id).map(|task| task.name.clone()).unwrap_or_default()
    }

    /// Whether two buffers have bytes in common.
    pub(crate) fn share_bytes(&self, a: ObjectId, b: ObjectId) -> bool {
        let place = |id: ObjectId| self.places.get(id).copied().flatten();
        let (Some(a), Some(b)) = (place(a), place(b)) else { return false };
        a.0 == b.0 && a.1 < b.2 && b.1 < a.2
    }

    /// A use as a place.
    pub(crate) fn site(&self, used: &Use) -> Site {
        self.lines.site(self.m, self.tasks, used.op)
    }

    /// Data that an op reads or writes: each object with whether it is read and written.
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
