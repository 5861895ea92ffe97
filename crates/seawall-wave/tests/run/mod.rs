//! Executes traces like one wave of a workgroup, with the memory and copies that nodes are at run
//! time. It checks dependencies without any of the analysis.

use std::collections::HashMap;

use arbitrary::Unstructured;
use seawall_wave::deps::{GatherCounter, resolve_async_deps};
use seawall_wave::trace::{CounterWait, Iterate};
use seawall_wave::{GraphId, NodeId, NodeKind, Trace};

/// The value of a node in one execution of its graph.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Value {
    Memory(NodeId),
    Copy(usize),
    Nothing,
}

/// One execution of a copy.
struct Instance {
    op: NodeId,
    memory: NodeId,
    /// Whether it is complete for this wave.
    done: bool,
    /// Whether it was complete before a barrier.
    visible: bool,
    /// Whether a barrier has run since.
    barred: bool,
}

/// Counts of an execution.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    /// Accesses to the memory of a copy, with a barrier between.
    pub(crate) accesses: usize,
    /// Dependencies whose value was a copy.
    pub(crate) deps: usize,
    /// Pairs of a copy and an access without a barrier between.
    pub(crate) unordered: Vec<(NodeId, NodeId)>,
}

pub(crate) struct Run<'t, 'u, 'b> {
    trace: &'t Trace,
    /// The counter of gathers.
    gathers: GatherCounter,
    choices: &'u mut Unstructured<'b>,
    copies: Vec<Instance>,
    /// Whether each copy was done at the last signal. `None` without a signal.
    signalled: Option<Vec<bool>>,
    steps: usize,
    pub(crate) seen: Seen,
}

impl<'t, 'u, 'b> Run<'t, 'u, 'b> {
    pub(crate) fn new(trace: &'t Trace, gathers: GatherCounter, choices: &'u mut Unstructured<'b>) -> Self {
        Run { trace, gathers, choices, copies: Vec::new(), signalled: None, steps: 0, seen: Seen::default() }
    }

    /// Executes the whole trace, or its first thousand nodes.
    pub(crate) fn all(&mut self) -> Result<(), String> {
        self.graph(self.trace.root(), &mut HashMap::new(), &[]).map(drop)
    }

    /// Executes a graph with the values of its captures and iter args. Returns its output values.
    fn graph(
        &mut self,
        graph: GraphId,
        values: &mut HashMap<NodeId, Value>,
        args: &[Value],
    ) -> Result<Vec<Value>, String> {
        for &node in self.trace.graph(graph).nodes() {
            self.steps += 1;
            if self.steps > 1000 {
                return Ok(vec![Value::Nothing; 64]);
            }
            if let NodeKind::Output { values: given } = &self.trace.node(node).kind {
                return Ok(given.iter().map(|given| values[given]).collect());
            }
            let value = self.node(node, values, args)?;
            values.insert(node, value);
        }
        Ok(Vec::new())
    }

    fn node(
        &mut self,
        node: NodeId,
        values: &mut HashMap<NodeId, Value>,
        args: &[Value],
    ) -> Result<Value, String> {
        let kind = &self.trace.node(node).kind;
        if let Some(memory) = kind.shared_memory()
            && let Value::Memory(memory) = values[&memory]
        {
            self.access(node, memory)?;
            if kind.is_asynchronous() {
                let instance = Instance { op: node, memory, done: false, visible: false, barred: false };
                self.copies.push(instance);
                return Ok(Value::Copy(self.copies.len() - 1));
            }
        }
        match kind {
            NodeKind::Placeholder { captures: Some(captured) } => return Ok(values[captured]),
            NodeKind::IterArg { index } => return Ok(args[*index as usize]),
            NodeKind::Allocate(_) => return Ok(Value::Memory(node)),
            NodeKind::GetResult { value, index } => return Ok(self.result(*value, *index, values)),
            NodeKind::Barrier(barrier) => {
                for &dep in &barrier.async_deps {
                    self.complete(dep, values[&dep])?;
                }
                self.drain(barrier.wait_async, barrier.tensor_wait);
                self.copies.iter_mut().for_each(|copy| (copy.visible, copy.barred) = (copy.done, true));
            }
            NodeKind::Signal { barrier: -1, tensor_wait } => {
                self.drain(false, *tensor_wait);
                self.signalled = Some(self.copies.iter().map(|copy| copy.done).collect());
            }
            NodeKind::Wait { barrier: -1 } => {
                for (copy, done) in self.copies.iter_mut().zip(self.signalled.take().unwrap_or_default()) {
                    (copy.visible, copy.barred) = (copy.visible || done, true);
                }
            }
            NodeKind::CounterWait(CounterWait { load, asynchronous, tensor, .. }) => {
                let gathers = if self.gathers == GatherCounter::Asynchronous { asynchronous } else { load };
                self.drain(*gathers == Some(0), *tensor == Some(0));
            }
            NodeKind::Iterate(iterate) => self.iterate(node, iterate, values)?,
            NodeKind::Conditional(conditional) => {
                let runs: bool = self.choices.arbitrary().map_err(|error| error.to_string())?;
                let body = runs.then_some(conditional.graph);
                body.map(|body| self.graph(body, &mut values.clone(), &[])).transpose()?;
            }
            _ => {}
        }
        Ok(Value::Nothing)
    }

    fn iterate(
        &mut self,
        node: NodeId,
        iterate: &Iterate,
        values: &mut HashMap<NodeId, Value>,
    ) -> Result<(), String> {
        let mut carried: Vec<Value> = iterate.init_args.iter().map(|init| values[init]).collect();
        let trips = match iterate.trips {
            Some(trips) => trips.min(4),
            None => self.choices.int_in_range(0..=3).map_err(|error| error.to_string())?,
        };
        for _ in 0..trips {
            carried = self.graph(iterate.graph, &mut values.clone(), &carried)?;
        }
        for (index, value) in carried.into_iter().enumerate() {
            self.results(node, index, value, values);
        }
        Ok(())
    }

    /// Stores a result of a loop for its `get_result` nodes.
    fn results(&self, owner: NodeId, index: usize, value: Value, values: &mut HashMap<NodeId, Value>) {
        for &node in self.trace.graph(self.trace.node(owner).graph).nodes() {
            if matches!(self.trace.node(node).kind, NodeKind::GetResult { value, index: i } if value == owner && i as usize == index)
            {
                values.insert(node, value);
            }
        }
    }

    fn result(&self, owner: NodeId, index: u32, values: &HashMap<NodeId, Value>) -> Value {
        let mut nodes = self.trace.graph(self.trace.node(owner).graph).nodes().iter();
        let is_it = |&&node: &&NodeId| matches!(self.trace.node(node).kind, NodeKind::GetResult { value, index: i } if value == owner && i == index);
        nodes.find(is_it).and_then(|node| values.get(node)).copied().unwrap_or(Value::Nothing)
    }

    /// Executes the wait of a barrier for `dep`: copies of its kind up to this one are complete.
    fn complete(&mut self, dep: NodeId, value: Value) -> Result<(), String> {
        let Value::Copy(last) = value else { return Ok(()) };
        self.seen.deps += 1;
        let op = self.copies[last].op;
        if !resolve_async_deps(self.trace, dep).contains(&op) {
            return Err(format!(
                "{} does not resolve to {}",
                self.trace.describe(dep),
                self.trace.describe(op)
            ));
        }
        let is_gather = self.is_gather(op);
        for at in 0..=last {
            if self.is_gather(self.copies[at].op) == is_gather {
                self.copies[at].done = true;
            }
        }
        Ok(())
    }

    fn drain(&mut self, gathers: bool, tensors: bool) {
        for at in 0..self.copies.len() {
            let is_gather = self.is_gather(self.copies[at].op);
            self.copies[at].done |= if is_gather { gathers } else { tensors };
        }
    }

    fn is_gather(&self, op: NodeId) -> bool {
        matches!(self.trace.node(op).kind, NodeKind::GatherToLds(_))
    }

    /// Checks that accessed data is complete if a barrier has run since its copy was issued.
    fn access(&mut self, node: NodeId, memory: NodeId) -> Result<(), String> {
        let top = |mut at: NodeId| {
            while let NodeKind::Allocate(part) = &self.trace.node(at).kind
                && let Some(parent) = part.parent
            {
                at = parent;
            }
            at
        };
        for copy in self.copies.iter().filter(|copy| top(copy.memory) == top(memory)) {
            if !copy.barred {
                self.seen.unordered.push((copy.op, node));
                continue;
            }
            self.seen.accesses += 1;
            if !copy.visible {
                let (copy, access) = (self.trace.describe(copy.op), self.trace.describe(node));
                return Err(format!("{access} is after a barrier, but {copy} is not complete"));
            }
        }
        Ok(())
    }
}
