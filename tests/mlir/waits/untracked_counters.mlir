// Counters whose operations Seawall does not track are unchanged.
// options waits: target=gfx1200
// expect waits: then SW101
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
    amdgpu.memory_counter_wait store(1) exp(2) // expect waits: expcnt kept // expect waits: storecnt kept
    rocdl.s.barrier.signal -1
    rocdl.s.barrier.wait -1
    %y = vector.load %a[%c0] : memref<512xf16, #wg>, vector<8xf16>
    %z = arith.addf %x, %y : vector<8xf16>
    vector.store %z, %g[%at] : memref<4096xf16>, vector<8xf16>
    return
  }
}
