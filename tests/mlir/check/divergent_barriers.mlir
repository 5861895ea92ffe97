// Threads that diverge must reach equally many barriers.
// options check: warp-locality target=gfx942
// expect check: bound all-paths

// Half of the threads reach a barrier.
module {
  func.func @k(%n: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c128 = arith.constant 128 : index
    %tx = gpu.thread_id x upper_bound 256
    %lo = arith.cmpi slt, %tx, %c128 : index
    %hi = arith.cmpi sge, %tx, %c128 : index
    scf.if %hi {
      rocdl.s.barrier // expect check: SW301
    }
    return
  }
}
// -----
// The other half catches up.
module {
  func.func @k(%n: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c128 = arith.constant 128 : index
    %tx = gpu.thread_id x upper_bound 256
    %lo = arith.cmpi slt, %tx, %c128 : index
    %hi = arith.cmpi sge, %tx, %c128 : index
    scf.if %hi {
      rocdl.s.barrier
    }
    gpu.barrier
    scf.if %lo {
      rocdl.s.barrier
    }
    return
  }
}
// -----
// Both halves reach one barrier each.
module {
  func.func @k(%n: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c128 = arith.constant 128 : index
    %tx = gpu.thread_id x upper_bound 256
    %lo = arith.cmpi slt, %tx, %c128 : index
    %hi = arith.cmpi sge, %tx, %c128 : index
    scf.if %hi {
      gpu.barrier
    } else {
      gpu.barrier
    }
    return
  }
}
