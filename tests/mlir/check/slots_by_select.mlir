// `arith.select` chooses a slot by its index or by its memref.
// options check: warp-locality target=gfx942
// expect check: no notes

// An index, by a remainder.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<2x256xf32, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %m = arith.remui %i, %c2 : index
      %e = arith.cmpi eq, %m, %c0 : index
      %s = arith.select %e, %c0, %c1 : index
      memref.store %f, %a[%s, %tx] : memref<2x256xf32, #wg>
      amdgpu.lds_barrier
      %y = memref.load %a[%s, %c0] : memref<2x256xf32, #wg>
    }
    return
  }
}
// -----
// An index, by an affine map.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<2x256xf32, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %m = affine.apply affine_map<(d0) -> (d0 mod 2)>(%i)
      %e = arith.cmpi ne, %m, %c0 : index
      %s = arith.select %e, %c0, %c1 : index
      memref.store %f, %a[%s, %tx] : memref<2x256xf32, #wg>
      amdgpu.lds_barrier
      %y = memref.load %a[%s, %c0] : memref<2x256xf32, #wg>
    }
    return
  }
}
// -----
// An index: all iterations but the first use one slot.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<2x256xf32, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %e = arith.cmpi eq, %i, %c0 : index
      %s = arith.select %e, %c0, %c1 : index
      memref.store %f, %a[%s, %tx] : memref<2x256xf32, #wg> // expect check: SW102
      amdgpu.lds_barrier
      %y = memref.load %a[%s, %c0] : memref<2x256xf32, #wg>
    }
    return
  }
}
// -----
// A memref, by a remainder.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<256xf32, #wg>
    %b = memref.alloc() : memref<256xf32, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %m = arith.remui %i, %c2 : index
      %e = arith.cmpi eq, %m, %c0 : index
      %s = arith.select %e, %a, %b : memref<256xf32, #wg>
      memref.store %f, %s[%tx] : memref<256xf32, #wg>
      amdgpu.lds_barrier
      %y = memref.load %s[%c0] : memref<256xf32, #wg>
    }
    return
  }
}
// -----
// A memref, by an affine map.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<256xf32, #wg>
    %b = memref.alloc() : memref<256xf32, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %m = affine.apply affine_map<(d0) -> (d0 mod 2)>(%i)
      %e = arith.cmpi ne, %m, %c0 : index
      %s = arith.select %e, %a, %b : memref<256xf32, #wg>
      memref.store %f, %s[%tx] : memref<256xf32, #wg>
      amdgpu.lds_barrier
      %y = memref.load %s[%c0] : memref<256xf32, #wg>
    }
    return
  }
}
// -----
// A memref: all iterations but the first use one slot.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<256xf32, #wg>
    %b = memref.alloc() : memref<256xf32, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %e = arith.cmpi eq, %i, %c0 : index
      %s = arith.select %e, %a, %b : memref<256xf32, #wg>
      memref.store %f, %s[%tx] : memref<256xf32, #wg> // expect check: SW102
      amdgpu.lds_barrier
      %y = memref.load %s[%c0] : memref<256xf32, #wg>
    }
    return
  }
}
