// An index that an affine map computes from the loop counter is a slot.
// options check: warp-locality target=gfx942
// expect check: no notes

// The counter modulo 2.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<2x256xf32, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d0) -> (d0 mod 2)>(%i)
      memref.store %f, %a[%s, %tx] : memref<2x256xf32, #wg>
      amdgpu.lds_barrier
      %y = memref.load %a[%s, %c0] : memref<2x256xf32, #wg>
    }
    return
  }
}
// -----
// The next counter modulo 2.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<2x256xf32, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d0) -> ((d0 + 1) mod 2)>(%i)
      memref.store %f, %a[%s, %tx] : memref<2x256xf32, #wg>
      amdgpu.lds_barrier
      %y = memref.load %a[%s, %c0] : memref<2x256xf32, #wg>
    }
    return
  }
}
// -----
// Each slot is used twice in a row.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<2x256xf32, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d0) -> ((d0 floordiv 2) mod 2)>(%i)
      memref.store %f, %a[%s, %tx] : memref<2x256xf32, #wg> // expect check: SW102
      amdgpu.lds_barrier
      %y = memref.load %a[%s, %c0] : memref<2x256xf32, #wg>
    }
    return
  }
}
