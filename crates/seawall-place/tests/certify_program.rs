//! The certifier against the `// expect` lines of the litmus files, small programs per rule, and
//! the placements of Triton's own membar pass in the corpus.

use std::path::{Path, PathBuf};

use rustc_hash::FxHashSet;
use seawall_litmus::expectations;
use seawall_model::{EventId, OriginId, Program, text};
use seawall_place::{
    Certificate, Changes, Insertion, PlaceOptions, Point, Strategy, TritonOptions, UncoveredClass,
    certify_program, place,
};

/// The kernels of the corpus whose file names end with `ending`.
fn corpus(ending: &str) -> Vec<PathBuf> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with(ending) {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

fn certify_with(program: &Program, added: &[Point]) -> Certificate {
    certify_program(program, &Changes { added, removed: &FxHashSet::default(), split_parts: &[] })
}

fn name(program: &Program, event: EventId) -> &str {
    &program.origin_of(event).op
}

/// Verdicts such as `race store load`, in the order of the certificate.
fn verdict(program: &Program, certificate: &Certificate) -> Vec<String> {
    let words = certificate.uncovered.iter().map(|uncovered| {
        let class = match uncovered.class {
            UncoveredClass::Race => "race",
            UncoveredClass::MissingWait => "missing-wait",
            UncoveredClass::MissingProxyFence => "missing-proxy-fence",
        };
        format!("{class} {} {}", name(program, uncovered.earlier), name(program, uncovered.later))
    });
    words.collect()
}

#[test]
fn races_are_found_exactly_where_a_minimal_placement_has_barriers() {
    let mut judged = 0;
    for path in seawall_litmus::files() {
        let (source, program) = seawall_litmus::read(&path);
        let minimal = expectations(&source, "minimal");
        if minimal.is_empty() {
            continue;
        }
        let certificate = certify_with(&program, &[]);
        assert!(certificate.is_complete(), "{}", path.display());
        let needs_one = minimal != ["no barrier"];
        assert_eq!(certificate.races().count() > 0, needs_one, "{}", path.display());
        let named = |line: &&str| -> Option<Point> {
            let name = line.strip_prefix("barrier before ")?;
            let origin = program.origins.iter().find(|(_, origin)| origin.op == name).map(|(id, _)| id);
            Some(Point::Before(origin.unwrap()))
        };
        let points: Vec<Point> = minimal.iter().filter_map(named).collect();
        if points.len() == minimal.len() {
            let after = certify_with(&program, &points);
            assert_eq!(after.races().count(), 0, "{}: {:?}", path.display(), after.uncovered);
        }
        judged += 1;
    }
    assert!(judged >= 25, "only {judged} files expect something of a minimal placement");
}

/// Files without a fault for which the certifier reports one. It treats the conditions of branches
/// and predicates, and the unknown lengths of loops, as independent.
const TOO_MUCH: &[&str] = &[
    "two-loops-of-one-length.litmus",
    "one-condition-for-slot-and-branch.litmus",
    "loop-of-known-length.litmus",
    "once-in-a-loop.litmus",
    "once-in-each-with-a-wait.litmus",
    "once-in-the-last-iteration.litmus",
    "one-condition-in-the-whole-run.litmus",
    "varying-value-decides-alike.litmus",
    "first-iteration-waits.litmus",
    "prefetch-two-ahead.litmus",
];

/// Files with a fault that needs a predicated operation not to happen. The certifier assumes that
/// it happens (`crates/seawall-place/src/certify/objects.rs`). A barrier cannot order any of these
/// faults.
const TAKEN_TO_HAPPEN: &[&str] = &[
    "wait-left-out-in-one-iteration.litmus",
    "wait-that-may-not-happen.litmus",
    "group-that-may-not-be.litmus",
    "commit-that-may-not-be.litmus",
];

/// Files with MMAs that only their issue order keeps apart (SW203, a warning). The certifier counts
/// issue order as an order, because no barrier can change it.
const IN_ISSUE_ORDER: &[&str] = &["mma-over-an-operand.litmus"];

#[test]
fn faults_in_litmus_programs_of_one_partition_are_reported() {
    let mut judged = 0;
    for path in seawall_litmus::files() {
        let (source, program) = seawall_litmus::read(&path);
        // Faults between partitions or CTAs, and conditional barriers, are not checked.
        if source.contains("fork") || source.contains("barrier if") || program.ctas > 1 {
            continue;
        }
        let verdict = verdict(&program, &certify_with(&program, &[]));
        if TAKEN_TO_HAPPEN.iter().chain(IN_ISSUE_ORDER).any(|file| path.ends_with(file)) {
            assert_eq!(verdict, [""; 0], "{}: the certifier reports the fault now", path.display());
            continue;
        }
        let lines = expectations(&source, "check");
        // If warps are stuck, the oracle may have no run that shows a race as a missing wait.
        let is_stuck = lines.iter().any(|line| line.starts_with("protocol "));
        for line in lines {
            let found = match line.split(' ').next() {
                Some("clean") => verdict.is_empty() != TOO_MUCH.iter().any(|file| path.ends_with(file)),
                Some("race") => {
                    let fence = format!("missing-proxy-fence {}", line.trim_start_matches("race "));
                    let wait = format!("missing-wait {}", line.trim_start_matches("race "));
                    verdict.iter().any(|said| *said == line || *said == fence || is_stuck && *said == wait)
                }
                Some("missing-wait") => verdict.iter().any(|said| said == line),
                _ => continue,
            };
            assert!(found, "{}: expected `{line}`, found {verdict:?}", path.display());
            judged += 1;
        }
    }
    assert!(judged >= 12, "only {judged} expectations were looked at");
}

#[track_caller]
fn check(target: &str, body: &str, expected: &[&str]) {
    let program = text::parse(&format!("program p target {target} {{\n{body}\n}}")).unwrap();
    let mut found = verdict(&program, &certify_with(&program, &[]));
    found.sort();
    assert_eq!(found, expected, "{body}");
}

#[test]
fn a_barrier_orders_what_all_warps_know_and_nothing_less() {
    let around = |barrier: &str| format!("smem A : 64\nwarps 4\na: write A\n{barrier}\nb: read A");
    for ordered in ["barrier", "barrier cluster", "barrier named 1 count 128"] {
        check("sm_90", &around(ordered), &[]);
    }
    for unordered in ["barrier none", "barrier warp", "barrier named 1 count 64", "barrier cluster relaxed"] {
        check("sm_90", &around(unordered), &["race a b"]);
    }
    check("sm_90", "smem A : 64\nwarps 1\na: write A\nb: read A", &[]);
}

#[test]
fn long_programs_of_accesses_that_need_no_order_are_certified() {
    // Walks that visit each pair of accesses are beyond the certifier's limit of steps.
    let accesses = 40_000;
    for address in [|at: usize| format!(" at {}", 64 * at), |_| String::new()] {
        let buffers: Vec<String> =
            (0..accesses).map(|at| format!("smem A{at} : 64{}", address(at))).collect();
        let writes: Vec<String> = (0..accesses).map(|at| format!("w{at}: write A{at}")).collect();
        let body = [&buffers.join("\n"), "warps 4", &writes.join("\n"), "r: read A7"].join("\n");
        let program = text::parse(&format!("program p target sm_90 {{\n{body}\n}}")).unwrap();
        let certificate = certify_with(&program, &[]);
        assert_eq!(verdict(&program, &certificate), ["race w7 r"]);
        assert!(certificate.is_complete());
    }
}

#[test]
fn a_split_barrier_orders_what_is_outside_of_it() {
    let body =
        |fence: &str| format!("smem A : 64\nwarps 4\na: write A\nsignal -1 {fence}\nawait -1\nb: read A");
    check("gfx1201", &body("fence"), &[]);
    check("gfx1201", &body(""), &["race a b"]);
    check("gfx1201", "smem A : 64\nwarps 4\nsignal -1 fence\na: write A\nawait -1\nb: read A", &["race a b"]);
}

#[test]
fn thread_fences_on_both_sides_make_an_execution_only_barrier_a_barrier() {
    let around = |before: &str, after: &str| {
        format!("smem A : 64\nwarps 4\na: write A\n{before}\nbarrier none\n{after}\nb: read A")
    };
    check("gfx942", &around("fence thread", "fence thread"), &[]);
    check("gfx942", &around("fence thread", ""), &["race a b"]);
    check("gfx942", &around("", "fence thread"), &["race a b"]);
}

#[test]
fn a_wait_covers_groups_that_are_closed_and_old_enough() {
    let after = |sync: &str| format!("smem A : 64\nwarps 4\na: async cp write A\n{sync}\nbarrier\nb: read A");
    check("sm_80", &after("commit cp\nwait cp 0"), &[]);
    check("sm_80", &after("wait cp 0"), &["missing-wait a b"]);
    check("sm_80", &after("commit cp\nwait cp 1"), &["missing-wait a b"]);
    check("sm_80", &after("commit cp\ncommit cp\nwait cp 1"), &[]);
    check("sm_80", &after("commit cp\nwait cp ?"), &["missing-wait a b"]);
}

#[test]
fn a_wait_for_reads_leaves_writes_in_flight() {
    let store = "smem A : 64\nwarps 4\na: async tma_store read A\ncommit tma_store\nwait tma_store 0 reads\nbarrier\nb: write A";
    check("sm_90", store, &[]);
    let copy = "smem A : 64\nwarps 4\na: async cp write A\ncommit cp\nwait cp 0 reads\nbarrier\nb: read A";
    check("sm_80", copy, &["missing-wait a b"]);
}

#[test]
fn a_phase_of_the_right_parity_completes_a_copy_for_all_warps() {
    let body = |parity: u32| {
        format!(
            "smem A : 64\nsmem m : 8\nwarps 4\nmbarrier init m count 1\nbarrier\nmbarrier expect m tx 64\n\
             a: async tma write A, arrive m\nmbarrier wait m phase {parity}\nb: read A"
        )
    };
    check("sm_90", &body(0), &[]);
    check("sm_90", &body(1), &["missing-wait a b"]);
}

/// The other mbarrier may be the same one, which then starts with phase 0 again, or another one.
#[test]
fn an_unknown_mbarrier_that_is_initialised_may_be_any() {
    let body = |between: &str, phase: u32| {
        format!(
            "smem A : 64\nsmem m : 8\nwarps 4\nmbarrier init m count 1\nbarrier\nmbarrier arrive m\n\
             mbarrier wait m phase 0\nbarrier\n{between}\nbarrier\nmbarrier expect m tx 64\n\
             a: async tma write A, arrive m\nmbarrier wait m phase {phase}\nb: read A"
        )
    };
    check("sm_90", &body("", 1), &[]);
    for phase in [0, 1] {
        check("sm_90", &body("mbarrier init unknown count 1", phase), &["missing-wait a b"]);
    }
}

#[test]
fn a_ring_of_mbarriers_is_followed_around_its_loop() {
    let ring = |parity: &str| {
        format!(
            "smem A : 2 x 64\nsmem m : 2 x 8\nwarps 4\nmbarrier init m[0] count 1\nmbarrier init m[1] count 1\nbarrier\n\
             loop i {{\nbarrier\nmbarrier expect m[i % 2] tx 64\na: async tma write A[i % 2], arrive m[i % 2]\n\
             mbarrier wait m[i % 2] phase {parity}\nb: read A[i % 2]\n}}"
        )
    };
    check("sm_90", &ring("(i / 2) & 1"), &[]);
    check("sm_90", &ring("i & 1"), &["missing-wait a a", "missing-wait a b"]);
}

#[test]
fn a_wait_that_an_earlier_phase_may_let_pass_completes_nothing() {
    let body = |between: &str| {
        format!(
            "tmem T : 128\ntmem S : 128\nsmem m : 8\nwarps 4\nmbarrier init m count 1\nbarrier\nfirst: mma tcgen05 write S\n\
             mbarrier commit tcgen05 m\n{between}\nsecond: mma tcgen05 write T\nmbarrier commit tcgen05 m\n\
             mbarrier wait m phase 1\nload: read T"
        )
    };
    check("sm_100", &body("mbarrier wait m phase 0"), &[]);
    check("sm_100", &body(""), &["missing-wait second load"]);
}

#[test]
fn generic_writes_need_a_proxy_fence_before_the_async_proxy_on_nvidia_only() {
    let body = |fence: &str, queue: &str| {
        format!("smem A : 64\nwarps 4\na: write A\n{fence}\nbarrier\nb: async {queue} read A")
    };
    check("sm_90", &body("fence proxy", "tma_store"), &[]);
    check("sm_90", &body("", "tma_store"), &["missing-proxy-fence a b"]);
    check("gfx1250", &body("", "tdm"), &[]);
}

#[test]
fn one_thread_is_in_order_with_itself_only() {
    check("sm_90", "smem A : 64\nwarps 4\na: write A by thread\nb: read A by thread", &[]);
    check("sm_90", "smem A : 64\nwarps 4\na: write A by thread\nb: read A", &["race a b"]);
}

#[test]
fn engines_keep_the_order_of_writes_in_an_in_order_queue_only() {
    let two =
        |queue: &str| format!("smem A : 64\nwarps 4\na: async {queue} write A\nb: async {queue} write A");
    check("gfx1250", &two("tdm"), &[]);
    check("sm_90", &two("tma"), &["missing-wait a b"]);
    let product =
        "tmem T : 128\nsmem A : 64\nwarps 4\na: mma tcgen05 write T, read A\nb: mma tcgen05 write T, read A";
    check("sm_100", product, &[]);
}

#[test]
fn a_symbol_has_one_value_and_a_varying_one_any() {
    let body =
        |kind: &str| format!("{kind} s\nsmem A : 2 x 64\nwarps 4\na: write A[s % 2]\nb: read A[(s + 1) % 2]");
    check("sm_80", &body("symbols"), &[]);
    check("sm_80", &body("varying"), &["race a b"]);
}

#[test]
fn two_branches_on_one_condition_take_the_same_edge() {
    let body = |second: &str| {
        format!(
            "symbols s, t\nsmem A : 64\nwarps 4\na: write A\nif s {{\nbarrier\n}}\nif {second} {{\nb: read A\n}}"
        )
    };
    check("sm_80", &body("s"), &[]);
    check("sm_80", &body("t"), &["race a b"]);
}

#[test]
fn a_callee_is_seen_by_its_caller() {
    let body = |before: &str, inside: &str| {
        format!(
            "smem A : 64 at 0\nwarps 4\nfunction f(x) {{\nsmem S : 64 at 0\n{inside}\nb: read x\n}}\n\
             kernel main {{\na: write A\n{before}\nc: call f(A) at 64\n}}"
        )
    };
    check("sm_80", &body("", ""), &["race a b"]);
    check("sm_80", &body("barrier", ""), &[]);
    check("sm_80", &body("", "barrier"), &[]);
    let own = "smem A : 64 at 0\nwarps 4\nfunction f() {\nsmem S : 64 at 0\nb: write S\n}\nkernel main {\na: write A\ncall f() at 64\n}";
    check("sm_80", own, &[]);
    check("sm_80", &own.replace("f() at 64", "f() at 32"), &["race a b"]);
}

#[test]
fn an_argument_that_lies_below_the_frame_of_a_callee_overlaps_nothing_in_it() {
    let body = |frame: u32| {
        format!(
            "smem A : 64 at 0\nwarps 4\nfunction f(x) {{\nsmem S : 64 at 0\nb: read x\nc: write S\n}}\n\
             kernel main {{\ncall f(A) at {frame}\n}}"
        )
    };
    check("sm_80", &body(64), &[]);
    check("sm_80", &body(32), &["race b c"]);
}

#[test]
fn the_default_partition_goes_on_where_the_kernel_forked_and_the_kernel_where_it_ended() {
    let body = |before: &str, inside: &str, after: &str| {
        format!(
            "smem A : 64\nsmem B : 64\nwarps 4\n{before}\nfork {{\ndefault {{\n{inside}\n}}\n\
             partition worker warps 4 {{\nc: write B\nd: read B\n}}\n}}\n{after}"
        )
    };
    let copy = "a: async cp write A\ncommit cp";
    check("sm_80", &body(copy, "b: read A", ""), &["missing-wait a b", "race c d"]);
    check("sm_80", &body(copy, "", "b: read A"), &["missing-wait a b", "race c d"]);
    check("sm_80", &body("a: write A", "b: read A", "e: write A"), &["race c d"]);
    check("sm_80", &body("", "", "a: write A\nb: read A"), &["race a b", "race c d"]);
}

#[test]
fn what_a_change_takes_away_orders_nothing_and_what_it_adds_does() {
    let source = "program p target sm_80 {\nsmem A : 64\nwarps 4\na: write A\nmeet: barrier\nb: read A\n}";
    let program = text::parse(source).unwrap();
    let find = |name: &str| program.origins.iter().find(|(_, o)| o.op == name).map(|(id, _)| id).unwrap();
    let removed: FxHashSet<OriginId> = [find("meet")].into_iter().collect();
    let with = |added: &[Point]| {
        certify_program(&program, &Changes { added, removed: &removed, split_parts: &[] }).uncovered.len()
    };
    assert_eq!(with(&[]), 1);
    for point in [Point::Before(find("b")), Point::After(find("a")), Point::Before(find("meet"))] {
        assert_eq!(with(&[point]), 0, "{point:?}");
    }
    for point in [Point::Before(find("a")), Point::After(find("b"))] {
        assert_eq!(with(&[point]), 1, "{point:?}");
    }
}

fn lower(path: &Path) -> Program {
    let module = seawall_mlir::parse(&read(path), seawall_dialects::registry()).unwrap();
    seawall_lower::lower(&module, &seawall_lower::LowerOptions::default()).unwrap().program
}

#[test]
fn the_placement_of_triton_leaves_no_race_in_the_corpus() {
    let mut kernels = 0;
    for path in corpus(".after.mlir") {
        let program = lower(&path);
        let certificate = certify_with(&program, &[]);
        assert!(certificate.is_complete(), "{}", path.display());
        let races: Vec<String> =
            verdict(&program, &certificate).into_iter().filter(|said| said.starts_with("race")).collect();
        assert_eq!(races, Vec::<String>::new(), "{}", path.display());
        kernels += 1;
    }
    assert!(kernels > 500, "only {kernels} kernels were looked at");
}

#[test]
fn the_triton_strategy_leaves_no_race_in_the_corpus_and_without_it_there_are_many() {
    let (mut kernels, mut racy) = (0, 0);
    for path in corpus(".before.mlir") {
        let program = lower(&path);
        racy += usize::from(certify_with(&program, &[]).races().count() > 0);
        let options = PlaceOptions { strategy: Strategy::Triton(TritonOptions::default()) };
        let placed = place(&program, &options).unwrap().placed;
        let is_barrier = |insertion| {
            matches!(insertion, Insertion::LocalBarrier | Insertion::ClusterBarrier { relaxed: false })
        };
        let added: Vec<Point> = placed.iter().filter(|p| is_barrier(p.insertion)).map(|p| p.point).collect();
        let removed: FxHashSet<OriginId> = placed
            .iter()
            .filter(|p| p.insertion == Insertion::WarpGroupLocal)
            .map(|p| p.point.origin())
            .collect();
        let certificate =
            certify_program(&program, &Changes { added: &added, removed: &removed, split_parts: &[] });
        assert_eq!(
            certificate.races().count(),
            0,
            "{}: {:?}",
            path.display(),
            verdict(&program, &certificate)
        );
        kernels += 1;
    }
    assert!(kernels > 500 && racy > 300, "{racy} of {kernels} kernels have races before placement");
}
