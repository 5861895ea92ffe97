//! Compares with Wave's own answers for every trace of `corpus/wave/traces`. These are the regions
//! that the analysis of `wave-lang` 3.9.1 finds, in its order, and the barriers that its pass
//! inserts. `corpus/wave/compile.py` writes them.

use std::fs;
use std::path::{Path, PathBuf};

use seawall_wave::pass::{Options, Placed, SyncRegion, TargetConfig, apply, place};
use seawall_wave::{NodeId, NodeKind, Trace};
use serde_json::{Value, json};

fn traces() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/wave/traces");
    let below = |folder: &Path| -> Vec<PathBuf> {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
    };
    let mut found: Vec<PathBuf> = below(&root).iter().flat_map(|gpu| below(gpu)).collect();
    found.retain(|path| path.extension().is_some_and(|ending| ending == "json"));
    found.retain(|path| !path.to_string_lossy().ends_with(".answer.json"));
    found.sort();
    found
}

struct Case {
    name: String,
    trace: Trace,
    answer: Value,
}

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn cases() -> Vec<Case> {
    let case = |path: PathBuf| {
        let text = read(&path);
        let answer = read(&path.with_extension("answer.json"));
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let trace = Trace::from_json(&text).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
        Case { name, trace, answer: serde_json::from_str(&answer).unwrap() }
    };
    traces().into_iter().map(case).collect()
}

/// Runs the pass like the released one, which ignores existing barriers.
fn released(trace: &Trace) -> Option<Placed> {
    let target = TargetConfig::new(trace.target.as_deref().unwrap());
    place(trace, &target, Options { emitter: None, respect_existing: false }).ok()
}

fn region(trace: &Trace, region: &SyncRegion) -> Value {
    let id = |node: NodeId| trace.node(node).id;
    let ids = |nodes: &[NodeId]| nodes.iter().copied().map(id).collect::<Vec<u64>>();
    let mut row = json!({
        "resource": id(region.resource),
        "producer": id(region.producer),
        "consumer": id(region.consumer),
        "cross_iter": region.cross_iter,
        "producers": ids(&region.producers),
        "consumers": ids(&region.consumers),
    });
    if let Some((first, last)) = region.graph {
        row["graph"] = json!([id(first), id(last)]);
    }
    row
}

/// Describes a node that the pass inserts. `None` for existing nodes.
fn action(kind: &NodeKind) -> Option<Value> {
    Some(match kind {
        NodeKind::Barrier(barrier) => {
            json!({"action": "barrier", "wait_async": barrier.wait_async, "tensor_wait": barrier.tensor_wait})
        }
        NodeKind::Signal { barrier, tensor_wait } => {
            json!({"action": "signal", "barrier": barrier, "tensor_wait": tensor_wait})
        }
        NodeKind::Wait { barrier } => json!({"action": "wait", "barrier": barrier}),
        _ => return None,
    })
}

/// The nodes of `edited` that `trace` does not have. Each is before the next node of `trace` that
/// is neither a placeholder nor an iter arg.
fn insertions(trace: &Trace, edited: &Trace) -> Vec<Value> {
    let is_old = |id: NodeId| trace.find(edited.node(id).id).is_some();
    let mut rows = Vec::new();
    for id in edited.preorder().into_iter().filter(|&id| !is_old(id)) {
        let node = edited.node(id);
        let nodes = edited.graph(node.graph).nodes();
        let at = nodes.iter().position(|&other| other == id).unwrap();
        let is_place = |id: &&NodeId| {
            let input =
                matches!(edited.node(**id).kind, NodeKind::Placeholder { .. } | NodeKind::IterArg { .. });
            is_old(**id) && !input
        };
        let mut row = action(&node.kind).unwrap();
        row["before"] = json!(nodes[at..].iter().find(is_place).map(|&id| edited.node(id).id));
        rows.push(row);
    }
    rows
}

#[test]
fn there_are_traces_of_every_gpu_and_schedule() {
    let names: Vec<String> = traces().iter().map(|path| path.to_string_lossy().replace('\\', "/")).collect();
    assert!(names.len() >= 50, "{}", names.len());
    for wanted in
        ["/gfx942/", "/gfx950/", "/gfx1200/", "/gfx1250/", "_none.", "_prefetch.", "_modulo.", "_four_stage."]
    {
        assert!(names.iter().any(|name| name.contains(wanted)), "no trace has {wanted}");
    }
}

#[test]
fn the_analysis_finds_the_regions_of_the_released_one_in_its_order() {
    for Case { name, trace, answer } in cases() {
        let Some(placed) = released(&trace) else {
            assert!(answer.get("error").is_some(), "{name}: Seawall has no result");
            continue;
        };
        assert!(
            answer.get("error").is_none(),
            "{name}: the released pass has no result: {}",
            answer["error"]
        );
        let ours: Vec<Value> = placed.regions.iter().map(|found| region(&trace, found)).collect();
        assert_eq!(Value::from(ours), answer["regions"], "{name}");
    }
}

#[test]
fn the_pass_adds_the_barriers_of_the_released_one_at_its_places() {
    let mut compared = 0;
    for Case { name, trace, answer } in cases() {
        let Some(placed) = released(&trace) else { continue };
        let edited = apply(&trace, &placed.insertions);
        assert_eq!(Value::from(insertions(&trace, &edited)), answer["insertions"], "{name}");
        compared += placed.insertions.len();
    }
    assert!(compared > 100, "{compared}");
}
