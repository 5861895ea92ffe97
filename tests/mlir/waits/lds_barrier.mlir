// The barrier waits for LDS itself, so no barrier relies on the wait, and it is unchanged.
// options waits: target=gfx942
// expect waits: then clean
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
    amdgpu.memory_counter_wait ds(3) // expect waits: kept // expect waits: writes memory_counter_wait ds(3)
    amdgpu.lds_barrier
    %y = vector.load %a[%c0] : memref<512xf16, #wg>, vector<8xf16>
    %z = arith.addf %x, %y : vector<8xf16>
    vector.store %z, %g[%at] : memref<4096xf16>, vector<8xf16>
    return
  }
}
