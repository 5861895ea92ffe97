//! Random traces that are executed: the operations in flight at each barrier, over all paths
//! through loops and conditionals, against the count.
//!
//! The interpreter does not use the walks. It runs nodes in order, and records when each copy is
//! issued. At every barrier, it counts the copies issued after the awaited one.

use std::collections::BTreeMap;

use seawall_model::Target;
use seawall_waits::{TraceOptions, waits_of_trace};
use seawall_wave::trace::{Allocation, Barrier, Conditional, Copy, Iterate, Space};
use seawall_wave::{GraphId, NodeId, NodeKind, Trace};

/// Pseudo-random numbers with a fixed seed (SplitMix64).
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % end as u64) as usize
    }
}

struct Maker {
    random: Random,
    trace: Trace,
    memory: NodeId,
    names: u32,
}

impl Maker {
    fn name(&mut self, stem: &str) -> String {
        self.names += 1;
        format!("{stem}{}", self.names)
    }

    /// Fills a graph; `open` are dependencies that a barrier can name there. Returns those that can
    /// be named at its end.
    fn fill(&mut self, graph: GraphId, mut open: Vec<NodeId>, depth: usize, size: usize) -> Vec<NodeId> {
        for _ in 0..size {
            match self.random.below(if depth == 0 { 6 } else { 9 }) {
                0..=2 => {
                    let copy = Copy {
                        memory: self.memory,
                        source: None,
                        elements_per_thread: Some(8),
                        element_bits: Some(16),
                    };
                    let name = self.name("copy");
                    open.push(self.trace.push(graph, name, NodeKind::GatherToLds(copy)));
                }
                3..=5 => {
                    let count = 1 + self.random.below(2);
                    let deps: Vec<NodeId> = (0..count).map(|_| open[self.random.below(open.len())]).collect();
                    let barrier = Barrier { wait_async: true, tensor_wait: false, async_deps: deps };
                    let name = self.name("barrier");
                    self.trace.push(graph, name, NodeKind::Barrier(barrier));
                }
                6 => {
                    let body = self.nested();
                    let conditional =
                        Conditional { graph: body, captures: vec![self.memory], condition: None };
                    let name = self.name("if");
                    self.trace.push(graph, name, NodeKind::Conditional(conditional));
                    let size = 1 + self.random.below(3);
                    self.fill(body, open.clone(), depth - 1, size);
                    self.output(body, vec![]);
                }
                _ => self.iterate(graph, &mut open, depth),
            }
        }
        open
    }

    fn iterate(&mut self, graph: GraphId, open: &mut Vec<NodeId>, depth: usize) {
        let body = self.nested();
        let carried = self.random.below(3);
        let inits: Vec<NodeId> = (0..carried).map(|_| open[self.random.below(open.len())]).collect();
        let trips = (self.random.below(4) == 0).then(|| self.random.below(3) as u64);
        let iterate = Iterate { graph: body, init_args: inits, captures: vec![self.memory], trips };
        let name = self.name("loop");
        let node = self.trace.push(graph, name, NodeKind::Iterate(iterate));
        let mut inside = open.clone();
        for index in 0..carried {
            let name = self.name("arg");
            inside.push(self.trace.push(body, name, NodeKind::IterArg { index: index as u32 }));
        }
        let size = 1 + self.random.below(3);
        let last = self.fill(body, inside, depth - 1, size);
        let values =
            (0..carried).map(|_| last[last.len() - 1 - self.random.below(last.len().min(4))]).collect();
        self.output(body, values);
        for index in 0..carried {
            let name = self.name("result");
            open.push(self.trace.push(graph, name, NodeKind::GetResult { value: node, index: index as u32 }));
        }
    }

    fn nested(&mut self) -> GraphId {
        let name = self.name("graph");
        self.trace.add_graph(name)
    }

    fn output(&mut self, graph: GraphId, values: Vec<NodeId>) {
        self.trace.push(graph, "output", NodeKind::Output { values });
    }
}

fn random_trace(seed: u64) -> Trace {
    let mut trace = Trace::new("root");
    let root = trace.root();
    let allocation = Allocation { space: Space::Shared, bytes: Some(64), parent: None, offset: None };
    let memory = trace.push(root, "memory", NodeKind::Allocate(allocation));
    let null = trace.push(root, "null", NodeKind::NullAsyncDep);
    let mut maker = Maker { random: Random(seed), trace, memory, names: 0 };
    let size = 2 + maker.random.below(4);
    maker.fill(root, vec![null], 2, size);
    maker.output(root, vec![]);
    maker.trace
}

/// One run. Decisions come from `plan`; beyond its end, the first choice is taken.
struct Run<'t> {
    trace: &'t Trace,
    plan: &'t [usize],
    taken: Vec<(usize, usize)>,
    issued: u32,
    /// When the copy behind a node was issued; `None` for a null dependency.
    values: BTreeMap<NodeId, Option<u32>>,
    /// For each barrier, the fewest copies issued after a dependency.
    least: BTreeMap<NodeId, u32>,
}

impl Run<'_> {
    fn decide(&mut self, choices: usize) -> usize {
        let choice = self.plan.get(self.taken.len()).copied().unwrap_or(0);
        self.taken.push((choice, choices));
        choice
    }

    fn graph(&mut self, graph: GraphId) {
        let trace = self.trace;
        for &node in trace.graph(graph).nodes() {
            match &trace.node(node).kind {
                NodeKind::NullAsyncDep => drop(self.values.insert(node, None)),
                NodeKind::GatherToLds(_) => {
                    self.issued += 1;
                    self.values.insert(node, Some(self.issued));
                }
                NodeKind::Barrier(barrier) => {
                    for dependency in &barrier.async_deps {
                        if let Some(at) = self.values[dependency] {
                            let since = self.issued - at;
                            let least = self.least.entry(node).or_insert(since);
                            *least = since.min(*least);
                        }
                    }
                }
                NodeKind::Conditional(conditional) if self.decide(2) == 1 => self.graph(conditional.graph),
                NodeKind::Iterate(iterate) => self.iterate(iterate),
                NodeKind::GetResult { value, index } => {
                    let NodeKind::Iterate(iterate) = &trace.node(*value).kind else { panic!("a loop") };
                    let given = self.carried(iterate, *index);
                    self.values.insert(node, given);
                }
                _ => {}
            }
        }
    }

    /// The current value: that of the loop's argument or, before the first iteration, of its init.
    fn carried(&self, iterate: &Iterate, index: u32) -> Option<u32> {
        let args = self.trace.graph(iterate.graph).nodes();
        let is_it = |node: &&NodeId| self.trace.node(**node).kind == NodeKind::IterArg { index };
        self.values[args.iter().find(is_it).expect("an argument for each")]
    }

    fn iterate(&mut self, iterate: &Iterate) {
        let trips = iterate.trips.map_or_else(|| self.decide(4), |trips| trips as usize);
        let args: Vec<NodeId> = self.trace.graph(iterate.graph).nodes()[..iterate.init_args.len()].to_vec();
        let mut next: Vec<Option<u32>> = iterate.init_args.iter().map(|init| self.values[init]).collect();
        for _ in 0..trips {
            self.values.extend(args.iter().copied().zip(next));
            self.graph(iterate.graph);
            next = self.trace.outputs(iterate.graph).iter().map(|value| self.values[value]).collect();
        }
        self.values.extend(args.into_iter().zip(next));
    }
}

/// For each barrier, the fewest copies issued after a dependency, over all runs. `None` if there
/// are too many runs.
fn by_running(trace: &Trace) -> Option<BTreeMap<NodeId, u32>> {
    let mut least: BTreeMap<NodeId, u32> = BTreeMap::new();
    let mut plan: Vec<usize> = Vec::new();
    for _ in 0..1_000 {
        let values = BTreeMap::new();
        let mut run =
            Run { trace, plan: &plan, taken: Vec::new(), issued: 0, values, least: BTreeMap::new() };
        run.graph(trace.root());
        for (node, count) in run.least {
            let known = least.entry(node).or_insert(count);
            *known = count.min(*known);
        }
        let mut taken = run.taken;
        while taken.last().is_some_and(|(choice, choices)| choice + 1 == *choices) {
            taken.pop();
        }
        let Some(last) = taken.last_mut() else { return Some(least) };
        last.0 += 1;
        plan = taken.into_iter().map(|(choice, _)| choice).collect();
    }
    None
}

#[test]
fn counts_are_the_least_over_all_runs() {
    let target: Target = "gfx950".parse().expect("a target");
    let (mut compared, mut equal, mut above_zero) = (0, 0, 0);
    for seed in 0..4_000 {
        let trace = random_trace(seed);
        trace.validate().expect("hangs together");
        let Some(least) = by_running(&trace) else { continue };
        for wait in waits_of_trace(&trace, &target, TraceOptions::default()) {
            match (wait.new, least.get(&wait.at)) {
                // Never more than any run leaves in flight.
                (Some(count), Some(&seen)) => {
                    assert!(
                        count <= seen.min(63),
                        "seed {seed}: {count}, and a run has {seen}\n{}",
                        trace.to_json()
                    );
                    compared += 1;
                    equal += u32::from(count == seen);
                    above_zero += u32::from(count > 0);
                }
                // No run reaches the barrier with a dependency.
                (_, None) => {}
                (None, Some(seen)) => {
                    panic!("seed {seed}: no count, and a run has {seen}\n{}", trace.to_json())
                }
            }
        }
    }
    assert!(compared > 3_000 && above_zero > 600, "{compared} {above_zero}");
    // A loop with two trips is walked as if it might run more often, where a value is carried out
    // of it.
    assert!(equal * 100 >= compared * 99, "{equal} of {compared}");
}
