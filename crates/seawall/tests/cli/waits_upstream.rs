//! `seawall waits` and `seawall check` on upstream MLIR: waits that call intrinsics are written, and both commands count the same operations.

use crate::run::Sandbox;

/// Two copies to workgroup memory, of which the first is read after `wait`; `between` stands behind the copies.
fn kernel(between: &str, wait: &str) -> String {
    format!(
        "#wg = #gpu.address_space<workgroup>
module {{
  func.func @k(%g: memref<4096xf32>, %f: f32) attributes {{translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 64>}} {{
    %c0 = arith.constant 0 : index
    %all = arith.constant 16368 : i32
    %none = llvm.mlir.constant(0 : i16) : i16
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<64xf32, #wg>
    %b = memref.alloc() : memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %a[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %b[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    {between}
    {wait}
    amdgpu.lds_barrier
    %y = memref.load %a[%tx] : memref<64xf32, #wg>
    memref.store %y, %g[%tx] : memref<4096xf32>
    return
  }}
}}
"
    )
}

const LOAD: &str = "%o = memref.load %g[%tx] : memref<4096xf32>\n    %u = arith.addf %o, %f : f32";

fn counted(text: &str, command: &str) -> String {
    let sandbox = Sandbox::new().with("k.mlir", text);
    let output = sandbox.run(command);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn verdict(text: &str, command: &str) -> Option<i32> {
    Sandbox::new().with("k.mlir", text).run(command).status.code()
}

#[test]
fn a_wait_that_calls_an_intrinsic_gets_a_constant_of_its_own() {
    let text = kernel("", "llvm.call_intrinsic \"llvm.amdgcn.s.waitcnt\"(%all) : (i32) -> ()");
    let counted_text = counted(&text, "waits k.mlir --target gfx942");
    let wait = "    %wait_count_0 = arith.constant 16369 : i32
    llvm.call_intrinsic \"llvm.amdgcn.s.waitcnt\"(%wait_count_0) : (i32) -> ()";
    assert!(counted_text.contains(wait), "{counted_text}");
    assert_eq!(counted_text.lines().count(), text.lines().count() + 1);
    assert_eq!(verdict(&counted_text, "check k.mlir --target gfx942"), Some(0));
    // Once counted, nothing changes.
    assert_eq!(counted(&counted_text, "waits k.mlir --target gfx942"), counted_text);
}

#[test]
fn the_constant_is_made_as_the_old_one_was() {
    let text = kernel("", "llvm.call_intrinsic \"llvm.amdgcn.s.wait.loadcnt\"(%none) : (i16) -> ()");
    let counted_text = counted(&text, "waits k.mlir --target gfx1200");
    assert!(counted_text.contains("%wait_count_0 = llvm.mlir.constant(1 : i16) : i16"), "{counted_text}");
    assert!(counted_text.contains("s.wait.loadcnt\"(%wait_count_0)"), "{counted_text}");
}

#[test]
fn both_commands_count_the_same_operations() {
    let text = kernel(LOAD, "amdgpu.memory_counter_wait load(0)");
    for (option, count) in [("", 1), (" --count-ordinary", 2)] {
        let counted_text = counted(&text, &format!("waits k.mlir --target gfx942{option}"));
        assert!(counted_text.contains(&format!("memory_counter_wait load({count})")), "{counted_text}");
        assert_eq!(verdict(&counted_text, &format!("check k.mlir --target gfx942{option}")), Some(0));
    }
    // The load may be moved over the wait: it counts for neither unless it is said that it is not.
    let two = kernel(LOAD, "amdgpu.memory_counter_wait load(2)");
    assert_eq!(verdict(&two, "check k.mlir --target gfx942"), Some(1));
    assert_eq!(verdict(&two, "check k.mlir --target gfx942 --count-ordinary"), Some(0));
}

/// Each thread writes `%a` and loads from `%b`; behind `wait` and `barrier` another one reads `%a`.
fn exchange(wait: &str, barrier: &str) -> String {
    format!(
        "#wg = #gpu.address_space<workgroup>
module {{
  func.func @k(%g: memref<4096xf16>, %v: vector<8xf16>) attributes {{translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 32>}} {{
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<512xf16, #wg>
    %b = memref.alloc() : memref<512xf16, #wg>
    %at = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%tx]
    vector.store %v, %a[%at] : memref<512xf16, #wg>, vector<8xf16>
    %x = vector.load %b[%at] : memref<512xf16, #wg>, vector<8xf16>
    {wait}
    {barrier}
    %y = vector.load %a[%c0] : memref<512xf16, #wg>, vector<8xf16>
    %z = arith.addf %x, %y : vector<8xf16>
    vector.store %z, %g[%at] : memref<4096xf16>, vector<8xf16>
    return
  }}
}}
"
    )
}

const SPLIT: &str = "rocdl.s.barrier.signal -1\n    rocdl.s.barrier.wait -1";

/// The load of `%b` may stay in flight; that it is an instruction of its own is certain only where the compiler moves nothing.
#[test]
fn lds_instructions_count_where_barriers_rely_on_the_wait() {
    for (option, written, count) in
        [("", 0, 0), (" --count-ordinary", 0, 1), ("", 3, 0), (" --count-ordinary", 3, 1)]
    {
        let text = exchange(&format!("rocdl.s.wait.dscnt {written}"), SPLIT);
        let counted_text = counted(&text, &format!("waits k.mlir --target gfx1200{option}"));
        assert!(counted_text.contains(&format!("rocdl.s.wait.dscnt {count}\n")), "{counted_text}");
        assert_eq!(verdict(&counted_text, &format!("check k.mlir --target gfx1200{option}")), Some(0));
    }
    // One more is a race.
    let late = exchange("rocdl.s.wait.dscnt 2", SPLIT);
    assert_eq!(verdict(&late, "check k.mlir --target gfx1200 --count-ordinary"), Some(1));
    let intrinsic = "%two = arith.constant 2 : i16\n    llvm.call_intrinsic \"llvm.amdgcn.s.wait.dscnt\"(%two) : (i16) -> ()";
    let counted_text = counted(&exchange(intrinsic, SPLIT), "waits k.mlir --target gfx1250");
    assert!(counted_text.contains("s.wait.dscnt\"(%wait_count_0)"), "{counted_text}");
}

/// Scalar loads count in lgkmcnt, too, and complete in any order.
#[test]
fn lgkmcnt_waits_for_all_or_for_nothing() {
    let wait = |wait: &str| {
        let text = exchange(wait, "rocdl.s.barrier");
        counted(&text, "waits k.mlir --target gfx942 --count-ordinary")
    };
    assert!(wait("amdgpu.memory_counter_wait ds(3)").contains("memory_counter_wait ds(0)"));
    // 50047 waits for lgkmcnt 3 and for nothing else, 49279 for lgkmcnt 0.
    assert!(
        wait("rocdl.s.waitcnt 50047").contains("rocdl.s.waitcnt 49279"),
        "{}",
        wait("rocdl.s.waitcnt 50047")
    );
    // A wait that no barrier relies on stays, and so does one of which nothing is followed.
    let text = exchange("amdgpu.memory_counter_wait ds(3)", "amdgpu.lds_barrier");
    assert!(counted(&text, "waits k.mlir --target gfx942").contains("memory_counter_wait ds(3)"));
    let sandbox =
        Sandbox::new().with("k.mlir", exchange("amdgpu.memory_counter_wait store(1) exp(2)", SPLIT));
    let output = sandbox.run("waits k.mlir --target gfx1200 --explain -o out.mlir");
    let said =
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("storecnt") && said.contains("expcnt"), "{said}");
}
