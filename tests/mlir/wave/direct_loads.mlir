// Direct loads to LDS. The wait completes the copy, and the barrier after it publishes the data to other waves. The newer of
// the two copies may still be in flight.
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>
module attributes {target = #rocdl.target<chip = "gfx942">} {
  func.func @k(%n: index, %v: vector<4xf32>, %g: memref<4096xf32>) attributes {translation_info = #translation} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %x = gpu.thread_id x
    %i = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%x]
    %a = memref.alloc() : memref<1024xf32, #gpu.address_space<workgroup>>
    %b = memref.alloc() : memref<1024xf32, #gpu.address_space<workgroup>>
    amdgpu.gather_to_lds %g[%x], %a[%c0] : f32, memref<4096xf32>, memref<1024xf32, #gpu.address_space<workgroup>>
    amdgpu.gather_to_lds %g[%i], %b[%c0] : f32, memref<4096xf32>, memref<1024xf32, #gpu.address_space<workgroup>>
    amdgpu.memory_counter_wait load(1)
    amdgpu.lds_barrier
    %l = vector.load %a[%c0] : memref<1024xf32, #gpu.address_space<workgroup>>, vector<4xf32>
    %m = vector.load %b[%c0] : memref<1024xf32, #gpu.address_space<workgroup>>, vector<4xf32> // expect check: SW202
    return
  }
}
