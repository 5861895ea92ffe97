//! `seawall check`: inputs, output formats and exit status.

use insta::assert_snapshot;

use super::run::Sandbox;

const CLEAN: &str = "\
program clean target sm_90 {
  smem A : 1024
  warps 4
  store: write A
  barrier
  load: read A
}
";

const MODULE: &str = "module attributes {ttg.target = \"cuda:90\"} {\n}\n";

pub(super) const RACY: &str = "\
program racy target gfx950 {
  smem A : 2 x 1024
  warps 4
  loop i to 8 {
    store: write A[i % 2]
    load: read A[i % 2]
    meet: barrier
  }
}
";

pub(crate) const WASTEFUL: &str = "\
program wasteful target gfx950 {
  smem A : 1024
  warps 4
  store: write A
  barrier
  again: barrier
  load: read A
}
";

const APART: &str = "\
program apart target gfx942 {
  smem A : 1024
  warps 8
  barrier if tid < 256
  loop i {
    store: write A
    barrier
  }
  barrier if tid >= 256
}
";

fn mixed() -> Sandbox {
    Sandbox::new()
        .with("a.litmus", CLEAN)
        .with("bad.litmus", "program bad target sm_90 {\n  read B\n}\n")
        .with("dumps/deep/b.mlir", MODULE)
        .with("dumps/c.litmus", CLEAN)
        .with("dumps/notes.txt", "not MLIR")
        .with("dumps/.hidden/d.mlir", "broken(")
}

#[test]
fn an_empty_result_of_check_is_printed() {
    let sandbox = Sandbox::new().with("a.litmus", CLEAN);
    assert_snapshot!("clean", sandbox.show("check a.litmus"));
}

#[test]
fn other_inputs_are_checked_whatever_is_wrong_with_one() {
    assert_snapshot!("mixed", mixed().show("check bad.litmus missing.mlir dumps a.litmus"));
}

#[test]
fn directories_are_walked_and_the_current_one_is_the_default() {
    let sandbox = mixed();
    assert!(sandbox.show("check dumps").contains("checked 2 files: nothing found"));
    assert!(sandbox.show("check").contains("checked 3 files: nothing found; 1 input could not be read"));
    let nothing = Sandbox::new().with("dumps/notes.txt", "not MLIR");
    assert_snapshot!("nothing_to_check", nothing.show("check dumps"));
}

#[test]
fn a_broken_module_keeps_no_other_from_being_checked() {
    let text = format!("{MODULE}// -----\ntt.func @f( {{\n// -----\n{MODULE}");
    let sandbox = Sandbox::new().with("split.mlir", text);
    assert_snapshot!("split", sandbox.show("check split.mlir"));
}

#[test]
fn machines_get_a_document_whatever_happens() {
    let sandbox = mixed();
    assert_snapshot!("empty_json", sandbox.show("check a.litmus --format json"));
    assert_snapshot!("github", sandbox.show("check a.litmus --format github"));
    let sarif = sandbox.run("check a.litmus bad.litmus --format sarif");
    assert_eq!(sarif.status.code(), Some(2));
    let log: serde_json::Value = serde_json::from_slice(&sarif.stdout).expect("it is JSON");
    let invocation = &log["runs"][0]["invocations"][0];
    assert_eq!(invocation["executionSuccessful"], false);
    let notifications = &invocation["toolExecutionNotifications"];
    assert_eq!(notifications[0]["properties"]["bound"], "all-paths");
    let notification = &notifications[1];
    assert_eq!(notification["message"]["text"], "no buffer or argument is called `B`");
    assert_eq!(notification["locations"][0]["physicalLocation"]["artifactLocation"]["uri"], "bad.litmus");
}

#[test]
fn each_form_says_how_far_a_check_reaches() {
    let sandbox = Sandbox::new().with("apart.litmus", APART).with("racy.litmus", RACY);
    let json = sandbox.run("check apart.litmus racy.litmus --format json");
    let document: serde_json::Value = serde_json::from_slice(&json.stdout).expect("it is JSON");
    let verdicts = &document["verdicts"];
    assert_eq!((&verdicts[0]["file"], &verdicts[1]["file"]), (&"apart.litmus".into(), &"racy.litmus".into()));
    assert_eq!((&verdicts[0]["bound"], &verdicts[1]["bound"]), (&"iterations:4".into(), &"all-paths".into()));
    assert_eq!(verdicts[0]["notes"][0]["code"], "check::conditional-barriers");
    let sarif = sandbox.run("check apart.litmus racy.litmus --format sarif");
    let log: serde_json::Value = serde_json::from_slice(&sarif.stdout).expect("it is JSON");
    let notices = &log["runs"][0]["invocations"][0]["toolExecutionNotifications"];
    assert_eq!((&notices[0]["level"], &notices[1]["level"]), (&"warning".into(), &"note".into()));
    assert_eq!(notices[0]["properties"]["bound"], "iterations:4");
    assert_snapshot!("github_bound", sandbox.show("check apart.litmus --format github"));
}

#[test]
fn findings_go_to_a_file_if_one_is_named() {
    let sandbox = mixed();
    let direct = sandbox.run("check a.litmus --format sarif").stdout;
    let output = sandbox.run("check a.litmus --format sarif -o log.sarif");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(0), 0));
    assert_eq!(sandbox.content("log.sarif").into_bytes(), direct);
    assert_eq!(sandbox.run("check a.litmus -o findings.txt").status.code(), Some(0));
    assert_eq!(sandbox.content("findings.txt"), "");
    let sandbox = sandbox.with("racy.litmus", RACY);
    for format in ["text", "json", "sarif", "github"] {
        let direct = sandbox.run(&format!("check racy.litmus --format {format}")).stdout;
        let output = sandbox.run(&format!("check racy.litmus --format {format} -o findings.txt"));
        assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{format}");
        let written = sandbox.content("findings.txt");
        assert!(written.contains("SW101"), "{format}: {written}");
        assert_eq!(written.into_bytes(), direct, "{format}");
    }
}

#[test]
fn the_kind_of_standard_input_is_guessed_from_its_text() {
    let sandbox = Sandbox::new();
    for text in [CLEAN, MODULE] {
        let shown = sandbox.show_with_stdin("check -", text.as_bytes());
        assert!(shown.contains("exit status: 0") && shown.contains("checked 1 file"), "{shown}");
    }
    let json = sandbox.with("racy.litmus", RACY).run("model racy.litmus --format json").stdout;
    for text in [RACY.as_bytes(), &json] {
        let shown = Sandbox::new().show_with_stdin("check -", text);
        assert!(shown.contains("exit status: 1") && shown.contains("error[SW101]"), "{shown}");
    }
}

#[test]
fn dumps_are_picked_out_of_a_log() {
    let sandbox = Sandbox::new().with("compile.log", include_str!("input/compile.log"));
    let picked = sandbox.show("check compile.log --pass membar:after");
    assert!(
        picked.contains("exit status: 0") && picked.contains("checked 1 file: nothing found"),
        "{picked}"
    );
    let before = sandbox.show("check compile.log --pass membar:before --as-is");
    assert!(before.contains("exit status: 1") && before.contains("compile.log:"), "{before}");
    let shown = sandbox.show("check compile.log --pass pipeline");
    assert!(shown.contains("exit status: 2") && shown.contains("input::no-such-pass"), "{shown}");
}

/// The compiler inserts the barrier that orders the store and the load, unless the threads diverge.
#[test]
fn a_module_is_finished_as_its_compiler_would() {
    let diverging = include_str!("input/diverging.ttgir");
    let cached = diverging.replace("scf.if %first", "scf.if %any");
    let sandbox = Sandbox::new().with("cached.ttgir", cached).with("diverging.ttgir", diverging);
    assert_snapshot!("finished", sandbox.show("check cached.ttgir"));
    let as_is = sandbox.show("check cached.ttgir --as-is");
    assert!(as_is.contains("error[SW101]") && !as_is.contains("simulated"), "{as_is}");
    assert_snapshot!("inserted", sandbox.show("check diverging.ttgir"));
    let json = sandbox.run("check diverging.ttgir --format json").stdout;
    let document: serde_json::Value = serde_json::from_slice(&json).expect("it is JSON");
    let (finding, finish) = (&document["findings"][0], &document["verdicts"][0]["finish"]);
    assert_eq!((&finding["op"], &finding["line"]), (&"ttg.barrier".into(), &13.into()));
    assert_eq!(finish["steps"], serde_json::json!(["allocation", "proxy fences", "membar"]));
    let quiet = sandbox.show("check cached.ttgir --quiet");
    assert!(!quiet.contains("simulated"), "{quiet}");
}

/// The TMA store needs a proxy fence, which releases before 3.7 insert in front of writes only.
#[test]
fn a_module_is_finished_as_the_named_release_would() {
    let module = include_str!("../../../../tests/mlir/finish/before_allocation.mlir");
    let sandbox = Sandbox::new().with("kernel.ttgir", module);
    let checked = |compiler: &str| sandbox.show(&format!("check kernel.ttgir --producer {compiler}"));
    for (compiler, said, is_clean) in [
        ("triton-3.4", "simulated allocation and membar of Triton 3.4 on", false),
        ("triton-3.6", "proxy fences and membar of Triton 3.6 on", false),
        ("triton-3.8", "proxy fences and membar of Triton 3.8 on", true),
        ("triton-3.9", "simulated allocation, proxy fences and membar of Triton 3.9 on", true),
        ("meta-3.7", "membar of Meta's Triton 3.7 on", true),
    ] {
        let shown = checked(compiler);
        assert!(shown.contains(said), "{shown}");
        assert_eq!(shown.contains("error[SW105]"), !is_clean, "{shown}");
    }
    let meta = module.replace("module attributes {", "module attributes {tlx.has_tlx_ops = true, ");
    let shown = Sandbox::new().with("kernel.ttgir", meta).show("check kernel.ttgir");
    assert!(shown.contains("of Meta's Triton 3.7 on"), "{shown}");
    let as_is = checked("triton-3.6 --as-is");
    assert!(as_is.contains("error[SW101]") && !as_is.contains("simulated"), "{as_is}");
    let unknown = checked("triton-3.3");
    assert!(
        unknown.contains("exit status: 2") && unknown.contains("[possible values: triton-3.4, triton-3.5"),
        "{unknown}"
    );
}

/// Triton's cache has a `.json` file with the release beside each module.
#[test]
fn a_cached_module_is_finished_as_its_metadata_states() {
    let module = include_str!("../../../../tests/mlir/finish/before_allocation.mlir");
    let stated = |version: &str, arch: u32| {
        format!(
            "{{\"hash\": \"0\", \"target\": {{\"backend\": \"cuda\", \"arch\": {arch}, \"warp_size\": 32}}, \
             \"triton_version\": \"{version}\", \"name\": \"k\"}}"
        )
    };
    let meta = module.replace("module attributes {", "module attributes {tlx.has_tlx_ops = true, ");
    let mut sandbox = Sandbox::new().with("meta/k.ttgir", meta).with("meta/k.json", stated("3.6.0", 90));
    for (name, metadata) in [
        ("c36", stated("3.6.0", 90)),
        ("c37", stated("3.7.1", 90)),
        ("fb", stated("3.7.4+fb", 90)),
        ("newer", stated("3.99.0", 90)),
        ("other_gpu", stated("3.6.0", 100)),
        ("no_json", "{".to_owned()),
        ("group", "{\"child_paths\": {\"k.ttgir\": \"/cache/k.ttgir\"}}".to_owned()),
    ] {
        sandbox = sandbox.with(&format!("{name}/k.ttgir"), module).with(&format!("{name}/k.json"), metadata);
    }
    for (name, compiler, is_clean) in [
        ("c36", "Triton 3.6 on 1 module before allocation (release from the `.json` file)", false),
        ("c37", "Triton 3.7 on 1 module before allocation (release from the `.json` file)", true),
        ("fb", "Meta's Triton 3.7 on 1 module before allocation (release from the `.json` file)", true),
        ("newer", "Triton 3.9 on 1 module before allocation (nearest to the release in the", true),
        ("meta", "Meta's Triton 3.7 on 1 module before allocation (release from the module)", true),
        ("other_gpu", "Triton 3.8 on 1 module before allocation (release inferred from", true),
        ("no_json", "Triton 3.8 on 1 module before allocation (release inferred from", true),
        ("group", "Triton 3.8 on 1 module before allocation (release inferred from", true),
    ] {
        let shown = sandbox.show(&format!("check {name}"));
        assert!(shown.contains(compiler), "{name}: {shown}");
        assert_eq!(shown.contains("error[SW105]"), !is_clean, "{name}: {shown}");
        let (run, cached) = (format!("check {name}"), format!("check {name} --cache results"));
        assert_eq!(sandbox.run(&cached), sandbox.run(&run), "{name}");
    }
    let named = sandbox.show("check c36 --producer triton-3.8");
    assert!(
        named.contains("Triton 3.8 on 1 module before allocation (release from `--producer`)"),
        "{named}"
    );
    let json = sandbox.run("check c36/k.ttgir --format json").stdout;
    let document: serde_json::Value = serde_json::from_slice(&json).expect("it is JSON");
    assert_eq!(document["verdicts"][0]["finish"]["compiler_from"], "metadata");
    for command in ["why c36/k.ttgir:15", "report c36/k.ttgir", "simulate c36/k.ttgir"] {
        let shown = sandbox.show(command);
        assert!(shown.contains("Triton 3.6 on 1 module"), "{command}: {shown}");
    }
    let fences = |name: &str| {
        let placed = sandbox.run(&format!("place {name}/k.ttgir --strategy triton")).stdout;
        String::from_utf8_lossy(&placed).matches("ttng.fence_async_shared").count()
    };
    assert_eq!((fences("c36"), fences("c37"), fences("other_gpu")), (0, 1, 1));
}

/// The wrong phase causes the wrong counts, so the wait leads, and its hint names the phase.
#[test]
fn a_phase_that_never_changes_leads_its_consequences() {
    let module = include_str!("../../../../tests/mlir/specialized/phase_never_toggled.mlir");
    let sandbox = Sandbox::new().with("kernel.mlir", module);
    let shown = sandbox.show("check kernel.mlir");
    let first = shown.lines().find(|line| line.starts_with("error[")).unwrap_or_default();
    assert_eq!(first, "error[SW301]: deadlock: `ttng.wait_barrier` may wait forever", "{shown}");
    assert!(
        shown.contains("kernel.mlir:21:7") && shown.contains("more findings follow from this"),
        "{shown}"
    );
    assert!(shown.contains("the phase of `ttng.wait_barrier` (line 21) is constant"), "{shown}");
    assert!(!shown.contains("correct the count of its initialisation"), "{shown}");
}

#[test]
fn codes_are_understood_by_number_name_and_kind() {
    let sandbox = Sandbox::new().with("a.litmus", CLEAN);
    for arguments in ["--select SW101,deadlock", "--ignore race --ignore sw401", "--deny warnings"] {
        assert_eq!(sandbox.run(&format!("check a.litmus {arguments}")).status.code(), Some(0), "{arguments}");
    }
    assert_snapshot!("unknown_code", sandbox.show("check a.litmus --select SW101,deadlok"));
    assert_snapshot!("deny_what", sandbox.show("check a.litmus --deny errors"));
}

#[test]
fn findings_are_shown_and_fail_the_check() {
    let sandbox = Sandbox::new().with("racy.litmus", RACY).with("wasteful.litmus", WASTEFUL);
    assert_snapshot!("findings", sandbox.show("check racy.litmus wasteful.litmus"));
    let json = sandbox.run("check racy.litmus --format json");
    assert_eq!(json.status.code(), Some(1));
    let document: serde_json::Value = serde_json::from_slice(&json.stdout).expect("it is JSON");
    let finding = &document["findings"][0];
    assert_eq!(
        (&finding["code"], &finding["line"], &finding["column"]),
        (&"SW101".into(), &6.into(), &5.into())
    );
    let colours = sandbox.run("check racy.litmus").stdout;
    assert!(!colours.is_empty() && !colours.contains(&0x1b), "a pipe gets no colours");
}

/// One barrier is missing, and several pairs of accesses need it.
const UNORDERED: &str = "\
program unordered target sm_90 {
  smem A : 1024
  smem B : 1024
  warps 4
  fill_a: write A
  fill_b: write B
  use_a: read A
  use_b: read B
  again: read B
}
";

#[test]
fn findings_with_one_cause_are_folded() {
    let sandbox = Sandbox::new().with("unordered.litmus", UNORDERED);
    assert_snapshot!("folded", sandbox.show("check unordered.litmus"));
    let all = sandbox.show("check unordered.litmus --all");
    assert_eq!(all.matches("error[SW101]").count(), 3, "{all}");
    assert!(all.contains("this follows from SW101:7"), "{all}");
    let json = sandbox.run("check unordered.litmus --format json").stdout;
    let document: serde_json::Value = serde_json::from_slice(&json).expect("it is JSON");
    let findings = document["findings"].as_array().expect("there are findings");
    let links: Vec<&serde_json::Value> = findings.iter().map(|finding| &finding["follows_from"]).collect();
    assert_eq!(links, [&serde_json::Value::Null, &"SW101:7".into(), &"SW101:7".into()]);
    // Without its cause, a finding stands for itself.
    let github = sandbox.show("check unordered.litmus --format github");
    assert_eq!(github.matches("::error ").count(), 1, "{github}");
}

#[test]
fn clean_files_of_a_large_run_get_no_line() {
    let mut sandbox = Sandbox::new().with("racy.litmus", RACY);
    for number in 0..20 {
        sandbox = sandbox.with(&format!("clean{number}.litmus"), CLEAN);
    }
    let shown = sandbox.show("check .");
    assert!(shown.contains("racy.litmus: racy: 1 error;") && !shown.contains("clean0.litmus:"), "{shown}");
    assert!(shown.contains("checked 21 files"), "{shown}");
    let quiet = sandbox.show("check racy.litmus -q");
    assert!(!quiet.contains("racy.litmus: racy"), "{quiet}");
}

#[test]
fn an_access_after_a_loop_is_in_no_iteration() {
    let after = "program after target sm_90 {\n  smem A : 1024\n  warps 4\n  loop i to 8 {\n    barrier\n    \
                 store: write A\n  }\n  load: read A\n}\n";
    let around = after
        .replace("    barrier\n", "    load: read A\n    barrier\n")
        .replace("  load: read A\n}\n", "}\n");
    let sandbox = Sandbox::new().with("after.litmus", after).with("around.litmus", around);
    assert_snapshot!("after_a_loop", sandbox.show("check after.litmus"));
    assert_snapshot!("around_a_loop", sandbox.show("check around.litmus"));
}

#[test]
fn only_denied_warnings_fail_the_check() {
    let sandbox = Sandbox::new().with("racy.litmus", RACY).with("wasteful.litmus", WASTEFUL);
    for (arguments, status) in [
        ("wasteful.litmus", 0),
        ("wasteful.litmus --deny warnings", 1),
        ("wasteful.litmus --deny warnings --ignore SW401", 0),
        ("wasteful.litmus --deny warnings --select race", 0),
        ("racy.litmus --ignore race", 0),
        ("racy.litmus --select race-read-after-write", 1),
        ("racy.litmus --select race --ignore SW101", 0),
        ("racy.litmus missing.litmus", 2),
    ] {
        assert_eq!(sandbox.run(&format!("check {arguments}")).status.code(), Some(status), "{arguments}");
    }
}

/// A finding that needs certain arguments names them, so that kernels without such arguments can
/// ignore it.
#[test]
fn findings_of_partitions_say_with_which_arguments_they_happen() {
    let crossed = |count: &str| {
        format!(
            "program crossed target sm_90 {{\n  symbols n\n  smem A : 1024\n  warps 1\n  fork {{\n    default {{\n      loop i to {count} {{\n        load: read A\n      }}\n    }}\n    \
             partition producer warps 1 {{\n      loop i to {count} {{\n        store: write A\n      }}\n    }}\n  }}\n}}\n"
        )
    };
    let sandbox = Sandbox::new().with("by_n.litmus", crossed("n")).with("always.litmus", crossed("2"));
    let shown = sandbox.show("check by_n.litmus");
    assert!(
        shown.contains("SW102") && shown.contains("this occurs in a run with `n` = 1, and with 1 iteration"),
        "{shown}"
    );
    let shown = sandbox.show("check always.litmus");
    assert!(shown.contains("SW102") && !shown.contains("`n` ="), "{shown}");
}

#[test]
fn a_file_that_is_named_twice_is_checked_once() {
    let sandbox = Sandbox::new().with("d/a.litmus", CLEAN);
    let shown = sandbox.show("check d d/a.litmus ./d/a.litmus");
    assert!(shown.contains("checked 1 file: nothing found"), "{shown}");
    let shown = sandbox.show("check missing.mlir missing.mlir");
    assert!(shown.contains("; 1 input could not be read"), "{shown}");
}

#[test]
fn colours_are_forced_into_a_pipe_unless_they_are_forbidden() {
    let sandbox = Sandbox::new().with("racy.litmus", RACY);
    let stdout = |variables: &[(&str, &str)]| {
        let mut command = sandbox.command("check racy.litmus");
        command.envs(variables.iter().copied());
        String::from_utf8(command.output().expect("the command starts").stdout).expect("it is UTF-8")
    };
    assert!(stdout(&[("CLICOLOR_FORCE", "1"), ("TERM", "dumb")]).contains('\u{1b}'));
    for variables in [&[][..], &[("CLICOLOR_FORCE", "0")], &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]] {
        assert!(!stdout(variables).contains('\u{1b}'), "{variables:?}");
    }
}

const TTIR: &str = "\
module {
  tt.func public @sum() {
    %r = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32>
    tt.return
  }
}
";

#[test]
fn modules_without_a_target_are_skipped() {
    let sandbox = Sandbox::new().with("d/a.litmus", CLEAN).with("d/k.ttir", TTIR).with("k.ttir", TTIR);
    assert_snapshot!("skipped", sandbox.show("check d"));
    let alone = sandbox.show("check k.ttir");
    assert!(alone.contains("exit status: 0"), "{alone}");
    assert!(alone.contains("nothing could be checked; skipped 1 file without a target"), "{alone}");
    let json = sandbox.show("check k.ttir --format json");
    assert!(!json.contains("all-paths"), "{json}");
}

/// The files of one kernel in Triton's cache, where the `.ttir` has no layouts.
#[test]
fn the_ttir_of_a_cache_is_skipped() {
    let ttir = "module {\n  tt.func public @sum(%a: tensor<1024xf32>) {\n    %r = \"tt.reduce\"(%a) <{axis = 0 : i32}> \
                ({\n    ^bb0(%x: f32, %y: f32):\n      %s = arith.addf %x, %y : f32\n      tt.reduce.return %s : f32\n    }) : \
                (tensor<1024xf32>) -> f32\n    %t = tt.splat %r : f32 -> tensor<16xf32>\n    tt.return\n  }\n}\n";
    let cached = include_str!("input/cached.ttgir");
    let config = "target = \"sm_90\"\n";
    for sandbox in [Sandbox::new(), Sandbox::new().with("seawall.toml", config)] {
        let sandbox = sandbox.with("cache/k/k.ttir", ttir).with("cache/k/k.ttgir", cached);
        let shown = sandbox.show("check cache");
        assert!(shown.contains("exit status: 0") && !shown.contains("k.ttir"), "{shown}");
        let alone = sandbox.show("check cache/k/k.ttir");
        assert!(alone.contains("exit status: 0") && alone.contains("check::skipped"), "{alone}");
    }
}

#[test]
fn output_does_not_depend_on_the_number_of_threads() {
    let texts = [RACY, WASTEFUL, "program broken {\n", APART];
    let sandbox = (0..30)
        .fold(Sandbox::new(), |sandbox, at| sandbox.with(&format!("d/{at}.litmus"), texts[at % texts.len()]));
    for format in ["text", "json", "sarif", "github"] {
        let run = |jobs: &str| sandbox.run(&format!("check d missing.mlir --format {format} {jobs}"));
        let one = run("--jobs 1");
        assert_eq!(one.status.code(), Some(2));
        for jobs in ["", "--jobs 2", "-j 7", "--jobs 1000"] {
            assert_eq!(run(jobs), one, "{format} {jobs}");
        }
    }
    assert!(sandbox.show("check d --jobs 0").contains("exit status: 2"));
}

#[test]
fn sarif_has_the_mistakes_and_cycles_of_json() {
    let deadlock = include_str!("../../../../tests/litmus/bugs/b10-missing-credit.litmus");
    let sandbox = Sandbox::new().with("deadlock.litmus", deadlock).with("racy.litmus", RACY);
    let run = |format: &str| -> serde_json::Value {
        let output = sandbox.run(&format!("check deadlock.litmus racy.litmus --format {format}"));
        serde_json::from_slice(&output.stdout).expect("it is JSON")
    };
    let (sarif, json) = (run("sarif"), run("json"));
    let results = sarif["runs"][0]["results"].as_array().expect("a list");
    let findings = json["findings"].as_array().expect("a list");
    assert_eq!(results.len(), findings.len());
    for (result, finding) in results.iter().zip(findings) {
        let properties = &result["properties"];
        assert_eq!(properties.get("mistake").unwrap_or(&serde_json::Value::Null), &finding["mistake"]);
        assert_eq!(properties.get("cycle").unwrap_or(&serde_json::json!([])), &finding["cycle"]);
    }
    assert!(findings.iter().any(|finding| finding["mistake"] == "blocks-fresh"), "{findings:?}");
    assert!(findings.iter().any(|finding| finding["cycle"][1]["needs"][0]["line"].is_u64()), "{findings:?}");
}

/// A kernel of which the synchronization is not resolved.
const UNRESOLVED: &str = "\
.version 8.4
.target sm_90a
.address_size 64
.visible .entry some_threads_meet()
.reqntid 128
{
	.reg .pred %p<2>;
	.reg .b32 %r<4>;
	mov.u32 %r1, %tid.x;
	setp.lt.u32 %p1, %r1, 70;
	@%p1 bra $end;
	bar.sync 0;
$end:
	ret;
}
";

#[test]
fn a_kernel_that_is_not_checked_is_not_summarized_as_clean() {
    let beside = format!("{UNRESOLVED}.visible .entry empty()\n.reqntid 128\n{{\n\tret;\n}}\n");
    let sandbox = Sandbox::new().with("unresolved.ptx", UNRESOLVED).with("two.ptx", &beside);
    assert_snapshot!(sandbox.show("check unresolved.ptx"));
    assert_snapshot!(sandbox.show("check two.ptx"));
    assert_snapshot!(sandbox.show("check --format github two.ptx"));
    assert_snapshot!(sandbox.show("report unresolved.ptx"));
}
