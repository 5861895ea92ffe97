// `nvvm.cp.async.shared.global` is complete after a wait that leaves no group.
// options check: warp-locality target=sm_80
// expect check: no notes

// No group is left.
!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
module {
  func.func @k(%g: memref<4096xf32>, %n: index, %m: !tm, %q: i1) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %a = memref.alloc() : memref<128xf32, 3>
    %l = llvm.mlir.zero : !llvm.ptr<1>
    %i = memref.extract_aligned_pointer_as_index %a : memref<128xf32, 3> -> index
    %j = arith.index_cast %i : index to i64
    %p = llvm.inttoptr %j : i64 to !llvm.ptr<3>
    nvvm.cp.async.shared.global %p, %l, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
    nvvm.cp.async.commit.group
    nvvm.cp.async.wait.group 0
    nvvm.barrier0
    %y = memref.load %a[%c0] : memref<128xf32, 3>
    return
  }
}
// -----
// Its group is left.
!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
module {
  func.func @k(%g: memref<4096xf32>, %n: index, %m: !tm, %q: i1) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %a = memref.alloc() : memref<128xf32, 3>
    %l = llvm.mlir.zero : !llvm.ptr<1>
    %i = memref.extract_aligned_pointer_as_index %a : memref<128xf32, 3> -> index
    %j = arith.index_cast %i : index to i64
    %p = llvm.inttoptr %j : i64 to !llvm.ptr<3>
    nvvm.cp.async.shared.global %p, %l, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
    nvvm.cp.async.commit.group
    nvvm.cp.async.wait.group 1
    nvvm.barrier0
    %y = memref.load %a[%c0] : memref<128xf32, 3> // expect check: SW202
    return
  }
}
