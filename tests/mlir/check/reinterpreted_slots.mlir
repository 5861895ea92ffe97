// `memref.reinterpret_cast` with its own offset starts at the allocation, whichever slot its
// operand is.
// options check: warp-locality target=gfx942
// expect check: no notes

// A slot of one row.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %f = arith.constant 0.0 : f32
    %a = memref.alloc() : memref<2x64xf32, #wg>
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d0) -> (d0 mod 2)>(%i)
      %p = memref.subview %a[%s, 0] [1, 64] [1, 1] : memref<2x64xf32, #wg> to memref<64xf32, strided<[1], offset: ?>, #wg>
      %r = memref.reinterpret_cast %p to offset: [0], sizes: [64], strides: [1] : memref<64xf32, strided<[1], offset: ?>, #wg> to memref<64xf32, #wg>
      memref.store %f, %r[%c3] : memref<64xf32, #wg> // expect check: SW102
      amdgpu.lds_barrier
      %y = memref.load %r[%c3] : memref<64xf32, #wg>
    }
    return
  }
}
// -----
// A slot of sixteen rows.
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
      %r = memref.reinterpret_cast %p to offset: [0], sizes: [64], strides: [1] : memref<16x64xf32, strided<[64, 1], offset: ?>, #wg> to memref<64xf32, #wg>
      memref.store %f, %r[%c3] : memref<64xf32, #wg> // expect check: SW102
      amdgpu.lds_barrier
      %y = memref.load %r[%c3] : memref<64xf32, #wg>
    }
    return
  }
}
