// `nvgpu.device_async_copy` is complete after a wait for its group, and a barrier.
// options check: warp-locality target=sm_80
// expect check: no notes

// A wait for the group.
#wg = #gpu.address_space<workgroup>
!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
module {
  func.func @k(%g: memref<4096xf32>, %n: index, %m: !tm, %q: i1) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 128
    %a = memref.alloc() : memref<1024xf32, #wg>
    %t = nvgpu.device_async_copy %g[%tx], %a[%tx], 1 : memref<4096xf32> to memref<1024xf32, #wg>
    %u = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %u
    gpu.barrier
    %y = memref.load %a[%c0] : memref<1024xf32, #wg>
    return
  }
}
// -----
// A wait that leaves no group.
#wg = #gpu.address_space<workgroup>
!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
module {
  func.func @k(%g: memref<4096xf32>, %n: index, %m: !tm, %q: i1) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 128
    %a = memref.alloc() : memref<1024xf32, #wg>
    %t = nvgpu.device_async_copy %g[%tx], %a[%tx], 1 : memref<4096xf32> to memref<1024xf32, #wg>
    %u = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %u {numGroups = 0 : i32}
    gpu.barrier
    %y = memref.load %a[%c0] : memref<1024xf32, #wg>
    return
  }
}
// -----
// The same wait of `nvvm`.
#wg = #gpu.address_space<workgroup>
!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
module {
  func.func @k(%g: memref<4096xf32>, %n: index, %m: !tm, %q: i1) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 128
    %a = memref.alloc() : memref<1024xf32, #wg>
    %t = nvgpu.device_async_copy %g[%tx], %a[%tx], 1 : memref<4096xf32> to memref<1024xf32, #wg>
    %u = nvgpu.device_async_create_group %t
    nvvm.cp.async.wait.group 0
    gpu.barrier
    %y = memref.load %a[%c0] : memref<1024xf32, #wg>
    return
  }
}
// -----
// A wait that leaves this group.
#wg = #gpu.address_space<workgroup>
!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
module {
  func.func @k(%g: memref<4096xf32>, %n: index, %m: !tm, %q: i1) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 128
    %a = memref.alloc() : memref<1024xf32, #wg>
    %t = nvgpu.device_async_copy %g[%tx], %a[%tx], 1 : memref<4096xf32> to memref<1024xf32, #wg>
    %u = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %u {numGroups = 1 : i32}
    gpu.barrier
    %y = memref.load %a[%c0] : memref<1024xf32, #wg> // expect check: SW202
    return
  }
}
// -----
// No wait.
#wg = #gpu.address_space<workgroup>
!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
module {
  func.func @k(%g: memref<4096xf32>, %n: index, %m: !tm, %q: i1) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 128
    %a = memref.alloc() : memref<1024xf32, #wg>
    %t = nvgpu.device_async_copy %g[%tx], %a[%tx], 1 : memref<4096xf32> to memref<1024xf32, #wg>
    %u = nvgpu.device_async_create_group %t
    gpu.barrier
    %y = memref.load %a[%c0] : memref<1024xf32, #wg> // expect check: SW202
    return
  }
}
