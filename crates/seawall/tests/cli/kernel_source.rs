//! The source lines of kernels: where each command shows them, and where their files are found.

use insta::assert_snapshot;

use super::run::Sandbox;

/// `sum` is a function that the compiler inlined into the kernel.
pub(crate) const KERNEL: &str = "\
import triton.language as tl

def double(buffer, x):
    buffer.store(x)
    return buffer.load()

def kernel(a, n):
    tile = allocate()
    for i in range(n):
        y = double(tile, a)
        tile.store(y)
";

pub(crate) const IR: &str = r##"#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
#loc = loc("src/kernel.py":7:1)
#loc3 = loc("src/kernel.py":9:5)
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%arg0: tensor<128x4xf32, #blocked> loc("a"(#loc)), %arg1: index loc("n"(#loc))) {
    %c0 = arith.constant 0 : index loc(#loc1)
    %c1 = arith.constant 1 : index loc(#loc1)
    %0 = ttg.local_alloc : () -> !ttg.memdesc<128x4xf32, #shared, #smem, mutable> loc(#loc7)
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      ttg.local_store %arg0, %0 : tensor<128x4xf32, #blocked> -> !ttg.memdesc<128x4xf32, #shared, #smem, mutable> loc(#loc5)
      %1 = ttg.local_load %0 : !ttg.memdesc<128x4xf32, #shared, #smem, mutable> -> tensor<128x4xf32, #rows> loc(#loc8)
      ttg.barrier local loc(#loc1)
      %2 = ttg.convert_layout %1 : tensor<128x4xf32, #rows> -> tensor<128x4xf32, #blocked> loc(#loc4)
      ttg.barrier local loc(#loc4)
      ttg.barrier local loc(#loc1)
      ttg.local_store %2, %0 : tensor<128x4xf32, #blocked> -> !ttg.memdesc<128x4xf32, #shared, #smem, mutable> loc(#loc4)
      ttg.barrier local loc(#loc4)
    } loc(#loc3)
    tt.return loc(#loc)
  } loc(#loc)
} loc(#loc)
#loc1 = loc(unknown)
#loc2 = loc("src/kernel.py":8:12)
#loc4 = loc("src/kernel.py":11:9)
#loc5 = loc(callsite("src/kernel.py":4:5 at #loc6))
#loc6 = loc("src/kernel.py":10:13)
#loc7 = loc("tile"(#loc2))
#loc8 = loc("y"(callsite("src/kernel.py":5:12 at #loc6)))
"##;

fn sandbox() -> Sandbox {
    Sandbox::new().with("repo/src/kernel.py", KERNEL).with("dumps/kernel.ttgir", IR)
}

#[test]
fn findings_show_the_source_line_first() {
    let shown = sandbox().show("check --as-is dumps/kernel.ttgir --source-root repo");
    assert_snapshot!("source_lines", shown);
}

#[test]
fn without_its_file_a_source_line_is_a_position() {
    let shown = sandbox().show("check --as-is dumps/kernel.ttgir --select SW101");
    assert_snapshot!("source_positions", shown);
}

#[test]
fn source_files_are_found_beside_the_ir_in_the_current_directory_and_below_the_root() {
    let absolute = IR.replace("src/kernel.py", "/build/job-7/src/kernel.py");
    for (ir, arguments, name) in [
        (IR, "check --as-is dumps/kernel.ttgir --source-root repo", "src/kernel.py"),
        (IR, "check --as-is repo/kernel.ttgir", "repo/src/kernel.py"),
        (IR, "check --as-is kernel.ttgir --source-root .", "repo/../src/kernel.py"),
        (&absolute, "check --as-is dumps/kernel.ttgir --source-root repo", "src/kernel.py"),
        (&absolute, "check --as-is repo/src/kernel.ttgir", "repo/src/kernel.py"),
    ] {
        let path = arguments.split(' ').nth(2).expect("it names a file");
        let sandbox = Sandbox::new().with("repo/src/kernel.py", KERNEL).with(path, ir);
        let shown = sandbox.show(arguments);
        let found = shown.contains(&format!("--> {name}:5:12\n")) && shown.contains("return buffer.load()");
        // The third file is not below the root.
        assert_eq!(found, name != "repo/../src/kernel.py", "{arguments}: {shown}");
    }
}

/// The IR may name any file. Only sources are shown.
#[test]
fn other_files_are_not_shown() {
    let ir = IR.replace("src/kernel.py", "secret.txt");
    let sandbox = Sandbox::new().with("secret.txt", "a\nb\nc\nd\nhidden\n").with("kernel.ttgir", ir);
    let shown = sandbox.show("check --as-is kernel.ttgir");
    assert!(shown.contains("secret.txt:5:12") && !shown.contains("hidden"), "{shown}");
}

#[test]
fn machines_get_source_places() {
    let sandbox = sandbox();
    let arguments = "check --as-is dumps/kernel.ttgir --select SW101 --source-root repo --format";
    assert_snapshot!("source_github", sandbox.show(&format!("{arguments} github")));
    let json = sandbox.run(&format!("{arguments} json")).stdout;
    let document: serde_json::Value = serde_json::from_slice(&json).expect("it is JSON");
    let finding = &document["findings"][0];
    let source = serde_json::to_string_pretty(&finding["source"]).expect("it is JSON");
    assert_snapshot!("source_json", source);
    assert_eq!((&finding["file"], &finding["function"]), (&"dumps/kernel.ttgir".into(), &"kernel".into()));
    assert_eq!(finding["related"][0]["source"]["line"], 4);
    let sarif = sandbox.run(&format!("{arguments} sarif")).stdout;
    let log: serde_json::Value = serde_json::from_slice(&sarif).expect("it is JSON");
    let result = &log["runs"][0]["results"][0];
    let location = |value: &serde_json::Value| {
        let place = &value["physicalLocation"];
        format!("{} {}", place["artifactLocation"], place["region"]["startLine"])
    };
    assert_eq!(location(&result["locations"][0]), r#"{"uri":"src/kernel.py","uriBaseId":"%SRCROOT%"} 5"#);
    assert_eq!(location(&result["relatedLocations"][0]), r#"{"uri":"dumps/kernel.ttgir"} 14"#);
}

#[test]
fn explanations_and_runs_show_source_lines() {
    let sandbox = sandbox();
    let explained = sandbox.show("place dumps/kernel.ttgir --explain --source-root repo -o placed.mlir");
    assert_snapshot!("source_explain", explained);
    let run = sandbox.show("simulate dumps/kernel.ttgir --as-is --source-root repo");
    assert!(run.contains("kernel.py:5 (line 14)"), "{run}");
    let report = sandbox.show("report dumps/kernel.ttgir --source-root repo");
    assert!(report.contains("(src/kernel.py:5, line 15)"), "{report}");
}
