// A prefetch does not access memory. The metadata of a memref names its memory.
// options check: warp-locality target=gfx942
// expect check: no notes

// A prefetch.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<256xf32, #wg>
    memref.store %f, %a[%tx] : memref<256xf32, #wg>
    memref.prefetch %a[%c0], write, locality<3>, data : memref<256xf32, #wg>
    return
  }
}
// -----
// A view through metadata, and another row.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<4x256xf32, #wg>
    %base, %o, %sz:2, %st:2 = memref.extract_strided_metadata %a : memref<4x256xf32, #wg> -> memref<f32, #wg>, index, index, index, index, index
    %r = memref.reinterpret_cast %base to offset: [0], sizes: [256], strides: [1] : memref<f32, #wg> to memref<256xf32, #wg>
    memref.store %f, %r[%tx] : memref<256xf32, #wg>
    %y = memref.load %a[%c2, %c0] : memref<4x256xf32, #wg>
    return
  }
}
// -----
// A view through metadata, and its own row.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<4x256xf32, #wg>
    %base, %o, %sz:2, %st:2 = memref.extract_strided_metadata %a : memref<4x256xf32, #wg> -> memref<f32, #wg>, index, index, index, index, index
    %r = memref.reinterpret_cast %base to offset: [0], sizes: [256], strides: [1] : memref<f32, #wg> to memref<256xf32, #wg>
    memref.store %f, %r[%tx] : memref<256xf32, #wg>
    %y = memref.load %a[%c0, %c0] : memref<4x256xf32, #wg> // expect check: SW101
    return
  }
}
