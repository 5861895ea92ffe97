//! `seawall allocate`, and what other commands make of modules before allocation.

use insta::assert_snapshot;

use crate::run::Sandbox;

const CACHED: &str = include_str!("input/cached.ttgir");

fn sandbox() -> Sandbox {
    Sandbox::new().with("cached.ttgir", CACHED)
}

fn printed(sandbox: &Sandbox, command: &str) -> String {
    let output = sandbox.run(command);
    assert_eq!(output.status.code(), Some(0), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn the_map_shows_who_shares_bytes_with_whom() {
    assert_snapshot!("allocate_text", sandbox().show("allocate cached.ttgir"));
}

#[test]
fn data_has_lines_and_offsets() {
    assert_snapshot!("allocate_json", sandbox().show("allocate cached.ttgir --format json"));
}

#[test]
fn the_attributes_are_those_of_the_compiler_and_allocating_again_changes_nothing() {
    let sandbox = sandbox();
    let allocated = printed(&sandbox, "allocate cached.ttgir --format mlir");
    for line in [
        "ttg.shared = 16384 : i32",
        "%a = ttg.local_alloc {allocation.offset = 0 : i32}",
        "%b = ttg.local_alloc {allocation.offset = 0 : i32}",
        "ttg.convert_layout %v {allocation.offset = 8192 : i32, allocation.size = 8192 : i32}",
    ] {
        assert!(allocated.contains(line), "{line} is not in\n{allocated}");
    }
    let sandbox = sandbox.with("allocated.mlir", &allocated);
    assert_eq!(printed(&sandbox, "allocate allocated.mlir --format mlir"), allocated);
}

#[test]
fn barriers_are_those_of_the_allocated_module() {
    let sandbox = sandbox();
    let allocated = printed(&sandbox, "allocate cached.ttgir --format mlir");
    let sandbox = sandbox.with("allocated.mlir", allocated);
    let barriers = |text: String| -> Vec<String> {
        let after = text.lines().zip(text.lines().skip(1));
        let after = after.filter(|(line, _)| line.contains("ttg.barrier"));
        // What stands behind a barrier, without its attributes.
        after.map(|(_, next)| next.split(" {").next().unwrap_or_default().to_owned()).collect()
    };
    for strategy in ["minimal", "triton"] {
        let place = |file: &str| barriers(printed(&sandbox, &format!("place {file} --strategy {strategy}")));
        assert_eq!(place("cached.ttgir"), place("allocated.mlir"), "{strategy}");
    }
}

#[test]
fn logically_no_two_buffers_share_bytes() {
    let sandbox = sandbox();
    // The store into `%b` must wait for those who still load `%a`, unless each has memory of its own.
    let count = |command: &str| printed(&sandbox, command).matches("ttg.barrier").count();
    assert_eq!(count("place cached.ttgir --strategy triton"), 3);
    assert_eq!(count("place cached.ttgir --strategy triton --logical"), 2);
    let placed = sandbox.run("place cached.ttgir --strategy triton --logical -o placed.mlir");
    assert_eq!(placed.status.code(), Some(0));
    assert_eq!(sandbox.run("check placed.mlir --logical").status.code(), Some(0));
    assert_eq!(sandbox.run("check placed.mlir").status.code(), Some(1));
}

#[test]
fn what_cannot_be_allocated_is_refused_with_a_remedy() {
    let unknown =
        CACHED.replace("tensor<64x64xf16, #columns>\n    %z", "tensor<64x64xf16, #ttg.newest<{}>>\n    %z");
    let sandbox = Sandbox::new().with("unknown.ttgir", unknown);
    assert_snapshot!("allocate_unknown", sandbox.show("allocate unknown.ttgir"));
    assert_eq!(sandbox.run("place unknown.ttgir").status.code(), Some(2));
    assert_eq!(sandbox.run("place unknown.ttgir --logical").status.code(), Some(0));
}
