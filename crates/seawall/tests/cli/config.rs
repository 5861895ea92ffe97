//! Configuration files, comments and baselines of `seawall check`.

use insta::assert_snapshot;
use serde_json::Value;

use super::check::WASTEFUL;
use super::kernel_source::{IR, KERNEL};
use super::run::Sandbox;

const SPARE: &str = include_str!("input/spare.mlir");

/// A race in line 6.
const RACY: &str = "\
program racy target gfx950 {
  smem A : 1024
  smem B : 1024
  warps 4
  store: write A
  load: read A
  fill: write B
  barrier
  last: read B
}
";

/// The second wait is implied by the first one: the other partition waits for `full` and then
/// arrives at `done`.
const IMPLIED: &str = "\
program implied target sm_90 {
  smem A : 1024
  smem full : 8
  smem done : 8
  warps 1
  mbarrier init full count 1
  mbarrier init done count 1
  fork {
    default {
      mbarrier wait done phase 0
      implied: mbarrier wait full phase 0
      read A
    }
    partition producer warps 1 {
      mbarrier expect full tx 1024
      async tma write A, arrive full
      mbarrier wait full phase 0
      mbarrier arrive done
    }
  }
}
";

fn sandbox() -> Sandbox {
    Sandbox::new().with("racy.litmus", RACY)
}

/// `RACY` with a comment before the race.
fn commented(comment: &str) -> String {
    RACY.replace("  load:", &format!("  // seawall: {comment}\n  load:"))
}

#[test]
fn a_configuration_ignores_findings_with_a_reason() {
    let config = "\
[severity]
redundant = \"error\"

[[ignore]]
codes = [\"race\"]
kernel = \"ra*\"
path = \"*.litmus\"
reason = \"one warp runs this\"

[[ignore]]
codes = [\"SW301\"]
reason = \"never used\"

[[ignore]]
codes = [\"SW301\"]
path = \"elsewhere/**\"
reason = \"does not apply to this run\"
";
    let sandbox = sandbox().with("seawall.toml", config).with("below/racy.litmus", RACY);
    assert_snapshot!("config", sandbox.show("check racy.litmus"));
    let without = sandbox.run("check racy.litmus --no-config");
    assert!(String::from_utf8_lossy(&without.stdout).contains("error[SW101]"));
    // Found from a directory below, and named.
    let mut below = sandbox.command("check racy.litmus");
    let output = below.current_dir(sandbox.path("below")).output().expect("the command starts");
    assert!(String::from_utf8_lossy(&output.stderr).contains("ignored 1 finding"), "{output:?}");
    let wasteful = sandbox.with("wasteful.litmus", WASTEFUL);
    let both = wasteful.show("check below/racy.litmus wasteful.litmus");
    assert!(both.contains("toml:14: this entry applies to no module of this run; check its"), "{both}");
    let misspelled = config.replace("path = \"*.litmus\"", "path = \"*.litmsu\"");
    let misspelled = wasteful.with("seawall.toml", misspelled);
    let shown = misspelled.show("check racy.litmus");
    assert!(shown.contains("toml: the entries of lines 4, 14 apply to no module of this run"), "{shown}");
    let wasteful = misspelled.with("other.toml", "deny = \"warnings\"\n");
    let raised = wasteful.run("check wasteful.litmus");
    assert!(String::from_utf8_lossy(&raised.stdout).contains("error[SW401]"), "{raised:?}");
    let status = |arguments: &str| wasteful.run(arguments).status.code();
    assert_eq!(status("check wasteful.litmus"), Some(1), "the severity is an error");
    assert_eq!(status("check wasteful.litmus --config other.toml"), Some(1), "warnings are denied");
    assert_eq!(status("check wasteful.litmus --no-config"), Some(0));
}

#[test]
fn notes_fail_no_check_unless_the_configuration_raises_them() {
    let sandbox =
        Sandbox::new().with("implied.litmus", IMPLIED).with("raised.toml", "[severity]\nnote = \"error\"\n");
    assert_snapshot!("note", sandbox.show("check implied.litmus"));
    let status = |arguments: &str| sandbox.run(arguments).status.code();
    assert_eq!(status("check implied.litmus --deny warnings"), Some(0));
    assert_eq!(status("check implied.litmus --config raised.toml"), Some(0), "the code is a warning");
    let json = sandbox.show("check implied.litmus --format json");
    assert!(json.contains("\"severity\": \"note\""), "{json}");
    let raised = sandbox.show("check implied.litmus --config raised.toml --format json");
    assert!(raised.contains("\"severity\": \"warning\""), "{raised}");
    let sarif = sandbox.show("check implied.litmus --format sarif");
    assert!(sarif.contains("\"level\":\"note\"") && sarif.contains("\"severity\":\"note\""), "{sarif}");
    let github = sandbox.show("check implied.litmus --format github");
    assert!(github.contains("::notice file=implied.litmus"), "{github}");
}

#[test]
fn the_nearest_configuration_above_each_file_applies() {
    let accepts_races = "[[ignore]]\ncodes = [\"race\"]\nreason = \"known\"\n";
    let sandbox = sandbox()
        .with("seawall.toml", "deny = \"warnings\"\n")
        .with("a/seawall.toml", accepts_races)
        .with("a/racy.litmus", RACY)
        .with("a/b/wasteful.litmus", WASTEFUL)
        .with("c/wasteful.litmus", WASTEFUL);
    let status = |arguments: &str| sandbox.run(arguments).status.code();
    assert_eq!(status("check a"), Some(0), "races are accepted, and warnings are not denied");
    assert_eq!(status("check c"), Some(1), "warnings are denied");
    assert_eq!(status("check a c"), Some(1));
    assert_eq!(status("check racy.litmus"), Some(1));
    assert_eq!(status("check a/../racy.litmus"), Some(1), "`a` is not above it");
    let mut below = sandbox.command("check ../racy.litmus");
    let output = below.current_dir(sandbox.path("a")).output().expect("the command starts");
    assert_eq!(output.status.code(), Some(1), "the file decides, not the current directory");
    // Files elsewhere get the configuration of the current directory.
    let elsewhere = Sandbox::new().with("racy.litmus", RACY);
    let mut here = sandbox.command("check");
    here.arg(elsewhere.path("racy.litmus")).current_dir(sandbox.path("a"));
    assert_eq!(here.output().expect("the command starts").status.code(), Some(0));
    let broken = sandbox.with("a/b/seawall.toml", "target = 1\n");
    let shown = broken.show("check a");
    assert!(shown.contains("a/b/seawall.toml:1:10") && shown.contains("exit status: 2"), "{shown}");
}

#[test]
fn a_configured_target_is_for_inputs_that_name_none() {
    let untargeted = SPARE.replace("ttg.target = \"cuda:90\", ", "");
    let model = RACY.replace(" target gfx950", "");
    let sandbox = sandbox().with("seawall.toml", "target = \"sm_90\"\n");
    let sandbox = sandbox.with("untargeted.mlir", untargeted).with("model.litmus", model);
    assert_snapshot!("config_target", sandbox.show("check untargeted.mlir racy.litmus model.litmus"));
    assert_eq!(sandbox.run("check untargeted.mlir --no-config").status.code(), Some(2));
    let json = sandbox.run("report untargeted.mlir --format json");
    let document: Value = serde_json::from_slice(&json.stdout).expect("it is JSON");
    assert_eq!(document["modules"][0]["target"], "sm_90");
    // The option is for every input.
    let other_vendor = sandbox.show("check racy.litmus --target sm_90");
    assert!(
        other_vendor.contains("other-vendor") && other_vendor.contains("exit status: 2"),
        "{other_vendor}"
    );
}

#[test]
fn severities_reach_reports() {
    let sandbox = Sandbox::new().with("kernel.mlir", SPARE);
    let sandbox = sandbox.with("seawall.toml", "[severity]\nrace = \"warning\"\n");
    let run = |arguments: &str| String::from_utf8(sandbox.run(arguments).stdout).expect("it is UTF-8");
    let page = run("report kernel.mlir --format html");
    assert!(page.contains("card finding warn") && !page.contains("card finding bad"), "{page}");
    let document: Value = serde_json::from_str(&run("report kernel.mlir --format json")).expect("it is JSON");
    assert_eq!(document["modules"][0]["findings"][0]["severity"], "warning");
    assert!(run("report kernel.mlir --format html --no-config").contains("card finding bad"));
}

#[test]
fn a_project_file_has_a_table() {
    let project = "[project]\nname = \"x\"\n[tool.seawall]\ntarget = \"gfx942\"\n\
                   [[tool.seawall.ignore]]\ncodes = [\"race\"]\nreason = \"known\"\n";
    let shown = sandbox().with("pyproject.toml", project).show("check racy.litmus --format json");
    assert!(shown.contains("\"reason\": \"known\"") && shown.contains("exit status: 0"), "{shown}");
    let other = sandbox().with("pyproject.toml", "this is not TOML");
    assert_eq!(other.run("check racy.litmus").status.code(), Some(1), "it is not for Seawall");
}

#[test]
fn errors_of_a_configuration_have_a_place_and_a_remedy() {
    let unknown = sandbox().with("seawall.toml", "target = \"sm_90\"\nignores = []\n");
    assert_snapshot!("config_unknown_key", unknown.show("check racy.litmus"));
    let code = sandbox().with("seawall.toml", "[[ignore]]\ncodes = [\"SW109\"]\nreason = \"x\"\n");
    assert_snapshot!("config_unknown_code", code.show("check racy.litmus"));
    let missing = sandbox().with("pyproject.toml", "[project]\nname = \"seawall-user\"\n");
    assert_snapshot!("config_missing", missing.show("check racy.litmus --config pyproject.toml"));
}

#[test]
fn comments_accept_findings_of_the_next_line() {
    let text = commented("ignore[SW101] the scheduler orders it");
    let sandbox = Sandbox::new().with("racy.litmus", text).with("wasteful.litmus", WASTEFUL);
    assert_snapshot!("comment", sandbox.show("check racy.litmus"));
    let json = sandbox.run("check racy.litmus --format json");
    let document: Value = serde_json::from_slice(&json.stdout).expect("it is JSON");
    let suppressed = document["suppressed"].as_array().expect("a list");
    assert_eq!(suppressed.len(), 1);
    assert_eq!((&suppressed[0]["code"], &suppressed[0]["line"]), (&"SW101".into(), &7.into()));
    assert_eq!(suppressed[0]["suppression"]["by"], "comment");
    assert_eq!(suppressed[0]["suppression"]["reason"], "the scheduler orders it");
    let sarif = sandbox.run("check racy.litmus wasteful.litmus --format sarif");
    let log: Value = serde_json::from_slice(&sarif.stdout).expect("it is JSON");
    let results = log["runs"][0]["results"].as_array().expect("a list");
    let race = results.iter().find(|result| result["ruleId"] == "SW101").expect("it is in the log");
    assert_eq!(race["suppressions"][0]["kind"], "inSource");
    assert!(results.iter().any(|result| result.get("suppressions").is_none()));
}

#[test]
fn unused_and_unknown_comments_are_reported() {
    let text =
        commented("ignore[deadlock] none here").replace("  last:", "  // seawall: ignore SW101\n  last:");
    assert_snapshot!("comment_unused", Sandbox::new().with("racy.litmus", text).show("check racy.litmus"));
}

#[test]
fn comments_in_python_accept_findings_of_their_line() {
    let kernel = KERNEL.replace("buffer.load()", "buffer.load()  # seawall: ignore[SW101] for a test");
    let kernel = kernel.replace("tile.store(y)", "tile.store(y)  # seawall: ignore[SW301]");
    let sandbox = Sandbox::new().with("repo/src/kernel.py", kernel).with("dumps/kernel.ttgir", IR);
    let shown = sandbox.show("check --as-is dumps/kernel.ttgir --source-root repo");
    assert_snapshot!("comment_python", shown);
    let elsewhere = sandbox.run("check --as-is dumps/kernel.ttgir");
    assert!(!String::from_utf8_lossy(&elsewhere.stderr).contains("ignored"), "the file is not found");
}

#[test]
fn a_baseline_accepts_the_findings_of_today() {
    let sandbox = sandbox();
    assert_snapshot!("baseline_write", sandbox.show("check racy.litmus --baseline b.json --write-baseline"));
    // Lines move, and the accepted findings stay accepted.
    let moved = sandbox.with("racy.litmus", RACY.replace("  warps", "\n\n  warps"));
    assert_eq!(moved.run("check racy.litmus --baseline b.json --deny warnings").status.code(), Some(0));
    // Another race is not accepted, and one that is gone is counted.
    let more = RACY.replace("read A", "write B").replace("read B\n", "read B\n  more: write B\n");
    let changed = moved.with("racy.litmus", more);
    assert_snapshot!("baseline_changed", changed.show("check racy.litmus --baseline b.json"));
    let broken = changed.with("b.json", "{}");
    assert_snapshot!("baseline_broken", broken.show("check racy.litmus --baseline b.json"));
}
