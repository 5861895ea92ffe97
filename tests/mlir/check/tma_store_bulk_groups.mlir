// A TMA store reads shared memory until a wait for its bulk group.
// options check: warp-locality target=sm_90
// expect check: no notes

// A commit and a wait.
!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
module {
  func.func @k(%g: memref<4096xf32>, %n: index, %m: !tm, %q: i1) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %a = memref.alloc() : memref<64x8xf32, 3>
    nvgpu.tma.async.store %a to %m[%c0, %c0] : memref<64x8xf32, 3> -> !tm
    nvvm.cp.async.bulk.commit.group
    nvvm.cp.async.bulk.wait_group 0 {read}
    gpu.barrier
    %f = arith.constant 0.0 : f32
    memref.store %f, %a[%c0, %c0] : memref<64x8xf32, 3>
    return
  }
}
// -----
// The store is in no group.
!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
module {
  func.func @k(%g: memref<4096xf32>, %n: index, %m: !tm, %q: i1) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %a = memref.alloc() : memref<64x8xf32, 3>
    nvgpu.tma.async.store %a to %m[%c0, %c0] : memref<64x8xf32, 3> -> !tm // expect check: SW505
    nvvm.cp.async.bulk.wait_group 0
    gpu.barrier
    %f = arith.constant 0.0 : f32
    memref.store %f, %a[%c0, %c0] : memref<64x8xf32, 3> // expect check: SW201
    return
  }
}
// -----
// No wait.
!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
module {
  func.func @k(%g: memref<4096xf32>, %n: index, %m: !tm, %q: i1) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %a = memref.alloc() : memref<64x8xf32, 3>
    nvgpu.tma.async.store %a to %m[%c0, %c0] : memref<64x8xf32, 3> -> !tm // expect check: SW505
    gpu.barrier
    %f = arith.constant 0.0 : f32
    memref.store %f, %a[%c0, %c0] : memref<64x8xf32, 3> // expect check: SW201
    return
  }
}
