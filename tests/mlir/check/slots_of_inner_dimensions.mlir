// The slots of a ring may be a dimension that is not the first.
// options check: warp-locality target=gfx942
// expect check: no notes

// One row of one slot.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<8x2x4xf32, #wg>
    %x = arith.constant dense<0.0> : vector<4xf32>
    %r = arith.remsi %tx, %c3 : index
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d0) -> (d0 mod 2)>(%i)
      vector.store %x, %a[%r, %s, %c0] : memref<8x2x4xf32, #wg>, vector<4xf32>
      amdgpu.lds_barrier
      %y = memref.load %a[%c0, %s, %c0] : memref<8x2x4xf32, #wg>
    }
    return
  }
}
// -----
// A vector covers both slots.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<8x2x4xf32, #wg>
    %v = arith.constant dense<0.0> : vector<2x4xf32>
    %r = arith.remsi %tx, %c3 : index
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d0) -> (d0 mod 2)>(%i)
      vector.store %v, %a[%r, %s, %c0] : memref<8x2x4xf32, #wg>, vector<2x4xf32> // expect check: SW102
      amdgpu.lds_barrier
      %y = memref.load %a[%c0, %s, %c0] : memref<8x2x4xf32, #wg>
    }
    return
  }
}
