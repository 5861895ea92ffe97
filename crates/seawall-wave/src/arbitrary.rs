//! Random traces for property tests. They have nested loops and conditionals, buffers that loops
//! rotate, asynchronous copies of both kinds, and existing barriers.

use arbitrary::{Result, Unstructured};

use crate::trace::{
    Access, Allocation, Barrier, Conditional, Copy, GraphId, Iterate, NodeId, NodeKind, Space, Trace,
};

/// Limits of random traces.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// The deepest nesting of loops and conditionals.
    pub levels: u32,
    /// The most nodes of one graph, without captures.
    pub length: u32,
    /// Whether the trace has barriers, signals and waits.
    pub barriers: bool,
    /// Whether loops carry memory.
    pub rotation: bool,
}

impl Default for Shape {
    fn default() -> Self {
        Shape { levels: 3, length: 9, barriers: true, rotation: true }
    }
}

/// Returns a valid random trace.
///
/// # Errors
///
/// Returns the errors of `u`.
pub fn trace(u: &mut Unstructured<'_>, shape: Shape) -> Result<Trace> {
    let mut trace = Trace::new("root");
    trace.waves = u.arbitrary::<bool>()?.then_some(4);
    let root = trace.root();
    let mut memory = Vec::new();
    for _ in 0..u.int_in_range(1..=4)? {
        let parent = if memory.is_empty() || u.ratio(3, 4)? { None } else { Some(*u.choose(&memory)?) };
        let bytes = u.arbitrary::<bool>()?.then_some(if parent.is_none() { 4096 } else { 64 });
        let offset = parent.map(|_| 0);
        let allocation = Allocation { space: Space::Shared, bytes, parent, offset };
        memory.push(push(&mut trace, root, NodeKind::Allocate(allocation)));
    }
    fill(u, &mut trace, root, memory, shape)?;
    push(&mut trace, root, NodeKind::Output { values: Vec::new() });
    Ok(trace)
}

fn push(trace: &mut Trace, graph: GraphId, kind: NodeKind) -> NodeId {
    let name = format!("{}_{}", kind.name(), trace.nodes().len());
    trace.push(graph, name, kind)
}

/// Adds nodes to `graph`, which may use `memory`. Returns the nodes of the graph that may be
/// memory: `memory` and the results of loops.
fn fill(
    u: &mut Unstructured<'_>,
    trace: &mut Trace,
    graph: GraphId,
    mut memory: Vec<NodeId>,
    shape: Shape,
) -> Result<Vec<NodeId>> {
    for _ in 0..u.int_in_range(0..=shape.length)? {
        match u.int_in_range(0..=11)? {
            0..=7 => {
                let accessed = *u.choose(&memory)?;
                let kind = access(u, accessed)?;
                push(trace, graph, kind);
            }
            8 if shape.barriers => {
                let kind = barrier(u)?;
                push(trace, graph, kind);
            }
            9 | 10 if shape.levels > 0 => {
                let inner = Shape { levels: shape.levels - 1, ..shape };
                if u.ratio(2, 3)? {
                    iterate(u, trace, graph, &mut memory, inner)?;
                } else {
                    conditional(u, trace, graph, &memory, inner)?;
                }
            }
            _ => {
                push(trace, graph, NodeKind::Other);
            }
        }
    }
    Ok(memory)
}

fn access(u: &mut Unstructured<'_>, memory: NodeId) -> Result<NodeKind> {
    let space = if u.ratio(1, 16)? { Space::Global } else { Space::Shared };
    let access = Access { memory, space, elements_per_thread: Some(4), element_bits: Some(16) };
    let copy = Copy { memory, source: None, elements_per_thread: None, element_bits: None };
    Ok(match u.int_in_range(0..=9)? {
        0..=3 => NodeKind::Read(access),
        4..=6 => NodeKind::Write(access),
        7 => NodeKind::Atomic(access),
        8 => NodeKind::GatherToLds(copy),
        _ => NodeKind::TensorLoadToLds(copy),
    })
}

fn barrier(u: &mut Unstructured<'_>) -> Result<NodeKind> {
    let (wait_async, tensor_wait) = (u.arbitrary()?, u.arbitrary()?);
    Ok(match u.int_in_range(0..=5)? {
        0..=2 => NodeKind::Barrier(Barrier { wait_async, tensor_wait, async_deps: Vec::new() }),
        3 => NodeKind::Signal { barrier: crate::trace::WORKGROUP_BARRIER, tensor_wait },
        4 => NodeKind::Wait { barrier: crate::trace::WORKGROUP_BARRIER },
        _ => NodeKind::WorkgroupBarrier,
    })
}

/// Adds captures of some of `memory` to `body`, at least one.
fn captures(
    u: &mut Unstructured<'_>,
    trace: &mut Trace,
    body: GraphId,
    memory: &[NodeId],
) -> Result<Vec<NodeId>> {
    let mut inner = Vec::new();
    for _ in 0..u.int_in_range(1..=3)? {
        let captures = Some(*u.choose(memory)?);
        inner.push(push(trace, body, NodeKind::Placeholder { captures }));
    }
    Ok(inner)
}

fn iterate(
    u: &mut Unstructured<'_>,
    trace: &mut Trace,
    graph: GraphId,
    memory: &mut Vec<NodeId>,
    shape: Shape,
) -> Result<()> {
    let body = trace.add_graph(format!("region_{}", trace.graphs().len()));
    let carried = if shape.rotation { u.int_in_range(0..=3)? } else { 0 };
    let mut init_args = Vec::new();
    for _ in 0..carried {
        init_args.push(*u.choose(memory)?);
    }
    let trips = u.arbitrary::<bool>()?.then_some(u.int_in_range(0..=8)?);
    let iterate = Iterate { graph: body, init_args, captures: Vec::new(), trips };
    let owner = push(trace, graph, NodeKind::Iterate(iterate));
    let mut inner = captures(u, trace, body, memory)?;
    for index in 0..carried {
        if u.ratio(7, 8)? {
            inner.push(push(trace, body, NodeKind::IterArg { index }));
        }
    }
    let inner = fill(u, trace, body, inner, shape)?;
    let mut values = Vec::new();
    for _ in 0..carried {
        values.push(*u.choose(&inner)?);
    }
    push(trace, body, NodeKind::Output { values });
    for index in 0..carried {
        if u.arbitrary()? {
            memory.push(push(trace, graph, NodeKind::GetResult { value: owner, index }));
        }
    }
    Ok(())
}

fn conditional(
    u: &mut Unstructured<'_>,
    trace: &mut Trace,
    graph: GraphId,
    memory: &[NodeId],
    shape: Shape,
) -> Result<()> {
    let body = trace.add_graph(format!("region_{}", trace.graphs().len()));
    let conditional = Conditional { graph: body, captures: Vec::new(), condition: None };
    push(trace, graph, NodeKind::Conditional(conditional));
    let inner = captures(u, trace, body, memory)?;
    fill(u, trace, body, inner, shape)?;
    push(trace, body, NodeKind::Output { values: Vec::new() });
    Ok(())
}
