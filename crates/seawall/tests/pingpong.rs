//! Ping-pong schedules, judged by the oracle with two groups of warps out of step: those of the
//! released pass, and those of the default mode, which has no more fences and no race.

use crate::common;

use common::{faults, finished, texts};
use seawall::{PipelineOptions, Schedule, pipeline_text};
use seawall_analysis::FindingCode;

/// Each kernel of the corpus with its number of stages from its name, and the result of the
/// released pass.
fn kernels() -> Vec<(String, u32, String)> {
    let texts = texts("pingpong", ".loops.mlir", 30).into_iter();
    let with_stages = texts.map(|(name, text)| {
        let stages = name.rsplit('-').find_map(|part| part.strip_prefix('s')?.parse().ok()).unwrap();
        (name, stages, text)
    });
    with_stages.collect()
}

fn scheduled(text: &str, stages: u32, compat: bool) -> Option<String> {
    let schedule = Schedule::PingPong { stages };
    let done =
        pipeline_text(text, &PipelineOptions { compat, schedule, ..PipelineOptions::default() }).unwrap();
    (done.pipelined > 0).then_some(done.text)
}

fn fences(text: &str) -> usize {
    text.matches("ttg.barrier local").count()
}

/// Schedules of the released pass with races, each with its finding.
const RACES: &[(&str, FindingCode)] = &[
    ("chained-s4-gfx950", FindingCode::RaceReadAfterWrite),
    ("chained_twice-s4-gfx942", FindingCode::RaceReadAfterWrite),
    ("scaled_by_one-s2-gfx950", FindingCode::RaceWriteAfterRead),
];

#[test]
fn schedules_of_the_default_mode_are_clean_and_have_no_more_fences_than_the_published_ones() {
    let (mut fewer, mut equal) = (0, 0);
    for (name, stages, text) in kernels() {
        let Some(published) = scheduled(&text, stages, true).map(|text| finished(&text)) else { continue };
        let race = RACES.iter().find(|(racing, _)| *racing == name).map(|(_, code)| *code);
        match race {
            Some(code) => assert!(faults(&published).contains(&code), "{name}: {:?}", faults(&published)),
            None => assert_eq!(faults(&published), [], "{name}"),
        }
        let Some(proved) = scheduled(&text, stages, false).map(|text| finished(&text)) else {
            // One group of warps needs no schedule for two.
            assert!(race.is_some() || text.contains("\"ttg.num-warps\" = 4"), "{name} is left alone");
            continue;
        };
        assert_eq!(faults(&proved), [], "{name}");
        assert!(fences(&proved) <= fences(&published), "{name}: {} {}", fences(&proved), fences(&published));
        fewer += usize::from(fences(&proved) < fences(&published));
        equal += usize::from(fences(&proved) == fences(&published));
    }
    assert!(fewer >= 10 && equal >= 6, "{fewer} with fewer, {equal} with as many");
}

#[test]
fn one_fence_less_is_a_race() {
    for name in ["two-s2-gfx942", "four-s2-gfx942"] {
        let (_, stages, text) = kernels().into_iter().find(|kernel| kernel.0 == name).unwrap();
        let proved = scheduled(&text, stages, false).unwrap();
        let start = proved.find("scf.for").unwrap();
        let places: Vec<usize> = proved.match_indices("ttg.barrier local").map(|(at, _)| at).collect();
        let in_loop: Vec<usize> = places.into_iter().filter(|&at| at > start).collect();
        assert_eq!(in_loop.len(), 2, "{name}");
        for at in in_loop {
            let (before, after) = proved.split_at(at);
            let weaker = format!("{before}{}", after.replacen("ttg.barrier local", "rocdl.s.barrier", 1));
            assert!(!faults(&weaker).is_empty(), "{name} without the fence at {at}");
        }
    }
}

/// Membar inserts a fence for the first store after the loads. With the schedule's fence before
/// another store, there would be two.
#[test]
fn the_fence_of_scales_is_before_their_first_store_even_before_the_mma() {
    let (_, stages, text) = kernels().into_iter().find(|kernel| kernel.0 == "scaled-s2-gfx950").unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    let at = |lines: &[&str], what: &str, from: usize| {
        from + lines[from..].iter().position(|line| line.contains(what)).unwrap()
    };
    let start = at(&lines, "scf.for", 0);
    let product = lines.remove(at(&lines, "tt.dot_scaled", start));
    let store = at(&lines, "ttg.local_store", start);
    lines.insert(store + 1, product);
    let text = lines.join("\n");
    let [published, proved] =
        [true, false].map(|compat| finished(&scheduled(&text, stages, compat).unwrap()));
    assert_eq!(faults(&proved), []);
    assert_eq!(fences(&proved), fences(&published));
}

#[test]
fn a_schedule_that_lost_a_conditional_barrier_hangs() {
    let (_, stages, text) = kernels().into_iter().find(|kernel| kernel.0 == "two-s2-gfx942").unwrap();
    let text = scheduled(&text, stages, false).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let conditional: Vec<usize> =
        (0..lines.len()).filter(|&at| lines[at].contains("amdg.cond_barrier")).collect();
    assert_eq!(conditional.len(), 2);
    for lost in conditional {
        let kept: Vec<&str> = (0..lines.len()).filter(|&at| at != lost).map(|at| lines[at]).collect();
        assert!(faults(&kept.join("\n")).contains(&FindingCode::Deadlock), "without line {lost}");
    }
}
