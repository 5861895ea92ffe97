//! Tests the barrier pass by the rules of Wave's documentation: hazards, places of barriers,
//! fallbacks of signals, and rejected inputs.

use crate::common;

use common::trace;
use seawall_wave::pass::{
    At, Emitter, Insertion, Options, PassError, TargetConfig, What, apply, assign_preorder_index,
    get_barriers_analysis, place, verify,
};
use seawall_wave::{NodeId, Trace};

const EXACT: Options = Options { emitter: None, respect_existing: false };

/// Describes the insertions for `target`.
fn placed(trace: &Trace, target: &str, options: Options) -> Vec<String> {
    let placed = place(trace, &TargetConfig::new(target), options).unwrap();
    placed.insertions.iter().map(|insertion| words(trace, insertion)).collect()
}

fn words(trace: &Trace, insertion: &Insertion) -> String {
    let what = match insertion.what {
        What::Barrier { wait_async: true, .. } => "async barrier",
        What::Barrier { .. } => "barrier",
        What::Signal { tensor_wait: true, .. } => "tensor signal",
        What::Signal { .. } => "signal",
        What::Wait { .. } => "wait",
    };
    let at = if insertion.at == At::Before { "before" } else { "after" };
    format!("{what} {at} {}", trace.node(insertion.node).name)
}

/// Regions as `producer -> consumer on resource`, `>>` across iterations.
fn regions(trace: &Trace) -> Vec<String> {
    let name = |node: NodeId| &trace.node(node).name;
    let found = get_barriers_analysis(trace, &assign_preorder_index(trace)).unwrap();
    let region = |region: &seawall_wave::pass::SyncRegion| {
        let arrow = if region.cross_iter { ">>" } else { "->" };
        format!("{} {arrow} {} on {}", name(region.producer), name(region.consumer), name(region.resource))
    };
    found.iter().map(region).collect()
}

fn refused(trace: &Trace, target: &str, options: Options) -> PassError {
    place(trace, &TargetConfig::new(target), options).unwrap_err()
}

#[test]
fn a_read_after_a_write_needs_a_barrier_before_the_read() {
    let trace = trace("alloc a\nwrite w a\nread r a");
    assert_eq!(regions(&trace), ["w -> r on a"]);
    assert_eq!(placed(&trace, "gfx942", EXACT), ["barrier before r"]);
}

#[test]
fn write_after_read_is_found_before_read_after_write() {
    let trace = trace("alloc a\nwrite w a\nread r a\nwrite x a");
    assert_eq!(regions(&trace), ["r -> x on a", "w -> r on a"]);
    assert_eq!(placed(&trace, "gfx942", EXACT), ["barrier before r", "barrier before x"]);
}

#[test]
fn two_reads_and_two_writes_need_none() {
    assert_eq!(regions(&trace("alloc a\nread r a\nread s a")), [""; 0]);
    assert_eq!(regions(&trace("alloc a\nwrite w a\nwrite x a")), [""; 0]);
}

#[test]
fn a_window_has_its_last_producer_and_its_first_consumer() {
    let trace = trace("alloc a\nwrite w a\nwrite x a\nread r a\nread s a");
    assert_eq!(regions(&trace), ["x -> r on a"]);
}

#[test]
fn resources_have_separate_windows_even_in_one_parent() {
    let trace = trace("alloc whole\nalloc a whole 0\nalloc b whole 0\nwrite w a\nread r b");
    assert_eq!(regions(&trace), [""; 0], "the pass does not know that they share bytes");
}

#[test]
fn one_barrier_serves_several_resources() {
    let trace = trace("alloc a\nalloc b\nwrite w a\nwrite x b\nread r a\nread s b");
    assert_eq!(regions(&trace), ["w -> r on a", "x -> s on b"]);
    assert_eq!(placed(&trace, "gfx942", EXACT), ["barrier before r"]);
}

#[test]
fn atomics_and_copies_are_both_producers_and_consumers() {
    for (word, barrier) in [("atomic", "barrier"), ("gather", "async barrier"), ("tensor", "barrier")] {
        let trace = trace(&format!("alloc a\nread r a\n{word} x a\nread s a"));
        assert_eq!(regions(&trace), ["r -> x on a", "x -> s on a"], "{word}");
        let expected = [format!("{barrier} before x"), format!("{barrier} before s")];
        assert_eq!(placed(&trace, "gfx942", EXACT), expected, "{word}");
    }
}

#[test]
fn a_loop_is_walked_for_the_next_iteration_too() {
    let trace = trace("alloc a\nloop l\n  capture p a\n  write w p\n  read r p\n  read s p\n");
    assert_eq!(regions(&trace), ["s >> w on a", "w -> r on a"]);
    assert_eq!(placed(&trace, "gfx942", EXACT), ["barrier before r", "barrier before w"]);
}

/// The strategy of `wave-lang` 3.9.1 is wrong here. It counts a barrier *before* the producer of a
/// window around the loop as a barrier inside the window. With a single read, nothing then orders
/// that read before the next write.
#[test]
fn the_circular_sweep_counts_a_barrier_before_the_producer_as_a_guard() {
    let trace = trace("alloc a\nloop l\n  capture p a\n  write w p\n  read r p\n");
    assert_eq!(regions(&trace), ["r >> w on a", "w -> r on a"]);
    assert_eq!(placed(&trace, "gfx942", EXACT), ["barrier before r"]);
    // Existing barriers do not count in this way: the one before `r` does not guard the window
    // around the loop.
    let again = place(&trace, &TargetConfig::new("gfx942"), EXACT).unwrap();
    assert_eq!(placed(&apply(&trace, &again.insertions), "gfx942", Options::default()), ["barrier before w"]);
}

#[test]
fn rotating_buffers_are_distinguished_by_depth() {
    // At depth 1, `p` is the first output of the previous iteration: `b`.
    let rotating =
        "alloc a\nalloc b\nloop l init a b\n  arg p 0\n  arg q 1\n  write w p\n  read r q\n  out q p";
    assert_eq!(regions(&trace(rotating)), ["r >> w on b", "w -> r on a"]);
    let kept = rotating.replace("out q p", "out p q");
    assert_eq!(regions(&trace(&kept)), [""; 0]);
}

#[test]
fn a_result_stands_for_what_its_loop_began_with() {
    let trace = trace(
        "alloc a\nalloc b\nloop l init a b\n  arg p 0\n  arg q 1\n  write w p\n  out q p\nresult s l 0\nread r s",
    );
    assert_eq!(regions(&trace), ["w -> r on a"]);
}

#[test]
fn a_capture_of_a_carried_node_is_a_separate_resource() {
    // The inner capture resolves to `p`, and not to the value of `p`.
    let trace = trace(
        "alloc a\nloop l init a\n  arg p 0\n  write w p\n  loop m\n    capture q p\n    read r q\n  out p",
    );
    assert_eq!(regions(&trace), [""; 0]);
}

#[test]
fn a_conditional_is_walked_once_as_if_it_ran() {
    let trace = trace("alloc a\nwrite w a\nif c\n  capture p a\n  read r p\nwrite x a");
    assert_eq!(regions(&trace), ["r -> x on a", "w -> r on a"]);
    assert_eq!(placed(&trace, "gfx942", EXACT), ["barrier before r", "barrier before x"]);
}

#[test]
fn windows_end_with_their_graph() {
    // After the conditional, the window of `w` is closed, so `s` is not part of it.
    let trace = trace("alloc a\nwrite w a\nif c\n  capture p a\n  read r p\nread s a");
    assert_eq!(regions(&trace), ["w -> r on a"], "s needs a barrier when the conditional does not run");
}

#[test]
fn a_hazard_around_a_loop_that_is_in_a_conditional_only_is_refused() {
    let trace =
        trace("alloc a\nloop l\n  capture q a\n  if c\n    capture p q\n    write w p\n    read r p\n");
    let error = refused(&trace, "gfx942", EXACT);
    assert_eq!(error.code, "wave::lost-loop");
    assert!(error.message.contains("(`r`)") && error.message.contains("(`w`)"), "{error}");
}

#[test]
fn split_barriers_are_signalled_after_the_producer() {
    let trace = trace("alloc a\nwrite w a\nother o\nread r a");
    assert_eq!(placed(&trace, "gfx1200", EXACT), ["signal after w", "wait before r"]);
}

#[test]
fn a_signal_goes_after_the_last_producer_of_any_window_before_the_wait() {
    let trace = trace("alloc a\nalloc b\nwrite w a\nwrite x b\nother o\nread r a\nread s b");
    assert_eq!(placed(&trace, "gfx1200", EXACT), ["signal after x", "wait before r"]);
}

#[test]
fn a_signal_falls_back_to_before_the_wait_without_a_producer_before_it() {
    let trace = trace("alloc a\nloop l\n  capture p a\n  other o\n  write w p\n  other i\n  read r p\n");
    assert_eq!(placed(&trace, "gfx1200", EXACT), ["signal after w", "wait before r"]);
    // Only the hazard around the loop remains.
    let three = "alloc a\nalloc b\nalloc c\nloop l init a b c\n  arg p 0\n  arg q 1\n  arg s 2\n";
    let crossing = common::trace(&format!("{three}  other o\n  write w p\n  read r q\n  out q s p"));
    assert_eq!(regions(&crossing), ["r >> w on b"]);
    assert_eq!(placed(&crossing, "gfx1200", EXACT), ["signal after o", "wait before w"]);
}

#[test]
fn a_signal_falls_back_to_before_the_wait_if_the_producer_is_in_another_graph() {
    let trace = trace("alloc a\nwrite w a\nloop l\n  capture p a\n  other o\n  read r p\n");
    assert_eq!(placed(&trace, "gfx1200", EXACT), ["signal after o", "wait before r"]);
}

#[test]
fn a_signal_waits_for_the_tensor_data_mover() {
    let trace = trace("alloc a\ntensor t a\nread r a");
    assert_eq!(placed(&trace, "gfx1250", EXACT), ["tensor signal after t", "wait before r"]);
}

#[test]
fn existing_barriers_are_respected_if_asked() {
    let trace = trace("alloc a\nwrite w a\nbarrier b\nread r a");
    assert_eq!(
        placed(&trace, "gfx942", EXACT),
        ["barrier before r"],
        "the released emitter ignores existing barriers"
    );
    assert_eq!(placed(&trace, "gfx942", Options::default()), [""; 0]);
}

#[test]
fn an_existing_barrier_counts_for_the_regions_that_it_guards_and_no_others() {
    // One barrier before `r` would guard both regions. The existing one guards only `w -> r`.
    let trace = trace("alloc a\nalloc b\nwrite w a\nbarrier o\nwrite x b\nread r a\nread s b");
    assert_eq!(placed(&trace, "gfx942", Options::default()), ["barrier before s"]);
}

#[test]
fn an_existing_barrier_that_does_not_wait_for_a_gather_does_not_guard_it() {
    let ordering = |wait: &str| trace(&format!("alloc a\ngather g a\nbarrier b {wait}\nread r a"));
    assert_eq!(placed(&ordering(""), "gfx942", Options::default()), ["async barrier before r"]);
    assert_eq!(placed(&ordering("async"), "gfx942", Options::default()), [""; 0]);
}

#[test]
fn an_existing_barrier_may_be_in_any_graph_on_the_path() {
    for text in [
        "alloc a\nwrite w a\nloop l\n  capture p a\n  barrier b\n  read r p\n",
        "alloc a\nwrite w a\nbarrier b\nif c\n  capture q a\n  if d\n    capture p q\n    read r p\n",
        "alloc a\nif c\n  capture p a\n  write w p\n  barrier b\nread r a",
        "alloc a\nif c\n  capture p a\n  write w p\nbarrier b\nif d\n  capture q a\n  read r q",
    ] {
        assert_eq!(placed(&trace(text), "gfx942", Options::default()), [""; 0], "{text}");
    }
}

#[test]
fn an_existing_barrier_that_may_not_run_guards_nothing() {
    let trace = trace("alloc a\nwrite w a\nif c\n  barrier b\nread r a");
    assert_eq!(placed(&trace, "gfx942", Options::default()), ["barrier before r"]);
}

#[test]
fn an_existing_pair_guards_where_the_target_has_it() {
    let trace = trace("alloc a\nwrite w a\nsignal s\nother o\nwait v\nread r a");
    assert_eq!(placed(&trace, "gfx1200", EXACT), [""; 0]);
    assert_eq!(placed(&trace, "gfx1200", Options::default()), [""; 0]);
}

#[test]
fn strategies_can_be_asked_for() {
    let trace = trace("alloc a\nwrite w a\nread r a");
    let legacy = Options { emitter: Some(Emitter::Legacy), ..EXACT };
    assert_eq!(placed(&trace, "gfx1200", legacy), ["barrier before r"]);
    let split = Options { emitter: Some(Emitter::Split), ..EXACT };
    assert_eq!(refused(&trace, "gfx942", split).code, "wave::no-split-barriers");
}

#[test]
fn inserted_nodes_are_at_their_places() {
    let trace = trace("alloc a\nwrite w a\nother o\nread r a\nwrite x a");
    let found = place(&trace, &TargetConfig::new("gfx1200"), EXACT).unwrap();
    let edited = apply(&trace, &found.insertions);
    assert_eq!(edited.validate(), Ok(()));
    let names: Vec<&str> = edited.preorder().iter().map(|&node| edited.node(node).name.as_str()).collect();
    let (signal, wait) = ("shared_memory_barrier_signal", "shared_memory_barrier_wait");
    let expected = [
        "a",
        "w",
        signal,
        "o",
        wait,
        "r",
        "shared_memory_barrier_signal_1",
        "shared_memory_barrier_wait_1",
        "x",
        "output",
    ];
    assert_eq!(names, expected);
    assert_eq!(verify(&edited), Ok(()));
    assert_eq!(Trace::from_json(&edited.to_json()).as_ref(), Ok(&edited));
}

#[test]
fn verification_names_the_nodes() {
    for (text, code, named) in [
        ("wait v", "wave::wait-before-signal", "(`v`)"),
        ("signal s", "wave::orphan-signal", "(`s`)"),
        ("signal s\nsignal t\nwait v", "wave::double-signal", "(`t`)"),
        ("signal s\nwait v\nwait u", "wave::wait-before-signal", "(`u`)"),
    ] {
        let error = verify(&trace(text)).unwrap_err();
        assert_eq!(error.code, code, "{text}");
        assert!(error.message.contains(named), "{error}");
    }
    let pairs = trace("signal s\nwait v\nsignal t\nwait u").to_json();
    let renumbered = |count| pairs.replacen("\"barrier\": -1", "\"barrier\": 3", count);
    assert_eq!(verify(&Trace::from_json(&renumbered(4)).unwrap()), Ok(()), "any single id is accepted");
    assert_eq!(verify(&Trace::from_json(&renumbered(2)).unwrap()).unwrap_err().code, "wave::barrier-ids");
}

#[test]
fn signals_without_a_wait_between_are_rejected_with_their_nodes() {
    // The inserted signal after `w` and the existing signal `s` have no wait between them.
    let trace = trace("alloc a\nalloc b\nwrite w a\nsignal s\nread r a\n");
    let error = refused(&trace, "gfx1200", EXACT);
    assert_eq!(error.code, "wave::double-signal");
    assert!(error.message.contains("(`w`)") && error.message.contains("(`s`)"), "{error}");
}

#[test]
fn the_json_of_a_placement_has_ids_and_reasons() {
    let trace = trace("alloc a\nwrite w a\nread r a");
    let placed = place(&trace, &TargetConfig::new("gfx942"), EXACT).unwrap();
    let expected = concat!(
        r#"{"version":1,"strategy":"wave","insertions":[{"action":"barrier","at":"before","node":2,"location_from":2,"#,
        r#""barrier":-1,"wait_async":false,"tensor_wait":false,"reason":{"resource":0,"producer":1,"consumer":2,"#,
        r#""producers":[1],"consumers":[2],"cross_iter":false}}],"regions":[{"resource":0,"producer":1,"consumer":2,"#,
        r#""producers":[1],"consumers":[2],"cross_iter":false}],"guarded":[]}"#,
        "\n"
    );
    assert_eq!(placed.to_json(&trace), expected);
}

#[test]
fn loops_in_loops_are_bounded() {
    let mut text = String::from("alloc a\n");
    let mut indent = String::new();
    for level in 0..40 {
        text += &format!("{indent}loop l{level}\n");
        indent += "  ";
    }
    text += &format!("{indent}other o\n");
    let error = refused(&trace(&text), "gfx942", EXACT);
    assert_eq!(error.code, "wave::too-deep");
}

/// On random traces, the result is valid, signals and waits pair, and every window within an
/// iteration has a barrier in `(producer, consumer]` in program order.
#[test]
fn random_placements_cover_their_windows() {
    let mut covered = 0;
    arbtest::arbtest(|u| {
        let trace = seawall_wave::arbitrary::trace(u, seawall_wave::arbitrary::Shape::default())?;
        if let Ok(found) = place(&trace, &TargetConfig::new("gfx1200"), EXACT) {
            let edited = apply(&trace, &found.insertions);
            assert_eq!((edited.validate(), verify(&edited)), (Ok(()), Ok(())), "{}", trace.to_json());
        }
        let Ok(found) = place(&trace, &TargetConfig::new("gfx942"), EXACT) else { return Ok(()) };
        let edited = apply(&trace, &found.insertions);
        assert_eq!(edited.validate(), Ok(()));
        let positions = assign_preorder_index(&trace);
        let barriers: Vec<u32> = found.insertions.iter().map(|i| positions.position(i.node)).collect();
        for region in found.regions.iter().filter(|region| !region.cross_iter) {
            let inside = |&at: &u32| region.prod_location < at && at <= region.cons_location;
            assert!(barriers.iter().any(inside), "{region:?}\n{}", trace.to_json());
            covered += 1;
        }
        Ok(())
    });
    assert!(covered > 100, "only {covered} windows were tested");
}
