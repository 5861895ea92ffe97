// Views of one memref that overlap are no slots of a ring. Which of their elements meet, and when, is
// not known.
// options check: warp-locality target=gfx942
// expect check: bound some-runs

// The rows of two slots overlap. The two accesses meet in the next iteration.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c11 = arith.constant 11 : index
    %f = arith.constant 0.0 : f32
    %a = memref.alloc() : memref<32x64xf32, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d0) -> ((d0 mod 2) * 8)>(%i)
      %p = memref.subview %a[%s, 0] [16, 64] [1, 1] : memref<32x64xf32, #wg> to memref<16x64xf32, strided<[64, 1], offset: ?>, #wg>
      memref.store %f, %p[%c3, %c0] : memref<16x64xf32, strided<[64, 1], offset: ?>, #wg> // expect check: note lower::unknown-index
      amdgpu.lds_barrier
      %y = memref.load %p[%c11, %c0] : memref<16x64xf32, strided<[64, 1], offset: ?>, #wg> // expect check: note lower::unknown-index
    }
    return
  }
}
// -----
// A view reaches into the next one. The two accesses meet in the next iteration.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c256 = arith.constant 256 : index
    %f = arith.constant 0.0 : f32
    %a = memref.alloc() : memref<3072xi8, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d0) -> ((d0 mod 2) * 1024)>(%i)
      %p = memref.view %a[%s][] : memref<3072xi8, #wg> to memref<512xf32, #wg>
      memref.store %f, %p[%c0] : memref<512xf32, #wg> // expect check: note lower::unknown-index
      amdgpu.lds_barrier
      %y = memref.load %p[%c256] : memref<512xf32, #wg> // expect check: note lower::unknown-index
    }
    return
  }
}
