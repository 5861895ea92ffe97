//! A backward walk over a trace: what precedes a point, and the name of a dependency there.
//!
//! A state is a point and the node that stands for the dependency. Iter args, results of loops and
//! captures are followed, so a copy of one iteration is not confused with that of another. A null
//! dependency ends a path: nothing is waited for there.

use rustc_hash::FxHashMap;
use seawall_analysis::waits::{Back as Step, Fewest, fewest};
use seawall_base::saturated;
use seawall_wave::{GraphId, NodeId, NodeKind, Trace};

/// The point before the node with this index in the graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Point {
    graph: GraphId,
    index: u32,
}

/// The walk over one trace.
pub(crate) struct Walk<'t> {
    trace: &'t Trace,
    width: u32,
    positions: FxHashMap<NodeId, u32>,
    /// Lower bounds of the counts of loops with known trip counts.
    loops: FxHashMap<NodeId, u32>,
}

/// How far back a dependency was issued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Issued {
    /// A lower bound of the count since then.
    pub(crate) since: Fewest,
    /// The dependency cannot be followed to an operation.
    pub(crate) lost: bool,
}

impl<'t> Walk<'t> {
    /// Prepares walks that count by `weight`, up to `width`.
    pub(crate) fn new(trace: &'t Trace, width: u32, weight: &dyn Fn(NodeId) -> u32) -> Self {
        let mut positions = FxHashMap::default();
        for (_, graph) in trace.graphs() {
            positions.extend(graph.nodes().iter().enumerate().map(|(at, &node)| (node, at as u32)));
        }
        let mut walk = Walk { trace, width, positions, loops: FxHashMap::default() };
        // The reversed preorder visits inner loops before the loops around them.
        for node in trace.preorder().into_iter().rev() {
            if let NodeKind::Iterate(iterate) = &trace.node(node).kind
                && let Some(trips) = iterate.trips.filter(|&trips| trips > 0)
            {
                let once = walk.body(iterate.graph, weight);
                let trips = saturated::<u32>(trips);
                walk.loops.insert(node, trips.saturating_mul(once));
            }
        }
        walk
    }

    /// A lower bound of the count from the operation behind `dependency` to `wait`.
    pub(crate) fn since(&self, dependency: NodeId, wait: NodeId, weight: &dyn Fn(NodeId) -> u32) -> Issued {
        let Some(&index) = self.positions.get(&wait) else {
            return Issued { since: Fewest::At(0), lost: true };
        };
        let mut lost = false;
        let start = (Point { graph: self.trace.node(wait).graph, index }, dependency);
        let since = fewest(start, self.width, |(at, value), steps| match self.captured(value) {
            None => lost = true,
            Some(value) if matches!(self.trace.node(value).kind, NodeKind::NullAsyncDep) => {}
            Some(value) => lost |= !self.step(at, value, weight, steps),
        });
        Issued { since: if lost { Fewest::At(0) } else { since }, lost }
    }

    /// The node that a `placeholder` captures; `None` if it captures none.
    fn captured(&self, mut value: NodeId) -> Option<NodeId> {
        while let NodeKind::Placeholder { captures } = &self.trace.node(value).kind {
            value = (*captures)?;
        }
        Some(value)
    }

    fn end(&self, graph: GraphId) -> Point {
        Point { graph, index: self.trace.graph(graph).nodes().len() as u32 }
    }

    fn before(&self, node: NodeId) -> Option<Point> {
        let index = *self.positions.get(&node)?;
        Some(Point { graph: self.trace.node(node).graph, index })
    }

    /// Adds the states before a state; `false` if they are unknown.
    fn step(
        &self,
        at: Point,
        value: NodeId,
        weight: &dyn Fn(NodeId) -> u32,
        steps: &mut Vec<Step<(Point, NodeId)>>,
    ) -> bool {
        let Some(index) = at.index.checked_sub(1) else { return self.out(at.graph, value, steps) };
        let Some(&node) = self.trace.graph(at.graph).nodes().get(index as usize) else { return false };
        let before = Point { graph: at.graph, index };
        match &self.trace.node(node).kind {
            NodeKind::Iterate(iterate) => {
                let given = match self.trace.node(value).kind {
                    NodeKind::GetResult { value, index } if value == node => Some(index as usize),
                    _ => None,
                };
                if given.is_none()
                    && let Some(&count) = self.loops.get(&node)
                {
                    steps.push(Step::To((before, value), count));
                    return true;
                }
                let (inside, skipped) = match given {
                    Some(index) => {
                        let outputs = self.trace.outputs(iterate.graph);
                        let (Some(&last), Some(&init)) = (outputs.get(index), iterate.init_args.get(index))
                        else {
                            return false;
                        };
                        (last, init)
                    }
                    None => (value, value),
                };
                steps.push(Step::To((self.end(iterate.graph), inside), 0));
                if given.is_none() || !self.loops.contains_key(&node) {
                    steps.push(Step::To((before, skipped), 0));
                }
            }
            NodeKind::Conditional(conditional) => {
                steps.push(Step::To((self.end(conditional.graph), value), 0));
                steps.push(Step::To((before, value), 0));
            }
            kind if node == value && kind.is_asynchronous() => steps.push(Step::Goal(0)),
            // Names for values of another graph.
            NodeKind::IterArg { .. } | NodeKind::GetResult { .. } => steps.push(Step::To((before, value), 0)),
            _ if node == value => return false,
            _ => steps.push(Step::To((before, value), weight(node))),
        }
        true
    }

    /// Leaves a graph through its start.
    fn out(&self, graph: GraphId, value: NodeId, steps: &mut Vec<Step<(Point, NodeId)>>) -> bool {
        let Some(owner) = self.trace.graph(graph).owner() else { return false };
        let Some(before) = self.before(owner) else { return false };
        match (&self.trace.node(owner).kind, &self.trace.node(value).kind) {
            (NodeKind::Iterate(iterate), NodeKind::IterArg { index })
                if self.trace.node(value).graph == graph =>
            {
                let index = *index as usize;
                let (init, next) = (iterate.init_args.get(index), self.trace.outputs(graph).get(index));
                let (Some(&init), Some(&next)) = (init, next) else { return false };
                steps.push(Step::To((before, init), 0));
                steps.push(Step::To((self.end(graph), next), 0));
            }
            (NodeKind::Iterate(_), _) => {
                steps.push(Step::To((before, value), 0));
                steps.push(Step::To((self.end(graph), value), 0));
            }
            _ => steps.push(Step::To((before, value), 0)),
        }
        true
    }

    /// A lower bound of the count of one iteration of a body.
    fn body(&self, graph: GraphId, weight: &dyn Fn(NodeId) -> u32) -> u32 {
        let found = fewest(self.end(graph), self.width, |at, steps| {
            let Some(index) = at.index.checked_sub(1) else {
                match self.trace.graph(at.graph).owner().and_then(|owner| Some((owner, self.before(owner)?)))
                {
                    Some((owner, before)) if at.graph != graph => {
                        steps.push(Step::To(before, 0));
                        if matches!(self.trace.node(owner).kind, NodeKind::Iterate(_)) {
                            steps.push(Step::To(self.end(at.graph), 0));
                        }
                    }
                    _ => steps.push(Step::Goal(0)),
                }
                return;
            };
            let before = Point { graph: at.graph, index };
            let Some(&node) = self.trace.graph(at.graph).nodes().get(index as usize) else { return };
            let inner = self.trace.node(node).kind.subgraph();
            match (self.loops.get(&node), inner) {
                (Some(&count), _) => steps.push(Step::To(before, count)),
                (None, Some(inner)) => {
                    steps.extend([Step::To(self.end(inner), 0), Step::To(before, 0)]);
                }
                (None, None) => steps.push(Step::To(before, weight(node))),
            }
        });
        found.within(self.width).unwrap_or(0)
    }
}
