//! The JSON schemas: the files in `docs/schemas` are those of the command, and what the commands
//! print satisfies them.

mod checker;

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use seawall::cli::run_in_memory;
use serde_json::{Value, json};

use checker::violations;

/// One of so many modules of the corpus is read.
const STEP: usize = 97;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What a command prints, which must have no usage error.
fn printed(arguments: &[&str]) -> (u8, String) {
    let arguments = std::iter::once("seawall").chain(arguments.iter().copied());
    let run = run_in_memory(arguments.map(OsString::from), Vec::new());
    (run.status, run.stdout)
}

fn schema(name: &str) -> Value {
    serde_json::from_str(&printed(&["schema", name]).1).expect("a schema is JSON")
}

/// The names of all schemas.
fn names() -> Vec<String> {
    let (_, list) = printed(&["schema"]);
    list.lines().filter_map(|line| Some(line.split_whitespace().next()?.to_owned())).collect()
}

/// The files of a folder and the folders below it, sorted.
fn files(folder: &Path, ends: &[&str]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it is listed").path();
        let name = path.to_string_lossy().into_owned();
        if path.is_dir() {
            files.extend(self::files(&path, ends));
        } else if ends.iter().any(|end| name.ends_with(end)) {
            files.push(path);
        }
    }
    files.sort();
    files
}

#[test]
#[expect(clippy::disallowed_methods, reason = "a test reads the files")]
fn the_files_are_the_schemas_of_the_commands() {
    let folder = root().join("docs/schemas");
    let mut expected: Vec<PathBuf> = Vec::new();
    for name in names() {
        let path = folder.join(format!("{name}.json"));
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            text == printed(&["schema", &name]).1,
            "write `seawall schema {name}` to docs/schemas/{name}.json"
        );
        expected.push(path);
    }
    expected.sort();
    assert_eq!(files(&folder, &[""]), expected);
}

#[test]
fn what_commands_print_satisfies_their_schemas() {
    let ir: Vec<PathBuf> =
        files(&root().join("corpus/ir"), &[".mlir", ".ttgir"]).into_iter().step_by(STEP).collect();
    let litmus: Vec<PathBuf> =
        files(&root().join("tests/litmus/bugs"), &[".litmus"]).into_iter().step_by(5).collect();
    let spare = root().join("crates/seawall/tests/cli/input/spare.mlir");
    let trace = root().join("crates/seawall/tests/cli/input/gemm.json");
    let (spare, trace) = (std::slice::from_ref(&spare), std::slice::from_ref(&trace));
    let runs: [(&str, &[&str], &[PathBuf], usize); 15] = [
        ("check", &["check"], &ir, 20),
        ("check", &["check", "--as-is"], &ir, 20),
        ("check", &["check", "--diff"], spare, 1),
        ("check", &["check"], &litmus, 5),
        ("place", &["place"], &ir, 10),
        ("place", &["place", "--strategy", "triton"], &ir, 10),
        ("place", &["place", "--remove-redundant"], spare, 1),
        ("place-trace", &["place"], trace, 1),
        ("place-trace", &["place", "--strategy", "wave"], trace, 1),
        ("waits", &["waits"], &ir, 10),
        ("report", &["report"], &ir, 20),
        ("simulate", &["simulate", "--iterations", "1"], &litmus, 5),
        ("allocate", &["allocate"], &ir, 10),
        ("model", &["model"], &ir, 20),
        ("model", &["model"], &litmus, 5),
    ];
    let mut seen: Vec<&str> = Vec::new();
    for (name, command, inputs, least) in runs {
        let schema = schema(name);
        let mut documents = 0;
        for input in inputs {
            let mut arguments = command.to_vec();
            let path = input.to_string_lossy();
            arguments.extend([&*path, "--format", "json"]);
            let (status, text) = printed(&arguments);
            if status == 2 {
                continue;
            }
            documents += 1;
            let value: Value = serde_json::from_str(&text).expect("it is JSON");
            assert_eq!(violations(&schema, &value), Vec::<String>::new(), "{arguments:?}");
        }
        assert!(documents >= least, "{name}: {documents} documents");
        seen.push(name);
    }
    let timelines = files(&root().join("corpus/ir/pipelined"), &[".mlir"]);
    let schema = schema("timeline");
    let mut documents = 0;
    for path in timelines.iter().step_by(7) {
        let (status, text) = printed(&["timeline", &path.to_string_lossy(), "--format", "json"]);
        if status == 0 {
            let value: Value = serde_json::from_str(&text).expect("it is JSON");
            assert_eq!(violations(&schema, &value), Vec::<String>::new(), "{}", path.display());
            documents += 1;
        }
    }
    assert!(documents > 0);
    // The answers of `why`, and comparisons, have tests below.
    seen.extend(["timeline", "why", "validate"]);
    assert!(names().iter().all(|name| seen.contains(&name.as_str())), "each schema is tested");
}

#[test]
fn comparisons_satisfy_their_schema() {
    let schema = schema("validate");
    let other = root().join("corpus/ir/sm_90/matmul-s3.after.mlir");
    for (kernel, other) in
        [("sm_80/matmul-s3", None), ("sm_90/matmul-s3", None), ("sm_90/gluon_wgmma_3", Some(other))]
    {
        let before = other.is_none().then(|| root().join(format!("corpus/ir/{kernel}.after.mlir"))).or(other);
        let before = before.expect("one of both").to_string_lossy().into_owned();
        let after = root().join(format!("corpus/ptx/triton/{kernel}.ptx")).to_string_lossy().into_owned();
        let (status, text) = printed(&["validate", &before, &after, "--format", "json"]);
        if status == 2 {
            assert_eq!(text, "", "nothing is printed for texts of two kernels");
            continue;
        }
        let value: Value = serde_json::from_str(&text).expect("it is JSON");
        assert_eq!(violations(&schema, &value), Vec::<String>::new(), "{kernel}");
    }
}

/// Asks about every line of a module with barriers, and of one with mbarriers.
#[test]
fn answers_satisfy_their_schema() {
    let schema = schema("why");
    let mut documents = 0;
    for (name, lines) in [("barriers.mlir", 15..24), ("mbarriers.mlir", 14..27)] {
        let path = root().join("tests/mlir/why").join(name);
        for line in lines {
            let at = format!("{}:{line}", path.display());
            let (status, text) = printed(&["why", &at, "--as-is", "--format", "json"]);
            if status == 0 {
                let value: Value = serde_json::from_str(&text).expect("it is JSON");
                assert_eq!(violations(&schema, &value), Vec::<String>::new(), "{at}");
                documents += 1;
            }
        }
    }
    assert!(documents >= 15, "{documents} documents");
}

#[test]
fn output_for_several_modules_satisfies_the_schemas() {
    let path = root().join("crates/seawall/tests/cli/input/several.mlir");
    for name in ["check", "place", "waits", "report", "simulate", "allocate", "model"] {
        let (status, text) = printed(&[name, &path.to_string_lossy(), "--format", "json"]);
        assert_ne!(status, 2, "{name}");
        let value: Value = serde_json::from_str(&text).expect("it is JSON");
        assert_eq!(value.is_array(), name == "model", "{name}");
        assert_eq!(violations(&schema(name), &value), Vec::<String>::new(), "{name}");
    }
}

#[test]
fn violations_are_found() {
    let schema = schema("check");
    let path = root().join("crates/seawall/tests/cli/input/spare.mlir");
    let (_, text) = printed(&["check", "--as-is", &path.to_string_lossy(), "--format", "json"]);
    let good: Value = serde_json::from_str(&text).expect("it is JSON");
    let with = |change: &dyn Fn(&mut Value)| {
        let mut value = good.clone();
        change(&mut value);
        violations(&schema, &value)
    };
    assert_eq!(with(&|_| {}), Vec::<String>::new());
    assert_eq!(with(&|value| value["version"] = json!(7)).len(), 1);
    assert_eq!(with(&|value| value["findings"][0]["line"] = json!("5")).len(), 1);
    assert_eq!(with(&|value| value["findings"][0]["other"] = json!(5)).len(), 1);
    assert_eq!(
        with(&|value| drop(value["findings"][0].as_object_mut().map(|map| map.remove("code")))).len(),
        1
    );
    assert_ne!(with(&|value| value["findings"][0]["source"] = json!({ "line": 5 })), Vec::<String>::new());
}
