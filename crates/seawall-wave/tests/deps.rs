//! Tests the dependencies of barriers on copies: the copies that each barrier waits for, and how
//! loops and conditionals carry them. On random traces, no access may be too early.

use crate::common;
use crate::run;

use common::trace;
use run::Run;
use seawall_wave::arbitrary::Shape;
use seawall_wave::deps::{GatherCounter, Note, add_async_deps, resolve_async_deps};
use seawall_wave::{NodeId, NodeKind, Trace};

/// Returns the trace with its dependencies. It must be valid.
fn tracked(text: &str) -> (Trace, Vec<Note>) {
    let tracked = add_async_deps(&trace(text), GatherCounter::Load).unwrap();
    assert_eq!(tracked.trace.validate(), Ok(()), "{}", tracked.trace.to_json());
    (tracked.trace, tracked.notes)
}

fn find(trace: &Trace, name: &str) -> NodeId {
    trace.nodes().find(|(_, node)| node.name == name).unwrap().0
}

/// The dependencies of the barrier `name`: the kind of each entry, and the copies that it may be.
fn deps(trace: &Trace, name: &str) -> Vec<String> {
    let NodeKind::Barrier(barrier) = &trace.node(find(trace, name)).kind else {
        panic!("{name} is not a barrier")
    };
    let name = |&node: &NodeId| trace.node(node).name.clone();
    let words = |&dep: &NodeId| {
        let copies: Vec<String> = resolve_async_deps(trace, dep).iter().map(name).collect();
        let kind = match &trace.node(dep).kind {
            NodeKind::Placeholder { .. } => "capture",
            kind => kind.name(),
        };
        format!("{kind}: {}", copies.join(" "))
    };
    barrier.async_deps.iter().map(words).collect()
}

#[test]
fn a_copy_goes_to_the_barrier_before_its_use() {
    let (trace, notes) = tracked("alloc a\ngather g a\nbarrier b async\nread r a");
    assert_eq!(deps(&trace, "b"), ["gather_to_lds: g"]);
    assert_eq!(notes, []);
    let NodeKind::Barrier(barrier) = &trace.node(find(&trace, "b")).kind else { panic!() };
    assert!(!barrier.wait_async, "the barrier waits for the copies that it names, and not for all");
}

#[test]
fn a_barrier_that_is_not_the_last_one_before_the_use_lets_the_copy_go_on() {
    let (trace, _) = tracked("alloc a\nalloc c\ngather g a\nbarrier b\nread s c\nbarrier d\nread r a");
    assert_eq!(deps(&trace, "b"), [""; 0]);
    assert_eq!(deps(&trace, "d"), ["gather_to_lds: g"]);
}

#[test]
fn a_copy_that_nothing_needs_is_not_waited_for() {
    let (trace, _) = tracked("alloc a\nalloc c\ngather g a\nbarrier b async\nread s c");
    assert_eq!(deps(&trace, "b"), [""; 0]);
}

#[test]
fn once_waited_for_a_copy_is_complete() {
    let (trace, _) = tracked("alloc a\ngather g a\nbarrier b\nread r a\nbarrier d\nread s a");
    assert_eq!(deps(&trace, "b"), ["gather_to_lds: g"]);
    assert_eq!(deps(&trace, "d"), [""; 0]);
}

#[test]
fn parts_of_one_allocation_are_one_memory_if_they_overlap() {
    let (trace, _) = tracked("alloc w\nalloc a w 0\nalloc c w 64\ngather g a\nbarrier b\nread r c");
    assert_eq!(deps(&trace, "b"), ["gather_to_lds: g"], "a has no size, so it may reach into c");
}

#[test]
fn a_barrier_in_a_loop_captures_a_copy_from_before() {
    let (trace, _) = tracked("alloc a\ngather g a\nloop l\n  capture p a\n  barrier b\n  read r p\n");
    assert_eq!(deps(&trace, "b"), ["capture: g"]);
    let NodeKind::Iterate(iterate) = &trace.node(find(&trace, "l")).kind else { panic!() };
    assert_eq!(iterate.captures, [find(&trace, "g")]);
}

#[test]
fn captures_pass_every_graph_on_the_path() {
    let text =
        "alloc a\ngather g a\nloop l\n  capture q a\n  if c\n    capture p q\n    barrier b\n    read r p\n";
    let (trace, _) = tracked(text);
    assert_eq!(deps(&trace, "b"), ["capture: g"]);
    let NodeKind::Conditional(conditional) = &trace.node(find(&trace, "c")).kind else { panic!() };
    let outer = trace.node(conditional.captures[0]);
    assert_eq!(outer.kind, NodeKind::Placeholder { captures: Some(find(&trace, "g")) });
}

#[test]
fn a_copy_of_the_previous_iteration_is_carried_by_an_iter_arg_with_a_null_initial_value() {
    let (trace, _) =
        tracked("alloc a\nloop l\n  capture p a\n  barrier b\n  read r p\n  barrier d\n  gather g p\n");
    assert_eq!(deps(&trace, "b"), ["iter_arg: g"]);
    assert_eq!(deps(&trace, "d"), [""; 0]);
    let NodeKind::Iterate(iterate) = &trace.node(find(&trace, "l")).kind else { panic!() };
    assert_eq!(trace.node(iterate.init_args[0]).kind, NodeKind::NullAsyncDep);
    assert_eq!(trace.outputs(iterate.graph), [find(&trace, "g")]);
}

#[test]
fn a_copy_from_before_the_loop_is_the_initial_value_of_the_iter_arg() {
    let text =
        "alloc a\ngather f a\nloop l\n  capture p a\n  barrier b\n  read r p\n  barrier d\n  gather g p\n";
    let (trace, _) = tracked(text);
    assert_eq!(deps(&trace, "b"), ["iter_arg: f g"]);
}

#[test]
fn a_copy_in_a_loop_is_a_result_of_the_loop() {
    let (trace, _) = tracked("alloc a\nloop l\n  capture p a\n  gather g p\nbarrier b\nread r a");
    assert_eq!(deps(&trace, "b"), ["get_result: g"]);
}

#[test]
fn with_two_buffers_that_take_turns_the_barrier_waits_for_the_iteration_before() {
    // Software pipelining: this iteration's copy goes into the other buffer and remains open.
    let text = "alloc a\nalloc c\ngather f a\nloop l init a c\n  arg p 0\n  arg q 1\n  gather g q\n  barrier b\n  \
                read r p\n  barrier d\n  out q p\n";
    let (trace, _) = tracked(text);
    assert_eq!(deps(&trace, "b"), ["iter_arg: f g"], "not g of this iteration");
    assert_eq!(deps(&trace, "d"), [""; 0]);
}

#[test]
fn with_three_buffers_copies_of_two_iterations_are_open() {
    let text = "alloc a\nalloc c\nalloc e\nloop l init a c e\n  arg p 0\n  arg q 1\n  arg s 2\n  gather g s\n  \
                barrier b\n  read r p\n  barrier d\n  out q s p\n";
    let (trace, _) = tracked(text);
    assert_eq!(deps(&trace, "b"), ["iter_arg: g"]);
    let NodeKind::Iterate(iterate) = &trace.node(find(&trace, "l")).kind else { panic!() };
    let outputs = trace.outputs(iterate.graph);
    let last: Vec<&str> = outputs[3..].iter().map(|&node| trace.node(node).kind.name()).collect();
    assert_eq!(last, ["iter_arg", "gather_to_lds"], "one iter arg gets the value of the other one");
}

#[test]
fn a_copy_that_a_conditional_starts_is_waited_for_there() {
    let (trace, notes) = tracked("alloc a\nif c\n  capture p a\n  gather g p\nbarrier b\nread r a");
    assert_eq!(deps(&trace, "b"), [""; 0]);
    assert_eq!(notes, [Note::ClosedInConditional { conditional: find(&trace, "c") }]);
    let wait = trace.node(find(&trace, "memory_counter_wait"));
    assert!(matches!(&wait.kind, NodeKind::CounterWait(wait) if wait.load == Some(0)));
    let body = trace.graph(wait.graph).nodes();
    assert_eq!(trace.node(body[body.len() - 2]).name, wait.name, "at the end of the conditional");
}

#[test]
fn a_copy_that_a_conditional_starts_and_uses_is_waited_for_by_its_barrier() {
    let (trace, notes) =
        tracked("alloc a\nif c\n  capture p a\n  gather g p\n  barrier b\n  read r p\nbarrier d\nread s a");
    assert_eq!(deps(&trace, "b"), ["gather_to_lds: g"]);
    assert_eq!(deps(&trace, "d"), [""; 0]);
    assert_eq!(notes, []);
}

#[test]
fn a_signal_waits_for_the_tensor_data_mover() {
    let (trace, _) = tracked("alloc a\ntensor t a\nsignal s\nwait w\nread r a");
    let before = trace.node(find(&trace, "memory_counter_wait"));
    assert!(matches!(&before.kind, NodeKind::CounterWait(wait) if wait.tensor == Some(0)));
}

#[test]
fn a_missing_barrier_is_noted() {
    let (trace, notes) = tracked("alloc a\ngather g a\nread r a");
    let (copy, access) = (find(&trace, "g"), find(&trace, "r"));
    assert_eq!(notes, [Note::NoBarrier { copy, access }]);
}

/// In every execution of a random trace, an access after a barrier finds its data complete. If no
/// barrier is between, a note reports it.
#[test]
fn no_access_is_too_early() {
    let (mut accesses, mut deps) = (0, 0);
    let mut property = |u: &mut arbitrary::Unstructured<'_>| {
        let shape = Shape { levels: u.int_in_range(1..=3)?, ..Shape::default() };
        let trace = seawall_wave::arbitrary::trace(u, shape)?;
        let counter = *u.choose(&[GatherCounter::Load, GatherCounter::Asynchronous])?;
        let tracked = add_async_deps(&trace, counter).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(tracked.trace.validate(), Ok(()), "{}", trace.to_json());
        assert_eq!(Trace::from_json(&tracked.trace.to_json()).as_ref(), Ok(&tracked.trace));
        for _ in 0..4 {
            let mut run = Run::new(&tracked.trace, counter, u);
            run.all()
                .unwrap_or_else(|error| panic!("{error}\n{}\n{}", trace.to_json(), tracked.trace.to_json()));
            accesses += run.seen.accesses;
            deps += run.seen.deps;
        }
        Ok(())
    };
    arbtest::arbtest(&mut property).size_min(64).size_max(1024).budget_ms(3000);
    assert!(accesses > 1000 && deps > 200, "only {accesses} accesses and {deps} dependencies were tested");
}
