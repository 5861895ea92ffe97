//! The findings of `seawall check` on each warp-specialized kernel of the corpus: none, or those of
//! `docs/compilers/meta.md`, or known unresolved cases. A change of the findings must be recorded
//! here.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use seawall::{CheckOptions, Options, SourceKind, check_text, place_text};
use seawall_analysis::{FindingCode, FindingKind};
use seawall_phases::{Bound, Limits};
use seawall_place::{Strategy, TritonOptions};

/// A kernel under `corpus/ir/fbtriton`, the codes of its findings with their counts, and the
/// reason.
type Known = (&'static str, &'static [(&'static str, usize)], &'static str);

/// Kernels without findings, for every trip count.
const CLEAN: &[&str] = &[
    "autows_gemm-sm_100",
    "autows_gemm-sm_90",
    "autows_gemm_partitioned-sm_90",
    "tlx_attention_backward_persistent-sm_100",
    "tlx_attention_persistent-sm_100",
    "tlx_attention_persistent_two_consumers-sm_90",
    "tlx_attention_two_consumers-sm_90",
    "tlx_attention_two_groups-sm_100",
    "tlx_gemm_persistent-sm_100",
    "tlx_gemm_staggered-sm_100",
    "tlx_gemm_two_consumers-sm_90",
    "tlx_tasks-sm_100",
    "tlx_tasks-sm_90",
    "tlx_tcgen05_tasks-sm_100",
    "tlx_wgmma_tasks-sm_90",
];

/// The findings for the other kernels, errors and warnings. *Weights*: an MMA overwrites the
/// columns that the previous MMA may still read (SW203). *Release*: the last commit is invalidated
/// before it can arrive. `docs/compilers/meta.md` describes both, in section *Warp
/// specialization*.
const KNOWN: &[Known] = &[
    (
        "autows_attention-sm_100",
        &[("SW101", 1), ("SW203", 2), ("SW503", 1)],
        "weights; release; without a tile the epilogue reads what another partition sets to 0",
    ),
    ("autows_attention_persistent-sm_100", &[("SW203", 2), ("SW503", 1)], "weights; release"),
    (
        "autows_attention_backward-sm_100",
        &[("SW101", 3), ("SW102", 1), ("SW201", 1), ("SW301", 4), ("SW503", 2), ("SW505", 1)],
        "a reduction in two partitions, an MMA before its wait; release",
    ),
    ("autows_attention_backward_reordered-sm_100", &[("SW503", 2)], "release"),
    ("autows_gemm_partitioned-sm_100", &[("SW503", 1)], "release"),
    // From before the compiler inserts proxy fences, and channels; judged as they stand.
    ("autows_gemm-sm_90.planned", &[("SW102", 2), ("SW105", 1)], "no fences and channels yet"),
    ("autows_gemm-sm_90.tokens", &[("SW105", 1)], "no fences yet"),
    (
        "autows_attention_persistent-sm_100.planned",
        &[("SW101", 5), ("SW102", 9), ("SW103", 5), ("SW105", 1)],
        "no fences and channels yet",
    ),
    ("autows_attention_persistent-sm_100.tokens", &[("SW105", 1), ("SW203", 1)], "no fences yet; weights"),
];

fn ir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir")
}

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn names_in(folder: &Path, ending: &str) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut names: Vec<String> =
        names.filter_map(|name| name.strip_suffix(ending).map(str::to_owned)).collect();
    names.sort();
    names
}

/// The codes of the findings for a module with its barriers, except redundant ones.
fn found(text: &str) -> BTreeMap<String, usize> {
    let checked = check_text(text, &CheckOptions::new(SourceKind::Mlir))
        .unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics));
    assert!(checked.problems.is_empty(), "{:#?}", checked.problems);
    let mut found = BTreeMap::new();
    for finding in checked.parts.iter().flat_map(|part| &part.findings) {
        if finding.code.kind() != FindingKind::Redundant {
            *found.entry(finding.code.number().to_owned()).or_insert(0) += 1;
        }
    }
    found
}

/// Whether the mbarrier model checker's verdict on a module holds for every trip count.
fn holds_always(text: &str) -> bool {
    let checked = check_text(text, &CheckOptions::new(SourceKind::Mlir))
        .unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics));
    checked.parts.iter().all(|part| {
        let phases = seawall_phases::run(&part.program, &Limits::default());
        matches!(phases.bound, Bound::AllTripCounts { .. } | Bound::EveryRun)
    })
}

/// Runs `work` on every item in two threads, because some kernels take seconds.
fn in_parallel<T: Sync>(items: &[T], work: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    work(item);
                }
            });
        }
    });
}

#[test]
fn every_kernel_of_the_fork_is_clean_or_known() {
    let mut expected: Vec<Known> = CLEAN.iter().map(|&name| (name, &[][..], "clean")).collect();
    expected.extend(KNOWN);
    // The ring of copies has no partitions.
    let kernels = names_in(&ir().join("fbtriton"), ".ttgir").into_iter();
    let kernels: Vec<String> = kernels.filter(|name| !name.starts_with("tlx_copy_ring")).collect();
    let mut named: Vec<&str> = expected.iter().map(|known| known.0).collect();
    named.sort_unstable();
    assert_eq!(named, kernels, "every kernel has its row here");
    in_parallel(&expected, |&(name, codes, why)| {
        let text = read(&ir().join("fbtriton").join(format!("{name}.ttgir")));
        let placed = place_text(&text, &Options::new(Strategy::Triton(TritonOptions::default())))
            .unwrap_or_else(|failure| panic!("{name}: {:#?}", failure.diagnostics));
        let codes: BTreeMap<String, usize> =
            codes.iter().map(|&(code, count)| (code.to_owned(), count)).collect();
        assert_eq!(found(&placed.text), codes, "{name} ({why})");
        if CLEAN.contains(&name) {
            assert!(holds_always(&placed.text), "{name}");
        }
    });
}

/// Modules inside the warp specializers of both compilers. What the passes behind them repair is no
/// finding: barriers, proxy fences, and, before there are tokens, races between partitions.
#[test]
fn modules_before_partitioning_have_no_errors() {
    let of_meta = names_in(&ir().join("fbtriton"), ".ttgir").into_iter();
    let of_meta = of_meta.filter(|name| name.contains(".planned") || name.contains(".tokens"));
    let of_triton = names_in(&ir().join("nvws"), ".ttgir").into_iter();
    let mut files: Vec<PathBuf> =
        of_meta.map(|name| ir().join("fbtriton").join(format!("{name}.ttgir"))).collect();
    files.extend(of_triton.map(|name| ir().join("nvws").join(format!("{name}.ttgir"))));
    assert_eq!(files.len(), 8, "as many as the corpus has");
    in_parallel(&files, |file| {
        let options = CheckOptions { finish: true, ..CheckOptions::new(SourceKind::Mlir) };
        let checked =
            check_text(&read(file), &options).unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics));
        let findings = checked.parts.iter().flat_map(|part| &part.findings);
        let errors: Vec<FindingCode> =
            findings.map(|finding| finding.code).filter(|code| code.kind().is_error()).collect();
        assert_eq!(errors, Vec::<FindingCode>::new(), "{}", file.display());
    });
}

#[test]
fn kernels_with_partitions_of_the_released_compiler_are_clean() {
    let mut kernels = Vec::new();
    for target in ["sm_90", "sm_100", "gfx1250"] {
        for name in names_in(&ir().join(target), ".after.mlir") {
            let text = read(&ir().join(target).join(format!("{name}.after.mlir")));
            if text.contains("ttg.warp_specialize(") {
                kernels.push((format!("{target}/{name}"), text));
            }
        }
    }
    assert_eq!(kernels.len(), 29, "as many as the corpus has");
    in_parallel(&kernels, |(name, text)| {
        assert_eq!(found(text), BTreeMap::new(), "{name}");
        assert!(holds_always(text), "{name}");
    });
}

/// Persistent attention with our own tasks, forward and backward, sm_90 and sm_100: no findings,
/// not even a redundant wait, for any arguments.
#[test]
fn persistent_attention_is_clean_for_every_trip_count() {
    let mut kernels: Vec<(String, String)> = Vec::new();
    let mine = ["persistent", "two_groups"];
    let is_mine = |name: &str| name.contains("attention") && mine.iter().any(|word| name.contains(word));
    for name in CLEAN.iter().filter(|name| is_mine(name)) {
        let text = read(&ir().join("fbtriton").join(format!("{name}.ttgir")));
        let placed = place_text(&text, &Options::new(Strategy::Triton(TritonOptions::default())))
            .unwrap_or_else(|failure| panic!("{name}: {:#?}", failure.diagnostics));
        kernels.push(((*name).to_owned(), placed.text));
    }
    for name in names_in(&ir().join("specialized"), ".mlir") {
        let text = read(&ir().join("specialized").join(format!("{name}.mlir")));
        kernels.push((name, text));
    }
    assert_eq!(kernels.len(), 9, "four in TLX, five in Gluon");
    in_parallel(&kernels, |(name, text)| {
        let checked = check_text(text, &CheckOptions::new(SourceKind::Mlir))
            .unwrap_or_else(|failure| panic!("{name}: {:#?}", failure.diagnostics));
        let part = checked.parts.first().expect("there is a module");
        assert_eq!(part.findings, [], "{name}");
        let is_proved = part.bound == seawall_analysis::Bound::AllPaths;
        // Its proof exceeds the limit on steps, because of the minimum of three step counts, and
        // scores that are one step ahead.
        assert_eq!(is_proved, !name.contains("persistent_causal"), "{name}: {:?}", part.bound);
    });
}

/// All partitions process the same number of tiles for any number of programs. A partition that
/// skips one does not.
#[test]
fn loops_with_a_step_that_is_not_known_are_followed_for_all_trip_counts() {
    let text = include_str!("../../../tests/mlir/specialized/persistent.mlir");
    let checked =
        |text: &str| check_text(text, &CheckOptions::new(SourceKind::Mlir)).unwrap().parts.remove(0);
    let part = checked(text);
    assert_eq!((part.findings, part.bound), (Vec::new(), seawall_analysis::Bound::AllPaths));
    let skips = text.replace("%tile = %first to %arg2", "%tile = %programs to %arg2");
    assert_ne!(skips, text);
    let found = checked(&skips).findings;
    assert!(found.iter().any(|finding| finding.code == FindingCode::Deadlock), "{found:?}");
}

/// Whether a loop has a first iteration depends on its bounds alone.
#[test]
fn a_loop_with_a_step_that_is_an_argument_may_have_no_iteration() {
    let text = include_str!("../../../tests/mlir/specialized/step_of_an_argument.mlir");
    let found = |text: &str| {
        let part = check_text(text, &CheckOptions::new(SourceKind::Mlir)).unwrap().parts.remove(0);
        part.findings.iter().map(|finding| finding.code).collect::<Vec<_>>()
    };
    assert_eq!(found(text), []);
    // The commit happens only for more than one tile, so the completion of a single MMA is never
    // observed.
    let late = text.replace("%some = arith.cmpi sgt, %pn, %zero", "%some = arith.cmpi sgt, %pn, %ps");
    let late = late.replace("%some = arith.cmpi sgt, %n, %zero", "%some = arith.cmpi sgt, %n, %step");
    assert_ne!(late, text);
    assert!(!found(&late).is_empty());
}

/// The codes found in a module, with their reach.
fn judged(text: &str) -> (Vec<FindingCode>, seawall_analysis::Bound) {
    let part = check_text(text, &CheckOptions::new(SourceKind::Mlir)).unwrap().parts.remove(0);
    (part.findings.iter().map(|finding| finding.code).collect(), part.bound)
}

/// `text` with a replacement, which must apply.
fn but(text: &str, from: &str, to: &str) -> String {
    let other = text.replace(from, to);
    assert_ne!(other, text, "{from}");
    other
}

/// A loaded value stays the same in the iteration that loads it. A repeated load may give another
/// value.
#[test]
fn a_loaded_value_is_the_same_in_all_conditions() {
    let text = include_str!("../../../tests/mlir/specialized/opposite_conditions.mlir");
    let not = "%not = arith.cmpi sle, %v, %pzero : i32";
    let xor = but(text, not, "%not = arith.xori %is, %true : i1");
    let branch = but(
        text,
        "ttng.arrive_barrier %f, 1, %not : !bar",
        "scf.if %not {\n ttng.arrive_barrier %f, 1 : !bar\n }",
    );
    let both = but(
        &but(
            text,
            "%is = arith.cmpi sgt, %v, %pzero : i32",
            "%one = arith.cmpi sgt, %v, %pzero : i32\n %two = arith.cmpi eq, %again, %pzero : i32\n %is = arith.andi %one, %two : i1",
        ),
        not,
        "%three = arith.cmpi ne, %again, %pzero : i32\n %four = arith.cmpi sle, %v, %pzero : i32\n %not = arith.ori %three, %four : i1",
    );
    for text in [text, &xor, &branch, &both] {
        assert_eq!(judged(text), (Vec::new(), seawall_analysis::Bound::AllPaths), "{text}");
    }
    // The value of the previous iteration, a repeated load, and omitting 0: some phase has no
    // arrival, or two.
    for wrong in ["sle, %before", "sle, %again", "slt, %v", "sgt, %v"] {
        let wrong = but(text, "sle, %v", wrong);
        let (found, _) = judged(&wrong);
        let tells = |code| found.contains(&code);
        assert!(
            tells(FindingCode::RaceWriteAfterRead) && tells(FindingCode::MissingWait),
            "{found:?}\n{wrong}"
        );
    }
}

/// In code that several tasks run, each task loads its own values, in each iteration again.
#[test]
fn what_tasks_load_is_loaded_anew_in_each_iteration() {
    let (found, _) = judged(include_str!("../../../tests/mlir/specialized/tasks_load_anew.mlir"));
    for code in [FindingCode::RaceReadAfterWrite, FindingCode::RaceWriteAfterRead, FindingCode::ReadInFlight]
    {
        assert!(found.contains(&code), "{found:?}");
    }
}

/// A value equals an increasing counter in at most one iteration.
#[test]
fn a_copy_of_one_iteration_does_not_conflict_with_itself() {
    let text = include_str!("../../../tests/mlir/specialized/once_in_a_loop.mlir");
    let when = |of: &str, waited: &str| {
        let text = if of == "eq, %i, %three" { text.to_owned() } else { but(text, "eq, %i, %three", of) };
        if waited == "%three" { text } else { but(&text, "sgt, %pn, %three", &format!("sgt, %pn, {waited}")) }
    };
    for (of, waited) in [("eq, %i, %three", "%three"), ("eq, %i, %end", "%zero"), ("eq, %zero, %i", "%zero")]
    {
        assert_eq!(judged(&when(of, waited)), (Vec::new(), seawall_analysis::Bound::AllPaths), "{of}");
    }
    for of in ["sge, %i, %three", "ne, %i, %three"] {
        let (found, _) = judged(&when(of, "%three"));
        assert!(found.contains(&FindingCode::MissingWait), "{of}: {found:?}");
    }
}

/// Each of two consumers waits twice for its MMA, and the producer's last acquire follows another
/// that its consumer released later. Dropping one of these waits is harmless, also according to the
/// oracle. Dropping any other wait is not.
#[test]
fn a_wait_that_another_one_makes_superfluous_may_be_dropped() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../corpus/ir/fbtriton/tlx_gemm_two_consumers-sm_90.ttgir");
    let text = read(&path);
    let lines: Vec<&str> = text.lines().collect();
    let is_wait =
        |line: &str| ["wait_barrier ", "group_dot_wait ", "token_wait "].iter().any(|op| line.contains(op));
    let mut harmless = Vec::new();
    for (number, line) in lines.iter().enumerate().filter(|(_, line)| is_wait(line)) {
        let mut left: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        left[number].clear();
        // A dropped wait forwards its operands.
        if let Some((result, op)) = line.split_once(" = ") {
            let given = op.split_whitespace().nth(1).expect("it waits for something").trim_end_matches(',');
            let name = result.trim().split(':').next().expect("it has a name");
            let result = if result.contains(':') { format!("{name}#0") } else { name.to_owned() };
            let end = (number..).find(|&at| left[at].contains("scf.yield")).expect("the loop ends");
            for later in &mut left[number..=end] {
                *later = later.replace(&format!("{result} "), &format!("{given} "));
                *later = later.replace(&format!("{result},"), &format!("{given},"));
            }
        }
        let options = Options::new(Strategy::Triton(TritonOptions::default()));
        let placed =
            place_text(&left.join("\n"), &options).unwrap_or_else(|failure| panic!("{line}: {failure:#?}"));
        let checked = check_text(&placed.text, &CheckOptions::new(SourceKind::Mlir)).expect("it reads");
        let part = checked.parts.first().expect("there is a module");
        if part.findings.iter().all(|finding| !finding.code.kind().is_error()) {
            assert_eq!(part.bound, seawall_analysis::Bound::AllPaths, "{line}");
            harmless.push(number + 1);
        }
    }
    assert_eq!(harmless, [83, 120, 121, 165, 166]);
}

/// In the inner loop of the MMAs, the wait for the next keys has the wrong parity. In one order it
/// passes before they are loaded, in another order the kernel deadlocks. Only tiles of two steps
/// reach it, and the longest runs in other orders have many tiles of one step.
#[test]
fn a_fault_that_long_runs_do_not_come_to_is_looked_for_in_other_orders() {
    let path = ir().join("fbtriton/tlx_attention_persistent-sm_100.ttgir");
    let text = read(&path);
    let products = text.find("partition1(").expect("the MMAs have a partition");
    let steps = products + text[products..].find("= %c1_i32_3 to").expect("steps but the first");
    let wait = steps + text[steps..].find("ttng.wait_barrier ").expect("a wait for keys");
    let phase = text[wait..].split(", ").nth(1).expect("the phase comes second");
    let flipped = format!("%flipped = arith.xori {phase}, %c1_i32_3 : i32\n");
    let (before, behind) = text.split_at(wait);
    let broken = format!("{before}{flipped}{}", behind.replacen(phase, "%flipped", 1));
    let placed = place_text(&broken, &Options::new(Strategy::Triton(TritonOptions::default())))
        .unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics));
    let found = found(&placed.text);
    assert!(found.contains_key("SW101") && found.contains_key("SW301"), "{found:?}");
}

/// Buffers in tensor memory that arefs hold are live at the same time, so they are separate with
/// and without `--logical`. The findings of `check` are equal.
#[test]
fn allocations_of_arefs_in_tensor_memory_are_disjoint() {
    let text = read(&ir().join("nvws/attention_descriptors_ws-sm_100.arefs.ttgir"));
    let found = |logical: bool| {
        let options = CheckOptions { logical, ..CheckOptions::new(SourceKind::Mlir) };
        let part = check_text(&text, &options).unwrap().parts.remove(0);
        part.findings.iter().map(|finding| finding.code.number()).collect::<Vec<_>>()
    };
    // The passes after arefs insert a proxy fence.
    assert_eq!(found(false), ["SW105"]);
    assert_eq!(found(true), found(false));
}
