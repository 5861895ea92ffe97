// Operations that may be in flight, because `check` does not know what completes them.
// options check: warp-locality target=sm_90
// expect check: bound all-paths

// `memref.dma_start`; `check` does not model its tag.
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
    memref.dma_start %g[%c0], %a[%c0, %c0], %n, %tag[%c0] : memref<4096xf32>, memref<64x8xf32, 3>, memref<1xi32> // expect check: note lower::unknown-async
    memref.dma_wait %tag[%c0], %n : memref<1xi32>
    gpu.barrier
    %y = memref.load %a[%c0, %c1] : memref<64x8xf32, 3> // expect check: SW202
    return
  }
}
// -----
// A TMA load without a wait for its mbarrier.
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
    %b = nvgpu.mbarrier.create -> <memorySpace = #gpu.address_space<workgroup>>
    nvgpu.tma.async.load %m[%c0, %c0], %b[%c0] to %a : !tm, <memorySpace = #gpu.address_space<workgroup>> -> memref<64x8xf32, 3> // expect check: note lower::unknown-async
    gpu.barrier
    %y = memref.load %a[%c0, %c1] : memref<64x8xf32, 3> // expect check: SW202
    return
  }
}
// -----
// An unknown op of `nvgpu`.
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
    "nvgpu.copy_of_tomorrow"(%a) : (memref<64x8xf32, 3>) -> () // expect check: note lower::unknown-async
    gpu.barrier
    %y = memref.load %a[%c0, %c1] : memref<64x8xf32, 3> // expect check: SW202
    return
  }
}
// -----
// An op with an async token.
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
    %t = "any.copy"(%a) : (memref<64x8xf32, 3>) -> !async.token // expect check: note lower::unknown-async
    gpu.barrier
    %y = memref.load %a[%c0, %c1] : memref<64x8xf32, 3> // expect check: SW202
    return
  }
}
// -----
// An op with a GPU async token.
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
    %t = "any.copy"(%a) : (memref<64x8xf32, 3>) -> !gpu.async.token // expect check: note lower::unknown-async
    gpu.barrier
    %y = memref.load %a[%c0, %c1] : memref<64x8xf32, 3> // expect check: SW202
    return
  }
}
// -----
// A bulk copy.
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
    %z = llvm.mlir.constant(16 : i32) : i32
    "nvvm.cp.async.bulk.shared.cluster.global"(%p, %l, %p, %z) : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32) -> () // expect check: note lower::unknown-async
    gpu.barrier
    %y = memref.load %a[%c0, %c1] : memref<64x8xf32, 3> // expect check: SW202
    return
  }
}
// -----
// An unknown intrinsic.
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
    llvm.call_intrinsic "llvm.nvvm.cp.async.bulk.tomorrow"(%p, %l) : (!llvm.ptr<3>, !llvm.ptr<1>) -> () // expect check: note lower::unknown-async
    gpu.barrier
    %y = memref.load %a[%c0, %c1] : memref<64x8xf32, 3> // expect check: SW202
    return
  }
}
// -----
// Inline assembly.
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
    llvm.inline_asm has_side_effects "cp.async.cg.shared.global [$0], [$1], 16;", "r,l" %p, %l : (!llvm.ptr<3>, !llvm.ptr<1>) -> () // expect check: note lower::unknown-async
    gpu.barrier
    %y = memref.load %a[%c0, %c1] : memref<64x8xf32, 3> // expect check: SW202
    return
  }
}
