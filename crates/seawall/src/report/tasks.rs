//! Which partition runs an op: the region of a warp-specialized op that it stands in, or the tasks that an attribute of the op
//! names, in IR that is not partitioned yet.

use seawall_base::{EntityId, SecondaryMap};
use seawall_dialects::{Meaning, OpKnowledge, WarpSpecialize, num_warps_at, partitions_of};
use seawall_mlir::{AttrId, AttrValue, Module, OpId, RegionId};
use smallvec::SmallVec;

/// Position of a partition in [`Tasks::all`].
pub(crate) type TaskId = usize;

/// A partition.
#[derive(Clone, Debug)]
pub(crate) struct Task {
    /// `default`, `partition0`, `kernel`.
    pub(crate) name: String,
    /// The region that is its code.
    pub(crate) region: Option<RegionId>,
    /// An op to ask for its place: the one that starts it, or its first.
    pub(crate) op: Option<OpId>,
    /// Warps.
    pub(crate) warps: Option<u32>,
    /// In words.
    pub(crate) registers: Option<String>,
    /// What the compiler calls it.
    pub(crate) declared: Option<String>,
}

/// All partitions of a module, and who runs what.
pub(crate) struct Tasks {
    /// The first is what runs outside of all partitions.
    pub(crate) all: Vec<Task>,
    of: SecondaryMap<OpId, SmallVec<[TaskId; 1]>>,
    /// The attribute of ops that partitions are told by, if it is one.
    pub(crate) by_attribute: Option<&'static str>,
}

/// Attributes that name the partitions of an op by their numbers.
const KEYS: [&str; 2] = ["async_task_id", NUMBERED];
/// The one whose number 0 is the default partition.
const NUMBERED: &str = "ttg.partition";

impl Tasks {
    /// Looks at every op once.
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

    /// Who runs `op`; the kernel if nothing says more.
    pub(crate) fn of(&self, op: OpId) -> &[TaskId] {
        let tasks = &self.of[op];
        if tasks.is_empty() { &[0] } else { tasks }
    }

    /// Names of those who run `op`.
    pub(crate) fn names(&self, op: OpId) -> String {
        let names: Vec<&str> =
            self.of(op).iter().filter_map(|&t| self.all.get(t)).map(|t| t.name.as_str()).collect();
        names.join("+")
    }

    /// The partitions that start at one op. `(at, count)` is its number among all such ops.
    fn enter(
        &mut self,
        m: &Module,
        op: OpId,
        (at, count): (usize, usize),
        regions: &mut SecondaryMap<RegionId, Option<TaskId>>,
    ) {
        let suffix = if count > 1 { format!(" ({})", at + 1) } else { String::new() };
        let partitions = partitions_of(m, op);
        let isolated = m.op_name(op) == "ttg.warp_specialize";
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
                -1 => "what is left".to_owned(),
                n => format!("{n} requested"),
            });
            let registers = given(m, op, index + 1).or(requested);
            add(format!("partition{index}"), partition.region, partition.num_warps, registers);
        }
    }

    /// An op is of the partition whose region is around it.
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

    /// Which partition is which, where attributes name them.
    pub(crate) fn named(&self) -> Option<String> {
        let key = self.by_attribute?;
        let named = self.all.iter().skip(1).map(|task| task.name.as_str()).collect::<Vec<_>>().join(", ");
        Some(format!("the partitions are told by `{key}`, its numbers are in this order: {named}"))
    }

    /// Partitions that attributes name, in IR without regions for them. The first is what will be the default one, and the others are
    /// called as their regions will be.
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
                    // Of `ttg.partition` number 0 is the default one, whether it has ops or not.
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

    /// `ttg.partition.types`: a name each, the default partition's first.
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

/// Registers that the partition has, the default one being number 0.
fn given(m: &Module, op: OpId, index: usize) -> Option<String> {
    integers_of(m, op, "actualRegisters").get(index).map(|n| format!("{n} given"))
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

/// The integers of an attribute in any of the forms that lists of them have: `array<i32: 0, 1>`, `[0 : i32]`, `0 : i32`,
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
