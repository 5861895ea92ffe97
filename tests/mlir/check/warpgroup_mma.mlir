// `nvgpu.warpgroup.mma` reads shared memory until its wait.
// options check: warp-locality target=sm_90
// expect check: no notes

// It waits for all groups.
!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
module {
  func.func @k(%g: memref<4096xf32>, %n: index, %m: !tm, %q: i1) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %a = memref.alloc() : memref<64x8xf32, 3>
    %b = memref.alloc() : memref<64x8xf32, 3>
    %d = nvgpu.warpgroup.generate.descriptor %a, %m : memref<64x8xf32, 3>, !tm -> <tensor = memref<64x8xf32, 3>>
    %e = nvgpu.warpgroup.generate.descriptor %b, %m : memref<64x8xf32, 3>, !tm -> <tensor = memref<64x8xf32, 3>>
    %c = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x8xf32>>
    %r = nvgpu.warpgroup.mma %d, %e, %c {waitGroup = 0 : i64} : <tensor = memref<64x8xf32, 3>>, <tensor = memref<64x8xf32, 3>>, <fragmented = vector<64x8xf32>> -> <fragmented = vector<64x8xf32>>
    gpu.barrier
    %f = arith.constant 0.0 : f32
    memref.store %f, %a[%c0, %c0] : memref<64x8xf32, 3>
    return
  }
}
// -----
// It leaves one group.
!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
module {
  func.func @k(%g: memref<4096xf32>, %n: index, %m: !tm, %q: i1) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %a = memref.alloc() : memref<64x8xf32, 3>
    %b = memref.alloc() : memref<64x8xf32, 3>
    %d = nvgpu.warpgroup.generate.descriptor %a, %m : memref<64x8xf32, 3>, !tm -> <tensor = memref<64x8xf32, 3>>
    %e = nvgpu.warpgroup.generate.descriptor %b, %m : memref<64x8xf32, 3>, !tm -> <tensor = memref<64x8xf32, 3>>
    %c = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x8xf32>>
    %r = nvgpu.warpgroup.mma %d, %e, %c {waitGroup = 1 : i64} : <tensor = memref<64x8xf32, 3>>, <tensor = memref<64x8xf32, 3>>, <fragmented = vector<64x8xf32>> -> <fragmented = vector<64x8xf32>>
    gpu.barrier
    %f = arith.constant 0.0 : f32
    memref.store %f, %a[%c0, %c0] : memref<64x8xf32, 3> // expect check: SW201
    return
  }
}
