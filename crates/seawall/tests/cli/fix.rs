//! `seawall check --fix` and `--diff`.

use insta::assert_snapshot;

use super::run::Sandbox;

const SPARE: &str = include_str!("input/spare.mlir");
const UNWAITED: &str = include_str!("input/unwaited.mlir");
const RACE: &str =
    "program race target sm_90 {\n  smem A : 1024\n  warps 4\n  store: write A\n  load: read A\n}\n";

#[test]
fn redundant_barriers_are_deleted_and_missing_ones_inserted() {
    let sandbox = Sandbox::new().with("spare.mlir", SPARE);
    assert_snapshot!("fix_spare", sandbox.show("check spare.mlir --as-is --fix"));
    assert_snapshot!("fix_spare_file", sandbox.content("spare.mlir"));
    assert!(sandbox.show("check spare.mlir --as-is --fix --deny warnings").contains("exit status: 0"));
}

#[test]
fn a_diff_shows_the_repairs_and_writes_nothing() {
    let sandbox = Sandbox::new().with("spare.mlir", SPARE).with("unwaited.mlir", UNWAITED);
    assert_snapshot!("fix_diff", sandbox.show("check . --diff"));
    assert_eq!(sandbox.content("spare.mlir"), SPARE);
    assert_eq!(sandbox.content("unwaited.mlir"), UNWAITED);
}

#[test]
fn only_selected_findings_are_repaired() {
    let sandbox = Sandbox::new().with("spare.mlir", SPARE);
    let ordered = sandbox.show("check spare.mlir --fix --select race");
    assert!(ordered.contains("insert `ttg.barrier local`") && !ordered.contains("delete"), "{ordered}");
    assert!(sandbox.show("check spare.mlir --fix --ignore redundant,race").contains("exit status: 0"));
    // Barriers are judged redundant once nothing is missing.
    let spared = sandbox.show("check spare.mlir --fix --select redundant");
    assert!(spared.contains("delete `ttg.barrier`") && !spared.contains("insert"), "{spared}");
}

#[test]
fn accepted_findings_are_not_repaired() {
    // The check reports the barriers only once nothing is missing.
    let barrier = "    ttg.barrier local\n    ttg.local_store %value";
    let commented = SPARE.replacen(barrier, &format!("    // seawall: ignore[SW401] kept\n{barrier}"), 1);
    let sandbox = Sandbox::new().with("spare.mlir", &commented);
    let shown = sandbox.show("check spare.mlir --as-is --fix");
    assert_eq!(shown.matches("fixed: delete `ttg.barrier`").count(), 1, "{shown}");
    assert!(sandbox.content("spare.mlir").contains(barrier), "{}", sandbox.content("spare.mlir"));
    let config = "[[ignore]]\ncodes = [\"redundant\"]\nkernel = \"spare\"\nreason = \"kept\"\n";
    let sandbox = Sandbox::new().with("spare.mlir", SPARE).with("seawall.toml", config);
    let shown = sandbox.show("check spare.mlir --as-is --diff");
    assert!(shown.contains("insert `ttg.barrier local`") && !shown.contains("delete"), "{shown}");
    let sandbox = Sandbox::new().with("spare.mlir", SPARE);
    sandbox.run("check spare.mlir --as-is --baseline b.json --write-baseline");
    let shown = sandbox.show("check spare.mlir --as-is --fix --baseline b.json");
    assert!(shown.contains("exit status: 0") && !shown.contains("fixed"), "{shown}");
    assert_eq!(sandbox.content("spare.mlir"), SPARE);
    // What a run repairs is not in the baseline that it writes.
    let shown = sandbox.show("check spare.mlir --as-is --fix --baseline b.json --write-baseline");
    assert!(shown.contains("fixed: insert"), "{shown}");
    assert!(sandbox.content("b.json").contains("\"findings\": []"), "{}", sandbox.content("b.json"));
}

#[test]
fn what_a_repair_reveals_is_repaired_only_if_it_is_selected() {
    // The missing fence is found once a barrier orders the accesses.
    let text = include_str!("../../../../tests/mlir/finish/before_allocation.mlir");
    let sandbox = Sandbox::new().with("k.mlir", text);
    let both = sandbox.show("check k.mlir --as-is --diff");
    assert!(both.contains("insert `ttg.barrier local`") && both.contains("fence_async_shared {"), "{both}");
    for more in ["--select SW101", "--ignore SW105"] {
        let one = sandbox.show(&format!("check k.mlir --as-is --diff {more}"));
        assert!(one.contains("insert `ttg.barrier local`") && !one.contains("fence_async_shared {"), "{one}");
    }
    let ignored = sandbox.with("seawall.toml", "[[ignore]]\ncodes = [\"SW105\"]\nreason = \"known\"\n");
    let fixed = ignored.show("check k.mlir --as-is --fix");
    assert!(fixed.contains("ignored 1 finding") && fixed.contains("exit status: 0"), "{fixed}");
    assert!(!ignored.content("k.mlir").contains("fence_async_shared {"), "{}", ignored.content("k.mlir"));
}

#[test]
fn repairs_are_data_in_json() {
    let sandbox = Sandbox::new().with("unwaited.mlir", UNWAITED);
    let shown = sandbox.show("check unwaited.mlir --fix --format json");
    let json = shown.split("----- stdout -----\n").nth(1).and_then(|rest| rest.split("----- stderr").next());
    let document: serde_json::Value = serde_json::from_str(json.expect("standard output")).expect("JSON");
    let repairs = document["repairs"].as_array().expect("repairs");
    let mut text = UNWAITED.to_owned();
    let mut edits: Vec<&serde_json::Value> =
        repairs.iter().flat_map(|repair| repair["edits"].as_array().expect("edits")).collect();
    edits.sort_by_key(|edit| edit["start"].as_u64());
    // The edits of one place are in the order of the repairs.
    for edit in edits.iter().rev() {
        let at = |key: &str| usize::try_from(edit[key].as_u64().expect("a number")).expect("an offset");
        text.replace_range(at("start")..at("end"), edit["text"].as_str().expect("a text"));
    }
    assert_eq!(text, sandbox.content("unwaited.mlir"));
    assert_snapshot!("fix_json", shown);
}

#[test]
fn inputs_that_cannot_be_rewritten_are_left() {
    let log = format!("// -----// IR Dump After A (a) ('builtin.module' operation) //----- //\n{SPARE}");
    let sandbox = Sandbox::new().with("race.litmus", RACE).with("compile.log", &log);
    assert_snapshot!("fix_refused", sandbox.show("check compile.log race.litmus --fix"));
    assert_eq!((sandbox.content("compile.log"), sandbox.content("race.litmus")), (log, RACE.to_owned()));
    assert_snapshot!("fix_stdin", sandbox.show_with_stdin("check - --fix", SPARE.as_bytes()));
    assert!(sandbox.show("check compile.log --diff").contains("+++ compile.log"));
    assert!(sandbox.show("check . --fix --diff").contains("exit status: 2"));
}
