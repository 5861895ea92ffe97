//! The partition of each op: the region of a warp-specialized op that contains it, or, in IR that
//! is not partitioned yet, the tasks in an attribute of the op.

use seawall_base::{EntityId, SecondaryMap};
use seawall_dialects::{Meaning, OpKnowledge, WarpSpecialize, meaning_of, num_warps_at, partitions_of};
use seawall_mlir::{AttrId, AttrValue, Module, OpId, RegionId};
use smallvec::SmallVec;

/// The position of a partition in [`Tasks::all`].
pub(crate) type TaskId = usize;

/// A partition.
#[derive(Clone, Debug)]
pub(crate) struct Task {
    /// `default`, `partition0`, `kernel`.
    pub(crate) name: String,
    /// The region with its code.
    pub(crate) region: Option<RegionId>,
    /// An op for its position: the op that starts it, or its first op.
    pub(crate) op: Option<OpId>,
    /// The number of warps.
    pub(crate) warps: Option<u32>,
    /// The registers, in words.
    pub(crate) registers: Option<String>,
    /// The compiler's name for the partition.
    pub(crate) declared: Option<String>,
}

/// All partitions of a module, and the partitions of each op.
pub(crate) struct Tasks {
    /// The first entry is the code outside of all partitions.
    pub(crate) all: Vec<Task>,
    of: SecondaryMap<OpId, SmallVec<[TaskId; 1]>>,
    /// The op attribute that defines the partitions, if any.
    pub(crate) by_attribute: Option<&'static str>,
}

/// Attributes that list the partition numbers of an op.
const KEYS: [&str; 2] = ["async_task_id", NUMBERED];
/// The attribute whose number 0 is the default partition.
const NUMBERED: &str = "ttg.partition";

impl Tasks {
    /// Visits every op once.
    pub(crate) fn new(m: &Module, knowledge: &OpKnowledge<'_>) -> Self {
        let kernel = Task {
            name: "kernel".to_owned(),
            region: None,
            op: m.walk().find(|&op| knowledge.meaning(op) == Meaning::Func),
            warps: None,
            registers: None,
            declared: None,
        };
        let mut tasks = Tasks { all: vec![kernel], of: SecondaryMap::new(), by_attribute: None };
        let enters = |op: &OpId| {
            let meaning = knowledge.meaning(*op);
            [WarpSpecialize::Enter, WarpSpecialize::Group].map(Meaning::WarpSpecialize).contains(&meaning)
        };
        let specialized: Vec<OpId> = m.walk().filter(enters).collect();
        let mut regions: SecondaryMap<RegionId, Option<TaskId>> = SecondaryMap::new();
        for (at, &op) in specialized.iter().enumerate() {
            tasks.enter(m, op, (at, specialized.len()), &mut regions);
        }
        let first = tasks.all.first_mut().zip(m.walk().find(|&op| m.parent_op(op).is_some()));
        if let Some((kernel, inner)) = first {
            kernel.warps = num_warps_at(m, inner);
        }
        tasks.spread(m, &regions);
        if specialized.is_empty() {
            tasks.by_attributes(m);
        }
        tasks.hints(m);
        tasks
    }

    /// The partitions that run `op`. The kernel if nothing else is known.
    pub(crate) fn of(&self, op: OpId) -> &[TaskId] {
        let tasks = &self.of[op];
        if tasks.is_empty() { &[0] } else { tasks }
    }

    /// The names of the partitions that run `op`.
    pub(crate) fn names(&self, op: OpId) -> String {
        let names: Vec<&str> =
            self.of(op).iter().filter_map(|&t| self.all.get(t)).map(|t| t.name.as_str()).collect();
        names.join("+")
    }

    /// Adds the partitions that start at one op. `(at, count)` is its number among all such ops.
    fn enter(
        &mut self,
        m: &Module,
        op: OpId,
        (at, count): (usize, usize),
        regions: &mut SecondaryMap<RegionId, Option<TaskId>>,
    ) {
        let suffix = if count > 1 { format!(" ({})", at + 1) } else { String::new() };
        let partitions = partitions_of(m, op);
        let isolated = meaning_of(m, op) == Meaning::WarpSpecialize(WarpSpecialize::Enter);
        let mut add = |name: String, region: RegionId, warps, registers| {
            *regions.entry(region) = Some(self.all.len());
            let name = format!("{name}{suffix}");
            self.all.push(Task {
                name,
                region: Some(region),
                op: Some(op),
                warps,
                registers,
                declared: None,
            });
        };
        if let Some(&region) = m.regions(op).first().filter(|_| isolated) {
            let registers = integer(m, op, "defaultRequestedRegisters").map(|n| format!("{n} requested"));
            add("default".to_owned(), region, num_warps_at(m, op), given(m, op, 0).or(registers));
        }
        let requested = integers_of(m, op, "requestedRegisters");
        for (index, partition) in partitions.into_iter().enumerate() {
            let requested = requested.get(index).map(|&n| match n {
                -1 => "the rest".to_owned(),
                n => format!("{n} requested"),
            });
            let registers = given(m, op, index + 1).or(requested);
            add(format!("partition{index}"), partition.region, partition.num_warps, registers);
        }
    }

    /// Assigns each op to the partition whose region contains it.
    fn spread(&mut self, m: &Module, regions: &SecondaryMap<RegionId, Option<TaskId>>) {
        for op in m.walk() {
            let region = m.op(op).parent.and_then(|block| m.block(block).parent);
            let own = region.and_then(|region| regions[region]);
            let tasks = match own {
                Some(task) => SmallVec::from_slice(&[task]),
                None => m.parent_op(op).map(|parent| self.of[parent].clone()).unwrap_or_default(),
            };
            *self.of.entry(op) = tasks;
        }
    }

    /// The order of the partitions that attributes define.
    pub(crate) fn named(&self) -> Option<String> {
        let key = self.by_attribute?;
        let named = self.all.iter().skip(1).map(|task| task.name.as_str()).collect::<Vec<_>>().join(", ");
        Some(format!("the partitions come from `{key}`, whose numbers have this order: {named}"))
    }

    /// Adds the partitions that attributes define, in IR without regions for them. The first one
    /// becomes the default partition. The names of the others are those of their future regions.
    fn by_attributes(&mut self, m: &Module) {
        for key in KEYS {
            let mut named: Vec<(i128, TaskId)> = Vec::new();
            let of = |op: OpId| m.attr(op, key).map(|attr| integers(m, attr)).unwrap_or_default();
            let mut numbers: Vec<(i128, OpId)> =
                m.walk().flat_map(|op| of(op).into_iter().map(move |number| (number, op))).collect();
            numbers.sort_by_key(|&(number, op)| (number, op.index()));
            for (number, op) in numbers {
                if named.last().is_none_or(|last| last.0 != number) {
                    named.push((number, self.all.len()));
                    // For `ttg.partition`, number 0 is the default partition, with or without ops.
                    let is_default = if key == NUMBERED { number == 0 } else { named.len() == 1 };
                    let name = match is_default {
                        true => "default".to_owned(),
                        false => format!("partition{}", number.saturating_sub(1)),
                    };
                    let (warps, registers, declared) = (None, None, None);
                    self.all.push(Task { name, region: None, op: Some(op), warps, registers, declared });
                }
                let task = named.last().map_or(0, |last| last.1);
                self.of.entry(op).push(task);
            }
            if !named.is_empty() {
                self.by_attribute = Some(key);
                return;
            }
        }
    }

    /// `ttg.partition.types`: one name for each partition, the default partition first.
    fn hints(&mut self, m: &Module) {
        let Some(attr) = m.walk().find_map(|op| m.attr(op, "ttg.partition.types")) else { return };
        let AttrValue::Array(types) = m.attr_value(attr) else { return };
        let skip = self.all.len().saturating_sub(1).saturating_sub(types.len());
        for (task, &attr) in self.all.iter_mut().skip(1 + skip).zip(&types) {
            if let AttrValue::Str(text) = m.attr_value(attr) {
                task.declared = Some(text);
            }
        }
    }
}

/// The assigned registers of a partition. The default partition is number 0.
fn given(m: &Module, op: OpId, index: usize) -> Option<String> {
    integers_of(m, op, "actualRegisters").get(index).map(|n| format!("{n} assigned"))
}

pub(crate) fn integer(m: &Module, op: OpId, key: &str) -> Option<i128> {
    match m.attr_value(m.attr(op, key)?) {
        AttrValue::Int { value, .. } => Some(value),
        _ => None,
    }
}

fn integers_of(m: &Module, op: OpId, key: &str) -> Vec<i128> {
    m.attr(op, key).map(|attr| integers(m, attr)).unwrap_or_default()
}

/// The integers of an attribute in any list form: `array<i32: 0, 1>`, `[0 : i32]`, `0 : i32`,
/// `dense<[0, 1]> : vector<2xi32>`.
fn integers(m: &Module, attr: AttrId) -> Vec<i128> {
    match m.attr_value(attr) {
        AttrValue::Int { value, .. } => vec![value],
        AttrValue::DenseArray { values, .. } => values,
        AttrValue::Array(parts) => parts.into_iter().flat_map(|part| single(m, part)).collect(),
        _ => {
            let text = m.attr_text(attr);
            let Some(body) = text.strip_prefix("dense<").and_then(|rest| rest.split('>').next()) else {
                return Vec::new();
            };
            let numbers = body.trim_matches(['[', ']']).split(',');
            numbers.filter_map(|number| number.trim().parse().ok()).collect()
        }
    }
}

fn single(m: &Module, attr: AttrId) -> Option<i128> {
    match m.attr_value(attr) {
        AttrValue::Int { value, .. } => Some(value),
        _ => None,
    }
}
