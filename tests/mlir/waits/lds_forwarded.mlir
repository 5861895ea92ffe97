// The compiler knows what the load of `%b` gives, so that it may be dropped. The store certainly is an
// instruction.
// options waits: target=gfx1200 count-ordinary
// options check: target=gfx1200 count-ordinary warp-locality
// expect check: bound all-paths

#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%g: memref<4096xf16>, %v: vector<8xf16>) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<512xf16, #wg>
    %b = memref.alloc() : memref<512xf16, #wg>
    %at = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%tx]
    vector.store %v, %a[%at] : memref<512xf16, #wg>, vector<8xf16>
    vector.store %v, %b[%at] : memref<512xf16, #wg>, vector<8xf16>
    %x = vector.load %b[%at] : memref<512xf16, #wg>, vector<8xf16>
    rocdl.s.wait.dscnt 0 // expect waits: 1
    rocdl.s.barrier.signal -1
    rocdl.s.barrier.wait -1
    %y = vector.load %a[%c0] : memref<512xf16, #wg>, vector<8xf16>
    %z = arith.addf %x, %y : vector<8xf16>
    vector.store %z, %g[%at] : memref<4096xf16>, vector<8xf16>
    return
  }
}
