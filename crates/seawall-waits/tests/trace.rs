//! Counts of barriers in Wave traces that name dependencies.

use seawall_analysis::waits::{Counter, Fewest, Kept};
use seawall_model::Target;
use seawall_waits::{Note, TraceOptions, WaitCount, all_waits_of_trace, apply_to_trace, waits_of_trace};
use seawall_wave::trace::{
    Access, Allocation, Barrier, Conditional, Copy, CounterWait, Iterate, Piece, Space,
};
use seawall_wave::{GraphId, NodeId, NodeKind, Trace};

fn target(name: &str) -> Target {
    name.parse().expect("a target")
}

fn shared(trace: &mut Trace, graph: GraphId, name: &str) -> NodeId {
    let allocation = Allocation { space: Space::Shared, bytes: Some(4096), parent: None, offset: None };
    trace.push(graph, name, NodeKind::Allocate(allocation))
}

fn gather(trace: &mut Trace, graph: GraphId, name: &str, memory: NodeId) -> NodeId {
    let copy = Copy { memory, source: None, elements_per_thread: Some(8), element_bits: Some(16) };
    trace.push(graph, name, NodeKind::GatherToLds(copy))
}

fn read(trace: &mut Trace, graph: GraphId, name: &str, memory: NodeId, space: Space) -> NodeId {
    let access = Access { memory, space, elements_per_thread: Some(8), element_bits: Some(16) };
    trace.push(graph, name, NodeKind::Read(access))
}

fn barrier(trace: &mut Trace, graph: GraphId, name: &str, async_deps: Vec<NodeId>) -> NodeId {
    trace.push(graph, name, NodeKind::Barrier(Barrier { wait_async: true, tensor_wait: false, async_deps }))
}

fn output(trace: &mut Trace, graph: GraphId, values: Vec<NodeId>) {
    trace.push(graph, "output", NodeKind::Output { values });
}

fn counts(trace: &Trace, name: &str, ordinary: bool) -> Vec<WaitCount<NodeId>> {
    trace.validate().expect("hangs together");
    waits_of_trace(trace, &target(name), TraceOptions { ordinary })
}

/// Two copies, a load into registers, and a barrier for the first copy.
fn straight() -> (Trace, NodeId) {
    let mut trace = Trace::new("root");
    let root = trace.root();
    let (a, b) = (shared(&mut trace, root, "a"), shared(&mut trace, root, "b"));
    let argument = trace.push(root, "x", NodeKind::Placeholder { captures: None });
    let first = gather(&mut trace, root, "first", a);
    gather(&mut trace, root, "second", b);
    read(&mut trace, root, "load", argument, Space::Global);
    let barrier = barrier(&mut trace, root, "barrier", vec![first]);
    read(&mut trace, root, "use", a, Space::Shared);
    output(&mut trace, root, vec![]);
    (trace, barrier)
}

#[test]
fn what_is_issued_after_the_copy_may_stay_in_flight() {
    let (trace, barrier) = straight();
    let waits = counts(&trace, "gfx950", false);
    assert_eq!((waits[0].at, waits[0].counter, waits[0].new), (barrier, Counter::Vm, Some(1)));
    // A load into registers counts only with `ordinary`.
    assert_eq!(counts(&trace, "gfx950", true)[0].new, Some(2));
    // On gfx1250 it does not share a counter with asynchronous copies.
    let waits = counts(&trace, "gfx1250", true);
    assert_eq!((waits[0].counter, waits[0].new), (Counter::Async, Some(1)));
}

#[test]
fn a_gpu_without_such_copies_has_no_count() {
    let waits = counts(&straight().0, "gfx1200", false);
    assert_eq!((waits[0].new, waits[0].notes.as_slice()), (None, &[Note::NoCounter][..]));
}

#[test]
fn the_counter_wait_stands_before_the_barrier() {
    let (trace, barrier) = straight();
    let waits = counts(&trace, "gfx942", false);
    let edited = apply_to_trace(trace, &waits);
    edited.validate().expect("hangs together");
    let nodes = edited.graph(edited.root()).nodes();
    let at = nodes.iter().position(|&node| node == barrier).expect("still there");
    let expected = CounterWait { load: Some(1), ..CounterWait::default() };
    assert_eq!(edited.node(nodes[at - 1]).kind, NodeKind::CounterWait(expected));
    assert!(
        matches!(&edited.node(barrier).kind, NodeKind::Barrier(b) if !b.wait_async && b.async_deps.len() == 1)
    );
}

/// A loop that waits for the copy of the iteration before, or of the one before that: `age` 1 or 2.
fn pipelined(age: usize, copies: usize) -> Trace {
    let mut trace = Trace::new("root");
    let root = trace.root();
    let a = shared(&mut trace, root, "a");
    let null = trace.push(root, "null", NodeKind::NullAsyncDep);
    let body = trace.add_graph("body");
    let iterate = Iterate { graph: body, init_args: vec![null; age], captures: vec![a], trips: None };
    trace.push(root, "iterate", NodeKind::Iterate(iterate));
    output(&mut trace, root, vec![]);
    let memory = trace.push(body, "a", NodeKind::Placeholder { captures: Some(a) });
    let args: Vec<NodeId> = (0..age)
        .map(|i| trace.push(body, format!("dep{i}"), NodeKind::IterArg { index: i as u32 }))
        .collect();
    let made: Vec<NodeId> =
        (0..copies).map(|i| gather(&mut trace, body, &format!("copy{i}"), memory)).collect();
    barrier(&mut trace, body, "barrier", vec![args[0]]);
    // Each iter arg takes the value of the next one.
    let mut values = args[1..].to_vec();
    values.push(*made.last().expect("a copy"));
    output(&mut trace, body, values);
    trace
}

#[test]
fn a_dependency_carried_around_the_loop_is_one_iteration_old() {
    assert_eq!(counts(&pipelined(1, 1), "gfx950", false)[0].new, Some(1));
    assert_eq!(counts(&pipelined(1, 3), "gfx950", false)[0].new, Some(3));
}

#[test]
fn one_carried_twice_is_two_iterations_old() {
    assert_eq!(counts(&pipelined(2, 1), "gfx950", false)[0].new, Some(2));
    assert_eq!(counts(&pipelined(2, 2), "gfx950", false)[0].new, Some(4));
}

#[test]
fn a_counter_that_is_full_waits_for_more() {
    let waits = counts(&pipelined(2, 40), "gfx950", false);
    assert_eq!((waits[0].new, waits[0].notes.as_slice()), (Some(63), &[Note::Saturated][..]));
}

#[test]
fn a_null_dependency_waits_for_nothing() {
    let mut trace = Trace::new("root");
    let root = trace.root();
    let null = trace.push(root, "null", NodeKind::NullAsyncDep);
    let at = barrier(&mut trace, root, "barrier", vec![null]);
    output(&mut trace, root, vec![]);
    let waits = counts(&trace, "gfx950", false);
    assert_eq!(waits, []);
    let edited = apply_to_trace(trace, &waits);
    assert!(matches!(&edited.node(at).kind, NodeKind::Barrier(b) if b.wait_async));
}

/// Copies under conditions, one after the other, and a barrier for the copy before them.
fn conditionals(count: usize) -> Trace {
    let mut trace = Trace::new("root");
    let root = trace.root();
    let a = shared(&mut trace, root, "a");
    let first = gather(&mut trace, root, "first", a);
    for i in 0..count {
        let body = trace.add_graph(format!("then{i}"));
        let conditional = Conditional { graph: body, captures: vec![a], condition: None };
        trace.push(root, format!("if{i}"), NodeKind::Conditional(conditional));
        let memory = trace.push(body, "a", NodeKind::Placeholder { captures: Some(a) });
        gather(&mut trace, body, "copy", memory);
        output(&mut trace, body, vec![]);
    }
    gather(&mut trace, root, "last", a);
    barrier(&mut trace, root, "barrier", vec![first]);
    output(&mut trace, root, vec![]);
    trace
}

#[test]
fn a_copy_that_may_be_skipped_counts_nothing() {
    assert_eq!(counts(&conditionals(1), "gfx950", false)[0].new, Some(1));
}

#[test]
fn sixty_four_conditionals_have_two_to_the_sixty_fourth_paths_and_are_walked_once() {
    let waits = counts(&conditionals(64), "gfx950", false);
    assert_eq!((waits[0].new, waits[0].dependences[0].since), (Some(1), Fewest::At(1)));
}

#[test]
fn a_loop_between_counts_as_often_as_it_is_known_to_run() {
    let with = |trips| {
        let mut trace = Trace::new("root");
        let root = trace.root();
        let a = shared(&mut trace, root, "a");
        let first = gather(&mut trace, root, "first", a);
        let body = trace.add_graph("body");
        let iterate = Iterate { graph: body, init_args: vec![], captures: vec![a], trips };
        trace.push(root, "iterate", NodeKind::Iterate(iterate));
        let memory = trace.push(body, "a", NodeKind::Placeholder { captures: Some(a) });
        gather(&mut trace, body, "copy", memory);
        output(&mut trace, body, vec![]);
        barrier(&mut trace, root, "barrier", vec![first]);
        output(&mut trace, root, vec![]);
        counts(&trace, "gfx950", false)[0].new
    };
    assert_eq!((with(None), with(Some(0)), with(Some(5))), (Some(0), Some(0), Some(5)));
}

#[test]
fn several_dependencies_take_the_least_and_copies_of_two_engines_have_two_counters() {
    let mut trace = Trace::new("root");
    let root = trace.root();
    let a = shared(&mut trace, root, "a");
    let copy = Copy { memory: a, source: None, elements_per_thread: None, element_bits: None };
    let tensor = trace.push(root, "tensor", NodeKind::TensorLoadToLds(copy));
    let first = gather(&mut trace, root, "first", a);
    let second = gather(&mut trace, root, "second", a);
    gather(&mut trace, root, "third", a);
    barrier(&mut trace, root, "barrier", vec![first, second, tensor]);
    output(&mut trace, root, vec![]);
    let waits = counts(&trace, "gfx1250", false);
    let counted: Vec<(Counter, Option<u32>)> = waits.iter().map(|wait| (wait.counter, wait.new)).collect();
    assert_eq!(counted, [(Counter::Async, Some(1)), (Counter::Tensor, Some(0))]);
    let edited = apply_to_trace(trace, &waits).to_json();
    assert!(edited.contains("\"async\": 1") && edited.contains("\"tensor\": 0"), "{edited}");
}

/// A store goes to memory that the trace does not show, so a wait that may be for it does not
/// change.
#[test]
fn a_wait_that_may_be_for_a_store_keeps_its_count() {
    let mut trace = Trace::new("root");
    let root = trace.root();
    let a = shared(&mut trace, root, "a");
    let argument = trace.push(root, "x", NodeKind::Placeholder { captures: None });
    gather(&mut trace, root, "copy", a);
    let access = Access {
        memory: argument,
        space: Space::Global,
        elements_per_thread: Some(8),
        element_bits: Some(16),
    };
    trace.push(root, "store", NodeKind::Write(access));
    let wait = CounterWait { load: Some(0), ..CounterWait::default() };
    let wait = trace.push(root, "wait", NodeKind::CounterWait(wait));
    trace.push(root, "barrier", NodeKind::Barrier(Barrier::default()));
    read(&mut trace, root, "use", a, Space::Shared);
    output(&mut trace, root, vec![]);
    let options = TraceOptions { ordinary: true };
    let waits = all_waits_of_trace(&trace, &target("gfx950"), options).expect("it is counted");
    assert_eq!(waits.iter().map(|wait| (wait.at, wait.new)).collect::<Vec<_>>(), [(wait, None)]);
    assert_eq!(waits[0].notes, [Note::Kept(Kept::OtherMemory)]);
}

fn wide(memory: NodeId) -> Access {
    Access { memory, space: Space::Shared, elements_per_thread: Some(8), element_bits: Some(16) }
}

/// A write, two reads of other memory, a wait for LDS operations, and a bare barrier before the
/// written bytes are read.
fn published(pieces: bool) -> (Trace, NodeId) {
    let mut trace = Trace::new("root");
    let root = trace.root();
    let (a, b) = (shared(&mut trace, root, "a"), shared(&mut trace, root, "b"));
    trace.push(root, "write", NodeKind::Write(wide(a)));
    let reads = [0, 1].map(|index| {
        let read = trace.push(root, format!("read{index}"), NodeKind::Read(wide(b)));
        if pieces {
            trace.set_piece(read, Piece { of: 1, index });
        }
        read
    });
    let counters = CounterWait { ds: Some(0), ..CounterWait::default() };
    let wait = trace.push(root, "wait", NodeKind::CounterWait(counters));
    trace.push(root, "barrier", NodeKind::WorkgroupBarrier);
    read(&mut trace, root, "use", a, Space::Shared);
    output(&mut trace, root, reads.to_vec());
    (trace, wait)
}

#[test]
fn reads_of_lds_count_where_they_certainly_are_instructions() {
    let counted = |pieces: bool, gpu: &str, ordinary: bool| {
        let (trace, wait) = published(pieces);
        let waits =
            all_waits_of_trace(&trace, &target(gpu), TraceOptions { ordinary }).expect("it is counted");
        assert_eq!(waits.len(), 1);
        assert_eq!(waits[0].at, wait);
        let edited = apply_to_trace(trace, &waits).to_json();
        (waits[0].counter, waits[0].new, edited.contains("\"ds\": 2"))
    };
    assert_eq!(counted(true, "gfx1200", true), (Counter::Ds, Some(2), true));
    // The compiler may move the reads, two reads may be one instruction, and scalar loads count
    // with them in lgkmcnt.
    assert_eq!(counted(true, "gfx1200", false), (Counter::Ds, Some(0), false));
    assert_eq!(counted(false, "gfx1200", true), (Counter::Ds, Some(0), false));
    assert_eq!(counted(true, "gfx950", true), (Counter::Lgkm, Some(0), false));
}
