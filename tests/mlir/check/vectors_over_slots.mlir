// A vector that is longer than a slot reaches the next slot.
// options check: warp-locality target=gfx942
// expect check: bound all-paths

// Two rows.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %g: memref<4096xf32>) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %v = arith.constant dense<0.0> : vector<2x4xf32>
    %a = memref.alloc() : memref<3x4xf32, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %s = arith.remsi %i, %c2 : index
      vector.store %v, %a[%s, %c0] : memref<3x4xf32, #wg>, vector<2x4xf32> // expect check: SW102
      amdgpu.lds_barrier
      %y = memref.load %a[%s, %c0] : memref<3x4xf32, #wg>
    }
    return
  }
}
// -----
// One row.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %g: memref<4096xf32>) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %w = arith.constant dense<0.0> : vector<4xf32>
    %a = memref.alloc() : memref<3x4xf32, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %s = arith.remsi %i, %c2 : index
      vector.store %w, %a[%s, %c0] : memref<3x4xf32, #wg>, vector<4xf32>
      amdgpu.lds_barrier
      %y = memref.load %a[%s, %c0] : memref<3x4xf32, #wg>
    }
    return
  }
}
