//! Cases in which the heuristics of Wave's published pass are unsound or wasteful: small traces
//! below `tests/wave/unsound/`. For each, the pass places its barriers, the oracle shows the race
//! in the result, and `minimal` gives a clean placement.

use std::path::Path;

use seawall::{
    CheckOptions, MinimalTraceOptions, SimulateOptions, SourceKind, check_text, place_minimal_text,
    simulate_text,
};
use seawall_analysis::FindingCode::{self, RaceReadAfterWrite, RaceWriteAfterRead, RaceWriteAfterWrite};
use seawall_place::Certified;
use seawall_wave::pass::{self, Emitter, Options, TargetConfig};
use seawall_wave::{NodeId, NodeKind, Trace};

/// The number of barriers outside of loops, in loops, and in nested loops.
type Depths = [usize; 3];

struct Case {
    file: &'static str,
    /// Why the heuristic fails.
    why: &'static str,
    /// The placement of Wave's pass, and its faults.
    wave: (Depths, &'static [FindingCode]),
    /// A sufficient placement.
    minimal: Depths,
}

const CASES: &[Case] = &[
    Case {
        file: "one-read-in-a-loop",
        why: "a barrier directly before the read counts as one after it",
        wave: ([0, 1, 0], &[RaceWriteAfterRead]),
        minimal: [0, 2, 0],
    },
    Case {
        file: "conditional-may-be-passed-by",
        why: "the only barrier is in the conditional, which the pass treats as always executed",
        wave: ([1, 0, 0], &[RaceReadAfterWrite]),
        minimal: [1, 0, 0],
    },
    Case {
        file: "nested-loops",
        why: "captures of the inner and the outer loop count as different memories",
        wave: ([0, 0, 0], &[RaceReadAfterWrite, RaceWriteAfterWrite]),
        minimal: [0, 2, 0],
    },
    Case {
        file: "parts-of-one-allocation",
        why: "two parts of one allocation that share bytes count as two memories",
        wave: ([2, 0, 0], &[RaceWriteAfterRead]),
        minimal: [3, 0, 0],
    },
    Case {
        file: "two-writes",
        why: "two writes never get a barrier between them",
        wave: ([1, 0, 0], &[RaceWriteAfterWrite]),
        minimal: [2, 0, 0],
    },
    Case {
        file: "write-then-atomic",
        why: "an atomic operation does not count as a consumer of a write",
        wave: ([1, 0, 0], &[RaceWriteAfterWrite]),
        minimal: [2, 0, 0],
    },
    Case {
        file: "copies-in-a-double-buffer",
        why: "as with one read in a loop: the barrier before the read counts as one after it",
        wave: ([0, 1, 0], &[RaceWriteAfterRead]),
        minimal: [1, 1, 0],
    },
    Case {
        file: "double-buffer",
        why: "sound, but two barriers in each iteration where one is enough",
        wave: ([1, 2, 0], &[]),
        minimal: [1, 1, 0],
    },
    Case {
        file: "barrier-in-the-loop",
        why: "sound, but a barrier in each iteration where one before the loop is enough",
        wave: ([0, 1, 0], &[]),
        minimal: [1, 0, 0],
    },
];

#[expect(clippy::disallowed_methods, reason = "tests read their inputs")]
fn read(file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/wave/unsound");
    std::fs::read_to_string(folder.join(file).with_extension("json")).expect("the trace is there")
}

/// The number of these nodes at each loop depth.
fn depths(trace: &Trace, nodes: impl Iterator<Item = NodeId>) -> Depths {
    let mut count = Depths::default();
    for node in nodes {
        let mut depth = 0;
        let mut graph = Some(trace.node(node).graph);
        while let Some(at) = graph {
            let owner = trace.graph(at).owner();
            depth += usize::from(owner.is_some_and(|o| matches!(trace.node(o).kind, NodeKind::Iterate(_))));
            graph = trace.around(at);
        }
        count[depth] += 1;
    }
    count
}

/// The error codes of `check` for a trace, each once.
fn errors(text: &str) -> Vec<FindingCode> {
    let checked = check_text(text, &CheckOptions::new(SourceKind::Trace)).expect("it is a trace");
    let mut codes: Vec<FindingCode> =
        checked.parts[0].findings.iter().map(|f| f.code).filter(|code| code.kind().is_error()).collect();
    codes.sort_unstable();
    codes.dedup();
    codes
}

/// Whether the oracle finds a fault within its bounds. If it does not, it must have explored all
/// runs.
fn oracle_finds(text: &str) -> bool {
    let parts = simulate_text(text, &SimulateOptions::new(SourceKind::Trace));
    parts.expect("it is a trace").parts.iter().any(|part| {
        let finds = !part.report.verdicts.is_empty();
        assert!(finds || part.report.explored.complete, "{:?}", part.report.explored);
        finds
    })
}

#[test]
fn waves_heuristics_are_judged_by_the_oracle() {
    for case in CASES {
        let name = case.file;
        let text = read(name);
        let trace = Trace::from_json(&text).expect(name);
        let target = TargetConfig::new(trace.target.as_deref().unwrap_or_default());
        let options = Options { emitter: Some(Emitter::Legacy), respect_existing: true };
        let placed = pass::place(&trace, &target, options).expect(name);
        assert_eq!(
            depths(&trace, placed.insertions.iter().map(|i| i.node)),
            case.wave.0,
            "{name}: {}",
            case.why
        );
        let theirs = pass::apply(&trace, &placed.insertions).to_json();
        assert_eq!(errors(&theirs), case.wave.1, "{name}: {}", case.why);
        assert_eq!(oracle_finds(&theirs), !case.wave.1.is_empty(), "{name}: {}", case.why);

        let minimal = place_minimal_text(&text, &MinimalTraceOptions::default()).expect(name);
        assert_eq!(depths(&trace, minimal.edits.iter().map(|edit| edit.node)), case.minimal, "{name}");
        assert_eq!(minimal.placement.certified, Certified::Yes, "{name}");
        let ours = minimal.trace.to_json();
        assert_eq!((errors(&ours), oracle_finds(&ours)), (Vec::new(), false), "{name}");
    }
}

#[test]
fn every_trace_of_the_folder_is_judged() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/wave/unsound");
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut files: Vec<String> = entries
        .map(|entry| entry.expect("it is listed").path())
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    files.sort();
    let mut judged: Vec<&str> = CASES.iter().map(|case| case.file).collect();
    judged.sort_unstable();
    assert_eq!(files, judged);
}

#[test]
fn a_tensor_load_is_waited_for_where_its_data_is_read() {
    let text = read("double-buffer").replace("\"write\", \"memory\"", "\"tensor_load_to_lds\", \"memory\"");
    let text = text.replace("gfx942", "gfx1250").replace("\"space\": \"shared\", ", "");
    let reads = "\"kind\": \"read\", ";
    let text = text.replace(reads, "\"kind\": \"read\", \"space\": \"shared\", ");
    assert!(errors(&text).contains(&FindingCode::ReadInFlight));
    let minimal = place_minimal_text(&text, &MinimalTraceOptions::default()).expect("it is a trace");
    let waits = |kind: &NodeKind| matches!(kind, NodeKind::Barrier(barrier) if barrier.tensor_wait);
    assert!(minimal.edits.iter().any(|edit| waits(&edit.kind)));
    assert_eq!(errors(&minimal.trace.to_json()), Vec::new());
    // Without any of the waits, an access conflicts with data in flight.
    for (edit, &added) in minimal.edits.iter().zip(&minimal.added).filter(|(edit, _)| waits(&edit.kind)) {
        let mut without = minimal.trace.clone();
        *without.kind_mut(added) = NodeKind::Barrier(seawall_wave::trace::Barrier::default());
        assert!(errors(&without.to_json()).contains(&FindingCode::ReadInFlight), "{edit:?}");
    }
}

/// Accesses between the signal and the wait of an existing split barrier cannot be ordered by
/// another barrier, and no barrier is inserted there.
#[test]
fn no_barrier_is_placed_inside_a_split_barrier_and_placement_is_idempotent() {
    let text = r#"{"seawall_wave_trace": 1, "target": "gfx1250", "root": "r", "graphs": [{"name": "r", "nodes": [
        {"id": 0, "name": "a", "kind": "allocate", "bytes": 64},
        {"id": 1, "name": "s", "kind": "signal", "barrier": -1},
        {"id": 2, "name": "w1", "kind": "write", "memory": 0, "space": "shared"},
        {"id": 3, "name": "w2", "kind": "write", "memory": 0, "space": "shared"},
        {"id": 4, "name": "w", "kind": "wait", "barrier": -1},
        {"id": 5, "name": "g", "kind": "gather_to_lds", "memory": 0},
        {"id": 6, "name": "o", "kind": "output", "values": []}]}]}"#;
    let options = seawall::MinimalTraceOptions::default();
    let placed = seawall::place_minimal_text(text, &options).unwrap();
    assert_eq!(placed.edits.len(), 1, "{:?}", placed.edits);
    let again = seawall::place_minimal_text(&placed.trace.to_json(), &options).unwrap();
    assert!(again.edits.is_empty(), "{:?}", again.edits);
}
