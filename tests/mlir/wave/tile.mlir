// All threads write and read a tile in a loop. It needs a barrier before the read and one before the next write.
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>
module attributes {target = #rocdl.target<chip = "gfx942">} {
  func.func @k(%n: index, %v: vector<4xf32>, %g: memref<4096xf32>) attributes {translation_info = #translation} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %x = gpu.thread_id x
    %i = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%x]
    %a = memref.alloc() : memref<1024xf32, #gpu.address_space<workgroup>>
    scf.for %k = %c0 to %n step %c1 {
      vector.store %v, %a[%i] : memref<1024xf32, #gpu.address_space<workgroup>>, vector<4xf32>
      %l = vector.load %a[%c0] : memref<1024xf32, #gpu.address_space<workgroup>>, vector<4xf32> // expect minimal: barrier // expect minimal: barrier after
    }
    return
  }
}
