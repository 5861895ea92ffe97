//! The ops of a loop's body in a new order, with new ops among them.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::SecondaryMap;
use seawall_mlir::{BlockId, Module, OpId, ValueDef, ValueId};

use super::body::Declined;
use crate::marks;

/// An op of the sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Item {
    /// An op of the module.
    Old(OpId),
    /// The new op with this number.
    New(usize),
}

/// What a new op is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// It computes.
    Work,
    /// It steers the compiler or the hardware scheduler.
    Hint,
    /// It is a barrier of the groups of warps.
    GroupBarrier(GroupBarrier),
    /// It is a barrier after a wait. If it is not written, the pass that places barriers adds it.
    Behind,
}

/// The kinds of barriers of the groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GroupBarrier {
    /// A barrier that orders shared memory.
    Fence,
    /// A bare barrier.
    Bare,
    /// A bare barrier before which each warp waits for its accesses to shared memory.
    Drained,
    /// The same, before all memory operations of the body: between one iteration and the next.
    Wrapped,
    /// The barrier after the wait that follows.
    Wait,
    /// A barrier before stores, where the pass that places barriers adds a fence if none is
    /// written.
    Stores,
    /// A bare barrier that the compiler inserts in the middle of the dot before it.
    Inside,
}

/// A new op.
#[derive(Clone, Debug)]
pub(crate) struct NewOp {
    /// One line of MLIR.
    pub(crate) text: String,
    pub(crate) role: Role,
    /// Values of the module that it uses.
    pub(crate) uses: Vec<ValueId>,
    /// New ops that it uses.
    pub(crate) behind: Vec<Item>,
    /// The op of the module of which it does a part.
    pub(crate) part_of: Option<OpId>,
}

impl NewOp {
    /// A line that uses no values.
    pub(crate) fn line(role: Role, text: &str) -> Self {
        NewOp { text: text.to_string(), role, uses: Vec::new(), behind: Vec::new(), part_of: None }
    }
}

/// Ops of a block in their new order, with an insertion point for the next one.
#[derive(Clone, Debug)]
pub(crate) struct Sequence<'m> {
    pub(crate) m: &'m Module,
    loop_op: OpId,
    block: BlockId,
    items: Vec<Item>,
    new: Vec<NewOp>,
    place: Option<Item>,
    /// The position of each op of the module in the block when it was last computed.
    positions: SecondaryMap<OpId, u32>,
    moved: FxHashSet<OpId>,
    erased: FxHashSet<OpId>,
    /// Results that a new op has in place of a removed one, and their names.
    replaced: FxHashMap<ValueId, (Item, String)>,
}

/// Longer bodies get no schedule, because each move examines all ops.
pub(crate) const MOST_OPS: usize = 10_000;

impl<'m> Sequence<'m> {
    /// Returns the block as it is.
    ///
    /// # Errors
    ///
    /// A block of more than [`MOST_OPS`] ops.
    pub(crate) fn new(m: &'m Module, block: BlockId, loop_op: OpId) -> Result<Self, Declined> {
        let items: Vec<Item> = m.block_ops(block).iter().map(|&op| Item::Old(op)).collect();
        if items.len() > MOST_OPS {
            return Err(Declined::new(loop_op, format!("it has more than {MOST_OPS} ops")));
        }
        Ok(Sequence {
            m,
            loop_op,
            block,
            items,
            new: Vec::new(),
            place: None,
            positions: SecondaryMap::with_capacity(u32::MAX, m.op_count()),
            moved: FxHashSet::default(),
            erased: FxHashSet::default(),
            replaced: FxHashMap::default(),
        })
    }

    /// Returns the ops in order.
    pub(crate) fn items(&self) -> &[Item] {
        &self.items
    }

    /// Returns a new op.
    pub(crate) fn new_op(&self, number: usize) -> Option<&NewOp> {
        self.new.get(number)
    }

    /// Returns the barriers of the groups, in order.
    pub(crate) fn barriers(&self) -> Vec<GroupBarrier> {
        let barrier = |item: &Item| match *item {
            Item::New(number) => match self.new_op(number)?.role {
                Role::GroupBarrier(barrier) => Some(barrier),
                _ => None,
            },
            Item::Old(_) => None,
        };
        self.items.iter().filter_map(barrier).collect()
    }

    /// Whether the op was moved.
    pub(crate) fn is_moved(&self, op: OpId) -> bool {
        self.moved.contains(&op)
    }

    /// Whether the op was removed.
    pub(crate) fn is_erased(&self, op: OpId) -> bool {
        self.erased.contains(&op)
    }

    /// Returns the ops of the block as the module has them.
    pub(crate) fn written(&self) -> &'m [OpId] {
        self.m.block_ops(self.block)
    }

    /// Returns the new names of values.
    pub(crate) fn names(&self) -> impl Iterator<Item = (ValueId, &str)> {
        self.replaced.iter().map(|(&value, (_, name))| (value, name.as_str()))
    }

    /// Moves the insertion point after the op.
    pub(crate) fn go_to(&mut self, item: Item) -> Result<(), Declined> {
        self.position(item)?;
        self.place = Some(item);
        Ok(())
    }

    /// Adds a new op, which has no place yet.
    pub(crate) fn add(&mut self, op: NewOp) -> Item {
        self.new.push(op);
        Item::New(self.new.len() - 1)
    }

    /// Inserts a line that uses no values at the insertion point.
    pub(crate) fn line(&mut self, role: Role, text: &str) -> Result<(), Declined> {
        let item = self.add(NewOp::line(role, text));
        self.append(item)
    }

    /// Inserts lines that use no values before an op. The insertion point stays.
    pub(crate) fn lines_before(&mut self, op: OpId, lines: &[(Role, &str)]) -> Result<(), Declined> {
        let at = self.position(Item::Old(op))?;
        self.insert(at, lines);
        Ok(())
    }

    /// Inserts such lines after an op. The insertion point stays.
    pub(crate) fn lines_behind(&mut self, op: OpId, lines: &[(Role, &str)]) -> Result<(), Declined> {
        let at = self.position(Item::Old(op))?;
        self.insert(at + 1, lines);
        Ok(())
    }

    /// Inserts such lines at the end, before the `scf.yield` if it is written. The insertion point
    /// stays.
    pub(crate) fn lines_at_end(&mut self, lines: &[(Role, &str)]) {
        let is_end = |item: &&Item| matches!(item, Item::Old(op) if marks::is_yield(self.m, *op));
        self.insert(self.items.len() - usize::from(self.items.last().filter(is_end).is_some()), lines);
    }

    fn insert(&mut self, at: usize, lines: &[(Role, &str)]) {
        for (offset, &(role, text)) in lines.iter().enumerate() {
            self.new.push(NewOp::line(role, text));
            self.items.insert(at + offset, Item::New(self.new.len() - 1));
        }
    }

    /// Inserts an op at the insertion point, which then is after it.
    pub(crate) fn append(&mut self, item: Item) -> Result<(), Declined> {
        let Some(place) = self.place.filter(|&place| place != item) else { return Ok(()) };
        if let Item::Old(op) = item {
            let at = self.position(item)?;
            self.items.remove(at);
            self.moved.insert(op);
        }
        let at = self.position(place)?;
        self.items.insert(at + 1, item);
        self.place = Some(item);
        Ok(())
    }

    /// Inserts an op of the module at the insertion point. If the op is after that, the ops between
    /// that it needs are inserted before it. If it is before that and another op before the point
    /// uses it, it stays.
    pub(crate) fn append_with_inputs(&mut self, op: OpId) -> Result<(), Declined> {
        let Some(place) = self.place else { return Ok(()) };
        let (from, to) = (self.position(Item::Old(op))?, self.position(place)?);
        if from > to {
            for input in self.inputs_behind(op, to) {
                self.append(Item::Old(input))?;
            }
            return self.append(Item::Old(op));
        }
        let uses_it = |item: &Item| match *item {
            Item::Old(user) => self.m.operands(user).iter().any(|value| self.m.results(op).contains(value)),
            Item::New(number) => self
                .new
                .get(number)
                .is_some_and(|new| new.uses.iter().any(|value| self.m.results(op).contains(value))),
        };
        let between = self.items.get(from + 1..to).unwrap_or_default();
        if between.iter().any(uses_it) { Ok(()) } else { self.append(Item::Old(op)) }
    }

    /// Returns the ops that `op` needs and that are after the position in this block. Each op comes
    /// after what it uses, operands in their order.
    fn inputs_behind(&mut self, op: OpId, position: usize) -> Vec<OpId> {
        for (at, item) in self.items.iter().enumerate() {
            if let Item::Old(op) = *item {
                *self.positions.entry(op) = at as u32;
            }
        }
        let is_wanted =
            |op: OpId| self.m.op(op).parent == Some(self.block) && self.positions[op] as usize > position;
        let mut seen = FxHashSet::from_iter([op]);
        let mut inputs = Vec::new();
        let mut todo = vec![(op, 0)];
        while let Some((current, next)) = todo.pop() {
            let Some(&operand) = self.m.operands(current).get(next) else {
                if current != op {
                    inputs.push(current);
                }
                continue;
            };
            todo.push((current, next + 1));
            let by = self.m.defining_op(operand).filter(|&by| is_wanted(by) && !self.erased.contains(&by));
            todo.extend(by.filter(|&by| seen.insert(by)).map(|by| (by, 0)));
        }
        inputs
    }

    /// Removes an op.
    pub(crate) fn erase(&mut self, op: OpId) -> Result<(), Declined> {
        let at = self.position(Item::Old(op))?;
        self.items.remove(at);
        self.erased.insert(op);
        Ok(())
    }

    /// Removes an op whose result a new op has instead, called `name`.
    pub(crate) fn replace(&mut self, op: OpId, by: Item, name: &str) -> Result<(), Declined> {
        self.erase(op)?;
        let results = self.m.results(op).iter();
        self.replaced.extend(results.map(|&result| (result, (by, name.to_string()))));
        Ok(())
    }

    fn position(&self, item: Item) -> Result<usize, Declined> {
        let found = self.items.iter().position(|&other| other == item);
        let at = if let Item::Old(op) = item { op } else { self.loop_op };
        found.ok_or_else(|| Declined::new(at, "an op of the schedule is in a branch or an inner loop"))
    }

    /// Checks that each op comes after what it uses.
    ///
    /// # Errors
    ///
    /// The first that does not.
    pub(crate) fn is_in_order(&self) -> Result<(), Declined> {
        let mut passed: FxHashSet<Item> = FxHashSet::default();
        for &item in &self.items {
            let is_there =
                |value: ValueId| self.maker(value).is_none_or(|by| by == item || passed.contains(&by));
            let good = match item {
                Item::Old(op) => self
                    .m
                    .walk_op(op)
                    .all(|inner| self.m.operands(inner).iter().all(|&value| is_there(value))),
                Item::New(number) => self.new.get(number).is_some_and(|new| {
                    new.uses.iter().all(|&value| is_there(value))
                        && new.behind.iter().all(|by| passed.contains(by))
                }),
            };
            if !good {
                let at = if let Item::Old(op) = item { op } else { self.loop_op };
                return Err(Declined::new(at, "one of its ops would come before a value that it uses"));
            }
            passed.insert(item);
        }
        Ok(())
    }

    /// Returns the op of the sequence that makes a value. `None` for values from elsewhere.
    fn maker(&self, value: ValueId) -> Option<Item> {
        match self.m.value(value).def {
            ValueDef::OpResult { op, .. } if self.m.op(op).parent == Some(self.block) => {
                Some(self.replaced.get(&value).map_or(Item::Old(op), |(by, _)| *by))
            }
            _ => None,
        }
    }
}
