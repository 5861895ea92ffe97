// A barrier under a condition orders an access under the same condition.
// options check: warp-locality target=gfx942
// expect check: no notes

// The same condition.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<256xf32, #wg>
    memref.store %f, %a[%tx] : memref<256xf32, #wg>
    scf.if %u {
      amdgpu.lds_barrier
    }
    scf.if %u {
      %y = memref.load %a[%c0] : memref<256xf32, #wg>
    }
    return
  }
}
// -----
// Another condition.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<256xf32, #wg>
    memref.store %f, %a[%tx] : memref<256xf32, #wg>
    scf.if %u {
      amdgpu.lds_barrier
    }
    scf.if %w {
      %y = memref.load %a[%c0] : memref<256xf32, #wg> // expect check: SW101
    }
    return
  }
}
