// Ordinary accesses count only as far as the compiler certainly makes an instruction of each.
// options waits: target=gfx942 count-ordinary
// options check: target=gfx942 count-ordinary
// expect waits: then clean
// expect check: bound all-paths

// The same place twice is one load.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%g: memref<4096xf32>, %h: memref<4096xf32>, %ptr: !llvm.ptr<1>, %f: f32) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<64xf32, #wg>
    %b = memref.alloc() : memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %a[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    %o = memref.load %h[%tx] : memref<4096xf32>
    %p = memref.load %h[%tx] : memref<4096xf32>
    amdgpu.memory_counter_wait load(0) // expect waits: 1
    amdgpu.lds_barrier
    %y = memref.load %a[%tx] : memref<64xf32, #wg>
    memref.store %y, %g[%tx] : memref<4096xf32>
    memref.store %o, %h[%tx] : memref<4096xf32>
    memref.store %p, %h[%c0] : memref<4096xf32>
    return
  }
}
// -----
// Neighbours may become one load.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%g: memref<4096xf32>, %h: memref<4096xf32>, %ptr: !llvm.ptr<1>, %f: f32) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<64xf32, #wg>
    %b = memref.alloc() : memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %a[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    %i = arith.addi %tx, %c1 : index
    %o = memref.load %h[%tx] : memref<4096xf32>
    %p = memref.load %h[%i] : memref<4096xf32>
    amdgpu.memory_counter_wait load(0) // expect waits: 1
    amdgpu.lds_barrier
    %y = memref.load %a[%tx] : memref<64xf32, #wg>
    memref.store %y, %g[%tx] : memref<4096xf32>
    memref.store %o, %h[%tx] : memref<4096xf32>
    memref.store %p, %h[%c0] : memref<4096xf32>
    return
  }
}
// -----
// Loads of two memrefs.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%g: memref<4096xf32>, %h: memref<4096xf32>, %ptr: !llvm.ptr<1>, %f: f32) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<64xf32, #wg>
    %b = memref.alloc() : memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %a[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    %o = memref.load %h[%tx] : memref<4096xf32>
    %p = memref.load %g[%tx] : memref<4096xf32>
    amdgpu.memory_counter_wait load(0) // expect waits: 2
    amdgpu.lds_barrier
    %y = memref.load %a[%tx] : memref<64xf32, #wg>
    memref.store %y, %g[%tx] : memref<4096xf32>
    memref.store %o, %h[%tx] : memref<4096xf32>
    memref.store %p, %h[%c0] : memref<4096xf32>
    return
  }
}
// -----
// Loads that are too wide to become one.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%g: memref<4096xf32>, %h: memref<4096xf32>, %ptr: !llvm.ptr<1>, %f: f32) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<64xf32, #wg>
    %b = memref.alloc() : memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %a[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    %j = arith.muli %tx, %c1 : index
    %o = vector.load %h[%tx] : memref<4096xf32>, vector<4xf32>
    %p = vector.load %h[%c0] : memref<4096xf32>, vector<4xf32>
    %i = arith.addi %tx, %c1 : index
    %q = vector.load %h[%i] : memref<4096xf32>, vector<4xf32>
    amdgpu.memory_counter_wait load(0) // expect waits: 2
    amdgpu.lds_barrier
    %y = memref.load %a[%tx] : memref<64xf32, #wg>
    memref.store %y, %g[%tx] : memref<4096xf32>
    vector.store %o, %h[%tx] : memref<4096xf32>, vector<4xf32>
    vector.store %p, %h[%c0] : memref<4096xf32>, vector<4xf32>
    vector.store %q, %h[%c1] : memref<4096xf32>, vector<4xf32>
    return
  }
}
