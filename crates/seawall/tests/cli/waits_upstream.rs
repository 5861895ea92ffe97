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
