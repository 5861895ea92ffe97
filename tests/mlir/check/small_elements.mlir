// Elements of less than a byte have places. Two of them may share a byte.
// options check: warp-locality target=gfx942
// expect check: no notes

// i1: another row.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<2x256xi1, #wg>
    %z = arith.constant false
    memref.store %z, %a[%c0, %tx] : memref<2x256xi1, #wg>
    %y = memref.load %a[%c1, %tx] : memref<2x256xi1, #wg>
    return
  }
}
// -----
// i1: the same row.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<2x256xi1, #wg>
    %z = arith.constant false
    memref.store %z, %a[%c0, %tx] : memref<2x256xi1, #wg>
    %y = memref.load %a[%c0, %tx] : memref<2x256xi1, #wg> // expect check: SW101
    return
  }
}
// -----
// i4: another row.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<2x256xi4, #wg>
    %z = arith.constant 0 : i4
    memref.store %z, %a[%c0, %tx] : memref<2x256xi4, #wg>
    %y = memref.load %a[%c1, %tx] : memref<2x256xi4, #wg>
    return
  }
}
// -----
// i4: the same row.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<2x256xi4, #wg>
    %z = arith.constant 0 : i4
    memref.store %z, %a[%c0, %tx] : memref<2x256xi4, #wg>
    %y = memref.load %a[%c0, %tx] : memref<2x256xi4, #wg> // expect check: SW101
    return
  }
}
// -----
// f6: another row.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<2x256xf6E2M3FN, #wg>
    %z = arith.constant 0.0 : f6E2M3FN
    memref.store %z, %a[%c0, %tx] : memref<2x256xf6E2M3FN, #wg>
    %y = memref.load %a[%c1, %tx] : memref<2x256xf6E2M3FN, #wg>
    return
  }
}
// -----
// f6: the same row.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<2x256xf6E2M3FN, #wg>
    %z = arith.constant 0.0 : f6E2M3FN
    memref.store %z, %a[%c0, %tx] : memref<2x256xf6E2M3FN, #wg>
    %y = memref.load %a[%c0, %tx] : memref<2x256xf6E2M3FN, #wg> // expect check: SW101
    return
  }
}
// -----
// f8: another row.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<2x256xf8E4M3FN, #wg>
    %z = arith.constant 0.0 : f8E4M3FN
    memref.store %z, %a[%c0, %tx] : memref<2x256xf8E4M3FN, #wg>
    %y = memref.load %a[%c1, %tx] : memref<2x256xf8E4M3FN, #wg>
    return
  }
}
// -----
// f8: the same row.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<2x256xf8E4M3FN, #wg>
    %z = arith.constant 0.0 : f8E4M3FN
    memref.store %z, %a[%c0, %tx] : memref<2x256xf8E4M3FN, #wg>
    %y = memref.load %a[%c0, %c0] : memref<2x256xf8E4M3FN, #wg> // expect check: SW101
    return
  }
}
// -----
// Two elements of 4 bits in one byte.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %a = memref.alloc() : memref<4xi4, #wg>
    %z = arith.constant 0 : i4
    memref.store %z, %a[%c2] : memref<4xi4, #wg>
    memref.store %z, %a[%c3] : memref<4xi4, #wg> // expect check: SW103
    return
  }
}
