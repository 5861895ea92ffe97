// A subview of rows is a slot of a ring, if the rows of two slots do not overlap.
// options check: warp-locality target=gfx942
// expect check: no notes

// Sixteen rows each.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %f = arith.constant 0.0 : f32
    %a = memref.alloc() : memref<32x64xf32, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d0) -> ((d0 mod 2) * 16)>(%i)
      %p = memref.subview %a[%s, 0] [16, 64] [1, 1] : memref<32x64xf32, #wg> to memref<16x64xf32, strided<[64, 1], offset: ?>, #wg>
      memref.store %f, %p[%c3, %c0] : memref<16x64xf32, strided<[64, 1], offset: ?>, #wg>
      amdgpu.lds_barrier
      %y = memref.load %p[%c3, %c0] : memref<16x64xf32, strided<[64, 1], offset: ?>, #wg>
    }
    return
  }
}
