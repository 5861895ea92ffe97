// Scalar loads also count in lgkmcnt and complete in any order, so that a wait leaves nothing.
// options waits: target=gfx942 count-ordinary
// expect waits: then clean

// A wait with names.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%g: memref<4096xf16>, %v: vector<8xf16>) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<512xf16, #wg>
    %b = memref.alloc() : memref<512xf16, #wg>
    %at = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%tx]
    vector.store %v, %a[%at] : memref<512xf16, #wg>, vector<8xf16>
    %x = vector.load %b[%at] : memref<512xf16, #wg>, vector<8xf16>
    amdgpu.memory_counter_wait ds(3) // expect waits: writes memory_counter_wait ds(0) // expect waits: 0
    rocdl.s.barrier
    %y = vector.load %a[%c0] : memref<512xf16, #wg>, vector<8xf16>
    %z = arith.addf %x, %y : vector<8xf16>
    vector.store %z, %g[%at] : memref<4096xf16>, vector<8xf16>
    return
  }
}
// -----
// 50047 waits for lgkmcnt 3 alone, and 49279 for lgkmcnt 0.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%g: memref<4096xf16>, %v: vector<8xf16>) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<512xf16, #wg>
    %b = memref.alloc() : memref<512xf16, #wg>
    %at = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%tx]
    vector.store %v, %a[%at] : memref<512xf16, #wg>, vector<8xf16>
    %x = vector.load %b[%at] : memref<512xf16, #wg>, vector<8xf16>
    rocdl.s.waitcnt 50047 // expect waits: writes rocdl.s.waitcnt 49279 // expect waits: 0
    rocdl.s.barrier
    %y = vector.load %a[%c0] : memref<512xf16, #wg>, vector<8xf16>
    %z = arith.addf %x, %y : vector<8xf16>
    vector.store %z, %g[%at] : memref<4096xf16>, vector<8xf16>
    return
  }
}
