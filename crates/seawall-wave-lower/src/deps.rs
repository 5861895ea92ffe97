//! Computes the copies that a barrier with dependencies completes.
//!
//! These are the copies that the dependencies stand for, and older copies of the same kind, since a
//! queue completes in order. For each value and each copy, the walk keeps how many of the newest
//! executions of the copy a wait for the value may leave in flight. For a value that stands for no
//! copy, these are all executions so far.
//!
//! - Lattice: numbers up to [`MAX_AGE`], then "any number". The join is the maximum over the paths.
//! - Transfer: executing a copy adds one to its age for every value, and the copy's own value
//!   covers its queue. Loops are walked until nothing changes.
//! - Error direction: the result may have too many executions in flight, never too few.

use seawall_base::SecondaryMap;
use seawall_wave::{GraphId, NodeId, NodeKind, Trace};

/// A larger age is treated as any age. No pipeline of copies is that deep.
const MAX_AGE: u8 = 16;
const ANY_AGE: u8 = u8::MAX;
/// After this many joins of one loop, ages that still change become "any number".
const MAX_ROUNDS: usize = 64;
/// The largest number of values times copies that the walk follows.
const MAX_CELLS: usize = 1 << 24;
/// The row of the value that stands for no copy.
const NOTHING: usize = 0;

/// A copy that is complete after a barrier, except its `age` newest executions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Completed {
    pub(crate) copy: NodeId,
    pub(crate) age: u32,
}

/// The copies that each barrier with dependencies completes.
pub(crate) type ByBarrier = SecondaryMap<NodeId, Vec<Completed>>;

/// Returns the copies that each barrier of `trace` completes by its dependencies. Returns `None` if
/// there are too many to follow.
pub(crate) fn completed(trace: &Trace) -> Option<ByBarrier> {
    let mut walk = Walk::new(trace);
    let cells = walk.rows.checked_mul(walk.copies.len()).filter(|&cells| cells <= MAX_CELLS)?;
    let mut ages = vec![0; cells];
    walk.graph(trace.root(), &mut ages);
    Some(walk.found)
}

/// Ages, by copy and then by row.
type Ages = Vec<u8>;

struct Walk<'t> {
    trace: &'t Trace,
    copies: Vec<NodeId>,
    column: SecondaryMap<NodeId, Option<u32>>,
    /// The row of each value that may be a dependency or the source of one.
    row: SecondaryMap<NodeId, Option<u32>>,
    rows: usize,
    /// Iter args and results of each loop, with their index.
    args: SecondaryMap<NodeId, Vec<(NodeId, u32)>>,
    results: SecondaryMap<NodeId, Vec<(NodeId, u32)>>,
    /// Ages at the beginning of the body of each loop.
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

    /// Assigns a row to `id` and adds the values that it comes from to `open`.
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

    /// The captured node, through the placeholders of all graphs between.
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

    /// Walks a graph. The recursion is bounded by the nesting limit of traces.
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
        self.forward_ages(&self.results[owner], &iterate.init_args, &mut not_run);
        if iterate.trips == Some(0) {
            *ages = not_run;
            return;
        }
        self.forward_ages(&self.args[owner], &iterate.init_args, ages);
        let mut header = self.headers.entry(iterate.graph).take().unwrap_or_else(|| ages.clone());
        join(&mut header, ages);
        for round in 0.. {
            ages.clone_from(&header);
            self.graph(iterate.graph, ages);
            let mut back = ages.clone();
            self.forward_ages(&self.args[owner], outputs, &mut back);
            if round >= MAX_ROUNDS {
                back.fill(ANY_AGE);
            }
            if !join(&mut header, &back) {
                break;
            }
        }
        *self.headers.entry(iterate.graph) = Some(header);
        self.forward_ages(&self.results[owner], outputs, ages);
        if iterate.trips.is_none() {
            join(ages, &not_run);
        }
    }

    /// Gives the values `to` of a loop the ages of `from`, all at once.
    fn forward_ages(&self, to: &[(NodeId, u32)], from: &[NodeId], ages: &mut Ages) {
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

    /// Updates the ages for the execution of a copy. Other nodes change nothing.
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

    /// Returns the copies that a wait for the values in `rows` completes.
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

/// Returns whether `into` changes.
fn join(into: &mut Ages, other: &Ages) -> bool {
    let mut changed = false;
    for (into, &other) in into.iter_mut().zip(other) {
        changed |= other > *into;
        *into = other.max(*into);
    }
    changed
}
