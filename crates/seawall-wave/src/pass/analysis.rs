//! Finds the regions of a trace that need synchronization, with rolling windows.
//!
//! Two passes go over the trace: write after read, then read after write. Each pass walks the root
//! graph. It walks the body of a loop twice (depth 0 for this iteration, 1 for the next one) and
//! the body of a conditional once. At the end of every graph, windows with both producers and
//! consumers become regions.
//!
//! Nested loops are walked 2 × 2 times and so on. This is what the released pass does, and its
//! result depends on it. [`MAX_STEPS`] bounds the time.

use seawall_base::PrimaryMap;

use super::access::{Hazard, get_memory_access_type};
use super::error::PassError;
use super::region::SyncRegion;
use super::topology::{Topology, get_shared_memory_from_op};
use super::window::{Access, Results, Windows};
use crate::trace::{GraphId, NodeId, NodeKind, Trace};

/// The largest number of steps, each an access or an entry into a body. This takes some seconds.
pub const MAX_STEPS: u64 = 1 << 28;

/// Returns the regions of `trace` that need synchronization, in the order in which the pass finds
/// them and without duplicates.
///
/// # Errors
///
/// Returns an error if nested loops need more than [`MAX_STEPS`] steps.
pub fn get_barriers_analysis(trace: &Trace, topology: &Topology) -> Result<Vec<SyncRegion>, PassError> {
    let program = Program::new(trace, topology);
    program.bound(trace)?;
    let mut results = Results::default();
    for hazard in [Hazard::WriteAfterRead, Hazard::ReadAfterWrite] {
        let kinds = |node: NodeId| get_memory_access_type(&trace.node(node).kind);
        let mut windows = Windows::new(hazard, &mut results);
        program.walk(trace.root(), &mut windows, topology, &kinds);
    }
    Ok(results.into_regions())
}

/// One step of the walk.
enum Step {
    /// An access with its resource at depth 0. `next` is the resource at depth 1.
    Access { access: Access, next: NodeId },
    /// A loop with its body.
    Iterate(GraphId),
    /// A conditional with its body.
    Conditional(GraphId),
}

/// The steps of each graph. Most nodes are not steps.
struct Program {
    graphs: PrimaryMap<GraphId, Vec<Step>>,
}

/// A graph that is being walked.
struct Frame {
    graph: GraphId,
    at: usize,
    depth: u32,
    /// Whether the body is walked again for the next iteration.
    again: bool,
}

impl Program {
    fn new(trace: &Trace, topology: &Topology) -> Self {
        let graphs = trace.graphs().map(|(id, graph)| {
            let is_body = graph.owner().is_some_and(|owner| {
                let owner = trace.node(owner);
                matches!(owner.kind, NodeKind::Iterate(_))
            });
            let ends = graph.nodes().first().zip(graph.nodes().last()).filter(|_| is_body);
            let graph_info = ends.map(|(&first, &last)| (first, last));
            topology.events(id).iter().filter_map(|&node| step(trace, topology, node, graph_info)).collect()
        });
        Program { graphs: graphs.collect() }
    }

    /// Checks that the number of steps is within bounds.
    fn bound(&self, trace: &Trace) -> Result<(), PassError> {
        let mut steps = 0_u64;
        let mut open = vec![(trace.root(), 1_u64)];
        while let Some((graph, times)) = open.pop() {
            let here = &self.graphs[graph];
            steps = steps.saturating_add(times.saturating_mul(here.len() as u64 + 1));
            for step in here {
                match *step {
                    Step::Access { .. } => {}
                    Step::Iterate(body) => open.push((body, times.saturating_mul(2))),
                    Step::Conditional(body) => open.push((body, times)),
                }
            }
            if steps > MAX_STEPS {
                return Err(PassError::too_much(trace, graph));
            }
        }
        Ok(())
    }

    fn walk(
        &self,
        root: GraphId,
        windows: &mut Windows<'_>,
        topology: &Topology,
        kinds: &super::window::Kinds<'_>,
    ) {
        let mut open = vec![Frame { graph: root, at: 0, depth: 0, again: false }];
        while let Some(frame) = open.last_mut() {
            let Some(step) = self.graphs[frame.graph].get(frame.at) else {
                windows.flush(topology, kinds);
                if frame.again {
                    *frame = Frame { graph: frame.graph, at: 0, depth: 1, again: false };
                } else {
                    open.pop();
                }
                continue;
            };
            frame.at += 1;
            match *step {
                Step::Access { access, next } => {
                    let resource = if frame.depth == 0 { access.resource } else { next };
                    windows.handle_hazard(topology, kinds, Access { resource, ..access });
                }
                Step::Iterate(graph) => open.push(Frame { graph, at: 0, depth: 0, again: true }),
                Step::Conditional(graph) => open.push(Frame { graph, at: 0, depth: 0, again: false }),
            }
        }
    }
}

fn step(
    trace: &Trace,
    topology: &Topology,
    node: NodeId,
    graph_info: Option<(NodeId, NodeId)>,
) -> Option<Step> {
    match &trace.node(node).kind {
        NodeKind::Iterate(iterate) => Some(Step::Iterate(iterate.graph)),
        NodeKind::Conditional(conditional) => Some(Step::Conditional(conditional.graph)),
        kind => {
            let resource = get_shared_memory_from_op(trace, topology, node, 0)?;
            let next = get_shared_memory_from_op(trace, topology, node, 1)?;
            let access = Access { node, kind: get_memory_access_type(kind), resource, graph_info };
            Some(Step::Access { access, next })
        }
    }
}

impl PassError {
    fn too_much(trace: &Trace, graph: GraphId) -> Self {
        let owner = trace.graph(graph).owner();
        let message =
            "loops are nested too deeply for Wave's pass, which walks the innermost body 2^levels times";
        let help = "use `--strategy minimal`, whose time is linear in the size of the trace";
        PassError::new("wave::too-deep", message.to_owned(), owner.into_iter().collect(), help)
    }
}
