//! What a barrier with dependencies completes: the copies that they stand for, and older ones of their kind, since a queue completes in order.
//!
//! For each value that stands for copies the walk keeps, of each copy, how many of its newest executions a wait for the value may leave in flight; for the
//! value that stands for nothing these are all executions so far. Lattice: numbers, up to [`MAX_AGE`], then "any number"; join is the
//! maximum over the paths. A copy that is executed is one newer for every value, and its own value covers its queue. Loops are
//! walked until nothing changes. Possible wrong answers: too many in flight; never too few.

use seawall_base::SecondaryMap;
use seawall_wave::{GraphId, NodeId, NodeKind, Trace};

/// An age above this is any age: no pipeline of copies is that deep.
const MAX_AGE: u8 = 16;
const ANY_AGE: u8 = u8::MAX;
/// Joins of one loop after which what still changes is given up.
const MAX_ROUNDS: usize = 64;
/// More values times copies are not followed.
const MAX_CELLS: usize = 1 << 24;
/// The row of the value that stands for nothing.
const NOTHING: usize = 0;

/// A copy that is complete behind a barrier, but for its `age` newest executions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Completed {
    pub(crate) copy: NodeId,
    pub(crate) age: u32,
}

/// What the barriers of a trace with dependencies complete.
pub(crate) type ByBarrier = SecondaryMap<NodeId, Vec<Completed>>;

/// What each barrier of `trace` completes by its dependencies; `None` if these are too many to follow.
pub(crate) fn completed(trace: &Trace) -> Option<ByBarrier> {
    let mut walk = Walk::new(trace);
    let cells = walk.rows.checked_mul(walk.copies.len()).filter(|&cells| cells <= MAX_CELLS)?;
    let mut ages = vec![0; cells];
    walk.graph(trace.root(), &mut ages);
    Some(walk.found)
}

/// Ages by copy, then by row.
type Ages = Vec<u8>;

struct Walk<'t> {
    trace: &'t Trace,
    copies: Vec<NodeId>,
    column: SecondaryMap<NodeId, Option<u32>>,
    /// The row of each value that a dependency may come from.
    row: SecondaryMap<NodeId, Option<u32>>,
    rows: usize,
    /// Iter args and results of each loop, with their index.
    args: SecondaryMap<NodeId, Vec<(NodeId, u32)>>,
    results: SecondaryMap<NodeId, Vec<(NodeId, u32)>>,
    /// What is known at the beginning of each loop's body.
    headers: SecondaryMap<GraphId, Option<Ages>>,
    found: ByBarrier,
}

impl<'t> Walk<'t> {
    fn new(trace: &'t Trace) -> Self {
        let mut walk = Walk {
            trace,
            copies: Vec::new(),
            column: SecondaryMap::new(),
            row: SecondaryMap::new(),
            rows: 1,
            args: SecondaryMap::new(),
            results: SecondaryMap::new(),
            headers: SecondaryMap::new(),
            found: SecondaryMap::new(),
        };
        let mut open: Vec<NodeId> = Vec::new();
        for (id, node) in trace.nodes() {
            match &node.kind {
                kind if kind.is_asynchronous() => {
                    *walk.column.entry(id) = u32::try_from(walk.copies.len()).ok();
                    walk.copies.push(id);
                }
                NodeKind::Barrier(barrier) => open.extend(&barrier.async_deps),
                _ => {}
            }
        }
        while let Some(id) = open.pop() {
            walk.value(id, &mut open);
        }
        walk
    }

    /// Gives a row to what `id` stands for, and opens what that comes from.
    fn value(&mut self, id: NodeId, open: &mut Vec<NodeId>) {
        let id = self.captured(id);
        let node = self.trace.node(id);
        let (owner, index, is_arg) = match &node.kind {
            kind if kind.is_asynchronous() => (None, 0, false),
            NodeKind::IterArg { index } => (self.trace.graph(node.graph).owner(), *index, true),
            NodeKind::GetResult { value, index } => (Some(*value), *index, false),
            _ => return,
        };
        if self.row[id].is_some() {
            return;
        }
        *self.row.entry(id) = u32::try_from(self.rows).ok();
        self.rows += 1;
        let Some(owner) = owner else { return };
        let NodeKind::Iterate(iterate) = &self.trace.node(owner).kind else { return };
        let values = if is_arg { &mut self.args } else { &mut self.results };
        values.entry(owner).push((id, index));
        open.extend(iterate.init_args.get(index as usize));
        open.extend(self.trace.outputs(iterate.graph).get(index as usize));
    }

    /// The node that is captured in the end, through all graphs on the way.
    fn captured(&self, id: NodeId) -> NodeId {
        let mut id = id;
        while let NodeKind::Placeholder { captures: Some(captured) } = self.trace.node(id).kind {
            id = captured;
        }
        id
    }

    fn row_of(&self, id: NodeId) -> usize {
        self.row[self.captured(id)].map_or(NOTHING, |row| row as usize)
    }

    /// Walks a graph. Graphs are nested no deeper than a trace may be.
    fn graph(&mut self, graph: GraphId, ages: &mut Ages) {
        let trace = self.trace;
        for &id in trace.graph(graph).nodes() {
            match &trace.node(id).kind {
                NodeKind::Conditional(conditional) => {
                    let passed_by = ages.clone();
                    self.graph(conditional.graph, ages);
                    join(ages, &passed_by);
                }
                NodeKind::Iterate(_) => self.repeat(id, ages),
                NodeKind::Barrier(barrier) => {
                    let rows: Vec<usize> = barrier.async_deps.iter().map(|&dep| self.row_of(dep)).collect();
                    *self.found.entry(id) = self.complete(&rows, ages);
                }
                _ => self.copy(id, ages),
            }
        }
    }

    fn repeat(&mut self, owner: NodeId, ages: &mut Ages) {
        let trace = self.trace;
        let NodeKind::Iterate(iterate) = &trace.node(owner).kind else { return };
        let outputs = trace.outputs(iterate.graph);
        let mut not_run = ages.clone();
        self.hand_on(&self.results[owner], &iterate.init_args, &mut not_run);
        if iterate.trips == Some(0) {
            *ages = not_run;
            return;
        }
        self.hand_on(&self.args[owner], &iterate.init_args, ages);
        let mut header = self.headers.entry(iterate.graph).take().unwrap_or_else(|| ages.clone());
        join(&mut header, ages);
        for round in 0.. {
            ages.clone_from(&header);
            self.graph(iterate.graph, ages);
            let mut back = ages.clone();
            self.hand_on(&self.args[owner], outputs, &mut back);
            if round >= MAX_ROUNDS {
                back.fill(ANY_AGE);
            }
            if !join(&mut header, &back) {
                break;
            }
        }
        *self.headers.entry(iterate.graph) = Some(header);
        self.hand_on(&self.results[owner], outputs, ages);
        if iterate.trips.is_none() {
            join(ages, &not_run);
        }
    }

    /// The values `to` of a loop stand for what `from` does, all at once.
    fn hand_on(&self, to: &[(NodeId, u32)], from: &[NodeId], ages: &mut Ages) {
        let rows: Vec<(usize, usize)> = to
            .iter()
            .map(|&(value, index)| {
                (self.row_of(value), from.get(index as usize).map_or(NOTHING, |&id| self.row_of(id)))
            })
            .collect();
        for column in ages.chunks_exact_mut(self.rows) {
            let given: Vec<u8> = rows.iter().map(|&(_, from)| column[from]).collect();
            rows.iter().zip(given).for_each(|(&(to, _), age)| column[to] = age);
        }
    }

    /// Executes a copy; every other node leaves copies alone.
    fn copy(&self, id: NodeId, ages: &mut Ages) {
        let Some(column) = self.column[id] else { return };
        let own = self.row[id].map(|row| row as usize);
        let queue = std::mem::discriminant(&self.trace.node(id).kind);
        for (at, (ages, &copy)) in ages.chunks_exact_mut(self.rows).zip(&self.copies).enumerate() {
            if at == column as usize {
                ages.iter_mut().for_each(|age| *age = if *age < MAX_AGE { *age + 1 } else { ANY_AGE });
            }
            if let Some(own) = own {
                let covers = std::mem::discriminant(&self.trace.node(copy).kind) == queue;
                ages[own] = if covers { 0 } else { ages[NOTHING] };
            }
        }
    }

    /// What a wait for the values in `rows` completes that may be in flight.
    fn complete(&self, rows: &[usize], ages: &Ages) -> Vec<Completed> {
        let mut completed = Vec::new();
        for (ages, &copy) in ages.chunks_exact(self.rows).zip(&self.copies) {
            let age = rows.iter().map(|&row| ages[row]).min().unwrap_or(ANY_AGE);
            if age < ages[NOTHING] {
                completed.push(Completed { copy, age: u32::from(age) });
            }
        }
        completed
    }
}

/// Whether anything changes.
fn join(into: &mut Ages, other: &Ages) -> bool {
    let mut changed = false;
    for (into, &other) in into.iter_mut().zip(other) {
        changed |= other > *into;
        *into = other.max(*into);
    }
    changed
}
