// Ops that read or write synchronously are not asynchronous.
// options check: warp-locality target=sm_90
// expect check: no notes

// `nvgpu.ldmatrix`.
!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
module {
  func.func @k(%g: memref<4096xf32>, %n: index, %m: !tm, %q: i1) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = memref.alloc() : memref<64x8xf32, 3>
    %tag = memref.alloc() : memref<1xi32>
    %i = memref.extract_aligned_pointer_as_index %a : memref<64x8xf32, 3> -> index
    %j = arith.index_cast %i : index to i64
    %p = llvm.inttoptr %j : i64 to !llvm.ptr<3>
    %v = nvgpu.ldmatrix %a[%c0, %c0] {numTiles = 1 : i32, transpose = false} : memref<64x8xf32, 3> -> vector<1x1xf32>
    gpu.barrier
    %y = memref.load %a[%c0, %c1] : memref<64x8xf32, 3>
    return
  }
}
// -----
// A load only.
!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
module {
  func.func @k(%g: memref<4096xf32>, %n: index, %m: !tm, %q: i1) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = memref.alloc() : memref<64x8xf32, 3>
    %tag = memref.alloc() : memref<1xi32>
    %i = memref.extract_aligned_pointer_as_index %a : memref<64x8xf32, 3> -> index
    %j = arith.index_cast %i : index to i64
    %p = llvm.inttoptr %j : i64 to !llvm.ptr<3>
    gpu.barrier
    %y = memref.load %a[%c0, %c1] : memref<64x8xf32, 3>
    return
  }
}
