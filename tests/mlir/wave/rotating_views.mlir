// Two rotating parts of one allocation: one iteration writes one and reads the other, so one barrier is enough.
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>
module attributes {target = #rocdl.target<chip = "gfx942">} {
  func.func @k(%n: index, %v: vector<4xf32>, %g: memref<4096xf32>) attributes {translation_info = #translation} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %x = gpu.thread_id x
    %i = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%x]
    %c4096 = arith.constant 4096 : index
    %m = memref.alloc() : memref<8192xi8, #gpu.address_space<workgroup>>
    %a = memref.view %m[%c0][] : memref<8192xi8, #gpu.address_space<workgroup>> to memref<1024xf32, #gpu.address_space<workgroup>>
    %b = memref.view %m[%c4096][] : memref<8192xi8, #gpu.address_space<workgroup>> to memref<1024xf32, #gpu.address_space<workgroup>>
    vector.store %v, %a[%i] : memref<1024xf32, #gpu.address_space<workgroup>>, vector<4xf32>
    %r:2 = scf.for %k = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (memref<1024xf32, #gpu.address_space<workgroup>>, memref<1024xf32, #gpu.address_space<workgroup>>) {
      vector.store %v, %q[%i] : memref<1024xf32, #gpu.address_space<workgroup>>, vector<4xf32> // expect minimal: barrier
      %l = vector.load %p[%c0] : memref<1024xf32, #gpu.address_space<workgroup>>, vector<4xf32>
      scf.yield %q, %p : memref<1024xf32, #gpu.address_space<workgroup>>, memref<1024xf32, #gpu.address_space<workgroup>>
    }
    return
  }
}
