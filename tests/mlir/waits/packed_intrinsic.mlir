// Two copies to LDS, the first of which is read. The wait calls an intrinsic and gets a separate
// constant.
// options waits: target=gfx942
// expect waits: then clean
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%g: memref<4096xf32>, %f: f32) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %all = arith.constant 16368 : i32
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<64xf32, #wg>
    %b = memref.alloc() : memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %a[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %b[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    llvm.call_intrinsic "llvm.amdgcn.s.waitcnt"(%all) : (i32) -> () // expect waits: writes = arith.constant 16369 : i32; llvm.call_intrinsic // expect waits: 1
    amdgpu.lds_barrier
    %y = memref.load %a[%tx] : memref<64xf32, #wg>
    memref.store %y, %g[%tx] : memref<4096xf32>
    return
  }
}
