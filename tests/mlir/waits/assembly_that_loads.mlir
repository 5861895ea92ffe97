// A load in inline assembly has no wait but those of the module. A wait gets no larger count then.
// options waits: target=gfx942
// options check: target=gfx942
// expect waits: then clean

#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%g: memref<4096xf32>, %h: memref<4096xf32>, %ptr: !llvm.ptr<1>, %f: f32) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<64xf32, #wg>
    %b = memref.alloc() : memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %a[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %b[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    %txi = arith.index_cast %tx : index to i32
    %r = llvm.inline_asm has_side_effects "global_load_dword $0, $1, $2", "=v,v,s" %txi, %ptr : (i32, !llvm.ptr<1>) -> f32
    amdgpu.memory_counter_wait load(0) // expect waits: kept
    amdgpu.lds_barrier
    %y = memref.load %a[%tx] : memref<64xf32, #wg>
    memref.store %y, %g[%tx] : memref<4096xf32>
    memref.store %r, %h[%tx] : memref<4096xf32>
    return
  }
}
// -----
// Assembly without memory.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%g: memref<4096xf32>, %h: memref<4096xf32>, %ptr: !llvm.ptr<1>, %f: f32) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<64xf32, #wg>
    %b = memref.alloc() : memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %a[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %b[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    llvm.inline_asm has_side_effects "s_setprio 1", "" : () -> ()
    amdgpu.memory_counter_wait load(0) // expect waits: 1
    amdgpu.lds_barrier
    %y = memref.load %a[%tx] : memref<64xf32, #wg>
    memref.store %y, %g[%tx] : memref<4096xf32>

    return
  }
}
// -----
// The count is too large for the copy.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%g: memref<4096xf32>, %h: memref<4096xf32>, %ptr: !llvm.ptr<1>, %f: f32) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %tx = gpu.thread_id x upper_bound 64
    %a = memref.alloc() : memref<64xf32, #wg>
    %b = memref.alloc() : memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %a[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    amdgpu.gather_to_lds %g[%tx], %b[%c0] : f32, memref<4096xf32>, memref<64xf32, #wg>
    %txi = arith.index_cast %tx : index to i32
    %r = llvm.inline_asm has_side_effects "global_load_dword $0, $1, $2", "=v,v,s" %txi, %ptr : (i32, !llvm.ptr<1>) -> f32
    amdgpu.memory_counter_wait load(7) // expect waits: 1
    amdgpu.lds_barrier
    %y = memref.load %a[%tx] : memref<64xf32, #wg> // expect check: SW202
    memref.store %y, %g[%tx] : memref<4096xf32>
    memref.store %r, %h[%tx] : memref<4096xf32>
    return
  }
}
