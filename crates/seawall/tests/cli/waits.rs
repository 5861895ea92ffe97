//! `seawall waits`.

use crate::run::Sandbox;

pub(crate) const TRACE: &str = include_str!("input/trace.json");

const RING: &str = "\
program ring target gfx1250 {
  smem A : 3 x 64
  async tdm write A[0]
  async tdm write A[1]
  loop i {
    wait tdm 0
    barrier
    read A[i % 3]
    async tdm write A[(i + 2) % 3]
  }
}
";

/// A copy of one group in a loop, whose token is carried to the next iteration.
const CARRIED: &str = r#"#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "TARGET", "ttg.threads-per-warp" = LANES : i32} {
  tt.func public @kernel(%p: tensor<64x64x!tt.ptr<f16>, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %t = ttg.async_copy_global_to_local %p, %a {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %g = ttg.async_commit_group tokens %t
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%last = %g) -> (!ttg.async.token) : i32 {
      %u = ttg.async_copy_global_to_local %p, %a {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
      %h = ttg.async_commit_group tokens %u
      %w = ttg.async_wait %last {num = 0 : i32}
      scf.yield %h : !ttg.async.token
    }
    tt.return
  }
}
"#;

fn carried(target: &str, lanes: &str) -> String {
    CARRIED.replace("TARGET", target).replace("LANES", lanes)
}

fn printed(sandbox: &Sandbox, command: &str) -> String {
    let output = sandbox.run(command);
    assert_eq!(output.status.code(), Some(0), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_model_by_need() {
    let sandbox = Sandbox::new().with("ring.litmus", RING);
    assert!(printed(&sandbox, "waits ring.litmus").contains("wait tdm 1"));
    let json = printed(&sandbox, "waits ring.litmus --format json");
    assert!(json.contains("\"rule\": \"need\"") && json.contains("\"new\": 1"), "{json}");
}

#[test]
fn groups_stay_groups_and_only_the_count_changes() {
    let text = carried("cuda:80", "32");
    let sandbox = Sandbox::new().with("k.mlir", &text);
    let counted = printed(&sandbox, "waits k.mlir");
    assert_eq!(counted, text.replace("%last {num = 0 : i32}", "%last {num = 1 : i32}"));
    // Once counted, nothing changes.
    let sandbox = Sandbox::new().with("k.mlir", &counted);
    assert_eq!(printed(&sandbox, "waits k.mlir"), counted);
}

#[test]
fn groups_become_instructions_on_gfx1250() {
    let text = carried("hip:gfx1250", "32");
    let sandbox = Sandbox::new().with("k.mlir", &text);
    let counted = printed(&sandbox, "waits k.mlir");
    // 64 x 64 elements over 128 threads are 32 for each, 8 at a time.
    let wait = "%w = amdg.async_wait %last {num_inst = 4 : i32, ttg.num_commit_groups = 0 : i32}";
    assert!(counted.contains(wait), "{counted}");
    assert_eq!(counted.lines().count(), text.lines().count());
}

#[test]
fn a_trace_gets_counter_waits() {
    let sandbox = Sandbox::new().with("trace.json", TRACE);
    let counted = printed(&sandbox, "waits trace.json");
    assert!(counted.contains("\"counter_wait\"") && counted.contains("\"load\": 1"), "{counted}");
    let output = sandbox.run("waits trace.json --explain -o out.json");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        said.contains("node 3") && said.contains("vmcnt - -> 1") && said.contains("at least 1"),
        "{said}"
    );
    assert_eq!(sandbox.content("out.json"), counted);
}

#[test]
fn what_cannot_be_counted_is_refused_and_nothing_is_written() {
    let no_target = TRACE.replace("\"target\": \"gfx950\", ", "");
    let bad_target = TRACE.replace("gfx950", "gtx");
    let sandbox = Sandbox::new()
        .with("no-target.json", no_target)
        .with("bad-target.json", bad_target)
        .with("cut.json", &TRACE[..200])
        .with("empty.mlir", "");
    for (file, message) in [
        ("no-target.json", "does not say which GPU"),
        ("bad-target.json", "unknown target `gtx`"),
        ("cut.json", "not JSON"),
        ("empty.mlir", "the input is empty"),
    ] {
        let output = sandbox.run(&format!("waits {file} -o out"));
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{file}: {said}");
        assert!(said.contains(message), "{file}: {said}");
        assert!(!sandbox.path("out").exists());
    }
}

#[test]
fn a_gpu_without_the_counter_leaves_the_wait_and_says_so() {
    let sandbox = Sandbox::new().with("trace.json", TRACE);
    let json = printed(&sandbox, "waits trace.json --target gfx1200 --format json");
    assert!(json.contains("\"new\": null") && json.contains("the GPU has no such counter"), "{json}");
}
