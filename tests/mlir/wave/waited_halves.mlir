// A split barrier on gfx1200: the signal publishes what the wave has waited for, but not a load after the wait.
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 32>
module attributes {target = #rocdl.target<chip = "gfx1200">} {
  func.func @k(%v: vector<4xf32>) attributes {translation_info = #translation} {
    %c0 = arith.constant 0 : index
    %x = gpu.thread_id x
    %i = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%x]
    %a = memref.alloc() : memref<1024xf32, #gpu.address_space<workgroup>>
    vector.store %v, %a[%i] : memref<1024xf32, #gpu.address_space<workgroup>>, vector<4xf32>
    rocdl.s.wait.dscnt 0
    rocdl.s.barrier.signal -1
    rocdl.s.barrier.wait -1
    %l = vector.load %a[%c0] : memref<1024xf32, #gpu.address_space<workgroup>>, vector<4xf32>
    rocdl.s.barrier.signal -1
    rocdl.s.barrier.wait -1
    vector.store %v, %a[%i] : memref<1024xf32, #gpu.address_space<workgroup>>, vector<4xf32> // expect check: SW102
    return
  }
}
