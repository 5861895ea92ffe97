// The new constant of a wait is an op of the dialect of the old one.
// options waits: target=gfx1200
// expect waits: then clean
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%g: memref<4096xf32>, %f: f32) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %none = llvm.mlir.constant(0 : i16) : i16
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<64xf32, #wg>
    %b = memref.alloc() : memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %a[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %b[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    llvm.call_intrinsic "llvm.amdgcn.s.wait.loadcnt"(%none) : (i16) -> () // expect waits: writes = llvm.mlir.constant(1 : i16) : i16; llvm.call_intrinsic "llvm.amdgcn.s.wait.loadcnt" // expect waits: 1
    amdgpu.lds_barrier
    %y = memref.load %a[%tx] : memref<64xf32, #wg>
    memref.store %y, %g[%tx] : memref<4096xf32>
    return
  }
}
