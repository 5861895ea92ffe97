// A view at a multiple of its size is a slot of a ring. The next iteration needs another slot.
// options check: warp-locality target=gfx942
// expect check: no notes

// Two slots in turn.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %f = arith.constant 0.0 : f32
    %a = memref.alloc() : memref<2048xi8, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d0) -> ((d0 mod 2) * 1024)>(%i)
      %p = memref.view %a[%s][] : memref<2048xi8, #wg> to memref<256xf32, #wg>
      memref.store %f, %p[%c0] : memref<256xf32, #wg>
      amdgpu.lds_barrier
      %y = memref.load %p[%c0] : memref<256xf32, #wg>
    }
    return
  }
}
// -----
// Three slots behind a header of 512 bytes.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %f = arith.constant 0.0 : f32
    %a = memref.alloc() : memref<4096xi8, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d0) -> (((d0 + 1) mod 3) * 1024 + 512)>(%i)
      %p = memref.view %a[%s][] : memref<4096xi8, #wg> to memref<256xf32, #wg>
      memref.store %f, %p[%c0] : memref<256xf32, #wg>
      amdgpu.lds_barrier
      %y = memref.load %p[%c0] : memref<256xf32, #wg>
    }
    return
  }
}
// -----
// One slot.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %f = arith.constant 0.0 : f32
    %a = memref.alloc() : memref<2048xi8, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d0) -> ((d0 mod 1) * 1024)>(%i)
      %p = memref.view %a[%s][] : memref<2048xi8, #wg> to memref<256xf32, #wg>
      memref.store %f, %p[%c0] : memref<256xf32, #wg> // expect check: SW102
      amdgpu.lds_barrier
      %y = memref.load %p[%c0] : memref<256xf32, #wg>
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
    %a = memref.alloc() : memref<2048xi8, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d0) -> (((d0 floordiv 2) mod 2) * 1024)>(%i)
      %p = memref.view %a[%s][] : memref<2048xi8, #wg> to memref<256xf32, #wg>
      memref.store %f, %p[%c0] : memref<256xf32, #wg> // expect check: SW102
      amdgpu.lds_barrier
      %y = memref.load %p[%c0] : memref<256xf32, #wg>
    }
    return
  }
}
