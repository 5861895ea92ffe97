//! The certificate of a placement as text and JSON: lower bounds, deletions, the result of the
//! checker, and remaining hazards.

use crate::fixture;

use fixture::{Kernel, hazard, kernel};
use insta::assert_snapshot;
use seawall_analysis::HazardKind::{Raw, War, Waw};
use seawall_analysis::{Found, Missing, NodeId};
use seawall_base::EntityId;
use seawall_model::{FunctionId, Queue};
use seawall_place::{
    Certified, Insertion, LowerBound, Placed, Placement, Point, Reason, Removed, Uncovered, UncoveredClass,
};
use seawall_report::{PlacedModule, TextStyle, explain, placement_json, summary};

/// A barrier in the loop and one after it, with a bound of `depths` and `apart` hazards.
fn placement(kernel: &Kernel, depths: Vec<(u32, u32)>, apart: usize) -> Placement {
    let (store, load, reduce) = (kernel.store, kernel.load, kernel.reduce);
    let hazards = [hazard(Raw, store, load, false), hazard(War, load, reduce, false)];
    let barrier = |event, hazard| Placed {
        point: Point::Before(kernel.origin(event)),
        insertion: Insertion::LocalBarrier,
        reason: Reason::Hazards(vec![hazard].into()),
    };
    Placement {
        strategy: "minimal",
        placed: vec![barrier(load, hazards[0]), barrier(reduce, hazards[1])],
        removed: Vec::new(),
        bounds: vec![LowerBound {
            function: FunctionId::from_index(0),
            depths,
            ways: 5,
            apart: hazards.into_iter().take(apart).collect(),
        }],
        split: Vec::new(),
        unordered: Vec::new(),
        full_barriers_because: None,
        in_one_warp: Vec::new(),
        certified: Certified::Yes,
    }
}

/// The explanation from the certificate on, and the summary.
fn explanation(kernel: &Kernel, placement: &Placement) -> String {
    let module = PlacedModule { source: kernel.source(), program: &kernel.program, placement, warnings: &[] };
    let text = explain(&module, 1, TextStyle::plain(120)) + &summary(&[module]);
    let at = ["deleted barrier", "certificate: "].iter().filter_map(|start| text.find(start)).min();
    at.map_or_else(String::new, |at| text[at..].to_owned())
}

fn json(kernel: &Kernel, placement: &Placement) -> serde_json::Value {
    let module = PlacedModule { source: kernel.source(), program: &kernel.program, placement, warnings: &[] };
    let text = placement_json("matmul.mlir", "minimal", &[module]).expect("it is JSON");
    serde_json::from_str(&text).expect("it is JSON")
}

#[test]
fn a_bound_with_a_hazard_for_each_barrier_names_them() {
    let kernel = kernel();
    let text = explanation(&kernel, &placement(&kernel, vec![(1, 1), (0, 1)], 2));
    assert!(text.contains("this is the minimum") && !text.contains("solver"), "{text}");
    assert_snapshot!("bound", text);
}

#[test]
fn a_bound_with_fewer_hazards_than_barriers_is_the_word_of_the_solver() {
    let kernel = kernel();
    let text = explanation(&kernel, &placement(&kernel, vec![(1, 1), (0, 1)], 1));
    assert!(!text.contains("this is the minimum") && text.contains("solver"), "{text}");
    assert_snapshot!("bound_by_solver", text);
}

#[test]
fn the_cta_barrier_of_a_wait_counts_as_a_kept_barrier() {
    let kernel = kernel();
    let placement = placement(&kernel, vec![(1, 2), (0, 1)], 2);
    let text = explanation(&kernel, &placement);
    assert!(text.contains("needs 3 barriers: 2 in a loop, 1 outside of loops; one of them is the"), "{text}");
    assert_eq!(json(&kernel, &placement)["certificates"][0]["functions"][0]["kept"], 1);
}

#[test]
fn what_is_left_is_named_once_with_what_is_missing() {
    let kernel = kernel();
    let (store, load, reduce) = (kernel.store, kernel.load, kernel.reduce);
    let wait = |mbarrier, reads| Missing::Wait { queue: Queue::CpAsync, newer: 0, mbarrier, reads };
    let found = |hazard, missing, node| Found { hazard, missing, node: NodeId::from_index(node) };
    let mut placement = placement(&kernel, vec![(1, 1), (0, 1)], 2);
    placement.unordered = vec![
        found(hazard(Raw, store, load, false), wait(false, false), 1),
        found(hazard(Raw, store, load, false), wait(false, false), 2),
        found(hazard(War, load, store, true), wait(true, true), 1),
        found(hazard(Raw, store, load, false), Missing::ProxyFence, 1),
        found(hazard(Waw, reduce, reduce, false), Missing::Barrier, 1),
    ];
    assert_snapshot!("left", explanation(&kernel, &placement));
    let unordered = &json(&kernel, &placement)["certificates"][0]["unordered"];
    let missing = unordered.as_array().expect("a list").iter().map(|one| one["missing"].clone());
    assert_eq!(missing.collect::<Vec<_>>(), ["wait", "mbarrier-wait", "proxy-fence", "barrier"]);
}

#[test]
fn a_placement_that_is_not_certified_says_so() {
    let kernel = kernel();
    let mut placement = placement(&kernel, vec![(1, 1), (0, 1)], 2);
    placement.certified = Certified::No(vec![Uncovered {
        earlier: kernel.store,
        later: kernel.load,
        kind: Raw,
        class: UncoveredClass::Race,
    }]);
    assert_snapshot!("not_certified", explanation(&kernel, &placement));
    let wire = &json(&kernel, &placement)["certificates"][0];
    assert_eq!((&wire["certified"], wire["open"].as_array().map(Vec::len)), (&"no".into(), Some(1)));
    placement.certified = Certified::Unknown;
    assert!(explanation(&kernel, &placement).contains("not certified: the module is too large"));
}

#[test]
fn deletions_and_zero_required_barriers_are_explained() {
    let kernel = kernel();
    let mut placement = placement(&kernel, Vec::new(), 0);
    (placement.placed, placement.bounds) = (Vec::new(), Vec::new());
    placement.removed = vec![Removed { origin: kernel.origin(kernel.wait), event: kernel.wait }];
    assert_snapshot!("deletion", explanation(&kernel, &placement));
    assert_eq!(json(&kernel, &placement)["removed"][0]["loop_depth"], 1);
}

#[test]
fn a_strategy_that_promises_nothing_has_no_certificate() {
    let kernel = kernel();
    let mut placement = placement(&kernel, Vec::new(), 0);
    placement.bounds = Vec::new();
    placement.certified = Certified::NotAsked;
    assert_eq!(explanation(&kernel, &placement), "");
    assert_eq!(json(&kernel, &placement)["certificates"], serde_json::json!([]));
}
