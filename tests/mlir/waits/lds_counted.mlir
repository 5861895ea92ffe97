// Each thread writes `%a` and loads from `%b`. Then another thread reads `%a`.
// The load of `%b` may be in flight at the barrier. With the option it certainly is one
// instruction.
// options waits: target=gfx1200 count-ordinary
// options check: target=gfx1200 count-ordinary
// expect waits: then clean
// expect check: bound all-paths

// A count of 0.
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
    rocdl.s.wait.dscnt 0 // expect waits: 1
    rocdl.s.barrier.signal -1
    rocdl.s.barrier.wait -1
    %y = vector.load %a[%c0] : memref<512xf16, #wg>, vector<8xf16>
    %z = arith.addf %x, %y : vector<8xf16>
    vector.store %z, %g[%at] : memref<4096xf16>, vector<8xf16>
    return
  }
}
// -----
// A count of 3.
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
    rocdl.s.wait.dscnt 3 // expect waits: 1
    rocdl.s.barrier.signal -1
    rocdl.s.barrier.wait -1
    %y = vector.load %a[%c0] : memref<512xf16, #wg>, vector<8xf16> // expect check: SW101
    %z = arith.addf %x, %y : vector<8xf16>
    vector.store %z, %g[%at] : memref<4096xf16>, vector<8xf16>
    return
  }
}
// -----
// A count of 2.
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
    rocdl.s.wait.dscnt 2 // expect waits: 1
    rocdl.s.barrier.signal -1
    rocdl.s.barrier.wait -1
    %y = vector.load %a[%c0] : memref<512xf16, #wg>, vector<8xf16> // expect check: SW101
    %z = arith.addf %x, %y : vector<8xf16>
    vector.store %z, %g[%at] : memref<4096xf16>, vector<8xf16>
    return
  }
}
