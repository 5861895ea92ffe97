// A wait that leaves one of two groups completes the older one.
// options check: warp-locality target=sm_80
// expect check: no notes

// One group is left.
#wg = #gpu.address_space<workgroup>
!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
module {
  func.func @k(%g: memref<4096xf32>, %n: index, %m: !tm, %q: i1) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 128
    %a = memref.alloc() : memref<128xf32, #wg>
    %b = memref.alloc() : memref<128xf32, #wg>
    %t = nvgpu.device_async_copy %g[%tx], %a[%tx], 1 : memref<4096xf32> to memref<128xf32, #wg>
    %u = nvgpu.device_async_create_group %t
    %v = nvgpu.device_async_copy %g[%tx], %b[%tx], 1 : memref<4096xf32> to memref<128xf32, #wg>
    %w = nvgpu.device_async_create_group %v
    nvgpu.device_async_wait %u {numGroups = 1 : i32}
    gpu.barrier
    %y = memref.load %a[%c0] : memref<128xf32, #wg>
    return
  }
}
// -----
// Both groups are left.
#wg = #gpu.address_space<workgroup>
!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
module {
  func.func @k(%g: memref<4096xf32>, %n: index, %m: !tm, %q: i1) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 128
    %a = memref.alloc() : memref<128xf32, #wg>
    %b = memref.alloc() : memref<128xf32, #wg>
    %t = nvgpu.device_async_copy %g[%tx], %a[%tx], 1 : memref<4096xf32> to memref<128xf32, #wg>
    %u = nvgpu.device_async_create_group %t
    %v = nvgpu.device_async_copy %g[%tx], %b[%tx], 1 : memref<4096xf32> to memref<128xf32, #wg>
    %w = nvgpu.device_async_create_group %v
    nvgpu.device_async_wait %u {numGroups = 2 : i32}
    gpu.barrier
    %y = memref.load %a[%c0] : memref<128xf32, #wg> // expect check: SW202
    return
  }
}
