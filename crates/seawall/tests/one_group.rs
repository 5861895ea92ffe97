//! Pipelines and ping-pong schedules with only one of the two groups of warps: no warp waits
//! forever for the other group, and accesses within the group are ordered. The oracle runs the low
//! group in all interleavings, for a few iterations.

use crate::common;

use std::cell::RefCell;
use std::collections::BTreeMap;

use seawall::{Analysed, CheckOptions, PipelineOptions, Schedule, SourceKind, check_with, pipeline_text};
use seawall_oracle::{Fault, Limits, explore};

use common::{finished, texts};

/// The iterations of each loop. Rings of the corpora have up to four slots.
const ITERATIONS: u32 = 5;

/// The oracle's faults for the low group alone, and whether it explored all interleavings.
fn alone(text: &str) -> (Vec<Fault>, bool) {
    let reports = RefCell::new(Vec::new());
    let checked = check_with(text, &CheckOptions::new(SourceKind::Mlir), |input| {
        let mut alone = input.program.clone();
        // The warp maps are those of both groups.
        alone.forget_warp_maps();
        alone.partitions.values_mut().for_each(|partition| partition.warps /= 2);
        let limits = Limits { warps: Some(2), iterations: ITERATIONS, ..Limits::default() };
        reports.borrow_mut().push(explore(&alone, &limits));
        Analysed::default()
    });
    assert!(checked.unwrap().problems.is_empty());
    let reports = reports.into_inner();
    let faults = reports.iter().flat_map(|report| report.verdicts.iter().map(|verdict| verdict.fault));
    (faults.collect(), reports.iter().all(|report| report.explored.complete))
}

/// The oracle's faults for every result of a corpus with groups out of step, in both modes, by name
/// and mode.
fn verdicts(folder: &str, suffix: &str, schedule: impl Fn(&str) -> Schedule) -> BTreeMap<String, Vec<Fault>> {
    let mut verdicts = BTreeMap::new();
    for (name, text) in texts(folder, suffix, 20) {
        for compat in [true, false] {
            let options = PipelineOptions { compat, schedule: schedule(&name), ..PipelineOptions::default() };
            // Kernels that the default mode rejects have no result.
            let Ok(done) = pipeline_text(&text, &options) else { continue };
            if !done.text.contains("amdg.cond_barrier") {
                continue;
            }
            let (faults, complete) = alone(&finished(&done.text));
            assert!(complete, "{name}: not all orders were tried");
            verdicts.insert(format!("{name}{}", if compat { " --compat" } else { "" }), faults);
        }
    }
    verdicts
}

fn faulty(verdicts: &BTreeMap<String, Vec<Fault>>) -> Vec<(&str, &[Fault])> {
    let faulty = verdicts.iter().filter(|(_, faults)| !faults.is_empty());
    faulty.map(|(name, faults)| (name.as_str(), faults.as_slice())).collect()
}

#[test]
fn pipelines() {
    let verdicts = verdicts("pipelined", ".borders.mlir", |_| Schedule::default());
    // Its straight-line code reads copies without a wait, which the released passes accept.
    let [(name, faults)] = faulty(&verdicts)[..] else { panic!("{verdicts:?}") };
    assert_eq!(name, "then_flat_3-gfx1250 --compat");
    assert!(faults.iter().all(|fault| *fault == Fault::MissingWait), "{faults:?}");
    // The default mode rejects seven.
    assert_eq!(verdicts.len(), 2 * 24 - 7);
}

#[test]
fn ping_pong_schedules() {
    let stages = |name: &str| name.rsplit('-').find_map(|part| part.strip_prefix('s')?.parse().ok()).unwrap();
    let verdicts = verdicts("pingpong", ".loops.mlir", |name| Schedule::PingPong { stages: stages(name) });
    assert_eq!(faulty(&verdicts), []);
    assert_eq!(verdicts.len(), 39, "{:?}", verdicts.keys());
}
