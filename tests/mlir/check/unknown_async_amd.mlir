// Operations that may be in flight, because `check` does not know what completes them.
// options check: warp-locality target=gfx950
// expect check: bound all-paths

// An unknown op of `amdgpu`.
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
    "amdgpu.copy_of_tomorrow"(%g, %a) : (memref<4096xf32>, memref<64x8xf32, 3>) -> () // expect check: note lower::unknown-async
    gpu.barrier
    %y = memref.load %a[%c0, %c1] : memref<64x8xf32, 3> // expect check: SW202
    return
  }
}
// -----
// An unknown op of `rocdl`.
!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
module {
  func.func @k(%g: memref<4096xf32>, %n: index, %m: !tm, %q: i1) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = memref.alloc() : memref<64x8xf32, 3>
    %tag = memref.alloc() : memref<1xi32>
    %l = llvm.mlir.zero : !llvm.ptr<1>
    %i = memref.extract_aligned_pointer_as_index %a : memref<64x8xf32, 3> -> index
    %j = arith.index_cast %i : index to i64
    %p = llvm.inttoptr %j : i64 to !llvm.ptr<3>
    "rocdl.copy.of.tomorrow"(%l, %p) : (!llvm.ptr<1>, !llvm.ptr<3>) -> () // expect check: note lower::unknown-async
    gpu.barrier
    %y = memref.load %a[%c0, %c1] : memref<64x8xf32, 3> // expect check: SW202
    return
  }
}
