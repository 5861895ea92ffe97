//! `seawall allocate`, and other commands on modules before allocation.

use insta::assert_snapshot;

use super::run::Sandbox;

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
fn logically_no_two_buffers_share_bytes() {
    let sandbox = sandbox();
    // The store into `%b` must wait for the loads of `%a`, unless each buffer is separate memory.
    let count = |command: &str| printed(&sandbox, command).matches("ttg.barrier").count();
    assert_eq!(count("place cached.ttgir --strategy triton"), 3);
    assert_eq!(count("place cached.ttgir --strategy triton --logical"), 2);
    let placed = sandbox.run("place cached.ttgir --strategy triton --logical -o placed.mlir");
    assert_eq!(placed.status.code(), Some(0));
    assert_eq!(sandbox.run("check placed.mlir --as-is --logical").status.code(), Some(0));
    assert_eq!(sandbox.run("check placed.mlir --as-is").status.code(), Some(1));
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
