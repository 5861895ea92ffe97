//! Placements as explanations, JSON and summaries.

use crate::fixture;

use fixture::{Kernel, hazard, kernel};
use insta::assert_snapshot;
use seawall_analysis::HazardKind::{Raw, War, Waw};
use seawall_base::{Diagnostic, Span};
use seawall_place::{Insertion, Placed, Placement, Point, Reason};
use seawall_report::{PlacedModule, TextStyle, explain, placement_json, summary};

fn placement(placed: Vec<Placed>) -> Placement {
    Placement {
        strategy: "triton",
        placed,
        removed: Vec::new(),
        bounds: Vec::new(),
        split: Vec::new(),
        unordered: Vec::new(),
        full_barriers_because: None,
        in_one_warp: Vec::new(),
        certified: seawall_place::Certified::NotAsked,
    }
}

/// One of each insertion of Triton's pass.
fn everything(kernel: &Kernel) -> Placement {
    let at = |event| kernel.origin(event);
    let (store, load, wait, reduce) = (kernel.store, kernel.load, kernel.wait, kernel.reduce);
    let raw = vec![
        hazard(Raw, store, load, false),
        hazard(War, load, store, true),
        hazard(Waw, store, store, true),
    ];
    let shared = vec![hazard(War, load, reduce, false)];
    let placed = |point, insertion, reason| Placed { point, insertion, reason };
    placement(vec![
        placed(Point::Before(at(load)), Insertion::LocalBarrier, Reason::Hazards(raw.into())),
        placed(Point::After(at(wait)), Insertion::LocalBarrier, Reason::TrailingWait { wait }),
        placed(Point::Before(at(wait)), Insertion::WarpGroupLocal, Reason::LaterSyncPoint),
        placed(Point::Before(at(reduce)), Insertion::LocalBarrier, Reason::Hazards(shared.into())),
        placed(
            Point::After(at(store)),
            Insertion::MBarrierInitFence,
            Reason::ClusterInit { inits: vec![store, load] },
        ),
        placed(
            Point::After(at(store)),
            Insertion::ClusterBarrier { relaxed: true },
            Reason::ClusterInit { inits: vec![store] },
        ),
        placed(Point::Before(at(reduce)), Insertion::ClusterBarrier { relaxed: false }, Reason::KernelExit),
    ])
}

#[test]
fn every_kind_of_reason_is_explained() {
    let kernel = kernel();
    let placement = everything(&kernel);
    let source = kernel.source();
    let module = PlacedModule { source, program: &kernel.program, placement: &placement, warnings: &[] };
    assert_snapshot!("explain", explain(&module, 1, TextStyle::plain(120)) + &summary(&[module]));
}

#[test]
fn a_write_that_repeats_is_marked_once() {
    let kernel = kernel();
    let reason = Reason::Hazards(vec![hazard(Waw, kernel.store, kernel.store, true)].into());
    let point = Point::Before(kernel.origin(kernel.store));
    let placement = placement(vec![Placed { point, insertion: Insertion::LocalBarrier, reason }]);
    let source = kernel.source();
    let module = PlacedModule { source, program: &kernel.program, placement: &placement, warnings: &[] };
    assert_snapshot!("explain_same_op", explain(&module, 7, TextStyle::plain(120)) + &summary(&[module]));
}

#[test]
fn an_empty_placement_is_explained() {
    let kernel = kernel();
    let placement = placement(Vec::new());
    let source = kernel.source();
    let module = PlacedModule { source, program: &kernel.program, placement: &placement, warnings: &[] };
    assert_eq!(explain(&module, 1, TextStyle::plain(120)) + &summary(&[module]), "no barriers\n");
}

#[test]
fn json_says_the_same() {
    let kernel = kernel();
    let placement = everything(&kernel);
    let warning = Diagnostic::warning("lower::unknown-op", Span::new(300, 310), "op `foo.bar` is not known");
    let warnings = [warning];
    let source = kernel.source();
    let module =
        PlacedModule { source, program: &kernel.program, placement: &placement, warnings: &warnings };
    let json = placement_json("matmul.mlir", "triton", &[module]).expect("it is JSON");
    let value: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
    assert_eq!(value["barriers"].as_array().map(Vec::len), Some(7));
    assert_snapshot!("json", json);
}

#[test]
fn colours_are_used_only_when_asked_for() {
    let kernel = kernel();
    let placement = everything(&kernel);
    let source = kernel.source();
    let module = PlacedModule { source, program: &kernel.program, placement: &placement, warnings: &[] };
    assert!(explain(&module, 1, TextStyle { colour: true, width: 120 }).contains('\x1b'));
    let plain = explain(&module, 1, TextStyle::plain(120));
    assert!(plain.is_ascii() && !plain.contains('\x1b'), "text for pipes is plain ASCII");
}
