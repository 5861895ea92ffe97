//! The objects of a report: barriers, buffers, tokens, arefs, with all values that refer to them
//! and all ops that use them.

use std::collections::BTreeMap;
use std::fmt::Display;

use seawall_base::SecondaryMap;
use seawall_dialects::{Aref, Meaning, OpKnowledge, Space, TokenOp};
use seawall_mlir::{Module, OpId, ValueDef, ValueId};
use smallvec::SmallVec;

use super::uses::{Role, touches};
use super::value_flow::{FlowKind, ValueFlow};

/// The number of objects to which a tracked value may refer. Without a limit, rotating chains of
/// selects take quadratic time.
const MAX_OBJECTS: usize = 16;

/// The position of an object in [`Objects::all`].
pub(crate) type ObjectId = usize;

/// The kind of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ObjectKind {
    MBarrier,
    Token,
    Aref,
    Named,
    Data(Space),
}

/// A use of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Use {
    pub(crate) op: OpId,
    /// The operand or result that refers to the object. `None` for a hardware barrier whose number
    /// is not a value.
    pub(crate) value: Option<ValueId>,
    pub(crate) role: Role,
}

/// An object.
#[derive(Clone, Debug)]
pub(crate) struct Object {
    pub(crate) kind: ObjectKind,
    /// Its name in the report.
    pub(crate) name: String,
    /// The allocation, or the first value that refers to the object.
    pub(crate) root: Option<ValueId>,
    /// The root first, then in the order of discovery.
    pub(crate) values: Vec<(ValueId, Option<(ValueId, FlowKind)>)>,
    /// The uses in the order of the text.
    pub(crate) uses: Vec<Use>,
}

/// All objects of a module.
pub(crate) struct Objects {
    /// Barriers of all kinds, then data, each in the order of the text.
    pub(crate) all: Vec<Object>,
    of: SecondaryMap<ValueId, SmallVec<[ObjectId; 1]>>,
    /// Values that may refer to too many objects.
    pub(crate) given_up: Vec<ValueId>,
}

impl Objects {
    /// Follows every allocation through `value_flow`.
    pub(crate) fn new(m: &Module, knowledge: &OpKnowledge<'_>, flow: &ValueFlow) -> Self {
        let mut objects = Objects { all: Vec::new(), of: SecondaryMap::new(), given_up: Vec::new() };
        for op in m.walk() {
            let kind = match knowledge.meaning(op) {
                Meaning::Alloc(space) => {
                    let space = m.results(op).first().and_then(|&v| knowledge.space(v)).unwrap_or(space);
                    ObjectKind::Data(space)
                }
                Meaning::Token(TokenOp::Create) => ObjectKind::Token,
                Meaning::Aref(Aref::Create) => ObjectKind::Aref,
                _ => continue,
            };
            if let Some(&root) = m.results(op).first() {
                let values = vec![(root, None)];
                objects.all.push(Object {
                    kind,
                    name: String::new(),
                    root: Some(root),
                    values,
                    uses: Vec::new(),
                });
            }
        }
        objects.spread(flow);
        objects.gather(m, knowledge);
        objects.sort(m);
        objects
    }

    /// The objects to which `value` may refer.
    pub(crate) fn of(&self, value: ValueId) -> &[ObjectId] {
        &self.of[value]
    }

    /// All barriers: objects that are not data.
    pub(crate) fn barriers(&self) -> impl Iterator<Item = (ObjectId, &Object)> {
        self.all.iter().enumerate().filter(|(_, object)| !matches!(object.kind, ObjectKind::Data(_)))
    }

    /// All data objects.
    pub(crate) fn data(&self) -> impl Iterator<Item = (ObjectId, &Object)> {
        self.all.iter().enumerate().filter(|(_, object)| matches!(object.kind, ObjectKind::Data(_)))
    }

    /// Propagates objects from their roots to all derived values, breadth first. An aref leads to
    /// the buffers of its enter ops, as the aref and as each of its buffers.
    fn spread(&mut self, flow: &ValueFlow) {
        for id in 0..self.all.len() {
            let Some(object) = self.all.get_mut(id) else { continue };
            let mut at = 0;
            if let Some(&(root, _)) = object.values.first() {
                self.of.entry(root).push(id);
            }
            while let Some(&(value, _)) = object.values.get(at) {
                at += 1;
                for &(target, how) in flow.targets(value) {
                    let known = self.of.entry(target);
                    if known.contains(&id) {
                        continue;
                    }
                    if known.len() >= MAX_OBJECTS {
                        self.given_up.push(target);
                        continue;
                    }
                    known.push(id);
                    object.values.push((target, Some((value, how))));
                }
            }
        }
        self.given_up.sort_unstable();
        self.given_up.dedup();
    }

    /// Collects the uses of every object, and finds the allocations that are mbarriers.
    fn gather(&mut self, m: &Module, knowledge: &OpKnowledge<'_>) {
        let mut named: BTreeMap<String, Vec<Use>> = BTreeMap::new();
        for op in m.walk() {
            for touch in touches(m, knowledge, op) {
                if let Role::NamedArrive | Role::NamedWait = touch.role {
                    named.entry(named_id(m, touch.value)).or_default().push(touch);
                    continue;
                }
                let Some(value) = touch.value else { continue };
                for &id in &self.of[value] {
                    let Some(object) = self.all.get_mut(id) else { continue };
                    if touch.role.is_of_mbarrier() && matches!(object.kind, ObjectKind::Data(_)) {
                        object.kind = ObjectKind::MBarrier;
                    }
                    object.uses.push(touch);
                }
            }
        }
        for (name, uses) in named {
            let root = uses.iter().find_map(|used| used.value);
            let values = root.map(|root| (root, None)).into_iter().collect();
            self.all.push(Object { kind: ObjectKind::Named, name, root, values, uses });
        }
    }

    /// Sorts barriers first and numbers each kind from 0. Drops uses that do not fit the kind of
    /// the object.
    fn sort(&mut self, m: &Module) {
        let at = |object: &Object| object.root.map(|root| definition_op(m, root));
        self.all.sort_by_key(|object| (rank(object.kind), at(object)));
        let mut counts: BTreeMap<&'static str, usize> = BTreeMap::new();
        self.of = SecondaryMap::new();
        for (id, object) in self.all.iter_mut().enumerate() {
            let stem = stem(object.kind);
            let count = counts.entry(stem).or_default();
            object.name = match object.kind {
                ObjectKind::Named => named(&object.name),
                _ => format!("{stem}_{count}"),
            };
            *count += 1;
            object.uses.retain(|used| used.role.fits(object.kind));
            if object.kind != ObjectKind::Named {
                object.values.iter().for_each(|&(value, _)| self.of.entry(value).push(id));
            }
        }
    }
}

/// The name of a hardware barrier, from its number or the value that holds it.
pub(crate) fn named(number: impl Display) -> String {
    format!("{}_{number}", stem(ObjectKind::Named))
}

fn rank(kind: ObjectKind) -> u32 {
    match kind {
        ObjectKind::MBarrier => 0,
        ObjectKind::Token => 1,
        ObjectKind::Aref => 2,
        ObjectKind::Named => 3,
        ObjectKind::Data(_) => 4,
    }
}

fn stem(kind: ObjectKind) -> &'static str {
    match kind {
        ObjectKind::MBarrier => "mbarrier",
        ObjectKind::Token => "token",
        ObjectKind::Aref => "aref",
        ObjectKind::Named => "named_bar",
        ObjectKind::Data(_) => "buffer",
    }
}

/// The op that defines a value, or the op around the block whose argument it is.
pub(crate) fn definition_op(m: &Module, value: ValueId) -> Option<OpId> {
    match m.value(value).def {
        ValueDef::OpResult { op, .. } => Some(op),
        ValueDef::BlockArg { block, .. } => m.block(block).parent.map(|region| m.region(region).op),
    }
}

/// The number of a hardware barrier, or the name of the value that holds it.
fn named_id(m: &Module, value: Option<ValueId>) -> String {
    let Some(value) = value else { return "0".to_owned() };
    let constant = m.defining_op(value).and_then(|op| m.constant_int(op));
    constant.map_or_else(|| m.value_name(value), |number| number.to_string())
}
