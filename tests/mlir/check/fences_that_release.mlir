// A release fence waits for LDS, so that a bare barrier behind it orders the store.
// options check: warp-locality target=gfx942
// expect check: no notes

// A release of the workgroup.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<256xf32, #wg>
    memref.store %f, %a[%tx] : memref<256xf32, #wg>
    llvm.fence syncscope("workgroup") release
    rocdl.s.barrier
    llvm.fence syncscope("workgroup") acquire
    %y = memref.load %a[%c0] : memref<256xf32, #wg>
    return
  }
}
// -----
// A release and acquire of the agent.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<256xf32, #wg>
    memref.store %f, %a[%tx] : memref<256xf32, #wg>
    llvm.fence syncscope("agent") acq_rel
    rocdl.s.barrier
    llvm.fence syncscope("workgroup") acquire
    %y = memref.load %a[%c0] : memref<256xf32, #wg>
    return
  }
}
// -----
// Sequentially consistent.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<256xf32, #wg>
    memref.store %f, %a[%tx] : memref<256xf32, #wg>
    llvm.fence seq_cst
    rocdl.s.barrier
    llvm.fence syncscope("workgroup") acquire
    %y = memref.load %a[%c0] : memref<256xf32, #wg>
    return
  }
}
// -----
// An acquire does not release.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<256xf32, #wg>
    memref.store %f, %a[%tx] : memref<256xf32, #wg>
    llvm.fence syncscope("workgroup") acquire
    rocdl.s.barrier
    llvm.fence syncscope("workgroup") acquire
    %y = memref.load %a[%c0] : memref<256xf32, #wg> // expect check: SW104
    return
  }
}
// -----
// A release of one wavefront only.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<256xf32, #wg>
    memref.store %f, %a[%tx] : memref<256xf32, #wg>
    llvm.fence syncscope("wavefront") release
    rocdl.s.barrier
    llvm.fence syncscope("workgroup") acquire
    %y = memref.load %a[%c0] : memref<256xf32, #wg> // expect check: SW104
    return
  }
}
