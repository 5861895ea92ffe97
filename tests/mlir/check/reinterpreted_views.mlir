// A reinterpreted subview starts at the allocation, not at the subview.
// options check: warp-locality target=gfx942
// expect check: bound all-paths

// A load from the start of the allocation.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %g: memref<4096xf32>) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c1 = arith.constant 1 : index
    %f = arith.constant 0.0 : f32
    %a = memref.alloc() : memref<1024xf32, #wg>
    %s = memref.subview %a[512] [512] [1] : memref<1024xf32, #wg> to memref<512xf32, strided<[1], offset: 512>, #wg>
    %r = memref.reinterpret_cast %s to offset: [0], sizes: [512], strides: [1] : memref<512xf32, strided<[1], offset: 512>, #wg> to memref<512xf32, strided<[1]>, #wg>
    memref.store %f, %r[%c1] : memref<512xf32, strided<[1]>, #wg>
    %y = memref.load %a[%c1] : memref<1024xf32, #wg> // expect check: SW101
    return
  }
}
// -----
// A load from the subview.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %g: memref<4096xf32>) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c1 = arith.constant 1 : index
    %f = arith.constant 0.0 : f32
    %a = memref.alloc() : memref<1024xf32, #wg>
    %s = memref.subview %a[512] [512] [1] : memref<1024xf32, #wg> to memref<512xf32, strided<[1], offset: 512>, #wg>
    %r = memref.reinterpret_cast %s to offset: [0], sizes: [512], strides: [1] : memref<512xf32, strided<[1], offset: 512>, #wg> to memref<512xf32, strided<[1]>, #wg>
    memref.store %f, %r[%c1] : memref<512xf32, strided<[1]>, #wg>
    %y = memref.load %s[%c1] : memref<512xf32, strided<[1], offset: 512>, #wg>
    return
  }
}
