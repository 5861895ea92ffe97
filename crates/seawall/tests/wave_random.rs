//! Random Wave traces: the minimal placement is clean for the analysis, the certifier and the
//! oracle, and never has more barriers than Wave's pass if that pass is sound.

use arbitrary::Unstructured;
use seawall::{
    CheckOptions, MinimalTraceOptions, SimulateOptions, SourceKind, WaitsOptions, check_text, place_minimal,
    simulate_text, track_text, waits_text,
};
use seawall_analysis::FindingCode::{self, RaceWriteAfterWrite};
use seawall_analysis::FindingKind;
use seawall_oracle::Limits;
use seawall_place::Certified;
use seawall_wave::arbitrary::{Shape, trace};
use seawall_wave::pass::{self, Emitter, Options, TargetConfig};
use seawall_wave::{NodeId, NodeKind, Trace};
use seawall_wave_lower::NodeSpans;

/// Random traces of the generator, each from a separate seed.
fn traces(count: u64, shape: Shape, target: &str) -> impl Iterator<Item = (u64, Trace)> {
    let target = target.to_owned();
    (1..=count).filter_map(move |seed| {
        let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state.wrapping_mul(0x2545_f491_4f6c_dd1d).to_le_bytes()
        };
        let bytes: Vec<u8> = (0..64).flat_map(|_| next()).collect();
        let mut trace = trace(&mut Unstructured::new(&bytes), shape).ok()?;
        trace.target = Some(target.clone());
        if !target.starts_with("gfx125") {
            without_tensor_loads(&mut trace);
        }
        trace.waves = Some(2);
        Some((seed, trace))
    })
}

/// Replaces copies by the tensor data mover, which only gfx1250 has.
fn without_tensor_loads(trace: &mut Trace) {
    for id in trace.preorder() {
        if let NodeKind::TensorLoadToLds(copy) = trace.node(id).kind.clone() {
            *trace.kind_mut(id) = NodeKind::GatherToLds(copy);
        }
    }
}

/// The barriers by loop depth, deepest first, so that comparison weighs them.
fn weight(trace: &Trace, nodes: impl Iterator<Item = NodeId>) -> [usize; 8] {
    let mut weight = [0; 8];
    for node in nodes {
        let mut depth = 0;
        let mut graph = Some(trace.node(node).graph);
        while let Some(at) = graph {
            let owner = trace.graph(at).owner();
            depth += usize::from(owner.is_some_and(|o| matches!(trace.node(o).kind, NodeKind::Iterate(_))));
            graph = trace.around(at);
        }
        weight[7 - depth.min(7)] += 1;
    }
    weight
}

fn errors(trace: &Trace) -> Vec<FindingCode> {
    let checked = check_text(&trace.to_json(), &CheckOptions::new(SourceKind::Trace)).expect("it is a trace");
    let codes = checked.parts.iter().flat_map(|part| &part.findings).map(|finding| finding.code);
    codes.filter(|code| code.kind().is_error()).collect()
}

/// Whether the oracle explores all runs of two warps with three iterations, if it finds no fault.
/// `None` if it finds one.
fn is_clean_to_the_oracle(trace: &Trace) -> Option<bool> {
    let limits = Limits { iterations: 3, trips: 8, states: 20_000, steps: 400_000, ..Limits::default() };
    let parts = simulate_text(
        &trace.to_json(),
        &SimulateOptions { limits, ..SimulateOptions::new(SourceKind::Trace) },
    );
    let parts = parts.expect("it is a trace").parts;
    let clean = parts.iter().all(|part| part.report.verdicts.is_empty());
    clean.then(|| parts.iter().all(|part| part.report.explored.complete))
}

/// The results for many traces.
#[derive(Debug, Default)]
struct Tally {
    traces: u32,
    /// The oracle explores all runs within its bounds.
    complete: u32,
    /// Wave's pass fails.
    failed: u32,
    /// A race or an access to data in flight after Wave's pass.
    unsound: u32,
    /// Of these, the cases beyond writes of different ops, which Wave treats as writes of different
    /// bytes, and beyond missing waits.
    races: u32,
    /// Wave's placement is sound and has more barriers, weighted by depth.
    more: u32,
}

fn compare(seed: u64, trace: &Trace, emitter: Emitter, tally: &mut Tally) {
    let split = emitter == Emitter::Split;
    let options = MinimalTraceOptions { target: None, split };
    let minimal = place_minimal(trace, &NodeSpans::default(), &options).expect("it is a trace");
    assert_eq!(errors(&minimal.trace), [], "seed {seed}: {}", minimal.trace.to_json());
    assert_eq!(minimal.placement.certified, Certified::Yes, "seed {seed}");
    let clean = is_clean_to_the_oracle(&minimal.trace);
    assert!(clean.is_some(), "seed {seed}: {}", minimal.trace.to_json());
    tally.complete += u32::from(clean == Some(true));
    tally.traces += 1;
    let target = TargetConfig::new(trace.target.as_deref().unwrap_or_default());
    let options = Options { emitter: Some(emitter), respect_existing: true };
    let Ok(placed) = pass::place(trace, &target, options) else {
        tally.failed += 1;
        return;
    };
    let wrong = errors(&pass::apply(trace, &placed.insertions));
    if !wrong.is_empty() {
        tally.unsound += 1;
        let is_race = |code: &FindingCode| code.kind() == FindingKind::Race && *code != RaceWriteAfterWrite;
        tally.races += u32::from(wrong.iter().any(is_race));
        return;
    }
    let meets = |what: &pass::What| !matches!(what, pass::What::Signal { .. });
    let theirs = weight(trace, placed.insertions.iter().filter(|i| meets(&i.what)).map(|i| i.node));
    let waits = |kind: &NodeKind| matches!(kind, NodeKind::Barrier(_) | NodeKind::Wait { .. });
    let ours = weight(trace, minimal.edits.iter().filter(|edit| waits(&edit.kind)).map(|edit| edit.node));
    assert!(ours <= theirs, "seed {seed}: {ours:?} {theirs:?}\n{}", trace.to_json());
    tally.more += u32::from(ours < theirs);
}

/// The number of traces. Ten times as many take a minute.
const COUNT: u64 = 150;

#[test]
fn minimal_is_clean_and_never_more_than_waves_barriers() {
    let mut tally = Tally::default();
    for (seed, trace) in traces(COUNT, Shape { barriers: false, ..Shape::default() }, "gfx942") {
        compare(seed, &trace, Emitter::Legacy, &mut tally);
    }
    assert!(tally.traces > 50 && tally.unsound > 0 && tally.unsound < tally.traces, "{tally:?}");
    assert!(tally.complete * 10 > tally.traces * 9, "{tally:?}");
}

#[test]
fn minimal_pairs_are_clean_and_never_more_than_waves_pairs() {
    let mut tally = Tally::default();
    for (seed, trace) in traces(COUNT, Shape { barriers: false, ..Shape::default() }, "gfx1250") {
        compare(seed, &trace, Emitter::Split, &mut tally);
    }
    assert!(tally.traces > 50 && tally.unsound > 0, "{tally:?}");
    assert!(tally.complete * 10 > tally.traces * 9, "{tally:?}");
}

/// Random traces get waits for all copies. Each wait then gets its count, by need or from the
/// copies that `deps` computes. The oracle finds no new access to data in flight, and the counts
/// are not all 0.
#[test]
fn counts_of_waits_are_safe() {
    let (mut judged, mut raised, mut tracked, mut complete) = (0, 0, 0, 0);
    for target in ["gfx950", "gfx1250"] {
        for (seed, trace) in traces(COUNT / 3, Shape { barriers: false, ..Shape::default() }, target) {
            let options = MinimalTraceOptions::default();
            let placed = place_minimal(&trace, &NodeSpans::default(), &options).expect("it is a trace");
            let mut eager = placed.trace;
            for &id in &placed.added {
                if let NodeKind::Barrier(barrier) = eager.kind_mut(id) {
                    (barrier.wait_async, barrier.tensor_wait) = (true, target == "gfx1250");
                }
            }
            if !errors(&eager).is_empty() {
                continue;
            }
            judged += 1;
            let counted = waits_text(&eager.to_json(), SourceKind::Trace, &WaitsOptions::default());
            let counted = counted.expect("it is a trace");
            let rows = counted.parts.iter().flat_map(|part| &part.rows);
            raised += rows.filter(|row| row.new.is_some_and(|new| new > 0)).count();
            let text = Trace::from_json(&counted.text).expect("it hangs together");
            assert_eq!(errors(&text), [], "seed {seed}: {}", counted.text);
            let clean = is_clean_to_the_oracle(&text);
            assert!(clean.is_some(), "seed {seed}: {}", counted.text);
            complete += u32::from(clean == Some(true));
            // The same with dependencies.
            let deps = track_text(&eager.to_json(), None).expect("it is a trace");
            if !deps.warnings.is_empty() || !errors(&deps.tracked).is_empty() {
                continue;
            }
            tracked += 1;
            let counted = waits_text(&deps.tracked.to_json(), SourceKind::Trace, &WaitsOptions::default());
            let counted = counted.expect("it is a trace");
            let rows = counted.parts.iter().flat_map(|part| &part.rows);
            raised += rows.filter(|row| row.new.is_some_and(|new| new > 0)).count();
            let text = Trace::from_json(&counted.text).expect("it hangs together");
            let clean = is_clean_to_the_oracle(&text);
            assert!(clean.is_some(), "seed {seed}: {}", text.to_json());
            complete += u32::from(clean == Some(true));
        }
    }
    assert!(judged > 60 && raised > 0 && tracked > 20, "{judged} {raised} {tracked}");
    assert!(complete * 10 > (judged + tracked) * 9, "{complete} of {judged} and {tracked}");
}
