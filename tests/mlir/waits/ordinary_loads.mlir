// The compiler may move the ordinary load across the wait, so that it counts neither for `waits`
// nor for `check`.
// options waits: target=gfx942
// options check: target=gfx942
// expect waits: then clean
// expect check: bound all-paths

// It waits for everything.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%g: memref<4096xf32>, %f: f32) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<64xf32, #wg>
    %b = memref.alloc() : memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %a[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %b[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    %o = memref.load %g[%tx] : memref<4096xf32>
    %u = arith.addf %o, %f : f32
    amdgpu.memory_counter_wait load(0) // expect waits: 1
    amdgpu.lds_barrier
    %y = memref.load %a[%tx] : memref<64xf32, #wg>
    memref.store %y, %g[%tx] : memref<4096xf32>
    return
  }
}
// -----
// It leaves two operations. The copies read `%g`, so it is global memory, which the barrier does not
// order.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%g: memref<4096xf32>, %f: f32) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<64xf32, #wg>
    %b = memref.alloc() : memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %a[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %b[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    %o = memref.load %g[%tx] : memref<4096xf32>
    %u = arith.addf %o, %f : f32
    amdgpu.memory_counter_wait load(2) // expect waits: 1
    amdgpu.lds_barrier
    %y = memref.load %a[%tx] : memref<64xf32, #wg> // expect check: SW202
    memref.store %y, %g[%tx] : memref<4096xf32>
    return
  }
}
