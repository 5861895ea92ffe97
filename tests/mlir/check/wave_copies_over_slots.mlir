// A direct load to LDS writes for all 64 lanes, from the index of the first lane on.
// options check: warp-locality target=gfx942
// expect check: bound all-paths

// From column 240 on, beyond the slot.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %g: memref<4096xf32>) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c10 = arith.constant 10 : index
    %c240 = arith.constant 240 : index
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<3x256xf32, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %s = arith.remsi %i, %c2 : index
      amdgpu.gather_to_lds %g[%tx], %a[%s, %c240] : f32, memref<4096xf32>, memref<3x256xf32, #wg> // expect check: SW102
      amdgpu.memory_counter_wait load(0)
      amdgpu.lds_barrier
      %y = memref.load %a[%s, %c10] : memref<3x256xf32, #wg>
    }
    return
  }
}
// -----
// From column 10 on.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %g: memref<4096xf32>) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c10 = arith.constant 10 : index
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<3x256xf32, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %s = arith.remsi %i, %c2 : index
      amdgpu.gather_to_lds %g[%tx], %a[%s, %c10] : f32, memref<4096xf32>, memref<3x256xf32, #wg>
      amdgpu.memory_counter_wait load(0)
      amdgpu.lds_barrier
      %y = memref.load %a[%s, %c10] : memref<3x256xf32, #wg>
    }
    return
  }
}
