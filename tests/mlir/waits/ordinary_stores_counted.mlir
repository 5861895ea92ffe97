// Readers of what an ordinary store writes are unknown. A wait behind it gets no larger count, but a
// smaller one where the copies to LDS need it.
// options waits: target=gfx942 count-ordinary
// options check: target=gfx942 count-ordinary
// expect waits: then clean
// expect check: bound all-paths

// The store is older than the copies.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%g: memref<4096xf32>, %h: memref<4096xf32>, %f: f32) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<64xf32, #wg>
    %b = memref.alloc() : memref<64xf32, #wg>
    memref.store %f, %h[%tx] : memref<4096xf32>
    amdgpu.gather_to_lds %g[%tx], %a[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %b[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    amdgpu.memory_counter_wait load(9) // expect waits: 1
    amdgpu.lds_barrier
    %y = memref.load %a[%tx] : memref<64xf32, #wg> // expect check: SW202
    memref.store %y, %g[%tx] : memref<4096xf32>
    return
  }
}
// -----
// The store is newer, so that it may stay in flight, too.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%g: memref<4096xf32>, %h: memref<4096xf32>, %f: f32) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<64xf32, #wg>
    %b = memref.alloc() : memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %a[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %b[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    memref.store %f, %h[%tx] : memref<4096xf32>
    amdgpu.memory_counter_wait load(9) // expect waits: 2
    amdgpu.lds_barrier
    %y = memref.load %a[%tx] : memref<64xf32, #wg> // expect check: SW202
    memref.store %y, %g[%tx] : memref<4096xf32>
    return
  }
}
// -----
// Shared memory would need a count of 1.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%g: memref<4096xf32>, %h: memref<4096xf32>, %f: f32) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<64xf32, #wg>
    %b = memref.alloc() : memref<64xf32, #wg>
    memref.store %f, %h[%tx] : memref<4096xf32>
    amdgpu.gather_to_lds %g[%tx], %a[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %b[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    amdgpu.memory_counter_wait load(0) // expect waits: kept
    amdgpu.lds_barrier
    %y = memref.load %a[%tx] : memref<64xf32, #wg>
    memref.store %y, %g[%tx] : memref<4096xf32>
    return
  }
}
